# SPDX-License-Identifier: MIT
"""The fairness page answers "the dice are rigged": the faces rolled with their test, and how to check the seed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.game_review.fairness import NO_FACES, ChiSquare, FaceCounts
from engine.rules.dice import FACES, Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.history import fairness_words
from yahtzee_gui.kit.cards import Card, WideText
from yahtzee_gui.kit.charts.axes import paint_column
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, smooth_painter
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import numbers

_HEIGHT = 196
_TOP, _DIE, _GAP = 22, 22, 8
_LABEL_HEIGHT = 18
_BAR_SHARE = 0.78


class FaceChart(Picture):
    """Six bars with their counts and dice, and the dashed line of the expected count."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: FaceCounts = NO_FACES
        self._expected = 0.0
        self.setMinimumHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_counts(self, counts: FaceCounts, expected: float) -> None:
        """Show other counts, and how many of each face are expected."""
        self._counts, self._expected = counts, expected
        self.setAccessibleName(fairness_words.faces_rolled())
        self.setAccessibleDescription(fairness_words.chart_of_faces(counts))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size the chart would like."""
        return QSize(240, _HEIGHT)

    def _plot(self) -> QRectF:
        """Return where the bars stand: above the dice, below the label of the line."""
        return QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom).adjusted(
            0, _TOP + _LABEL_HEIGHT, 0, -(_DIE + _GAP + 2)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, counts, dice, and the line."""
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        plot = self._plot()
        column = plot.width() / len(FACES)
        highest = max(*self._counts, self._expected, 1.0)
        for place, (face, count) in enumerate(zip(FACES, self._counts, strict=True)):
            cell = QRectF(plot.x() + place * column, plot.y(), column, plot.height())
            self._paint_bar(painter, cell, count, plot.height() * count / highest)
            die = QRectF(cell.center().x() - _DIE / 2, plot.bottom() + _GAP, _DIE, _DIE)
            draw_die(painter, die, face)
        painter.setPen(QPen(theme().q("control_edge"), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        if self._expected:
            self._paint_expected(painter, plot, plot.bottom() - plot.height() * self._expected / highest)

    def _paint_bar(self, painter: QPainter, cell: QRectF, count: int, height: float) -> None:
        width = cell.width() * _BAR_SHARE
        bar = QRectF(cell.center().x() - width / 2, cell.bottom() - height, width, height)
        paint_column(painter, bar, theme().q("bar"))
        label = QRectF(cell.x(), bar.bottom() - _LABEL_HEIGHT - 2, cell.width(), _LABEL_HEIGHT)
        font = fonts.font(12, QFont.Weight.DemiBold)
        draw_text(painter, label, numbers.whole(count), font, theme().q("text"), AlignCenter)

    def _paint_expected(self, painter: QPainter, plot: QRectF, y: float) -> None:
        painter.setPen(QPen(theme().q("text"), 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        label = QRectF(plot.left(), 0, plot.width(), _LABEL_HEIGHT)
        sample = 20.0
        painter.drawLine(QPointF(0, label.center().y()), QPointF(sample, label.center().y()))
        label.setLeft(sample + 6)
        text = fairness_words.expected_line(self._expected)
        draw_text(painter, label, text, fonts.font(12), theme().q("muted"), AlignLeft)


@dataclass(frozen=True)
class FairnessView:
    """What the fairness page shows.

    `seed` is None without a game. `first_roll` is the first roll of the game and `command` works it out from the seed
    outside the program; both are empty before it has been rolled, and for dice that are not fair. `faces` counts all
    games with fair dice, `games` of them, the current one included; `straying` is None while too few dice were rolled.
    """

    seed: str | None = None
    is_fair: bool = True
    is_set_up: bool = False
    is_typed: bool = False
    first_roll: Dice = ()
    command: str = ""
    faces: FaceCounts = NO_FACES
    games: int = 0
    straying: ChiSquare | None = None

    @property
    def dice(self) -> int:
        """How many dice were rolled."""
        return sum(self.faces)

    @property
    def expected(self) -> float:
        """How often each face is expected."""
        return self.dice / len(FACES)


_MARGINS = 14, 10, 14, 14
_LEAST = 560
_HALF = 420


class FairnessPage(PlacePage):
    """The answer above the faces that were rolled, and a part that opens: how to check it oneself."""

    def __init__(self, view: FairnessView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer = WideText("topic", _LEAST)
        self.figures, self.counted = WideText("muted", _LEAST), WideText("muted", _LEAST)
        self.chart = FaceChart()
        self.fold = QPushButton(fairness_words.check_yourself())
        self.fold.setProperty("link", "true")
        self.fold.setCheckable(True)
        self.seed = _CopyLine(fairness_words.seed_name(), fairness_words.copy_seed())
        self.command = _CopyLine(fairness_words.check_name(), fairness_words.copy_check())
        self.seed_text, self.check_text = WideText("muted", _HALF), WideText("muted", _HALF)
        self.check = QWidget()
        self._lay_out()
        self.fold.toggled.connect(self._open_check)
        self._open_check(False)
        self.set_view(view)

    def _lay_out(self) -> None:
        card = Card(fairness_words.are_they_fair())
        halves = [
            filled(QVBoxLayout(), line, text, STRETCH, spacing=8)
            for line, text in ((self.seed, self.seed_text), (self.command, self.check_text))
        ]
        filled(QHBoxLayout(self.check), (halves[0], 1), (halves[1], 1), spacing=24, margins=(0, 0, 0, 0))
        parts = self.answer, self.figures, 8, (self.chart, 1), self.counted, 6, self.fold, self.check
        filled(card.column, *parts)
        filled(QVBoxLayout(self), card, margins=_MARGINS)

    def _open_check(self, is_open: bool) -> None:
        self.check.setVisible(is_open)
        self.fold.setText(f"{fairness_words.check_yourself()} {'▴' if is_open else '▾'}")

    def set_view(self, view: FairnessView) -> None:
        """Show `view`."""
        straying = view.straying
        self.answer.show_text(fairness_words.answer(view.dice, straying.p_value if straying is not None else None))
        self.figures.show_text(fairness_words.figures(straying) if straying is not None else "")
        self.counted.show_text(fairness_words.faces_summary(view.dice, view.games))
        self.chart.set_counts(view.faces, view.expected)
        self.chart.setVisible(bool(view.dice))
        for line, text in ((self.seed, view.seed or ""), (self.command, view.command)):
            line.set_text(text)
            line.setVisible(bool(text))
        self.seed_text.show_text(_seed_text(view))
        self.check_text.show_text(_check_text(view))


def _seed_text(view: FairnessView) -> str:
    if view.seed is None:
        return fairness_words.no_seed()
    return fairness_words.seed_explained() if view.is_fair else fairness_words.seed_of_unfair_dice()


def _check_text(view: FairnessView) -> str:
    if view.seed is None or not view.is_fair:
        return ""
    if view.command:
        return fairness_words.check_explained(view.first_roll)
    if view.is_set_up:
        return fairness_words.no_check_of_set_up()
    return fairness_words.no_check_of_own_dice() if view.is_typed else fairness_words.check_comes()


class _CopyLine(QWidget):
    """A line of text that can be selected, and a button that copies it."""

    def __init__(self, name: str, button: str) -> None:
        super().__init__()
        self._button_text = button
        self.field = QLineEdit()
        self.field.setReadOnly(True)
        self.field.setProperty("copied", "true")
        self.field.setAccessibleName(name)
        self.button = QPushButton(button)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._copy)
        filled(QHBoxLayout(self), (self.field, 1), self.button, spacing=8, margins=(0, 0, 0, 0))

    def set_text(self, text: str) -> None:
        if text != self.field.text():
            self.field.setText(text)
            self.field.setCursorPosition(0)
            self.button.setText(self._button_text)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())
        self.button.setMinimumWidth(self.button.width())  # nothing moves about
        self.button.setText(fairness_words.copied())
