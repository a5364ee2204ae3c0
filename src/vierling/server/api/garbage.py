"""When to look for objects that only hold each other. References free nearly everything a server drops; but Python
also looks through all that has lived for long, and with a thousand tables that stops everybody for a second."""

import gc

YOUNG = 1_500  # objects more than before, and the new ones are looked through: mostly less than a millisecond
ROUNDS = 8  # of those, and what was left of them is looked through
NEVER = 2**31 - 1
MANY = 3_000_000  # old objects more than after the last look, some 300 MB: each socket that closes leaves a hundred
OLD = 2  # the generation


class Collector:
    """What was imported stays, and what lives for long waits until it is looked through."""

    def __init__(self, many: int = MANY) -> None:
        self.many = many
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, ROUNDS, NEVER)
        self._left = count_old()

    def look_through(self, quiet: bool) -> None:
        """Once nobody is here whom it would keep waiting; soon after it there is nothing new to find. Where somebody
        always is, once so much has grown old that most of it may be garbage."""
        if (quiet and gc.get_count()[OLD]) or count_old() > self._left + self.many:
            gc.collect()
            self._left = count_old()


def count_old() -> int:
    return len(gc.get_objects(OLD))
