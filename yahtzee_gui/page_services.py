# SPDX-License-Identifier: MIT
"""The services that only pages ask: they are made after the window is painted, or with the first page."""

from __future__ import annotations

from pathlib import Path

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.learn.exercises.training_log import TrainingKeeper
from yahtzee_gui.learn.progress.progress_model import ProgressModel
from yahtzee_gui.learn.puzzles.puzzle_log import PuzzleKeeper
from yahtzee_gui.learn.retry.retry_sets import RetrySets
from yahtzee_gui.library.store import HistoryStore
from yahtzee_gui.services.jobs import Worker
from yahtzee_gui.strategies.own_lists import OwnLists
from yahtzee_gui.workspace import Engine


@dataclass(frozen=True)
class PageServices:
    """Everything that reads, writes or computes for the pages of one window."""

    training: TrainingKeeper
    puzzles: PuzzleKeeper
    retry: RetrySets
    progress: ProgressModel
    own_lists: OwnLists

    @classmethod
    def start(cls, engine: Engine, history: HistoryStore, small_files: Worker, folder: Path | None) -> PageServices:
        """Return the services of a session; `folder` keeps all files of a demonstration."""
        return cls(
            TrainingKeeper(small_files, folder),
            PuzzleKeeper(small_files, folder),
            RetrySets(history),
            ProgressModel(history, engine),
            OwnLists(small_files, folder),
        )
