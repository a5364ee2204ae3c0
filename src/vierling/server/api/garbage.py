"""When to look for objects that only hold each other. References free nearly everything a server drops; but Python
also looks through all that has lived for long, and with a thousand tables that stops everybody for a second."""

import gc

YOUNG = 50_000  # objects more than before, and the new ones are looked through: some milliseconds
ROUNDS = 20  # of those, and what was left of them is looked through
NEVER = 2**31 - 1
MOST_PUT_OFF = 500  # looks at what was left; then all is looked through, even if somebody plays


def spare_the_collector() -> None:
    """What was imported stays, and what lives for long waits for `look_through`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


def look_through(quiet: bool) -> None:
    """Once nobody is here whom it would keep waiting; soon after it there is nothing new to find."""
    put_off = gc.get_count()[2]
    if (quiet and put_off) or put_off > MOST_PUT_OFF:
        gc.collect()
