# SPDX-License-Identifier: MIT
"""Who played best, apart from luck, in words: the columns for each player, and what they come to in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.verdicts import Verdict
from engine.game_review.review import Decision, Review
from engine.game_review.seats import Played, least_lost, luckiest, played
from yahtzee_gui.words import names, numbers, units
from yahtzee_gui.words.base import Sentence, Sentences, tr
from yahtzee_gui.words.options import box_with_points, option, with_its_cost

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
    ("Accuracy", "a column: in per cent"),
    ("Worst choice", "a column: the costliest choice of a player"),
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
        f"{numbers.decimal(one.accuracy, 1)} %",
        worst(one.worst) if one.worst is not None else names.mark(Verdict.BEST),
    )


def worst(decision: Decision) -> str:
    """Return a costly choice, short."""
    chosen = decision.chosen
    deed = box_with_points(chosen.category, chosen.points or 0) if chosen.category is not None else option(chosen)
    return with_its_cost(f"{names.dice(decision.before.dice)}: {deed}", units.cost(chosen))


def verdict(players: Sequence[str], known: Sequence[Played]) -> str:
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
