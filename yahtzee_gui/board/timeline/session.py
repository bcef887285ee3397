# SPDX-License-Identifier: MIT
"""The session of the card below the dice: which of its faces is shown, and what is known of what lies ahead.

It follows the scenes of its source, asks for what the face needs, and drops every answer that is about something
else by then. What may be looked at, the scene says (`Scene.look_ahead`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.explanations import TurnEnds
from engine.analysis.options import Option
from engine.distribution.statistics import Start
from engine.games.goals import ReachGoal, RecordGoal
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Goal
from engine.workspace.workspace import Steps, Task, TaskStep, staged
from yahtzee_gui.play.scene import LookAhead, Scene
from yahtzee_gui.play.scene_source import SceneSource
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace

if TYPE_CHECKING:
    from engine.game_review.ends import Ends


Question = tuple[Position, Option | None, Goal | None]

_TABLE = 0.25  # of the work is the table of the goal


def _ends_of(workspace: WindowWorkspace, question: Question) -> Steps[Ends]:
    """Work out the ends of an option, if there was a table."""
    position, option, goal = question
    key = TableKey(position.rules, position.dice_model)
    workspace.expect_loaded(key)
    if goal is not None:
        from engine.workspace.goal_ends import goal_ends

        return (yield from goal_ends(workspace, goal, position, option))
    delivery = yield from workspace.table_for(key, with_fair=True)
    from engine.game_review.ends import ends

    return (yield from staged(Task.STATISTICS, ends(delivery.table, position, option, delivery.fair)))


_REST = 300  # ms: how long the line of a score rests before the best chance of it is asked for
FEW_OPEN = 10
"""With as many boxes open the best chance of a score takes a few seconds at most, and is worked out unasked."""
_STEP = 50
_MOST_REMEMBERED = 64


class CardFace(Enum):
    """What the card below the dice shows; what is needed to win, only in a match, and notes, of a position set up."""

    NEEDS = "needs"
    WHY = "why"
    THIS_TURN = "this_turn"
    FINAL_SCORE = "final_score"
    GRAPH = "graph"
    NOTES = "notes"


@dataclass(frozen=True)
class Ahead:
    """What is known of what lies ahead of `look_ahead`, which is None where nothing may be seen.

    The player may want a `face` shown, and the chance of a `target` told. `ends` are those of options, as far as they
    are worked out, `done` how much of the rest is, 0 to 1; `turn` is where the turn ends after the first option, `best`
    the best chance of each score, of which `best_done` of the next is worked out, None while none is. `is_wanted`: the
    player wants final scores of this turn though they take long.
    """

    face: CardFace | None = None
    look_ahead: LookAhead | None = None
    target: int | None = None
    ends: Mapping[Option | None, Ends] = field(default_factory=dict)
    done: float = 0.0
    turn: TurnEnds | None = None
    best: Mapping[int, float] = field(default_factory=dict)
    best_done: float | None = None
    is_wanted: bool = False

    @property
    def mean(self) -> float | None:
        """The mean final score of the look_ahead, which is known at once after an option of a game for points."""
        if self.look_ahead is None:
            return None
        option = self.look_ahead.option
        if option is not None and self.look_ahead.goal is None:
            return option.value
        return self.ends[option].figures.mean if option in self.ends else None

    @property
    def shown_target(self) -> int | None:
        """The score whose chance is told: the player's, that which the goal needs, or a round one near the mean."""
        if self.target is not None or self.mean is None:
            return self.target
        return self.needs if self.needs is not None else _STEP * round(self.mean / _STEP)

    @property
    def needs(self) -> int | None:
        """The score that meets the goal, or wins more often than not."""
        found = [ends.needs for ends in self.ends.values() if ends.needs is not None]
        return found[0] if found else None

    @property
    def is_early(self) -> bool:
        """Whether what a goal makes of the game takes so long here that the player is asked before it is worked out."""
        return self.look_ahead is not None and self.look_ahead.position.scores.count(None) > FEW_OPEN

    @property
    def ends_wait_for_word(self) -> bool:
        """Whether final scores wait for the player's word: early in a game with a goal."""
        has_chance = self.look_ahead is not None and isinstance(self.look_ahead.goal, ReachGoal | BeatGoal)
        return has_chance and self.is_early and not self.is_wanted and not self.ends


