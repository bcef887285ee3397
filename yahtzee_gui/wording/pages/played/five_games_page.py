# SPDX-License-Identifier: MIT
"""The card of five games in words."""

from __future__ import annotations

from collections.abc import Sequence

from yahtzee_gui.wording.base import plural, tr
from yahtzee_gui.wording.numbers import decimal, whole


def five_games() -> str:
    """Return the title of the card, and the text of the button that opens it."""
    return tr("Card of five games")


def games_of() -> str:
    """Return the name of the list of rules and dice that have games."""
    return tr("Rules and dice")


def kind(rules: str, dice: str) -> str:
    """Return rules and dice in one line."""
    return tr("{rules} · {dice}").format(rules=rules, dice=dice)


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


def columns() -> Sequence[str]:
    """Return the headings of the columns that are not games."""
    return tr("Box"), tr("Best"), tr("Total")


def earlier() -> str:
    """Return the text of the button that turns back to the card before."""
    return tr("Earlier card")


def later() -> str:
    """Return the text of the button that turns to the next card."""
    return tr("Later card")


def game_heading(number: int) -> str:
    """Return the heading of the column of a game."""
    return tr("Game {number}").format(number=whole(number))
