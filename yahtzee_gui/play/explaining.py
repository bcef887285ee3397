# SPDX-License-Identifier: MIT
"""Explaining says why an option is worth what it is: what lies behind it, and behind the one it is compared with.

It needs a table of components, which the builder makes in a second or so before it works out chances. Once it is
there, answers are quick: no step of a goal is waited for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.analysis.explanations import Explanation
from engine.analysis.options import Analysis, Option
from engine.analysis.reasons.choosing import reasons
from engine.analysis.reasons.reason import Reason
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.workspace.workspace import Steps
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, WindowWorkspace

if TYPE_CHECKING:
    from engine.analysis.explainer import Explainer


@dataclass(frozen=True)
class Inquiry:
    """An option of a position, and the one it is to be compared with, if there is another."""

    position: Position
    option: Option
    against: Option | None


@dataclass(frozen=True)
class Comparison:
    """The answer to an inquiry, with the reasons for the difference, the most telling one first."""

    inquiry: Inquiry
    explanation: Explanation
    against: Explanation | None
    reasons: tuple[Reason, ...] = ()


def inquiry_about(option: Option, analysis: Analysis) -> Inquiry:
    """Return the inquiry about `option`: against the best one, or, for the best one, the next that is worth less."""
    return Inquiry(analysis.position, option, analysis.compared_with(option))


def ask_comparison(engine: Engine, inquiry: Inquiry, then: Callable[[Comparison], object]) -> None:
    """Have an inquiry answered that has nothing to do with the game in play, if its table has been here."""
    steps = answer_to(engine.workspace, inquiry)
    engine.ask((then, inquiry), Urgency.EXPLANATION, steps, then, is_quick=True)


def answer_to(workspace: WindowWorkspace, inquiry: Inquiry) -> Steps[Comparison]:
    """Answer an inquiry, if its table has been here."""
    position, against = inquiry.position, inquiry.against
    explainer = yield from get_ready(workspace, TableKey(position.rules, position.dice_model))
    with workspace.explaining:
        explanation = explainer.explain(position, inquiry.option)
        other = explainer.explain(position, against) if against is not None else None
    found = reasons(position, explanation, other) if other is not None else ()
    return Comparison(inquiry, explanation, other, found)


def get_ready(workspace: WindowWorkspace, key: TableKey) -> Steps[Explainer]:
    """Make ready for inquiries by the table of `key`, so that the first one need not wait."""
    workspace.expect_loaded(key)
    return (yield from workspace.first_time(f"explanations {key.dice_model}", workspace.explainer(key)))
