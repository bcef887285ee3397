# SPDX-License-Identifier: MIT
"""Undo and redo in the window: of rolls, scores, new games and the end; by keys and menu; after a restart too."""

from __future__ import annotations

import random

import pytest
from audits import daily
from gui_driver import end, first_allowed, seeded
from gui_screen import Screen

from engine.games.game import NOTHING_KEPT, Rolled
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS
from yahtzee_gui.desktop.preferences import CoachMode

SEED = "there and back"
FIRST_TWO = (True, True, False, False, False)
LAST = (False, False, False, False, True)

BY_BOTH = pytest.mark.parametrize("by_key", [True, False], ids=["key", "menu"])


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def player(open_player, home):
    return open_player(home, game=seeded(SEED), mode=CoachMode.LIVE)


def shown(player):
    """Return what stands on the table and on the scorecard, as a person sees it."""
    dice = [(die.face, die.isChecked()) for die in player.tray.dice]
    return dice, Screen(player.window).score_lines(), player.window.summary.isVisible()


def look(player):
    player.settle()
    return shown(player)


# One step


@BY_BOTH
def test_a_roll_is_undone_and_the_same_roll_comes_again(player, by_key):
    player.press_roll()
    player.keep(FIRST_TWO)
    before = look(player)
    player.press_roll()
    after, game = look(player), player.game
    player.undo(by_key)
    assert look(player) == before
    player.redo(by_key)
    assert look(player) == after
    player.undo(by_key)
    player.press_roll()
    assert player.game == game
    assert not player.controller.record.taken_back


@BY_BOTH
def test_a_score_is_undone_and_the_marks_come_back(player, by_key):
    player.press_roll()
    player.keep(LAST)
    before = look(player)
    player.click_box(Category.CHANCE)
    after = look(player)
    player.undo(by_key)
    assert look(player) == before
    assert player.controller.kept == LAST
    player.redo(by_key)
    assert look(player) == after


def test_there_is_nothing_to_undo_or_redo_at_first(player):
    menus = player.window.menus
    assert (menus.undo.isEnabled(), menus.redo.isEnabled()) == (False, False)
    player.undo()
    player.redo()
    assert player.game == seeded(SEED)
    player.press_roll()
    assert (menus.undo.isEnabled(), menus.redo.isEnabled()) == (True, False)
    player.undo()
    assert (menus.undo.isEnabled(), menus.redo.isEnabled()) == (False, True)


def test_another_choice_after_undo_leaves_nothing_to_redo_and_is_not_the_first(player):
    player.press_roll()
    player.click_box(Category.ACES)
    first = player.game.events[-1]
    player.undo()
    player.click_box(Category.CHANCE)
    assert not player.window.menus.redo.isEnabled()
    player.settle()
    assert player.controller.record.first_choices == {1: first}
    decision = player.controller.scene().last_decision
    assert decision.chosen.category is Category.ACES
    assert decision.taken.category is Category.CHANCE


# Games


@BY_BOTH
def test_a_new_game_is_undone_and_redone(player, by_key):
    player.play_turn(Category.CHANCE)
    player.press_roll()
    player.click_die(2)
    before = look(player)
    old = player.controller.record
    player.new_game()
    new = player.game
    assert new.events == ()
    assert new.seed != old.game.seed
    assert player.window.menus.undo.isEnabled()
    player.undo(by_key)
    assert player.controller.record == old
    assert look(player) == before
    player.redo(by_key)
    assert player.game == new


def test_redo_goes_to_the_new_game_where_the_old_one_had_undone_events(player):
    player.play_turn(Category.CHANCE)
    player.undo()
    player.settle()
    old = player.controller.record
    player.new_game()
    player.press_roll()
    new = player.game
    player.undo()
    player.undo()
    assert player.controller.record == old
    player.undo()
    assert player.game.events == ()
    for _ in range(3):
        player.redo()
    assert player.game == new


def test_a_new_game_by_other_rules_is_undone_with_its_table(player, delivery_of):
    delivery_of(RULE_SETS["forced-joker"])
    par = player.controller.table.par
    player.new_game(RULE_SETS["forced-joker"])
    assert player.game.rules.name == "forced-joker"
    player.wait_for_table()
    other = player.controller.table.par
    assert other != par
    player.undo()
    player.wait_for_table()
    assert (player.game.rules.name, player.controller.table.par) == ("free-joker", par)
    player.redo()
    player.wait_for_table()
    assert player.controller.table.par == other


