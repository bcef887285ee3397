# SPDX-License-Identifier: MIT
"""The sentences of somebody's first game."""

from __future__ import annotations

from engine.analysis.options import Option
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.units import cost

heading = Sentence("Your first game", where="title of the coach's card")
last_choice = Sentence("Your last choice", where="title of the coach's card")
whole_rules = Sentence("The whole rules", where="link to the page of rules")
or_play_on = Sentence("or just play on", where="beside the button Try it again")
why = Sentence("Why?", where="link below a choice: opens the bars")


def why_cost(chosen: Option) -> str:
    """Return what is asked about what a choice cost."""
    return tr("Why {cost}?", "link below a choice: opens the bars").format(cost=cost(chosen))


def steps() -> tuple[tuple[str, str], ...]:
    """Return the three steps of a turn: a name, and what to do."""
    return (
        (tr("Roll", "a part of a turn"), tr("Up to three times a turn.")),
        (tr("Keep", "a part of a turn"), tr("Click the dice you like; the others roll again.")),
        (tr("Score", "a part of a turn"), tr("Click a box on the scorecard. You can use each only once.")),
    )


def step_done(name: str) -> str:
    """Return how a step is read that is done."""
    return tr("{step}, done", "a part of a turn").format(step=name)
