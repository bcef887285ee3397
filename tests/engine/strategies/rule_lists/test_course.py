# SPDX-License-Identifier: MIT
"""What the pupil knows after each lesson; what that is worth is in `test_players`, and all of it in the audits."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.rule_lists.course import AVERAGES, Lesson, course_rules, rule_at, rules_after
from engine.strategies.strategies import Strategy, StrategyKind, pupil_after


def test_every_lesson_adds_to_what_the_pupil_knows():
    known = [rules_after(number) for number in range(len(Lesson) + 1)]
    assert (known[0].rules, known[0].worths) == ((), ())
    for before, after in pairwise(known):
        assert [line for line in after.lines if line in before.lines] == before.lines  # in the same order
        assert (before.lines, before.worths, before.pace) != (after.lines, after.worths, after.pace)


def test_the_course_ends_at_243_or_more_and_every_lesson_raises_the_average():
    assert len(AVERAGES) == len(Lesson) + 1
    assert all(before < after for before, after in pairwise(AVERAGES))
    assert AVERAGES[-1] > 243.0


def test_only_before_the_first_lesson_chance_decides():
    for number in range(1, len(Lesson) + 1):
        rules = rules_after(number)
        assert rules.worths
        assert any(not rule.clauses and rule.keep((1, 2, 3, 4, 6), 2) is not None for rule in rules.rules)


def test_each_line_belongs_to_its_rule():
    for lessons in (1, 12):
        rules = rules_after(lessons)
        assert {rule.text for rule in rules.rules} == {rule.text for rule in course_rules(lessons)}
        assert all(rule_at(lessons, rule.line).text == rule.text for rule in rules.rules)
        assert rule_at(lessons, len(course_rules(lessons)) + 1) is None


@pytest.mark.audit
@pytest.mark.parametrize("place", range(len(CATEGORIES)))
@pytest.mark.parametrize("more", [-1, 1])
def test_no_box_would_better_count_one_more_or_one_less(table_of, place, more):
    last = rules_after(len(Lesson))
    worths = tuple(worth + more * (place == one) for one, worth in enumerate(last.worths))
    other = Strategy(StrategyKind.RULE_LIST, rules=replace(last, worths=worths))
    player = finish(players.player(other, table_of(RULE_SETS["free-joker"])))
    assert finish(players.evaluate(player)).expected < AVERAGES[-1]


@pytest.mark.audit
@pytest.mark.parametrize("lessons", range(len(Lesson) + 1))
def test_the_averages_are_exact(table_of, lessons):
    pupil = finish(players.player(pupil_after(lessons), table_of(RULE_SETS["free-joker"])))
    assert finish(players.evaluate(pupil)).expected == pytest.approx(AVERAGES[lessons], abs=1e-6)
