# SPDX-License-Identifier: MIT
"""The chances of a turn: any target with any dice, keep by keep, and the chains of a turn as matrices and powers."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from engine.one_turn.chain import CHAINS
from engine.rules.categories import LOWER, Category
from engine.rules.dice import Dice
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignCenter, draw_ring, draw_text, smooth_painter
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.grid import Grid
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.review import turn_chances_view as view
from yahtzee_gui.review import turn_chances_words as words
from yahtzee_gui.review.turn_odds import ChainChances, OddsAnswer, OddsQuestion
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import names

_MARGIN, _SPACE, _DIE, _ROOM = 20, 10, 36, 8
_MOST_DICE, _MOST_FACES, _MOST_ROLLS, _MOST_POWER = 8, 12, 6, 12
_PIPS = 6
_FIRST_DICE = (1, 1, 2, 3, 6)  # before anything was rolled


class Tab(Enum):
    """What the page shows."""

    TARGET = "target"
    CHAINS = "chains"


class DieButton(Ringed, QAbstractButton):
    """A die to be clicked, with any number of faces; one beyond six has its number on it."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place, self.face = place, 1
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_face(self, face: int) -> None:
        """Show another face."""
        self.face = face
        self.setAccessibleName(words.die(self.place + 1, face))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the die with room for a ring."""
        return QSize(_DIE + _ROOM, _DIE + _ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face, with a ring where the keyboard is."""
        painter, half = smooth_painter(self), _ROOM / 2
        die = QRectF(half, half, _DIE, _DIE)
        if self.face <= _PIPS:
            draw_die(painter, die, self.face)
        else:
            painter.setPen(QPen(theme().q("control_edge"), 1))
            painter.setBrush(theme().q("die"))
            painter.drawRoundedRect(die, 7, 7)
            draw_text(painter, die, str(self.face), fonts.font(17, QFont.Weight.Bold), theme().q("pip"), AlignCenter)
        if self.has_ring:
            draw_ring(painter, QRectF(self.rect()), 8)


class NumberBox(Combo):
    """A list of whole numbers from `least` to `most`."""

    def __init__(self, name: str, least: int, most: int, value: int) -> None:
        super().__init__()
        self.addItems([str(number) for number in range(least, most + 1)])
        self.set_value(value)
        self.setAccessibleName(name)

    @property
    def value(self) -> int:
        """The number that is chosen."""
        return int(self.currentText())

    def set_value(self, value: int) -> None:
        """Choose another number."""
        self.setCurrentText(str(value))


