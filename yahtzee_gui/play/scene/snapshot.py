# SPDX-License-Identifier: MIT
"""A snapshot is a moment of a game: what happened up to then, what the coach said, and who looks where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure
from engine.coach.reviewing.review import Decision, Review
from engine.desk.memory import measure_of
from engine.games.game import NOTHING_KEPT, Game, Kept, Rolled
from engine.games.goals import OwnGoal, RecordGoal, RiskGoal, WinGoal
from engine.games.match import Match, Seat
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import Dice
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene.ghost import NOTHING_KNOWN, SameDice
from yahtzee_gui.play.scene.questions import Question
from yahtzee_gui.play.scene.sight import Hint
from yahtzee_gui.play.scene.table_watch import NO_TABLE_YET, TableStatus
from yahtzee_gui.services.coaching.explain_service import Comparison

if TYPE_CHECKING:
    from engine.matches.outlooks import Outlook


@dataclass(frozen=True)
class Snapshot:
    """One moment of a game.

    Attributes:
        mode: the coach mode.
        record: the game and how it was played; None before there is one.
        review: the coach's view of exactly that game; None until it has come.
        table: whether the coach has its table.
        hint: how much a hint has told at this moment; None if none was asked for.
        is_landing: whether the dice just rolled are still in the air.
        is_touched: whether the player has marked a die since they landed, or a box is chosen.
        box: the open box that is chosen and not scored yet.
        viewed: the earlier decision that is looked back at; None for the game as it is.
        selected: the option that the player points at.
        question: what is asked about a choice that waits for the player's word.
        comparison: the explanation of the option that is explained, once it is there.
        bonus_chances: how likely the upper bonus was before the turn that is reported, and is after it, once known.
        compared: the explanations of decisions whose reasons are told, as far as they are there.
        same_dice: how others play the dice of this game.
        match: the match that the game belongs to; None for a game of one.
        outlook: how the match may end for everybody, as it was told last; None before it was.
        seat: the seat whose scorecard was asked for; None for that of whoever is to move.
        solved: how much of the table is solved that a game for a goal still waits for, 0 to 1; None once all is known.
            Until then the review is of what is known, or by expected scores where that is nothing.
        is_current: whether it is known by then how the game stands now, and only earlier turns are not.
    """

    mode: CoachMode
    record: Record | None = None
    review: Review | None = None
    table: TableStatus = NO_TABLE_YET
    hint: Hint | None = None
    is_landing: bool = False
    is_touched: bool = False
    box: Category | None = None
    viewed: Decision | None = None
    selected: Option | None = None
    question: Question | None = None
    comparison: Comparison | None = None
    bonus_chances: tuple[float | None, float | None] = (None, None)
    compared: tuple[Comparison, ...] = ()
    same_dice: SameDice = NOTHING_KNOWN
    match: Match | None = None
    seat: int | None = None
    outlook: Outlook | None = None
    solved: float | None = None
    is_current: bool = False

    # ---- what is played for ----

    @property
    def goal(self) -> RecordGoal | None:
        """What is played for, other than the expected final score."""
        return self.record.goal if self.record is not None else None

    @property
    def measure(self) -> Measure | None:
        """What the figures of the game as it is now measure: that of the goal, once they are there."""
        return None if self.is_estimate else self.past_measure

    @property
    def past_measure(self) -> Measure | None:
        """What the figures of what has been decided measure: that of the goal, once any of it is known."""
        return self.review.measure if self.review is not None else None

    @property
    def likely_measure(self) -> Measure | None:
        """What they measure, or are going to as soon as they are there."""
        waits = self.past_measure is None and isinstance(self.goal, OwnGoal | WinGoal)
        return measure_of(self.goal) if waits and self.goal is not None else self.past_measure

    @property
    def is_estimate(self) -> bool:
        """Whether the coach tells expected scores for now, because it takes long what the goal makes of them."""
        return self.is_waiting and not self.is_current

    @property
    def is_waiting(self) -> bool:
        """Whether something is still worked out of what the goal makes of the game."""
        return self.solved is not None and self.review is not None

    @property
    def goes_by_points(self) -> bool:
        """Whether what lies behind expected scores is true of what is played for."""
        return self.measure is None and not self.is_estimate

    # ---- what lies on the table ----

    @property
    def game(self) -> Game | None:
        """The game as it is."""
        return self.record.game if self.record is not None else None

    @property
    def shown(self) -> Game | None:
        """The game as it is shown: as it is, or as it was before the decision that is looked back at."""
        if self.watched is not None:
            return self.watched.game
        return self.viewed.before if self.viewed is not None else self.game

    @property
    def kept(self) -> Kept:
        """Which of the dice shown are kept."""
        if self.record is None:
            return NOTHING_KEPT
        if self.watched is not None:
            return self.watched.record.kept
        if self.viewed is None:
            return self.record.kept
        event = self.record.game.events[self.viewed.event]
        return event.kept if isinstance(event, Rolled) else NOTHING_KEPT

    @property
    def kept_dice(self) -> Dice:
        """The faces of the dice that are kept, in order."""
        return self.shown.kept_dice(self.kept) if self.shown is not None and self.shown.has_rolled else ()

    # ---- who is at the table ----

    @property
    def is_over(self) -> bool:
        """Whether the game is over, in a match for everybody."""
        if self.match is not None:
            return self.match.is_over
        return self.game is not None and self.game.is_over

    @property
    def is_my_turn(self) -> bool:
        """Whether whose record this is, is to move."""
        return self.match is None or self.match.to_move == self.match.person

    @property
    def watched(self) -> Seat | None:
        """The strategy whose turn is watched; None where the player is to move, or looks back."""
        if self.match is None or self.match.to_move is None or self.is_my_turn or self.viewed is not None:
            return None
        return self.match.seats[self.match.to_move]

    @property
    def card_seat(self) -> int | None:
        """The seat whose scorecard is shown; None in a game of one."""
        if self.match is None:
            return None
        if self.viewed is not None:
            return self.match.person
        if self.seat is not None:
            return self.seat
        return self.match.to_move if self.watched is not None else self.match.person

    @property
    def shows_own_card(self) -> bool:
        """Whether the scorecard shown is that of the record in play."""
        return self.match is None or self.card_seat == self.match.person

    @property
    def card(self) -> Game | None:
        """The game whose scorecard is shown."""
        if self.match is None or self.card_seat is None or self.shows_own_card:
            return self.viewed.before if self.viewed is not None else self.game
        return self.match.seats[self.card_seat].game

    # ---- what can be done ----

    @property
    def can_keep(self) -> bool:
        """Whether dice can be marked to be kept."""
        return self.record is not None and self.record.can_keep and self.viewed is None

    @property
    def can_roll(self) -> bool:
        """Whether the dice that are not kept can be rolled: those that are not fair wait for their table."""
        if self.record is None or not self.is_my_turn or self.waits_for_dice:
            return False
        return self.record.game.can_roll(self.record.kept)

    def can_choose(self, category: Category) -> bool:
        """Return whether the dice on the table can be scored in `category`."""
        return self.game is not None and self.viewed is None and self.game.can_score(category)

    @property
    def waits_for_dice(self) -> bool:
        """Whether the dice cannot land yet because where they do depends on a table that is not there."""
        return self.game is not None and not self.game.dice_model.is_fair and not self.table.is_ready

    @property
    def waits_for_review(self) -> bool:
        """Whether the coach is about to look at the game as it is: a matter of milliseconds."""
        return self.game is not None and self.table.is_ready and self.review is None

    @property
    def can_choose_risk(self) -> bool:
        """Whether the liking for risk can be chosen: in a game of one with fair dice, not over, for no other goal."""
        game, goal = self.game, self.goal
        is_free = self.match is None and (goal is None or isinstance(goal, RiskGoal))
        return game is not None and game.dice_model.is_fair and not game.is_over and is_free
