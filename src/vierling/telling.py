"""The sentence of a refusal, whoever has the words."""

from collections.abc import Callable, Mapping

from vierling.game import Refusal

Say = Callable[[str, Mapping[str, str | int]], str | None]  # the text of a key; None if there is none


def sentence(refusal: Refusal, say: Say, *, proper: bool = False) -> str:
    """In the reader's language; its reason too, where that is a refusal itself. Games are called as commands call them,
    or by their proper names. A game that brings no words is heard in its own."""
    reason = refusal.__cause__
    told = {"reason": sentence(reason, say, proper=proper)} if isinstance(reason, Refusal) else {}
    game = say(f"{refusal.params['game']}-name", {}) if proper and "game" in refusal.params else None
    named = {"game": game} if game else {}
    return say(f"error-{refusal.code}", {**refusal.params, **named, **told}) or str(refusal)
