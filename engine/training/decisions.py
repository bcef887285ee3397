# SPDX-License-Identifier: MIT
"""A stored decision is what is kept of one choice of a finished game: enough to tell of it, count it and ask it again.

It follows from the game's review and record alone, so decisions that were lost can be worked out again. A sum over all
decisions of a game gives its grade back: of a game for points, score = par + luck - points lost as played.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, replace
from enum import Enum
from typing import Annotated, Any

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict, limits_of, verdict
from engine.game_review.review import Decision, Review, ReviewedMoment, chosen_option
from engine.games.position import Position, position_as_json, position_from_json
from engine.games.record import Aid, Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.files import engine_fingerprint
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import Must, between, one_of, parsed, read
from engine.training.themes import Theme, theme_between, theme_of

NOTHING_KEPT = "-"
"""How a keep of no dice is written."""
UNKNOWN = Aid("")
_MOST = 1_000_000
"""No figure of a decision is larger."""
_Count = Annotated[int, between(0, _MOST)]
_Figure = Annotated[float, Must(f"-{_MOST} to {_MOST}", lambda figure: abs(figure) <= _MOST)]


def _box(given: object) -> Category:
    if not isinstance(given, Category):
        raise ValueError(given)
    return given


class Unit(Enum):
    """What points lost, gap and luck of a decision are counted in: points, or percentage points of a chance."""

    POINTS = "points"
    CHANCE = "chance"


@dataclass(frozen=True)
class StoredDecision:
    """One decision of a finished game.

    Attributes:
        place: how many events of the game came before it.
        turn: 1 to 13.
        roll: which roll of the turn lay on the table, from 1.
        position: the position as JSON text, as `position_from_json` reads it.
        first: what was chosen first, which is graded: a category's key, the faces that were kept, or `NOTHING_KEPT`.
        stood: what stood in the end, where the first choice was taken back; else the same.
        best: the best option; the first choice itself where nothing was better.
        points_lost: what the first choice lost, in `unit`.
        lost_as_played: the same of what stood.
        verdict: the one on the first choice.
        gap: by how much the best option is better than the next one of another worth; None if there was nothing to
            decide, and then the decision counts in no grade.
        luck: what the roll before it gave or took.
        mode: the coach mode that was on; empty where that is not known.
        hints: how many steps of a hint had been told, 0 to 3.
        undone: whether something else than what stood was chosen here at some time.
        theme: what the decision is about.
        box: the category that was chosen first, or was best; None of keeps.
        unit: what the figures are counted in.
        engine: the fingerprint of the engine that worked them out.
    """

    place: _Count
    turn: _Count
    roll: _Count
    position: Annotated[str, Must("a position", make=position_text)]
    first: str
    stood: str
    best: str
    points_lost: _Figure
    lost_as_played: _Figure
    verdict: Annotated[Verdict, one_of({verdict.key: verdict for verdict in Verdict})]
    gap: _Figure | None
    luck: _Figure
    mode: str
    hints: _Count
    undone: bool
    theme: Annotated[Theme, one_of({theme.value: theme for theme in Theme})]
    box: Annotated[Category, Must("a box of the card", make=_box)] | None
    unit: Annotated[Unit, one_of({unit.value: unit for unit in Unit})]
    engine: str

    @property
    def counts(self) -> bool:
        """Whether there was anything to decide."""
        return self.gap is not None

    @property
    def was_mended(self) -> bool:
        """Whether the first choice was taken back for a better one."""
        return self.lost_as_played < self.points_lost

    @property
    def costlier(self) -> StoredDecision:
        """The decision by the choice that cost more, where one was taken back for another: that has the mark."""
        if self.lost_as_played <= self.points_lost:
            return self
        found = verdict(self.lost_as_played, Measure.CHANCE if self.unit is Unit.CHANCE else None)
        return replace(self, first=self.stood, points_lost=self.lost_as_played, verdict=found)

    @property
    def is_keep(self) -> bool:
        """Whether dice were kept first, and no box filled."""
        return not self.first[:1].isalpha()


def decisions_of(review: Review, record: Record) -> tuple[StoredDecision, ...]:
    """Return what is to be kept of every decision of a reviewed game, in order."""
    engine, found, luck = engine_fingerprint(), [], 0.0
    for point in review.points:
        if point.moment is ReviewedMoment.ROLL:
            luck = point.change
        elif point.decision is not None:
            found.append(_stored(point.decision, record, luck, engine))
    return tuple(found)


def text_of(option: Option) -> str:
    """Return an option as it is written; `option_of` reads it."""
    if option.category is not None:
        return option.category.key
    return "".join(map(str, option.keep or ())) or NOTHING_KEPT


def option_of(text: str, rules: RuleSet = DEFAULT_RULES) -> Category | Dice:
    """Return the category of `rules`, or the dice that are kept, that a text stands for.

    Raises:
        ValueError: if it is none.
    """
    if text in rules.by_key:
        return rules.by_key[text]
    if text == NOTHING_KEPT:
        return ()
    faces = tuple(int(letter) for letter in text if letter in "123456")
    if not faces or len(faces) != len(text) or len(faces) > DICE_PER_ROLL or list(faces) != sorted(faces):
        raise ValueError(f"{text!r} is neither a box nor dice to keep")
    return faces


def position_text(position: Position) -> str:
    """Return a position as JSON text in one line."""
    return json.dumps(position_as_json(position), separators=(",", ":"))


def position_of(decision: StoredDecision) -> Position:
    """Return the position of a decision.

    Raises:
        FieldError: if its text is none.
    """
    return position_from_json(parsed(decision.position))


def theme_kept(position: Position, best: str, first: str) -> Theme:
    """Return what a first choice was about, as `theme_played` has it, from what is written of it."""
    return theme_between(position, _option(best, position), _option(first, position))


def _option(text: str, position: Position) -> Option:
    chosen = option_of(text, position.rules)
    if isinstance(chosen, Category):
        return Option(0.0, 0.0, Verdict.BEST, category=chosen)
    return Option(0.0, 0.0, Verdict.BEST, keep=chosen)


# ---- what is told of a decision ----


def _stored(decision: Decision, record: Record, luck: float, engine: str) -> StoredDecision:
    position, aid = decision.analysis.position, record.aids.get(decision.event, UNKNOWN)
    first, best = decision.chosen, decision.best
    return StoredDecision(
        place=decision.event,
        turn=decision.turn,
        roll=position.rules.rolls_per_turn - position.rolls_left,
        position=position_text(position),
        first=text_of(first),
        stood=text_of(decision.taken),
        best=text_of(best),
        points_lost=first.lost,
        lost_as_played=decision.taken.lost,
        verdict=first.verdict,
        gap=_gap(decision.analysis),
        luck=luck,
        mode=aid.mode,
        hints=aid.hints,
        undone=_was_undone(decision, record),
        theme=theme_of(decision.analysis),
        box=first.category if first.category is not None else best.category,
        unit=Unit.CHANCE if decision.analysis.measure is Measure.CHANCE else Unit.POINTS,
        engine=engine,
    )


def _gap(analysis: Analysis) -> float | None:
    """Return by how much the best option is better than the next one that a verdict tells from it."""
    least = limits_of(analysis.measure)[Verdict.BEST]
    return next((option.lost for option in analysis.options if option.lost >= least), None)


def _was_undone(decision: Decision, record: Record) -> bool:
    """Return whether something else was chosen in this situation at some time."""
    place, before = decision.event, record.game.events[: decision.event]
    lines = (line for line in record.taken_back if len(line) > place and line[:place] == before)
    choices = (chosen_option(decision.analysis, decision.before, line[place]) for line in lines)
    return any(choice != decision.taken for choice in choices)


# ---- as JSON ----


def decision_as_json(decision: StoredDecision) -> dict[str, Any]:
    """Return a decision as the JSON object that `decision_from_json` reads."""
    return {
        **{field.name: getattr(decision, field.name) for field in fields(StoredDecision)},
        "position": json.loads(decision.position),
        "verdict": decision.verdict.key,
        "theme": decision.theme.value,
        "box": decision.box.key if decision.box is not None else None,
        "unit": decision.unit.value,
    }


def is_choice(text: str, position: str) -> bool:
    """Return whether a text is a choice as `text_of` writes it, by the rules of a position, if that is one."""
    rules = DEFAULT_RULES
    with suppress(ValueError):
        rules = position_from_json(parsed(position)).rules
    try:
        option_of(text, rules)
    except ValueError:
        return False
    return True


def decision_from_json(data: object) -> StoredDecision:
    """Return the decision that a decoded JSON object describes.

    Raises:
        ValueError: naming the field, if it describes none.
    """
    given = read(Mapping[str, object], data)
    position = position_from_json(given.get("position"))
    box = given.get("box")
    known = {"position": position, "box": position.rules.by_key.get(str(box), box)}
    found = read(StoredDecision, {name: known.get(name, value) for name, value in given.items()})
    for text in (found.first, found.stood, found.best):
        option_of(text, position.rules)
    return found
