# SPDX-License-Identifier: MIT
"""The undo history goes back and forth over games as a plain list of moments would."""

from __future__ import annotations

import random

import pytest
from audits import daily

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from yahtzee_gui.play.undo import Chapter, UndoHistory


def begun(number):
    return Record(Game(f"history {number}"))


def act(record, rng):
    """Return the record after some move that differs from the one undone last."""
    if not record.game.has_rolled:
        return record.roll()
    boxes = [box for box in CATEGORIES if record.game.can_score(box)]
    return record.score(rng.choice(boxes))


def test_a_journal_at_its_beginning_goes_nowhere():
    undo_history = UndoHistory(begun(0))
    assert (undo_history.can_undo, undo_history.can_redo) == (False, False)
    assert undo_history.undo() is undo_history
    assert undo_history.redo() is undo_history


def test_beginning_a_game_is_undone_and_redone():
    old = begun(0).roll()
    undo_history = UndoHistory(old).begin(begun(1))
    assert undo_history.undo().record == old
    assert undo_history.undo().redo() == undo_history


def test_the_moment_before_an_event_is_the_one_that_undo_comes_to():
    undo_history = UndoHistory(begun(0).roll().score(CATEGORIES[0]).roll().roll()).begin(begun(1).roll().roll().roll())
    for event in range(3, -1, -1):
        back = undo_history.before(event)
        assert len(back.record.game.events) == event
        assert back == (undo_history if event == 3 else undo_history.before(event + 1).undo())
    assert undo_history.before(0).earlier == undo_history.earlier, "another game is never gone back to"


def test_a_copy_begins_where_it_was_taken_and_undo_leads_from_there_to_the_whole_game():
    whole = begun(0).roll().score(CATEGORIES[0]).roll().score(CATEGORIES[1])
    undo_history = UndoHistory(whole).play_on(2)
    assert undo_history.is_copy
    assert undo_history.record.game.events == whole.game.events[:2]
    on = undo_history.go_on(undo_history.record.roll())
    assert on.undo().record.game == undo_history.record.game
    assert on.undo().undo() == UndoHistory(whole, later=((4, Chapter(on.undo().record, 2, is_copy=True)),))
    assert on.undo().undo().redo() == on.undo()
    assert on.switch_game().record == whole
    assert on.switch_game().redo() == on
    assert not UndoHistory(whole).is_copy


def test_a_copy_of_a_game_that_is_not_over_does_not_count_and_is_not_what_a_restart_goes_on_with():
    mine = begun(0).roll().score(CATEGORIES[0]).roll()
    tried = UndoHistory(mine).play_on(1)
    assert (tried.is_copy, tried.is_trial, tried.left, tried.own_game) == (True, True, mine, mine)
    assert tried.record.is_coached
    on = tried.go_on(tried.record.score(CATEGORIES[3]))
    assert on.switch_game().play == on.undo().undo().play == on.own_game == mine, (
        "what was done there hasn't come to these dice"
    )
    assert not on.switch_game().is_trial
    on = on.go_on(on.record.roll()).go_on(on.record.roll().score(CATEGORIES[4]))
    assert on.own_game == mine.with_hint(), "now it has: it shows what is rolled next"
    assert not on.before(0).begin(begun(2)).is_trial


def test_a_finished_game_that_is_looked_at_takes_the_place_of_another_and_not_of_the_players_own():
    mine = UndoHistory(begun(0).roll())
    looked = mine.open(over(1)).open(over(2))
    assert (looked.is_look, looked.left, looked.own_game) == (True, mine.play, mine.play)
    assert looked.switch_game().play == mine.play
    assert not mine.is_look
    assert not mine.open(begun(1).roll()).is_look
    copy = looked.play_on(1)
    assert (copy.is_copy, copy.is_trial, copy.own_game) == (True, False, copy.play)


@pytest.mark.parametrize("way", [UndoHistory.undo, UndoHistory.switch_game])
def test_a_look_at_a_finished_game_is_nothing_to_be_redone(way):
    """The trial: the second redo in a game threw the player into a finished one that had been opened long before."""
    mine = UndoHistory(begun(0)).begin(begun(1)).go_on(begun(1).roll())
    looked = mine.open(over(2))
    assert way(looked) == mine
    assert way(looked).undo().redo().redo() == way(looked).undo().redo() == mine
    tried = looked.play_on(1)
    assert way(tried.switch_game()).redo().record == over(2), "where he played on, there is something to come back to"
    assert way(tried.switch_game()).redo().redo() == tried


def over(number):
    """Return a game that is over."""
    record = begun(number)
    for box in CATEGORIES:
        record = record.roll().score(box)
    return record


