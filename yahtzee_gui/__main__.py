# SPDX-License-Identifier: MIT
"""Start the program with ``python -m yahtzee_gui``, or by the name it was installed under.

The windows take a while to import. Until then there is nothing to be saved, so a signal ends the process at once.
"""

from __future__ import annotations

import os
import signal
import sys


def _leave(number: int, _frame: object) -> None:
    os._exit(128 + number)


def main() -> int:
    """Start the program and return its exit status."""
    signal.signal(signal.SIGINT, _leave)
    signal.signal(signal.SIGTERM, _leave)
    try:
        from yahtzee_gui.desktop import plain_imports  # noqa: F401 (before anything else of Qt)

        from yahtzee_gui import app  # isort: skip
    except ImportError:
        from yahtzee_gui.desktop import prerequisites

        packages = prerequisites.missing_packages()
        if not packages:
            raise
        print(f"yahtzee-gui: {prerequisites.told(packages)}", file=sys.stderr)
        return 1
    try:
        status = app.main()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # what there is to say is not read any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 141
    return status


if __name__ == "__main__":
    raise SystemExit(main())
