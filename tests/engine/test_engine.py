# SPDX-License-Identifier: MIT
"""``import engine`` offers what scripts need, and brings nothing heavy along until it is asked for a number."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine import api

CHECKOUT = Path(engine.__file__).parents[1]
HEAVY = {"numpy", "numba", "llvmlite", "rich"}
ASKED = """
position = engine.Position((2, 2, 4, 5, 2), 2)
assert engine.position_from_json(engine.position_as_json(position)) == position
record = engine.Record(engine.Game("seed")).roll()
assert engine.loads(engine.dumps(record)) == record
engine.strategy("greedy"), engine.dice_model("worst-of-3"), engine.rule_set("no-joker", 2), engine.RULE_SETS
engine.advise, engine.review, engine.explain, engine.answers, engine.statistics, engine.simulate, engine.solve
"""


def loaded_after(script):
    """Return the modules that a fresh process has loaded after a script."""
    script += "\nimport json, sys; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_importing_the_engine_loads_no_other_module_of_it():
    loaded = loaded_after("import engine")
    assert {name for name in loaded if name.startswith("engine")} == {"engine"}
    assert not loaded & HEAVY


def test_rules_games_and_the_functions_themselves_load_nothing_heavy():
    loaded = loaded_after("import engine\n" + ASKED)
    assert {"engine.api", "engine.games.game"} <= loaded
    assert not loaded & HEAVY


def test_a_number_is_computed_with_numba():
    assert HEAVY - {"rich"} <= loaded_after("import engine; engine.solve()")


def test_each_name_is_there():
    assert {*engine.__all__} <= {*dir(engine)}
    assert all(getattr(engine, name) is getattr(api, name) for name in engine.__all__)


def test_no_other_name_is():
    with pytest.raises(AttributeError, match="module 'engine' has no attribute 'solver'"):
        _ = engine.solver


def test_a_name_does_not_hide_a_subpackage():
    folders = {path.stem for path in Path(engine.__file__).parent.iterdir()}
    assert not folders & set(engine.__all__)


def test_each_function_is_documented():
    for name in ("solve", "advise", "review", "explain", "answers", "statistics", "simulate", "expected_score", "play"):
        assert getattr(engine, name).__doc__
