# SPDX-License-Identifier: MIT
"""A finished game is what the history keeps of one: when, which rules and dice, its score, its text, and its grade."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from engine.analysis.verdicts import Measure
from engine.game_review.fairness import NO_FACES, FaceCounts, faces_rolled
from engine.game_review.review import Review
from engine.games import cards, notation, saved
from engine.games.cards import PaperCard
from engine.games.game import Game
from engine.games.goals import ReachGoal, RecordGoal, RiskGoal, WinGoal
from engine.games.record import Record
from engine.games.saved import Play, own_record
from engine.rules.categories import Category
from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import RuleSet, points_so_far, rules_from_json, rules_key, rules_of_key
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.words import units

_Parameters = ParamSpec("_Parameters")
_Found = TypeVar("_Found")


def or_none(read: Callable[_Parameters, _Found | None]) -> Callable[_Parameters, _Found | None]:
    """Have `read` return None whatever is damaged in what it reads, but not for want of memory: that may be whole."""

    @wraps(read)
    def reading(*arguments: _Parameters.args, **named: _Parameters.kwargs) -> _Found | None:
        try:
            return read(*arguments, **named)
        except MemoryError:
            raise
        except Exception:
            return None

    return reading


BEGINS_IN_TEXT = '"begins": {'
"""What the text of a game has in it that began from a position."""

IMPORTED = "imported"
"""What the goal of a game begins with, as the history has it, that was over when it came from elsewhere.

