# SPDX-License-Identifier: MIT
"""Plays in the window as a person does: by mouse and key events, waiting for what the window shows."""

from __future__ import annotations

import math
import threading
from contextlib import contextmanager

import shiboken6
from own_library import put_under_way
from patience import LOOK, NothingHappens, Patience, take_one
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem
from pytestqt.qtbot import QtBot

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES
from engine.solving.library import Progress, Step
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.menu_words import plain
from yahtzee_gui.play.choosing import Concern
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.settings.settings import Settings

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
_QUICK_LOOKS = 200
SETTINGS_FILE = "settings.ini"


class QuickBot(QtBot):
    """Looks each millisecond whether what it waits for has come, after a while less often; and is patient.

    Every ten milliseconds, as usual, is a third of the tests' time; every one, while another process compiles what is
    waited for, is work that it lacks. No waiting has a time: it ends when nobody works on what is waited for.
    """

    _patience: Patience | None = None

    def waitUntil(self, callback):
        self._patience = Patience()
        try:
            super().waitUntil(callback, timeout=math.inf)
        finally:
            self._patience = None

    def wait(self, ms):
        if self._patience is None:
            super().wait(ms)
        elif self._patience.is_over():
            raise NothingHappens
        else:
            super().wait(1 if self._patience.looks < _QUICK_LOOKS else int(1000 * LOOK))

    def waitSignal(self, signal, **options):
        return _patient(super().waitSignal(signal, timeout=int(1000 * LOOK), **options))

    def waitSignals(self, signals, **options):
        return _patient(super().waitSignals(signals, timeout=int(1000 * LOOK), **options))

    @contextmanager
    def waitExposed(self, widget):
        yield
        self.waitUntil(lambda: (shown := widget.windowHandle()) is not None and shown.isExposed())


def _patient(blocker):
    """Have what waits for signals look again and again, instead of giving up the first time."""
    patience = Patience()
    blocker._timer.setSingleShot(False)
    blocker._timer.timeout.disconnect()
    blocker._timer.timeout.connect(lambda: blocker._quit_loop_by_timeout() if patience.is_over() else None)
    return blocker


def prepare_home(home, *, game=None, mode=None, welcomed=True):
    """Make the folder of a session: with a saved game, a coach mode, and the first run behind it or not."""
    if home.exists() and not home.is_dir():
        return
    home.mkdir(parents=True, exist_ok=True)
    if game is not None:
        put_under_way(home, Record(game) if isinstance(game, Game) else game)
    if not (home / SETTINGS_FILE).exists():
        settings = Settings(home / SETTINGS_FILE)
        settings.welcomed, settings.dice_speed = welcomed, DiceSpeed.OFF
        if mode is not None or welcomed:
            settings.coach_mode = mode or CoachMode.LIVE
        settings.sync()


def menu_action(window, text):
    """Return the action of a menu of `window`, or of one inside it, that has this text."""
    (found,) = (action for action in window.menuBar().findChildren(QAction) if plain(action.text()) == plain(text))
    return found


def stand_alone(page):
    """Show a page that is no place in a window, over the one that it was made for."""
    focused = page.focusWidget()
    page.setWindowFlags(Qt.WindowType.Window)
    if focused is not None:
        focused.setFocus()
    page.show()


def activate(qtbot, window):
    """Wait until `window`, or the one that a page is in, is on the screen and has the keyboard."""
    window = window.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def qt_objects():
    """Return the objects that Python has of what Qt has not deleted. That takes a microsecond for each."""
    return shiboken6.getAllValidWrappers()


def layout_items(found=None):
    """Return the items of layouts that Python has objects of: they would outlive what Qt deletes, and crash.

    They are looked for in what `qt_objects` has found, or finds now.
    """
    return [one for one in found or qt_objects() if isinstance(one, QLayoutItem) and not isinstance(one, QLayout)]


def end(session):
    """Close the window of `session` and wait for its workers."""
    session.window.close()
    session.join()


def forget_window(session):
    """Have Qt delete the window now, so that it cannot take part in another test."""
    if shiboken6.isValid(session.window):  # one beside the player's may be gone already
        session.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def seeded(seed, rules=DEFAULT_RULES, model=FAIR_DICE):
    """Return a game at its start with known dice."""
    return Game(seed, rules, model)


class SlowLibrary:
    """Stands in for `library.obtain`: each step waits until it is let go, and the delivery is one made before.

    Deliveries, and what was asked for, go by the rules, or by rules and dice where those are not fair.
    """

    STEPS = 10

    def __init__(self, deliveries):
        self.deliveries = deliveries
        self.asked = []
        self.error = None
        self._permits = threading.Semaphore(0)

    def let(self, steps):
        """Let a number of steps go on."""
        self._permits.release(steps)

    def obtain(self, rules, model=FAIR_DICE, *, force=False, threads=None, with_fair=False):
        key = rules if model == FAIR_DICE else (rules, model)
        self.asked.append(key)
        for step in range(self.STEPS):
            yield Progress(Step.SOLVE, step / self.STEPS)
            take_one(self._permits)
        if self.error is not None:
            raise self.error
        return self.deliveries[key]


