# SPDX-License-Identifier: MIT
"""Layouts by what stands in them, in its order: widgets, other layouts, and the room between them.

Only this module asks a layout for its items. PySide keeps a Python object of each item that it has touched; when Qt
deletes an item, that object stays, and the next widget made at the same address is taken for it: the process crashes.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

import shiboken6
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget

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
                add_layout(layout, part, share)
    return layout


def add_layout(outer: QBoxLayout | QGridLayout, inner: QLayout, *place: int) -> None:
    """Add a layout to another, at its `place` there: its share of the room, or a row and a column.

    PySide makes Python objects of the items of `inner` meanwhile, which are forgotten here.
    """
    outer.addLayout(inner, *place)  # type: ignore[call-overload]  # whose `place` is of two, of a grid
    _forget_items(inner)


def _forget_items(layout: QLayout) -> None:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            _forget_items(item)
        else:
            shiboken6.invalidate(item)  # type: ignore[arg-type]  # which is any object of PySide


def discard(widget: QWidget) -> None:
    """Take a widget off the screen and out of its layout, and have Qt delete it once no event is handled."""
    widget.hide()
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    for one in (layout, *layout.findChildren(QLayout)) if layout is not None else ():
        one.removeWidget(widget)
    widget.deleteLater()
