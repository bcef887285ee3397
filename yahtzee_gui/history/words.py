# SPDX-License-Identifier: MIT
"""The page of the history in words: the level, the high scores, and the games played."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.verdicts import Measure
from engine.game_review.levels import LevelBasis
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.numbers import decimal, signed, whole

history_title = Sentence("Your games", where="title of the page")
latest_games = Sentence("Latest games", where="heading")
no_games = Sentence(
    "No game has been finished yet. Every game you finish is kept here, with what the coach says of it."
)
unreadable_games = Counted("One more is damaged and cannot be read.", "%n more are damaged and cannot be read.")
games_columns = Sentences(
    "Finished",
    ("Game", "a column: what was played, and against whom"),
    "Dice",
    "Score",
    "Points lost",
    "Accuracy",
    "Luck",
    "Coach",
)


def games_summary(games: int, coached: int, ungraded: int, unreadable: int = 0) -> str:
    """Return how many games there are, how many of them were coached, and how many wait for the coach's judgement.

    `unreadable` games are there besides, and count in nothing.
    """
    text = plural(games, "One game", "%n games")
    if coached:
        text += tr(", {coached} of them assisted").format(coached=whole(coached))
    if ungraded:
        text += ". " + plural(
            ungraded,
            "One is still being graded.",
            "%n are still being graded.",
        )
    return f"{text.rstrip('.')}. {unreadable_games(unreadable)}" if unreadable else text


def game_figures(
    score: int, points_lost: float, accuracy: float | None, luck: float, measure: Measure | None = None
) -> Sequence[str]:
    """Return the numbers of a game, in the order of the columns."""
    percent = f"{decimal(accuracy, 1)} %" if accuracy is not None else "–"
    return str(score), units.total_lost_short(points_lost, measure), percent, units.short(signed(luck), measure)


def ungraded_figures(score: int) -> Sequence[str]:
    """Return the numbers of a game that the coach has not looked at, in the order of the columns."""
    return str(score), tr("not yet"), "–", "–"


# ---- the level ------------------------------------------------------------------------------------------------------

level_heading = Sentence("Level", where="heading")
no_level = Sentence("Not known yet", where="in place of a level before there is one")
level_explained = Sentence(
    "The points lost in one game vary by 4 to 18, its score by 58: most of a score is luck. That is why the level"
    " counts points lost."
)


def level_basis(basis: LevelBasis) -> str:
    """Return what the level is judged by, or how many games are missing."""
    if basis.level is None:
        return plural(
            basis.games_missing,
            "One more game with fair dice and without the coach's help gives you a level.",
            "%n more games with fair dice and without the coach's help give you a level.",
        )
    return tr("{mean} points lost per decision in {games} games with fair dice and without help.").format(
        mean=decimal(basis.mean, 2), games=whole(basis.games)
    )


# ---- the high scores ------------------------------------------------------------------------------------------------

high_scores_columns = Sentences("Rules and goal", "Dice", "Games", "Best", "Mean")
no_high_scores = Sentence("No high scores yet: only games without help count.")
coached_games_left_out = Sentence(
    "Games with a hint, a warning heeded or a choice taken back count in neither high scores nor level."
)
