# SPDX-License-Identifier: MIT
"""A paper card is a finished scorecard whose rolls nobody wrote down: what a game brought, not how it was played.

It is read from a line of points, a box after the other, or from a table with a line for each box and a column for each
player, or the other way round. Names, totals and bonuses may stand there, too; they have to agree with the boxes::

    Anna 3 6 9 12 15 18 20 0 25 30 40 50 22
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Annotated, NamedTuple

from engine.games.lines import LineFault
from engine.games.match import LONGEST_NAME
from engine.games.notation import Text, decoded
from engine.games.position import HasScores, PositionError, Scores, check_scorecard, scores_from_json
from engine.rules.categories import Category
from engine.rules.scoring import RuleSet, rules_as_json, rules_from_json, upper_total
from engine.runtime.errors import InputError, InputFault, quoted
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError, FieldFault, Path, read, sized, takes_more

FORMAT = "yahtzee-coach-cards"
VERSION = 1
MOST_CARDS = 12
_LONGEST = 20_000
_NEARLY = 10  # ten numbers in a row are meant as a card
_NUMBER = re.compile(r"\d{1,4}")
_STRUCK = ("-", "–", "x", "/", "×")
_SEPARATORS = "\t;,"
_QUOTED = re.compile(r'"[^"]*"')


class CardSum(Enum):
    """What may stand on a card beside the boxes."""

    UPPER_TOTAL = "upper_total"
    UPPER_BONUS = "upper_bonus"
    LOWER_TOTAL = "lower_total"
    YAHTZEE_BONUSES = "yahtzee_bonuses"
    TOTAL = "total"


Place = Category | CardSum

_ALSO = {
    **{"upper": CardSum.UPPER_TOTAL, "bonus": CardSum.UPPER_BONUS, "lower": CardSum.LOWER_TOTAL},
    **{"yahtzee bonus": CardSum.YAHTZEE_BONUSES, "sum": CardSum.TOTAL, "grand total": CardSum.TOTAL},
}


class CardError(PositionError):
    """A card that can't be; `name` says whose, if that is known, and the path where on it."""

    def __init__(self, fault: InputFault | InputError | str, path: Path = (), name: str = "", **values: object) -> None:
        super().__init__(fault, path, **values)
        self.name = name


@dataclass(frozen=True)
class PaperCard(HasScores):
    """A full card by `rules`, and the name of who played, if it is known."""

    scores: Scores
    rules: RuleSet
    yahtzee_bonuses: int = 0
    name: str = ""

    @property
    def bonus_missing(self) -> int:
        """How many points are missing for the upper bonus; 0 with it, or where there is none."""
        return max(0, self.rules.upper_bonus_at - upper_total(self.filled)) if self.rules.upper_bonus else 0


def checked(card: PaperCard) -> PaperCard:
    """Return a card if it is full and can come up in a game.

    Raises:
        CardError: saying where it can't be.
    """
    boxes = len(card.rules.boxes)
    if len(card.filled) != boxes:
        raise _wrong_count(boxes, len(card.filled), card.name)
    try:
        check_scorecard(card.filled, card.yahtzee_bonuses, card.rules)
    except FieldError as error:
        raise CardError(error.fault, error.path, card.name, **error.values) from error
    return card


# ---- as text that is kept -------------------------------------------------------------------------------------------


def dumps(cards: Sequence[PaperCard]) -> str:
    """Return the cards of one table as text; the first one is the player's own."""
    rules = cards[0].rules
    data = {
        "format": FORMAT,
        "version": VERSION,
        "typed": True,
        "rules": rules_as_json(rules),
        "rolls_per_turn": rules.rolls_per_turn,
        "cards": [
            {
                "name": card.name,
                "scores": {box.key: points for box, points in card.filled.items()},
                "yahtzee_bonuses": card.yahtzee_bonuses,
            }
            for card in cards
        ],
    }
    return json.dumps(data)


@takes_more
class _SavedCard(NamedTuple):
    scores: object
    yahtzee_bonuses: int = 0
    name: Annotated[str, sized(0, LONGEST_NAME, f"text of at most {LONGEST_NAME} characters")] = ""


