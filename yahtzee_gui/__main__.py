# SPDX-License-Identifier: MIT
"""Start the program with ``python -m yahtzee_gui``."""

from __future__ import annotations

from yahtzee_gui.app import main

if __name__ == "__main__":
    raise SystemExit(main())
