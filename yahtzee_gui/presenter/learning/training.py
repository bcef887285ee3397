# SPDX-License-Identifier: MIT
"""Exercises as they are shown: the position as in a game, what may be told of the choice, and the result of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Option
from engine.learning.lessons.exercise import Chosen, Judgement, Mark
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.scene.scene import Scene
from yahtzee_gui.play.scene.sight import Stage
from yahtzee_gui.play.training.training import TrainingScene
from yahtzee_gui.presenter.turn.card import score_rows
from yahtzee_gui.presenter.turn.explained import why_in_words
from yahtzee_gui.presenter.turn.tray import tray_view
from yahtzee_gui.widgets.dice.tray.dice_tray import TrayView
from yahtzee_gui.widgets.trainer.answer_card import AnswerView
from yahtzee_gui.widgets.trainer.exercise_board import BoardView
from yahtzee_gui.widgets.trainer.outcome_card import OutcomeView
from yahtzee_gui.wording import names, options, units
from yahtzee_gui.wording.game import play
from yahtzee_gui.wording.learning import exercises


def board_view(training: TrainingScene, *, heading: str = "", note: str = "") -> BoardView:
    """Return what the board shows.

    Args:
        training: this moment of the training.
        heading: what the exercise is about, if that may be said; after it stands which one it is.
        note: one thing more to know, told once the exercise is done.
    """
    scene = _scene_of(training)
    rows = [
        row if training.trial.stage is Stage.CHOOSING else replace(row, can_score=False) for row in score_rows(scene)
    ]
    number = exercises.number(training.number, training.of)
    return BoardView(
        heading=f"{heading} · {number}" if heading else number,
        marks=training.marks,
        rows=tuple(rows),
        tray=_tray(training, scene),
        answer=_answer(training, note),
    )


def choice_of(option: Option) -> Chosen:
    """Return an option as it is chosen."""
    return option.category if option.category is not None else option.keep or ()


def _scene_of(training: TrainingScene) -> Scene:
    """Return the position as a moment of a game nobody says anything about; once it is done, the best is marked."""
    trial = training.trial
    if training.sight.answer and trial.told is not None:
        trial = trial.shown(choice_of(trial.told.best))
    return Scene(CoachMode.OFF, trial.record, box=trial.box, is_touched=any(trial.record.kept))


def _tray(training: TrainingScene, scene: Scene) -> TrayView:
    view = replace(tray_view(scene), badge=None)
    if training.trial.stage is Stage.CHOOSING:
        return replace(view, can_press=view.can_press and not training.waits, waits=training.waits)
    told = training.trial.told
    if training.sight.answer and told is not None:
        view = _with_best(view, scene, told.best)
    return replace(view, can_keep=False, button=_button(training), key="", can_press=True, why_not="")


def _with_best(view: TrayView, scene: Scene, best: Option) -> TrayView:
    """Return the tray with what the best option, which is marked on it, is worth."""
    if best.category is not None:
        sentence, caption = options.option(best), play.expected_of_best_box(best.category)
    else:
        sentence, caption = play.keeping(scene.kept_dice), play.expected_of_keep()
    value = units.of_option(best)
    return replace(view, sentence=sentence, headline="", value=value, verdict=best.verdict, caption=caption)


def _button(training: TrainingScene) -> str:
    """Return what the large button says once a choice was made."""
    if training.trial.stage is Stage.TRIED:
        return exercises.try_again()
    return exercises.to_the_result() if training.number == training.of else exercises.next_position()


def _answer(training: TrainingScene, note: str) -> AnswerView:
    trial = training.trial
    told = trial.told
    if training.waits:
        return AnswerView(reason=exercises.working_it_out())
    if told is None or not training.sight.found:
        return AnswerView(reason=exercises.what_is_asked(can_roll=trial.record.can_keep))
    if not training.sight.answer:
        return AnswerView(exercises.not_found(told.chosen), None, exercises.better_exists(), can_show=True)
    judged = exercises.found if told.is_found else options.decision
    reason = why_in_words(training.comparison) if training.comparison is not None else ""
    more = exercises.first_counts() if len(trial.tries) > 1 else ""
    return AnswerView(judged(told.chosen, told.best), told.chosen.verdict, reason, note or more, can_go_on=True)


def outcome_view(headline: str, text: str, judgements: Sequence[Judgement]) -> OutcomeView:
    """Return the result of exercises: a headline, what there is to say of it, and how each one went."""
    return OutcomeView(
        headline,
        text,
        tuple(Mark.FOUND if one.is_found else Mark.MISSED for one in judgements),
        tuple(_outcome_row(number, one) for number, one in enumerate(judgements, 1)),
    )


def _outcome_row(number: int, judgement: Judgement) -> tuple[str, ...]:
    """Return the line of a position in the table of all that were done."""
    position = judgement.analysis.position
    turn = len(position.filled) + 1
    roll = position.rules.rolls_per_turn - position.rolls_left
    return (
        str(number),
        exercises.turn_and_roll(turn, roll),
        names.dice(position.roll),
        options.begun(options.option(judgement.chosen)),
        options.begun(options.option(judgement.best)),
        names.loss_and_mark(judgement.chosen),
    )
