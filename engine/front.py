# SPDX-License-Identifier: MIT
"""The front door: what scripts ask of the engine, each question one function; tables are found or built on the way.

``import engine`` offers all of it (``docs/api.md`` shows how), and the commands answer through it as well. What was
built stays on a `Desk`, the one of the process unless a script brings its own: the first question waits for its table,
those that follow do not. A desk is not for several threads at once.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from engine.analysis.options import Analysis, Option
from engine.chances.statistics import NEW_GAME, Start, Statistics, after_category, after_keep, before_choice
from engine.coach.review import Review
from engine.games.game import Game
from engine.games.position import Position, PositionError, check, position_from_json
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.dice_models import dice_model as dice_model_named
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rule_set
from engine.solving.library import TableKey
from engine.steps import finish
from engine.strategies.strategies import OPTIMAL, Strategy
from engine.strategies.strategies import strategy as strategy_named

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.explainer import Explainer
    from engine.analysis.explanations import Explanation
    from engine.analysis.follower import Follower
    from engine.solving.library import Delivery
    from engine.solving.table import ValueTable
    from engine.strategies.players import Player
    from engine.strategies.simulate import Simulation

AnyPosition = Position | Mapping[str, Any]
"""A position, or the JSON object that describes one: only ``dice`` and ``rolls_left`` are needed."""
AnyOption = Option | Category | Dice
"""An option of an analysis, the category to score in, or the dice to keep (in any order; none: ``()``)."""

_ROLLED = ("dice", "rolls_left")
_Result = TypeVar("_Result")


class Task(Enum):
    """What takes long enough to show how far it is."""

    TABLE = "table"
    EXPLANATIONS = "explanations"
    STATISTICS = "statistics"
    PLAYER = "player"
    EXPECTED_SCORE = "expected score"
    GAMES = "games"
    BENCH = "bench"


class Step(Protocol):
    """A step of a task; `fraction` is how much of it is done, 0 to 1."""

    @property
    def fraction(self) -> float:
        """How much is done."""


class Desk:
    """Where tables lie once they are found or built, with all that is made from them.

    Whoever wants to watch overrides `progressed` and `delivered`, which do nothing here.
    """

    def __init__(self) -> None:
        self._deliveries: dict[TableKey, Delivery] = {}
        self._analyzers: dict[TableKey, Analyzer] = {}
        self._followers: dict[TableKey, Follower] = {}
        self._explainers: dict[TableKey, Explainer] = {}
        self._players: dict[tuple[Strategy, RuleSet], Player] = {}

    # ---- for those who watch ----

    def progressed(self, task: Task, fraction: float) -> None:
        """`task` has come to `fraction`, 0 to 1."""

    def delivered(self, delivery: Delivery) -> None:
        """A table was found or built."""

    def run(self, task: Task, steps: Generator[Step, None, _Result]) -> _Result:
        """Run `steps` to their end, tell how far they are, and return what they return."""
        return finish(steps, lambda step: self.progressed(task, step.fraction))

    # ---- what lies here ----

    def delivery(
        self, key: TableKey, *, with_fair: bool = False, force: bool = False, threads: int | None = None
    ) -> Delivery:
        """Return the table of `key` and how it was come by; see `engine.solving.library.obtain`."""
        known = self._deliveries.get(key)
        wants_fair = with_fair and not key.dice_model.is_fair
        if known is None or force or (wants_fair and known.fair is None):
            from engine.solving import library

            steps = library.obtain(*key, force=force, threads=threads, with_fair=with_fair)
            known = self._deliveries[key] = self.run(Task.TABLE, steps)
            self.delivered(known)
        return known

    def analyzer(self, key: TableKey) -> Analyzer:
        """Return what values options."""
        if key not in self._analyzers:
            delivery = self.delivery(key)
            from engine.analysis.analyzer import Analyzer

            self._analyzers[key] = Analyzer(delivery.table, delivery.fair)
        return self._analyzers[key]

    def fair_analyzer(self, key: TableKey) -> Analyzer:
        """Return what values options as if the dice of `key` were fair."""
        delivery, fair = self.delivery(key, with_fair=True), TableKey(key.rules)
        if delivery.fair is not None and fair not in self._analyzers:
            from engine.analysis.analyzer import Analyzer

            self._analyzers[fair] = Analyzer(delivery.fair)
        return self.analyzer(fair)

    def follower(self, key: TableKey) -> Follower:
        """Return what tells how turns go on."""
        if key not in self._followers:
            delivery = self.delivery(key)
            from engine.analysis.follower import Follower

            self._followers[key] = Follower(delivery.table, delivery.fair)
        return self._followers[key]

    def explainer(self, key: TableKey) -> Explainer:
        """Return what explains options, prepared."""
        if key not in self._explainers:
            delivery = self.delivery(key)
            from engine.analysis.explainer import Explainer

            explainer = Explainer(delivery.table, delivery.fair)
            self.run(Task.EXPLANATIONS, explainer.prepare())
            self._explainers[key] = explainer
        return self._explainers[key]

    def player(self, strategy: Strategy, rules: RuleSet, threads: int | None = None) -> Player:
        """Return what carries out `strategy`."""
        key = (strategy, rules)
        if key not in self._players:
            table = self.delivery(TableKey(rules)).table
            from engine.strategies import players

            self._players[key] = self.run(Task.PLAYER, players.player(strategy, table, threads))
        return self._players[key]


DESK = Desk()
"""The desk of the process."""


# ---- what is meant --------------------------------------------------------------------------------------------------


def key_of(
    rules: RuleSet | str | None = None, dice_model: DiceModel | str | None = None, rolls_per_turn: int | None = None
) -> TableKey:
    """Return rules and dice, given themselves or by name; what is None is as in the standard game.

    Raises:
        ValueError: naming the field that is wrong.
    """
    if not isinstance(rules, RuleSet):
        rolls = DEFAULT_RULES.rolls_per_turn if rolls_per_turn is None else rolls_per_turn
        rules = rule_set(DEFAULT_RULES.name if rules is None else rules, rolls)
    if not isinstance(dice_model, DiceModel):
        dice_model = FAIR_DICE if dice_model is None else dice_model_named(dice_model)
    return TableKey(rules, dice_model)


def key_of_game(game: Game | Position) -> TableKey:
    """Return rules and dice of a game or a position."""
    return TableKey(game.rules, game.dice_model)


def _position(given: AnyPosition) -> Position:
    return check(given) if isinstance(given, Position) else position_from_json(given)


def _choice(option: AnyOption) -> Category | Dice:
    if not isinstance(option, Option):
        return option
    return option.category if option.category is not None else option.keep or ()


def _strategy(given: Strategy | str) -> Strategy:
    return given if isinstance(given, Strategy) else strategy_named(given)


def start_of(position: AnyPosition, option: AnyOption | None = None) -> tuple[TableKey, Start]:
    """Return what a game in `position` is played with and where it goes on from, once `option` is taken.

    A JSON object without dice is a scorecard between two turns.

    Raises:
        PositionError: if there is no such position, or it does not have that option.
    """
    if isinstance(position, Mapping) and not any(field in position for field in _ROLLED):
        between = position_from_json({**position, "dice": [1, 2, 3, 4, 5], "rolls_left": 0})
        if option is not None:
            raise PositionError("dice: are missing from the position")
        return key_of_game(between), Start(between.scores, between.yahtzee_bonuses)
    here = _position(position)
    return key_of_game(here), _after(here, None if option is None else _choice(option))


def _after(position: Position, choice: Category | Dice | None) -> Start:
    if choice is None:
        return before_choice(position)
    return after_category(position, choice) if isinstance(choice, Category) else after_keep(position, choice)


# ---- questions ------------------------------------------------------------------------------------------------------


def solve(
    rules: RuleSet | str = DEFAULT_RULES,
    dice_model: DiceModel | str = FAIR_DICE,
    *,
    force: bool = False,
    threads: int | None = None,
    desk: Desk = DESK,
) -> ValueTable:
    """Return the table of values of all turn states, from the cache or freshly solved; `par` is its best-known number.

    Args:
        rules: the rule set, or its name.
        dice_model: the dice, or their name.
        force: solve it even if there is one.
        threads: how many threads solve; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: if a name is none.
    """
    return desk.delivery(key_of(rules, dice_model), force=force, threads=threads).table


def advise(position: AnyPosition, *, desk: Desk = DESK) -> Analysis:
    """Return every option of `position` with its value, the expected final score in points, best first.

    Raises:
        PositionError: if the position cannot come up; it names the field that is wrong.
    """
    here = _position(position)
    return desk.analyzer(key_of_game(here)).analyze(here)


def review(game: Game | Record, *, desk: Desk = DESK) -> Review:
    """Return the coach's view of a game, finished or not, decision by decision.

    A record grades the first choices where some were taken back. With dice that are not fair the review also has what
    they took, and a demon's answers.
    """
    record = game if isinstance(game, Record) else Record(game)
    key = key_of_game(record.game)
    fair = desk.fair_analyzer(key) if not key.dice_model.is_fair else None
    from engine.coach import review as reviewing

    found = reviewing.review(record.game, desk.analyzer(key), record.first_choices)
    if fair is None:
        return found
    answers = reviewing.answers(found, desk.follower(key))
    return replace(found, tax=reviewing.tax(record.game, fair), answers=answers)


def explain(position: AnyPosition, option: AnyOption | None = None, *, desk: Desk = DESK) -> Explanation:
    """Return what lies behind the value of an option: how the turn ends, and where the points come from.

    Args:
        position: the position.
        option: the option; the best one by default.
        desk: whose tables are used.

    Raises:
        PositionError: if the position cannot come up, or does not have that option.
    """
    analysis = advise(position, desk=desk)
    chosen = analysis.best if option is None else analysis.option(_choice(option))
    return desk.explainer(key_of_game(analysis.position)).explain(analysis.position, chosen)


def answers(position: AnyPosition, *, desk: Desk = DESK) -> Mapping[Dice, Dice]:
    """Return the roll that a demon's dice answer each keep of `position` with, best keep first.

    Raises:
        PositionError: if the position cannot come up, no roll is left, or the dice leave the answer to chance.
    """
    here = _position(position)
    key = key_of_game(here)
    if not key.dice_model.is_deterministic:
        raise PositionError(
            f"dice_model: {key.dice_model.name} dice leave to chance what they answer, a demon's do not"
        )
    if not here.rolls_left:
        raise PositionError("rolls_left: no roll is left to be answered")
    return desk.follower(key).answers(advise(here, desk=desk))


def statistics(
    position: AnyPosition | None = None,
    option: AnyOption | None = None,
    *,
    rules: RuleSet | str | None = None,
    dice_model: DiceModel | str | None = None,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Statistics:
    """Return how the game ends under best play, and how likely each end is: exact, nothing simulated.

    Args:
        position: where it goes on from; its beginning by default. A JSON object without dice stands between turns.
        option: what is done there; the best option by default.
        rules: the rule set or its name, for a game from its beginning.
        dice_model: the dice or their name, for a game from its beginning.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: naming what is wrong: no such name, position or option; rules beside a position that has its own.
    """
    if position is None:
        if option is not None:
            raise PositionError("option: needs a position to start from")
        return statistics_from(key_of(rules, dice_model), NEW_GAME, threads, desk=desk)
    for field, given in (("rules", rules), ("dice_model", dice_model)):
        if given is not None:
            raise PositionError(f"{field}: belongs into the position when there is one")
    return statistics_from(*start_of(position, option), threads, desk=desk)


def statistics_from(key: TableKey, start: Start, threads: int | None = None, *, desk: Desk = DESK) -> Statistics:
    """Return how a game played with `key` ends that goes on from `start`."""
    delivery = desk.delivery(key)
    from engine.chances import forward

    return desk.run(Task.STATISTICS, forward.forward(delivery.table, start, delivery.fair, threads=threads))


def simulate(
    strategy: Strategy | str = OPTIMAL,
    games: int = 10_000,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Simulation:
    """Return what comes of many games played by a strategy with fair dice.

    Args:
        strategy: who plays, or its name.
        games: how many games, at least one.
        seed: any text; the same one gives the same games, for any number of threads.
        rules: the rule set, or its name.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: if there is no such strategy or rule set, or there are no games.
    """
    if games < 1:
        raise ValueError(f"games: must be 1 or more, not {games}")
    player = desk.player(_strategy(strategy), key_of(rules).rules, threads)
    from engine.strategies import simulate as playing

    return desk.run(Task.GAMES, playing.simulate(player, games, seed, threads))


def expected_score(
    strategy: Strategy | str,
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> float:
    """Return the expected final score of a strategy with fair dice, exactly.

    Raises:
        ValueError: if there is no such strategy or rule set.
    """
    player = desk.player(_strategy(strategy), key_of(rules).rules, threads)
    from engine.strategies import players

    return desk.run(Task.EXPECTED_SCORE, players.evaluate(player, threads)).expected
