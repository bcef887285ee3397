# SPDX-License-Identifier: MIT
"""What a screen reader is told when something happens, and the tables beside the charts, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision
from yahtzee_gui.words import units
from yahtzee_gui.words.base import Sentence, SentenceFor, plural, tr
from yahtzee_gui.words.names import verdict
from yahtzee_gui.words.options import begun, cost_heading, option, verdict_and_cost

_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[^a-z])")

game_over = Sentence("The game is over")
nobody_else = Sentence("You play alone.", where="said by a key: there are no opponents")
coach_is_silent = Sentence("The coach hasn't said anything yet.", where="said by a key")
open_boxes = Sentence("Open: {boxes}", "boxes of the scorecard")
scored = Sentence("{box} for {points}, total {total}")
scored_with_bonus = Sentence("{box} for {points} plus a bonus of {bonus}, total {total}")
rolled = Sentence("Rolled {dice}, {left}", where="what was rolled, and how many rolls the turn still has")
dice_on_table = Sentence("Dice {dice}, {left}", where="what lies on the table, and how many rolls the turn still has")
hint = Sentence("Hint: {option}")


def rolls_left(number: int) -> str:
    """Return how many rolls the turn still has."""
    return plural(number, "%n roll left", "%n rolls left") if number else tr("no rolls left")


def judged(decision: Decision) -> str:
    """Return the verdict on a decision just made, what it lost, and what was best."""
    text = tr("Verdict: {verdict}").format(verdict=verdict_and_cost(decision.chosen))
    if decision.verdict is Verdict.BEST:
        return text
    return f"{text}. " + tr("Best was: {best}").format(best=option(decision.best))


def value_spoken(figure: str, name: Verdict, measure: Measure | None = None) -> str:
    """Return what the dice marked to be kept are worth."""
    what = tr("chance") if measure is Measure.CHANCE else tr("expected score")
    worth = units.as_good_as(figure) if measure is Measure.CERTAINTY_EQUIVALENT else f"{what} {figure}"
    return f"{worth}, {verdict(name)}"


def sentences(parts: Sequence[str]) -> str:
    """Return parts as sentences one after the other, those that are empty left out."""
    return " ".join(part if part.endswith((".", "…", "!", "?")) else f"{part}." for part in parts if part)


def first_sentences(text: str) -> Iterator[str]:
    """Yield a text, then ever fewer of its sentences, the first alone at last."""
    sentences = _SENTENCE_END.split(text)
    for count in range(len(sentences), 0, -1):
        yield " ".join(sentences[:count])


# The review as a file

others_in_line = Sentence("opponents played", where="turns of the others as a line of the table")
before_the_game = Sentence("before the first roll", where="line before anything was rolled")
split_heading = Sentence("How you got this score", where="heading")
save_review_title = Sentence("Save the review", where="dialog title")
best_column = Sentence("Best", "what would have been best", where="column heading")


def timeline_columns(measure: Measure | None = None) -> Sequence[str]:
    """Return the headings of the timeline as a table."""
    figure = tr("Expected") if measure is None else units.sure_score()
    if measure is Measure.CHANCE:
        figure = tr("Chance", "how likely")
    return tr("Turn"), tr("What happened"), figure, tr("Verdict"), begun(cost_heading()), tr("Luck")


roll_in_line = Sentence("rolled {dice}", where="a roll as a line of the table")
review_files = SentenceFor((".txt", "Text (*.txt)"), (".json", "JSON (*.json)"), where="filter of a file dialog")

review_name = Sentence("{game}-review", "the name of a file")
file_written = Sentence("Saved to {path}.")
file_not_written = Sentence("It couldn't be saved: {reason}.")


def ghost_stands(name: str, total: int, ahead: int) -> str:
    """Return where a ghost stands; `ahead` is by how much it leads."""
    if ahead > 0:
        return tr("{name} has {total}, {ahead} ahead of you").format(name=name, total=total, ahead=ahead)
    if ahead < 0:
        return tr("{name} has {total}, {behind} behind you").format(name=name, total=total, behind=-ahead)
    return tr("{name} has {total}, level with you").format(name=name, total=total)
