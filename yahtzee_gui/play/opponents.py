# SPDX-License-Identifier: MIT
"""Opponents are the strategies of a match that is in play: here they take their turns in sight, step by step.

What a strategy does follows from its dice and its seed alone: a turn that was cut short, by an undo or the end of the
program, goes on as it would have. A turn is worked out as a whole and then shown: the dice roll, it is seen what is
kept, and where they are scored. A player who does not want to wait has the rest done at once, until the next person is
to move.

Ghosts play the rolls of the game in play as well, but all of a game at once: nobody sees their turns before the
player's own. One is chosen for the game, perfect play comes at its end. The library has the game of an earlier self.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer

from engine.games import saved
from engine.games.game import Game, Rolled
from engine.games.match import Match
from engine.games.notation import NotationError
from engine.games.record import Record
from engine.games.saved import own_record
from engine.rules.categories import Category
from engine.solving.library import TableKey
from engine.strategies.strategies import PLAYS_TO_WIN
from engine.workspace.workspace import Steps, Task, staged
from yahtzee_gui.desktop.preferences import DiceSpeed, Rival
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, game_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.ghost import NOTHING_KNOWN, Ghost, SameRolls, follows_from_seed, ghost_of
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace

if TYPE_CHECKING:
    from engine.strategies.players import Decide


class _Pauses(NamedTuple):
    """How long it takes, in milliseconds, before a turn begins, dice are kept, the others rolled, a box is filled."""

    begin: int
    keep: int
    roll: int
    score: int


_PAUSES = {DiceSpeed.NORMAL: _Pauses(600, 450, 500, 900), DiceSpeed.FAST: _Pauses(250, 200, 250, 450)}


class Opponents(QObject):
    """Has strategies play in the match of `controller` when it is their turn."""

    def __init__(self, controller: GameController, engine: Engine, speed: Callable[[], DiceSpeed]) -> None:
        super().__init__(controller)
        self._controller = controller
        self._engine = engine
        self._speed = speed
        self._at: Match | None = None
        self._steps: Sequence[Record] = ()
        self._skips = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)
        controller.changed.connect(self._follow)
        controller.table.delivered.connect(self._ask)

    def skip(self) -> None:
        """Have everything done at once until the next person is to move."""
        if self._controller.scene().watched is not None:
            self._skips = True
            self._controller.note_skipping()
            self._go_on()

    def _follow(self, scene: Scene) -> None:
        """See whose turn it is: ask for what a strategy does, go on with it, or forget what was asked for."""
        match = scene.match
        if match is None or match.to_move is None or match.seats[match.to_move].is_person:
            self._forget()
            self._skips = False
        elif match is not self._at:
            self._forget()
            self._at = match
            self._ask()
        else:
            self._go_on()

    def _ask(self, _delivery: object = None) -> None:
        """Have the turn worked out that is waited for; without its table that is asked again when the table comes."""
        if self._at is None or self._at.to_move is None or self._steps:
            return
        workspace, seat = self._engine.workspace, self._at.seats[self._at.to_move]
        if workspace.was_loaded(TableKey(seat.game.rules)):
            steps, take = workspace.first_time(seat.strategy, _played(workspace, self._at)), self._take_played
            is_quick = seat.strategy != PLAYS_TO_WIN  # it never waits for the coach's sums
            self._engine.ask(Opponents, Urgency.OPPONENTS, steps, partial(take, self._at), is_quick=is_quick)

    def _forget(self) -> None:
        self._at, self._steps = None, ()
        self._engine.drop(Opponents)
        self._timer.stop()

    def _take_played(self, match: Match, steps: Sequence[Record]) -> None:
        self._steps = steps
        self._prefetch_review(match, steps[-1])
        self._go_on()

    def _prefetch_review(self, match: Match, record: Record) -> None:
        """Have the coach think ahead while the last turn is shown before a person's."""
        assert match.to_move is not None
        after = match.play(match.to_move, record)
        if after.to_move is not None and after.seats[after.to_move].is_person:
            self._controller.prefetch_review(after)

    def _go_on(self) -> None:
        """Show the next step when it is due; who looks back, or at dice in the air, is not disturbed."""
        if not self._steps:
            return
        if self._skips or self._speed() not in _PAUSES:
            self._show(len(self._steps))
        elif self._can_show() and not self._timer.isActive():
            self._timer.start(self._pause())

    def _can_show(self) -> bool:
        scene = self._controller.scene()
        return scene.viewed is None and not scene.choosing.is_landing

    def _pause(self) -> int:
        assert self._at is not None
        assert self._at.to_move is not None
        before, after = self._at.seats[self._at.to_move].game, self._steps[0].game
        pauses = _PAUSES[self._speed()]
        if not after.has_rolled:
            return pauses.score
        if after is before:
            return pauses.keep
        return pauses.roll if before.has_rolled else pauses.begin

    def _step(self) -> None:
        if self._steps and self._can_show():
            self._show(1)

    def _show(self, count: int) -> None:
        """Have the controller go on by a number of steps, and remember what is still to be shown of the turn."""
        match, rest = self._at, self._steps[count:]
        assert match is not None
        assert match.to_move is not None
        self._timer.stop()
        record = self._steps[count - 1]
        after = match.play(match.to_move, record)
        has_rolled = bool(rest) and record.game is not match.seats[match.to_move].game
        self._at, self._steps = (after, rest) if rest else (None, ())
        self._controller.let_play(after, rolled_places(record.game) if has_rolled else ())


