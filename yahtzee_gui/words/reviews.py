# SPDX-License-Identifier: MIT
"""Reviews in words: decisions that are looked back at, and who played best, apart from luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Standing
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision, Played, Review, least_lost, luckiest, played
from yahtzee_gui.words import numbers, units
from yahtzee_gui.words.announcing import rolls_left
from yahtzee_gui.words.base import Sentence, Sentences, plural, tr
from yahtzee_gui.words.names import loss_among, verdict
from yahtzee_gui.words.numbers import signed, value
from yahtzee_gui.words.options import best_was, first_choice, no_choice, option

# ---- the review bar ----

previous_mistake = Sentence("Previous costly choice", where="button")
next_mistake = Sentence("Next costly choice", where="button")
previous_decision = Sentence("Previous decision", where="button")
next_decision = Sentence("Next decision", where="button")


nothing_to_choose = Sentence(
    "nothing to decide here", where="in the place of “choice 3 of 38”, where all is worth the same"
)
decided_before = Sentence("already decided", where="in that place, where a game for a chance was won or lost before")


def uncounted(decision: Decision) -> str:
    """Return why there was nothing to decide in a decision that doesn't count."""
    return decided_before() if decision.analysis.is_decided else nothing_to_choose()


mistake_of = Sentence("Costly choice {number} of {of}")


def mistakes(number: int) -> str:
    """Return how many of them there are, while none of them is looked at."""
    return plural(number, "%n costly choice", "%n costly choices") if number else tr("No costly choices")


decision_of = Sentence("choice {number} of {of}")


def play_on_explained(*, is_over: bool) -> str:
    """Return what that button does to the game."""
    if is_over:
        return tr("Try again from here, on a copy: the finished game stays as it is, and undo takes you back.")
    return tr("Try again from here, on a copy that doesn't count: your game stays as it is, and undo takes you back.")


# ---- one decision ----


def when(decision: Decision) -> str:
    """Return which decision of its game is meant: its turn, and how many rolls were left."""
    return f"{tr('Turn {number}').format(number=decision.turn)}, {rolls_left(decision.before.rolls_left)}"


def moment(decision: Decision) -> str:
    """Return a decision as a point of the timeline is headed."""
    return f"{when(decision)}: {option(decision.taken)}"


def judged(decision: Decision) -> str:
    """Return what a decision lost and what was best; of one that was made again, what the first try was, too."""
    if not decision.counts:
        return no_choice()
    loss = loss_among(decision.chosen)
    if decision.was_taken_back:
        first = first_choice(decision.chosen, decision.taken, decision.analysis.best)
        return first if decision.taken.verdict is Verdict.BEST else f"{loss_among(decision.taken)} · {first}"
    if decision.verdict is Verdict.BEST:
        return f"{loss} {verdict(decision.verdict)}"
    return f"{loss} · {best_was(decision.best)}"


first_chosen = Sentence("taken back: {first}", where="what was chosen first, as a line below what was played")


def taken_back(number: int, first: str) -> str:
    """Return what was taken back; `first`: what the first choices would have cost together, with its unit."""
    if not number:
        return ""
    return plural(
        number, "{first} at first: one was taken back", "{first} at first: %n were taken back", "choices"
    ).format(first=first)


was_taken_back = Sentence("taken back", where="remark on a costly choice in a list")


def mended(decision: Decision) -> str:
    """Return the remark on a choice that was taken back for a better one, with what that cost, if anything."""
    taken = decision.taken
    if numbers.is_nothing(taken.lost, taken.measure):
        return was_taken_back()
    return tr("taken back, then {cost}", "remark on a costly choice in a list").format(cost=units.cost(taken))


def figures(standing: Standing, luck: float, measure: Measure | None = None) -> str:
    """Return how the game stood after a decision, and what the roll before it gave."""
    gave = units.short(signed(luck), measure)
    if measure is None:
        return tr("expected {value} · luck of the roll {luck}").format(value=value(standing.expected), luck=gave)
    figure = units.prospect(standing.prospect, measure)
    return tr("{figure} · expected {value} · luck of the roll {luck}").format(
        figure=figure, value=value(standing.expected), luck=gave
    )


table_name = Sentence("Who played best, apart from luck", where="name of a table")
explained = Sentence(
    "Luck and cost are in expected points, whatever the score was between the players: par plus luck minus cost is the "
    "score. Who costs least played best."
)
columns = Sentences(
    ("Player", "a column: a name"),
    ("Score", "a column"),
    ("Luck", "a column: in points"),
    ("Cost", "a column: what choices cost, in points"),
    where="headings of a table of players",
)
over_games = Sentences(
    ("Matches", "a column: how many"), ("Won", "a column: how many matches"), where="further headings of that table"
)


def at_table(reviews: Sequence[Review], shares: Sequence[float]) -> tuple[Played, ...]:
    """Return what each player at a table did, with luck and cost as they are written: they add up to the score.

    None as long as there are no reviews. What each has won of the match is one of `shares`.
    """
    if not reviews:
        return ()
    known = zip(played(reviews, shares), reviews, strict=True)
    return tuple(replace(one, luck=units.luck_of(found), points_lost=units.lost_in(found)) for one, found in known)


def row(name: str, one: Played) -> tuple[str, ...]:
    """Return what stands in `columns` for a player; of several games the averages."""
    games = max(1, one.games)
    return (
        name,
        numbers.whole(one.score) if games == 1 else numbers.decimal(one.score / games, 1),
        numbers.signed(one.luck / games),
        numbers.decimal(one.points_lost / games, 1),
    )


def who_played_best(players: Sequence[str], known: Sequence[Played]) -> str:
    """Return who played best, and who had the best dice; nothing where the figures don't tell."""
    best, lucky = least_lost(known), luckiest(known)
    if best is not None and best == lucky:
        return tr("{name} played best, and had the best dice, too.").format(name=players[best])
    if best is not None and lucky is not None:
        return tr("{name} played best; {other} had the best dice.").format(name=players[best], other=players[lucky])
    if best is not None:
        return tr("{name} played best.").format(name=players[best])
    if lucky is not None:
        return tr("{name} had the best dice.").format(name=players[lucky])
    return ""
