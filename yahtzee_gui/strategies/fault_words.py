# SPDX-License-Identifier: MIT
"""What is wrong with a line of a rule list, in the language of the window: the engine says it in English."""

from __future__ import annotations

import re
from collections.abc import Callable

from yahtzee_gui.words.base import Sentence

twice = Sentence("{what} is given twice")
number = Sentence("must end with a number from 0 to {most}, not {said}")
name = Sentence("a name must be letters, digits and hyphens, {most} at most, not {said}")
otherwise = Sentence("otherwise must be one of {known}, not {said}")
no_rule = Sentence(
    "a line starts with name, otherwise, worth, pace or one of {known}, and after “if” comes a condition: {said}"
)
no_rolls = Sentence("a rule about boxes can't ask for rolls left: none are left when a box is filled")
too_much = Sentence("a list can have at most {most} conditions about boxes")
stop = Sentence("stop can be followed only by if, not by {said}")
no_dice = Sentence("{said} can't be kept: those aren't dice")
own_box = Sentence("this rule fills that box itself, so its condition can't ask about it")
one_face = Sentence("its box needs dice of one face, as in: {example}")
rolls_left = Sentence("rolls left can be given only once, and must be {numbers}")
no_condition = Sentence("there is no condition {said}")
no_box = Sentence("there is no box {said}")
no_otherwise = Sentence("there must be a line with otherwise and one of these: {known}")
no_worth = Sentence("if any box has a worth, or there is a pace, every box needs a worth, and {box} has none")
taken = Sentence("there is a strategy named {name} already")
too_long = Sentence("can have at most {most} characters, not {count}")

KNOWN: tuple[tuple[str, Callable[..., str]], ...] = (
    (r"(?P<what>.+) is said twice", twice),
    (r"must end with a number from 0 to (?P<most>\d+), not (?P<said>.+)", number),
    (r"a name must be letters, digits and hyphens, (?P<most>\d+) at most, not (?P<said>.+)", name),
    (r"otherwise must be one of (?P<known>.+), not (?P<said>.+)", otherwise),
    (r"must be name, .+ or a rule with (?P<known>.+), and if with a condition: (?P<said>.+)", no_rule),
    (r"no rolls are left when a box is filled, .+", no_rolls),
    (r"may say (?P<most>\d+) things of boxes at most", too_much),
    (r"stop stands alone or before if, not before (?P<said>.+)", stop),
    (r"there are no dice (?P<said>.+) to keep", no_dice),
    (r"its box is filled by the rule itself, .+", own_box),
    (r"its box needs dice of one face, as in: (?P<example>.+)", one_face),
    (r"rolls left are said once, and are (?P<numbers>.+)", rolls_left),
    (r"there is no condition (?P<said>.+)", no_condition),
    (r"there is no box (?P<said>.+) \(there are .+\)", no_box),
    (r"a line must say what is done otherwise, one of (?P<known>.+)", no_otherwise),
    (r"every box needs a worth where one has, or pace is said, and (?P<box>.+) has none", no_worth),
    (r"there is a strategy named (?P<name>.+) already", taken),
    (r"must have (?P<most>[\d,]+) characters at most, not (?P<count>[\d,]+)", too_long),
)
"""What the engine says, and how it is said here."""


def reason(said: str) -> str:
    """Return what the engine says is wrong in the language of the window; what is not known here stays as it is."""
    for pattern, sentence in KNOWN:
        match = re.fullmatch(pattern, said, re.DOTALL)
        if match is not None:
            return sentence(**match.groupdict())
    return said
