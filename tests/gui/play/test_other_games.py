# SPDX-License-Identifier: MIT
"""Games with other boxes than Yahtzee's, played in the window: their card, their end, and opened again anywhere."""

from __future__ import annotations

from contextvars import ContextVar

import pytest
from audits import daily
from gui_driver import LEFT, activate, seeded
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from engine.games import notation
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES, rule_set, rules_key, rules_of_key
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.words import names
from yahtzee_gui.words.names import yatzy

OWN = {
    "name": "My short game",
    "upper_bonus": 10,
    "upper_bonus_at": 7,
    "extra_yahtzee": 20,
    "box": [
        *({"key": "aces"}, {"key": "one_pair"}, {"key": "sixes"}, {"key": "my_row", "straight": 3, "points": 12}),
        *({"key": "five", "alike": 5, "points": 40}, {"key": "chance"}),
    ],
}
PLAYED = {"yatzy": "yatzy", "kniffel": "kniffel", "yatzy in order": rules_key(yatzy(in_order=True)), "own": OWN}
LAST = 4
"""How many turns of a long game are played in the window."""


@pytest.fixture
def rules(request, delivery_of):
    """The rules of a name of `PLAYED`, their table at hand."""
    asked = PLAYED[request.param]
    found = rules_of_key(asked, 3) if isinstance(asked, str) else rule_set(asked)
    delivery_of(found)
    return found


def boxes_of(player):
    """Return the boxes as the card shows them: name and points."""
    return {row.name: row.points for row in player.scorecard.rows if row.category is not None}


@pytest.mark.parametrize("rules", ["yatzy", "kniffel", "own"], indirect=True)
def test_a_game_is_played_to_its_end_and_opened_again_by_a_window_that_lacks_the_file(
    rules, open_player, open_session, tmp_path, qtbot
):
    game = seeded("other boxes", rules)
    for box in rules.categories[:-LAST]:
        game = game.roll().score(box)
    player = open_player(game=game, mode=CoachMode.LIVE)
    assert list(boxes_of(player)) == [names.category(box, rules) for box in rules.categories]
    while not player.game.is_over:
        player.press_roll()
        player.settle()
        options = player.controller.scene().analysis.options
        best = next(option.category for option in options if option.category is not None)
        player.press_box(best) if player.game.turn % 2 else player.click_box(best)
        if player.controller.scene().question is not None:  # a zero, where something else would score
            player.controller.confirmations.go_ahead()
    player.settle_explained()
    game = player.game
    assert player.window.end_page.isVisible()
    assert player.window.end_page.payoff.score.text() == str(game.points_so_far)
    assert player.controller.review.par == pytest.approx(player.controller.table.status.par)
    history = player.session.services.library
    player.wait(lambda: history.figures is not None and history.figures.games == 1)
    (kept,) = history.figures.latest
    assert kept.rules == rules_key(rules)
    assert rules_of_key(kept.rules, 3) == rules
    record = notation.loads(kept.text)  # all that another person needs
    assert record.game == game
    other = open_session(tmp_path / "another home", game=Record(record.game))
    qtbot.waitUntil(lambda: other.controller.game.is_over)
    assert [row.points for row in other.window.scorecard.rows] == [row.points for row in player.scorecard.rows]


@pytest.mark.parametrize("rules", ["yatzy in order"], indirect=True)
def test_boxes_in_order_are_the_only_ones_to_score(rules, open_player):
    player = open_player(game=seeded("in order", rules), mode=CoachMode.LIVE)
    player.press_roll()
    player.settle()
    rows = [row for row in player.scorecard.rows if row.category is not None]
    assert [row.can_score for row in rows] == [True, *[False] * 14]
    assert rows[1].hint == tray_words.not_in_order()


