# SPDX-License-Identifier: MIT
"""A finished game is what the history keeps of one: when, which rules and dice, its score, its text, and its grade."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import NamedTuple

from engine.coach.fairness import FaceCounts, faces_rolled
from engine.coach.review import Review
from engine.games import saved
from engine.games.game import Game
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.rules.dice_models import FAIR_DICE


class Kind(NamedTuple):
    """What games have in common that one table can grade: the rules and the dice."""

    rules: str
    rolls_per_turn: int
    dice_model: str


class GameKey(NamedTuple):
    """What makes a game the same game: its dice and the rules they are played by."""

    seed: str
    rules: str
    rolls_per_turn: int
    dice_model: str

    @property
    def kind(self) -> Kind:
        """What it has in common with other games."""
        return Kind(self.rules, self.rolls_per_turn, self.dice_model)


@dataclass(frozen=True)
class Grade:
    """What the coach says of a finished game.

    `points_lost` are those of the `decisions` that counted, by the first choice made in each.
    """

    par: float
    luck: float
    points_lost: float
    decisions: int
    accuracy: float

    @classmethod
    def of(cls, review: Review) -> Grade:
        """Return the grade of the game that was reviewed."""
        return cls(
            par=review.par,
            luck=review.luck,
            points_lost=review.graded_points_lost,
            decisions=len(review.counted),
            accuracy=review.accuracy,
        )


@dataclass(frozen=True)
class FinishedGame:
    """One game that is over; `grade` is None until the coach has looked at it, which takes its table.

    `finished_at` is a time in UTC as ISO 8601 writes it. `faces` counts the dice that were rolled. `text` is the whole
    game in notation.
    """

    finished_at: str
    seed: str
    rules: str
    rolls_per_turn: int
    dice_model: str
    coached: bool
    score: int
    faces: FaceCounts
    text: str
    grade: Grade | None = None

    @property
    def key(self) -> GameKey:
        """What makes it this game and no other."""
        return GameKey(self.seed, self.rules, self.rolls_per_turn, self.dice_model)

    @property
    def kind(self) -> Kind:
        """Which table can grade it."""
        return Kind(self.rules, self.rolls_per_turn, self.dice_model)

    @property
    def is_fair(self) -> bool:
        """Whether its dice were fair."""
        return self.dice_model == FAIR_DICE.name

    @classmethod
    def of(cls, play: Play, now: datetime) -> FinishedGame:
        """Return the game of a record, or that of the first person in a match, not graded.

        `now` is the time, zone included.

        Raises:
            ValueError: if the game is not over.
        """
        record = own_record(play)
        game = record.game
        if not (game.is_over if isinstance(play, Record) else play.is_over):
            raise ValueError("the game is not over")
        return cls(
            finished_at=now.astimezone(UTC).isoformat(timespec="seconds"),
            coached=record.is_coached,
            score=game.points_so_far,
            faces=faces_rolled(game),
            text=saved.dumps(play),
            **game_key(game)._asdict(),
        )

    def with_grade(self, grade: Grade) -> FinishedGame:
        """Return the same game, graded."""
        return replace(self, grade=grade)

    def is_same_finish(self, other: FinishedGame) -> bool:
        """Return whether `other` is this game and was played the same way to its end."""
        return self.key == other.key and self.text == other.text


def game_key(game: Game) -> GameKey:
    """Return what makes `game` the same game as another."""
    return GameKey(game.seed, game.rules.name, game.rules.rolls_per_turn, game.dice_model.name)
