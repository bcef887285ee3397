# SPDX-License-Identifier: MIT
"""Games with mistakes as the history keeps them, for what is learned from them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from engine_samples import careless_choice, new_game, play

from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.scoring import DEFAULT_RULES
from engine.training.decisions import decisions_of, position_of, theme_kept
from engine.training.retry import is_costly
from yahtzee_gui.library.finished_game import FinishedGame, Grade
from yahtzee_gui.library.transfer import Entry

AT = datetime(2026, 5, 1, 12, 30, 15, tzinfo=UTC)


def careless_entry(analyzer, seed, rules=DEFAULT_RULES):
    """Return a game played carelessly on the day `seed` of a history, with its grade and decisions."""
    game = play(new_game(seed, rules), analyzer, careless_choice(seed))
    found = review(game, analyzer)
    graded = FinishedGame.of(Record(game), AT + timedelta(days=seed)).with_grade(Grade.of(found))
    return Entry(graded, decisions_of(found, Record(game)))


def kind_of(decision):
    """Return the theme by which a decision is retried: that of a costly choice is the one of what was played."""
    return theme_kept(position_of(decision), decision.best, decision.first) if is_costly(decision) else decision.theme
