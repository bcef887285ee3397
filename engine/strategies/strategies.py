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
  `engine.strategies.strategy_kernels` has the formula (SOFT), `engine.strategies.players` finds the reach that
  makes it N.
* any rule list (`engine.strategies.rule_lists`): rules in order, and one of the above where none of them fits. Some
  have a name: ``keeps-three-alike``, ``keeps-small-straight``, and ``pupil-N``, who has learnt the first N of twelve
  lessons and goes by nothing else (`engine.strategies.rule_lists.course`).

Equal options are taken as `engine.strategies.strategy_kernels` says. This module has names only and is free of
numpy; `engine.strategies.players` plays.

A strength says how good a strategy is: its exact average, and its exact chance to beat perfect play.

Both follow from the exact distributions of final scores (`engine.matches.win_chances`): everybody has dice of
their own, no player looks at the others, and a tie counts one half. They are written down for the rule sets with three
rolls per turn, so that opponents can be labelled before anything is worked out; a test works it all out again. For
other strategies and rules `engine.api.strength` does. Who plays to win does look at the others (docs/method.md).
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache

from engine.rules.scoring import RULE_SETS, RuleSet, rule_set
from engine.runtime.errors import InputError, quoted
from engine.runtime.lazy_dataclass import dataclass
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
LISTED = tuple(
    Strategy(StrategyKind.RULE_LIST, rules=read_rules(f"otherwise random-keeps\nkeep {hand}", f"keeps-{name}"))
    for hand, name in (("three alike", "three-alike"), ("small straight", "small-straight"))
)
"""The rule lists that have a name."""
NAMES = (*(one.name for one in (*PLAIN, *LISTED)), "pupil-N", *(f"{kind.value}-N" for kind in _WITH_NUMBER))
_PUPIL = re.compile(r"pupil-([0-9]|[1-9][0-9])")


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


@dataclass(frozen=True)
class Strength:
    """How good a strategy is.

    Attributes:
        mean: the average final score.
        sd: its standard deviation.
        beats_perfect: the chance to end above perfect play, 0 to 1, a tie counting one half.
    """

    mean: float
    sd: float
    beats_perfect: float


class Face(Enum):
    """Who may be played against, from weak to strong; the value is the name of the strategy.

    The window gives each a name of a person, and says in some words how it plays.
    """

    DIZZY = "random-keeps"
    PENNY = "plays-like-160"
    LEO = "plays-like-195"
    GRETA = "greedy"
    MINA = "mince"
    THUMB = "rules-of-thumb"
    CLARA = "plays-like-240"
    PAULA = "optimal"
    VICTOR = PLAYS_TO_WIN

    @property
    def key(self) -> str:
        """The name of the face in files."""
        return self.name.lower()


