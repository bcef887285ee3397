# SPDX-License-Identifier: MIT
"""Questions about positions and games: what to do, why, and what was lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from engine.analysis.options import Analysis
from engine.api.inputs import (
    ANY_GOAL,
    GOALS,
    AnyOption,
    AnyPosition,
    choice_of,
    key_of_game,
    position_of,
    start_of,
    strategy_of,
)
from engine.distribution.statistics import Start, new_game
from engine.game_review.opening_book import OBVIOUS
from engine.game_review.review import Review
from engine.games.game import Game
from engine.games.position import Position, PositionError, check
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import FAIR_DICE, Dice
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.errors import expect
from engine.runtime.typed_json import FieldFault
from engine.solving.library import TableKey
from engine.strategies.goals import Goal, goal_from_json
from engine.strategies.strategies import Strategy, StrategyKind
from engine.workspace.prospects import GoalProspects, Memory, goal_by_turn
from engine.workspace.workspace import WORKSPACE, Workspace, key_of

if TYPE_CHECKING:
    from engine.analysis.explanations import Explanation
    from engine.game_review.neighbours import Neighbour
    from engine.game_review.opening_book import Opening


def advise(position: AnyPosition, goal: Goal | None = None, *, workspace: Workspace = WORKSPACE) -> Analysis:
    """Return every option of `position` with its value, the expected final score in points, best first.

    Args:
        position: the position; a JSON object may have a ``goal`` as well.
        goal: what is played for, if not for the expected final score: options then have a `worth`, too, and the best
            one for the goal comes first.

    Raises:
        PositionError: if the position cannot come up; it names the field that is wrong.
        GoalError: if there is no such goal, or the dice are not fair.
    """
    here = position_of(position, also=("goal",))
    if isinstance(position, Mapping) and "goal" in position:
        if goal is not None:
            raise PositionError(FieldFault.TWICE, ("goal",))
        goal = goal_from_json(position["goal"], here.rules)
    key = key_of_game(here)
    if goal is None:
        return workspace.get(workspace.analyzer(key)).analyze(here)
    expect("goal", goal, GOALS, ANY_GOAL)
    return workspace.get(workspace.goal_analyzer(goal, key, Start(here.scores, here.yahtzee_bonuses))).analyze(here)


def review(game: Game | Record, *, workspace: Workspace = WORKSPACE) -> Review:
    """Return the coach's view of a game, finished or not, decision by decision.

    A record grades the first choices where some were taken back, and is looked at by the goal it has. With dice that
    are not fair the review also has what they took, and a demon's answers.

    Raises:
        GoalError: for a game of a match, where to win depends on others.
    """
    expect("game", game, (Game, Record), "a Game or a Record")
    record = game if isinstance(game, Record) else Record(game)
    key = key_of_game(record.game)
    fair = workspace.get(workspace.fair_analyzer(key)) if not key.dice_model.is_fair else None
    from engine.game_review import review as reviewing

    if record.goal is not None:
        prospects = GoalProspects(record.game, goal_by_turn(record.goal), workspace, Memory())
        return reviewing.review(record.game, prospects, record.first_choices)
    found = reviewing.review(record.game, workspace.get(workspace.analyzer(key)), record.first_choices)
    if fair is None:
        return found
    answers = reviewing.answers(found, workspace.get(workspace.follower(key)))
    return replace(found, tax=reviewing.tax(record.game, fair), answers=answers)


def explain(position: AnyPosition, option: AnyOption | None = None, *, workspace: Workspace = WORKSPACE) -> Explanation:
    """Return what lies behind the value of an option: how the turn ends, and where the points come from.

    Without an `option` it is the best one.

    Raises:
        PositionError: if the position cannot come up, or does not have that option.
    """
    analysis = advise(position, workspace=workspace)
    chosen = analysis.best if option is None else analysis.option(choice_of(option))
    return workspace.get(workspace.explainer(key_of_game(analysis.position))).explain(analysis.position, chosen)


def neighbours(
    position: AnyPosition, *, rules: bool | RuleSet = False, goals: bool = False, workspace: Workspace = WORKSPACE
) -> Sequence[Neighbour]:
    """Return what would have to change for another choice to be best: the rolls left, or the total of the upper boxes.

    Args:
        rules: look at the other rule sets of Yahtzee, too, or at one with the same boxes; each needs a table.
        goals: look at round scores to reach and at a liking for risk as well; early in a game that takes minutes.

    Raises:
        PositionError: if the position cannot come up, or no other rules have its boxes.
        GoalError: for goals with dice that are not fair.
    """
    here = position_of(position)
    key = key_of_game(here)
    analyze = workspace.get(workspace.analyzer(key)).analyze
    from engine.game_review import neighbours as looking

    found = [*looking.by_rolls(analyze, here), *looking.by_upper_total(analyze, here)]
    best = analyze(here).best
    if rules:
        if isinstance(rules, RuleSet) and rules.categories != here.rules.categories:
            raise PositionError(f"rules: {rules.name} has other boxes than {here.rules.name}")
        found_rules = [rules] if isinstance(rules, RuleSet) else looking.other_rules(here)
        others = [TableKey(one, key.dice_model) for one in found_rules]
        found += looking.by_rules(
            ((one.rules, workspace.get(workspace.analyzer(one)).analyze) for one in others), best, here
        )
    if goals:
        start = Start(here.scores, here.yahtzee_bonuses)
        wanted = looking.usual_goals(here)
        found += looking.by_goals(
            ((goal, workspace.get(workspace.goal_analyzer(goal, key, start)).analyze) for goal in wanted), best, here
        )
    return found


def answers(position: AnyPosition, *, workspace: Workspace = WORKSPACE) -> Mapping[Dice, Dice]:
    """Return the roll that a demon's dice answer each keep of `position` with, best keep first.

    Raises:
        PositionError: if the position cannot come up, no roll is left, or the dice leave the answer to chance.
    """
    here = position_of(position)
    key = key_of_game(here)
    if not key.dice_model.is_deterministic:
        raise PositionError(f"dice_model: only a demon's answers are certain, not those of {key.dice_model.name} dice")
    if not here.rolls_left:
        raise PositionError("rolls_left: no rolls are left, so there is nothing to answer")
    return workspace.get(workspace.follower(key)).answers(advise(here, workspace=workspace))


def opening_book(
    scorecard: AnyPosition | TableKey | None = None,
    habit: Strategy | str = OBVIOUS,
    *,
    workspace: Workspace = WORKSPACE,
) -> Sequence[Opening]:
    """Return every first roll of a turn with what to keep of it, and what players do by habit.

    Args:
        scorecard: a JSON object as `statistics` takes it, without dice; or the rules and dice of a new game, by default
            the usual ones.
        habit: a strategy, or its name; what it leaves to chance is always the same. By default it is what is obvious,
            or greedy where other boxes than Yahtzee's are filled.

    Raises:
        ValueError: if there is no such scorecard or strategy, or nothing to keep.
    """
    if scorecard is None or isinstance(scorecard, TableKey):
        key = scorecard or key_of(DEFAULT_RULES)
        start = new_game(key.rules)
    else:
        key, start = start_of(scorecard)
    if start.rolls is not None:
        raise PositionError("dice: an opening book is for before the first roll, so leave them out")
    if key.rules.rolls_per_turn < 2:
        raise PositionError("rolls_per_turn: with one roll there is nothing to keep")
    wanted = strategy_of(habit)
    if wanted.name == OBVIOUS and not key.rules.is_yahtzee:
        wanted = Strategy(StrategyKind.GREEDY)  # rules of thumb are about Yahtzee's boxes
    player, analyzer = workspace.get(workspace.player(wanted, key.rules)), workspace.get(workspace.analyzer(key))
    from engine.game_review.opening_book import opening_book as book

    def first_position(roll: Dice) -> Position:
        left = key.rules.rolls_per_turn - 1
        return check(Position(roll, left, start.scores, start.yahtzee_bonuses, key.rules, key.dice_model))

    def done(position: Position) -> Category | Dice:
        return player.choose(replace(position, dice_model=FAIR_DICE), Random(0))  # habits know fair dice

    return book(analyzer, first_position, done)
