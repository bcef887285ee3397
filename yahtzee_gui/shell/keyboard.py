# SPDX-License-Identifier: MIT
"""The keyboard of the main window: the keys of play, the order in which Tab goes, and where the keys are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

from yahtzee_gui import menu_words
from yahtzee_gui.board.scorecard.page import Scorecard
from yahtzee_gui.desktop.key_bindings import CLOSE, DOWN, KEEPS, UP, Action, Keys
from yahtzee_gui.kit.focus import chain
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.shell.layout import Parts
from yahtzee_gui.shell.on_demand import ON_DEMAND
from yahtzee_gui.shell.requests import PlayRequests


class _Part(Protocol):
    def focus_order(self) -> Sequence[QWidget]: ...


class Keyboard(QObject):
    """Binds keys to `requests` in `window`. They beat the focused widget, so Space never also presses a button.

    Only where something is told or asked it does that instead of rolling: `answer` presses the button that has the
    keyboard there, and returns whether one has. What a key says aloud it has `say` say.

    The keys of play belong to the `table`: they do nothing while something else takes its room.
    """

    def __init__(
        self,
        window: QMainWindow,
        table: QWidget,
        controller: GameController,
        requests: PlayRequests,
        parts: Parts,
        close: Callable[[], None],
        answer: Callable[[], bool],
        say: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._answer, self._say = window, table, answer, say
        self._controller = controller
        self._parts = parts
        self._scorecard: Scorecard = parts.scorecard
        self._shortcuts: dict[Action | str, QShortcut] = {}
        review_cursor = controller.review_cursor
        for place, action in enumerate(KEEPS):
            self._bind(action, partial(requests.toggle_by_key, place))
        self._roll = requests.roll_or_return
        self._bind(Action.ROLL, self._answer_or_roll)
        self._bind(Action.SKIP, requests.skip)
        self._bind(Action.SCORECARD, self._scorecard.enter)
        self._bind(Action.NEXT_MODE, requests.next_mode)
        requests.boxWanted.connect(self._scorecard.take_keyboard)
        self._bind(Action.STEP_BACK, partial(review_cursor.view_step, -1))
        self._bind(Action.STEP_ON, partial(review_cursor.view_step, 1))
        self._bind(Action.PEEK, self._peek)
        for action, told in ON_DEMAND.items():
            self._bind(action, partial(self._tell, told))
        self._bind(UP, partial(self._step_boxes, -1)).setAutoRepeat(True)
        self._bind(DOWN, partial(self._step_boxes, 1)).setAutoRepeat(True)
        self._bind(CLOSE, close)
        self._takes_part = True
        self._faces = [self._bind(str(face), partial(requests.type_digit, face)) for face in range(10)]
        self._faces.append(self._bind("Backspace", requests.take_back_face))
        self.let_type(False)

    def _answer_or_roll(self) -> None:
        is_space = self._shortcuts[Action.ROLL].key() == QKeySequence(Qt.Key.Key_Space)
        if not (is_space and (self._answer() or self._press_at_end())):
            self._roll()

    def _press_at_end(self) -> bool:
        """Press the button of the end page that has the keyboard, and return whether one has: nothing rolls there."""
        focused, end = self._window.focusWidget(), self._parts.end_page
        if not isinstance(focused, QAbstractButton) or focused is end.again.button or not end.isAncestorOf(focused):
            return False
        focused.click()
        return True

    def _step_boxes(self, step: int) -> None:
        """Go from box to box, but not away from a question that waits for its answer."""
        if self._controller.confirmations.question is None:
            self._scorecard.step(step)

    def _tell(self, told: Callable[[Scene], str]) -> None:
        """Say aloud what is asked for."""
        self._say(told(self._controller.scene()))

    def _peek(self) -> None:
        """Look at another option until the key is let go."""
        if self._controller.review_cursor.peek():
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End a look at another option when its key is let go, or the window is left."""
        is_key = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyRelease
        is_release = is_key and isinstance(event, QKeyEvent) and not event.isAutoRepeat()
        if is_release or event.type() is QEvent.Type.WindowDeactivate:
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self._controller.review_cursor.end_peek()
        return False

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
        tray, bar = self._parts.tray, self._parts.bar
        named = {action: menu_words.key(name) for action, name in keys}
        self._parts.end_page.set_keys(named[Action.NEXT_MISTAKE], named[Action.ROLL])
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
            shortcut.setEnabled(types and self._takes_part)
        for action in KEEPS:
            self._shortcuts[action].setEnabled(not types and self._takes_part)

    def only_watch(self) -> None:
        """Leave out the keys that would take part in the game."""
        self._takes_part = False
        for action in (*KEEPS, Action.SCORECARD, UP, DOWN):
            self._shortcuts[action].setEnabled(False)

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
