# SPDX-License-Identifier: MIT
"""The engine of a window: what is at hand is answered at once, what was begun goes on, and few tables are held."""

from __future__ import annotations

import gc
import threading
import weakref
from functools import partial
from types import SimpleNamespace

import pytest
from patience import take_one, wait_for

from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving import goal_tables, library
from engine.solving.library import TableKey
from engine.solving.value_table import ValueTable
from yahtzee_gui import work as window_workspace
from yahtzee_gui.play.coach import Coach
from yahtzee_gui.play.coach_state import ask_comparison, get_ready, inquiry_about
from yahtzee_gui.work import MOST_TABLES, Urgency, one_step, without_collections


class Gate:
    """Work in steps, each of which waits to be let go and is noted."""

    def __init__(self, steps=3):
        self.steps = range(steps)
        self.done = []
        self.reached = threading.Semaphore(0)
        self.permits = threading.Semaphore(0)

    def work(self):
        for step in self.steps:
            self.reached.release()
            assert take_one(self.permits)
            self.done.append(step)
            yield SimpleNamespace(fraction=step / len(self.steps))

    def wait(self):
        """Wait until the next step is under way."""
        assert take_one(self.reached)

    def let(self, steps=1):
        self.permits.release(steps)


@pytest.fixture
def gate():
    found = Gate()
    yield found
    found.let(1000)


def finished(engine):
    """Wait until all that was asked has been done."""
    done = threading.Event()
    engine.ask("last", Urgency.PROGRESS, one_step(done.set))
    wait_for(done)


def review(coach, record):
    """Have a game reviewed; return a list that grows with each review of it."""
    reviews = []
    coach.review(record, None, reviews.append, lambda *_: None)
    return reviews


def at_goal(coach, monkeypatch, gate):
    """Have a coach solve the table of a goal, which waits at a gate before its first step has ended."""
    monkeypatch.setattr(goal_tables, "solve_goal", lambda *_args, **_options: gate.work())
    review(coach, Record(Game("long", DEFAULT_RULES), goal=ReachGoal(300)))
    gate.wait()


def test_a_reason_waits_for_no_step_of_a_goal(engine, gate, delivery_of, qtbot, monkeypatch):
    """What explains is made before the chances of a match are worked out, and answers while they are."""
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    monkeypatch.setattr(window_workspace, "_HEAD_START", 0.0)
    engine.ask("explaining", Urgency.EXPLAINING, get_ready(engine.workspace, TableKey(DEFAULT_RULES)))
    finished(engine)
    coach, told = Coach(engine), []
    at_goal(coach, monkeypatch, gate)
    analysis = finish(engine.workspace.analyzer(TableKey(DEFAULT_RULES))).analyze(Game("why").roll().position)
    ask_comparison(engine, inquiry_about(analysis.options[3], analysis), told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert gate.done == [], "its first step has not even ended"
    coach.close()


def test_what_is_not_at_hand_is_built_where_it_may_take_long(engine, delivery_of, monkeypatch, qtbot):
    names, found = [], []

    def obtain(*_args, **_options):
        names.append(threading.current_thread().name)
        yield SimpleNamespace(fraction=0.0)
        return delivery_of(DEFAULT_RULES)

    monkeypatch.setattr(library, "obtain", obtain)
    key = TableKey(DEFAULT_RULES)
    engine.ask("it", Urgency.REVIEW, engine.workspace.analyzer(key), then=found.append, is_quick=True)
    qtbot.waitUntil(lambda: bool(found))
    assert names == ["work"]
    assert engine.workspace.was_loaded(key)


def test_a_review_does_not_wait_for_the_table_of_a_goal(engine, qtbot, gate, delivery_of, monkeypatch):
    """Not even for the step that is under way: nothing of that table is done when the values are there."""
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    coach = Coach(engine)
    at_goal(coach, monkeypatch, gate)
    points = Record(Game("points", DEFAULT_RULES)).roll()
    reviews = review(coach, points)
    qtbot.waitUntil(lambda: bool(reviews))
    assert reviews[0].game is points.game
    assert gate.done == []
    coach.close()


def test_a_table_that_is_given_up_goes_on_where_it_was(engine, gate, delivery_of, monkeypatch):
    """Every roll asks anew about a game with a goal; the table of its turn is not begun anew."""
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    coach = Coach(engine)
    at_goal(coach, monkeypatch, gate)
    review(coach, Record(Game("long", DEFAULT_RULES), goal=ReachGoal(300)).roll())
    gate.let(2)
    gate.wait()
    gate.wait()
    assert gate.done == [0, 1]
    coach.close()


def test_a_closed_engine_has_let_go_of_all(engine, gate, delivery_of, monkeypatch):
    engine.workspace.take(delivery_of(DEFAULT_RULES))
    done, coach = [], Coach(engine)
    engine.at_end.append(partial(done.append, "end"))
    at_goal(coach, monkeypatch, gate)
    engine.close()
    gate.let(1)
    engine.join()
    assert done == ["end"]
    assert not engine.workspace.has(TableKey(DEFAULT_RULES))


def test_however_many_rules_are_played_few_tables_are_held(engine, qapp, delivery_of, monkeypatch):
    held, values = [], delivery_of(DEFAULT_RULES).table.values

    def obtain(rules, _model, **_options):
        yield SimpleNamespace(fraction=0.0)
        made = library.Delivery(ValueTable(rules, values), None, from_cache=True)
        held.append(weakref.ref(made.table))
        return made

    monkeypatch.setattr(library, "obtain", obtain)
    keys = [TableKey(rule_set(name, rolls)) for name in RULE_SETS for rolls in (2, 3)]
    for key in keys:
        workspace = engine.workspace
        for number, steps in enumerate((workspace.analyzer(key), workspace.follower(key), workspace.pool(key.rules))):
            engine.ask(number, Urgency.TABLE, steps)
        finished(engine)
        qapp.processEvents()  # what was found is told
    assert len(held) == len(keys) > MOST_TABLES
    assert 1 <= len([table for table in held if table() is not None]) <= MOST_TABLES
    assert all(engine.workspace.was_loaded(key) for key in keys)


def test_the_fair_table_beside_that_of_other_dice_is_at_hand_too(engine, delivery_of):
    engine.workspace.take(delivery_of(DEFAULT_RULES, DEMON))
    assert engine.workspace.loaded_table(TableKey(DEFAULT_RULES)) is not None
    assert engine.workspace.loaded_table(TableKey(DEFAULT_RULES, DEMON)) is not None
    assert engine.workspace.loaded_table(TableKey(RULE_SETS["forced-joker"])) is None


class Circle:
    """Holds itself."""


def test_garbage_is_collected_again_when_the_last_one_has_finished():
    assert gc.isenabled()
    first, second = without_collections(), without_collections()
    first.__enter__()
    second.__enter__()
    assert not gc.isenabled()
    first.__exit__(None, None, None)
    assert not gc.isenabled()
    second.__exit__(None, None, None)
    assert gc.isenabled()


def test_garbage_is_not_kept_where_nothing_was_compiled():
    with without_collections():
        circle = Circle()
        known, circle.itself = weakref.ref(circle), circle
        del circle
    gc.collect()
    assert known() is None


def test_what_was_compiled_is_not_looked_through_again():
    frozen = gc.get_freeze_count()
    with without_collections():
        compiled = [[] for _ in range(20_000)]
    assert gc.get_freeze_count() >= frozen + len(compiled)


def test_an_error_lets_collections_go_on():
    with pytest.raises(ValueError, match="no"), without_collections():
        raise ValueError("no")
    assert gc.isenabled()
