# SPDX-License-Identifier: MIT
"""Perfect play is watched: its window can't change the game, only stop it, step, and ask why."""

from __future__ import annotations

import pytest
from audits import daily
from gui_driver import CTRL, LEFT, activate, forget_window
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from engine.games.game import Game
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.players import Player, by_strategy, play
from engine.strategies.strategies import strategy
from yahtzee_gui.app import Program
from yahtzee_gui.demo import words
from yahtzee_gui.desktop import languages
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed, Pace
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.view import end_page_view
from yahtzee_gui.menu_words import menu_items
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.shell.main_window import close_all
from yahtzee_gui.words.games import final_score
from yahtzee_gui.words.options import as_deed

NEVER = 3_600_000  # milliseconds: the game goes on only when it is told to


class Audience:
    """Someone in front of a demonstration that takes a step only when told to, or as fast as it can."""

    def __init__(self, qtbot, pause=NEVER, game=None, name=""):
        self.qtbot = qtbot
        self.program = Program()
        self.player = self.program.open_demo(game or Game("watched"), pause, name)
        self.session = self.program.sessions[0]
        self.window, self.controller = self.session.window, self.session.controller
        self.window.tray.motion.set_speed(DiceSpeed.OFF)
        activate(qtbot, self.window)

    @property
    def bar(self):
        return self.window.bar

    @property
    def state(self):
        """What of the game could be changed."""
        return self.controller.game, self.controller.kept, self.controller.mode, self.controller.scene().choosing.box

    def start(self):
        self.player.start()
        self.settle()

    def settle(self):
        self.qtbot.waitUntil(lambda: self.controller.review is not None)

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.qtbot.keyClick(self.window, key, modifier)

    def click(self, button):
        self.qtbot.mouseClick(button, LEFT)

    def step(self):
        """Take one step, which ends with the coach's view of what came of it."""
        before = self.state
        self.click(self.bar.step)
        self.qtbot.waitUntil(lambda: self.state != before)
        self.settle()

    def step_to_choice(self):
        """Step until there is something to choose."""
        while self.controller.review.analysis is None:
            self.step()

    def end(self):
        close_all()
        self.program.join_saving()
        self.program.join_workers()
        for session in self.program.sessions:
            forget_window(session)


@pytest.fixture
def audience_of(qapp, qtbot, delivery_of):
    delivery_of(DEFAULT_RULES)
    made = []

    def make(**options):
        made.append(Audience(qtbot, **options))
        return made[-1]

    yield make
    for one in made:
        one.end()
    languages.install(qapp, "en")


@pytest.fixture
def audience(audience_of):
    """Someone before the first choice of a game that stands still."""
    one = audience_of()
    one.start()
    one.step_to_choice()
    return one


KEYS = [
    *((key, Qt.KeyboardModifier.NoModifier) for key in (*range(Qt.Key.Key_1, Qt.Key.Key_6), *map(ord, "SCN"))),
    *((key, Qt.KeyboardModifier.NoModifier) for key in (Qt.Key.Key_Up, Qt.Key.Key_Down)),
    *((key, CTRL) for key in map(ord, "ZNO")),
    (Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier),
]


@pytest.mark.parametrize("steps", daily([2, 0, 1, 5]))
def test_no_key_and_no_click_changes_the_game(audience, steps, monkeypatch):
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: None)  # without a screen it would warn
    window = audience.window
    for _ in range(steps):
        audience.step()
    audience.click(audience.bar.play)  # so that Space only stops it, with an hour to the next step
    before = audience.state
    for key, modifier in KEYS:
        audience.press(Qt.Key(key), modifier)
        assert audience.state == before, key
    buttons = [button for button in window.findChildren(QPushButton) if button.isVisible()]
    buttons = [button for button in buttons if not audience.bar.isAncestorOf(button)]
    for widget in (*buttons, *window.tray.dice, window.scorecard.table, window.coach.options, window.card.chart):
        widget.setFocus()
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Space):
            QTest.keyClick(QApplication.focusWidget() or window, key)
        assert audience.state == before, widget
    for place in window.tray.dice:
        audience.click(place)
    audience.click(window.tray.roll_button)
    for category in CATEGORIES:
        audience.qtbot.mouseClick(window.scorecard.table.viewport(), LEFT, pos=window.scorecard.box_centre(category))
    for button in buttons:
        button.click()
    for row in range(window.coach.options.model().rowCount()):
        window.coach.options.activated.emit(window.coach.options.model().index(row, 0))
    assert audience.state == before
    assert window.isVisible()


@pytest.mark.parametrize("way", ["Esc", "button", "button while dice are in the air"])
def test_it_is_left_by_a_button_or_by_escape(audience, way):
    if "air" in way:
        tray = audience.window.tray
        tray.motion.set_speed(DiceSpeed.NORMAL)
        tray.motion.tumble([None] * len(tray.dice), [[die.face] for die in tray.dice])
        assert tray.motion.is_tumbling
    if way == "Esc":
        audience.press(Qt.Key.Key_Escape)
    else:
        audience.click(audience.bar.leave)
    assert not audience.window.isVisible()


def test_what_would_change_the_game_is_off_in_the_menus(audience):
    audience.step()
    named = menu_items()
    actions = {action.text().replace("&", ""): action for action in audience.window.menuBar().findChildren(QAction)}
    off = {item for item, text in named.items() if text in actions and not actions[text].isEnabled()}
    assert {"new", "undo", "redo", "import", "history"} <= off
    assert {"settings", "lessons", "quit", "about", "export"}.isdisjoint(off)
    before = audience.state
    for item in off:
        actions[named[item]].trigger()
    assert audience.state == before


