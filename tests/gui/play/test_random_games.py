# SPDX-License-Identifier: MIT
"""Games played at random through the widgets, with everything that can be done; every number shown is the engine's.

Modes, rules, undo, redo, hints, warnings, looks back and retries are chosen at random. An onlooker keeps a record of
its own and works every number out again.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import replace

import pytest
from gui_driver import places_of, seeded
from gui_onlooker import Onlooker
from gui_screen import Screen, counts_shown
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt

from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS
from yahtzee_gui.board.tray import words as play_words
from yahtzee_gui.desktop.preferences import WARN_CHOICES, CoachMode
from yahtzee_gui.words import announcing, games

SHIFT = Qt.KeyboardModifier.ShiftModifier
THINK, BEST, ANYWAY = range(3)
MOST_STEPS = 110
EVERY = 40  # of this many games only one is painted and explained; all are compared
POINTS = dict(zip(WARN_CHOICES, (0.25, 1.0, 5.0), strict=True))


class Match:
    """The window and the onlooker, moved together at random and compared after every move."""

    def __init__(self, player, rng, analyzer_of):
        self.player, self.rng, self.analyzer_of = player, rng, analyzer_of
        self.screen, self.done = Screen(player.window), Counter()

    def play(self, seed, rules, mode):
        """Play one game from its first roll until it is over for good."""
        rng, controller = self.rng, self.player.controller
        controller.confirmations.warns_from = rng.choice(WARN_CHOICES)
        record = Record(seeded(seed, rules))
        controller.open_record(record)
        self.player.click(self.player.coach.mode_switch.buttons[mode])
        self.onlooker = Onlooker(record, self.analyzer_of(rules), mode)
        self.done[mode] += 1
        self.compare()
        for _ in range(MOST_STEPS):
            self.step()
            self.compare()
            if self.onlooker.game.is_over and rng.random() < 0.7:
                break
        else:
            self.finish()
        assert self.onlooker.game.is_over

    def finish(self):
        while not self.onlooker.game.is_over:
            if self.onlooker.viewed is not None:
                self.switch_game()
            self.play_on()
            self.compare()

    def step(self):
        if self.onlooker.viewed is not None:
            self.rng.choice([self.leave, self.leave, self.look_at_mistake, self.toggle, self.undo])()
        elif self.rng.random() < 0.9:
            self.play_on()
        else:
            others = [self.undo, self.undo, self.go_back_and_forth, self.change_mode, self.hint]
            self.rng.choice([*others, self.look_at_mistake, self.look_at_decision, self.retry])()

    # Waiting

    def settle(self):
        """Let the window take what comes until the coach has looked at the game."""
        QCoreApplication.processEvents()
        self.player.settle()

    # Playing

    def play_on(self):
        """Do one thing that brings the game forward."""
        game = self.onlooker.game
        if game.is_over:
            return
        if not game.has_rolled:
            self.roll()
        elif game.rolls_left and self.rng.random() < 0.6:
            self.keep_and_roll()
        else:
            allowed = [category for category in CATEGORIES if game.can_score(category)]
            boxes = [o.category for o in self.onlooker.analysis.options if o.category is not None]
            self.score(boxes[0] if self.rng.random() < 0.6 else self.rng.choice(allowed))

    def keep_and_roll(self):
        keeps = [option.keep for option in self.onlooker.analysis.options if option.is_reroll]
        wanted = places_of(self.onlooker.game, keeps[0] if self.rng.random() < 0.6 else self.rng.choice(keeps))
        for place in range(5):
            if self.onlooker.record.kept[place] != wanted[place]:
                self.toggle(place)
        if self.rng.random() < 0.3:
            self.compare()
        self.roll()

    def toggle(self, place=None):
        place = self.rng.randrange(5) if place is None else place
        self.rng.choice([self.player.press_die, self.player.click_die])(place)
        onlooker = self.onlooker
        if onlooker.viewed is None:
            kept = tuple(mark != (number == place) for number, mark in enumerate(onlooker.record.kept))
            onlooker.note(onlooker.record.mark(kept))
            onlooker.is_touched = onlooker.is_touched or onlooker.record.can_keep
        self.done["toggle"] += 1

    def roll(self):
        self.choose(None, self.rng.choice([self.player.press_roll, self.player.click_roll]))

    def score(self, category):
        by_key = self.rng.random() < 0.1
        take = self.player.press_box if by_key else self.player.click_box
        self.choose(category, lambda: take(category))

    def choose(self, category, do):
        """Make a choice, and answer the question it raises where it loses as much as the warning allows."""
        onlooker = self.onlooker
        record = onlooker.record
        warns = onlooker.mode is CoachMode.WARN and record.game.has_rolled
        do()
        if warns and onlooker.loss_of(category) >= POINTS[self.player.controller.confirmations.warns_from]:
            assert self.player.window.banner.isVisible()
            self.done["warning"] += 1
            if not self.answer(record, category):
                return
        banner = self.player.window.banner
        assert not banner.isVisible() or banner.text == games.with_help_now(), banner.text
        onlooker.go_on(record.roll() if category is None else record.score(category))
        self.done["roll" if category is None else "score"] += 1

    def answer(self, record, category):
        """Answer the warning in some way; return whether the choice stands."""
        answers = self.player.window.banner.answers
        number = self.rng.choice([THINK, BEST, ANYWAY, ANYWAY])
        if number == THINK and self.rng.random() < 0.5:
            self.player.press(Qt.Key.Key_Escape)
        else:
            self.player.click(answers[number])
        if number == ANYWAY:
            return True
        self.onlooker.note(record.think_again(record.attempt(category)))
        if number == BEST:  # it chooses the best option as well, and the player only has to do it
            self.onlooker.hint(steps=3)
            best = self.onlooker.analysis.options[0]
            if best.is_reroll:
                self.onlooker.note(self.onlooker.record.mark(places_of(self.onlooker.game, best.keep)))
                self.onlooker.is_touched = True
            else:
                self.player.press(Qt.Key.Key_Escape)  # back from the box to the dice
        return False

    # Everything else

    def undo(self):
        if self.onlooker.viewed is not None:
            self.player.undo(self.rng.random() < 0.5)  # does nothing: what it would undo is not seen
        elif self.onlooker.record.can_undo:
            self.player.undo(self.rng.random() < 0.5)
            self.onlooker.go_on(self.onlooker.record.undo())
            self.done["undo"] += 1

    def redo(self):
        if self.onlooker.record.can_redo:
            self.player.redo(self.rng.random() < 0.5)
            self.onlooker.go_on(self.onlooker.record.redo())
            self.done["redo"] += 1

    def go_back_and_forth(self):
        """Undo some steps and redo some of them, or one more than there are."""
        for _ in range(self.rng.randint(1, 4)):
            self.undo()
            self.compare()
        for _ in range(self.rng.randint(1, 5)):
            self.redo()
            self.compare()

    def change_mode(self):
        mode = self.rng.choice(list(CoachMode))
        if mode is not self.onlooker.mode:
            self.player.click(self.player.coach.mode_switch.buttons[mode])
            self.onlooker.set_mode(mode)
            self.done[mode] += 1

    def hint(self):
        game = self.onlooker.game
        choices = game.position.allowed() if game.has_rolled else ()
        can = bool(choices) and (game.rolls_left > 0 or len(choices) > 1) and not self.onlooker.shows
        assert self.player.controller.scene().can_hint == can
        self.player.press("h")
        if can:
            self.onlooker.hint()
            self.done["hint"] += 1

    def look_at_mistake(self):
        """Press N or Shift+N: the next mistake, or the one before, round and round."""
        mistakes, onlooker = self.onlooker.mistakes, self.onlooker
        assert self.player.window.menus.item("next_mistake").isEnabled() == bool(mistakes)
        back = self.rng.random() < 0.3
        self.player.press(Qt.Key.Key_N, SHIFT if back else Qt.KeyboardModifier.NoModifier)
        if not mistakes:
            return
        here = onlooker.viewed.event if onlooker.viewed is not None else (math.inf if back else -1)
        beyond = [m for m in mistakes if (m.event < here if back else m.event > here)]
        onlooker.viewed = (beyond or mistakes)[-1 if back else 0]
        self.done["look"] += 1

    def look_at_decision(self):
        """Click a decision on the timeline."""
        chart = self.player.window.card.chart
        shown = [mark for mark in chart.view.marks if mark.event is not None]
        if not shown:
            return
        number, mark = self.rng.choice(list(enumerate(shown)))
        x = chart.place(number, QRectF(chart.rect())).x()
        self.player.click(chart, QPoint(round(x), chart.rect().center().y()))
        self.onlooker.viewed = next(c for c in self.onlooker.story.choices if c.event == mark.event)
        self.done["look"] += 1

    def leave(self):
        self.rng.choice(
            [
                self.player.press_roll,
                self.player.click_roll,
                lambda: self.player.press(Qt.Key.Key_Escape),
            ]
        )()
        self.onlooker.viewed = None

    def retry(self):
        onlooker = self.onlooker
        choice, button = onlooker.viewed, self.player.window.review_bar.play_on
        assert button.isVisible() == (choice is not None)
        if choice is None and onlooker.mode is CoachMode.AFTER and not onlooker.shows and not onlooker.game.is_over:
            last = onlooker.last
            choice = last if last is not None and last.counts and last.taken.points_lost >= 0.01 else None
            choice = None if onlooker.hints or onlooker.is_second_try else choice
        if onlooker.viewed is None:
            button = self.player.card.why.retry
            assert button.isVisible() == (choice is not None)
        if choice is not None:
            self.player.click(button)
            onlooker.retry(choice)
            self.done["retry"] += 1

    # Comparing

    def compare(self):
        self.settle()
        onlooker, screen, window = self.onlooker, self.screen, self.player.window
        assert replace(self.player.controller.record, aids={}) == onlooker.record
        assert screen.score_lines() == onlooker.score_lines()
        rows = onlooker.option_rows()
        assert screen.option_rows() == rows
        marks, summary = onlooker.timeline()
        assert_same_marks(screen.marks(), marks)
        assert screen.timeline_summary() == summary
        menus = window.menus
        assert menus.item("redo").isEnabled() == (onlooker.record.can_redo and onlooker.viewed is None)
        assert menus.item("next_mistake").isEnabled() == bool(onlooker.mistakes)
        if onlooker.game.is_over and onlooker.viewed is None:
            self.compare_end()
        else:
            self.compare_tray()

    def compare_tray(self):
        onlooker, screen, tray = self.onlooker, self.screen, self.player.tray
        assert tray.isVisible()
        assert ([die.face for die in tray.dice], [die.isChecked() for die in tray.dice]) == onlooker.dice()
        assert screen.choice_line() == onlooker.choice_line()
        game = onlooker.seen()[0]
        labels = screen.labels(tray)
        assert play_words.turn(game.turn, 13) in labels
        assert announcing.rolls_left(game.rolls_left if game.dice else 3) in labels

    def compare_end(self):
        onlooker, summary = self.onlooker, self.player.window.end_page
        assert summary.isVisible()
        page = self.screen.end_page()
        total = onlooker.game.points_so_far
        assert page["score"] == (str(total), games.final_score(total))
        assert page["sum"] == onlooker.sum()
        assert page["accuracy"] == f"{onlooker.accuracy():.1f} %"
        assert page["counts"] == counts_shown(onlooker.counts(keeps=True), onlooker.counts(keeps=False))
        assert sorted(page["costs"]) == sorted(onlooker.costs())
        detail = summary.payoff.detail.text()
        assert (games.help_mark() in detail) == onlooker.record.is_coached
        self.done["end"] += 1


def assert_same_marks(shown, expected):
    """Compare places, heights and verdicts of the points of the timeline."""
    assert [mark[2] for mark in shown] == [mark[2] for mark in expected]
    assert len(shown) == len(expected)
    for one, other in zip(shown, expected, strict=True):
        assert math.isclose(one[0], other[0], abs_tol=1e-9)
        assert math.isclose(one[1], other[1], abs_tol=1e-9)


def play_games(player, analyzer_of, numbers, rule_sets, look=lambda number: None):
    """Play the games of these numbers; return how often what was done. `look` is told before each."""
    match, modes = Match(player, random.Random(numbers[0]), analyzer_of), list(CoachMode)
    for number in numbers:
        look(number)
        match.play(f"random game {number}", match.rng.choice(rule_sets), modes[number % len(modes)])
    return match.done


def assert_rich(done, *, seldom=("hint",)):
    """The games are to have had everything in them; a few games lack what is done `seldom`."""
    for what in ("toggle", "roll", "score", "warning", "undo", "redo", *seldom, "look", "retry", "end", *CoachMode):
        assert done[what], what


@pytest.fixture
def only_seen(monkeypatch):
    """Return what makes a `look` that has only the games painted and explained whose number `is_seen` says.

    Painting and explaining take two thirds of the time and are looked at elsewhere.
    """

    def make(player, is_seen):
        client = player.controller._coach_client
        explain = client.explain

        def look(number):
            player.window.setUpdatesEnabled(is_seen(number))
            monkeypatch.setattr(client, "explain", explain if is_seen(number) else lambda *_: None)

        return look

    return make


@pytest.mark.audit
def test_a_random_game_in_each_mode_shows_the_engines_numbers(open_player, analyzer_of, only_seen):
    player = open_player()
    rules = [RULE_SETS["free-joker"], RULE_SETS["forced-joker"]]
    look = only_seen(player, lambda number: number == 1)
    assert_rich(play_games(player, analyzer_of, range(1, 5), rules, look), seldom=())


@pytest.mark.slow
@pytest.mark.audit
@pytest.mark.parametrize("first", range(100, 300, 50))
def test_two_hundred_random_games_show_the_engines_numbers(open_player, analyzer_of, only_seen, first):
    player = open_player()
    look = only_seen(player, lambda number: number % EVERY == 0)
    assert_rich(play_games(player, analyzer_of, range(first, first + 50), list(RULE_SETS.values()), look))
