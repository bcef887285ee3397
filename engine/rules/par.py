# SPDX-License-Identifier: MIT
"""Par is the expected final score before the first roll, under perfect play.

Here it is written down for the rule sets that people ask about, so that it can be told without solving them all. So is
the signature of what the engine answers.
"""

from __future__ import annotations

from engine.rules.dice import BEST_OF_2, DEMON, FAIR_DICE, PERFECT_DEMON, WORST_OF_2, WORST_OF_3, DiceModel
from engine.rules.scoring import OTHER_GAMES, RULE_SETS, SHIPPED_PARS, RuleSet, rule_set

SIGNATURE = "b74f788439a296bd"
"""What `python -m engine bench --signature` prints; CHANGELOG.md says why, whenever it is another."""

PARS: dict[RuleSet, float] = {
    **{rules: SHIPPED_PARS[name] for name, rules in RULE_SETS.items() if name in SHIPPED_PARS},
    rule_set("free-joker", 2): 190.132293,
    rule_set("free-joker", 4): 328.971432,
}
"""Par by rules of Yahtzee, in the order of docs/rules.md and to as many figures."""

OTHER_PARS = {rule_set(name): SHIPPED_PARS[name] for name in OTHER_GAMES if name in SHIPPED_PARS}
"""The same for the other games that come with the program."""

_RULES = ("free-joker", "forced-joker", "full-joker", "no-joker", "no-yahtzee-bonus")
_BY_DICE = {
    BEST_OF_2: (404.391307392476, 404.308730751947, 405.674741413100, 399.754254927708, 320.866703709429),
    WORST_OF_2: (138.478009483482, 138.471988748175, 138.514638100277, 138.376495011109, 138.372720158792),
    WORST_OF_3: (101.018535373373, 101.012124903799, 101.033318000590, 100.984607324788, 100.984592639610),
    DEMON: (113.0, 113.0, 113.0, 117.0, 117.0),
    PERFECT_DEMON: (18.0, 18.0, 18.0, 18.0, 18.0),
}
DEMONIC_PARS: dict[tuple[RuleSet, DiceModel], float] = {
    (RULE_SETS[name], model): figure
    for model, figures in _BY_DICE.items()
    for name, figure in zip(_RULES, figures, strict=True)
}
"""Par by rules and dice, for dice that are not fair: expected, or within reach where nothing is left to chance."""


def par(rules: RuleSet, model: DiceModel = FAIR_DICE) -> float | None:
    """Return par by `rules` with these dice; None where it is not written down."""
    return PARS.get(rules, OTHER_PARS.get(rules)) if model.is_fair else DEMONIC_PARS.get((rules, model))
