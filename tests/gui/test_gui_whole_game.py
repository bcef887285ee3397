# SPDX-License-Identifier: MIT
"""A whole game by real mouse and key events; every number on the screen is the engine's."""

from __future__ import annotations

import random

import pytest
from gui_driver import places_of, seeded
from gui_screen import Screen
from gui_twin import Twin, signed

from engine.categories import Category
from engine.rules import DEFAULT_RULES
from engine.verdicts import Verdict
from yahtzee_gui import wording
from yahtzee_gui.modes import CoachMode


class Match:
    """The window and the twin, moved together and compared after every move."""

    def __init__(self, player, twin):
        self.player, self.twin = player, twin
        self.screen = Screen(player.window)
        self.compared = 0

    def compare(self):
        self.player.settle()
        twin, screen = self.twin, self.screen
        assert self.player.game == twin.game
        assert self.player.controller.kept == twin.kept
        assert screen.score_lines() == twin.score_lines()
        if not twin.game.is_over:
            assert screen.value_line() == twin.value_line()
            assert screen.option_rows() == twin.option_rows()
            self.compare_tray()
            self.compare_pinned()
        self.compare_timeline()
        self.compared += 1

    def compare_tray(self):
        tray, game = self.player.tray, self.twin.game
        assert [die.face for die in tray.dice] == list(game.dice or (None,) * 5)
        assert [die.isChecked() for die in tray.dice] == list(self.twin.kept)
        assert wording.turn(game.turn, 13) in self.screen.labels(tray)
        assert wording.rolls(self.twin.rolls_done if game.dice else 0, 3) in self.screen.labels(tray)
        assert self.screen.last_decision() == self.twin.last_decision()[0]

    def compare_pinned(self):
        if self.twin.analysis is None:
            assert self.screen.pinned() is None
            return
        here = next(row for row in self.twin.option_rows() if row[-1])
        assert self.screen.pinned() == (here[2], here[3], here[4])
        if self.twin.pointed_at().keep is not None:
            rows = self.twin.option_rows()
            heading = wording.rank(rows.index(here) + 1, len(rows))
            assert heading in self.screen.labels(self.player.coach)

    def compare_timeline(self):
        assert_same_marks(self.screen.marks(), self.twin.marks)
        assert self.screen.timeline_summary() == self.twin.timeline_summary()

    # Moves

    def toggle(self, place, by_key):
        (self.player.press_die if by_key else self.player.click_die)(place)
        self.twin.toggle(place)
        self.compare()

    def roll(self, by_key):
        (self.player.press_roll if by_key else self.player.click_roll)()
        self.twin.roll()
        self.compare()

    def score(self, category, by_key):
        (self.player.press_box if by_key else self.player.click_box)(category)
        self.twin.score(category)
        self.compare()

    def do(self, option, rng):
        """Do what an option says, by mouse or by keys."""
        if option.category is not None:
            self.score(option.category, by_key=rng.random() < 0.5)
            return
        wanted = places_of(self.twin.game, option.keep)
        for place in rng.sample(range(5), 5):
            if self.twin.kept[place] != wanted[place]:
                self.toggle(place, by_key=rng.random() < 0.5)
        self.roll(by_key=rng.random() < 0.5)


def assert_same_marks(shown, expected):
    """Compare places, heights and verdicts of the points of the timeline."""
    for number in (0, 1):
        assert [mark[number] for mark in shown] == pytest.approx([mark[number] for mark in expected], rel=0, abs=1e-9)
    assert [mark[2] for mark in shown] == [mark[2] for mark in expected]


def choose(options, twin, rng):
    """Choose the best option mostly, and now and then one of a kind that has not been chosen yet, or any."""
    seen = {decision["chosen"].verdict for decision in twin.counted}
    fresh = [option for option in options if option.verdict not in seen]
    return rng.choice(fresh or options) if rng.random() < 0.4 else options[0]


def legal(analysis):
    return [option for option in analysis.options if option.category is not None or option.is_reroll]


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


@pytest.fixture
def finished(match):
    """The same after a game of good choices and bad ones."""
    play(match, random.Random(2))
    return match


def test_every_number_of_a_whole_game_is_the_engines(match):
    play(match, random.Random(2))
    verdicts = {decision["chosen"].verdict for decision in match.twin.counted}
    assert verdicts == set(Verdict), "the game is to have choices of every kind"
    assert match.compared > 60


def test_par_is_shown_before_the_first_roll(match):
    match.compare()
    assert match.screen.value_line()[0] == "254.6"
    assert any("254.59" in text for text in match.screen.labels(match.player.coach))


def test_the_end_page_splits_the_score_exactly(finished):
    twin, review, summary = finished.twin, finished.player.controller.review, finished.player.window.summary
    assert summary.isVisible()
    assert review.par + review.luck - review.points_lost == pytest.approx(twin.total(), rel=0, abs=1e-9)
    assert twin.par + twin.luck - twin.lost == pytest.approx(twin.total(), rel=0, abs=1e-9)
    lost = signed(-twin.lost)
    numbers = (f"{twin.par:.1f}", signed(twin.luck), lost, f"{twin.total():.1f}")
    split = zip(wording.split_labels(), numbers, strict=True)
    assert summary.split.accessibleDescription() == ", ".join(f"{name} {number}" for name, number in split)


def test_the_end_page_tells_score_loss_and_accuracy(finished):
    twin, summary = finished.twin, finished.player.window.summary
    assert summary.headline.text() == wording.final_score(twin.total())
    assert summary.sentence.text() == wording.gave_away(twin.total(), twin.lost)
    assert f"{twin.lost:.1f} " in summary.sentence.text()
    assert wording.accuracy(twin.accuracy()) in finished.screen.labels(summary)


def test_the_end_page_counts_the_verdicts(finished):
    labels = finished.screen.labels(finished.player.window.summary)
    for name, keeps in ((wording.keeps_counted(), True), (wording.boxes_counted(), False)):
        start = labels.index(name) + 1
        assert tuple(map(int, labels[start : start + 5])) == finished.twin.verdict_counts(keeps=keeps)


def test_the_end_page_names_the_worst_decision(finished):
    worst = finished.twin.worst()
    assert finished.player.window.summary.worst.text() == wording.worst_decision(
        worst["turn"], worst["dice"], worst["chosen"], worst["best"]
    )


def test_the_coach_lists_the_costly_decisions_worst_first(finished):
    costly = [decision for decision in finished.twin.counted if decision["chosen"].points_lost >= 0.25]
    costly.sort(key=lambda decision: -decision["chosen"].points_lost)
    shown = [(row.text, row.loss) for row in finished.player.coach.options.rows]
    assert shown == [
        (wording.decision_in_turn(d["turn"], d["chosen"]), wording.loss_and_mark(d["chosen"])) for d in costly
    ]


def test_a_click_on_an_option_keeps_its_dice_and_rolls_nothing(match):
    match.roll(by_key=True)
    player, option = match.player, match.player.coach.options.rows[7].option
    player.click_option(7)
    assert player.controller.kept_dice == option.keep
    assert len(player.game.events) == 1
    match.twin.kept = player.controller.kept
    match.compare()


def test_a_click_on_a_box_in_the_ranking_goes_there_and_scores_nothing(match):
    match.roll(by_key=True)
    rows = match.player.coach.options.rows
    row = next(number for number, row in enumerate(rows) if row.option.category is Category.CHANCE)
    match.player.click_option(row)
    table = match.player.scorecard.table
    assert match.player.scorecard.rows[table.currentIndex().row()].category is Category.CHANCE
    assert match.player.game.scores[Category.CHANCE] is None
    assert table.hasFocus()
