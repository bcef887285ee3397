# SPDX-License-Identifier: MIT
"""Shared decisions are the player's choices without anything that tells of the player: to be given to others.

Each has the position, what was chosen, and which help was on. Names, dates and seeds are left out, and they come in a
random order, so that no game can be dated by its neighbours. Games of the day are left out: their dice are everybody's,
and tell the day. So are games by rules that do not come with the program: their names are the player's. Yatzy by
its house rules comes with it: `house_rules` has its names here.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress, product
from typing import Any

from engine.rules.keys import rules_key
from engine.rules.scoring import SHIPPED, rules_from_json
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.transfer import Entry
from yahtzee_gui.words.rule_sets import yatzy

FORMAT, VERSION = "yahtzee-coach-decisions", 1
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
        """Return it as a JSON object."""
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
    """All that is shared of a history, in a random order.

    Attributes:
        decisions: the choices.
        games: how many games they are from.
        of_days: how many games of the day are left out.
        by_own_rules: how many games by rules that do not come with the program.
        unseen: how many games the coach has not looked at, so that their choices are not known yet.
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
    yield _line(FIELDS)
    for decision in decisions:
        yield _line(decision.row())


def _line(texts: Iterable[str]) -> bytes:
    import csv  # few ask for it

    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(texts)
    return line.getvalue().encode()


def as_json_lines(decisions: Iterable[SharedDecision]) -> Iterator[bytes]:
    """Yield a line that says what it is, and one for each decision."""
    yield json.dumps({"format": FORMAT, "version": VERSION}).encode() + b"\n"
    for decision in decisions:
        yield json.dumps(decision.as_json()).encode() + b"\n"
