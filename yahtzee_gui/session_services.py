# SPDX-License-Identifier: MIT
"""The services of a session: what a window needs beside its controller, each with its own worker or none."""

from __future__ import annotations

from pathlib import Path

from engine.runtime import files
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.sounds import SoundPlayer
from yahtzee_gui.learn.exercises.exercise_service import ExerciseService
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.progress.progress_service import ProgressService
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper
from yahtzee_gui.learn.retry.retry_service import RetryService
from yahtzee_gui.race.ghost_service import GhostService
from yahtzee_gui.services.ahead_service import AheadService
from yahtzee_gui.services.coach_service import CoachService
from yahtzee_gui.services.ends_service import EndsService
from yahtzee_gui.services.engine_queue import EngineQueue
from yahtzee_gui.services.explain_service import ExplainService
from yahtzee_gui.services.game_store import GameStore
from yahtzee_gui.services.goal_service import ANSWERS
from yahtzee_gui.services.jobs import WorkerService
from yahtzee_gui.services.opponent_service import OpponentService
from yahtzee_gui.services.position_service import PositionService
from yahtzee_gui.services.rules_service import RulesService
from yahtzee_gui.services.strategy_service import StrategyService
from yahtzee_gui.services.turn_service import TurnService
from yahtzee_gui.settings.cache_service import CacheService
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.settings.settings_keeper import SettingsKeeper
from yahtzee_gui.store.grader import Grader
from yahtzee_gui.store.history_files import HistoryFiles
from yahtzee_gui.store.own_rules import OwnRulesStore
from yahtzee_gui.store.store import HistoryStore
from yahtzee_gui.strategies.own_lists import OwnLists

_SETTINGS_FILE = "settings.ini"


@dataclass(frozen=True)
class Services:
    """Everything that reads, writes, plays or computes for one window."""

    settings: Settings
    keeper: SettingsKeeper
    engine: EngineQueue
    coach: CoachService
    explainer: ExplainService
    ends: EndsService
    final_ends: EndsService
    ahead: AheadService
    turns: TurnService
    ghosts: GhostService
    opponents: OpponentService
    exercises: ExerciseService
    positions: PositionService
    rule_figures: RulesService
    training: TrainingKeeper
    puzzles: PuzzleKeeper
    store: GameStore
    history: HistoryStore
    grader: Grader
    history_files: HistoryFiles
    retry: RetryService
    progress: ProgressService
    cache: CacheService
    sounds: SoundPlayer
    own_rules: OwnRulesStore
    strategies: StrategyService
    own_lists: OwnLists

    @classmethod
    def start(cls, folder: Path | None = None, settings: Settings | None = None) -> Services:
        """Return the services of a session; `folder` keeps all files of a demonstration.

        `settings` are the player's, where they have been read already.
        """
        settings = settings or Settings(folder / _SETTINGS_FILE if folder is not None else None)
        answers = (folder or files.data_folder()) / ANSWERS
        engine, history = EngineQueue(), HistoryStore(folder=folder)
        coach = CoachService(engine, answers=answers)
        return cls(
            settings,
            SettingsKeeper(settings),
            engine,
            coach,
            ExplainService(engine),
            EndsService(engine),
            EndsService(engine),
            AheadService(engine),
            TurnService(engine),
            GhostService(engine),
            OpponentService(engine),
            ExerciseService(engine),
            PositionService(engine),
            RulesService(engine),
            TrainingKeeper(folder=folder),
            PuzzleKeeper(folder=folder),
            GameStore(folder=folder),
            history,
            Grader(history, coach),
            HistoryFiles(history),
            RetryService(history),
            ProgressService(history, engine),
            CacheService(),
            SoundPlayer(settings.sound),
            OwnRulesStore(folder),
            StrategyService(engine),
            OwnLists(folder),
        )

    def _saving(self) -> tuple[GameStore | WorkerService, ...]:
        files = self.store, self.history_files, self.history, self.training, self.puzzles
        return *files, self.keeper, self.own_rules, self.own_lists

    def close(self) -> None:
        """Let the workers end: what is to be saved is saved, what is being computed is cancelled."""
        for service in (self.coach, self.engine, *self._saving(), self.cache, self.sounds):
            service.close()

    def join_saving(self) -> None:
        """Wait until all that the player would miss is written, when the window is gone."""
        for service in self._saving():
            service.join()

    def join(self) -> None:
        """Wait for all workers, when the window is gone."""
        self.join_saving()
        for service in (self.engine, self.cache):
            service.join()
