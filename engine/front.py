# SPDX-License-Identifier: MIT
"""The front door: what scripts ask of the engine, each question one function; tables are found or built on the way.

``import engine`` offers all of it (``docs/api.md`` shows how), and the commands answer through it as well. What was
built stays on a desk (`engine.desk`), the one of the process unless a script brings its own: the first question waits
for its table, those that follow do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, overload

from engine.analysis.options import Analysis, Option
from engine.chances.statistics import NEW_GAME, Outcome, Start, Statistics, after_category, after_keep, before_choice
from engine.coach.review import Review
from engine.desk import DESK, Desk, Task, key_of
from engine.games.game import Game
from engine.games.goals import GoalError, ReachGoal, RiskGoal
from engine.games.position import Position, PositionError, check, position_from_json, whole
from engine.games.record import Record
from engine.prospects import GoalProspects, Memory, aims_of
from engine.quoting import expect, expect_count
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.rules.dice_models import FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.solving.library import TableKey
from engine.strategies.goals import BeatGoal, Goal, goal_from_json
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, Strategy, StrategyError
from engine.strategies.strategies import strategy as strategy_named

if TYPE_CHECKING:
    from engine.analysis.explanations import Explanation
    from engine.chances.frontier import FrontierPoint
    from engine.coach.opening import Opening
    from engine.matches.joint import Differences
    from engine.matches.simulated import MatchSimulation
    from engine.solving.table import ValueTable
    from engine.strategies.goal_players import GoalPlayer
    from engine.strategies.players import Player
    from engine.strategies.simulate import Simulation
    from engine.strategies.strengths import Strength

AnyPosition = Position | Mapping[str, Any]
"""A position, or the JSON object that describes one: only ``dice`` and ``rolls_left`` are needed."""
AnyOption = Option | Category | Dice
"""An option of an analysis, the category to score in, or the dice to keep (in any order; none: ``()``)."""

OBVIOUS = "rules-of-thumb"
"""The strategy whose habits are obvious: a sensible person who counts no chances."""

_ROLLED = ("dice", "rolls_left")
_GOALS = (ReachGoal, BeatGoal, RiskGoal)
_ANY_GOAL = "a ReachGoal, a BeatGoal or a RiskGoal"


# ---- what is meant --------------------------------------------------------------------------------------------------


def key_of_game(game: Game | Position) -> TableKey:
    """Return rules and dice of a game or a position."""
    return TableKey(game.rules, game.dice_model)


def _position(given: AnyPosition, also: Sequence[str] = ()) -> Position:
    return check(given) if isinstance(given, Position) else position_from_json(given, also)


def _choice(option: AnyOption) -> Category | Dice:
    if not isinstance(option, Option):
        expect("option", option, (Category, tuple, list), "an Option, a Category or the dice to keep")
        if not isinstance(option, Category):
            for face in option:
                whole("option", face)
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


def advise(position: AnyPosition, goal: Goal | None = None, *, desk: Desk = DESK) -> Analysis:
    """Return every option of `position` with its value, the expected final score in points, best first.

    Args:
        position: the position; a JSON object may have a ``goal`` as well.
        goal: what is played for, if not for the expected final score: options then have a `worth`, too, and the best
            one for the goal comes first.
        desk: whose tables are used.

    Raises:
        PositionError: if the position cannot come up; it names the field that is wrong.
        GoalError: if there is no such goal, or the dice are not fair.
    """
    here = _position(position, also=("goal",))
    if isinstance(position, Mapping) and "goal" in position:
        if goal is not None:
            raise PositionError("goal: is given twice")
        goal = goal_from_json(position["goal"], here.rules)
    key = key_of_game(here)
    if goal is None:
        return desk.analyzer(key).analyze(here)
    expect("goal", goal, _GOALS, _ANY_GOAL)
    return desk.goal_analyzer(goal, key, Start(here.scores, here.yahtzee_bonuses)).analyze(here)


def review(game: Game | Record, *, desk: Desk = DESK) -> Review:
    """Return the coach's view of a game, finished or not, decision by decision.

    A record grades the first choices where some were taken back, and is looked at by the goal it has. With dice that
    are not fair the review also has what they took, and a demon's answers.

    Raises:
        GoalError: for a game of a match, where to win depends on others.
    """
    expect("game", game, (Game, Record), "a Game or a Record")
    record = game if isinstance(game, Record) else Record(game)
    key = key_of_game(record.game)
    fair = desk.fair_analyzer(key) if not key.dice_model.is_fair else None
    from engine.coach import review as reviewing

    if record.goal is not None:
        prospects = GoalProspects(record.game, aims_of(record.goal), desk, Memory())
        return reviewing.review(record.game, prospects, record.first_choices)
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


@overload
def statistics(
    position: AnyPosition | None = None,
    option: AnyOption | None = None,
    *,
    player: Strategy | str | None = None,
    rules: RuleSet | str | None = None,
    dice_model: DiceModel | str | None = None,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Statistics: ...


@overload
def statistics(
    position: AnyPosition | None = None,
    option: AnyOption | None = None,
    *,
    player: Goal,
    rules: RuleSet | str | None = None,
    dice_model: DiceModel | str | None = None,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Outcome: ...


def statistics(
    position: AnyPosition | None = None,
    option: AnyOption | None = None,
    *,
    player: Strategy | str | Goal | None = None,
    rules: RuleSet | str | None = None,
    dice_model: DiceModel | str | None = None,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Outcome:
    """Return how the game ends, and how likely each end is: exact, nothing simulated.

    Args:
        position: where it goes on from; its beginning by default. A JSON object without dice stands between turns.
        option: what is done there; what the player does by default.
        player: a strategy or its name, or the goal that is played for; best play for the expected score by default.
            For a `ReachGoal` or a `BeatGoal` the answer has no Yahtzee bonuses, Yahtzees and jokers.
        rules: the rule set or its name, for a game from its beginning.
        dice_model: the dice or their name, for a game from its beginning.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: naming what is wrong: no such name, position or option; rules beside a position that has its own;
            strategies and goals need fair dice.
    """
    if position is None:
        if option is not None:
            raise PositionError("option: needs a position to start from")
        return statistics_from(key_of(rules, dice_model), NEW_GAME, player, threads, desk=desk)
    for field, given in (("rules", rules), ("dice_model", dice_model)):
        if given is not None:
            raise PositionError(f"{field}: belongs into the position when there is one")
    return statistics_from(*start_of(position, option), player, threads, desk=desk)


def statistics_from(
    key: TableKey,
    start: Start,
    player: Strategy | str | Goal | None = None,
    threads: int | None = None,
    *,
    desk: Desk = DESK,
) -> Outcome:
    """Return how a game played with `key` ends that goes on from `start`; see `statistics`."""
    if player is not None:
        expect("player", player, (str, Strategy, *_GOALS), f"a Strategy or its name, {_ANY_GOAL}")
        if not key.dice_model.is_fair:
            raise StrategyError(f"dice_model: strategies and goals need fair dice, not {key.dice_model}")
        return desk.ends(strategy_named(player) if isinstance(player, str) else player, key.rules, start, threads)
    delivery = desk.delivery(key)
    from engine.chances import forward

    return desk.run(Task.STATISTICS, forward.forward(delivery.table, start, delivery.fair, threads=threads))


def simulate(
    strategy: Strategy | str | ReachGoal | BeatGoal = OPTIMAL,
    games: int = 10_000,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Simulation:
    """Return what comes of many games played by a strategy with fair dice.

    Args:
        strategy: who plays, or its name; or what is played for, by chance to meet it.
        games: how many games, at least one.
        seed: any text; the same one gives the same games, for any number of threads.
        rules: the rule set, or its name.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: if there is no such strategy or rule set, or there are no games; for a `RiskGoal`.
    """
    expect_count("games", games)
    if isinstance(strategy, RiskGoal):
        raise GoalError("goal.risk: is not simulated, its statistics are exact")
    if isinstance(strategy, ReachGoal | BeatGoal):
        player: Player | GoalPlayer = desk.goal_player(strategy, key_of(rules).rules, threads)
    else:
        player = desk.player(_strategy(strategy), key_of(rules).rules, threads)
    from engine.strategies import simulate as playing

    return desk.run(Task.GAMES, playing.simulate(player, games, seed, threads))


def simulate_match(
    names: Sequence[Strategy | str],
    games: int = 10_000,
    seed: str = "1",
    *,
    linked: bool = True,
    rounds: int | None = None,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> MatchSimulation:
    """Return what comes of many games of several at one table, with fair dice.

    Args:
        names: who plays: strategies or their names; one of two may be "plays-to-win".
        games: how many games, at least one.
        seed: any text; the same one gives the same games, for any number of threads.
        linked: whether all meet the same dice, or have dice of their own.
        rounds: open boxes from which on who plays to win looks at the other; 3 by default, 5 at the most.
        rules: the rule set, or its name.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: if there is no such strategy or rule set, if those cannot play together, or there are no games.
    """
    if games < 1:
        raise ValueError(f"games: must be 1 or more, not {games}")
    key = key_of(rules)
    wanted = [None if name == PLAYS_TO_WIN else _strategy(name) for name in names]
    table = desk.delivery(key).table
    known = [None if one is None else desk.player(one, key.rules, threads) for one in wanted]
    from engine.matches import simulated

    looks = simulated.ToWin(simulated.ROUNDS if rounds is None else rounds)
    seated = [looks if one is None else one for one in known]
    return desk.run(Task.GAMES, simulated.simulate_match(seated, table, games, seed, linked=linked, threads=threads))


def joint_differences(
    strategy: Strategy | str = OPTIMAL,
    rounds: int = 2,
    games: int = 1000,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Differences:
    """Return how far chances to win are from those of the joint game, in which two see all that the other does.

    Args:
        strategy: how both play until then, or its name, and how the other goes on who does not react.
        rounds: the last rounds, 1 to 3, that are solved; with three a position takes a second or so.
        games: how many positions, one of each game; at least one.
        seed: any text; the same one gives the same games.
        rules: the rule set, or its name.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: if there is no such strategy or rule set, or games or rounds are out of range.
    """
    if games < 1:
        raise ValueError(f"games: must be 1 or more, not {games}")
    player = desk.player(_strategy(strategy), key_of(rules).rules, threads)
    from engine.matches import joint

    if not 1 <= rounds <= joint.MOST_ROUNDS:
        raise ValueError(f"rounds: must be 1 to {joint.MOST_ROUNDS}, not {rounds}")
    return desk.run(Task.GAMES, joint.differences(player.table, player, rounds, games, seed, threads))


def play(
    strategy: Strategy | str = OPTIMAL,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Game:
    """Return the game that a strategy plays with the fair dice of a seed, the same that a game of that seed has.

    ``optimal`` takes what `advise` calls best; what other strategies leave to chance follows from the seed.

    Raises:
        ValueError: if there is no such strategy or rule set.
    """
    wanted, key = _strategy(strategy), key_of(rules)
    player = desk.player(wanted, key.rules, threads) if wanted != OPTIMAL else None
    analyzer = desk.analyzer(key)
    from engine.strategies.whole_games import by_strategy, by_value
    from engine.strategies.whole_games import play as play_game

    decide = by_value(analyzer) if player is None else by_strategy(player, seed)
    return play_game(Game(seed, key.rules), decide)


def opening_book(
    scorecard: AnyPosition | None = None, habit: Strategy | str = OBVIOUS, *, desk: Desk = DESK
) -> Sequence[Opening]:
    """Return every first roll of a turn with what to keep of it, and what somebody would do by habit.

    Args:
        scorecard: a JSON object as `statistics` takes it, without dice; a new game by default.
        habit: a strategy, or its name; what it leaves to chance is always the same.

    Raises:
        ValueError: if there is no such scorecard or strategy, or nothing to keep.
    """
    key, start = start_of(scorecard) if scorecard is not None else (key_of(DEFAULT_RULES), NEW_GAME)
    if start.rolls is not None:
        raise PositionError("dice: an opening book is about a scorecard, before the first roll")
    if key.rules.rolls_per_turn < 2:
        raise PositionError("rolls_per_turn: with one roll there is nothing to keep")
    wanted = _strategy(habit)
    player, analyzer = desk.player(wanted, key.rules), desk.analyzer(key)
    from engine.coach.opening import opening_book as book

    def position_of(roll: Dice) -> Position:
        left = key.rules.rolls_per_turn - 1
        return check(Position(roll, left, start.scores, start.yahtzee_bonuses, key.rules, key.dice_model))

    def done(position: Position) -> Category | Dice:
        choice = player.choose(replace(position, dice_model=FAIR_DICE), Random(0))  # habits know fair dice
        return choice.category if choice.category is not None else choice.keep or ()

    return book(analyzer, position_of, done)


def hindsight(seed: str, *, rules: RuleSet | str = DEFAULT_RULES) -> Game:
    """Return the game with the most points that the fair dice of a seed allow; nobody could have known to play it.

    Raises:
        ValueError: if there is no such rule set.
    """
    game = Game(seed, key_of(rules).rules)
    from engine.coach.hindsight import hindsight as best_game
    from engine.compiling import keep_compiled_code

    keep_compiled_code()
    return best_game(game)


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


def strength(
    strategy: Strategy | str,
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Strength:
    """Return how good a strategy is: its exact average, and its exact chance to beat perfect play.

    Both players have dice of their own, and a tie counts one half. `engine.strategies.strengths` has what was worked
    out before; here it is worked out whatever stands there.

    Raises:
        ValueError: if there is no such strategy or rule set.
    """
    wanted, key = _strategy(strategy), key_of(rules)
    found, perfect = (desk.ends(one, key.rules, threads=threads) for one in (wanted, OPTIMAL))
    import numpy as np

    from engine.strategies.opponents import chance_to_beat
    from engine.strategies.strengths import Strength

    chance = chance_to_beat(np.array(found.distribution), [np.array(perfect.distribution)])
    return Strength(found.final_score.mean, found.final_score.sd, chance)


def best_chance(
    goal: Goal, *, rules: RuleSet | str = DEFAULT_RULES, threads: int | None = None, desk: Desk = DESK
) -> float:
    """Return the best chance to meet `goal` before the first roll of a game, exactly; of a `RiskGoal` what is certain
    and as good.

    Raises:
        ValueError: if there is no such rule set.
    """
    expect("goal", goal, _GOALS, _ANY_GOAL)
    key = key_of(rules)
    table = desk.risk_table(goal, key, threads) if isinstance(goal, RiskGoal) else None
    if table is not None:
        return table.certainty_equivalent(0, float(table.values[0]))
    assert not isinstance(goal, RiskGoal)
    return desk.goal_table(goal, key, NEW_GAME, threads).value((0, 0, 0, 0), 0)


def curve(*, rules: RuleSet | str = DEFAULT_RULES, threads: int | None = None, desk: Desk = DESK) -> Sequence[float]:
    """Return the best chance to reach each final score from 1 to 600, exactly, each under the best play for it.

    What was worked out once is found in the cache.

    Raises:
        ValueError: if there is no such rule set.
    """
    key = key_of(rules)
    desk.prepare(key)
    from engine.solving import curves

    return desk.run(Task.GOAL, curves.obtain_curve(key.rules, threads=threads))


def frontier(
    aversions: Sequence[float] | None = None,
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    desk: Desk = DESK,
) -> Sequence[FrontierPoint]:
    """Return what the mean costs in spread: how games end under best play for several aversions to risk.

    Args:
        aversions: per point, 0 for the expected score; a range from daring to careful by default.
        rules: the rule set, or its name.
        threads: how many threads work; all processors by default.
        desk: whose tables are used.

    Raises:
        ValueError: if there is no such rule set.
        GoalError: if an aversion is out of range.
    """
    delivery = desk.delivery(key_of(rules))
    from engine.chances import frontier as drawing

    expect("aversions", aversions, (tuple, list, type(None)), "a list of numbers")
    wanted = drawing.AVERSIONS if aversions is None else tuple(aversions)
    for aversion in wanted:
        if aversion:
            RiskGoal(aversion)
    return desk.run(Task.FRONTIER, drawing.frontier(delivery.table, wanted, threads=threads))
