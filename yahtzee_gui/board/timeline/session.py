# SPDX-License-Identifier: MIT
"""The session of the card below the dice: which of its faces is shown, and what is known of what lies ahead.

It follows the scenes of the controller, asks for what the face needs, and drops every answer that is about something
else by then. What may be looked at, the scene says (`Scene.subject`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.explanations import TurnEnds
from engine.analysis.options import Option
from engine.games.position import Position
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene import Scene, Subject
from yahtzee_gui.services.ahead_service import AheadService, BestChance
from yahtzee_gui.services.ends_service import EndsService

if TYPE_CHECKING:
    from engine.game_review.ends import Ends

_REST = 300  # ms: how long the line of a score rests before the best chance of it is asked for
FEW_OPEN = 10
"""With as many boxes open the best chance of a score takes a few seconds at most, and is worked out unasked."""
_STEP = 50
_MOST_REMEMBERED = 64


class CardFace(Enum):
    """What the card below the dice shows."""

    LINE = "line"
    FINAL_SCORE = "final_score"
    THIS_TURN = "this_turn"


@dataclass(frozen=True)
class Ahead:
    """What is known of what lies ahead of `subject`.

    Attributes:
        face: what is shown.
        subject: what it is about; None where nothing may be seen.
        target: the score whose chance is told, once the player has dragged the line there.
        ends: how the game may end after options of the subject, as far as it is worked out.
        done: how much of the rest is, 0 to 1.
        turn: where the turn ends after its first option.
        best: the best chances of scores from its position, by score.
        best_done: how much of the one that is asked for is worked out; None while none is.
    """

    face: CardFace = CardFace.LINE
    subject: Subject | None = None
    target: int | None = None
    ends: Mapping[Option | None, Ends] = field(default_factory=dict)
    done: float = 0.0
    turn: TurnEnds | None = None
    best: Mapping[int, float] = field(default_factory=dict)
    best_done: float | None = None

    @property
    def mean(self) -> float | None:
        """The expected final score of the subject, which is known at once after an option."""
        if self.subject is None:
            return None
        if self.subject.option is not None:
            return self.subject.option.value
        return self.ends[None].mean if None in self.ends else None

    @property
    def shown_target(self) -> int | None:
        """The score whose chance is told: the player's, or a round one near the mean."""
        if self.target is not None or self.mean is None:
            return self.target
        return _STEP * round(self.mean / _STEP)

    @property
    def best_waits_for_word(self) -> bool:
        """Whether the best chance of a score takes so long here that the player is asked before it is worked out."""
        return self.subject is not None and self.subject.position.scores.count(None) > FEW_OPEN


class AheadSession(QObject):
    """Follows `controller`, and asks `ends` and `service` for what the face shows.

    `state` is what is known; it never changes, but is replaced.

    Signals:
        changed: there is another `state`.
    """

    changed = Signal()

    def __init__(self, controller: GameController, ends: EndsService, service: AheadService) -> None:
        super().__init__()
        self.state = Ahead()
        self._controller = controller
        self._ends, self._service = ends, service
        self._known: dict[tuple[Position, Option | None], Ends] = {}
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(lambda: self._ask_best(is_wanted=False))
        controller.changed.connect(self.follow)
        ends.told.connect(self._take_ends)
        ends.progressed.connect(self._take_progress)
        service.turnTold.connect(self._take_turn)
        service.bestTold.connect(self._take_best)
        service.bestProgressed.connect(self._take_best_progress)

    # ---- what the player does ----

    def follow(self, scene: Scene) -> None:
        """Be about what may be seen of `scene`; nothing changes while dice are in the air, or the line is shown."""
        is_seen = self.state.face is not CardFace.LINE
        if not is_seen or scene.is_landing or scene.waits_for_review or scene.subject == self.state.subject:
            return
        before, subject = self.state.subject, scene.subject
        same_place = before is not None and subject is not None and before.position == subject.position
        best = self.state.best if same_place else {}
        target = self.state.target
        self._set(Ahead(self.state.face, subject, target, self._of(subject), best=best))
        self._ask()

    def show(self, face: CardFace) -> None:
        """Turn the card to a face; to the line if that one is shown."""
        self.turn_to(CardFace.LINE if face is self.state.face else face)

    def turn_to(self, face: CardFace) -> None:
        """Turn the card to a face."""
        if face is not self.state.face:
            self._set(replace(self.state, face=face))
            self.follow(self._controller.scene())
            self._ask()

    def aim_at(self, target: int) -> None:
        """Have the chance of another score told."""
        if target != self.state.shown_target or self.state.target is None:
            self._service.drop_best()
            self._set(replace(self.state, target=max(0, target), best_done=None))
            self._rest.start()

    def find_best(self) -> None:
        """Work out the best chance of the score, however long it takes."""
        self._ask_best(is_wanted=True)

    # ---- what is asked ----

    def _ask(self) -> None:
        """Ask for what the face shows and is not known."""
        state, subject = self.state, self.state.subject
        is_final = state.face is CardFace.FINAL_SCORE and subject is not None
        if subject is None or not is_final:
            self._ends.ask(Position((), 0), ())
            self._rest.stop()
            self._service.drop_best()
        else:
            missing = tuple(option for option in subject.options if option not in state.ends)
            self._ends.ask(subject.position, missing)
            if not missing:
                self._rest.start()
        if subject is not None and state.face is CardFace.THIS_TURN and state.turn is None:
            self._service.ask_turn(subject.position, subject.option)

    def _ask_best(self, *, is_wanted: bool) -> None:
        state, target = self.state, self.state.shown_target
        if state.subject is None or target is None or target in state.best or state.face is not CardFace.FINAL_SCORE:
            return
        if len(state.ends) < len(state.subject.options):
            return  # first what is to be seen of the options
        if not state.subject.position.dice_model.is_fair or (state.best_waits_for_word and not is_wanted):
            return
        self._set(replace(state, best_done=0.0))
        self._service.ask_best(state.subject.position, target)

    # ---- what comes back ----

    def _of(self, subject: Subject | None) -> Mapping[Option | None, Ends]:
        """Return what is known of the options of a subject."""
        if subject is None:
            return {}
        places = ((option, (subject.position, option)) for option in subject.options)
        return {option: self._known[place] for option, place in places if place in self._known}

    def _take_ends(self, position: Position, ends: Ends) -> None:
        while len(self._known) >= _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[position, ends.option] = ends
        subject = self.state.subject
        if subject is not None and position == subject.position and ends.option in subject.options:
            self._set(replace(self.state, ends=self._of(subject)))
            if len(self.state.ends) == len(subject.options):
                self._rest.start()

    def _take_progress(self, done: float) -> None:
        self._set(replace(self.state, done=done))

    def _take_turn(self, turn: TurnEnds) -> None:
        subject = self.state.subject
        if subject is not None and (turn.position, turn.option) == (subject.position, subject.option):
            self._set(replace(self.state, turn=turn))

    def _take_best(self, found: BestChance) -> None:
        state = self.state
        if state.subject is not None and found.position == state.subject.position:
            is_newest = found.target == state.shown_target
            best = {**state.best, found.target: found.chance}
            self._set(replace(state, best=best, best_done=None if is_newest else state.best_done))

    def _take_best_progress(self, done: float) -> None:
        if self.state.best_done is not None:
            self._set(replace(self.state, best_done=done))

    def _set(self, state: Ahead) -> None:
        if state != self.state:
            self.state = state
            self.changed.emit()
