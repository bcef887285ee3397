# SPDX-License-Identifier: MIT
"""What scripts ask of the engine, each question one function; tables are found or built on the way.

``import engine`` offers all of it (``docs/api.md`` shows how), and the commands answer through it as well. What was
built stays in a workspace (`engine.workspace.workspace`), the one of the process unless a script brings its own: the
first question waits for its table, those that follow do not.

What many take is said here once: `rules` is a rule set or its name, `threads` how many threads work (all processors by
default), `workspace` whose tables are used.
"""

from __future__ import annotations

from engine.analysis.explanations import Explanation, Part
from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.api.distributions import best_chance, curve, expected_score, frontier, solve, statistics, strength
from engine.api.distributions import statistics_from as statistics_from
from engine.api.inputs import key_of_game as key_of_game
from engine.api.inputs import start_of as start_of
from engine.api.players import hindsight, joint_differences, play, simulate, simulate_match
from engine.api.positions import advise, answers, explain, neighbours, opening_book, review
from engine.distribution.statistics import FrontierPoint, Outcome, Statistics
from engine.game_review.levels import Level
from engine.game_review.review import Decision, Review
from engine.games.game import Game, IllegalMove
from engine.games.goals import GoalError, ReachGoal, RiskGoal, WinGoal
from engine.games.notation import NotationError, dumps, loads
from engine.games.position import Position, PositionError, position_as_json, position_from_json
from engine.games.record import Record
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import DEMON, FAIR_DICE, PERFECT_DEMON, DiceModel, dice_model
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, rule_set
from engine.strategies.goals import BeatGoal, Opponent
from engine.strategies.strategies import Strategy, Strength, rule_list, strategy
from engine.workspace.workspace import Workspace
from engine.workspace.workspace import key_of as key_of

__all__ = [
    "CATEGORIES",
    "DEFAULT_RULES",
    "DEMON",
    "FAIR_DICE",
    "PERFECT_DEMON",
    "RULE_SETS",
    "Analysis",
    "BeatGoal",
    "Category",
    "Decision",
    "DiceModel",
    "Explanation",
    "FrontierPoint",
    "Game",
    "GoalError",
    "IllegalMove",
    "Level",
    "Measure",
    "NotationError",
    "Opponent",
    "Option",
    "Outcome",
    "Part",
    "Position",
    "PositionError",
    "ReachGoal",
    "Record",
    "Review",
    "RiskGoal",
    "RuleSet",
    "Statistics",
    "Strategy",
    "Strength",
    "Verdict",
    "WinGoal",
    "Workspace",
    "advise",
    "answers",
    "best_chance",
    "curve",
    "dice_model",
    "dumps",
    "expected_score",
    "explain",
    "frontier",
    "hindsight",
    "joint_differences",
    "loads",
    "neighbours",
    "opening_book",
    "play",
    "position_as_json",
    "position_from_json",
    "review",
    "rule_list",
    "rule_set",
    "simulate",
    "simulate_match",
    "solve",
    "statistics",
    "strategy",
    "strength",
]