So it is a kind by itself, and takes the place of no game with the same dice that is played here.
"""
CARD = "card"
"""What the goal of a game is, as the history has it, of which there is the card alone: it was played on paper."""
TYPED_IN_TEXT = '"typed": true'
"""What the text of a game has in it of which a roll was typed in."""
_HEAD = 200  # characters in which the format of a text stands


class GameKind(NamedTuple):
    """What games have in common that are compared: the rules, the dice, and what is played for.

    `rules` is a name, or the rules themselves (`rules_key`). `goal` is empty for the expected final score; see
    `goal_key`. Of a card it is `CARD`.
    """

    rules: str
    rolls_per_turn: int
    dice_model: str
    goal: str = ""

    @property
    def as_played(self) -> GameKind:
        """The kind that it was when it was played, wherever it comes from."""
        return self._replace(goal=self.goal.removeprefix(IMPORTED).lstrip() if self.goal != CARD else "")


class GameKey(NamedTuple):
    """What makes a game the same game: its dice, the rules they are played by, and what for."""

    seed: str
    rules: str
    rolls_per_turn: int
    dice_model: str
    goal: str = ""

    @property
    def kind(self) -> GameKind:
        """What it has in common with other games."""
        return GameKind(self.rules, self.rolls_per_turn, self.dice_model, self.goal)


@dataclass(frozen=True)
class Grade:
    """What the coach says of a finished game.

    `points_lost` are those of the first choices, of which `decisions` counted: in points exactly, as levels are worked
    out from them. The `luck`, and what was lost of a chance, are as the end page has them (in games graded by earlier
    versions unrounded, or without the little that choices lost that don't count). Of a game with a goal, `par` is its
    chance at the start in per cent, `luck` and `points_lost` are percentage points, and there is no `accuracy`.
    """

    par: float
    luck: float
    points_lost: float
    decisions: int
    accuracy: float | None

    @classmethod
    def of(cls, review: Review) -> Grade:
        is_chance = review.measure is Measure.CHANCE
        return cls(
            par=review.start,
            luck=units.luck_of(review),
            points_lost=units.first_lost_in(review) if is_chance else review.graded_points_lost,
            decisions=len(review.counted),
            accuracy=review.accuracy,
        )


class Place(NamedTuple):
    """A seat of a match that is over: whose it is, the final score, and whether it is that of this history.

    `strategy` is what plays there; empty for a person.
    """

    name: str
    total: int
    is_own: bool
    strategy: str = ""


@dataclass(frozen=True)
class FinishedGame:
    """One game that is over; `grade` is None until the coach has looked at it, which takes its table.

    `goal` is what was played for, as `goal_key` writes it. `finished_at` is a time in UTC as ISO 8601 writes it.
    `faces` counts the dice that were rolled. `text` is the whole game in notation. `seats` are
    those of a match, none in a game of one.
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
    goal: str = ""
    seats: tuple[Place, ...] = ()

    @property
    def key(self) -> GameKey:
        """What makes it this game and no other."""
        return GameKey(self.seed, self.rules, self.rolls_per_turn, self.dice_model, self.goal)

    @property
    def kind(self) -> GameKind:
        """What it has in common with games that it is compared with."""
        return GameKind(self.rules, self.rolls_per_turn, self.dice_model, self.goal)

    @property
    def is_rolled_here(self) -> bool:
        """Whether the program rolled all dice: the luck of dice that were typed in says nothing about ours."""
        return TYPED_IN_TEXT not in self.text

    @property
    def is_imported(self) -> bool:
        """Whether it was over when it came from elsewhere: it is there to be looked at, and counts in nothing."""
        return self.goal.startswith(IMPORTED)

    @property
    def is_card(self) -> bool:
        """Whether there is its card alone: its luck, what its choices cost and what help there was are not known."""
        return self.goal == CARD

    @property
    def is_asked_again(self) -> bool:
        """Whether its costly choices are practised: those with fair dice for points, by any rules."""
        return not self.goal and self.dice_model == FAIR_DICE.name

    @property
    def can_be_dealt_again(self) -> bool:
        """Whether a game of one can begin with its rolls, which were all the program's."""
        is_one = self.is_rolled_here and not (self.seats or self.is_imported)
        return is_one and BEGINS_IN_TEXT not in self.text

    @classmethod
    def of(cls, play: Play, now: datetime, text: str | None = None) -> FinishedGame:
        """Return the game of a record, or that of the first person in a match, not graded.

        `now` is the time, zone included; `text` is the game in notation, where it is written already.

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
            text=saved.dumps(play) if text is None else text,
            seats=seats_at(play),
            **record_key(record)._asdict(),
        )

    @classmethod
    def of_cards(cls, table: Sequence[PaperCard], now: datetime) -> FinishedGame:
        """Return the game of which there are the cards alone; the first one is the player's own."""
        own, text = table[0], cards.dumps(table)
        return cls(
            finished_at=now.astimezone(UTC).isoformat(timespec="seconds"),
            seed=f"{CARD}-{hashlib.sha256(text.encode()).hexdigest()[:16]}",
            rules=rules_key(own.rules),
            rolls_per_turn=own.rules.rolls_per_turn,
            dice_model=FAIR_DICE.name,
            coached=False,
            score=own.points_so_far,
            faces=NO_FACES,
            text=text,
            goal=CARD,
            seats=seats_of(text),
        )

    @classmethod
    def of_text(cls, text: str, now: datetime) -> FinishedGame:
        """Return the finished game that a text tells, or the cards; a ValueError if it tells none."""
        if cards.FORMAT in text[:_HEAD]:
            return cls.of_cards(cards.loads(text), now)
        return cls.of(saved.loads(text), now)

    def with_grade(self, grade: Grade) -> FinishedGame:
        return replace(self, grade=grade)

    def is_same_finish(self, other: FinishedGame) -> bool:
        """Return whether `other` is this game and was played the same way to its end."""
        return self.key == other.key and self.text == other.text


def game_key(game: Game, goal: RecordGoal | None = None) -> GameKey:
    """Return what makes `game`, played for a goal, the same game as another."""
    rules = game.rules
    return GameKey(game.seed, rules_key(rules), rules.rolls_per_turn, game.dice_model.name, goal_key(goal))


def known_rules(key: str, rolls_per_turn: int) -> RuleSet | None:
    """Return the rules of a key that a history has; None of those of a later version."""
    try:
        return rules_of_key(key, rolls_per_turn)
    except ValueError:
        return None


def record_key(record: Record) -> GameKey:
    """Return what makes the game of `record` the same as another in the history."""
    key = game_key(record.game, record.goal)
    return key._replace(goal=f"{IMPORTED} {key.goal}".rstrip()) if record.finished_elsewhere else key


def goal_key(goal: RecordGoal | None) -> str:
    """Return a goal as the history writes it: nothing for the expected final score."""
    if isinstance(goal, ReachGoal):
        return f"reach {goal.target}"
    if isinstance(goal, RiskGoal):
        return f"risk {goal.aversion:g}"
    return "" if goal is None else "win"


def goal_of_key(text: str) -> RecordGoal | None:
    """Return the goal that `goal_key` wrote as `text`; None for none, and for one of a later version."""
    kind, _, figure = text.removeprefix(IMPORTED).lstrip().partition(" ")
    try:
        if kind == "reach":
            return ReachGoal(int(figure))
        if kind == "risk":
            return RiskGoal(float(figure))
    except ValueError:
        return None
    return WinGoal() if kind == "win" else None


def seats_at(play: Play) -> tuple[Place, ...]:
    """Return the seats of a match; none of a game of one."""
    if isinstance(play, Record):
        return ()
    own = play.own
    seats = enumerate(play.seats)
    return tuple(Place(seat.name, seat.game.points_so_far, place == own, seat.strategy) for place, seat in seats)


def seats_of(text: str) -> tuple[Place, ...]:
    """Return the seats of the finished match that `text` describes, without playing it again; none of other texts.

    Of a damaged one there are none: that is told when it is opened.
    """
    return _seats_in(text) or ()


@or_none
def _seats_in(text: str) -> tuple[Place, ...]:
    if cards.FORMAT in text[:_HEAD]:
        table = cards.loads(text)
        places = (Place(card.name, card.points_so_far, not number) for number, card in enumerate(table))
        return tuple(places) if len(table) > 1 else ()
    if f'"{saved.MATCH_FORMAT}"' not in text[:_HEAD]:
        return ()
    seats = json.loads(text)["seats"]
    found = [(str(seat["name"]), _total(seat["game"]), str(seat["strategy"] or "")) for seat in seats]
    own = next((place for place, (_, _, strategy) in enumerate(found) if not strategy), None)
    return tuple(Place(name, total, place == own, strategy) for place, (name, total, strategy) in enumerate(found))


@or_none
def boxes_of(text: str) -> tuple[Mapping[Category, int], int] | None:
    """Return what the player scored in each box of the game that `text` describes, and how many Yahtzee bonuses.

    The game isn't played again. None if the text tells no whole game.
    """
    if cards.FORMAT in text[:_HEAD]:
        card = cards.loads(text)[0]
        return card.filled, card.yahtzee_bonuses
    found = json.loads(text)
    seats = found.get("seats")
    own = found if seats is None else next(seat["game"] for seat in seats if not seat["strategy"])
    filled, bonuses = _boxes(own)
    is_whole = len(filled) == len(_rules(own).boxes) and all(type(points) is int for points in filled.values())
    return (filled, int(bonuses)) if is_whole else None


def _total(game: dict[str, Any]) -> int:
    return points_so_far(_rules(game), *_boxes(game))


def _rules(game: dict[str, Any]) -> RuleSet:
    return rules_from_json(game["rules"], game["rolls_per_turn"])


def _boxes(game: dict[str, Any]) -> tuple[dict[Category, int], int]:
    scored = [event for event in game["events"] if "score" in event]
    boxes = _rules(game).by_key
    filled = {boxes[event["score"]]: event["points"] for event in scored}
    return filled, sum(event["yahtzee_bonus"] for event in scored)


def mark_of(game: Record | FinishedGame) -> str:
    """Return what tells a game from any other, however it was hinted at and looked through."""
    record = game if isinstance(game, Record) else own_record(saved.loads(game.text))
    text = notation.dumps(Record(record.game, goal=record.goal))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
