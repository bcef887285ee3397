# SPDX-License-Identifier: MIT
"""The page of progress as it is shown, chart by chart, and the games behind its figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from engine.analysis.verdicts import Verdict
from engine.game_review import perfect_games
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES, RuleSet, rules_from_json
from engine.strategies import strategies
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from engine.strategies.strategies import strategy
from engine.training.progress import By, GameLosses, Group, Interval, ProgressReport
from engine.training.puzzles import Rating
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.charts.chart_card import ChartFigures
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBar, Point, PointsView
from yahtzee_gui.kit.charts.series import BarColumn, ColumnsView
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.log import PracticeLog, PuzzleAnswer
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.learn.progress import words
from yahtzee_gui.learn.words import first_lessons
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.words import games, names, numbers

MOST_POINTS = 500
"""How many of the latest games are drawn; what is said of all games counts all."""


def games_view(progress: ProgressReport | None, *, most: int = MOST_POINTS) -> PointsView:
    """Return the points lost in the latest games with their moving mean."""
    name = words.losses_name()
    if progress is None:
        return PointsView(name)
    shown = list(zip(progress.games, progress.game_trend.means, strict=True))[-most:]
    if not shown or progress.per_game is None:
        return PointsView(name, message=learn_words.no_points())
    cost = learn_words.cost_per_game(figure=learn_words.with_ends(progress.per_game, 1))
    return PointsView(
        name=name,
        points=tuple(_game_point(game, mean) for game, mean in shown),
        start=learn_words.games_ago(len(shown) - 1) if len(shown) > 1 else "",
        end=learn_words.latest(),
        summary=f"{learn_words.games_in_all(len(progress.games))}: {cost}.",
        figures=_losses_figures(shown),
        can_ask=True,
    )


def _losses_figures(shown: Sequence[tuple[GameLosses, Interval | None]]) -> ChartFigures:
    rows, data = [], []
    for game, mean in shown:
        trend = (mean.mean, *(mean.ends or (None, None))) if mean is not None else (None,) * 3
        rows.append(
            (
                games.finished_at(game.finished_at),
                str(game.score),
                numbers.signed(game.luck),
                numbers.decimal(game.points_lost, 1),
                str(game.decisions),
                *("" if one is None else numbers.decimal(one, 1) for one in trend),
            )
        )
        data.append((game.finished_at, game.score, game.luck, game.points_lost, game.decisions, *trend))
    return ChartFigures(words.losses_columns(), tuple(rows), tuple(data))


def _game_point(game: GameLosses, mean: Interval | None) -> Point:
    lost, card = game.points_lost, words.game_card(game)
    if mean is None:
        return Point(lost, card)
    return Point(lost, card, mean.mean, mean.low, mean.high)


_STRATEGIES = (Rival.RULES_OF_THUMB, Rival.MINCE, Rival.GREEDY)


def compared_view(lost: Interval | None) -> BarsView:
    """Return the chart; `lost` is what the player loses a game, None before the first one that counts."""
    known = [_compared_bar(first_lessons(lesson.value), AVERAGES[lesson.value]) for lesson in Lesson]
    for one in _STRATEGIES:
        found = strategies.strength(strategy(one.value), DEFAULT_RULES)
        if found is not None:
            known.append(_compared_bar(names.rival(one), found.mean))
    known.append(_compared_bar(names.rival(Rival.PERFECT), PARS[DEFAULT_RULES]))
    if lost is not None:
        known.append(_yours(lost))
    bars = tuple(sorted(known, key=lambda bar: bar.value))
    return BarsView(words.compared_name(), bars, figures=_compared_figures(bars))


def _compared_bar(name: str, average: float) -> IntervalBar:
    short = PARS[DEFAULT_RULES] - average
    figure = numbers.decimal(average, 1)
    return IntervalBar(name, short, figure, words.compared_card(name, average, short))


def _yours(lost: Interval) -> IntervalBar:
    par, (low, high) = PARS[DEFAULT_RULES], lost.ends or (None, None)
    average = Interval(par - lost.mean, (par - lost.high, par - lost.low) if lost.ends is not None else None)
    figure = words.your_average(average=learn_words.with_ends(average, 1))
    card = (*words.compared_card(words.you(), average.mean, lost.mean), words.luck_aside())
    return IntervalBar(words.you(), lost.mean, figure, card, low, high, is_strong=True)


def _compared_figures(bars: tuple[IntervalBar, ...]) -> ChartFigures:
    rows = tuple((bar.name, bar.figure, numbers.decimal(bar.value, 1)) for bar in bars)
    data = tuple((bar.name, PARS[DEFAULT_RULES] - bar.value, bar.value) for bar in bars)
    return ChartFigures(words.compared_columns(), rows, data)


_ANSWERS_SHOWN = 300
"""The most answers in the chart."""
_RATING_STEP = 100.0  # the chart begins and ends at a multiple of this, half of it beyond the ratings at least


def rating_line(log: PracticeLog | None, now: Rating) -> PointsView:
    """Return the rating after each of the latest answers, with its interval."""
    name = sources_words.rating_heading()
    if log is None or not log.answers:
        return PointsView(name, message=sources_words.no_answers() if log is not None else "")
    shown = log.answers[-_ANSWERS_SHOWN:]
    return PointsView(
        name=name,
        points=tuple(map(_rating_point, shown)),
        start=sources_words.puzzles_ago(len(shown) - 1) if len(shown) > 1 else "",
        end=sources_words.latest_puzzle(),
        summary=sources_words.rating_summary(len(log.answers), now),
        figures=_rating_figures(shown),
        low=_RATING_STEP * math.floor(min(one.rating for one in shown) / _RATING_STEP - 0.5),
        high=_RATING_STEP * math.ceil(max(one.rating for one in shown) / _RATING_STEP + 0.5),
    )


def _rating_point(answer: PuzzleAnswer) -> Point:
    after = answer.after
    card = sources_words.answer_card(
        games.finished_at(answer.at),
        sources_words.rating(after),
        sources_words.rating_figure(answer.difficulty),
        numbers.cost(answer.lost),
    )
    return Point(after.value, card, after.value, after.value - after.half, after.value + after.half)


def _rating_figures(answers: tuple[PuzzleAnswer, ...]) -> ChartFigures:
    latest_first = tuple(reversed(answers))
    lines = tuple((one.at, one.rating, one.after.half, one.difficulty, one.lost) for one in latest_first)
    rows = tuple(
        (
            games.finished_at(one.at),
            sources_words.rating_figure(one.rating),
            sources_words.rating_figure(one.after.half),
            sources_words.rating_figure(one.difficulty),
            numbers.cost(one.lost),
        )
        for one in latest_first
    )
    return ChartFigures(sources_words.rating_columns(), rows, lines)


_BAD = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_FIGURES, _SPACE = 4, "\u2007"  # as wide as a figure
_WIDE, _MANY = 20, 100
"""The width of the ranges that scores are counted in, and the number of games from which they are half as wide."""
_FIRST, _LAST = 100, 440
"""The first range ends a width after this; where the last one begins, later only where there are such games."""


# ---- where the points go ----


def where_view(progress: ProgressReport | None, by: By, *, verdicts: bool) -> BarsView:
    """Return what is lost in each group of decisions: points a game, or how many were inaccuracies and worse."""
    name = words.where_name(by, verdicts=verdicts)
    if progress is None:
        return BarsView(name)
    groups = in_order(progress, by)
    if not groups:
        return BarsView(name, message=words.no_decisions())
    bars = tuple((_verdict_bar if verdicts else _points_bar)(by, group) for group in groups)
    rows, data = tuple(_row(by, group) for group in groups), tuple(_data(by, group) for group in groups)
    return BarsView(name, bars, figures=ChartFigures(words.where_columns(by), rows, data))


def in_order(progress: ProgressReport, by: By) -> Sequence[Group]:
    """Return the groups as they are shown: turns and boxes as the game has them, themes by what they lose."""
    groups = progress.groups.get(by, ())
    return groups if by is By.THEME else sorted(groups, key=lambda group: int(group.name))


def _points_bar(by: By, group: Group) -> IntervalBar:
    name = words.group_name(by, group.name)
    low, high = group.per_game.ends or (None, None)
    return IntervalBar(
        name=name,
        value=group.per_game.mean,
        figure=learn_words.with_ends(group.per_game, 2),
        card=words.group_card(name, group),
        low=low,
        high=high,
        is_strong=group.is_weakness,
        action=learn_words.see_games(),
    )


def _verdict_bar(by: By, group: Group) -> IntervalBar:
    name, decisions = words.group_name(by, group.name), group.losses.decisions
    parts = tuple((verdict, 100.0 * group.losses.verdicts[verdict] / decisions) for verdict in _BAD)
    return IntervalBar(
        name=name,
        value=sum(size for _, size in parts),
        figure="   ".join(
            f"{names.mark(verdict)} {numbers.decimal(size, 1).rjust(_FIGURES, _SPACE)}" for verdict, size in parts
        ),
        card=words.group_card(name, group),
        action=learn_words.see_games(),
        parts=parts,
    )


def _row(by: By, group: Group) -> tuple[str, ...]:
    counts = tuple(numbers.whole(count) for count in group.losses.verdicts)
    lost, rate = learn_words.with_ends(group.per_game, 2), learn_words.with_ends(group.rate, 2)
    return words.group_name(by, group.name), lost, rate, numbers.whole(group.losses.decisions), *counts


def _data(by: By, group: Group) -> tuple[str | int | float | None, ...]:
    name = words.group_name(by, group.name)
    return name, group.per_game.mean, group.rate.mean, group.losses.decisions, *group.losses.verdicts


# ---- scores ----


def scores_of(games: Sequence[GameLosses]) -> tuple[RuleSet | None, list[int]]:
    """Return the scores of the games by the rules that were played most, and these rules."""
    kinds = Counter(GameKey(*game.key).kind for game in games)
    if not kinds:
        return None, []
    (kind, _), *_ = kinds.most_common(1)
    try:
        rules = rules_from_json(kind.rules, kind.rolls_per_turn)
    except ValueError:
        rules = None  # of a later version
    return rules, [game.score for game in games if GameKey(*game.key).kind == kind]


def scores_note(scores: Sequence[int], rules: RuleSet | None) -> str:
    """Return what stands beside the title of the chart of scores."""
    if not scores:
        return ""
    is_known = rules in perfect_games.MILLIONTHS
    return (words.scores_note if is_known else words.scores_note_alone)(len(scores))


def scores_view(scores: Sequence[int], rules: RuleSet | None) -> ColumnsView:
    """Return how often scores were in each range, and how often that is expected of perfect play."""
    name = words.scores_name()
    if not scores:
        return ColumnsView(name, message=words.no_scores())
    columns, rows, data = [], [], []
    for first, after in _ranges(scores):
        games = sum((first is None or first <= score) and (after is None or score < after) for score in scores)
        lowest = first if first is not None else perfect_games.LOWEST_SCORE
        share = perfect_games.share_of_games(lowest, after, rules) if rules is not None else None
        expected = share * len(scores) if share is not None else None
        said = words.score_range(first, after)
        is_named = first is None or after is None or first % (2 * _WIDE) == 0
        label = words.score_label(first, after) if is_named else ""
        columns.append(BarColumn(label, games, words.score_card(said, games, expected), expected=expected))
        rows.append((said, numbers.whole(games), numbers.decimal(expected, 1) if expected is not None else ""))
        data.append((said, games, expected))
    figures = ChartFigures(words.scores_columns(), tuple(rows), tuple(data))
    summary = ", ".join(f"{row[0]}: {row[1]}" for row in rows if row[1] != "0")
    return ColumnsView(name, tuple(columns), axis=words.games_axis(), summary=summary, figures=figures)


def _ranges(scores: Sequence[int]) -> list[tuple[int | None, int | None]]:
    """Return where each range of scores begins, and where it ends: the first and the last one are open."""
    width = _WIDE if len(scores) < _MANY else _WIDE // 2
    last = min(_LAST, max(320, max(scores) // _WIDE * _WIDE + _WIDE))
    firsts = range(_FIRST, last + 1, width)
    return [(first if first > _FIRST else None, first + width if first < last else None) for first in firsts]


# ---- the games behind a figure ----


def games_behind(progress: ProgressReport, by: By, group: Group) -> list[GameLosses]:
    """Return the games that have decisions in a group, those that lost most there first."""
    found = [game for game in progress.games if group.name in game.grouped(by)]
    return sorted(found, key=lambda game: -game.grouped(by)[group.name].lost)
