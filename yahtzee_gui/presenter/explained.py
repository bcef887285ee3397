# SPDX-License-Identifier: MIT
"""The explanation of an option as it is shown."""

from __future__ import annotations

from engine.analysis.explanations import Explanation
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.services.explain_service import Comparison
from yahtzee_gui.widgets.coach.explanation import MOST_ENDINGS, Ending, ExplanationView
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import explaining


def explanation_view(scene: Scene) -> ExplanationView:
    """Return what is shown of the explained option; nothing while it is being worked out."""
    comparison = scene.comparison
    if comparison is None:
        return ExplanationView(heading=explaining.working_it_out() if scene.explained is not None else "")
    explanation = comparison.explanation
    return ExplanationView(
        sentence=_why(comparison),
        heading=explaining.endings_heading(),
        endings=_endings(explanation),
        facts=explaining.facts(explanation.upper_bonus_chance, explanation.sd),
    )


def _why(comparison: Comparison) -> str:
    """Return why the option is worth more or less than the one it is compared with."""
    if comparison.against is None:
        return explaining.only_option()
    difference = comparison.explanation.main_differences(comparison.against)
    return explaining.why(comparison.inquiry.option, comparison.against.option, difference)


def _endings(explanation: Explanation) -> tuple[Ending, ...]:
    """Return the likeliest endings, and all others as one where they do not fit."""
    found = [Ending(names.category(e.category), e.chance, explaining.chance(e.chance)) for e in explanation.endings]
    if len(found) <= MOST_ENDINGS:
        return tuple(found)
    rest = sum(ending.chance for ending in found[MOST_ENDINGS - 1 :])
    return (*found[: MOST_ENDINGS - 1], Ending(explaining.other_boxes(), rest, explaining.chance(rest)))
