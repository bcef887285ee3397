# SPDX-License-Identifier: MIT
"""Layouts by what stands in them, in its order: widgets, other layouts, and the room between them."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

STRETCH: Final = None
"""Room that takes what is left over."""
_Part: TypeAlias = QWidget | QLayout
_Layout = TypeVar("_Layout", bound=QBoxLayout)


def filled(
    layout: _Layout,
    *items: _Part | tuple[_Part, int] | int | None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = None,
) -> _Layout:
    """Return `layout` with its items: parts, parts with their share of the room, pixels, and `STRETCH`."""
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    for item in items:
        if item is None:
            layout.addStretch()
        elif isinstance(item, int):
            layout.addSpacing(item)
        else:
            part, share = item if isinstance(item, tuple) else (item, 0)
            if isinstance(part, QWidget):
                layout.addWidget(part, share)
            else:
                layout.addLayout(part, share)
    return layout
