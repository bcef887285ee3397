# SPDX-License-Identifier: MIT
"""A strategy says what to do in every position; it has a name, and plays games, matches and tests.

* ``random``: keeps each die with chance 1/2, scores in any allowed box.
* ``random-keeps``: the same keeps, scored where they bring most points at once.
* ``greedy``: the best expected score of this turn, looking at every keep of every roll still to come (joemarlo). What
  the turn brings is what the scorecard gains by it, so the 35 and the 100 count where the turn earns them.
* ``mince``: M. Mince's player, who weighs the chance of a combination against its payoff (`engine.strategies.mince`).
* ``rules-of-thumb``: what a sensible person does without counting (`engine.strategies.rules_of_thumb`).
* ``optimal``: the best expected final score.
* ``plays-like-N``: knows what every option is worth and takes good ones more often than bad ones, so that its expected
  final score is N; ``error-N`` the same with N points less than optimal play.
  `engine.strategies.kernels.strategy_kernels` has the formula (SOFT), `engine.strategies.players` finds the reach that
  makes it N.
* any rule list (`engine.strategies.rule_lists`): rules in order, and one of the above where none of them fits. Some
  have a name: ``keeps-three-alike``, ``keeps-small-straight``, and ``pupil-N``, who has learnt the first N of twelve
  lessons and goes by nothing else (`engine.strategies.rule_lists.course`).

Equal options are taken as `engine.strategies.kernels.strategy_kernels` says. This module has names only and is free of
numpy; `engine.strategies.players` plays.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache

from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.errors import InputError
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.quoting import quoted
from engine.runtime.typed_json import FieldError
from engine.strategies.rule_lists.course import Lesson, rules_after
from engine.strategies.rule_lists.reading import ListFault, RuleFault, read_all_lines, read_rules
from engine.strategies.rule_lists.rule_list import PLAIN_NAMES, RuleList, RuleListError


class StrategyError(InputError):
    """A strategy that there is not, or that cannot be; the text names the field that is wrong."""


class StrategyKind(Enum):
    """The families of strategies."""

    RANDOM = "random"
    RANDOM_KEEPS = "random-keeps"
    GREEDY = "greedy"
    MINCE = "mince"
    RULES_OF_THUMB = "rules-of-thumb"
    OPTIMAL = "optimal"
    PLAYS_LIKE = "plays-like"
    ERROR = "error"
    RULE_LIST = "rule-list"


_WITH_NUMBER = (StrategyKind.PLAYS_LIKE, StrategyKind.ERROR)
_NUMBERED = re.compile(r"(plays-like|error)-([0-9]{1,4}(?:\.[0-9]{1,6})?)")


@dataclass(frozen=True)
class Strategy:
    """A strategy by its family; `number` is the N of plays-like-N and error-N, else 0; `rules` are those of a list."""

    kind: StrategyKind
    number: float = 0.0
    rules: RuleList | None = None

    @property
    def name(self) -> str:
        """The name used in commands and JSON."""
        if self.rules is not None:
            return self.rules.name
        return f"{self.kind.value}-{self.number:g}" if self.kind in _WITH_NUMBER else self.kind.value

    @property
    def decides(self) -> Strategy:
        """The strategy that decides where no rule does: for rule lists the plain one that they name."""
        return self if self.rules is None else Strategy(StrategyKind(self.rules.otherwise))


OPTIMAL = Strategy(StrategyKind.OPTIMAL)
PLAYS_TO_WIN = "plays-to-win"
"""The name of who plays for the best chance to beat the others, and so is no strategy: what it does depends on them."""
PLAIN = tuple(Strategy(StrategyKind(name)) for name in PLAIN_NAMES)
"""The strategies that need neither number nor rules."""
# What one rule alone is worth to a player who keeps dice at random otherwise: joemarlo would test it.
_TEXTS = (
    """
    name keeps-three-alike
    otherwise random-keeps
    keep three alike
    """,
    """
    name keeps-small-straight
    otherwise random-keeps
    keep small straight
    """,
)
LISTED = tuple(Strategy(StrategyKind.RULE_LIST, rules=read_rules(text)) for text in _TEXTS)
"""The rule lists that have a name."""
NAMES = (*(one.name for one in (*PLAIN, *LISTED)), "pupil-N", *(f"{kind.value}-N" for kind in _WITH_NUMBER))
_PUPIL = re.compile(r"pupil-([0-9]|[1-9][0-9])")


@dataclass(frozen=True)
class Choice:
    """What a strategy does in a position: a keep of fewer than five dice, to roll the others, or else a category."""

    keep: Dice | None = None
    category: Category | None = None


def strategy(name: object) -> Strategy:
    """Return the strategy of that name.

    Raises:
        StrategyError: if there is none.
    """
    if isinstance(name, str):
        match = _NUMBERED.fullmatch(name)
        if match:
            return Strategy(StrategyKind(match[1]), float(match[2]))
        for one in (*PLAIN, *LISTED):
            if name == one.name:
                return one
        pupil = _PUPIL.fullmatch(name)
        if pupil and int(pupil[1]) <= len(Lesson):
            return pupil_after(int(pupil[1]))
    raise StrategyError(f"strategy: must be one of {', '.join(NAMES)}, not {quoted(name)}")


@cache
def pupil_after(lessons: int) -> Strategy:
    """Return the player who has learnt the first `lessons` (0 to 12) of the course."""
    return Strategy(StrategyKind.RULE_LIST, rules=rules_after(lessons))


def rule_list(text: str, name: str = "rules") -> Strategy:
    """Return the strategy of a rule list that is written down (`engine.strategies.rule_lists.reading` says how).

    `name` is the list's unless it says another; where a strategy has that name already, it is called a list of rules.

    Raises:
        RuleListError: naming the line and what is wrong with it; also if it takes the name of another strategy.
    """
    found, faults = rule_list_or_faults(text, name)
    if found is None:
        raise RuleListError(str(faults[0]))
    return found


def rule_list_or_faults(text: str, name: str = "rules") -> tuple[Strategy | None, tuple[ListFault, ...]]:
    """Return the strategy of a rule list as `rule_list` does, or None and all that is wrong with it."""
    rules, faults = read_all_lines(text, f"{name}-rules" if _is_taken(name) else name)
    if rules is not None and _is_taken(rules.name):
        return None, (ListFault(None, FieldError(RuleFault.TAKEN, name=rules.name)),)
    return (None if rules is None else Strategy(StrategyKind.RULE_LIST, rules=rules)), faults


def _is_taken(name: str) -> bool:
    try:
        return name == PLAYS_TO_WIN or strategy(name) is not None
    except StrategyError:
        return False
