# SPDX-License-Identifier: MIT
"""Exercises as they are shown: the position as in a game, what may be told of the choice, and the result of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Option
from engine.training.lessons.exercise import Judgement, choice_of
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.explanation_view import end_pairs, why_in_words
from yahtzee_gui.board.coach.hints import aim
from yahtzee_gui.board.scorecard.view import score_rows
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.learn.exercises.answer_card import AnswerView
from yahtzee_gui.learn.exercises.exercise_board import BoardView
from yahtzee_gui.learn.exercises.outcome_card import OutcomeView
from yahtzee_gui.learn.exercises.training import TrainingScene
from yahtzee_gui.play.choosing import Choosing
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import announcing, names, options, units


def board_view(training: TrainingScene, *, heading: str = "", note: str = "") -> BoardView:
    """Return what the board shows.

    Args:
        training: this moment of the training.
        heading: what the exercise is about, if that may be said; after it stands which one it is.
        note: one thing more to know, told once the exercise is done.
    """
    scene = _scene_of(training)
    rows = [row if training.trial.is_open else replace(row, can_score=False) for row in score_rows(scene)]
    number = words.number(training.number, training.of)
    return BoardView(
        heading=f"{heading} · {number}" if heading else number,
        marks=training.marks,
        rows=tuple(rows),
        tray=_tray(training, scene),
        answer=_answer(training, note),
        options=_options(training),
        looked_into=_looked_into(training),
        pairs=end_pairs(training.comparison) if training.comparison is not None else None,
    )


def _scene_of(training: TrainingScene) -> Scene:
    """Return the position as a moment of a game without any comment; once it is done, an option is marked."""
    trial = training.trial
    marked = _marked(training)
    if marked is not None:
        trial = trial.shown(choice_of(marked))
    was_warned = trial.may_roll_anyway and trial.is_open and not trial.is_tried
    choosing = Choosing(has_marked=trial.is_touched, box=trial.box, was_warned=was_warned)
    return Scene(CoachMode.OFF, UndoHistory(trial.record), choosing=choosing)


def _marked(training: TrainingScene) -> Option | None:
    """Return what is marked once it is done: what the player found, else the best; None before."""
    told = training.trial.told
    if told is None or not training.visibility.answer:
        return None
    return told.chosen if told.is_found else told.best


def _tray(training: TrainingScene, scene: Scene) -> TrayView:
    view = replace(tray_view(scene), badge=None)
    if training.trial.is_open:
        if training.trial.is_tried:
            caption = words.is_tried() if training.trial.box is not None else view.caption
            return replace(view, can_press=False, why_not=words.is_tried(), caption=caption)
        return replace(view, can_press=view.can_press and not training.waits, waits=training.waits)
    view = replace(
        view, can_keep=False, button=_button(training), key="", can_press=True, only_points=False, why_not=""
    )
    marked = _marked(training)
    if marked is None:
        return view
    sentence = tray_words.keeping(scene.kept_dice) if marked.category is None else options.option(marked)
    return replace(view, sentence=sentence, verdict=marked.verdict, caption="")


def _button(training: TrainingScene) -> str:
    """Return what the large button says once the exercise is done."""
    return words.to_the_result() if training.number == training.of else words.next_position()


def _answer(training: TrainingScene, note: str) -> AnswerView:
    trial = training.trial
    told = trial.told
    if training.waits:
        return AnswerView(reason=words.working_it_out())
    if told is None or not training.visibility.found:
        asked = words.what_is_asked(can_roll=trial.record.can_keep)
        no_hint = words.no_hint_yet(is_silent=training.is_test and not training.is_over) if trial.asks_early else ""
        return AnswerView(reason=announcing.sentences([asked, no_hint]) if no_hint else asked)
    if not training.visibility.answer:
        names_box = trial.hint is Hint.COUNT and trial.first is not None and trial.first.best.category is not None
        said = "" if names_box else words.try_again(can_roll=trial.record.can_keep)
        more = words.more(trial.hint)
        best = words.show_best() if more != words.show_best() else ""
        return AnswerView(options.judged(told.chosen), told.chosen.verdict, said, _hint(training), more, best)
    reason = why_in_words(training.comparison) if training.comparison is not None else ""
    if training.looked_into is not None:
        looked = training.looked_into
        return AnswerView(options.decision(looked, told.best), looked.verdict, reason, can_go_on=True)
    judged = words.found if told.is_found else options.decision
    first = words.first_cost(trial.tries[0].chosen) if len(trial.tries) > 1 else ""
    said = announcing.sentences([part for part in (first, note) if part])
    return AnswerView(judged(told.chosen, told.best), told.chosen.verdict, reason, said, can_go_on=True)


def _hint(training: TrainingScene) -> str:
    """Return what a hint has told so far: what to aim for, and how many dice to keep."""
    trial = training.trial
    if trial.hint is None or trial.first is None:
        return ""
    best, parts = trial.first.best, []
    if trial.hint is Hint.COUNT and best.category is not None:
        return announcing.sentences([words.best_box(names.category(best.category))])
    if best.category is not None:
        parts.append(coach_words.hint_stop(best.category, has_rolls=trial.record.can_keep))
    elif training.best_explained is not None:
        endings = training.best_explained.explanation.endings
        parts.append(aim(endings, trial.first.analysis, best.keep or ()))
    if trial.hint is Hint.COUNT:
        parts.append(coach_words.hint_count(best))
    return announcing.sentences(parts)


def _options(training: TrainingScene) -> tuple[tuple[str, str, str], ...]:
    """Return all options with what they are worth and lose, the best first, once that may be told."""
    first = training.trial.first
    if first is None or not training.visibility.answer:
        return ()
    return tuple(
        (options.begun(options.option(one)), units.of_option(one), names.loss_and_mark(one))
        for one in first.analysis.options
    )


def _looked_into(training: TrainingScene) -> int:
    """Return which option is looked into: the choice itself, as long as it is no other."""
    first = training.trial.first
    if first is None:
        return 0
    return first.analysis.options.index(training.looked_into or first.chosen)


def outcome_view(headline: str, text: str, judgements: Sequence[Judgement]) -> OutcomeView:
    """Return the result of exercises: a headline, what there is to say of it, and how each one went."""
    return OutcomeView(
        headline,
        text,
        tuple(one.chosen.verdict for one in judgements),
        tuple(_outcome_row(number, one) for number, one in enumerate(judgements, 1)),
    )


def _outcome_row(number: int, judgement: Judgement) -> tuple[str, ...]:
    """Return the line of a position in the table of all that were done."""
    position = judgement.analysis.position
    turn = len(position.filled) + 1
    roll = position.rules.rolls_per_turn - position.rolls_left
    return (
        str(number),
        words.turn_and_roll(turn, roll),
        names.dice(position.roll),
        _short(judgement.chosen),
        _short(judgement.best),
        names.loss_and_mark(judgement.chosen),
    )


def _short(option: Option) -> str:
    if option.category is not None:
        return options.box_with_points(option.category, option.points or 0)
    return options.begun(options.option(option))
