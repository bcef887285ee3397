# SPDX-License-Identifier: MIT
"""The page of practice: the table's own card, dice and coach's card ask a position; beside them is the session.

It is played as the game is: dice by click or by their keys, a box by click or by the arrows and Enter, Space for what
the large button says. Only Esc or the button *Stop* leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.options import Option
from engine.games.position import Position
from engine.rules.categories import Category
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui import menu_words
from yahtzee_gui.board.card import CoachCard
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.scorecard import Scorecard
from yahtzee_gui.board.timeline.session import AheadSession, CardFace
from yahtzee_gui.board.tray.lines import Celebration
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.desktop.key_bindings import DOWN, KEEPS, UP, Action, Keys
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.input import FirstMoment
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, set_look
from yahtzee_gui.kit.layouts import STRETCH, Card, WideText, filled
from yahtzee_gui.kit.on_screen import GROWS
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.parts import RuleSheet
from yahtzee_gui.learn.practice import view, words
from yahtzee_gui.learn.practice.parts import PositionList, ResultPart
from yahtzee_gui.learn.practice.practice import PracticeSession, PracticeStage, Sessions
from yahtzee_gui.learn.practice.source import THEMES, Source, Told
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.learn.ways import PlanView, show_text
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.words import names
from yahtzee_gui.words.boxes import speaking_of

_GAP, _MARGINS = 12, (14, 4, 14, 14)
_SCORECARD, _TRAY, _SIDE, _LEAST_CARD, _WIDE = 262, (404, 270), 214, 178, 1140
_TEXT, _ALL = 180, 100


class _Row(QHBoxLayout):
    """The board: it would scroll to give texts that wrap more than the least room."""

    def hasHeightForWidth(self) -> bool:
        return False


class PracticePage(PlacePage):
    """A session of practice, from its first position to its result.

    Signals:
        practiseRequested: the `Source` of other positions that are wanted.
        lessonRequested: the `Lesson` to read.
        gameRequested: the `GameKey` of the game to show.
    """

    practiseRequested = Signal(Source)
    lessonRequested = Signal(Lesson)
    gameRequested = Signal(GameKey)

    def __init__(
        self,
        keys: Keys,
        sessions: Sessions,
        ahead: AheadSession,
        changes: ChangesSession,
        plan: Callable[[], PlanView],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._sessions, self._ahead, self._changes, self._plan = sessions, ahead, changes, plan
        for part in (ahead, changes):
            part.setParent(self)
        self._keys = {action: menu_words.key(name) for action, name in keys}
        self.scorecard, self.tray, self.card, self.options = Scorecard(), DiceTray(), CoachCard(), CoachPanel()
        self.key_lines: list[QWidget] = []
        self.legend = self._legend()
        self.told = [WideText("text", _TEXT), WideText("muted", _TEXT)]
        self.game, self.play, self.park, self.listed, self.lesson, self.offer = (link_button() for _ in range(6))
        self.positions, self.lines = PositionList(), RuleSheet()
        self.how = [Label(role="muted", wraps=True) for _ in range(3)]
        self.fact_names = [Label(role="muted") for _ in range(3)]
        self.facts = [Label(role="strong", wraps=True) for _ in range(3)]
        self.result, self.remark = ResultPart(), Label(role="text", wraps=True)
        self.name, self.number = ElidedLabel("text", AlignLeft), Label(role="cell")
        self.abouts = Combo()
        self.stop, self.again, self.done = QPushButton(words.stop()), QPushButton(), QPushButton(words.done())
        self.to_game, self.new_game = QPushButton(words.back_to_game()), QPushButton(words.new_game())
        self.celebration = Celebration(self.tray)
        self.beside_title = self._head()
        self.parts = QStackedWidget()
        self._first_moment = FirstMoment()
        self._shown: tuple[PracticeSession | None, int, PracticeStage | None] = (None, -1, None)
        self._lay_out()
        self._connect()
        self._bind(keys)
        for button in self.findChildren(QAbstractButton):  # a click leaves the keyboard where it is
            if button.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_practice()

    # ---- building ----

    def _head(self) -> QWidget:
        """Return what stands beside the title: what is practised, how far it is, and the ways on."""
        head = QWidget()
        self.abouts.setAccessibleName(words.about_label())
        self.name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        ways = self.again, self.to_game, self.new_game, self.done, self.stop
        parts = self.name, self.number, STRETCH, self.abouts, *ways
        filled(QHBoxLayout(head), *parts, spacing=_GAP, margins=(0, 0, 0, 0))
        return head

    def _legend(self) -> QWidget:
        """Return what keys do, a line each: the keys as caps, and words."""
        legend = QWidget()
        column = filled(QVBoxLayout(legend), spacing=6, margins=(0, 6, 0, 0))
        for keys, text in (
            ([self._keys[action] for action in KEEPS], words.key_keep()),
            ([menu_words.key(UP)], words.key_card()),
            ([self._keys[Action.HINT]], words.key_hint()),
            ([menu_words.key("Esc")], words.key_stop()),
        ):
            caps, line = [Label(key, role="keycap") for key in keys], QWidget()
            filled(QHBoxLayout(line), *caps, 6, (Label(text, role="cell"), 1), spacing=5, margins=(0, 0, 0, 0))
            column.addWidget(line)
            self.key_lines.append(line)
        column.addStretch()
        return legend

    def _lay_out(self) -> None:
        self.scorecard.setMinimumWidth(_SCORECARD)
        self.tray.setMinimumSize(*_TRAY)
        self.options.only_show()
        self.options.setMinimumWidth(_SIDE)
        for board in (self.scorecard, self.tray, self.card, self.options):
            board.setProperty(GROWS, True)
        middle = filled(QVBoxLayout(), (self.tray, 10), (self._answer(), 9), spacing=_GAP)
        self.side = QStackedWidget()
        self.side.addWidget(self._session())
        self.side.addWidget(self.options)
        table, waiting = QWidget(), QWidget()
        parts = (self.scorecard, 20), (middle, 38), (self.side, 22)
        filled(_Row(table), *parts, spacing=_GAP, margins=(0, 0, 0, 0))
        filled(QVBoxLayout(waiting), self.remark, self.offer, STRETCH, spacing=_GAP)
        self._in_order = waiting, table, self.result
        for part in self._in_order:
            self.parts.addWidget(part)
        filled(QVBoxLayout(self), self.parts, margins=_MARGINS)

    def _answer(self) -> QFrame:
        """Return the card below the dice: the coach's, and what is told of the position."""
        frame = QFrame()
        frame.setProperty("card", "true")
        set_look(self.card, "card", "inner")
        links = filled(QHBoxLayout(), self.play, STRETCH, self.listed, spacing=12)
        self._foot = QWidget()
        filled(QVBoxLayout(self._foot), *self.told, links, spacing=4, margins=(18, 0, 18, 10))
        self.legend.setContentsMargins(18, 0, 18, 0)
        frame.setMinimumHeight(_LEAST_CARD)
        filled(QVBoxLayout(frame), (self.card, 1), self.legend, self._foot, spacing=0, margins=(0, 0, 0, 0))
        return frame

    def _session(self) -> Card:
        card = Card(words.session_heading())
        card.setMinimumWidth(_SIDE)
        self._lines_heading = Label(words.lines_heading(), role="title")
        self._how_heading = Label(words.how_heading(), role="title")
        links = self.lesson, self.game, self.park
        for link in links:
            link.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        filled(card.column, self.positions, 8, self._lines_heading, (self.lines, _ALL), self._how_heading, *self.how)
        card.column.addStretch(1)
        facts = chain(*zip(self.fact_names, self.facts, strict=True))
        filled(card.column, *facts, *links)
        return card

    def _connect(self) -> None:
        cursor = self._with_cursor
        self.tray.toggleRequested.connect(lambda place: self.practice.toggle(place))
        self.tray.pressed.connect(self._press)
        self.scorecard.boxChosen.connect(lambda box: self.practice.choose_box(box))
        self.scorecard.scoreRequested.connect(self._score)
        self.card.why.retry.clicked.connect(lambda: self.practice.show_best())
        self.card.why.button.clicked.connect(lambda: self.practice.show())
        self.card.why.changesSeen.connect(self._changes.look)
        self.card.againstRequested.connect(lambda option: cursor(option, is_against=True))
        self.card.tabs.choiceRequested.connect(self._ahead.turn_to)
        self.card.final.chart.targetRequested.connect(self._ahead.aim_at)
        self.card.final.button.clicked.connect(self._ahead.find_best)
        self.options.options.pointedAt.connect(cursor)
        self.options.options.optionRequested.connect(cursor)
        self.options.options.againstRequested.connect(lambda option: cursor(option, is_against=True))
        self._changes.changed.connect(self.card.why.changes.set_state)
        self.listed.clicked.connect(self.turn)
        self.park.clicked.connect(lambda: self.practice.source.park(self.practice.number))
        self.game.clicked.connect(lambda: self.gameRequested.emit(self._told.game))
        self.lesson.clicked.connect(lambda: self.lessonRequested.emit(self._told.lesson))
        for offer in (self.offer, self.result.offer):
            offer.clicked.connect(lambda: self.practice.source.take_offer())
        self.abouts.activated.connect(self._about_another)
        self.stop.clicked.connect(self.leave_position)
        self.again.clicked.connect(self._again)
        self.done.clicked.connect(self.close)
        self.result.lesson.clicked.connect(lambda: self.lessonRequested.emit(self.result.outcome.lesson))
        self._sessions.changed.connect(self.show_practice)
        self._ahead.changed.connect(self._show_card)

    def _bind(self, keys: Keys) -> None:
        """Listen to the keys of play wherever on the page the keyboard is."""
        for place, action in enumerate(KEEPS):
            self._listen(keys.name(action), partial(self.tray.toggleRequested.emit, place))
        self._listen(keys.name(Action.ROLL), self._press_key)
        self._listen(keys.name(Action.SCORECARD), self.scorecard.enter)
        self._listen(keys.name(Action.HINT), lambda: self.practice.show())
        self._listen(keys.name(Action.TABLE), self.turn)
        self._listen(keys.name(Action.COMPARE), self.card.offer_others)
        self._listen(keys.name(Action.AGAINST_THIS), lambda: self.practice.cursor.compare_against())
        self._listen(keys.name(Action.PEEK), self._peek)
        self._listen(keys.name(Action.NEXT_MISTAKE), lambda: self.practice.go_on())
        for action, face in ((Action.THIS_TURN, CardFace.THIS_TURN), (Action.FINAL_SCORE, CardFace.FINAL_SCORE)):
            self._listen(keys.name(action), partial(self._turn_card, face))
        for key, step in ((UP, -1), (DOWN, 1)):
            self._listen(key, partial(self.scorecard.step, step))
        self.tray.set_keys(self._keys[Action.ROLL], [self._keys[action] for action in KEEPS])

    def _listen(self, key: str, ask: Callable[[], object]) -> None:
        # Not those of the whole page: on its result the arrows belong to the table.
        shortcut = QShortcut(QKeySequence(key, QKeySequence.SequenceFormat.PortableText), self.parts)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(key in (UP, DOWN))
        shortcut.activated.connect(ask)
        self._shortcuts = [*getattr(self, "_shortcuts", []), shortcut]

    # ---- what is done ----

    @property
    def practice(self) -> PracticeSession:
        """The session that is seen: the page is opened with one."""
        assert self._sessions.current is not None
        return self._sessions.current

    @property
    def position(self) -> Position | None:
        """The position that is seen, once everything may be told of it."""
        return self.practice.position

    @property
    def _told(self) -> Told:
        practice = self.practice
        return practice.source.told(practice.number) if practice.position is not None else Told()

    def _with_cursor(self, option: Option, *, is_against: bool = False) -> None:
        practice = self.practice
        if practice.position is not None:
            (practice.cursor.compare_against if is_against else practice.cursor.select)(option)

    def _score(self, box: Category) -> None:
        if self._first_moment.is_over:
            self.practice.score(box)

    def _press_key(self) -> None:
        """Do what the large button says, or press the button that Tab has led to."""
        focused = self.window().focusWidget()
        is_aside = isinstance(focused, QAbstractButton) and focused.isEnabled() and not self.tray.isAncestorOf(focused)
        if isinstance(focused, QAbstractButton) and is_aside:
            focused.click()
        else:
            self._press()

    def _press(self) -> None:
        practice = self.practice
        if not self._first_moment.is_over:
            return
        if self.tray.roll_button.isEnabled() and practice.trial.is_open and practice.trial.choice is None:
            self.scorecard.take_keyboard()
        else:
            practice.press()

    def _peek(self) -> None:
        if self.practice.position is not None:
            self.practice.cursor.peek()

    def _turn_card(self, face: CardFace) -> None:
        if self.practice.position is not None:
            self._ahead.show(face)

    def turn(self) -> None:
        """List all options in the place of the session once that may be, or show the session again."""
        if self.practice.position is not None:
            self._list_options(self.side.currentWidget() is not self.options)

    def _list_options(self, is_listed: bool) -> None:
        self.side.setCurrentIndex(int(is_listed))
        text = words.show_session() if is_listed else words.show_options()
        self.listed.setText(words.with_key(text, self._keys[Action.TABLE]))
        if is_listed:
            self.options.options.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.options.isAncestorOf(self.window().focusWidget() or self):
            self.tray.roll_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _about_another(self, number: int) -> None:
        source = self.practice.source
        if THEMES[number] is not source.theme:
            self.practiseRequested.emit(source.about_another(THEMES[number]))

    def _again(self) -> None:
        if view.is_unfinished(self.practice):
            self.practice.resume()
        else:
            self.practiseRequested.emit(self.practice.source.again())

    def leave_position(self) -> None:
        """Go to the result of what is answered, or back where nothing is, or may be told yet."""
        practice = self.practice
        can_tell = bool(practice.results) and (not practice.source.is_silent or practice.is_over)
        if practice.stage is PracticeStage.ASKING and can_tell:
            practice.tell_result()
        else:
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back with Escape what is chosen or listed; else stop."""
        practice = self.practice
        is_asking = practice.stage is PracticeStage.ASKING
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif is_asking and self.side.currentWidget() is self.options:
            self._list_options(False)
        elif is_asking and practice.trial.box is not None:
            practice.choose_box(None)
            self.begin()
        else:
            self.leave_position()

    # ---- showing ----

    def show_practice(self) -> None:
        practice = self.practice
        focused = self.window().focusWidget()
        before, self._shown = self._shown, (practice, practice.number, practice.stage)
        is_other = before != self._shown
        if is_other:
            self._list_options(False)
        if practice.stage is PracticeStage.ASKING:
            with speaking_of(practice.trial.exercise.position.rules):
                self._show_position(practice, is_other=is_other)
        elif practice.stage is PracticeStage.RESULT:
            # One thing to go on with: the session, and once that is over the rest of today.
            self.result.show_result(practice, PlanView() if view.is_unfinished(practice) else self._plan())
        else:
            self.remark.setText(practice.source.why_nothing())
        show_text(self.offer, practice.source.offer() if practice.stage is PracticeStage.WAITING else "")
        self._show_head(practice)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(practice.stage is PracticeStage.ASKING)
        self.parts.setCurrentIndex(practice.stage.value)
        for place, part in enumerate(self._in_order):  # none scrolls because another one would
            policy = QSizePolicy.Policy.Preferred if place == practice.stage.value else QSizePolicy.Policy.Ignored
            part.setSizePolicy(policy, policy)
        is_gone = focused is not None and self.isAncestorOf(focused) and not focused.isVisibleTo(self)
        if is_other or is_gone:  # nothing that leaves gets the keyboard of what goes away
            self.begin()

    def _show_head(self, practice: PracticeSession) -> None:
        stage, source = practice.stage, practice.source
        self.name.setText(source.name())
        is_asking, is_result = stage is PracticeStage.ASKING, stage is PracticeStage.RESULT
        show_text(self.number, words.number_of(practice.number + 1, len(practice.trials)) if is_asking else "")
        self.abouts.offer([(sources_words.about(theme), theme) for theme in THEMES], source.theme)
        self.abouts.setVisible(source.has_themes and not (is_asking and practice.results))
        self.stop.setVisible(not is_result)
        self.stop.setText(words.back_to_result() if is_asking and practice.is_over else words.stop())
        goes_on = view.is_unfinished(practice)
        self.again.setText(words.go_on(*practice.place) if goes_on and practice.place is not None else source.more())
        for button, is_there in (
            (self.again, True),
            (self.done, not source.game_over),
            (self.to_game, source.game_over),
            (self.new_game, source.game_over),
        ):
            button.setVisible(is_result and is_there)

    def _show_position(self, practice: PracticeSession, *, is_other: bool) -> None:
        scene = self._sessions.scene()
        if is_other:
            self._first_moment.begin()
            self.scorecard.clear_selection()
        self.scorecard.set_title(names.game_and_rules(practice.trial.exercise.position.rules))
        self.scorecard.set_rows(view.rows(practice, scene))
        self.tray.set_view(view.tray(practice, scene))
        self._show_card()
        if practice.position is not None:
            self.options.set_view(coach_view(scene))
        self.positions.show_rows(view.position_rows(practice))
        self._show_told(practice)

    def _show_card(self) -> None:
        practice = self.practice
        if practice.stage is PracticeStage.ASKING:
            with speaking_of(practice.trial.exercise.position.rules):
                hint_key = self._keys[Action.HINT]
                self.card.set_card(view.card(practice, self._sessions.scene(), self._ahead.state, hint_key))

    def _show_told(self, practice: PracticeSession) -> None:
        """Show what is told below the reason, and beside the board."""
        told, is_told = self._told, practice.position is not None
        for place, line in enumerate(self.told):
            line.show_text(told.lines[place] if place < len(told.lines) else "")
        self.legend.setVisible(not practice.visibility.found and not practice.trial.tries)
        self.key_lines[0].setVisible(practice.trial.record.can_keep)
        self.key_lines[2].setVisible(not practice.source.is_silent)
        self._foot.setVisible(is_told)
        self.play.setText(words.play_from_here())
        show_text(self.game, words.show_game() if told.game is not None else "")
        show_text(self.park, words.park() if told.can_be_parked else "")
        lines = practice.source.lines()
        self.lines.setVisible(bool(lines))
        self._lines_heading.setVisible(bool(lines))
        self.lines.show_lines(lines)
        is_wide = self.width() >= _WIDE
        said = [text for text in practice.source.how_it_works() if text and (is_wide or not told.facts)]
        self._how_heading.setVisible(bool(said) and not lines)
        for place, label in enumerate(self.how):
            show_text(label, said[place] if place < len(said) else "")
        for place, (name, fact) in enumerate(zip(self.fact_names, self.facts, strict=True)):
            heading, text = told.facts[place] if place < len(told.facts) else ("", "")
            show_text(name, heading)
            show_text(fact, text)
        reads = lessons_words.read_it if is_wide else lambda one: lessons_words.short(one.value)
        show_text(self.lesson, reads(told.lesson) if told.lesson is not None else "")

    def begin(self) -> None:
        """Take the keyboard to the button, as in a game, to the scorecard after the last roll, or to the result.

        On a die Enter would let that one go which its digit has just kept.
        """
        practice, target = self.practice, self.stop
        if practice.stage is PracticeStage.RESULT:
            target = self.result.first()  # type: ignore[assignment]
        elif practice.stage is PracticeStage.ASKING:
            can_press = not practice.trial.is_open or practice.trial.record.can_keep
            target = self.tray.roll_button if can_press else self.scorecard.table  # type: ignore[assignment]
        target.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Have what brought the page onto the screen answer nothing on it."""
        super().showEvent(event)
        self._first_moment.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say less in little room."""
        super().resizeEvent(event)
        if self.practice.stage is PracticeStage.ASKING:
            self._show_told(self.practice)

    def celebrate(self) -> None:
        self.celebration.start(sources_words.learned_title(), self.tray.sentence)
