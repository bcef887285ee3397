# SPDX-License-Identifier: MIT
"""The starter begins games: by what is chosen on the page for a new one, the game of a day, the same dice again.

A table is who is to play a match, as it is chosen and remembered. Who has seen dice before does not play them like
others, so a game with dice that are known counts as coached.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Annotated, Any

from PySide6.QtCore import QObject, Signal

from engine.games.game import Game
from engine.games.goals import RecordGoal
from engine.games.match import LONGEST_NAME, MOST_SEATS, SERIES_LENGTHS, Match, begin, next_match, same_match
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import Must, read, sized, takes_more
from engine.strategies.strategies import Face
from yahtzee_gui.board import match_words
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.library.days import day_of, seed_of
from yahtzee_gui.library.finished_game import FinishedGame, GameKey, game_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.new_game import words
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.settings.settings import Settings


def _other(given: Mapping[str, Any]) -> Face | str:
    return read(_Name, given["name"]) if "name" in given else _FACES[given["face"]]


def _length(given: object) -> int:
    return given if type(given) is int and given in SERIES_LENGTHS else 0


_FACES = {face.key: face for face in Face}
_Name = Annotated[str, Must("a name", lambda name: len(name) <= LONGEST_NAME and name.isprintable())]
_Other = Annotated[Face | str, Must("a face or a name", make=_other)]
_Others = Annotated[tuple[_Other, ...], sized(1, MOST_SEATS - 1, "a list of players")]


@takes_more
@dataclass(frozen=True)
class Table:
    """The player's own name, and for each other a face, or the name of a person at the same screen.

    `real_dice`: people roll dice on their own table. `series` is the most matches of a series; 0 for a
    match by itself.
    """

    you: _Name = ""
    others: _Others = (Face.THUMB,)
    linked: bool = False
    others_begin: bool = False
    real_dice: bool = False
    series: Annotated[int, Must("the length of a series", make=_length)] = 0

    @property
    def people(self) -> int:
        """How many others are people."""
        return sum(isinstance(other, str) for other in self.others)

    @property
    def nameless(self) -> str:
        """The name of a player who typed none: alone "You", beside other people "Player 1"."""
        return words.player(1) if self.people else match_words.you()

    @property
    def can_link(self) -> bool:
        """Whether the dice can be linked: a player later in the round would know them, and people look."""
        return not self.people

    def players(self) -> list[tuple[str, str]]:
        """Return the seats in their order, a name and a strategy each; faces that sit there twice are numbered."""
        you = self.you.strip() or self.nameless
        taken = [you.casefold(), *(other.strip().casefold() for other in self.others if isinstance(other, str))]
        others = []
        for other in self.others:
            if isinstance(other, str):
                others.append((other.strip(), ""))
                continue
            name, number = match_words.face_name(other), 1
            while name.casefold() in taken:
                number += 1
                name = f"{match_words.face_name(other)} {number}"
            taken.append(name.casefold())
            others.append((name, other.value))
        begins = self.others_begin and not (self.linked and self.can_link)
        return [*others, (you, "")] if begins else [(you, ""), *others]

    def begin(self, rules: RuleSet) -> Match:
        """Return a match at this table.

        Raises:
            MatchError: if they cannot play.
        """
        linked, series = self.linked and self.can_link, self.series or None
        return begin(self.players(), rules, linked=linked, own_dice=self.real_dice, series=series)

    def as_text(self) -> str:
        others = [{"face": other.key} if isinstance(other, Face) else {"name": other} for other in self.others]
        flags = {"linked": self.linked, "others_begin": self.others_begin, "real_dice": self.real_dice}
        return json.dumps({"you": self.you, "others": others, "series": self.series} | flags)


def table_from(text: str) -> Table:
    """Return the table that a text of the settings describes; the first one for any other text."""
    try:
        return read(Table, json.loads(text))
    except (ValueError, RecursionError):
        return Table()


# ---- who can play ----

_ANY_CARD = (Face.DIZZY, Face.GRETA, Face.PAULA)


def why_not(face: Face, rules: RuleSet) -> str:
    """Return why a face can't play by these rules; nothing if it can."""
    if rules.counts_first_rolls:
        return words.knows_no_first_rolls()
    if rules.is_yahtzee or face in _ANY_CARD:
        return ""
    return words.knows_other_points() if rules.categories == CATEGORIES else words.knows_other_boxes()


def seated(table: Table, rules: RuleSet) -> Table:
    """Return the table with somebody in the place of each who can't play by `rules`: Greta, or else a person."""
    instead = words.player if why_not(Face.GRETA, rules) else None
    others = tuple(
        (instead(place) if instead is not None else Face.GRETA)
        if isinstance(other, Face) and why_not(other, rules)
        else other
        for place, other in enumerate(table.others, 2)
    )
    return replace(table, others=others)


def fault_of(table: Table) -> tuple[str, int]:
    """Return what keeps those at a table from playing, and whose name it is: 0 is the player's; "" if they can play."""
    taken = set[str]()
    if not table.others:
        return words.no_opponent(), 1
    people = {0: table.you.strip() or table.nameless}
    people |= {place: other.strip() for place, other in enumerate(table.others, 1) if isinstance(other, str)}
    for place, name in people.items():
        if not name:
            return words.name_missing(), place
        if name.casefold() in taken:
            return words.same_name(), place
        if not name.isprintable():
            return words.unreadable_name(), place
        taken.add(name.casefold())
    return "", 0


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
