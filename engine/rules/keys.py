# SPDX-License-Identifier: MIT
"""The key of a rule set is what the history writes for it: a name of the program's own, or the rules themselves.

So a game by rules of the player's own can be told, compared and opened by a person who doesn't have the file of them.
"""

from __future__ import annotations

import json
from functools import lru_cache

from engine.rules.scoring import RULE_SETS, RuleSet, rules_as_json, rules_from_json
from engine.runtime.json_input import parsed

_KEPT = 64


@lru_cache(maxsize=_KEPT)
def rules_key(rules: RuleSet) -> str:
    """Return the text for a rule set: the same for all that are equal but for the rolls per turn."""
    known = rules_as_json(rules)
    if isinstance(known, str):
        return known
    assert isinstance(known, dict)
    del known["rolls_per_turn"]
    return json.dumps(known, separators=(",", ":"), sort_keys=True)


@lru_cache(maxsize=_KEPT)
def rules_of_key(key: str, rolls_per_turn: int) -> RuleSet:
    """Return the rule set of a key.

    Raises:
        InputError: if there is none, as where a later version wrote it.
    """
    return rules_from_json(parsed(key) if key.startswith("{") else key, rolls_per_turn)


def is_yahtzee(key: str) -> bool:
    """Return whether the rules of a key are those of Yahtzee, whatever its jokers."""
    return key in RULE_SETS
