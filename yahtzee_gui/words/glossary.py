# SPDX-License-Identifier: MIT
"""The words of the coach explained: each in one sentence, the same in tooltips, for screen readers and on a page."""

from __future__ import annotations

from collections.abc import Sequence

from engine.analysis.verdicts import Measure, Verdict, least_lost, limits_of
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Sentence, tr
from yahtzee_gui.words.names import mark, verdict
from yahtzee_gui.words.numbers import decimal

expected = Sentence(
    "Expected score: the average final score if you play perfectly from here, over all the rolls that could come up."
)
chance = Sentence("Chance: how likely you are to reach the goal of this game if you play perfectly for it from here.")
certain = Sentence(
    "As good as a sure 231: a final score of 231 without any risk would be just as good to you as playing on."
)
par = Sentence("Par: the expected score before the first roll, which is what a perfect player averages.")
split = Sentence("In a game for points the final score is exactly par plus luck minus the points your choices cost.")
accuracy = Sentence(
    "Accuracy: 100 % if no choice cost anything, 75 % if each cost one point on average. It goes by points, not by how"
    " many choices were the best."
)
spread = Sentence(
    "Spread, and ± after a score: how far final scores typically lie from their average (the standard deviation)."
)
taken_back = Sentence(
    "Taken back: if you take a choice back and make another, the last one is played, the costlier one has its mark, "
    "and accuracy goes by the first one. A choice that a warning kept you from counts as taken back, too, "
    "whatever you do instead."
)
with_help = Sentence(
    "Game with help: one with a hint, Live mode, a warning you followed, a choice taken back, dice seen before or "
    "a position you set up. It doesn't count towards your best scores or your level."
)
foresight = Sentence(
    "Foresight: the most you could score with the same dice if you knew every roll in advance, which no player does."
)
same_rolls = Sentence(
    "Same rolls for everyone: luck is the same for everyone, so it takes fewer matches to see who plays better."
)
rating = Sentence(
    "Rating: how good you are at puzzles, as one number (Glicko, as on chess servers). Everyone starts at 1500. It "
    "rises when you solve a puzzle and falls when you miss one, more if that's a surprise; an inaccuracy counts as "
    "half. The ± after it says how far off it may be, with about 95 % certainty. Where it reaches beyond the easiest "
    "or the hardest puzzles, you may be further off."
)
difficulty = Sentence(
    "Difficulty: a puzzle's own rating. A player with the same rating solves about half the puzzles like it. It "
    "comes from how much it costs various players: strategies, players who follow the first lessons, and "
    "players who slip now and then."
)
bargain_hunter = Sentence(
    "Bargain hunter: a computer player from M. Mince's slides about Yahtzee. It weighs the chance of each hand against "
    "what it pays, and goes for the best bargain."
)
marks_of_chance_heading = Sentence("The marks when you play for a goal", where="heading, in a game with a goal")
marks_heading = Sentence("The marks", where="heading")


def figure(measure: Measure | None) -> str:
    """Return what the figures of the coach are in a game."""
    if measure is None:
        return expected()
    return chance() if measure is Measure.CHANCE else certain()


def luck(measure: Measure | None = None) -> str:
    """Return what luck is."""
    what = tr("the expected score", "what rolls raised or lowered")
    if measure is Measure.CHANCE:
        what = tr("your chance", "what rolls raised or lowered")
    return tr("Luck: how much the rolls raised or lowered {what}. No choice changes it.").format(what=what)


def cost(measure: Measure | None = None) -> str:
    """Return what a choice costs."""
    if measure is Measure.CHANCE:
        return tr(
            "Cost, when you play for a goal: how much a choice takes off your chance, compared with the best one."
        )
    if measure is Measure.CERTAINTY_EQUIVALENT:
        return tr("Cost, when risk counts: how much a choice lowers the sure score that is as good as playing on.")
    return tr("Cost: how much a choice lowers the expected score, compared with the best one.")


cost_of_box = Sentence("Cost of a box: what it costs to score the dice in that box now.")


def limits(name: Verdict, measure: Measure | None = None) -> str:
    """Return what a choice costs that earns a verdict."""
    least, most = least_lost(name, measure), limits_of(measure).get(name)
    text = tr("costs {least} to {most}", "points or per cent follow")
    if most is None:
        text = tr("costs at least {least}", "points or per cent follow")
    elif not least:
        text = tr("costs less than {most}", "points or per cent follow")
    return units.amount(text.format(least=_points(least), most=_points(most or 0.0)), measure)


def marks(measure: Measure | None = None) -> str:
    """Return all marks with their words and limits, a line for each."""
    return "\n".join(f"{mark(name)}  {verdict(name)}: {limits(name, measure)}" for name in Verdict)


def _points(number: float) -> str:
    return decimal(number, 0 if number == int(number) else 1 if 10 * number == int(10 * number) else 2)


def page() -> Sequence[tuple[str, Sequence[str]]]:
    """Return the headings of the page, each with its sentences."""
    return (
        (tr("Expected score"), (expected(), par(), spread(), chance(), certain())),
        (tr("How a score adds up"), (split(), luck(), cost(), cost(Measure.CHANCE), cost_of_box(), foresight())),
        (tr("How choices are judged"), (taken_back(), accuracy(), with_help())),
        (tr("In a match"), (same_rolls(), bargain_hunter())),
        (tr("In puzzles"), (rating(), difficulty())),
    )


def entry(text: str) -> str:
    """Return the sentence of the page about what a line of `text` explains, the first if several do; empty if none."""
    shown = {sentence: sentence for _heading, sentences in page() for sentence in sentences}
    for measure in Measure:
        shown[luck(measure)] = luck()
        shown.setdefault(cost(measure), cost())
    return next((shown[line] for line in text.split("\n") if line in shown), "")
