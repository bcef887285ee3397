# SPDX-License-Identifier: MIT
"""Games that begin with boxes filled: goals are solved in no time there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.game import Game
from engine.games.position import NO_SCORES, Scores


@dataclass(frozen=True)
class LateGame(Game):
    """A game whose first roll comes after some boxes have been filled; notation does not know it."""

    first_scores: Scores = NO_SCORES
    first_bonuses: int = 0

    @property
    def start(self):
        """The same game before its first roll."""
        scores, bonuses = self.first_scores, self.first_bonuses
        plain = {"dice": (), "rolls_left": self.rules.rolls_per_turn, "events": ()}
        return replace(self, scores=scores, yahtzee_bonuses=bonuses, **plain)


def late_game(seed, rules, scores, yahtzee_bonuses=0):
    """Return a game that begins with a scorecard."""
    return LateGame(str(seed), rules, first_scores=scores, first_bonuses=yahtzee_bonuses).start
