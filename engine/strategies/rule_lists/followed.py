# SPDX-License-Identifier: MIT
"""The rule that is followed: which one of a list decides in a position, told for people.

What a list does, kernels carry out (`engine.strategies.rule_lists.rule_kernels`). A player who learns from rules asks
more: which of them spoke.
"""

from __future__ import annotations

from engine.games.position import Position
from engine.strategies.rule_lists.rule_list import Clause, Rule, RuleList


def rule_followed(rules: RuleList, position: Position) -> Rule | None:
    """Return the first rule that fits in a position; None where none does, so that worths or `otherwise` decide."""
    return next((rule for rule in rules.rules if _fits(rule, position)), None)


def _fits(rule: Rule, position: Position) -> bool:
    if not all(_holds(clause, position) for clause in rule.clauses):
        return False
    if position.rolls_left:
        return rule.keep(position.roll, position.rolls_left) is not None
    points = position.allowed().get(rule.box) if rule.box is not None else None
    return points is not None and rule.scores(position.roll, points)


def _holds(clause: Clause, position: Position) -> bool:
    return any((position.scores[box] is None) is clause.is_open for box in clause.boxes)
