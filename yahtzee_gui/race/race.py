# SPDX-License-Identifier: MIT
"""The race has the same dice played by others: the ghost that the player runs against, perfect play, the earlier self.

It begins no game: it follows the one in play, and the `Starter` tells when its dice may have been played before.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.games import saved
from engine.games.game import Game
from engine.games.notation import NotationError
from engine.games.saved import own_record
from engine.solving.library import TableKey
from engine.strategies.strategies import Strategy, StrategyKind
from engine.workspace.workspace import Steps
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, game_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.new_game.starter import Starter
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.ghost import Ghost, SameDice, can_race, follows_from_seed
from yahtzee_gui.race import words
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, WindowWorkspace

_STRATEGIES = {
    Rival.RULES_OF_THUMB: Strategy(StrategyKind.RULES_OF_THUMB),
    Rival.MINCE: Strategy(StrategyKind.MINCE),
    Rival.GREEDY: Strategy(StrategyKind.GREEDY),
}


class Race(QObject):
    """Follows the game of `controller`. A race belongs to the one game it was chosen for; the settings keep the last.

    Signals:
        dealtBefore: the score with which the dice of the game just begun were finished before: that result stays.
            A player who asked for the same dice again knows it.
    """

    dealtBefore = Signal(int)

    def __init__(
        self,
        controller: GameController,
        starter: Starter,
        engine: Engine,
        history: Library,
        settings: Settings,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._engine = engine
        self._history = history
        self._settings = settings
        self._chosen: dict[GameKey, Rival] = {}
        self._resumed: tuple[Rival, str] | None = settings.race
        self._known = SameDice()
        self._tells = False
        self._dealt: GameKey | None = None
        self._compared: GameKey | None = None
        self._asked: dict[str, tuple[Game, Rival]] = {}  # what is to be played, until it is
        controller.turned.connect(self._follow)
        starter.begun.connect(self.set_rival)
        starter.dealing.connect(self._expect)
        controller.table.delivered.connect(self._ask)

    @property
    def rival(self) -> Rival:
        """Whom the player races in the game in play."""
        game = self._controller.game
        if game is None or not self._can_race:
            return Rival.NO_ONE
        chosen = self._chosen.get(game_key(game), Rival.NO_ONE)
        return chosen if chosen in self.rivals else Rival.NO_ONE  # the earlier self may not have finished

    @property
    def _can_race(self) -> bool:
        """Whether a ghost may play along: not in a match, whose opponents it would tell of, nor with unfair dice.

        Nor with dice of the player's own, nor from a position that was set up.
        """
        game = self._controller.game
        record = self._controller.record
        if game is None or record is None or record.own_dice or game.has_typed_dice or game.begins is not None:
            return False
        return game.dice_model.is_fair and self._controller.match is None

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who can be raced in the game in play."""
        if not self._can_race:
            return (Rival.NO_ONE,)
        game = self._controller.game
        assert game is not None, "it can be raced"
        known = (rival for rival in Rival if rival is not Rival.EARLIER or self._known.earlier is not None)
        return tuple(rival for rival in known if can_race(rival, game.rules))

    @property
    def why_none(self) -> str:
        """Why there is no one to race, where the game in play is one on the player's own with fair dice."""
        game, record = self._controller.game, self._controller.record
        if game is not None and game.begins is not None:
            return words.not_when_set_up()
        return words.not_with_own_dice() if record is not None and record.own_dice else ""

    # ---- what can be done ----

    def set_rival(self, rival: Rival) -> None:
        """Change the rival in the game in play, or have none."""
        if self._can_race and rival is not self.rival:
            self._remember(rival)
            self._tell(replace(self._known, ghost=self._ghost()))

    def _remember(self, rival: Rival) -> None:
        game = self._controller.game
        assert game is not None, "there is no game yet"
        self._chosen[game_key(game)] = rival
        self._settings.race = (rival, game.seed)

    # ---- following the game ----

    def _expect(self, is_again: bool) -> None:
        """Look up who played the dice that are about to be dealt; the same ones again are against the earlier self."""
        if is_again and self.rival is Rival.NO_ONE:
            self._remember(Rival.EARLIER)  # of the dice of the game in play, which are dealt again
        self._known, self._tells = SameDice(), True

    def _follow(self) -> None:
        game = self._controller.game
        if game is None:
            return
        if self._resumed is not None:  # the game that the program was closed in comes first
            (rival, seed), self._resumed = self._resumed, None
            if game.seed == seed:
                self._chosen[game_key(game)] = rival
        if game_key(game) != self._known.key:
            self._known, self._compared = SameDice(game_key(game)), None
            self._find(game_key(game))
            record, tells, self._tells = self._controller.record, self._tells, False
            self._dealt = game_key(game, record.goal) if tells and record is not None else None
            if self._dealt is not None and self._dealt != self._known.key:
                self._find(self._dealt)  # the result of a game for a goal is one by itself
            if self.rival is not Rival.NO_ONE:
                self._settings.race = (self.rival, game.seed)  # that of the game a restart resumes
            self._known = replace(self._known, ghost=self._ghost())
            self._controller.note_same_dice(self._known)  # it is shown with the game, which is about to be told
        if game.is_over and follows_from_seed(game) and self._compared != self._known.key:
            self._compared = self._known.key
            self._asked["compared"] = game.start, Rival.PERFECT
            self._ask()

    def _find(self, key: GameKey) -> None:
        self._history.find(key, partial(self._take_found, key))

    def _ghost(self) -> Ghost | None:
        """Return the ghost of the game in play, which is still to be played if it is none of the past."""
        game, rival = self._controller.game, self.rival
        if game is None or rival is Rival.NO_ONE:
            return None
        if rival is Rival.EARLIER:
            earlier = self._known.earlier
            return Ghost(rival, earlier) if earlier is not None and earlier.events != game.events else None
        self._asked["ghost"] = game.start, rival
        self._ask()
        return Ghost(rival)

    def _ask(self, _delivery: object = None) -> None:
        """Have played what is to be played; without its table that is asked again when the table comes."""
        workspace = self._engine.workspace
        for what, (start, rival) in self._asked.items():
            if not workspace.was_loaded(TableKey(start.rules)):
                self._engine.drop((Race, what))
            elif what == "ghost":
                steps, take = played_by(workspace, start, rival), partial(self._take_played, rival)
                self._engine.ask((Race, what), Urgency.GHOSTS, workspace.first_time(rival.value, steps), take)
            else:
                both = workspace.first_time("hindsight", compared_play(workspace, start))
                self._engine.ask((Race, what), Urgency.GHOSTS, both, self._take_compared)

    def _tell(self, known: SameDice) -> None:
        self._known = known
        self._controller.show_same_dice(known)

    # ---- what comes back ----

    def _take_found(self, key: GameKey, finished: FinishedGame | None) -> None:
        if finished is None:
            return
        if key == self._known.key:
            self._race_against(finished)
        if key == self._dealt:
            self._dealt = None
            self.dealtBefore.emit(finished.score)

    def _race_against(self, finished: FinishedGame) -> None:
        """Have the earlier self there to be raced."""
        try:
            self._known = replace(self._known, earlier=own_record(saved.loads(finished.text)).game)
        except NotationError:
            return  # of another version, or damaged: there is no one to race
        if self.rival is Rival.EARLIER:
            self._known = replace(self._known, ghost=self._ghost())
        self._tell(self._known)

    def _take_played(self, rival: Rival, game: Game) -> None:
        del self._asked["ghost"]
        ghost = self._known.ghost
        if ghost is not None and ghost.rival is rival and game_key(game) == self._known.key:
            self._tell(replace(self._known, ghost=Ghost(rival, game)))

    def _take_compared(self, games: tuple[Game, Game]) -> None:
        del self._asked["compared"]
        perfect, foresight = games
        if game_key(perfect) == self._known.key:
            self._tell(replace(self._known, perfect=perfect, foresight=foresight))


def played_by(workspace: WindowWorkspace, start: Game, rival: Rival) -> Steps[Game]:
    """Return what perfect play, or a strategy, makes of the dice of a game."""
    from engine.strategies.whole_games import by_strategy, by_value, play

    if rival is Rival.PERFECT:
        return play(start, by_value((yield from workspace.analyzer(TableKey(start.rules)))))
    player = yield from workspace.player(_STRATEGIES[rival], start.rules)
    return play(start, by_strategy(player, start.seed))


def compared_play(workspace: WindowWorkspace, start: Game) -> Steps[tuple[Game, Game]]:
    """Return what perfect play makes of the dice of a game, and what a player makes of them who knew them all."""
    perfect = yield from played_by(workspace, start, Rival.PERFECT)
    from engine.game_review.hindsight import hindsight

    return perfect, hindsight(start)
