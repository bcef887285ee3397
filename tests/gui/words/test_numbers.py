# SPDX-License-Identifier: MIT
from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.verdicts import Measure, verdict
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.words import goals, numbers

POINTS = st.one_of(st.floats(-50, 50), st.integers(-9, 9).map(float), st.just(0.0))


@given(st.lists(POINTS, min_size=1, max_size=15), st.integers(0, 2))
def test_rounded_together_they_add_up_and_stay_close(points, places):
    total, unit = math.fsum(points), 10.0**-places
    rounded = numbers.rounded_together(points, total, places)
    assert sum(rounded) == pytest.approx(float(f"{total:.{places}f}"), abs=1e-6)
    assert all(abs(number - exact) < unit + 1e-5 for number, exact in zip(rounded, points, strict=True))


@given(st.lists(st.integers(-20, 20).map(float), min_size=1, max_size=9))
def test_what_needs_no_rounding_is_left(points):
    assert numbers.rounded_together(points, math.fsum(points), 1) == points


@given(st.lists(st.floats(0.0, 1.0), min_size=2, max_size=6).filter(sum), st.booleans())
def test_chances_that_come_to_a_hundred_do_so_as_they_are_written(parts, one_is_kept):
    chances = [100.0 * part / math.fsum(parts) for part in parts]
    kept = len(parts) - 1 if one_is_kept else None
    written = numbers.of_a_hundred(chances, kept)
    assert math.fsum(written) == pytest.approx(100.0, abs=1e-9)
    assert written == [round(one, 1) for one in written]
    assert min(written) >= 0.0
    assert written == pytest.approx(chances, rel=0, abs=0.1 + 1e-6)
    assert kept is None or written[kept] == round(chances[kept], 1)


def test_what_lacks_least_is_rounded_up():
    assert numbers.rounded_together([0.26, 0.26, 0.48], 1.0, 1) == [0.3, 0.2, 0.5]


@pytest.mark.parametrize(
    ("points", "places", "said"),
    [(1.25, 1, "+1.2"), (-0.04, 1, "0.0"), (-0.04, 2, "−0.04"), (12.6, 0, "+13"), (-0.3, 0, "0")],
)
def test_signed_numbers_have_a_sign_unless_they_are_nothing(points, places, said):
    assert numbers.signed(points, places) == said


@pytest.mark.parametrize(
    ("lost", "said"),
    [(12.6, "−12.6"), (1.26, "−1.3"), (9.96, "−10.0"), (0.064, "−0.1"), (0.03, "<\u20090.1"), (0.004, "0")],
)
def test_a_loss_is_written_with_one_decimal(lost, said):
    assert numbers.lost(lost) == said


@pytest.mark.parametrize("measure", [None, Measure.CHANCE])
@given(lost=st.floats(0.005, 40))
def test_no_figure_of_a_loss_earns_another_verdict_than_the_loss(measure, lost):
    shown = numbers.shown_loss(lost, measure)
    assert verdict(shown, measure) is verdict(lost, measure) or not shown
    assert shown == pytest.approx(lost, abs=0.1)


@pytest.mark.parametrize(("lost", "said"), [(0.97, "−0.9"), (4.98, "−4.9"), (0.25, "−0.3"), (0.24, "−0.2")])
def test_a_loss_near_a_limit_stays_on_its_side(lost, said):
    assert numbers.lost(lost) == said


def test_a_loss_of_chance_near_a_limit_stays_on_its_side():
    assert numbers.lost(2.98, Measure.CHANCE) == "−2.9"


def test_what_goes_on_is_never_told_as_done():
    assert [numbers.done(share) for share in (0.0, 0.004, 0.29, 0.996, 1.0)] == [0, 0, 29, 99, 99]
    told = (
        goals.working_out(0.999),
        coach_words.getting_ready(0.999, 1.0),
    )
    assert all("99 %" in text for text in told), told


def test_a_figure_that_does_not_move_yet_is_not_told():
    assert "%" not in goals.working_out(0.0)
    assert "7 %" in goals.working_out(0.07)


@pytest.mark.parametrize(
    ("amount", "places", "shown"),
    [
        (0.0, 1, "0.0"),
        (-0.0, 1, "0.0"),
        (4.67e-17, 1, "<\u20090.1"),
        (0.04, 1, "<\u20090.1"),
        (0.06, 1, "0.1"),
        (0.3, 0, "<\u20091"),
        (99.96, 1, ">\u200999.9"),
        (99.7, 0, ">\u200999"),
        (100.0 - 1e-12, 1, "100.0"),  # a sum of many chances
        (0.0004, 3, "<\u20090.001"),
    ],
)
def test_a_chance_that_isnt_nothing_or_all_is_not_written_so(amount, places, shown):
    assert numbers.per_cent(amount, places) == shown
