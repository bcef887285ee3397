# SPDX-License-Identifier: MIT
"""A scene is one moment of a game as it is to be shown: what happened, what the coach knows, and who looks where.

It never changes, and needs no controller: a stored game makes one as well as the game in play. What may be seen of it
`yahtzee_gui.play.visibility` decides; `review` alone holds more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis, Option, Standing
from engine.analysis.reasons import LITTLE, Unit
from engine.analysis.verdicts import Measure
from engine.game_review.review import Decision, Known, Review, ReviewedMoment, TimelinePoint, chosen_option
from engine.games.game import NOTHING_KEPT, Event, Game, Kept, Rolled, replay
from engine.games.goals import RecordGoal, RiskGoal, WinGoal
from engine.games.match import Match, Seat
from engine.games.position import Position
from engine.games.record import Record
from engine.matches.standings import beat_goals
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.goals import BeatGoal, Goal
from engine.training.retry import is_costly
from engine.workspace.prospects import measure_of
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.choosing import NOTHING_CHOSEN, Choosing, Question, TypedRoll
from yahtzee_gui.play.coach_state import (
    NO_TABLE_YET,
    NOTHING_SAID,
    Comparison,
    Inquiry,
    Said,
    TableStatus,
    inquiry_about,
    rival_of,
)
from yahtzee_gui.play.ghost import NOTHING_KNOWN, SameRolls, SameRollsSeen, same_rolls_seen
from yahtzee_gui.play.moments import Oversight, oversight
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.play.visibility import Visibility, ghost_turns, visibility_of

if TYPE_CHECKING:
    from engine.matches.win_chances import Outlook


@lru_cache(maxsize=2)  # the game in play and the turn handed on: each scene asks again, and to replay a game takes long
def choices_made(game: Game) -> tuple[tuple[int, Game, Event], ...]:
    """Return what the player chose: the place in the log, the game before it and the event."""
    steps = zip(replay(game.start, game.events), game.events, strict=False)
    return tuple((place, before, event) for place, (before, event) in enumerate(steps) if before.has_rolled)


@dataclass(frozen=True)
class LookAhead:
    """What the end of the turn, and of the game, is looked at from: an option of a position, and one beside it.

    Before the first roll of a turn the position has no dice, and there is no option. `is_past` says that the choice
    has been made, `goal` what play goes on for, if not for points. `best` is the best option there is.
    """

    position: Position
    option: Option | None = None
    against: Option | None = None
    is_past: bool = False
    goal: Goal | None = None
    best: Option | None = None

    @property
    def options(self) -> tuple[Option | None, ...]:
        """The option that it is about, and the one that it is compared against, if there is one."""
        return (self.option,) if self.against is None else (self.option, self.against)


def can_look_ahead(goal: RecordGoal | Goal | None, rules: RuleSet) -> bool:
    """Return whether it can be worked out how games with a goal end: no chance can where first rolls score more."""
    return goal is None or isinstance(goal, RiskGoal) or not rules.counts_first_rolls


def _inquiry_of(decision: Decision) -> Inquiry | None:
    """Return what is asked about a choice that was made."""
    return _if_true(inquiry_about(decision.chosen, decision.analysis), decision.analysis)


def _if_true(inquiry: Inquiry, analysis: Analysis) -> Inquiry | None:
    """Return an inquiry; with a goal, only where what is better for it has more points, too: else reasons are false."""
    if analysis.measure is None:
        return inquiry
    if inquiry.against is None or analysis.is_decided:
        return None
    better, worse = sorted((inquiry.option, inquiry.against), key=lambda one: one.lost)
    return inquiry if better.value - worse.value >= LITTLE[Unit.POINTS] else None


def waits_for_verdict(review: Review) -> bool:
    """Return whether the choice made last is judged as soon as its chance is there."""
    made = choices_made(review.game)
    return bool(made) and made[-1][0] not in {decision.event for decision in review.decisions}


@dataclass(frozen=True)
class LookedAt:
    """Where the player looks.

    Attributes:
        place: where in the log the decision is that is looked back at; None for the game as it is.
        selected: the option that the player points at.
        against: the option that another is compared against; None for the one that says most.
    """

    place: int | None = None
    selected: Option | None = None
    against: Option | None = None


AT_THE_GAME = LookedAt()


@dataclass(frozen=True)
class Scene:
    """One moment of a game as it may be seen.

    Attributes:
        games: the game in play among those that undo and redo lead to; None before there is one.
        said: what the coach has said of exactly that game.
        table: whether the coach has its table.
        choosing: how far the player is with the choice that is to be made.
        look: where the player looks.
        question: what is asked about a choice that waits for the player's word.
        same_rolls: how others play the rolls of this game.
        guesses_first: whether options are hidden in Live until the player has chosen.
        is_demo: whether the game is watched from its start to its end: the choices are not the player's.
        told_of: the seat of the person that the scene is about; None for the one in play.
        beats: whom a game without a match is to beat: a position that is set up has others with their cards.
    """

    mode: CoachMode
    games: UndoHistory | None = None
    said: Said = NOTHING_SAID
    table: TableStatus = NO_TABLE_YET
    choosing: Choosing = NOTHING_CHOSEN
    look: LookedAt = AT_THE_GAME
    question: Question | None = None
    same_rolls: SameRolls = NOTHING_KNOWN
    guesses_first: bool = False
    is_demo: bool = False
    told_of: int | None = None
    beats: BeatGoal | None = None

    # ---- the game in play ----

    @property
    def record(self) -> Record | None:
        """The game and how it was played; in a match that of the person in play. None before there is one."""
        if self.match is not None and self.told_of is not None:
            return self.match.seats[self.told_of].record
        return self.games.record if self.games is not None else None

    @property
    def match(self) -> Match | None:
        """The match that the game belongs to; None for a game of one."""
        return self.games.match if self.games is not None else None

    @property
    def is_copy(self) -> bool:
        """Whether the game goes on from the middle of another one, beside it: nothing of it counts."""
        return self.games is not None and self.games.is_copy

    @property
    def is_look(self) -> bool:
        """Whether the game was finished before, and is only looked at."""
        return self.games is not None and self.games.is_look

    @property
    def review(self) -> Review | None:
        """The coach's view of the game, as far as it is known; None until it has come."""
        return self.said.review

    @cached_property
    def viewed(self) -> Decision | None:
        """The earlier decision that is looked back at; None for the game as it is."""
        decisions = self.review.decisions if self.review is not None and self.look.place is not None else []
        return next((found for found in decisions if found.event == self.look.place), None)

    @property
    def typed(self) -> TypedRoll | None:
        """What has been typed of a roll with dice of the player's own; None where none is asked for."""
        typed = self.choosing.typed
        return typed if typed.is_asked_of(self.record) else None

    # ---- what is played for ----

    @property
    def goal(self) -> RecordGoal | None:
        """What is played for, other than the expected final score."""
        return self.record.goal if self.record is not None else None

    @property
    def measure(self) -> Measure | None:
        """What the figures of the game measure: what is played for, from the first choice to the last."""
        return measure_of(self.goal) if self.goal is not None else None

    @property
    def is_pending(self) -> bool:
        """Whether it isn't known yet how the game stands: its chances are being worked out."""
        return self.review is not None and self.review.known is Known.PENDING

    @property
    def is_waiting(self) -> bool:
        """Whether anything of the game is still being worked out."""
        return self.review is not None and not self.review.is_complete

    # ---- what lies on the table ----

    @property
    def game(self) -> Game | None:
        return self.record.game if self.record is not None else None

    @property
    def rules(self) -> RuleSet:
        """The rules of the game; those of Yahtzee without one."""
        return self.record.game.rules if self.record is not None else DEFAULT_RULES

    @property
    def shown(self) -> Game | None:
        """The game as it is shown: as it is, or as it was before the decision that is looked back at."""
        if self.watched is not None:
            return self.watched.game
        return self.viewed.before if self.viewed is not None else self.game

    @property
    def kept(self) -> Kept:
        if self.record is None:
            return NOTHING_KEPT
        if self.watched is not None:
            return self.watched.record.kept
        if self.viewed is None:
            return self.record.kept
        if self.viewed.was_taken_back:
            return self.viewed.before.places_of(self.viewed.chosen.keep or ())
        event = self.record.game.events[self.viewed.event]
        return event.kept if isinstance(event, Rolled) else NOTHING_KEPT

    @property
    def kept_dice(self) -> Dice:
        """The faces of the dice that are kept, in order."""
        return self.shown.kept_dice(self.kept) if self.shown is not None and self.shown.has_rolled else ()

    @property
    def enters(self) -> bool:
        """Whether the faces of a roll are typed or clicked now."""
        typed = self.typed
        return typed is not None and self.viewed is None and (self.is_my_turn or typed.slip is not None)

    @property
    def entered(self) -> tuple[int | None, ...]:
        """The five dice while a roll is typed: those that are kept, the faces typed so far, and None for the rest."""
        return self.typed.dice(self.typed_in) if self.typed is not None and self.typed_in is not None else ()

    @property
    def typed_in(self) -> Record | None:
        """The record that a roll is typed in: in a match another person's, too, where it is corrected."""
        play = self.match or self.record
        return self.typed.record_in(play) if self.typed is not None and play is not None else None

    # ---- who is at the table ----

    @property
    def is_over(self) -> bool:
        """Whether the game is over, in a match for everybody."""
        if self.match is not None:
            return self.match.is_over
        return self.game is not None and self.game.is_over

    @cached_property
    def match_shown(self) -> Match | None:
        """The match as it is, or as it stood at the decision that is looked back at."""
        if self.match is None or self.viewed is None:
            return self.match
        return self.match.as_it_stood(self.match.person, self.viewed.before)

    @property
    def named_person(self) -> str:
        """The name of the person that the scene is about, where several sit at the screen: "you" may be any of them."""
        match = self.match
        if match is None or sum(seat.is_person for seat in match.seats) == 1:
            return ""
        return match.seats[match.person if self.told_of is None else self.told_of].name

    @cached_property
    def before_passing(self) -> Scene | None:
        """What there is to be told of the person who handed the screen on, until the next one rolls."""
        match, review = self.match, self.said.passed
        if review is None or match is None or match.passed_by is None or self.viewed is not None:
            return None
        return replace(self, told_of=match.passed_by, said=Said(review, self.said.answers))

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
        if self.choosing.seat is not None:
            return self.choosing.seat
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
        """Whether it is to be decided, or was while the next roll is typed, which dice to keep."""
        return self.record is not None and self.record.can_keep and self.viewed is None

    @property
    def can_mark(self) -> bool:
        return self.can_keep and not self.enters

    @property
    def can_roll(self) -> bool:
        """Whether the dice that are not kept can be rolled: those that are not fair wait for their table."""
        if self.record is None or not self.is_my_turn or self.waits_for_dice or self.enters:
            return False
        return self.record.game.can_roll(self.record.kept)

    @property
    def can_only_score(self) -> bool:
        """Whether nothing is left but to choose a box: no roll is left, or all dice are kept."""
        record = self.record if self.is_my_turn and self.viewed is None and not self.enters else None
        return record is not None and record.game.has_rolled and not record.game.can_roll(record.kept)

    @cached_property
    def oversight(self) -> Oversight | None:
        """What one press of Roll would overlook: then it only says so. Dice of the player's own lie in their hands."""
        if self.record is None or self.record.own_dice or not self.can_mark:
            return None
        return oversight(self.record.game, self.record.kept, is_touched=self.choosing.is_touched)

    def can_choose(self, category: Category) -> bool:
        return self.game is not None and self.viewed is None and not self.enters and self.game.can_score(category)

    @property
    def waits_for_dice(self) -> bool:
        """Whether the dice cannot land yet because where they do depends on a table that is not there."""
        return self.game is not None and not self.game.dice_model.is_fair and not self.table.is_ready

    @property
    def waits_for_review(self) -> bool:
        """Whether the coach is about to look at the game as it is: a matter of milliseconds."""
        return self.game is not None and self.table.is_ready and self.review is None

    # ---- what may be seen ----

    @cached_property
    def visibility(self) -> Visibility:
        return visibility_of(
            self.mode,
            self.game,
            hint=self.choosing.hint,
            guesses_first=self.guesses_first,
            looks_back=self.viewed is not None,
            is_landing=self.choosing.is_landing,
            is_touched=self.choosing.is_touched,
            is_typing=self.enters,
        )

    # ---- what can be asked for ----

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be had, or one that tells more."""
        return self.table.is_ready and self.visibility.new_hint

    @property
    def guesses(self) -> bool:
        """Whether options are hidden that can be shown as soon as the player has chosen."""
        is_open = (
            self.table.is_ready and not self.visibility.values and not self.choosing.is_landing and self.viewed is None
        )
        has_rolled = self.game is not None and self.game.has_rolled and self.is_my_turn
        return self.mode is CoachMode.LIVE and self.guesses_first and has_rolled and is_open

    def offers(self, option: Option) -> bool:
        """Return whether `option` is one of the decision to be made now, not of one looked back at or judged."""
        analysis = self.analysis if self.viewed is None and not self.enters else None
        return analysis is not None and any(option is other for other in analysis.options)

    # ---- what may be seen of the options ----

    @property
    def analysis(self) -> Analysis | None:
        """The options of the decision to be made, or of the one looked back at."""
        if self.viewed is not None:
            return self.viewed.analysis
        return self._options if self.visibility.values else None

    @property
    def _options(self) -> Analysis | None:
        """The options of the decision to be made, by what it is going to be judged by."""
        return self.review.analysis if self.review is not None else None

    @cached_property
    def pointed_at(self) -> Option | None:
        """The option that was chosen first, or is chosen: a box, or the keep; the best box where no roll is left."""
        if self.viewed is not None:
            return self.viewed.chosen
        if self.analysis is None:
            return None
        if self.choosing.box is not None:
            return self.analysis.categories[self.choosing.box]
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
    def chance(self) -> float | None:
        """The player's chance of winning just now; while dice are in the air that before they land. None: not known."""
        game, has_landed = self.game, not self.choosing.is_landing
        review = self.review if self.visibility.values and not self.is_pending else None
        if self.measure is Measure.CHANCE and review is not None:
            return review.prospect if not self.said.is_behind else None
        is_seen = self.visibility.chances and not (game is not None and game.has_rolled and has_landed)
        return self.said.follows if is_seen else None

    @property
    def outlook_now(self) -> Outlook | None:
        """How the match may end, where that goes by the cards of the others as they are shown."""
        return self.said.outlook if self.viewed is None else None

    @property
    def waits_for_chances(self) -> bool:
        """Whether chances of the match that may be seen are being worked out: the player's, or those of the others."""
        if self.match is None or self.goal != WinGoal() or self.is_over or self.viewed is not None:
            return False
        is_known = self.chance is not None and self.said.outlook is not None and self.said.is_outlook_current
        return self.visibility.chances and (self.review is None or (self.is_my_turn and not is_known))

    @property
    def standing(self) -> Standing | None:
        """How the game stands now, by what is played for and in expected points."""
        review = self.review if self.visibility.values and not self.is_pending else None
        return Standing(review.prospect, review.expected) if review is not None else None

    @cached_property
    def explained(self) -> tuple[Option, Analysis] | None:
        """The option that is explained, and the analysis it belongs to.

        It is the one that a hint or a warning speaks of, the one selected, the one chosen, or the best one before
        anything is chosen; where nothing can be chosen, the choice made last, or the costliest of the whole game once
        it is over.
        """
        now = self.review.analysis if self.review is not None and self.viewed is None else None
        if now is not None and self.question is not None and self.question.option is not None:
            return self.question.option, self.question.analysis or now
        if self.analysis is None and self._options is not None and self.viewed is None and self.visibility.hint:
            return self._options.best, self._options
        analysis = self.analysis
        if analysis is None:
            return next(((told.chosen, told.analysis) for told in self.told), None)
        usual = self.pointed_at if self.visibility.judges else analysis.best
        if usual is None:
            return None
        return next((option for option in analysis.options if option is self.look.selected), usual), analysis

    @property
    def against(self) -> Option | None:
        """The option that the player has the one that is explained compared against, if there is one here."""
        against = self.look.against
        if self.explained is None or self.analysis is None or against == self.explained[0]:
            return None
        return against if against in self.analysis.options else None

    @cached_property
    def look_ahead(self) -> LookAhead | None:
        """What may be looked ahead from: the option explained, before a roll the card, else the choice made last."""
        game = self.game
        if game is None or self.waits_for_goal or self.watched is not None or not self.table.is_ready:
            return None
        if self.visibility.ahead and self.analysis is not None and self.explained is not None:
            is_past, goal = self.viewed is not None, self._goal_of(self.analysis)
            found = LookAhead(
                self.analysis.position, self.explained[0], self.against, is_past, goal, self.analysis.best
            )
        elif self.visibility.ahead and not game.has_rolled and not game.is_over:
            rolls = game.rules.rolls_per_turn
            before = Position((), rolls, game.scores, game.yahtzee_bonuses, game.rules, game.dice_model)
            found = LookAhead(before, goal=self._solvable(self.goal, before))
        else:
            last = self.last_decision if not (self.visibility.ahead or game.is_over) else None
            if last is None:
                return None
            goal = self._goal_of(last.analysis)
            against = last.best if last.taken.lost else None
            found = LookAhead(last.analysis.position, last.taken, against, is_past=True, goal=goal, best=last.best)
        return found if can_look_ahead(found.goal, game.rules) else None

    @property
    def waits_for_goal(self) -> bool:
        """Whether it is not known yet what the goal makes of the decision to be made."""
        return self.goal is not None and self.viewed is None and (self.review is None or self.is_pending)

    def _goal_of(self, analysis: Analysis) -> Goal | None:
        return self._solvable(self.goal, analysis.position) if analysis.measure is not None else None

    def _solvable(self, goal: RecordGoal | None, position: Position) -> Goal | None:
        """Return a goal as it is solved: to win is to beat the others as they stood in that turn."""
        if not isinstance(goal, WinGoal):
            return goal
        if self.beats is not None:
            return self.beats
        assert self.match is not None, "only matches are won"
        turns = beat_goals(self.match, self.match.person)
        return turns[min(len(position.filled), len(turns) - 1)]

    # ---- what lies behind the figures ----

    @cached_property
    def inquiries(self) -> tuple[Inquiry, ...]:
        """What is to be explained: the option that is, the decisions told, and the scores of the last two turns."""
        told = [*self.told, *(self.before_passing.told if self.before_passing is not None else ())]
        asked = filter(None, (self.inquiry, *map(_inquiry_of, told)))
        return (*asked, *self._ends, *self._best_now)

    @cached_property
    def inquiry(self) -> Inquiry | None:
        """What is asked about the option that is explained, against what it is compared with."""
        if self.explained is None:
            return None
        option, analysis = self.explained
        return _if_true(Inquiry(analysis.position, option, self.compared_to(option, analysis)), analysis)

    def compared_to(self, option: Option, analysis: Analysis) -> Option | None:
        """Return what an option is compared with: what the player chose, else the best with what was about to be done.

        That is so for the choice to be made. What was done in the game that a copy goes on from was not tried here:
        there it is what is kept so far.
        """
        if self.analysis is not analysis:
            return rival_of(option, analysis)
        tried = self._kept_so_far if self.is_copy else self._tried_last
        return self.against or (tried(analysis) if option.lost <= 0.0 else None) or rival_of(option, analysis)

    def _kept_so_far(self, analysis: Analysis) -> Option | None:
        """Return the keep that is marked; None if that is nothing, all dice, or the best."""
        option = analysis.keeps.get(self.kept_dice) if self.can_keep and self.kept_dice else None
        return option if option is not None and option.is_reroll and option.lost > 0.0 else None

    def _tried_last(self, analysis: Analysis) -> Option | None:
        """Return what the player was about to do here last, or took back; None if that was the best."""
        if self.viewed is not None or self.record is None:
            return None
        events = self.record.game.events
        place = len(events)
        tries = [line[place] for line in self.record.taken_back if len(line) > place and line[:place] == events]
        last = self.choosing.reconsidered or (tries[-1] if tries else None)
        option = chosen_option(analysis, self.record.game, last) if last is not None else None
        return option if option is not None and option.lost > 0.0 else None

    @property
    def _ends(self) -> tuple[Inquiry, ...]:
        return tuple(
            Inquiry(end.analysis.position, end.taken, None) for end in self.turn_ends if end.analysis.measure is None
        )

    @property
    def comparison(self) -> Comparison | None:
        """The explanation of the option that is explained, once it is there."""
        return self.said.answers.get(self.inquiry) if self.inquiry is not None else None

    @property
    def _best_now(self) -> tuple[Inquiry, ...]:
        here = self.analysis
        return (Inquiry(here.position, here.best, None),) if here is not None and here.measure is None else ()

    @property
    def bonus_chance(self) -> float | None:
        """How likely the upper bonus is with best play from here, from 0 to 1, once that is known.

        Before a roll that is after the box scored last; once dice that may be judged lie there, it goes by them.
        """
        asked = self._best_now or self._ends
        answer = self.said.answers.get(asked[-1]) if asked else None
        return answer.explanation.upper_bonus_chance if answer is not None else None

    @property
    def bonus_chances(self) -> tuple[float, float] | None:
        """How likely the upper bonus was before the turn that is reported, and is after it, once both are known."""
        known = [
            self.said.answers[end].explanation.upper_bonus_chance for end in self._ends if end in self.said.answers
        ]
        return (known[0], known[1]) if len(known) > 1 else None

    # ---- what may be seen of what has been decided ----

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that can be looked back at."""
        return self.review.decisions if self.review is not None and self.visibility.verdicts else []

    @property
    def mistakes(self) -> list[Decision]:
        """The costly decisions, by the costlier of both tries: those worth looking back at."""
        return [one for one in (decision.costlier for decision in self.decisions) if is_costly(one)]

    @property
    def last_decision(self) -> Decision | None:
        """The decision made last; None as long as it isn't judged."""
        return self.decisions[-1] if self.decisions and not self.waits_for_verdict else None

    @cached_property
    def waits_for_verdict(self) -> bool:
        """Whether the decision made last is judged as soon as its chance is there."""
        return self.review is not None and self.visibility.verdicts and waits_for_verdict(self.review)

    @property
    def turn_ends(self) -> tuple[Decision, ...]:
        """The scores that ended the last two turns, the newest last, where they may be judged."""
        return tuple(decision for decision in self.decisions if decision.taken.category is not None)[-2:]

    @property
    def told(self) -> tuple[Decision, ...]:
        """The decision whose reason is told: the last one as it stands, at the end the costliest of all."""
        if self.report is not None:
            return (self.report.worst,) if self.report.worst is not None else ()
        return (self.last_decision.as_played,) if self.last_decision is not None else ()

    def comparison_of(self, decision: Decision) -> Comparison | None:
        """Return why the first choice of a decision that is told was worth less, or more; None until it is known."""
        inquiry = _inquiry_of(decision)
        return self.said.answers.get(inquiry) if inquiry is not None else None

    @property
    def reports_turn(self) -> bool:
        """Whether the coach reports what was decided: between turns, and where nothing else takes its place."""
        seen = self.visibility
        shows_others = seen.chances or seen.hint or self.guesses
        return not (self.game is not None and self.game.has_rolled and shows_others)

    @property
    def judged(self) -> Decision | None:
        """The decision that is judged: the one looked back at, else the last one."""
        return self.viewed or self.last_decision

    @cached_property
    def points(self) -> tuple[TimelinePoint, ...]:
        """The points of the timeline: up to now, or without what was rolled last where that would tell."""
        if self.line is None or not self.visibility.verdicts:
            return ()
        points = self.line.points
        if self.visibility.luck:
            return points
        last = max((place for place, point in enumerate(points) if point.moment is not ReviewedMoment.ROLL), default=0)
        return points[: last + 1]

    @property
    def report(self) -> Review | None:
        """All of the coach's view, once the game is over and all of it is there."""
        return self.review if self.is_over and not self.is_waiting else None

    @property
    def line(self) -> Review | None:
        """The review if there is anything of it to draw."""
        return self.review if self.review is not None and self.review.points else None

    @cached_property
    def others(self) -> SameRollsSeen:
        """What may be seen of others who play the same rolls."""
        turns = ghost_turns(self.game, self.viewed.turn if self.viewed is not None else None)
        return same_rolls_seen(
            self.game, self.same_rolls, turns, is_over=self.visibility.same_rolls, in_match=self.match is not None
        )
