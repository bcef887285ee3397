# SPDX-License-Identifier: MIT
"""The words around the guide; its text is in ``docs/guide``, a file for each language."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr


def title() -> str:
    """Return the title of the handbook."""
    return tr("Guide")


def chapters() -> str:
    """Return the name of the list at its left, for screen readers."""
    return tr("Chapters")
