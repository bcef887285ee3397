# SPDX-License-Identifier: MIT
"""The state of play: the journal of games, what is marked and chosen in the one in play, and what is known of it.

Whatever changes it, ends here: the record is saved, reviewed if another moment is in play, and that something changed
is told. What a player may do to it is the controller's (`yahtzee_gui.play.controller`).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.coach.reviewing.review import Review
from engine.games.game import NOTHING_KEPT, Game, Kept
from engine.games.match import Match
from engine.games.record import Record
from engine.games.saved import Play
from engine.rules.categories import Category
from engine.solving.library import TableKey
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.choices import Choices
from yahtzee_gui.play.counsel import Counsel
from yahtzee_gui.play.journal import Journal
from yahtzee_gui.play.look_back import LookBack
from yahtzee_gui.play.scene.ghost import NOTHING_KNOWN
from yahtzee_gui.play.scene.questions import Concern
from yahtzee_gui.play.scene.scene import Scene
from yahtzee_gui.play.scene.sight import Hint
from yahtzee_gui.play.scene.table_watch import TableWatch
from yahtzee_gui.services.coaching.coach_service import CoachService
from yahtzee_gui.services.coaching.explain_service import ExplainService
from yahtzee_gui.services.storage import GameStore


class PlayState(QObject):
    """Holds the journal of games, the coach mode, and what the coach last said.

    `choices` are on their way through doubt, `look_back` is where the player looks, `table` watches the coach's table.

    Signals:
        changed: anything that is shown may have changed.
        turned: another moment of this game or of another one is in play; `changed` follows.
    """

    changed = Signal()
    turned = Signal()

    def __init__(
        self,
        coach: CoachService,
        explainer: ExplainService,
        store: GameStore,
        mode: CoachMode,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._journal: Journal | None = None
        self._mode = mode
        self._hint: tuple[Game, Hint] | None = None
        self._touched_at: Game | None = None
        self._box: Category | None = None
        self._is_landing = False
        self._dealing: Record | None = None
        self._same_dice = NOTHING_KNOWN
        self._seat: int | None = None
        self._counsel = Counsel(coach, explainer, self)
        self.table = TableWatch(coach, self)
        self.look_back = LookBack(self.scene, self)
        self.choices = Choices(self.scene, self)

    # ---- what can be asked ----

    def scene(self) -> Scene:
        """Return what there is to be shown now."""
        counsel, review = self._counsel, self._counsel.review
        return Scene(
            mode=self._mode,
            record=self.record,
            review=review,
            table=self.table.status(),
            hint=self._hint[1] if self._hint is not None and self._hint[0] is self.game else None,
            is_landing=self._is_landing,
            is_touched=self._box is not None or (self._touched_at is not None and self._touched_at is self.game),
            box=self._box,
            viewed=self.look_back.decision(review),
            selected=self.look_back.selected,
            question=self.choices.question,
            comparison=counsel.comparison,
            bonus_chances=counsel.bonus_chances,
            compared=counsel.compared,
            same_dice=self._same_dice,
            match=self.match,
            seat=self._seat,
            solved=counsel.solved,
            is_current=counsel.is_current,
            outlook=counsel.outlook,
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
        return self._counsel.review

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return self._journal is not None and self._journal.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether anything undone can be done again."""
        return self._journal is not None and self._journal.can_redo

    def has_seen(self, seed: str) -> bool:
        """Return whether dice of `seed` have been rolled in a game that is in play or that undo and redo lead to."""
        return self._journal is not None and self._journal.has_seen(seed)

    # ---- keeping the state ----

    def _go_on(self, journal: Journal, record: Record) -> None:
        """Go on in the game in play, whose table is here or on its way."""
        self._turn_to(journal.go_on(record))
        self._renew()

    def _set(self, journal: Journal) -> None:
        """Go on at another moment, of this game or of another, which may need another table."""
        self._counsel.forget_outlook()
        self._turn_to(journal)
        game = journal.record.game
        if not self.table.want(TableKey(game.rules, game.dice_model)):  # else the change of the table renews it
            self._renew()

    def _turn_to(self, journal: Journal) -> None:
        """Make another moment the one in play, and save it; one whose dice are known from elsewhere is coached."""
        if journal.is_known and not journal.record.game.is_over and not journal.record.hinted:
            journal = journal.update(journal.record.with_hint())
        self._journal, self._dealing = journal, None
        self._box, self._touched_at, self._seat, self._is_landing = None, None, None, False
        self.choices.forget()
        self.look_back.end()
        self._counsel.turn_to(journal.record, journal.match)
        self._save()
        self.turned.emit()

    def _renew(self) -> None:
        """Have the game reviewed as soon as there is a table, and tell."""
        if self.table.is_ready:
            self._counsel.ask()
        self._tell()

    def _tell(self) -> None:
        """Tell that something changed, and have explained what is to be explained now."""
        self._counsel.explain(self.scene())
        self.changed.emit()

    def _note(self, record: Record) -> None:
        """Change the record in play without another moment beginning: no other review is needed."""
        if self._journal is not None and record is not self._journal.record:
            self._journal = self._journal.update(record)
            self._counsel.note(record, self._journal.match)
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
