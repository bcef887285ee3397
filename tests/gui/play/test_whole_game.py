# SPDX-License-Identifier: MIT
"""A whole game by real mouse and key events; every number on the screen is the engine's."""

from __future__ import annotations

import random

import pytest
from gui_driver import seeded
from gui_match import Match, choose, legal
from gui_onlooker import sum_shown
from gui_screen import counts_shown
from gui_twin import Twin, signed
from PySide6.QtCore import Qt

from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.tray import words as play_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.words import games, names


@pytest.fixture
def is_painted():
    """Have the main window painted: some of this is about what can be seen."""
    return True


def play(match, rng):
    """Play to the end."""
    match.compare()
    while not match.twin.game.is_over:
        if match.twin.analysis is None:
            match.roll(by_key=rng.random() < 0.5)
        else:
            match.do(choose(legal(match.twin.analysis), match.twin, rng), rng)


@pytest.fixture
def match(open_player, analyzer_of):
    """A window and a twin at the start of the same game."""
    game = seeded("a whole game")
    return Match(open_player(game=game, mode=CoachMode.LIVE), Twin(game, analyzer_of(DEFAULT_RULES)))


def test_every_number_of_a_whole_game_and_of_its_end_page_is_the_engines(match):
    """A game of good choices and bad ones, played once: the end page is looked at by what follows here."""
    play(match, random.Random(2))
    verdicts = {decision["chosen"].verdict for decision in match.twin.counted}
    assert verdicts == set(Verdict), "the game is to have choices of every kind"
    assert match.compared > 60
    assert_the_end_page_splits_the_score_exactly(match)
    assert_the_end_page_tells_score_loss_and_accuracy(match)
    assert_the_end_page_counts_the_verdicts(match)
    assert_the_end_page_names_the_worst_decision(match)


def assert_the_end_page_splits_the_score_exactly(finished):
    twin, review, end_page = finished.twin, finished.player.controller.review, finished.player.window.end_page
    assert end_page.isVisible()
    assert review.par + review.luck - review.points_lost == pytest.approx(twin.total(), rel=0, abs=1e-9)
    assert twin.par + twin.luck - twin.lost == pytest.approx(twin.total(), rel=0, abs=1e-9)
    lost = signed(-twin.lost)
    numbers = (f"{twin.par:.1f}", signed(twin.luck), lost, str(twin.total()))
    assert finished.screen.end_page()["sum"] == sum_shown(*numbers)


def assert_the_end_page_tells_score_loss_and_accuracy(finished):
    twin, page = finished.twin, finished.screen.end_page()
    assert page["score"] == (str(twin.total()), games.final_score(twin.total()))
    assert page["accuracy"] == f"{twin.accuracy():.1f} %"


def assert_the_end_page_counts_the_verdicts(finished):
    rows = {keeps: finished.twin.verdict_counts(keeps=keeps) for keeps in (True, False)}
    assert finished.screen.end_page()["counts"] == counts_shown(rows[True], rows[False])
    hint = finished.player.window.end_page.line.summary.accessibleDescription()
    for name, keeps in ((end_page_words.counted_keeps(), True), (end_page_words.counted_boxes(), False)):
        parts = [f"{names.verdict(verdict)} {number}" for verdict, number in zip(Verdict, rows[keeps], strict=True)]
        assert f"{name}: {', '.join(parts)}" in hint


def assert_the_end_page_names_the_worst_decision(finished):
    worst = finished.twin.worst()
    told = worst["turn"], worst["dice"], worst["chosen"], worst["best"]
    assert finished.screen.end_page()["costs"][0] == end_page_words.costly_choice(*told)


def test_par_is_shown_before_the_first_roll(match):
    match.compare()
    assert any("254.6" in text for text in match.screen.labels(match.player.scorecard))


def test_a_click_on_an_option_keeps_its_dice_and_rolls_nothing(match):
    match.roll(by_key=True)
    player, option = match.player, match.player.coach.options.rows[7].option
    player.click_option(7)
    assert player.controller.scene().kept_dice == option.keep
    assert len(player.game.events) == 1
    match.twin.kept, match.twin.is_touched = player.controller.kept, True
    match.compare()


def test_a_click_on_a_box_in_the_ranking_goes_there_and_scores_nothing(match):
    match.roll(by_key=True)
    match.player.coach.options.unfold()
    rows = match.player.coach.options.rows
    row = next(number for number, row in enumerate(rows) if row.option.category is Category.CHANCE)
    match.player.click_option(row)
    table = match.player.scorecard.table
    assert match.player.scorecard.rows[table.currentIndex().row()].category is Category.CHANCE
    assert match.player.game.scores[Category.CHANCE] is None
    assert table.hasFocus()
    assert match.player.tray.roll_button.text() == play_words.score_button(
        box=names.category(rows[row].option.category), points=rows[row].option.points
    )
    match.player.press(Qt.Key.Key_Space)
    assert len(match.player.game.events) == 1, "no keep is rolled away while a box is chosen"
    match.player.press(Qt.Key.Key_Return)
    assert match.player.game.filled.keys() == {Category.CHANCE}


def test_escape_and_a_die_go_back_from_a_chosen_box_to_the_dice(match):
    match.roll(by_key=True)
    player = match.player
    for leave in (lambda: player.press(Qt.Key.Key_Escape), lambda: player.press_die(1)):
        player.go_to_box(Category.TWOS)
        player.go_to_box(Category.CHANCE)
        assert player.controller.scene().choosing.box is Category.CHANCE
        leave()
        assert player.controller.scene().choosing.box is None
    assert player.controller.kept[1]
    assert player.tray.roll_button.text() == play_words.roll_button(4)


def test_enter_chooses_a_box_before_it_scores_it(match):
    match.roll(by_key=True)
    player = match.player
    player.scorecard.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert player.controller.scene().choosing.box is None
    player.press(Qt.Key.Key_Return)
    assert (player.controller.scene().choosing.box, player.game.filled) == (None, {}), "a key has to go to a box first"
    player.press(Qt.Key.Key_Down)
    assert (player.controller.scene().choosing.box, player.game.filled) == (Category.ACES, {})
    player.press(Qt.Key.Key_Return)
    assert player.game.filled.keys() == {Category.ACES}
