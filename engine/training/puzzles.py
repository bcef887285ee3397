# SPDX-License-Identifier: MIT
"""A puzzle is a position as hard as is wanted, out of a game that was played just now; a seed makes it again.

The games are those of perfect play and of strategies in turn, so a position may be neat or messy, early or late. From
each game comes one puzzle at most: a decision (`engine.training.exercises.is_decision`) that not every player
finds (`difficulty`). The longer the search, the further from what was wanted a puzzle may be.

A rating says how strong a player is as one number, and how sure that is; a puzzle has one, too: how hard it is.

It is Mark Glickman's: *The Glicko system* (Boston University, 1999, glicko.net/glicko/glicko.pdf), with his symbols.
A rating r has a deviation RD. With q = ln 10 / 400, g(RD) = 1 / sqrt(1 + 3 q^2 RD^2 / pi^2), a result s_j between 0 and
1 against an opponent r_j, RD_j, and the expected result

    E_j = 1 / (1 + 10^(-g(RD_j) (r - r_j) / 400)),    1/d^2 = q^2 sum g(RD_j)^2 E_j (1 - E_j),

    r' = r + q / (1/RD^2 + 1/d^2) sum g(RD_j) (s_j - E_j),    RD' = 1 / sqrt(1/RD^2 + 1/d^2),

and RD grows to sqrt(RD^2 + c^2 t) in a time t without results. Each answer is a period of its own here, so that the
rating moves at once, and t is in days.

How hard a position is, as a rating: the one at which players of known strength do on it what they do.

The players are strategies, those of the lessons among them, whose choice is known, and five who err: they take an
option with the weight max(0, 1 - points lost / reach)^8, like ``plays-like-N`` (docs/commands.md). Each has a `credit`
for what it loses, on the mean where chance decides. With a player's strength r_i and s_i for its credit, the difficulty
d is where

    sum (E(r_i, d) - s_i) = 0,    E(r, d) = 1 / (1 + 10^((d - r) / 400)),

the maximum likelihood of a Rasch model; a new player's rating is in the sum, too, so that what everyone gets right
has a difficulty as well. The strengths are those at which the same equation holds the other way round, over many
positions; they are written down, and a test works them out again. Everything is exact and by itself:
the same position is as hard on every machine, and no player's answers change that.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import field
from itertools import islice
from math import exp, log, pi, sqrt
from random import Random

from engine.analysis.options import Analysis
from engine.analysis.verdicts import Verdict, verdict
from engine.game_review.levels import WIDTH
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.training.exercises import FOUND_UP_TO, Exercise, GamePool, is_decision
from engine.training.themes import Theme, theme_of

NEW_RATING, LARGEST_DEVIATION, LEAST_DEVIATION = 1500.0, 350.0, 40.0
"""The rating and deviation of a player who has not answered yet, and the least deviation there is.

Without a least one a rating would hardly move any more, however much its player learns.
"""
YEARS_TO_FORGET = 5.0
"""The time without an answer after which a rating from `USUAL` is as unsure as a new one."""
USUAL_DEVIATION = 50.0
"""The deviation of a usual player, from which that is reckoned."""
_Q = log(10.0) / 400.0
_C_SQUARED = (LARGEST_DEVIATION**2 - USUAL_DEVIATION**2) / (365.25 * YEARS_TO_FORGET)  # a day


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation, both in Glicko points."""

    value: float = NEW_RATING
    deviation: float = LARGEST_DEVIATION

    @property
    def half(self) -> float:
        """Half the width of the interval that holds the true rating with the chance `CERTAINTY`.

        It does where opponents are about as strong, some stronger and some weaker (`engine.training.puzzles.ends`).
        """
        return WIDTH * self.deviation

    def after_days(self, days: float) -> Rating:
        """Return the rating after some days without an answer: as high, and less sure."""
        grown = sqrt(self.deviation**2 + _C_SQUARED * max(0.0, days))
        return Rating(self.value, min(grown, LARGEST_DEVIATION))


NEW_PLAYER = Rating()


@dataclass(frozen=True)
class Result:
    """A result of 0 (lost) to 1 (won) against an opponent."""

    against: Rating
    score: float


def expected_result(player: Rating, opponent: Rating) -> float:
    """Return the player's expected result: E of the module's formula, which leaves the player's RD out."""
    return 1.0 / (1.0 + 10.0 ** (-_g(opponent.deviation) * (player.value - opponent.value) / 400.0))


