# SPDX-License-Identifier: MIT
"""The list of who can be compared: a tick in the colour of each that is, what is chosen in its row, and its average."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from yahtzee_gui.kit.charts.series import INKS, paint_series_swatch
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignRight, draw_ring, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.kit.zoom import resize
from yahtzee_gui.strategies import words
from yahtzee_gui.strategies.entrants import Parameter
from yahtzee_gui.strategies.view import RowChoice, WhoRow
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_NAME, _HEIGHT, _BOX, _FIGURE, _CHOICE = 112, 28, 18, 62, 76
_SHARES = 3, 2


class WhoButton(Ringed, QAbstractButton):
    """One who can be compared; pressed, it is."""

    def __init__(self) -> None:
        super().__init__()
        self.ink: int | None = None
        self.name, self.zoom = "", 1.0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(_HEIGHT)
        self.setMinimumWidth(_NAME)

    def show_row(self, row: WhoRow) -> None:
        """Show other figures."""
        self.name, self.ink = row.name, row.ink
        self.setText(row.name.replace("&", "&&"))
        self.setChecked(row.ink is not None)
        self.setEnabled(row.can_play)
        self.setAccessibleName(row.spoken)
        self.setAccessibleDescription(row.hint)
        set_tooltip(self, f"{row.name}\n{row.hint}")
        self.update()

    def set_zoom(self, zoom: float) -> None:
        """Be larger in a large window."""
        resize(self, zoom)
        self.zoom = zoom
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the row."""
        return QSize(_NAME, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box in the colour of the player, and the name."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        area = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        if self.underMouse() and self.isEnabled():
            fill_round(painter, area, 7, theme().q("hover"))
        box = QRectF(6, (area.height() - _BOX) / 2, _BOX, _BOX)
        is_chosen, ink = self.ink is not None, self.ink or 0
        painter.setPen(QPen(theme().q(INKS[ink] if is_chosen else "control_edge"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        if is_chosen:
            paint_series_swatch(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), ink, as_line=False)
            painter.setPen(QPen(theme().q("card"), 2.0))
            corners = ((0.25, 0.52), (0.43, 0.7), (0.75, 0.32))
            tick = [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in corners]
            painter.drawPolyline(QPolygonF(tick))
        font = fonts.font(13, QFont.Weight.DemiBold if is_chosen else QFont.Weight.Normal)
        name = area.adjusted(box.right() + 10, 0, 0, 0)
        draw_fitted(painter, name, self.name, font, theme().q("text" if self.isEnabled() else "faint"))
        if self.has_ring:
            draw_ring(painter, area, 7)


class _Row(QWidget):
    """A row: the button, what is chosen beside it, the button that opens it, the average, and below what is open.

    Signals:
        chosen: a `Parameter` and its value.
    """

    chosen = Signal(Parameter, object)

    def __init__(self, row: WhoRow) -> None:
        super().__init__()
        self.button, self.figure = WhoButton(), ElidedLabel("muted", AlignRight)
        self.figure.setFixedWidth(_FIGURE)
        self.opens = QPushButton()
        self.opens.setProperty("link", "true")
        self.choices: dict[Parameter, Combo] = {}
        self._line = filled(QHBoxLayout(), (self.button, 1), self.opens, self.figure, spacing=4)
        self._below = QGridLayout()
        self._below.setContentsMargins(34, 0, 0, 4)
        for column, share in enumerate(_SHARES):
            self._below.setColumnStretch(column, share)
        filled(QVBoxLayout(self), self._line, self._below, spacing=2, margins=(0, 0, 0, 0))
        self.show_row(row)

    def show_row(self, row: WhoRow) -> None:
        """Show other figures and choices."""
        self.button.show_row(row)
        self.figure.set_text(row.figure)
        self.opens.setText(row.opens)
        self.opens.setAccessibleName(f"{row.opens}: {row.name}")
        self.opens.setVisible(bool(row.opens))
        offered = [*([row.choice] if row.choice is not None else []), *row.open_choices]
        for parameter in [one for one in self.choices if one not in [choice.parameter for choice in offered]]:
            discard(self.choices.pop(parameter))
        for choice in offered:
            if choice.parameter not in self.choices:
                self._add(choice, is_below=choice is not row.choice)
            fill(self.choices[choice.parameter], choice.offered, choice.chosen)

    def _add(self, choice: RowChoice, *, is_below: bool) -> None:
        box = self.choices[choice.parameter] = Combo()
        box.setAccessibleName(choice.name)
        set_tooltip(box, choice.name)
        box.setMinimumWidth(_CHOICE)
        box.setSizePolicy(
            QSizePolicy.Policy.Ignored if is_below else QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed
        )
        box.activated.connect(lambda place: self.chosen.emit(choice.parameter, box.itemData(place)))
        if is_below:
            place = len(self.choices) - 1
            self._below.addWidget(box, place // 2, place % 2)
        else:
            self._line.insertWidget(1, box)


def fill(box: Combo, offered: Sequence[tuple[str, object]], chosen: object) -> None:
    """Have a list offer texts, each with what it stands for, one of which is chosen."""
    with QSignalBlocker(box):
        if [box.itemText(place) for place in range(box.count())] != [text for text, _ in offered]:
            box.clear()
            for text, value in offered:
                box.addItem(text, value)
        values = [value for _, value in offered]
        box.setCurrentIndex(values.index(chosen) if chosen in values else -1)


class WhoList(QWidget):
    """All who can be compared, below each other.

    Signals:
        toggled, opened: the key of one whose tick was pressed, or the button that opens its row.
        chosen: the key of a row, the `Parameter` chosen there and its value.
    """

    toggled = Signal(str)
    opened = Signal(str)
    chosen = Signal(str, Parameter, object)

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, _Row] = {}
        self._column = filled(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        self.setAccessibleName(words.who_plays())

    def set_rows(self, rows: Sequence[WhoRow]) -> None:
        """Show who there is."""
        keys = [row.key for row in rows]
        for key in [key for key in self.rows if key not in keys]:
            discard(self.rows.pop(key))
        for place, row in enumerate(rows):
            if row.key not in self.rows:
                self.rows[row.key] = made = _Row(row)
                made.button.clicked.connect(lambda _=False, key=row.key: self.toggled.emit(key))
                made.opens.clicked.connect(lambda _=False, key=row.key: self.opened.emit(key))
                made.chosen.connect(lambda which, value, key=row.key: self.chosen.emit(key, which, value))
                self._column.insertWidget(place, made)
            self.rows[row.key].show_row(row)