@takes_more
class _SavedCards(NamedTuple):
    format: Text
    rules: object
    rolls_per_turn: object
    cards: tuple[_SavedCard, ...]


def loads(text: str) -> tuple[PaperCard, ...]:
    """Return the cards that a text of `dumps` describes.

    Raises:
        ValueError: if it describes none.
    """
    data = decoded(text)
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise PositionError("the text has none", ("cards",))
    given = read(_SavedCards, data)
    rules = rules_from_json(given.rules, given.rolls_per_turn)
    cards = tuple(
        checked(PaperCard(scores_from_json(one.scores, rules), rules, one.yahtzee_bonuses, one.name))
        for one in given.cards
    )
    if not cards:
        raise PositionError("the text has none", ("cards",))
    return cards


# ---- as it is typed or pasted ---------------------------------------------------------------------------------------


class _Row(NamedTuple):
    label: str
    values: tuple[str, ...]


def looks_like_cards(text: str) -> bool:
    """Return whether a text is meant as one or several cards: whether they can be is not said."""
    if len(text) > _LONGEST or text.lstrip().startswith(("{", "[")):
        return False
    rows = _rows(text)
    return any(len(row.values) >= _NEARLY for row in rows) or sum(bool(row.values) for row in rows) >= _NEARLY


def read_cards(text: str, rules: RuleSet, names: Mapping[str, Place] | None = None) -> tuple[PaperCard, ...]:
    """Return the cards in a text.

    Args:
        text: a line for each player, or for each box; cells with commas, semicolons, tabs or blanks between them.
        rules: what was played by; without labels the boxes stand in their order.
        names: what boxes and sums are called in the player's language, beside English.

    Raises:
        CardError: if one can't be, saying whose it is and where on it.
    """
    rows = _rows(text)
    if any(len(row.values) >= _NEARLY for row in rows):
        labels = next((_cells(line) for line in text.splitlines() if len(_cells(line)) >= _NEARLY), [])
        has_labels = bool(labels) and not any(map(_is_value, labels))
        players = [row for row in rows if row.values]
        found = [
            (
                row.label,
                list(zip(labels[-len(row.values) :], row.values, strict=True)) if has_labels else _in_order(row, rules),
            )
            for row in players
        ]
    else:
        found = _columns(text, rows, rules)
    if len(found) > MOST_CARDS:
        raise CardError(FieldFault.RANGE, ("cards",), least=1, most=MOST_CARDS, said=len(found))
    known = _known_places(rules, names or {})
    is_table = len(found) > 1
    return tuple(
        _card(name[:LONGEST_NAME] or (str(number) if is_table else ""), cells, rules, known)
        for number, (name, cells) in enumerate(found, 1)
    )


def _rows(text: str) -> list[_Row]:
    """Return each line as a label and the values behind it."""
    found = []
    for line in filter(str.strip, text.splitlines()):
        cells = _cells(line)
        last = max((place for place, cell in enumerate(cells) if not _is_value(cell)), default=-1)
        found.append(_Row(" ".join(cells[: last + 1]), tuple(cells[last + 1 :])))
    return found


def _cells(line: str) -> list[str]:
    import csv  # only cards from paper need it, and the window starts without

    bare = _QUOTED.sub("", line)
    mark = next((one for one in _SEPARATORS if one in bare), None)
    if mark is None or line.count('"') % 2:  # a lone quote is a letter
        cells = line.split(mark)
    else:
        cells = next(csv.reader([line], delimiter=mark, skipinitialspace=True))
    return list(filter(None, (cell.strip().strip("\"'") for cell in cells)))


def _is_value(cell: str) -> bool:
    return cell.lower() in _STRUCK or _NUMBER.fullmatch(cell) is not None


_Cells = list[tuple[str, str]]
"""The labels of a card with the values beside them; a box without a label stands in its order."""


def _in_order(row: _Row, rules: RuleSet) -> _Cells:
    """Return the values of a line: the boxes, then the Yahtzee bonuses and the total, as far as these are there."""
    boxes, values = [box.key for box in rules.categories], row.values
    more = {1: [CardSum.TOTAL.value], 2: [CardSum.YAHTZEE_BONUSES.value, CardSum.TOTAL.value]}.get(
        len(values) - len(boxes), []
    )
    labels = [*boxes, *more]
    if len(values) != len(labels):
        raise _wrong_count(len(boxes), len(values), row.label)
    return list(zip(labels, values, strict=True))


