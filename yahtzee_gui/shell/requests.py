# SPDX-License-Identifier: MIT
"""Requests: what the player asks for of the game, by keys and buttons that mean different things at different moments.

The keyboard of the main window makes them: the keys of play, the order in which Tab goes, and where keys are shown.
Where a game is only watched nothing here changes it: two keys then belong to the demonstration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from engine.analysis.options import Option
from engine.rules.categories import Category
from engine.rules.dice import FACES
from yahtzee_gui import menu_words
from yahtzee_gui.desktop.key_bindings import CLOSE, DOWN, KEEPS, UP, Action, Keys
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.kit.input import FirstMoment, chain
from yahtzee_gui.learn.practice.sources.choice_sets import PlayedGame
from yahtzee_gui.play.choosing import NOTHING_TYPED
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.play.controller import News
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.shell.announcer import ON_DEMAND
from yahtzee_gui.shell.layout import TableWindow


class PlayRequests(QObject):
    """Asks the controller of `window` for what is meant at this moment, or the window where others do it."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window, self._controller = window, window.controller
        self._asked, self._landed, self._ended = FirstMoment(), FirstMoment(), FirstMoment()
        self._controller.rolled.connect(self._take_roll)

    @property
    def only_watches(self) -> bool:
        """Whether the game is only watched: nothing here changes it then."""
        return self._window.bar is not None

    def _take_roll(self) -> None:
        self._landed.begin()  # dice that don't tumble lie there at once

    def take_news(self, scene: Scene, news: Set[News]) -> None:
        """Begin the first moment of a question, or go to what is better than a choice that is not made."""
        if News.FINISHED in news:
            self._ended.begin()
        if News.ASKED in news:
            self._asked.begin()
        if News.BEST_SHOWN in news:
            self._go_to_best(scene)

    def set_mode(self, mode: CoachMode) -> None:
        if not self.only_watches:
            self._controller.set_mode(mode)

    def next_mode(self) -> None:
        self.set_mode(self._controller.mode.following())

    def type_digit(self, face: int) -> None:
        """Type a face of a roll with dice of the player's own, or keep a die that shows it.

        While a choice is asked about, nothing: the answer is not for the dice.
        """
        if self._controller.confirmations.question is not None:
            return
        scene = self._controller.scene()
        if face not in FACES:
            if (scene.enters or scene.can_keep) and not self.only_watches:
                self._window.notices.tell_no_face(face)
        elif scene.enters and not self.only_watches:
            self._controller.type_face(face)
        elif self._may_choose() and not self._controller.keep_face(face) and scene.can_keep:
            self._window.notices.tell_no_face(face)

    def take_back_face(self) -> None:
        """Take back the face that was typed last, or let go of a die that is kept."""
        scene = self._controller.scene()
        if scene.enters and not self.only_watches:
            self._controller.take_back_face()
        elif scene.question is None and self._may_choose():
            self._controller.keep_one_fewer()

    def toggle(self, place: int) -> None:
        """Mark the die at `place` (0 to 4) to be kept, or no longer."""
        if not self._may_choose():
            return
        if self._controller.scene().can_mark:
            self._controller.toggle(place)
        else:
            self._window.notices.tell_no_choice()

    def toggle_by_key(self, place: int) -> None:
        """Mark the die at `place`, as a click does: a choice that is asked about is not made then.

        In the first moment of a question, nothing: that was pressed for the dice of the roll that has not come.
        """
        if self._controller.confirmations.question is None or self._asked.is_over:
            self.toggle(place)

    def _may_choose(self) -> bool:
        """Return whether the player may choose now; dice in the air, which have not been seen, only land."""
        is_landing = self._controller.scene().choosing.is_landing
        self._controller.land()
        return not is_landing and not self.only_watches

    def roll_or_return(self) -> None:
        """Roll; from a look back, return to the game. While a box is chosen, nothing: no keep is to be rolled away.

        Dice in the air only land. While opponents play, nothing: who skips their turns, by another key, is not to roll.
        """
        scene = self._controller.scene()
        if scene.viewed is not None:
            self._controller.review_cursor.view(None)
        elif scene.watched is not None:
            return
        elif scene.choosing.is_landing:
            self.land()
        elif self._window.bar is not None:
            self._window.bar.play.click()
        elif scene.is_over:
            if self._ended.is_over:
                self._window.begin_another()
        elif scene.choosing.box is None and (self._landed.is_over or scene.choosing.is_touched or not scene.can_keep):
            self._roll(scene)

    def _roll(self, scene: Scene) -> None:
        """Roll; one press alone, which may have been one too many, rolls no hand away, nor all five dice."""
        if scene.can_only_score:
            self._window.scorecard.take_keyboard()
        elif scene.oversight is not None and not scene.choosing.may_roll_anyway:
            self._landed.begin()
            self._controller.warn_of_roll()
        else:
            self._controller.roll()

    def land(self) -> None:
        """Have the dice lie on the table, for their first moment: one press too many rolls none of them."""
        self._controller.land()
        self._landed.begin()

    def press(self) -> None:
        """Do what the big button says: score the box that is chosen, roll, skip, or return to the game."""
        scene = self._controller.scene()
        if scene.choosing.box is not None:
            self.score(scene.choosing.box)
        elif scene.watched is not None:
            self._window.opponents.skip()
        else:
            self.roll_or_return()

    def choose_box(self, category: Category | None) -> None:
        """Have the tray show what a box would score, or no box any more."""
        if self._may_choose():
            self._controller.choose_box(category)

    def score(self, category: Category) -> None:
        if self._may_choose():
            self._controller.score(category)

    def hint(self) -> None:
        """Show more of what the options of this one decision are worth."""
        if self._window.bar is not None:
            self._window.bar.why.click()
        elif self._controller.scene().can_hint:
            self._controller.hint()
        else:
            self._window.notices.tell_no_hint()

    def play_on(self) -> None:
        """Go on from the moment before the decision that is judged."""
        if not self.only_watches:
            self._controller.play_on()

    def practise_game(self) -> None:
        """Have all costly choices of the game that is over asked again."""
        scene = self._controller.scene()
        if scene.record is not None and scene.report is not None and scene.mistakes:
            self._window.practise(PlayedGame(scene.record, scene.report))

    def step_back(self) -> None:
        """Do what Escape is for: not the choice that is asked about, no box any more, or no look back any more."""
        if self._controller.confirmations.question is not None:
            self._controller.confirmations.think_again()
        elif self._controller.scene().viewed is not None:
            self._controller.review_cursor.view(None)  # what was chosen before stays
        elif self._may_stop_typing():
            self._controller.stop_typing()
        elif self._controller.scene().choosing.box is not None and not self.only_watches:
            self._controller.choose_box(None)
        elif self._controller.scene().choosing.seat is not None:
            self._controller.open_card(None)
        else:
            self.leave_look()

    def leave_look(self) -> None:
        """Go back from a finished game that is only looked at to the one before."""
        if self.only_watches:
            if self._window.is_beside:
                self._window.close()
        elif self._controller.undo_history.is_look:
            self._controller.switch_game()
            self._window.dialogs.bring_back()

    def go_back(self) -> None:
        """Go back to the game before: from a copy, a position or a look, or to one that was left."""
        is_beside = self._controller.undo_history.is_after_finished or self._controller.undo_history.left is not None
        if is_beside and not self._controller.undo_history.is_look and not self.only_watches:
            self._controller.switch_game()
        else:
            self.leave_look()

    def _may_stop_typing(self) -> bool:
        """Return whether a roll is typed that need not be: nothing of it is there before a turn."""
        scene = self._controller.scene()
        has_begun = scene.typed != NOTHING_TYPED or (scene.game is not None and scene.game.has_rolled)
        return scene.enters and has_begun and not self.only_watches

    def open_card(self, place: int) -> None:
        """Show the scorecard of a seat of the match; again, and that of the player to move is back."""
        self._controller.open_card(None if place == self._controller.scene().choosing.seat else place)

    def next_card(self) -> None:
        """Show the scorecard of the next seat of the match."""
        scene = self._controller.scene()
        if scene.match is not None and scene.card_seat is not None:
            self._controller.open_card((scene.card_seat + 1) % len(scene.match.seats))

    def take_option(self, option: Option) -> None:
        """Keep what a chosen option keeps, or go to its box; rolling and scoring stay with the player."""
        if self.only_watches or not self._controller.scene().offers(option):
            return
        if option.keep is not None:
            self._controller.keep(option.keep)
        elif option.category is not None:
            self._controller.choose_box(option.category)
            self._window.scorecard.go_to(option.category)

    def _go_to_best(self, scene: Scene) -> None:
        """Go where the best option is done, which is shown by now: Enter does what the button says, not the slip."""
        box = scene.choosing.box
        if box is not None:
            self._window.scorecard.go_to(box)
        else:
            self._window.go_to_dice()

    def build_or_cancel(self) -> None:
        """Have a hint tell more, show options that were hidden, stop building the table, or build it."""
        if self._controller.scene().visibility.hint:
            self._controller.hint()
        elif self._controller.scene().guesses:
            self._controller.reveal()
        elif self._controller.table.status.state is TableState.BUILDING:
            self._controller.table.cancel()
        else:
            self._controller.table.build()


