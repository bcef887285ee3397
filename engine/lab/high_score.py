# SPDX-License-Identifier: MIT
"""To beat a high score by the normal approximation, as Verhoeff proposes it, beside what is exact.

Mean and spread of the final score under best-expectation play are known for every option (`engine.analysis.explainer`).
If final scores were normally distributed, the chance of T or more after an option with mean m and standard deviation s
would be 1 - Phi((T - 1/2 - m) / s), and the player would take the option with the highest. They are not: bonuses come
in lumps of 35, 50 and 100 points, so the distribution has several humps, and a player who goes for T does not go on as
the mean and the spread suppose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, sqrt

from engine.analysis.explainer import Explainer
from engine.analysis.options import Analysis, Option
from engine.runtime.lazy_dataclass import dataclass

_CONTINUITY = 0.5


def normal_chance(target: float, mean: float, sd: float) -> float:
    """Return how likely a normally distributed score is to be `target` or more, scores being whole numbers."""
    distance = target - _CONTINUITY - mean
    if sd <= 0.0:
        return float(distance <= 0.0)
    return 0.5 * erfc(distance / (sd * sqrt(2.0)))


@dataclass(frozen=True)
class Approximated:
    """An option for a target: mean and SD after it under best-expectation play, the normal approximation made of them,
    and the exact best chance (the option's `worth`)."""

    option: Option
    sd: float
    normal: float


def approximate(analysis: Analysis, target: int, explainer: Explainer) -> list[Approximated]:
    """Return the options of an analysis for a target, by falling normal approximation.

    Args:
        analysis: with the target as its goal, so options have exact chances.
        target: the score to reach.
        explainer: prepared, for the same rules and fair dice.
    """
    found = []
    for option in analysis.options:
        sd = explainer.explain(analysis.position, option).sd
        found.append(Approximated(option, sd, normal_chance(target, option.value, sd)))
    return sorted(found, key=lambda one: -one.normal)


@dataclass(frozen=True)
class Tail:
    """A target in a whole game: the normal approximation and the exact chance, both under best-expectation play."""

    target: int
    normal: float
    exact: float


def tails(distribution: Sequence[float], figures: Mapping[str, float], targets: Sequence[int]) -> list[Tail]:
    """Return the approximation beside the exact chance for several targets.

    Args:
        distribution: the chance of each final score.
        figures: its ``mean`` and ``sd``.
        targets: the scores to reach.
    """
    return [
        Tail(target, normal_chance(target, figures["mean"], figures["sd"]), sum(distribution[max(target, 0) :]))
        for target in targets
    ]
