"""The command `vierling`, and `python -m vierling`."""

import sys


def main() -> None:
    try:
        from vierling.terminal.commands import main as run  # noqa: PLC0415 - it may be missing what it needs
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] == "vierling":
            raise
        # The library alone is there; there are no words either, in any language.
        sys.exit(f"vierling: the command line needs {problem.name}: pip install vierling")
    run()


if __name__ == "__main__":
    main()
