# SPDX-License-Identifier: MIT
"""What cost you: the costly choices of a game, the costliest first, in the one list of the end page."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.drawn_dice import draw_die
from yahtzee_gui.end_page import words
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_bar, draw_ring, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import ElidedLabel, Label, PaintedText, link_button, set_primary, set_tooltip
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

ROW, LOW_ROW, _HIGH_ROW = 34, 29, 40
_HEAD, _CAPTIONS, _FOOT = 36, 20, 28
_INSET, _EDGE, _LOW_EDGE = 18, 10, 5
_DIE, _STEP, _SMALL, _SMALL_STEP = 20.0, 26.0, 18.0, 20.0
_BAR, _FIGURE, _CHEVRON, _GAP = 9.0, 84.0, 18.0, 8.0
_TURN, _CHOICE = 50.0, 132.0
_SHARES = (0.0, 0.055, 0.235, 0.42, 0.60)
"""Where the columns begin, as shares of the width: turn, dice, what was done, what was best, and the cost."""


@dataclass(frozen=True)
class CostRow:
    """A choice that cost something: the dice as they lay, what was `done` and what was `best`, and the `cost`.

    What was done and best are words, and dice behind them. The cost has its mark, and is a `share` (0 to 1) of the
    costliest. `event` is its place in the log, `spoken` all of it for a screen reader.
    """

    turn: str
    dice: Dice
    kept: Kept = NOTHING_KEPT
    done: str = ""
    done_dice: Dice = ()
    best: str = ""
    best_dice: Dice = ()
    cost: str = ""
    share: float = 1.0
    verdict: Verdict = Verdict.INACCURACY
    remark: str = ""
    event: int = 0
    spoken: str = ""


@dataclass(frozen=True)
class CostsView:
    """The list: its `heading` and a `remark` on it, and the rows, and the kind that cost most as `advice`.

    `practise` is the text of the button that asks these choices again; where they are not asked again it is empty, and
    `not_asked` says so, and why. Once they were, it `is_practised`.
    """

    heading: str
    remark: str = ""
    rows: tuple[CostRow, ...] = ()
    practise: str = ""
    not_asked: tuple[str, str] = ("", "")
    advice: str = ""
    is_practised: bool = False


class _Row(Ringed, QPushButton):
    """One choice, painted; pressed, it is looked back at."""

    def __init__(self, row: CostRow) -> None:
        super().__init__()
        self.row = row
        self.setAccessibleName(row.spoken)
        set_tooltip(self, words.look_back())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, LOW_ROW)  # the columns share what there is

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, row, rect = smooth_painter(self), self.row, QRectF(self.rect())
        if self.underMouse():
            fill_round(painter, rect, 7, theme().q("hover"))
        if self.has_ring:
            draw_ring(painter, rect, 7)
        painter.setPen(QPen(theme().q("card_edge"), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        turn, dice, done, best, cost = columns(rect)
        draw_text(painter, turn, row.turn, fonts.font(13), theme().q("muted"))
        for place, (face, is_kept) in enumerate(zip(row.dice, row.kept, strict=True)):
            die = QRectF(dice.x() + place * _STEP, rect.center().y() - _DIE / 2, _DIE, _DIE)
            draw_die(painter, die, face, theme().q("accent") if is_kept else None)
        _paint_choice(painter, done, row.done, row.done_dice)
        _paint_choice(painter, best, row.best, row.best_dice)
        self._paint_cost(painter, cost)

    def _paint_cost(self, painter: QPainter, cost: QRectF) -> None:
        row, ink = self.row, theme().word(self.row.verdict)
        middle, right = cost.center().y(), cost.right() - _CHEVRON
        room = right - _FIGURE - cost.x()
        width = max(_BAR, row.share * room)
        ground = theme().mark(row.verdict)
        ground.setAlphaF(0.5)
        draw_bar(painter, QRectF(cost.x(), middle - _BAR / 2, width, _BAR), ground)
        font = fonts.font(13)
        if row.remark and QFontMetricsF(font).horizontalAdvance(row.remark) + _GAP <= room - width:
            beside = QRectF(cost.x() + width + _GAP, cost.y(), room - width - _GAP, cost.height())
            draw_text(painter, beside, row.remark, font, theme().q("muted"))
        figure = QRectF(right - _FIGURE, cost.y(), _FIGURE - _GAP, cost.height())
        font = fonts.font(13, QFont.Weight.Bold, is_struck=bool(row.remark))  # a remark may have no room
        draw_text(painter, figure, row.cost, font, ink, AlignRight)
        painter.setPen(QPen(theme().q("text"), 1.8))
        tip = QPointF(cost.right() - 4, middle)
        painter.drawPolyline(QPolygonF([tip - QPointF(5, 5), tip, tip - QPointF(5, -5)]))


class _Captions(PaintedText):
    """The names of the columns."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(", ".join(words.cost_columns()))
        self.setFixedHeight(_CAPTIONS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        for place, name in zip(columns(QRectF(self.rect())), words.cost_columns(), strict=True):
            draw_text(painter, place, name, fonts.font(12), theme().q("muted"))


class CostCard(QFrame):
    """The card with the list.

    Signals:
        decisionRequested: the place in the log of a choice to look back at.
    """

    decisionRequested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.view = CostsView("")
        self.rows: list[_Row] = []
        self._is_low = False
        self.heading = Label(role="topic")
        self.remark = ElidedLabel("cell", AlignLeft)
        self.practise = QPushButton()
        set_primary(self.practise, True)
        set_tooltip(self.practise, words.practise_explained())
        self.not_asked = ElidedLabel("muted", AlignRight)
        self.advice, self.through = ElidedLabel("text", AlignLeft), link_button()
        self.through.clicked.connect(lambda: self.decisionRequested.emit(min(row.event for row in self.view.rows)))
        self._key = ""
        self._head, self._foot, self._list = QWidget(), QWidget(), QVBoxLayout()
        filled(QHBoxLayout(self._head), self.heading, (self.remark, 1), self.not_asked, self.practise,
               spacing=14, margins=(0, 0, 0, 0))  # fmt: skip
        filled(QHBoxLayout(self._foot), (self.advice, 1), self.through, margins=(0, 0, 0, 0))
        self._head.setFixedHeight(_HEAD)
        self._foot.setFixedHeight(_FOOT)
        self._list.setSpacing(0)
        self._column = filled(QVBoxLayout(self), self._head, _Captions(), self._list, self._foot, spacing=2)

    def set_view(self, view: CostsView | None) -> None:
        """Show the choices; nothing where there are none."""
        self.setVisible(view is not None)
        if view is None or view == self.view:
            return
        is_same, self.view = view.rows == self.view.rows, view
        self.heading.setText(view.heading)
        self.setAccessibleName(view.heading)
        self.remark.setText(view.remark)
        self.practise.setText(view.practise)
        self.practise.setVisible(bool(view.practise))
        self.not_asked.setText(view.not_asked[0])
        self.not_asked.set_hint(view.not_asked[1])
        self.not_asked.setVisible(bool(view.not_asked[0]))
        self.advice.setText(view.advice)
        if not is_same:
            self._make_rows()

    def _make_rows(self) -> None:
        while self.rows:
            discard(self.rows.pop())
        for row in self.view.rows:
            button = _Row(row)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self.decisionRequested.emit, row.event))
            self.rows.append(button)
            self._list.addWidget(button)
        for before, after in pairwise(self.focus_order()):
            QWidget.setTabOrder(before, after)

    def set_key(self, key: str) -> None:
        """Say which key goes from one of these choices to the next."""
        self._key = key
        self._say_rest(len(self.rows))

    @property
    def _around(self) -> int:
        return _HEAD + _CAPTIONS + _FOOT + 6 + 2 * (_LOW_EDGE if self._is_low else _EDGE) + 4

    def height_of(self, rows: int) -> int:
        """Return the height of the card with this many rows, or all if there are fewer."""
        return self._around + min(rows, len(self.view.rows)) * (LOW_ROW if self._is_low else ROW)

    def fit(self, height: int, *, is_low: bool) -> None:
        """Be as high as what has room in `height`: the costliest rows, and how many more there are."""
        self._is_low = is_low
        edge, row_height = (_LOW_EDGE, LOW_ROW) if is_low else (_EDGE, ROW)
        self._column.setContentsMargins(_INSET, edge, _INSET, edge)
        shown = min(len(self.rows), max(1, (height - self._around) // row_height))
        row_height = max(row_height, min(_HIGH_ROW, (height - self._around) // max(1, shown)))
        for number, row in enumerate(self.rows):
            row.setFixedHeight(row_height)
            row.setVisible(number < shown)
        self._say_rest(shown)
        self.setFixedHeight(self._around + shown * row_height)

    def _say_rest(self, shown: int) -> None:
        more = len(self.rows) - shown
        self.through.setText(words.one_by_one(self._key) if more <= 0 else words.more_one_by_one(more, key=self._key))
        set_tooltip(self.through, words.one_by_one_explained(self._key))

    def focus_order(self) -> list[QWidget]:
        return [self.practise, *self.rows, self.through]


def columns(rect: QRectF) -> list[QRectF]:
    """Return the places of the columns in a row."""
    lefts = [rect.x() + share * rect.width() for share in _SHARES]
    lefts[1] = max(lefts[1], lefts[0] + _TURN)
    lefts[2] = max(lefts[2], lefts[1] + 5 * _STEP + 6)
    for place in (3, 4):
        lefts[place] = max(lefts[place], lefts[place - 1] + _CHOICE)
    rights = [*(left - _GAP for left in lefts[1:]), rect.right()]
    return [QRectF(left, rect.y(), right - left, rect.height()) for left, right in zip(lefts, rights, strict=True)]


def _paint_choice(painter: QPainter, room: QRectF, text: str, dice: Dice) -> None:
    """Paint words, and dice behind them: alone where there is little room, and at worst one over the other."""
    font = fonts.font(14)
    left = room.x() + (QFontMetricsF(font).horizontalAdvance(text) + 6 if text else 0.0)
    if left + len(dice) * _SMALL_STEP > room.right() and dice:
        text, left = "", room.x()
    draw_text(painter, room, text, font, theme().q("text"))
    step = min(_SMALL_STEP, (room.right() - left - _SMALL) / max(1, len(dice) - 1))
    for place, face in enumerate(dice):
        draw_die(painter, QRectF(left + place * step, room.center().y() - _SMALL / 2, _SMALL, _SMALL), face)
