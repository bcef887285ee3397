# SPDX-License-Identifier: MIT
"""Named rule lists are heuristics that anybody can try by name; they are written as anybody writes them.

The first two are those that joemarlo would test: what one rule alone is worth to a player who keeps dice at random
otherwise, and scores them where they bring most at once.
"""

from __future__ import annotations

from engine.strategies.rule_lists.reading import read_rules

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
NAMED = {found.name: found for found in map(read_rules, _TEXTS)}
"""Rule lists by name."""
