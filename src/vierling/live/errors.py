"""What a table refuses, with the status that a web server would answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from vierling.game import Refusal

NOT_ABOUT_IT = (429, 503)  # too much at once, or at the wrong time: whatever was sent
LONGEST_SENTENCE = 1000
LATER = {"warming-up": 202}  # accepted, not an error: ask again in a moment


class Refused(Refusal):
    """A refusal of the table's, not of the rules; its sentences are in errors.ftl alone."""

    def __init__(self, code: str, status: int = 409, where: str | None = None, **params: str | int) -> None:
        super().__init__(code, code, **params)
        self.status = status
        self.where = where


@contextmanager
def blame(where: str | None, status: int = 422) -> Iterator[None]:
    """Whatever is refused within is the fault of this field; of none, if that was sent earlier."""
    try:
        yield
    except Refusal as problem:
        if getattr(problem, "status", status) in NOT_ABOUT_IT:
            raise
        refused = Refused(problem.code, LATER.get(problem.code, status), where, **problem.params)
        refused.args = problem.args  # the sentence, for a game whose words we do not have
        raise refused from problem


def shape_of(refusal: Refusal, message: str) -> dict[str, Any]:
    """One shape for whatever is refused, at every door of a house."""
    where = getattr(refusal, "where", None)
    instead = {"instead": refusal.params["instead"]} if "instead" in refusal.params else {}
    return {"error": {"code": refusal.code, "message": tidy(message, LONGEST_SENTENCE), "where": where, **instead}}


def tidy(text: str, longest: int) -> str:
    """What somebody sent, fit to be repeated: half a surrogate pair cannot be, and nobody reads a whole page."""
    shown = text.encode(errors="replace").decode()
    return shown if len(shown) <= longest else f"{shown[:longest]}…"
