# SPDX-License-Identifier: MIT
"""The controller is the only writer of the game: it takes the player's requests, and tells when something changed.

Widgets never touch the game. They ask for an action through a signal; the controller does it if the rules allow it,
saves the record, and has the game reviewed. Whoever shows the game takes a `Scene` from here after `changed`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.verdicts import Measure
from engine.coach.reviewing.review import Decision, KnownPart, Review
from engine.desk.prospects import Aims
from engine.games.deals import Deal
from engine.games.game import NOTHING_KEPT, Event, Game, Kept, new_seed
from engine.games.goals import RecordGoal, RiskGoal, WinGoal
from engine.games.match import Match
from engine.games.record import Aid, Record
from engine.games.saved import Play
from engine.matches.standings import FEW_OPEN, aims
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.solving.library import TableKey
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.choices import Choices
from yahtzee_gui.play.journal import Journal
from yahtzee_gui.play.look_back import LookBack
from yahtzee_gui.play.scene.ghost import NOTHING_KNOWN, SameDice
from yahtzee_gui.play.scene.questions import Concern
from yahtzee_gui.play.scene.scene import Scene
from yahtzee_gui.play.scene.sight import Hint
from yahtzee_gui.play.scene.table_watch import TableWatch
from yahtzee_gui.services.coaching.coach_service import CoachService
from yahtzee_gui.services.coaching.explain_service import ExplainService, Inquiry, inquiry_about
from yahtzee_gui.services.storage import GameStore

_SEEN = 0.02
"""So much more of a table has to be solved to be shown anew."""


if TYPE_CHECKING:
    from engine.matches.outlooks import Outlook


class GameController(QObject):
    """Holds the journal of games, the coach mode, and what the coach last said.

    `choices` are on their way through doubt, `look_back` is where the player looks, `table` watches the coach's table.

    Signals:
        changed: anything that is shown may have changed.
        turned: another moment of this game or of another one is in play; `changed` follows.
        marked: dice were marked to be kept, or no longer.
        rolled: the places (0 to 4) of the dice that were rolled, and the throws before that did not count; it comes
            just before `changed`.
        scored: the category a roll was scored in.
        copied: a copy of a game that is over goes on.
        finished: the `Review` of a game that is over, once it is there.
    """

    changed = Signal()
    turned = Signal()
    marked = Signal()
    rolled = Signal(object, object)
    scored = Signal(object)
    copied = Signal()
    finished = Signal(object)

    def __init__(
        self,
        coach: CoachService,
        explainer: ExplainService,
        store: GameStore,
        mode: CoachMode,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._coach = coach
        self._explainer = explainer
        self._store = store
        self._journal: Journal | None = None
        self._review: Review | None = None
        self._mode = mode
        self._hint: tuple[Game, Hint] | None = None
        self._touched_at: Game | None = None
        self._box: Category | None = None
        self._is_landing = False
        self._bonus_chances: tuple[float | None, float | None] = (None, None)
        self._told: Game | None = None
        self._dealing: Record | None = None
        self._same_dice = NOTHING_KNOWN
        self._seat: int | None = None
        self._solved: float | None = None
        self._is_current = False
        self._outlook: Outlook | None = None
        self._next_outlook: Outlook | None = None
        self.table = TableWatch(coach, self)
        self.look_back = LookBack(self.scene, self)
        self.choices = Choices(self.scene, self)
        self._connect()

    def _connect(self) -> None:
        self.table.changed.connect(self._take_table)
        self.table.delivered.connect(self._explainer.take_delivery)
        self.look_back.moved.connect(self._tell)
        self.choices.made.connect(self._perform)
        self.choices.reconsidered.connect(self._take_reconsidered)
        self.choices.hintRequested.connect(self.show_values)
        self.choices.changed.connect(self._take_question)
        self._coach.reviewed.connect(self._take_review)
        self._coach.estimated.connect(self._take_estimate)
        self._coach.goal_progressed.connect(self._take_progress)
        self._coach.dealt.connect(self._take_deal)
        self._coach.looked_out.connect(self._take_outlook)
        self._explainer.explained.connect(self._tell)
        self._store.loaded.connect(lambda play: self.open_record(play or Record()))
        self._store.imported.connect(self._take_imported)

    # ---- what can be asked ----

    def scene(self) -> Scene:
        """Return what there is to be shown now."""
        review = self.review
        return Scene(
            mode=self._mode,
            record=self.record,
            review=review,
            table=self.table.status(),
            hint=self._hint[1] if self._hint is not None and self._hint[0] is self.game else None,
            is_landing=self._is_landing,
            is_touched=self._touched_at is not None and self._touched_at is self.game,
            box=self._box,
            viewed=self.look_back.decision(review),
            selected=self.look_back.selected,
            question=self.choices.question,
            comparison=self._explainer.comparison,
            bonus_chances=self._bonus_chances,
            compared=self._explainer.beside,
            same_dice=self._same_dice,
            match=self.match,
            seat=self._seat,
            solved=self._solved,
            is_current=self._is_current,
            outlook=self._outlook,
        )

    @property
    def play(self) -> Play | None:
        """The game in play: a record, or a match; None until the saved one has been looked for."""
        return self._journal.play if self._journal is not None else None

    @property
    def match(self) -> Match | None:
        """The match in play; None in a game of one."""
        return self._journal.match if self._journal is not None else None

    @property
    def record(self) -> Record | None:
        """The record in play, in a match that of the person who is to move, or moved last; None before there is one."""
        return self._journal.record if self._journal is not None else None

    @property
    def game(self) -> Game | None:
        """The game in play."""
        return self.record.game if self.record is not None else None

    @property
    def kept(self) -> Kept:
        """Which of the dice on the table are marked to be kept."""
        return self.record.kept if self.record is not None else NOTHING_KEPT

    @property
    def mode(self) -> CoachMode:
        """The coach mode."""
        return self._mode

    @property
    def review(self) -> Review | None:
        """The coach's view of exactly the game as it is now; None until it has come."""
        return self._review if self._review is not None and self._review.game is self.game else None

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return self._journal is not None and self._journal.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self._journal is not None and self._journal.can_redo

    # ---- what can be done ----

    def toggle(self, place: int) -> None:
        """Mark the die at `place` (0 to 4) to be kept, or no longer."""
        self._mark(tuple(kept != (index == place) for index, kept in enumerate(self.kept)))

    def keep(self, faces: Dice) -> None:
        """Mark exactly `faces` among the dice on the table, the leftmost of equal ones."""
        if self.game is not None and self.game.has_rolled:
            self._mark(self.game.places_of(faces))

    def roll(self) -> None:
        """Roll the dice that are not kept, if that is legal and the player sticks to it."""
        if self.scene().can_roll:
            self.choices.choose(None)

    def score(self, category: Category) -> None:
        """Score the dice in `category`, if that is legal and the player sticks to it."""
        if self.game is not None and self.game.can_score(category):
            self.choices.choose(category)

    def new_game(
        self,
        rules: RuleSet | None = None,
        dice_model: DiceModel = FAIR_DICE,
        seed: str | None = None,
        *,
        is_seen: bool = False,
        goal: RecordGoal | None = None,
    ) -> None:
        """Begin a new game, by the rules of the current one unless others are given.

        Without a `seed` nobody knows its dice. `is_seen`: the player has seen them, which is as good as a hint. `goal`:
        what is played for, other than the expected final score.
        """
        if rules is None:
            rules = self.game.rules if self.game is not None else DEFAULT_RULES
        game = Game(new_seed() if seed is None else seed, rules, dice_model)
        self.open_record(Record(game, hinted=is_seen, goal=goal if dice_model.is_fair else None))

    def has_seen(self, seed: str) -> bool:
        """Return whether dice of `seed` have been rolled in a game that is in play or that undo and redo lead to."""
        return self._journal is not None and self._journal.has_seen(seed)

    def go_on_with(self, start: Game, goal: RecordGoal | None = None) -> bool:
        """Go on with a game from `start` for a goal that is not over and was left; return whether there is one.

        If it is the one in play, nothing changes.
        """
        begun = self._journal.begun(start, goal) if self._journal is not None else None
        if begun is not None and begun is not self.record:
            self.open_record(begun)
        return begun is not None

    def note_same_dice(self, known: SameDice) -> None:
        """Take what is known of how others play the dice of the game in play; it shows with the next change."""
        self._same_dice = known

    def show_same_dice(self, known: SameDice) -> None:
        """Show what is known of how others play the dice of the game in play."""
        if known != self._same_dice:
            self.note_same_dice(known)
            self._tell()

    def open_record(self, play: Play) -> None:
        """Go on with another game, or match, and get its table if the coach lacks it."""
        self.choices.drop()
        self._set(Journal(play) if self._journal is None else self._journal.begin(play))

    def let_play(self, match: Match, rolled: tuple[int, ...] = ()) -> None:
        """Go on with the match in play after a strategy did something; `rolled` are the places of dice seen to roll."""
        if self._journal is None or self._journal.match is None:
            return
        is_my_turn = match.to_move is None or match.seats[match.to_move].is_person
        seat = self._seat
        self._turn_to(self._journal.follow(match))
        if is_my_turn:
            self._review = None  # the others stand otherwise now, and another person may be in play
            self._renew()
            return
        self._seat = seat
        if rolled:
            self.rolled.emit(rolled, ())
        if self._is_quick(match):
            self._coach.review(match.record, self._aims())
        self._tell()

    def foresee(self, match: Match) -> None:
        """Have found out how a person stands whose turn comes as soon as what is known by now has been shown."""
        if self.table.is_ready and not match.is_over and match.record.goal == WinGoal():
            self._coach.foresee(match.record, aims(match, match.person))

    def open_card(self, place: int | None) -> None:
        """Show the scorecard of a seat of the match, or again of whoever is to move (None)."""
        if place != self._seat and self.match is not None:
            self._seat = place
            self._tell()

    def undo(self) -> None:
        """Go back before the last action."""
        self.choices.drop()
        if self._journal is not None and self.can_undo:
            self._set(self._journal.undo())

    def redo(self) -> None:
        """Do again what was undone last."""
        self.choices.drop()
        if self._journal is not None and self.can_redo:
            self._set(self._journal.redo())

    def play_on(self) -> None:
        """Go on from the moment before the decision that is judged: the one looked back at, else the last one.

        A game that is over stays as it is: a copy goes on, and undo leads back.
        """
        judged = self.scene().judged
        if self._journal is None or judged is None:
            return
        self.choices.drop()
        if self._journal.is_over:
            self._set(self._journal.play_on(judged.event))
            self.copied.emit()
        else:
            self._set(self._journal.before(judged.event))

    def leave_copy(self) -> None:
        """Go back to the game that is over from the copy of it in play."""
        if self._journal is not None and self._journal.is_copy:
            self.choices.drop()
            self._set(self._journal.leave())

    def set_risk(self, goal: RiskGoal | None) -> None:
        """Play the game in play with a liking for risk, or against it; None: for the expected final score."""
        if self.record is None or not self.scene().can_choose_risk or self.record.goal == goal:
            return
        self.choices.drop()
        self._note(replace(self.record, goal=goal))
        self._review = self._solved = None
        self._renew()

    def set_mode(self, mode: CoachMode) -> None:
        """Choose the coach mode."""
        if mode is not self._mode:
            self.choices.drop()
            self._mode = mode
            self.look_back.end()
            self._note_hint()
            self._tell()

    def choose_box(self, category: Category | None) -> None:
        """Choose an open box that the dice may be scored in, before it is scored; None: the dice are chosen again."""
        if category is self._box or (category is not None and not self.scene().can_choose(category)):
            return
        self.choices.drop()
        self._box, self._touched_at = category, self.game
        self.look_back.end()
        self._tell()

    def hint(self) -> None:
        """Give a hint for this one decision, or tell more than the one before."""
        scene = self.scene()
        if scene.can_hint and self.game is not None:
            self._hint = self.game, scene.hint.following() if scene.hint is not None else Hint.AIM
            self._note_hint()
            self._tell()

    def show_values(self) -> None:
        """Show at once what the options of this one decision are worth."""
        if self.scene().can_hint and self.game is not None:
            self._hint = self.game, Hint.ALL
            self._note_hint()
            self._tell()

    def await_landing(self) -> None:
        """Show nothing that follows from the dice just rolled before `land`: they are still in the air."""
        self._is_landing = True

    def land(self) -> None:
        """Show what follows from the dice: they lie on the table."""
        if self._is_landing:
            self._is_landing = False
            self._outlook = self._next_outlook or self._outlook
            self._note_hint()
            self._tell()

    def _perform(self, category: Category | None) -> None:
        assert self._journal is not None
        if self._journal.record.game.has_rolled:
            self._note(self._journal.record.with_aid(self._aid()))
        record = self._journal.record
        if category is not None:
            self._go_on(self._journal, record.score(category))
            self.scored.emit(category)
        elif record.game.dice_model.is_fair:
            self._land(record, None)
        elif self._dealing is not record:
            self._dealing = record
            self._save()
            self._coach.deal(record)

    def _aid(self) -> Aid:
        """Return what stands by the decision that is made now."""
        hint = self.scene().hint
        return Aid(self._mode.value, int(hint) if hint is not None else 0)

    def _land(self, record: Record, deal: Deal | None) -> None:
        """Go on from `record` with the dice rolled; `deal` says where, unless they are fair."""
        assert self._journal is not None
        rolled = tuple(place for place, kept in enumerate(record.kept) if not kept)
        self._turn_to(self._journal.go_on(record.roll(deal.dice if deal is not None else None)))
        self.rolled.emit(rolled, deal.discarded if deal is not None else ())  # who lets them tumble has them awaited
        self._renew()

    def _mark(self, kept: Kept) -> None:
        if self._journal is not None and self.scene().can_keep:
            self.choices.drop()
            self._note(self._journal.record.mark(kept))
            self._box, self._touched_at = None, self.game
            self.look_back.end()
            self._tell()
            self.marked.emit()

    # ---- keeping the state ----

    def _go_on(self, journal: Journal, record: Record) -> None:
        """Go on in the game in play, whose table is here or on its way."""
        self._turn_to(journal.go_on(record))
        self._renew()

    def _set(self, journal: Journal) -> None:
        """Go on at another moment, of this game or of another, which may need another table."""
        self._outlook = None
        self._turn_to(journal)
        game = journal.record.game
        if not self.table.want(TableKey(game.rules, game.dice_model)):  # else the change of the table renews it
            self._renew()

    def _turn_to(self, journal: Journal) -> None:
        """Make another moment the one in play, and save it; one whose dice are known from elsewhere is coached."""
        if journal.is_known and not journal.record.game.is_over and not journal.record.hinted:
            journal = journal.update(journal.record.with_hint())
        self._journal, self._dealing = journal, None
        self._box, self._seat, self._is_landing, self._next_outlook = None, None, False, None
        self.choices.forget()
        self.look_back.end()
        if self._review is not None and self._review.game is not journal.record.game:
            self._review = self._solved = None
        self._save()
        self.turned.emit()

    def _renew(self) -> None:
        """Have the game reviewed as soon as there is a table, and tell."""
        if self.record is not None and self.table.is_ready:
            self._coach.review(self.record, self._aims())
        self._tell()

    def _aims(self) -> Aims | None:
        """Return what is played for turn by turn where the record does not say it all, as in a match."""
        match = self.match
        return aims(match, match.person) if match is not None and match.record.goal == WinGoal() else None

    def _is_quick(self, match: Match) -> bool:
        """Return whether a turn of an opponent is over, and what it changes is worked out before the next one is."""
        is_over = not any(seat.game.has_rolled for seat in match.seats)
        return is_over and self.table.is_ready and match.record.game.scores.count(None) <= FEW_OPEN

    def _tell(self) -> None:
        """Tell that something changed, and have explained what is to be explained now."""
        scene = self.scene()
        if scene.goes_by_points:
            self._explain(scene)
        else:  # what lies behind points would be false of a goal
            told = (inquiry_about(one.chosen, one.analysis) for one in scene.told if scene.costs_points(one))
            self._explainer.explain(None, tuple(told))
            self._bonus_chances = (None, None)
        self.changed.emit()

    def _explain(self, scene: Scene) -> None:
        explained, ends = scene.explained, tuple(map(_end_of_turn, scene.turn_ends))
        told = (inquiry_about(decision.chosen, decision.analysis) for decision in scene.told)
        self._explainer.explain(inquiry_about(*explained) if explained is not None else None, (*ends, *told))
        chances = [self._explainer.upper_bonus_chance(end) for end in ends]
        self._bonus_chances = (chances[0], chances[1]) if len(chances) > 1 else (None, None)

    def _note(self, record: Record) -> None:
        """Change the record in play without another moment beginning: no other review is needed."""
        if self._journal is not None and record is not self._journal.record:
            self._journal = self._journal.update(record)
            self._save()

    def _save(self) -> None:
        """Save what is played. Who is asked whether a costly choice is meant has thought again unless he says it is.

        So it is written before he answers: the program may be killed meanwhile, which is no way around the grade.
        """
        journal, question = self._journal, self.choices.question
        if journal is None:
            return
        if question is not None and question.concern is Concern.COSTLY:
            journal = journal.update(journal.record.think_again(question.attempt))
        self._store.save(journal.play)

    def note_help(self) -> None:
        """Remember that the player looks up what the scorecard in play promises: that is a hint, too."""
        if self.record is not None and not self.record.hinted and not self.record.game.is_over:
            self._note(self.record.with_hint())

    def _note_hint(self) -> None:
        """Remember that values were shown before a decision."""
        is_valued = self.review is not None and self.review.analysis is not None
        sight = self.scene().sight
        if self.record is not None and not self.record.hinted and is_valued and (sight.values or sight.hint):
            self._note(self.record.with_hint())

    # ---- what comes back ----

    def _take_deal(self, record: Record, deal: Deal) -> None:
        if self.record is not None and record is self._dealing and record.game is self.game:
            # The roll is that of when it was asked for; what was noted since then, such as a hint, stays noted.
            self._land(self.record.mark(record.kept), deal)

    def _take_imported(self, play: Play) -> None:
        # A file can have been changed by hand: what comes of it is not counted among the player's own games.
        self.open_record(play.imported())

    def _take_question(self) -> None:
        """Have a choice asked about; who thinks again has the dice before him, not the box."""
        if self.choices.question is None:
            self._box = None
        else:
            self._save()
        self._tell()

    def _take_reconsidered(self, attempt: Event) -> None:
        if self.record is not None:
            self._note(self.record.think_again(attempt))

    def _take_table(self) -> None:
        if self.table.is_ready and self.table.wanted is not None and self.scene().sight.verdicts:
            self._explainer.get_ready(self.table.wanted)
        self._renew()

    def _take_review(self, review: Review) -> None:
        if review.game is not self.game:
            return
        self._review, self._solved = review, None
        self._look_out(review)
        self._note_hint()
        self._tell()
        if self.scene().is_over and self._told is not review.game:
            self._told = review.game
            self.finished.emit(review)
        self.choices.resume()

    def _take_outlook(self, match: Match, outlook: Outlook) -> None:
        """Show how the match may end; not what follows from dice that are still in the air."""
        here = self.match
        if here is None or any(one.game is not other.game for one, other in zip(match.seats, here.seats, strict=False)):
            return
        self._next_outlook = outlook
        if not self._is_landing:
            self._outlook = outlook
            self._tell()

    def _take_estimate(self, record: Record, review: Review, known: KnownPart) -> None:
        """Show what is known by the goal, and expected scores until the rest is there; nothing is judged by those."""
        if record.game is self.game and (self.review is None or self._solved is not None):
            shown = known.review if known.review is not None and not record.game.is_over else review
            if shown is not review and not known.is_current:
                shown = replace(shown, analysis=review.analysis)
            self._is_current = known.is_current and shown is not review
            self._review, self._solved = shown, self._solved or 0.0
            if self._is_current:
                self._look_out(shown)
            self._note_hint()
            self._tell()
            self.choices.resume()

    def _take_progress(self, solved: float) -> None:
        """Show how far the table of the goal is, in steps that can be seen."""
        if self._solved is not None and abs(solved - self._solved) >= _SEEN:
            self._solved = solved
            if self.review is not None:
                self.changed.emit()

    def _look_out(self, review: Review) -> None:
        """Have found out how a match may end, now that it is known how it stands."""
        if review.measure is Measure.CHANCE and self.match is not None:
            self._coach.look_out(self.match)


def _end_of_turn(decision: Decision) -> Inquiry:
    return Inquiry(decision.analysis.position, decision.taken, None)