class AheadSession(QObject):
    """Follows `source`, and asks `engine` for what the face shows.

    `state` is what is known; it never changes, but is replaced.

    Signals:
        changed: there is another `state`.
    """

    changed = Signal()

    def __init__(self, source: SceneSource, engine: Engine) -> None:
        super().__init__(source)
        self.state = Ahead()
        self._source = source
        self._engine = engine
        self._asked: dict[Question, float] = {}  # for the ends of which options, and how much of each is worked out
        self._goal: RecordGoal | None = None
        self._judged: object = None
        self._known: dict[Question, Ends] = {}
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(lambda: self._ask_best(is_wanted=False))
        source.changed.connect(self.follow)

    # ---- what the player does ----

    def _say_why(self, scene: Scene) -> None:
        """Turn from the graph to why when a costly choice has just been judged."""
        last = scene.last_decision if not (scene.visibility.ahead or scene.is_over) else None
        judged = (last.event, last.turn, last.taken) if last is not None else None
        if judged != self._judged:
            self._judged = judged
            if last is not None and last.taken.lost and self.state.face is CardFace.GRAPH:
                self.turn_to(None)

    def follow(self, scene: Scene) -> None:
        """Be about what may be seen of `scene`; nothing changes while dice are in the air, or no face looks ahead."""
        self._say_why(scene)
        if (
            self.state.face not in (CardFace.FINAL_SCORE, CardFace.THIS_TURN)
            or scene.choosing.is_landing
            or scene.waits_for_review
            or scene.look_ahead == self.state.look_ahead
        ):
            return
        before, after = self.state.look_ahead, scene.look_ahead
        same_place = before is not None and after is not None and before.position == after.position
        best = self.state.best if same_place else {}
        target = self.state.target if scene.goal == self._goal else None
        self._goal = scene.goal
        same_turn = before is not None and after is not None and before.position.scores == after.position.scores
        is_wanted = self.state.is_wanted and same_turn
        self._set(Ahead(self.state.face, after, target, self._of(after), best=best, is_wanted=is_wanted))
        self._ask()

    def show(self, face: CardFace) -> None:
        """Turn the card to a face; if that one is shown, back to the first."""
        self.turn_to(None if face is self.state.face else face)

    def turn_to(self, face: CardFace | None) -> None:
        """Turn the card to a face; None for the first there is."""
        if face is not self.state.face:
            self._set(replace(self.state, face=face))
            self.follow(self._source.scene())
            self._ask()

    def aim_at(self, target: int) -> None:
        """Have the chance of another score told."""
        if target != self.state.shown_target or self.state.target is None:
            self._engine.drop((self, "best"))
            self._set(replace(self.state, target=max(0, target), best_done=None))
            self._rest.start()

    def find_best(self) -> None:
        """Work out what waits for the player's word, however long it takes: final scores, or the best chance of one."""
        if self.state.ends_wait_for_word:
            self._set(replace(self.state, is_wanted=True))
            self._ask()
        else:
            self._ask_best(is_wanted=True)

    # ---- what is asked ----

    def _ask(self) -> None:
        state, look_ahead = self.state, self.state.look_ahead
        is_final = state.face is CardFace.FINAL_SCORE and look_ahead is not None
        if look_ahead is None or not is_final:
            self._ask_ends(())
            self._rest.stop()
            self._engine.drop((self, "best"))
        else:
            missing = [option for option in look_ahead.options if option not in state.ends]
            asked = [(look_ahead.position, option, look_ahead.goal) for option in missing]
            self._ask_ends(() if state.ends_wait_for_word else asked)
            if not missing:
                self._rest.start()
        if look_ahead is not None and state.face is CardFace.THIS_TURN and state.turn is None:
            urgency = Urgency.EXPLANATION if look_ahead.goal is None else Urgency.GOAL_OUTLOOK
            workspace, what = self._engine.workspace, "turn ends" if look_ahead.goal is None else "goal ends"
            steps = _ends_of_turn(workspace, look_ahead.position, look_ahead.option, look_ahead.goal)
            self._engine.ask(
                (self, "turn"), urgency, workspace.first_time(what, steps), self._take_turn, self._take_turn_progress
            )

    def _ask_ends(self, asked: Sequence[Question]) -> None:
        """Work out these ends, and no others any more; those of a goal give way to how the game stands for it."""
        self._engine.drop(*((self, one) for one in self._asked if one not in asked))
        self._asked = {one: self._asked.get(one, 0.0) for one in asked}
        for one in asked:
            if not self._engine.is_asked((self, one)):
                urgency, what = (Urgency.ENDS, "ends") if one[-1] is None else (Urgency.GOAL_OUTLOOK, "goal ends")
                steps = self._engine.workspace.first_time(what, _ends_of(self._engine.workspace, one))
                take, tell = partial(self._take_ends, one[0]), partial(self._take_progress, one)
                self._engine.ask((self, one), urgency, steps, take, tell)

    def _ask_best(self, *, is_wanted: bool) -> None:
        state, target = self.state, self.state.shown_target
        if state.look_ahead is None or target is None or target in state.best or state.face is not CardFace.FINAL_SCORE:
            return
        if len(state.ends) < len(state.look_ahead.options):
            return  # first what is to be seen of the options
        if not state.look_ahead.position.dice_model.is_fair or (state.is_early and not is_wanted):
            return
        self._set(replace(state, best_done=0.0))
        position = state.look_ahead.position
        steps, take = _best_chance(self._engine.workspace, position, target), partial(self._take_best, position, target)
        self._engine.ask((self, "best"), Urgency.GOAL_OUTLOOK, steps, take, self._take_best_progress)

    # ---- what comes back ----

    def _of(self, look_ahead: LookAhead | None) -> Mapping[Option | None, Ends]:
        if look_ahead is None:
            return {}
        places = ((option, (look_ahead.position, option, look_ahead.goal)) for option in look_ahead.options)
        return {option: self._known[place] for option, place in places if place in self._known}

    def _take_ends(self, position: Position, ends: Ends) -> None:
        while len(self._known) >= _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[position, ends.option, ends.goal] = ends
        look_ahead = self.state.look_ahead
        if look_ahead is None or (position, ends.goal) != (look_ahead.position, look_ahead.goal):
            return
        if ends.option in look_ahead.options:
            self._set(replace(self.state, ends=self._of(look_ahead)))
            if len(self.state.ends) == len(look_ahead.options):
                self._rest.start()

    def _take_progress(self, question: Question, stage: TaskStep) -> None:
        goal, fraction = question[-1], stage.step.fraction
        if stage.task is Task.STATISTICS or (stage.task is Task.GOAL and goal is not None):
            share = _TABLE if isinstance(goal, ReachGoal | BeatGoal) else 0.0
            self._asked[question] = share * fraction if stage.task is Task.GOAL else share + (1.0 - share) * fraction
            self._set(replace(self.state, done=sum(self._asked.values()) / len(self._asked)))

    def _take_turn(self, turn: TurnEnds) -> None:
        look_ahead = self.state.look_ahead
        if look_ahead is not None and (turn.position, turn.option) == (look_ahead.position, look_ahead.option):
            self._set(replace(self.state, turn=turn))

    def _take_turn_progress(self, stage: TaskStep) -> None:
        if stage.task is Task.GOAL and self.state.face is CardFace.THIS_TURN:
            self._set(replace(self.state, done=stage.step.fraction))

    def _take_best(self, position: Position, target: int, chance: float) -> None:
        state = self.state
        if state.look_ahead is not None and position == state.look_ahead.position:
            is_newest = target == state.shown_target
            best = {**state.best, target: chance}
            self._set(replace(state, best=best, best_done=None if is_newest else state.best_done))

    def _take_best_progress(self, stage: TaskStep) -> None:
        if self.state.best_done is not None and stage.task is Task.GOAL:
            self._set(replace(self.state, best_done=stage.step.fraction))

    def _set(self, state: Ahead) -> None:
        if state != self.state:
            self.state = state
            self.changed.emit()


# ---- worked out off the GUI thread, by tables that have been here ----------------------------------------------------


def _ends_of_turn(
    workspace: WindowWorkspace, position: Position, option: Option | None, goal: Goal | None
) -> Steps[TurnEnds]:
    """Find out where the turn ends after an option; None before the first roll of a turn."""
    key = TableKey(position.rules, position.dice_model)
    workspace.expect_loaded(key)
    if goal is not None:
        from engine.workspace.goal_ends import goal_turn

        return (yield from goal_turn(workspace, goal, position, option))
    follower = yield from workspace.follower(key)
    from engine.game_review.ends import turn_ends

    return turn_ends(follower, position, option)


def _best_chance(workspace: WindowWorkspace, position: Position, target: int) -> Steps[float]:
    """Find out the best chance there is of `target` or more, whatever else is given up for it, with fair dice."""
    key = TableKey(position.rules, position.dice_model)
    workspace.expect_loaded(key)
    start = Start(position.scores, position.yahtzee_bonuses)
    analyzer = yield from workspace.goal_analyzer(ReachGoal(target), key, start)
    if position.dice:
        return analyzer.analyze(position).best.worth or 0.0
    return analyzer.standing(position.scores, position.yahtzee_bonuses).prospect / 100.0
