# SPDX-License-Identifier: MIT
"""Records: marks, undo and redo, lines taken back, first choices; and a random walk beside a list of snapshots."""

from __future__ import annotations

from itertools import product

import pytest
from engine_samples import ALL_RULES, places_of
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.games import notation
from engine.games.game import NOTHING_KEPT, Game, IllegalMove, Rolled, Scored
from engine.games.record import NOT_ROLLED, Aid, Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import RULE_SETS

FIRST = (True, False, False, False, False)
LAST = (False, False, False, False, True)
ALL_KEPT = (True,) * 5


def new_record(seed="a record", rules=RULE_SETS["free-joker"]):
    return Record(Game(seed, rules))


def play_in_order(record):
    """Play to the end: one roll a turn, the first box that is allowed."""
    while not record.game.is_over:
        record = record.roll()
        record = record.score(next(box for box in CATEGORIES if record.game.can_score(box)))
    return record


# Aids


def test_what_stood_by_a_decision_is_remembered_as_of_the_first_time():
    record = new_record().roll().with_aid(Aid("off")).roll().with_aid(Aid("warn", 1)).undo()
    again = record.with_aid(Aid("live", 2))
    assert again.aids == {1: Aid("off", 2), 2: Aid("warn", 1)}
    assert again.with_aid(Aid("after")) is again
    assert again.redo().aids == again.aids
    assert again.mark(FIRST).roll().aids == {1: Aid("off", 2)}, "a line that was left takes its aids along"
    assert notation.loads(notation.dumps(again)) == again


# Marks


def test_dice_are_marked_only_where_there_is_something_to_keep_for():
    record = new_record()
    assert record.mark(FIRST) is record
    record = record.roll().mark(FIRST)
    assert record.kept == FIRST
    record = record.roll().roll()
    assert record.kept == NOTHING_KEPT
    assert not record.can_keep
    assert record.mark(FIRST) is record


def test_marks_stay_for_the_next_roll_and_end_with_the_turn():
    record = new_record().roll().mark(FIRST).roll()
    assert record.kept == FIRST
    assert record.game.events[-1] == Rolled(FIRST, record.game.dice)
    assert record.score(Category.CHANCE).kept == NOTHING_KEPT


def test_a_record_is_not_coached_by_playing_marking_and_going_back_and_forth():
    record = new_record().roll().mark(FIRST).roll().undo().redo().undo().mark(FIRST).roll()
    assert not record.is_coached
    assert record.first_choices == {}


# Undo and redo


def test_nothing_to_undo_or_redo():
    record = new_record()
    assert (record.can_undo, record.can_redo) == (False, False)
    with pytest.raises(ValueError, match="unpack"):
        record.undo()
    with pytest.raises(IndexError):
        record.redo()


def test_undo_of_a_roll_gives_its_marks_back_and_the_same_roll_comes_again():
    before = new_record().roll().mark(FIRST)
    after = before.roll()
    back = after.undo()
    assert (back.game, back.kept) == (before.game, before.kept)
    assert back.undone == after.game.events[-1:]
    assert back.redo() == after
    assert back.roll() == after


def test_marks_made_before_a_score_come_back_with_it():
    before = new_record().roll().mark(LAST)
    after = before.score(Category.CHANCE)
    assert after.undo().kept == LAST
    assert after.undo().redo() == after
    assert after.undo().mark(FIRST).redo().undo().kept == FIRST


def test_marks_made_after_a_roll_come_back_with_redo():
    record = new_record().roll().mark(FIRST).roll().mark(LAST)
    assert record.undo().kept == FIRST
    assert record.undo().redo() == record
    assert record.undo().undo().redo().redo() == record
    assert record.undo().mark(LAST).redo().undo().kept == FIRST, "a roll says itself what it keeps"


def test_marks_of_a_line_that_was_left_are_forgotten():
    record = new_record().roll().mark(FIRST).roll().mark(LAST)
    other = record.undo().mark(NOTHING_KEPT).roll()
    assert other.kept == NOTHING_KEPT
    assert other.undo().redo().kept == NOTHING_KEPT


