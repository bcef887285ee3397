# SPDX-License-Identifier: MIT
"""The page of learning in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.assistance import Help
from engine.training.progress import Group, Interval, LevelEstimate
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.words.base import Counted, Sentence, Sentences, plural, tr
from yahtzee_gui.words.games import help_in_words, level
from yahtzee_gui.words.names import coach_mode
from yahtzee_gui.words.numbers import decimal

no_games = Sentence("Finish a game of Yahtzee, and you'll see here what it says about your play.")


def only_assisted(games: int, found: Sequence[Help]) -> str:
    """Return what stands there while every finished game was assisted, and by what."""
    played = plural(
        games,
        "%n game for points so far, assisted ({help}): it doesn't count towards your level.",
        "%n games for points so far, all assisted ({help}): they don't count towards your level.",
    ).format(help=help_in_words(found))
    if Help.LIVE in found:
        other = tr(
            "A game with the coach on “{warn}”, “{after}” or “{off}” counts if you use no hint, follow no warning and "
            "take nothing back."
        )
        modes = {mode.value: coach_mode(mode) for mode in CoachMode if mode is not CoachMode.LIVE}
        return f"{played} " + other.format(**modes)
    return f"{played} " + tr("Play one without help and it counts.")


def games_missing(games: int, missing: int) -> str:
    """Return how many games there are, and how many more give a level."""
    played = plural(games, "One game for points without help", "%n games for points without help")
    return played + " · " + plural(missing, "one more to get a level", "%n more to get a level")


def standing(level: LevelEstimate, recent: LevelEstimate | None) -> str:
    """Return how well the player plays: points lost a decision and level, of the last games and then of all."""
    lost = tr("{lost} points lost per decision")
    if recent is None:
        played = plural(level.games, "One game", "%n games")
        return f"{played}, {lost.format(lost=decimal(level.rate.mean, 2))} · {level_in_words(level)}"
    last = tr("Last {games} games").format(games=recent.games)
    every = tr("all {games}: {lost}").format(games=level.games, lost=decimal(level.rate.mean, 2))
    now = f"{last}: {lost.format(lost=decimal(recent.rate.mean, 2))}, {level_in_words(recent)}"
    return f"{now} · {every}, {level_in_words(level)}"


def level_in_words(estimate: LevelEstimate) -> str:
    """Return the level with its interval: one name, or the two between which it lies."""
    ends = _ends(estimate.rate, 2)
    others = [name for name in (estimate.best, estimate.worst) if name is not estimate.level]
    if not others:
        return f"{level(estimate.level)} ({ends})"
    if len(others) == 1:
        both = tr("{level}, or {other}").format(level=level(estimate.level), other=level(others[0]))
    else:
        both = tr("{best} to {worst}").format(best=level(estimate.best), worst=level(estimate.worst))
    return f"{both} ({ends})"


# ---- the course -----------------------------------------------------------------------------------------------------

course_heading = Sentence("The Yahtzee course: what a player averages after each lesson", where="heading")
course_note = Sentence("exact averages, not promises")
before_course = Sentence("before", "before the first lesson, as the label of a column")
course_columns = Sentences("After lesson", "Average", "Gain", "Short of perfect", "Learned")
LEARNED_MARK = "✓"
course_done = Sentence("All twelve lessons done", where="shown after the last lesson")
go_on_learning = Sentence("Lessons", "on a button")
start_lesson = Counted("Start lesson %n", "Start lesson %n", where="button; the number of the lesson")
continue_lesson = Counted("Continue lesson %n", "Continue lesson %n", where="button; the number of the lesson")
take_test = Sentence("Take it", "the test", where="button")
go_on_with_test = Sentence("Continue", "a test in progress", where="button")
open_book = Sentence("Open", "the opening book", where="button")
no_test_yet = Counted(
    "%n position · how many points do you lose per decision?",
    "%n positions · how many points do you lose per decision?",
)


def perfect_play(par: float) -> str:
    """Return the name of the line that perfect play reaches."""
    return tr("perfect {par}").format(par=decimal(par, 1))


def first_lessons(number: int) -> str:
    """Return the name of a player who knows the first lessons."""
    if number <= 2:
        return tr("Lesson 1 alone") if number == 1 else tr("Lessons 1 and 2")
    return tr("Lessons 1 to {number}").format(number=number)


def pupil_card(lessons: int, name: str, average: float, gain: float, missing: float) -> tuple[str, ...]:
    """Return what is said of a player after a number of lessons, the last of which has a name."""
    if not lessons:
        return tr("Before the first lesson"), tr("averages {average}").format(average=decimal(average, 1))
    return (
        name,
        tr("After lessons 1 and 2") if lessons == 2 else plural(lessons, "After lesson %n", "After lessons 1 to %n"),
        tr("averages {average}, {gain} more").format(average=decimal(average, 1), gain=decimal(gain, 1)),
        tr("{missing} short of perfect play").format(missing=decimal(missing, 1)),
    )


def course_summary(before: float, after: float, par: float) -> str:
    """Return what the chart of the course shows, for a screen reader."""
    return tr("From {before} before the first lesson to {after} after the last; perfect play averages {par}.").format(
        before=decimal(before, 1), after=decimal(after, 1), par=decimal(par, 1)
    )


next_lesson = Sentence("Next: lesson {number}, {lesson}")


def next_gain(average: float, gain: float) -> str:
    """Return what a player averages after it."""
    return tr("worth {gain} points a game: {average} on average").format(
        average=decimal(average, 1), gain=decimal(gain, 1)
    )


def course_done_detail(average: float) -> str:
    """Return what that is worth."""
    return tr("follow them all and you average {average}").format(average=decimal(average, 1))


test_begun = Sentence("in progress: {answered} of {of} answered")


def last_test(rate: Interval, aim: float) -> str:
    """Return what came of the last test, and what is aimed at."""
    return tr("last time {lost} per decision · target below {aim}").format(lost=with_ends(rate, 2), aim=decimal(aim, 2))


all_openings = Sentence("all {rolls} first rolls, with reasons")


# ---- points lost ----------------------------------------------------------------------------------------------------

losses_heading = Sentence("Points lost per game", where="heading")
moving_mean = Counted("moving average of %n game, with its interval", "moving average of %n games, with its interval")
games_ago = Counted("%n game ago", "%n games ago", where="label below the oldest game")
latest = Sentence("latest game", where="label")
no_points = Sentence(
    "Each game of Yahtzee for points you finish without help becomes a dot here: what your choices lost. The fewer, "
    "the better you played. Matches, games with a goal or other dice, and games such as Yatzy or Kniffel don't "
    "count here."
)


def losses_summary(games: int, per_game: Interval) -> str:
    """Return what the points say, for a screen reader."""
    text = plural(games, "One game", "%n games")
    return tr("{games}: {lost} points lost per game.").format(games=text, lost=with_ends(per_game, 1))


def with_ends(interval: Interval, places: int) -> str:
    """Return a mean with the ends of its interval, if there is one."""
    mean = decimal(interval.mean, places)
    return mean if interval.ends is None else f"{mean} ({_ends(interval, places)})"


def _ends(interval: Interval, places: int) -> str:
    return tr("{low} to {high}").format(low=decimal(interval.low, places), high=decimal(interval.high, places))


# ---- where the points go --------------------------------------------------------------------------------------------

weaknesses_heading = Sentence("Where the points go", where="heading of what costs most")
weaknesses_note = Sentence("points lost per game, clear cases only")
see_games = Sentence("see games")
nothing_known = Sentence("After a few games of Yahtzee without help, your costliest habits appear here.")
nothing_sure = Counted(
    "In %n game nothing clearly costs you more than the rest.",
    "In %n games nothing clearly costs you more than the rest.",
)


def weakness_card(name: str, group: Group) -> tuple[str, ...]:
    """Return what is said of something that clearly costs more than the rest."""
    lost = tr("{lost} points lost per decision").format(lost=with_ends(group.rate, 2))
    decisions = plural(group.losses.decisions, "%n decision", "%n decisions")
    games = plural(group.games, "%n game", "%n games", "how many, as a part of a sentence")
    return name, lost, tr("{decisions} in {games}").format(decisions=decisions, games=games)
