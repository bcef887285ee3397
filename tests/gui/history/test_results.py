# SPDX-License-Identifier: MIT
"""Results against opponents: lines, what they say about who plays better, and the page that shows them."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from gui_driver import stand_alone
from match_samples import played
from own_library import OwnLibrary

from engine.games import saved
from engine.games.match import begin
from engine.matches.results import Results
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.history import opponents_words as words
from yahtzee_gui.history.opponents_page import OpponentsPage, PeopleTable, results_view
from yahtzee_gui.history.people import MatchSpan, look_at, within
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.games_list import GameFilter, KeptMatch
from yahtzee_gui.library.match_results import MatchResults, MetOpponent, SeriesState
from yahtzee_gui.new_game import words as new_game_words

NOW = datetime(2026, 11, 23, tzinfo=UTC)
THUMB = MetOpponent("", "rules-of-thumb", False)


def only_line(results, who=THUMB):
    return results_view(MatchResults({who: results})).rows[0]


def test_a_line_has_what_was_won_and_how_sure_it_is():
    line = only_line(Results(won=7, tied=1, lost=4, difference=120))
    assert tuple(line[:6]) == ("Thumb", "12", "7", "1", "4", "62.5 %")
    assert line[6] == "35 to 84 %"
    assert line[7] == "+10.0"
    assert line[8] == words.to_know(62) == "unclear: about 62 matches needed in all", (
        "0.98 squared over an eighth squared, rounded up"
    )


@pytest.mark.parametrize(
    ("results", "known"),
    [
        (Results(won=40, lost=10), words.you_are_better.text),
        (Results(won=10, lost=40), "Thumb does"),
        (Results(won=5, lost=5), words.even.text),
    ],
)
def test_who_plays_better_is_said_once_it_is_known(results, known):
    assert only_line(results)[8] == known


def test_opponents_are_told_apart_and_those_met_most_come_first():
    against = {
        MetOpponent("Bob", "", False): Results(won=1),
        THUMB._replace(linked=True): Results(won=1, lost=2),
        MetOpponent("", "of another version", False): Results(lost=2),
    }
    assert [line[0] for line in results_view(MatchResults(against)).rows] == [
        "Thumb, same rolls for everyone",
        "of another version",
        "Bob",
    ]


def test_without_a_match_it_says_how_to_begin_one():
    view = results_view(MatchResults())
    assert (view.text, view.rows) == (words.no_results(tile=new_game_words.match()), ())


def test_the_latest_series_is_told():
    state = SeriesState(("You", "Thumb"), (2.0, 1.5), 5, 0)
    view = results_view(MatchResults({THUMB: Results(won=2, lost=1)}, (state,)))
    assert view.text.endswith("The latest series: Best of 5: You 2, Thumb 1.5.")


def test_it_says_how_matches_count():
    text = results_view(MatchResults({THUMB: Results(won=2, lost=1)})).text
    assert "won if you beat them all" in text
    assert f"“{words.columns.sentences[6].text}”" in text  # the range is found by its heading
    assert "Matches with help count, too, unless you choose “Without help”." in text


def test_the_page_counts_the_matches_of_the_history(qtbot, tmp_path, engine):
    store = OwnLibrary(tmp_path)
    match = played(begin([("You", ""), ("Greta", "greedy")], DEFAULT_RULES, "seed"), random.Random(1), 10_000)
    store.keep(FinishedGame.of(match, NOW))
    with qtbot.waitSignal(store.loaded):
        store.load()
    page = OpponentsPage(store, engine)
    qtbot.addWidget(page)
    stand_alone(page)
    page.begin()
    qtbot.waitUntil(lambda: page.table.rowCount() == 1)
    own, other = (seat.game.points_so_far for seat in match.seats)
    shown = [page.table.item(0, column).text() for column in range(6)]
    assert shown[:2] == ["Greta", "1"]
    assert shown[2:5] == [str(int(own > other)), str(int(own == other)), str(int(own < other))]
    assert page.table.isVisible()
    store.end()


def kept(match, finished_at="2026-11-28T20:00:00+00:00"):
    return KeptMatch(finished_at, saved.dumps(match))


def matches_of(*seeds, series=None):
    seats = [("Anna", ""), ("Ben", ""), ("Greta", "greedy")]
    return [played(begin(seats, DEFAULT_RULES, seed, series=series), random.Random(1), 10_000) for seed in seeds]


def test_an_evening_and_a_series_are_told_apart_from_all_matches():
    days = "2026-11-27T20:00:00+00:00", "2026-11-28T19:00:00+00:00", "2026-11-28T21:30:00+00:00"
    made = [*matches_of("a"), *matches_of("b", series=3), *matches_of("c")]
    first, second, last = (kept(match, at) for match, at in zip(made, days, strict=True))
    newest_first = [last, second, first]
    assert within(newest_first, MatchSpan.ALL) == newest_first
    assert within(newest_first, MatchSpan.EVENING) == [last, second]
    assert within(newest_first, MatchSpan.SERIES) == [second]
    assert within([last], MatchSpan.SERIES) == []
    assert list(within([], MatchSpan.EVENING)) == []


class Workspace:
    def __init__(self, analyzer, *, was_loaded=True):
        self._analyzer, self._was_loaded = analyzer, was_loaded

    def was_loaded(self, key):
        return self._was_loaded

    def analyzer(self, key):
        yield None
        return self._analyzer


def run(steps):
    try:
        while True:
            next(steps)
    except StopIteration as done:
        return done.value


def test_everybody_is_added_up_by_name_and_the_best_comes_first(analyzer_of):
    analyzer, known = analyzer_of(DEFAULT_RULES), {}
    texts = [kept(match) for match in matches_of("a", "b")]
    damaged = KeptMatch("2026-11-28T20:00:00+00:00", "no match")
    people = run(look_at(Workspace(analyzer), [*texts, damaged], known))
    assert {name for name, _ in people} == {"Anna", "Ben", "Greta"}
    costs = [one.points_lost / one.games for _, one in people]
    assert costs == sorted(costs)
    assert sum(one.won for _, one in people) == pytest.approx(2.0)
    for _, one in people:
        assert one.games == 2
        assert 2 * analyzer.table.par + one.luck - one.points_lost == pytest.approx(one.score, abs=0.2)
    assert run(look_at(Workspace(None), texts, known)) == people, "what is known isn't asked again"
    assert run(look_at(Workspace(None, was_loaded=False), texts, {})) == []


def test_the_table_says_who_played_best(qtbot, analyzer_of):
    asked = []
    library = SimpleNamespace(ask=lambda read, then: asked.append(then.args[0]))
    table = PeopleTable(library, None)
    qtbot.addWidget(table)
    people = run(look_at(Workspace(analyzer_of(DEFAULT_RULES)), [kept(match) for match in matches_of("a")], {}))
    table.show_people(people)
    assert table.sentence.text().startswith(f"{people[0][0]} played best")
    assert [table.table.item(row, 0).text() for row in range(3)] == [name for name, _ in people]
    table.spans.buttons[MatchSpan.EVENING].click()
    assert asked == [(GameFilter(), MatchSpan.EVENING)]
    table.show_people([])
    assert table.table.isHidden()