def test_other_dice_kept_after_an_undo_are_a_choice_taken_back():
    after = new_record().roll().mark(FIRST).roll()
    other = after.undo().mark(LAST).roll()
    assert other.is_coached
    assert other.taken_back == (after.game.events,)
    assert other.first_choices == {1: after.game.events[1]}
    assert other.undone == ()


def test_the_end_of_a_game_can_be_undone_move_by_move_and_redone():
    finished = record = play_in_order(new_record())
    while record.can_undo:
        record = record.undo()
    assert record.game == finished.game.start
    assert len(record.undone) == 26
    while record.can_redo:
        record = record.redo()
    assert record == finished


def test_undo_changes_nothing_about_hints_and_lines_taken_back():
    record = new_record().roll().with_hint()
    record = record.think_again(record.attempt(Category.YAHTZEE)).score(Category.CHANCE)
    back = record.undo()
    assert (back.hinted, back.taken_back) == (True, record.taken_back)


# First choices


def test_the_oldest_line_counts_not_the_newest():
    record = new_record().roll().score(Category.ACES)
    first = record.game.events[1]
    for box in (Category.TWOS, Category.THREES, Category.FOURS):
        record = record.undo().score(box)
    assert record.first_choices == {1: first}


def test_a_first_choice_that_is_taken_again_in_the_end_is_no_other():
    record = new_record().roll().score(Category.ACES).undo().score(Category.TWOS).undo().score(Category.ACES)
    assert record.is_coached
    assert record.first_choices == {}


def test_choices_further_down_an_old_line_count_when_the_game_gets_there_again():
    old = new_record().roll().score(Category.ACES).roll().score(Category.TWOS)
    away = old.undo().undo().undo().score(Category.CHANCE)
    assert away.first_choices == {1: old.game.events[1]}
    again = away.undo().score(Category.ACES).roll().score(Category.THREES)
    assert again.first_choices == {3: old.game.events[3]}


def test_a_choice_that_was_warned_of_is_graded():
    record = new_record().roll()
    record = record.think_again(record.attempt(Category.YAHTZEE))
    assert record.is_coached
    record = record.score(Category.CHANCE)
    assert record.first_choices == {1: Scored(Category.YAHTZEE, 0, False)}


def test_a_roll_that_was_warned_of_was_not_made():
    record = new_record().roll().mark(FIRST)
    attempt = record.attempt(None)
    assert attempt == Rolled(FIRST, NOT_ROLLED)
    record = record.think_again(attempt).mark(LAST).roll()
    assert record.first_choices == {1: attempt}


def test_a_choice_made_and_undone_comes_before_one_that_was_warned_of_later():
    made = new_record().roll().score(Category.ACES)
    back = made.undo()
    warned = back.think_again(back.attempt(Category.YAHTZEE))
    assert warned.redo().first_choices == {}
    assert warned.score(Category.CHANCE).first_choices == {1: made.game.events[1]}


def test_an_attempt_at_what_is_not_legal_is_refused():
    with pytest.raises(IllegalMove):
        new_record().attempt(Category.CHANCE)
    with pytest.raises(IllegalMove):
        new_record().roll().mark(ALL_KEPT).attempt(None)


def test_the_same_roll_made_after_all_is_no_other_choice():
    record = new_record().roll().mark(FIRST)
    record = record.think_again(record.attempt(None)).roll()
    assert record.is_coached
    assert record.first_choices == {}


def choice_of(event):
    """Return what an event chooses, without what the dice then did."""
    return event.kept if isinstance(event, Rolled) else event


# A random walk beside a model. The record keeps lines of events; the model keeps snapshots and looks at nothing else.


