# SPDX-License-Identifier: MIT
"""The rating of puzzles as a chart: after each answer, with its interval."""

from __future__ import annotations

import math

from engine.training.rating import Rating
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.points import Point, PointsView
from yahtzee_gui.learn.log import PracticeLog, PuzzleAnswer
from yahtzee_gui.learn.practice.sources import puzzle_words as words
from yahtzee_gui.words import games, numbers

_SHOWN = 300
"""The most answers in the chart."""
_STEP = 100.0  # the chart begins and ends at a multiple of this, half of it beyond the ratings at least


def rating_line(log: PracticeLog | None, now: Rating) -> PointsView:
    """Return the rating after each of the latest answers, with its interval."""
    name = words.rating_heading()
    if log is None or not log.answers:
        return PointsView(name, message=words.no_answers() if log is not None else "")
    shown = log.answers[-_SHOWN:]
    return PointsView(
        name=name,
        points=tuple(map(_point, shown)),
        start=words.puzzles_ago(len(shown) - 1) if len(shown) > 1 else "",
        end=words.latest(),
        summary=words.chart_summary(len(log.answers), now),
        figures=_figures(shown),
        low=_STEP * math.floor(min(one.rating for one in shown) / _STEP - 0.5),
        high=_STEP * math.ceil(max(one.rating for one in shown) / _STEP + 0.5),
    )


def _point(answer: PuzzleAnswer) -> Point:
    after = answer.after
    card = words.answer_card(
        games.finished_at(answer.at),
        words.rating(after),
        words.figure(answer.difficulty),
        numbers.cost(answer.lost),
    )
    return Point(after.value, card, after.value, after.value - after.half, after.value + after.half)


def _figures(answers: tuple[PuzzleAnswer, ...]) -> ChartFigures:
    latest_first = tuple(reversed(answers))
    lines = tuple((one.at, one.rating, one.after.half, one.difficulty, one.lost) for one in latest_first)
    rows = tuple(
        (
            games.finished_at(one.at),
            words.figure(one.rating),
            words.figure(one.after.half),
            words.figure(one.difficulty),
            numbers.cost(one.lost),
        )
        for one in latest_first
    )
    return ChartFigures(words.chart_columns(), rows, lines)
