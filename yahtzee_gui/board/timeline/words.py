# SPDX-License-Identifier: MIT
"""The card below the dice in words: final scores, where the turn ends, options beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.analysis.explanations import Most
from engine.analysis.options import Option
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.categories import Category
from yahtzee_gui.words import names, numbers, options, units
from yahtzee_gui.words.base import Counted, Sentence, tr

_ABOUT_HALF = 60
"""Up to how many per cent are called half: between two quartiles there is half at least, and more with few scores."""

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.analysis.verdicts import Verdict
    from engine.game_review.ends import Ends
    from engine.strategies.goals import Goal

card = Sentence("Card below the dice", where="what a screen reader says of its tabs")
notes_face = Sentence("Notes", where="tab of the card below the dice, of a position")
graph_face = Sentence("Graph", where="tab of the card below the dice")
final_face = Sentence("Final score", "a tab", where="tab of the card below the dice")
turn_face = Sentence("This turn", where="tab of the card below the dice")
why_face = Sentence("Why", "a tab", where="tab of the card below the dice")
needs_face = Sentence("What you need", "a tab", where="tab of the card below the dice, in a match")
short_needs_face = Sentence("To win", "a tab", where="the same where there is little room")
marks_of_turn = Sentence("Marks in this turn: {marks}", where="on the card of a choice in the graph")

# The strip of turns
this_game = Sentence("This game", where="heading of the strip of turns")
this_match = Sentence("This match", where="heading of the strip of turns")
turns_to_come = Counted(
    "%n turn; click one to look back", "%n turns; click one to look back", where="beside: This game"
)
_turn_judged = Sentence("turn {number}: {verdict}", where="one of the turns, as a screen reader says it")
_turn_in_play = Sentence("turn {number} in play", where="the same of the turn in play")

# Where nothing is to be seen
after_choice = Sentence("After your choice you'll see here what it can lead to.")
off = Sentence("With the coach off, nothing shows here. Look back at a choice when the game is over.")
at_end = Sentence("The game is over. Look back at a choice to see where it could have led.")
waits_for_goal = Sentence("This appears as soon as your chance is worked out.")
first_rolls_score = Sentence(
    "With extra points on the first roll, this isn't worked out for games with a goal. Your chance is in the list."
)
others_turn = Sentence("Here you'll see what your own choices can lead to.")
waits_for_table = Sentence("This appears as soon as the coach is ready.")

# Final score
whole_turn = Sentence("before the roll", where="what the final scores are about")
last_turn = Sentence("after your previous turn", where="what the final scores are about")
short_last_turn = Sentence("previous turn", where="the same where there is little room")
find_best = Sentence("Work out the best chance", where="button beside a score")
short_find_best = Sentence("Best chance?", where="the same button where there is little room")
early = Sentence("This early in the game it takes up to a minute. Meanwhile you can play on.")
best_hint = Sentence("Your best chance of this score if you play for nothing else.")
drag_hint = Sentence("Drag the line, or use the arrow keys, for the chance of another score.")
work_out = Sentence("Work it out", where="button below a sentence that says how long it takes")
sure_score_explained = Sentence("A sure score of this much would be just as good to you, at the risk you chose.")
one_option = Sentence("Final score", where="heading of the figures")
two_options = Sentence("Compared", where="heading of the figures of two or three options")
mean = Sentence("Average", where="row of the figures of final scores")
mean_to_win = Sentence("Average (to win)", where="row of the figures of final scores in a match")
mean_for_goal = Sentence("Average (for the goal)", where="row of the figures of final scores in a game with a goal")
mean_explained = Sentence(
    "The average final score if you go on playing for that. The list shows the score to expect if you play for "
    "points from the next choice on."
)
median = Sentence("Half are above", where="row of the figures of final scores: the median")
spread = Sentence("Spread", where="row of the figures of final scores: the standard deviation")
median_explained = Sentence("The median: half of all games end with this score or less.")
spread_explained = Sentence("The standard deviation: roughly 68 % of games end within this many points of the average.")

# This turn
ends_here = Sentence("ends here · points", where="heading of the chances of boxes")
or_zero = Sentence("or a zero", where="row below a box: how often the turn ends there with nothing")
at_most = Sentence("at best, keeping", where="heading of the best chances of boxes")
only_chance = Sentence("at best", where="heading of the best chances of boxes, before the roll")
roll_all = Sentence("nothing", where="in the place of dice to keep, below “at best, keeping”")
tick_hint = Sentence(
    "The tick shows your best chance of scoring in a box if you go for nothing else; the dice are what to keep for it."
)


def turns_spoken(heading: str, verdicts: Iterable[tuple[int, Verdict]], current: int) -> str:
    """Return the turns that are judged, and the one in play if any, as a screen reader says them."""
    told = [_turn_judged(number=turn, verdict=names.verdict(verdict)) for turn, verdict in verdicts]
    return f"{heading}: " + ", ".join([*told, _turn_in_play(number=current)] if current else told)


def about(option: Option | None, *, was_chosen: bool) -> tuple[str, ...]:
    """Return after what the figures are, and the same ever shorter; nothing is said to be scored that isn't yet."""
    if option is None:
        return exact(whole_turn())
    brief = options.done(option) if was_chosen else options.with_option(option)
    if option.category is not None:
        box, text = short(option), tr("after scoring {box}") if was_chosen else tr("if you score {box}")
        return exact(text.format(box=box), brief, box)
    if not option.keep:
        return exact(tr("after rolling all five"), brief)
    text = tr("after you kept {dice}") if was_chosen else tr("if you keep {dice}")
    return exact(text.format(dice=names.kept(option.keep)), brief)


