# SPDX-License-Identifier: MIT
"""Options as JSON: the one way in which commands and exported reviews write them."""

from __future__ import annotations

from typing import Any

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import verdict


def option_as_json(option: Option) -> dict[str, Any]:
    """Return an option as all commands print it; its verdict goes by the expected score."""
    if option.category is not None:
        action: dict[str, Any] = {"action": "score", "category": option.category.key, "points": option.points}
    else:
        action = {"action": "keep", "keep": list(option.keep or ())}
    return {
        **action,
        "value": option.value,
        "points_lost": option.points_lost,
        "verdict": verdict(option.points_lost).key,
    }


def analysis_as_json(analysis: Analysis) -> dict[str, Any]:
    """Return every option of a position; where chances are about right, how far off they can be."""
    about = {"about": True, "within": analysis.within} if analysis.is_approximate else {}
    return about | {
        "points_so_far": analysis.position.points_so_far,
        "best_value": analysis.best_value,
        "options": [option_as_json(option) | worth_as_json(option) for option in analysis.options],
    }


def worth_as_json(option: Option) -> dict[str, Any]:
    """Return what an option is worth for the goal; empty without one."""
    if option.measure is None:
        return {}
    return {option.measure.value: option.worth, "chance_lost": option.worth_lost}
