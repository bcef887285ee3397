# SPDX-License-Identifier: MIT
"""What is wrong with a position, a game or rules that were typed, pasted or read, in the language of the window.

The engine says it in English, with the field in front. Its sentences are entries here, with names for what stands in
them: so they are found again, and translated. What is not known here stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from engine.rules.categories import BY_KEY
from yahtzee_gui.words import boxes
from yahtzee_gui.words.base import Sentence, Sentences

KNOWN = Sentences(
    # positions and games
    "every box is filled, so the game is over",
    "must be {allowed}, not {said}",
    "must be a whole number, not {said}",
    "must be a number, not {said}",
    "must be 0 or more, not {said}",
    "must be {least} to {most}, not {said}",
    "must be five faces from 1 to 6, not {said}",
    "must be five faces from 1 to 6 (with * after each one you kept), not {said}",
    "must be r and a number, as in r2, not {said}",
    "must be {count} numbers (- for an open box), not {said}",
    "must be {count} numbers, not {said}",
    "boxes are filled in order, and {box} is open",
    "the {rules} rules have none",
    "there are none while {box} has no points",
    "these scores allow {most} at most, not {said}",
    "there is no such field, only {known}",
    "there is no such box",
    "there is no box {said}",
    "there is no box {said} by the {rules} rules",
    "{box} is there twice",
    "has points here, but is not among the filled boxes",
    "must have dice, upper or filled",
    "this looks like another program's: there is no {said}, only {known}",
    "a text can't name a file, only a command can (--rules @FILE), not {said}",
    "missing",
    "given twice",
    "must be a JSON object, not {said}",
    "is not valid JSON (line {line}, column {column})",
    "can have at most {most} characters",
    "must have rules, dice, and a position or a game",
    "there can be only one",
    "needs fair dice, not {dice}",
    "is only for games with opponents, and a one-line position has none",
    "must be text of at least one character, not {said}",
    "must be an object with one of {known}",
    "must be {least} to {most}, or the same below zero, not {said}",
    "{said} isn't allowed: {reason}",
    "{said} doesn't match the seed and the rules",
    "{boxes} can't score {points} points",
    "the game is over",
    "no roll is left in this turn",
    "keeping all five dice is not a roll",
    "the dice have not been rolled in this turn",
    "the first roll of a turn rolls all five dice",
    "the box is already filled",
    "the joker rules do not allow this box",
    # rules files
    "a rules file can have at most {most} characters",
    "there are already {most} rules files, so remove one first",
    "this isn't valid TOML: nested too deeply, or a number is too long",
    "this isn't valid TOML: {detail}",
    "it is not UTF-8 text",
    "has more than {most} dots",
    "must be text of 1 to {most} characters, not {said}",
    "must be 1 or more, as there is an upper bonus",
    "needs a box for five of a kind",
    "must name every box once",
    "must be true or false, not {said}",
    "must be one of {known}, not {said}",
    "must be a list of 1 to {most} tables, one for each box, not {said}",
    "there are two boxes called {box}",
    "face {face} already has a box",
    "must be a lower-case letter, then lower-case letters, digits or _, not {said}",
    "a box can have {first} or {second}, not both",
    "is not for a box with a face, which scores the sum of its dice",
    "is only for a box with groups",
    "must be whole numbers that add up to {most} at most, not {said}",
    "must be a list of rolls, such as {example}, not {said}",
    "must be {own}, {all} or a whole number from 0 to {most}, not {said}",
    "{what} would need {size} GB with {rules} rules; the limit is 3 GB",
    where="what is wrong with a position or with rules; the name of a field stands in front",
)
"""What is wrong, behind the field."""

field_names = Sentences("dice", "rolls left", "Yahtzee bonuses", "scores", "goal", "rules", "seed", where="a field")
line_fault = Sentence("line {number}: {reason}")
turn_fault = Sentence("turn {number}: {reason}")
_FIELDS = ("dice", "rolls_left", "yahtzee_bonuses", "scores", "goal", "rules", "seed")
_WHOLE = ("line", "position")  # what is wrong with the text as a whole needs no name
_SHORT = {"is missing": "missing", "is given twice": "given twice"}  # right behind any field, be it dice or a seed
_PLACE = re.compile(r"(?:(line|turn) (\d+)|([a-z_]+(?:\.[a-z0-9_]+)*)): (.+)", re.DOTALL)


def told(said: str) -> str:
    """Return what the engine says is wrong in the language of the window, places and fields included."""
    match = _PLACE.fullmatch(said)
    if match is None:
        return as_known(_SHORT.get(said, said), KNOWN)
    kind, number, field, rest = match.groups()
    if kind:
        return (line_fault if kind == "line" else turn_fault)(number, told(rest))
    return told(rest) if field in _WHOLE else f"{_field_name(field)}: {told(rest)}"


def _field_name(field: str) -> str:
    box = BY_KEY.get(field.removeprefix("scores."))
    if box is not None and field.startswith("scores."):
        return boxes.category(box)
    name = re.sub(r"\.\d+$", "", field)  # one of the dice, say
    return dict(zip(_FIELDS, field_names(), strict=True)).get(name, field)


def as_known(said: str, known: Sentences) -> str:
    """Return what the engine says in the language of the window, if it is one of these with something in its places."""
    # The one with most words of its own comes first: "must be {allowed}, not {said}" is like many others.
    texts = {one.text: one for one in known.sentences}
    for text in sorted(texts, key=lambda one: -len(re.sub(r"{\w+}", "", one))):
        match = _pattern(text).fullmatch(said)
        if match is not None:
            return texts[text](**match.groupdict())
    return said


@cache
def _pattern(text: str) -> re.Pattern[str]:
    parts = re.split(r"{(\w+)}", text)
    return re.compile(
        "".join(f"(?P<{part}>.+)" if at % 2 else re.escape(part) for at, part in enumerate(parts)), re.DOTALL
    )
