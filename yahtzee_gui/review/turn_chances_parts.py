# SPDX-License-Identifier: MIT
"""Parts of the page with the chances of a turn: keeps, grids, dice of any number of faces, a card that opens."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.one_turn.chain import Chance
from engine.one_turn.odds import Odds
from engine.one_turn.targets import Node, PatternSpace, Space
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray.drawn_dice import CORNER, draw_die
from yahtzee_gui.board.tray.words import kept_label
from yahtzee_gui.kit.charts.painted_tables import GridRow, GridView
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignCenter, AlignLeft, AlignRight, draw_bar, draw_ring, draw_text, smooth_painter
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import link_button
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.review import turn_chances_words as words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words.base import Counted


@dataclass(frozen=True)
class Keep:
    """Which dice of a roll are kept, and the chances with each number of rolls left, most rolls first."""

    kept: tuple[bool, ...]
    chances: tuple[Fraction, ...]


def keeps_of(odds: Odds, roll: Dice, left: int) -> tuple[Keep, ...]:
    """Return the keeps of a roll, best first, by the rolls that are left; none after the last roll."""
    if odds.rolls == 1:
        return ()
    space = odds.target.space
    nodes = {space.name(node): node for node in odds.lattice.available[space.node_of(roll)]}
    return tuple(
        Keep(kept_dice(space, nodes[name], roll), tuple(values[name] for values in odds.values))
        for name in odds.best_first(odds.state_of(roll), odds.rolls - 1 - left)
    )


def kept_dice(space: Space, keep: Node, roll: Dice) -> tuple[bool, ...]:
    """Return which dice of a roll are kept; of dice that are as good the first ones."""
    if isinstance(space, PatternSpace):
        by_count = sorted(set(roll), key=lambda face: (-roll.count(face), face))
        kinds = {face: number for number, face in enumerate(by_count)}
    else:
        kinds = {face: len(keep) - 1 for face in roll}
        kinds |= {face: number for number, face in enumerate(space.kinds)}
    left = dict(enumerate(keep))
    flags = []
    for face in roll:
        flags.append(left.get(kinds[face], 0) > 0)
        left[kinds[face]] = left.get(kinds[face], 0) - 1
    return tuple(flags)


def states_grid(odds: Odds) -> GridView:
    """Return the chance of every kind of roll with rolls left, and what to keep of it when most are left."""
    left = range(odds.rolls - 1, 0, -1)
    space, heads = odds.target.space, (words.state(), *map(words.rolls_left, left), words.keep())
    named = {space.name(node): words.in_words(space, node) for node in (*odds.lattice.options, *odds.lattice.states)}
    rows = []
    for state in odds.states:
        chances = [payoffs[state] for payoffs in odds.payoffs[:-1]]
        best = words.either([named[keep] for keep in odds.best[0][state]]) if odds.best else ""
        cells = (named[state], *map(words.percent, chances), best)
        rows.append(GridRow(cells, (0.0, *map(float, chances), 0.0)))
    return GridView(heads, tuple(rows))


def plans_grid(plans: Sequence[Chance]) -> GridView:
    """Return what fixed plans give in a turn, beside best play for the same hand."""
    heads = (words.goal_column(), words.rolls_column(), words.plan_column(), words.best_column())
    rows = []
    for one in plans:
        cells = (words.plan(one.target), str(1 + one.rolls), words.percent(one.chain), words.percent(one.best))
        rows.append(GridRow(cells, (0.0, 0.0, float(one.chain), float(one.best))))
    return GridView(heads, tuple(rows))


_PIPS = 6
_DIE, _ROOM, _LIFT, _LABEL = 76, 10, 10, 22
_ROW, _SMALL, _STEP, _INSET = 34, 20, 24, 8
FIGURE = 92
"""How wide a column of chances is."""


def _draw_face(painter: QPainter, rect: QRectF, face: int, *, ringed: bool = False) -> None:
    """Draw a die; one beyond six has its number on it."""
    if face <= _PIPS:
        draw_die(painter, rect, face, theme().q("accent") if ringed else None)
        return
    painter.setPen(QPen(theme().q("accent" if ringed else "control_edge"), 2 if ringed else 1))
    painter.setBrush(theme().q("die"))
    painter.drawRoundedRect(rect, rect.width() * CORNER, rect.width() * CORNER)
    font = fonts.font(round(rect.width() * 0.45), QFont.Weight.Bold)
    draw_text(painter, rect, str(face), font, theme().q("pip"), AlignCenter)


class DieButton(Ringed, QAbstractButton):
    """A die to be clicked, or typed while it has the keyboard; one that is best kept is lifted."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place, self.face, self.is_kept = place, 1, False
        self.setFixedSize(_DIE + _ROOM, _DIE + _LIFT + _LABEL + _ROOM)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do nothing for Enter, which ends what was typed: Space is a click."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def show_face(self, face: int, *, is_kept: bool) -> None:
        self.face, self.is_kept = face, is_kept
        said = words.die(self.place + 1, face)
        self.setAccessibleName(f"{said}, {kept_label()}" if is_kept else said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        scale = self.width() / (_DIE + _ROOM)
        painter.scale(scale, scale)
        top = _ROOM / 2 + (0 if self.is_kept else _LIFT)
        _draw_face(painter, QRectF(_ROOM / 2, top, _DIE, _DIE), self.face, ringed=self.is_kept)
        below = QRectF(0, _DIE + _LIFT + _ROOM / 2, _DIE + _ROOM, _LABEL)
        if self.is_kept:
            font = fonts.font(12, QFont.Weight.Bold)
            draw_text(painter, below, kept_label(), font, theme().q("accent"), AlignCenter)
        if self.has_ring:
            draw_ring(painter, QRectF(0, 0, _DIE + _ROOM, self.height() / scale), 12)


class KeepRow(Ringed, QAbstractButton):
    """A keep with a bar and its chances; the one that is marked on the dice is framed."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: Dice = ()
        self.chances: tuple[str, ...] = ()
        self._share, self._strong = 0.0, 0
        self.setCheckable(True)
        self.setFixedHeight(_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_keep(self, kept: Dice, chances: tuple[Fraction, ...], strong: int, most: Fraction, places: int) -> None:
        """Show a keep with its chances; the bar is that of the column `strong`, whole for the chance `most`."""
        self.kept, self._strong = kept, strong
        self.chances = tuple(words.percent(chance, places) for chance in chances)
        self._share = float(chances[strong] / most) if most else 0.0
        self.setAccessibleName(words.spoken_keep(kept, chances, places))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(2 * _INSET + 5 * _STEP + FIGURE * (1 + len(self.chances)), _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = smooth_painter(self), self.height() / _ROW
        painter.scale(scale, scale)
        whole = QRectF(0, 0, self.width() / scale, _ROW)
        if self.isChecked():
            painter.setPen(QPen(theme().q("accent"), 1.5))
            painter.setBrush(theme().q("selection"))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 8, 8)
        left = float(_INSET)
        for face in self.kept:
            _draw_face(painter, QRectF(left, (_ROW - _SMALL) / 2, _SMALL, _SMALL), face)
            left += _STEP
        if not self.kept:
            place = QRectF(left, 0, 5 * _STEP, _ROW)
            draw_text(painter, place, words.nothing(), fonts.font(13), theme().q("muted"), AlignLeft)
        begin = max(left, _INSET + 5.0 * _STEP) + 8
        end = whole.right() - _INSET - FIGURE * len(self.chances)
        if self._share and end > begin:
            width = max(4.0, (end - begin) * self._share)
            ink = theme().q("accent" if self.isChecked() else "bar")
            draw_bar(painter, QRectF(begin, _ROW / 2 - 5, width, 10), ink)
        for number, text in enumerate(self.chances):
            place = QRectF(end + FIGURE * number, 0, FIGURE, _ROW)
            weight = QFont.Weight.DemiBold if number == self._strong else QFont.Weight.Normal
            draw_text(painter, place, text, fonts.font(13, weight), theme().q("text"), AlignRight)
        if self.has_ring:
            draw_ring(painter, whole, 8)


class NumberBox(Combo):
    """A list of numbers from `least` to `most` with what they count."""

    def __init__(self, counted: Counted, least: int, most: int, value: int) -> None:
        super().__init__()
        self.offer([(counted(number), number) for number in range(least, most + 1)], value)
        self.setAccessibleName(words.other_dice())

    @property
    def value(self) -> int:
        return int(self.currentData())


class Folded(Card):
    """A card that shows its parts once it is opened."""

    def __init__(self, title: str, *parts: QWidget) -> None:
        super().__init__(title)
        self.column.removeWidget(self.heading)
        self.switch = link_button(words.show())
        self.switch.setCheckable(True)
        self.inside = QWidget()
        filled(QVBoxLayout(self.inside), *parts, spacing=8, margins=(0, 0, 0, 0))
        filled(self.column, filled(QHBoxLayout(), self.heading, STRETCH, self.switch), self.inside)
        self.inside.hide()
        self.switch.toggled.connect(self._turn)

    def _turn(self, opens: bool) -> None:
        self.inside.setVisible(opens)
        self.switch.setText(words.hide() if opens else words.show())
