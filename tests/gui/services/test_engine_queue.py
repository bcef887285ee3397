# SPDX-License-Identifier: MIT
"""The queue does what is urgent first, lets it interrupt what takes long, and holds no more tables than it may."""

from __future__ import annotations

import threading
import weakref
from functools import partial
from types import SimpleNamespace

import pytest
from patience import take_one, wait_for

from engine.games.game import Game
from engine.games.goals import ReachGoal
from engine.games.record import Record
from engine.rules.dice_models import DEMON
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.solving import goal_tables, library
from engine.solving.library import TableKey
from engine.solving.value_table import ValueTable
from engine.workspace.workspace import Task
from yahtzee_gui.services import jobs
from yahtzee_gui.services.coach_service import CoachService
from yahtzee_gui.services.engine_queue import MOST_TABLES, EngineQueue, GivenUp, Urgency
from yahtzee_gui.services.explain_service import ExplainService, inquiry_about


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
            take_one(self.permits)
            self.done.append(step)
            yield SimpleNamespace(fraction=step / len(self.steps))

    def wait(self):
        """Wait until the next step is under way."""
        take_one(self.reached)

    def let(self, steps=1):
        self.permits.release(steps)


@pytest.fixture
def queue():
    made = EngineQueue()
    yield made
    made.close()
    made.join()


@pytest.fixture
def gate():
    found = Gate()
    yield found
    found.let(1000)


def run(queue, gate, task, after):
    """Return a job that does the work of a gate at the workspace, and then something else."""

    def job():
        queue.workspace.run_on(task, "it", gate.work)
        after()

    return job


def finished(queue):
    """Wait until all that was put there has been done."""
    done = threading.Event()
    queue.put(Urgency.PROGRESS, done.set)
    wait_for(done)


def passed_on(queue):
    """Wait until the thread for quick answers has answered what was asked before, or left it to the builder."""
    done = threading.Event()
    queue.put(Urgency.PROGRESS, done.set, at_hand=True)
    wait_for(done)


def test_the_most_urgent_comes_first_and_of_the_same_the_oldest(queue):
    begin, done = threading.Event(), []
    queue.put(Urgency.REVIEW, partial(wait_for, begin))
    for urgency in (Urgency.GHOSTS, Urgency.ENDS, Urgency.EXPLANATION, Urgency.ENDS):
        queue.put(urgency, partial(done.append, (urgency, len(done))))
    queue.put(Urgency.GOAL_NOW, partial(done.append, "older"), slot="goal")
    queue.put(Urgency.GOAL_NOW, partial(done.append, "newer"), slot="goal")
    queue.put(Urgency.GOAL_NEXT, partial(done.append, "dropped"), slot="next")
    queue.drop("next")
    begin.set()
    finished(queue)
    assert [one if isinstance(one, str) else one[0] for one in done] == [
        Urgency.EXPLANATION,
        Urgency.ENDS,
        Urgency.ENDS,
        "newer",
        Urgency.GHOSTS,
    ]


@pytest.mark.parametrize(
    ("task", "newer", "order"),
    [
        (Task.GOAL, {"urgency": Urgency.ENDS}, ["newer", "long"]),
        (Task.STATISTICS, {"urgency": Urgency.ENDS}, ["newer", "long"]),
        (Task.GOAL, {"urgency": Urgency.GHOSTS}, ["long", "newer"]),
        (Task.GOAL, {"urgency": Urgency.GOAL_NOW}, ["long", "newer"]),
        (Task.GOAL, {"urgency": Urgency.GOAL_NOW, "slot": "it"}, ["newer"]),
        (Task.STATISTICS, {"urgency": Urgency.GOAL_NOW, "slot": "it"}, ["long", "newer"]),
    ],
)
def test_what_takes_long_gives_way_to_what_is_more_urgent_and_goes_on_where_it_was(queue, gate, task, newer, order):
    done = []
    queue.put(Urgency.GOAL_NOW, run(queue, gate, task, partial(done.append, "long")), slot="it")
    gate.wait()
    queue.put(work=partial(done.append, "newer"), **newer)
    gate.let(1000)
    finished(queue)
    assert done == order
    assert gate.done == [0, 1, 2] if "long" in done else [0], "nothing is done twice"


