# SPDX-License-Identifier: MIT
"""The page on which a position is set up: the card, the dice and the coach of the table, open for writing."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.rules.dice_models import FAIR_DICE, OFFERED_DICE, DiceModel
from engine.rules.keys import rules_key
from engine.rules.scoring import MAX_ROLLS_PER_TURN, RULE_SETS, SHIPPED, RuleSet, rule_set
from yahtzee_gui.board.card import CardView, CoachCard
from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.scorecard.page import Scorecard
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.presses import is_alone
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.kit.zoom import GROWS
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.goal_choice import GoalChoice
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.points_picker import PointsPicker
from yahtzee_gui.set_up.view import SetUpView
from yahtzee_gui.settings.kept_positions import LONGEST_NOTE, KeptPosition, KeptPositions
from yahtzee_gui.words import names, rule_sets

_MARGINS, _GAP = (14, 8, 14, 8), 8
_CARD, _TRAY, _COACH = 274, (324, 224), 315
_LIST, _MORE = 138, 28
_BUBBLE, _BESIDE = 300, 34
_OWN = "own"
_TELLING = 4000  # milliseconds for which it is said that something was copied


class SetUpPage(PlacePage):
    """A position to be written down.

    Signals:
        written: the line of the card, and what was typed there.
        faceRequested: the face (1 to 6) of the next die.
        takeBackRequested: the face that was entered last is to go.
        putBackRequested: the dice are to come back in whose place others are being entered.
        dieRequested: the place (0 to 4) of the die that is to be changed.
        rollsLeftRequested: how many rolls of the turn are left.
        chosen: the `RuleSet`, the `DiceModel` and the goal that are chosen, and whether dice are the player's own.
        keepRequested: the position is to be kept, with this note; forgetRequested: it isn't any more.
        textRequested: a text that was typed or pasted in the place of the line, to be opened.
    """

    written = Signal(int, str)
    faceRequested = Signal(int)
    takeBackRequested = Signal()
    putBackRequested = Signal()
    dieRequested = Signal(int)
    rollsLeftRequested = Signal(int)
    chosen = Signal(RuleSet, DiceModel, object, bool)
    keepRequested = Signal(str)
    forgetRequested = Signal()
    textRequested = Signal(str)

    def __init__(self, view: SetUpView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.scorecard, self.tray = Scorecard(), DiceTray()
        self.coach, self.card = CoachPanel(), CoachCard()
        self.scorecard.table.open_for_writing()
        self.tray.only_enter()
        self.tray.set_keys("", [""] * len(self.tray.dice))
        self.coach.only_show()
        self.told = ElidedLabel("text", AlignLeft)
        self.copy, self.clear, self.play = (QPushButton(text()) for text in (words.copy, words.clear, words.play))
        self.start_over = QPushButton(words.start_over())
        self.rolls = Segments(list(range(1, MAX_ROLLS_PER_TURN + 1)), words.roll)
        self.rules, self.dice_models, self.goal = Combo(), Combo(), GoalChoice()
        self.line, self.others = QLineEdit(), QLineEdit()
        self.kept, self.keep = Combo(), QPushButton(words.keep())
        self._kept: KeptPositions = ()
        self._offered: dict[str, RuleSet] = {}
        self._own: tuple[RuleSet, ...] = ()
        self.bubble = Label(role="bubble", wraps=True, parent=self)
        self.points = PointsPicker(self)
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell_how)
        self._fill_lists()
        self._lay_out()
        self._connect()
        self._order_tabs()
        self.set_view(view)
        self.tray.setFocus()

    def _fill_lists(self) -> None:
        for model in OFFERED_DICE:
            self.dice_models.addItem(names.dice_model_name(model), model.name)
        self.dice_models.insertItem(1, new_game_words.own_dice(), _OWN)
        self.dice_models.setItemData(1, new_game_words.own_dice_explained(), Qt.ItemDataRole.ToolTipRole)
        self.rules.setAccessibleName(words.rules())
        self.dice_models.setAccessibleName(words.dice())
        self.rolls.set_name(words.rolls_group())
        self.line.setAccessibleName(words.as_line())
        set_tooltip(self.line, words.as_line())
        self.others.setAccessibleName(words.others())
        self.kept.setEditable(True)
        self.kept.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.kept.setAccessibleName(words.kept())
        self.kept.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        field = self.kept.lineEdit()
        if field is not None:
            field.setAccessibleName(words.note())
            field.setPlaceholderText(words.note())
            field.setMaxLength(LONGEST_NOTE)
        set_tooltip(self.copy, words.copy_hint())
        self.play.setProperty("primary", "true")

    def _lay_out(self) -> None:
        self.bubble.setMaximumWidth(_BUBBLE)
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()
        head = QFrame()
        head.setProperty("card", "true")
        buttons = (self.start_over, self.clear, self.copy, self.play)
        filled(QHBoxLayout(head), (self.told, 1), *buttons, margins=(14, 5, 8, 5), spacing=8)
        self.scorecard.setMinimumWidth(_CARD)
        self.tray.setMinimumSize(*_TRAY)
        self.coach.setMinimumWidth(_COACH)
        self.tray.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for part in (self.scorecard, self.tray, self.coach, self.card):
            part.setProperty(GROWS, True)
        centre = filled(QVBoxLayout(), (self.tray, 1), self._choices(), spacing=_GAP)
        coach = filled(QVBoxLayout(), (self.coach, 4), (self.card, 3), spacing=_GAP)
        board = filled(QHBoxLayout(), (self.scorecard, 5), (centre, 7), (coach, 6), spacing=_GAP)
        filled(QVBoxLayout(self), head, (board, 1), spacing=_GAP, margins=_MARGINS)

    def _choices(self) -> QFrame:
        card = QFrame()
        card.setProperty("card", "true")
        self.rules.setMinimumWidth(_LIST + _MORE)  # their names are longer
        self.dice_models.setMinimumWidth(_LIST - _MORE)
        lists = QHBoxLayout()
        for name, each, share in ((words.rules(), self.rules, 3), (words.dice(), self.dice_models, 1)):
            filled(lists, (filled(QVBoxLayout(), Label(name, role="muted"), each, spacing=3), share))
        line = filled(QHBoxLayout(), Label(words.as_line_short(), role="muted"), (self.line, 1), spacing=8)
        goal = filled(QHBoxLayout(), Label(new_game_words.play_for(), role="muted"), self.goal, STRETCH, spacing=8)
        others = filled(QHBoxLayout(), Label(words.others(), role="muted"), (self.others, 1), spacing=8)
        kept = filled(QHBoxLayout(), (self.kept, 1), self.keep, spacing=8)
        filled(QVBoxLayout(card), self.rolls, lists, goal, others, line, kept, spacing=5, margins=(12, 8, 12, 8))
        return card

    def _connect(self) -> None:
        self.scorecard.table.written.connect(self.written)
        self.scorecard.table.written.connect(self.points.hide)
        self.scorecard.table.writingMoved.connect(self._show_reason)
        self.scorecard.table.writingMoved.connect(self._show_cursor)
        self.scorecard.table.writingClicked.connect(self._offer_points)
        self.points.picked.connect(self.written)
        self.tray.toggleRequested.connect(self.dieRequested)
        self.tray.toggleRequested.connect(lambda _place: self.tray.setFocus())
        self.tray.faces.faceRequested.connect(self.faceRequested)
        self.rolls.choiceRequested.connect(self._choose_roll)
        for each in (self.rules, self.dice_models):
            each.activated.connect(self._choose)
        self.goal.changed.connect(self._choose)
        self.line.returnPressed.connect(self._open_text)
        self.kept.activated.connect(self._open_kept)
        self.keep.clicked.connect(self._keep_or_forget)
        for place in (self.tray, *self.tray.dice, *self.tray.faces.buttons):
            place.installEventFilter(self)
        QShortcut(QKeySequence("Ctrl+Return"), self).activated.connect(self.play.click)

    def offer_own(self, own: Iterable[RuleSet]) -> None:
        """Offer the player's own rules, too: these, and no others any more but those that are set up."""
        self._own = tuple(own)
        self._offer_rules(self.view.draft.rules)

    def _offer_rules(self, chosen: RuleSet) -> None:
        """Offer the rules of the program, the player's own, and those that are chosen, which stay so."""
        offered = (*RULE_SETS.values(), *rule_sets.other_games(), *self._own, chosen)
        wanted = {rules_key(rules): rules for rules in offered}
        with QSignalBlocker(self.rules):
            for key in self._offered.keys() - wanted.keys():
                self.rules.removeItem(self.rules.findData(key))
            for place, (key, rules) in enumerate(wanted.items()):
                if key not in self._offered:
                    self.rules.insertItem(place, names.rules_among_games(rules), key)
            self._offered = wanted
            self.rules.setCurrentIndex(self.rules.findData(rules_key(chosen)))

    def _choose_roll(self, roll: int) -> None:
        self.rollsLeftRequested.emit(self.view.draft.rules.rolls_per_turn - roll)

    def _choose(self) -> None:
        name = self.dice_models.currentData()
        model = next((one for one in OFFERED_DICE if one.name == name), FAIR_DICE)
        if not self.goal.problem:
            self.chosen.emit(self._chosen_rules(), model, self.goal.goal, name == _OWN)

    def _chosen_rules(self) -> RuleSet:
        """Return the rules that are chosen: the program's with as many rolls a turn as before, own ones as they are."""
        here, chosen = self.view.draft.rules, self._offered[self.rules.currentData()]
        if rules_key(chosen) == rules_key(here):
            return here
        are_shipped = {here.name, chosen.name} <= {*SHIPPED}
        return rule_set(chosen.name, here.rolls_per_turn) if are_shipped else chosen

    def _open_kept(self, place: int) -> None:
        if 0 <= place < len(self._kept) and self.kept.currentText() == _name(self._kept[place]):
            self.textRequested.emit(self._kept[place].line)
            self._show_kept()

    def _keep_or_forget(self) -> None:
        """Keep the position with the note that is typed, or with another note; where there is none, forget it."""
        known, note = self._known, self.kept.currentText().strip()
        if known is not None and note in (_name(known), ""):
            self.forgetRequested.emit()
        elif self.view.line:
            self.keepRequested.emit(note)

    @property
    def _known(self) -> KeptPosition | None:
        return next((one for one in self._kept if one.line == self.view.line), None)

    def set_kept(self, kept: KeptPositions) -> None:
        """Offer other positions that are kept."""
        self._kept = kept
        self.kept.clear()
        for one in kept:
            self.kept.addItem(_name(one))
        self._show_kept()

    def _show_kept(self) -> None:
        """Show the note of the position, if it is kept, and what can be done about it."""
        known = self._known
        if not self.kept.hasFocus():
            self.kept.setCurrentIndex(self._kept.index(known) if known is not None else -1)
            self.kept.setEditText(_name(known) if known is not None else "")
        self.keep.setText(words.forget() if known is not None else words.keep())
        self.keep.setEnabled(bool(self.view.line))

    def _open_text(self) -> None:
        self.line.setModified(False)
        self.textRequested.emit(self.line.text())

    def set_view(self, view: SetUpView) -> None:
        """Show `view`."""
        self.view = view
        self.scorecard.set_rows(view.rows)
        self.tray.set_view(view.tray)
        self._show_cursor()
        self.coach.set_view(view.coach)
        self.coach.set_fading(view.is_before)
        self.card.set_card(CardView(CardFace.WHY, (CardFace.WHY,), why=view.why))
        self._show_choices(view)
        if not (self.line.hasFocus() and self.line.isModified()):
            self.line.setText(view.text or view.line)
            self.line.setCursorPosition(0)
        self._show_kept()
        self.play.setEnabled(view.can_play)
        self.copy.setEnabled(view.can_play)
        set_tooltip(self.play, view.why_not or words.play_hint())
        if not self._telling.isActive():
            self._tell_how()
        self._show_reason()

    def _show_choices(self, view: SetUpView) -> None:
        draft = view.draft
        with QSignalBlocker(self.goal):
            self._offer_rules(draft.rules)
            self.dice_models.setCurrentIndex(
                self.dice_models.findData(_OWN if draft.own_dice else draft.dice_model.name)
            )
            self.goal.set_possible(draft.dice_model.is_fair and not draft.others, wins=bool(draft.others))
            if self.goal.goal != draft.goal and not self.goal.problem and not draft.others:
                self.goal.set_goal(draft.goal)
        if self.others.text() != draft.others:
            self.others.setText(draft.others)
        can_have = draft.dice_model.is_fair and draft.rules.is_yahtzee
        self.others.setEnabled(can_have)
        self.others.setPlaceholderText(words.others_example() if can_have else words.others_only())
        hint = view.others_fault or (words.others_hint() if can_have else "")
        set_tooltip(self.others, hint)
        self.others.setAccessibleDescription(hint)
        has_dice = None not in draft.dice
        for number, button in self.rolls.buttons.items():
            button.setVisible(number <= draft.rules.rolls_per_turn)
            button.setEnabled(has_dice)
        self.rolls.set_choice(draft.rules.rolls_per_turn - draft.rolls_left)

    def say(self, text: str) -> None:
        """Say `text` above the position for a while."""
        self.told.setText(text)
        self._telling.start(_TELLING)

    def _tell_how(self) -> None:
        self.told.setText(self.view.remark or self.view.why_not or words.how())

    def _show_reason(self) -> None:
        """Say beside the entry that is typed what is wrong with it, as long as the keyboard is there."""
        table, writer = self.scorecard.table, self.scorecard.table.writer
        here = table.currentIndex().row() if writer is not None and writer.hasFocus() else -1
        if here != self.points.row:
            self.points.hide()
        if here not in self.view.reasons or self.points.isVisible():
            self.bubble.hide()
            return
        text, before = self.view.reasons[here], writer.before if writer is not None else ""
        self.bubble.setText(f"{text} {words.back(before)}" if before else text)
        self._stand_beside(self.bubble, here)
        self._clear_dice()

    def _show_cursor(self) -> None:
        """Mark the die whose face is entered next, unless the card is written on: there is one cursor."""
        writer = self.scorecard.table.writer
        writes = writer is not None and writer.hasFocus()
        for place, die in enumerate(self.tray.dice):
            die.set_cursor(place == self.view.tray.cursor and not writes)

    def _stand_beside(self, part: QWidget, row: int) -> None:
        """Show something at a line, beside the card, so that it hides none of the next boxes."""
        part.adjustSize()
        line = self.scorecard.table.line_rect(row)
        middle = self.scorecard.table.viewport().mapTo(self, line.center().toPoint()).y() - part.height() // 2
        beside = self.scorecard.geometry().right() - _BESIDE
        part.move(beside, max(0, min(middle, self.height() - part.height())))
        part.show()
        part.raise_()

    def _clear_dice(self) -> None:
        """Move the reason up where it would hide a die."""
        first, last = self.tray.dice[0], self.tray.dice[-1]
        dice = QRect(first.mapTo(self, QPoint()), last.mapTo(self, last.rect().bottomRight()))
        if self.bubble.geometry().intersects(dice):
            self.bubble.move(self.bubble.x(), dice.top() - self.bubble.height() - 2)

    def _offer_points(self, row: int) -> None:
        """Offer what the line that was clicked may say."""
        line, choices = self.view.rows[row], self.view.choices[row]
        if len(choices) == 1:
            return
        self.points.offer(row, line.name, choices, line.points)
        self._show_reason()
        self._stand_beside(self.points, row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the reason go with its line."""
        super().resizeEvent(event)
        self._show_reason()

    # ---- keys ----

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the keys of the dice do the same wherever on the tray the keyboard is."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._enter(event):
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter dice by their digits, go back with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.points.isVisible():
            self.points.hide()
            self._show_reason()
        elif event.key() == Qt.Key.Key_Escape and self.view.has_dice_before:
            self.putBackRequested.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        elif not self._enter(event):
            super().keyPressEvent(event)

    def _enter(self, event: QKeyEvent) -> bool:
        """Enter a face, take one back, or go on to the card, as a key says; return whether it was one of these."""
        key, text = Qt.Key(event.key()), event.text()
        on_dice = self._is_on_dice()
        if text in tuple("123456") and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.faceRequested.emit(int(text))
            if not on_dice:
                self.tray.setFocus()
        elif not on_dice or not is_alone(event):
            return False
        elif text in tuple("7890"):
            self.say(tray_words.no_such_face())
        elif key == Qt.Key.Key_Backspace:
            self.takeBackRequested.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down, Qt.Key.Key_Tab):
            self.scorecard.table.write_at()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            cursor = self.view.tray.cursor or 0
            self.dieRequested.emit((cursor + (1 if key == Qt.Key.Key_Right else -1)) % len(self.tray.dice))
        else:
            return text == " "
        return True

    def _is_on_dice(self) -> bool:
        focused = self.window().focusWidget()
        return focused in (self.tray, *self.tray.dice)

    def _order_tabs(self) -> None:
        """Have which roll it is, and what else there is to say, come after the last line of the card."""
        writer = self.scorecard.table.writer
        assert writer is not None, "the card is open for writing"
        stops = [writer, *self.rolls.buttons.values(), self.rules]
        for before, after in itertools.pairwise(stops):
            QWidget.setTabOrder(before, after)


def _name(kept: KeptPosition) -> str:
    """Return what a kept position is called in the list: its note, or the line itself."""
    return kept.note or kept.line
