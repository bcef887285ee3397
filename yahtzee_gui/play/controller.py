# SPDX-License-Identifier: MIT
"""The controller is the only writer of the game: it takes the player's requests, and tells when something changed.

Widgets never touch the game. They ask for an action through a signal; the controller does it if the rules allow it,
saves the record, and has the game reviewed. What shows the game, or says something of it, is handed the one `Scene` of
that moment by `changed`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import Signal

from engine.game_review.review import Review
from engine.games.game import NOTHING_KEPT, Event, Game, IllegalMove, Kept, new_seed
from engine.games.goals import RecordGoal
from engine.games.match import Match
from engine.games.record import Aid, Record
from engine.games.saved import Play
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FAIR_DICE, Deal, Dice, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.solving.library import TableKey
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.library.library import Library
from yahtzee_gui.play.choosing import NOTHING_CHOSEN, NOTHING_TYPED, Choosing, Concern, TypedRoll, last_typed
from yahtzee_gui.play.coach import Coach, dealt
from yahtzee_gui.play.coach_client import CoachClient
from yahtzee_gui.play.coach_state import TableWatch, get_ready
from yahtzee_gui.play.confirmations import Confirmations
from yahtzee_gui.play.ghost import NOTHING_KNOWN, SameRolls
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.scene_source import ReviewCursor, SceneSource
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.work import Engine, Urgency

_NO_GAMES = UndoHistory()


class News(Enum):
    """What has just happened, where no scene says it by itself."""

    WENT_BACK = "undo has led to the game before"
    OPENED = "another game is in play, begun or taken up"
    MARKED = "dice were marked to be kept, or no longer"
    SCORED = "a roll was scored"
    COPIED = "a copy of a game that is over goes on"
    SLIP_REFUSED = "a roll typed again would make a box impossible that was scored with it"
    ASKED = "a question is asked about a choice, or no longer"
    BEST_SHOWN = "what is better than a choice thought over is marked, and need only be done"
    FINISHED = "the game is over, and all of its review is there"


class GameController(SceneSource):
    """Does what the player asks for, if the rules allow it.

    `confirmations` are on their way through doubt, `review_cursor` is where the player looks, `table` watches the
    coach's table.

    Signals:
        changed: the `Scene` that is to be shown now, and the `News` since the last one.
        turned: another moment of this game or of another one is in play; it comes before `changed`, so that what is
            known of its dice (`note_same_rolls`) is part of that scene.
        rolled: the places (0 to 4) of the dice that were rolled, and the throws before that did not count; it comes
            just before `changed`, so that the dice can be in the air when that comes.
    """

    turned = Signal()
    rolled = Signal(tuple, tuple)

    def __init__(self, coach: Coach, engine: Engine, library: Library, mode: CoachMode) -> None:
        super().__init__()
        self._engine = engine
        self._library = library
        self.mode = mode
        self._guesses_first = False
        self._games: UndoHistory | None = None
        self._choosing = NOTHING_CHOSEN
        self._hinted: tuple[Game, Hint] | None = None
        self._same_rolls = NOTHING_KNOWN
        self._parts: tuple[object, ...] = ()
        self._news = frozenset[News]()
        self._owes_publishing = self._is_publishing = False
        self._told: Game | None = None
        self._coach_client = CoachClient(coach, engine, self._take_review, self._take_outlook, self._publish)
        self.table = TableWatch(engine, self)
        self.review_cursor = ReviewCursor(self.scene, self._look)
        self.confirmations = Confirmations(
            self._perform, self._reconsider, self._show_best, self._undo, self._take_question
        )
        self.is_demo = False
        self.table.changed.connect(self._take_table)
        library.resumed.connect(self._resume)

    # ---- what can be asked ----

    def scene(self) -> Scene:
        """Return what there is to be shown now: the same scene until something of it changes."""
        game, seen = (self.mode, self._games, self._coach_client.said), (self.table.status, self._choosing)
        asked = self.review_cursor.look, self.confirmations.question, self._same_rolls, self._guesses_first
        parts = *game, *seen, *asked, self.is_demo
        if not self._parts or any(part is not before for part, before in zip(parts, self._parts, strict=True)):
            self._scene, self._parts = Scene(*parts), parts
        return self._scene

    @property
    def undo_history(self) -> UndoHistory:
        """The game in play among those that undo and redo lead to, and that wait."""
        return self._games or _NO_GAMES

    @property
    def play(self) -> Play | None:
        """The game in play: a record, or a match; None until the saved one has been looked for."""
        return self._games.play if self._games is not None else None

    @property
    def match(self) -> Match | None:
        """The match in play; None in a game of one."""
        return self._games.match if self._games is not None else None

    @property
    def record(self) -> Record | None:
        """The record in play, in a match that of its `person`; None before there is one."""
        return self._games.record if self._games is not None else None

    @property
    def game(self) -> Game | None:
        return self.record.game if self.record is not None else None

    @property
    def kept(self) -> Kept:
        """Which of the dice on the table are marked to be kept."""
        return self.record.kept if self.record is not None else NOTHING_KEPT

    @property
    def review(self) -> Review | None:
        """The coach's view of exactly the game as it is now; None until it has come."""
        return self._coach_client.said.review

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
        scene = self.scene()
        if scene.can_roll:
            self.confirmations.choose(scene, None)

    def warn_of_roll(self) -> None:
        """Say what a roll would roll away; who presses Roll again means it."""
        self._choose(was_warned=True)

    def keep_face(self, face: int) -> bool:
        """Keep one more of the dice that show `face`, and return whether there was one; no digit lets go of one."""
        dice, kept = (self.game.dice if self.game is not None else ()), self.kept
        free = [place for place, shown in enumerate(dice) if shown == face and not kept[place]]
        if free:
            marked = tuple(keep or place == free[0] for place, keep in enumerate(kept))
            self._mark(marked, added=(*self._choosing.added, free[0]))
        return bool(free)

    def keep_one_fewer(self) -> None:
        """Keep one die fewer: that which was kept by its face last, else the rightmost one."""
        places = [place for place, keep in enumerate(self.kept) if keep]
        if places:
            added = [place for place in self._choosing.added if place in places]
            last = added[-1] if added else places[-1]
            self._mark(tuple(keep and place != last for place, keep in enumerate(self.kept)), added=tuple(added[:-1]))

    # ---- dice of the player's own ----

    def type_face(self, face: int) -> None:
        """Take one more face of a roll with dice of the player's own; the last one is the roll."""
        if not self.scene().enters:
            return
        typed = replace(self._choosing.typed, faces=(*self._choosing.typed.faces, face))
        record = typed.record_in(self.undo_history.play)
        dice = tuple(shown for shown in typed.dice(record) if shown is not None)
        if len(dice) < DICE_PER_ROLL:
            self._type(typed)
        elif typed.slip is not None:
            self._correct(record, typed, dice)
        else:
            self._go_on(record.roll(dice, is_typed=True))

    def take_back_face(self) -> None:
        typed = self._choosing.typed
        self._type(replace(typed, faces=typed.faces[:-1]))

    def stop_typing(self) -> None:
        """Type no roll any more: other dice were kept, or the one that was to be corrected is right."""
        self._type(NOTHING_TYPED)

    def roll_for_player(self) -> None:
        """Roll for a player who is asked what came up with dice of their own."""
        if self.scene().enters and self._choosing.typed.slip is None:
            self._land(self.undo_history.record, None)

    def correct_roll(self) -> None:
        """Have the last roll that was typed at the table typed again, or that before the decision looked back at."""
        play, viewed = self.play, self.scene().viewed
        typed = last_typed(play, viewed.event if viewed is not None else None) if play is not None else None
        if typed is not None and typed.record_in(self.undo_history.play).own_dice:
            self.confirmations.drop()
            self.review_cursor.end()
            self._choose(typed=typed)

    def _correct(self, record: Record, typed: TypedRoll, dice: Dice) -> None:
        """Go on as if a roll had been typed as `dice`, in the record of who rolled it."""
        assert typed.slip is not None, "a new roll is not corrected"
        try:
            corrected = record.corrected(typed.slip, dice)
        except IllegalMove:
            self._news |= {News.SLIP_REFUSED}
            self.stop_typing()
            return
        if record is not self.record:
            self._coach_client.forget()  # the others stand otherwise now
            self._coach_client.forget_outlook()
        self._follow(self.undo_history.correct(corrected, typed.seat))
        self._renew()

    def _type(self, typed: TypedRoll) -> None:
        if typed != self._choosing.typed:
            self._choose(typed=typed)

    # ---- other choices ----

    def score(self, category: Category) -> None:
        """Score the dice in `category`, if that is legal and the player sticks to it."""
        if self.scene().can_choose(category):
            self.confirmations.choose(self.scene(), category)

    def new_game(
        self,
        rules: RuleSet | None = None,
        dice_model: DiceModel = FAIR_DICE,
        seed: str | None = None,
        *,
        is_seen: bool = False,
        goal: RecordGoal | None = None,
        own_dice: bool = False,
        ghost: str = "",
    ) -> None:
        """Begin a new game, by the rules of the current one unless others are given.

        Without a `seed` its dice are not known. `is_seen`: the player has seen them, which is as good as a hint.
        `goal`: what is played for, other than the expected final score. `own_dice`: the player rolls dice of their own.
        `ghost`: who plays the same rolls unseen.
        """
        if rules is None:
            rules = self.game.rules if self.game is not None else DEFAULT_RULES
        game = Game(new_seed() if seed is None else seed, rules, dice_model)
        goal = goal if dice_model.is_fair else None
        own_dice = own_dice and dice_model.is_fair
        self.open_record(Record(game, hinted=is_seen, goal=goal, own_dice=own_dice, ghost=ghost))

    def go_on_with(self, start: Game, goal: RecordGoal | None = None) -> bool:
        """Go on with a game from `start` for a goal that is not over and was left; return whether there is one.

        If it is the one in play, nothing changes.
        """
        begun = next((one for one in self.undo_history.begun if (one.game.start, one.goal) == (start, goal)), None)
        if begun is not None and begun is not self.record:
            self.open_record(begun)
        return begun is not None

    def set_ghost(self, ghost: str) -> None:
        self._note(replace(self.undo_history.record, ghost=ghost))
        self.turned.emit()
        self._publish()

    def take_up(self, play: Play) -> None:
        """Go on with a game that is `under_way`, as it was left; the one in play waits instead."""
        if play is not self.play and any(one is play for one in self.undo_history.under_way):
            self._open(play, UndoHistory.take_up)

    def give_up(self, play: Play) -> None:
        if self.undo_history.can_give_up(play):
            self._games = self.undo_history.give_up(play)
            self._save()
            self._publish()

    def note_same_rolls(self, known: SameRolls) -> None:
        """Take what is known of how others play the rolls of the game in play; it shows with the next change."""
        self._same_rolls = known

    def show_same_rolls(self, known: SameRolls) -> None:
        """Show what is known of how others play the rolls of the game in play."""
        if known != self._same_rolls:
            self.note_same_rolls(known)
            self._publish()

    def open_record(self, play: Play) -> None:
        """Go on with another game, or match, and get its table if the coach lacks it."""
        self._open(play, UndoHistory.begin)

    def open_kept(self, play: Play) -> None:
        """Look at a game that was kept: one undo leads back to the game in play."""
        self._open(play, UndoHistory.open)

    def open_imported(self, play: Play) -> None:
        """Go on with a game that comes from a file, or was pasted; one undo leads back to the game in play.

        It can have been changed by hand: what comes of it is not counted among the player's own games.
        """
        self.open_kept(play.imported())

    def _resume(self, play: Play | None, waiting: tuple[Play, ...]) -> None:
        """Go on where the program ended, or a copy that is opened was: those that waited then do so again."""
        self._open(play or Record(), lambda before, again: before.beside(waiting).begin(again), waiting)

    def _open(
        self, play: Play, way: Callable[[UndoHistory, Play], UndoHistory], waiting: tuple[Play, ...] = ()
    ) -> None:
        self.confirmations.drop()
        self._news |= {News.OPENED}
        self._set(UndoHistory(play).beside(waiting) if self._games is None else way(self._games, play))

    def let_play(self, match: Match, rolled: tuple[int, ...] = ()) -> None:
        """Go on with the match in play after a strategy did something; `rolled` are the places of dice seen to roll."""
        if self.match is None:
            return
        before, is_my_turn = self._choosing, match.to_move is None or match.seats[match.to_move].is_person
        self._follow(replace(self.undo_history, play=match))
        if before.typed.slip is not None:  # who types a roll again goes on with that
            self._choosing = replace(self._choosing, typed=before.typed)
        if is_my_turn:
            self._coach_client.forget()  # the others stand otherwise now, and another person may be in play
            self._renew()
            return
        self._choosing = replace(self._choosing, seat=before.seat, is_skipping=before.is_skipping)
        if rolled:
            self.rolled.emit(rolled, ())
        if self.table.is_ready:
            self._coach_client.ask_between(match)
        self._publish()

    def prefetch_review(self, match: Match) -> None:
        """Have found out how a person stands whose turn comes as soon as what is known by now has been shown."""
        if self.table.is_ready:
            self._coach_client.prefetch_review(match)

    def note_skipping(self) -> None:
        """Tell that the turns of opponents are done at once: the next one may still have to be worked out."""
        if not self._choosing.is_skipping:
            self._choose(is_skipping=True)

    def open_card(self, place: int | None) -> None:
        """Show the scorecard of a seat of the match, or again of the player to move (None).

        Once the match is over, all that is shown of its end is that of the person whose card is opened.
        """
        match = self.match
        if match is not None and match.is_over and place is not None and match.seats[place].is_person:
            if place != match.person:
                self.confirmations.drop()
                self._follow(replace(self.undo_history, play=match.seen_by(place)))
                self._renew()
                return
            place = None
        if place != self._choosing.seat and self.match is not None:
            self._choose(seat=place)

    def undo(self) -> None:
        """Go back before the last action, or what is being typed; where that opens a game that was over, ask first."""
        if self._choosing.typed != NOTHING_TYPED:
            self.stop_typing()
        elif self.undo_history.can_undo and self.undo_history.reopens:
            self.confirmations.ask_to_reopen(self.undo_history.record)
        elif self.undo_history.can_undo:
            self.confirmations.drop()
            self._undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.undo_history.can_redo:
            self.confirmations.drop()
            self._set(self.undo_history.redo())

    def play_on(self) -> None:
        """Go on from the moment before the decision that is judged: the one looked back at, else the last one.

        A game that is over, or looked back at, stays as it is: a copy goes on, and undo leads back.
        """
        if self.scene().before_passing is not None:  # the one that was made before the screen was handed on
            self.undo()
            return
        judged, looks_back = self.scene().judged, self.scene().viewed is not None
        if judged is None:
            return
        self.confirmations.drop()
        undo_history = self.undo_history
        if undo_history.is_over:
            self._news |= {News.COPIED}
        if undo_history.is_over or (looks_back and not undo_history.is_copy):
            self._set(undo_history.play_on(judged.event))
        else:
            self._set(undo_history.before(judged.event))

    def switch_game(self) -> None:
        """Go back to the game before the one in play, as it was left."""
        other = self.undo_history.switch_game()
        if other is not self.undo_history:
            self.confirmations.drop()
            self._set(other)

    def set_mode(self, mode: CoachMode) -> None:
        if mode is not self.mode:
            self.confirmations.drop()
            self.review_cursor.end()
            self.mode = mode
            self._reveal()

    def set_guess_first(self, is_on: bool) -> None:
        """Hide the options in Live until the player has chosen, or no longer."""
        if is_on is not self._guesses_first:
            self._guesses_first = is_on
            self._reveal()

    def choose_box(self, category: Category | None) -> None:
        """Choose an open box that the dice may be scored in, before it is scored; None: the dice are chosen again."""
        if category is self._choosing.box or (category is not None and not self.scene().can_choose(category)):
            return
        self.confirmations.drop()
        self.review_cursor.end()
        self._choose(box=category)

    def hint(self) -> None:
        """Give a hint for this one decision, or tell more than the one before."""
        scene = self.scene()
        if scene.can_hint:
            told = scene.choosing.hint
            self._hint(told.following() if told is not None else Hint.AIM)

    def reveal(self) -> None:
        """Show the options that are hidden until the player has chosen."""
        if self.scene().guesses:
            self._hint(Hint.ALL)

    def await_landing(self) -> None:
        """Show nothing that follows from the dice just rolled before `land`: they are still in the air."""
        self._choosing = replace(self._choosing, is_landing=True)

    def land(self) -> None:
        """Show what follows from the dice: they lie on the table."""
        if self._choosing.is_landing:
            self._coach_client.show_outlook()
            self._choosing = replace(self._choosing, is_landing=False)
            self._reveal()

    def _perform(self, category: Category | None) -> None:
        if self.undo_history.record.game.has_rolled:  # saved with what follows
            self._games = self.undo_history.update(self._with_aid())
        record = self.undo_history.record
        if category is not None:
            self._news |= {News.SCORED}
            self._go_on(record.score(category))
        elif record.own_dice:
            self._choosing = replace(self._choosing, typed=TypedRoll(is_next=True), box=None)
            self._save()
            self._publish()
        elif record.game.dice_model.is_fair:
            self._land(record, None)
        else:
            if self._choosing.dealing is not record:
                self._choosing = replace(self._choosing, dealing=record)
                self._save()
                steps, take = dealt(self._engine.workspace, record), partial(self._take_deal, record)
                self._engine.ask((self, "deal"), Urgency.REVIEW, steps, take, is_quick=True)
            self._publish()  # what was asked is asked no more

    def _with_aid(self) -> Record:
        """Return the record of a player who decides now, with the aid that the choice has."""
        return self.undo_history.record.with_aid(Aid(self.mode.value, int(self._choosing.hint or 0)))

    def _land(self, record: Record, deal: Deal | None) -> None:
        """Go on from `record` with the dice rolled; `deal` says where, unless they are fair."""
        rolled = tuple(place for place, kept in enumerate(record.kept) if not kept)
        self._follow(self.undo_history.go_on(record.roll(deal.dice if deal is not None else None)))
        self.rolled.emit(rolled, deal.discarded if deal is not None else ())  # who lets them tumble has them awaited
        self._renew()

    def _mark(self, kept: Kept, **chosen: Any) -> None:
        if self.scene().can_mark:
            self.confirmations.drop()
            self._note(self.undo_history.record.mark(kept))
            self._choosing = replace(self._choosing, box=None, has_marked=True, typed=NOTHING_TYPED, **chosen)
            self.review_cursor.end()
            self._news |= {News.MARKED}
            self._publish()

    # ---- keeping the state ----

    def _set(self, undo_history: UndoHistory) -> None:
        """Go on at another moment, of this game or of another, which may need another table."""
        self._coach_client.forget_outlook()
        self._follow(undo_history)
        game = undo_history.record.game
        if not self.table.want(TableKey(game.rules, game.dice_model)):  # else the change of the table renews it
            self._renew()

    def _follow(self, undo_history: UndoHistory) -> None:
        """Make another moment the one in play, and save it."""
        self._games = undo_history.marked()  # a game whose dice are known from elsewhere is one with a hint
        here = self._hinted if self._hinted is not None and self._hinted[0] is self.game else None
        self._choosing = Choosing(hint=here[1] if here is not None else None)
        self.confirmations.forget()
        self.review_cursor.end()
        self._coach_client.follow(self.undo_history.record, self.match)
        self._save()
        self.turned.emit()

    def _go_on(self, record: Record) -> None:
        self._follow(self.undo_history.go_on(record))
        self._renew()

    def _renew(self) -> None:
        if self.table.is_ready:
            self._coach_client.ask(tells_passed=self.mode in {CoachMode.WARN, CoachMode.AFTER})
        self._publish()

    def _look(self) -> None:
        """Show where the player looks; a question about the game in play is not asked over another moment."""
        if self.review_cursor.look.place is not None:
            self.confirmations.drop()
        self._publish()

    def _choose(self, **chosen: Any) -> None:
        self._choosing = replace(self._choosing, **chosen)
        self._publish()

    def _hint(self, hint: Hint) -> None:
        self._note_told(hint)
        self._reveal()

    def _note_told(self, hint: Hint) -> None:
        """Remember at which moment this much was told: it is still told when undo leads there again."""
        self._choosing, self._hinted = replace(self._choosing, hint=hint), (self.undo_history.record.game, hint)

    def _reveal(self) -> None:
        """Tell, where more of the values before a decision may be seen by now, which is then a hint."""
        self._note_hint()
        self._publish()

    def _publish(self) -> None:
        """Tell what is to be shown now, and have explained what is to be explained of it.

        What changes while that is told is told after it: an older scene never follows a newer one.
        """
        self._owes_publishing = True
        if self._is_publishing:
            return
        self._is_publishing = True
        try:
            while self._owes_publishing:
                self._owes_publishing = False
                scene, news, self._news = self.scene(), self._news, frozenset()
                self._coach_client.explain(scene)
                self.changed.emit(scene, news)
        finally:
            self._is_publishing = False

    def _note(self, record: Record) -> None:
        """Change the record in play without another moment beginning: no other review is needed."""
        if record is not self.undo_history.record:
            self._games = self.undo_history.update(record)
            self._coach_client.note(record, self.match)
            self._save()

    def _save(self) -> None:
        """Save what is played. Who is asked whether a costly choice is meant has thought again unless they say it is.

        So it is written before they answer: the program may be killed meanwhile, which is no way around the grade.
        """
        undo_history, question = self.undo_history, self.confirmations.question
        if question is not None and question.concern is Concern.COSTLY:
            undo_history = undo_history.update(undo_history.record.think_again(question.attempt))
        self._library.save(undo_history.own_game, undo_history.waiting)

    def note_help(self) -> None:
        """Remember that the player looks up what the scorecard in play promises: that is a hint, too."""
        if self.record is not None and not self.record.hinted and not self.record.game.is_over:
            self._note(self.record.with_hint())
            self._publish()

    def _note_hint(self) -> None:
        is_valued = self.review is not None and self.review.analysis is not None
        if self.record is None or self.record.hinted or not is_valued:
            return
        visibility = self.scene().visibility
        if visibility.values or visibility.hint:
            self._note(self.record.with_hint())

    # ---- what comes back ----

    def _take_deal(self, record: Record, deal: Deal) -> None:
        if self.record is not None and record is self._choosing.dealing and record.game is self.game:
            # The roll is that of when it was asked for; what was noted since then, such as a hint, stays noted.
            self._land(self.record.mark(record.kept), deal)

    def _take_question(self) -> None:
        """Show a question about a choice, or its end. Thinking again shows the dice, not the box."""
        self._news |= {News.ASKED}
        if self.confirmations.question is None:
            self._choosing = replace(self._choosing, box=None)
        else:
            if self.confirmations.question.concern is Concern.COSTLY:  # the verdict on it is told now, and stays
                self._note(self._with_aid())
            self._save()
        self._publish()

    def _show_best(self) -> None:
        """Show what would be better than a choice that is not made, and have that chosen: it need only be done."""
        self._choosing = replace(self._choosing, box=None)
        self._news |= {News.BEST_SHOWN}
        analysis = self.review.analysis if self.review is not None else None
        if analysis is None:
            self._publish()
            return
        self._note_told(Hint.ALL)
        self._note_hint()
        if analysis.best.keep is not None:
            self.keep(analysis.best.keep)
        else:
            self.choose_box(analysis.best.category)

    def _undo(self) -> None:
        before = self.undo_history.undo()
        if len(before.later) > len(self.undo_history.later):
            self._news |= {News.WENT_BACK}
        self._set(before)

    def _reconsider(self, attempt: Event) -> None:
        if self.record is not None:
            self._note(self.record.think_again(attempt))
            self._choosing = replace(self._choosing, reconsidered=attempt)

    def _take_table(self) -> None:
        if self.table.is_ready and self.table.wanted is not None and self.scene().visibility.verdicts:
            steps = get_ready(self._engine.workspace, self.table.wanted)
            self._engine.ask((self, "explaining"), Urgency.EXPLAINING, steps)
        self._renew()

    def _take_review(self, review: Review) -> None:
        if self.scene().is_over and review.is_complete and self._told is not review.game:
            self._told = review.game
            self._news |= {News.FINISHED}
        self._reveal()
        self.confirmations.resume(self.scene())

    def _take_outlook(self) -> None:
        """Show how the match may end; not what follows from dice that are still in the air."""
        if not self._choosing.is_landing:
            self._coach_client.show_outlook()
            self._publish()
