# SPDX-License-Identifier: MIT
"""The explanation of an option as it is shown."""

from __future__ import annotations

from engine.explanations import Explanation
from yahtzee_gui import wording
from yahtzee_gui.controller import GameController
from yahtzee_gui.explain_service import Comparison
from yahtzee_gui.widgets.explanation import MOST_ENDINGS, Ending, ExplanationView


def explanation_view(controller: GameController) -> ExplanationView:
    """Return what is shown of the explained option; nothing while it is being worked out."""
    comparison = controller.explainer.comparison
    if comparison is None:
        return ExplanationView(heading=wording.working_it_out() if controller.explained is not None else "")
    explanation = comparison.explanation
    return ExplanationView(
        sentence=_why(comparison),
        heading=wording.endings_heading(),
        endings=_endings(explanation),
        facts=wording.facts(explanation.upper_bonus_chance, explanation.sd),
    )


def _why(comparison: Comparison) -> str:
    """Return why the option is worth more or less than the one it is compared with."""
    if comparison.against is None:
        return wording.only_option()
    difference = comparison.explanation.main_differences(comparison.against)
    return wording.why(comparison.inquiry.option, comparison.against.option, difference)


def _endings(explanation: Explanation) -> tuple[Ending, ...]:
    """Return the likeliest endings, and all others as one where they do not fit."""
    found = [Ending(wording.category(e.category), e.chance, wording.chance(e.chance)) for e in explanation.endings]
    if len(found) <= MOST_ENDINGS:
        return tuple(found)
    rest = sum(ending.chance for ending in found[MOST_ENDINGS - 1 :])
    return (*found[: MOST_ENDINGS - 1], Ending(wording.other_boxes(), rest, wording.chance(rest)))
