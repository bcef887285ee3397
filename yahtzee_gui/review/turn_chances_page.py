# SPDX-License-Identifier: MIT
"""The chances of a turn: any hand with any dice, what is best to keep for it, and fixed plans beside that."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.rules.dice import Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError
from engine.solving.faults import TableProblem
from yahtzee_gui.kit.charts.painted_tables import Grid
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.drawing import AlignCenter, AlignRight
from yahtzee_gui.kit.labels import Label, link_button, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.review import turn_chances_parts as view
from yahtzee_gui.review import turn_chances_words as words
from yahtzee_gui.review.turn_chances_parts import FIGURE, DieButton, Folded, KeepRow, NumberBox
from yahtzee_gui.words import boxes, faults, numbers
from yahtzee_gui.work import Engine, Urgency, one_step, told_problem

if TYPE_CHECKING:
    from engine.one_turn.chain import Chance
    from engine.one_turn.odds import Odds


@dataclass(frozen=True)
class OddsQuestion:
    """A target of a turn, as `engine.one_turn.targets.target_of` reads it, with dice, their faces, rolls and rules."""

    target: str = "yahtzee"
    dice: int = 5
    faces: int = 6
    rolls: int = 3
    rules: RuleSet = DEFAULT_RULES


def answer_to(question: OddsQuestion) -> tuple[Odds | FieldError, float]:
    """Return the chances of a target, or why there are none, and how many rolls it takes; 0 if it never comes."""
    from engine.one_turn.odds import odds, rolls_until
    from engine.one_turn.targets import OddsError

    try:
        found = odds(question.target, question.dice, question.faces, question.rolls, question.rules)
    except OddsError as error:
        return error, 0.0
    nothing = found.target.space.name(found.target.space.empty)
    return found, rolls_until(found)[nothing] if found.chance else 0.0


def fixed_plans() -> tuple[Chance, ...]:
    """Return the chances that fixed plans give in a turn with two and three rolls, beside best play."""
    from engine.one_turn.chain import CHAINS, chances

    return tuple(one for key in CHAINS for one in chances(key) if one.state is None)


_MARGIN, _SPACE, _WIDE, _LEAST = 14, 12, 1100, 640
_MOST_DICE, _MOST_FACES, _MOST_ROLLS = 8, 12, 6
_FEW, _MORE_PLACES = 9, 3
_FIRST_DICE = (1, 1, 2, 3, 6)  # before anything was rolled
_OTHERS = ("sum>=20", "alike=2", "alike=3")
_SUM = re.compile(r"(>=|<=|=)([0-9]+)|([0-9]+)\+")


class TurnChancesPage(PlacePage):
    """Dice, what is wanted of them, and the chances: of the game in play, and at first with its dice.

    Attributes:
        shown: what `odds` is the answer to, or `error`; with neither the answer is still to come.
    """

    def __init__(self, engine: Engine, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine, self._controller = engine, controller
        self.rules = DEFAULT_RULES
        self.shown = OddsQuestion()
        self.odds: Odds | None = None
        self.error: FieldError | TableProblem | None = None
        self.listed: tuple[view.Keep, ...] = ()
        seen = controller.scene().shown
        self._faces = [*((seen.dice if seen is not None else ()) or _FIRST_DICE), 4, 5, 6]
        self._is_whole, self._places = False, 1
        self.target, self.edit = Combo(), QLineEdit()
        self.rolls_left = Segments(list(range(_MOST_ROLLS - 1, 0, -1)), str, fills=False)
        self.dies = [DieButton(place) for place in range(_MOST_DICE)]
        self.typing = Label(words.not_a_hand(), role="muted", wraps=True)
        self.best = Label(role="heading", wraps=True)
        self.figure, self.often, self.until = Label(role="score"), Label(role="text"), Label(role="text", wraps=True)
        self.dice = NumberBox(words.dice, 1, _MOST_DICE, 5)
        self.faces = NumberBox(words.faces, 2, _MOST_FACES, 6)
        self.rolls = NumberBox(words.rolls, 1, _MOST_ROLLS, 3)
        self.heads = [Label(role="muted") for _ in range(_MOST_ROLLS - 1)]  # of the columns of rows
        self.rows: list[KeepRow] = []
        self.decimals, self.whole = link_button(words.more_decimals()), link_button()
        self.states, self.fixed = Grid(), Grid()
        self._lay_out()
        self._connect()
        self._show_roll()
        self.refresh()
        self.setMinimumWidth(_LEAST)
        self.dies[0].setFocus(Qt.FocusReason.MouseFocusReason)  # its ring comes with the first key

    # ---- building ----

    def _lay_out(self) -> None:
        self.target.setLineEdit(self.edit)
        self.target.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.target.setMinimumWidth(190)
        set_tooltip(self.target, words.target_hint())
        self.rolls_left.set_name(words.left())
        self.rolls_left.set_choice(2)
        self.rolls_left_label = Label(words.left(), role="text")
        self.every_state = Folded(words.every_state(), self.states)
        hint = Label(words.plans_hint(), role="muted", wraps=True)
        self.plans = Folded(words.plans(), hint, self.fixed)
        left = filled(QVBoxLayout(), self._felt(), self._keeps_card(), STRETCH, spacing=_SPACE)
        right = filled(QVBoxLayout(), self._before_first(), self.every_state, self.plans, STRETCH, spacing=_SPACE)
        self._columns = filled(QHBoxLayout(self), (left, 1), (right, 1), spacing=_SPACE)
        self._columns.setContentsMargins(_MARGIN, 6, _MARGIN, 12)

    def _felt(self) -> QFrame:
        felt = QFrame()
        felt.setProperty("card", "tray")
        wanted = Label(words.target(), role="text")
        head = filled(QHBoxLayout(), wanted, self.target, STRETCH, self.rolls_left_label, self.rolls_left, spacing=8)
        dice = filled(QHBoxLayout(), STRETCH, *self.dies, STRETCH, spacing=10)
        hint = Label(words.click_dice(), role="muted")
        for label in (self.best, hint):
            label.setAlignment(AlignCenter)
        filled(QVBoxLayout(felt), head, self.typing, dice, self.best, hint, spacing=6, margins=(20, 12, 20, 14))
        return felt

    def _keeps_card(self) -> Card:
        self.keeps = Card(words.keeps())
        column = self.keeps.column
        column.removeWidget(self.keeps.heading)
        self._rows = filled(QVBoxLayout(), spacing=0)
        for label in self.heads:
            label.setAlignment(AlignRight)
            label.setFixedWidth(FIGURE)
        head = filled(QHBoxLayout(), self.keeps.heading, STRETCH, *self.heads, spacing=0, margins=(0, 0, 8, 0))
        filled(column, head, self._rows, filled(QHBoxLayout(), self.decimals, STRETCH, self.whole))
        return self.keeps

    def _before_first(self) -> Card:
        card = Card(words.before_first())
        figure = filled(QHBoxLayout(), self.figure, 12, self.often, STRETCH)
        other = filled(QHBoxLayout(), Label(words.other_dice(), role="text"), 8, spacing=8)
        filled(other, self.dice, self.faces, self.rolls, STRETCH)
        filled(card.column, figure, self.until, 6, other)
        return card

    def _connect(self) -> None:
        self.target.activated.connect(self._take_target)
        self.edit.setAccessibleName(words.target())
        self.edit.returnPressed.connect(self._take_target)
        self.edit.installEventFilter(self)
        self.target.view().installEventFilter(self)
        for field in (self.dice, self.faces, self.rolls):
            field.currentIndexChanged.connect(self._take_dice)
        self.rolls_left.choiceRequested.connect(self._show_roll)
        self.decimals.clicked.connect(self._turn_decimals)
        self.whole.clicked.connect(self._turn_whole)
        self.every_state.switch.toggled.connect(self._show_states)
        self.plans.switch.clicked.connect(self._ask_plans)
        for die in self.dies:
            die.clicked.connect(lambda _checked=False, die=die: self._enter(die, die.face % self.faces.value + 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the right column below the left one in a narrow window."""
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)

    # ---- what is asked ----

    @property
    def roll(self) -> Dice:
        return tuple(min(face, self.faces.value) for face in self._faces[: self.dice.value])

    @property
    def question(self) -> OddsQuestion:
        text = self.target.currentText().strip()
        known = self.target.findText(text)
        name = str(self.target.itemData(known)) if known >= 0 else text
        if alone := _SUM.fullmatch(text.replace(" ", "")):
            name = f"sum>={alone[3]}" if alone[3] else f"sum{alone[1]}{alone[2]}"
        return OddsQuestion(name, self.dice.value, self.faces.value, self.rolls.value, self.rules)

    def refresh(self) -> None:
        """Offer the boxes of the game in play, keep what is wanted if that has it, too, and ask for its chances."""
        wanted, typed = self.question.target, self.target.currentText()
        self.rules = rules = self._controller.scene().rules
        hands = [box.category for box in rules.boxes if not (box.category.is_upper or box.takes_any_dice)]
        with QSignalBlocker(self.target), boxes.speaking_of(rules):
            self.target.clear()
            for box in hands:
                self.target.addItem(boxes.category(box), box.key)
            for key in _OTHERS:
                self.target.addItem(words.counted(key), key)
            default = rules.yahtzee_box.key if rules.yahtzee_box is not None else ""
            self.target.setCurrentIndex(max(0, self.target.findData(wanted if typed else default)))
            if typed and self.target.findData(wanted) < 0:
                self.target.setEditText(wanted)
        self.ask()

    def ask(self) -> None:
        question = self.question
        take = partial(self._take, question)
        self._engine.ask((self, "odds"), Urgency.EXERCISE, one_step(answer_to, question), take, failed=take)

    def _ask_plans(self) -> None:
        self._engine.ask((self, "plans"), Urgency.EXERCISE, one_step(fixed_plans), self._show_plans)

    def _take_target(self) -> None:
        self.setFocus()  # digits are dice again, and another Enter presses none
        known = self.target.findData(self.question.target)
        if known >= 0:
            self.target.setCurrentIndex(known)
        self.ask()

    def _take_dice(self) -> None:
        self.odds = self.error = None
        self._show_roll()
        self.ask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the list for a click in its field, too; what is typed then is written in the field."""
        if watched is self.edit and event.type() is QEvent.Type.MouseButtonRelease:
            self.target.showPopup()
        is_typed = watched is not self.edit and event.type() is QEvent.Type.KeyPress
        if is_typed and isinstance(event, QKeyEvent) and event.text() and event.text().isprintable():
            self.target.hidePopup()
            self.edit.selectAll()
            return QApplication.sendEvent(self.edit, event)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter dice by their digits, and take the last one back with Backspace."""
        text, focused = event.text(), self.focusWidget()
        at = focused.place if isinstance(focused, DieButton) else 0
        if text.isascii() and text.isdigit() and 1 <= int(text) <= self.faces.value:
            self._enter(self.dies[at], int(text))
            self.dies[(at + 1) % self.dice.value].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Backspace:
            self.dies[(at - 1) % self.dice.value].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _enter(self, die: DieButton, face: int) -> None:
        self._faces[die.place] = face
        self._show_roll()

    # ---- what is shown ----

    def _take(self, question: OddsQuestion, answer: tuple[Odds | FieldError, float] | Exception) -> None:
        self.shown = question
        found, until = answer if isinstance(answer, tuple) else (told_problem(answer), 0.0)
        self.odds, self.error = (None, found) if isinstance(found, (FieldError, TableProblem)) else (found, None)
        self.typing.setVisible(self.error is None)  # else that is the answer
        chance = self.odds.chance if self.odds is not None else None
        self.figure.setText(words.percent(chance) if chance is not None else "–")
        set_tooltip(self.figure, words.fraction(chance) if chance is not None else "")
        self.often.setText(words.how_often(chance) if chance is not None else "")
        self.until.setText(words.until(number=numbers.decimal(until, 1)) if until else "")
        self.until.setVisible(bool(until))
        self._show_roll()
        self._show_states(self.every_state.switch.isChecked())

    def _show_roll(self) -> None:
        """Show what there is to keep of the dice, and mark the best."""
        odds, rolls = self.odds, self.rolls.value
        for number, button in self.rolls_left.buttons.items():
            button.setVisible(number < rolls)
        if rolls > 1 and (self.rolls_left.chosen or rolls) >= rolls:
            self.rolls_left.set_choice(rolls - 1)
        for widget in (self.rolls_left, self.rolls_left_label):
            widget.setVisible(rolls > 1)
        self.listed = view.keeps_of(odds, self.roll, self.rolls_left.chosen) if odds is not None else ()
        self._show_rows()
        self._mark(0)

    def _show_rows(self) -> None:
        shown = len(self.listed) if self._is_whole else min(_FEW, len(self.listed))
        while len(self.rows) < shown:
            self._add_row()
        columns = self.rolls.value - 1
        for number, label in enumerate(self.heads):
            label.setVisible(number < columns)
            label.setText(words.rolls_left(max(1, columns - number)))
        strong = columns - self.rolls_left.chosen
        for number, row in enumerate(self.rows):
            row.setVisible(number < shown)
            if number < shown:
                keep = self.listed[number]
                most = self.listed[0].chances[strong]
                row.show_keep(self._dice_of(keep), keep.chances, strong, most, self._places)
        self.keeps.setVisible(bool(self.listed))
        self.whole.setVisible(len(self.listed) > _FEW)
        self.whole.setText(words.show_few() if self._is_whole else words.show_all(number=len(self.listed)))

    def _add_row(self) -> None:
        row, number = KeepRow(), len(self.rows)
        row.clicked.connect(lambda: self._mark(number))
        self.rows.append(row)
        self._rows.addWidget(row)

    def _dice_of(self, keep: view.Keep) -> Dice:
        return tuple(sorted(face for face, kept in zip(self.roll, keep.kept, strict=True) if kept))

    def _mark(self, number: int) -> None:
        for place, row in enumerate(self.rows):
            row.setChecked(place == number)
        keep = self.listed[number] if self.listed else None
        for die in self.dies:
            die.setVisible(die.place < self.dice.value)
            if die.place < self.dice.value:
                is_kept = keep is not None and keep.kept[die.place]
                die.show_face(self.roll[die.place], is_kept=is_kept)
        self.best.setText(self._said(keep))

    def _said(self, keep: view.Keep | None) -> str:
        if self.odds is None:
            return self._refused(self.error) if self.error is not None else ""
        if keep is None:
            chance = self.odds.payoffs[-1][self.odds.state_of(self.roll)]
            return words.best_keep(self.roll, 0, chance, self._hand())
        kept = self._dice_of(keep)
        chance = keep.chances[self.rolls.value - 1 - self.rolls_left.chosen]
        return words.best_keep(kept, len(self.roll) - len(kept), chance, self._hand())

    def _hand(self) -> str:
        with boxes.speaking_of(self.shown.rules):
            box = boxes.box_named(self.shown.target)
            return boxes.hand(box) if box is not None else words.counted(self.shown.target)

    def _refused(self, error: FieldError | TableProblem) -> str:
        if isinstance(error, TableProblem):
            return words.failed()
        if error.path != ("target",):
            return faults.told(error)
        rules = self.shown.rules
        box = rules.by_key.get(self.shown.target)
        return words.needs_five(boxes.category(box, rules)) if box is not None else words.not_a_hand()

    def _show_states(self, opens: bool) -> None:
        self.every_state.setVisible(self.odds is not None and self.odds.rolls > 1)
        if opens and self.odds is not None:
            self.states.set_view(words.every_state(), view.states_grid(self.odds))

    def _turn_decimals(self) -> None:
        self._places = _MORE_PLACES if self._places == 1 else 1
        self.decimals.setText(words.more_decimals() if self._places == 1 else words.fewer_decimals())
        self._show_rows()

    def _turn_whole(self) -> None:
        self._is_whole = not self._is_whole
        self._show_rows()

    def _show_plans(self, plans: Sequence[Chance]) -> None:
        self.fixed.set_view(words.plans_hint(), view.plans_grid(plans))
