# SPDX-License-Identifier: MIT
"""What importing parts of the engine brings along: asked in fresh processes, so that other tests do not interfere."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import engine

_FOLDER = Path(engine.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(_FOLDER).with_suffix("").parts)
    for path in _FOLDER.rglob("*.py")
    if path.stem not in ("__main__", "__init__")
)
LIGHT = (
    "analysis.explanations",
    "analysis.options",
    "analysis.reasons",
    "analysis.verdicts",
    "one_turn.chain",
    "one_turn.chain_figures",
    "one_turn.keep_scores",
    "one_turn.odds",
    "one_turn.targets",
    "distribution.statistics",
    "game_review.fairness",
    "game_review.levels",
    "game_review.review",
    "cli.statistics",
    "cli.console",
    "cli.drawing",
    "lab.commands.pictures",
    "cli.strategies",
    "cli.printing",
    "cli.games",
    "cli.positions",
    "cli.tables",
    "lab.commands.accuracy",
    "lab.commands.one_turn",
    "lab.commands.studies",
    "workspace.workspace",
    "runtime.files",
    "api",
    "workspace.prospects",
    "games.game",
    "games.goals",
    "games.notation",
    "games.position",
    "rules.categories",
    "rules.dice",
    "rules.par",
    "rules.scoring",
    "solving.faults",
    "solving.library",
    "runtime.steps",
    "strategies.goals",
    "strategies.mince",
    "strategies.rules_of_thumb",
    "strategies.strategies",
)
QT = {"PySide6", "shiboken6", "yahtzee_gui"}
HEAVY = {"numpy", "numba", "llvmlite"}
PRINTING = {"rich"}


def packages_after_importing(modules):
    """Return the names of the packages that a fresh process has loaded after importing modules of the engine."""
    names = [f"engine.{name}" for name in modules]
    loaded = "sorted({name.split('.')[0] for name in sys.modules})"
    script = f"import json, sys, {', '.join(names)}\nprint(json.dumps({loaded}))"
    folder = Path(engine.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


@pytest.mark.parametrize("modules", [LIGHT, (*LIGHT, "__main__")], ids=["modules", "command line"])
def test_light_modules_load_neither_numpy_nor_numba(modules):
    loaded = packages_after_importing(modules)
    assert "engine" in loaded
    assert not loaded & (HEAVY | QT | PRINTING)


def test_no_module_of_the_engine_loads_qt():
    loaded = packages_after_importing(MODULES)
    assert loaded >= HEAVY
    assert not loaded & QT
