# SPDX-License-Identifier: MIT
"""A session of retrying is six positions of one's own games: mistakes that are due, and some that were handled well.

About a quarter were handled well, or the player would learn that there is always a trap. No two are of the same game
while there are enough games, and of what was handled well only positions are asked in which there is something to find.
A session is shorter only where less is due. After a game all of its costly choices are asked instead, costliest first,
but for the costliest of all: its end page has told what was best there, so that one comes last.

The schedule says when a mistake is asked again: in the next session, after three days, after ten.

A mistake put right is asked again after the next of these times, and three times right in a row is *fixed*. One made
again begins anew, in the next session; three times wrong in all is *parked*: it is asked only on request.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from enum import Enum
from random import Random
from typing import TypeVar

from engine.analysis.verdicts import Verdict, least_lost
from engine.game_review.review import Decision
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import StoredDecision
from engine.training.exercises import Chosen, Exercise

PAUSES = (timedelta(0), timedelta(days=3), timedelta(days=10))
"""How long it takes until a mistake is asked again, by how often in a row it was answered right."""
ENOUGH_RIGHT = len(PAUSES)
ENOUGH_WRONG = 3


class Stage(Enum):
    """How far the player is with a mistake."""

    NEW = "new"
    LEARNING = "learning"
    FIXED = "fixed"
    PARKED = "parked"


@dataclass(frozen=True)
class ScheduleCard:
    """How often one mistake was asked: `right` in a row since it was last wrong, `wrong` in all; due on `due`.

    It is due at once while that is None.
    """

    right: int = 0
    wrong: int = 0
    due: date | None = None

    @property
    def stage(self) -> Stage:
        """How far the player is with it."""
        if self.right >= ENOUGH_RIGHT:
            return Stage.FIXED
        if self.wrong >= ENOUGH_WRONG:
            return Stage.PARKED
        return Stage.LEARNING if self.right or self.wrong else Stage.NEW

    def is_due(self, today: date) -> bool:
        """Return whether it is to be asked in a session today."""
        is_open = self.stage in (Stage.NEW, Stage.LEARNING)
        # No card is put off longer than that: a clock was wrong when this one was written.
        return is_open and (self.due is None or self.due <= today or self.due - today > PAUSES[-1])

    def answered(self, today: date, *, found: bool) -> ScheduleCard:
        """Return the card after an answer today: a better choice was found at the first try, or it was not."""
        if not found:
            return replace(self, right=0, wrong=self.wrong + 1, due=today)
        right = self.right + 1
        is_to_come = right < ENOUGH_RIGHT and date.max - today > PAUSES[-1]
        return replace(self, right=right, due=today + PAUSES[right] if is_to_come else None)


UNASKED = ScheduleCard()
"""The card of a mistake that was never asked."""


SESSION = 6
"""How many positions a session asks."""
LEAST_GAP = least_lost(Verdict.INACCURACY)
"""What every option loses at least in a position that is asked, but for the best and those worth the same."""


@dataclass(frozen=True)
class RetryExercise(Exercise):
    """A position of a game, with what was `played` in it."""

    played: Chosen = ()

    @property
    def against(self) -> tuple[Chosen, ...]:
        """What was played in the game."""
        return (self.played,)


_Judged = TypeVar("_Judged", Decision, StoredDecision)


def is_costly(decision: Decision | StoredDecision) -> bool:
    """Return whether the first choice in a decision lost enough to be looked at, counted and practised."""
    return decision.counts and decision.verdict > Verdict.CLOSE


def costliest_first(decisions: Iterable[_Judged]) -> list[_Judged]:
    """Return the costly ones among the decisions of a game in the order in which they are practised."""
    return sorted(filter(is_costly, decisions), key=lambda one: -one.points_lost)


@dataclass(frozen=True)
class Candidate:
    """A decision that can be asked again: the `game` it is of, its `place` there, and what the first choice lost.

    `gap` is how much the next option is worse than the best, `card` how often it was asked, `order` grows with the
    time at which its game was finished.
    """

    game: Hashable
    place: int
    order: int
    points_lost: float
    gap: float
    card: ScheduleCard = UNASKED

    @property
    def is_mistake(self) -> bool:
        """Whether the first choice would not have counted as found."""
        return self.points_lost >= LEAST_GAP

    @property
    def can_be_asked(self) -> bool:
        """Whether something is to be found in it: any other choice than the first one, or the best one."""
        return self.is_mistake or self.gap >= LEAST_GAP


def draw(candidates: Iterable[Candidate], today: date, random: Random, size: int = SESSION) -> tuple[Candidate, ...]:
    """Return a session of at most `size` positions, in the order in which they are asked.

    Mistakes that were asked before and are due are in it first, those that wait longest before the others; then those
    that were never asked, of the newest games first. Without mistakes to ask there is no session.
    """
    usable = [candidate for candidate in candidates if candidate.can_be_asked]
    mistakes = sorted((one for one in usable if is_to_be_asked(one, today)), key=_urgency)
    well = [one for one in usable if not one.is_mistake and one.card.stage is Stage.NEW]
    random.shuffle(well)
    every = _from_many_games(mistakes, size)
    controls = size // 4 + (len(every) == size and random.random() < size % 4 / 4)
    chosen = every[: size - controls]
    if not chosen:
        return ()
    session = [*chosen, *_from_many_games(well, controls, {one.game for one in chosen})]
    session += [one for one in every if one not in session][: size - len(session)]
    random.shuffle(session)
    return tuple(session)


def is_to_be_asked(candidate: Candidate, today: date) -> bool:
    """Return whether it was a mistake, or became one when it was asked, and is due."""
    was_missed = candidate.card.stage is not Stage.NEW
    return (candidate.is_mistake or was_missed) and candidate.card.is_due(today)


def _urgency(candidate: Candidate) -> tuple[int, date, int, float]:
    card = candidate.card
    return int(card.stage is Stage.NEW), card.due or date.min, -candidate.order, -candidate.points_lost


def _from_many_games(candidates: Sequence[Candidate], most: int, games: Iterable[Hashable] = ()) -> list[Candidate]:
    """Return the first `most`: of other games than `games`, and one of each, as long as there are any."""
    known, alone, others = set(games), list[Candidate](), list[Candidate]()
    for candidate in candidates:
        (others if candidate.game in known else alone).append(candidate)
        known.add(candidate.game)
    return [*alone, *others][:most]
