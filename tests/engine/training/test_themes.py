# SPDX-License-Identifier: MIT
"""What a decision is about follows from its position and values alone; what there is to practise from all mistakes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from engine_samples import new_game, play_at_random, scores_with

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, verdict
from engine.game_review.review import Decision, review
from engine.games.game import Game
from engine.games.position import NO_SCORES, Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.training.themes import Theme, rival, theme_of, theme_played, to_practise


def keep(faces, lost=0.0):
    return Option(250.0 - lost, lost, verdict(lost), keep=tuple(map(int, faces)))


def box(category, points, lost=0.0):
    return Option(250.0 - lost, lost, verdict(lost), category=category, points=points)


def theme_between(best, other, dice="13466", rolls_left=1, scores=NO_SCORES):
    """Return the theme of a position in which these two options are all there is."""
    position = Position(tuple(map(int, dice)), rolls_left, scores)
    return theme_of(Analysis(position, (best, other)))


@pytest.mark.parametrize(
    ("best", "other", "theme"),
    [
        ("46", "33", Theme.OTHER_KEEP),
        ("456", "33", Theme.PAIRS_OR_STRAIGHTS),
        ("333", "2345", Theme.PAIRS_OR_STRAIGHTS),
        ("33", "3355", Theme.TWO_GROUPS),
        ("2345", "2255", Theme.PAIRS_OR_STRAIGHTS),
        ("34", "11", Theme.PAIRS_OR_STRAIGHTS),
        ("225", "22", Theme.HOW_MANY),
        ("11", "55", Theme.WHICH_FACE),
        ("6", "33", Theme.WHICH_FACE),
        ("234", "2345", Theme.STRAIGHTS),
        ("6", "345", Theme.STRAIGHTS),
        ("", "6", Theme.FRESH_START),
        ("46", "6", Theme.OTHER_KEEP),
    ],
)
def test_two_keeps(best, other, theme):
    assert theme_between(keep(best), keep(other, 0.5)) is theme
    assert theme_between(keep(other), keep(best, 0.5)) is theme


@pytest.mark.parametrize(
    ("best", "other", "dice", "theme"),
    [
        ((Category.CHANCE, 17), (Category.FOUR_OF_A_KIND, 0), "13355", Theme.CHANCE),
        ((Category.ACES, 1), (Category.YAHTZEE, 0), "12366", Theme.BAD_TURN),
        ((Category.ACES, 1), (Category.SIXES, 12), "12366", Theme.BAD_TURN),
        ((Category.TWOS, 8), (Category.FOUR_OF_A_KIND, 14), "22226", Theme.UPPER_BONUS),
        ((Category.THREE_OF_A_KIND, 24), (Category.FULL_HOUSE, 25), "33666", Theme.OTHER_BOX),
    ],
)
def test_two_boxes(best, other, dice, theme):
    assert theme_between(box(*best), box(*other, 0.5), dice, rolls_left=0) is theme
    assert theme_between(box(*other), box(*best, 0.5), dice, rolls_left=0) is theme


def test_no_pace_is_kept_for_a_bonus_that_is_earned_or_gone():
    boxes = box(Category.TWOS, 8), box(Category.FOUR_OF_A_KIND, 14, 0.5)
    earned = scores_with(threes=9, fours=16, fives=20, sixes=24)
    gone = scores_with(aces=0, threes=3, fours=4, fives=5, sixes=6)
    for scores in (earned, gone):
        assert theme_between(*boxes, "22226", 0, scores) is Theme.OTHER_BOX


def test_a_made_hand_is_broken_up_or_not_and_else_it_is_about_rolling_on():
    house, small = box(Category.FULL_HOUSE, 25, 0.5), box(Category.SMALL_STRAIGHT, 30, 0.5)
    assert theme_between(keep("333"), house, "33366") is Theme.MADE_HAND
    assert theme_between(keep("333"), keep("3336", 0.5), "33366") is Theme.MADE_HAND
    assert theme_between(keep("2345"), small, "23453") is Theme.STOPPING, "the straight is safe"
    assert theme_between(keep("33"), small, "23453") is Theme.MADE_HAND
    assert theme_between(keep("333"), box(Category.CHANCE, 21, 0.5), "33366", 1, scores_with(full_house=25)) is (
        Theme.STOPPING
    )


def test_a_yahtzee_and_the_end_go_before_everything_else():
    options = keep("22"), keep("2", 0.5)
    assert theme_between(*options, "22222") is Theme.YAHTZEE
    assert theme_between(*options, "22224") is Theme.YAHTZEE
    scratched = scores_with(yahtzee=0)
    assert theme_between(*options, "22224", 1, scratched) is Theme.HOW_MANY
    late = tuple(None if box in (Category.ACES, Category.TWOS) else 0 for box in CATEGORIES)
    assert theme_between(*options, "22245", 1, late) is Theme.LAST_TURNS
    assert theme_between(*options, "22222", 1, late) is Theme.YAHTZEE


def test_the_rival_does_something_else_unless_the_plan_is_clear(analyzer_of):
    position = Position((2, 2, 3, 4, 6), 2)
    options = keep("22"), keep("22", 0.005), keep("224", 0.6), keep("234", 0.9), keep("6", 3.0)
    assert rival(Analysis(position, options)) is options[3]
    clear = (*options[:3], replace(options[3], points_lost=1.1), options[4])
    assert rival(Analysis(position, clear)) is options[2]
    assert rival(Analysis(position, options[:2])) is None
    chances = [
        replace(option, worth=0.5, worth_lost=option.points_lost / 50, measure=Measure.CHANCE) for option in options
    ]
    assert rival(Analysis(position, tuple(chances), Measure.CHANCE)) is chances[3], "0.9 points are 1.8 % here"


DILEMMAS = {
    ("11666", 2): (Theme.MADE_HAND, "666", "1666"),
    ("11346", 1): (Theme.PAIRS_OR_STRAIGHTS, "34", "11"),
    ("66661", 0): (Theme.UPPER_BONUS, Category.SIXES, Category.FOUR_OF_A_KIND),
}


@pytest.mark.parametrize(("dice", "rolls_left"), DILEMMAS)
def test_verhoeffs_dilemmas(analyzer_of, dice, rolls_left):
    """His three: Full house in the first roll, 1 1 3 4 6 after the second, and four sixes after the third."""
    analysis = analyzer_of(DEFAULT_RULES).analyze(Position(tuple(map(int, dice)), rolls_left))
    theme, *options = DILEMMAS[dice, rolls_left]
    found = [analysis.best, rival(analysis)]
    assert [option.category if option.category is not None else "".join(map(str, option.keep)) for option in found] == (
        options
    )
    assert theme_of(analysis) is theme


def test_every_theme_comes_up_in_games_played_at_random(analyzer_of):
    found = set()
    for seed in range(60):
        game = play_at_random(new_game(seed, DEFAULT_RULES), random.Random(seed))[-1]
        found |= {theme_of(decision.analysis) for decision in review(game, analyzer_of(DEFAULT_RULES)).counted}
        if found == set(Theme):
            return
    raise AssertionError(f"never seen: {set(Theme) - found}")


def mistake(best, chosen):
    """Return a decision in which `chosen` was taken and `best` was best; only its options matter here."""
    before = Game("1").roll()
    return Decision(1, 1, before, Analysis(before.position, (best, chosen)), chosen, chosen)


def test_what_lost_most_together_is_practised_be_it_one_mistake_or_many():
    pairs = [mistake(keep("33"), keep("456", lost)) for lost in (2.0, 1.5)]
    faces = [mistake(keep("33"), keep("66", lost)) for lost in (0.5, 0.6, 0.7)]
    once = mistake(keep(""), keep("6", 3.0))
    practice = to_practise([faces[0], once, *pairs, *faces[1:]])
    assert practice.theme is Theme.PAIRS_OR_STRAIGHTS
    assert practice.mistakes == tuple(pairs)
    assert practice.points_lost == 3.5
    dearer = mistake(keep(""), keep("6", 3.6))
    assert to_practise([*faces, dearer, *pairs]).mistakes == (dearer,)
    assert to_practise([]) is None


def test_a_mistake_counts_for_what_was_played():
    """A box scored too early used to stand below "How many dice to keep", or not to count at all."""
    best, fewer, early = keep("333"), keep("33", 0.5), box(Category.CHANCE, 17, 4.0)
    before = Game("1").roll()
    analysis = Analysis(before.position, (best, fewer, early))
    one, other = (Decision(1, 1, before, analysis, chosen, chosen) for chosen in (fewer, early))
    assert to_practise([one]).theme is theme_of(analysis) is Theme.HOW_MANY
    assert theme_played(analysis, early) is Theme.STOPPING
    assert to_practise([one, one, other]).mistakes == (other,)
