# SPDX-License-Identifier: MIT
"""The sentences of demonstrations: the window that plays by itself, and the report printed where there is no screen."""

from __future__ import annotations

from engine.analysis.verdicts import Verdict
from engine.coach.review import Review
from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.game.ending import final_score
from yahtzee_gui.wording.names import rules_name, verdict
from yahtzee_gui.wording.numbers import decimal, signed


def demo_title() -> str:
    """Return the title of a window that plays by itself."""
    return tr("Perfect play")


def no_display() -> str:
    """Return why a demonstration is given."""
    return tr("There is no display, so here is a demonstration: one game played perfectly in an offscreen window.")


def pictures_saved(number: int, folder: str) -> str:
    """Return where the pictures of a demonstration are."""
    return plural(number, "%n picture is in {folder}.", "%n pictures are in {folder}.").format(folder=folder)


def report_heading(review: Review) -> str:
    """Return which game a report is on."""
    return tr("Seed {seed}, {rules} rules").format(seed=review.game.seed, rules=rules_name(review.game.rules))


def report_split(review: Review) -> str:
    """Return what the score of a game is made of."""
    return tr("{score} = {par} par {luck} luck {lost} points lost").format(
        score=final_score(review.game.points_so_far),
        par=decimal(review.par, 4),
        luck=signed(review.luck),
        lost=signed(-review.points_lost),
    )


def report_verdicts(review: Review) -> str:
    """Return how often each verdict fell."""
    counts = {name: sum(decision.verdict is name for decision in review.counted) for name in Verdict}
    return ", ".join(f"{count} {verdict(name)}" for name, count in counts.items())
