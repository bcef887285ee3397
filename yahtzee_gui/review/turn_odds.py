# SPDX-License-Identifier: MIT
"""The odds of one turn by itself: the chances of a target, and of fixed plans beside best play for it.

What it works with is imported when it is asked for the first time: fractions take a while to import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError

if TYPE_CHECKING:
    from engine.one_turn.chain import Chance
    from engine.one_turn.odds import Odds


@dataclass(frozen=True)
class OddsQuestion:
    """A target of a turn, as `engine.one_turn.targets.target_of` reads it, with dice, their faces, rolls and rules."""

    target: str = "yahtzee"
    dice: int = 5
    faces: int = 6
    rolls: int = 3
    rules: RuleSet = DEFAULT_RULES


@dataclass(frozen=True)
class OddsAnswer:
    """The answer to a question, or why there is none.

    `until` is how many rolls it takes until the target comes, 0 if it never does.
    """

    question: OddsQuestion
    odds: Odds | None = None
    until: float = 0.0
    error: FieldError | None = None


def answer_to(question: OddsQuestion) -> OddsAnswer:
    """Return the chances of a target."""
    from engine.one_turn.odds import odds
    from engine.one_turn.spaces import OddsError
    from engine.one_turn.until import rolls_until

    try:
        found = odds(question.target, question.dice, question.faces, question.rolls, question.rules)
    except OddsError as error:
        return OddsAnswer(question, error=error)
    nothing = found.target.space.name(found.target.space.empty)
    return OddsAnswer(question, found, rolls_until(found)[nothing] if found.chance else 0.0)


def fixed_plans() -> tuple[Chance, ...]:
    """Return the chances that fixed plans give in a turn with two and three rolls, beside best play."""
    from engine.one_turn.chain import CHAINS, chances

    return tuple(one for key in CHAINS for one in chances(key) if one.state is None)
