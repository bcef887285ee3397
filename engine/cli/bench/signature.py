# SPDX-License-Identifier: MIT
"""The signature: one short hash over what the engine answers, the same on every machine.

What is hashed are rankings and values with six decimals: the average of perfect play for every rule set, the opening
book, and all options of 10,000 positions from games played at random. Rankings are those of exact arithmetic
(`engine.lab.certify`), and values are right to eleven decimals, so neither hangs on how a machine rounds. A version
with another signature answers something else: its line in CHANGELOG.md says what.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator

from engine.analysis.analyzer import Analyzer
from engine.analysis.options import Analysis
from engine.cli.bench.speeds import sample_positions
from engine.distribution.statistics import NEW_GAME
from engine.games.position import Position
from engine.rules import dice
from engine.rules.scoring import DEFAULT_RULES, SHIPPED, rule_set
from engine.runtime.steps import StepsDone
from engine.solving.library import TableKey
from engine.workspace.workspace import Workspace

POSITIONS = 10_000
_DIGITS = 16


def signature(workspace: Workspace, positions: int = POSITIONS) -> Generator[StepsDone, None, str]:
    """Work out the signature.

    Yields how far it is (closing the generator cancels) and returns 16 hexadecimal digits.

    Args:
        workspace: where tables come from.
        positions: how many there are; only the usual number gives the signature that is published.
    """
    found, total = hashlib.sha256(), len(SHIPPED) + 1
    for done, name in enumerate(SHIPPED, 1):
        table = workspace.get(workspace.table_for(TableKey(rule_set(name)))).table
        found.update(f"{name} {table.par:.9f}\n".encode())
        yield StepsDone(done, total)
    analyzer = workspace.get(workspace.analyzer(TableKey(DEFAULT_RULES)))
    for line in _answers(analyzer, positions):
        found.update(line.encode())
    yield StepsDone(total, total)
    return found.hexdigest()[:_DIGITS]


def _answers(analyzer: Analyzer, positions: int) -> Iterator[str]:
    left = DEFAULT_RULES.rolls_per_turn - 1
    for roll in dice.ROLLS:
        yield _line(analyzer.analyze(Position(roll, left, NEW_GAME.scores, 0, DEFAULT_RULES)))
    for position in sample_positions(positions):
        yield _line(analyzer.analyze(position))


def _line(analysis: Analysis) -> str:
    """Return the options of a position, best first: an equals sign joins a joint best one to the one before."""
    words = [
        ("=" if not option.points_lost else " ")
        + (option.category.key if option.category is not None else "".join(map(str, option.keep or ())) or "-")
        for option in analysis.options
    ]
    return f"{analysis.options[0].value:.6f}{''.join(words)}\n"
