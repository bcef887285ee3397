# SPDX-License-Identifier: MIT
"""The memory of a coach holds what has been asked about games with a goal, and the answers; it can be written down.

A goal table takes long and is soon out of date, the answers about a game are few and stay. Written down they are the
worths alone, to the last bit: all else of an option follows from them. Whatever they follow from in turn is the engine;
so its fingerprint is written with them, and a checksum.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from threading import Lock
from typing import Any, NamedTuple

from engine.analysis.options import Analysis, Option, Standing, as_figure
from engine.analysis.verdicts import Measure, verdict
from engine.games.goals import GoalError, RiskGoal
from engine.games.position import (
    Position,
    PositionError,
    Scores,
    check_scorecard,
    filled_boxes,
    position_as_json,
    position_from_json,
    scores_from_json,
)
from engine.rules import ties
from engine.rules.dice import keeps_of
from engine.rules.scoring import RuleSet, rules_as_json, rules_from_json
from engine.runtime import typed_json
from engine.strategies.goals import Goal, goal_as_json, goal_from_json, is_approximate

_REMEMBERED = 8192


class AskedAbout(NamedTuple):
    """What was asked: how a position stands, or a scorecard with its Yahtzee bonuses between two turns."""

    rules: RuleSet
    goal: Goal
    about: Position | tuple[Scores, int]


class Memory:
    """What has been asked and answered, of any game; the oldest answers are forgotten. Any thread may ask."""

    def __init__(self) -> None:
        self._answers: OrderedDict[AskedAbout, Analysis | Standing] = OrderedDict()
        self._lock = Lock()
        self.noted = 0  # how many answers have been put here

    def get(self, asked: AskedAbout) -> Analysis | Standing | None:
        """Return the answer, if it is known."""
        with self._lock:
            if asked in self._answers:
                self._answers.move_to_end(asked)
            return self._answers.get(asked)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._answers.clear()

    def put(self, asked: AskedAbout, answer: Analysis | Standing) -> None:
        """Remember an answer."""
        with self._lock:
            self._answers[asked] = answer
            self.noted += 1
            while len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)

    def latest(self, most: int) -> list[tuple[AskedAbout, Analysis | Standing]]:
        """Return what was asked last, up to a number of answers, the latest one last."""
        with self._lock:
            return list(islice(reversed(self._answers.items()), most))[::-1]


# ---- written down ---------------------------------------------------------------------------------------------------


class UnreadableMemory(ValueError):
    """A text that holds no answers of this engine."""


def written(answers: Iterable[tuple[AskedAbout, Analysis | Standing]], engine: str) -> bytes:
    """Return answers as `read` reads them; `engine` is its fingerprint."""
    goals: dict[tuple[RuleSet, Goal], int] = {}
    entries = []
    for asked, answer in answers:
        number = goals.setdefault((asked.rules, asked.goal), len(goals))
        entries.append([number, _about_as_json(asked.about, asked.rules), _answer_as_json(answer)])
    known = [[rules_as_json(rules), rules.rolls_per_turn, goal_as_json(goal, rules)] for rules, goal in goals]
    body = json.dumps({"goals": known, "answers": entries}, separators=(",", ":")).encode()
    return f"{engine} {hashlib.sha256(body).hexdigest()}\n".encode() + body


def read(text: bytes, engine: str) -> Iterator[tuple[AskedAbout, Analysis | Standing]]:
    """Yield the answers in a text, which `written` made with the same engine.

    Raises:
        UnreadableMemory: if it is another text.
    """
    head, _, body = text.partition(b"\n")
    if head != f"{engine} {hashlib.sha256(body).hexdigest()}".encode():
        raise UnreadableMemory("it is not of this engine, or damaged")
    try:
        data = json.loads(body)
        known = [_goal(*entry) for entry in data["goals"]]
        for number, about, answer in data["answers"]:
            rules, goal = known[number]
            yield _answered(rules, goal, about, answer)
    except (GoalError, PositionError, KeyError, IndexError, TypeError, ValueError) as error:
        raise UnreadableMemory(f"it holds what cannot be: {error}") from error


def _goal(name: object, rolls_per_turn: int, goal: Any) -> tuple[RuleSet, Goal]:
    rules = rules_from_json(name, rolls_per_turn)
    return rules, goal_from_json(goal, rules)


def _about_as_json(about: Position | tuple[Scores, int], rules: RuleSet) -> dict[str, Any]:
    if isinstance(about, Position):
        return position_as_json(about)
    scores, bonuses = about
    return {
        "scores": {category.key: points for category, points in filled_boxes(scores, rules).items()},
        "yahtzee_bonuses": bonuses,
    }


def _answer_as_json(answer: Analysis | Standing) -> list[Any]:
    if isinstance(answer, Standing):
        return [answer.prospect, answer.expected]
    named = (
        "".join(map(str, one.keep)) if one.keep is not None else one.category.key if one.category is not None else ""
        for one in answer.options
    )
    return [[name, one.value, one.worth] for name, one in zip(named, answer.options, strict=True)]


def _answered(
    rules: RuleSet, goal: Goal, about: Mapping[str, Any], answer: list[Any]
) -> tuple[AskedAbout, Analysis | Standing]:
    if "dice" in about:
        position = position_from_json(about)
        if position.rules != rules or not position.dice_model.is_fair:
            raise PositionError("rules: must be those of the goal")
        return AskedAbout(rules, goal, position), _analysis(position, goal, answer)
    scores, bonuses = scores_from_json(about["scores"], rules), typed_json.read(int, about["yahtzee_bonuses"])
    check_scorecard(filled_boxes(scores, rules), bonuses, rules)
    prospect, expected = map(_number, answer)
    return AskedAbout(rules, goal, (scores, bonuses)), Standing(prospect, expected, is_approximate(goal))


def _analysis(position: Position, goal: Goal, answer: list[Any]) -> Analysis:
    figures = {name: (_number(value), _number(worth)) for name, value, worth in answer}
    keeps = {"".join(map(str, keep)): keep for keep in keeps_of(position.roll)} if position.rolls_left else {}
    allowed = {category.key for category in position.allowed()}
    if set(figures) != set(keeps) | allowed or len(figures) != len(answer):
        raise PositionError("options: must be those of the position")
    highest, best = max(value for value, _ in figures.values()), max(worth for _, worth in figures.values())
    measure, equal = measure_of(goal), ties.of_equivalents(goal.aversion) if isinstance(goal, RiskGoal) else ties.EQUAL
    options = []
    for name, (value, worth) in figures.items():
        category, lost = None if name in keeps else position.rules.by_key[name], ties.loss(best, worth, equal)
        options.append(
            Option(
                value=value,
                points_lost=ties.loss(highest, value),
                verdict=verdict(as_figure(lost, measure), measure),
                keep=keeps.get(name),
                category=category,
                points=position.allowed()[category] if category is not None else None,
                worth=worth,
                worth_lost=lost,
                measure=measure,
            )
        )
    return Analysis(position, tuple(options), measure, ties.ABOUT_WITHIN if is_approximate(goal) else 0.0)


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError("a figure is no number")
    return float(value)


def measure_of(goal: object) -> Measure:
    """Return what a goal is measured by."""
    return Measure.CERTAINTY_EQUIVALENT if isinstance(goal, RiskGoal) else Measure.CHANCE
