# SPDX-License-Identifier: MIT
"""The end page takes the place of tray and coach when the game is over: how it went, what it cost, and what next.

One bar says how the score came about: par, luck and what choices cost, with a mark at the score.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.timeline.graph import TimelineView
from yahtzee_gui.board.timeline.strip import GameStrip
from yahtzee_gui.board.tray.badge import Badge, BadgeView
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.board.tray.page import Tint, set_tint
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.costs import CostCard, CostsView
from yahtzee_gui.kit.charts.figure_table import FigureTable, columns
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, Picture, link_button, set_primary, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import announcing, glossary, reviews

_BAR, _NOTES, _OVER = 26, 20, 5
_PAD, _APART, _STRIPE, _ROUND = 10.0, 14.0, 7.0, 5.0


class SumPart(NamedTuple):
    """A step of the sum, from `start` to `end`: its name and figure, a `note` below it, and what it is (`hint`)."""

    name: str
    number: str
    start: float
    end: float
    note: str = ""
    hint: str = ""

    @property
    def text(self) -> str:
        """Name and figure."""
        return f"{self.name} {self.number}"


class Sum(NamedTuple):
    """The steps from nothing to the result: the first is the start, the last what choices cost; then the `result`.

    A bar as wide as its place stands for `whole`, or for the furthest that a step goes.
    """

    parts: tuple[SumPart, ...]
    result: SumPart
    whole: float = 0.0


class SumBar(Picture):
    """The bar, to scale from zero; gains and losses lie over the start, and losses are hatched."""

    def __init__(self) -> None:
        super().__init__()
        self.sum: Sum | None = None
        self.setFixedHeight(_OVER + _BAR + _OVER + _NOTES)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_sum(self, shown: Sum | None) -> None:
        """Show another sum; without one there is no bar."""
        self.sum = shown
        self.setVisible(shown is not None)
        self.setAccessibleName(announcing.split_heading() if shown else "")
        parts = (*shown.parts, shown.result) if shown is not None else ()
        self.setAccessibleDescription(", ".join(part.text for part in parts))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size: what has no room below the bar is left out there."""
        return QSize(200, self.height())

    def extent(self, part: SumPart) -> tuple[float, float]:
        """Return from where to where a step goes, in pixels: one scale for all, and zero is at the left."""
        assert self.sum is not None
        scale = self.width() / max(1e-9, self.sum.whole, *(max(one.start, one.end) for one in self.sum.parts))
        left, right = sorted((max(0.0, part.start), max(0.0, part.end)))
        return left * scale, right * scale

    def event(self, event: QEvent) -> bool:
        """Say what the step under the mouse is: of those that lie over each other, the last one."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self.sum is not None:
            at = event.pos().x()
            hit = [one for one in self.sum.parts if self.extent(one)[0] <= at <= self.extent(one)[1]]
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, (hit[-1].text, hit[-1].hint))) if hit else "")
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sum is None:
            return
        painter, parts = smooth_painter(self), self.sum.parts
        for place, part in enumerate(parts):
            left, right = self.extent(part)
            box = QRectF(left, _OVER, right - left, _BAR)
            is_loss = part.end < part.start
            if is_loss:
                self._hatch(painter, box, theme().q("loss"))
            else:
                ground = theme().q("gain" if place else "accent")
                ground.setAlphaF(0.38 if place else 0.42)
                fill_round(painter, box, min(_ROUND, box.width() / 2), ground)
        at = min(max(1.5, self.extent(self.sum.result)[1]), self.width() - 1.5)
        for part in parts[:-1]:
            if self._fits_inside(part):
                draw_text(painter, self._inside_of(part), part.text, _inside(), theme().q("text"))
        painter.setPen(QPen(theme().q("text"), 2.5))
        painter.drawLine(QPointF(at, 0), QPointF(at, 2 * _OVER + _BAR))
        self._write_notes(painter)

    def _hatch(self, painter: QPainter, box: QRectF, color: QColor) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(box, min(_ROUND, box.width() / 2), _ROUND)
        painter.save()
        painter.setClipPath(shape)
        ground = QColor(color)
        ground.setAlphaF(0.4)
        painter.fillPath(shape, ground)
        painter.setPen(QPen(theme().q("card"), 1.5))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += _STRIPE
        painter.restore()

    def _inside_of(self, part: SumPart) -> QRectF:
        """Return the room for a text on a step: up to a loss that lies over it."""
        left, right = self.extent(part)
        for other in self.sum.parts if self.sum is not None else ():
            begin, end = self.extent(other)
            if other.end < other.start and begin < right and end > left:  # a loss lies over it
                right = max(left, begin)
        return QRectF(left + _PAD, _OVER, right - left - 1.5 * _PAD, _BAR)

    def _fits_inside(self, part: SumPart) -> bool:
        return part.end >= part.start and _wide(part.text, _inside()) <= self._inside_of(part).width()

    def _write_notes(self, painter: QPainter) -> None:
        """Write the cost at the right, luck left of it, and what the start is where there is room left."""
        assert self.sum is not None
        row = QRectF(0, self.height() - _NOTES, self.width(), _NOTES)
        first, *others = self.sum.parts
        for part in reversed(others):
            is_cost = part is self.sum.parts[-1]
            said = part.note if self._fits_inside(part) else " · ".join(filter(None, (part.text, part.note)))
            font = _inside() if is_cost else fonts.font(13)
            if not said or _wide(said, font) > row.width():
                continue
            ink = theme().q("loss" if is_cost and part.end < part.start else "text")
            draw_text(painter, row, said, font, ink, AlignRight)
            row.setRight(row.right() - _wide(said, font) - _APART)
        said = first.note if self._fits_inside(first) else f"{first.text} · {first.note}"
        if _wide(said, fonts.font(13)) <= row.width():
            draw_text(painter, row, said, fonts.font(13), theme().q("muted"), AlignLeft)


def _inside() -> QFont:
    return fonts.font(13, QFont.Weight.DemiBold)


def _wide(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 1


_GAP = 14
_BADGE_SHARE = 0.4
_MARGINS, _LOW_MARGINS = (22, 10, 22, 12), (20, 6, 20, 8)
_LINE, _LOW_LINE, _MOST_LINE = 170, 112, 240
"""Heights of the line of the game, and of what leads to another game beside it."""
_AGAIN, _DIE, _PERFECT = 290, 34, 24
_COLUMNS = (124, 56, 62, 62)


@dataclass(frozen=True)
class EndWords:
    """What is said of a game that is over, on its page and aloud.

    The `praise` is what was best about it, or who won, the `detail` when it was, what marks it and how it stands beside
    others; a `message` says why the rest is not there yet. What choices `cost`, and `luck`, are said aloud alone.
    """

    headline: str
    praise: str = ""
    detail: str = ""
    message: str = ""
    cost: str = ""
    luck: str = ""


@dataclass(frozen=True)
class EndPageView(EndWords):
    """What the end page shows. Without a review only the score and a `message`.

    In a match `ranking` has what is told of everybody by their places, the best first, in place of `score` and `sum`;
    `shown` is the place whose card is seen. `is_compared` says that it is worked out what `perfect` play makes of
    these dice; `has_cards` that more than the upper card is there: else the coach stands beside it and says why. Hints
    say what the detail means, and the counts over the line. `has_next_match`, `in_match` and `has_typed_dice` say what
    kind of game can be next; `can_be_harder` that one against the Demon is offered, after a flawless one.
    """

    score: str = ""
    detail_hint: str = ""
    sum: Sum | None = None
    accuracy: str = ""
    ranking: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    shown: int | None = None
    played_best: str = ""
    is_compared: bool = False
    perfect: int | None = None
    costs: CostsView | None = None
    line: TimelineView = field(default_factory=TimelineView)
    counts_hint: str = ""
    tint: Tint = Tint.FAIR
    badge: BadgeView | None = None
    has_next_match: bool = False
    in_match: bool = False
    has_typed_dice: bool = False
    can_be_harder: bool = False
    has_cards: bool = True


class EndPage(QWidget):
    """The end of a game.

    Signals:
        decisionRequested: the place in the log of a decision that the player wants to look at.
        seatRequested: the place of a seat in the match whose card is to be shown.
        heightMayChange: it may need another height than before.
    """

    decisionRequested = Signal(int)
    seatRequested = Signal(int)
    heightMayChange = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_low, self._gap = False, _GAP
        self.payoff, self.costs, self.line, self.again = _Payoff(), CostCard(), GameStrip(), _Again()
        self.line.setMinimumHeight(_LOW_LINE)
        self.line.setMaximumHeight(_MOST_LINE)
        self._below = QWidget()
        self._below.setMaximumHeight(_MOST_LINE)
        self._row = filled(QHBoxLayout(self._below), (self.line, 1), self.again, margins=(0, 0, 0, 0))
        parts = (self.payoff, 1), self.costs, (self._below, 3)
        self._column = filled(QVBoxLayout(self), *parts, spacing=_GAP, margins=(0, 0, 0, 0))
        for part in (self.costs, self.line):
            part.decisionRequested.connect(self.decisionRequested)
        players = self.payoff.players
        players.cellClicked.connect(lambda row, _column: self.seatRequested.emit(self.payoff.places[row]))
        players.activated.connect(lambda index: self.seatRequested.emit(self.payoff.places[index.row()]))

    def set_low(self, is_low: bool, gap: int) -> None:
        """Be as low as it can be, in a low window, or not; `gap` pixels are between the cards."""
        self._is_low, self._gap = is_low, gap
        for layout in (self._column, self._row):
            layout.setSpacing(gap)
        self.payoff.set_low(is_low)
        self.again.dice.setVisible(not is_low)
        self._fit()

    @property
    def needed_height(self) -> int:
        """The height below which something would be cut: with two rows of what cost something, if there are two."""
        costs = self.costs.height_of(2) + self._gap if not self.costs.isHidden() else 0
        return self.payoff.minimumSizeHint().height() + costs + self._gap + _LOW_LINE

    def _fit(self) -> None:
        """Give the list as many rows as have room, and the rest to the line."""
        if self.costs.isHidden():
            return
        room = self.height() - self.payoff.minimumSizeHint().height() - 2 * self._gap
        self.costs.fit(room - (_LOW_LINE if self._is_low else _LINE), is_low=self._is_low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many rows as have room."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Tell when more height may be needed, or less."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.heightMayChange.emit()
        return done

    def set_view(self, view: EndPageView) -> None:
        self.setAccessibleName(view.headline)
        self.payoff.set_view(view)
        self.costs.set_view(view.costs if view.has_cards else None)
        self.line.set_view(view.line)
        self.line.summary.set_hint(view.counts_hint)
        self.again.set_view(view)
        can_practise = view.costs is not None and bool(view.costs.practise)
        is_practised = view.costs is not None and view.costs.is_practised
        is_first = view.has_next_match or not ((can_practise and not is_practised) or view.can_be_harder)
        set_primary(self.costs.practise, not (view.has_next_match or is_practised))
        set_primary(self.again.button, is_first)
        self._below.setVisible(view.has_cards)
        self._fit()

    def hide_buttons(self) -> None:
        """Be a picture, in which there is nothing to press."""
        for part in (self.again, self.costs.practise, self.costs.through, self.payoff.harder):
            part.hide()

    def set_keys(self, next_mistake: str, again: str) -> None:
        """Say which key leads to the next costly choice, and which one to another game."""
        self.costs.set_key(next_mistake)
        self.again.set_key(again)

    def minimumSizeHint(self) -> QSize:
        """Return nothing: in its stack the tray is narrower, and the page comes up where there is more room."""
        return QSize(0, 0)

    def focus_order(self) -> list[QWidget]:
        parts = self.payoff, self.costs, self.line, self.again
        return [control for part in parts for control in part.focus_order()]


class _Payoff(QFrame):
    """The upper card: the score, what it means, and how it came about; in a match everybody's."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "tray")
        self.places: tuple[int, ...] = ()
        self.score = Label(role="score")
        self.praise = ElidedLabel("praise", AlignLeft)
        self.detail = ElidedLabel("cell", AlignLeft)
        self.badge = Badge()
        self.figure, self.figure_label = Label(role="figure"), Label(end_page_words.accuracy(), role="cell")
        self.message = Label(role="text", wraps=True)
        self.bar = SumBar()
        self.perfect = link_button()
        set_tooltip(self.perfect, end_page_words.perfect_explained())
        self.other_rolls = ElidedLabel("cell", AlignLeft)
        self.other_rolls.setText(end_page_words.other_rolls())
        self.harder = QPushButton(end_page_words.harder())
        set_primary(self.harder, True)
        self.players = FigureTable(reviews.table_name(), columns(reviews.columns(), _COLUMNS))
        set_tooltip(self.players, reviews.explained())
        self.players.stretch(0)
        self.sentence = Label(role="topic", wraps=True)
        self._lay_out()

    def _lay_out(self) -> None:
        self.score.setFixedHeight(54)
        self.praise.setFixedHeight(26)
        self.detail.setFixedHeight(19)
        words = filled(QVBoxLayout(), STRETCH, self.praise, self.detail, STRETCH, spacing=2)
        beside = filled(QVBoxLayout(), STRETCH, self.figure, self.figure_label, STRETCH, spacing=0)
        for label in (self.figure, self.figure_label):
            label.setAlignment(AlignRight)
            set_tooltip(label, glossary.accuracy())
            label.setAccessibleDescription(glossary.accuracy())
        head = filled(QHBoxLayout(), self.score, (words, 1), self.badge, self.harder, beside, spacing=20)
        self._dice = QWidget()
        self._dice.setFixedHeight(_PERFECT)
        filled(QHBoxLayout(self._dice), self.perfect, (self.other_rolls, 1), spacing=12, margins=(0, 0, 0, 0))
        parts = head, self.message, self.sentence, self.players, 4, self.bar, self._dice
        self._column = filled(QVBoxLayout(self), STRETCH, *parts, STRETCH, spacing=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_low(self, is_low: bool) -> None:
        self._column.setContentsMargins(*(_LOW_MARGINS if is_low else _MARGINS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.badge.fit(int(self.width() * _BADGE_SHARE))

    def set_view(self, view: EndPageView) -> None:
        set_tint(self, view.tint)
        self.score.setText(view.score)
        self.score.setAccessibleName(view.headline)
        self.score.setVisible(bool(view.score))
        self.praise.setText(view.praise)
        self.praise.setVisible(bool(view.praise))
        self.detail.setText(view.detail)
        self.detail.set_hint(view.detail_hint)
        self.badge.set_view(view.badge)
        self.figure.setText(view.accuracy)
        for label in (self.figure, self.figure_label):
            label.setVisible(bool(view.accuracy))
        self.message.setText(view.message)
        self.message.setVisible(bool(view.message))
        self.bar.set_sum(view.sum)
        self._dice.setVisible(view.is_compared)
        self.perfect.setText(end_page_words.perfect_play(view.perfect))
        for part in (self.perfect, self.other_rolls):
            part.setVisible(view.perfect is not None)
        self.harder.setVisible(view.can_be_harder)
        self.places = tuple(view.ranking)
        self.players.set_rows([*view.ranking.values()])
        self.players.fix_lines(len(view.ranking))
        if view.shown in view.ranking:
            self.players.selectRow(self.places.index(view.shown))
        self.players.setVisible(bool(view.ranking))
        self.sentence.setText(view.played_best)
        self.sentence.setVisible(bool(view.played_best))

    def focus_order(self) -> list[QWidget]:
        return [self.harder, self.players, self.perfect]


class _Again(QFrame):
    """What leads to another game, and what hands this one on."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "tray")
        self.setMinimumWidth(_AGAIN)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.dice = DiceStrip(_DIE)
        self.dice.set_dice((1, 2, 3, 4, 5))
        self.button = QPushButton()
        self.same = link_button(end_page_words.same_rolls_again())
        self.share = link_button(f"{end_page_words.share()} ⌄")
        self.menu = QMenu(self)
        self.share.clicked.connect(lambda: self.menu.popup(self.share.mapToGlobal(self.share.rect().bottomLeft())))
        self._key, self._text = "", end_page_words.again()
        links = filled(QHBoxLayout(), self.same, STRETCH, self.share)
        column = filled(QVBoxLayout(self), STRETCH, spacing=10, margins=(18, 10, 18, 8))
        column.addWidget(self.dice, alignment=Qt.AlignmentFlag.AlignCenter)
        filled(column, self.button, links, STRETCH)

    def set_view(self, view: EndPageView) -> None:
        set_tint(self, view.tint)
        self._text = end_page_words.next_match() if view.has_next_match else end_page_words.again()
        why = end_page_words.same_opponents() if view.in_match else end_page_words.again_explained()
        set_tooltip(self.button, why)
        self.same.setEnabled(not view.has_typed_dice)
        set_tooltip(self.same, end_page_words.same_rolls_explained(is_typed=view.has_typed_dice))
        self.set_key(self._key)

    def set_key(self, key: str) -> None:
        self._key = key
        self.button.setText(f"{self._text}    {key}".rstrip())
        self.button.setAccessibleName(self._text)

    def offer(self, actions: list[QAction]) -> None:
        self.menu.addActions(actions)

    def focus_order(self) -> list[QWidget]:
        return [self.button, self.same, self.share]
