# SPDX-License-Identifier: MIT
"""Opponents as a list has them: how each plays, how well, and who is about as good as the player."""

from __future__ import annotations

from engine.rules.dice_models import FAIR_DICE
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.strategies.strategies import PLAYS_TO_WIN, strategy
from engine.strategies.strengths import Face, Strength, strength
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.new_game import match_words as words
from yahtzee_gui.new_game.match_table import Table, why_not
from yahtzee_gui.words import units

_ADAPTIVE_WINS = 0.51
"""How many games are won against perfect play by looking at it: 51.26 ± 0.16 of 100, in 100,000 (docs/method.md)."""
_FEWEST = 3
"""How many games say about what somebody averages."""
_FITS = 20.0  # points: who averages as much more or less is not at one's level


def listed(face: Face, rules: RuleSet, average: float | None) -> str:
    """Return an opponent as it stands in the list, to a player of that `average`: how it plays, and how well."""
    title = match_words.face_title(face)
    if fault := why_not(face, rules):
        return f"{title} · {fault}"
    known = strength_of(face, rules)
    if known is None:
        wins = words.against_paula(title, units.chance(_ADAPTIVE_WINS))
        return wins if face.value == PLAYS_TO_WIN and rules == DEFAULT_RULES else title
    text = f"{title} · {match_words.average_short(known.mean)}"
    return words.your_level(text) if face is fitting(rules, average) else text


def strength_of(face: Face, rules: RuleSet) -> Strength | None:
    """Return how good an opponent is; None where that isn't written down, or depends on who else plays."""
    return None if face.value == PLAYS_TO_WIN else strength(strategy(face.value), rules)


def fitting(rules: RuleSet, average: float | None) -> Face | None:
    """Return who plays about as well as a player of that `average`; None if nobody does, or it isn't known."""
    if average is None:
        return None
    known = {face: found.mean for face in Face if (found := strength_of(face, rules)) is not None}
    close = [face for face, mean in known.items() if abs(mean - average) < _FITS]
    return min(close, key=lambda face: abs(known[face] - average), default=None)


def average_in_words(table: Table, rules: RuleSet) -> str:
    """Return what the only opponent at a table averages; nothing of several, or of one who has no average."""
    only = table.others[0] if len(table.others) == 1 else None
    known = strength_of(only, rules) if isinstance(only, Face) else None
    return match_words.average(known.mean) if known is not None else ""


def average_of(history: History) -> float | None:
    """Return about what the player averages with fair luck; None before a few games without help."""
    basis, best = history.level_basis, par(DEFAULT_RULES, FAIR_DICE)
    return None if best is None or basis.games < _FEWEST else best - basis.points_lost / basis.games
