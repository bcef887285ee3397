# SPDX-License-Identifier: MIT
"""The figures of rule sets are the engine's, the quick ones first, and their tables go with the question."""

from __future__ import annotations

import gc
import weakref

import pytest
from lab_samples import small

from engine.distribution import forward as forward_module
from engine.lab.rule_changes import opening_of
from engine.rules.reading import RulesError
from engine.runtime.steps import finish
from engine.solving import solver
from engine.strategies import players
from engine.strategies.strategies import strategy
from yahtzee_gui.rules_lab.session import STRATEGIES, Kept, RuleFigures, Study
from yahtzee_gui.work import WindowWorkspace


@pytest.fixture
def known():
    return Kept().figures


def study(known, *rules):
    """Return all figures that are told of these rules, in their order."""
    return [one for one in Study(WindowWorkspace(), known, rules).steps() if isinstance(one, RuleFigures)]


def test_every_figure_is_the_engines_and_the_quick_ones_come_first(known):
    these, those = small(), small("Other", upper_bonus=0)
    heard = study(known, these, those)
    table = finish(solver.solve(these))
    found = next(one for one in heard if one.rules == these and one.is_complete)
    assert found.par == table.par
    assert found.outcome == finish(forward_module.forward(table))
    assert found.outcome.final_score.mean == pytest.approx(table.par)
    greedy = finish(players.evaluate(players.Player(strategy("greedy"), table)))
    assert found.averages["greedy"] == greedy.expected
    assert found.averages["pupil-12"] is None  # it knows the boxes of Yahtzee only
    from engine.analysis.analyzer import Analyzer

    assert found.opening == opening_of(Analyzer(table))
    first_end = next(number for number, one in enumerate(heard) if one.outcome is not None)
    pars = {one.rules for one in heard[:first_end] if one.par is not None}
    assert pars == {these, those}
    first_average = next(number for number, one in enumerate(heard) if one.averages)
    assert {one.rules for one in heard[:first_average] if one.outcome is not None} == {these, those}


def test_what_is_known_is_told_at_once_without_a_table(known, monkeypatch):
    study(known, small())
    monkeypatch.setattr(solver, "solve", None)
    assert study(known, small())[-1].is_complete


def test_tables_are_given_back_with_the_question(known):
    made = Study(WindowWorkspace(), known, (small(),))
    steps = made.steps()
    while not made.tables:
        next(steps)
    table = weakref.ref(made.tables[small()])
    steps.close()
    del made, steps
    gc.collect()
    assert table() is None


def test_rules_that_take_too_much_say_so_and_keep_their_par(known, monkeypatch):
    def refused(*_given, **_options):
        raise RulesError("rules: how games end would take 9.0 GB")
        yield

    monkeypatch.setattr(forward_module, "forward", refused)
    heard = study(known, small())
    assert heard[-1].par is not None
    assert "9.0 GB" in str(heard[-1].problem)


def test_of_the_strategies_greedy_alone_knows_points_for_a_first_roll(known):
    from engine.rules.scoring import rule_set, rules_as_json

    data = rules_as_json(small())
    data["box"][2]["first_roll"] = 50
    rules = rule_set(data)
    heard = study(known, rules)
    averages = heard[-1].averages
    assert [name for name in STRATEGIES if averages[name] is not None] == ["greedy"]
    assert averages["greedy"] <= heard[-1].par
    assert heard[-1].outcome.final_score.mean == pytest.approx(heard[-1].par)
