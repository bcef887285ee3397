# SPDX-License-Identifier: MIT
"""The race has the same dice played by others: the ghost that the player runs against, perfect play, the earlier self.

It also begins games whose dice are chosen: those of the day, the same ones again, or those of a seed. Who has seen dice
before does not play them like others, so a game with dice that are known counts as coached.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, Signal

from engine.games import saved
from engine.games.game import Game
from engine.games.goals import RecordGoal, WinGoal
from engine.games.notation import NotationError
from engine.games.saved import own_record
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.desktop.settings import Settings
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene.ghost import Ghost, SameDice
from yahtzee_gui.services.company.ghost_service import GhostService
from yahtzee_gui.services.history.days import day_of, seed_of
from yahtzee_gui.services.history.finished_game import FinishedGame, GameKey, game_key
from yahtzee_gui.services.history.store import HistoryStore


class Race(QObject):
    """Follows the game of `controller`; `rival` is whom the player races, kept in the settings.

    Signals:
        dealtBefore: the score with which the dice of the game just begun were finished before: that result stays.
            Whoever asked for the same dice again knows it.
    """

    dealtBefore = Signal(int)

    def __init__(
        self,
        controller: GameController,
        ghosts: GhostService,
        history: HistoryStore,
        settings: Settings,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._ghosts = ghosts
        self._history = history
        self._settings = settings
        self._rival = settings.rival
        self.today = today
        self._known = SameDice()
        self._tells = False
        self._compared: GameKey | None = None
        self._left: Game | None = None
        controller.turned.connect(self._follow)
        controller.table.delivered.connect(ghosts.take_delivery)
        ghosts.played.connect(self._take_played)
        ghosts.compared.connect(self._take_compared)
        history.found.connect(self._take_found)

    @property
    def rival(self) -> Rival:
        """Whom the player races."""
        return self._rival

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who can be raced in the game in play."""
        game = self._controller.game
        if game is None or not game.dice_model.is_fair:
            return (Rival.NOBODY,)
        return tuple(rival for rival in Rival if rival is not Rival.EARLIER or self._known.earlier is not None)

    @property
    def day_in_play(self) -> date | None:
        """The day whose game is in play and not over."""
        game = self._controller.game
        return day_of(game.seed) if game is not None and game.dice_model.is_fair and not game.is_over else None

    # ---- what can be done ----

    def set_rival(self, rival: Rival) -> None:
        """Race somebody else from now on, in the game in play too."""
        if rival is not self._rival:
            self._remember(rival)
            self._tell(replace(self._known, ghost=self._ghost()))

    def begin(
        self,
        rules: RuleSet,
        dice_model: DiceModel = FAIR_DICE,
        seed: str | None = None,
        goal: RecordGoal | None = None,
    ) -> None:
        """Begin a game for a goal, with the dice of `seed` if there is one; go on with it if it has been begun."""
        if seed is None:
            self._controller.new_game(rules, dice_model, goal=goal)
            return
        game = Game(seed, rules, dice_model)
        if not self._controller.go_on_with(game, goal):
            self._begin(game, goal, tells=True)

    def _begin(self, game: Game, goal: RecordGoal | None, *, tells: bool) -> None:
        """Begin `game`, and tell if its dice were finished before."""
        self._known, self._tells = SameDice(), tells
        is_seen = self._has_seen(game, goal)
        self._controller.new_game(game.rules, game.dice_model, game.seed, is_seen=is_seen, goal=goal)

    def begin_day(self, day: date | None = None) -> None:
        """Begin the game of `day`, today's by default, by the rules of the game in play."""
        game = self._controller.game
        self.begin(game.rules if game is not None else DEFAULT_RULES, seed=seed_of(day or self.today()))

    def begin_again(self) -> None:
        """Begin a game with the dice of the one in play, against the earlier self unless somebody else is raced."""
        game = self._controller.game
        if game is not None:
            if self._rival is Rival.NOBODY:
                self._remember(Rival.EARLIER)
            record = self._controller.record
            goal = record.goal if record is not None else None
            self._begin(game, None if isinstance(goal, WinGoal) else goal, tells=False)

    def _remember(self, rival: Rival) -> None:
        self._rival = self._settings.rival = rival

    def _has_seen(self, game: Game, goal: RecordGoal | None) -> bool:
        """Return whether the player has seen these dice in a game that counts as another one, or is not over.

        Of the very same game only the first result is kept, so it needs no mark.
        """
        history = self._history.figures
        keys = history.keys if history is not None else ()
        if game_key(game, goal) in keys:
            return False
        if self._controller.has_seen(game.seed) or game.seed in self._settings.left_seeds:
            return True
        return any(key.seed == game.seed for key in keys)

    # ---- following the game ----

    def _follow(self) -> None:
        game, left = self._controller.game, self._left
        if game is None:
            return
        self._left = game
        if left is not None and left.seed != game.seed and left.events and not left.is_over:
            self._settings.add_left_seed(left.seed)
        if game_key(game) != self._known.key:
            self._known, self._compared = SameDice(game_key(game)), None
            self._history.find(game_key(game))
            self._known = replace(self._known, ghost=self._ghost())
            self._controller.note_same_dice(self._known)  # it is shown with the game, which is about to be told
        if game.is_over and game.dice_model.is_fair and self._compared != self._known.key:
            self._compared = self._known.key
            self._ghosts.compare(game.start)

    def _ghost(self) -> Ghost | None:
        """Return the ghost of the game in play, which is still to be played if it is none of the past."""
        game, rival = self._controller.game, self._rival
        if game is None or rival is Rival.NOBODY or not game.dice_model.is_fair:
            return None
        if rival is Rival.EARLIER:
            earlier = self._known.earlier
            return Ghost(rival, earlier) if earlier is not None and earlier.events != game.events else None
        self._ghosts.play(game.start, rival)
        return Ghost(rival)

    def _tell(self, known: SameDice) -> None:
        self._known = known
        self._controller.show_same_dice(known)

    # ---- what comes back ----

    def _take_found(self, key: GameKey, finished: FinishedGame | None) -> None:
        if key != self._known.key:
            return
        tells, self._tells = self._tells, False
        if finished is None:
            return
        try:
            self._known = replace(self._known, earlier=own_record(saved.loads(finished.text)).game)
        except NotationError:
            return  # of another version, or damaged: nobody to race
        if self._rival is Rival.EARLIER:
            self._known = replace(self._known, ghost=self._ghost())
        self._tell(self._known)
        if tells:
            self.dealtBefore.emit(finished.score)

    def _take_played(self, rival: Rival, game: Game) -> None:
        ghost = self._known.ghost
        if ghost is not None and ghost.rival is rival and game_key(game) == self._known.key:
            self._tell(replace(self._known, ghost=Ghost(rival, game)))

    def _take_compared(self, perfect: Game, foresight: Game) -> None:
        if game_key(perfect) == self._known.key:
            self._tell(replace(self._known, perfect=perfect, foresight=foresight))