@pytest.mark.parametrize("rules", ["own"], indirect=True)
def test_what_the_rules_have_is_on_the_card_and_nothing_else(rules, open_player):
    player = open_player(game=seeded("own", rules), mode=CoachMode.OFF)
    names_shown = [row.name for row in player.scorecard.rows]
    bonus, five = tray_words.upper_bonus_name(), tray_words.yahtzee_bonuses("Five")
    assert names_shown == ["Aces", "One pair", "Sixes", bonus, "My row", "Five", "Chance", five, tray_words.total()]
    assert player.scorecard.rows[3].points == "0 of 7 · 7 to go"


def test_another_game_is_begun_by_the_page_for_a_new_one(open_player, delivery_of):
    delivery_of(rule_set("generala"))
    player = open_player()

    def answer():
        dialog = QApplication.activeModalWidget()
        choice = dialog.game
        choice.games.setCurrentIndex(choice.games.findText("Generala"))
        choice.games.activated.emit(choice.games.currentIndex())
        dialog.start.click()

    QTimer.singleShot(0, answer)
    player.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    player.wait(lambda: player.game.rules == rule_set("generala"))
    player.wait_for_table()
    assert list(boxes_of(player))[-4:] == ["Straight", "Full house", "Poker", "Generala"]
    player.qtbot.mouseClick(player.tray.roll_button, LEFT)
    player.settle()
    player.controller.new_game(DEFAULT_RULES)
    assert [len(boxes_of(player)), len(player.scorecard.rows)] == [13, 16]


def test_the_lines_of_a_card_are_as_high_as_each_other_whatever_was_played_before(open_player):
    player = open_player(game=seeded("abc", rules=rule_set("generala")))
    controller, table = player.session.controller, player.scorecard.table
    for rules in (rule_set("yatzy"), rule_set("yacht"), rule_set("yatzy")):
        controller.new_game(rules)
        heights = {table.rowHeight(row) for row in range(table.model().rowCount())}
        assert len(heights) == 1


# ---- what boxes are called ----


def late(seed, rules):
    """Return a game with two boxes left."""
    game = seeded(seed, rules)
    for box in rules.categories[:-2]:
        game = game.roll().score(box)
    return game


def go_on(player):
    """Play a turn in every way that names a box, and look at what speaks of it."""
    window, menus = player.window, player.window.menus
    player.press_roll()
    player.settle_explained()
    player.press("h")
    for item in ("final_score", "this_turn", "this_turn"):
        menus.item(item).trigger()
        player.settle()
    for link in (window.card.why.by_box, window.card.why.what_if):
        link.click()
        player.settle()
    options = [option for option in player.controller.review.analysis.options if option.category is not None]
    window.scorecard.go_to(options[-1].category)
    player.settle_explained()
    player.press_box(options[-1].category)
    if player.controller.scene().question is not None:
        player.settle_explained()
        player.controller.confirmations.go_ahead()
    player.settle_explained()


@pytest.mark.parametrize("mode", daily(reversed(CoachMode)))
def test_two_windows_speak_of_their_own_games(open_player, delivery_of, tmp_path, monkeypatch, mode):
    """A second window changed what the first spoke of, whose table froze. Nothing may name a box but for its game."""
    monkeypatch.setattr("yahtzee_gui.words.boxes._spoken_of", ContextVar("of no game, and without a default"))
    rules = rule_set("yacht")
    delivery_of(rules)
    first = open_player(game=late("first", rules), mode=mode)
    second = open_player(tmp_path / "second", game=late("second", DEFAULT_RULES), mode=mode)
    for player, card in ((first, rules), (second, DEFAULT_RULES)) * 2:
        activate(player.qtbot, player.window)
        turn = player.game.turn
        go_on(player)
        assert player.game.turn == turn + 1 or player.game.is_over
        assert list(boxes_of(player)) == [names.category(box, card) for box in card.categories]
    for player in (first, second):
        player.wait(lambda player=player: player.window.end_page.isVisible())
        player.controller.review_cursor.view_mistake(1)
        player.settle_explained()
