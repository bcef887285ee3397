# SPDX-License-Identifier: MIT
"""Resources are the files under ``assets``: found in this package in a wheel, one level up in a checkout."""

from __future__ import annotations

from pathlib import Path

import yahtzee_gui

_PACKAGE = Path(yahtzee_gui.__file__).resolve().parent
_PLACES = (_PACKAGE / "assets", _PACKAGE.parent / "assets")


def asset(name: str) -> Path:
    """Return the path of the asset `name`, such as ``fonts/Inter-Regular.otf``.

    Raises:
        FileNotFoundError: if the installation lacks it.
    """
    for place in _PLACES:
        path = place / name
        if path.exists():
            return path
    raise FileNotFoundError(f"the installation lacks assets/{name}")
