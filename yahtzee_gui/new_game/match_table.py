# SPDX-License-Identifier: MIT
"""A table is who is to play a match, as it is chosen and remembered: the player, the others, and how dice fall."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from engine.games.match import LONGEST_NAME, MOST_SEATS, SERIES_LENGTHS, Match, begin
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import Must, read, sized, takes_more
from engine.strategies.strengths import Face
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.new_game import match_words as new_game_match_words


def _other(given: Mapping[str, Any]) -> Face | str:
    return read(_Name, given["name"]) if "name" in given else _FACES[given["face"]]


def _length(given: object) -> int:
    return given if type(given) is int and given in SERIES_LENGTHS else 0


_FACES = {face.key: face for face in Face}
_Name = Annotated[str, Must("a name", lambda name: len(name) <= LONGEST_NAME and name.isprintable())]
_Other = Annotated[Face | str, Must("a face or a name", make=_other)]
_Others = Annotated[tuple[_Other, ...], sized(1, MOST_SEATS - 1, "a list of players")]


@takes_more
@dataclass(frozen=True)
class Table:
    """The player's own name, and for each other a face, or the name of a person at the same screen.

    `real_dice`: people roll dice on their own table. `series` is the most matches of a series; 0 for a
    match by itself.
    """

    you: _Name = ""
    others: _Others = (Face.THUMB,)
    linked: bool = False
    others_begin: bool = False
    real_dice: bool = False
    series: Annotated[int, Must("the length of a series", make=_length)] = 0

    @property
    def people(self) -> int:
        """How many others are people."""
        return sum(isinstance(other, str) for other in self.others)

    @property
    def nameless(self) -> str:
        """The name of a player who typed none: alone "You", beside other people "Player 1"."""
        return new_game_match_words.player(1) if self.people else match_words.you()

    @property
    def can_link(self) -> bool:
        """Whether the dice can be linked: a player later in the round would know them, and people look."""
        return not self.people

    def players(self) -> list[tuple[str, str]]:
        """Return the seats in their order, a name and a strategy each; faces that sit there twice are numbered."""
        you = self.you.strip() or self.nameless
        taken = [you.casefold(), *(other.strip().casefold() for other in self.others if isinstance(other, str))]
        others = []
        for other in self.others:
            if isinstance(other, str):
                others.append((other.strip(), ""))
                continue
            name, number = match_words.face_name(other), 1
            while name.casefold() in taken:
                number += 1
                name = match_words.another(match_words.face_name(other), number)
            taken.append(name.casefold())
            others.append((name, other.value))
        begins = self.others_begin and not (self.linked and self.can_link)
        return [*others, (you, "")] if begins else [(you, ""), *others]

    def begin(self, rules: RuleSet) -> Match:
        """Return a match at this table.

        Raises:
            MatchError: if they cannot play.
        """
        linked, series = self.linked and self.can_link, self.series or None
        return begin(self.players(), rules, linked=linked, own_dice=self.real_dice, series=series)

    def as_text(self) -> str:
        """Return the table as the settings keep it."""
        others = [{"face": other.key} if isinstance(other, Face) else {"name": other} for other in self.others]
        flags = {"linked": self.linked, "others_begin": self.others_begin, "real_dice": self.real_dice}
        return json.dumps({"you": self.you, "others": others, "series": self.series} | flags)


def table_from(text: str) -> Table:
    """Return the table that a text of the settings describes; the first one for any other text."""
    try:
        return read(Table, json.loads(text))
    except (ValueError, RecursionError):
        return Table()


# ---- who can play ----

_ANY_CARD = (Face.DIZZY, Face.GRETA, Face.PAULA)


def why_not(face: Face, rules: RuleSet) -> str:
    """Return why a face can't play by these rules; nothing if it can."""
    words = new_game_match_words
    if rules.counts_first_rolls:
        return words.knows_no_first_rolls()
    if rules.is_yahtzee or face in _ANY_CARD:
        return ""
    return words.knows_other_points() if rules.categories == CATEGORIES else words.knows_other_boxes()


def seated(table: Table, rules: RuleSet) -> Table:
    """Return the table with somebody in the place of each who can't play by `rules`: Greta, or else a person."""
    instead = new_game_match_words.player if why_not(Face.GRETA, rules) else None
    others = tuple(
        (instead(place) if instead is not None else Face.GRETA)
        if isinstance(other, Face) and why_not(other, rules)
        else other
        for place, other in enumerate(table.others, 2)
    )
    return replace(table, others=others)


def fault_of(table: Table) -> tuple[str, int]:
    """Return what keeps those at a table from playing, and whose name it is: 0 is the player's; "" if they can play."""
    words, taken = new_game_match_words, set[str]()
    if not table.others:
        return words.no_opponent(), 1
    people = {0: table.you.strip() or table.nameless}
    people |= {place: other.strip() for place, other in enumerate(table.others, 1) if isinstance(other, str)}
    for place, name in people.items():
        if not name:
            return words.name_missing(), place
        if name.casefold() in taken:
            return words.same_name(), place
        if not name.isprintable():
            return words.unreadable_name(), place
        taken.add(name.casefold())
    return "", 0