class _Part(Protocol):
    def focus_order(self) -> Sequence[QWidget]: ...


class Keyboard(QObject):
    """Binds keys to `requests` in `window`. They beat the focused widget, so Space never also presses a button.

    Only where something is told or asked it does that instead of rolling: it presses the button that has the keyboard.

    The keys of play belong to the `table`: they do nothing while something else takes its room.
    """

    def __init__(self, window: TableWindow, table: QWidget, requests: PlayRequests) -> None:
        super().__init__(window)
        self._window, self._table, self._controller = window, table, window.controller
        self._requests = requests
        self._shortcuts: dict[Action | str, QShortcut] = {}
        cursor = self._controller.review_cursor
        for place, action in enumerate(KEEPS):
            self._bind(action, partial(requests.toggle_by_key, place))
        self._bind(Action.ROLL, self._answer_or_roll)
        self._bind(Action.SKIP, window.opponents.skip)
        self._bind(Action.SCORECARD, window.scorecard.enter)
        self._bind(Action.NEXT_MODE, requests.next_mode)
        self._bind(Action.STEP_BACK, partial(cursor.view_step, -1))
        self._bind(Action.STEP_ON, partial(cursor.view_step, 1))
        self._bind(Action.PEEK, cursor.peek)
        for action, told in ON_DEMAND.items():
            self._bind(action, partial(self._say, told))
        self._bind(UP, partial(self._step_boxes, -1)).setAutoRepeat(True)
        self._bind(DOWN, partial(self._step_boxes, 1)).setAutoRepeat(True)
        self._bind(CLOSE, window.close_beside)
        self._faces = [self._bind(str(face), partial(requests.type_digit, face)) for face in range(10)]
        self._faces.append(self._bind("Backspace", requests.take_back_face))
        for key in (Action.SCORECARD, UP, DOWN) if requests.only_watches else ():
            self._shortcuts[key].setEnabled(False)
        self.let_type(False)

    def _answer_or_roll(self) -> None:
        is_space = self._shortcuts[Action.ROLL].key() == QKeySequence(Qt.Key.Key_Space)
        if not (is_space and (self._window.banner.press_focused() or self._press_at_end())):
            self._requests.roll_or_return()

    def _press_at_end(self) -> bool:
        """Press the button of the end page that has the keyboard, and return whether one has: nothing rolls there."""
        focused, end = self._window.focusWidget(), self._window.end_page
        if not isinstance(focused, QAbstractButton) or focused is end.again.button or not end.isAncestorOf(focused):
            return False
        focused.click()
        return True

    def _step_boxes(self, step: int) -> None:
        """Go from box to box, but not away from a question that waits for its answer."""
        if self._controller.confirmations.question is None:
            self._window.scorecard.step(step)

    def _say(self, told: Callable[[Scene], str]) -> None:
        self._window.announcer.say_at_once(told(self._controller.scene()))

    def _bind(self, key: Action | str, action: Callable[[], object]) -> QShortcut:
        """Have a key do `action`: one that is always the same, or that of an action, which `apply` gives."""
        self._shortcuts[key] = shortcut = QShortcut(self._window if key == CLOSE else self._table)
        if isinstance(key, str):
            shortcut.setKey(QKeySequence(key))
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(action)
        return shortcut

    def apply(self, keys: Keys) -> None:
        """Have every action listen to its key, and show it on the dice, or on the bar of a game that is watched."""
        for action, shortcut in self._shortcuts.items():
            if isinstance(action, Action):
                shortcut.setKey(keys.sequence(action))
            elif action in "7890":  # no faces: they are typed by mistake only
                shortcut.setKey(QKeySequence(action if keys.owner(action) is None else ""))
        tray, bar = self._window.tray, self._window.bar
        named = {action: menu_words.key(name) for action, name in keys}
        self._window.end_page.set_keys(named[Action.NEXT_MISTAKE], named[Action.ROLL])
        if bar is None:
            beside = [named[action] for action in (Action.UNDO, Action.CORRECT, Action.HINT)]
            tray.set_keys(named[Action.ROLL], [named[action] for action in KEEPS], named[Action.SKIP], beside)
        else:
            tray.set_keys("", [""] * len(KEEPS))
            bar.set_keys(named[Action.ROLL], named[Action.HINT])

    def let_step(self, is_looking_back: bool) -> None:
        """Have the keys that step through the game do so only while it is looked back at.

        Elsewhere the arrow keys belong to what has the focus.
        """
        for action in (Action.STEP_BACK, Action.STEP_ON):
            self._shortcuts[action].setEnabled(is_looking_back)

    def let_type(self, types: bool) -> None:
        """Have digits stand for faces, where the dice are the player's own, and not for places of dice."""
        for shortcut in self._faces:
            shortcut.setEnabled(types and not self._requests.only_watches)
        for action in KEEPS:
            self._shortcuts[action].setEnabled(not types and not self._requests.only_watches)

    def drop(self) -> None:
        """Let all keys go: others take their place."""
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        for shortcut in self._shortcuts.values():
            shortcut.deleteLater()
        self.deleteLater()


def order_focus(parts: Sequence[_Part]) -> None:
    """Have Tab go through the controls of `parts` in their order.

    A click on a button leaves the keyboard where it is: the arrows and Enter go on as before.
    """
    controls = [control for part in parts for control in part.focus_order()]
    chain(controls)
    for control in controls:
        if isinstance(control, QAbstractButton) and control.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