# Name of the strategy: average, standard deviation, chance to beat perfect play, and the reach of its errors
# (`engine.strategies.players`), which takes the longest to find.
_Row = tuple[float, float, float, str]
_TABLE: dict[str, dict[str, _Row]] = {
    "free-joker-3": {
        "random": (45.970047219942, 18.249881838890, 0.000004192399614, "0x0p+0"),
        "random-keeps": (111.165816987422, 28.640235171348, 0.003562061342761, "0x0p+0"),
        "plays-like-160": (160.004987896720, 44.042292227295, 0.070804949035818, "0x1.31535d2eca03bp+5"),
        "plays-like-195": (195.000087367518, 49.459648855535, 0.180678563355222, "0x1.72ae2349d3d51p+4"),
        "greedy": (217.383362283674, 48.977557318619, 0.273587517865572, "0x0p+0"),
        "mince": (220.422061403410, 57.699632702426, 0.299255213302682, "0x0p+0"),
        "rules-of-thumb": (224.615781533792, 57.000623318524, 0.319369063627036, "0x0p+0"),
        "plays-like-240": (239.997443591042, 57.349052442671, 0.412344655628286, "0x1.0a4057d5b2ee3p+3"),
        "optimal": (254.589609481962, 59.611730747856, 0.499999999999996, "0x0p+0"),
    },
    "forced-joker-3": {
        "random": (46.009006029803, 18.270733734266, 0.000004413666164, "0x0p+0"),
        "random-keeps": (111.165816987422, 28.640235171348, 0.003562431312465, "0x0p+0"),
        "plays-like-160": (160.004773592444, 44.052920694428, 0.070807484256729, "0x1.31597609c25f5p+5"),
        "plays-like-195": (195.001236904750, 49.462217889878, 0.180686894619272, "0x1.72ae2349d3d51p+4"),
        "greedy": (217.383362283674, 48.977557318619, 0.273593061133825, "0x0p+0"),
        "mince": (220.422061403410, 57.699632702426, 0.299258942340357, "0x0p+0"),
        "rules-of-thumb": (224.731777935977, 57.417262024476, 0.319434529024919, "0x0p+0"),
        "plays-like-240": (239.995782458996, 57.346518336415, 0.412345128280931, "0x1.0a4057d5b2ee3p+3"),
        "optimal": (254.587728734495, 59.607881257392, 0.499999999999996, "0x0p+0"),
    },
    "no-joker-3": {
        "random": (45.945613063563, 18.230743797724, 0.000004112759382, "0x0p+0"),
        "random-keeps": (111.165020732843, 28.635805754803, 0.003603554375745, "0x0p+0"),
        "plays-like-160": (160.000245634762, 43.373893123259, 0.070657132253024, "0x1.2f8be9c31c24dp+5"),
        "plays-like-195": (195.000386361407, 48.601393241203, 0.181734124443575, "0x1.6efa908298bebp+4"),
        "greedy": (217.225707578832, 48.485128143562, 0.273973586463378, "0x0p+0"),
        "mince": (220.183738971440, 57.056380496101, 0.299437131328171, "0x0p+0"),
        "rules-of-thumb": (224.332974147185, 56.404431151361, 0.319424826868231, "0x0p+0"),
        "plays-like-240": (239.998966797011, 56.155122987813, 0.415521011070817, "0x1.0381b32905ff7p+3"),
        "optimal": (253.970241189779, 58.203704278581, 0.499999999999996, "0x0p+0"),
    },
    "no-yahtzee-bonus-3": {
        "random": (45.945255839055, 18.228740061446, 0.000003362236675, "0x0p+0"),
        "random-keeps": (111.160390239234, 28.618416537909, 0.003445637808559, "0x0p+0"),
        "plays-like-160": (159.999998849489, 36.830615634195, 0.060482165454500, "0x1.19d6a42e6f2c3p+5"),
        "plays-like-195": (194.999350930698, 38.484439653195, 0.179407583447577, "0x1.3ff5669c8b061p+4"),
        "greedy": (211.685143541193, 34.026836243964, 0.257455032544200, "0x0p+0"),
        "mince": (212.989653487033, 41.326693702185, 0.279668320252054, "0x0p+0"),
        "rules-of-thumb": (217.389578592832, 40.928179893007, 0.303011924074926, "0x0p+0"),
        "plays-like-240": (239.995257425068, 39.339704411819, 0.457561194705603, "0x1.36d9da168dc5dp+2"),
        "optimal": (245.870774514111, 39.820841114398, 0.499999999999996, "0x0p+0"),
    },
    "full-joker-3": {
        "random": (45.982264298131, 18.259443169339, 0.000004249844862, "0x0p+0"),
        "random-keeps": (111.166132424621, 28.642027732868, 0.003552278075676, "0x0p+0"),
        "plays-like-160": (160.000002335020, 44.116913944168, 0.070778032149893, "0x1.317f1460ebabbp+5"),
        "plays-like-195": (195.000006860917, 49.566613647089, 0.180470089282033, "0x1.732da30aad7d6p+4"),
        "greedy": (217.467107836280, 49.147228512300, 0.273638240904182, "0x0p+0"),
        "mince": (220.578138977702, 58.062433692812, 0.299364362345050, "0x0p+0"),
        "rules-of-thumb": (224.689349624451, 57.194377836239, 0.319307918255264, "0x0p+0"),
        "plays-like-240": (239.999963949844, 57.555154896020, 0.411791736709521, "0x1.0b83e26d2750dp+3"),
        "optimal": (254.711272592478, 59.891207746998, 0.499999999999996, "0x0p+0"),
    },
}


def table_name(rules: RuleSet) -> str:
    """Return what the strengths of a rule set are written down under."""
    return f"{rules.name}-{rules.rolls_per_turn}"


def _rows(rules: RuleSet) -> dict[str, _Row]:
    """Return what is written down for rules: for none but those of Yahtzee, unchanged."""
    is_usual = rules == rule_set(rules.name, rules.rolls_per_turn) if rules.name in RULE_SETS else False
    return _TABLE.get(table_name(rules), {}) if is_usual else {}


def strength(strategy: Strategy, rules: RuleSet) -> Strength | None:
    """Return how good a strategy is under `rules`; None where that is not written down."""
    row = _rows(rules).get(strategy.name) if strategy.rules is None else None  # a list has any name
    return None if row is None else Strength(*row[:3])


def reach_of(strategy: Strategy, rules: RuleSet) -> float | None:
    """Return the reach of the errors of a strategy under `rules`; None where that is not written down."""
    row = _rows(rules).get(strategy.name)
    return None if row is None else float.fromhex(row[3])
