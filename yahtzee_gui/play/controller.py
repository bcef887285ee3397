# SPDX-License-Identifier: MIT
"""The controller is the only writer of the game: it takes the player's requests, and tells when something changed.

Widgets never touch the game. They ask for an action through a signal; the controller does it if the rules allow it,
saves the record, and has the game reviewed. Whoever shows the game takes a `Scene` from here after `changed`.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.coach.reviewing.review import Review
from engine.games.deals import Deal
from engine.games.game import Event, Game, Kept, new_seed
from engine.games.goals import RecordGoal, RiskGoal
from engine.games.match import Match
from engine.games.record import Aid, Record
from engine.games.saved import Play
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.journal import Journal
from yahtzee_gui.play.play_state import PlayState
from yahtzee_gui.play.scene.ghost import SameDice
from yahtzee_gui.play.scene.sight import Hint
from yahtzee_gui.services.coaching.coach_service import CoachService
from yahtzee_gui.services.coaching.explain_service import ExplainService
from yahtzee_gui.services.storage import GameStore


class GameController(PlayState):
    """Does what the player asks for, if the rules allow it.

    Signals:
        marked: dice were marked to be kept, or no longer.
        rolled: the places (0 to 4) of the dice that were rolled, and the throws before that did not count; it comes
            just before `changed`.
        scored: the category a roll was scored in.
        copied: a copy of a game that is over goes on.
        finished: the `Review` of a game that is over, once it is there.
    """

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
        super().__init__(coach, explainer, store, mode, parent)
        self._coach = coach
        self._explainer = explainer
        self._told: Game | None = None
        self._connect()

    def _connect(self) -> None:
        self.table.changed.connect(self._take_table)
        self.table.delivered.connect(self._explainer.take_delivery)
        self.look_back.moved.connect(self._tell)
        self.choices.made.connect(self._perform)
        self.choices.reconsidered.connect(self._take_reconsidered)
        self.choices.hintRequested.connect(self._take_hint_request)
        self.choices.changed.connect(self._take_question)
        self._counsel.reviewed.connect(self._take_review)
        self._counsel.estimated.connect(self._take_estimate)
        self._counsel.progressed.connect(self.changed)
        self._counsel.looked_out.connect(self._take_outlook)
        self._counsel.explained.connect(self._tell)
        self._coach.dealt.connect(self._take_deal)
        self._store.loaded.connect(lambda play: self.open_record(play or Record()))
        self._store.imported.connect(self._take_imported)

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
            self._counsel.forget()  # the others stand otherwise now, and another person may be in play
            self._renew()
            return
        self._seat = seat
        if rolled:
            self.rolled.emit(rolled, ())
        if self.table.is_ready:
            self._counsel.ask_between(match)
        self._tell()

    def foresee(self, match: Match) -> None:
        """Have found out how a person stands whose turn comes as soon as what is known by now has been shown."""
        if self.table.is_ready:
            self._counsel.foresee(match)

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
        self._counsel.forget()
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
        self._box = category
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
            self._counsel.show_outlook()
            self._note_hint()
            self._tell()

    def _perform(self, category: Category | None) -> None:
        assert self._journal is not None
        if self._journal.record.game.has_rolled:  # saved with what follows
            self._journal = self._journal.update(self._journal.record.with_aid(self._aid()))
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

    def _take_hint_request(self) -> None:
        """Show what would be better than a choice that is not made: the dice lie there again, and no box is chosen."""
        self._box = None
        self.show_values()

    def _take_reconsidered(self, attempt: Event) -> None:
        if self.record is not None:
            self._note(self.record.think_again(attempt))

    def _take_table(self) -> None:
        if self.table.is_ready and self.table.wanted is not None and self.scene().sight.verdicts:
            self._explainer.get_ready(self.table.wanted)
        self._renew()

    def _take_review(self, review: Review) -> None:
        self._note_hint()
        self._tell()
        if self.scene().is_over and self._told is not review.game:
            self._told = review.game
            self.finished.emit(review)
        self.choices.resume()

    def _take_estimate(self) -> None:
        self._note_hint()
        self._tell()
        self.choices.resume()

    def _take_outlook(self) -> None:
        """Show how the match may end; not what follows from dice that are still in the air."""
        if not self._is_landing:
            self._counsel.show_outlook()
            self._tell()
