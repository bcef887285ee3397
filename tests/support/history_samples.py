# SPDX-License-Identifier: MIT
"""Finished games for the history, and games that are really played to their end."""

from __future__ import annotations

from dataclasses import fields, replace

from engine.games.game import Game
from engine.games.record import Record
from engine.rules.categories import CATEGORIES
from engine.rules.dice import FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.library.finished_game import FinishedGame, Grade

FACES = (20, 21, 22, 23, 24, 25)
GRADE = Grade(par=254.5, luck=5.5, points_lost=10.0, decisions=30, accuracy=90.0)
_GRADE_NAMES = {field.name for field in fields(Grade)}


def finished(seed="one", **changes):
    """Return a finished game with round figures that add up; those of the grade can be changed by their names, too."""
    figures = {name: changes.pop(name) for name in _GRADE_NAMES & changes.keys()}
    grade = replace(GRADE, **figures)
    end = 100.0 if str(changes.get("goal", "")).startswith("reach") else changes.get("score", 250)
    grade = grade if "par" in figures else replace(grade, par=end - grade.luck + grade.points_lost)
    game = FinishedGame(
        finished_at="2026-05-01T12:30:15+00:00",
        seed=seed,
        rules=DEFAULT_RULES.name,
        rolls_per_turn=3,
        dice_model="fair",
        coached=False,
        score=250,
        faces=FACES,
        text="the text of the game",
        grade=grade,
    )
    return replace(game, **changes)


def played_record(seed, rules=DEFAULT_RULES, model=FAIR_DICE):
    """Return the record of a game played to its end: one roll a turn, scored in the first box that is allowed."""
    record = Record(Game(seed, rules, model))
    while not record.game.is_over:
        record = record.roll()
        record = record.score(next(box for box in CATEGORIES if record.game.can_score(box)))
    return record


def without_grade(history):
    """Return how many games of a history the coach has not looked at."""
    return history.games - sum(tally.graded for tally in history.tallies)
