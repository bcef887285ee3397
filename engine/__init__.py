# SPDX-License-Identifier: MIT
"""The engine: the rules of solitaire Yahtzee, the exact strategy, and what every option is worth.

Scripts find what they need here, ``docs/api.md`` shows how:

    >>> import engine
    >>> engine.advise({"dice": "22452", "rolls_left": 2}).best.keep
    (2, 2, 2)

Importing the package costs next to nothing: each name is imported when it is asked for, numpy and numba when a number
is. So a window can be painted before they are needed.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (before this there is nothing that Python 3.6 cannot read)
    told = "the engine needs Python 3.11 or newer, and this is Python {}.{}: call it with a newer python3."
    sys.exit(told.format(*sys.version_info))

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.analysis.explanations import Explanation, Part
    from engine.analysis.options import Analysis, Option
    from engine.analysis.verdicts import Measure, Verdict
    from engine.api import (
        advise,
        answers,
        best_chance,
        curve,
        expected_score,
        explain,
        frontier,
        hindsight,
        joint_differences,
        neighbours,
        opening_book,
        play,
        review,
        simulate,
        simulate_match,
        solve,
        statistics,
        strength,
    )
    from engine.distribution.frontier import FrontierPoint
    from engine.distribution.statistics import Outcome, Statistics
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

_HOMES = {
    "engine.analysis.explanations": ("Explanation", "Part"),
    "engine.analysis.options": ("Analysis", "Option"),
    "engine.analysis.verdicts": ("Measure", "Verdict"),
    "engine.distribution.frontier": ("FrontierPoint",),
    "engine.distribution.statistics": ("Outcome", "Statistics"),
    "engine.game_review.levels": ("Level",),
    "engine.game_review.review": ("Decision", "Review"),
    "engine.workspace.workspace": ("Workspace",),
    "engine.games.game": ("Game", "IllegalMove"),
    "engine.games.goals": ("GoalError", "ReachGoal", "RiskGoal", "WinGoal"),
    "engine.games.notation": ("NotationError", "dumps", "loads"),
    "engine.games.position": ("Position", "PositionError", "position_as_json", "position_from_json"),
    "engine.games.record": ("Record",),
    "engine.rules.categories": ("CATEGORIES", "Category"),
    "engine.rules.dice": ("DEMON", "FAIR_DICE", "PERFECT_DEMON", "DiceModel", "dice_model"),
    "engine.rules.scoring": ("DEFAULT_RULES", "RULE_SETS", "RuleSet", "rule_set"),
    "engine.strategies.goals": ("BeatGoal", "Opponent"),
    "engine.strategies.strategies": ("Strategy", "Strength", "rule_list", "strategy"),
}
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

_HOME_OF = dict.fromkeys(__all__, "engine.api") | {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # a name that is not above is no name, to those who check types

    def __getattr__(name: str) -> Any:
        """Import a name of `engine.api`, or one it speaks of, when it is asked for."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
