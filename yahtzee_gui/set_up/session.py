# SPDX-License-Identifier: MIT
"""The position that is being set up: what is written, which position the coach values, and where the next face goes.

What is written may not be a position yet: then the coach has nothing to say. Nothing here touches the game in play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QTimer

from engine.game_review.review import Prospects, Review
from engine.games.cards import PaperCard
from engine.games.game import Game, begun_from, new_seed
from engine.games.goals import ReachGoal, WinGoal
from engine.games.match import Match, Seat
from engine.games.position import Position
from engine.games.record import Record
from engine.games.saved import Play
from engine.matches.standings import takes_long
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.scoring import RuleSet
from engine.solving.library import TableKey
from engine.strategies.goals import MOST_OTHERS, BeatGoal
from engine.strategies.strategies import Strategy
from engine.workspace.prospects import goal_by_turn
from engine.workspace.workspace import Steps, TaskStep
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.timeline.session import AheadSession
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import Comparison, Inquiry, Said, TableState, TableStatus, ask_comparison
from yahtzee_gui.play.scene import LookedAt, Scene
from yahtzee_gui.play.scene_source import ReviewCursor, SceneSource
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import Draft, Place, judge
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace, told_problem, uncollected

_READY = TableStatus(TableState.READY)
_LINGER = 200  # ms for which figures of the position before stay: those of the next one are nearly always there by then
_NOTHING = Scene(CoachMode.LIVE)


class SetUp(SceneSource):
    """Sets up a position, and has it looked at by all that looks at a game: `cursor`, `ahead` and `changes`.

    Args:
        engine: values what is written.
        draft: what is written at first.
        is_secret: whether the coach may not speak of a position, as it is that of the game in play.
        note_help: called when the coach is to speak of it all the same.

    Attributes:
        dice_before: those that can be put back, in whose place others are being entered.
    """

    def __init__(
        self,
        engine: Engine,
        draft: Draft,
        is_secret: Callable[[Position], bool],
        note_help: Callable[[Position], object],
    ) -> None:
        super().__init__()
        self._engine, self._is_secret, self._note_help = engine, is_secret, note_help
        self.draft, self.judged = draft, judge(draft)
        self.seat = 0
        self.cursor = draft.dice.index(None) if None in draft.dice else 0
        self.remark = ""
        self.asks_first = self.has_failed = self.is_edited = False
        self.solved: float | None = None
        self._types_anew = True
        self.dice_before: tuple[int | None, ...] | None = None
        self._asked: Record | None = None
        self._beats: BeatGoal | None = None
        self._review: Review | None = None
        self._reviewed: Record | None = None
        self._answers: Mapping[Inquiry, Comparison] = {}
        self._scene = _NOTHING
        self._linger = QTimer(self, singleShot=True, interval=_LINGER)
        self._linger.timeout.connect(self._publish)
        self.review_cursor = ReviewCursor(self.scene, self._publish)
        self.ahead, self.changes = AheadSession(self, engine), ChangesSession(self, engine)
        self._judge()

    # ---- what can be asked ----

    def scene(self) -> Scene:
        """Return what the coach says of what is written, as a scene in which everything may be seen."""
        return self._scene

    @property
    def position(self) -> Position | None:
        return self.judged.position

    @property
    def is_waiting(self) -> bool:
        """Whether what is written is still being valued."""
        return self._asked is not None and self._reviewed is not self._asked and not self.has_failed

    @property
    def game(self) -> Game:
        """A game with the boxes of the card that is shown, as far as they can stand: totals follow from it."""
        card, draft = self.judged.card(self.seat), self.draft
        return Game("", draft.rules, draft.dice_model, card.scores, card.bonuses)

    @property
    def paper_card(self) -> PaperCard:
        """The player's card, once it is full."""
        own = self.judged.own
        return PaperCard(own.scores, self.draft.rules, own.bonuses)

    @property
    def can_play(self) -> bool:
        """Whether a game can begin from here; with others whose turns don't go round there can't be a match."""
        if self.position is None:
            return False
        goal = self.judged.goal
        return not isinstance(goal, BeatGoal) or _are_done(goal, self.draft.rules) or self._places(goal) is not None

    def play(self) -> Play:
        """Return a game that begins from what is set up, if it `can_play`, with new dice; with others it is a match."""
        position, goal = self.position, self.judged.goal
        assert position is not None
        record = Record(begun_from(position, new_seed()), own_dice=self.draft.own_dice)
        if not isinstance(goal, BeatGoal):
            return replace(record, goal=goal)
        if _are_done(goal, self.draft.rules):
            cards = [PaperCard(one.card(position.rules), position.rules, one.yahtzee_bonuses) for one in goal.others]
            return replace(record, goal=ReachGoal(max(card.points_so_far for card in cards) + 1))
        seats = []
        for number, one in enumerate(goal.others, 1):
            rules, scores = position.rules, one.card(position.rules)
            begins = Position((), rules.rolls_per_turn, scores, one.yahtzee_bonuses, rules)
            player = one.strategy.name if isinstance(one.strategy, Strategy) else ""
            seats.append(Seat(words.opponent(number=number), Record(begun_from(begins, new_seed())), player))
        mine, before = Seat(match_words.you(), replace(record, goal=WinGoal())), self._places(goal) or ()
        first = [seat for place, seat in enumerate(seats) if place in before]
        return Match((*first, mine, *(seat for seat in seats if seat not in first)))

    def _places(self, goal: BeatGoal) -> tuple[int, ...] | None:
        """Return which of the others have had their turn of this round; None where turns have not gone round."""
        here = len(self.judged.own.card)
        filled = [sum(points is not None for points in one.card(self.draft.rules)) for one in goal.others]
        if not all(here <= count <= here + 1 for count in filled):
            return None
        return tuple(place for place, count in enumerate(filled) if count > here)

    # ---- what can be done ----

    def change(self, draft: Draft, remark: str = "") -> None:
        """Go on with something else written down; the remark says what was assumed of it."""
        self.draft, self.remark, self.is_edited = draft, remark, True
        self.seat = min(self.seat, len(draft.others))
        self._judge()
        self._publish()

    def write(self, place: Place, text: str) -> None:
        """Write another text into an entry of the card that is shown."""
        self.change(self.draft.writing(place, text, self.seat))

    def show_card(self, seat: int) -> None:
        """Show a card: one's own (0), or that of one of the others."""
        if seat != self.seat and seat <= MOST_OTHERS:
            self.seat = seat
            if seat > len(self.draft.others):
                self.draft = replace(self.draft, others=(*self.draft.others, *[""] * (seat - len(self.draft.others))))
            self._tell()

    def next_card(self) -> None:
        """Show the card of the next one at the table."""
        self.show_card((self.seat + 1) % (len(self.draft.others) + 1))

    def enter(self, face: int) -> None:
        """Give the die at the cursor a face, and go on to the next one; what is typed first begins with the first."""
        if self._types_anew and None not in self.draft.dice:
            self.dice_before = self.draft.dice
            self.draft = replace(self.draft, dice=(None,) * DICE_PER_ROLL)
            self.cursor = 0
        self._types_anew = False
        draft = self.draft.showing(self.cursor, face)
        missing = [place for place, shown in enumerate(draft.dice) if shown is None]
        if missing:
            self.cursor = next((place for place in missing if place > self.cursor), missing[0])
        else:
            self.dice_before = None
            self.cursor, self._types_anew = min(self.cursor + 1, DICE_PER_ROLL - 1), self.cursor == DICE_PER_ROLL - 1
        self.change(draft)

    def take_back(self) -> None:
        """Take the face away that was entered last: that before the cursor, or at it where all are there."""
        if None in self.draft.dice and self.draft.dice[self.cursor] is None:
            self.cursor = max(0, self.cursor - 1)
        self._types_anew = False
        self.change(self.draft.showing(self.cursor, None))

    def put_dice_back(self) -> None:
        if self.dice_before is not None:
            before = self.dice_before
            self._begin_anew()
            self.change(replace(self.draft, dice=before))

    def go_to_die(self, place: int) -> None:
        """Have the next face be that of the die at `place`."""
        self.cursor, self._types_anew = place, False
        self._tell()

    def note(self, text: str) -> None:
        """Write down something about the position."""
        self.draft = replace(self.draft, note=text)
        self._tell()

    def open(self, draft: Draft, remark: str = "") -> None:
        """Go on with another position, as it was set up elsewhere."""
        self._begin_anew()
        self.seat = 0
        self.change(draft, remark)
        self.is_edited = False

    def agree(self) -> None:
        """Have the coach speak of the position in play, though that counts as help."""
        if self.position is not None:
            self._note_help(self.position)
            self._judge()
            self._publish()

    def close(self) -> None:
        self._engine.drop(self)
        self.ahead.turn_to(None)
        self.changes.look(False)

    # ---- the coach ----

    def _begin_anew(self) -> None:
        self.cursor, self._types_anew, self.dice_before = 0, True, None

    def _judge(self) -> None:
        """Have the coach look at what is written, if it is another position than before."""
        self.judged = judge(self.draft)
        position, goal = self.judged.position, self.judged.goal
        self.asks_first = position is not None and self._is_secret(position)
        if position is None or self.asks_first:
            self._asked, self.solved = None, None
            self._engine.drop(self)
            return
        self._note_help(position)
        beats = goal if isinstance(goal, BeatGoal) else None
        played_for = WinGoal() if isinstance(goal, BeatGoal) else goal
        asked = self._asked
        if asked is not None and (asked.game.begins, asked.goal, self._beats) == (position, played_for, beats):
            return
        is_alike = self._scene.goal == played_for  # points never stand in for a chance
        self._beats, self._asked = beats, Record(begun_from(position, "set up"), goal=played_for)
        self.has_failed, self.solved = False, None
        if is_alike:
            self._linger.start()
        else:
            self._linger.stop()
        steps = review_of(self._engine.workspace, self._asked, beats)
        take = partial(self._take, self._asked)
        self._engine.ask(self, Urgency.EXERCISE, steps, take, self._take_progress, self._take_failure, is_quick=True)

    def _publish(self) -> None:
        """Make the scene of this moment, and tell of it."""
        if self._asked is None or self.has_failed or (self.is_waiting and not self._linger.isActive()):
            self._scene = _NOTHING
        elif not self.is_waiting and self._review is not None:
            record, said = Record(self._review.game, goal=self._asked.goal), Said(self._review, self._answers)
            look = self.review_cursor.look
            games = UndoHistory(record)
            self._scene = Scene(CoachMode.LIVE, games, said, table=_READY, look=look, beats=self._beats)
        for inquiry in self._scene.inquiries if self._scene.record is not None and not self.is_waiting else ():
            if inquiry not in self._answers:
                ask_comparison(self._engine, inquiry, self._take_comparison)
        self._tell()

    def _tell(self) -> None:
        self.changed.emit(self._scene, frozenset())

    def _take(self, record: Record, review: Review) -> None:
        self._review, self._reviewed, self.solved = review, record, None
        self._answers, self.review_cursor.look = {}, LookedAt()
        self._linger.stop()
        self._publish()

    def _take_progress(self, stage: TaskStep) -> None:
        self.solved = stage.step.fraction
        self._tell()

    def _take_failure(self, error: Exception) -> None:
        told_problem(error)
        self.has_failed, self.solved = True, None
        self._publish()

    def _take_comparison(self, comparison: Comparison) -> None:
        if self._scene.record is not None and comparison.inquiry in self._scene.inquiries:
            self._answers = {**self._answers, comparison.inquiry: comparison}
            self._publish()


