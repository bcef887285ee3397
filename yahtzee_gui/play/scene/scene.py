# SPDX-License-Identifier: MIT
"""A scene is one moment of a game as it is to be shown: what happened, what the coach knows, and who looks where.

It never changes, and needs no controller: a stored game makes one as well as the game in play. What it adds to a
snapshot is what may be seen of it, as `yahtzee_gui.play.scene.sight` decides; `review` alone holds more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.analysis.options import Analysis, Option, Standing
from engine.analysis.verdicts import Verdict
from engine.coach.reviewing.review import Decision, Review, TimelinePoint
from engine.games.game import Game
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.play.scene.ghost import NOTHING_KNOWN, Ghost, SameDice, Turn, turns_of
from yahtzee_gui.play.scene.sight import Sight, ghost_turns, sight_of
from yahtzee_gui.play.scene.snapshot import Snapshot
from yahtzee_gui.services.coaching.explain_service import Comparison, inquiry_about
from yahtzee_gui.services.history.finished_game import game_key

_SOME_POINTS = 0.25
"""So many expected points less have a reason that can be told."""


@dataclass(frozen=True)
class Scene(Snapshot):
    """One moment of a game as it may be seen."""

    @cached_property
    def sight(self) -> Sight:
        """What may be seen."""
        return sight_of(
            self.mode,
            self.game,
            hint=self.hint,
            looks_back=self.viewed is not None,
            is_landing=self.is_landing,
            is_touched=self.is_touched,
            judges_now=not self.is_estimate,
            judges_past=not self.is_estimate or self.past_measure is not None,
        )

    # ---- what can be asked for ----

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be had, or one that tells more."""
        return self.table.is_ready and self.sight.new_hint

    def offers(self, option: Option) -> bool:
        """Return whether `option` is one of the decision to be made now, not of one looked back at or judged."""
        analysis = self.analysis if self.viewed is None else None
        return analysis is not None and any(option is other for other in analysis.options)

    # ---- what may be seen of the options ----

    @property
    def analysis(self) -> Analysis | None:
        """The options of the decision to be made, or of the one looked back at."""
        if self.viewed is not None:
            return self.viewed.analysis
        return self.review.analysis if self.review is not None and self.sight.values else None

    @cached_property
    def pointed_at(self) -> Option | None:
        """The option that was taken, or is chosen: a box, or the keep; the best box where nothing can be rolled."""
        if self.viewed is not None:
            return self.viewed.taken
        if self.analysis is None:
            return None
        if self.box is not None:
            return self.analysis.categories[self.box]
        if self.can_keep and len(self.kept_dice) < DICE_PER_ROLL:
            return self.analysis.keeps[self.kept_dice]
        return next(option for option in self.analysis.options if option.category is not None)

    @cached_property
    def _answers(self) -> Mapping[Dice, Dice]:
        if self.review is None or self.analysis is None:
            return {}
        return self.review.answers.get(self.analysis.position, {})

    def answer_to(self, option: Option) -> Dice | None:
        """Return the roll that a demon answers `option` with; None where chance does, or nothing is rolled."""
        return self._answers.get(option.keep) if option.keep is not None else None

    @property
    def standing(self) -> Standing | None:
        """How the game stands now, by what is played for and in expected points."""
        review = self.review if self.sight.values and not (self.is_estimate and self.past_measure) else None
        return Standing(review.prospect, review.expected) if review is not None else None

    @cached_property
    def explained(self) -> tuple[Option, Analysis] | None:
        """The option that is explained, and the analysis it belongs to.

        It is the one that a hint or a warning speaks of, the one selected, the one chosen, or the best one before
        anything is chosen; where nothing can be chosen, the costliest choice of the turn that is reported, or of the
        whole game once it is over.
        """
        now = self.review.analysis if self.review is not None and self.viewed is None else None
        if now is not None and self.question is not None and self.question.option is not None:
            return self.question.option, now
        if self.analysis is None and now is not None and self.sight.hint:
            return now.best, now
        analysis = self.analysis
        if analysis is None:
            told = self.report.worst if self.report is not None else self.lesson
            return (told.chosen, told.analysis) if told is not None else None
        usual = self.pointed_at if self.sight.judges else analysis.best
        if usual is None:
            return None
        return next((option for option in analysis.options if option is self.selected), usual), analysis

    # ---- what may be seen of what has been decided ----

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that can be looked back at."""
        return self.review.decisions if self.review is not None and self.sight.verdicts else []

    @property
    def mistakes(self) -> list[Decision]:
        """The decisions worth looking back at: those that lost a quarter of a point or more."""
        return [decision for decision in self.decisions if decision.counts and decision.verdict > Verdict.CLOSE]

    @property
    def last_decision(self) -> Decision | None:
        """The decision made last."""
        return self.decisions[-1] if self.decisions else None

    @property
    def lesson(self) -> Decision | None:
        """The costliest decision of the turn in which the player decided last, if one lost a quarter of a point."""
        last = self.last_decision
        costly = [decision for decision in self.mistakes if last is not None and decision.turn == last.turn]
        return max(costly, key=lambda decision: decision.points_lost, default=None)

    @property
    def turn_ends(self) -> tuple[Decision, ...]:
        """The scores that ended the last two turns, the newest last, where they may be judged."""
        return tuple(decision for decision in self.decisions if decision.taken.category is not None)[-2:]

    @property
    def told(self) -> tuple[Decision, ...]:
        """The decisions whose reasons are told: the lesson of the last turn, at the end the costliest of all."""
        decision = self.report.worst if self.report is not None else self.lesson
        return (decision,) if decision is not None else ()

    def costs_points(self, decision: Decision) -> bool:
        """Return whether a choice in a game for a goal lost expected points, too: their reasons are true of it."""
        best = decision.analysis.compared_with(decision.chosen)
        return best is not None and decision.chosen.lost > 0.0 and best.value - decision.chosen.value >= _SOME_POINTS

    def comparison_of(self, decision: Decision) -> Comparison | None:
        """Return why the first choice of a decision that is told was worth less; None until it is known."""
        inquiry = inquiry_about(decision.chosen, decision.analysis)
        return next((found for found in self.compared if found.inquiry == inquiry), None)

    @property
    def judged(self) -> Decision | None:
        """The decision that is judged: the one looked back at, else the last one."""
        return self.viewed or self.last_decision

    @cached_property
    def points(self) -> tuple[TimelinePoint, ...]:
        """The points of the timeline: up to now, or to the last decision where what was rolled since would tell."""
        if self.review is None or not self.sight.verdicts:
            return ()
        points = self.review.points
        if self.sight.luck:
            return points
        last = max((place for place, point in enumerate(points) if point.decision is not None), default=0)
        return points[: last + 1]

    @property
    def luck(self) -> float | None:
        """What the dice gave up to now."""
        return self.review.luck if self.review is not None and self.sight.luck else None

    @property
    def report(self) -> Review | None:
        """All of the coach's view, once the game is over and all of it is there."""
        return self.review if self.is_over and not self.is_waiting else None

    # ---- what may be seen of others who play the same dice ----

    @property
    def _others(self) -> SameDice:
        """What is known of these very dice, not of those of a game before."""
        is_this = self.game is not None and self.same_dice.key == game_key(self.game)
        return self.same_dice if is_this else NOTHING_KNOWN

    @property
    def ghost(self) -> Ghost | None:
        """Whom the player races; of its turns only `ghost_turns` may be shown."""
        return self._others.ghost

    @cached_property
    def own_turns(self) -> tuple[Turn, ...]:
        """The turns that the player has finished, up to the one that is looked back at."""
        return turns_of(self.game)[: self._turns_shown] if self.game is not None else ()

    @property
    def ghost_turns(self) -> tuple[Turn, ...]:
        """The turns of the ghost that may be seen."""
        return self.ghost.turns[: self._turns_shown] if self.ghost is not None else ()

    @property
    def _turns_shown(self) -> int:
        return ghost_turns(self.game, self.viewed.turn if self.viewed is not None else None)

    @property
    def perfect(self) -> Game | None:
        """What perfect play made of the same dice, once the game is over and it is known."""
        return self._others.perfect if self.sight.same_dice else None

    @property
    def foresight(self) -> Game | None:
        """The most that could have been made of the same dice, once the game is over and it is known."""
        return self._others.foresight if self.sight.same_dice else None

    @property
    def first_result(self) -> int | None:
        """The score with which these dice were finished before, otherwise than now; None for dice that are new."""
        earlier = self._others.earlier
        if earlier is None or self.game is None or earlier.events == self.game.events:
            return None
        return earlier.points_so_far
