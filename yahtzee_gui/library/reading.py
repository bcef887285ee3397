# SPDX-License-Identifier: MIT
"""Reading a history file tells the figures over all games.

Games stand in the order in which they were finished, also those that came from another computer. Those that were over
when they were pasted or opened from a file are there by their keys, and count in nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from yahtzee_gui.library import rows
from yahtzee_gui.library.days import SEED_PATTERN, DayResult
from yahtzee_gui.library.finished_game import IMPORTED, TYPED_IN_TEXT, GameKey, GameKind
from yahtzee_gui.library.history_figures import LATEST, History, KindTally
from yahtzee_gui.library.rows import FACE_COLUMNS
from yahtzee_gui.library.schema import LIST

_IN_TIME, _NEWEST_FIRST = "finished_at, number", "finished_at DESC, number DESC"
_IS_OWN = f"goal NOT GLOB '{IMPORTED}*'"
_SELECT_LATEST = f"SELECT {LIST} FROM game WHERE {_IS_OWN} ORDER BY {_NEWEST_FIRST} LIMIT ?"
_SELECT_BESTS_BEFORE = f"""
    SELECT {", ".join(GameKey._fields)}, max(CASE WHEN coached THEN NULL ELSE score END) OVER (
        PARTITION BY rules, rolls_per_turn, dice_model, goal ORDER BY {_IN_TIME}
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    FROM game WHERE {_IS_OWN} ORDER BY {_NEWEST_FIRST} LIMIT ?
"""
_SELECT_DAYS = f"SELECT {LIST} FROM game WHERE seed GLOB ? ORDER BY {_IN_TIME}"
_SELECT_SCORES = f"SELECT {', '.join(GameKey._fields)}, score FROM game"
_ROLLED_HERE = f"par IS NOT NULL AND instr(text, '{TYPED_IN_TEXT}') = 0"
"""Whether a graded game has no dice that were typed in: their luck says nothing about ours."""
_SELECT_TALLIES = f"""
    SELECT rules, rolls_per_turn, dice_model, goal, coached, count(*), count(par), max(score),
        total(CASE WHEN {_ROLLED_HERE} THEN luck END), total(points_lost), coalesce(sum(decisions), 0),
        count(CASE WHEN {_ROLLED_HERE} THEN 1 END), {", ".join(f"sum({face})" for face in FACE_COLUMNS)}
    FROM game WHERE {_IS_OWN} GROUP BY rules, rolls_per_turn, dice_model, goal, coached
"""


def history_in(connection: sqlite3.Connection) -> History:
    """Return the figures over all games.

    Raises:
        sqlite3.Error: if they cannot be read.
    """
    ask = connection.execute
    tallies = tuple(_tally(row) for row in ask(_SELECT_TALLIES))
    scores = {GameKey(*key): score for *key, score in ask(_SELECT_SCORES)}
    latest = tuple(map(rows.checked_game, ask(_SELECT_LATEST, (LATEST,))))
    bests = {GameKey(*key): best for *key, best in ask(_SELECT_BESTS_BEFORE, (LATEST,))}
    days = tuple(filter(None, (DayResult.of(rows.checked_game(row)) for row in ask(_SELECT_DAYS, (SEED_PATTERN,)))))
    return History(tallies, scores, latest, bests, days)


def _tally(row: Sequence[Any]) -> KindTally:
    rules, rolls_per_turn, dice_model, goal, coached, *sums = row
    games, graded, best, luck, points_lost, decisions, rolled_here, *faces = sums
    kind = GameKind(rules, rolls_per_turn, dice_model, goal)
    return KindTally(kind, bool(coached), games, graded, best, luck, points_lost, decisions, rolled_here, tuple(faces))
