"""What can go wrong with a store, whichever it is."""


class Trouble(Exception):
    """The database failed, refuses, cannot be reached, or holds what it should not."""


class Occupied(Trouble):
    """What is there would be overwritten."""


class Taken(Trouble):
    """Another process has it."""


class Outdated(Trouble):
    """A newer version of Vierling has changed it, or an older one has left it in a way that nobody knows any more."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"it belongs to another version of Vierling (schema {found}, not {known})")
