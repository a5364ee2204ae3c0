"""`vierling serve` with the clock that TORTURE_CLOCK names and the bug that TORTURE_FLAW names."""

import os


def prepare(clock: str, flaw: str) -> None:
    if clock:
        from torture.clock import set_by

        set_by(clock)
    if flaw:
        from torture.flaws import FLAWS

        FLAWS[flaw]()


if __name__ == "__main__":  # its thinkers import this file too
    from vierling.terminal.commands import main

    prepare(os.environ["TORTURE_CLOCK"], os.environ["TORTURE_FLAW"])
    main()
