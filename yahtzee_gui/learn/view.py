# SPDX-License-Identifier: MIT
"""What is known of the player as the page of learning shows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from enum import Enum

from engine.rules.dice import ROLLS, Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson, gain
from engine.training.decisions import position_of
from engine.training.lesson_effects import Evidence
from engine.training.proficiency import QUESTIONS
from engine.training.progress import By, Group, ProgressReport, per_game
from yahtzee_gui import menu_words
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBar
from yahtzee_gui.learn import words
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.log import TEST, PracticeLog, lessons_learned
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.learn.practice.sources.choice_sets import ChoicesStanding
from yahtzee_gui.learn.today import PlanKind, PlanStep
from yahtzee_gui.learn.ways import PlanView, Stand, WayView
from yahtzee_gui.menu_words import Page
from yahtzee_gui.words import names, numbers

_WEAKNESSES = 2
_MINUTES = {PlanKind.PLAY: 15, PlanKind.CHOICES: 0.5, PlanKind.FIVE: 0.6, PlanKind.LESSON: 0.4}
"""How long a game takes, or a position."""


@dataclass(frozen=True)
class Learner:
    """What is known of the player; None while it is still worked out, or read."""

    steps: tuple[PlanStep, ...] = ()
    progress: ProgressReport | None = None
    standing: ChoicesStanding | None = None
    log: PracticeLog | None = None
    evidence: tuple[Evidence, ...] | None = None

    @property
    def next_step(self) -> PlanStep | None:
        """The first step that is not done: nothing else on the page is marked as what to do now."""
        return next((step for step in self.steps if not step.is_done), None)


# ---- today ----


def plan_view(known: Learner) -> PlanView:
    """Return the steps of today, how long those take that are left, and what the button says."""
    following = known.next_step
    minutes = sum(_minutes(step) for step in known.steps if not step.is_done)
    return PlanView(
        words.minutes(minutes) if minutes else "",
        tuple(_step(step, known, following) for step in known.steps),
        _start(known.steps, following),
        words.or_a_step() if following is not None else words.all_done() if known.steps else "",
    )


def _minutes(step: PlanStep) -> int:
    return max(1, round(_MINUTES[step.kind] * (1 if step.kind is PlanKind.PLAY else step.positions)))


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
        first = known.standing.first if known.standing is not None and not step.answered else None
        dice = position_of(first.decision).dice if first is not None else ()  # nothing of what is best
        return words.choices(step.positions + step.answered), words.about_choices(), dice
    if step.kind is PlanKind.FIVE:
        return words.daily_five(), words.about_five(), ()
    assert step.lesson is not None
    return lessons_words.read_it(step.lesson), _why(step.lesson, known.evidence or (), is_done=step.is_done), ()


def _why(lesson: Lesson, evidence: Sequence[Evidence], *, is_done: bool) -> str:
    found = next((one for one in evidence if one.lesson is lesson), None)
    if is_done:
        return words.learned_today()
    if found is None or not found.saves.mean:
        return words.first_lesson()
    return words.why_lesson(found.saves.mean, found.games)


# ---- the course ----


@dataclass(frozen=True)
class CourseStop:
    """A lesson: its number, its name, what it adds, how it stands, and its card."""

    number: str
    name: str
    gain: str
    stand: Stand
    card: tuple[str, ...]


def course_stops(
    log: PracticeLog | None, evidence: Sequence[Evidence] | None, following: Lesson | None = None
) -> tuple[CourseStop, ...]:
    """Return the path: what each lesson adds, which are known or learned, and which is next."""
    learned, known = lessons_learned(log), {one.lesson: one for one in evidence or () if one.is_known}
    done = learned | set(known)
    return tuple(
        CourseStop(
            str(lesson.value),
            lessons_words.name(lesson),
            f"+{numbers.decimal(gain(lesson), 1)}",
            Stand.DONE if lesson in done else Stand.NEXT if lesson is following else Stand.OPEN,
            (
                *words.pupil_card(lesson.value, lessons_words.numbered(lesson), gain(lesson)),
                *_why_done(lesson, learned, known),
            ),
        )
        for lesson in Lesson
    )


def _why_done(lesson: Lesson, learned: Collection[Lesson], known: dict[Lesson, Evidence]) -> tuple[str, ...]:
    if lesson in known:
        return (words.why_known(known[lesson]),)
    return (words.learned_by_exercises(),) if lesson in learned else ()


# ---- what costs most ----


def costs_view(found: Sequence[Group]) -> BarsView:
    """Return what clearly costs more than the rest, costliest first; what is not clear is left out."""
    return BarsView(words.costs_heading(), tuple(map(_weakness, found)))


def weaknesses_of(progress: ProgressReport | None) -> list[Group]:
    """Return the weaknesses that are shown."""
    themes = progress.groups.get(By.THEME, ()) if progress is not None else ()
    return [group for group in themes if group.is_weakness][:_WEAKNESSES]


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


class Tile(Enum):
    """What else there is to practise."""

    PUZZLES = "puzzles"
    TEST = "test"
    CHOICES = "choices"
    OPENINGS = "openings"


def tiles(known: Learner, at: datetime) -> dict[Tile, WayView]:
    """Return the other ways to practise that there are."""
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
        return words.so_far(len(begun.given), of)
    if log is None or not log.tests:
        return words.not_taken(of)
    return words.last_test(lost=words.with_ends(per_game(log.tests[-1].lost), 2))