def rated(player: Rating, results: Iterable[Result], least: float = LEAST_DEVIATION) -> Rating:
    """Return the rating after the results of one period, with a deviation of no less than `least`.

    Raises:
        ValueError: if a result is not between 0 and 1.
    """
    moved, known = 0.0, 1.0 / player.deviation**2
    for result in results:
        if not 0.0 <= result.score <= 1.0:
            raise ValueError(f"score: must be between 0 and 1, is {result.score}")
        weight, chance = _g(result.against.deviation), expected_result(player, result.against)
        known += (_Q * weight) ** 2 * chance * (1.0 - chance)
        moved += weight * (result.score - chance)
    return Rating(player.value + _Q / known * moved, max(least, 1.0 / sqrt(known)))


def _g(deviation: float) -> float:
    return 1.0 / sqrt(1.0 + 3.0 * (_Q * deviation / pi) ** 2)


PLAYERS = ("greedy", "mince", "rules-of-thumb", *(f"pupil-{lessons}" for lessons in range(1, 13)))
"""The strategies that say how hard a position is."""
REACHES = (32.0, 16.0, 8.0, 4.0, 2.0)
"""How many points those lose at most who err."""
STRENGTHS = (
    *(1404.0, 1611.0, 1594.0),
    *(1481.0, 1558.0, 1657.0, 1687.0, 1721.0, 1804.0, 1854.0, 1875.0, 1892.0, 1911.0, 1916.0, 1923.0),
    *(1365.0, 1509.0, 1727.0, 2030.0, 2343.0),
)
"""The strength of each of the `PLAYERS`, and then of those who err: a new player is at 1500."""
_ERRS = 8  # as in the kernels of ``plays-like-N``
_STEP, _STEPS, _CLOSE = 200.0, 60, 1e-6


def credit(lost: float) -> float:
    """Return the credit for a choice by the points it loses: 1 if it is found, 1/2 for an inaccuracy, else 0."""
    judged = verdict(lost)
    return 1.0 if judged <= FOUND_UP_TO else 0.5 if judged is Verdict.INACCURACY else 0.0


def credits_of(pool: GamePool, analysis: Analysis) -> tuple[float, ...]:
    """Return the credit of each of the `PLAYERS` in a position, and then of those who err."""
    choices = (pool.choice(name, analysis.position) for name in PLAYERS)
    known = (credit(analysis.option(choice).lost) if choice is not None else 0.5 for choice in choices)
    return (*known, *(_erring(analysis, reach) for reach in REACHES))


def is_trivial(credits: Sequence[float]) -> bool:
    """Return whether every one of the `PLAYERS` finds what is best: there is nothing to puzzle over."""
    return min(credits[: len(PLAYERS)]) == 1.0


def difficulty(credits: Sequence[float], strengths: Sequence[float] = STRENGTHS) -> Rating:
    """Return how hard a position is on which players of these strengths have these credits."""
    found, info = NEW_RATING, 1.0 / LARGEST_DEVIATION**2
    for _ in range(_STEPS):
        chances = [_expected(strength, found) for strength in strengths]
        info = _Q * _Q * sum(chance * (1.0 - chance) for chance in chances) + 1.0 / LARGEST_DEVIATION**2
        step = (_Q * (sum(chances) - sum(credits)) - (found - NEW_RATING) / LARGEST_DEVIATION**2) / info
        found += min(max(step, -_STEP), _STEP)
        if abs(step) < _CLOSE:
            break
    return Rating(found, 1.0 / sqrt(info))


def _expected(strength: float, hard: float) -> float:
    return 1.0 / (1.0 + exp(-_Q * (strength - hard)))


def _erring(analysis: Analysis, reach: float) -> float:
    """Return the mean credit of a player who never takes an option that loses `reach` points or more."""
    lost = [option.lost for option in analysis.deeds]
    weights = [max(0.0, 1.0 - one / reach) ** _ERRS for one in lost]
    return sum(weight * credit(one) for weight, one in zip(weights, lost, strict=True)) / sum(weights)


