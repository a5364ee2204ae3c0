"""What the process that thinkers are forked from has done already: all imports, and every kernel loaded."""

import ctypes
import os
import signal

from server import begin  # noqa: F401 - each of them begins there
from vierling.kit import GAMES
from vierling.server.pool import WARM, warm_up_all

PR_SET_PDEATHSIG = 1  # of Linux

# Loading takes a while, or minutes if nothing is compiled yet: nobody wants the result once the parent is gone.
if hasattr(ctypes.CDLL(None), "prctl"):
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() == 1:
        os._exit(1)
warm_up_all(list(GAMES))
WARM.update(GAMES)
