# SPDX-License-Identifier: MIT
"""Puzzles in words."""

from __future__ import annotations

from engine.training.puzzles import ends
from engine.training.rating import Rating
from engine.training.themes import Theme
from yahtzee_gui.words import names, numbers, options
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr

puzzles_title = Sentence("Puzzles", where="title of the page")

# Where one begins
rating_heading = Sentence("Your rating", where="heading")
no_rating = Sentence(
    "Everyone starts here. After ten puzzles it's closer to your level.", where="below the rating of a new player"
)
no_answers = Sentence("Each puzzle you answer becomes a dot here, with your rating after it.")
puzzles_about = Sentence("Puzzles: {theme}", where="what is practised")
kind = Sentence("Kind of choice", where="heading")
how_it_works = Sentence("Positions as hard as you are strong. Your first choice moves your rating.")
rating_is = Sentence("Your rating now: {rating}.")
looking = Sentence("Looking for positions…")
none_found = Sentence("No positions found. Try another theme.")

# The puzzles and their result
heading_of_day = Sentence("Daily five", where="heading above a puzzle")
difficulty_column = Sentence("Difficulty", where="heading of a column; how hard each puzzle was")
more_puzzles = Sentence("More puzzles", where="button after a session")
solved_of = Sentence("{solved} of {of}", where="a large figure: puzzles solved of all")
solved_title = Sentence("solved", where="beside how many of how many were")
rating_before = Sentence("Rating before", where="names a bar")
rating_after = Sentence("Rating now", where="names a bar")
time_is_up = Counted("That was about %n minute.", "That was about %n minutes.")
half_counts = Sentence("An inaccuracy counts as half.")
chart_columns = Sentences("When", "Rating", "±", "Difficulty", "Cost")
latest = Sentence("latest puzzle", where="label below the last dot of a chart")
puzzles_ago = Counted("%n puzzle ago", "%n puzzles ago", where="label below the oldest dot of a chart")


def about_theme(theme: Theme | None) -> str:
    """Return the name of a theme, or of all."""
    return names.theme(theme) if theme is not None else tr("All themes")


def figure(value: float) -> str:
    """Return a rating as it is written."""
    return numbers.whole(round(value))


def rating(known: Rating) -> str:
    """Return a rating with half of its interval."""
    return tr("{rating} ± {half}").format(rating=figure(known.value), half=figure(known.half))


def between(known: Rating) -> str:
    """Return what the interval says: its ends are those of the figures as they are written."""
    low, high = ends(known)
    if low is not None and high is not None:
        text = tr("About 95 % certain to be between {low} and {high}.")
    elif low is not None:
        text = tr("About 95 % certain to be at least {low}: hardly any puzzles are hard enough to say more.")
    elif high is not None:
        text = tr("About 95 % certain to be at most {high}: hardly any puzzles are easy enough to say more.")
    else:
        text = tr("Too few answers yet to say more.")
    value, half = round(known.value), round(known.half)
    return text.format(low=figure(value - half), high=figure(value + half))


def moved(before: float, after: float) -> str:
    """Return the rating after a puzzle, and by how much that changed it."""
    return tr("{rating} ({change})").format(rating=figure(after), change=change(before, after))


def change(before: float, after: float) -> str:
    """Return by how much a rating changed, as the written ones differ."""
    return numbers.signed(round(after) - round(before), 0)


def answer_card(day: str, after: str, difficulty: str, cost: str) -> tuple[str, ...]:
    """Return what is said of a dot in the chart."""
    return (
        day,
        tr("rating {rating}").format(rating=after),
        options.with_its_cost(tr("difficulty {difficulty}").format(difficulty=difficulty), cost),
    )


def chart_summary(puzzles: int, known: Rating) -> str:
    """Return what the chart says, for a screen reader."""
    return plural(puzzles, "Rating after %n puzzle: {rating}.", "Rating after %n puzzles: {rating}.").format(
        rating=rating(known)
    )
