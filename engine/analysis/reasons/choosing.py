# SPDX-License-Identifier: MIT
"""The few facts about two options that account for most of what sets them apart: these are the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.explanations import Explanation
from engine.analysis.options import Option
from engine.analysis.reasons.facts import NOTICEABLE, Case, extra_dice
from engine.analysis.reasons.reason import Figure, Reason, ReasonKind, Unit
from engine.analysis.verdicts import Measure
from engine.games.position import Position
from engine.rules.categories import Category

MOST_REASONS = 3
NO_POINTS = 0.005
"""Options that differ by less are worth the same: it shows in no figure."""
LEAST_SHARE = 0.1
"""A fact that accounts for less of the difference is not mentioned."""
TELLING = 0.2
"""If no fact accounts for this share, the difference is a little of everything."""
HALF = 0.5
MOST = 0.75
"""Reasons that account for this share of the difference are enough."""
UNTOLD = 1 / 3
"""If reasons leave more than this share of the difference, what they leave is told."""
CLOSE = 1.5
"""Options that differ by less are close, if something speaks for either."""


def reasons(position: Position, one: Explanation, other: Explanation) -> tuple[Reason, ...]:
    """Return why the better of two options of `position` is better, the most telling reason first.

    Where dice are rolled, what this turn shows comes before what a box brings by the end of the game, if it matters.
    It does not matter which of the two explanations is given first. There is no reason between options of equal worth,
    nor where the difference is a little of everything.
    """
    better, worse = (one, other) if one.option.value >= other.option.value else (other, one)
    total = better.option.value - worse.option.value
    if total < NO_POINTS:
        return ()
    facts = sorted(Case(position, better, worse).facts(LEAST_SHARE * total), key=lambda fact: -fact.points)
    pro = [fact for fact in facts if fact.points > 0.0]
    if not pro or pro[0].points < TELLING * total:
        return ()
    contra = [fact for fact in reversed(facts) if fact.points < 0.0]
    chosen, against = _chosen(pro, contra, total, worse.option.category)
    chosen = _that_speak_for_it(chosen, against, facts, total, better.option, worse.option)
    if better.option.is_reroll or worse.option.is_reroll:  # what this turn shows comes first
        chosen.sort(key=lambda fact: fact.is_indirect or fact.points < TELLING * total)
    extra = extra_dice(worse.option, better.option)
    if extra and not contra:
        chosen[0] = replace(chosen[0], kind=ReasonKind.DEAD, option=worse.option, extra=extra)
    if against is not None:
        chosen.append(replace(against, kind=ReasonKind.COUNTERPOINT, option=worse.option))
    return tuple(_named(reason, position, better.option, worse.option) for reason in chosen)


def _chosen(
    pro: list[Reason], contra: list[Reason], total: float, box: Category | None
) -> tuple[list[Reason], Reason | None]:
    """Return what is said for the better option, and what the other one has going for it, if that is much.

    That is left out where the reasons would not account for half of the difference because of it. What the `box` of the
    other one brings later is always among them.
    """
    against = contra[0] if contra and contra[0].points <= -HALF * pro[0].points else None
    chosen = _enough(pro, total, against)
    if against is not None and _sum(*chosen, against) < HALF * total and against.points > -total:
        chosen, against = _enough(pro, total, None), None
    if against is None and len(chosen) < MOST_REASONS and not any(map(_is_chance, chosen)):
        fair = (one for one in contra if _is_chance(one) and _sum(*chosen, one) >= HALF * total)
        against = next(fair, None)
    own = next((fact for fact in pro if box is not None and fact.category is box and fact not in chosen), None)
    if own is not None:
        room = MOST_REASONS - (against is not None)
        chosen = sorted([*chosen[: max(1, room - 1)], own], key=lambda fact: -fact.points)
    return chosen, against


def _that_speak_for_it(
    chosen: list[Reason], against: Reason | None, facts: list[Reason], total: float, better: Option, worse: Option
) -> list[Reason]:
    """Return what is said for the better option, with the next largest facts where all that is told speaks against it.

    That may be because of a box that is told beside.
    """
    while True:
        told = [*chosen, *filter(None, [against])]
        beside = told_beside(told, better, worse)
        others = sum(fact.points for fact in facts if fact.category is not None and fact.category is beside)
        left = [fact for fact in facts if fact.points > 0.0 and fact not in chosen]
        has_room = len(told) + (beside is not None) < MOST_REASONS
        if _sum(*told) + others >= HALF * total or not has_room or not left:
            return chosen
        chosen = sorted([*chosen, left[0]], key=lambda fact: -fact.points)


def told_beside(found: Sequence[Reason], better: Option, worse: Option) -> Category | None:
    """Return the box, of two that are compared, that is told beside reasons: what one brings later begs for the other.

    None where reasons tell it, or nothing of the other one.
    """
    mine, other = better.category, worse.category
    told = {one.category: one.points for one in found if one.figure.unit is Unit.POINTS}
    if mine is None or other is None:
        return None
    if told.get(other, 0.0) > 0.0 and mine not in told:
        return mine
    return other if told.get(mine, 0.0) < 0.0 and other not in told else None


def _enough(pro: list[Reason], total: float, against: Reason | None) -> list[Reason]:
    """Return the largest facts that account for most of the difference, with a chance among them if there is one."""
    room, needed = (
        (MOST_REASONS, MOST * total) if against is None else (MOST_REASONS - 1, MOST * total - against.points)
    )
    chosen: list[Reason] = []
    for fact in sorted(pro, key=_weight, reverse=True)[:room]:
        if _sum(*chosen) < needed:
            chosen.append(fact)
    chance = next(filter(_is_chance, pro), None)
    if chance is not None and not any(map(_is_chance, (*chosen, *filter(None, [against])))):
        chosen = [*chosen[: room - 1], chance]
    return sorted(chosen, key=lambda fact: -fact.points)


def _weight(fact: Reason) -> float:
    """Return how much a fact counts: one that no choice of this turn shows, half its points."""
    return fact.points * (HALF if fact.is_indirect else 1.0)


def _sum(*facts: Reason) -> float:
    return sum(fact.points for fact in facts)


def _is_chance(fact: Reason) -> bool:
    figure = fact.figure
    return figure.unit is Unit.CHANCE and abs(figure.better - figure.worse) >= NOTICEABLE


def _named(reason: Reason, position: Position, better: Option, worse: Option) -> Reason:
    """Return a reason under its more telling name: a box that is safe, or rolls that are thrown away.

    A counterpoint stays one, whatever it throws away.
    """
    if reason.category is not None and reason.category is worse.category and position.rolls_left and better.is_reroll:
        kind = reason.kind if reason.kind is ReasonKind.COUNTERPOINT else ReasonKind.ROLLS
        return replace(reason, kind=kind, option=worse, rolls=position.rolls_left)
    return replace(reason, kind=ReasonKind.SAFE) if reason.kind is ReasonKind.MAKES and reason.is_sure else reason


def goal_reason(one: Option, other: Option) -> tuple[Reason, ...]:
    """Return by how much the better of two options is better for the goal that they were ranked by, if it is."""
    if one.worth is None or other.worth is None or one.lost == other.lost:
        return ()
    better, worse = (one, other) if one.lost < other.lost else (other, one)
    unit = Unit.CHANCE if one.measure is Measure.CHANCE else Unit.POINTS
    figure = Figure("goal", unit, better.worth or 0.0, worse.worth or 0.0)
    return (Reason(ReasonKind.GOAL, better, (), figure.better - figure.worse, figure),)


def untold(found: Sequence[Reason], total: float, beside: float = 0.0) -> float:
    """Return how many points of a difference its reasons leave, and what is told `beside` them, if that is much.

    With a counterpoint it is nothing.
    """
    rest = total - _sum(*found) - beside
    return rest if rest > UNTOLD * total and found and found[-1].points > 0.0 else 0.0


def is_close(found: Sequence[Reason], total: float) -> bool:
    """Return whether two options are close, though something speaks for either, or a little of everything for one."""
    return abs(total) < CLOSE and (not found or found[-1].points < 0.0)
