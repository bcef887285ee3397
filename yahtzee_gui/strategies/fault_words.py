# SPDX-License-Identifier: MIT
"""What is wrong with a line of a rule list, in the language of the window: the engine's English sentences."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentences

KNOWN = Sentences(
    "{what} is given twice",
    "must end with a number from 0 to {most}, not {said}",
    "a name must be letters, digits and hyphens, {most} at most, not {said}",
    "otherwise must be one of {known}, not {said}",
    "a line starts with name, otherwise, worth, pace or one of {known}, and after “if” comes a condition: {said}",
    "a rule about boxes can't ask for rolls left: none are left when a box is filled",
    "a list can have at most {most} conditions about boxes",
    "there can be at most {most} rules",
    "stop can be followed only by if, not by {said}",
    "{said} can't be kept: those aren't dice",
    "this rule fills that box itself, so its condition can't ask about it",
    "its box needs dice of one face, as in: {example}",
    "rolls left can be given only once, and must be {numbers}",
    "there is no condition {said}",
    "there is no box {said}, only {known}",
    "there must be a line with otherwise and one of these: {known}",
    "if any box has a worth, or there is a pace, every box needs a worth, and {box} has none",
    "there is a strategy named {name} already",
    "can have at most {most} characters, not {count}",
    where="what is wrong with a line of a rule list",
)
"""What the engine says is wrong."""
