# SPDX-License-Identifier: MIT
"""The neighbours of a position differ from it in one thing: what would have to change for another choice to be best?

With another number of rolls left, another total in the upper boxes that are filled, other rules, or something else to
play for. Analyzers value them, as any position. Only those are told whose best choice is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from itertools import groupby

from engine.analysis.options import Analysis, Option
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.position import Position, PositionError
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import RULE_SETS, RuleSet, upper_total
from engine.runtime.lazy_dataclass import dataclass

Analyze = Callable[[Position], Analysis]
"""Values the options of positions of one rule set and kind of dice, for points or for a goal."""


class Bonus(Enum):
    """How the upper bonus stands."""

    EARNED = "earned"
    OPEN = "open"
    GONE = "out of reach"


@dataclass(frozen=True)
class Neighbour:
    """A change, the `best` option after it, and `stays`: what the best one of today is worth then; None if it is gone.

    One of the others says what is different: the rolls left, the first and the last of the `totals` in the upper boxes
    with how the `bonus` stands with them, the rules, or the goal. Of several totals `best` is that of the one nearest
    to today's.
    """

    best: Option
    stays: Option | None
    rolls_left: int | None = None
    totals: tuple[int, int] | None = None
    bonus: Bonus | None = None
    rules: RuleSet | None = None
    goal: ReachGoal | RiskGoal | None = None


def by_rolls(analyze: Analyze, position: Position) -> Iterator[Neighbour]:
    """Yield what is best with fewer or more rolls left, where that is something else."""
    best = analyze(position).best
    for rolls in range(position.rules.rolls_per_turn):
        if rolls != position.rolls_left:
            found = _other(best, analyze(replace(position, rolls_left=rolls)))
            if found is not None:
                yield replace(found, rolls_left=rolls)


def by_upper_total(analyze: Analyze, position: Position) -> Iterator[Neighbour]:
    """Yield what is best with other totals in the upper boxes that are filled, where that is something else.

    Totals that follow one another with the same best choice, and the bonus as near, are told as one.
    """
    if not position.rules.upper_bonus:
        return
    best, today = analyze(position).best, upper_total(position.filled)
    found = []
    for total, scores in sorted(upper_scores(position).items()):
        other = _other(best, analyze(replace(position, scores=scores))) if total != today else None
        found.append((total, other, _bonus(position, total), None if other is None else _choice(other.best)))
    for (choice, bonus), run in groupby(found, key=lambda one: (one[3], one[2])):
        if choice is not None:
            totals = [(total, other) for total, other, _, _ in run]
            nearest = min(totals, key=lambda one: abs(one[0] - today))[1]
            assert nearest is not None
            yield replace(nearest, totals=(totals[0][0], totals[-1][0]), bonus=bonus)


def by_rules(analyzers: Iterable[tuple[RuleSet, Analyze]], best: Option, position: Position) -> Iterator[Neighbour]:
    """Yield what is best by other rules, where that is something else than `best`."""
    for rules, analyze in analyzers:
        bonuses = position.yahtzee_bonuses if rules.yahtzee_bonus else 0
        rolls = min(position.rolls_left, rules.rolls_per_turn - 1)
        there = replace(position, rules=rules, yahtzee_bonuses=bonuses, rolls_left=rolls)
        found = _other(best, analyze(there))
        if found is not None:
            yield replace(found, rules=rules)


def by_goals(
    analyzers: Iterable[tuple[ReachGoal | RiskGoal, Analyze]], best: Option, position: Position
) -> Iterator[Neighbour]:
    """Yield what is best for other goals, where that is something else than `best`, and the goal is still open."""
    for goal, analyze in analyzers:
        analysis = analyze(position)
        found = None if analysis.is_decided else _other(best, analysis)
        if found is not None:
            yield replace(found, goal=goal)


def upper_scores(position: Position) -> Mapping[int, tuple[int | None, ...]]:
    """Return a card for every total that the filled upper boxes can have, all else as in `position`.

    Each is one of those that change the fewest boxes. Whether its rolls can have earned as many Yahtzee bonuses is not
    looked at: they change no choice.
    """
    found: dict[int, tuple[int, tuple[int | None, ...]]] = {0: (0, position.scores)}
    for category in position.rules.upper:
        if position.scores[category] is not None:
            found = _with_box(found, category, position)
    return {total: scores for total, (_, scores) in found.items()}


def _with_box(
    found: Mapping[int, tuple[int, tuple[int | None, ...]]], category: Category, position: Position
) -> dict[int, tuple[int, tuple[int | None, ...]]]:
    """Return the totals once one more box may hold anything, each with the fewest boxes changed."""
    result: dict[int, tuple[int, tuple[int | None, ...]]] = {}
    for total, (changed, scores) in found.items():
        for count in range(DICE_PER_ROLL + 1):
            points = count * category.face
            changes = changed + (points != position.scores[category])
            if total + points not in result or changes < result[total + points][0]:
                card = (*scores[:category], points, *scores[category + 1 :])
                result[total + points] = changes, card
    return result


def _bonus(position: Position, total: int) -> Bonus:
    needed = position.rules.upper_bonus_at
    if total >= needed:
        return Bonus.EARNED
    to_come = sum(DICE_PER_ROLL * box.face for box in position.rules.upper if position.scores[box] is None)
    return Bonus.OPEN if total + to_come >= needed else Bonus.GONE


def _other(best: Option, analysis: Analysis) -> Neighbour | None:
    """Return what is best in a neighbour where the best option of today is worth less, or is gone."""
    stays = next((option for option in analysis.options if _choice(option) == _choice(best)), None)
    if stays is not None and not stays.lost:
        return None
    return Neighbour(analysis.best, stays)


def _choice(option: Option) -> tuple[object, object]:
    return option.category, option.keep


# ---- what is usually asked about ------------------------------------------------------------------------------------

TARGETS = (200, 250, 300, 350, 400)
LIKINGS = (RiskGoal(0.025), RiskGoal(-0.01))
"""To play carefully, and daringly."""


def other_rules(position: Position) -> list[RuleSet]:
    """Return the other rule sets of Yahtzee, with as many rolls a turn.

    Raises:
        PositionError: for a game with other boxes.
    """
    rolls = position.rules.rolls_per_turn
    if not position.rules.is_yahtzee:
        raise PositionError("rules: no other rules that come with the program have these boxes; name some yourself")
    return [replace(rules, rolls_per_turn=rolls) for name, rules in RULE_SETS.items() if name != position.rules.name]


def usual_goals(position: Position) -> list[ReachGoal | RiskGoal]:
    """Return round scores that are still to be reached, and a liking for risk either way."""
    return [*(ReachGoal(target) for target in TARGETS if target > position.points_so_far), *LIKINGS]
