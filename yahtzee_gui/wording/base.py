# SPDX-License-Identifier: MIT
"""The two ways in which a sentence becomes translatable."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """Return `text` in the language of the program."""
    return QCoreApplication.translate("wording", text)


def plural(number: int, one: str, many: str) -> str:
    """Return `one` or `many` with ``%n`` replaced; languages with more plural forms come with the translations."""
    return tr(one if number == 1 else many).replace("%n", str(number))
