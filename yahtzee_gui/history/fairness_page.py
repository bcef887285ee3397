# SPDX-License-Identifier: MIT
"""The fairness page answers "the dice are rigged": the seed, the faces rolled with their test, and the luck."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure
from engine.game_review.fairness import FEWEST_DICE, NO_FACES, ChiSquare, FaceCounts
from engine.rules.dice import FACES, Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.history import fairness_words
from yahtzee_gui.kit.cards import EDGE, INSET, Card, FittedText
from yahtzee_gui.kit.charts.axes import paint_column
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, draw_text, smooth_painter
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.picture import Picture
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary, numbers

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
        self.setAccessibleName(fairness_words.faces_heading())
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


_WIDTH = 920
_MARGIN, _SPACE, _GUTTER = 24, 12, 24
_CARD = 2 * (INSET + EDGE)  # what a card takes off the width
_INNER_WIDTH = _WIDTH - 2 * _MARGIN
_LUCK_WIDTH = 248
_FACES_WIDTH = _INNER_WIDTH - _LUCK_WIDTH - _SPACE - _CARD
_HALF_WIDTH = (_INNER_WIDTH - _CARD - _GUTTER) // 2
_COLUMN_WIDTHS = (88, 64, 66, 80)


class LuckState(Enum):
    """Whether the luck of the current game is there to be shown."""

    SHOWN = "shown"
    SO_FAR = "so far"
    OWN_DICE = "own dice"
    HIDDEN = "hidden"
    NOT_KNOWN = "not known"
    NOT_FAIR = "not fair"


@dataclass(frozen=True)
class FairnessView:
    """What the fairness page shows.

    `seed` is None without a game. `first_roll` is the first roll of the game and `command` works it out from the seed
    outside the program; both are empty before it has been rolled, and for dice that are not fair. `faces` counts all
    games with fair dice, `games` of them, the current one included; `straying` is None while too few dice were rolled.
    `luck` is that of the current game by its `measure`, and `total_luck` that of the `finished_games`, None where there
    is none to show.
    """

    seed: str | None = None
    is_fair: bool = True
    is_set_up: bool = False
    first_roll: Dice = ()
    command: str = ""
    faces: FaceCounts = NO_FACES
    games: int = 0
    straying: ChiSquare | None = None
    luck_state: LuckState = LuckState.NOT_KNOWN
    luck: float | None = None
    measure: Measure | None = None
    total_luck: float | None = None
    finished_games: int = 0

    @property
    def dice(self) -> int:
        """How many dice were rolled."""
        return sum(self.faces)

    @property
    def expected(self) -> float:
        """How often each face is expected."""
        return self.dice / len(FACES)


class FairnessDialog(PlacePage):
    """Seed, faces and luck, each on a card of its own."""

    def __init__(self, view: FairnessView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seed = _CopyLine(fairness_words.seed_name(), fairness_words.copy_seed())
        self.command = _CopyLine(fairness_words.check_name(), fairness_words.copy_check())
        self.seed_text = FittedText("muted", _HALF_WIDTH)
        self.check_text = FittedText("muted", _HALF_WIDTH)
        self.faces_text = FittedText("muted", _FACES_WIDTH)
        self.chart = FaceChart()
        self.table = _face_table()
        self.figure = FittedText("title", _FACES_WIDTH)
        self.figure_in_words = FittedText("muted", _FACES_WIDTH)
        self.luck = _LuckLine()
        self.total_luck = _LuckLine()
        self._lay_out()
        self.set_view(view)

    def _lay_out(self) -> None:
        figures = filled(QHBoxLayout(), (self._faces_card(), 1), self._luck_card(), spacing=_SPACE)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(_SPACE)
        filled(column, self._seed_card(), (figures, 1))

    def _seed_card(self) -> Card:
        card = Card(fairness_words.seed_heading())
        halves = QHBoxLayout()
        halves.setSpacing(_GUTTER)
        for line, text in ((self.seed, self.seed_text), (self.command, self.check_text)):
            half = filled(QVBoxLayout(), line, text, STRETCH, spacing=8)
            add_layout(halves, half)
        halves.addStretch()
        add_layout(card.column, halves)
        return card

    def _faces_card(self) -> Card:
        card = Card(fairness_words.faces_heading())
        row = filled(QHBoxLayout(), (self.chart, 1), spacing=_GUTTER)
        row.addWidget(self.table, alignment=Qt.AlignmentFlag.AlignTop)
        filled(card.column, self.faces_text, (row, 1), 6, self.figure, self.figure_in_words)
        return card

    def _luck_card(self) -> Card:
        card = Card(fairness_words.luck_heading(), _LUCK_WIDTH)
        explained = FittedText("muted", _LUCK_WIDTH - _CARD, fairness_words.luck_explained())
        filled(card.column, self.luck, self.total_luck, STRETCH, explained)
        return card

    def set_view(self, view: FairnessView) -> None:
        """Show `view`."""
        self._show_seed(view)
        self.faces_text.show_text(fairness_words.faces_summary(view.dice, view.games))
        self.chart.set_counts(view.faces, view.expected)
        self.table.set_rows(_face_rows(view))
        self._show_straying(view)
        self._show_luck(view)

    def _show_seed(self, view: FairnessView) -> None:
        self.seed.set_text(view.seed or "")
        self.seed.setVisible(view.seed is not None)
        self.command.set_text(view.command)
        self.command.setVisible(bool(view.command))
        if view.seed is None:
            self.seed_text.show_text(fairness_words.no_seed())
        else:
            self.seed_text.show_text(
                fairness_words.seed_explained() if view.is_fair else fairness_words.seed_of_unfair_dice()
            )
        self.check_text.show_text(_check_text(view))

    def _show_straying(self, view: FairnessView) -> None:
        if view.straying is None:
            self.figure.show_text("")
            self.figure_in_words.show_text(fairness_words.too_few_dice(FEWEST_DICE))
        else:
            self.figure.show_text(fairness_words.chi_square_figure(view.straying.statistic, view.straying.p_value))
            self.figure_in_words.show_text(fairness_words.chi_square_in_words(view.straying.p_value))

    def _show_luck(self, view: FairnessView) -> None:
        remarks = {
            LuckState.SHOWN: "",
            LuckState.SO_FAR: fairness_words.luck_so_far(),
            LuckState.HIDDEN: fairness_words.luck_hidden(),
            LuckState.NOT_KNOWN: fairness_words.luck_not_known(),
            LuckState.NOT_FAIR: fairness_words.luck_not_fair(),
            LuckState.OWN_DICE: fairness_words.luck_of_own_dice(),
        }
        self.luck.show_luck(fairness_words.luck_of_this_game(), view.luck, remarks[view.luck_state], view.measure)
        if view.total_luck is None:
            self.total_luck.show_luck(fairness_words.luck_of_no_game(), None, fairness_words.no_finished_games())
            return
        per_game = fairness_words.luck_per_game(view.total_luck / view.finished_games)
        self.total_luck.show_luck(fairness_words.luck_of_all_games(view.finished_games), view.total_luck, per_game)


def _check_text(view: FairnessView) -> str:
    if view.seed is None or not view.is_fair:
        return ""
    if view.command:
        return fairness_words.check_explained(view.first_roll)
    if view.is_set_up:
        return fairness_words.no_check_of_set_up()
    is_typed = view.luck_state is LuckState.OWN_DICE
    return fairness_words.no_check_of_own_dice() if is_typed else fairness_words.check_comes()


def _face_table() -> FigureTable:
    """Return the empty table beside the chart: face, how often, share, how often expected."""
    headings = zip(fairness_words.faces_columns(), _COLUMN_WIDTHS, strict=True)
    columns = [Column(heading, width, has_words=not number) for number, (heading, width) in enumerate(headings)]
    table = FigureTable(fairness_words.faces_heading(), columns)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.fix_height(len(FACES))
    return table


def _face_rows(view: FairnessView) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for face, count in zip(FACES, view.faces, strict=True):
        share = fairness_words.faces_share(count / view.dice) if view.dice else ""
        expected = fairness_words.faces_expected(view.expected) if view.dice else ""
        rows.append((fairness_words.face_name(face), numbers.whole(count), share, expected))
    return rows


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
        self.setFixedWidth(_HALF_WIDTH)
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


class _LuckLine(QWidget):
    """A label, a number, and a remark, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        width = _LUCK_WIDTH - _CARD
        self.name, self.number, self.remark = (
            FittedText("cell", width),
            FittedText("heading", width),
            FittedText("muted", width),
        )
        column = filled(QVBoxLayout(self), margins=(0, 0, 0, 6), spacing=1)
        for label in (self.name, self.number, self.remark):
            column.addWidget(label)
        set_tooltip(self.name, glossary.luck())

    def show_luck(self, name: str, luck: float | None, remark: str, measure: Measure | None = None) -> None:
        self.name.show_text(name)
        self.number.show_text(fairness_words.luck_by(luck, measure) if luck is not None else "")
        self.remark.show_text(remark)
