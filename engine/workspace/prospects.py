# SPDX-License-Identifier: MIT
"""The prospects of a game with a goal: what a review (`engine.game_review.review`) asks, answered and remembered.

What is played for may differ from turn to turn, as in a match, where the others stand somewhere else each time. A goal
table answers all later positions of its goal, is large, and only the last ones are kept
(`engine.workspace.shelf`): so what was asked once is remembered, and a game that
has been looked at needs no table but that of the turn in play.

The memory of a coach holds what has been asked about games with a goal, and the answers; it can be written down.

A goal table takes long and is soon out of date, the answers about a game are few and stay. Written down they are the
worths alone, to the last bit: all else of an option follows from them. Whatever they follow from in turn is the engine;
so its fingerprint is written with them, and a checksum.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.analysis.options import Analysis, NotKnown, Option, Standing, as_figure
from engine.analysis.verdicts import Measure, verdict
from engine.distribution.statistics import Start
from engine.games.game import Game, replay
from engine.games.goals import GoalError, RecordGoal, RiskGoal, WinGoal
from engine.games.position import (
    Position,
    PositionError,
    Scores,
    check_scorecard,
    count_filled,
    filled_boxes,
    position_as_json,
    position_from_json,
    scores_from_json,
)
from engine.matches.standings import takes_long
from engine.rules import ties
from engine.rules.dice import keeps_of
from engine.rules.scoring import RuleSet, rules_as_json, rules_from_json
from engine.runtime import typed_json
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Goal, goal_as_json, goal_from_json, is_approximate
from engine.workspace.shelf import Shelf
from engine.workspace.workspace import Steps, Workspace

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer


_REMEMBERED = 8192
_Answer = Analysis | Standing
_About = Position | tuple[Scores, int]
"""What is asked: how a position stands, or a scorecard with its Yahtzee bonuses between two turns."""


class AskedAbout(NamedTuple):
    """What was asked, for which goal."""

    rules: RuleSet
    goal: Goal
    about: _About


class Memory(Shelf[AskedAbout, _Answer]):
    """What has been asked and answered, of any game; the oldest answers are forgotten. Any thread may ask."""

    def __init__(self) -> None:
        super().__init__(_REMEMBERED)
        self.noted = 0  # how many answers have been put here

    def put(self, key: AskedAbout, thing: _Answer) -> _Answer:
        """Remember an answer."""
        self.noted += 1
        return super().put(key, thing)


# ---- written down ---------------------------------------------------------------------------------------------------


class UnreadableMemory(ValueError):
    """A text that holds no answers of this engine."""


def written_memory(answers: Iterable[tuple[AskedAbout, _Answer]], engine: str) -> bytes:
    """Return answers as `read_memory` reads them; `engine` is its fingerprint."""
    goals: dict[tuple[RuleSet, Goal], int] = {}
    entries = []
    for asked, answer in answers:
        number = goals.setdefault((asked.rules, asked.goal), len(goals))
        entries.append([number, _about_as_json(asked.about, asked.rules), _answer_as_json(answer)])
    known = [[rules_as_json(rules), rules.rolls_per_turn, goal_as_json(goal, rules)] for rules, goal in goals]
    body = json.dumps({"goals": known, "answers": entries}, separators=(",", ":")).encode()
    return f"{engine} {hashlib.sha256(body).hexdigest()}\n".encode() + body


def read_memory(text: bytes, engine: str) -> Iterator[tuple[AskedAbout, _Answer]]:
    """Yield the answers in a text, which `written_memory` made with the same engine.

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


def _about_as_json(about: _About, rules: RuleSet) -> dict[str, Any]:
    if isinstance(about, Position):
        return position_as_json(about)
    scores, bonuses = about
    return {
        "scores": {category.key: points for category, points in filled_boxes(scores, rules).items()},
        "yahtzee_bonuses": bonuses,
    }


def _answer_as_json(answer: _Answer) -> list[Any]:
    if isinstance(answer, Standing):
        return [answer.prospect, answer.expected]
    named = (
        "".join(map(str, one.keep)) if one.keep is not None else one.category.key if one.category is not None else ""
        for one in answer.options
    )
    return [[name, one.value, one.worth] for name, one in zip(named, answer.options, strict=True)]


def _answered(rules: RuleSet, goal: Goal, about: Mapping[str, Any], answer: list[Any]) -> tuple[AskedAbout, _Answer]:
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


GoalByTurn = tuple[Goal, ...]
"""What is played for in each turn, the first one first; the last one holds for all turns that follow."""


def goal_by_turn(goal: RecordGoal) -> GoalByTurn:
    """Return what is played for in a game of one player.

    Raises:
        GoalError: for a game to be won, where that depends on others.
    """
    if isinstance(goal, WinGoal):
        raise GoalError("goal.win: to win a match is to beat others, who are not given")
    return (goal,)


