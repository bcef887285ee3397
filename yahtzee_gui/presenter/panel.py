# SPDX-License-Identifier: MIT
"""The coach panel as it is shown."""

from __future__ import annotations

import math

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.coach.review import Decision
from engine.rules.dice import Dice
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.presenter.explained import explanation_view
from yahtzee_gui.widgets.coach.coach_panel import CoachView
from yahtzee_gui.widgets.coach.option_list import OptionRow
from yahtzee_gui.wording import names, numbers
from yahtzee_gui.wording import options as option_words
from yahtzee_gui.wording.game import coaching, demons, ending, play

_BAR_DECAY = 5.0  # points lost after which a bar has shrunk to 1/e: the same length means the same loss all game
_SHORTEST_BAR = 0.03


def coach_view(scene: Scene) -> CoachView:
    """Return what the coach panel shows."""
    status, game, last = "", scene.game, scene.last_decision
    if game is not None and scene.table.par is not None:
        status = coaching.table_ready(scene.table.par, game.rules, game.dice_model)
    if scene.analysis is not None:
        return _ranking(scene, scene.analysis, status)
    if scene.report is not None:
        return _after_the_game(scene, status)
    if scene.table.is_ready and scene.sight.last_choice and last is not None and last.counts:
        return _last_decision(scene, last, status)
    return _message(scene, status)


def _ranking(scene: Scene, analysis: Analysis, status: str) -> CoachView:
    pointed_at = scene.pointed_at
    options = [option for option in analysis.options if option.category is not None or option.is_reroll]
    rows = tuple(option_row(option, scene.answer_to(option), is_chosen=option is pointed_at) for option in options)
    boxes = sum(option.category is not None for option in options)
    rank = next((number for number, option in enumerate(options, 1) if option is pointed_at), 1)
    return CoachView(
        scene.mode,
        heading=option_words.options_heading(len(options) - boxes, boxes),
        rows=rows,
        chosen=rows[rank - 1],
        chosen_heading=_heading_of_chosen(scene, rank, len(options)),
        status=status,
        explanation=explanation_view(scene),
        retry=play.retry() if scene.viewed is not None else "",
    )


def _heading_of_chosen(scene: Scene, rank: int, of: int) -> str:
    if scene.viewed is not None:
        return option_words.your_choice(rank, of)
    if scene.pointed_at is not None and scene.pointed_at.keep is not None:
        return option_words.rank(rank, of)
    return option_words.best_box()


def option_row(option: Option, answer: Dice | None = None, *, is_chosen: bool = False) -> OptionRow:
    """Return a row of the ranking; `answer` is the roll that a demon is going to answer a keep with."""
    text = ""
    if option.category is not None:
        text = option_words.box_with_points(option.category, option.points or 0)
    elif not option.keep:
        text = option_words.roll_all()
    return OptionRow(
        text=text,
        dice=option.keep or (),
        value=numbers.value(option.value),
        loss=names.loss_and_mark(option),
        verdict=option.verdict,
        bar=max(_SHORTEST_BAR, math.exp(-option.points_lost / _BAR_DECAY)),
        is_chosen=is_chosen,
        spoken=option_words.option_spoken(option, answer),
        option=option,
        answer=answer or (),
    )


def _last_decision(scene: Scene, decision: Decision, status: str) -> CoachView:
    """Return the decision just made beside what was best."""
    options = [decision.chosen] if decision.verdict is Verdict.BEST else [decision.chosen, decision.best]
    rows = tuple(option_row(option, is_chosen=option is decision.chosen) for option in options)
    offers_retry = scene.sight.retry and decision.verdict > Verdict.BEST
    return CoachView(
        scene.mode,
        heading=coaching.last_decision(decision.turn),
        rows=rows,
        status=status,
        explanation=explanation_view(scene),
        retry=play.retry() if offers_retry else "",
    )


def _after_the_game(scene: Scene, status: str) -> CoachView:
    costly = sorted(scene.mistakes, key=lambda decision: -decision.points_lost)
    rows = tuple(_decision_row(decision) for decision in costly)
    if rows:
        return CoachView(scene.mode, rows=rows, heading=option_words.costly_heading(), status=status)
    return CoachView(scene.mode, message=coaching.coach_flawless(), status=status)


def _decision_row(decision: Decision) -> OptionRow:
    text = option_words.decision_in_turn(decision.turn, decision.chosen)
    spoken = ending.worst_decision(decision.turn, decision.before.dice, decision.chosen, decision.best)
    loss = names.loss_and_mark(decision.chosen)
    detail = option_words.best_was(decision.best)
    return OptionRow(text=text, detail=detail, loss=loss, verdict=decision.verdict, spoken=spoken, event=decision.event)


def _message(scene: Scene, status: str) -> CoachView:
    """Return the sentence that stands where the ranking would be, with progress or a button where one helps."""
    mode, table, waits = scene.mode, scene.table, scene.waits_for_dice
    if table.state is TableState.BUILDING:
        return CoachView(
            mode,
            message=demons.dice_wait() if waits else coaching.coach_waits(),
            progress=table.progress.fraction if table.progress is not None else 0.0,
            progress_text=progress_text(table),
            button=coaching.cancel(),
        )
    if not table.is_ready:
        message = demons.dice_wait() if waits else coaching.coach_without_table()
        return CoachView(mode, message=message, button=coaching.build_table())
    message = {
        CoachMode.OFF: coaching.coach_is_off,
        CoachMode.WARN: coaching.coach_warns,
        CoachMode.AFTER: coaching.coach_judges,
        CoachMode.LIVE: coaching.coach_before_roll,
    }[mode]()
    return CoachView(mode, message=message, status=status)


def progress_text(table: TableStatus) -> str:
    """Return how far the table is, in words."""
    progress = table.progress
    return coaching.progress(progress.step, progress.fraction, table.seconds_left) if progress is not None else ""