@pytest.mark.audit
def test_to_the_end_it_is_perfect_with_somebody_at_the_keys(audience_of):
    one = audience_of(pause=0)
    pressed = iter(range(10**9))

    def meddle():
        key, modifier = KEYS[next(pressed) % len(KEYS)]
        QTest.keyClick(one.window, Qt.Key(key), modifier)
        one.window.tray.dice[next(pressed) % 5].click()

    one.player.stepped.connect(meddle)
    with one.qtbot.waitSignal(one.player.finished):
        one.player.start()
    assert one.controller.review.points_lost < 1e-9
    assert one.controller.mode is CoachMode.LIVE
    assert not one.bar.play.isEnabled()
    assert str(one.controller.game.points_so_far) in one.bar.sentence.text()


# The controls


def test_space_and_the_button_stop_it_and_let_it_go_on(audience_of):
    one = audience_of(pause=1)
    one.start()
    for act in (lambda: one.press(Qt.Key.Key_Space), lambda: one.click(one.bar.play)):
        act()
        assert one.bar.play.text() == shell_words.go_on()
        one.settle()
        before = one.state
        one.qtbot.wait(60)
        assert one.state == before
        act()
        assert one.bar.play.text() == shell_words.stop()
        one.qtbot.waitUntil(lambda before=before: one.state != before)


def test_a_step_is_one_thing_done_and_the_next_is_named(audience):
    review = audience.controller.review
    assert audience.bar.sentence.text() == words.next_choice(as_deed(review.analysis.best))
    while not audience.controller.game.filled:
        events = audience.controller.game.events
        audience.step()
        assert len(audience.controller.game.events) - len(events) in (0, 1)
    assert audience.bar.sentence.text() == words.next_roll()


def test_steps_asked_for_in_a_hurry_are_not_lost_nor_doubled(audience):
    events = len(audience.controller.game.events)
    while len(audience.controller.game.events) == events:
        audience.step()
    for _ in range(3):
        audience.click(audience.bar.step)  # the coach has not looked yet
    audience.settle()
    audience.qtbot.wait(20)
    assert audience.controller.review.points_lost < 1e-9


def test_a_game_that_somebody_played_is_played_again_with_their_mistakes(audience_of, delivery_of):
    greedy = Player(strategy("greedy"), delivery_of(DEFAULT_RULES).table)
    played = play(Game("watched"), by_strategy(greedy, "1"))
    one = audience_of(pause=1, game=played, name="Greta")
    assert one.window.windowTitle().startswith("Greta")
    one.start()
    assert one.bar.sentence.text() == words.somebody_plays("Greta")
    with one.qtbot.waitSignal(one.player.finished):
        pass
    assert one.controller.game == played
    assert one.controller.review.points_lost > 1.0
    assert one.bar.sentence.text() == f"Greta: {final_score(played.points_so_far)}"
    end = end_page_view(one.controller.scene())
    assert end.costs.heading == "What choices cost"
    assert end.costs.practise == ""
    assert end.costs.not_asked[0] == end_page_words.watched()


@pytest.mark.parametrize("by_key", [True, False])
def test_why_stops_it_and_has_the_best_option_explained(audience_of, by_key):
    one = audience_of()
    one.start()
    one.step_to_choice()
    one.click(one.bar.play)
    assert one.bar.play.text() == shell_words.stop()
    best = one.controller.review.analysis.best
    if by_key:
        one.press(Qt.Key.Key_H)
    else:
        one.click(one.bar.why)
    assert one.bar.play.text() == shell_words.go_on()
    assert one.bar.sentence.text() == words.why_next(as_deed(best))
    assert one.controller.scene().explained[0] is best
    one.qtbot.waitUntil(lambda: one.controller.scene().comparison is not None)
    assert one.window.card.why.view.sentence
    one.step()
    assert one.controller.review.points_lost < 1e-9


def test_how_fast_it_goes_can_be_chosen(audience_of):
    one = audience_of(pause=1000)
    one.start()
    timer, intervals = one.player.findChild(QTimer), []
    for pace in Pace:
        one.click(one.bar.pace.buttons[pace])
        intervals.append(timer.interval())
    assert intervals == sorted(set(intervals), reverse=True)
    assert timer.isActive()


def test_every_control_is_reached_by_tab_and_pressed_by_enter(audience):
    reached = []
    audience.bar.play.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(12):
        reached.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    bar, window = audience.bar, audience.window
    chosen = bar.pace.buttons[Pace.STEADY]
    assert reached[:4] == [bar.play, bar.step, bar.why, chosen]
    assert not {*window.tray.dice, window.tray.roll_button, window.scorecard.table} & set(reached)
    bar.why.setFocus()
    QTest.keyClick(bar.why, Qt.Key.Key_Return)
    assert bar.sentence.text() == words.why_next(as_deed(audience.controller.review.analysis.best))


def test_looking_back_is_over_with_the_next_step(audience):
    for _ in range(6):
        audience.step()
    audience.controller.review_cursor.view_step(-1)
    assert audience.controller.scene().viewed is not None
    audience.step()
    assert audience.controller.scene().viewed is None


def test_the_bar_speaks_another_language_at_once_and_goes_on(audience, qapp):
    languages.install(qapp, "de")
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert audience.bar.step.text() == shell_words.step() != "Step"
    audience.window.activateWindow()
    audience.step()
    before = audience.state
    audience.press(Qt.Key.Key_1)
    assert audience.state == before


@pytest.mark.parametrize("moment", daily(["during", "before", "paused"]))
def test_it_can_be_closed_at_any_moment(audience_of, moment):
    one = audience_of(pause=1)
    if moment != "before":
        one.start()
    if moment == "paused":
        one.press(Qt.Key.Key_Space)
    one.press(Qt.Key.Key_W, CTRL)
    assert not one.window.isVisible()
    one.qtbot.wait(30)
