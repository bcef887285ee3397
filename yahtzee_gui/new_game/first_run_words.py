# SPDX-License-Identifier: MIT
"""The sentences of the welcome."""

from __future__ import annotations

from collections.abc import Sequence

from yahtzee_gui.words.base import Sentence, tr

start_playing = Sentence("Start playing", where="button that ends the welcome")
welcome_title = Sentence("Welcome", where="title of the first-run dialog")
welcome_heading = Sentence("Thirteen turns, five dice", where="heading")
welcome_rules = Sentence(
    "After thirteen turns every box is filled, and the highest total wins. All the rules are in Help."
)
welcome_coach_heading = Sentence("A coach that plays perfectly", where="heading")
when_to_speak = Sentence("When should it speak?", where="question for the coach mode")
about_modes = Sentence(
    "“Feedback” teaches you the most, because you choose first. Press C to change the mode at any time."
)
recommended = Sentence("Recommended", where="beside a coach mode")
is_ready = Sentence("The coach is ready")
welcome_table = Sentence(
    "The coach solves the whole game on this computer, once, and keeps the result. You can play "
    "while it works; it joins in as soon as it is ready."
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
