# SPDX-License-Identifier: MIT
"""The coach's panel as it is shown: every option ranked, and what the figures of a game with a goal are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.games.goals import RecordGoal
from engine.rules.dice import DICE_PER_ROLL, Dice
from yahtzee_gui.board.coach import words
from yahtzee_gui.board.coach.option_list import OptionRow
from yahtzee_gui.board.coach.page import CoachView
from yahtzee_gui.board.coach.why_view import shows_values
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.needs_view import match_status
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import glossary, goals, names, numbers, units
from yahtzee_gui.words import options as option_words
from yahtzee_gui.words.boxes import of_its_game

_LONGEST_BAR, _LONGEST_BAR_OF_CHANCE = 5.0, 10.0
"""What costs as much fills the bar; beyond it the bar is cut, so that a length means the same all game."""


@of_its_game
def coach_view(scene: Scene) -> CoachView:
    """Return what the coach's panel shows: the options where they may be seen, and the choices that were made."""
    status = goal_status(scene, scene.goal) if scene.goal is not None else ""
    hint = ""
    if scene.match is not None:
        linked = [glossary.linked_dice()] if scene.match.linked else []
        hint = "\n".join([match_words.about_explained(), *linked])
    view = CoachView(scene.mode, status=status, status_hint=hint, measure=scene.measure)
    return _ranking(scene, scene.analysis, view) if scene.analysis is not None else view


def table_text(scene: Scene) -> str:
    """Return what is said of the table of the game in play once it is there, else nothing."""
    game, par = scene.game, scene.table.par
    return words.table_ready(par, game.rules, game.dice_model) if game is not None and par is not None else ""


def _ranking(scene: Scene, analysis: Analysis, view: CoachView) -> CoachView:
    pointed_at, judges = scene.pointed_at, scene.visibility.judges and not _chooses_nothing(scene)
    options = [option for option in analysis.options if option.category is not None or option.is_reroll]
    by_points = analysis.is_decided
    if by_points:
        options.sort(key=lambda option: -option.value)
        rows = tuple(replace(_by_points(option), is_chosen=judges and option is pointed_at) for option in options)
    else:
        pins = {option: place for place, option in enumerate(scene.compared, 1)} if scene.look.pinned else {}
        rows = tuple(
            option_row(
                option,
                scene.answer_to(option),
                is_chosen=judges and option is pointed_at,
                pin=pins.get(option, 0),
            )
            for option in options
        )
    boxes = sum(option.category is not None for option in options)
    return replace(
        view,
        heading=goals.decided_heading()
        if by_points
        else option_words.options_heading(len(options) - boxes, boxes, analysis.measure),
        columns="" if by_points else option_words.points_lost(analysis.measure),
        measure=None if by_points else analysis.measure,
        rows=rows,
        has_answers=analysis.position.dice_model.is_deterministic,
        explained=_explained_among(scene, options),
    )


def _chooses_nothing(scene: Scene) -> bool:
    """Return whether only a box can be chosen, and none is."""
    can_roll = scene.can_keep and len(scene.kept_dice) < DICE_PER_ROLL
    return scene.viewed is None and scene.choosing.box is None and not can_roll


def _by_points(option: Option) -> OptionRow:
    """Return the row of an option by its expected score alone, where that is not what is judged."""
    spoken = option_words.option_by_points(option)
    return OptionRow(
        _name_of(option), dice=option.keep or (), value=numbers.value(option.value), spoken=spoken, option=option
    )


def option_row(option: Option, answer: Dice | None = None, *, is_chosen: bool = False, pin: int = 0) -> OptionRow:
    """Return a row of the ranking.

    `answer` is the roll that a demon is going to answer a keep with, `pin` the place of the option among those that
    are compared.
    """
    is_best = option.verdict is Verdict.BEST
    longest = _LONGEST_BAR_OF_CHANCE if option.measure is Measure.CHANCE else _LONGEST_BAR
    return OptionRow(
        text=_name_of(option),
        dice=option.keep or (),
        value=units.of_option(option) if is_best else "",
        beside=_beside(option) if is_best else "",
        loss=option_words.best() if is_best else names.loss_and_mark(option).lstrip(numbers.MINUS),
        verdict=option.verdict,
        bar=0.0 if is_best else option.lost / longest,
        is_chosen=is_chosen,
        spoken=option_words.option_spoken(option, answer),
        option=option,
        answer=answer or (),
        pin=pin,
    )


def _beside(option: Option) -> str:
    """Return the expected final score, beside what else is played for."""
    return numbers.value(option.value) if option.measure is not None else ""


def _name_of(option: Option) -> str:
    if option.category is not None:
        return option_words.box_with_points(option.category, option.points or 0)
    return "" if option.keep else option_words.roll_all()


def _explained_among(scene: Scene, options: Sequence[Option]) -> int | None:
    """Return which of the options shown is explained."""
    if scene.explained is None:
        return None
    return next((place for place, option in enumerate(options) if option is scene.explained[0]), None)


def goal_status(scene: Scene, goal: RecordGoal) -> str:
    """Return what is played for and how the game stood at the start, or that this is still being worked out."""
    if scene.is_pending and not shows_values(scene):
        return goals.working_out(scene.said.progress, scene.measure)
    if scene.is_waiting and not scene.is_pending:
        return goals.earlier_turns(scene.measure)
    if not scene.is_pending and scene.waits_for_chances and (scene.chance is None or scene.outlook_now is None):
        return goals.line_waits(scene.measure) if scene.chance is None else match_words.others_wait()
    if scene.match is not None:
        return match_status(scene, scene.match)
    start = scene.review.start if scene.review is not None and scene.review.has_start else None
    is_set_up = scene.game is not None and scene.game.begins is not None
    return goals.status(goal, start, scene.measure, is_set_up=is_set_up)