SESSION = 10
"""The puzzles in a session."""
TODAY = (1250.0, 1350.0, 1450.0, 1600.0, 1800.0)
"""How hard the puzzles of a day are, which are the same for everyone."""
_SPREAD = 120.0
"""How much harder or easier than the player is strong the puzzles of a session are, at most."""
_EASIEST, _HARDEST = 1220.0, 2000.0
"""There are hardly any puzzles beyond these, which would take long to find."""
_TOLD_FROM, _TOLD_TO = _EASIEST, 1900.0
"""Between these, puzzles tell a rating from both sides; nearer to the hardest there are too few that are harder."""
_PLAYED_BY = ("optimal", "pupil-12", "rules-of-thumb", "pupil-8", "pupil-4", "mince", "greedy")
_ALIKE = 3  # the most puzzles of one theme in a session of any
_LOOKS = 8  # positions of a game that are looked at where any theme will do
_NEAR, _WIDER = 40.0, 4.0  # how far from what is wanted a puzzle may be, and how much further after each game
_MOST_GAMES = 1500


@dataclass(frozen=True)
class Puzzle(Exercise):
    """A position, what it is about, and how hard it is."""

    difficulty: Rating = field(default_factory=Rating)


def levels_around(value: float, puzzles: int = SESSION) -> tuple[float, ...]:
    """Return how hard the puzzles of a session are for a player of this rating: easy and hard ones in turn."""
    steps = [(2.0 * place / (puzzles - 1) - 1.0) * _SPREAD for place in range(puzzles)] if puzzles > 1 else [0.0]
    half = puzzles // 2
    mixed = [steps[place // 2 + (half if place % 2 else 0)] for place in range(2 * half)]
    return tuple(min(max(_EASIEST, value + step), _HARDEST) for step in (*mixed, *steps[2 * half :]))


def ends(rating: Rating) -> tuple[float | None, float | None]:
    """Return between what a player's true rating is with the chance `CERTAINTY`, from five answers on.

    An end is None where it is beyond what puzzles tell: someone who solves all or none may be further out by any
    amount.
    """
    low, high = rating.value - rating.half, rating.value + rating.half
    return low if low >= _TOLD_FROM else None, high if high <= _TOLD_TO else None


def puzzle_of(pool: GamePool, position: Position, theme: Theme | None = None) -> Puzzle | None:
    """Return a position as a puzzle; None if there is nothing to puzzle over in it, or it is about another theme."""
    analysis = pool.analyzer.analyze(position)
    if not is_decision(analysis):
        return None
    about = theme_of(analysis)
    if theme is not None and about is not theme:
        return None
    credits = credits_of(pool, analysis)
    return None if is_trivial(credits) else Puzzle(position, about, difficulty(credits))


def draw_puzzles(
    pool: GamePool, seed: str, levels: Sequence[float], theme: Theme | None = None
) -> Generator[StepsDone, None, tuple[Puzzle, ...]]:
    """Find a puzzle for each of `levels`, about a theme or any; the same seed finds the same.

    Yields how far it is after each game (closing the generator cancels) and returns the puzzles in this order. There
    are fewer only if that many games do not have them.
    """
    found: dict[int, Puzzle] = {}
    random = Random(seed)
    for number, (_name, positions) in enumerate(islice(pool.games(_PLAYED_BY, seed), _MOST_GAMES)):
        looks = len(positions) if theme is not None else min(_LOOKS, len(positions))
        for position in random.sample(positions, looks):
            puzzle = puzzle_of(pool, position, theme)
            place = _place(puzzle, levels, found, _NEAR + _WIDER * number, any_theme=theme is None)
            if puzzle is not None and place is not None:
                found[place] = puzzle
                break
        if len(found) == len(levels):
            break
        yield StepsDone(len(found), len(levels))
    return tuple(found[place] for place in sorted(found))


def _place(
    puzzle: Puzzle | None, levels: Sequence[float], found: dict[int, Puzzle], near: float, *, any_theme: bool
) -> int | None:
    """Return the place that a puzzle takes: the one whose level it comes nearest to; None if it takes none."""
    if puzzle is None or any(puzzle.position.roll == one.position.roll for one in found.values()):
        return None
    if any_theme and sum(one.about is puzzle.about for one in found.values()) >= _ALIKE:
        return None
    missing = [place for place in range(len(levels)) if place not in found]
    place = min(missing, key=lambda one: abs(levels[one] - puzzle.difficulty.value))
    return place if abs(levels[place] - puzzle.difficulty.value) <= near else None
