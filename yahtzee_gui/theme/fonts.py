# SPDX-License-Identifier: MIT
"""Fonts: the one typeface of the program, loaded from its assets, in the weights and sizes that are asked for."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from yahtzee_gui.desktop.resources import asset

FONT_FAMILY = "Inter"

_FONT_FILES = ("Regular", "Medium", "SemiBold", "Bold", "Italic")


def load_fonts() -> None:
    """Register the bundled font, so that every screen shows the same letters."""
    for weight in _FONT_FILES:
        QFontDatabase.addApplicationFont(str(asset(f"fonts/Inter-{weight}.otf")))


@cache
def font(
    pixels: int, weight: QFont.Weight = QFont.Weight.Normal, *, columns: bool = True, is_struck: bool = False
) -> QFont:
    """Return the program's font; with `columns`, figures have equal width, so that columns of numbers line up.

    All callers get the same one: copy it before you change it.
    """
    result = QFont(FONT_FAMILY)
    # Unhinted, letters keep the spacing they were drawn with at every size and scale.
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setPixelSize(pixels)
    result.setWeight(weight)
    result.setStrikeOut(is_struck)
    if columns:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result
