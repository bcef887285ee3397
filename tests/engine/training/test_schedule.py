# SPDX-License-Identifier: MIT
"""A mistake is asked again in the next session, after three days and after ten; then it is fixed, or it is parked."""

from __future__ import annotations

from datetime import date, timedelta

from engine.training.retry import UNASKED, ScheduleCard, Stage

TODAY = date(2026, 5, 1)


def after(card, *answers, today=TODAY):
    for found in answers:
        card = card.answered(today, found=found)
    return card


def days_until_due(card):
    return (card.due - TODAY).days


def test_three_times_right_is_fixed_with_three_and_ten_days_between():
    assert (UNASKED.stage, UNASKED.is_due(TODAY)) == (Stage.NEW, True)
    once, twice, fixed = (after(UNASKED, *[True] * times) for times in (1, 2, 3))
    assert (days_until_due(once), days_until_due(twice)) == (3, 10)
    assert (once.stage, twice.stage, fixed.stage) == (Stage.LEARNING, Stage.LEARNING, Stage.FIXED)
    for card in (once, twice):
        assert not card.is_due(card.due - timedelta(days=1))
        assert card.is_due(card.due)
    assert not fixed.is_due(TODAY + timedelta(days=1000))


def test_who_misses_it_begins_anew_in_the_next_session():
    card = after(UNASKED, True, True, False)
    assert (card.right, card.wrong, card.due, card.stage) == (0, 1, TODAY, Stage.LEARNING)
    assert card.is_due(TODAY)
    assert days_until_due(after(card, True)) == 3
    assert after(card, True, True, True).stage is Stage.FIXED


def test_a_date_written_by_a_clock_that_was_wrong_puts_nothing_off():
    assert not ScheduleCard(1, 0, TODAY + timedelta(days=10)).is_due(TODAY)
    assert ScheduleCard(1, 0, TODAY + timedelta(days=11)).is_due(TODAY)
    assert UNASKED.answered(date.max, found=True) == ScheduleCard(1, 0, None)


def test_three_times_wrong_is_parked():
    card = after(UNASKED, False, True, False, True, False)
    assert card.stage is Stage.PARKED
    assert not card.is_due(TODAY + timedelta(days=1000))
