# SPDX-License-Identifier: MIT
"""The services that only pages ask: they are made after the window is painted, or with the first page."""

from __future__ import annotations

from pathlib import Path

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.learn.exercises.exercise_service import ExerciseService
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.progress.progress_service import ProgressService
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper
from yahtzee_gui.learn.retry.retry_service import RetryService
from yahtzee_gui.services.ends_service import EndsService
from yahtzee_gui.services.engine_queue import EngineQueue
from yahtzee_gui.services.jobs import WorkerService
from yahtzee_gui.services.position_service import PositionService
from yahtzee_gui.services.rules_service import RulesService
from yahtzee_gui.services.strategy_service import StrategyService
from yahtzee_gui.services.turn_service import TurnService
from yahtzee_gui.settings.cache_service import CacheService
from yahtzee_gui.store.store import HistoryStore
from yahtzee_gui.strategies.own_lists import OwnLists


@dataclass(frozen=True)
class PageServices:
    """Everything that reads, writes or computes for the pages of one window."""

    ends: EndsService
    turns: TurnService
    exercises: ExerciseService
    positions: PositionService
    rule_figures: RulesService
    training: TrainingKeeper
    puzzles: PuzzleKeeper
    retry: RetryService
    progress: ProgressService
    cache: CacheService
    strategies: StrategyService
    own_lists: OwnLists

    @classmethod
    def start(cls, engine: EngineQueue, history: HistoryStore, folder: Path | None) -> PageServices:
        """Return the services of a session; `folder` keeps all files of a demonstration."""
        return cls(
            EndsService(engine),
            TurnService(engine),
            ExerciseService(engine),
            PositionService(engine),
            RulesService(engine),
            TrainingKeeper(folder=folder),
            PuzzleKeeper(folder=folder),
            RetryService(history),
            ProgressService(history, engine),
            CacheService(),
            StrategyService(engine),
            OwnLists(folder),
        )

    @property
    def saving(self) -> tuple[WorkerService, ...]:
        """Those that write what the player would miss."""
        return self.training, self.puzzles, self.own_lists
