# SPDX-License-Identifier: MIT
"""Where the bundled programs start: as `yahtzee-engine` it is the engine's command line, else the window."""

import gc
import sys
from pathlib import Path

# To look for circles in hundreds of thousands of objects that all stay is a tenth of the time that numba takes to load.
gc.set_threshold(50_000)

if Path(sys.argv[0]).name.startswith("yahtzee-engine"):
    from engine.__main__ import main
else:
    from yahtzee_gui.desktop import plain_imports  # noqa: F401 (before anything else of Qt)

    from yahtzee_gui.app import main  # isort: skip

raise SystemExit(main())
