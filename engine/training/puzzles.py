# SPDX-License-Identifier: MIT
"""A puzzle is a position as hard as is wanted, out of a game that was played just now; a seed makes it again.

The games are those of perfect play and of strategies in turn, so a position may be neat or messy, early or late. From
each game comes one puzzle at most: a decision (`engine.training.lessons.exercise.is_decision`) that not every player
finds (`engine.training.difficulty`). The longer the search, the further from what was wanted a puzzle may be.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import field
from itertools import islice
from random import Random

from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.training.difficulty import credits_of, difficulty, is_trivial
from engine.training.lessons.exercise import Exercise, is_decision
from engine.training.lessons.game_pool import GamePool
from engine.training.rating import Rating
from engine.training.themes import Theme, theme_of

SESSION = 10
"""The most puzzles in a session."""
MINUTES = 5
"""How long a session takes: the puzzle that is answered after that is its last."""
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
