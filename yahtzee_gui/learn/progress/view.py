# SPDX-License-Identifier: MIT
"""The page of progress as it is shown, and the games behind its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from engine.analysis.verdicts import Verdict
from engine.game_review import score_shares
from engine.rules.scoring import RuleSet, rules_from_json
from engine.training.progress import By, GameLosses, Group, ProgressReport
from yahtzee_gui.kit.charts.columns import BarColumn, ColumnsView
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBar
from yahtzee_gui.kit.charts.points import PointsView
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.log import PracticeLog
from yahtzee_gui.learn.practice.sources import puzzle_words
from yahtzee_gui.learn.progress import words
from yahtzee_gui.learn.progress.compared_view import compared_view
from yahtzee_gui.learn.progress.losses_view import games_view
from yahtzee_gui.learn.progress.page import ProgressView
from yahtzee_gui.learn.progress.rating_line import rating_line
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.words import names, numbers

_BOTH = (False, True)
_BAD = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_FIGURES, _SPACE = 4, "\u2007"  # as wide as a figure
_WIDE, _MANY = 20, 100
"""The width of the ranges that scores are counted in, and the number of games from which they are half as wide."""
_FIRST, _LAST = 100, 440
"""The first range ends a width after this; where the last one begins, later only where there are such games."""


def progress_view(progress: ProgressReport | None, puzzles: PracticeLog | None, at: datetime) -> ProgressView:
    """Return what the page of progress shows at a time; what is None is still being worked out, or read."""
    rating = (puzzles or PracticeLog()).rating(at)
    has_rating = puzzles is not None and bool(puzzles.answers)
    shown = ProgressView(
        losses=_losses(None),
        where=_names_of_where(),
        compared=compared_view(None),
        rating=rating_line(puzzles, rating),
        rating_now=puzzle_words.rating(rating) if has_rating else "",
        about_rating=puzzle_words.between(rating) if has_rating else puzzle_words.no_rating(),
    )
    if progress is None:
        return shown
    rules, scores = _scores(progress.games)
    return replace(
        shown,
        headline=words.headline(progress),
        losses=_losses(progress),
        where={(by, verdicts): where_view(progress, by, verdicts=verdicts) for by in By for verdicts in _BOTH},
        scores=scores_view(scores, rules),
        scores_note=_scores_note(scores, rules),
        summary=_summary(progress),
        counted=words.counted_games(len(progress.games), progress.coached) if progress.games else "",
        window=learn_words.moving_mean(progress.game_trend.window) if any(progress.game_trend.means) else "",
        luck=_luck(progress),
        compared=compared_view(progress.per_game),
        compared_note=words.compared_note(progress.per_game),
        has_intervals=progress.per_game is None or progress.per_game.ends is not None,
    )


def _losses(progress: ProgressReport | None) -> Mapping[bool, PointsView]:
    return {by_decision: games_view(progress, by_decision=by_decision) for by_decision in _BOTH}


def _names_of_where() -> Mapping[tuple[By, bool], BarsView]:
    """Return the charts of where the points go, without their bars."""
    return {(by, told): BarsView(words.where_name(by, verdicts=told)) for by in By for told in _BOTH}


def _summary(progress: ProgressReport) -> str:
    if progress.per_game is None or progress.per_decision is None:
        return ""
    return words.all_games(progress.per_game, progress.per_decision)


def _luck(progress: ProgressReport) -> tuple[str, str]:
    if progress.luck is None:
        return learn_words.no_games(), ""
    return words.luck_of_all(progress.games_of_luck, progress.luck), words.luck_in_words(progress.luck)


# ---- where the points go ----


def where_view(progress: ProgressReport, by: By, *, verdicts: bool) -> BarsView:
    """Return what is lost in each group of decisions: points a game, or how many were inaccuracies and worse."""
    groups = in_order(progress, by)
    name = words.where_name(by, verdicts=verdicts)
    if not groups:
        return BarsView(name, message=words.no_decisions())
    bars = tuple((_verdict_bar if verdicts else _points_bar)(by, group) for group in groups)
    summary = ". ".join(f"{bar.name}: {bar.figure}" for bar in bars)
    return BarsView(name, bars, summary, figures=figures_of(by, groups))


def figures_of(by: By, groups: Sequence[Group]) -> ChartFigures:
    """Return what is lost in each group as lines of a table: a game, a decision, of how many, and the verdicts."""
    rows = tuple(_row(by, group) for group in groups)
    return ChartFigures(words.where_columns(by), rows, tuple(_data(by, group) for group in groups))


def in_order(progress: ProgressReport, by: By) -> Sequence[Group]:
    """Return the groups as they are shown: turns and boxes as the game has them, themes by what they lose."""
    groups = progress.groups.get(by, ())
    return groups if by is By.THEME else sorted(groups, key=lambda group: int(group.name))


def _points_bar(by: By, group: Group) -> IntervalBar:
    name, has_ends = words.group_name(by, group.name), group.per_game.ends is not None
    return IntervalBar(
        name=name,
        value=group.per_game.mean,
        figure=learn_words.with_ends(group.per_game, 2),
        card=words.group_card(name, group),
        low=group.per_game.low if has_ends else None,
        high=group.per_game.high if has_ends else None,
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


def _scores(games: Sequence[GameLosses]) -> tuple[RuleSet | None, list[int]]:
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


def _scores_note(scores: Sequence[int], rules: RuleSet | None) -> str:
    if not scores:
        return ""
    is_known = rules in score_shares.MILLIONTHS
    return (words.scores_note if is_known else words.scores_note_alone)(len(scores))


def scores_view(scores: Sequence[int], rules: RuleSet | None) -> ColumnsView:
    """Return how often scores were in each range, and how often that is expected of perfect play."""
    name = words.scores_name()
    if not scores:
        return ColumnsView(name, message=words.no_scores())
    columns, rows, data = [], [], []
    for first, after in _ranges(scores):
        games = sum((first is None or first <= score) and (after is None or score < after) for score in scores)
        lowest = first if first is not None else score_shares.LOWEST
        share = score_shares.share(lowest, after, rules) if rules is not None else None
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
