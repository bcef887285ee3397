# SPDX-License-Identifier: MIT
"""Tables are really made wrong, by numbers changed behind the solver's back or by damaged machine code."""

from __future__ import annotations

import hashlib
import os
import pickle
import random
import shutil
import subprocess
import sys

import naive
import numpy as np
import pytest
from audits import daily
from checkout import ROOT

from engine.rules import turn_states
from engine.rules.dice import DEMON, FAIR_DICE, OFFERED_DICE, PERFECT_DEMON, WORST_OF_2
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.runtime import compiling, files
from engine.runtime.steps import finish
from engine.solving import components, goal_tables, kernels, library, new_table_checks, solver
from engine.solving.faults import TableError, TableFault
from engine.solving.reference import filled_boxes, turns_worth
from engine.solving.value_table import ValueTable, table_path

TWO_ROLLS = rule_set("forced-joker", 2)


def two_open_boxes(table):
    """Return some turn states with one or two open boxes, with what a table says they are worth."""
    for state in new_table_checks.sample(table.rules, "late", 1, range(11, 13)):
        yield state, float(table.values[turn_states.layout().index(*state)])


@pytest.mark.parametrize("rules", daily(RULE_SETS.values(), 8), ids=lambda rules: rules.name)
def test_a_turn_worked_out_afresh_is_what_the_slow_twin_says(rules):
    """On one open box nothing is to come after it, so no table is needed."""
    for state in new_table_checks.sample(rules, "one open box", 1, range(12, 13)):
        filled = {category.key for category in filled_boxes(rules, state)}
        is_50 = state[0] == turn_states.YAHTZEE_BONUS_AHEAD
        (found,) = turns_worth(rules, [state], lambda gain: gain.all_points)
        expected = naive.state_value(rules.name, filled, state[3], is_50, rules.rolls_per_turn, "fair")
        assert found == pytest.approx(expected, abs=1e-9)


# Value tables


def with_values(table, change):
    values = table.values.copy()
    change(values)
    return ValueTable(table.rules, values, table.dice_model)


def scaled(values):
    values *= 1.0 + 1e-6


def one_layer_moved(values):
    """Move the states with the upper boxes and chance open only."""
    lower = sum(1 << bit for category, bit in turn_states.layout().lower_bits.items() if category.name != "CHANCE")
    first = turn_states.layout().index(turn_states.YAHTZEE_FILLED, lower, 0, 0)
    values[first : first + 64] += 0.01


def a_hole(values):
    values[turn_states.layout().index(1, 5, 0, 0)] = np.nan


def a_number_too_many(values):
    values[np.flatnonzero(np.isnan(values))[-1]] = 10.0


def infinite(values):
    values[np.flatnonzero(~np.isnan(values))[-1]] = np.inf


@pytest.mark.parametrize("change", [scaled, a_hole, a_number_too_many, infinite])
def test_wrong_values_are_told(table_of, change):
    with pytest.raises(TableError) as told:
        new_table_checks.check_values(with_values(table_of(DEFAULT_RULES), change))
    assert told.value.problem.fault is TableFault.WRONG_VALUES


def test_where_par_is_not_written_down_a_layer_that_is_wrong_is_told_by_the_sample(table_of):
    table = table_of(TWO_ROLLS)
    new_table_checks.check_values(table)
    filled = np.array([bin(index >> 12 & 63).count("1") + bin(index >> 6 & 63).count("1") for index in range(1 << 18)])

    def late_layers_moved(values):
        values[1 << 18 : 1 << 19][filled == 9] += 1e-4

    with pytest.raises(TableError, match="turn state"):
        new_table_checks.check_values(with_values(table, late_layers_moved))


# What is done about it


class Glitch:
    """Kernels that give wrong numbers until everything is compiled again, if that helps."""

    def __init__(self, monkeypatch, module, name, spoil, *, is_lasting=False):
        self.compiled = 0
        self._is_lasting = is_lasting
        kernel = getattr(module, name)

        def glitching(*arguments):
            kernel(*arguments)
            if is_lasting or not self.compiled:
                spoil(*arguments)

        monkeypatch.setattr(module, name, glitching)
        monkeypatch.setattr(compiling, "compile_again", self.compile_again)

    def compile_again(self):
        self.compiled += 1
        compiling._damaged.append("all of it")


def spoil_values(values, *others):
    values *= 1.0000001


def test_a_wrong_table_is_made_once_more_by_code_compiled_again(empty_cache, table_of, monkeypatch):
    table_of(DEFAULT_RULES)
    compiling.take_damaged()
    glitch = Glitch(monkeypatch, kernels, "solve_blocks", spoil_values)
    delivery = finish(library.obtain(DEFAULT_RULES, force=True))
    assert (glitch.compiled, delivery.recompiled, delivery.unsaved) == (1, True, None)
    assert delivery.table.par == table_of(DEFAULT_RULES).par


def test_a_table_that_stays_wrong_is_neither_used_nor_kept(run, empty_cache, monkeypatch):
    glitch = Glitch(monkeypatch, kernels, "solve_blocks", spoil_values, is_lasting=True)
    status, out, err = run("solve")
    assert (glitch.compiled, status, out) == (1, 1, "")
    assert "what was worked out is wrong (par): the memory or the processor may be at fault" in err
    assert not table_path(DEFAULT_RULES).exists()


