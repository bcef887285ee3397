# SPDX-License-Identifier: MIT
"""The list of choices in words."""

from __future__ import annotations

from engine.analysis.options import Option
from engine.analysis.verdicts import Measure, Verdict
from engine.games.goals import RecordGoal
from engine.rules.dice import Dice
from yahtzee_gui.words import goals, names, numbers, options, units
from yahtzee_gui.words.base import Sentence, tr

_PER_CENT = " %"

list_name = Sentence("Your choices")
_choices_of = Sentence("{name}'s choices", where="heading of the list of a person's choices")
nothing_yet = Sentence(
    "Each choice you make appears here with what it cost. The fewer points your choices cost, the better you play: "
    "the rest is luck.",
    where="in the place of the list before the first choice",
)
nothing_yet_off = Sentence(
    "Each choice you make appears here. You'll see what it cost when the game is over.",
    where="in the place of the list before the first choice, with the coach off",
)

# A turn and its choices
turn = Sentence("Turn {number}")
this_turn = Sentence("this turn", where="a turn that goes on, in the place of what it scored")
look_at_it = Sentence("Look back at this choice and see why", where="hint on a choice of the turn that was just played")
verdict_follows = Sentence(
    "You'll see what this choice cost as soon as that is worked out.", where="in the place of a verdict"
)
not_known_yet = "…"
_best_dice = Sentence("best:", where="before dice that were best to keep, drawn; there is little room")
_best_box = Sentence("best: {box}", where="the box that was best; there is little room")
_best_all = Sentence("best: all new", where="to roll all five dice was best; there is little room")
_then = Sentence("then {judged}", where="what a choice cost that was made again, after what the first one cost: then ★")
_first = Sentence("first {judged}", where="what the first choice cost, before what the last one cost: first ★")

# What a turn did
luck = Sentence("Luck")
as_played = Sentence("As played", where="line of how a turn went: what the choices cost that stand in the end")
others = Sentence("Opponents' turns")
expected = Sentence("Expected score")
_change = Sentence("{before} to {after}", where="a figure before and after a turn")

# A match
last_round = Sentence("Last round", where="heading above what everyone in a match scored")
all_rounds = Sentence("All rounds", where="opens what everyone scored in the rounds before")
round_number = Sentence("Round {number}", where="heading above what everyone in a match scored")
nothing_scored = "–"


def heading(name: str) -> str:
    """Return the heading: whose choices they are, the player's own without a name."""
    return _choices_of(name) if name else list_name()


def kept(faces: Dice) -> str:
    """Return what was kept of a roll."""
    return tr("kept {dice}").format(dice=names.kept(faces)) if faces else tr("rolled all five")


def best(option: Option) -> str:
    """Return what would have been best, the box with it, but without dice that were to be kept."""
    if option.category is not None:
        return _best_box(box=names.category(option.category))
    return _best_dice() if option.keep else _best_all()


def cost(lost: float, verdict: Verdict, measure: Measure | None) -> str:
    """Return what one or several choices cost, as it is written, with a mark; the star alone for the best."""
    if verdict is Verdict.BEST:
        return names.mark(verdict)
    return f"{_figure(lost, measure)}\u00a0{names.mark(verdict)}"


def cost_spoken(lost: float, verdict: Verdict, measure: Measure | None) -> str:
    """Return the same as a screen reader says it."""
    word = names.verdict(verdict)
    figure = units.short(_figure(lost, measure), measure)
    return word if verdict is Verdict.BEST else options.with_its_cost(word, figure)


def _figure(lost: float, measure: Measure | None) -> str:
    return numbers.cost(lost, measure)


def other_try(option: Option, *, was_first: bool) -> str:
    """Return what the other choice cost of a decision that was made again."""
    return (_first if was_first else _then)(judged=cost(option.lost, option.verdict, option.measure))


def prospect(measure: Measure, goal: RecordGoal | None) -> str:
    """Return the name of what else is played for."""
    return goals.chance_of(goal) if measure is Measure.CHANCE else units.sure_score()


def change(before: str, after: str) -> str:
    """Return a figure before and after the turn; of two in per cent the first one without the sign."""
    sign = next((end for end in (_PER_CENT, "\u00a0%") if before.endswith(end) and after.endswith(end)), "")
    return _change(before=before.removesuffix(sign), after=after)
