# SPDX-License-Identifier: MIT
"""The service that works out rule sets: its figures are the engine's, the quick ones first, and none is out of date."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from lab_samples import small
from patience import take_one, wait_for

from engine.distribution import forward as forward_module
from engine.lab.rule_changes import opening_of
from engine.rules.reading import RulesError
from engine.runtime.steps import finish
from engine.solving import solver
from engine.solving.value_table import ValueTable
from engine.strategies import players
from engine.strategies.strategies import strategy
from yahtzee_gui.services.rules_service import STRATEGIES, RulesService


@pytest.fixture
def service(engine_queue):
    return RulesService(engine_queue)


@pytest.fixture
def heard(service):
    """All figures that were told, in their order."""
    found = []
    service.told.connect(found.append)
    return found


def is_complete(heard, rules):
    return any(one.rules == rules and one.is_complete for one in heard)


def test_every_figure_is_the_engines_and_the_quick_ones_come_first(service, heard, qtbot):
    these, those = small(), small("Other", upper_bonus=0)
    service.ask(these, those)
    qtbot.waitUntil(lambda: is_complete(heard, these) and is_complete(heard, those))
    table = finish(solver.solve(these))
    found = next(one for one in heard if one.rules == these and one.is_complete)
    assert found.par == table.par
    assert found.outcome == finish(forward_module.forward(table))
    assert found.outcome.final_score.mean == pytest.approx(table.par)
    for name in ("greedy", "random"):
        assert found.averages[name] == finish(players.evaluate(players.Player(strategy(name), table))).expected
    assert found.averages["pupil-12"] is None  # it knows the boxes of Yahtzee only
    from engine.analysis.analyzer import Analyzer

    assert found.opening == opening_of(Analyzer(table))
    first_end = next(number for number, one in enumerate(heard) if one.outcome is not None)
    pars = {one.rules for one in heard[:first_end] if one.par is not None}
    assert pars == {these, those}
    first_average = next(number for number, one in enumerate(heard) if one.averages)
    assert {one.rules for one in heard[:first_average] if one.outcome is not None} == {these, those}


def test_what_is_known_is_told_at_once_without_a_table(service, heard, qtbot, monkeypatch):
    service.ask(small())
    qtbot.waitUntil(lambda: is_complete(heard, small()))
    heard.clear()
    monkeypatch.setattr(solver, "solve", None)
    service.ask(small())
    qtbot.waitUntil(lambda: is_complete(heard, small()))


@pytest.fixture
def slow(monkeypatch):
    """Solving that waits at its first step until it is let go; it says how many tables of it are left."""
    usual, begun, go_on, tables = solver.solve, threading.Semaphore(0), threading.Event(), []

    def solve(rules, **options):
        table = ValueTable(rules, finish(usual(rules, **options)).values)
        tables.append(weakref.ref(table))
        begun.release()
        wait_for(go_on)
        yield from usual(rules, **options)
        return table

    monkeypatch.setattr(solver, "solve", solve)
    solve.begun, solve.go_on = begun, go_on
    solve.left = lambda: [one for one in tables if one() is not None]
    yield solve
    go_on.set()


def test_a_newer_question_takes_over_and_the_older_one_is_given_up(service, heard, qtbot, slow):
    older, newer = small(), small("Newer", upper_bonus=5)
    service.ask(older)
    take_one(slow.begun)
    service.ask(newer)
    slow.go_on.set()
    qtbot.waitUntil(lambda: is_complete(heard, newer))
    assert {one.rules for one in heard} == {newer}


def test_tables_are_given_back_with_the_question(service, heard, qtbot, slow, engine_queue):
    slow.go_on.set()
    for bonus in range(4):
        rules = small(upper_bonus=bonus)
        service.ask(rules)
        qtbot.waitUntil(lambda rules=rules: is_complete(heard, rules))
    done = threading.Event()
    engine_queue.put(0, done.set)
    wait_for(done)
    gc.collect()
    assert slow.left() == []


def test_what_is_forgotten_is_not_told(service, heard, slow, engine_queue):
    service.ask(small())
    take_one(slow.begun)
    service.forget()
    done = threading.Event()
    engine_queue.put(0, done.set)
    slow.go_on.set()
    wait_for(done)
    gc.collect()
    assert heard == []
    assert slow.left() == []


def test_rules_that_take_too_much_say_so_and_keep_their_par(service, heard, qtbot, monkeypatch):
    def refused(*_given, **_options):
        raise RulesError("rules: how games end would take 9.0 GB")
        yield

    monkeypatch.setattr(forward_module, "forward", refused)
    service.ask(small())
    qtbot.waitUntil(lambda: is_complete(heard, small()))
    assert heard[-1].par is not None
    assert "9.0 GB" in heard[-1].problem


def test_strategies_that_know_no_first_roll_have_no_average(service, heard, qtbot):
    from engine.rules.scoring import rule_set, rules_as_json

    data = rules_as_json(small())
    data["box"][2]["first_roll"] = 50
    rules = rule_set(data)
    service.ask(rules)
    qtbot.waitUntil(lambda: is_complete(heard, rules))
    assert heard[-1].averages == dict.fromkeys(STRATEGIES)
    assert heard[-1].outcome.final_score.mean == pytest.approx(heard[-1].par)
