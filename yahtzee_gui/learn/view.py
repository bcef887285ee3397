# SPDX-License-Identifier: MIT
"""The page of learning as it is shown."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import pairwise

from engine.game_review.levels import FEWEST_GAMES
from engine.rules.dice import ROLLS, Dice
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from engine.training.decisions import position_of
from engine.training.proficiency import AIM, QUESTIONS, result
from engine.training.progress import By, Group, ProgressReport, Trend
from yahtzee_gui.kit.charts.axes import Line
from yahtzee_gui.kit.charts.columns import BarColumn, ColumnsView
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.charts.interval_bars import BarsView, IntervalBar
from yahtzee_gui.kit.charts.points import PointsView
from yahtzee_gui.learn import words
from yahtzee_gui.learn.exercises.training_log import TEST, TrainingLog
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.session import lessons_learned, next_to_learn
from yahtzee_gui.learn.page import LearnView
from yahtzee_gui.learn.progress.losses_view import games_view
from yahtzee_gui.learn.progress.view import figures_of
from yahtzee_gui.learn.retry import words as retry_words
from yahtzee_gui.learn.retry.retry_sets import RetryStanding
from yahtzee_gui.learn.retry.view import standing_lines
from yahtzee_gui.words import names, numbers

_WEAKNESSES = 4
_SHORT = (0, 1, 3)
"""The columns of the tables here: what it is, and the figure that tells most about it."""


def learn_view(
    progress: ProgressReport | None,
    standing: RetryStanding | None = None,
    log: TrainingLog | None = None,
    puzzles: str = "",
    *,
    is_retry_begun: bool = False,
) -> LearnView:
    """Return what the page of learning shows; what is None is still being worked out, or read.

    `puzzles` is the line about them. A session of Retry that is begun is gone on with.
    """
    is_new = progress is None and standing is not None and not standing.mistakes
    losses, weaknesses = _short(games_view(progress)), weaknesses_view(progress)
    if is_new:  # nothing has been played, so nothing is worked out: what will stand there is said meanwhile
        losses = replace(losses, message=words.no_points())
        weaknesses = replace(weaknesses, message=words.nothing_known())
    return LearnView(
        summary=_summary(progress) if progress is not None else "",
        course=course_view(lessons_learned(log)),
        losses=losses,
        window=_window(progress.game_trend) if progress is not None else "",
        weaknesses=weaknesses,
        retry=_retry(standing),
        about_retry=_about_retry(standing),
        first=_first(standing),
        session=standing.session if standing is not None else 0,
        start_retry=retry_words.go_on_here() if is_retry_begun else retry_words.practise(),
        can_retry=is_retry_begun or (standing is not None and standing.due > 0),
        next_lesson=_next_lesson(next_to_learn(log)),
        start_lesson=_start_lesson(next_to_learn(log), log),
        puzzles=puzzles,
        proficiency=_last_test(log),
        take_test=words.go_on_with_test() if log is not None and log.begun_of(TEST) else words.take_test(),
        openings=words.all_openings(len(ROLLS)),
    )


def _short(view: PointsView) -> PointsView:
    """Return a chart with as many columns of its table as have room."""
    return replace(view, figures=view.figures.columns(*_SHORT)) if view.figures.rows else view


def _retry(standing: RetryStanding | None) -> tuple[str, str]:
    """Return how many costly choices wait, and how it stands with the others once there are any."""
    waiting, others = standing_lines(standing)
    return waiting, others if standing is None or standing.mistakes else ""


def _about_retry(standing: RetryStanding | None) -> str:
    """Return what retrying is, and that there is not always something wrong, where that is so."""
    about = retry_words.what_it_is()
    return f"{about} {retry_words.not_always_a_trap()}" if standing is not None and standing.well else about


def _first(standing: RetryStanding | None) -> tuple[Dice, str]:
    """Return the dice of the first position that waits, and where it is; nothing of what is best."""
    if standing is None or standing.first is None:
        return (), ""
    position = position_of(standing.first.decision)
    return position.dice, lessons_words.where(standing.first.decision.turn, position.rolls_left)


def _next_lesson(lesson: Lesson | None) -> tuple[str, str]:
    """Return the next lesson, and what a player averages with it; after the last one, that it was."""
    if lesson is None:
        return words.course_done(), words.course_done_detail(AVERAGES[-1])
    average, before = AVERAGES[lesson.value], AVERAGES[lesson.value - 1]
    named = words.next_lesson(number=lesson.value, lesson=lessons_words.name(lesson))
    return named, words.next_gain(average, average - before)


def _start_lesson(lesson: Lesson | None, log: TrainingLog | None) -> str:
    if lesson is None:
        return words.go_on_learning()
    is_begun = log is not None and log.begun_of(lesson.value) is not None
    return (words.continue_lesson if is_begun else words.start_lesson)(lesson.value)


def _last_test(log: TrainingLog | None) -> str:
    begun = log.begun_of(TEST) if log is not None else None
    if begun is not None:
        return words.test_begun(len(begun.given), sum(QUESTIONS.values()))
    if log is None or not log.tests:
        return words.no_test_yet(sum(QUESTIONS.values()))
    return words.last_test(result(log.tests[-1].lost), AIM)


def _summary(progress: ProgressReport) -> str:
    games = len(progress.games)
    if progress.level is not None:
        return words.standing(progress.level, progress.recent)
    if games:
        return words.games_missing(games, FEWEST_GAMES - games)
    return words.only_assisted(progress.coached, progress.help) if progress.coached else words.no_games()


def _window(trend: Trend) -> str:
    return words.moving_mean(trend.window) if any(trend.means) else ""


def course_view(learned: Collection[Lesson] = ()) -> ColumnsView:
    """Return the exact averages of a player before the course and after each lesson; those `learned` stand out."""
    par = PARS[DEFAULT_RULES]
    columns = [
        BarColumn(
            label=str(lesson) if lesson else words.before_course(),
            value=average,
            card=_pupil_card(lesson),
            figure=numbers.decimal(average, 1),
            is_strong=lesson > 0 and Lesson(lesson) in learned,
        )
        for lesson, average in enumerate(AVERAGES)
    ]
    return ColumnsView(
        name=words.course_heading(),
        columns=tuple(columns),
        line=Line(par, words.perfect_play(par)),
        can_ask=True,
        figures=_course_figures(learned),
        summary=words.course_summary(AVERAGES[0], AVERAGES[-1], par),
    )


def _course_figures(learned: Collection[Lesson]) -> ChartFigures:
    known = words.before_course(), *map(lessons_words.numbered, Lesson)
    gains = (None, *(after - before for before, after in pairwise(AVERAGES)))
    missing = [PARS[DEFAULT_RULES] - average for average in AVERAGES]
    done = ("", *(words.LEARNED_MARK if lesson in learned else "" for lesson in Lesson))
    lines = tuple(zip(known, AVERAGES, gains, missing, done, strict=True))
    rows = tuple(
        (
            name,
            numbers.decimal(average, 1),
            numbers.decimal(gain, 1) if gain is not None else "",
            numbers.decimal(short, 1),
            mark,
        )
        for name, average, gain, short, mark in lines
    )
    return ChartFigures(words.course_columns(), rows, lines)


def lesson_at(column: int) -> Lesson:
    """Return the lesson that a column of the course leads to: the first one from the column before it, too."""
    return Lesson(max(1, column))


def _pupil_card(lesson: int) -> tuple[str, ...]:
    name = lessons_words.numbered(Lesson(lesson)) if lesson else ""
    gain, missing = AVERAGES[lesson] - AVERAGES[max(0, lesson - 1)], PARS[DEFAULT_RULES] - AVERAGES[lesson]
    return words.pupil_card(lesson, name, AVERAGES[lesson], gain, missing)


def weaknesses_view(progress: ProgressReport | None) -> BarsView:
    """Return what clearly costs more than the rest, costliest first; what is not clear is left out."""
    name = words.weaknesses_heading()
    if progress is None:
        return BarsView(name)
    found = weaknesses_of(progress)
    if not found:
        games = max((group.of_games for group in progress.groups.get(By.THEME, ())), default=0)
        enough = games >= FEWEST_GAMES
        return BarsView(name, message=words.nothing_sure(games) if enough else words.nothing_known())
    bars = tuple(_weakness(group) for group in found)
    summary = ". ".join(f"{bar.name}: {bar.figure}" for bar in bars)
    return BarsView(name, bars, summary, figures=figures_of(By.THEME, found).columns(*_SHORT))


def weaknesses_of(progress: ProgressReport) -> list[Group]:
    """Return the weaknesses that are shown."""
    return [group for group in progress.groups.get(By.THEME, ()) if group.is_weakness][:_WEAKNESSES]


def _weakness(group: Group) -> IntervalBar:
    name = names.theme(group.name)
    return IntervalBar(
        name=name,
        value=group.per_game.mean,
        figure=words.with_ends(group.per_game, 1),
        card=words.weakness_card(name, group),
        low=group.per_game.low,
        high=group.per_game.high,
        action=words.see_games(),
    )
