# SPDX-License-Identifier: MIT
"""The coach panel as it is shown."""

from __future__ import annotations

import math

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.coach.review import Decision, Review
from engine.rules.dice import Dice
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.table_watch import TableState, TableWatch
from yahtzee_gui.presenter.explained import explanation_view
from yahtzee_gui.presenter.seen import Seen, seen
from yahtzee_gui.widgets.coach.coach_panel import CoachView
from yahtzee_gui.widgets.coach.option_list import OptionRow
from yahtzee_gui.wording import names, numbers
from yahtzee_gui.wording import options as option_words
from yahtzee_gui.wording.game import coaching, demons, ending, play

_BAR_DECAY = 5.0  # points lost after which a bar has shrunk to 1/e: the same length means the same loss all game
_SHORTEST_BAR = 0.03


def coach_view(controller: GameController) -> CoachView:
    """Return what the coach panel shows."""
    status, shown = "", seen(controller)
    if controller.game is not None and controller.table.par is not None:
        status = coaching.table_ready(controller.table.par, controller.game.rules, controller.game.dice_model)
    if shown is not None and shown.analysis is not None:
        return _ranking(controller, shown, status)
    if controller.game is not None and controller.game.is_over and controller.review is not None:
        return _after_the_game(controller, controller.review, status)
    if controller.table.is_ready and controller.mode.verdicts_after and not controller.mode.hints_before:
        decision = controller.last_decision
        if decision is not None and decision.counts:
            return _last_decision(controller, decision, status)
    return _message(controller, status)


def _ranking(controller: GameController, shown: Seen, status: str) -> CoachView:
    assert shown.analysis is not None
    pointed_at = shown.pointed_at
    options = [option for option in shown.analysis.options if option.category is not None or option.is_reroll]
    rows = tuple(option_row(option, _answer(shown, option), is_chosen=option is pointed_at) for option in options)
    boxes = sum(option.category is not None for option in options)
    rank = next((number for number, option in enumerate(options, 1) if option is pointed_at), 1)
    return CoachView(
        controller.mode,
        heading=option_words.options_heading(len(options) - boxes, boxes),
        rows=rows,
        chosen=rows[rank - 1],
        chosen_heading=_heading_of_chosen(shown, rank, len(options)),
        status=status,
        explanation=explanation_view(controller),
        retry=play.retry() if shown.decision is not None else "",
    )


def _answer(shown: Seen, option: Option) -> Dice | None:
    return shown.answers.get(option.keep) if option.keep is not None else None


def _heading_of_chosen(shown: Seen, rank: int, of: int) -> str:
    if shown.decision is not None:
        return option_words.your_choice(rank, of)
    if shown.pointed_at is not None and shown.pointed_at.keep is not None:
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


def _last_decision(controller: GameController, decision: Decision, status: str) -> CoachView:
    """Return the decision just made beside what was best."""
    options = [decision.chosen] if decision.verdict is Verdict.BEST else [decision.chosen, decision.best]
    rows = tuple(option_row(option, is_chosen=option is decision.chosen) for option in options)
    offers_retry = controller.mode.offers_retry and decision.verdict > Verdict.BEST
    return CoachView(
        controller.mode,
        heading=coaching.last_decision(decision.turn),
        rows=rows,
        status=status,
        explanation=explanation_view(controller),
        retry=play.retry() if offers_retry else "",
    )


def _after_the_game(controller: GameController, review: Review, status: str) -> CoachView:
    costly = sorted(review.counted, key=lambda decision: -decision.points_lost)
    rows = tuple(_decision_row(decision) for decision in costly if decision.verdict > Verdict.CLOSE)
    if rows:
        return CoachView(controller.mode, rows=rows, heading=option_words.costly_heading(), status=status)
    return CoachView(controller.mode, message=coaching.coach_flawless(), status=status)


def _decision_row(decision: Decision) -> OptionRow:
    text = option_words.decision_in_turn(decision.turn, decision.chosen)
    spoken = ending.worst_decision(decision.turn, decision.before.dice, decision.chosen, decision.best)
    loss = names.loss_and_mark(decision.chosen)
    detail = option_words.best_was(decision.best)
    return OptionRow(text=text, detail=detail, loss=loss, verdict=decision.verdict, spoken=spoken, event=decision.event)


def _message(controller: GameController, status: str) -> CoachView:
    """Return the sentence that stands where the ranking would be, with progress or a button where one helps."""
    mode, table = controller.mode, controller.table
    waits = controller.waits_for_dice
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


def progress_text(table: TableWatch) -> str:
    """Return how far the table is, in words."""
    progress = table.progress
    return coaching.progress(progress.step, progress.fraction, table.seconds_left) if progress is not None else ""
