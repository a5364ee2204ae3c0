"""The clock: a countdown, the sand in the hourglass, or the time spent building."""

from vierling.game import Millis
from vierling.games.tubyrinth.rules.view import View
from vierling.terminal.voice import Voice

GRAINS = 20


def draw_clock(voice: Voice, view: View, now: Millis) -> str:
    left = None if view.deadline is None else max(-(-(view.deadline - now) // 1000), 0)
    if view.phase == "build":
        running = view.sand and left is not None
        return draw_sand(left or 0, view.options.hourglass) if running else write_time(now - view.signal)
    return "" if left is None else voice.say("terminal-tubyrinth-countdown", seconds=left)


def draw_sand(left: int, whole: int) -> str:
    grains = -(-GRAINS * min(left, whole) // whole)
    return f"{'▓' * grains}{'░' * (GRAINS - grains)} {left} s"


def write_time(time: Millis, *, tenths: bool = False) -> str:
    """`2:07`, or `2:07.4`."""
    minutes, millis = divmod(max(time, 0), 60_000)
    seconds = f"{minutes}:{millis // 1000:02}"
    return f"{seconds}.{millis % 1000 // 100}" if tenths else seconds