def exact(whole: str, *shorter: str) -> tuple[str, ...]:
    """Return after what the figures are with a word that they aren't estimated, without it, and what is shorter."""
    return tr("{about} · exact", "after what the figures are").format(about=whole), whole, *shorter


def short(option: Option | None) -> str:
    """Return an option in as few signs as there can be."""
    if option is None:
        return tr("now", "the game as it stands, in a row of options")
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return names.kept(option.keep) if option.keep else tr("roll all five")


def goal_mark(goal: Goal, ends: Ends) -> str:
    """Return what the goal's mark on the axis says: what it needs, or the certain score that is as good."""
    if isinstance(goal, RiskGoal):
        return units.as_good_as(numbers.decimal(ends.worth or 0.0, 1))
    if isinstance(goal, ReachGoal) or not any(None in other.scores for other in goal.others):
        return tr("needs {score}", "a mark on the axis of final scores").format(score=ends.needs)
    return tr("{score} wins half the time", "a mark on the axis of final scores").format(score=ends.needs)


or_more = Sentence("{score} or more")
working = Sentence("Working it out: {percent} %", where="in the place of final scores")
best_chance = Sentence("best chance there is: {chance}")
short_best = Sentence("at best {chance}", where="the same where there is little room")
best_waits = Sentence("working out the best chance: {percent} %")


def summary(mean: float, sd: float, low: int, high: int, share: float) -> str:
    """Return the figures of final scores in a line; the `share` from `low` to `high` is said where it isn't half."""
    if low == high:
        text = tr("{share} of all games end with {low}")
    elif round(100.0 * share) > _ABOUT_HALF:
        text = tr("{share} of all games end between {low} and {high}")
    else:
        text = tr("half of all games end between {low} and {high}")
    ends = text.format(low=low, high=high, share=units.percent(100.0 * share))
    return " · ".join((only_mean(numbers.value(mean)), tr("spread {sd}").format(sd=numbers.decimal(sd, 1)), ends))


only_mean = Sentence("average {mean}", where="the one figure of final scores that is known at once")
chances_of = Sentence("{event}: {chance} with {option}", where="as a screen reader says it")


def range_card(first: int, last: int, chances: list[tuple[str, float]]) -> tuple[str, ...]:
    """Return what is said of a range of final scores."""
    head = str(first) if first == last else f"{first} – {last}"
    return head, *(f"{name}: {units.percent(100.0 * chance)}" for name, chance in chances)


percentile = Sentence(
    "{percent} % of games reach", where="row of the figures: the score that all but so few games reach"
)
percentile_explained = Sentence("At least {percent} % of all games end with this score or more.")


def box_spoken(box: Category, chance: float, points: float, most: Most | None) -> str:
    """Return a row of the chances of boxes, as a screen reader says it."""
    text = tr("{box}: the turn ends here {chance} of the time, {points} points on average").format(
        box=names.category(box), chance=units.percent(100.0 * chance), points=numbers.decimal(points, 1)
    )
    if most is None:
        return text
    return f"{text}; " + _most_spoken(most)


def _most_spoken(most: Most) -> str:
    chance = units.percent(100.0 * most.chance)
    if most.keep is None:
        return tr("best chance {chance}").format(chance=chance)
    if not most.keep:
        return tr("best chance {chance}, by rolling all five").format(chance=chance)
    return tr("best chance {chance}, by keeping {dice}").format(chance=chance, dice=names.kept(most.keep))
