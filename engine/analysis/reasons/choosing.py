# SPDX-License-Identifier: MIT
"""The few facts about two options that account for most of what sets them apart: these are the reasons."""

from __future__ import annotations

from dataclasses import replace

from engine.analysis.explanations import Explanation
from engine.analysis.options import Option
from engine.analysis.reasons.facts import Case, extra_dice, splits_hairs
from engine.analysis.reasons.reason import Figure, Reason, ReasonKind, Unit
from engine.analysis.verdicts import Measure
from engine.games.position import Position

MOST_REASONS = 3
NO_POINTS = 0.005
"""Options that differ by less are worth the same: it shows in no figure."""
LEAST_SHARE = 0.1
"""A fact that accounts for less of the difference is not mentioned."""
TELLING = 0.2
"""If no fact accounts for this share, the difference is many small things."""
HALF = 0.5
MOST = 0.75
"""Reasons that account for this share of the difference are enough."""


def reasons(position: Position, one: Explanation, other: Explanation) -> tuple[Reason, ...]:
    """Return why the better of two options of `position` is better, what decides first.

    Where either scores a box, that comes first, whatever it accounts for: its points now, and what it brings left open.
    Where dice are rolled, what this turn shows comes before what a box brings by the end of the game, if it matters.
    It does not matter which of the two explanations is given first. There is no reason between options of equal worth,
    nor between two ways of rolling where the difference is many small things.
    """
    better, worse = (one, other) if one.option.value >= other.option.value else (other, one)
    total = better.option.value - worse.option.value
    if total < NO_POINTS:
        return ()
    case = Case(position, better, worse)
    boxes = list(case.boxes())
    facts = sorted(case.facts(LEAST_SHARE * total), key=lambda fact: -fact.points)
    pro, contra = [fact for fact in facts if fact.points > 0.0], [fact for fact in facts if fact.points < 0.0]
    if not boxes and (not pro or pro[0].points < TELLING * total):
        return ()
    chosen, against = _chosen(boxes, pro, contra, total)
    if better.option.is_reroll or worse.option.is_reroll:  # what this turn shows comes first
        chosen.sort(key=lambda fact: fact.is_indirect or fact.points < TELLING * total)
    extra = extra_dice(worse.option, better.option)
    if extra and not contra:
        chosen[0] = replace(chosen[0], kind=ReasonKind.DEAD, option=worse.option, extra=extra)
    found = (*boxes, *chosen, *filter(None, [against]))
    return tuple(_named(reason, position, better.option, worse.option) for reason in found)


def _chosen(
    boxes: list[Reason], pro: list[Reason], contra: list[Reason], total: float
) -> tuple[list[Reason], Reason | None]:
    """Return what is said for the better option beside its boxes, and what the other one has going for it, if much.

    That is left out where the reasons would not account for half of the difference because of it, unless it is more.
    """
    told, room = _sum(*boxes), MOST_REASONS - bool(boxes)
    most = max(told, pro[0].points if pro else 0.0)
    against = contra[-1] if contra and told >= 0.0 and contra[-1].points <= -HALF * most else None
    if against is not None:
        chosen = _enough(pro, told + against.points, total, room - 1)
        if _sum(*boxes, *chosen, against) >= HALF * total or against.points <= -total:
            return chosen, against
    return _enough(pro, told, total, room), None


def _enough(pro: list[Reason], told: float, total: float, room: int) -> list[Reason]:
    """Return the largest facts that account for most of a difference, with a chance among them if there is one.

    What splits hairs is among them only where without it they would not account for half.
    """
    chosen: list[Reason] = []
    for share, some in ((MOST, [fact for fact in pro if not splits_hairs(fact.figure)]), (HALF, pro)):
        # What no choice of this turn shows counts half its points.
        for fact in sorted(some, key=lambda fact: fact.points * (HALF if fact.is_indirect else 1.0), reverse=True):
            if fact not in chosen and len(chosen) < room and told + _sum(*chosen) < share * total:
                chosen.append(fact)
    chance = next((fact for fact in pro if fact.figure.unit is Unit.CHANCE and not splits_hairs(fact.figure)), None)
    if chosen and chance is not None and not any(fact.figure.unit is Unit.CHANCE for fact in chosen):
        chosen = [*chosen[: max(0, room - 1)], chance]
    return sorted(chosen, key=lambda fact: -fact.points)


def _sum(*facts: Reason) -> float:
    return sum(fact.points for fact in facts)


def _named(reason: Reason, position: Position, better: Option, worse: Option) -> Reason:
    """Return a reason under its more telling name: what speaks for the other one, or a box that is safe.

    Of a box that the other one takes it is told which rolls that throws away.
    """
    if better.is_reroll and reason.category is not None and reason.category is worse.category:
        reason = replace(reason, rolls=position.rolls_left)
    if reason.points < 0.0:
        return replace(reason, kind=ReasonKind.COUNTERPOINT, option=worse)
    return replace(reason, kind=ReasonKind.SAFE) if reason.kind is ReasonKind.MAKES and reason.is_sure else reason


def goal_reason(one: Option, other: Option) -> tuple[Reason, ...]:
    """Return by how much the better of two options is better for the goal that they were ranked by, if it is."""
    if one.worth is None or other.worth is None or one.lost == other.lost:
        return ()
    better, worse = (one, other) if one.lost < other.lost else (other, one)
    unit = Unit.CHANCE if one.measure is Measure.CHANCE else Unit.POINTS
    figure = Figure("goal", unit, better.worth or 0.0, worse.worth or 0.0)
    return (Reason(ReasonKind.GOAL, better, (), figure.better - figure.worse, figure),)
