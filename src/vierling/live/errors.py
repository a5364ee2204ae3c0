"""What a table refuses, with the status that a web server would answer."""

from collections.abc import Iterator
from contextlib import contextmanager

from vierling.game import Refusal

NOT_ABOUT_IT = (429, 503)  # too much at once, or at the wrong time: whatever was sent
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
