# SPDX-License-Identifier: MIT
"""The lowest game is the game with the fewest points that best play can come to, roll by roll.

Best play knows nothing of it: it takes what is best for fair dice, and the dice happen to fall as badly as they can.
The fewest points follow forwards over the turn states, m(s') = min over s and the endings e that lead from s to s' of
m(s) + points(e). Of all ways to the lowest score the likeliest is taken, and within a turn the likeliest rolls that end
it so. Options of equal value are taken in the one order of the engine (`engine.turn.flow`).

The dice of such a game are written into its seed (`engine.games.game.written_seed`), so it is a game with fair dice
like any other, which the coach reviews and the window shows.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import combinations_with_replacement
from math import log, prod

from engine.analysis.analyzer import Analyzer
from engine.analysis.follower import Follower
from engine.games.game import NOTHING_KEPT, Game, written_seed
from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice, ways
from engine.rules.scoring import RuleSet
from engine.rules.turn_states import TurnState
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.solving.goal_tables import Beginning
from engine.solving.reference import gain_of
from engine.solving.value_table import ValueTable
from engine.turn.endings import Ending

_FIRST_GUESS = 8
Rolls = tuple[tuple[Dice, Dice], ...]
"""The rolls of a turn, (kept, roll) for each."""
Turn = tuple[Category, int, Dice | None]
"""How a turn ends: category, points, and the dice where they matter."""


@dataclass(frozen=True)
class _Way:
    """The best way to a turn state: fewest points, and of these the likeliest."""

    points: int
    rarity: float
    before: TurnState | None = None
    ending: Ending | None = None

    @property
    def rank(self) -> tuple[int, float]:
        """What makes one way better than another."""
        return self.points, self.rarity


@dataclass(frozen=True)
class LowestGame:
    """The lowest game, and the chance that best play comes by its endings in just this order."""

    game: Game
    chance: float


# ---- which boxes, with how many points ------------------------------------------------------------------------------


def lowest_endings(
    table: ValueTable, start: TurnState = (0, 0, 0, 0)
) -> Generator[StepsDone, None, list[tuple[TurnState, Ending, float]]]:
    """Find how the turns of the lowest game from `start` on end: (turn state before, ending, chance) for each."""
    boxes = len(table.rules.boxes)
    turns = range(Beginning(start, 0, 0).filled, boxes)
    follower = Follower(table)
    known: dict[TurnState, dict[Ending, float]] = {}
    most = _FIRST_GUESS
    while True:
        layers: list[Mapping[TurnState, _Way]] = [{start: _Way(0, 0.0)}]
        for turn in turns:
            yield StepsDone(turn, boxes)
            layers.append(_next_layer(table, follower, known, layers[-1], most))
        if layers[-1]:
            return _way_back(layers, known)
        most *= 2


def _next_layer(
    table: ValueTable,
    follower: Follower,
    known: dict[TurnState, dict[Ending, float]],
    layer: Mapping[TurnState, _Way],
    most: int,
) -> dict[TurnState, _Way]:
    found: dict[TurnState, _Way] = {}
    for state, way in layer.items():
        if state not in known:
            known[state] = follower.endings(state)
        for ending, chance in known[state].items():
            after, points = after_ending(table.rules, state, ending)
            new = _Way(way.points + points, way.rarity - log(chance), state, ending)
            if new.points <= most and (after not in found or new.rank < found[after].rank):
                found[after] = new
    return found


def after_ending(rules: RuleSet, state: TurnState, ending: Ending) -> tuple[TurnState, int]:
    """Return the turn state after an ending, and the points that it brings, bonuses included."""
    gain = gain_of(rules, state, ending.category, ending.points, alike=ending.alike)
    return gain.after, gain.all_points


def _way_back(
    layers: Sequence[Mapping[TurnState, _Way]], known: Mapping[TurnState, Mapping[Ending, float]]
) -> list[tuple[TurnState, Ending, float]]:
    way = min(layers[-1].values(), key=lambda way: way.rank)
    found = []
    for layer in reversed(layers[:-1]):
        assert way.before is not None
        assert way.ending is not None
        found.append((way.before, way.ending, known[way.before][way.ending]))
        way = layer[way.before]
    return found[::-1]


# ---- which rolls ----------------------------------------------------------------------------------------------------


class _TurnSearch:
    """Looks for the likeliest rolls that best play ends a turn with as it should end; every keep is looked at once."""

    def __init__(self, analyzer: Analyzer, game: Game, turn: Turn) -> None:
        self._analyzer, self._game, self._turn = analyzer, game, turn
        self._known: dict[tuple[Dice, int], tuple[float, Rolls] | None] = {}

    def best(self, keep: Dice, rolls: int) -> tuple[float, Rolls] | None:
        """Return the chance of the likeliest rolls after a keep, and them; None if the turn cannot end as it should."""
        if (keep, rolls) not in self._known:
            throws = combinations_with_replacement(FACES, DICE_PER_ROLL - len(keep))
            ways_on = [self._after(keep, fresh, rolls - 1) for fresh in throws]
            self._known[keep, rolls] = max((way for way in ways_on if way is not None), default=None)
        return self._known[keep, rolls]

    def _after(self, keep: Dice, fresh: Dice, left: int) -> tuple[float, Rolls] | None:
        roll = tuple(sorted((*keep, *fresh)))
        chance = ways(fresh) / len(FACES) ** len(fresh)
        choice = self._choice(roll, left)
        if isinstance(choice, Category):
            return (chance, ((keep, roll),)) if self._ends(roll, choice) else None
        rest = self.best(choice, left)
        return None if rest is None else (chance * rest[0], ((keep, roll), *rest[1]))

    def _ends(self, roll: Dice, choice: Category) -> bool:
        category, points, last = self._turn
        return choice is category and last in (None, roll) and self._position(roll, 0).allowed()[choice] == points

    def _position(self, roll: Dice, left: int) -> Position:
        game = self._game
        return Position(roll, left, game.scores, game.yahtzee_bonuses, game.rules, game.dice_model)

    def _choice(self, roll: Dice, left: int) -> Category | Dice:
        choice = self._analyzer.analyze(self._position(roll, left)).best.choice
        is_held = not isinstance(choice, Category) and len(choice) == DICE_PER_ROLL
        return self._choice(roll, 0) if is_held else choice  # to hold all five is to score them


# ---- the game -------------------------------------------------------------------------------------------------------


def game_of(analyzer: Analyzer, turns: Sequence[Turn]) -> Game:
    """Return the game in which best play ends its turns so, by the likeliest rolls; its dice are written in its seed.

    Raises:
        LookupError: if best play cannot end a turn so.
    """
    rules = analyzer.table.rules
    game, found = Game("", rules), []
    for turn in turns:
        way = _TurnSearch(analyzer, game, turn).best((), rules.rolls_per_turn)
        if way is None:
            raise LookupError(f"best play does not come to {turn[1]} points in {turn[0].key}")
        found.append((way[1], turn[0]))
        seed = written_seed([[_fresh(keep, roll) for keep, roll in rolls] for rolls, _ in found])
        game = _played(Game(seed, rules), found)
    return game


def _fresh(keep: Dice, roll: Dice) -> Dice:
    left = list(roll)
    for face in keep:
        left.remove(face)
    return tuple(left)


def _played(game: Game, turns: Sequence[tuple[Rolls, Category]]) -> Game:
    for rolls, category in turns:
        for keep, _ in rolls:
            game = game.roll(game.places_of(keep) if game.has_rolled else NOTHING_KEPT)
        game = game.score(category)
    return game


def lowest_game(table: ValueTable, analyzer: Analyzer) -> Generator[StepsDone, None, LowestGame]:
    """Find the lowest game."""
    found = yield from lowest_endings(table)
    turns: list[Turn] = [(ending.category, ending.points, None) for _, ending, _ in found]
    return LowestGame(game_of(analyzer, turns), prod(chance for _, _, chance in found))
