# SPDX-License-Identifier: MIT
"""A question holds a choice back until the player says it is meant: it is costly, scores nothing, or undoes an end."""

from __future__ import annotations

from enum import Enum

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.game_review.review import chosen_option
from engine.games.game import Event, Scored
from engine.games.record import Record
from engine.rules.categories import Category
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.play.visibility import has_one_choice


class Concern(Enum):
    """Why a choice waits for the player's word."""

    COSTLY = "costly"
    ZERO = "zero"
    REOPENS = "reopens"


@dataclass(frozen=True)
class Question:
    """The choice of a category, or of rolling (None), that waits; or the last one of a game, to be undone.

    `attempt` is its event as far as it is known before it happens. Where it is costly, `option` is what it is worth
    and `analysis` what says so: what costs points is explained by points, though chances may come before the answer.
    """

    concern: Concern
    category: Category | None
    attempt: Event
    option: Option | None = None
    analysis: Analysis | None = None


def doubt(
    record: Record, category: Category | None, analysis: Analysis | None, warns_from: Verdict, *, confirms_zero: bool
) -> Question | None:
    """Return what to ask before a legal choice is made, or None.

    Without an `analysis` nothing is too costly; with one, what earns the verdict `warns_from` or a worse one is.
    """
    position = record.game.position
    if position is None:
        return None
    attempt = record.attempt(category)
    if analysis is not None:
        option = chosen_option(analysis, record.game, attempt)
        if option.verdict >= warns_from:
            return Question(Concern.COSTLY, category, attempt, option, analysis)
    is_zero = isinstance(attempt, Scored) and not attempt.points
    if confirms_zero and is_zero and not has_one_choice(position):
        return Question(Concern.ZERO, category, attempt)
    return None
