# SPDX-License-Identifier: MIT
"""What the pupil knows after each lesson; what that is worth is in `test_players`, and all of it in the audits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.rules.scoring import RULE_SETS
from engine.runtime.steps import finish
from engine.strategies import players
from engine.strategies.rule_lists.course import AVERAGES, Lesson, rules_after
from engine.strategies.strategies import pupil_after


def test_every_lesson_adds_to_what_the_pupil_knows():
    known = [rules_after(number) for number in range(len(Lesson) + 1)]
    assert (known[0].rules, known[0].worths) == ((), ())
    for before, after in pairwise(known):
        assert set(before.lines) <= set(after.lines)
        assert (before.lines, before.worths, before.pace) != (after.lines, after.worths, after.pace)


def test_the_course_aims_at_240_and_every_lesson_raises_the_average():
    assert len(AVERAGES) == len(Lesson) + 1
    assert all(before < after for before, after in pairwise(AVERAGES))
    assert AVERAGES[-1] > 240.0


@pytest.mark.audit
@pytest.mark.parametrize("lessons", range(len(Lesson) + 1))
def test_the_averages_are_exact(table_of, lessons):
    pupil = finish(players.player(pupil_after(lessons), table_of(RULE_SETS["free-joker"])))
    assert finish(players.evaluate(pupil)).expected == pytest.approx(AVERAGES[lessons], abs=1e-6)
