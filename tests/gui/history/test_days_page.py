# SPDX-License-Identifier: MIT
"""The calendar: which days were played and with what result, by mouse and keyboard; nothing in it resets."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from history_samples import finished, played_record
from PySide6.QtCore import Qt

from engine.analysis.verdicts import Verdict
from yahtzee_gui.history import days_words
from yahtzee_gui.history.days_page import DaysPage
from yahtzee_gui.history.month_grid import in_month, within
from yahtzee_gui.library.days import DayResult, by_day, cost_by_month, longest_run, missed, run_until, seed_of
from yahtzee_gui.words import games, numbers

TODAY = date(2026, 11, 22)


def results(*games):
    return by_day(map(DayResult.of, games))


PLAYED = results(
    finished(seed_of(date(2026, 11, 5)), score=311),
    finished(seed_of(date(2026, 11, 5)), rules="forced-joker", score=205),
    finished(seed_of(date(2026, 10, 31)), score=198, coached=True),
    finished(seed_of(date(2026, 12, 24)), score=250),
)


@pytest.fixture
def page(qtbot):
    dialog = DaysPage(PLAYED, TODAY)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def cells(page):
    """Return the days of the month in the order of the cells."""
    found = [page.grid.day_at(row, column) for row in range(6) for column in range(7)]
    return [day for day in found if day is not None]


def facts(page):
    return {name.text(): figure.text() for name, figure in page.facts.lines}


def graded(day, lost, **given):
    return finished(seed_of(day), points_lost=lost, **given)


def cell_of(page, day):
    found = page.grid.cell_of(day)
    return found.result, found.cost, found.worst


def test_a_day_says_what_its_game_cost_by_word_and_colour(page):
    best, blunder = date(2026, 11, 20), date(2026, 11, 21)
    days = results(graded(best, 0.0, score=251), graded(blunder, 14.2, score=199))
    page.set_days(days)
    assert cell_of(page, blunder) == ("199", "cost 14.2", None), "what the choices were is not known yet"
    page.set_worst({days[best][0].key: Verdict.BEST, days[blunder][0].key: Verdict.BLUNDER})
    assert cell_of(page, best) == ("251", "all best ★", Verdict.BEST)
    assert cell_of(page, blunder) == ("199", "cost 14.2 ??", Verdict.BLUNDER)
    assert page.run.text() == "2 days running"
    assert page.months.accessibleDescription() == "November 2026: 7.1"


def test_a_day_begun_says_the_turn_and_no_cost(qtbot):
    yesterday = TODAY - timedelta(days=1)
    page = DaysPage({}, TODAY, begun={yesterday: played_record("begun").game.start.roll()})
    qtbot.addWidget(page)
    assert cell_of(page, yesterday) == ("", "turn 1", None)


def test_runs_months_and_missed_days():
    last = date(2026, 11, 22)
    played = [last - timedelta(days=number) for number in (1, 2, 4, 5, 6, 40)]
    days = results(*(graded(day, 3.0) for day in sorted(played)))
    assert run_until(days, last) == 2, "today is still open"
    assert run_until(days, last - timedelta(days=1)) == 2
    assert run_until(days, last - timedelta(days=3)) == 3
    assert longest_run(days) == 3
    assert missed(days, last, 3) == [date(2026, 11, 19), date(2026, 11, 15), date(2026, 11, 14)]
    assert cost_by_month(days, 3) == [(date(2026, 10, 1), 3.0), (date(2026, 11, 1), 3.0)]
    assert (run_until({}, last), longest_run({}), missed({}, last, 3), cost_by_month({}, 3)) == (0, 0, [], [])


def test_a_missed_day_is_gone_to(page, qtbot):
    assert [button.text() for button in page.missed] == ["Sat 21", "Fri 20", "Thu 19"]
    qtbot.mouseClick(page.missed[1], Qt.MouseButton.LeftButton)
    assert page.grid.day == date(2026, 11, 20)


def test_it_opens_at_today_with_all_days_of_the_month(page):
    assert page.grid.day == TODAY
    assert cells(page) == [date(2026, 11, 1) + timedelta(days=number) for number in range(30)]
    assert page.headline.text() == days_words.not_played()
    assert page.play.isEnabled()
    assert page.look.isHidden()


@pytest.mark.parametrize("month", [(2026, 2), (2028, 2), (2026, 8), (1970, 1), (2199, 12)])
def test_every_month_fits(page, month):
    page.grid.go_to(date(*month, 1))
    found = cells(page)
    assert found[0] == date(*month, 1)
    assert (found[-1] + timedelta(days=1)).day == 1
    assert len(found) == found[-1].day


def test_the_first_result_of_a_day_counts_and_others_are_told(page):
    page.grid.go_to(date(2026, 11, 5))
    assert page.headline.text() == games.final_score(311)
    other = days_words.result(205, games.rules_and_rolls("forced-joker", 3))
    assert page.others.text() == days_words.other_rules(results=other)
    assert page.play.text() == days_words.play_day_again()
    assert facts(page) == {days_words.longest_run(): "one day", days_words.best_score(): "311, November 5, 2026"}


def test_a_coached_day_says_so(page):
    page.grid.go_to(date(2026, 10, 31))
    assert "with help" in page.details.text()


def test_days_to_come_wait_and_those_that_were_played_ahead_show_their_result(page):
    page.grid.go_to(TODAY + timedelta(days=1))
    assert page.headline.text() == days_words.not_yet()
    assert not page.play.isEnabled()
    page.grid.go_to(date(2026, 12, 24))
    assert page.headline.text() == games.final_score(250)
    assert not page.look.isHidden()
    assert not page.play.isEnabled()


def test_the_keyboard_goes_everywhere(page, qtbot):
    steps = [
        (Qt.Key.Key_Left, date(2026, 11, 21)),
        (Qt.Key.Key_Up, date(2026, 11, 14)),
        (Qt.Key.Key_Up, date(2026, 11, 7)),
        (Qt.Key.Key_Up, date(2026, 10, 31)),
        (Qt.Key.Key_Right, date(2026, 11, 1)),
        (Qt.Key.Key_Down, date(2026, 11, 8)),
        (Qt.Key.Key_PageUp, date(2026, 10, 8)),
        (Qt.Key.Key_PageDown, date(2026, 11, 8)),
        (Qt.Key.Key_Home, TODAY),
    ]
    for key, day in steps:
        qtbot.keyClick(page.grid, key)
        assert page.grid.day == day
        assert page.month.text() == numbers.month(day)


def test_enter_plays_a_day_or_looks_at_its_game(page, qtbot):
    with qtbot.waitSignal(page.dayRequested) as asked:
        qtbot.keyClick(page.grid, Qt.Key.Key_Return)
    assert asked.args == [TODAY]
    page.show()
    page.grid.go_to(date(2026, 11, 5))
    with qtbot.waitSignal(page.gameRequested) as asked:
        qtbot.keyClick(page.grid, Qt.Key.Key_Return)
    assert asked.args == [PLAYED[date(2026, 11, 5)][0].key]


def test_enter_does_nothing_on_a_day_to_come(page, qtbot):
    page.grid.go_to(TODAY + timedelta(days=1))
    asked = []
    page.dayRequested.connect(asked.append)
    qtbot.keyClick(page.grid, Qt.Key.Key_Return)
    assert not asked
    assert page.isVisible()


def test_a_click_chooses_a_day(page, qtbot):
    index = next(
        page.grid.model().index(row, column)
        for row in range(6)
        for column in range(7)
        if page.grid.day_at(row, column) == date(2026, 11, 5)
    )
    qtbot.mouseClick(page.grid.viewport(), Qt.MouseButton.LeftButton, pos=page.grid.visualRect(index).center())
    assert page.grid.day == date(2026, 11, 5)
    assert page.headline.text() == games.final_score(311)


def test_a_screen_reader_hears_day_and_result(page):
    page.grid.go_to(date(2026, 11, 5))
    text = page.grid.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == days_words.played_day(date(2026, 11, 5), 311, "cost 10.0")
    page.grid.go_to(TODAY)
    assert numbers.long_day(TODAY) in page.grid.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_new_result_comes_up_while_the_page_is_open(page):
    page.set_days({**PLAYED, **results(finished(seed_of(TODAY), score=262))})
    assert page.headline.text() == games.final_score(262)
    assert page.run.text() == "One day running"


def test_nothing_moves_from_day_to_day(page):
    def places():
        return page.size(), page.grid.geometry()

    before = places()
    for day in (date(2026, 11, 5), TODAY + timedelta(days=1), date(2026, 10, 31)):
        page.grid.go_to(day)
        page.grab()
        assert places() == before


def test_an_empty_calendar_says_so(qtbot):
    page = DaysPage({}, TODAY)
    qtbot.addWidget(page)
    assert page.run.text() == days_words.no_days()
    assert page.play.text() == days_words.play_today()


def test_the_day_in_play_goes_on_instead_of_beginning(qtbot):
    page = DaysPage(PLAYED, TODAY, in_play=TODAY)
    qtbot.addWidget(page)
    assert (page.headline.text(), page.play.text()) == (days_words.in_play(), days_words.go_on())
    page.grid.go_to(date(2026, 11, 5))
    assert page.play.text() == days_words.play_day_again()
    page.grid.go_to(date(2026, 11, 6))
    assert (page.headline.text(), page.play.text()) == (days_words.not_played(), days_words.play_day())


def test_a_time_that_is_none_is_left_out(qtbot):
    page = DaysPage(results(finished(seed_of(TODAY), finished_at="long ago")), TODAY)
    qtbot.addWidget(page)
    assert "finished" not in page.details.text()


def test_months_have_their_own_lengths():
    assert in_month(date(2026, 1, 31), 1) == date(2026, 2, 28)
    assert in_month(date(2026, 12, 5), 1) == date(2027, 1, 5)
    assert in_month(date(2026, 1, 5), -1) == date(2025, 12, 5)
    assert in_month(date(1970, 1, 5), -1) == date(1970, 1, 5)
    assert within(date.min) == date(1970, 1, 1)
    assert within(date.max) == date(2199, 12, 31)
