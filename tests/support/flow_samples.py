# SPDX-License-Identifier: MIT
"""Tables of the last layers only, and the slow twin's view of a position, for the tests of flows and explanations."""

from __future__ import annotations

from functools import lru_cache

import naive
import naive_flow
from audits import daily_rows
from engine_samples import by_key
from late_layers import LATE, solve_late

from engine.analysis.analyzer import Analyzer
from engine.analysis.explainer import Explainer
from engine.rules.dice import dice_model
from engine.runtime.steps import finish
from engine.solving import components
from engine.solving import layers as layers_module

MODELS = ("fair", "worst-of-2", "worst-of-50", "best-of-3", "demon", "perfect-demon")


def half_of_the_pairs(of_day, half):
    """Return pairs of rolls per turn and dice as parameters: those `of_day`, and every other pair in audits.

    An explanation is made of endings, so what one half tries of explanations, the other half tries of endings.
    """
    pairs = [(rolls, name) for rolls in range(1, 6) for name in MODELS]
    others = [pair for number, pair in enumerate(pairs) if (number + pair[0]) % 2 == half and pair not in of_day]
    return daily_rows([*of_day, *others], len(of_day))


def late_components(table, fair=None, threads=1):
    """Return the components of up to three open boxes."""
    layers = layers_module.layers_of(table.rules)
    first = layers_module.BOXES - LATE + 1
    late = [layer[:0] if filled < first else layer for filled, layer in enumerate(layers)]
    return finish(components.fill_components(table, fair, late, threads))


@lru_cache(maxsize=16)  # some 6 MB each
def late_tables(rules, name, table_of):
    """Return the value table of up to three open boxes, and the fair table if the dice look at it."""
    fair = table_of(rules) if name == "demon" else None
    return solve_late(rules, dice_model(name), fair), fair


def late_tools(rules, name, table_of):
    """Return an analyzer and an explainer for up to three open boxes."""
    tables = late_tables(rules, name, table_of)
    explainer = Explainer(*tables)
    explainer.components = late_components(*tables)
    return Analyzer(*tables), explainer


def twin_state(position):
    """Return the turn state of a position as the slow twin has it."""
    scores = by_key(position.filled)
    upper = sum(points for category, points in scores.items() if category in naive.UPPER)
    return naive.turn_state(
        position.rules.name,
        scores,
        upper,
        scores.get("yahtzee") == 50,
        position.rules.rolls_per_turn,
        position.dice_model.name,
    )


def twin_endings(position, option):
    """Return the slow twin's endings of the turn after an option: (roll, category, points) and their chances."""
    if option.category is not None:
        return {(position.roll, option.category.key, option.points): 1.0}
    state = twin_state(position)
    if not option.is_reroll:
        return _held(state, option.keep, position.rolls_left - 1)
    return naive_flow.endings(state, option.keep, position.rolls_left - 1)


def _held(state, roll, rolls_left):
    chosen = naive_flow.choices(state, rolls_left)[roll]
    if chosen[0] == "score":
        return {(roll, *chosen[1:]): 1.0}
    if len(chosen[1]) == 5:
        return _held(state, roll, rolls_left - 1)
    return naive_flow.endings(state, chosen[1], rolls_left - 1)
