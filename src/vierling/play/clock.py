"""Time is an argument: whoever hosts a match brings a clock, and everything else asks that one."""

from collections.abc import Callable

from vierling.game import Millis

Clock = Callable[[], Millis]
