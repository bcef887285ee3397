# SPDX-License-Identifier: MIT
"""The starter begins games: by what is chosen on the page for a new one, the game of a day, the same dice again.

Who has seen dice before does not play them like others, so a game with dice that are known counts as coached.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.games.game import Game
from engine.games.goals import RecordGoal
from engine.games.match import next_match, same_match
from engine.games.record import Record
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.library.days import day_of, seed_of
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, game_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.new_game.match_table import Table
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.settings import Settings


@dataclass(frozen=True)
class GameToBegin:
    """What to begin: a game of one, or a match at a `table`, which has its own dice.

    Without a `seed` the dice are not known. `goal` is what is played for, other than the expected final score. `rival`
    is the ghost that plays along; without one a game that is gone on with keeps its own. `own_dice` are rolled on the
    player's table, and typed.
    """

    rules: RuleSet = DEFAULT_RULES
    dice_model: DiceModel = FAIR_DICE
    seed: str | None = None
    goal: RecordGoal | None = None
    rival: Rival = Rival.NO_ONE
    table: Table | None = None
    own_dice: bool = False


class Starter(QObject):
    """Begins games in `controller`. The dice of games that were begun and left are remembered in the settings.

    Signals:
        quieted: the coach, who was in Live, is not so in the game of a day just begun.
        dealtKnown: the dice of the game just begun have been seen, which makes it one with help.
        dealtBefore: the score with which the game just begun was finished before: that result stays.
    """

    quieted = Signal()
    dealtKnown = Signal()
    dealtBefore = Signal(int)

    def __init__(
        self,
        controller: GameController,
        history: Library,
        settings: Settings,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._history = history
        self._settings = settings
        self._left: Game | None = None
        self.today = today
        controller.turned.connect(self._note_left)

    @property
    def days_begun(self) -> dict[date, Game]:
        """The days whose game was begun, as far as it was played last: it can be gone on with."""
        fair = [
            one.game for one in self._controller.undo_history.begun if one.game.dice_model.is_fair and one.goal is None
        ]
        played = [game for game in reversed(fair) if game.events or game is self._controller.game]
        return {day: game for game in played if (day := day_of(game.seed)) is not None}

    @property
    def day_in_play(self) -> date | None:
        """The day whose game is in play and not over."""
        game = self._controller.game
        return day_of(game.seed) if game is not None and game.dice_model.is_fair and not game.is_over else None

    def begin(self, new: GameToBegin) -> None:
        """Begin what is asked for; with the dice of a seed go on with the game if it has been begun and left."""
        if new.table is not None:
            self._controller.open_record(new.table.begin(new.rules))
        elif new.seed is None:
            ghost = new.rival.value
            self._controller.new_game(new.rules, new.dice_model, goal=new.goal, own_dice=new.own_dice, ghost=ghost)
        else:
            game = Game(new.seed, new.rules, new.dice_model)
            if not self._controller.go_on_with(game, new.goal):
                self._deal(game, new.goal, new.rival.value)
            elif new.rival is not Rival.NO_ONE:
                self._controller.set_ghost(new.rival.value)

    def begin_day(self, day: date | None = None) -> None:
        """Go on with the game of `day`, today's by default, or begin it by the rules of the game in play."""
        day = day or self.today()
        game = self.days_begun.get(day, self._controller.game)
        self.begin(GameToBegin(game.rules if game is not None else DEFAULT_RULES, seed=seed_of(day)))

    def begin_next_match(self) -> None:
        """Begin the next match of the series in play."""
        match = self._controller.match
        if match is not None:
            self._controller.open_record(next_match(match))

    def begin_another(self) -> None:
        """Begin a game like the one in play, with other dice: the same rules and goal, the same people and opponents.

        A series that is over begins anew.
        """
        record, match = self._controller.record, self._controller.match
        if match is not None:
            length = match.series.length if match.series is not None else None
            self._controller.open_record(next_match(match, length=length))
        elif record is not None:
            game, goal, own_dice = record.game, record.goal, record.own_dice
            ghost = record.ghost if record.ghost != Rival.EARLIER.value else ""  # nobody has played the new rolls
            self._controller.new_game(game.rules, game.dice_model, goal=goal, own_dice=own_dice, ghost=ghost)

    def begin_again(self) -> None:
        """Begin a game, or match, with the dice of the one in play, or with the player's own if that one had them."""
        record, match = self._controller.record, self._controller.match
        if match is not None:
            is_seen = any(self._has_seen(seat.game, seat.record.goal) for seat in match.seats if seat.is_person)
            self._controller.open_record(same_match(match, is_seen=is_seen))
        elif record is not None and record.game.begins is not None:
            self._controller.open_record(Record(record.game.start, hinted=True, goal=record.goal))
        elif record is not None and record.own_dice:
            self._controller.new_game(record.game.rules, goal=record.goal, own_dice=True)
        elif record is not None:
            ghost = record.ghost or Rival.EARLIER.value
            self._deal(record.game, record.goal, ghost, is_again=True)

    def _deal(self, game: Game, goal: RecordGoal | None, ghost: str, *, is_again: bool = False) -> None:
        """Begin `game`, whose dice may be known; that of a day begins in no Live left over from another game."""
        is_seen = self._has_seen(game, goal)
        counts = day_of(game.seed) is not None and not is_seen and game_key(game, goal) not in self._keys
        is_quieted = counts and not is_again and self._controller.mode is CoachMode.LIVE
        if is_quieted:
            self._controller.set_mode(CoachMode.AFTER)
        self._controller.new_game(game.rules, game.dice_model, game.seed, is_seen=is_seen, goal=goal, ghost=ghost)
        if is_quieted:
            self.quieted.emit()
        if is_seen:
            self.dealtKnown.emit()
        self._history.find(game_key(game, goal), partial(self._tell_finished, game.seed))

    def _tell_finished(self, seed: str, finished: FinishedGame | None) -> None:
        here = self._controller.game
        if finished is not None and here is not None and here.seed == seed:
            self.dealtBefore.emit(finished.score)

    @property
    def _keys(self) -> Collection[GameKey]:
        """What is known of the games that were finished."""
        history = self._history.figures
        return history.keys if history is not None else ()

    def _has_seen(self, game: Game, goal: RecordGoal | None) -> bool:
        """Return whether the player has seen these dice in a game that counts as another one, or is not over.

        Of the very same game only the first result is kept, so it needs no mark.
        """
        keys = self._keys
        if game_key(game, goal) in keys:
            return False
        if self._controller.undo_history.has_seen(game.seed) or game.seed in self._settings.left_seeds:
            return True
        return any(key.seed == game.seed for key in keys)

    def _note_left(self) -> None:
        game, left = self._controller.game, self._left
        self._left = game
        if game is not None and left is not None and left.seed != game.seed and left.events and not left.is_over:
            self._settings.add_left_seed(left.seed)
