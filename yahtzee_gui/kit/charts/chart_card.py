# SPDX-License-Identifier: MIT
"""A chart card has a chart under its title, the same figures as a table in its place, and gives both as files."""

from __future__ import annotations

import csv
import io
import json

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figure_table import FigureTable, columns
from yahtzee_gui.kit.drawing import AlignRight, as_png, draw_text
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import Card, add_layout, discard, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import buttons


@dataclass(frozen=True)
class ChartFigures:
    """The lines of a chart: `rows` as they are read, `data` with the same as numbers and texts, under `headings`.

    The columns in `words` have words, all others numbers.
    """

    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    data: tuple[tuple[str | int | float | None, ...], ...] = ()
    words: frozenset[int] = frozenset({0})

    def as_csv(self) -> bytes:
        """Return a file of comma-separated values in UTF-8, numbers in full and with a decimal point.

        A text that a spreadsheet would take for a formula has an apostrophe in front: names may be anybody's.
        """
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\r\n")
        writer.writerow([_harmless(heading) for heading in self.headings])
        writer.writerows([["" if value is None else _harmless(value) for value in line] for line in self.data])
        return text.getvalue().encode("utf-8-sig")  # spreadsheets take it for something else without the mark

    def as_json(self) -> bytes:
        """Return a JSON object in UTF-8: the headings, and the lines with numbers in full."""
        lines = [list(line) for line in self.data]
        return json.dumps(
            {"headings": list(self.headings), "rows": lines}, ensure_ascii=False, indent=1, allow_nan=False
        ).encode()


_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n")


def _harmless(value: str | int | float) -> str | int | float:
    """Return a cell as no spreadsheet takes it for a formula: numbers stay, and so does what begins otherwise."""
    return f"'{value}" if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULA_SIGNS) else value


NO_FIGURES = ChartFigures()


PNG, SVG, CSV, JSON = ".png", ".svg", ".csv", ".json"
ENDINGS = (PNG, SVG, CSV, JSON)
"""The endings of the files that a chart can become."""

_SIZE = QSize(960, 540)
_TITLE, _MARGIN = 44.0, 20.0
_SHARP = 2.0  # pixels of the picture for each of the screen


def exported(chart: Chart, figures: ChartFigures, ending: str) -> bytes:
    """Return the file of a chart with that ending.

    Raises:
        ValueError: if a chart becomes no such file.
    """
    if ending == CSV:
        return figures.as_csv()
    if ending == JSON:
        return figures.as_json()
    if ending not in (PNG, SVG):
        raise ValueError(f"ending: must be one of {', '.join(ENDINGS)}, not {ending}")
    if ending == PNG:
        image = QImage(_SIZE * _SHARP, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SHARP)
        _paint(QPainter(image), chart)
        return as_png(image)
    buffer, generator = QBuffer(), QSvgGenerator()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator.setOutputDevice(buffer)
    generator.setSize(_SIZE)
    generator.setViewBox(QRectF(0, 0, _SIZE.width(), _SIZE.height()))
    generator.setTitle(chart.accessibleName())
    generator.setDescription(chart.accessibleDescription())
    _paint(QPainter(generator), chart)
    return bytes(buffer.data().data())


def _paint(painter: QPainter, chart: Chart) -> None:
    whole = QRectF(0, 0, _SIZE.width(), _SIZE.height())
    painter.fillRect(whole, theme().q("card"))
    title = QRectF(_MARGIN, _MARGIN / 2, whole.width() - 2 * _MARGIN, _TITLE)
    draw_text(painter, title, chart.accessibleName(), fonts.font(17, QFont.Weight.DemiBold), theme().q("text"))
    area = whole.adjusted(_MARGIN, _TITLE + _MARGIN / 2, -_MARGIN, -_MARGIN / 2)
    painter.translate(area.topLeft())
    chart.paint(painter, QRectF(0, 0, area.width(), area.height()))
    painter.end()


_WORDS, _NUMBER = 210, 84


_SPACE = 12


class ChartCard(Card):
    """A chart, or its table.

    Signals:
        itemRequested: the number of an item of the chart, or of the same line of the table.

    Attributes:
        table: once it has been looked at.
    """

    itemRequested = Signal(int)

    def __init__(self, title: str, chart: Chart) -> None:
        super().__init__(title)
        self.chart = chart
        self.figures: ChartFigures = NO_FIGURES
        self.table: FigureTable | None = None
        self._is_table = False
        self._sides = QStackedWidget()
        self._sides.addWidget(chart)
        self.note = ElidedLabel("muted", AlignRight)
        self.as_table = _button(buttons.as_table())
        self.as_table.setMinimumWidth(
            max(_button(text).sizeHint().width() for text in (buttons.as_table(), buttons.as_chart()))
        )
        self.save = _button(buttons.save())
        self._lay_out()
        self.as_table.clicked.connect(self.turn)
        chart.itemRequested.connect(self.itemRequested)

    def _lay_out(self) -> None:
        self.column.removeWidget(self.heading)
        self.heading.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        head = self._head = filled(QHBoxLayout(), self.heading, spacing=_SPACE)
        head.addWidget(self.note, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.as_table)
        head.addWidget(self.save)
        add_layout(self.column, head)
        self.column.addWidget(self._sides, 1)

    def head_with(self, choice: QWidget) -> None:
        """Have a choice of what is shown in the place of the title."""
        self.heading.hide()
        self._head.insertWidget(0, choice)

    def show_title(self, title: str, note: str = "") -> None:
        """Show another title and note."""
        self.heading.setText(title)
        self.note.set_text(note)

    def show_figures(self, figures: ChartFigures) -> None:
        """Have the table and the files show `figures`, those of the chart; without any the chart is shown."""
        for button in (self.as_table, self.save):
            button.setEnabled(bool(figures.rows))
        if figures != self.figures:
            self.figures = figures
            if self.table is not None:
                discard(self.table)
                self.table = None
            self._show(is_table=self._is_table and bool(figures.rows))

    def turn(self) -> None:
        """Show the table in the place of the chart, or the chart again, if there is something to show."""
        if self.figures.rows:
            self._show(is_table=not self._is_table)

    def _show(self, *, is_table: bool) -> None:
        """Show the table, or the chart; the keyboard goes along."""
        had_keyboard = self.chart.hasFocus() or (self.table is not None and self.table.hasFocus())
        self._is_table = is_table
        if is_table and self.table is None:
            self.table = self._made_table()
            self._sides.addWidget(self.table)
        side: QWidget = self.table if is_table and self.table is not None else self.chart
        self._sides.setCurrentWidget(side)
        if had_keyboard:
            side.setFocus(Qt.FocusReason.OtherFocusReason)
        self.as_table.setText(buttons.as_chart() if is_table else buttons.as_table())

    def _made_table(self) -> FigureTable:
        figures = self.figures
        widths = [_WORDS if number in figures.words else _NUMBER for number in range(len(figures.headings))]
        table = FigureTable(self.chart.accessibleName(), columns(figures.headings, widths, figures.words))
        table.set_rows(figures.rows)
        table.setMinimumSize(QSize(0, 0))
        table.activated.connect(lambda: self.itemRequested.emit(table.currentRow()))
        return table


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("small", "true")
    return button
