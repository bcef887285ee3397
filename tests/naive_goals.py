# SPDX-License-Identifier: MIT
"""The slow twin of goals: what a position is worth when the mean of any function of the final score is maximised.

That function, the *utility*, is asked for the whole final score of a finished game: points so far, upper bonus and
Yahtzee bonuses included. `reach` makes the chance to reach a target of it, `beat_utility` the chance to beat others,
and `exponential` a liking or disliking of risk. Dice are fair. The recurrence is that of `naive`, but the points so far
are part of the state, because what they are worth is known at the end only:

    value(card)            = utility(points), once the scorecard is full
    value(card)            = mean over the first roll of rolled(card, roll, rolls_per_turn - 1)
    rolled(card, roll, 0)  = max over the allowed categories of value(next card)
    rolled(card, roll, r)  = max over the keeps of: mean over the rerolled dice of rolled(card, new roll, r - 1)

Only values are worked out; which of several options of the same value is taken is no concern of this twin. For play
that was decided elsewhere, `distribution` lists every final score with its chance, on scorecards kept box by box.

It stands on the rules of `naive` and shares no code with the engine. A card takes about 5 ms, and there are some dozens
with two open boxes, some hundreds with three, thousands with four.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import naive
from naive import Dice

Utility = Callable[[int], float]
"""What a final score is worth; it has to be hashable, as functions are, because values are remembered by it."""

Decision = tuple[str, Dice] | tuple[str, str]
"""("keep", dice) or ("score", category)."""

Policy = Callable[[dict[str, int], int, int, Dice, int], Decision]
"""Decides from scorecard, points so far, Yahtzee bonuses, roll and rolls left."""


# Utilities


@cache
def reach(target: int) -> Utility:
    """Return the utility whose mean is the chance of a final score of at least `target`."""
    return lambda points: float(points >= target)


@cache
def exponential(a: float) -> Utility:
    """Return the utility of somebody who shuns risk (a > 0), does not mind it (a = 0) or seeks it (a < 0)."""
    if a == 0:
        return float
    sign = -1 if a > 0 else 1
    return lambda points: sign * math.exp(-a * points)


def certainty_equivalent(mean_utility: float, a: float) -> float:
    """Return the sure final score that is worth as much as a mean of the utility `exponential(a)`."""
    return mean_utility if a == 0 else -math.log(abs(mean_utility)) / a


def beat_utility(distributions: Sequence[Mapping[int, float]]) -> Utility:
    """Return the chance to beat opponents with these final scores, a tie of k others being won once in 1 + k times.

    Every combination of the others' scores is tried, so distributions should have a handful of scores each.
    """

    @cache
    def utility(points: int) -> float:
        total = 0.0
        for combination in itertools.product(*(chances.items() for chances in distributions)):
            others = [other for other, _ in combination]
            if all(other <= points for other in others):
                total += math.prod(chance for _, chance in combination) / (1 + others.count(points))
        return total

    return utility


# The best values


class Card(NamedTuple):
    """What is known between two turns, the points so far among it, and the rules of the game."""

    rules: str
    filled: frozenset[str]
    upper_total: int
    yahtzee_is_50: bool
    points: int
    rolls_per_turn: int


def card_of(rules: str, scores: Mapping[str, int], yahtzee_bonuses: int, rolls_per_turn: int) -> Card:
    """Return the card of a scorecard, its upper total capped at 63; an unknown name is an error."""
    if rules not in naive.RULES:
        raise ValueError(f"unknown rules: {rules!r}")
    if not set(scores) <= set(naive.CATEGORIES):
        raise ValueError(f"unknown categories: {sorted(set(scores) - set(naive.CATEGORIES))}")
    upper_total = sum(points for category, points in scores.items() if category in naive.UPPER)
    so_far = naive.points_so_far(scores, yahtzee_bonuses)
    return Card(rules, frozenset(scores), min(upper_total, 63), scores.get("yahtzee") == 50, so_far, rolls_per_turn)


def after_scoring(card: Card, roll: Dice, category: str, points: int) -> Card:
    """Return the card after `roll` has filled `category` for `points`."""
    gained = points
    if naive.five_alike(roll) and card.yahtzee_is_50 and card.rules != "no-yahtzee-bonus":
        gained += 100
    upper_total = card.upper_total
    if category in naive.UPPER:
        upper_total += points
        if card.upper_total < 63 <= upper_total:
            gained += 35
    return card._replace(
        filled=card.filled | {category},
        upper_total=min(upper_total, 63),
        yahtzee_is_50=card.yahtzee_is_50 or (category == "yahtzee" and points == 50),
        points=card.points + gained,
    )


@cache
def value(card: Card, utility: Utility) -> float:
    """Return the best mean utility before the first roll of a turn."""
    if len(card.filled) == len(naive.CATEGORIES):
        return utility(card.points)
    return rerolled_value(card, utility, (), card.rolls_per_turn - 1)


def rerolled_value(card: Card, utility: Utility, keep: Dice, rolls_left: int) -> float:
    """Return what rolling the rest of `keep` is worth when `rolls_left` rerolls are left after that."""
    values = rolled_values(card, utility, rolls_left)
    return sum(ways * values[roll] for roll, ways in naive.outcomes(keep).items()) / 6 ** (5 - len(keep))


@lru_cache(maxsize=64)
def rolled_values(card: Card, utility: Utility, rolls_left: int) -> dict[Dice, float]:
    """Return the best mean utility of each of the 252 rolls, with `rolls_left` rerolls left in this turn."""
    if rolls_left == 0:
        return {roll: max(category_values(card, utility, roll).values()) for roll in naive.ROLLS}
    kept = {keep: rerolled_value(card, utility, keep, rolls_left - 1) for keep in naive.KEEPS}
    return {roll: max(kept[keep] for keep in naive.keeps(roll)) for roll in naive.ROLLS}


def category_values(card: Card, utility: Utility, roll: Dice) -> dict[str, float]:
    """Return the best mean utility after scoring `roll` in each of the allowed categories."""
    return {
        category: value(after_scoring(card, roll, category, points), utility)
        for category, points in naive.allowed(card.rules, card.filled, roll).items()
    }


def before_turn(
    rules: str, scores: Mapping[str, int], yahtzee_bonuses: int, utility: Utility, rolls_per_turn: int = 3
) -> float:
    """Return the best mean utility before the first roll of a turn; of a full scorecard, the utility of its points."""
    return value(card_of(rules, scores, yahtzee_bonuses, rolls_per_turn), utility)


def chance_values(
    rules: str,
    scores: Mapping[str, int],
    yahtzee_bonuses: int,
    dice: Iterable[int | str],
    rolls_left: int,
    utility: Utility,
    rolls_per_turn: int = 3,
) -> dict[str, dict[str, float]]:
    """Return every option of a position with the best mean utility that it leads to.

    `dice` may be numbers or a string of digits. The answer is `{"keeps": {"": value, "55": value, ...}, "categories":
    {"chance": value, ...}}`; without rolls left there are no keeps.
    """
    roll = tuple(sorted(int(die) for die in dice))
    card = card_of(rules, scores, yahtzee_bonuses, rolls_per_turn)
    kept = {}
    if rolls_left > 0:
        kept = {
            "".join(map(str, keep)): rerolled_value(card, utility, keep, rolls_left - 1) for keep in naive.keeps(roll)
        }
    return {"keeps": kept, "categories": category_values(card, utility, roll)}


# Final scores under a policy


class Game(NamedTuple):
    """A scorecard box by box with its Yahtzee bonuses, the rules, and who plays."""

    policy: Policy
    rules: str
    boxes: frozenset[tuple[str, int]]
    yahtzee_bonuses: int
    rolls_per_turn: int


def decision(game: Game, roll: Dice, rolls_left: int) -> Decision:
    """Return what the policy does; what the rules forbid is an error."""
    filled = dict(game.boxes)
    scores = {category: filled[category] for category in naive.CATEGORIES if category in filled}
    so_far = naive.points_so_far(scores, game.yahtzee_bonuses)
    kind, chosen = game.policy(scores, so_far, game.yahtzee_bonuses, roll, rolls_left)
    if kind == "keep" and rolls_left > 0 and chosen in naive.keeps(roll):
        return kind, chosen
    if kind == "score" and chosen in naive.allowed(game.rules, scores, roll):
        return kind, chosen
    raise ValueError(f"not to be done with {roll} and {rolls_left} rolls left: {kind!r} {chosen!r}")


def next_game(game: Game, roll: Dice, category: str) -> Game:
    """Return the game after `roll` has been scored in a category."""
    scores = dict(game.boxes)
    points = naive.allowed(game.rules, scores, roll)[category]
    bonus = naive.five_alike(roll) and scores.get("yahtzee") == 50 and game.rules != "no-yahtzee-bonus"
    return game._replace(boxes=game.boxes | {(category, points)}, yahtzee_bonuses=game.yahtzee_bonuses + int(bonus))


@cache
def final_scores(game: Game) -> dict[int, float]:
    """Return the chance of every final score, before the first roll of a turn."""
    if len(game.boxes) == len(naive.CATEGORIES):
        return {naive.points_so_far(dict(game.boxes), game.yahtzee_bonuses): 1.0}
    first = {roll: ways / 6**5 for roll, ways in naive.outcomes(()).items()}
    return final_scores_of(game, first, game.rolls_per_turn - 1)


def final_scores_of(game: Game, rolls: Mapping[Dice, float], rolls_left: int) -> dict[int, float]:
    """Return the chance of every final score when one of these rolls is on the table, each with its chance."""
    result: dict[int, float] = defaultdict(float)
    rerolled: dict[Dice, float] = defaultdict(float)
    for roll, chance in rolls.items():
        kind, chosen = decision(game, roll, rolls_left)
        if kind == "keep":
            for outcome, ways in naive.outcomes(chosen).items():
                rerolled[outcome] += chance * ways / 6 ** (5 - len(chosen))
        else:
            for points, later in final_scores(next_game(game, roll, chosen)).items():
                result[points] += chance * later
    if rerolled:
        for points, chance in final_scores_of(game, rerolled, rolls_left - 1).items():
            result[points] += chance
    return dict(sorted(result.items()))


def distribution(
    policy: Policy, rules: str, scores: Mapping[str, int], yahtzee_bonuses: int, rolls_per_turn: int = 3
) -> dict[int, float]:
    """Return the chance of every final score under a policy, before the first roll of a turn.

    Policies are asked about every scorecard that can come up, so at most three boxes should be open.
    """
    card_of(rules, scores, yahtzee_bonuses, rolls_per_turn)
    return final_scores(Game(policy, rules, frozenset(scores.items()), yahtzee_bonuses, rolls_per_turn)).copy()


def distribution_from_roll(
    policy: Policy,
    rules: str,
    scores: Mapping[str, int],
    yahtzee_bonuses: int,
    dice: Iterable[int | str],
    rolls_left: int,
    rolls_per_turn: int = 3,
) -> dict[int, float]:
    """Return the chance of every final score under a policy, a roll being on the table."""
    card_of(rules, scores, yahtzee_bonuses, rolls_per_turn)
    game = Game(policy, rules, frozenset(scores.items()), yahtzee_bonuses, rolls_per_turn)
    return final_scores_of(game, {tuple(sorted(int(die) for die in dice)): 1.0}, rolls_left)
