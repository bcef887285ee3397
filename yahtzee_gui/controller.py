# SPDX-License-Identifier: MIT
"""The controller is the only writer of the game: it takes the player's requests, and tells when something changed.

Widgets never touch the game. They ask for an action through a signal; the controller does it if the rules allow it,
saves the game, and has it reviewed. Whoever shows the game reads it from here after `changed`.
"""

from __future__ import annotations

import time
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.categories import Category
from engine.coach import Decision, Review
from engine.dice import Dice
from engine.game import NOTHING_KEPT, Game, Kept
from engine.library import Delivery, Progress
from engine.options import Analysis
from engine.rules import DEFAULT_RULES, RuleSet
from yahtzee_gui.coach_service import CoachService
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.storage import GameStore

_TELLING_FRACTION = 0.2


class TableState(Enum):
    """Whether the coach has the table of the game's rules."""

    BUILDING = "building"
    READY = "ready"
    CANCELLED = "cancelled"
    FAILED = "failed"


class GameController(QObject):
    """Holds the game, the dice marked to be kept, the coach mode, and what the coach last said.

    Signals:
        changed: anything that is shown may have changed.
        progressed: a `Progress` while the table is being got.
        rolled: dice were rolled.
        scored: the category a roll was scored in.
        delivered: a `Delivery`, as soon as the coach is ready.
        table_failed: why the table could not be had.
    """

    changed = Signal()
    progressed = Signal(object)
    rolled = Signal()
    scored = Signal(object)
    delivered = Signal(object)
    table_failed = Signal(str)

    def __init__(self, coach: CoachService, store: GameStore, mode: CoachMode, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coach = coach
        self._store = store
        self._game: Game | None = None
        self._kept: Kept = NOTHING_KEPT
        self._review: Review | None = None
        self._mode = mode if mode.is_available else CoachMode.LIVE
        self._table_state = TableState.BUILDING
        self._progress: Progress | None = None
        self._par: float | None = None
        self._building_since = 0.0
        coach.progressed.connect(self._take_progress)
        coach.delivered.connect(self._take_delivery)
        coach.cancelled.connect(self._take_cancelled)
        coach.failed.connect(self._take_failed)
        coach.reviewed.connect(self._take_review)
        store.loaded.connect(self._take_loaded)

    # ---- what can be asked ----

    @property
    def game(self) -> Game | None:
        """The game; None until the saved one has been looked for."""
        return self._game

    @property
    def kept(self) -> Kept:
        """Which of the dice on the table are marked to be kept."""
        return self._kept

    @property
    def kept_dice(self) -> Dice:
        """The faces marked to be kept, in order."""
        return self._game.kept_dice(self._kept) if self._game is not None and self._game.has_rolled else ()

    @property
    def mode(self) -> CoachMode:
        """The coach mode."""
        return self._mode

    @property
    def table_state(self) -> TableState:
        """Whether the coach has its table."""
        return self._table_state

    @property
    def progress(self) -> Progress | None:
        """The last progress on the table."""
        return self._progress

    @property
    def seconds_left(self) -> float | None:
        """How long getting the table may still take, judged by what is done; None while that says too little."""
        if self._progress is None or self._progress.fraction < _TELLING_FRACTION:
            return None
        elapsed = time.monotonic() - self._building_since
        return elapsed * (1.0 - self._progress.fraction) / self._progress.fraction

    @property
    def par(self) -> float | None:
        """The expected final score before the first roll, once the table is there."""
        return self._par

    @property
    def review(self) -> Review | None:
        """The coach's view of exactly the game as it is now; None until it has come."""
        return self._review if self._review is not None and self._review.game is self._game else None

    @property
    def analysis(self) -> Analysis | None:
        """The options of the decision to be made now, once valued."""
        return self.review.analysis if self.review is not None else None

    @property
    def last_decision(self) -> Decision | None:
        """The last decision of the game, once reviewed."""
        decisions = self.review.decisions if self.review is not None else []
        return decisions[-1] if decisions else None

    @property
    def can_keep(self) -> bool:
        """Whether dice can be marked to be kept."""
        return self._game is not None and self._game.has_rolled and self._game.rolls_left > 0

    @property
    def can_roll(self) -> bool:
        """Whether the dice that are not kept can be rolled."""
        return self._game is not None and self._game.can_roll(self._kept)

    # ---- what can be done ----

    def start(self) -> None:
        """Look for the saved game; a new one begins if there is none."""
        self._store.load()

    def toggle(self, place: int) -> None:
        """Mark the die at `place` (0 to 4) to be kept, or no longer."""
        if self.can_keep:
            self._kept = tuple(kept != (index == place) for index, kept in enumerate(self._kept))
            self.changed.emit()

    def keep(self, faces: Dice) -> None:
        """Mark exactly `faces` among the dice on the table, the leftmost of equal ones."""
        if not self.can_keep or self._game is None:
            return
        missing, kept = list(faces), []
        for face in self._game.dice:
            kept.append(face in missing)
            if face in missing:
                missing.remove(face)
        self._kept = tuple(kept)
        self.changed.emit()

    def roll(self) -> None:
        """Roll the dice that are not kept, if that is legal."""
        if self._game is not None and self.can_roll:
            game = self._game.roll(self._kept)
            # After the last roll there is nothing to keep for.
            self._set_game(game, self._kept if game.rolls_left else NOTHING_KEPT)
            self.rolled.emit()

    def score(self, category: Category) -> None:
        """Score the dice in `category`, if that is legal."""
        if self._game is not None and self._game.can_score(category):
            self._set_game(self._game.score(category))
            self.scored.emit(category)

    def new_game(self, rules: RuleSet | None = None) -> None:
        """Begin a new game, by the rules of the current one unless others are given."""
        if rules is None:
            rules = self._game.rules if self._game is not None else DEFAULT_RULES
        self.open_game(Game(rules=rules))

    def open_game(self, game: Game) -> None:
        """Go on with `game`, and get the table of its rules if the coach lacks it."""
        needs_table = self._game is None or self._game.rules != game.rules
        self._set_game(game)
        if needs_table:
            self.build_table()

    def set_mode(self, mode: CoachMode) -> None:
        """Choose the coach mode."""
        if mode.is_available and mode is not self._mode:
            self._mode = mode
            self.changed.emit()

    def build_table(self) -> None:
        """Find or build the table of the game's rules."""
        if self._game is None:
            return
        self._table_state, self._progress, self._par = TableState.BUILDING, None, None
        self._building_since = time.monotonic()
        self._coach.get_table(self._game.rules)
        self.changed.emit()

    def cancel_table(self) -> None:
        """Stop building the table."""
        if self._table_state is TableState.BUILDING:
            self._coach.cancel()

    # ---- what comes back ----

    def _set_game(self, game: Game, kept: Kept = NOTHING_KEPT) -> None:
        self._game, self._kept, self._review = game, kept, None
        self._store.save(game)
        self._ask_for_review()
        self.changed.emit()

    def _ask_for_review(self) -> None:
        if self._game is not None and self._table_state is TableState.READY:
            self._coach.review(self._game)

    def _take_loaded(self, game: Game | None) -> None:
        self.open_game(game or Game())

    def _take_progress(self, progress: Progress) -> None:
        self._progress = progress
        self.progressed.emit(progress)

    def _take_delivery(self, delivery: Delivery) -> None:
        if self._game is None or delivery.table.rules != self._game.rules:
            return
        self._table_state, self._par = TableState.READY, delivery.table.par
        self._ask_for_review()
        self.delivered.emit(delivery)
        self.changed.emit()

    def _take_cancelled(self, rules: RuleSet) -> None:
        self._end_building(rules, TableState.CANCELLED)

    def _take_failed(self, rules: RuleSet, reason: str) -> None:
        if self._end_building(rules, TableState.FAILED):
            self.table_failed.emit(reason)

    def _end_building(self, rules: RuleSet, state: TableState) -> bool:
        """Note that no table of `rules` is coming; return whether that concerns the game."""
        if self._game is None or rules != self._game.rules or self._table_state is not TableState.BUILDING:
            return False
        self._table_state = state
        self.changed.emit()
        return True

    def _take_review(self, review: Review) -> None:
        if review.game is self._game:
            self._review = review
            self.changed.emit()
