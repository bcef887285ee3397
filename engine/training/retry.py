# SPDX-License-Identifier: MIT
"""A session of retrying is six positions of one's own games: mistakes that are due, and some that were handled well.

About a quarter were handled well, so that nobody learns that there is always a trap. No two are of the same game, and
in none are the best option and the next closer than what counts as found: there is one thing to find. Where there are
few games, a session is shorter: how long it is hangs on the games alone, not on chance.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random

from engine.analysis.verdicts import Verdict, least_lost
from engine.training.schedule import UNASKED, ScheduleCard, Stage

SESSION = 6
"""So many positions are asked in a session."""
LEAST_GAP = least_lost(Verdict.INACCURACY)
"""In a position that is asked, every option but the best, and those worth the same, loses at least so much."""


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
        """Whether one thing is to be found in it."""
        return self.gap >= LEAST_GAP


def draw(
    candidates: Iterable[Candidate], today: date, random: Random, size: int = SESSION, first: Hashable = None
) -> tuple[Candidate, ...]:
    """Return a session of at most `size` positions, in the order in which they are asked.

    A mistake of the game `first` is asked first, if there is one to ask. Mistakes that were asked before and are due
    come next, those that wait longest before the others; then those that were never asked, of the newest games first.
    Without mistakes to ask there is no session.
    """
    usable = [candidate for candidate in candidates if candidate.can_be_asked]
    due = (one for one in usable if is_to_be_asked(one, today))
    mistakes = sorted(due, key=lambda one: (one.game != first, *_urgency(one)))
    well = [one for one in usable if not one.is_mistake and one.card.stage is Stage.NEW]
    random.shuffle(well)
    every = _one_per_game(mistakes, size, set())
    controls = size // 4 + (len(every) == size and random.random() < size % 4 / 4)
    chosen = every[: size - controls]
    if not chosen:
        return ()
    games = {one.game for one in chosen}
    session = [*chosen, *_one_per_game(well, controls, games)]
    session += _one_per_game(mistakes, size - len(session), games)
    random.shuffle(session)
    return tuple(sorted(session, key=lambda one: one.game != first or one not in chosen))


def is_to_be_asked(candidate: Candidate, today: date) -> bool:
    """Return whether it was a mistake, or became one when it was asked, and is due."""
    was_missed = candidate.card.stage is not Stage.NEW
    return (candidate.is_mistake or was_missed) and candidate.card.is_due(today)


def _urgency(candidate: Candidate) -> tuple[int, date, int, float]:
    card = candidate.card
    return int(card.stage is Stage.NEW), card.due or date.min, -candidate.order, -candidate.points_lost


def _one_per_game(candidates: Sequence[Candidate], most: int, games: set[Hashable]) -> list[Candidate]:
    found: list[Candidate] = []
    for candidate in candidates:
        if len(found) < most and candidate.game not in games:
            games.add(candidate.game)
            found.append(candidate)
    return found
