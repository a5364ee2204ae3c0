"""Gives bots the weights that the user has trained, for every command in which they play."""

from vierling.terminal.reading import Misread


def teach_bots() -> None:
    from vierling.server.learned import learned_folder, teach_readable  # noqa: PLC0415 - `--help` needs no bots

    _, refused = teach_readable(learned_folder())
    for file, problem in refused:
        raise Misread(str(file), problem) from problem
