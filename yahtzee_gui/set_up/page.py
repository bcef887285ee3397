# SPDX-License-Identifier: MIT
"""The page on which a position is set up: the table itself, with its card and its dice open for writing."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.games import texts
from engine.games.lines import is_line
from engine.rules.dice import FACES, FAIR_DICE, OFFERED_DICE
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN
from engine.rules.scoring import RULE_SETS, SHIPPED, RuleSet, rule_set, rules_key
from engine.strategies.goals import MOST_OTHERS
from yahtzee_gui.board.card import CoachCard
from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.coach.why import Side
from yahtzee_gui.board.scorecard import Scorecard
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.desktop.key_bindings import Action, Keys
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.input import chain, is_alone
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, mark_wrong, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.on_screen import GROWS
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.parts import GoalChoice
from yahtzee_gui.set_up import view, words
from yahtzee_gui.set_up.draft import choices
from yahtzee_gui.set_up.parts import Kind, PointsPicker, Positions, PositionsCard, TextEntry
from yahtzee_gui.set_up.session import SetUp
from yahtzee_gui.settings.settings import LONGEST_NOTE
from yahtzee_gui.words import names
from yahtzee_gui.words.boxes import speaking_of

_MARGINS, _GAP = (14, 8, 14, 12), 12
_CARD, _TRAY, _COACH, _SEAT, _NARROW = 274, (324, 224), 300, (112, 28), 480
_BELOW = 4  # pixels between an entry and what is said below it
_OWN = "own"
_TELLING = 4000  # milliseconds for which it is said that something was copied


class _Board(QHBoxLayout):
    """As high as the page: texts that wrap would make it higher."""

    def hasHeightForWidth(self) -> bool:
        return False


class SetUpPage(PlacePage):
    """A position to be written down.

    Signals:
        hidden: the player went elsewhere.
    """

    hidden = Signal()

    def __init__(self, set_up: SetUp, positions: Positions, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_up, self._positions = set_up, positions
        self.notes = QPlainTextEdit()
        self.scorecard, self.tray = Scorecard(), DiceTray()
        self.coach, self.card = CoachPanel(), CoachCard(self.notes)
        self.saved, self.text = PositionsCard(positions), TextEntry()
        self.start_over, self.clear, self.copy, self.play = (
            QPushButton(text()) for text in (words.start_over, words.clear, words.copy, words.play)
        )
        self.beside_title = QWidget()
        ways = self.start_over, self.clear, self.copy, self.play
        filled(QHBoxLayout(self.beside_title), STRETCH, *ways, spacing=8, margins=(0, 0, 0, 0))
        self.rolls = Segments(list(range(MAX_ROLLS_PER_TURN - 1, -1, -1)), str)
        self.rules, self.dice_models, self.goal = Combo(), Combo(), GoalChoice()
        self.more, self.yours = link_button(f"{words.more()} ▾"), QPushButton(words.yours())
        self.seats = [QPushButton(words.opponent(number=seat)) for seat in range(1, MOST_OTHERS + 1)]
        self.others = [QLineEdit() for _ in self.seats]
        self.told = ElidedLabel("muted", AlignLeft)
        self._offered: dict[str, RuleSet] = {}
        self._own: tuple[RuleSet, ...] = ()
        self.bubble = Label(role="bubble", wraps=True, parent=self)
        self.points = PointsPicker(self)
        self._telling = QTimer(self, singleShot=True, interval=_TELLING)
        self._telling.timeout.connect(self._tell_remark)
        self._fill()
        self._lay_out()
        self._connect()
        self._bind(keys)
        self.refresh()
        self._order_tabs()
        self.tray.setFocus()

    # ---- building ----

    def _fill(self) -> None:
        self.scorecard.table.open_for_writing()
        rolls, said = QWidget(), ElidedLabel("muted", AlignRight)
        said.setText(words.rolls_left())
        said.may_vanish = True  # the numbers need their room more
        filled(QHBoxLayout(rolls), (said, 1), self.rolls, spacing=8, margins=(0, 0, 0, 0))
        self.tray.only_enter(rolls)
        self.tray.set_keys("", [""] * len(self.tray.dice))
        self.tray.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.coach.only_show()
        for model in OFFERED_DICE:
            self.dice_models.addItem(names.dice_model_name(model), model.name)
        self.dice_models.insertItem(1, new_game_words.real_dice(), _OWN)
        self.dice_models.setItemData(1, new_game_words.real_dice_explained(), Qt.ItemDataRole.ToolTipRole)
        self.rules.setAccessibleName(words.rules())
        self.dice_models.setAccessibleName(words.dice())
        self.rolls.set_name(words.rolls_left())
        self.notes.setPlaceholderText(words.note())
        self.notes.setAccessibleName(words.note())
        self.notes.setTabChangesFocus(True)
        for button in (self.yours, *self.seats):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setProperty("face", "true")
            button.setFixedSize(*_SEAT)
        for button, field in zip(self.seats, self.others, strict=True):
            field.setPlaceholderText(words.others_example())
            field.setAccessibleName(button.text())
            set_tooltip(field, words.others_hint())
        self.more.setCheckable(True)
        self.play.setProperty("primary", "true")
        self.bubble.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.bubble.hide()

    def _lay_out(self) -> None:
        self.scorecard.setMinimumWidth(_CARD)
        self.tray.setMinimumSize(*_TRAY)
        parts: tuple[QWidget, ...] = self.coach, self.saved
        for part in parts:
            part.setMinimumWidth(_COACH)
        for part in (self.scorecard, self.tray, self.coach, self.card, self.saved):
            part.setProperty(GROWS, True)
        self._below = QStackedWidget()
        self._below.addWidget(self.card)
        self._below.addWidget(self.text)
        centre = filled(QVBoxLayout(), (self.tray, 5), self._choices(), (self._below, 6), spacing=_GAP)
        right = filled(QVBoxLayout(), (self.coach, 4), (self.saved, 3), spacing=_GAP)
        columns = (self.scorecard, 24), (centre, 48), (right, 28)
        filled(_Board(self), *columns, spacing=_GAP, margins=_MARGINS)

    def _choices(self) -> QFrame:
        """Return rules and luck in a row, with all else that can be chosen below it, folded at first."""
        card, self._folded = QFrame(), QWidget()
        card.setProperty("card", "true")
        lists = QHBoxLayout()
        self._names = Label(words.rules(), role="muted"), Label(words.dice(), role="muted")
        for name, each, share in zip(self._names, (self.rules, self.dice_models), (5, 3), strict=True):
            each.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            filled(lists, name, (each, share), spacing=8)
        self._first = filled(QBoxLayout(QBoxLayout.Direction.LeftToRight), (lists, 1), self.more, spacing=8)
        goal = filled(QHBoxLayout(), Label(new_game_words.play_for(), role="muted"), self.goal, STRETCH, spacing=8)
        grid = QGridLayout()
        grid.addWidget(self.yours, 0, 0)
        add_layout(grid, goal, 0, 1)
        for row, (button, field) in enumerate(zip(self.seats, self.others, strict=True), 1):
            grid.addWidget(button, row, 0)
            grid.addWidget(field, row, 1)
        self._no_others = Label(words.others_only(), role="muted", wraps=True)
        filled(QVBoxLayout(self._folded), grid, self._no_others, spacing=6, margins=(0, 0, 0, 0))
        self._folded.hide()
        filled(QVBoxLayout(card), self._first, self._folded, self.told, spacing=6, margins=(14, 9, 14, 9))
        return card

    def _connect(self) -> None:
        set_up, table, cursor = self.set_up, self.scorecard.table, self.set_up.review_cursor
        table.written.connect(self._write)
        table.writingMoved.connect(self._show_reason)
        table.writingClicked.connect(self._offer_points)
        self.points.picked.connect(self._write)
        self.tray.toggleRequested.connect(set_up.go_to_die)
        self.tray.toggleRequested.connect(lambda _place: self.tray.setFocus())
        self.tray.faces.faceRequested.connect(set_up.enter)
        self.rolls.choiceRequested.connect(lambda left: set_up.change(replace(set_up.draft, rolls_left=left)))
        for each in (self.rules, self.dice_models):
            each.activated.connect(self._choose)
        self.goal.changed.connect(self._choose)
        self.more.toggled.connect(self._folded.setVisible)
        self.yours.clicked.connect(partial(set_up.show_card, 0))
        for seat, (button, field) in enumerate(zip(self.seats, self.others, strict=True), 1):
            button.clicked.connect(partial(self._write_on, seat))
            field.textEdited.connect(lambda text, seat=seat: set_up.change(set_up.draft.against(seat, text)))
            field.installEventFilter(self)
        self.coach.options.pointedAt.connect(cursor.select)
        self.coach.options.optionRequested.connect(cursor.select)
        self.coach.options.againstRequested.connect(cursor.compare_against)
        self.card.againstRequested.connect(cursor.compare_against)
        self.card.tabs.choiceRequested.connect(set_up.ahead.turn_to)
        self.card.final.chart.targetRequested.connect(set_up.ahead.aim_at)
        self.card.final.button.clicked.connect(set_up.ahead.find_best)
        self.card.why.changesSeen.connect(set_up.changes.look)
        set_up.ahead.changed.connect(self._show_card)
        set_up.changes.changed.connect(self.card.why.changes.set_state)
        self.notes.textChanged.connect(self._take_note)
        self.clear.clicked.connect(self.tray.setFocus)
        self.saved.save.clicked.connect(self._save_or_forget)
        self.saved.type.clicked.connect(self.type_text)
        self.text.closed.connect(self.close_text)
        self.copy.clicked.connect(self._copy)
        for place in (self.tray, *self.tray.dice, *self.tray.faces.buttons):
            place.installEventFilter(self)

    def _bind(self, keys: Keys) -> None:
        """Have the keys of the table do here what they do there."""
        ahead, cursor = self.set_up.ahead, self.set_up.review_cursor
        deeds: dict[Action, Callable[[], object]] = {
            Action.FINAL_SCORE: partial(ahead.show, CardFace.FINAL_SCORE),
            Action.THIS_TURN: partial(ahead.show, CardFace.THIS_TURN),
            Action.TABLE: partial(self.card.why.turn_to, Side.PARTS),
            Action.COMPARE: self.card.offer_others,
            Action.AGAINST_THIS: cursor.compare_against,
            Action.PEEK: cursor.peek,
            Action.NEXT_CARD: self.set_up.next_card,
            Action.SCORECARD: self.scorecard.table.write_at,
        }
        for action, deed in deeds.items():
            self._on(keys.sequence(action), deed)
        self._on(QKeySequence("Ctrl+Return"), self.play.click)
        for face in FACES:
            if keys.owner(str(face)) not in deeds:  # lists and the tabs above the page have no use for digits
                deed = partial(self._enter_face, face)
                self._on(QKeySequence(str(face)), deed, Qt.ShortcutContext.WindowShortcut)

    def _on(
        self,
        key: QKeySequence,
        deed: Callable[[], object],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WidgetWithChildrenShortcut,
    ) -> None:
        shortcut = QShortcut(key, self, context=context)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(deed)

    def _enter_face(self, face: int) -> None:
        self.set_up.enter(face)
        if self.window().focusWidget() not in (self.tray, *self.tray.dice):
            self.tray.setFocus()

    def _order_tabs(self) -> None:
        """Have which roll it is, and what else there is to say, come after the last line of the card."""
        writer = self.scorecard.table.writer
        assert writer is not None, "the card is open for writing"
        others = itertools.chain(*zip(self.seats, self.others, strict=True))
        chosen = self.rolls.buttons.values(), (self.rules, self.dice_models, self.more, self.goal.aims, self.yours)
        card = self.card.focus_order()
        right = (self.coach.options, self.coach.more, *self.saved.kinds.buttons.values(), self.saved.save)
        chain([writer, *itertools.chain(*chosen), *others, *card, *right, self.saved.list, self.saved.type])

    # ---- rules, luck and the others ----

    def offer_own(self, own: Iterable[RuleSet]) -> None:
        """Offer the player's own rules, too: these, and no others any more but those that are set up."""
        self._own = tuple(own)
        self._offer_rules(self.set_up.draft.rules)

    def _offer_rules(self, chosen: RuleSet) -> None:
        """Offer the rules of the program, the player's own, and those that are chosen, which stay so."""
        offered = (*RULE_SETS.values(), *names.other_games(), *self._own, chosen)
        self._offered = {rules_key(rules): rules for rules in offered}
        named = [(names.rules_among_games(rules), key) for key, rules in self._offered.items()]
        self.rules.offer(named, rules_key(chosen))

    def _choose(self) -> None:
        name = self.dice_models.currentData()
        model = next((one for one in OFFERED_DICE if one.name == name), FAIR_DICE)
        if not self.goal.problem:
            draft, own_dice = self.set_up.draft, name == _OWN
            self.set_up.change(draft.played_with(self._chosen_rules(), model, self.goal.goal, own_dice=own_dice))

    def _chosen_rules(self) -> RuleSet:
        """Return the rules that are chosen: the program's with as many rolls a turn as before, own ones as they are."""
        here, chosen = self.set_up.draft.rules, self._offered[self.rules.currentData()]
        if rules_key(chosen) == rules_key(here):
            return here
        are_shipped = {here.name, chosen.name} <= {*SHIPPED}
        return rule_set(chosen.name, here.rolls_per_turn) if are_shipped else chosen

    def _write_on(self, seat: int) -> None:
        self.set_up.show_card(seat)
        self.scorecard.table.write_at(0)

    def _write(self, row: int, text: str) -> None:
        self.points.hide()
        self.set_up.write(self.scorecard.rows[row].category, text)

    # ---- saving, copying, and texts ----

    def _take_note(self) -> None:
        note = self.notes.toPlainText()[:LONGEST_NOTE]
        if note != self.set_up.draft.note:
            self.set_up.note(note)
            if self._positions.find(self.line) is not None:
                self._positions.save(self.line, note)
                self.saved.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that the player went elsewhere."""
        super().hideEvent(event)
        self.hidden.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """List the positions that came to the last ones meanwhile."""
        super().showEvent(event)
        self.saved.refresh()

    def _save_or_forget(self) -> None:
        """Save the position, and have its name typed; or save it no longer."""
        if self._positions.find(self.line) is not None:
            self._positions.forget(Kind.SAVED, self.line)
        else:
            problem = self._positions.save(self.line, self.set_up.draft.note)
            if problem:
                self.say(problem)
            else:
                self.set_up.ahead.turn_to(CardFace.NOTES)
                self.notes.setFocus()
        self.refresh()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.say(words.copied())

    def type_text(self) -> None:
        """Have a text typed, or put right."""
        self._below.setCurrentWidget(self.text)
        self.text.field.setFocus()

    def close_text(self) -> None:
        """Show the coach's card again."""
        self._below.setCurrentWidget(self.card)
        self.tray.setFocus()

    def say(self, text: str) -> None:
        """Say `text` for a while."""
        self.told.setText(text)
        self.told.show()
        self._telling.start()

    def _tell_remark(self) -> None:
        self.told.setText(self.set_up.remark)
        self.told.setVisible(bool(self.set_up.remark))

    # ---- showing ----

    def refresh(self) -> None:
        with speaking_of(self.set_up.draft.rules):
            seat, rules = self.set_up.seat, self.set_up.draft.rules
            self.scorecard.set_title(self.seats[seat - 1].text() if seat else names.game_and_rules(rules))
            self.scorecard.set_rows(view.card_rows(self.set_up))
            self.tray.set_view(view.tray_of(self.set_up))
            self.coach.set_view(view.panel_of(self.set_up))
            self.line, why_not = view.line_of(self.set_up), view.why_not(self.set_up)
        self._show_card()
        self._show_choices()
        saved = self._positions.find(self.line)
        self.saved.set_saved(is_saved=saved is not None, can_save=bool(self.line))
        self.saved.refresh()
        note = saved.note if saved is not None and not self.set_up.draft.note else self.set_up.draft.note
        if note != self.notes.toPlainText():
            with QSignalBlocker(self.notes):
                self.notes.setPlainText(note)
        self.copy.setEnabled(bool(self.line))
        self.play.setEnabled(self.set_up.can_play)
        set_tooltip(self.play, why_not or (words.play_hint() if self.set_up.can_play else words.turns_differ()))
        if not self._telling.isActive():
            self._tell_remark()
        self._show_reason()

    def _show_card(self) -> None:
        with speaking_of(self.set_up.draft.rules):
            self.card.set_card(view.card_of(self.set_up))

    def _show_choices(self) -> None:
        draft = self.set_up.draft
        with QSignalBlocker(self.goal):
            self._offer_rules(draft.rules)
            chosen = _OWN if draft.own_dice else draft.dice_model.name
            self.dice_models.setCurrentIndex(self.dice_models.findData(chosen))
            self.goal.set_possible(draft.dice_model.is_fair and not draft.others, wins=bool(draft.others))
            if self.goal.goal != draft.goal and not self.goal.problem and not draft.others:
                self.goal.set_goal(draft.goal)
        if draft.others or draft.goal is not None:
            self.more.setChecked(True)
        (self.seats[self.set_up.seat - 1] if self.set_up.seat else self.yours).setChecked(True)
        self._no_others.setVisible(not draft.can_have_others)
        self.yours.setVisible(bool(draft.others))
        for place, (button, field) in enumerate(zip(self.seats, self.others, strict=True)):
            is_there = draft.can_have_others and place <= len(draft.others)
            button.setVisible(is_there)
            field.setVisible(is_there)
            text = draft.others[place] if place < len(draft.others) else ""
            if field.text() != text:
                field.setText(text)
            fault = self._other_fault(place + 1)
            mark_wrong(field, is_wrong=bool(fault))
            field.setAccessibleDescription(fault)
        has_dice = None not in draft.dice
        for left, button in self.rolls.buttons.items():
            button.setVisible(left < draft.rules.rolls_per_turn)
            button.setEnabled(has_dice)
        self.rolls.set_choice(draft.rolls_left)

    def _other_fault(self, seat: int) -> str:
        return view.wrong_with(self.set_up.judged.card(seat), self.set_up.draft.rules)

    # ---- what is wrong, and what can be: below the entry ----

    def _show_reason(self) -> None:
        """Say below the entry that is typed what is wrong with it, as long as the keyboard is there."""
        table, writer = self.scorecard.table, self.scorecard.table.writer
        writes = writer is not None and writer.hasFocus()
        for place, die in enumerate(self.tray.dice):  # there is one cursor: on the dice, or on the card
            die.has_cursor = place == self.set_up.cursor and not writes
            die.update()
        here = table.currentIndex().row() if writes else -1
        if here != self.points.row:
            self.points.hide()
        field = next((field for field in self.others if field.hasFocus()), None)
        faults = self.set_up.judged.card(self.set_up.seat).faults
        wrong = self.scorecard.rows[here].category if here >= 0 else None
        if here >= 0 and wrong in faults and not self.points.isVisible() and writer is not None:
            text = words.reason(wrong, faults[wrong], self.set_up.draft.rules)
            self._stand_below(self.bubble, writer, f"{text} {words.back(writer.before)}" if writer.before else text)
        elif field is not None and self._other_fault(self.others.index(field) + 1):
            self._stand_below(self.bubble, field, self._other_fault(self.others.index(field) + 1))
        else:
            self.bubble.hide()

    def _stand_below(self, part: QWidget, entry: QWidget, text: str = "") -> None:
        """Show something below an entry, within the card that this is on."""
        if isinstance(part, Label):
            part.setText(text)
            part.setFixedWidth(min(_CARD - 2 * _GAP, part.fontMetrics().horizontalAdvance(text) + 3 * _GAP))
        part.adjustSize()
        at = entry.mapTo(self, entry.rect().bottomRight())
        y = at.y() + _BELOW
        if y + part.height() > self.height():
            y = at.y() - entry.height() - part.height()
        part.move(max(_MARGINS[0] + _GAP, at.x() - part.width()), y)
        part.show()
        part.raise_()

    def _offer_points(self, row: int) -> None:
        line, rules, writer = self.scorecard.rows[row], self.set_up.draft.rules, self.scorecard.table.writer
        card = self.set_up.judged.card(self.set_up.seat).card
        offered = choices(line.category, card, rules)
        if len(offered) == 1 or writer is None:
            return
        self.points.offer(row, line.name, offered, line.points)
        self._show_reason()
        self._stand_below(self.points, writer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what opens the rest stand below the lists where these need the room, and the reason go with its line."""
        super().resizeEvent(event)
        is_narrow = self.tray.width() < _NARROW
        self._first.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        for name in self._names:
            name.setVisible(not is_narrow)
        self._show_reason()

    # ---- keys ----

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have keys of the dice do the same wherever on the tray they are; open what is pasted where it is a line."""
        if watched in self.others:
            if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
                QTimer.singleShot(0, self, self._show_reason)
            if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _pastes_line(event):
                event.ignore()
                return True
            return False
        is_of_tray = watched in (self.tray, *self.tray.dice, *self.tray.faces.buttons)
        if is_of_tray and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._enter(event):
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Correct dice by keys, go back with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.points.isVisible():
            self.points.hide()
            self._show_reason()
        elif event.key() == Qt.Key.Key_Escape and self.set_up.dice_before is not None:
            self.set_up.put_dice_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        elif not self._enter(event):
            super().keyPressEvent(event)

    def _enter(self, event: QKeyEvent) -> bool:
        """Take a face back, or go on to the card, as a key says; return whether it was one of these."""
        key, text = Qt.Key(event.key()), event.text()
        on_dice = self.window().focusWidget() in (self.tray, *self.tray.dice)
        if not on_dice or not is_alone(event):
            return False
        elif text in tuple("7890"):
            self.say(tray_words.no_such_face())
        elif key == Qt.Key.Key_Backspace:
            self.set_up.take_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down, Qt.Key.Key_Tab):
            self.scorecard.table.write_at()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.set_up.go_to_die((self.set_up.cursor + (1 if key == Qt.Key.Key_Right else -1)) % len(self.tray.dice))
        else:
            return text == " "
        return True


def _pastes_line(event: QKeyEvent) -> bool:
    """Return whether a key pastes a position or a game, which is no card of somebody."""
    text = QGuiApplication.clipboard().text()
    return event.matches(QKeySequence.StandardKey.Paste) and (
        is_line(text) or texts.is_paper(text) or text.lstrip().startswith("{")
    )