class Player:
    """A person in front of the window of `session`."""

    def __init__(self, session, qtbot):
        self.session = session
        self.window = session.window
        self.controller = session.controller
        self.tray = session.window.tray
        self.scorecard = session.window.scorecard
        self.coach = session.window.coach
        self.card = session.window.card
        self.qtbot = qtbot

    @property
    def game(self):
        return self.controller.game

    # Waiting

    def wait(self, condition):
        self.qtbot.waitUntil(condition)

    def wait_for_table(self):
        self.wait(lambda: self.controller.table.status.state is TableState.READY)

    def settle(self):
        """Wait until the coach has looked at the game as it is."""
        self.wait(lambda: self.controller.review is not None)

    def settle_explained(self):
        """Wait until all that it asked about it has been explained, too: the option, the turns before, the lesson."""
        self.settle()
        scene = self.controller.scene
        self.wait(lambda: all(inquiry in scene().said.answers for inquiry in scene().inquiries))

    # The mouse

    def click(self, widget, pos=None):
        self.qtbot.mouseClick(widget, LEFT, pos=QPoint(pos) if pos is not None else QPoint())

    def double_click(self, widget):
        """Press, release, press again quickly, release: as Qt reports it."""
        self.click(widget)
        self.qtbot.mouseDClick(widget, LEFT)
        self.qtbot.mouseRelease(widget, LEFT)

    def click_die(self, place):
        self.click(self.tray.dice[place])

    def click_roll(self):
        """Click Roll, and once more if it says first what that would roll away."""
        self.click(self.tray.roll_button)
        if self.controller.scene().choosing.may_roll_anyway:
            self.click(self.tray.roll_button)

    def click_box(self, category):
        self.click(self.scorecard.table.viewport(), self.scorecard.box_centre(category))

    def click_option(self, row):
        """Click a row of the ranking, which is scrolled to first."""
        options = self.coach.options
        index = options.model().index(row, 0)
        options.scrollTo(index)
        self.click(options.viewport(), options.visualRect(index).center())

    # The keyboard

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        """Press a key where the focus is."""
        focused = QApplication.focusWidget()
        at = focused if focused is not None and focused.window() is self.window else self.window
        self.qtbot.keyClick(at, key, modifier)

    def press_die(self, place):
        self.press(Qt.Key(Qt.Key.Key_1 + place))

    def press_roll(self):
        """Press Space, and once more if it says first what that would roll away."""
        self.press(Qt.Key.Key_Space)
        if self.controller.scene().choosing.may_roll_anyway:
            self.press(Qt.Key.Key_Space)

    def go_to_box(self, category):
        """Take the keyboard to a box of the scorecard."""
        self.press(Qt.Key.Key_S)
        for _ in self.game.rules.boxes:
            current = self.scorecard.rows[self.scorecard.table.currentIndex().row()].category
            if current is category:
                return
            self.press(Qt.Key.Key_Down if current < category else Qt.Key.Key_Up)
        raise AssertionError(f"the keyboard does not get to {category.name}")

    def press_box(self, category):
        """Choose a box by its keys, and score it."""
        self.go_to_box(category)
        if self.controller.scene().choosing.box is not category:  # the keyboard was there before
            self.press(Qt.Key.Key_Return)
        self.press(Qt.Key.Key_Return)

    # Back and forth, by key or through the menu (which is disabled where there is nothing to do)

    def undo(self, by_key=True):
        """Undo, also where it is asked whether a game that is over is to be opened again."""
        if by_key:
            self.press(Qt.Key.Key_Z, CTRL)
        else:
            self.window.menus.item("undo").trigger()
        question = self.controller.confirmations.question
        if question is not None and question.concern is Concern.REOPENS:
            self.click(self.window.banner.answers[1])

    def redo(self, by_key=True):
        if by_key:
            self.press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
        else:
            self.window.menus.item("redo").trigger()

    def new_game(self, rules=None, model=None):
        """Answer the dialog that Ctrl+N opens: with the rules and dice that are chosen in it, or others."""

        def answer():
            dialog = QApplication.activeModalWidget()
            try:
                if rules is not None:
                    dialog.game.variants.buttons[rules.name].click()
                if model is not None:
                    dialog.luck.setCurrentIndex(dialog.luck.findData(model))
                    dialog.luck.activated.emit(dialog.luck.currentIndex())
                dialog.start.click()
            except BaseException:
                dialog.reject()  # or it would wait for ever
                raise

        QTimer.singleShot(0, answer)
        self.press(Qt.Key.Key_N, CTRL)
        activate(self.qtbot, self.window)  # nobody but us gives the keyboard back when there is no window manager

    # Turns

    def keep(self, places, toggle=None):
        """Bring the marks to `places` (five booleans), a die at a time."""
        toggle = toggle or self.click_die
        for place, wanted in enumerate(places):
            if self.controller.kept[place] != wanted:
                toggle(place)

    def play_turn(self, category=None):
        """Roll once and score in `category`, or in the first box that is allowed."""
        self.press_roll()
        self.click_box(category if category is not None else first_allowed(self.game))

    def play_to_end(self):
        while not self.game.is_over:
            self.play_turn()


def first_allowed(game):
    """Return the first box that the dice of `game` may be scored in."""
    return next(category for category in game.rules.categories if game.can_score(category))


def places_of(game, keep):
    """Return which places on the table to keep so that the faces of `keep` stay."""
    missing, places = list(keep), []
    for face in game.dice:
        places.append(face in missing)
        if face in missing:
            missing.remove(face)
    return tuple(places)