class Walk(RuleBasedStateMachine):
    """Plays, marks, thinks again, goes back and forth; the model is a list of snapshots with a cursor."""

    @initialize(seed=st.integers(0, 10_000), rules=st.sampled_from(ALL_RULES))
    def begin(self, seed, rules):
        self.record = Record(Game(str(seed), rules))
        self.snapshots, self.marks, self.cursor = [self.record.game], [NOTHING_KEPT], 0
        self.first = {}  # by the situation, the event chosen first there
        self.coached = False

    @property
    def game(self):
        return self.snapshots[self.cursor]

    @property
    def ahead(self):
        return self.snapshots[self.cursor + 1 :]

    def _do(self, record):
        """Take the record after an action, and note the same in the model."""
        event = record.game.events[-1]
        if self.ahead and self.ahead[0].events[-1] != event:
            self.coached = True
            self.snapshots, self.marks = self.snapshots[: self.cursor + 1], self.marks[: self.cursor + 1]
        if not self.ahead:
            self.snapshots.append(record.game)
            self.marks.append(record.kept)
        self.first.setdefault(self.game.events, event)
        self.cursor += 1
        self.record, self.marks[self.cursor] = record, record.kept
        if isinstance(event, Rolled):
            self.marks[self.cursor - 1] = event.kept

    @precondition(lambda self: not self.game.is_over and self.game.rolls_left > 0)
    @rule(kept=st.sampled_from(list(product((False, True), repeat=5))))
    def roll(self, kept):
        marked = self.record.mark(kept)
        assert marked.kept == (kept if self.game.has_rolled else NOTHING_KEPT)
        if all(marked.kept):
            with pytest.raises(IllegalMove):
                marked.roll()
            return
        after = marked.roll()
        assert after.kept == (marked.kept if after.game.rolls_left else NOTHING_KEPT)
        self._do(after)

    @precondition(lambda self: self.game.has_rolled and self.game.rolls_left > 0)
    @rule()
    def roll_for_a_yahtzee(self):
        """Keep the commonest face: that is how bonus Yahtzees and jokers come up."""
        dice = self.game.dice
        face = max(dice, key=dice.count)
        self.roll(places_of(self.game, (face,) * dice.count(face)))

    @precondition(lambda self: self.game.has_rolled)
    @rule(wish=st.permutations(CATEGORIES))
    def score(self, wish):
        self._do(self.record.score(next(box for box in wish if self.game.can_score(box))))

    @precondition(lambda self: self.game.has_rolled)
    @rule()
    def score_most(self):
        """Take the most points: Yahtzees get their 50, so that later ones earn the bonus."""
        allowed = self.game.position.allowed()
        self._do(self.record.score(max(allowed, key=allowed.get)))

    @precondition(lambda self: self.game.has_rolled)
    @rule(wish=st.permutations(CATEGORIES), rolls=st.booleans())
    def think_again(self, wish, rolls):
        if rolls and self.game.can_roll(self.record.kept):
            attempt = self.record.attempt(None)
        else:
            attempt = self.record.attempt(next(box for box in wish if self.game.can_score(box)))
        self.first.setdefault(self.game.events, attempt)
        self.record, self.coached = self.record.think_again(attempt), True

    @rule(kept=st.sampled_from([NOTHING_KEPT, FIRST, ALL_KEPT]))
    def mark(self, kept):
        self.record = self.record.mark(kept)
        self.marks[self.cursor] = self.record.kept

    @rule()
    def hint(self):
        self.record, self.coached = self.record.with_hint(), True

    @precondition(lambda self: self.cursor > 0)
    @rule(steps=st.integers(1, 6))
    def undo(self, steps):
        for _ in range(min(steps, self.cursor)):
            self.record, self.cursor = self.record.undo(), self.cursor - 1
            event = self.ahead[0].events[-1]
            if isinstance(event, Rolled):
                self.marks[self.cursor] = event.kept  # whatever was marked since: it is what the roll kept

    @precondition(lambda self: self.ahead)
    @rule(steps=st.integers(1, 6))
    def redo(self, steps):
        for _ in range(min(steps, len(self.ahead))):
            self.record, self.cursor = self.record.redo(), self.cursor + 1

    @precondition(lambda self: self.ahead)
    @rule()
    def play_the_same_again(self):
        """What redo does can be done by hand: the same dice come, and nothing is taken back."""
        event = self.ahead[0].events[-1]
        by_redo = self.record.redo()
        if isinstance(event, Scored):
            self._do(self.record.score(event.category))
        else:
            self._do(self.record.mark(event.kept).roll())
        assert self.record == by_redo.mark(self.record.kept)

    @invariant()
    def the_record_stands_where_the_model_does(self):
        assert self.record.game == self.game
        assert self.record.kept == self.marks[self.cursor]
        assert self.record.can_undo == (self.cursor > 0)
        assert self.record.can_redo == bool(self.ahead)
        assert self.record.undone == tuple(game.events[-1] for game in self.ahead)
        assert self.record.can_keep == (self.game.has_rolled and self.game.rolls_left > 0)

    @invariant()
    def first_choices_and_coached_are_right(self):
        events = self.game.events
        firsts = [self.first[events[:place]] for place in range(len(events))]
        others = {place: first for place, first in enumerate(firsts) if choice_of(first) != choice_of(events[place])}
        assert dict(self.record.first_choices) == others
        assert self.record.is_coached == self.coached

    @rule()
    def write_and_read(self):
        """What comes back from the notation is the same but for the marks of moments left."""
        assert notation.loads(notation.dumps(self.record)) == self.record

    def teardown(self):
        if hasattr(self, "record"):
            self.write_and_read()


