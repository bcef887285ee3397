# SPDX-License-Identifier: MIT
"""Ghosts play the rolls of the game in play as well: the one that was chosen for it, and at its end perfect play.

They play like opponents in a match with linked dice (`yahtzee_gui.play.opponents`), but all of a game at once: nobody
sees their turns before the player's own. The earlier self needs no playing, the library has that game.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from engine.games import saved
from engine.games.game import Game
from engine.games.notation import NotationError
from engine.games.saved import own_record
from engine.solving.library import TableKey
from engine.workspace.workspace import Steps, Task, staged
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, game_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.ghost import NOTHING_KNOWN, Ghost, SameRolls, follows_from_seed, ghost_of
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, WindowWorkspace


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
    from engine.strategies.whole_games import play

    one = yield from workspace.challenger(rival.value, start.rules, start.seed)
    return play(start, (yield from staged(Task.STATISTICS, one.look(start, ()))))


def compared_play(workspace: WindowWorkspace, start: Game) -> Steps[tuple[Game, Game]]:
    """Return what perfect play makes of the rolls of a game, and what a player makes of them who knew them all."""
    perfect = yield from played_by(workspace, start, Rival.PERFECT)
    from engine.game_review.hindsight import hindsight

    return perfect, hindsight(start)
