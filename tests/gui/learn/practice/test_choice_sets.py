# SPDX-License-Identifier: MIT
"""Sessions are drawn from the costly choices in the library, and answered ones come back when they are due."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta

import pytest
from engine_samples import careless_choice, new_game, play
from learning_samples import careless_entry, kind_of
from own_library import OwnLibrary

from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.training.retry import SESSION, UNASKED, ScheduleCard, Stage, is_costly
from engine.training.themes import Theme
from yahtzee_gui.learn.practice.sources.choice_sets import ChoiceSets, ChoicesStanding, PlayedGame
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.decision_tables import DecisionFilter, Spot

TODAY = date(2026, 6, 1)


@pytest.fixture(scope="module")
def entries(analyzer_of):
    return tuple(careless_entry(analyzer_of(DEFAULT_RULES), seed) for seed in range(9))


class AskedOfLibrary:
    """Choice sets of a library of careless games, whose day can be chosen."""

    def __init__(self, folder, qtbot, entries):
        self.store = OwnLibrary(folder)
        self.day = TODAY
        self.service = ChoiceSets(self.store, today=lambda: self.day)
        self._qtbot = qtbot
        self._drawn, self._counted = [], []
        if entries:
            with closing(LibraryFile(self.store.path)) as database:
                database.merge(entries)

    def draw(self, asked=DecisionFilter()):  # noqa: B008 - it is frozen
        self.service.draw(asked, self._drawn.append)
        self._qtbot.waitUntil(lambda: bool(self._drawn))
        return self._drawn.pop()

    def draw_of(self, played):
        self.service.draw_of(played, self._drawn.append)
        self._qtbot.waitUntil(lambda: bool(self._drawn))
        return self._drawn.pop()

    def standing(self, asked=DecisionFilter()):  # noqa: B008 - it is frozen
        self.service.count(asked, self._counted.append)
        self._qtbot.waitUntil(lambda: bool(self._counted))
        return self._counted.pop()

    def end(self):
        self.store.end()


@pytest.fixture
def sets_of(qtbot, tmp_path):
    opened = []

    def open_one(entries):
        opened.append(AskedOfLibrary(tmp_path / "home", qtbot, entries))
        return opened[-1]

    yield open_one
    for one in opened:
        one.end()


def askable(entries, least=0.25):
    return [
        (one.game.key, d) for one in entries for d in one.decisions if d.counts and max(d.gap, d.points_lost) >= least
    ]


def test_a_session_of_the_history(sets_of, entries):
    sets = sets_of(entries)
    session = sets.draw()
    assert len(session) == SESSION == len({one.spot.key for one in session})
    assert 1 <= sum(not one.was_mistake for one in session) <= 2
    known = dict.fromkeys((key, decision.place) for key, decision in askable(entries))
    by_key = {one.game.key: one for one in entries}
    for one in session:
        game = by_key[one.spot.key]
        assert (one.spot.key, one.spot.place) in known
        assert one.decision in game.decisions
        assert (one.score, one.finished_at, one.card) == (game.game.score, game.game.finished_at, UNASKED)
    of_game = sets.draw_of(entries[0].game.key)
    costly = {d.place for d in entries[0].decisions if d.counts and d.points_lost >= 0.25}
    assert {one.spot.place for one in of_game} == costly
    assert {(one.score, one.finished_at) for one in of_game} == {(entries[0].game.score, entries[0].game.finished_at)}


def test_a_theme_holds_for_mistakes_and_for_what_was_handled_well(sets_of, entries):
    session = sets_of(entries).draw(DecisionFilter(theme=Theme.HOW_MANY))
    assert len(session) == SESSION
    assert {one.was_mistake for one in session} == {True, False}
    assert {kind_of(one.decision) for one in session} == {Theme.HOW_MANY}


def test_what_is_answered_comes_back_when_it_is_due(sets_of, entries):
    sets = sets_of(entries[:1])
    mistakes = [d for _, d in askable(entries[:1]) if d.points_lost >= 0.25]
    standing = sets.standing()
    assert replace(standing, first=None) == ChoicesStanding(len(mistakes), due=len(mistakes), session=SESSION)
    assert sets.draw()[0] == standing.first, "what is shown before a session is what it begins with"
    answered = {}
    for _ in mistakes:
        one = next(one for one in sets.draw() if one.was_mistake)
        answered[one.spot] = sets.service.answer(one, found=True)
    assert len(answered) == len(mistakes)
    assert sets.draw() == ()
    back = TODAY + timedelta(days=3)
    assert sets.standing() == ChoicesStanding(len(mistakes), next_due=back)
    sets.day = back
    again = next(one for one in sets.draw() if one.was_mistake)
    assert again.card == ScheduleCard(1, 0, back)
    sets.service.answer(again, found=False)
    assert sets.standing().due == len(mistakes), "missed: due at once, like all others on this day"


def test_after_a_game_all_its_costly_choices_are_asked_and_then_the_schedule_takes_over(sets_of, analyzer_of):
    game = play(new_game(3, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(3))
    played = PlayedGame(Record(game), review(game, analyzer_of(DEFAULT_RULES)))
    costly = [one for one in played.review.decisions if is_costly(one)]
    assert len(costly) > SESSION
    sets = sets_of(())  # the history may not have it yet
    session = sets.draw_of(played)
    assert {one.spot.place for one in session} == {one.event for one in costly}, "as many as its end page counts"
    lost = [one.decision.points_lost for one in session]
    assert lost[:-1] == sorted(lost[:-1], reverse=True)
    assert lost[-1] == max(lost), "its answer stands on the end page"
    found = sets.service.answer(session[0], found=True)
    assert (found.right, found.due) == (1, TODAY + timedelta(days=3))
    again = next(one for one in sets.draw_of(played) if one.spot == session[0].spot)
    assert sets.service.answer(again, found=True) == found, "found again on the same day it moves no further"
    assert sets.service.answer(again, found=False).due == TODAY


def test_fixed_and_parked_are_counted_and_parked_ones_taken_up(sets_of, entries):
    sets = sets_of(entries)
    mistakes = [one for one in sets.draw() if one.was_mistake]
    one, other = mistakes[:2]
    before = sets.standing()
    cards = []
    for days in (0, 3, 13):
        sets.day = TODAY + timedelta(days=days)
        one = replace(one, card=sets.service.answer(one, found=True))
        other = replace(other, card=sets.service.answer(other, found=False))
        cards.append((one.card.stage, other.card.stage))
    assert cards[-1] == (Stage.FIXED, Stage.PARKED)
    after = sets.standing()
    assert (after.parked, after.learned, after.due) == (1, 1, before.due - 2)
    assert not {one.spot, other.spot} & {asked.spot for asked in sets.draw()}
    sets.service.take_up_parked()
    taken = sets.standing()
    assert (taken.parked, taken.due) == (0, before.due - 1)
    sets.service.park(mistakes[1])
    assert sets.standing().parked == 1, "the player's own word"


def test_what_was_handled_well_is_noted_only_when_it_is_missed(sets_of, entries):
    sets = sets_of(entries)
    well = next(one for one in sets.draw() if not one.was_mistake)
    assert sets.service.answer(well, found=True) == UNASKED
    before = sets.standing()
    sets.service.answer(well, found=False)
    after = sets.standing()
    assert after.due == before.due + 1
    assert well.spot in {one.spot for one in sets.draw()}


def test_finished_games_are_never_changed(sets_of, entries):
    sets = sets_of(entries)
    for one in sets.draw():
        sets.service.answer(one, found=False)
    sets.standing()
    with closing(LibraryFile(sets.store.path)) as database:
        kept = tuple(database.entries())
        assert [(one.game, one.decisions) for one in kept] == [(one.game, one.decisions) for one in entries]
        assert len(database.practice.cards()) == SESSION


def test_without_games_nothing_is_asked(sets_of):
    sets = sets_of(())
    assert sets.draw() == ()
    assert sets.standing() == ChoicesStanding()


def test_practising_a_game_again_begins_with_what_was_not_practised_yet(sets_of, analyzer_of):
    game = play(new_game(3, DEFAULT_RULES), analyzer_of(DEFAULT_RULES), careless_choice(3))
    played = PlayedGame(Record(game), review(game, analyzer_of(DEFAULT_RULES)))
    sets = sets_of(())
    first, second, *_ = session = sets.draw_of(played)
    lost = [one.decision.points_lost for one in session]
    assert lost[:-1] == sorted(lost[:-1], reverse=True)
    assert lost[-1] == max(lost), "its answer stands on the end page"
    sets.service.answer(first, found=True)
    again = sets.draw_of(played)
    assert (again[0].spot, again[-1].spot) == (second.spot, first.spot)
    sets.service.answer(second, found=False)
    last = [one.spot for one in sets.draw_of(played)]
    assert last[-2:] == [second.spot, first.spot], "what was missed comes before what was found"


def test_a_history_of_an_earlier_version_is_asked_as_it_was(sets_of, entries):
    """What would be asked on a day, and how it stands, pinned from the version before this board."""
    sets = sets_of(entries)
    costly = [Spot(one.game.key, d.place) for one in entries for d in one.decisions if d.points_lost >= 0.25][:40]
    due = date(2026, 5, 25)
    with closing(LibraryFile(sets.store.path)) as database:
        cards = (ScheduleCard(n % 3, n % 2, due + timedelta(days=n)) for n in range(10))
        database.practise(zip(costly[::4], cards, strict=True))
    asked = [(one.spot.key.seed, one.spot.place, one.card.right, one.card.wrong) for one in sets.draw()]
    assert asked == [
        ("0", 7, 1, 1),
        ("8", 19, 0, 0),
        ("1", 1, 1, 1),
        ("2", 48, 0, 0),
        ("7", 38, 0, 0),
        ("5", 7, 0, 0),
    ]
    standing = replace(sets.standing(), first=None)
    assert standing == ChoicesStanding(mistakes=205, due=203, next_due=date(2026, 6, 2), session=6)
