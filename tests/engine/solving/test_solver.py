# SPDX-License-Identifier: MIT
from __future__ import annotations

import itertools
import threading

import numpy as np
import pytest
from audits import daily, daily_rows
from patience import until

from engine.rules import turn_states
from engine.rules.scoring import RULE_SETS, rule_set
from engine.runtime.steps import finish
from engine.solving import layers as layers_module
from engine.solving import solver
from engine.solving.value_table import ValueTable

FREE = RULE_SETS["free-joker"]

PARS = {
    "free-joker": 254.589609481963,
    "forced-joker": 254.587728734496,
    "full-joker": 254.711272592478,
    "no-joker": 253.970241189780,
    "no-yahtzee-bonus": 245.870774514112,
}


def run(solving):
    """Return the progress reports and the table of a solve."""
    reports = []
    table = finish(solving, reports.append)
    return reports, table


def solver_threads():
    return [thread for thread in threading.enumerate() if thread.name.startswith("engine")]


def reachable_indices(yahtzee_statuses):
    """Return the indices of all turn states a game can get to, from the definition of the index alone."""
    throws = np.array(list(itertools.product(range(6), repeat=6)))
    result = []
    for upper in range(64):
        faces = np.array([face if upper >> (face - 1) & 1 else 0 for face in range(1, 7)])
        totals = np.unique(np.minimum(throws @ faces, 63))
        result += [
            ((yahtzee * 64 + lower) * 64 + upper) * 64 + total
            for yahtzee in range(yahtzee_statuses)
            for lower in range(64)
            for total in totals
        ]
    return np.sort(np.array(result))


# Start values


@pytest.mark.parametrize("name", PARS)
def test_par(table_of, name):
    assert table_of(RULE_SETS[name]).par == pytest.approx(PARS[name], abs=1e-9)


@pytest.mark.parametrize(("rolls", "par"), [(2, 190.132293), (4, 328.971432)])
def test_par_with_other_numbers_of_rolls(table_of, rolls, par):
    assert table_of(rule_set("free-joker", rolls)).par == pytest.approx(par, abs=1e-6)


def test_more_rolls_are_worth_more(table_of):
    pars = [table_of(rule_set("free-joker", rolls)).par for rolls in (1, 2, 3, 4, 5)]
    assert pars == sorted(pars)
    assert pars[0] < pars[-1]


# What is solved


@pytest.mark.parametrize(
    ("name", "statuses", "count"), daily_rows([("free-joker", 3, 536_448), ("no-yahtzee-bonus", 2, 357_632)])
)
def test_exactly_the_reachable_states_have_values(table_of, name, statuses, count):
    table = table_of(RULE_SETS[name])
    finite = np.flatnonzero(np.isfinite(table.values))
    assert len(finite) == table.turn_states == count
    assert np.array_equal(finite, reachable_indices(statuses))
    assert np.isnan(np.delete(table.values, finite)).all()


def test_full_scorecards_are_worth_nothing(table_of):
    values = table_of(FREE).values.reshape(3, 64, 64, 64)
    assert np.isnan(values[0, 63, 63]).sum() < 64
    assert (values[0, 63, 63][np.isfinite(values[0, 63, 63])] > 0).all()
    for yahtzee in (1, 2):
        full = values[yahtzee, 63, 63]
        assert (full[np.isfinite(full)] == 0.0).all()


def test_values_are_never_negative(table_of):
    assert np.nanmin(table_of(FREE).values) >= 0.0


@pytest.mark.parametrize("name", daily(PARS, 2))
def test_a_higher_upper_total_is_never_worse(table_of, name):
    """At 63 the bonus has been earned and left the value, so it is put back before comparing."""
    values = table_of(RULE_SETS[name]).values.reshape(-1, 64).copy()
    values[:, 63] += 35.0
    for row in values:
        reachable = row[np.isfinite(row)]
        assert (np.diff(reachable) >= -1e-12).all()


@pytest.mark.parametrize("name", ["free-joker", "forced-joker", "no-joker"])
def test_a_bonus_ahead_is_worth_more_than_none(table_of, name):
    values = table_of(RULE_SETS[name]).values.reshape(3, -1)
    reachable = np.isfinite(values[1])
    assert (values[2, reachable] >= values[1, reachable]).all()
    assert values[2, 0] > values[1, 0] + 1


# Threads, progress, cancelling


def test_equal_to_the_last_bit_for_any_number_of_threads(table_of):
    expected = table_of(FREE).values.tobytes()
    for threads in (1, 2, 3, 7):
        assert run(solver.solve(FREE, threads=threads))[1].values.tobytes() == expected, threads


def test_progress_rises_to_the_end(table_of):
    reports, table = run(solver.solve(FREE))
    done = [report.done for report in reports]
    assert done == sorted(set(done))
    assert len(done) == 13
    assert {report.total for report in reports} == {536_448}
    assert done[-1] == 536_448
    assert isinstance(table, ValueTable)
    assert table.rules == FREE


def test_no_thread_is_left_after_a_solve(table_of):
    run(solver.solve(FREE, threads=3))
    assert solver_threads() == []


@pytest.mark.parametrize("steps", [0, 1, 6])
def test_closing_the_generator_cancels_and_leaves_no_thread(table_of, steps):
    solving = solver.solve(FREE, threads=3)
    for _ in range(steps):
        next(solving)
    solving.close()
    assert solver_threads() == []
    with pytest.raises(StopIteration):
        next(solving)


def test_uses_as_many_threads_as_asked(table_of, monkeypatch):
    at_work = set()
    work = solver.solve_chunks

    def recorded(rules, values, begin, layer, chunks):
        if len(layer) > 2 * layers_module.CHUNK:  # smaller layers have less than three chunks
            at_work.add(threading.current_thread().name)
            until(lambda: len(at_work) == 3)
        work(rules, values, begin, layer, chunks)

    monkeypatch.setattr(solver, "solve_chunks", recorded)
    solving = solver.solve(FREE, threads=3)
    next(solving)
    assert at_work == set()
    next(solving)
    solving.close()
    assert len(at_work) == 3


def test_error_in_a_thread_reaches_the_caller(table_of, monkeypatch):
    def broken(*given):
        raise MemoryError

    monkeypatch.setattr(solver, "solve_chunks", broken)
    with pytest.raises(MemoryError):
        run(solver.solve(FREE, threads=2))
    assert solver_threads() == []


def test_layers_hold_every_block_once():
    layers = layers_module.layers_of(FREE)
    blocks = [tuple(block) for layer in layers for block in layer]
    assert len(layers) == 14
    assert sorted(blocks) == sorted(itertools.product(range(3), range(64), range(64)))
    assert [len(layers[0]), len(layers[13])] == [1, 2]


def test_start_state_is_the_first_of_the_table(table_of):
    assert table_of(FREE).par == table_of(FREE).values[turn_states.layout().index(0, 0, 0, 0)]