class GoalProspects:
    """How the positions of one game stand for its `goals`; satisfies `engine.game_review.review.Prospects`.

    Without a workspace it only remembers: what was never asked for is `NotKnown`. With one it works
    that out, at once, or in steps before anything is asked (`look_at_turn`). Where it hurries, chances may be
    about right: what is known so is taken, and in the first turns of a match what is not known is worked out so.
    """

    def __init__(
        self, game: Game, goals: GoalByTurn, workspace: Workspace | None, memory: Memory, *, hurries: bool = False
    ) -> None:
        self._hurries = hurries
        self._key = TableKey(game.rules, game.dice_model)
        self._goals, self._workspace, self._memory = goals, workspace, memory
        self._starts = _starts(game)
        self._analyzer: tuple[Goal, int, Analyzer] | None = None

    @property
    def measure(self) -> Measure:
        """What is played for."""
        return measure_of(self._goals[0])

    @property
    def has_others(self) -> bool:
        """Whether how the game stands can change between two turns, because others have theirs."""
        return len(self._goals) > 1

    def analyze(self, position: Position) -> Analysis:
        """Return every option of a position of the game, best first.

        Raises:
            NotKnown: without a workspace.
        """
        found = self._known(self._goal(position.scores), position) or self._ask(position)
        assert isinstance(found, Analysis)
        return found

    def standing(self, scores: Scores, yahtzee_bonuses: int) -> Standing:
        """Return how the game stands before the first roll of a turn, or when it is over.

        Raises:
            NotKnown: without a workspace.
        """
        found = self._known(self._goal(scores), (scores, yahtzee_bonuses)) or self._ask((scores, yahtzee_bonuses))
        assert isinstance(found, Standing)
        return found

    def _ask(self, about: _About) -> _Answer:
        if self._workspace is None:
            raise NotKnown
        return self._workspace.get(self._answer(self._workspace, about))

    def _answer(self, workspace: Workspace, about: _About) -> Steps[_Answer]:
        scores = about.scores if isinstance(about, Position) else about[0]
        goal = self._to_work_out(self._goal(scores), scores)
        analyzer = yield from self._analyzer_of(workspace, goal, scores)
        found: _Answer = analyzer.analyze(about) if isinstance(about, Position) else analyzer.standing(*about)
        return self._memory.put(AskedAbout(self._key.rules, goal, about), found)

    def _known(self, goal: Goal, about: _About) -> _Answer | None:
        """Return what is remembered: an exact answer, or where it hurries one that is about right."""
        found = self._memory.find(AskedAbout(self._key.rules, goal, about))
        if found is None and self._hurries and isinstance(goal, BeatGoal):
            return self._memory.find(AskedAbout(self._key.rules, replace(goal, about=True), about))
        return found

    def _to_work_out(self, goal: Goal, scores: Scores) -> Goal:
        """Return the goal that is worked out for a turn: in the first ones, where it hurries, about."""
        turn = self._turn_of_goal(scores)
        if not (self._hurries and isinstance(goal, BeatGoal) and takes_long(self._key.rules, turn)):
            return goal
        is_at_hand = turn == 0 and self._workspace is not None and self._workspace.has_kept(goal, self._key.rules)
        return goal if is_at_hand else replace(goal, about=True)

    def look_at_turn(self, game: Game, filled: int) -> Steps[None]:
        """Find out how the game stood in the turn with this many filled boxes, from its beginning on."""
        if self._workspace is None:
            raise NotKnown
        for one in replay(game.start, game.events):
            if len(one.filled) == filled and self._known(self._goal(one.scores), _about(one)) is None:
                yield from self._answer(self._workspace, _about(one))

    def look_at_all(self, game: Game) -> Steps[None]:
        """Find out all that a review of the game asks, how it stands now first."""
        for filled in (len(game.filled), *self.turns_before(game)):
            yield from self.look_at_turn(game, filled)

    def is_known(self, game: Game, filled: int) -> bool:
        """Return whether all is known of the turn with this many filled boxes: exactly, unless it hurries."""
        turn = (one for one in replay(game.start, game.events) if len(one.filled) == filled)
        return all(self._known(self._goal(one.scores), _about(one)) is not None for one in turn)

    def turns_before(self, game: Game) -> list[int]:
        """Return the turns before the one in play, in the order in which they are soonest known.

        Where each turn has a table of its own, that is the newest first. Where all turns have one goal, the table for
        the first of them serves all; but the turn just finished does not wait for it.
        """
        turns = list(range(len(game.start.filled), len(game.filled)))
        if self.has_others:
            return turns[::-1]
        return turns if game.has_rolled else turns[-1:] + turns[:-1]

    def _goal(self, scores: Scores) -> Goal:
        return self._goals[self._turn_of_goal(scores)]

    def _turn_of_goal(self, scores: Scores) -> int:
        """Return in which turn (from 0) what is played for was so for the first time."""
        return min(count_filled(scores), len(self._goals) - 1)

    def _analyzer_of(self, workspace: Workspace, goal: Goal, scores: Scores) -> Steps[Analyzer]:
        """Return what values options for a goal, from the first turn that has it or the one asked about."""
        filled = count_filled(scores)
        # In a match each turn has a goal of its own; after it, only how the game stands is asked about.
        is_own = self._turn_of_goal(scores) == filled
        is_short = isinstance(goal, BeatGoal) and (goal.about or takes_long(self._key.rules, filled - (not is_own)))
        first = filled if is_short and is_own else 0
        if self._analyzer is None or self._analyzer[0] != goal or not first <= self._analyzer[1] <= filled:
            until = min(filled + is_own, len(self._key.rules.boxes)) if is_short else None
            analyzer = yield from workspace.goal_analyzer(goal, self._key, self._starts[filled], until)
            self._analyzer = goal, filled, analyzer
        return self._analyzer[2]


def _about(game: Game) -> _About:
    """Return what is asked about a game as it is: its decision, or its scorecard between two turns."""
    return game.position or (game.scores, game.yahtzee_bonuses)


def _starts(game: Game) -> dict[int, Start]:
    """Return the scorecards before each turn of a game, and as it is now, by the number of filled boxes."""
    return {len(one.filled): Start(one.scores, one.yahtzee_bonuses) for one in replay(game.start, game.events)}
