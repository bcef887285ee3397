# SPDX-License-Identifier: MIT
"""The teacher chooses, of all reasons why one of two options is better, the few that tell most."""

from __future__ import annotations

from engine.analysis.explanations import Explanation
from engine.analysis.reasons.case import Case
from engine.analysis.reasons.reason import Reason, ReasonKind
from engine.analysis.reasons.rules import NO_POINTS, RULES
from engine.games.position import Position

MOST_REASONS = 2

_BESIDE = (ReasonKind.ONLY_HELPS, ReasonKind.HELPS_NOTHING, ReasonKind.IN_RETURN)

_WEIGHTS = {
    ReasonKind.BRINGS_MORE: 0.01,
    ReasonKind.IN_RETURN: 0.7,
    ReasonKind.ONLY_BOX: 2.5,
    **dict.fromkeys(
        (
            ReasonKind.RISKS_BONUS,
            ReasonKind.EARNS_BONUS,
            ReasonKind.LOSES_BONUS,
            ReasonKind.SAFE_ROLL,
            ReasonKind.OPEN_ENDED,
            ReasonKind.ENDS_BONUSES,
            ReasonKind.CHEAPER_BOX,
        ),
        2.0,
    ),
    ReasonKind.ONLY_HELPS: 6.0,
    **dict.fromkeys((ReasonKind.BREAKS_SURE, ReasonKind.TAKES_MADE, ReasonKind.COUNTS_JOKER), 8.0),
    **dict.fromkeys((ReasonKind.HELPS_NOTHING, ReasonKind.ZERO, ReasonKind.USES_CHANCE), 1.7),
    **dict.fromkeys(
        (
            ReasonKind.SPARES,
            ReasonKind.LEAVES_OPEN,
            ReasonKind.RISKS_ZERO,
            ReasonKind.HIGHER_DICE,
        ),
        1.0,
    ),
}
_USUAL_WEIGHT = 1.4


def reasons(position: Position, one: Explanation, other: Explanation, most: int = MOST_REASONS) -> tuple[Reason, ...]:
    """Return why the better of two options of `position` is better, the most telling reason first.

    It does not matter which of the two explanations is given first. There is no reason between options of equal worth.
    """
    better, worse = (one, other) if one.option.value >= other.option.value else (other, one)
    if better.option.value - worse.option.value < NO_POINTS:
        return ()
    case = Case(position, better, worse)
    found = sorted((reason for rule in RULES for reason in rule(case)), key=_weight, reverse=True)
    # A sentence about the better option or against the worse one comes first; what is said beside it never alone.
    first = next((reason for reason in found if reason.kind not in _BESIDE), None)
    if first is None:
        return ()
    chosen = [first]
    for reason in found:
        if len(chosen) < most and all(_adds_to(reason, before) for before in chosen):
            chosen.append(reason)
    return tuple(chosen)


def _weight(reason: Reason) -> float:
    """Return how much a reason counts: the points behind it, a plain fact more than a comparison."""
    return reason.points * _WEIGHTS.get(reason.kind, _USUAL_WEIGHT)


def _adds_to(reason: Reason, before: Reason) -> bool:
    """Return whether `reason` says something that the one before it did not."""
    if reason.kind in _BESIDE:
        return before.kind not in _BESIDE and before.kind is not ReasonKind.ONLY_BOX
    if reason.kind is ReasonKind.BRINGS_MORE:
        return False  # the parts by themselves say least: they stand where nothing else does
    if before.kind is ReasonKind.ONLY_BOX:
        return reason is not before
    return not set(reason.parts) <= set(before.parts)
