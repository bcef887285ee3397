# SPDX-License-Identifier: MIT
"""What was lost in each game, as a chart of points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.training.progress import GameLosses, Interval, ProgressReport
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.points import Point, PointsView
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.progress import words
from yahtzee_gui.words import games, numbers

MOST_POINTS = 500
"""How many of the latest games are drawn; what is said of all games counts all."""


def games_view(progress: ProgressReport | None, *, by_decision: bool = False, most: int = MOST_POINTS) -> PointsView:
    """Return the points lost in the latest games with their moving mean, per game or per decision."""
    name = words.losses_name(by_decision=by_decision)
    if progress is None:
        return PointsView(name)
    trend = progress.decision_trend if by_decision else progress.game_trend
    shown = list(zip(progress.games, trend.means, strict=True))[-most:]
    if not shown or progress.per_game is None:
        return PointsView(name, message=learn_words.no_points())
    return PointsView(
        name=name,
        points=tuple(_point(game, mean, by_decision=by_decision) for game, mean in shown),
        start=learn_words.games_ago(len(shown) - 1) if len(shown) > 1 else "",
        end=learn_words.latest(),
        summary=learn_words.losses_summary(len(progress.games), progress.per_game),
        figures=_figures(shown, by_decision=by_decision),
        can_ask=True,
    )


def _figures(shown: Sequence[tuple[GameLosses, Interval | None]], *, by_decision: bool) -> ChartFigures:
    rows, data = [], []
    places = 2 if by_decision else 1
    for game, mean in shown:
        lost = _lost(game, by_decision=by_decision)
        trend = (mean.mean, *(mean.ends or (None, None))) if mean is not None else (None,) * 3
        rows.append(
            (
                games.finished_at(game.finished_at),
                str(game.score),
                numbers.signed(game.luck),
                numbers.decimal(lost, places),
                str(game.decisions),
                *("" if one is None else numbers.decimal(one, places) for one in trend),
            )
        )
        data.append((game.finished_at, game.score, game.luck, lost, game.decisions, *trend))
    return ChartFigures(words.losses_columns(), tuple(rows), tuple(data))


def _lost(game: GameLosses, *, by_decision: bool) -> float:
    return game.points_lost / game.decisions if by_decision else game.points_lost


def game_at(progress: ProgressReport, point: int, most: int = MOST_POINTS) -> GameLosses:
    """Return the game of a point among the latest games."""
    return progress.games[-most:][point]


def _point(game: GameLosses, mean: Interval | None, *, by_decision: bool) -> Point:
    lost = _lost(game, by_decision=by_decision)
    card = words.game_card(game, numbers.decimal(lost, 2 if by_decision else 1), by_decision=by_decision)
    if mean is None:
        return Point(lost, card)
    return Point(lost, card, mean.mean, mean.low, mean.high)
