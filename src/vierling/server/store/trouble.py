"""What can go wrong with a store, whichever it is."""


class Trouble(Exception):
    """The database failed, refuses, cannot be reached, or holds what it should not."""


class Occupied(Trouble):
    """What is there would be overwritten."""


class Taken(Trouble):
    """Another process has it."""
