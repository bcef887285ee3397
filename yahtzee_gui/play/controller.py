# SPDX-License-Identifier: MIT
"""The controller is the only writer of the game: it takes the player's requests, and tells when something changed.

Widgets never touch the game. They ask for an action through a signal; the controller does it if the rules allow it,
saves the record, and has the game reviewed. Whoever shows the game reads it from here after `changed`.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.coach.review import Decision, Review
from engine.games.deals import Deal
from engine.games.game import Game, Kept
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.solving.library import TableKey
from yahtzee_gui.desktop.preferences import CoachMode, WarnThreshold
from yahtzee_gui.play.journal import Journal
from yahtzee_gui.play.questions import Concern, Question, doubt
from yahtzee_gui.play.table_watch import TableWatch
from yahtzee_gui.services.coach_service import CoachService
from yahtzee_gui.services.explain_service import ExplainService, inquiry_about
from yahtzee_gui.services.storage import GameStore


class GameController(QObject):
    """Holds the journal of games, the coach mode, and what the coach last said.

    Signals:
        changed: anything that is shown may have changed.
        marked: dice were marked to be kept, or no longer.
        rolled: the places (0 to 4) of the dice that were rolled, and the throws before that did not count.
        scored: the category a roll was scored in.
        finished: the `Review` of a game that is over, once it is there.
    """

    changed = Signal()
    marked = Signal()
    rolled = Signal(object, object)
    scored = Signal(object)
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
        self.explainer = explainer
        self._store = store
        self._journal: Journal | None = None
        self._review: Review | None = None
        self._mode = mode
        self.warns_from = WarnThreshold.MEDIUM
        self.confirms_zero = False
        self._question: Question | None = None
        self._held: tuple[Category | None] | None = None
        self._hinted_at: Game | None = None
        self._viewed: int | None = None
        self._told: Game | None = None
        self._dealing: Record | None = None
        self._selected: Option | None = None
        self.table = TableWatch(coach, self)
        self.table.changed.connect(self._take_table)
        coach.reviewed.connect(self._take_review)
        coach.dealt.connect(self._take_deal)
        self.table.delivered.connect(explainer.take_delivery)
        explainer.explained.connect(self.changed)
        store.loaded.connect(self._take_loaded)
        store.imported.connect(self._take_imported)

    # ---- what can be asked ----

    @property
    def record(self) -> Record | None:
        """The record in play; None until the saved one has been looked for."""
        return self._journal.record if self._journal is not None else None

    @property
    def game(self) -> Game | None:
        """The game in play."""
        return self._journal.record.game if self._journal is not None else None

    @property
    def kept(self) -> Kept:
        """Which of the dice on the table are marked to be kept."""
        return self.record.kept if self.record is not None else Record().kept

    @property
    def kept_dice(self) -> Dice:
        """The faces marked to be kept, in order."""
        return self.game.kept_dice(self.kept) if self.game is not None and self.game.has_rolled else ()

    @property
    def mode(self) -> CoachMode:
        """The coach mode."""
        return self._mode

    @property
    def review(self) -> Review | None:
        """The coach's view of exactly the game as it is now; None until it has come."""
        return self._review if self._review is not None and self._review.game is self.game else None

    @property
    def analysis(self) -> Analysis | None:
        """The options of the decision to be made now, once valued."""
        return self.review.analysis if self.review is not None else None

    @property
    def pointed_at(self) -> Option | None:
        """The option that the dice on the table stand for: the keep, or the best box where nothing is rolled."""
        if self.analysis is None:
            return None
        if self.can_keep and len(self.kept_dice) < DICE_PER_ROLL:
            return self.analysis.keeps[self.kept_dice]
        return next(option for option in self.analysis.options if option.category is not None)

    @property
    def last_decision(self) -> Decision | None:
        """The last decision of the game, once reviewed."""
        decisions = self.review.decisions if self.review is not None else []
        return decisions[-1] if decisions else None

    @property
    def question(self) -> Question | None:
        """The choice that waits for the player's word, if any."""
        return self._question

    @property
    def shows_options(self) -> bool:
        """Whether the values of the decision to be made may be shown: in Live mode, or after a hint was asked for."""
        return self._mode.hints_before or (self._hinted_at is not None and self._hinted_at is self.game)

    @property
    def can_hint(self) -> bool:
        """Whether a hint can be had: there is a decision, the coach has its table, and nothing is shown yet."""
        return self.table.is_ready and self.game is not None and self.game.has_rolled and not self.shows_options

    @property
    def can_keep(self) -> bool:
        """Whether dice can be marked to be kept."""
        return self.record is not None and self.record.can_keep

    @property
    def can_roll(self) -> bool:
        """Whether the dice that are not kept can be rolled: those that are not fair wait for their table."""
        return self.game is not None and self.game.can_roll(self.kept) and not self.waits_for_dice

    @property
    def waits_for_dice(self) -> bool:
        """Whether the dice cannot land yet because where they do depends on a table that is not there."""
        return self.game is not None and not self.game.dice_model.is_fair and not self.table.is_ready

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return self._journal is not None and self._journal.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self._journal is not None and self._journal.can_redo

    @property
    def viewed(self) -> Decision | None:
        """The earlier decision that is looked at, if any."""
        if self._viewed is None or self.review is None:
            return None
        return next((found for found in self.review.decisions if found.event == self._viewed), None)

    @property
    def explained(self) -> tuple[Option, Analysis] | None:
        """The option that is explained, and the analysis it belongs to: one that may be seen, if there is any.

        It is the one selected, else the one the dice stand for, or the one chosen where a decision is judged.
        """
        if self.viewed is not None:
            analysis, usual = self.viewed.analysis, self.viewed.taken
        elif self.shows_options and self.analysis is not None and self.pointed_at is not None:
            analysis, usual = self.analysis, self.pointed_at
        elif self._mode.verdicts_after and self.last_decision is not None and self.last_decision.counts:
            analysis, usual = self.last_decision.analysis, self.last_decision.chosen
        else:
            return None
        selected = next((option for option in analysis.options if option is self._selected), usual)
        return selected, analysis

    def offers(self, option: Option) -> bool:
        """Return whether `option` is one of the decision to be made now, not of one looked back at or judged."""
        if self.viewed is not None or not self.shows_options or self.analysis is None:
            return False
        return any(option is other for other in self.analysis.options)

    @property
    def mistakes(self) -> list[Decision]:
        """The decisions worth looking back at: those that lost a quarter of a point or more and may be judged."""
        if self.review is None or not (self._mode.verdicts_after or self.review.game.is_over):
            return []
        return [decision for decision in self.review.counted if decision.verdict > Verdict.CLOSE]

    # ---- what can be done ----

    def start(self) -> None:
        """Look for the saved game; a new one begins if there is none."""
        self._store.load()

    def toggle(self, place: int) -> None:
        """Mark the die at `place` (0 to 4) to be kept, or no longer."""
        self._mark(tuple(kept != (index == place) for index, kept in enumerate(self.kept)))

    def keep(self, faces: Dice) -> None:
        """Mark exactly `faces` among the dice on the table, the leftmost of equal ones."""
        if self.game is None:
            return
        missing, kept = list(faces), []
        for face in self.game.dice:
            kept.append(face in missing)
            if face in missing:
                missing.remove(face)
        self._mark(tuple(kept))

    def roll(self) -> None:
        """Roll the dice that are not kept, if that is legal and the player sticks to it."""
        if self.can_roll:
            self._choose(None)

    def score(self, category: Category) -> None:
        """Score the dice in `category`, if that is legal and the player sticks to it."""
        if self.game is not None and self.game.can_score(category):
            self._choose(category)

    def new_game(self, rules: RuleSet | None = None, dice_model: DiceModel = FAIR_DICE) -> None:
        """Begin a new game, by the rules of the current one unless others are given."""
        if rules is None:
            rules = self.game.rules if self.game is not None else DEFAULT_RULES
        self.open_record(Record(Game(rules=rules, dice_model=dice_model)))

    def open_record(self, record: Record) -> None:
        """Go on with another game, and get its table if the coach lacks it."""
        self._drop_question()
        self._set(Journal(record) if self._journal is None else self._journal.begin(record))

    def undo(self) -> None:
        """Go back before the last action."""
        self._drop_question()
        if self._journal is not None and self.can_undo:
            self._set(self._journal.undo())

    def redo(self) -> None:
        """Do again what was undone last."""
        self._drop_question()
        if self._journal is not None and self.can_redo:
            self._set(self._journal.redo())

    def retry(self, decision: Decision) -> None:
        """Go back to the moment before `decision`."""
        journal = self._journal
        while journal is not None and len(journal.record.game.events) > decision.event:
            journal = journal.undo()
        if journal is not None:
            self._set(journal)

    def set_mode(self, mode: CoachMode) -> None:
        """Choose the coach mode."""
        if mode is not self._mode:
            self._drop_question()
            self._mode, self._viewed = mode, None
            self._note_hint()
            self._tell()

    def hint(self) -> None:
        """Show what the options of this one decision are worth."""
        if self.can_hint:
            self._hinted_at = self.game
            self._note_hint()
            self._tell()

    def select(self, option: Option | None) -> None:
        """Have an option explained that the player points at."""
        if option is not self._selected:
            self._selected = option
            self._tell()

    def view(self, decision: Decision | None) -> None:
        """Look at an earlier decision, or at the game as it is."""
        event = decision.event if decision is not None else None
        if event != self._viewed:
            self._viewed, self._selected = event, None
            self._tell()

    def view_event(self, event: int) -> None:
        """Look at the decision at one place of the log."""
        decisions = self.review.decisions if self.review is not None else []
        self.view(next((decision for decision in decisions if decision.event == event), None))

    def view_mistake(self, step: int) -> None:
        """Look at the next mistake (1), or the one before (-1), round and round."""
        mistakes = self.mistakes if step > 0 else self.mistakes[::-1]
        if mistakes:
            here = self._viewed
            beyond = [found for found in mistakes if here is None or (found.event - here) * step > 0]
            self.view((beyond or mistakes)[0])

    def view_step(self, step: int) -> None:
        """Look at the next decision (1), or the one before (-1); after the last one comes the game as it is."""
        if self.review is None or not (self._mode.verdicts_after or self.review.game.is_over):
            return
        decisions = self.review.decisions
        here = next((place for place, found in enumerate(decisions) if found.event == self._viewed), len(decisions))
        place = max(0, min(here + step, len(decisions)))
        self.view(decisions[place] if place < len(decisions) else None)

    def export(self, path: Path) -> None:
        """Write the record in play to a file of the player's choice."""
        if self.record is not None:
            self._store.export(self.record, path)

    # ---- a choice, and what is asked about it ----

    def _choose(self, category: Category | None) -> None:
        """Make the choice of a category, or of rolling (None), unless something is to be asked first."""
        if self._question is not None and self._record_of_play.attempt(category) == self._question.attempt:
            return
        self._drop_question()
        if self._must_wait():
            self._held = (category,)
            return
        warns = self._mode.warns and not self.shows_options
        self._question = doubt(
            self._record_of_play,
            category,
            self.analysis if warns else None,
            self.warns_from.value,
            confirms_zero=self.confirms_zero,
        )
        if self._question is not None:
            self._tell()
        else:
            self._perform(category)

    @property
    def _record_of_play(self) -> Record:
        assert self._journal is not None, "there is no game yet"
        return self._journal.record

    def _must_wait(self) -> bool:
        """Return whether a warning may be due, but the options are not valued yet: a matter of milliseconds."""
        is_decision = self.game is not None and self.game.has_rolled
        return self._mode.warns and self.table.is_ready and is_decision and self.review is None

    def go_ahead(self) -> None:
        """Make the choice that was asked about."""
        question, self._question = self._question, None
        if question is not None:
            self._perform(question.category)

    def think_again(self) -> None:
        """Do not make the choice that was asked about."""
        self._drop_question()
        self._tell()

    def show_best(self) -> None:
        """Do not make the choice that was asked about, and show what would be better."""
        self._drop_question()
        self.hint()

    def _drop_question(self) -> None:
        """Forget the choice that was asked about; a costly one is graded all the same."""
        question, self._question, self._held = self._question, None, None
        if question is not None and question.concern is Concern.COSTLY and self._journal is not None:
            self._note(self._journal.record.think_again(question.attempt))

    def _perform(self, category: Category | None) -> None:
        assert self._journal is not None
        record = self._journal.record
        if category is not None:
            self._set(self._journal.go_on(record.score(category)))
            self.scored.emit(category)
        elif record.game.dice_model.is_fair:
            self._land(record, None)
        elif self._dealing is not record:
            self._dealing = record
            self._coach.deal(record)

    def _land(self, record: Record, deal: Deal | None) -> None:
        """Go on from `record` with the dice rolled; `deal` says where, unless they are fair."""
        assert self._journal is not None
        rolled = tuple(place for place, kept in enumerate(record.kept) if not kept)
        self._set(self._journal.go_on(record.roll(deal.dice if deal is not None else None)))
        self.rolled.emit(rolled, deal.discarded if deal is not None else ())

    def _mark(self, kept: Kept) -> None:
        if self.can_keep and self._journal is not None and self.viewed is None:
            self._drop_question()
            self._note(self._journal.record.mark(kept))
            self._selected = None
            self._tell()
            self.marked.emit()

    # ---- keeping the state ----

    def _set(self, journal: Journal) -> None:
        """Go on to another moment: save it, have it reviewed, and tell."""
        self._journal, self._question, self._held = journal, None, None
        self._viewed, self._selected, self._dealing = None, None, None
        game = journal.record.game
        if self._review is not None and self._review.game is not game:
            self._review = None
        self._store.save(journal.record)
        self.table.want(TableKey(game.rules, game.dice_model))
        self._ask_for_review()
        self._tell()

    def _tell(self) -> None:
        """Tell that something changed, and have explained what is to be explained now."""
        explained = self.explained
        self.explainer.explain(inquiry_about(*explained) if explained is not None else None)
        self.changed.emit()

    def _note(self, record: Record) -> None:
        """Change the record in play without another moment beginning: no other review is needed."""
        if self._journal is not None and record is not self._journal.record:
            self._journal = self._journal.update(record)
            self._store.save(record)

    def _note_hint(self) -> None:
        """Remember that values were shown before a decision."""
        record = self.record
        if record is not None and not record.hinted and self.analysis is not None and self.shows_options:
            self._note(record.with_hint())

    def _ask_for_review(self) -> None:
        if self.record is not None and self.table.is_ready:
            self._coach.review(self.record)

    # ---- what comes back ----

    def _take_loaded(self, record: Record | None) -> None:
        self.open_record(record or Record())

    def _take_deal(self, record: Record, deal: Deal) -> None:
        if record is self._dealing and record.game is self.game:
            # The roll is that of when it was asked for; what was noted since then, such as a hint, stays noted.
            self._land(self._record_of_play.mark(record.kept), deal)

    def _take_imported(self, record: Record) -> None:
        # A file can have been changed by hand: what comes of it is not counted among the player's own games.
        self.open_record(record.with_hint())

    def _take_table(self) -> None:
        if self.table.is_ready and self.table.wanted is not None and self._mode.verdicts_after:
            self.explainer.get_ready(self.table.wanted)
        self._ask_for_review()
        self._tell()

    def _take_review(self, review: Review) -> None:
        if review.game is not self.game:
            return
        self._review = review
        self._note_hint()
        held, self._held = self._held, None
        self._tell()
        if review.game.is_over and self._told is not review.game:
            self._told = review.game
            self.finished.emit(review)
        if held is not None:
            self._choose(held[0])
