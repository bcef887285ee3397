# SPDX-License-Identifier: MIT
"""The history in figures: how many games, the best of each kind, the level, the faces rolled and the luck.

Games are tallied by kind: rules, rolls per turn, dice, what was played for, and whether the coach helped. What may be
added up of these tallies is decided here: games by other rules than Yahtzee's, where par differs, and games with other
than fair dice have high scores of their own and count in no level; so do games with a goal. The faces rolled are
counted over all games with fair dice; coached games count in neither high scores nor level, and games that are not
graded in neither level nor luck.
"""

from __future__ import annotations

import sqlite3
from collections.abc import KeysView, Mapping, Sequence
from dataclasses import field, replace
from functools import reduce
from typing import Any

from engine.game_review.fairness import NO_FACES, FaceCounts, add_faces
from engine.game_review.levels import LevelBasis, is_judged
from engine.rules.dice import FAIR_DICE, DiceModel
from engine.rules.scoring import RuleSet, is_key_of_yahtzee, rules_key
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.library import schema
from yahtzee_gui.library.days import SEED_PATTERN, DayResult
from yahtzee_gui.library.finished_game import CARD, IMPORTED, FinishedGame, GameKey, GameKind
from yahtzee_gui.library.schema import FACE_COLUMNS, LIST

LATEST = 200
"""How many of the newest games a `History` lists."""
_SUMS = ("games", "graded", "points_lost", "decisions", "typed")


@dataclass(frozen=True)
class KindTally:
    """The games of one kind, `coached` or not: how many, their best score, and sums of what else is kept of them.

    `points_lost` and `decisions` are those of the `graded` games. Of the `typed`, no dice are ours.
    """

    kind: GameKind
    coached: bool
    games: int
    graded: int
    best: int
    points_lost: float
    decisions: int
    faces: FaceCounts
    typed: int = 0

    @property
    def is_for_points(self) -> bool:
        """Whether fair dice were played for the expected final score: only such games are valued together."""
        return self.is_fair and not self.kind.goal

    @property
    def is_fair(self) -> bool:
        return self.kind.dice_model == FAIR_DICE.name

    @classmethod
    def of(cls, game: FinishedGame) -> KindTally:
        grade = game.grade
        return cls(
            game.kind,
            game.coached,
            games=1,
            graded=int(grade is not None),
            best=game.score,
            points_lost=grade.points_lost if grade is not None else 0.0,
            decisions=grade.decisions if grade is not None else 0,
            faces=game.faces,
            typed=int(not any(game.faces)),
        )

    def plus(self, other: KindTally) -> KindTally:
        """Return both tallies, of games of one kind, together."""
        sums = {name: getattr(self, name) + getattr(other, name) for name in _SUMS}
        return replace(self, **sums, best=max(self.best, other.best), faces=add_faces(self.faces, other.faces))


