# SPDX-License-Identifier: MIT
"""Rules are written as the TOML file that `engine.rules.reading` reads them from, complete and fit to be edited."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from engine.rules.reading import rule_set_as_data
from engine.rules.scoring import RuleSet


def rule_set_as_toml(rules: RuleSet, title: str = "") -> str:
    """Return the file of a rule set; reading it gives the same rules.

    Args:
        rules: the rule set.
        title: what players call it; by default its own title.
    """
    data = rule_set_as_data(rules) | ({"name": title} if title else {})
    lines = [f"{field} = {_value(value)}" for field, value in data.items() if field != "box"]
    boxes = [f"\n[[box]]\n{_lines(box)}" for box in data["box"]]
    return "\n".join([*lines, *boxes]) + "\n"


def _lines(box: Mapping[str, Any]) -> str:
    return "\n".join(f"{field} = {_value(value)}" for field, value in box.items())


def _value(value: object) -> str:
    """Return a value as TOML has it: that is how JSON has it, for a text, a number, yes or no, and a list of these."""
    return json.dumps(value, ensure_ascii=False)
