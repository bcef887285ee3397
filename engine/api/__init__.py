# SPDX-License-Identifier: MIT
"""What scripts ask of the engine, each question one function; tables are found or built on the way.

``import engine`` offers all of it (``docs/api.md`` shows how), and the commands answer through it as well. What was
built stays in a workspace (`engine.workspace.workspace`), the one of the process unless a script brings its own: the
first question waits for its table, those that follow do not.
"""

from __future__ import annotations

from engine.api.distributions import (
    best_chance,
    curve,
    expected_score,
    frontier,
    solve,
    statistics,
    statistics_from,
    strength,
)
from engine.api.inputs import AnyOption, AnyPosition, key_of_game, start_of
from engine.api.players import hindsight, joint_differences, play, simulate, simulate_match
from engine.api.positions import OBVIOUS, advise, answers, explain, neighbours, opening_book, review
from engine.workspace.workspace import key_of

__all__ = [
    "OBVIOUS",
    "AnyOption",
    "AnyPosition",
    "advise",
    "answers",
    "best_chance",
    "curve",
    "expected_score",
    "explain",
    "frontier",
    "hindsight",
    "joint_differences",
    "key_of",
    "key_of_game",
    "neighbours",
    "opening_book",
    "play",
    "review",
    "simulate",
    "simulate_match",
    "solve",
    "start_of",
    "statistics",
    "statistics_from",
    "strength",
]
