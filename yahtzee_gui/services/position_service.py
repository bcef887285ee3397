# SPDX-License-Identifier: MIT
"""The position service has positions valued that are set up: the game in play never waits for it.

It uses the tables that have been had, and gets those it lacks itself, from the cache folder or built, with progress.
"""

from __future__ import annotations

import traceback
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.game_review.review import Prospects, Review
from engine.games.goals import WinGoal
from engine.games.record import Record
from engine.matches.standings import takes_long
from engine.solving.faults import TableProblem, problem_of
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal
from engine.workspace.goal_shelf import Step
from engine.workspace.prospects import aims_of
from engine.workspace.workspace import Task
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency
from yahtzee_gui.services.jobs import without_collections


class PositionService(QObject):
    """Values games that begin, and still are, in a position that was set up; the newest alone.

    Signals:
        valued: the `Record` that was asked about, and a `Review` of it.
        progressed: the `Record`, and how much of a table is done, 0 to 1.
        failed: the `Record`, and the `TableProblem`: why a table could not be had.
    """

    valued = Signal(Record, Review)
    progressed = Signal(Record, float)
    failed = Signal(Record, TableProblem)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue, self._workspace = queue, queue.workspace

    # ---- called on the GUI thread ----

    def value(self, record: Record, beat: BeatGoal | None = None) -> None:
        """Value every option of the position; ends in `valued`, unless a newer one is asked for before, or `failed`.

        `beat` are the others to beat in a game that is to be won.
        """
        job, told = partial(self._do, record, beat), partial(self._tell, record)
        self._queue.put(Urgency.EXERCISE, job, slot=(PositionService,), at_hand=True, told=told)

    def forget(self) -> None:
        """Value nothing any more."""
        self._queue.drop((PositionService,))

    # ---- run on the builder, or where all is at hand ----

    def _tell(self, record: Record, _task: Task, step: Step) -> None:
        self.progressed.emit(record, step.fraction)

    def _do(self, record: Record, beat: BeatGoal | None) -> None:
        try:
            self._value(record, beat)
        except Exception as error:
            traceback.print_exc()
            self.failed.emit(record, problem_of(error))

    def _value(self, record: Record, beat: BeatGoal | None) -> None:
        game = record.game
        key = TableKey(game.rules, game.dice_model)
        if self._workspace.at_hand(key) is None:
            self._queue.expect_builder()
            with without_collections():
                self._workspace.delivery(key, with_fair=True)
        from engine.game_review import review as review_module

        review = review_module.review(game, self._prospects(record, key, beat))
        if not key.dice_model.is_fair:
            review = replace(review, answers=review_module.answers(review, self._workspace.follower(key)))
        self.valued.emit(record, review)

    def _prospects(self, record: Record, key: TableKey, beat: BeatGoal | None) -> Prospects:
        goal = record.goal
        if beat is None and (goal is None or goal == WinGoal()):
            return self._workspace.analyzer(key)
        from engine.distribution.statistics import Start

        start = Start(record.game.scores, record.game.yahtzee_bonuses)
        if beat is None:
            assert goal is not None
            return self._workspace.goal_analyzer(aims_of(goal)[0], key, start)
        filled = len(record.game.filled)
        is_open = any(None in other.card(key.rules) for other in beat.others)
        is_early = is_open and takes_long(key.rules, filled)  # within half a percentage point then, as in a match
        return self._workspace.goal_analyzer(replace(beat, about=is_early), key, start, filled + 1)