Walk.TestCase.settings = settings(max_examples=50, stateful_step_count=50)
TestWalk = Walk.TestCase


@pytest.mark.slow
@pytest.mark.audit
def test_long_walks():
    run_state_machine_as_test(Walk, settings=settings(max_examples=100, stateful_step_count=200))


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.key)
def test_jokers_and_bonus_yahtzees_go_back_and_forth(rules):
    """Dice that show a Yahtzee again after 50 stands in its box, found by trying seeds."""
    record = _with_second_yahtzee(rules)
    allowed = record.game.position.allowed()
    for category in allowed:
        after = record.score(category)
        assert after.game.yahtzee_bonuses == (1 if rules.yahtzee_bonus else 0)
        assert after.undo().game == record.game
        assert after.undo().redo() == after
        assert notation.loads(notation.dumps(after.undo())) == after.undo()
    assert record.first_choices == {}


def _with_second_yahtzee(rules):
    """Return a record with 50 in the Yahtzee box and five alike on the table."""
    for seed in range(2_000):
        record = Record(Game(str(seed), rules))
        while len(record.game.filled) < 11:
            record = _roll_for_five_alike(record)
            if record.game.filled.get(Category.YAHTZEE) == 50 and len(set(record.game.dice)) == 1:
                return record
            is_first = len(set(record.game.dice)) == 1 and record.game.can_score(Category.YAHTZEE)
            boxes = [Category.YAHTZEE] if is_first else [box for box in CATEGORIES if box is not Category.YAHTZEE]
            record = record.score(next(box for box in boxes if record.game.can_score(box)))
    raise AssertionError("no seed has two Yahtzees")


def _roll_for_five_alike(record):
    record = record.roll()
    while record.game.rolls_left and len(set(record.game.dice)) > 1:
        dice = record.game.dice
        face = max(dice, key=dice.count)
        record = record.mark(places_of(record.game, (face,) * dice.count(face))).roll()
    return record


def test_a_record_from_a_file_is_coached_and_remembers_that_it_was_over():
    unfinished = Record(Game("file")).roll().imported()
    assert unfinished.is_coached
    assert not unfinished.finished_elsewhere
    record = Record(Game("file"))
    while not record.game.is_over:
        record = record.roll()
        record = record.score(next(box for box in CATEGORIES if record.game.can_score(box)))
    over = record.imported()
    assert over.finished_elsewhere
    assert over.undo().redo().finished_elsewhere
    assert over.undo().imported().finished_elsewhere
    assert notation.loads(notation.dumps(over)) == over
    assert "finished_elsewhere" not in notation.dumps(record)


def test_a_ghost_stays_with_its_record_and_its_text():
    record = Record(Game("haunted"), ghost="optimal").roll()
    assert notation.loads(notation.dumps(record)).ghost == "optimal"
    assert record.undo().ghost == record.imported().ghost == "optimal"
    assert '"ghost"' not in notation.dumps(Record(Game("haunted")))
