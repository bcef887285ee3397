# SPDX-License-Identifier: MIT
"""The services of a session: what a window needs beside its controller."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from engine.runtime import files
from yahtzee_gui.desktop.other_programs import SoundPlayer
from yahtzee_gui.library.files import FileThread, GameFiles
from yahtzee_gui.library.history_files import HistoryFiles
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.text_folders import OwnRules
from yahtzee_gui.play.coach import ANSWERS, Coach, Grader
from yahtzee_gui.settings.settings import Settings, SettingsKeeper
from yahtzee_gui.work import Engine

if TYPE_CHECKING:
    from yahtzee_gui.learn.log import PracticeKeeper
    from yahtzee_gui.learn.practice.practice import Sessions
    from yahtzee_gui.learn.practice.sources.choice_sets import ChoiceSets
    from yahtzee_gui.learn.progress.model import ProgressModel
    from yahtzee_gui.strategies.rule_lists import OwnLists

_SETTINGS_FILE = "settings.ini"


def _late(source: str, *needs: str) -> Any:
    """Return a service of that class, by its module, which is made of others when it is used first."""
    module, _, name = source.partition(":")
    return cached_property(lambda made: getattr(import_module(module), name)(*(getattr(made, need) for need in needs)))


class Services:
    """Everything that reads, writes, plays or computes for one window; `folder` keeps all files of a demonstration.

    `settings` are the player's, where they have been read already.

    Attributes:
        thread: reads and writes the program's own files.
        errands: those of the player's choice, which may be slow: saving goes on.
    """

    def __init__(self, folder: Path | None = None, settings: Settings | None = None) -> None:
        self.folder = folder
        self.settings = settings or Settings(folder / _SETTINGS_FILE if folder is not None else None)
        self.thread, self.errands, self.engine = FileThread("library"), FileThread("errands"), Engine()
        self.keeper = SettingsKeeper(self.settings, self.thread)
        self.library = Library(self.thread, folder)
        self.coach = Coach(self.engine, answers=(folder or files.engine_cache()) / ANSWERS)
        self.game_files = GameFiles(self.errands, self.library.path.parent)
        self.grader = Grader(self.library, self.coach)
        self.history_files = HistoryFiles(self.library, self.errands)
        self.sounds = SoundPlayer(self.settings.sound)
        self.own_rules = OwnRules(self.thread, folder)

    # ---- what only pages ask: imported and made when it is used first ----

    practice_log: PracticeKeeper = _late("yahtzee_gui.learn.log:PracticeKeeper", "library")
    choices: ChoiceSets = _late("yahtzee_gui.learn.practice.sources.choice_sets:ChoiceSets", "library")
    practice: Sessions = _late("yahtzee_gui.learn.practice.practice:Sessions", "engine")
    progress: ProgressModel = _late("yahtzee_gui.learn.progress.model:ProgressModel", "library", "engine")
    own_lists: OwnLists = _late("yahtzee_gui.strategies.rule_lists:OwnLists", "thread", "folder")

    # ---- the end ----

    def objects(self) -> Iterator[QObject]:
        """Yield all services that Qt has to delete."""
        yield from (made for made in vars(self).values() if isinstance(made, QObject))

    def close(self) -> None:
        """Let the threads end: what is to be saved is saved, what is being computed is cancelled."""
        self.coach.close()
        self.engine.close()
        self.errands.close()
        self.library.close()
        self.thread.close()
        self.sounds.close()

    def join_saving(self) -> None:
        """Wait until all that the player would miss is written, when the window is gone."""
        self.errands.join()
        self.thread.join()

    def join(self) -> None:
        """Wait for all threads, when the window is gone."""
        self.join_saving()
        self.engine.join()
