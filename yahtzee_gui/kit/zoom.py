# SPDX-License-Identifier: MIT
"""A zoom makes a page larger in a large window: its letters, what has a fixed size, and the room between.

Pages say sizes once, for a window of the usual size. A widget with `set_zoom` sees to itself and to what is in it; one
with the property `GROWS` takes its size, and that of its letters, from the room it has.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLayout, QWidget

from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.style_sheet import zoomed

GROWS = "grows"
_UNLIMITED = 16_777_215  # as Qt has it
_TEXT = 13  # pixels, of what no style sheet says more about


class Zoom(QObject):
    """Keeps a `page`, with what is `scrolled` on it, as large as the window asks for, whatever comes to stand there."""

    def __init__(self, page: QWidget, *scrolled: QWidget) -> None:
        super().__init__(page)
        self._page, self._factor, self._sheet = page, 1.0, ""
        for widget in (page, *scrolled):
            widget.installEventFilter(self)

    def show(self, factor: float, sheet: str) -> None:
        """Be larger by `factor` than in a usual window; `sheet` is the style sheet of the window."""
        before = self._factor, self._sheet
        self._factor, self._sheet = factor, sheet
        if before != (factor, sheet) and {before[0], factor} != {1.0}:
            self._page.setFont(fonts.font(round(_TEXT * factor), columns=False))
            self._page.setStyleSheet(zoomed(sheet, factor))
            self._go_through(self._page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give what has come, or has taken another size of its own, its share."""
        if event.type() is QEvent.Type.LayoutRequest and self._factor != 1:
            self._go_through(self._page)
        return super().eventFilter(watched, event)

    def _go_through(self, widget: QWidget) -> None:
        """Give a widget and what is in it their share."""
        set_zoom = getattr(widget, "set_zoom", None)
        if widget.property(GROWS):
            widget.setStyleSheet(self._sheet)
        elif set_zoom is not None:
            set_zoom(self._factor)
        else:
            resize(widget, self._factor)
            layout = widget.layout()
            for one in (layout, *layout.findChildren(QLayout)) if layout is not None else ():
                _space(one, self._factor)
            for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if not child.isWindow():
                    self._go_through(child)


def resize(widget: QWidget, factor: float) -> None:
    """Give a widget its share of the least and the most size that it was given."""
    layout = widget.layout()
    if layout is not None and layout.sizeConstraint() is QLayout.SizeConstraint.SetFixedSize:
        return
    least, most = widget.minimumSize(), widget.maximumSize()
    now = (least.width(), least.height(), most.width(), most.height())
    wanted = share(widget, "size", now, factor)
    if wanted != now:
        widget.setMaximumSize(_UNLIMITED, _UNLIMITED)
        widget.setMinimumSize(*wanted[:2])
        widget.setMaximumSize(*wanted[2:])


def _space(layout: QLayout, factor: float) -> None:
    margins = layout.contentsMargins()
    layout.setContentsMargins(
        *share(layout, "margins", (margins.left(), margins.top(), margins.right(), margins.bottom()), factor)
    )
    (spacing,) = share(layout, "spacing", (layout.spacing(),), factor)
    if spacing not in (-1, layout.spacing()):
        layout.setSpacing(spacing)


def share(thing: QObject, name: str, now: tuple[int, ...], factor: float) -> tuple[int, ...]:
    """Return the sizes that `thing` is to have for those that it has `now`; what is as it was given here is no news."""
    own, given = thing.property(f"zoom-{name}") or (now, now)
    own = tuple(mine if size == was else size for size, was, mine in zip(now, given, own, strict=True))
    wanted = tuple(round(size * factor) if 0 < size < _UNLIMITED else size for size in own)
    thing.setProperty(f"zoom-{name}", (own, wanted))
    return wanted
