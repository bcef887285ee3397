# SPDX-License-Identifier: MIT
"""Reasons: never a false one, whatever is compared, and a telling one wherever a good teacher has one."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import pytest
from audits import audited
from engine_samples import joker_position, legal_options, random_position, reference_positions, scores_with
from reason_twin import FACTS, Seen, holds

from engine.analysis.analyzer import Analyzer
from engine.analysis.explainer import Explainer
from engine.analysis.explanations import Part
from engine.analysis.reasons.choosing import MOST_REASONS, reasons
from engine.analysis.reasons.reason import ReasonKind
from engine.analysis.verdicts import Verdict
from engine.games.position import NO_SCORES, Position
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS

FREE = RULE_SETS["free-joker"]
KIND = ReasonKind


@pytest.fixture(scope="module")
def teacher_of(delivery_of):
    """Return a function that gives an analyzer and a prepared explainer."""

    @lru_cache(maxsize=2)
    def tools(rules, model):
        delivery = delivery_of(rules, model)
        explainer = Explainer(delivery.table, delivery.fair)
        for _ in explainer.prepare():
            pass
        return Analyzer(delivery.table, delivery.fair), explainer

    return tools


@pytest.fixture(scope="module")
def why(teacher_of):
    """Return a function that gives the reasons between two options of a position, by what they keep or score."""

    def ask(position, one, other, most=MOST_REASONS):
        analyzer, explainer = teacher_of(position.rules, str(position.dice_model))
        analysis = analyzer.analyze(position)
        pair = [explainer.explain(position, analysis.option(choice)) for choice in (one, other)]
        found = reasons(position, *pair, most)
        better, worse = sorted(pair, key=lambda explanation: -explanation.option.value)
        assert all(holds(reason, Seen(position, better, worse)) for reason in found)
        return found

    return ask


def kinds(found):
    return [reason.kind for reason in found]


def test_nothing_brings_more_in_return_in_a_box_that_the_better_keep_is_sure_of(why):
    sure = Part(Category.THREE_OF_A_KIND)
    scores = tuple(0 if box is Category.FOURS else None for box in CATEGORIES)
    for rolls_left in (1, 2):
        found = why(Position((1, 3, 4, 4, 4), rolls_left, scores), (4, 4, 4), (1, 4), 99)
        assert [one for one in found if one.kind is KIND.IN_RETURN and sure in one.parts] == []


# Never a false one

FEW, MANY = 60, 300  # positions


def sample(rules, model, number):
    """Return positions at random, some with a Yahtzee after a Yahtzee, and those of the reference for fair dice."""
    rng = random.Random(f"{rules.key} {model}")
    given = [random_position(rng, rules, rng.randint(1, 13), model) for _ in range(number)]
    given += [joker_position(rng, rules, rng.randint(2, 12), rng.choice((0, 50)), model) for _ in range(number // 6)]
    if model == "fair":
        given += [position for position, _, _ in reference_positions() if kind_of(position) == (rules, model)]
    return given


def kind_of(position):
    return position.rules, str(position.dice_model)


def pairs(rng, analysis):
    """Return some options, each with what the coach explains it against, and with any other."""
    options = legal_options(analysis)
    for one in rng.sample(options, min(3, len(options))):
        usual = analysis.compared_with(one)
        if usual is not None:
            yield one, usual
            yield one, rng.choice(options)


@pytest.mark.parametrize(
    "game",
    [
        ("free-joker", "fair", FEW),
        *audited(("free-joker", "fair", MANY), ("forced-joker", "fair", MANY), ("no-yahtzee-bonus", "fair", MANY)),
        *audited(("no-joker", "fair", MANY), ("free-joker", "demon", MANY)),
        *audited(("free-joker", "worst-of-2", MANY), ("free-joker", "perfect-demon", MANY)),
    ],
    ids=lambda game: " ".join(map(str, game)),
)
def test_every_reason_is_true(teacher_of, game):
    rules, model = RULE_SETS[game[0]], game[1]
    analyzer, explainer = teacher_of(rules, model)
    said, rng = Counter(), random.Random(model)
    positions = sample(rules, model, game[2])
    assert len(positions) >= game[2]
    for position in positions:
        for one, other in pairs(rng, analyzer.analyze(position)):
            explained = [explainer.explain(position, option) for option in (one, other)]
            found = reasons(position, *explained, most=99)
            if found:
                better, worse = sorted(explained, key=lambda explanation: -explanation.option.value)
                seen = Seen(position, better, worse)
                wrong = [reason for reason in found if not holds(reason, seen)]
                assert wrong == [], f"{position} {one} {other}"
            said.update(kinds(found))
    assert said.total() > 2 * game[2]
    if model == "fair" and rules == FREE and game[2] == MANY:
        assert {kind for kind in KIND if not said[kind]} <= {KIND.FACE_OPEN, KIND.RISKS_BONUS, KIND.EARNS_BONUS}


def test_every_kind_is_checked():
    assert set(FACTS) == set(KIND)


def test_it_does_not_matter_which_option_is_asked_about(teacher_of):
    analyzer, explainer = teacher_of(FREE, "fair")
    rng = random.Random("sides")
    for _ in range(40):
        position = random_position(rng, FREE, rng.randint(1, 12), "fair")
        for one, other in pairs(rng, analyzer.analyze(position)):
            there, back = explainer.explain(position, one), explainer.explain(position, other)
            if one.value != other.value:
                assert reasons(position, there, back) == reasons(position, back, there)


def test_options_of_equal_worth_have_no_reason(teacher_of):
    analyzer, explainer = teacher_of(FREE, "fair")
    position = Position((1, 2, 3, 4, 6), 0, scores_with(**{box.key: 0 for box in CATEGORIES[:-2]}))
    explanation = explainer.explain(position, analyzer.analyze(position).best)
    assert reasons(position, explanation, explanation) == ()


def test_a_mistake_has_a_reason_beyond_its_largest_parts_nearly_always(teacher_of):
    analyzer, explainer = teacher_of(FREE, "fair")
    rng, told = random.Random("told"), Counter()
    for _ in range(120):
        position = random_position(rng, FREE, rng.randint(2, 13), "fair")
        analysis = analyzer.analyze(position)
        for option in legal_options(analysis):
            if option.verdict is Verdict.MISTAKE:
                explained = [explainer.explain(position, one) for one in (option, analysis.compared_with(option))]
                told[kinds(reasons(position, *explained))[0] is not KIND.BRINGS_MORE] += 1
    assert told[True] > 10 * told[False]


# What a good teacher says


def test_a_sure_small_straight_is_not_broken(why):
    position = Position((3, 4, 5, 6, 6), 1, scores_with(full_house=25, sixes=18, chance=20, three_of_a_kind=22))
    (reason, *_) = why(position, (6, 6), (3, 4, 5, 6))
    assert (reason.kind, reason.category) == (KIND.BREAKS_SURE, Category.SMALL_STRAIGHT)
    assert reason.option.keep == (6, 6)
    assert reason.parts == (Part.SMALL_STRAIGHT,)


def test_three_alike_lead_to_more(why):
    position = Position((2, 2, 4, 5, 2), 2, scores_with(aces=3, threes=9, sixes=24, full_house=25, chance=22))
    found = why(position, (2, 2, 2), (2, 5))
    assert (found[0].kind, found[0].number) == (KIND.ALIKE, 3)
    assert set(found[0].parts) <= {Part.TWOS, Part.THREE_OF_A_KIND, Part.FOUR_OF_A_KIND, Part.YAHTZEE}


def test_the_die_too_many_is_told(why):
    position = Position((2, 2, 4, 5, 2), 2, scores_with(aces=3, threes=9, sixes=24, full_house=25, chance=22))
    found = why(position, (2, 2, 2), (2, 2, 2, 5), most=99)
    assert KIND.ROLLS_MORE in kinds(found)
    rolls = next(reason for reason in found if reason.kind is KIND.ROLLS_MORE)
    assert (rolls.number, rolls.than) == (2, 1)


def test_a_made_box_is_taken(why):
    position = Position((3, 3, 5, 5, 5), 0, scores_with(fives=15, threes=9))
    (reason, *_) = why(position, Category.FULL_HOUSE, Category.CHANCE)
    assert (reason.kind, reason.category, reason.number) == (KIND.TAKES_MADE, Category.FULL_HOUSE, 25)


def test_chance_is_not_spent_early(why):
    position = Position((1, 1, 2, 4, 6), 0, scores_with(full_house=25))
    found = why(position, Category.CHANCE, Category.ACES)
    assert (found[0].kind, found[0].number) == (KIND.USES_CHANCE, 11)


def test_a_joker_counts_in_full(why):
    scores = scores_with(yahtzee=50, fours=12, aces=3, chance=20, full_house=25)
    (reason, *_) = why(Position((4,) * 5, 0, scores), Category.LARGE_STRAIGHT, Category.TWOS)
    assert (reason.kind, reason.category, reason.number) == (KIND.COUNTS_JOKER, Category.LARGE_STRAIGHT, 40)


def test_a_yahtzee_that_earns_a_hundred_is_not_rolled_away(why):
    scores = scores_with(yahtzee=50, fours=12, aces=3, chance=20, full_house=25)
    found = why(Position((4,) * 5, 1, scores), Category.LARGE_STRAIGHT, (4, 4))
    assert KIND.RISKS_BONUS in kinds(found)


def test_a_scratched_yahtzee_ends_the_bonuses(why):
    position = Position((1, 1, 2, 4, 6), 0, NO_SCORES)
    assert kinds(why(position, Category.YAHTZEE, Category.ACES))[0] is KIND.ENDS_BONUSES


def test_the_upper_bonus_is_earned(why):
    scores = scores_with(twos=8, threes=9, fours=16, fives=15, chance=20, yahtzee=0, full_house=25)
    found = why(Position((6, 6, 6, 6, 1), 0, scores), Category.SIXES, Category.FOUR_OF_A_KIND)
    assert kinds(found)[0] is KIND.EARNS_BONUS


def test_the_upper_bonus_is_put_out_of_reach(why):
    scores = scores_with(aces=3, twos=6, threes=9, fours=12, fives=10, chance=20)
    found = why(Position((6, 6, 2, 3, 1), 0, scores), Category.SIXES, Category.YAHTZEE)
    assert KIND.LOSES_BONUS in kinds(found)


def test_the_pace_of_the_upper_bonus_is_told(why):
    scores = scores_with(threes=12, sixes=18, fives=15, chance=22)
    found = why(Position((4, 4, 2, 3, 1), 2, scores), (4, 4), (1,), most=99)
    helps = next(reason for reason in found if reason.kind is KIND.HELPS_BONUS)
    assert helps.number == 45 - 42


def test_a_face_whose_box_is_filled_helps_less(why):
    scores = {box.key: 0 for box in CATEGORIES if box not in (Category.FIVES, Category.ACES)} | {"fours": 12}
    found = why(Position((4, 4, 5, 5, 2), 1, scores_with(**scores)), (5, 5), (4, 4), most=99)
    assert KIND.FACE_OPEN in kinds(found)


def test_a_straight_open_at_both_ends(why):
    scores = scores_with(**{box.key: 0 for box in CATEGORIES if box is not Category.LARGE_STRAIGHT})
    found = why(Position((2, 3, 4, 5, 5), 1, scores), (2, 3, 4, 5), (5,))
    assert kinds(found)[0] is KIND.ONLY_BOX
    assert kinds(found)[1] in (KIND.OPEN_ENDED, KIND.STRAIGHT)


def test_rolling_on_cannot_lower_fives(why):
    scores = scores_with(**{box.key: 0 for box in CATEGORIES if box not in (Category.FIVES, Category.ACES)})
    found = why(Position((5, 5, 5, 2, 3), 1, scores), (5, 5, 5), Category.FIVES)
    assert KIND.CANNOT_FALL in kinds(found)
