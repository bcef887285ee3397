# SPDX-License-Identifier: MIT
"""The page of progress as it is shown, and the games behind its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.analysis.verdicts import Verdict
from engine.coach import score_shares
from engine.learning.lessons.remedies import REMEDIES
from engine.learning.progress import By, GameLosses, Group, Progress
from engine.learning.themes import Theme
from engine.rules.categories import Category
from engine.rules.scoring import RuleSet, rule_set
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.pages.learn.behind import BehindView
from yahtzee_gui.pages.learn.progress import ProgressView
from yahtzee_gui.presenter.learning.losses import games_view
from yahtzee_gui.services.history.figures import History, Tally
from yahtzee_gui.services.history.file.decision_table import DecisionFilter
from yahtzee_gui.services.history.finished_game import GameKey, goal_of_key
from yahtzee_gui.widgets.charts.plots.columns import BarColumn, ColumnsView
from yahtzee_gui.widgets.charts.plots.figures import Figures
from yahtzee_gui.widgets.charts.plots.interval_bars import BarsView, IntervalBar
from yahtzee_gui.widgets.charts.plots.points import PointsView
from yahtzee_gui.wording import names, numbers
from yahtzee_gui.wording.learning import home_page, lesson_page, progress_page
from yahtzee_gui.wording.pages.played import history_page

_BOTH = (False, True)
_BAD = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_FIGURES, _SPACE = 4, "\u2007"  # as wide as a figure
_WIDE, _MANY = 20, 100
"""Scores are counted in ranges so wide, and half as wide from so many games on."""
_FIRST, _LAST = 100, 440
"""The first range ends a width after this; where the last one begins, later only where there are such games."""


def progress_view(progress: Progress | None, history: History | None) -> ProgressView:
    """Return what the page of progress shows; `progress` is None while it is still being worked out."""
    high_scores = tuple(_high_score(tally) for tally in _ranked(history))
    if progress is None:
        return ProgressView(losses=_losses(None), where=_names_of_where(), high_scores=high_scores)
    rules, scores = _scores(progress.games)
    return ProgressView(
        losses=_losses(progress),
        where={(by, verdicts): where_view(progress, by, verdicts=verdicts) for by in By for verdicts in _BOTH},
        scores=scores_view(scores, rules),
        scores_note=_scores_note(scores, rules),
        summary=_summary(progress),
        counted=progress_page.counted_games(len(progress.games), progress.coached) if progress.games else "",
        window=home_page.moving_mean(progress.game_trend.window) if any(progress.game_trend.means) else "",
        luck=_luck(progress),
        has_intervals=progress.per_game is None or progress.per_game.half is not None,
        high_scores=high_scores,
    )


def _losses(progress: Progress | None) -> Mapping[bool, PointsView]:
    return {by_decision: games_view(progress, by_decision=by_decision) for by_decision in _BOTH}


def _names_of_where() -> Mapping[tuple[By, bool], BarsView]:
    """Return the charts of where the points go, without their bars."""
    return {(by, told): BarsView(progress_page.where_name(by, verdicts=told)) for by in By for told in _BOTH}


def _summary(progress: Progress) -> str:
    if progress.per_game is None or progress.per_decision is None:
        return ""
    return progress_page.all_games(progress.per_game, progress.per_decision, progress.level)


def _luck(progress: Progress) -> tuple[str, str]:
    if progress.luck is None:
        return home_page.no_games(), ""
    return progress_page.luck_of_all(progress.all_games, progress.luck), progress_page.luck_in_words(progress.luck)


# ---- where the points go ----


def where_view(progress: Progress, by: By, *, verdicts: bool) -> BarsView:
    """Return what is lost in each group of decisions: points a game, or how many were inaccuracies and worse."""
    groups = in_order(progress, by)
    name = progress_page.where_name(by, verdicts=verdicts)
    if not groups:
        return BarsView(name, message=progress_page.no_decisions())
    bars = tuple((_verdict_bar if verdicts else _points_bar)(by, group) for group in groups)
    summary = ". ".join(f"{bar.name}: {bar.figure}" for bar in bars)
    return BarsView(name, bars, summary, figures=figures_of(by, groups))


def figures_of(by: By, groups: Sequence[Group]) -> Figures:
    """Return what is lost in each group as lines of a table: a game, a decision, of how many, and the verdicts."""
    rows = tuple(_row(by, group) for group in groups)
    return Figures(progress_page.where_columns(by), rows, tuple(_data(by, group) for group in groups))


def in_order(progress: Progress, by: By) -> Sequence[Group]:
    """Return the groups as they are shown: turns and boxes as the game has them, themes by what they lose."""
    groups = progress.groups.get(by, ())
    return groups if by is By.THEME else sorted(groups, key=lambda group: int(group.name))


def _points_bar(by: By, group: Group) -> IntervalBar:
    name, half = progress_page.group_name(by, group.name), group.per_game.half
    return IntervalBar(
        name=name,
        value=group.per_game.mean,
        figure=home_page.with_half(group.per_game, 2),
        card=progress_page.group_card(name, group),
        low=max(0.0, group.per_game.low) if half is not None else None,
        high=group.per_game.high if half is not None else None,
        is_strong=group.is_weakness,
        action=home_page.see_games(),
    )


def _verdict_bar(by: By, group: Group) -> IntervalBar:
    name, decisions = progress_page.group_name(by, group.name), group.losses.decisions
    parts = tuple((verdict, 100.0 * group.losses.verdicts[verdict] / decisions) for verdict in _BAD)
    return IntervalBar(
        name=name,
        value=sum(size for _, size in parts),
        figure="   ".join(
            f"{names.mark(verdict)} {numbers.decimal(size, 1).rjust(_FIGURES, _SPACE)}" for verdict, size in parts
        ),
        card=progress_page.group_card(name, group),
        action=home_page.see_games(),
        parts=parts,
    )


def _row(by: By, group: Group) -> tuple[str, ...]:
    counts = tuple(numbers.whole(count) for count in group.losses.verdicts)
    lost, rate = home_page.with_half(group.per_game, 2), home_page.with_half(group.rate, 2)
    return progress_page.group_name(by, group.name), lost, rate, numbers.whole(group.losses.decisions), *counts


def _data(by: By, group: Group) -> tuple[str | int | float | None, ...]:
    name = progress_page.group_name(by, group.name)
    return name, group.per_game.mean, group.rate.mean, group.losses.decisions, *group.losses.verdicts


# ---- scores ----


def _scores(games: Sequence[GameLosses]) -> tuple[RuleSet | None, list[int]]:
    """Return the scores of the games by the rules that were played most, and these rules."""
    kinds = Counter(GameKey(*game.key).kind for game in games)
    if not kinds:
        return None, []
    (kind, _), *_ = kinds.most_common(1)
    try:
        rules = rule_set(kind.rules, kind.rolls_per_turn)
    except ValueError:
        rules = None  # of a later version
    return rules, [game.score for game in games if GameKey(*game.key).kind == kind]


def _scores_note(scores: Sequence[int], rules: RuleSet | None) -> str:
    if not scores:
        return ""
    is_known = rules in score_shares.MILLIONTHS
    return (progress_page.scores_note if is_known else progress_page.scores_note_alone)(len(scores))


def scores_view(scores: Sequence[int], rules: RuleSet | None) -> ColumnsView:
    """Return how often scores were in each range, and how often that is expected of perfect play."""
    name = progress_page.scores_name()
    if not scores:
        return ColumnsView(name, message=progress_page.no_scores())
    columns, rows, data = [], [], []
    for first, after in _ranges(scores):
        games = sum((first is None or first <= score) and (after is None or score < after) for score in scores)
        lowest = first if first is not None else score_shares.LOWEST
        share = score_shares.share(lowest, after, rules) if rules is not None else None
        expected = share * len(scores) if share is not None else None
        said = progress_page.score_range(first, after)
        is_named = first is None or after is None or first % (2 * _WIDE) == 0
        label = progress_page.score_label(first, after) if is_named else ""
        columns.append(BarColumn(label, games, progress_page.score_card(said, games, expected), expected=expected))
        rows.append((said, numbers.whole(games), numbers.decimal(expected, 1) if expected is not None else ""))
        data.append((said, games, expected))
    figures = Figures(progress_page.scores_columns(), tuple(rows), tuple(data))
    summary = ", ".join(f"{row[0]}: {row[1]}" for row in rows if row[1] != "0")
    return ColumnsView(name, tuple(columns), axis=progress_page.games_axis(), summary=summary, figures=figures)


def _ranges(scores: Sequence[int]) -> list[tuple[int | None, int | None]]:
    """Return where each range of scores begins, and where it ends: the first and the last one are open."""
    width = _WIDE if len(scores) < _MANY else _WIDE // 2
    last = min(_LAST, max(320, max(scores) // _WIDE * _WIDE + _WIDE))
    firsts = range(_FIRST, last + 1, width)
    return [(first if first > _FIRST else None, first + width if first < last else None) for first in firsts]


# ---- high scores ----


def _ranked(history: History | None) -> list[Tally]:
    """Return the games by rules, dice and goal: those without help first, those played most before others."""
    tallies = history.tallies if history is not None else ()
    return sorted(tallies, key=lambda tally: (tally.coached, -tally.games, tally.kind))


def _high_score(tally: Tally) -> tuple[str, ...]:
    return (
        history_page.rules_and_goal(tally.rules, tally.rolls_per_turn, goal_of_key(tally.goal)),
        names.stored_dice_model_name(tally.dice_model),
        history_page.coached_mark(tally.coached),
        numbers.whole(tally.games),
        str(tally.best),
        numbers.value(tally.mean),
    )


# ---- the games behind a figure ----


def games_behind(progress: Progress, by: By, group: Group) -> list[GameLosses]:
    """Return the games that have decisions in a group, those that lost most there first."""
    found = [game for game in progress.games if group.name in game.grouped(by)]
    return sorted(found, key=lambda game: -game.grouped(by)[group.name].lost)


def behind_view(games: Sequence[GameLosses], by: By, group: Group) -> BehindView:
    """Return the list of these games."""
    name = progress_page.group_name(by, group.name)
    lost = sum(game.grouped(by)[group.name].lost for game in games)
    text = progress_page.behind_explained(len(games), lost)
    rows = tuple(_behind(game, by, group) for game in games)
    lesson = remedy_of(group)
    return BehindView(
        progress_page.behind_title(name),
        text,
        rows,
        lesson_page.read_it(lesson) if lesson is not None else "",
        mistakes_of(group) is not None,
    )


def remedy_of(group: Group) -> Lesson | None:
    """Return the lesson that teaches what the decisions of a group are about; None unless they share a theme."""
    return REMEDIES[group.name] if isinstance(group.name, Theme) else None


def mistakes_of(group: Group) -> DecisionFilter | None:
    """Return what asks for the mistakes of a group again; None of a turn, by which they cannot be chosen."""
    if isinstance(group.name, Theme):
        return DecisionFilter(theme=group.name)
    return DecisionFilter(box=group.name) if isinstance(group.name, Category) else None


def _behind(game: GameLosses, by: By, group: Group) -> tuple[str, ...]:
    there = game.grouped(by)[group.name]
    return (
        history_page.finished_at(game.finished_at),
        numbers.decimal(there.lost, 2),
        str(there.decisions),
        numbers.decimal(game.points_lost, 1),
        str(game.score),
    )
