# SPDX-License-Identifier: MIT
"""Somebody's first game: three steps that go once they are ticked, and no graph, par or luck before it is over."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from gui_driver import Player, end, seeded
from gui_screen import all_strings

from engine.games.match import begin
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.card import stage_after
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode, FirstGame
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.words import units

FIGURES = re.compile(r"\bluck\W{1,3}\d|perfect play averages|\b254\.6", re.IGNORECASE)


@pytest.fixture
def newcomer(open_session, qtbot, tmp_path):
    """Somebody in a first game, the welcome closed."""
    player = Player(open_session(tmp_path / "fresh", welcomed=False), qtbot)
    player.controller.open_record(Record(seeded("first")))
    player.wait_for_table()
    player.window.dialogs.get(Page.WELCOME).start.click()
    player.settle()
    return player


def ticks(player):
    """Return which steps are ticked once the coach has looked, None where there are none."""
    player.settle()
    steps = player.card.steps
    return [step.is_done for step in steps.steps] if steps.isVisible() else None


def stage(player):
    return player.session.services.settings.first_game


def play_first_turn(player):
    player.press_roll()
    player.press_die(0)
    player.press_roll()
    player.settle()
    player.press_box(Category.CHANCE)
    player.settle()


def test_the_steps_are_ticked_as_they_are_done_and_go_with_the_next_roll(newcomer):
    assert ticks(newcomer) == [False, False, False]
    newcomer.press_roll()
    assert ticks(newcomer) == [True, False, False]
    newcomer.press_die(0)
    assert ticks(newcomer) == [True, True, False]
    newcomer.press_roll()
    newcomer.settle()
    assert newcomer.card.view.why.told, "the verdict stands below them"
    newcomer.press_box(Category.CHANCE)
    newcomer.settle()
    assert ticks(newcomer) == [True, True, True]
    newcomer.press_roll()
    assert ticks(newcomer) is None
    assert newcomer.card.title.text() == words.last_choice()


def test_rolling_all_five_again_is_no_keep(newcomer):
    for _ in range(2):
        newcomer.press_roll()
        newcomer.settle()
    assert ticks(newcomer) == [True, False, False]


def test_the_steps_never_return(newcomer, open_session, qtbot, tmp_path):
    play_first_turn(newcomer)
    newcomer.press_roll()
    assert stage(newcomer) is FirstGame.GOES_ON
    newcomer.controller.open_record(Record(seeded("second")))
    assert ticks(newcomer) is None
    end(newcomer.session)
    assert Settings(tmp_path / "fresh" / "settings.ini").first_game is FirstGame.GOES_ON
    again = Player(open_session(tmp_path / "fresh"), qtbot)
    again.controller.open_record(Record(seeded("third")))
    again.settle()
    assert ticks(again) is None
    assert not again.card.view.faces, "figures wait until a game is over"


def test_who_was_here_before_has_no_first_game(player):
    player.controller.open_record(Record(seeded("first")))
    player.settle()
    assert ticks(player) is None
    assert CardFace.GRAPH in player.card.view.faces


@pytest.mark.parametrize("mode", CoachMode)
def test_there_is_no_luck_no_par_and_no_graph(newcomer, mode):
    newcomer.controller.set_mode(mode)
    for _ in range(2):
        play_first_turn(newcomer) if not newcomer.game.filled else newcomer.press_roll()
        newcomer.settle()
        shown = all_strings(newcomer.window)
        assert not [text for text in shown if FIGURES.search(text)]
        assert not [button for button in newcomer.card.tabs.buttons.values() if button.isVisible()]
        assert not newcomer.window.strip.cells.view.marks


def test_the_search_finds_par_and_luck_in_a_later_game(player):
    player.controller.set_mode(CoachMode.LIVE)
    player.controller.open_record(Record(seeded("first")))
    play_first_turn(player)
    assert [text for text in all_strings(player.window) if FIGURES.search(text)]


def test_figures_are_there_on_demand(newcomer):
    newcomer.press_roll()
    newcomer.press_roll()  # all five: no good idea
    newcomer.settle_explained()
    why, decision = newcomer.card.why, newcomer.controller.scene().last_decision
    assert decision.chosen.lost > 0.1
    assert why.by_box.text() == words.why_cost(units.cost(decision.chosen))
    assert not why.pairs.isVisible()
    newcomer.click(why.by_box)
    assert why.pairs.isVisible()
    assert why.by_box.text() != words.why_cost(units.cost(decision.chosen))
    newcomer.press_roll()
    newcomer.settle_explained()
    assert not why.pairs.isVisible(), "another choice is told in a sentence again"


def test_try_it_again_goes_back_one_choice(newcomer):
    newcomer.press_roll()
    newcomer.press_roll()
    newcomer.settle()
    assert newcomer.card.why.remark.text() == words.or_play_on()
    newcomer.click(newcomer.card.why.retry)
    assert len(newcomer.game.events) == 1


def test_a_face_that_is_asked_for_comes_and_goes(newcomer):
    play_first_turn(newcomer)
    newcomer.window.menus.item("final_score").trigger()
    assert newcomer.card.face is CardFace.FINAL_SCORE
    newcomer.window.menus.item("final_score").trigger()
    assert not newcomer.card.view.faces


def test_a_match_needs_all_there_is(newcomer):
    newcomer.controller.open_record(begin([("You", ""), ("Greta", "greedy")], DEFAULT_RULES, "match", linked=True))
    newcomer.settle()
    assert ticks(newcomer) is None
    assert newcomer.card.view.faces
    assert stage(newcomer) is FirstGame.STEPS


def test_the_whole_rules_are_a_click_away_and_every_step_is_read(newcomer):
    names = [step.accessibleName() for step in newcomer.card.steps.steps]
    assert names == [f"{name}. {deed}" for name, deed in words.steps()]
    newcomer.press_roll()
    newcomer.settle()
    assert newcomer.card.steps.steps[0].accessibleName() == words.step_done(words.steps()[0][0])
    assert newcomer.card.steps.rules in newcomer.card.focus_order()
    newcomer.window.resize(1240, 900)
    newcomer.click(newcomer.card.steps.rules)
    assert newcomer.window.dialogs.get(Page.HELP).contents.list.currentItem().text() == "Rules"


def test_it_is_over_with_the_game(newcomer):
    record = newcomer.controller.record
    while not record.game.is_over:
        record = record.roll()
        record = record.score(next(box for box in CATEGORIES if record.game.can_score(box)))
    newcomer.controller.open_record(record.undo())
    assert stage(newcomer) is FirstGame.STEPS
    newcomer.controller.redo()
    newcomer.settle()
    assert stage(newcomer) is FirstGame.OVER
    assert newcomer.card.face is CardFace.GRAPH


def test_a_finished_match_is_a_finished_game(newcomer):
    """It said "Your first game" after several matches."""
    match = begin([("You", ""), ("Greta", "greedy")], DEFAULT_RULES, "match", linked=True)
    while not match.is_over:
        record = match.seats[match.to_move].record.roll()
        match = match.play(match.to_move, record.score(next(iter(record.game.position.allowed()))))
    scene = newcomer.controller.scene()
    scene = replace(scene, games=scene.games.update(match))
    assert scene.is_over
    assert stage_after(FirstGame.STEPS, scene) is FirstGame.OVER


def test_a_hint_is_called_a_hint(newcomer):
    """It had the heading "Your first game"."""
    newcomer.press_roll()
    newcomer.settle()
    assert newcomer.card.title.text() == words.first_game_heading()
    newcomer.controller.hint()
    newcomer.wait(lambda: newcomer.card.view.why.button == words.tell_more())
    assert newcomer.card.title.text() == tray_words.hint()


def test_what_to_do_is_said_where_there_is_room_and_never_cut(newcomer):
    steps = newcomer.card.steps
    for width, has_deeds in ((1240, True), (980, False)):
        newcomer.window.resize(width, 640 if width == 980 else 800)
        newcomer.settle()
        assert steps.rules.isVisible() is has_deeds
        assert newcomer.card.rect().contains(steps.geometry())