def move_values(values, *others):
    values += 1e-4


@pytest.mark.parametrize("spoil", [spoil_values, move_values])
def test_a_wrong_table_for_an_aversion_to_risk_is_told(monkeypatch, spoil):
    """All of it scaled alike leaves the play as it was, but not what it is worth."""
    glitch = Glitch(monkeypatch, kernels, "solve_blocks", spoil, is_lasting=True)
    with pytest.raises(TableError, match="is wrong"):
        finish(solver.solve_risk(DEFAULT_RULES, 0.01))
    assert glitch.compiled == 1


def test_wrong_lines_of_a_goal_are_told(monkeypatch):
    late = goal_tables.Beginning((turn_states.YAHTZEE_FILLED, 0b111110, 0b111100, 40), 150, 150)

    def spoil(lines, *others):
        lines.pool[:] = np.clip(lines.pool * 1.0001 + 0.0001, 0.0, 0.999)

    assert finish(goal_tables.solve_goal(DEFAULT_RULES, goal_tables.reach(170), late)).value(late.turn_state, 150) > 0.0
    Glitch(monkeypatch, goal_tables, "solve_lines", spoil, is_lasting=True)
    with pytest.raises(TableError, match="is wrong"):
        finish(goal_tables.solve_goal(DEFAULT_RULES, goal_tables.reach(170), late))


# Components


@pytest.fixture(scope="module")
def numbers(table_of):
    return finish(components.build_components(table_of(DEFAULT_RULES)))


def check(table, made):
    new_table_checks.check_components(made.numbers, table)


def a_sum_moved(numbers):
    numbers[100, 5] += 1e-3


def below_zero(numbers):
    numbers[200, 15] = -1.0


@pytest.mark.parametrize("change", [a_sum_moved, below_zero])
def test_wrong_components_are_told(numbers, table_of, change):
    table = table_of(DEFAULT_RULES)
    check(table, numbers)
    wrong = components.ComponentTable(numbers.numbers.copy())
    change(wrong.numbers)
    with pytest.raises(TableError, match="is wrong"):
        check(table, wrong)


# All rules and dice


@pytest.mark.audit
@pytest.mark.parametrize("rolls", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", RULE_SETS)
def test_no_right_table_is_refused(name, rolls, monkeypatch):
    """Solving raises if a check does; the sample is made larger here than it is in use."""
    monkeypatch.setattr(new_table_checks, "_EACH", 20)
    monkeypatch.setattr(new_table_checks, "_FEW", 6)
    rules = rule_set(name, rolls)
    fair = finish(solver.solve(rules))
    for model in {FAIR_DICE, DEMON, PERFECT_DEMON, WORST_OF_2, *(OFFERED_DICE if rolls == 3 else ())}:
        table = finish(solver.solve(rules, model, fair=fair))
        finish(components.build_components(table, fair))
    for aversion in (-0.2, -0.01, 1e-6, 0.01, 0.2):
        finish(solver.solve_risk(rules, aversion))


# Machine code with a bit flipped before it was kept


def flip_in_code(path, chance):
    """Flip a bit of the machine code in a file of compiled code, and give it a checksum that fits."""
    place, bit = chance
    body = bytearray(path.read_bytes()[hashlib.sha256().digest_size :])
    body[int(place * len(body))] ^= 1 << bit
    try:
        pickle.loads(body)
    except Exception:
        return False
    path.write_bytes(compiling._checksum(path.name, bytes(body)) + body)
    return True


@pytest.mark.audit
def test_no_flipped_bit_of_the_machine_code_leaves_a_wrong_table(table_of, tmp_path):
    """What was damaged before it had a checksum: whatever becomes of the process, a table that it keeps is right.

    The last bits of a constant may be hit: so right is what the checks promise, for all turn states and not for some.
    """
    rng, outcomes = random.Random(5), []
    good = table_of(DEFAULT_RULES).values
    fresh = tmp_path / "fresh"  # other tests have compiled the kernel for other dice and goals, too
    assert _solve(fresh) == "unharmed"
    compiled = fresh / files.APP_FOLDER / files.engine_cache().name / "compiled"
    for trial in range(30):
        cache = tmp_path / str(trial)
        folder = cache / files.APP_FOLDER / files.engine_cache().name
        shutil.copytree(compiled, folder / "compiled")
        (path,) = folder.glob("compiled/*solve_blocks*")
        while not flip_in_code(path, (rng.random(), rng.randrange(8))):
            pass
        outcomes.append(_solve(cache))
        table = folder / f"table-{DEFAULT_RULES.key}-fair.bin"
        if table.exists():
            kept = np.frombuffer(table.read_bytes().partition(b"\n")[2]).reshape(good.shape)
            np.testing.assert_allclose(kept, good, rtol=1e-8, atol=1e-8, err_msg=f"{trial}: {outcomes[-1]}")
        shutil.rmtree(cache)
    print(outcomes)


def _solve(cache):
    command = [sys.executable, "-m", "engine", "solve", "--json"]
    environment = os.environ | {"XDG_CACHE_HOME": str(cache)}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return "hangs"
    if done.returncode == 0:
        return "compiled again" if "compiled again" in done.stderr else "unharmed"
    return f"ends with {done.returncode}"
