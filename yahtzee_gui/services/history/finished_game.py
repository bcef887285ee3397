# SPDX-License-Identifier: MIT
"""A finished game is what the history keeps of one: when, which rules and dice, the figures of its review, its text."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from engine.coach.fairness import FaceCounts, faces_rolled
from engine.coach.review import Review
from engine.games.game import Game
from engine.rules.dice_models import FAIR_DICE


class GameKey(NamedTuple):
    """What makes a game the same game: its dice and the rules they are played by."""

    seed: str
    rules: str
    rolls_per_turn: int
    dice_model: str


@dataclass(frozen=True)
class FinishedGame:
    """One game that is over and reviewed.

    `finished_at` is a time in UTC as ISO 8601 writes it. `points_lost` are those of the `decisions` that counted, by
    the first choice made in each. `faces` counts the dice that were rolled. `text` is the whole game in notation.
    """

    finished_at: str
    seed: str
    rules: str
    rolls_per_turn: int
    dice_model: str
    coached: bool
    score: int
    par: float
    luck: float
    points_lost: float
    decisions: int
    accuracy: float
    faces: FaceCounts
    text: str

    @property
    def key(self) -> GameKey:
        """What makes it this game and no other."""
        return GameKey(self.seed, self.rules, self.rolls_per_turn, self.dice_model)

    @property
    def is_fair(self) -> bool:
        """Whether its dice were fair."""
        return self.dice_model == FAIR_DICE.name

    @classmethod
    def from_review(cls, review: Review, coached: bool, text: str, now: datetime) -> FinishedGame:
        """Return the finished game that was reviewed; `text` is its notation and `now` the time, zone included.

        Raises:
            ValueError: if the game is not over.
        """
        game = review.game
        if not game.is_over:
            raise ValueError("the game is not over")
        return cls(
            finished_at=now.astimezone(UTC).isoformat(timespec="seconds"),
            coached=coached,
            score=game.points_so_far,
            par=review.par,
            luck=review.luck,
            points_lost=review.graded_points_lost,
            decisions=len(review.counted),
            accuracy=review.accuracy,
            faces=faces_rolled(game),
            text=text,
            **game_key(game)._asdict(),
        )


def game_key(game: Game) -> GameKey:
    """Return what makes `game` the same game as another."""
    return GameKey(game.seed, game.rules.name, game.rules.rolls_per_turn, game.dice_model.name)
