# SPDX-License-Identifier: MIT
"""The text of a rule list: the strategy that it is, or every line that is wrong with its reason."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.rules.categories import CATEGORIES
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.reading import MOST_LETTERS
from engine.strategies.rule_lists.rule_list import RuleListError
from engine.strategies.strategies import Strategy, pupil_after, rule_list

_LINE = re.compile(r"rules, line ([0-9]+): (.*)", re.DOTALL)
_MOST_FAULTS = 50


@dataclass(frozen=True)
class ListFault:
    """What is wrong, and the line where it is (from 1); None where it is the list as a whole."""

    line: int | None
    reason: str


@lru_cache(maxsize=64)
def read_text(text: str, name: str) -> tuple[Strategy | None, tuple[ListFault, ...]]:
    """Return the strategy that a text is, or else all that is wrong with it.

    The engine names one line at a time: each is left out in turn until the rest can be read.
    """
    faults: list[ListFault] = []
    lines = text.splitlines()
    while len(faults) < _MOST_FAULTS:
        try:
            found = rule_list("\n".join(lines), name)
        except RuleListError as error:
            match = _LINE.fullmatch(str(error))
            if match is None:
                whole = ListFault(None, str(error).removeprefix("rules: "))
                return None, tuple(faults or [whole])
            faults.append(ListFault(int(match[1]), match[2]))
            lines[int(match[1]) - 1] = ""
            if len(text) > MOST_LETTERS:
                break
        else:
            return (None if faults else found), tuple(faults)
    return None, tuple(faults)


def text_of_lessons(lessons: int, name: str) -> str:
    """Return what the player of the first lessons goes by as a rule list of one's own, to begin with."""
    rules = pupil_after(lessons).rules
    assert rules is not None
    boxes = [box.key.replace("_", " ") for box in CATEGORIES]
    worths = [f"worth {box} {worth:g}" for box, worth in zip(boxes, rules.worths, strict=False)]
    pace = [f"pace {rules.pace:g}"] if rules.pace else []
    return "\n".join([f"name {name}", f"otherwise {rules.otherwise}", *rules.lines, *worths, *pace, ""])


def name_in(text: str, file: str) -> str:
    """Return what a list is called: as it says, or by its file."""
    for line in text.splitlines():
        words = line.partition("#")[0].lower().split()
        if words[:1] == ["name"] and len(words) > 1:
            return "-".join(words[1:])
    return file