@BY_BOTH
def test_the_end_of_a_game_is_undone_and_redone(player, by_key):
    player.play_to_end()
    after, finished = look(player), player.game
    assert player.window.summary.isVisible()
    player.undo(by_key)
    assert look(player) != after
    assert not player.window.summary.isVisible()
    assert player.game.dice == finished.events[-2].dice
    assert sum(row.can_score for row in player.scorecard.rows) == 1
    player.redo(by_key)
    assert look(player) == after
    assert player.game == finished


def test_a_whole_game_goes_back_to_its_start_and_forth_to_its_end(player):
    moments = [shown(player)]
    while not player.game.is_over:
        player.press_roll()
        moments.append(shown(player))
        player.click_box(first_allowed(player.game))
        moments.append(shown(player))
    finished = player.controller.record
    for moment in moments[-2::-1]:
        player.undo()
        assert boxes(shown(player)) == boxes(moment)
    for moment in moments[1:]:
        player.redo()
        assert boxes(shown(player)) == boxes(moment)
    assert player.controller.record == finished


def boxes(moment):
    """Return what is shown without the costs, which follow in their own time."""
    dice, lines, is_over = moment
    return dice, [line[:2] for line in lines], is_over


# A restart


def test_undo_and_redo_go_on_after_a_restart(open_player, home, player):
    player.play_turn(Category.CHANCE)
    player.press_roll()
    player.keep(FIRST_TWO)
    player.press_roll()
    player.undo()
    player.undo()
    left, now = player.controller.record, look(player)
    assert len(left.undone) == 2
    end(player.session)
    again = open_player(home)
    assert again.controller.record == left
    assert look(again) == now
    again.redo()
    again.redo()
    assert again.controller.record == left.redo().redo()
    assert again.controller.kept == FIRST_TWO
    for _ in range(4):
        again.undo()
    assert again.game == seeded(SEED)
    assert not again.window.menus.undo.isEnabled()


def test_a_choice_taken_back_stays_so_after_a_restart(open_player, home, player):
    player.play_turn(Category.CHANCE)
    player.undo()
    player.click_box(Category.ACES)
    left = player.controller.record
    end(player.session)
    again = open_player(home)
    again.settle()
    assert again.controller.record == left
    assert again.controller.record.is_coached
    assert again.controller.scene().last_decision.chosen.category is Category.CHANCE


# Retry


def make_a_mistake(player):
    """Score a roll in the Yahtzee box that has no business there, and return the decision."""
    player.press_roll()
    player.click_box(Category.YAHTZEE)
    player.settle()
    decision = player.controller.scene().last_decision
    assert decision.points_lost > 1
    return decision


def test_retry_in_after_mode_goes_back_before_the_decision_just_judged(open_player, home):
    player = open_player(home, game=seeded(SEED), mode=CoachMode.AFTER)
    make_a_mistake(player)
    mistaken = player.game.events[-1]
    assert player.coach.retry.isVisible()
    player.click(player.coach.retry)
    assert len(player.game.events) == 1
    assert player.game.has_rolled
    player.settle()
    assert not player.coach.retry.isVisible()
    assert player.controller.record.undone == (mistaken,)
    player.click_box(Category.CHANCE)
    player.settle()
    assert player.controller.record.first_choices == {1: mistaken}
    assert player.controller.record.is_coached
    player.redo()
    assert player.game.filled.keys() == {Category.CHANCE}


def test_a_keep_is_retried_with_the_marks_as_they_were(open_player, home):
    player = open_player(home, game=seeded(SEED), mode=CoachMode.AFTER)
    player.press_roll()
    player.keep(LAST)
    before = player.game
    player.press_roll()
    player.settle()
    assert player.coach.retry.isVisible(), "the keep is to be a bad one"
    player.click(player.coach.retry)
    assert player.game == before
    assert player.controller.kept == LAST


@pytest.mark.parametrize("mode", daily([CoachMode.WARN, CoachMode.AFTER, CoachMode.LIVE]), ids=lambda mode: mode.value)
def test_retry_from_a_look_back_goes_back_before_that_decision(open_player, home, mode):
    record = Record(seeded(SEED)).roll().score(Category.YAHTZEE).roll().score(Category.CHANCE).roll()
    player = open_player(home, game=record, mode=mode)
    player.press("n")
    decision = player.controller.scene().viewed
    assert decision is not None
    player.click(player.window.review_bar.play_on)
    assert player.game.events == record.game.events[: decision.event]
    assert player.controller.record.undone == record.game.events[decision.event :]
    assert player.controller.scene().viewed is None
    while player.window.menus.redo.isEnabled():
        player.redo()
    assert player.controller.record == (record.with_hint() if mode is CoachMode.LIVE else record)


def whole_game(seed):
    """Return the record of a game that scores each first roll in the first box allowed."""
    record = Record(seeded(seed))
    while not record.game.is_over:
        record = record.roll()
        record = record.score(first_allowed(record.game))
    return record


