# SPDX-License-Identifier: MIT
"""The result of a match that is over as it is shown: who has won, by how much, and what the others have."""

from __future__ import annotations

from engine.games.match import Match
from yahtzee_gui.board.match import words


def result(match: Match) -> str:
    """Return who has won and by how much, as the person in play is told."""
    totals = [seat.game.points_so_far for seat in match.seats]
    best = max(totals)
    winners = [place for place, total in enumerate(totals) if total == best]
    if len(winners) > 1:
        return words.tie([match.seats[place].name for place in winners])
    winner, second = winners[0], max(total for place, total in enumerate(totals) if place != winners[0])
    is_alone = sum(seat.is_person for seat in match.seats) == 1
    if winner == match.person:
        return words.you_win(best - second) if is_alone else words.wins(match.seats[winner].name, best - second)
    if is_alone:
        return words.you_lose(match.seats[winner].name, best - totals[match.person])
    return words.wins(match.seats[winner].name, best - second)


def totals(match: Match) -> str:
    """Return the final scores of the others, the highest first."""
    others = [(seat.name, seat.game.points_so_far) for seat in match.others(match.person)]
    return words.totals(sorted(others, key=lambda other: -other[1]))
