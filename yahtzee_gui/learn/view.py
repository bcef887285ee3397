# SPDX-License-Identifier: MIT
"""The page of learning as it is shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from engine.game_review.levels import Level
from engine.rules.dice import ROLLS, Dice
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import AVERAGES, Lesson
from engine.training.decisions import position_of
from engine.training.lesson_effects import Evidence
from engine.training.proficiency import QUESTIONS, result
from engine.training.progress import By, Group, ProgressReport
from yahtzee_gui import menu_words
from yahtzee_gui.kit.charts.chart_card import ChartFigures
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBar
from yahtzee_gui.learn import words
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import TEST, PracticeLog, lessons_learned
from yahtzee_gui.learn.page import CourseStop, LearnView, LevelView, PathView, Tile
from yahtzee_gui.learn.practice.parts import PlanView
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.learn.practice.sources.choice_sets import ChoicesStanding
from yahtzee_gui.learn.progress.view import figures_of, games_view
from yahtzee_gui.learn.today import PlanKind, PlanStep
from yahtzee_gui.learn.ways import Stand, WayView
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import games, names, numbers

_WEAKNESSES = 2
_SHORT = (0, 1, 3)
"""The columns of the tables here: what it is, and the figure that tells most about it."""
_MINUTES = {PlanKind.PLAY: 1.5, PlanKind.CHOICES: 0.5, PlanKind.FIVE: 0.6, PlanKind.LESSON: 0.4}
"""How long a position takes; of a game, one of ten."""
MOST_GAMES = 80
"""The most games in the chart of the level."""


@dataclass(frozen=True)
class Learner:
    """What is known of the player; None while it is still worked out, or read."""

    steps: tuple[PlanStep, ...] = ()
    progress: ProgressReport | None = None
    standing: ChoicesStanding | None = None
    log: PracticeLog | None = None
    evidence: tuple[Evidence, ...] | None = None


def plan_view(known: Learner) -> PlanView:
    """Return the steps of today, how long those take that are left, and what the button says."""
    left = [step for step in known.steps if not step.is_done]
    following = left[0] if left else None
    minutes = sum(map(_minutes, left))
    return PlanView(
        words.minutes(minutes) if minutes else "",
        tuple(_step(step, known, following) for step in known.steps),
        _start(known.steps, following),
    )


def learn_view(known: Learner, at: datetime) -> LearnView:
    """Return what the page of learning shows at a time."""
    plan, has_left = plan_view(known), any(not step.is_done for step in known.steps)
    weaknesses = weaknesses_of(known.progress) if known.progress is not None else []
    games_told = len(known.progress.games) if known.progress is not None else 0
    return LearnView(
        steps=plan.steps,
        minutes=plan.minutes,
        start=plan.start,
        said=words.or_a_step() if has_left else words.all_done() if known.steps else "",
        level=level_view(known.progress),
        course=course_view(known.log, known.evidence, _lesson_of(known.steps)),
        about_course=words.course_note(before=numbers.decimal(AVERAGES[0], 1)),
        averages=words.averages(after=numbers.decimal(AVERAGES[-1], 1), par=numbers.decimal(PARS[DEFAULT_RULES], 1)),
        known=_known(known.evidence or ()),
        costs=_costs(weaknesses),
        nothing_else=words.nothing_else(games_told),
        tiles=_tiles(known, at),
    )


# ---- today ----


def _minutes(step: PlanStep) -> int:
    return max(1, round(_MINUTES[step.kind] * (10 if step.kind is PlanKind.PLAY else step.positions)))


def _start(steps: Sequence[PlanStep], following: PlanStep | None) -> str:
    if not steps:
        return ""
    if following is None:
        return words.play()
    is_begun = following.answered or any(step.is_done for step in steps)
    return words.go_on() if is_begun else words.start()


def _step(step: PlanStep, known: Learner, following: PlanStep | None) -> WayView:
    title, about, dice = _named(step, known)
    if step.is_done:
        return WayView(title, about, words.done(), stand=Stand.DONE)
    if step.answered:
        about = words.so_far(step.answered, step.answered + step.positions)
    stand = Stand.NEXT if step is following else Stand.OPEN
    return WayView(title, about, words.minutes_short(_minutes(step)), dice, stand)


def _named(step: PlanStep, known: Learner) -> tuple[str, str, Dice]:
    """Return the title of a step, a line about it, and the dice of the first position that it asks."""
    if step.kind is PlanKind.PLAY:
        return words.play_a_game(), words.why_play(), ()
    if step.kind is PlanKind.CHOICES:
        return words.choices(step.positions + step.answered), words.about_choices(), _first(known.standing)
    if step.kind is PlanKind.FIVE:
        return words.daily_five(), words.about_five(), ()
    assert step.lesson is not None
    title = words.a_lesson(number=step.lesson.value, lesson=lessons_words.name(step.lesson))
    return title, _why(step.lesson, known.evidence or (), is_done=step.is_done), ()


def _why(lesson: Lesson, evidence: Sequence[Evidence], *, is_done: bool) -> str:
    found = next((one for one in evidence if one.lesson is lesson), None)
    if is_done:
        return words.learned_today()
    if found is None or not found.saves.mean:
        return words.first_lesson()
    return words.why_lesson(found.saves.mean, found.games)


def _first(standing: ChoicesStanding | None) -> Dice:
    """Return the dice of the first position that waits; nothing of what is best."""
    return position_of(standing.first.decision).dice if standing is not None and standing.first is not None else ()


def _lesson_of(steps: Sequence[PlanStep]) -> Lesson | None:
    return next((step.lesson for step in steps if step.lesson is not None and not step.is_done), None)


# ---- the level ----


def level_view(progress: ProgressReport | None) -> LevelView:
    """Return what the card of the level shows."""
    steps = tuple(map(games.level, reversed(Level)))
    if progress is None:
        return LevelView(steps=steps)
    if progress.level is None:
        text = words.only_assisted(progress.coached, progress.help) if progress.coached else words.no_games()
        return LevelView(steps=steps, text=text)
    now = progress.recent or progress.level
    chart = games_view(progress, most=MOST_GAMES)
    return LevelView(
        games=words.games_alone(progress.level.games),
        level=games.level(now.level),
        perhaps=words.perhaps(now),
        steps=steps,
        chosen=Level.BEGINNER - now.level,
        first=Level.BEGINNER - now.worst,
        last=Level.BEGINNER - now.best,
        text=words.costs(progress.level, progress.recent),
        chart=chart,
        foot=words.cost_lately(len(chart.points)),
    )


# ---- the course ----


def course_view(
    log: PracticeLog | None, evidence: Sequence[Evidence] | None, following: Lesson | None = None
) -> PathView:
    """Return the path: what each lesson adds, which are known or learned, and which is next."""
    par, learned = PARS[DEFAULT_RULES], lessons_learned(log)
    known = {one.lesson: one for one in evidence or () if one.is_known}
    done = learned | set(known)
    stops = tuple(
        CourseStop(
            str(lesson.value),
            lessons_words.name(lesson),
            words.gain(_gain(lesson)),
            Stand.DONE if lesson in done else Stand.NEXT if lesson is following else Stand.OPEN,
            (*_stop_card(lesson), *_why_done(lesson, learned, known)),
        )
        for lesson in Lesson
    )
    next_one = lessons_words.read_it(following) if following is not None else ""
    summary = words.course_summary(AVERAGES[0], AVERAGES[-1], par, next_one)
    return PathView(words.course_heading(), stops, summary, _course_figures(done))


def _gain(lesson: Lesson) -> float:
    return AVERAGES[lesson.value] - AVERAGES[lesson.value - 1]


def _stop_card(lesson: Lesson) -> tuple[str, ...]:
    average = AVERAGES[lesson.value]
    name = lessons_words.numbered(lesson)
    return words.pupil_card(lesson.value, name, average, _gain(lesson), PARS[DEFAULT_RULES] - average)


def _why_done(lesson: Lesson, learned: Collection[Lesson], known: dict[Lesson, Evidence]) -> tuple[str, ...]:
    """Return why a lesson is ticked."""
    if lesson in known:
        return (words.why_known(known[lesson]),)
    return (words.learned_by_exercises(),) if lesson in learned else ()


def _course_figures(done: Collection[Lesson]) -> ChartFigures:
    par = PARS[DEFAULT_RULES]
    lines = tuple(
        (
            lessons_words.numbered(lesson),
            _gain(lesson),
            AVERAGES[lesson.value],
            par - AVERAGES[lesson.value],
            words.LEARNED_MARK if lesson in done else "",
        )
        for lesson in Lesson
    )
    rows = tuple((name, *(numbers.decimal(figure, 1) for figure in figures), mark) for name, *figures, mark in lines)
    return ChartFigures(words.course_columns(), rows, lines)


def _known(evidence: Sequence[Evidence]) -> str:
    """Return what the games show of the course as a whole."""
    last = max((one.lesson.value for one in evidence if one.is_known), default=0)
    if last:
        return words.known(last)
    return words.not_needed() if evidence and not any(one.saves.mean for one in evidence) else ""


# ---- what costs most ----


def _costs(found: Sequence[Group]) -> BarsView:
    """Return what clearly costs more than the rest, costliest first; what is not clear is left out."""
    bars = tuple(map(_weakness, found))
    summary = ". ".join(f"{bar.name}: {bar.figure}" for bar in bars)
    return BarsView(words.costs_heading(), bars, summary, figures=figures_of(By.THEME, found).columns(*_SHORT))


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
        action=words.practise(),
    )


# ---- other practice ----


def _tiles(known: Learner, at: datetime) -> dict[Tile, WayView]:
    standing, log, items = known.standing, known.log, menu_words.menu_items()
    has_rating = log is not None and bool(log.answers)
    rated = words.rated(rating=sources_words.rating(log.rating(at))) if log is not None and has_rating else ""
    said = {
        Tile.PUZZLES: (items["puzzles"], rated or words.at_your_level()),
        Tile.TEST: (items["proficiency"], _test(known.log)),
        Tile.CHOICES: (sources_words.choices_name(), words.by_kind()),
        Tile.OPENINGS: (items[Page.OPENINGS.item], words.all_openings(rolls=len(ROLLS))),
    }
    if standing is None or not standing.mistakes:
        del said[Tile.CHOICES]
    return {tile: WayView(name, text, "›") for tile, (name, text) in said.items()}


def _test(log: PracticeLog | None) -> str:
    of = sum(QUESTIONS.values())
    begun = log.begun_of(TEST) if log is not None else None
    if begun is not None:
        return words.test_begun(answered=len(begun.given), of=of)
    return words.last_test(result(log.tests[-1].lost)) if log is not None and log.tests else words.not_taken(of)