def test_dice_that_were_rolled_in_another_record_are_known():
    here = begun(0).roll()
    further = begun(0).roll().score(CATEGORIES[0]).roll()
    assert not UndoHistory(here).is_known
    assert UndoHistory(further).begin(here).is_known
    assert UndoHistory(here).begin(further).undo().undo().undo().undo().is_known, "the other one is there to be redone"
    assert not UndoHistory(begun(1).roll()).begin(here).is_known
    assert not UndoHistory(here).begin(here).is_known, "the same line is no other one"
    back = UndoHistory(further).begin(further.undo())
    assert not back.is_known


def test_a_copy_can_be_gone_back_in_before_its_beginning():
    whole = begun(0).roll().score(CATEGORIES[0]).roll().score(CATEGORIES[1])
    back = UndoHistory(whole).play_on(3).before(1)
    assert len(back.record.game.events) == 1
    assert back.undo().record == whole


def test_redo_goes_to_the_game_begun_even_where_the_one_before_had_undone_events():
    old = begun(0).roll().score(CATEGORIES[0]).undo()
    undo_history = UndoHistory(old).begin(begun(1).roll())
    back = undo_history.undo().undo()
    assert back.record == old
    assert back.redo().record == begun(1).roll().undo()
    assert back.redo().redo().record == begun(1).roll()


def test_redo_from_further_back_passes_the_moment_the_game_was_left():
    old = begun(0).roll().score(CATEGORIES[0]).undo()
    undo_history = UndoHistory(old).begin(begun(1))
    back = undo_history.undo().undo()
    assert back.record.game == old.game.start
    assert back.redo().record == old
    assert back.redo().redo().record == begun(1)


def test_what_is_done_after_going_back_replaces_what_came_later():
    undo_history = UndoHistory(begun(0)).begin(begun(1)).undo()
    assert not undo_history.go_on(begun(0).roll()).can_redo


def test_the_last_games_are_remembered_not_all():
    undo_history = UndoHistory(begun(0))
    for number in range(1, 40):
        undo_history = undo_history.begin(begun(number))
    steps = 0
    while undo_history.can_undo:
        undo_history, steps = undo_history.undo(), steps + 1
    assert steps == 20
    for number in range(20, 40):
        undo_history = undo_history.redo()
        assert undo_history.record == begun(number)


@pytest.mark.parametrize("seed", daily(range(30), 10))
def test_a_random_walk_visits_the_moments_of_a_list(seed):
    """The model: a list of the games as they were, and a cursor in it. An action cuts off what follows."""
    rng = random.Random(seed)
    undo_history = UndoHistory(begun(0))
    moments, cursor = [undo_history.record.game], 0
    for step in range(1, 200):
        choice = rng.choice(["act", "act", "begin", "undo", "undo", "redo"])
        if choice in ("undo", "redo"):
            assert (undo_history.can_undo, cursor) != (True, 0)
            ahead = 1 if choice == "redo" else -1
            if not 0 <= cursor + ahead < len(moments):
                continue
            undo_history, cursor = (undo_history.redo() if ahead > 0 else undo_history.undo()), cursor + ahead
        else:
            if choice == "act" and undo_history.record.game.is_over:
                continue
            undo_history = (
                undo_history.begin(begun(step))
                if choice == "begin"
                else undo_history.go_on(act(undo_history.record, rng))
            )
            moments, cursor = [*moments[: cursor + 1], undo_history.record.game], cursor + 1
            if undo_history.record.undone:  # the very move that was undone: redo goes on along the same line
                moments += [game for game in redone(undo_history.record)]
        assert undo_history.record.game == moments[cursor]


def redone(record):
    """Yield the games that the record's own redo leads through."""
    while record.can_redo:
        record = record.redo()
        yield record.game


def test_one_undo_leads_back_from_a_game_that_is_only_looked_at():
    mine = UndoHistory(Record(Game("mine").roll()))
    kept = Record(Game("kept").roll().score(Category.CHANCE).roll())
    looking = mine.open(kept)
    assert looking.play == kept
    assert looking.undo().play == mine.play
    assert looking.undo().redo().play == kept
    further = looking.go_on(kept.score(Category.ACES))
    assert further.undo().play.game == kept.game
    assert further.undo().undo().play == mine.play


def test_a_choice_that_is_made_again_finds_the_dice_as_they_landed():
    kept, bad = (True, False, False, False, False), (False, False, True, True, False)
    record = begun(0).roll().mark(kept).roll().mark(bad).roll()
    again = UndoHistory(record).before(2)
    assert again.record.kept == kept
    assert UndoHistory(record).before(1).record.kept == (False,) * 5
    assert UndoHistory(record).undo().record.kept == bad, "undo leads back to the moment before the roll, marks and all"
    assert again.redo().record.game == record.game
    over = UndoHistory(record).play_on(2)
    assert over.record.kept == kept


