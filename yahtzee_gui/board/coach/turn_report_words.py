# SPDX-License-Identifier: MIT
"""The report on a turn in words."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure
from engine.games.goals import RecordGoal
from engine.rules.categories import Category
from engine.rules.dice import Dice
from yahtzee_gui.words import goals, names
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.options import done as made

what_the_turn_did = Sentence("How the turn went", where="heading")
dice = Sentence("Dice (luck)")
your_choices = Sentence("Your choices")
first_choices = Sentence(
    "First choices (judged)", where="last line of how a turn went, beside the sum: these are judged"
)
then_played = Sentence("Your final choices", where="line of how a turn went: what was chosen in the end")
others = Sentence("Opponents' turns")
expected = Sentence("Expected score")
not_known_yet = "…"

look_at_it = Sentence("Look back at this choice and see why", where="hint on a choice of the turn that was just played")

verdict_follows = Sentence(
    "You'll see what this choice was worth as soon as that is worked out.", where="below the choices of a turn"
)

turn = Sentence("Turn {number}")
turn_so_far = Sentence("Turn {number} so far")
turn_before = Sentence("Previous turn ({number})")


def turn_of(name: str, turn: str) -> str:
    """Return the heading of the turn of another person at the screen."""
    return tr("{name} · {turn}", "Bob · Turn 4 of 13").format(name=name, turn=turn)


def kept(faces: Dice) -> str:
    """Return what was kept of a roll."""
    return tr("kept {dice}").format(dice=names.kept(faces)) if faces else tr("kept nothing")


def took(box: Category, points: int) -> str:
    """Return where a roll was scored."""
    return tr("{box}: {points}").format(box=names.category(box), points=points)


def worth_knowing(chosen: Option, *, is_first: bool = False) -> str:
    """Return the heading of the one thing to learn from a turn: what is explained, of two tries the first."""
    text = tr("Worth knowing: {choice} (your first choice)") if is_first else tr("Worth knowing: {choice}")
    return text.format(choice=made(chosen))


def prospect(measure: Measure, goal: RecordGoal | None) -> str:
    """Return the name of what else is played for."""
    return goals.chance_of(goal) if measure is Measure.CHANCE else tr("Worth to you")


def change(before: str, after: str) -> str:
    """Return a figure before and after the turn."""
    return f"{before} → {after}"
