# SPDX-License-Identifier: MIT
"""Puzzles as they are shown."""

from __future__ import annotations

from dataclasses import replace

from engine.training.difficulty import credit
from engine.training.puzzles import MINUTES
from engine.training.themes import Theme
from yahtzee_gui.learn.exercises.exercise_board import BoardView
from yahtzee_gui.learn.exercises.outcome_card import OutcomeView
from yahtzee_gui.learn.exercises.session import SessionStage
from yahtzee_gui.learn.exercises.view import board_view, outcome_view
from yahtzee_gui.learn.puzzles import words
from yahtzee_gui.learn.puzzles.page import PuzzlesView
from yahtzee_gui.learn.puzzles.session import PuzzleScene
from yahtzee_gui.words import numbers

THEMES = (None, *Theme)
"""What puzzles can be about, as they can be chosen."""


def puzzles_view(scene: PuzzleScene, remark: str = "") -> PuzzlesView:
    """Return what the page shows; `remark` is what there is to say of the file of answers."""
    return PuzzlesView(
        part=scene.session.stage.value,
        remark=remark or _remark(scene),
        can_begin=scene.log is not None and not scene.waits,
        board=_board(scene),
        outcome=_outcome(scene) if scene.session.stage is SessionStage.RESULT else OutcomeView(),
        is_over=scene.session.is_over,
        themes=tuple(map(words.about_theme, THEMES)),
        theme=THEMES.index(scene.theme),
        can_choose=scene.day is None,
    )


def _remark(scene: PuzzleScene) -> str:
    if scene.waits:
        return words.looking()
    return words.none_found() if scene.has_failed else ""


def solved(lost: list[float]) -> str:
    """Return how many puzzles were solved from the points lost in each; an inaccuracy counts half."""
    total = sum(map(credit, lost))
    return numbers.decimal(total, 0 if total == int(total) else 1)


def _board(scene: PuzzleScene) -> BoardView:
    training = scene.session.training
    if training is None:
        return BoardView()
    heading = words.heading_of_day() if scene.day is not None else words.puzzles_title()
    return board_view(training, heading=heading, note=_told(scene))


def _told(scene: PuzzleScene) -> str:
    """Return what a puzzle was about, how hard it was, and how the rating moved, once it is answered."""
    training, puzzle = scene.session.training, scene.puzzle
    number = training.number - 1 if training is not None else 0
    answer = scene.answers.get(number)
    if puzzle is None or answer is None or not isinstance(puzzle.about, Theme):
        return ""
    earlier = scene.answers.get(number - 1)
    before = earlier.rating if earlier is not None else scene.before.value
    return words.told(puzzle.about, puzzle.difficulty.value, before, answer.rating)


def _outcome(scene: PuzzleScene) -> OutcomeView:
    results = scene.session.results
    headline = words.solved(solved=solved([one.lost for one in results]), of=len(results))
    said = [words.time_is_up(MINUTES)] if scene.is_early else []
    said += [words.rating_now(scene.rating, scene.before), words.half_counts()]
    view = outcome_view(headline, " ".join(said), results)
    rows = tuple(
        (row[0], row[1], words.figure(scene.answers[place].difficulty) if place in scene.answers else "", *row[2:])
        for place, row in enumerate(view.rows)
    )
    return replace(view, rows=rows, note=words.open_again())
