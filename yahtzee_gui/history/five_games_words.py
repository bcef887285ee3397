# SPDX-License-Identifier: MIT
"""The card of five games in words."""

from __future__ import annotations

from yahtzee_gui.words.base import Sentence, Sentences, plural, tr
from yahtzee_gui.words.numbers import decimal, whole

five_games = Sentence("Five-game card", where="a choice: games side by side; name of their table")
box_averages = Sentence("Averages", where="a choice: what each box brings on average")
looks = Sentence("What to look at", where="name of that choice")
games_of = Sentence("Rules and dice", where="list")
columns = Sentences("Box", "Best", "Total")
earlier = Sentence("Earlier card", where="button")
later = Sentence("Later card", where="button")


kind = Sentence("{rules} · {dice}")


def which_card(number: int, first_game: int) -> str:
    """Return which card it is."""
    return tr("Card {number}: games {first} to {last}, the oldest on the left").format(
        number=whole(number), first=whole(first_game), last=whole(first_game + 4)
    )


def summary(games: int, best: int, total: int) -> str:
    """Return what the games of a card come to."""
    return tr("{games}: best {best}, total {total}, {mean} on average").format(
        games=plural(games, "One game", "%n games"), best=best, total=whole(total), mean=decimal(total / games, 1)
    )


def game_heading(number: int) -> str:
    """Return the heading of the column of a game."""
    return tr("Game {number}").format(number=whole(number))
