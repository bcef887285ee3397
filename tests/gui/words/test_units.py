# SPDX-License-Identifier: MIT
"""Figures that are seen together fit: what is written of two values is as far apart as what is written of the loss."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from gui_driver import seeded

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import review
from engine.games.game import replay
from engine.games.goals import ReachGoal, WinGoal
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import words as timeline_words
from yahtzee_gui.board.coach.view import option_row
from yahtzee_gui.library.finished_game import Grade
from yahtzee_gui.words import goals, numbers, units


def played(seed):
    """Return a whole game played at random."""
    rng, game = random.Random(seed), seeded(seed)
    while not game.is_over:
        game = game.roll()
        while game.rolls_left and rng.random() < 0.6:
            game = game.roll((*(rng.random() < 0.5 for _ in range(4)), False))
        game = game.score(rng.choice(list(game.position.allowed())))
    return game


def test_every_option_is_written_as_much_below_the_best_one_as_it_is_said_to_lose(analyzer_of):
    analyzer, off, seen = analyzer_of(DEFAULT_RULES), 0, 0
    for number in range(12):
        for decision in review(played(f"fits {number}"), analyzer).decisions:
            seen += 1
            options = decision.analysis.options
            best = float(option_row(options[0]).value[-1])
            for option in options:
                value, loss = units.of_option(option), numbers.lost(option.points_lost)
                written = float(loss[1:]) if loss.startswith(numbers.MINUS) else 0.0
                assert round(best - written, 1) == float(value), option
                assert abs(float(value) - option.value) < 0.2
                off += numbers.value(option.value) != value
    assert seen > 250
    assert off > 1000, "rounded each by itself, many would not fit"


def test_a_chance_fits_too():
    # Written each by itself: 66.2 % and 64.0 %, which lose 2.3.
    assert units.prospect(numbers.beside_its_loss(63.95, 2.29, Measure.CHANCE), Measure.CHANCE) == "63.9\xa0%"


@pytest.mark.parametrize("number", range(12))
def test_luck_par_and_points_lost_add_up_as_they_are_written(analyzer_of, number):
    found = review(played(f"adds up {number}"), analyzer_of(DEFAULT_RULES))
    par, lost, score = (round(figure, 1) for figure in (found.par, units.lost_in(found), found.prospect))
    assert par + units.luck_of(found) - lost == pytest.approx(score, abs=1e-9)
    assert abs(units.luck_of(found) - found.luck) < 0.21


@pytest.mark.parametrize("number", range(12))
def test_so_they_do_while_a_game_goes_on(analyzer_of, number):
    whole = played(f"goes on {number}")
    for until in range(1, len(whole.events), 3):
        found = review(replay(whole.start, whole.events[:until])[-1], analyzer_of(DEFAULT_RULES))
        now = units.figure_at(found.points[-1], None)
        par, lost = round(found.par, 1), round(units.lost_in(found), 1)
        assert par + units.luck_of(found) - lost == pytest.approx(now, abs=1e-9)
        if found.points[-1].decision is not None:
            assert numbers.value(now) == units.of_option(found.points[-1].decision.taken), "as in the list"


def test_what_one_turn_lost_is_the_sum_of_what_stands_at_its_choices(analyzer_of):
    off = 0
    for number in range(40):
        whole = played(f"one turn {number}")
        first = next(game for game in replay(whole.start, whole.events) if game.turn == 2)
        found = review(first, analyzer_of(DEFAULT_RULES))
        lost = sum(numbers.shown_loss(decision.taken.points_lost) for decision in found.decisions)
        assert units.lost_in(found) == pytest.approx(lost)
        assert numbers.decimal(lost, 1) in timeline_words.timeline_lost(units.lost_in(found))
        off += numbers.decimal(lost, 1) != numbers.decimal(found.points_lost, 1)
    assert off, "added up first, they would be another figure"


def test_a_chance_is_written_alike_in_the_list_and_below_the_dice():
    """One keep had 14.1 % in the list and 14.0 % below the dice."""
    keep = Option(230.0, 1.0, Verdict.CLOSE, (2,), worth=0.1402, worth_lost=0.0044, measure=Measure.CHANCE)
    assert units.of_option(keep) == units.percent(14.1), "the best one's 14.5 less 0.4"
    assert units.of_option(keep) != units.percent(keep.prospect), "written by itself it would be another figure"


def test_an_expected_score_is_written_alike_whatever_the_choices_go_by(analyzer_of):
    """239.7 became 239.6 as soon as the chances were there."""
    found = review(played("alike"), analyzer_of(DEFAULT_RULES))
    for point in found.points:
        assert units.expected_at(point) == units.figure_at(point, None)


def test_what_one_would_do_for_points_alone_is_a_deed_and_only_told_where_it_makes_a_difference():
    """ "For points alone you'd Aces for 1: 234.8 expected instead of 234.8." """
    best = Option(234.6, 0.2, Verdict.BEST, (1, 1), worth=0.5, measure=Measure.CHANCE)
    box = Option(234.8, 0.0, Verdict.CLOSE, None, Category.ACES, 1, 0.49, 0.01, Measure.CHANCE)
    position = Position((1, 2, 3, 4, 6), 1)
    told = goals.best_by_points(Analysis(position, (best, box), Measure.CHANCE))
    assert told == "For points alone you'd score 1 in Aces: 234.8 expected instead of 234.6."
    assert goals.best_by_points(Analysis(position, (replace(best, value=234.77), box))) == ""


def test_of_dice_and_a_box_the_one_that_wins_more_often_is_told_first_and_the_box_is_scored_now():
    dice = Option(234.6, 0.0, Verdict.BEST, (3, 3), worth=0.44, measure=Measure.CHANCE)
    box = Option(234.8, 0.0, Verdict.CLOSE, None, Category.THREES, 6, 0.35, 0.09, Measure.CHANCE)
    told = goals.compared(box, dice, WinGoal()).replace("\u00a0", " ")
    assert told == "Chance of winning: 44.0 % with 3 3, 35.0 % if you score Threes now."


def test_a_game_that_was_set_up_says_of_what_its_first_chance_is():
    goal = ReachGoal(250)
    assert goals.status(goal, 37.2, Measure.CHANCE, is_set_up=True).endswith("from the position you set up")
    assert goals.status(goal, 54.2, Measure.CHANCE).endswith("at the start")


@pytest.mark.parametrize("number", range(12))
def test_the_history_writes_the_luck_as_the_end_page_does(analyzer_of, number):
    found = review(played(f"adds up {number}"), analyzer_of(DEFAULT_RULES))
    kept, score = Grade.of(found), found.game.points_so_far
    assert numbers.signed(kept.luck) == numbers.signed(units.luck_of(found))
    assert units.luck_between(kept.par, kept.luck, score) == units.luck_of(found)
    assert units.luck_between(found.par, found.luck, score) == units.luck_of(found), "as earlier versions kept it"


def test_the_history_keeps_what_first_choices_lost_as_the_end_page_says_it(analyzer_of):
    """The trial: 62.7 in the list and 62.8 on the end page, as choices that don't count had lost a little, too."""
    found = review(played("adds up 1"), analyzer_of(DEFAULT_RULES))
    points, place = list(found.points), next(n for n, one in enumerate(found.points) if _is_uncounted(one))
    points[place] = replace(points[place], change=-0.1)
    found = replace(found, points=tuple(points))
    assert Grade.of(found).points_lost == found.graded_points_lost, "levels are worked out from it"
    found = replace(found, measure=Measure.CHANCE)
    kept = Grade.of(found).points_lost
    assert kept == units.lost_in(found) != found.graded_points_lost
    place, decision = next((n, one.decision) for n, one in enumerate(points) if one.decision and one.decision.counts)
    options = decision.analysis.options
    points[place] = replace(points[place], decision=replace(decision, chosen=options[-1], taken=options[0]))
    found = replace(found, points=tuple(points))
    assert Grade.of(found).points_lost == found.graded_points_lost, "of choices taken back: what they had lost"


def _is_uncounted(point):
    return point.decision is not None and not point.decision.counts


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "0 %"), (1e-12, "0 %"), (1e-6, "< 1 %"), (0.0049, "< 1 %"), (0.25, "25 %"),
     (0.9951, "> 99 %"), (1.0 - 1e-6, "> 99 %"), (0.9999999999999999, "100 %"), (1.0, "100 %")],
)  # fmt: skip
def test_a_doubt_is_not_rounded_away_and_a_certainty_is_none(share, said):
    assert units.chance(share) == said
