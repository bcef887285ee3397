# SPDX-License-Identifier: MIT
"""What is drawn for lessons and tests: by a seed, from games, each position for a reason that is tested here."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product

import pytest
from audits import daily

from engine.games.position import Position
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.steps import finish
from engine.strategies.rule_lists.course import Lesson
from engine.training.exercises import GamePool, gap, judge
from engine.training.lessons import EXAMPLES, EXERCISES, draw_lesson
from engine.training.proficiency import AIM, COMPARED, DILEMMAS, QUESTIONS, difficulty, draw_test
from engine.training.progress import per_game
from engine.training.rule_shares import speaks

QUICK = (Lesson.MADE_HANDS, Lesson.USUAL, Lesson.TWO_PAIRS)


@pytest.fixture(scope="module")
def pool(table_of):
    return GamePool(table_of(DEFAULT_RULES))


def look_at(pool, lesson):
    sheet = finish(draw_lesson(lesson, pool, "seed"))
    assert (len(sheet.examples), len(sheet.exercises)) == (EXAMPLES, EXERCISES)
    everything = (*sheet.examples, *sheet.exercises)
    assert len({one.position for one in everything}) == len(everything)
    dice = {(one.position.roll, one.position.rolls_left) for one in everything}
    # The last lesson changes what is done with a few rolls only: these come with other scorecards.
    assert len(dice) == (4 if lesson is Lesson.FOUR_ALIKE else len(everything))
    for one in everything:
        analysis = pool.analyzer.analyze(one.position)
        assert one.taught == pool.choice(f"pupil-{lesson.value}", one.position)
        assert speaks(lesson, one.position)
        taught, habit = judge(analysis, one.taught), judge(analysis, one.habit)
        assert (taught.is_found, habit.is_found) == (not one.is_exception, one.is_exception)
    return sheet


@pytest.mark.parametrize("lesson", daily(QUICK))
def test_the_positions_of_a_lesson_are_those_in_which_it_matters(pool, lesson):
    sheet = look_at(pool, lesson)
    assert sum(one.is_exception for one in sheet.exercises) == 2
    assert not any(one.is_exception for one in sheet.examples)
    if lesson is Lesson.MADE_HANDS:
        assert finish(draw_lesson(lesson, pool, "seed")) == sheet
        other = finish(draw_lesson(lesson, pool, "another"))
        assert {one.position for one in other.exercises}.isdisjoint(one.position for one in sheet.exercises)


@pytest.mark.audit
@pytest.mark.parametrize("lesson", [lesson for lesson in Lesson if lesson not in QUICK])
def test_every_lesson_has_its_positions(pool, lesson):
    look_at(pool, lesson)


def test_what_a_strategy_leaves_to_chance_is_lost_on_the_mean(pool):
    analysis = pool.analyzer.analyze(Position((1, 3, 4, 4, 6), 1))
    assert pool.choice("random-keeps", analysis.position) is None
    stopping = max(analysis.position.allowed().items(), key=lambda item: item[1])[0]
    lost = 0.0
    for kept in product((False, True), repeat=5):
        keep = tuple(face for face, keep in zip(analysis.position.roll, kept, strict=True) if keep)
        lost += analysis.option(stopping if all(kept) else keep).lost / 32
    assert pool.lost("random-keeps", analysis) == pytest.approx(lost, abs=1e-9)
    assert pool.lost("optimal", analysis) == 0.0
    taken = pool.choice("greedy", analysis.position)
    assert pool.lost("greedy", analysis) == analysis.option(taken).lost


def test_a_test_has_twenty_decisions_at_three_difficulties_and_verhoeffs_dilemmas(pool):
    test = finish(draw_test(pool, "seed"))
    assert Counter(question.difficulty for question in test.questions) == QUESTIONS
    assert sum(QUESTIONS.values()) == 20
    positions = [question.position for question in test.questions]
    assert set(DILEMMAS) <= set(positions)
    for question in test.questions:
        analysis = pool.analyzer.analyze(question.position)
        assert question.difficulty is difficulty(pool, analysis)
        assert gap(analysis) >= 0.25 or question.position == DILEMMAS[1]  # whose best two are 0.03 apart
    assert finish(draw_test(pool, "seed")) == test
    assert set(test.compared) == set(COMPARED)
    for name in ("greedy", "mince"):
        judged = [judge(pool.analyzer.analyze(one), pool.choice(name, one)) for one in positions]
        assert test.compared[name] == pytest.approx(sum(one.lost for one in judged) / 20)
    assert test.compared["optimal"] == 0.0 < test.compared["pupil-12"] < test.compared["random-keeps"]


def test_a_result_has_an_interval():
    found = per_game([0.0] * 16 + [1.0, 1.0, 2.0, 4.0])
    assert found.mean == pytest.approx(0.4)
    assert found.low < AIM < found.high
    # By hand: the variance of the sum is 20 / 19 * (16 * 0.16 + 2 * 0.36 + 2.56 + 12.96), t 2.093.
    spread = (20.0 / 19.0 * 18.8) ** 0.5 / 8.0
    assert found.low == pytest.approx(0.4 * (1.0 - spread**2 / 9.0 - 2.0930 * spread / 3.0) ** 3, abs=1e-4)


def test_games_go_round_among_those_who_play(pool):
    names = [name for name, _positions in islice(pool.games(("greedy", "mince"), "s"), 3)]
    assert names == ["greedy", "mince", "greedy"]


def test_what_chance_would_have_done_is_compared_with_nothing(pool):
    """The trial: beside an answer stood a keep that was no one's, and the reason compared the best with that."""
    first, second = (finish(draw_lesson(one, pool, "seed")).exercises for one in (Lesson.PAIRS, Lesson.MADE_HANDS))
    assert all(one.against == (one.taught,) for one in first)
    assert all(one.against == (one.taught, one.habit) for one in second)


def test_positions_without_a_reason_are_asked_and_not_worked(pool):
    usual = finish(draw_lesson(Lesson.PAIRS, pool, "seed"))
    dull = usual.examples[0]
    sheet = finish(draw_lesson(Lesson.PAIRS, pool, "seed", lambda one: one != dull))
    assert dull not in sheet.examples
    assert sheet.examples[:2] == usual.examples[1:]
    assert dull in sheet.exercises
    assert len(sheet.exercises) == EXERCISES
    assert finish(draw_lesson(Lesson.PAIRS, pool, "seed", lambda _: False)) == usual
