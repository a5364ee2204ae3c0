"""What the server reports to whoever runs it. Nobody at a table ever waits for that output, and none of its troubles
reaches them: a pipe that is closed, full or never read costs lines of the report and nothing else."""

import logging
import queue
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from logging.handlers import QueueHandler
from types import TracebackType

from vierling.server.store.trouble import Trouble

MOST_LINES = 10_000  # that wait for a slow output; more are dropped
LAST_WORDS_SECONDS = 1.0
SYSTEM = (OSError, MemoryError, Trouble)
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Discreet(logging.Formatter):
    """Of an exception it tells what and where, not its message, which may name the move of a match in play. What the
    system or the disk has to say is told in full."""

    def formatException(self, ei: Raised) -> str:  # noqa: N802 - logging's own name
        return "".join(lines_of(ei[1])).rstrip()


def lines_of(problem: BaseException | None) -> Iterator[str]:
    if problem is None:
        return
    yield from lines_of(problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__))
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(problem.__traceback__)
    name = type(problem).__qualname__
    yield f"{name}: {problem}\n" if isinstance(problem, SYSTEM) else f"{name}\n"


class Report(QueueHandler):
    """Hands lines to a thread that writes them."""

    queue: "queue.Queue[logging.LogRecord]"

    def __init__(self) -> None:
        super().__init__(queue.Queue(MOST_LINES))
        self._output = logging.StreamHandler(sys.stderr)
        self._output.setFormatter(logging.Formatter(FORMAT))
        self.setFormatter(Discreet())  # what goes into the queue is text already
        threading.Thread(target=self._write, name="report", daemon=True).start()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """The queue is full, so the line is dropped: reporting that would not get any further."""

    def _write(self) -> None:
        while True:
            self._output.handle(self.queue.get())
            self.queue.task_done()

    def finish(self) -> None:
        """Give the last lines a moment; an output that is stuck does not keep the server from ending."""
        patience = time.monotonic() + LAST_WORDS_SECONDS
        while self.queue.unfinished_tasks and time.monotonic() < patience:
            time.sleep(0.01)


def blame_the_client(record: logging.LogRecord) -> bool:
    """Text that is not UTF-8 is the client's mistake, worth one line of the report and not a traceback."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def report() -> Report:
    """From now on everything is reported to standard error."""
    logging.raiseExceptions = False  # if the output fails, there is nowhere to report that
    logging.getLogger("uvicorn.error").addFilter(blame_the_client)
    handler = Report()
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    return handler