@pytest.mark.parametrize("way", ["begin", "open", "go on"])
def test_a_game_under_way_that_was_left_for_the_one_before_is_not_lost(way):
    """A game for 250 points was gone once another one was begun after Alt+Left."""
    own = begun(0).roll()
    aside = begun(1).roll().score(CATEGORIES[0])
    back = UndoHistory(own).begin(begun(1)).go_on(aside).switch_game()
    assert back.record is own
    other = Record(Game("another")).roll()
    after = {"begin": back.begin, "open": back.open, "go on": lambda play: back.go_on(own.score(CATEGORIES[1]))}[way](
        other
    )
    games = [after.record.game.seed, *(chapter.record.game.seed for chapter in reversed(after.earlier))]
    before = ["history 0", "history 1"]
    assert games == (before if way == "go on" else ["another", *before])
    while after.earlier:
        after = after.switch_game()
    assert after.record is aside, "with all that was played of it"


def test_a_game_with_no_move_that_was_gone_back_from_is_dropped_as_a_redo_is():
    back = UndoHistory(begun(0).roll()).begin(begun(1)).switch_game()
    assert not back.begin(begun(2)).switch_game().earlier


def test_a_game_left_for_one_that_was_never_played_is_still_the_one_to_go_back_to():
    """The trial: Kniffel begun from an empty game for 250 points, and the game for 300 was gone without a word."""
    own = begun(0).roll()
    third = UndoHistory(own).begin(begun(1)).begin(begun(2))
    assert third.left is own
    assert third.switch_game().record is own
    assert third.undo().record == begun(1), "undo goes back step by step"
    assert UndoHistory(own).begin(over(1)).begin(begun(2)).left is own, "nor does a finished one stand in the way"
    assert UndoHistory(begun(0)).begin(begun(1)).left is None


def waiting(undo_history):
    """Return the games that the way back leads through, up to the one in play, which is the last."""
    found, here = [], undo_history.record.game.start
    while undo_history.left is not None:
        undo_history = undo_history.switch_game()
        found.append(undo_history.record)
        if undo_history.record.game.start == here:
            break
    return found


@pytest.mark.parametrize("goes_on", [False, True])
def test_the_way_back_leads_through_all_games_that_wait_whichever_is_gone_on_in(goes_on):
    """The trial: after one roll in the oldest game the later ones were gone, a roll in each of them or not."""
    games = [begun(number).roll() for number in range(3)]
    undo_history = UndoHistory(games[0])
    for number in (1, 2):
        undo_history = undo_history.begin(begun(number)).go_on(games[number])
    oldest = undo_history.switch_game().switch_game()
    assert oldest.record is games[0]
    if goes_on:
        oldest = oldest.go_on(oldest.record.roll())
    assert {record.game.seed for record in waiting(oldest)} == {game.game.seed for game in games}
    assert all(one in [*games, oldest.record] for one in waiting(oldest)), "each as it was left"
    assert oldest.left is not None


def test_a_game_that_is_taken_up_again_does_not_wait_as_it_was_before():
    """The game of the day was taken up by New game, and the way back led to where it had been left."""
    day = begun(0).roll()
    again = UndoHistory(day).begin(begun(1)).go_on(begun(1).roll()).begin(day)
    again = again.go_on(day.score(CATEGORIES[0]))
    assert [record.game.seed for record in waiting(again)] == ["history 1", "history 0"]
    assert waiting(again)[-1] == again.record


def test_no_game_that_waits_goes_for_one_that_is_over():
    """Twenty finished games later nothing led to the one that had been left for the first of them."""
    undo_history = UndoHistory(begun(0).roll())
    for number in range(1, 60):
        undo_history = undo_history.begin(over(number))
    assert len(undo_history.earlier) == 20
    assert undo_history.waiting == (begun(0).roll(),)
    assert undo_history.left == begun(0).roll()
    for number in range(60, 90):
        undo_history = undo_history.begin(begun(number).roll())
    assert [play.game.seed for play in undo_history.waiting] == [f"history {number}" for number in range(69, 89)]


def test_no_game_goes_before_its_copy():
    undo_history = UndoHistory(over(0)).play_on(2).begin(begun(1).roll())
    for number in range(2, 40):
        undo_history = undo_history.begin(begun(number).roll())
        copies = [place for place, chapter in enumerate(undo_history.earlier) if chapter.is_copy]
        assert all(undo_history.earlier[place - 1].play.game == over(0).game for place in copies)


