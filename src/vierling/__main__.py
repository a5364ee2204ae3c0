"""`python -m vierling` is the command `vierling`."""

from vierling.terminal.commands import main

main()