def _columns(text: str, rows: Sequence[_Row], rules: RuleSet) -> list[tuple[str, _Cells]]:
    """Return the columns of a table with a line for each box: names stand above, if at all."""
    first = _cells(next(filter(str.strip, text.splitlines()), ""))
    lines = [row for row in rows if row.values]
    width = max((len(row.values) for row in lines), default=0)
    if not width:
        raise _wrong_count(len(rules.boxes), 0)
    for row in lines:
        if len(row.values) != width:
            raise CardError(FieldFault.NUMBERS, (row.label or "scores",), count=width, said=len(row.values))
    names = first[-width:] if not any(map(_is_value, first)) and len(first) >= width else [""] * width
    labels = [row.label for row in lines]
    if not any(labels):
        if len(lines) != len(rules.boxes):
            raise _wrong_count(len(rules.boxes), len(lines))
        labels = [box.key for box in rules.categories]
    return [
        (name, [(label, row.values[place]) for label, row in zip(labels, lines, strict=True)])
        for place, name in enumerate(names)
    ]


def _plain(label: str) -> str:
    return "".join(filter(str.isalnum, label.casefold()))


def _known_places(rules: RuleSet, names: Mapping[str, Place]) -> dict[str, Place]:
    known: dict[str, Place] = {_plain(label): place for label, place in _ALSO.items()}
    known |= {_plain(place.value): place for place in CardSum}
    known |= {_plain(label): place for label, place in names.items()}
    return known | {_plain(box.key): box for box in rules.categories}


def _card(name: str, cells: _Cells, rules: RuleSet, known: Mapping[str, Place]) -> PaperCard:
    """Return the card of one player, whose sums have to be those of the boxes."""
    found: dict[Place, int] = {}
    for label, value in cells:
        place = known.get(_plain(label))
        if place is None:
            raise CardError(LineFault.NO_BOX, ("scores",), name, said=quoted(label), rules=rules.name)
        if place in found:
            raise CardError(FieldFault.TWICE, _path(place), name)
        found[place] = 0 if value.lower() in _STRUCK else int(value)
    scores = tuple(found.get(box) for box in rules.categories)
    bonuses = found.get(CardSum.YAHTZEE_BONUSES, 0)
    if rules.yahtzee_bonus and bonuses % rules.yahtzee_bonus == 0:
        bonuses //= rules.yahtzee_bonus  # given in points
    card = PaperCard(scores, rules, bonuses, name)
    if CardSum.TOTAL in found and CardSum.YAHTZEE_BONUSES not in found and rules.yahtzee_bonus:
        more, rest = divmod(found[CardSum.TOTAL] - card.points_so_far, rules.yahtzee_bonus)
        card = PaperCard(scores, rules, more if more > 0 and not rest else 0, name)
    _compare(checked(card), found)
    return card


def _compare(card: PaperCard, found: Mapping[Place, int]) -> None:
    """Accept sums that are those of the boxes; the upper total with its bonus or without."""
    upper, bonus = upper_total(card.filled), 0 if card.bonus_missing else card.rules.upper_bonus
    lower = sum(points for box, points in card.filled.items() if not box.is_upper)
    more = card.yahtzee_bonuses * card.rules.yahtzee_bonus
    right = {
        CardSum.UPPER_TOTAL: (upper, upper + bonus),
        CardSum.UPPER_BONUS: (bonus,),
        CardSum.LOWER_TOTAL: (lower, lower + more),
        CardSum.TOTAL: (card.points_so_far,),
    }
    for place, values in right.items():
        if found.get(place, values[0]) not in values:
            raise CardError(FieldFault.ALLOWED, _path(place), card.name, allowed=values[0], said=found[place])


def _path(place: Place) -> tuple[str, ...]:
    return (place.value,) if isinstance(place, CardSum) else ("scores", place.key)


def _wrong_count(count: int, said: int, name: str = "") -> CardError:
    return CardError(FieldFault.NUMBERS, ("scores",), name, count=count, said=said)
