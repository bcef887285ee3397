# SPDX-License-Identifier: MIT
"""Losses are what the games of a history lost, by what their decisions have in common, as `engine.training` takes them.

Ten thousand games have some three hundred thousand decisions; those of a game never change. So they are remembered,
and only those of games that are new are read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

from engine.analysis.verdicts import Verdict
from engine.games.game import has_written_dice
from engine.games.record import Aid, AidedDecision, Help, help_by
from engine.rules.categories import CATEGORIES
from engine.training.progress import GameLosses, Losses
from engine.training.themes import Theme
from yahtzee_gui.library.database import LibraryFile
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.words import units

_MOST_NAMED = 500
"""With more games than these, all decisions are read: a query names no more of them."""
_KEY = len(GameKey._fields)
_COACHED = _KEY + 7

Parts = tuple[dict[Hashable, Losses], dict[Hashable, Losses], dict[Hashable, Losses]]
"""What one game lost by theme, by turn and by box."""


class LossesReader:
    """Reads what games lost; it belongs to the thread of the history."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[float, Parts]] = {}

    def read(self, database: LibraryFile) -> tuple[GameLosses, ...]:
        """Return what the graded games with fair dice lost that were played for points, in order.

        Raises:
            sqlite3.Error: if they cannot be read.
        """
        games = list(database.decisions.games())
        missing = [game[0] for game in games if self._parts(game) is None]
        if missing:
            named = missing if len(missing) <= _MOST_NAMED else None
            lost = {game[0]: game[_KEY + 5] for game in games}
            for number, parts in _grouped(database.decisions.counted(named)).items():
                if number in lost:
                    self._known[number] = lost[number], parts
        helps = _helps(database) if games and all(game[_COACHED] for game in games) else {}
        return tuple(self._losses(game, helps) for game in games)

    def _parts(self, game: tuple[Any, ...]) -> Parts | None:
        """Return what is remembered of a game; None if it may be another one by now."""
        lost, parts = self._known.get(game[0], (None, None))
        return parts if lost == game[_KEY + 5] else None

    def _losses(self, game: tuple[Any, ...], helps: Mapping[int, list[AidedDecision]]) -> GameLosses:
        key, figures = GameKey(*game[1 : _KEY + 1]), game[_KEY + 1 :]
        finished_at, score, par, luck, points_lost, decisions, coached, is_typed = figures
        by_theme, by_turn, by_box = self._parts(game) or ({}, {}, {})
        found = help_by(helps.get(game[0], ()), knows_dice=has_written_dice(key.seed)) or (Help.OTHER,)
        told = found if helps else ()
        lost = score, par, units.luck_between(par, luck, score), points_lost, decisions
        return GameLosses(finished_at, key, *lost, bool(coached), told, bool(is_typed), by_theme, by_turn, by_box)


def _helps(database: LibraryFile) -> dict[int, list[AidedDecision]]:
    """Return what stood by the decisions of the games with help: that is asked only where there are no others."""
    found: dict[int, list[AidedDecision]] = defaultdict(list)
    for number, mode, hints, undone in database.decisions.aids():
        found[number].append(AidedDecision(Aid(mode, hints), bool(undone)))
    return found


def _grouped(decisions: Iterable[tuple[Any, ...]]) -> dict[int, Parts]:
    """Return what each game lost by theme, turn and box; of a row that tells none of them nothing is taken."""
    sums: dict[int, list[dict[Any, list[float]]]] = defaultdict(lambda: [{}, {}, {}])
    for number, theme, turn, box, verdict, lost in decisions:
        for names, name in zip(sums[number], (theme, turn, box), strict=True):
            if name is not None:
                found = names.setdefault(name, [0.0] * (len(Verdict) + 1))
                found[verdict] += 1
                found[-1] += lost
    return {
        number: (_named(Theme, themes), _named(int, turns), _named(CATEGORIES.__getitem__, boxes))
        for number, (themes, turns, boxes) in sums.items()
    }


def _named(kind: Callable[[Any], Hashable], found: dict[Any, list[float]]) -> dict[Hashable, Losses]:
    return {kind(name): _losses(sums) for name, sums in found.items()}


def _losses(found: list[float]) -> Losses:
    *counts, lost = found
    return Losses(lost, tuple(int(count) for count in counts))