def test_what_is_at_hand_is_answered_while_something_is_built(queue, gate, delivery_of):
    """An answer comes within the step that is under way: nothing of what takes long has to end for it."""
    queue.workspace.take(delivery_of(DEFAULT_RULES))
    answered, built = threading.Event(), []
    queue.put(Urgency.GOAL_NOW, run(queue, gate, Task.GOAL, partial(built.append, True)))
    gate.wait()
    queue.put(
        Urgency.REVIEW, lambda: queue.workspace.analyzer(TableKey(DEFAULT_RULES)) and answered.set(), at_hand=True
    )
    wait_for(answered)
    assert (gate.done, built) == ([], []), "its first step has not even ended"


def test_a_reason_waits_for_no_step_of_a_goal(queue, gate, delivery_of, qtbot):
    """What explains is made before the chances of a match are worked out, and answers while they are."""
    queue.workspace.take(delivery_of(DEFAULT_RULES))
    begin, service = threading.Event(), ExplainService(queue)
    queue.put(Urgency.REVIEW, partial(wait_for, begin))
    queue.put(Urgency.GOAL_NOW, run(queue, gate, Task.GOAL, lambda: None))
    service.get_ready(TableKey(DEFAULT_RULES))
    begin.set()
    gate.wait()
    analysis = queue.workspace.analyzer(TableKey(DEFAULT_RULES)).analyze(Game("why").roll().position)
    with qtbot.waitSignal(service.explained):
        service.explain((inquiry_about(analysis.options[3], analysis),))
    assert gate.done == [], "its first step has not even ended"


def test_what_is_not_at_hand_is_built_by_the_builder(queue, delivery_of, monkeypatch):
    names, found = [], threading.Event()

    def obtain(*_args, **_options):
        names.append(threading.current_thread().name)
        yield SimpleNamespace(fraction=0.0)
        return delivery_of(DEFAULT_RULES)

    monkeypatch.setattr(library, "obtain", obtain)
    queue.put(Urgency.REVIEW, lambda: queue.workspace.analyzer(TableKey(DEFAULT_RULES)) and found.set(), at_hand=True)
    wait_for(found)
    assert names == ["builder"]
    assert queue.workspace.had(TableKey(DEFAULT_RULES))


def test_a_newer_job_takes_the_place_of_one_that_was_passed_on_to_the_builder(queue, gate):
    done, passed = [], threading.Event()

    def job(name):
        if name == "older":
            queue.workspace.run_on(Task.GOAL, "it", gate.work)
        done.append(name)

    queue.put(Urgency.EXPLANATION, run(queue, gate, Task.TABLE, passed.set))
    gate.wait()
    for name in ("older", "newer"):
        queue.put(Urgency.ENDS, partial(job, name), slot="it", at_hand=True)
        looked = threading.Event()
        queue.put(Urgency.PROGRESS, looked.set, at_hand=True)
        wait_for(looked)
    gate.let(1000)
    wait_for(passed)
    finished(queue)
    assert done == ["newer"]


def test_who_hears_of_the_steps_may_cancel(queue, gate, capfd):
    heard, gone_on = [], []

    def told(task, step):
        heard.append((task, step.fraction))
        raise ValueError("it is not wanted")

    queue.put(Urgency.ENDS, run(queue, gate, Task.STATISTICS, partial(gone_on.append, True)), told=told)
    gate.let(1000)
    finished(queue)
    assert (heard, gone_on) == ([(Task.STATISTICS, 0.0)], [])
    assert "it is not wanted" in capfd.readouterr().err


def test_what_is_dropped_while_it_runs_is_not_done_again(queue, gate):
    done = []
    queue.put(Urgency.ENDS, run(queue, gate, Task.GOAL, partial(done.append, "dropped")), slot="it")
    gate.wait()
    queue.drop("it")
    gate.let(1000)
    finished(queue)
    assert (done, gate.done) == ([], [0])


def test_resting_ends_when_something_more_urgent_comes(queue):
    rests, done = threading.Event(), []

    def job():
        if done:
            return
        rests.set()
        with pytest.raises(GivenUp):
            queue.rest(threading.TIMEOUT_MAX)
        done.append("rested")

    queue.put(Urgency.ENDS, job)
    wait_for(rests)
    queue.put(Urgency.EXPLANATION, partial(done.append, "urgent"))
    finished(queue)
    assert done == ["rested", "urgent"]


