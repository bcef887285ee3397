# SPDX-License-Identifier: MIT
"""Questions for games that are played: by strategies, against each other, or by a player who knows all dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.api.inputs import strategy_of
from engine.games.game import Game
from engine.games.goals import GoalError, RiskGoal
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.errors import expect_count
from engine.strategies.goals import ChanceGoal
from engine.strategies.strategies import OPTIMAL, PLAYS_TO_WIN, Strategy
from engine.workspace.workspace import WORKSPACE, Task, Workspace, key_of

if TYPE_CHECKING:
    from engine.matches.joint import JointDifferences
    from engine.matches.simulated import MatchSimulation
    from engine.strategies.players import GoalPlayer, Player
    from engine.strategies.simulate import Simulation


def simulate(
    strategy: Strategy | str | ChanceGoal = OPTIMAL,
    games: int = 10_000,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> Simulation:
    """Return what comes of many games played by a strategy with fair dice.

    Args:
        strategy: who plays, or its name; or what is played for, by chance to meet it.
        games: how many games, at least one.
        seed: any text; the same one gives the same games, for any number of threads.

    Raises:
        ValueError: if there is no such strategy or rule set, or there are no games; for a `RiskGoal`.
    """
    expect_count("games", games)
    if isinstance(strategy, RiskGoal):
        raise GoalError("goal.risk: is not simulated, its statistics are exact")
    if isinstance(strategy, ChanceGoal):
        player: Player | GoalPlayer = workspace.get(workspace.goal_player(strategy, key_of(rules).rules, threads))
    else:
        player = workspace.get(workspace.player(strategy_of(strategy), key_of(rules).rules, threads))
    from engine.strategies import simulate as playing

    return workspace.run(Task.GAMES, playing.simulate(player, games, seed, threads))


def simulate_match(
    names: Sequence[Strategy | str],
    games: int = 10_000,
    seed: str = "1",
    *,
    linked: bool = True,
    rounds: int | None = None,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> MatchSimulation:
    """Return what comes of many games of several players at one table, with fair dice.

    Args:
        names: who plays: strategies or their names; one of two may be "plays-to-win".
        games: how many games, at least one.
        seed: any text; the same one gives the same games, for any number of threads.
        linked: whether all meet the same dice, or have dice of their own.
        rounds: open boxes from which on who plays to win looks at the other; 3 by default, 5 at the most.

    Raises:
        ValueError: if there is no such strategy or rule set, if those cannot play together, or there are no games.
    """
    expect_count("games", games)
    key = key_of(rules)
    wanted = [None if name == PLAYS_TO_WIN else strategy_of(name) for name in names]
    table = workspace.get(workspace.table_for(key)).table
    known = [None if one is None else workspace.get(workspace.player(one, key.rules, threads)) for one in wanted]
    from engine.matches import simulated

    looks = simulated.ToWin(simulated.ROUNDS if rounds is None else rounds)
    seated = [looks if one is None else one for one in known]
    return workspace.run(
        Task.GAMES, simulated.simulate_match(seated, table, games, seed, linked=linked, threads=threads)
    )


def joint_differences(
    strategy: Strategy | str = OPTIMAL,
    rounds: int = 2,
    games: int = 1000,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> JointDifferences:
    """Return how far chances to win are from those of the joint game, in which two see all that the other does.

    Args:
        strategy: how both play until then, or its name, and how the other goes on who does not react.
        rounds: the last rounds, 1 to 3, that are solved; with three a position takes a second or so.
        games: how many positions, one of each game; at least one.
        seed: any text; the same one gives the same games.

    Raises:
        ValueError: if there is no such strategy or rule set, or games or rounds are out of range.
    """
    expect_count("games", games)
    player = workspace.get(workspace.player(strategy_of(strategy), key_of(rules).rules, threads))
    from engine.matches import joint

    if not 1 <= rounds <= joint.MOST_ROUNDS:
        raise ValueError(f"rounds: must be 1 to {joint.MOST_ROUNDS}, not {rounds}")
    return workspace.run(Task.GAMES, joint.differences(player.table, player, rounds, games, seed, threads))


def play(
    strategy: Strategy | str = OPTIMAL,
    seed: str = "1",
    *,
    rules: RuleSet | str = DEFAULT_RULES,
    threads: int | None = None,
    workspace: Workspace = WORKSPACE,
) -> Game:
    """Return the game that a strategy plays with the fair dice of a seed, the same that a game of that seed has.

    ``optimal`` takes what `advise` calls best; what other strategies leave to chance follows from the seed.

    Raises:
        ValueError: if there is no such strategy or rule set.
    """
    wanted, key = strategy_of(strategy), key_of(rules)
    player = workspace.get(workspace.player(wanted, key.rules, threads)) if wanted != OPTIMAL else None
    analyzer = workspace.get(workspace.analyzer(key))
    from engine.strategies.players import by_strategy, by_value
    from engine.strategies.players import play as play_game

    decide = by_value(analyzer) if player is None else by_strategy(player, seed)
    return play_game(Game(seed, key.rules), decide)


def hindsight(seed: str, *, rules: RuleSet | str = DEFAULT_RULES) -> Game:
    """Return the game with the most points that the fair dice of a seed allow; no player could have known to play it.

    Raises:
        ValueError: if there is no such rule set.
    """
    game = Game(seed, key_of(rules).rules)
    from engine.game_review.hindsight import hindsight as best_game
    from engine.runtime.compiling import keep_compiled_code

    keep_compiled_code()
    return best_game(game)
