# SPDX-License-Identifier: MIT
"""The prospects of a game with a goal: what a review (`engine.game_review.review`) asks, answered and remembered.

What is played for may differ from turn to turn, as in a match, where the others stand somewhere else each time. A goal
table answers all later positions of its goal, is large, and only the last ones are kept
(`engine.workspace.goal_shelf`): so what was asked once is remembered (`engine.workspace.goal_answers`), and a game that
has been looked at needs no table but that of the turn in play.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, NotKnown, Standing
from engine.analysis.verdicts import Measure
from engine.distribution.statistics import Start
from engine.games.game import Game, replay
from engine.games.goals import GoalError, RecordGoal, WinGoal
from engine.games.position import Position, Scores, count_filled
from engine.matches.standings import takes_long
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Goal
from engine.workspace.goal_answers import AskedAbout, Memory, measure_of
from engine.workspace.workspace import Steps, Workspace

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer

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
        found = self._known(self._goal(position.scores), position)
        if isinstance(found, Analysis):
            return found
        if self._workspace is None:
            raise NotKnown
        return self._workspace.get(self._analyze(self._workspace, position))

    def standing(self, scores: Scores, yahtzee_bonuses: int) -> Standing:
        """Return how the game stands before the first roll of a turn, or when it is over.

        Raises:
            NotKnown: without a workspace.
        """
        found = self._known(self._goal(scores), (scores, yahtzee_bonuses))
        if isinstance(found, Standing):
            return found
        if self._workspace is None:
            raise NotKnown
        return self._workspace.get(self._stand(self._workspace, scores, yahtzee_bonuses))

    def _analyze(self, workspace: Workspace, position: Position) -> Steps[Analysis]:
        goal = self._to_work_out(self._goal(position.scores), position.scores)
        analyzer = yield from self._analyzer_of(workspace, goal, position.scores)
        found = analyzer.analyze(position)
        self._memory.put(AskedAbout(self._key.rules, goal, position), found)
        return found

    def _stand(self, workspace: Workspace, scores: Scores, yahtzee_bonuses: int) -> Steps[Standing]:
        goal = self._to_work_out(self._goal(scores), scores)
        analyzer = yield from self._analyzer_of(workspace, goal, scores)
        found = analyzer.standing(scores, yahtzee_bonuses)
        self._memory.put(AskedAbout(self._key.rules, goal, (scores, yahtzee_bonuses)), found)
        return found

    def _known(self, goal: Goal, about: Position | tuple[Scores, int]) -> Analysis | Standing | None:
        """Return what is remembered: an exact answer, or where it hurries one that is about right."""
        found = self._memory.get(AskedAbout(self._key.rules, goal, about))
        if found is None and self._hurries and isinstance(goal, BeatGoal):
            return self._memory.get(AskedAbout(self._key.rules, replace(goal, about=True), about))
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
            if len(one.filled) != filled or self._known(self._goal(one.scores), _about(one)) is not None:
                continue
            if one.position is not None:
                yield from self._analyze(self._workspace, one.position)
            else:
                yield from self._stand(self._workspace, one.scores, one.yahtzee_bonuses)

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


def _about(game: Game) -> Position | tuple[Scores, int]:
    """Return what is asked about a game as it is: its decision, or its scorecard between two turns."""
    return game.position or (game.scores, game.yahtzee_bonuses)


def _starts(game: Game) -> dict[int, Start]:
    """Return the scorecards before each turn of a game, and as it is now, by the number of filled boxes."""
    return {len(one.filled): Start(one.scores, one.yahtzee_bonuses) for one in replay(game.start, game.events)}