def test_the_games_that_wait_are_those_that_the_way_back_leads_through():
    games = [begun(number).roll() for number in range(3)]
    undo_history = UndoHistory(games[0]).begin(games[1]).begin(over(5)).begin(games[2])
    assert undo_history.waiting == (games[0], games[1])
    assert undo_history.play_on(0).waiting == (games[0], games[1]), "not the copy"
    assert undo_history.open(over(6)).waiting == (games[0], games[1]), "nor what is only looked at"
    assert undo_history.switch_game().waiting == (games[0], games[2])
    again = UndoHistory(undo_history.own_game, tuple(map(Chapter, undo_history.waiting)))
    assert [one.game for one in waiting(again)] == [one.game for one in waiting(undo_history)]


def test_a_game_that_is_taken_up_is_as_it_was_left_and_the_others_wait():
    games = [begun(number).roll() for number in range(4)]
    undo_history = UndoHistory(games[0])
    for game in games[1:]:
        undo_history = undo_history.begin(game)
    assert undo_history.under_way == tuple(reversed(games))
    left = list(reversed(games))
    for number in (0, 2, 3, 1, 0):
        undo_history = undo_history.take_up(games[number])
        assert undo_history.play is games[number]
        left.insert(0, left.pop(left.index(games[number])))
        assert list(undo_history.under_way) == left
    looked_at = undo_history.open(over(6))
    assert looked_at.under_way == undo_history.under_way, "the player's own is under way while another is looked at"
    assert looked_at.take_up(games[0]).play is games[0]
    tried = undo_history.play_on(0)
    assert tried.under_way == undo_history.under_way
    assert tried.take_up(games[0]).redo() == tried, "what is tried on a copy can be gone back to"
    again = tried.take_up(games[2]).take_up(games[0])
    assert list(again.under_way) == [games[0], games[2], games[1], games[3]], "once, though a copy of it was tried"
    assert not any(chapter.is_copy for chapter in again.earlier), "no copy is without its game"


def test_a_game_that_is_given_up_takes_what_was_tried_on_a_copy_with_it():
    games = [begun(number).roll() for number in range(3)]
    undo_history = UndoHistory(games[0]).begin(games[1]).play_on(0).begin(games[2])
    assert undo_history.give_up(games[0]).under_way == (games[2], games[1])
    rest = undo_history.give_up(games[1])
    assert rest.under_way == (games[2], games[0])
    assert [chapter.play for chapter in rest.earlier] == [games[0]]
    gone_back = UndoHistory(games[0]).begin(games[1]).switch_game()
    assert gone_back.give_up(games[1]) == UndoHistory(games[0])


def test_of_games_that_all_wait_the_one_with_the_fewest_moves_goes_first():
    far = begun(0).roll().score(CATEGORIES[0]).roll()
    undo_history = UndoHistory(far).begin(begun(1).roll())
    for number in range(2, 60):
        undo_history = undo_history.begin(begun(number).roll())
    assert undo_history.waiting[0] is far
    assert [play.game.seed for play in undo_history.waiting[1:]] == [f"history {number}" for number in range(40, 59)]


def test_a_game_that_is_taken_up_from_a_full_list_costs_no_other_its_place():
    undo_history = UndoHistory(begun(0).roll())
    for number in range(1, 21):
        undo_history = undo_history.begin(begun(number).roll())
    before = undo_history.under_way
    after = undo_history.take_up(before[7])
    assert len(before) == 21
    assert {play.game.seed for play in after.under_way} == {play.game.seed for play in before}


def test_a_copy_of_a_game_that_is_over_is_not_under_way():
    finished = begun(0)
    for category in CATEGORIES:
        finished = finished.roll().score(category)
    waits = begun(1).roll()
    tried = UndoHistory(waits).begin(finished).play_on(len(finished.game.events) - 1)
    assert tried.under_way == (waits,)


def test_only_undo_in_a_game_that_is_over_opens_its_end_again():
    end = UndoHistory(over(0))
    assert end.reopens
    assert not end.undo().reopens
    assert not UndoHistory(begun(1)).open(over(0)).reopens, "from a look it leads back"
    copy = end.play_on(2)
    assert not copy.update(over(0)).reopens, "the end of a copy is not kept"
    assert not UndoHistory(over(0), begins_at=0).begin(begun(1)).reopens


def test_a_game_that_was_undone_to_its_beginning_does_not_wait():
    undone = UndoHistory(begun(0).roll()).begin(begun(1)).go_on(begun(1).roll()).undo().undo()
    assert undone.left is None
    assert undone.redo().redo().record == begun(1).roll()


def test_the_game_before_a_copy_stays_next_to_it():
    own = begun(0).roll().score(CATEGORIES[0]).roll()
    aside = begun(1).roll().score(CATEGORIES[0])
    copy = UndoHistory(own).begin(begun(1)).go_on(aside).switch_game().play_on(1)
    on = copy.go_on(copy.record.roll())
    assert on.is_trial
    assert on.left is own
    assert on.switch_game().switch_game().record is aside
