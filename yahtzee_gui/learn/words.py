# SPDX-License-Identifier: MIT
"""The page of learning in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.record import Help
from engine.rules.par import PARS
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.rule_lists.course import AVERAGES
from engine.training.lesson_effects import Evidence
from engine.training.progress import FEWEST, Group, Interval, LevelEstimate
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.words.base import Counted, Sentence, plural, tr
from yahtzee_gui.words.games import help_in_words, level
from yahtzee_gui.words.names import coach_mode
from yahtzee_gui.words.numbers import decimal

# ---- today ----------------------------------------------------------------------------------------------------------

today_heading = Sentence("Today", where="heading of the plan of the day")
no_hurry = Sentence("Nothing is lost if you skip a day.")
start = Sentence("Start", where="button that begins the plan of the day")
go_on = Sentence("Continue", "the plan of the day", where="button")
play = Sentence("New game", where="button once the plan of the day is done")
or_a_step = Sentence("or click a step; what you have done stays done")
all_done = Sentence("That's all for today. Well done!")
minutes = Counted("about %n minute", "about %n minutes", where="how long the plan of the day takes")
minutes_short = Counted("%n min", "%n min", where="how long a step takes")
done = Sentence("done", where="a step of the plan of the day")
play_a_game = Sentence("Play a game", where="step of the plan before the first game")
why_play = Sentence("The coach tells you what each choice cost, and this page learns what to practise")
so_far = Sentence("{answered} of {of} answered")
choices = Counted("One choice from your games", "%n choices from your games", where="step of the plan")
about_choices = Sentence("Costly ones, mixed with some you got right")
daily_five = Sentence("Daily five", where="step of the plan: five puzzles")
about_five = Sentence("Five puzzles, easy to hard, the same for everyone")
first_lesson = Sentence("Begin with what brings most")
learned_today = Sentence("Done today")


def why_lesson(saves: float, games: int) -> str:
    """Return why a lesson is next: what it would have saved in a game."""
    text = plural(
        games,
        "It would have saved you {points} points in your last game",
        "It would have saved you {points} points a game in your last %n games · more than any other",
    )
    return text.format(points=decimal(saves, 1))


# ---- the level ------------------------------------------------------------------------------------------------------

level_heading = Sentence("Your level", where="heading")
no_games = Sentence("From your first game of Yahtzee on, you'll see here how well you play.")
to_progress = Sentence("Progress", where="link to the other tab")


def only_assisted(games: int, found: Sequence[Help]) -> str:
    """Return what stands there while every finished game was one with help, and what helped."""
    played = plural(
        games,
        "%n game for points so far, with help ({help}): it doesn't count towards your level.",
        "%n games for points so far, all with help ({help}): they don't count towards your level.",
    ).format(help=help_in_words(found))
    if Help.LIVE in found:
        other = tr(
            "A game with the coach on “{warn}”, “{after}” or “{off}” counts if you use no hint, follow no warning and "
            "take nothing back."
        )
        modes = {mode.value: coach_mode(mode) for mode in CoachMode if mode is not CoachMode.LIVE}
        return f"{played} " + other.format(**modes)
    return f"{played} " + tr("Play one without help and it counts.")


def perhaps(estimate: LevelEstimate) -> str:
    """Return which other levels it may be."""
    others = [name for name in (estimate.best, estimate.worst) if name is not estimate.level]
    if not others:
        return ""
    if len(others) == 1:
        return tr("perhaps {level}").format(level=level(others[0]))
    return tr("somewhere from {worst} to {best}").format(best=level(estimate.best), worst=level(estimate.worst))


def costs(every: LevelEstimate, recent: LevelEstimate | None) -> str:
    """Return what a choice costs on average, lately and in all games."""
    now = recent or every
    text = plural(
        now.games,
        "A choice cost you {lost} points on average in your one game.",
        "A choice costs you {lost} points on average in your last %n games.",
    ).format(lost=with_ends(now.rate if now.games >= FEWEST else Interval(now.rate.mean), 2))
    if recent is None:
        return text
    all_of_them = tr("In all {games} games it was {lost}.")
    return f"{text} " + all_of_them.format(games=every.games, lost=decimal(every.rate.mean, 2))


# ---- the course -----------------------------------------------------------------------------------------------------

course_heading = Sentence("The course", where="heading")
course_note = Sentence("twelve lessons for Yahtzee's own rules; what each adds to an average of {before}")
averages = Sentence("with all twelve {after} · perfect play {par}")


def why_known(found: Evidence) -> str:
    """Return why a lesson counts as known."""
    text = plural(
        found.games,
        "It would have saved you {saves} points a game in %n game; not knowing it costs {without}",
        "It would have saved you {saves} points a game in your last %n games; not knowing it costs {without}",
    )
    return text.format(saves=decimal(found.saves.mean, 1), without=decimal(found.without, 1))


learned_by_exercises = Sentence("You learned it in its exercises")


def first_lessons(number: int) -> str:
    """Return the name of a player who knows the first lessons."""
    if number <= 2:
        return tr("Lesson 1 alone") if number == 1 else tr("Lessons 1 and 2")
    return tr("Lessons 1 to {number}").format(number=number)


def pupil_card(lessons: int, name: str, gain: float) -> tuple[str, ...]:
    """Return what is said of a player after a number of lessons, the last of which has a name."""
    average, missing = AVERAGES[lessons], PARS[DEFAULT_RULES] - AVERAGES[lessons]
    return (
        name,
        tr("After lessons 1 and 2") if lessons == 2 else plural(lessons, "After lesson %n", "After lessons 1 to %n"),
        tr("averages {average}, {gain} more").format(average=decimal(average, 1), gain=decimal(gain, 1)),
        tr("{missing} short of perfect play").format(missing=decimal(missing, 1)),
    )


def course_summary(next_one: str) -> str:
    """Return what the path shows, for a screen reader."""
    text = tr("From {before} before the first lesson to {after} after the last; perfect play averages {par}.")
    before, after, par = (decimal(figure, 1) for figure in (AVERAGES[0], AVERAGES[-1], PARS[DEFAULT_RULES]))
    return " ".join(filter(None, (text.format(before=before, after=after, par=par), next_one)))


# ---- what costs most ------------------------------------------------------------------------------------------------

costs_heading = Sentence("What costs you most", where="heading")
costs_note = Sentence("points a game")
cost_per_game = Sentence("cost {figure} per game")
cost_per_decision = Sentence("cost {figure} per decision")
practise = Sentence("Practise", where="on a bar: practises choices like these")
all_themes = Sentence("All themes", where="link to what costs points")
nothing_else = Counted("Nothing else clearly stands out in %n game.", "Nothing else clearly stands out in %n games.")


def weakness_card(name: str, group: Group) -> tuple[str, ...]:
    """Return what is said of something that clearly costs more than the rest."""
    decisions = plural(group.losses.decisions, "%n decision", "%n decisions")
    games = plural(group.games, "%n game", "%n games", "how many, as a part of a sentence")
    cost = cost_per_decision(figure=with_ends(group.rate, 2))
    return name, cost, tr("{decisions} in {games}").format(decisions=decisions, games=games)


# ---- other practice -------------------------------------------------------------------------------------------------

others_heading = Sentence("Practise something else", where="heading")
at_your_level = Sentence("At your level")
rated = Sentence("At your level · rating {rating}")
not_taken = Counted("%n position · not taken yet", "%n positions · not taken yet", where="line about the skill test")
by_kind = Sentence("From all games, by theme")
last_test = Sentence("Last time {lost} a choice")
all_openings = Sentence("All {rolls}, with reasons")


# ---- what choices cost ----------------------------------------------------------------------------------------------

moving_mean = Counted("moving average of %n game, with its interval", "moving average of %n games, with its interval")
games_in_all = Counted("One game", "%n games")
games_ago = Counted("%n game ago", "%n games ago", where="label below the oldest game")
latest = Sentence("latest game", where="label")
no_points = Sentence(
    "Each game of Yahtzee for points you finish without help becomes a dot here: what your choices cost. The less, "
    "the better you played. Matches, games with a goal or other dice, and games such as Yatzy or Kniffel don't "
    "count here."
)


def with_ends(interval: Interval, places: int) -> str:
    """Return a mean with the ends of its interval, if there is one."""
    mean = decimal(interval.mean, places)
    return mean if interval.ends is None else f"{mean} ({ends(interval, places)})"


def ends(interval: Interval, places: int) -> str:
    """Return the ends of an interval."""
    return tr("{low} to {high}").format(low=decimal(interval.low, places), high=decimal(interval.high, places))


see_games = Sentence("see games")

# ---- the log of practice --------------------------------------------------------------------------------------------

log_put_aside = Sentence("Not everything that you have practised can be read. It is kept as {path}.")
log_failed = Sentence("What you practise can't be saved: {reason}.")
