# SPDX-License-Identifier: MIT
"""The sentences of the welcome pages."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.dice import Dice
from yahtzee_gui.words import names
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.numbers import value

start_playing = Sentence("Start playing", where="button that ends the first-run pages")
welcome_title = Sentence("Welcome", where="title of the first-run dialog")
welcome_heading = Sentence("Thirteen turns, five dice", where="heading of the first page")
welcome_rules = Sentence(
    "After thirteen turns every box is filled, and the highest total wins. All the rules are in Help."
)
welcome_coach_heading = Sentence("A coach that plays perfectly", where="heading of the second page")
when_to_speak = Sentence("When should it speak?", where="question for the coach mode")
about_modes = Sentence(
    "“Feedback” teaches you the most, because you choose first. Press C to change the mode at any time."
)
table_progress = Sentence("The coach's progress", where="name of the progress bar")
welcome_table = Sentence(
    "The coach solves the whole game on this computer, once, and keeps the result. You can play "
    "while it works; it joins in as soon as it is ready."
)


def turn_parts() -> Sequence[tuple[str, str]]:
    """Return the three parts of a turn: a name and what the player does."""
    return (
        (tr("Roll", "a part of a turn"), tr("Up to three times a turn, with Space or the big button.")),
        (
            tr("Keep", "a part of a turn"),
            tr("Click the dice you want to keep, or press 1 to 5. The others are rolled again."),
        ),
        (
            tr("Score", "a part of a turn"),
            tr("Score the dice in a box on the scorecard. You can use each box only once."),
        ),
    )


def welcome_facts() -> Sequence[str]:
    """Return the two bonuses that every plan has to do with: the upper one, and that of later Yahtzees."""
    return (
        tr(
            "Each of the six upper boxes adds up the dice of one face. Get 63 points there, which is three "
            "of each face, and you earn 35 more."
        ),
        tr("Five of a kind is a Yahtzee: 50 points. Once those 50 are on your card, each later one earns 100 more."),
    )


def expected_score_example(keep: Dice, kept: float, other: float) -> str:
    """Return what an expected final score is, by one example after the first roll of a game."""
    return tr(
        "Say this is your first roll. Keep {dice} and play perfectly from there, and you average {kept} "
        "points; roll all five again, and it's {other}. The coach knows this figure for every choice."
    ).format(dice=names.kept(keep), kept=value(kept), other=value(other))


def keep_named(keep: Dice) -> str:
    """Return the name of a keep in the example."""
    return tr("Keep {dice}").format(dice=names.kept(keep)) if keep else tr("Keep nothing")
