"""The board of a day follows from its link, and a verifier says so."""

from hashlib import sha256
from hmac import digest

import pytest

from vierling import Match
from vierling.games.tubyrinth import warm_up
from vierling.games.tubyrinth.think.puzzles import generate
from vierling.play.fair import verify
from vierling.proof import DayLink

LINK = sha256(b"the link of the day").digest()
END = sha256(LINK).hexdigest()
DAY = "2026-11-16"  # also the first one


def board_of_the_day(challenge: str, grade: int) -> str:
    """As docs/verify.md says."""
    seed = digest(digest(LINK, challenge.encode(), "sha256"), b"board", "sha256")
    warm_up()
    board: str = generate(grade, int(bin(int.from_bytes(seed) | 1 << 256)[3 : 3 + 53], 2))["board"]
    return board


def findings(board: str, challenge: str) -> dict[str, bool]:
    match = Match("tubyrinth", seats=1, board=board)
    match.proof = DayLink(DAY, challenge, DAY, END, LINK.hex())
    return {each.code: each.wrong for each in verify(Match.read(match.record()))}


def test_the_board_of_a_day_is_made_again_and_compared() -> None:
    board = board_of_the_day("tubyrinth-1", 1)
    assert findings(board, "tubyrinth-1") == {"link-fits": False, "made-fits": False, "rolls-fit": False}
    assert findings("1a", "tubyrinth-1") == {"link-fits": False, "made-differs": True, "rolls-fit": False}


@pytest.mark.parametrize("challenge", ["knister", "tubyrinth-9"])
def test_a_challenge_of_another_game_or_of_none_has_no_board(challenge: str) -> None:
    assert findings("1a", challenge) == {"link-fits": False, "rolls-fit": False}
