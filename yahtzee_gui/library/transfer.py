# SPDX-License-Identifier: MIT
"""A history as text: all of it, to be taken elsewhere and read again, or its decisions, to be given to others.

All of it is JSON Lines in UTF-8. The first line says what it is. Every other one is a finished game: what the history
file has of it, its whole text and checksum included, its decisions, and how often its costly choices were asked again.
Reading believes nothing: a line that is not as it was written is restored from the text of its game, where that still
tells one, and graded anew.

Shared decisions have nothing that tells of the player: each has the position, what was chosen, and which help was on.
Names, dates and seeds are left out, and they come in a random order, so that no game can be dated by its neighbours.
Games of the day are left out: their dice are everybody's, and tell the day. So are games by rules that do not come with
the program: their names are the player's. Yatzy by its house rules comes with it: `house_rules` has its names here.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, compress, product
from typing import Any

from engine.games.goals import ReachGoal, WinGoal
from engine.rules.scoring import SHIPPED, rules_from_json, rules_key
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.typed_json import FieldError, decoded, parsed, read
from engine.training.decisions import StoredDecision, Unit, decision_as_json, decision_from_json
from engine.training.retry import ScheduleCard
from yahtzee_gui.library import schema
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.decision_tables import Cards, Spot, card_of
from yahtzee_gui.library.finished_game import FinishedGame, goal_of_key, or_none
from yahtzee_gui.library.schema import COLUMNS
from yahtzee_gui.words.names import yatzy

FORMAT = "yahtzee-coach-history"
VERSION = 1
LONGEST_LINE = 10_000_000
"""No line has more bytes."""

_LEAST, _LEAST_OF_CHANCE = 1e-6, 0.1
"""How far the sum of the decisions may be from the grade of their game: of chances, for each that does not count."""


class NoHistory(Exception):
    """A text that is no history; `version` is the other version that has written it, if one has."""

    def __init__(self, version: str = "") -> None:
        super().__init__("the text is no history")
        self.version = version


@dataclass(frozen=True)
class Entry:
    """One game of a history with its decisions, none where they are not known, and its cards by their places."""

    game: FinishedGame
    decisions: tuple[StoredDecision, ...] = ()
    cards: tuple[tuple[int, ScheduleCard], ...] = ()

    @property
    def practice(self) -> Cards:
        """The cards by where they belong in a history."""
        return {Spot(self.game.key, place): card for place, card in self.cards}


def first_line() -> str:
    """Return the line that says what the text is."""
    return json.dumps({"format": FORMAT, "version": VERSION}) + "\n"


def check_first_line(line: bytes) -> None:
    """Accept the first line of a history; `NoHistory` if it is something else."""
    try:
        data = _object_in(line)
    except FieldError as error:
        raise NoHistory from error
    if data.get("format") != FORMAT:
        raise NoHistory
    version = data.get("version")
    if isinstance(version, bool) or version != VERSION:
        raise NoHistory(str(version)[:20])


def line_of(entry: Entry) -> str:
    """Return the line of a game."""
    data: dict[str, Any] = dict(zip((*COLUMNS, "checksum"), schema.row_of(entry.game), strict=True))
    if entry.decisions:
        data["all_decisions"] = [decision_as_json(decision) for decision in entry.decisions]
    if entry.cards:
        data["practice"] = [
            {"place": place, "right": card.right, "wrong": card.wrong, "due": card.due and card.due.isoformat()}
            for place, card in entry.cards
        ]
    return json.dumps(data) + "\n"


@or_none
def entry_in(line: bytes) -> Entry | None:
    """Return the game in a line; None if it tells none. Decisions that do not fit its grade are left out."""
    data = _object_in(line)
    game = _game_in(data)
    if game is None:
        return None
    return Entry(game, _decisions_in(data.get("all_decisions"), game), _cards_in(data.get("practice")))


# ---- reading ----


def _object_in(line: bytes) -> Mapping[str, object]:
    return read(Mapping[str, object], parsed(decoded(line)))


def _game_in(data: Mapping[str, object]) -> FinishedGame | None:
    values = [data.get(name) for name in (*COLUMNS, "checksum")]
    return schema.checked(values[:-1]) if schema.is_whole(values) else schema.restored(values, None)


def _decisions_in(data: object, game: FinishedGame) -> tuple[StoredDecision, ...]:
    """Return the decisions of a line if they are those that the grade of its game stands for, else none."""
    if not isinstance(data, list) or game.grade is None:
        return ()
    try:
        found = tuple(map(decision_from_json, data))
    except (ValueError, TypeError):
        return ()
    counted = [decision for decision in found if decision.counts]
    lost = sum(decision.points_lost for decision in counted)
    # Points and percentage points do not add up.
    for_chance = isinstance(goal_of_key(game.goal), ReachGoal | WinGoal)
    is_mixed = for_chance and any(decision.unit is Unit.POINTS for decision in counted)
    least = _LEAST
    if game.grade.accuracy is None:  # all of one turn are rounded, or none
        least = _LEAST_OF_CHANCE * (len(found) - len(counted) + game.rolls_per_turn)
    is_fit = len(counted) == game.grade.decisions and (is_mixed or abs(lost - game.grade.points_lost) < least)
    places = [decision.place for decision in found]
    return found if is_fit and places == sorted(set(places)) else ()


def _cards_in(data: object) -> tuple[tuple[int, ScheduleCard], ...]:
    cards = [one for one in data if isinstance(one, dict)] if isinstance(data, list) else []
    found = (card_of(*map(card.get, ("place", "right", "wrong", "due"))) for card in cards)
    return tuple({card[0]: card for card in found if card is not None}.values())


SHARED_FORMAT, SHARED_VERSION = "yahtzee-coach-decisions", 1
CSV, JSON_LINES = ".csv", ".jsonl"
_HOUSE_RULES = ("five_is_full_house", "four_is_two_pairs", "in_order")
_FOR_POINTS, _UNKNOWN = "points", "unknown"
FIELDS = (
    *("rules", "rolls_per_turn", "dice_model", "goal", "scores", "yahtzee_bonuses", "dice", "rolls_left"),
    *("choice", "final_choice", "coach", "hints"),
)
"""The columns of the table, in order."""


@cache
def house_rules() -> dict[str, str]:
    """Return Yatzy with house rules, by their key: ``yatzy+in_order``."""
    return {
        rules_key(yatzy(**dict(zip(_HOUSE_RULES, holds, strict=True)))): "+".join(
            ("yatzy", *compress(_HOUSE_RULES, holds))
        )
        for holds in product((False, True), repeat=len(_HOUSE_RULES))
        if any(holds)
    }


@dataclass(frozen=True)
class SharedDecision:
    """One choice of a game.

    Attributes:
        position: as the command line reads it: rules, dice model, scores, dice, rolls left.
        goal: what was played for: "points", "reach 250", "risk 0.01", or "win".
        choice: what was chosen first: a box, the faces that were kept, or "-" for none.
        final_choice: what stood in the end; another one where the first was taken back.
        coach: the coach mode that was on; "unknown" of games from elsewhere.
        hints: how many steps of a hint had been told, 0 to 3.
    """

    position: str
    goal: str
    choice: str
    final_choice: str
    coach: str
    hints: int

    @classmethod
    def of(cls, decision: StoredDecision, goal: str) -> SharedDecision:
        """Return what is shared of a decision in a game for `goal`."""
        mode = decision.mode or _UNKNOWN
        return cls(decision.position, goal or _FOR_POINTS, decision.first, decision.stood, mode, decision.hints)

    def as_json(self) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in ("goal", "choice", "final_choice", "coach", "hints")}
        return {"position": json.loads(self.position), **told}

    def row(self) -> tuple[str, ...]:
        """Return it as texts, one for each of `FIELDS`."""
        values = self.as_json()
        values |= values.pop("position")
        if isinstance(values["rules"], dict):
            values["rules"] = house_rules()[rules_key(rules_from_json(values["rules"]))]
        values["scores"] = " ".join(f"{box}={points}" for box, points in values["scores"].items())
        values["dice"] = "".join(map(str, values["dice"]))
        return tuple(str(values[field]) for field in FIELDS)


@dataclass(frozen=True)
class SharedDecisions:
    """All that is shared of a history, in a random order, and of how many `games` it is.

    Left out are games of a day (`of_days`), games by rules that do not come with the program (`by_own_rules`), and
    those that the coach has not looked at, so that their choices are not known yet (`unseen`).
    """

    decisions: tuple[SharedDecision, ...] = ()
    games: int = 0
    of_days: int = 0
    by_own_rules: int = 0
    unseen: int = 0


def shared(entries: Iterable[Entry]) -> SharedDecisions:
    """Return what is shared of these games."""
    decisions: list[SharedDecision] = []
    games = of_days = by_own_rules = unseen = 0
    for entry in entries:
        if day_of(entry.game.seed) is not None:
            of_days += 1
        elif entry.game.rules not in SHIPPED and entry.game.rules not in house_rules():
            by_own_rules += 1
        elif not entry.decisions:
            unseen += 1
        else:
            games += 1
            decisions += [SharedDecision.of(decision, entry.game.goal) for decision in entry.decisions]
    random.SystemRandom().shuffle(decisions)
    return SharedDecisions(tuple(decisions), games, of_days, by_own_rules, unseen)


def as_csv(decisions: Iterable[SharedDecision]) -> Iterator[bytes]:
    """Yield a table with a heading, as spreadsheets read it."""
    import csv  # few ask for it

    for texts in chain([FIELDS], (decision.row() for decision in decisions)):
        line = io.StringIO()
        csv.writer(line, lineterminator="\n").writerow(texts)
        yield line.getvalue().encode()


def as_json_lines(decisions: Iterable[SharedDecision]) -> Iterator[bytes]:
    """Yield a line that says what it is, and one for each decision."""
    yield json.dumps({"format": SHARED_FORMAT, "version": SHARED_VERSION}).encode() + b"\n"
    for decision in decisions:
        yield json.dumps(decision.as_json()).encode() + b"\n"
