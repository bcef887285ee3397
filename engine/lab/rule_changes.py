# SPDX-License-Identifier: MIT
"""A rule change is what another rule makes of the game: its par, its spread, and what is different in the opening."""

from __future__ import annotations

from collections.abc import Mapping

from engine.analysis.analyzer import Analyzer
from engine.games.position import Position, no_scores
from engine.rules.dice import DICE_PER_ROLL, FACES, ROLLS, Dice, ways
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, rule_set

Opening = Mapping[Dice, Dice]
"""The best keep of each first roll of a game."""
Change = tuple[Dice, Dice, Dice]
"""A first roll, what is kept of it by the usual rules, and by others."""

VARIANTS: tuple[RuleSet, ...] = (
    DEFAULT_RULES,
    *(rules for rules in RULE_SETS.values() if rules != DEFAULT_RULES),
    *(rule_set(DEFAULT_RULES.name, rolls) for rolls in (1, 2, 4, 5)),
)
"""The rules of the table, the usual ones first."""


def differences(opening: Opening, other: Opening) -> list[Change]:
    """Return the first rolls with another best keep than in `other`, likeliest first."""
    found = [(roll, other[roll], keep) for roll, keep in opening.items() if other.get(roll, keep) != keep]
    return sorted(found, key=lambda item: (-ways(item[0]), item[0]))


def chance_of(rolls: list[Change]) -> float:
    """Return how likely the first roll is one of those of `differences`."""
    return sum(ways(roll) for roll, _, _ in rolls) / len(FACES) ** DICE_PER_ROLL


def opening_of(analyzer: Analyzer) -> Opening:
    """Return the opening of the rules of an analyzer; none with one roll a turn."""
    rules = analyzer.table.rules
    left = rules.rolls_per_turn - 1
    if not left:
        return {}
    analyses = (analyzer.analyze(Position(roll, left, no_scores(rules), 0, rules)) for roll in ROLLS)
    return dict(zip(ROLLS, (next(iter(analysis.keeps)) for analysis in analyses), strict=True))
