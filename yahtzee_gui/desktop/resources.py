# SPDX-License-Identifier: MIT
"""Resources are the files under ``assets`` and the guide: in this package in a wheel, one level up in a checkout."""

from __future__ import annotations

from pathlib import Path

import yahtzee_gui

_PACKAGE = Path(yahtzee_gui.__file__).resolve().parent
_PLACES = (_PACKAGE / "assets", _PACKAGE.parent / "assets")
_GUIDES = (_PACKAGE / "guide", _PACKAGE.parent / "docs" / "guide")
_ENGLISH = "en"


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


def guide(language: str) -> Path:
    """Return the file of the guide in a language, such as ``de``; in English where there is none.

    Raises:
        FileNotFoundError: if the installation lacks it.
    """
    for code in (language, _ENGLISH):
        for place in _GUIDES:
            path = place / f"{code}.md"
            if path.exists():
                return path
    raise FileNotFoundError("the installation lacks the guide")
