# SPDX-License-Identifier: MIT
"""What a game is played for, in words: to reach a score, with a liking for risk, or to win."""

from __future__ import annotations

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure
from engine.games.goals import AVERSIONS, ReachGoal, RecordGoal, RiskGoal, WinGoal, risk_of
from engine.rules.scoring import RuleSet
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Sentence, plural, tr
from yahtzee_gui.words.numbers import done, value
from yahtzee_gui.words.options import as_deed, begun, choosing, doing, if_option

_HALF = 50.0


def name(goal: RecordGoal) -> str:
    """Return what is played for, short."""
    if isinstance(goal, ReachGoal):
        return tr("Reach {score}").format(score=goal.target)
    if isinstance(goal, RiskGoal):
        return tr("Risk: {name}").format(name=risk_name(goal)) if goal in RISK_GOALS else risk_name(goal)
    return tr("Win the match")


def chance_of(goal: RecordGoal | None) -> str:
    """Return the name of the chance that a game with a goal is about."""
    return begun(chance_in_sentence(goal))


def chance_in_sentence(goal: RecordGoal | None) -> str:
    """Return the same in the middle of a sentence."""
    if isinstance(goal, ReachGoal):
        return tr("chance of reaching {score}").format(score=goal.target)
    return tr("chance of winning") if isinstance(goal, WinGoal) else tr("chance")


def status(goal: RecordGoal, start: float | None, measure: Measure | None, *, is_set_up: bool = False) -> str:
    """Return the status line of the coach: what is played for, and how the game stood where it began."""
    if start is None or measure is None:
        return name(goal)
    figure = units.prospect(start, measure)
    text = tr("{goal} · {figure} from the position you set up") if is_set_up else tr("{goal} · {figure} at the start")
    return text.format(goal=name(goal), figure=figure)


def working_out(progress: float | None) -> str:
    """Return the status line while chances, or what a risk makes of a game, are worked out, and how far that is."""
    if progress is None:
        return tr("The chances can't be worked out.")
    if not done(progress):  # a figure that stands still looks as if nothing went on
        return line_waits()
    return tr("Working out the chances: {percent} %").format(percent=done(progress))


def chances_wait(progress: float | None) -> str:
    """Return what stands in the place of the options meanwhile: nobody has to wait for it."""
    waits = working_out(progress)
    return waits if progress is None else f"{waits}\n{tr('You can play on: the verdict follows.')}"


line_waits = Sentence("Working out the chances…", where="in the place of the timeline meanwhile")
working_out_the_end = Sentence("Working out the whole game…", where="on the end page meanwhile")
earlier_turns = Sentence("Working out earlier turns…", where="status line of the coach")


# ---- the risk dial ----

RISK_GOALS: tuple[RiskGoal | None, ...] = tuple(RiskGoal(step) if step else None for step in AVERSIONS)
"""The steps of the dial, from careful to daring; None for the expected final score."""


def risk_name(goal: RiskGoal | None) -> str:
    """Return the name of a step of the dial, or of a liking for risk between two of them, which a file may have."""
    if goal is not None and goal not in RISK_GOALS:
        return tr("Careful play") if goal.aversion > 0 else tr("Daring play")
    words = (
        tr("Very careful"),
        tr("Careful"),
        tr("A little careful"),
        tr("Neutral", "a liking for risk"),
        tr("A little daring"),
        tr("Daring"),
        tr("Very daring"),
    )
    return words[RISK_GOALS.index(goal)]


def risk_explained(goal: RiskGoal | None, rules: RuleSet) -> str:
    """Return how games end by a step of the dial, from their first roll on, where that is written down."""
    step = risk_of(rules, goal.aversion if goal is not None else 0.0)
    if step is None:
        return ""
    return tr("1 % of games end below {low}, 1 % above {high}").format(low=step.low, high=step.high)


def begins(goal: RecordGoal, *, is_coached: bool) -> str:
    """Return what a game with a goal is about, when it begins; nothing of a coach that is off."""
    if not isinstance(goal, ReachGoal):
        return name(goal)
    said = tr("You're playing for {score}.").format(score=goal.target)
    return f"{said} {tr('The coach shows your chance of reaching it.')}" if is_coached else said


# ---- the explanation of an option ----

decided_heading = Sentence(
    "Already decided: listed by expected score", where="heading of options that change no chance any more"
)
decided_remark = Sentence("So the options are listed by expected score, without verdicts.")


def compared(one: Option, other: Option, goal: RecordGoal | None) -> str:
    """Return what two options are worth for the `goal`, the better one first."""
    better, worse = sorted((one, other), key=lambda option: option.lost)
    this, less = units.of_option(better), units.of_option(worse)
    if this == less:
        return tr("{this} either way: {one} is as good as {other}.").format(
            this=this, one=choosing(one), other=choosing(other)
        )
    if one.measure is Measure.CERTAINTY_EQUIVALENT:
        text = tr("At this risk, {doing} is as good as a sure {this}, {instead} only as good as {other}.")
        return begun(text.format(doing=doing(better), this=this, instead=doing(worse), other=less))
    text = tr("{chance}: {this} {with_this}, {other} {with_other}.", "Chance of winning: 61 % with 3 3 3, 55 % with 4")
    figures = {"this": this, "with_this": if_option(better), "other": less, "with_other": if_option(worse)}
    return begun(text.format(chance=chance_of(goal), **figures))


def needs_more(points: int, target: int) -> str:
    """Return what it takes to reach a score, from the first point on or from where the game stands."""
    if points == target:
        return plural(points, "You need %n point.", "You need %n points.")
    text = plural(points, "You need %n more point for {target}.", "You need %n more points for {target}.")
    return text.format(target=target)


in_points = Sentence("{option} is better on points, too. {reason}")


def decided(best: Option) -> str:
    """Return that nothing changes a chance any more."""
    text = tr("Whatever you do, your chance is {figure}: you've made it.")
    if best.prospect < _HALF:
        text = tr("Whatever you do, your chance is {figure}: you can't make it from here.")
    return text.format(figure=units.of_option(best))


def decided_caption(best: Option, goal: RecordGoal | None = None) -> str:
    """Return what is said of a choice where nothing changes the chance any more."""
    text = tr("{figure} {chance} whatever you do", "100 % chance of winning ...")
    return text.format(figure=units.of_option(best), chance=chance_in_sentence(goal))


def only_one(one: Option) -> str:
    """Return what is said of an option where all are worth the same."""
    return tr("All options are worth the same: {figure}.").format(figure=units.of_option(one))


def best_by_points(analysis: Analysis) -> str:
    """Return which option has the highest expected score, where that is another one than the best.

    Nothing where the two figures are the same as they are written.
    """
    best, points = analysis.best, analysis.best_by_points
    expected, other = value(points.value), value(best.value)
    if points is best or expected == other:
        return ""
    return tr("For points alone you'd {option}: {value} expected instead of {other}.").format(
        option=as_deed(points), value=expected, other=other
    )


# ---- the end of a game ----

split_explained = Sentence(
    "It adds up exactly: the chance before the first roll, plus luck, minus what your choices cost, "
    "is 100 % if you reach the goal and 0 % if you don't."
)


def ended(goal: RecordGoal | None, score: int) -> str:
    """Return whether a goal was met."""
    if not isinstance(goal, ReachGoal):
        return ""
    if score >= goal.target:
        return tr("Goal reached: {target}").format(target=goal.target)
    text = plural(goal.target - score, "Missed {target} by %n point", "Missed {target} by %n points")
    return text.format(target=goal.target)
