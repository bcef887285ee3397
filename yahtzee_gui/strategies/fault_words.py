# SPDX-License-Identifier: MIT
"""What is wrong with a rule list or a line of it, in the language of the window: the English sentences of others."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentences
from yahtzee_gui.words.input_faults import as_known

KNOWN = Sentences(
    "{what} is given twice",
    "must end with a number from 0 to {most}, not {said}",
    "a name must be letters, digits and hyphens, {most} at most, not {said}",
    "after “otherwise” comes one of {known}, not {said}",
    "a line starts with name, otherwise, worth, pace or one of {known}, and after “if” comes a condition: {said}",
    "a rule about scoring can't ask about “rolls left”: it's only used when there are none",
    "a list can have at most {most} conditions about boxes",
    "there can be at most {most} rules",
    "only “if” can follow “stop”, not {said}",
    "{said} can't be kept: those aren't dice",
    "this rule fills that box itself, so its condition can't ask about it",
    "“its box” only works with dice of one face, as in: {example}",
    "use “rolls left” only once in a rule, with {numbers}",
    "there is no condition {said}",
    "there is no box {said}, only {known}",
    "an “otherwise” line is missing: write “otherwise” and one of {known}",
    "with a “worth” or “pace” line, every box needs a “worth”: {box} has none",
    "{said}: did you mean “{meant}”?",
    "there is already a strategy named {name}",
    "can have at most {most} characters, not {count}",
    "a list can have at most {most} characters",
    "there are already {most} lists, so remove one first",
    where="what is wrong with a line of a rule list",
)
"""What is wrong."""


def told(reason: str) -> str:
    """Return what is said to be wrong in the language of the window."""
    return as_known(reason, KNOWN)
