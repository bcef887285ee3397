# SPDX-License-Identifier: MIT
"""Par is the expected final score before the first roll, under perfect play with fair dice.

Here it is written down for the rule sets that people ask about, so that it can be told without solving them all.
"""

from __future__ import annotations

from engine.rules import RULE_SETS, RuleSet, rule_set

PARS: dict[RuleSet, float] = {
    RULE_SETS["free-joker"]: 254.589609481963,
    RULE_SETS["forced-joker"]: 254.587728734496,
    RULE_SETS["no-joker"]: 253.970241189780,
    RULE_SETS["no-yahtzee-bonus"]: 245.870774514112,
    rule_set("free-joker", 2): 190.132293,
    rule_set("free-joker", 4): 328.971432,
}
"""Par by rules, in the order of docs/rules.md and to as many figures."""
