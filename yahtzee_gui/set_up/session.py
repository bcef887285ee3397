# SPDX-License-Identifier: MIT
"""The position that is being set up: what is written, which position the coach values, and where the next face goes.

What is written may not be a position yet; the coach stays with the last one that was. The draft is kept when the page
is left, and nothing here touches the game in play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Option
from engine.game_review.review import Prospects, Review
from engine.games.game import Game, begun_from, new_seed
from engine.games.goals import ReachGoal, RecordGoal, WinGoal
from engine.games.position import Position
from engine.games.record import Record
from engine.matches.standings import takes_long
from engine.rules.dice import DICE_PER_ROLL
from engine.rules.dice_models import DiceModel
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal
from engine.workspace.prospects import goal_by_turn
from engine.workspace.workspace import Steps, TaskStep
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.explaining import Comparison, Inquiry, ask_comparison
from yahtzee_gui.play.said import Said
from yahtzee_gui.play.scene import LookedAt, Scene
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.set_up.draft import Draft, Judged, Place, judge
from yahtzee_gui.set_up.others import best_total
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, WindowWorkspace, told_problem, uncollected

_READY = TableStatus(TableState.READY)


@dataclass(frozen=True)
class SetUpScene:
    """One moment of setting up.

    Attributes:
        draft: what is written.
        judged: what it comes to.
        cursor: the place (0 to 4) of the die whose face is entered next.
        coach: the last position that could be, as a scene of its own with the coach's view of it; None before there was
            one.
        is_current: whether that is what is written now, valued for what is played for.
        waits_for_goal: whether it is what is written, and its values for what is played for are being worked out.
        remark: what was assumed of a text that was pasted, or why it couldn't be opened.
        text: the text that couldn't be.
        solved: how much of a table is solved that is waited for; None while none is.
        has_failed: whether a table could not be had.
        has_dice_before: whether dice can be put back in whose place others are being entered.
    """

    draft: Draft
    judged: Judged
    cursor: int = 0
    coach: Scene | None = None
    is_current: bool = False
    waits_for_goal: bool = False
    remark: str = ""
    text: str = ""
    solved: float | None = None
    has_failed: bool = False
    has_dice_before: bool = False


@dataclass
class Drafts:
    """The draft that is kept while the page is not open, what is said of it, and what lies behind its figures.

    `beside` are the starts of the games it belongs to: the one on the table as it was begun, and those played from it.
    """

    kept: Draft | None = None
    beside: tuple[Game | None, ...] = ()
    remark: str = ""
    text: str = ""
    answers: dict[Inquiry, Comparison] = field(default_factory=dict)


class SetUp(QObject):
    """Sets up a position.

    Signals:
        changed: there is something else to show.
        helped: a position was valued: the player has seen what it is worth.
    """

    changed = Signal()
    helped = Signal(Position)

    def __init__(self, engine: Engine, drafts: Drafts, begin: Callable[[], Draft], left: Draft | None = None) -> None:
        super().__init__()
        self._engine, self._drafts, self._begin = engine, drafts, begin
        self._draft = drafts.kept or left or begin()
        self._cursor = self._first_missing()
        self._is_fresh = True
        self._dice_before: tuple[int | None, ...] | None = None
        self._asked: Record | None = None
        self._asked_goal: RecordGoal | BeatGoal | None = None
        self._review: Review | None = None
        self._reviewed: Record | None = None
        self._selected: Option | None = None
        self._solved: float | None = None
        self._has_failed = False
        self._judge()

    # ---- what can be asked ----

    def scene(self) -> SetUpScene:
        """Return this moment as it is to be shown."""
        judged, coach = judge(self._draft), self._coach_scene()
        is_same = coach is not None and coach.record is not None and coach.record.game.begins == judged.position
        is_valued = self._reviewed is self._asked
        return SetUpScene(
            self._draft,
            judged,
            self._cursor,
            coach,
            is_same and is_valued,
            is_same and not is_valued and not self._has_failed,
            self._drafts.remark,
            self._drafts.text,
            self._solved,
            self._has_failed,
            self._dice_before is not None,
        )

    @property
    def draft(self) -> Draft:
        """What is written."""
        return self._draft

    @property
    def position(self) -> Position | None:
        """The position that is written, if it can be one."""
        return judge(self._draft).position

    def record(self) -> Record | None:
        """Return a game that begins from what is set up, with new dice; None while it is no position."""
        judged = judge(self._draft)
        if judged.position is None:
            return None
        goal = _goal_alone(judged.goal, self._draft.rules)
        return Record(begun_from(judged.position, new_seed()), goal=goal, own_dice=self._draft.own_dice)

    # ---- what can be done ----

    def write(self, place: Place, text: str) -> None:
        """Write another text into an entry of the card."""
        self._set(self._draft.writing(place, text))

    def enter(self, face: int) -> None:
        """Give the die at the cursor a face, and go on to the next one; what is typed first begins with the first."""
        if self._is_fresh and None not in self._draft.dice:
            self._dice_before = self._draft.dice
            self._draft = replace(self._draft, dice=(None,) * DICE_PER_ROLL)
            self._cursor = 0
        self._is_fresh = False
        draft = self._draft.showing(self._cursor, face)
        missing = [place for place, shown in enumerate(draft.dice) if shown is None]
        later = [place for place in missing if place > self._cursor]
        if missing:
            self._cursor = (later or missing)[0]
        else:
            self._dice_before = None
            self._cursor, self._is_fresh = min(self._cursor + 1, DICE_PER_ROLL - 1), self._cursor == DICE_PER_ROLL - 1
        self._set(draft)

    def take_back(self) -> None:
        """Take the face away that was entered last: that before the cursor, or at it where all are there."""
        if None in self._draft.dice and self._draft.dice[self._cursor] is None:
            self._cursor = max(0, self._cursor - 1)
        self._is_fresh = False
        self._set(self._draft.showing(self._cursor, None))

    def put_dice_back(self) -> None:
        """Put the dice back in whose place others are being entered."""
        if self._dice_before is not None:
            self._cursor, self._is_fresh = 0, True
            before, self._dice_before = self._dice_before, None
            self._set(replace(self._draft, dice=before))

    def go_to_die(self, place: int) -> None:
        """Have the next face be that of the die at `place`."""
        self._cursor, self._is_fresh = place, False
        self.changed.emit()

    def choose_rolls_left(self, rolls_left: int) -> None:
        """Say how many rolls of the turn are left."""
        self._set(self._draft.with_rolls_left(rolls_left))

    def choose(self, rules: RuleSet, dice_model: DiceModel, goal: RecordGoal | None, own_dice: bool) -> None:
        """Choose rules, dice, what is played for, and whether the dice of a game from here are the player's own."""
        self._set(self._draft.played_with(rules, dice_model, goal, own_dice=own_dice))

    def play_against(self, others: str) -> None:
        """Write down who is to be beaten."""
        self._set(self._draft.against(others))

    def clear(self) -> None:
        """Begin with an empty card and no dice: fair ones, whatever is played with."""
        self._cursor, self._is_fresh, self._dice_before = 0, True, None
        rules = self._draft.rules
        self._set(Draft(("",) * len(rules.boxes), rules=rules, rolls_left=rules.rolls_per_turn - 1))

    def start_over(self) -> None:
        """Begin with the position in play again, or the one looked back at."""
        self._cursor, self._is_fresh, self._dice_before = 0, True, None
        self._set(self._begin())
        self._drafts.kept = None

    def open(self, draft: Draft, remark: str = "") -> None:
        """Go on with another position."""
        self._cursor, self._is_fresh, self._dice_before = 0, True, None
        self._drafts.remark, self._drafts.text = remark, ""
        self._set(draft, keeps_remark=True)

    def refuse(self, text: str, remark: str) -> None:
        """Keep a text that couldn't be opened, and say why."""
        self._drafts.text, self._drafts.remark = text, remark
        self.changed.emit()

    def select(self, option: Option | None) -> None:
        """Have an option explained."""
        if option is not self._selected:
            self._selected = option
            self._explain()
            self.changed.emit()

    def close(self) -> None:
        """Value nothing any more; a draft that was changed is kept."""
        self._engine.drop(SetUp)

    # ---- the coach ----

    def _first_missing(self) -> int:
        return self._draft.dice.index(None) if None in self._draft.dice else 0

    def _set(self, draft: Draft, *, keeps_remark: bool = False) -> None:
        self._draft = self._drafts.kept = draft
        if not keeps_remark:
            self._drafts.remark = self._drafts.text = ""
        self._judge()
        self.changed.emit()

    def _judge(self) -> None:
        """Have the coach look at what is written, if it is another position than before."""
        judged = judge(self._draft)
        position, goal = judged.position, judged.goal
        if position is None:
            return
        asked = self._asked
        if asked is not None and asked.game.begins == position and self._asked_goal == goal:
            return
        beat = goal if isinstance(goal, BeatGoal) else None
        self._asked_goal = goal
        self._asked = Record(begun_from(position, "set up"), goal=WinGoal() if isinstance(goal, BeatGoal) else goal)
        self._has_failed, self._solved = False, None
        record, steps = self._asked, review_of(self._engine.workspace, self._asked, beat)
        take, tell = partial(self._take, record), self._take_progress
        self._engine.ask(SetUp, Urgency.EXERCISE, steps, take, tell, self._take_failure, is_quick=True)

    def _coach_scene(self) -> Scene | None:
        """Return the position that is valued as a scene in which everything may be seen."""
        review = self._review
        if review is None:
            return None
        record = Record(review.game, goal=self._goal_of(review))
        return Scene(
            CoachMode.LIVE,
            UndoHistory(record),
            Said(review, self._drafts.answers),
            table=_READY,
            look=LookedAt(selected=self._selected),
        )

    def _goal_of(self, review: Review) -> RecordGoal | None:
        return self._asked.goal if self._asked is not None and review.measure is not None else None

    def _explain(self) -> None:
        scene = self._coach_scene()
        for inquiry in scene.inquiries if scene is not None else ():
            if inquiry not in self._drafts.answers:
                ask_comparison(self._engine, inquiry, self._take_comparison)

    def _take(self, record: Record, review: Review) -> None:
        self._review, self._reviewed, self._selected, self._solved = review, record, None, None
        self._drafts.answers.clear()
        if record.game.begins is not None:
            self.helped.emit(record.game.begins)
        self._explain()
        self.changed.emit()

    def _take_progress(self, stage: TaskStep) -> None:
        self._solved = stage.step.fraction
        self.changed.emit()

    def _take_failure(self, error: Exception) -> None:
        told_problem(error)
        self._has_failed, self._solved = True, None
        self.changed.emit()

    def _take_comparison(self, comparison: Comparison) -> None:
        scene = self._coach_scene()
        if scene is not None and comparison.inquiry in scene.inquiries:
            self._drafts.answers = {**self._drafts.answers, comparison.inquiry: comparison}
            self.changed.emit()


def _goal_alone(goal: RecordGoal | BeatGoal | None, rules: RuleSet) -> RecordGoal | None:
    """Return what a game from here is played for: of others to beat only what they have ended with can be told."""
    if not isinstance(goal, BeatGoal):
        return goal
    best = best_total(goal.others, rules)
    return ReachGoal(best + 1) if best is not None else None


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
