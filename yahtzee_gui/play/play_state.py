# SPDX-License-Identifier: MIT
"""The state of play: the games that undo and redo lead to, and what is marked, chosen and asked for in the one in play.

It never changes: the controller holds the next one.
"""

from __future__ import annotations

from dataclasses import replace

from engine.games.game import NOTHING_KEPT, Event, Game, Kept
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.ghost import NOTHING_KNOWN, SameDice
from yahtzee_gui.play.own_dice import NOTHING_TYPED, TypedRoll
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.play.visibility import Hint


@dataclass(frozen=True)
class PlayState:
    """What is played, and how.

    Attributes:
        mode: the coach mode.
        undo_history: the game in play among others; None until the saved one has been looked for.
        hinted: at which moment a hint was asked for last, and how much it told.
        touched_at: the moment at which a die was marked last.
        box: the open box that is chosen and not scored yet.
        is_landing: whether the dice just rolled are still in the air.
        dealing: the record whose dice are on their way, where they are not fair.
        same_dice: how others play the dice of the game in play.
        guesses_first: whether options are hidden in Live until the player has chosen.
        seat: the seat whose scorecard was asked for; None for that of the player to move.
        typed: what has been typed of a roll with dice of the player's own.
        added: the places of the dice that were kept by typing their faces, in that order.
        is_skipping: whether the turns of opponents are done at once, until the next person is to move.
        reconsidered: what the player was about to do at this moment and thought over, the last such choice.
        warned_at: the moment at which it was said what a press of Roll would roll away: pressed again, it rolls.
    """

    mode: CoachMode
    undo_history: UndoHistory | None = None
    hinted: tuple[Game, Hint] | None = None
    touched_at: Game | None = None
    box: Category | None = None
    is_landing: bool = False
    dealing: Record | None = None
    same_dice: SameDice = NOTHING_KNOWN
    seat: int | None = None
    guesses_first: bool = False
    typed: TypedRoll = NOTHING_TYPED
    added: tuple[int, ...] = ()
    is_skipping: bool = False
    reconsidered: Event | None = None
    warned_at: Game | None = None

    @property
    def play(self) -> Play | None:
        """The game in play: a record, or a match."""
        return self.undo_history.play if self.undo_history is not None else None

    @property
    def match(self) -> Match | None:
        """The match in play; None in a game of one."""
        return self.undo_history.match if self.undo_history is not None else None

    @property
    def record(self) -> Record | None:
        """The record in play, in a match that of its `person`."""
        return self.undo_history.record if self.undo_history is not None else None

    @property
    def game(self) -> Game | None:
        """The game in play."""
        return self.record.game if self.record is not None else None

    @property
    def kept(self) -> Kept:
        """Which of the dice on the table are marked to be kept."""
        return self.record.kept if self.record is not None else NOTHING_KEPT

    @property
    def hint(self) -> Hint | None:
        """How much a hint has told at this moment; None if none was asked for."""
        return self.hinted[1] if self.hinted is not None and self.hinted[0] is self.game else None

    @property
    def is_touched(self) -> bool:
        """Whether the player has marked a die since they landed, or a box is chosen."""
        return self.box is not None or (self.touched_at is not None and self.touched_at is self.game)

    @property
    def may_roll_anyway(self) -> bool:
        """Whether it was said at this moment what a press of Roll would roll away, and nothing was chosen since."""
        return self.warned_at is not None and self.warned_at is self.game and not self.is_touched

    # ---- what follows ----

    def follow(self, undo_history: UndoHistory) -> PlayState:
        """Return the state at another moment; a game whose dice are known from elsewhere is one with a hint."""
        guesses = self.guesses_first
        return PlayState(self.mode, undo_history.marked(), self.hinted, same_dice=self.same_dice, guesses_first=guesses)

    def note(self, record: Record) -> PlayState:
        """Return the state with something noted in the record in play, at the same moment."""
        assert self.undo_history is not None, "there is no game yet"
        return replace(self, undo_history=self.undo_history.update(record))

    def with_hint(self, hint: Hint) -> PlayState:
        """Return the state with this much told of the decision to be made."""
        assert self.game is not None, "there is no game yet"
        return replace(self, hinted=(self.game, hint))
