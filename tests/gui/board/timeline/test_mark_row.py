# SPDX-License-Identifier: MIT
"""Marks in their row never cover each other, stay under their turn, and none is lost."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.timeline.graph import placed_marks

VERDICTS = st.sampled_from([Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER])
MARKS = st.lists(st.tuples(st.integers(1, 39), VERDICTS), unique_by=lambda mark: mark[0]).map(
    lambda marks: [(third / 3, verdict) for third, verdict in sorted(marks)]
)


def width(verdict, count):
    """Return about the widths of the marks as they are drawn, the number beside it if it counts several."""
    return {Verdict.INACCURACY: 11.0, Verdict.MISTAKE: 7.0, Verdict.BLUNDER: 14.0}[verdict] + 5.0 * (count > 1)


@given(MARKS, st.floats(19.0, 80.0))
def test_no_mark_covers_another_or_leaves_its_turn(marks, cell):
    placed = placed_marks(marks, cell, width)
    for before, after in pairwise(placed):
        assert before.left + before.width <= after.left + 1e-6
    for mark in placed:
        turn = int((mark.left + mark.width / 2) // cell)
        assert turn * cell - 1e-6 <= mark.left
        assert mark.left + mark.width <= (turn + 1) * cell + 1e-6


@given(MARKS, st.floats(19.0, 80.0))
def test_a_number_is_that_of_its_own_verdict_and_the_worst_is_never_left_out(marks, cell):
    placed = placed_marks(marks, cell, width)
    for turn in range(13):
        there = [verdict for x, verdict in marks if turn < x <= turn + 1]
        found = [mark for mark in placed if turn * cell <= mark.left + mark.width / 2 < (turn + 1) * cell]
        assert all(mark.count in (1, there.count(mark.verdict)) for mark in found)
        worst = max(there, default=None)
        assert sum(mark.count for mark in found if mark.verdict is worst) == there.count(worst)
        is_all = len(found) == len(there)
        assert is_all or len({mark.verdict for mark in found}) == len(found), "one for each verdict"


def test_marks_with_room_stand_below_their_points():
    (mark,) = placed_marks([(2.5, Verdict.MISTAKE)], 60.0, width)
    assert mark.left + mark.width / 2 == pytest.approx(150.0)
    assert mark.count == 1


def test_marks_that_do_not_fit_beside_each_other_become_one_for_each_verdict_with_its_number():
    """The trial: two mistakes and an inaccuracy had "?×3" below them."""

    def shown(cell, *verdicts):
        marks = [(3 + (place + 1) / 3, verdict) for place, verdict in enumerate(verdicts)]
        return [(mark.verdict, mark.count) for mark in placed_marks(marks, cell, width)]

    inaccuracy, mistake, blunder = Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER
    assert shown(34.0, mistake, mistake, inaccuracy) == [(mistake, 2), (inaccuracy, 1)]
    assert shown(29.0, mistake, mistake, inaccuracy) == [(mistake, 2)]
    assert shown(29.0, inaccuracy, inaccuracy, mistake) == [(inaccuracy, 1), (mistake, 1)], "the worst has its number"
    assert shown(29.0, mistake, blunder, inaccuracy) == [(mistake, 1), (blunder, 1)], "the least goes first"
    assert shown(20.0, mistake, blunder, inaccuracy) == [(blunder, 1)]
    assert shown(29.0, blunder, blunder, blunder) == [(blunder, 3)]
    assert len(shown(80.0, mistake, blunder, inaccuracy)) == 3
