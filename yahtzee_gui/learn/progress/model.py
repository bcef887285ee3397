# SPDX-License-Identifier: MIT
"""What all finished games say: the progress, worked out once a page shows it, and the evidence for each lesson.

Both are worked out again when the history has changed. The evidence takes a moment for each costly choice, so what
lessons would have saved in a game is remembered.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import StoredDecision
from engine.training.lesson_effects import Evidence, evidence
from engine.training.progress import RECENT, GameLosses, ProgressReport, progress
from engine.training.retry import is_costly
from yahtzee_gui.learn.progress.losses import LossesReader
from yahtzee_gui.learn.questions import savings
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.finished_game import GameKey, rules_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.work import Engine, Urgency, one_step, told_problem

_Choices = Mapping[Hashable, Sequence[StoredDecision]]


class ProgressModel(QObject):
    """What the games of a history say.

    Attributes:
        progress: None until it is worked out.
        evidence: what the last games without help say about each lesson, empty without such a game; None until then.

    Signals:
        changed: one of them is there, or says something else.
    """

    changed = Signal()

    def __init__(self, history: Library, engine: Engine) -> None:
        super().__init__()
        self._history = history
        self._engine = engine
        self.is_watched = False
        self._reader = LossesReader()
        self._saved: dict[Hashable, Mapping[Lesson, float]] = {}
        self.progress: ProgressReport | None = None
        self.evidence: tuple[Evidence, ...] | None = None
        history.loaded.connect(self._follow)
        history.decided.connect(self._follow)

    def watch(self) -> None:
        """Begin to look, or look again; ends in `changed`."""
        self.is_watched = True
        self._follow()

    def _follow(self) -> None:
        if self.is_watched:
            self._history.ask(self._reader.read, self._take_losses)

    def _take_losses(self, games: Sequence[GameLosses] | None) -> None:
        if games is not None:
            self._engine.ask(ProgressModel, Urgency.PROGRESS, one_step(progress, games), self._take)

    def _take(self, found: ProgressReport) -> None:
        self.progress = found
        self.changed.emit()
        rules = rules_key(DEFAULT_RULES)
        games = [game for game in found.games if GameKey(*game.key).rules == rules][-RECENT:]
        # A game that was played to another end has lost something else.
        keys: dict[Hashable, GameKey] = {(game.key, game.points_lost): GameKey(*game.key) for game in games}
        missing = {name: key for name, key in keys.items() if name not in self._saved}
        if missing:
            self._history.ask(partial(_costly, missing), partial(self._take_choices, list(keys)))
        else:
            self._tell(list(keys))

    def _take_choices(self, keys: Sequence[Hashable], choices: _Choices | None) -> None:
        self._saved |= {key: {} for key, costly in (choices or {}).items() if not costly}
        asked = {key: costly for key, costly in (choices or {}).items() if costly}
        if not asked:
            self._tell(keys)
            return
        workspace = self._engine.workspace
        steps = workspace.first_time("pool", savings(workspace, asked))
        take = partial(self._take_saved, keys)
        self._engine.ask(Evidence, Urgency.PROGRESS, steps, take, failed=told_problem)

    def _take_saved(self, keys: Sequence[Hashable], saved: Mapping[Hashable, Mapping[Lesson, float]]) -> None:
        self._saved |= saved
        self._tell(keys)

    def _tell(self, keys: Sequence[Hashable]) -> None:
        self.evidence = evidence([self._saved[key] for key in keys if key in self._saved])
        self.changed.emit()


def _costly(games: Mapping[Hashable, GameKey], database: LibraryFile) -> _Choices:
    """Return the costly choices of games, by what stands for them; it runs on the thread of the library."""
    return {name: tuple(filter(is_costly, database.decisions_of(key) or ())) for name, key in games.items()}