class TurnChancesPage(PlacePage):
    """Two tabs over the same dice.

    Signals:
        asked: the `OddsQuestion` that the fields say.
        chainAsked: the key of the chain that is shown.
    """

    asked = Signal(OddsQuestion)
    chainAsked = Signal(str)

    def __init__(self, parent: QWidget | None = None, dice: Dice = ()) -> None:
        super().__init__(parent)
        self._answer: OddsAnswer | None = None
        self.tabs = Segments(tuple(Tab), lambda tab: words.any_target() if tab is Tab.TARGET else words.chains())
        self.tabs.set_name(words.tabs())
        self.tabs.set_choice(Tab.TARGET)
        self.target, self.dice = Combo(), NumberBox(words.dice(), 1, _MOST_DICE, 5)
        self.faces, self.rolls = (
            NumberBox(words.faces(), 2, _MOST_FACES, 6),
            NumberBox(words.rolls(), 1, _MOST_ROLLS, 3),
        )
        self.power = NumberBox(words.more_rolls(), 1, _MOST_POWER, 2)
        self.chain = Segments(tuple(CHAINS), _chain_name)
        self.chain.set_name(words.chains())
        self.chain.set_choice(next(iter(CHAINS)))
        self._chain = next(iter(CHAINS))
        self.dies = [DieButton(place) for place in range(_MOST_DICE)]
        self.headline, self.matrix_text = Label(role="heading"), Label(role="text")
        self.keeps, self.states = Grid(), Grid()
        self.matrix, self.chances = Grid(), Grid()
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()
        for die, face in zip(self.dies, (*(dice or _FIRST_DICE), 4, 5, 6), strict=True):
            die.set_face(face)
        self.setMinimumSize(860, 420)
        self._fit_dice()
        self.target.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        self.target.setEditable(True)
        self.target.setMinimumWidth(190)
        self.target.setAccessibleName(words.target())
        set_tooltip(self.target, words.target_hint())
        for category in LOWER:
            if category is not Category.CHANCE:
                self.target.addItem(names.category(category), category.key)
        self.target.setCurrentIndex(self.target.findData("yahtzee"))
        fields = filled(QHBoxLayout(), Label(words.target()), self.target, spacing=8)
        for name, field in ((words.dice(), self.dice), (words.faces(), self.faces), (words.rolls(), self.rolls)):
            filled(fields, 8, Label(name), field)
        fields.addStretch()
        strip = filled(QHBoxLayout(), *self.dies, STRETCH, spacing=2)
        self._pages.addWidget(self._target_page(fields))
        self._pages.addWidget(self._chain_page())
        switch = filled(QHBoxLayout(), self.tabs, STRETCH)
        margins = (_MARGIN, 8, _MARGIN, 12)
        filled(QVBoxLayout(self), switch, strip, (self._pages, 1), spacing=_SPACE, margins=margins)

    def _target_page(self, fields: QHBoxLayout) -> QWidget:
        page = QWidget()
        column = filled(QVBoxLayout(page), fields, self.headline, spacing=8, margins=(0, 0, 0, 0))
        column.addWidget(
            _scrolled(
                Label(words.click_dice(), role="muted"),
                self.keeps,
                Label(words.every_state(), role="muted"),
                self.states,
            ),
            1,
        )
        return page

    def _chain_page(self) -> QWidget:
        page = QWidget()
        head = filled(QHBoxLayout(), self.chain, 12, Label(words.more_rolls()), self.power, STRETCH, spacing=8)
        column = filled(QVBoxLayout(page), head, self.matrix_text, spacing=8, margins=(0, 0, 0, 0))
        column.addWidget(_scrolled(self.matrix, Label(words.beside_best(), role="muted"), self.chances), 1)
        return page

    def _connect(self) -> None:
        self.tabs.choiceRequested.connect(self._turn)
        self.chain.choiceRequested.connect(self._choose_chain)
        self.target.activated.connect(self.ask)
        edit = self.target.lineEdit()
        if edit is not None:
            edit.setAccessibleName(words.target())
            edit.returnPressed.connect(self.ask)
        self.dice.currentIndexChanged.connect(self._fit_dice)
        for field in (self.dice, self.faces, self.rolls):
            field.currentIndexChanged.connect(self.ask)
        self.power.currentIndexChanged.connect(self._show_chain)
        for die in self.dies:
            die.clicked.connect(lambda _checked=False, die=die: self._turn_die(die))

    # ---- what is asked ----

    @property
    def roll(self) -> Dice:
        """The faces of the dice that are shown."""
        return tuple(die.face for die in self.dies[: self.dice.value])

    @property
    def question(self) -> OddsQuestion:
        """What the fields say."""
        text = self.target.currentText().strip()
        known = self.target.findText(text)
        name = str(self.target.itemData(known)) if known >= 0 else text
        return OddsQuestion(name, self.dice.value, self.faces.value, self.rolls.value)

    def ask(self) -> None:
        """Ask for the chances of the target."""
        self.asked.emit(self.question)

    def _turn(self, tab: Tab) -> None:
        self._pages.setCurrentIndex(list(Tab).index(tab))
        if tab is Tab.CHAINS:
            self.dice.set_value(5)
            self.faces.set_value(6)
            self._show_chain()
            self.chainAsked.emit(self._chain)

    def _choose_chain(self, key: str) -> None:
        self._chain = key
        self._show_chain()
        self.chainAsked.emit(key)

    def _turn_die(self, die: DieButton) -> None:
        """Have a die show its next face."""
        die.set_face(die.face % self.faces.value + 1)
        self._show_roll()

    def _fit_dice(self) -> None:
        for die in self.dies:
            die.setVisible(die.place < self.dice.value)

    # ---- what is shown ----

    def take(self, answer: OddsAnswer) -> None:
        """Show the answer to what is asked now; others are dropped."""
        if answer.question != self.question:
            return
        self._answer = answer
        for die in self.dies:
            die.set_face(min(die.face, answer.question.faces))
        self.headline.setText(words.headline(answer.odds.chance) if answer.odds is not None else answer.error)
        self._show_roll()

    def _show_roll(self) -> None:
        odds = self._answer.odds if self._answer is not None else None
        if odds is not None and odds.dice == len(self.roll):
            self.keeps.set_view(words.keep(), view.keeps_grid(odds, self.roll))
            self.states.set_view(words.every_state(), view.states_grid(odds))
        self.keeps.setVisible(odds is not None)
        self.states.setVisible(odds is not None)
        if self._pages.currentIndex() == list(Tab).index(Tab.CHAINS):
            self._show_chain()

    def _show_chain(self) -> None:
        chain = CHAINS[self._chain]
        state = chain.state_of(tuple(sorted(self.roll)))
        self.matrix_text.setText(words.matrix_heading(chain.letter, self.power.value, state))
        self.matrix.set_view(words.chains(), view.matrix_grid(chain, self.power.value, state))

    def take_chain(self, found: ChainChances) -> None:
        """Show what the chain gives beside best play, if it is the one that is looked at."""
        if found.key == self._chain:
            self.chances.set_view(words.beside_best(), view.chances_grid(found))


def _scrolled(*parts: QWidget) -> ScrollPage:
    page = ScrollPage()
    page.column.setContentsMargins(0, 0, 8, 0)
    filled(page.column, *parts, STRETCH, spacing=8)
    return page


def _chain_name(key: str) -> str:
    return {
        "of-a-kind": words.of_a_kind,
        "small-straight": words.small_straight,
        "large-straight": words.large_straight,
    }[key]()