def test_a_closed_queue_does_nothing_more_and_has_let_go_of_all(queue, gate, delivery_of):
    queue.workspace.take(delivery_of(DEFAULT_RULES))
    done = []
    queue.at_end.append(partial(done.append, "end"))
    queue.put(Urgency.ENDS, run(queue, gate, Task.GOAL, partial(done.append, "ran")))
    queue.put(Urgency.GHOSTS, partial(done.append, "waited"))
    gate.wait()
    queue.close()
    queue.put(Urgency.REVIEW, partial(done.append, "late"))
    gate.let(1000)
    queue.join()
    assert done == ["end"]
    assert not queue.workspace.has(TableKey(DEFAULT_RULES))


# What the services make of it


def test_a_review_does_not_wait_for_the_table_of_a_goal(queue, qtbot, gate, delivery_of, monkeypatch):
    """Not even for the step that is under way: nothing of that table is done when the values are there."""
    queue.workspace.take(delivery_of(DEFAULT_RULES))
    monkeypatch.setattr(goal_tables, "solve_goal", lambda *_args, **_options: gate.work())
    coach = CoachService(queue)
    record = Record(Game("long", DEFAULT_RULES), goal=ReachGoal(300))
    coach.review(record)
    gate.wait()
    points = Record(Game("points", DEFAULT_RULES)).roll()
    with qtbot.waitSignal(coach.reviewed) as answered:
        coach.review(points)
    assert answered.args[0].game is points.game
    assert gate.done == []
    coach.close()


def test_an_explanation_comes_after_one_step_of_the_table_of_a_goal(
    queue, qtbot, gate, delivery_of, monkeypatch, analyzer_of
):
    queue.workspace.take(delivery_of(DEFAULT_RULES))
    monkeypatch.setattr(goal_tables, "solve_goal", lambda *_args, **_options: gate.work())
    monkeypatch.setattr(jobs, "_HEAD_START", 0.0)
    coach, explainer = CoachService(queue), ExplainService(queue)
    analysis = analyzer_of(DEFAULT_RULES).analyze(Record(Game("points", DEFAULT_RULES)).roll().game.position)
    coach.review(Record(Game("long", DEFAULT_RULES), goal=ReachGoal(300)))
    gate.wait()
    with qtbot.waitSignal(explainer.compared):
        explainer.compare(inquiry_about(analysis.options[0], analysis))
        passed_on(queue)
        gate.let()
    assert gate.done == [0]
    coach.close()


def test_however_many_rules_are_played_few_tables_are_held(queue, delivery_of, monkeypatch):
    held, values = [], delivery_of(DEFAULT_RULES).table.values

    def obtain(rules, _model, **_options):
        yield SimpleNamespace(fraction=0.0)
        made = library.Delivery(ValueTable(rules, values), None, from_cache=True)
        held.append(weakref.ref(made.table))
        return made

    monkeypatch.setattr(library, "obtain", obtain)
    keys = [TableKey(rule_set(name, rolls)) for name in RULE_SETS for rolls in (2, 3)]
    for key in keys:
        for made in (queue.workspace.analyzer, queue.workspace.follower):
            queue.put(Urgency.TABLE, partial(made, key))
        queue.put(Urgency.TABLE, partial(queue.workspace.pool, key.rules))
        finished(queue)
    assert len(held) == len(keys) > MOST_TABLES
    assert 1 <= len([table for table in held if table() is not None]) <= MOST_TABLES
    assert all(queue.workspace.had(key) for key in keys)


def test_the_fair_table_beside_that_of_other_dice_is_at_hand_too(queue, delivery_of):
    queue.workspace.take(delivery_of(DEFAULT_RULES, DEMON))
    assert queue.workspace.at_hand(TableKey(DEFAULT_RULES)) is not None
    assert queue.workspace.at_hand(TableKey(DEFAULT_RULES, DEMON)) is not None
    assert queue.workspace.at_hand(TableKey(RULE_SETS["forced-joker"])) is None