@dataclass(frozen=True)
class History:
    """The figures over all games, the `scores` of those games, and the `latest` of them, newest first.

    `bests_before` has for the latest games the highest score that a game of the same kind had before without help;
    None where there was none. `days` are the results of games of a day, the oldest first. Games that are imported
    are in the `scores` alone.
    """

    tallies: tuple[KindTally, ...] = ()
    scores: Mapping[GameKey, int] = field(default_factory=dict)
    latest: tuple[FinishedGame, ...] = ()
    bests_before: Mapping[GameKey, int | None] = field(default_factory=dict)
    days: tuple[DayResult, ...] = ()

    @property
    def keys(self) -> KeysView[GameKey]:
        return self.scores.keys()

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def fair_games(self) -> int:
        """How many games had fair dice that the program rolled."""
        return sum(tally.games - tally.typed for tally in self._fair)

    @property
    def faces(self) -> FaceCounts:
        """How often each face was rolled in all games with fair dice."""
        return reduce(add_faces, (tally.faces for tally in self._fair), NO_FACES)

    @property
    def level_basis(self) -> LevelBasis:
        """What the level is judged by: games of Yahtzee, as others lose more or less."""
        tallies = [t for t in self._valued if is_judged(is_fair=True, is_coached=t.coached)]
        return LevelBasis(
            games=sum(tally.graded for tally in tallies),
            decisions=sum(tally.decisions for tally in tallies),
            points_lost=sum(tally.points_lost for tally in tallies),
        )

    def best(self, rules: RuleSet, dice_model: DiceModel = FAIR_DICE) -> int | None:
        """Return the highest score of a game for points without help by these rules with these dice; None without."""
        return self._best_of(GameKind(rules_key(rules), rules.rolls_per_turn, dice_model.name))

    def best_before(self, key: GameKey) -> int | None:
        """Return the highest score without help of the games of the same kind that were finished before this one.

        None without one, and for games so old that it is not known.
        """
        if key in self.keys:
            return self.bests_before.get(key)
        return self._best_of(key.kind)

    def _best_of(self, kind: GameKind) -> int | None:
        return next((tally.best for tally in self.tallies if tally.kind == kind and not tally.coached), None)

    def including(self, game: FinishedGame) -> History:
        """Return the history with `game`, the newest, as well; the same one if it has that game already."""
        if game.key in self.keys:
            return self
        scores = {**self.scores, game.key: game.score}
        if game.is_imported:
            return replace(self, scores=scores)
        added = KindTally.of(game)
        tallies = {(tally.kind, tally.coached): tally for tally in self.tallies}
        same = tallies.get((added.kind, added.coached))
        tallies[added.kind, added.coached] = same.plus(added) if same is not None else added
        latest = (game, *self.latest)[:LATEST]
        bests = {one.key: self.best_before(one.key) for one in latest}
        day = DayResult.of(game)
        days = self.days if day is None else (*self.days, day)
        return History(tuple(tallies[one] for one in sorted(tallies)), scores, latest, bests, days)

    @property
    def _valued(self) -> list[KindTally]:
        """The games that are valued together: of Yahtzee, with fair dice, for points."""
        return [tally for tally in self.tallies if tally.is_for_points and is_key_of_yahtzee(tally.kind.rules)]

    @property
    def _fair(self) -> list[KindTally]:
        """The games with fair dice whose rolls are known."""
        return [tally for tally in self.tallies if tally.is_fair and tally.kind.goal != CARD]


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
_SELECT_TALLIES = f"""
    SELECT rules, rolls_per_turn, dice_model, goal, coached, count(*), count(par), max(score),
        total(points_lost), coalesce(sum(decisions), 0), {", ".join(f"sum({face})" for face in FACE_COLUMNS)},
        count(CASE WHEN {" + ".join(FACE_COLUMNS)} = 0 THEN 1 END)
    FROM game WHERE {_IS_OWN} GROUP BY rules, rolls_per_turn, dice_model, goal, coached
"""


def history_in(connection: sqlite3.Connection) -> History:
    """Return the figures over all games."""
    ask = connection.execute
    tallies = tuple(_tally(row) for row in ask(_SELECT_TALLIES))
    scores = {GameKey(*key): score for *key, score in ask(_SELECT_SCORES)}
    latest = tuple(map(schema.checked_game, ask(_SELECT_LATEST, (LATEST,))))
    bests = {GameKey(*key): best for *key, best in ask(_SELECT_BESTS_BEFORE, (LATEST,))}
    days = tuple(filter(None, (DayResult.of(schema.checked_game(row)) for row in ask(_SELECT_DAYS, (SEED_PATTERN,)))))
    return History(tallies, scores, latest, bests, days)


def _tally(row: Sequence[Any]) -> KindTally:
    rules, rolls_per_turn, dice_model, goal, coached, *sums = row
    games, graded, best, points_lost, decisions, *faces, typed = sums
    kind = GameKind(rules, rolls_per_turn, dice_model, goal)
    return KindTally(kind, bool(coached), games, graded, best, points_lost, decisions, tuple(faces), typed)