def test_a_finished_game_stays_as_it_is_and_a_copy_goes_on(open_player, home):
    record = whole_game(SEED)
    player = open_player(home, game=record, mode=CoachMode.AFTER)
    mistakes = [decision.event for decision in player.controller.scene().mistakes]
    assert len(mistakes) > 2
    player.press("n")
    viewed = player.controller.scene().viewed
    assert viewed is not None
    player.click(player.window.review_bar.play_on)
    assert player.game.events == record.game.events[: viewed.event]
    assert player.window.banner.text
    player.click(player.window.banner.answers[0])
    player.settle()
    assert player.controller.record == record
    assert not player.window.banner.text
    assert [decision.event for decision in player.controller.scene().mistakes] == mistakes
    assert player.window.summary.isVisible()


def test_undo_leads_from_the_copy_back_to_the_finished_game(open_player, home):
    record = whole_game(SEED)
    player = open_player(home, game=record, mode=CoachMode.AFTER)
    player.press("n")
    player.click(player.window.review_bar.play_on)
    player.press_roll()
    player.undo()
    player.undo()
    assert player.controller.record == record


# A random walk. The model is the list of moments that a person would remember, and a place in it.


class Walk:
    """Acts at random in the window; after every step it compares what is shown with the moment remembered."""

    def __init__(self, player, rng):
        self.player, self.rng = player, rng
        self.moments, self.at = [player.game], 0
        self.marks = {}

    @property
    def here(self):
        """The moment in the list, as a key for the marks made there."""
        game = self.moments[self.at]
        return game.seed, game.events

    def step(self):
        if self.player.game.is_over and self.rng.random() < 0.5:
            self.begin()
        else:
            self.rng.choice([self.act, self.act, self.act, self.mark, self.undo, self.undo, self.redo, self.begin])()
        self.compare()

    def act(self):
        player, game = self.player, self.player.game
        if game.is_over:
            return
        if game.can_roll(player.controller.kept) and (not game.has_rolled or self.rng.random() < 0.5):
            self.marks[self.here] = player.controller.kept
            self.rng.choice([player.press_roll, player.click_roll])()
        elif game.has_rolled:
            box = self.rng.choice([category for category in CATEGORIES if game.can_score(category)])
            self.rng.choice([player.press_box, player.click_box])(box)
        else:
            return
        assert player.game is not game
        self.go_on()

    def go_on(self):
        """Note that another moment was come to: what came later is gone, but for what the same move had led to."""
        record = self.player.controller.record
        self.moments = [*self.moments[: self.at + 1], record.game]
        self.at += 1
        self.marks[self.here] = record.kept
        while record.can_redo:
            record = record.redo()
            self.moments.append(record.game)

    def mark(self):
        place = self.rng.randrange(5)
        before = self.player.controller.kept
        self.rng.choice([self.player.press_die, self.player.click_die])(place)
        if self.player.controller.scene().can_keep:
            assert self.player.controller.kept[place] != before[place]
        self.marks[self.here] = self.player.controller.kept

    def undo(self):
        if self.at:
            event = self.moments[self.at].events[-1:]
            self.at -= 1
            if event and isinstance(event[0], Rolled):
                self.marks[self.here] = event[0].kept
        self.player.undo(self.rng.random() < 0.5)

    def redo(self):
        self.at = min(self.at + 1, len(self.moments) - 1)
        self.player.redo(self.rng.random() < 0.5)

    def begin(self):
        if self.rng.random() < 0.3:
            self.player.new_game()
            self.go_on()

    def compare(self):
        player, game = self.player, self.moments[self.at]
        assert player.game == game
        marks = self.marks.get(self.here, NOTHING_KEPT)
        assert player.controller.kept == marks
        assert [die.face for die in player.tray.dice] == list(game.dice or (None,) * 5) or game.is_over
        assert [die.isChecked() for die in player.tray.dice] == list(marks) or game.is_over
        lines = dict(line[:2] for line in Screen(player.window).score_lines())
        assert lines["Total"] == str(game.points_so_far)
        assert player.window.summary.isVisible() == game.is_over
        assert player.window.menus.undo.isEnabled() == (self.at > 0)
        assert player.window.menus.redo.isEnabled() == (self.at < len(self.moments) - 1)


@pytest.mark.parametrize("seed", daily([1, 2, 3]))
def test_a_random_walk_shows_the_moments_that_were(open_player, home, seed):
    modes = list(CoachMode)
    player = open_player(home, game=seeded(f"walk {seed}"), mode=modes[seed % 2 * 3])
    walk = Walk(player, random.Random(seed))
    for _ in range(150):
        walk.step()
    assert walk.at > 3
