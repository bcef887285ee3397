# SPDX-License-Identifier: MIT
"""The home page of learning as it is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from engine.coach.reviewing.levels import FEWEST_GAMES
from engine.learning.decisions import position_of
from engine.learning.proficiency import AIM, QUESTIONS, result
from engine.learning.progress import By, Group, Progress, Trend
from engine.learning.retry import SESSION
from engine.rules.dice import ROLLS, Dice
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from yahtzee_gui.pages.learn.home import HomeView
from yahtzee_gui.play.training.course import lessons_learnt
from yahtzee_gui.presenter.learning.losses import games_view
from yahtzee_gui.presenter.learning.progress import figures_of
from yahtzee_gui.presenter.learning.retry import standing_lines
from yahtzee_gui.services.history.practice_service import Standing
from yahtzee_gui.services.learning.training_log import TEST, TrainingLog
from yahtzee_gui.widgets.charts.plots.axes import Line
from yahtzee_gui.widgets.charts.plots.columns import BarColumn, ColumnsView
from yahtzee_gui.widgets.charts.plots.figures import Figures
from yahtzee_gui.widgets.charts.plots.interval_bars import BarsView, IntervalBar
from yahtzee_gui.widgets.charts.plots.points import PointsView
from yahtzee_gui.wording import names, numbers
from yahtzee_gui.wording.learning import home_page, lesson_page, practice_page

_BASE = 100.0
_WEAKNESSES = 4
_SHORT = (0, 1, 3)
"""The columns of tables that stand here: what it is, and what tells most of it."""


def home_view(progress: Progress | None, standing: Standing | None = None, log: TrainingLog | None = None) -> HomeView:
    """Return what the home page of learning shows; what is None is still being worked out, or read."""
    return HomeView(
        summary=_summary(progress) if progress is not None else "",
        course=course_view(lessons_learnt(log)),
        losses=_short(games_view(progress)),
        window=_window(progress.game_trend) if progress is not None else "",
        weaknesses=weaknesses_view(progress),
        practice=_practice(standing),
        about_practice=f"{practice_page.what_it_is(SESSION)} {practice_page.not_always_a_trap()}",
        first=_first(standing),
        session=standing.session if standing is not None else 0,
        can_practise=standing is not None and standing.due > 0,
        next_lesson=_next_lesson(lessons_learnt(log)),
        proficiency=_last_test(log),
        openings=home_page.all_openings(len(ROLLS)),
    )


def _short(view: PointsView) -> PointsView:
    """Return a chart with as many columns of its table as have room."""
    return replace(view, figures=view.figures.columns(*_SHORT)) if view.figures.rows else view


def _practice(standing: Standing | None) -> tuple[str, str]:
    """Return how many mistakes wait, and how it stands with the others once there are any."""
    waiting, others = standing_lines(standing)
    return waiting, others if standing is None or standing.mistakes else ""


def _first(standing: Standing | None) -> tuple[Dice, str]:
    """Return the dice of the first position that waits, and where it is; nothing of what is best."""
    if standing is None or standing.first is None:
        return (), ""
    position = position_of(standing.first.decision)
    return position.dice, lesson_page.where(standing.first.decision.turn, position.rolls_left)


def _next_lesson(done: int) -> tuple[str, str]:
    """Return the next lesson, and what its pupil averages; after the last one, that it was."""
    if done == len(Lesson):
        return home_page.course_done(), home_page.course_done_detail(AVERAGES[-1])
    gain = AVERAGES[done + 1] - AVERAGES[done]
    return home_page.next_lesson(lesson_page.numbered(Lesson(done + 1))), home_page.next_gain(AVERAGES[done + 1], gain)


def _last_test(log: TrainingLog | None) -> str:
    begun = log.begun_of(TEST) if log is not None else None
    if begun is not None:
        return home_page.test_begun(len(begun.given), sum(QUESTIONS.values()))
    if log is None or not log.tests:
        return home_page.no_test_yet(sum(QUESTIONS.values()))
    return home_page.last_test(result(log.tests[-1].lost), AIM)


def _summary(progress: Progress) -> str:
    games = len(progress.games)
    if progress.level is not None:
        return home_page.standing(games, progress.level)
    if games:
        return home_page.games_missing(games, FEWEST_GAMES - games)
    return home_page.only_coached(progress.coached) if progress.coached else home_page.no_games()


def _window(trend: Trend) -> str:
    return home_page.moving_mean(trend.window) if any(trend.means) else ""


def course_view(done: int = 0) -> ColumnsView:
    """Return the exact averages of the pupil before the course and after each lesson; those `done` stand out."""
    par = PARS[DEFAULT_RULES]
    columns = [
        BarColumn(
            label=str(lesson) if lesson else home_page.before_course(),
            value=average,
            card=_pupil_card(lesson),
            figure=numbers.decimal(average, 0),
            is_strong=0 < lesson <= done,
        )
        for lesson, average in enumerate(AVERAGES)
    ]
    return ColumnsView(
        name=home_page.course_heading(),
        columns=tuple(columns),
        base=_BASE,
        line=Line(par, home_page.perfect_play(par)),
        can_ask=True,
        figures=_course_figures(),
        summary=home_page.course_summary(AVERAGES[0], AVERAGES[-1], par),
    )


def _course_figures() -> Figures:
    known = home_page.before_course(), *map(lesson_page.numbered, Lesson)
    gains = (None, *(after - before for before, after in pairwise(AVERAGES)))
    lines = tuple(zip(known, AVERAGES, gains, strict=True))
    rows = tuple(
        (name, numbers.decimal(average, 1), numbers.decimal(gain, 1) if gain is not None else "")
        for name, average, gain in lines
    )
    return Figures(home_page.course_columns(), rows, lines)


def lesson_at(column: int) -> Lesson:
    """Return the lesson that a column of the course leads to: the first one from the column before it, too."""
    return Lesson(max(1, column))


def _pupil_card(lesson: int) -> tuple[str, ...]:
    name = lesson_page.numbered(Lesson(lesson)) if lesson else ""
    return home_page.pupil_card(lesson, name, AVERAGES[lesson], AVERAGES[lesson] - AVERAGES[max(0, lesson - 1)])


def weaknesses_view(progress: Progress | None) -> BarsView:
    """Return what surely costs more than the rest, the costliest first; nobody is told what is not sure."""
    name = home_page.weaknesses_heading()
    if progress is None:
        return BarsView(name)
    found = weaknesses_of(progress)
    if not found:
        games = max((group.of_games for group in progress.groups.get(By.THEME, ())), default=0)
        enough = games >= FEWEST_GAMES
        return BarsView(name, message=home_page.nothing_sure(games) if enough else home_page.nothing_known())
    bars = tuple(_weakness(group) for group in found)
    summary = ". ".join(f"{bar.name}: {bar.figure}" for bar in bars)
    return BarsView(name, bars, summary, figures=figures_of(By.THEME, found).columns(*_SHORT))


def weaknesses_of(progress: Progress) -> list[Group]:
    """Return the weaknesses that are shown."""
    return [group for group in progress.groups.get(By.THEME, ()) if group.is_weakness][:_WEAKNESSES]


def _weakness(group: Group) -> IntervalBar:
    name = names.theme(group.name)
    return IntervalBar(
        name=name,
        value=group.per_game.mean,
        figure=home_page.with_half(group.per_game, 1),
        card=home_page.weakness_card(name, group),
        low=max(0.0, group.per_game.low),
        high=group.per_game.high,
        action=home_page.see_games(),
    )