def rolled_places(game: Game) -> tuple[int, ...]:
    """Return the places of the dice that the last event of `game` rolled."""
    last = game.events[-1]
    return tuple(place for place, kept in enumerate(last.kept) if not kept) if isinstance(last, Rolled) else ()


def _played(workspace: WindowWorkspace, match: Match) -> Steps[tuple[Record, ...]]:
    """Return what the record of the strategy that is to move comes to, the others standing as they do."""
    from engine.matches.standings import beat_goal

    assert match.to_move is not None
    seat, others = match.seats[match.to_move], beat_goal(match, match.to_move).others
    one = yield from workspace.challenger(seat.strategy, seat.game.rules, f"{seat.game.seed}:{seat.strategy}")
    decide = yield from staged(Task.STATISTICS, one.look(seat.game, others))
    return turn_of(seat.record, decide)


def turn_of(record: Record, decide: Decide) -> tuple[Record, ...]:
    """Return what a record comes to, step by step, until its turn is over: rolled, marked, rolled, ..., scored."""
    steps, turns = [], len(record.game.filled)
    while len(record.game.filled) == turns:
        position = record.game.position
        if position is None:
            record = record.roll()
        else:
            choice = decide(position)
            if isinstance(choice, Category):
                record = record.score(choice)
            else:
                marked = record.mark(record.game.places_of(choice))
                steps.append(marked)
                record = marked.roll()
        steps.append(record)
    return tuple(steps)


class Ghosts(QObject):
    """Has the rolls of the game of `controller` played by others, who begin no game themselves."""

    def __init__(self, controller: GameController, engine: Engine, library: Library) -> None:
        super().__init__(controller)
        self._controller = controller
        self._engine = engine
        self._library = library
        self._known, self._rival = NOTHING_KNOWN, Rival.NO_ONE
        self._asked: dict[str, Game] = {}  # the start of what is to be played, until it is
        controller.turned.connect(self._follow)
        controller.table.delivered.connect(self._ask)

    def _follow(self) -> None:
        record = self._controller.record
        if record is None:
            return
        game, is_due = record.game, False
        key, rival = game_key(game), ghost_of(record) if self._controller.match is None else Rival.NO_ONE
        if (key, rival) != (self._known.key, self._rival):
            is_due = rival not in (Rival.NO_ONE, Rival.EARLIER)
            self._known, self._rival = SameRolls(key, Ghost(rival) if is_due else None), rival
            self._asked = {"ghost": game.start} if is_due else {}
            self._library.find(key, partial(self._take_found, key))
            self._controller.note_same_rolls(self._known)  # it is shown with the game, which is about to be told
        elif not game.events:  # the same rolls again: they may have been finished meanwhile
            self._library.find(key, partial(self._take_found, key))
        if game.is_over and follows_from_seed(game) and self._known.perfect is None and "compared" not in self._asked:
            self._asked["compared"], is_due = game.start, True
        if is_due:
            self._ask()

    def _ask(self, _delivery: object = None) -> None:
        """Have played what is to be played; without its table that is asked again when the table comes."""
        workspace = self._engine.workspace
        for what in ("ghost", "compared"):
            start = self._asked.get(what)
            if start is None or not workspace.was_loaded(TableKey(start.rules)):
                self._engine.drop((Ghosts, what))
            elif what == "ghost":
                steps, take = played_by(workspace, start, self._rival), self._take_played
                self._engine.ask((Ghosts, what), Urgency.GHOSTS, workspace.first_time(self._rival.value, steps), take)
            else:
                both = workspace.first_time("hindsight", compared_play(workspace, start))
                self._engine.ask((Ghosts, what), Urgency.GHOSTS, both, self._take_compared)

    # ---- what comes back ----

    def _take_found(self, key: GameKey, finished: FinishedGame | None) -> None:
        """Remember how these rolls were played before; that may be the ghost."""
        if finished is None or key != self._known.key:
            return
        try:
            earlier = own_record(saved.loads(finished.text)).game
        except NotationError:
            return  # of another version, or damaged: nobody knows how it was
        game = self._controller.game
        is_ghost = self._rival is Rival.EARLIER and game is not None and earlier.events != game.events
        ghost = Ghost(Rival.EARLIER, earlier) if is_ghost else self._known.ghost
        self._tell(replace(self._known, earlier=earlier, ghost=ghost))

    def _take_played(self, game: Game) -> None:
        if game_key(game) == self._known.key:
            self._asked.pop("ghost", None)
            self._tell(replace(self._known, ghost=Ghost(self._rival, game)))

    def _take_compared(self, games: tuple[Game, Game]) -> None:
        perfect, foresight = games
        if game_key(perfect) == self._known.key:
            self._asked.pop("compared", None)
            self._tell(replace(self._known, perfect=perfect, foresight=foresight))

    def _tell(self, known: SameRolls) -> None:
        self._known = known
        self._controller.show_same_rolls(known)


def played_by(workspace: WindowWorkspace, start: Game, rival: Rival) -> Steps[Game]:
    """Return what perfect play, or a strategy, makes of the rolls of a game."""
    from engine.strategies.players import play

    one = yield from workspace.challenger(rival.value, start.rules, start.seed)
    return play(start, (yield from staged(Task.STATISTICS, one.look(start, ()))))


def compared_play(workspace: WindowWorkspace, start: Game) -> Steps[tuple[Game, Game]]:
    """Return what perfect play makes of the rolls of a game, and what a player makes of them who knew them all."""
    perfect = yield from played_by(workspace, start, Rival.PERFECT)
    from engine.game_review.hindsight import hindsight

    return perfect, hindsight(start)