# ---- those who are to be beaten --------------------------------------------------------------------------------------


def _are_done(goal: BeatGoal, rules: RuleSet) -> bool:
    return not any(None in one.card(rules) for one in goal.others)


# ---- worked out off the GUI thread -----------------------------------------------------------------------------------


def review_of(workspace: WindowWorkspace, record: Record, beat: BeatGoal | None) -> Steps[Review]:
    """Value every option of the position in which a game begins, and still is; the game in play never waits for it.

    `beat` are the others to beat in a game that is to be won. The table is found or built where it is not here.
    """
    game = record.game
    key = TableKey(game.rules, game.dice_model)
    if workspace.loaded_table(key) is None:
        yield from uncollected(workspace.table_for(key, with_fair=True))
    prospects = yield from _prospects(workspace, record, key, beat)
    from engine.game_review import review as review_module

    review = review_module.review(game, prospects)
    if not key.dice_model.is_fair:
        follower = yield from workspace.follower(key)
        review = replace(review, answers=review_module.answers(review, follower))
    return review


def _prospects(workspace: WindowWorkspace, record: Record, key: TableKey, beat: BeatGoal | None) -> Steps[Prospects]:
    goal = record.goal
    if beat is None and (goal is None or goal == WinGoal()):
        return (yield from workspace.analyzer(key))
    from engine.distribution.statistics import Start

    start = Start(record.game.scores, record.game.yahtzee_bonuses)
    if beat is None:
        assert goal is not None
        return (yield from workspace.goal_analyzer(goal_by_turn(goal)[0], key, start))
    filled = len(record.game.filled)
    is_open = any(None in other.card(key.rules) for other in beat.others)
    is_early = is_open and takes_long(key.rules, filled)  # within half a percentage point then, as in a match
    return (yield from workspace.goal_analyzer(replace(beat, about=is_early), key, start, filled + 1))
