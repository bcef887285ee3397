# SPDX-License-Identifier: MIT
"""A practice session as it is shown: the table's own card, tray and coach's card, the positions so far, the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.training.exercises import Judgement, Mark
from yahtzee_gui.board.card import CardView
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.view import others_view
from yahtzee_gui.board.coach.why import ToldChoice, WhyView
from yahtzee_gui.board.coach.why_view import aim, best_line, told_choice, why_in_words, why_view
from yahtzee_gui.board.scorecard import ScoreRow, score_rows
from yahtzee_gui.board.timeline.session import Ahead, CardFace
from yahtzee_gui.board.timeline.view import compare_view, final_view, note, turn_view
from yahtzee_gui.board.tray.page import TrayView
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.learn.practice import words
from yahtzee_gui.learn.practice.practice import PracticeSession, PracticeStage
from yahtzee_gui.learn.practice.source import Trial
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import announcing, names
from yahtzee_gui.words.boxes import speaking_of

_FACES = CardFace.WHY, CardFace.THIS_TURN, CardFace.FINAL_SCORE


@dataclass(frozen=True)
class PositionRow:
    """A position in the list of the session: its dice, those kept in the first choice, how it stands, and its cost."""

    dice: Dice = ()
    kept: Kept = NOTHING_KEPT
    stands: Mark | Verdict = Mark.OPEN
    text: str = ""
    is_here: bool = False


# ---- a position -----------------------------------------------------------------------------------------------------


def rows(practice: PracticeSession, scene: Scene) -> Sequence[ScoreRow]:
    """Return the lines of the scorecard, in which nothing can be scored once the position is done."""
    found = score_rows(scene)
    return found if practice.trial.is_open else [replace(row, can_score=False) for row in found]


def tray(practice: PracticeSession, scene: Scene) -> TrayView:
    """Return what the tray shows; its button never goes away, so the keyboard stays there."""
    view, trial = replace(tray_view(scene), badge=None, has_hint=False), practice.trial
    if trial.is_open:
        button = words.my_choice() if not view.only_points and trial.box is None else view.button
        caption = words.is_tried() if trial.is_tried else words.working_it_out() if practice.waits else view.caption
        return replace(view, button=button, can_press=True, caption=caption, why_not="")
    is_last = practice.number + 1 == len(practice.trials) or practice.is_over
    return replace(
        view,
        can_keep=False,
        button=words.to_the_result() if is_last else words.next_position(),
        key="",
        can_press=True,
        only_points=False,
        why_not="",
        caption="",
    )


def card(practice: PracticeSession, scene: Scene, ahead: Ahead, hint_key: str = "") -> CardView:
    """Return what the coach's card shows: the question, what may be told after a first choice, or the answer."""
    trial, told = practice.trial, practice.visibility
    if not told.found or trial.first is None:
        asked = words.what_is_asked(can_roll=trial.record.can_keep, is_silent=practice.source.is_silent)
        no_hint = words.no_hint_yet(is_silent=practice.source.is_silent) if trial.asks_early else ""
        said = no_hint or asked
        return CardView(CardFace.WHY, title=words.asked_heading(), why=WhyView(sentence=said))
    if not told.answer:
        return CardView(CardFace.WHY, title=words.asked_heading(), why=_tried(practice, trial, hint_key))
    face = ahead.face if ahead.face in _FACES else CardFace.WHY
    return CardView(
        face,
        _FACES,
        note(scene, ahead),
        _answer(practice, trial, scene),
        final=final_view(scene, ahead) if face is CardFace.FINAL_SCORE else None,
        compared=compare_view(scene, ahead) if face is CardFace.FINAL_SCORE else None,
        turn=turn_view(scene, ahead) if face is CardFace.THIS_TURN else None,
        others=others_view(scene),
    )


def _tried(practice: PracticeSession, trial: Trial, hint_key: str) -> WhyView:
    """Return what is told after a choice that was not the best: its cost, and what can be done."""
    first = trial.tries[-1].chosen
    names_box = trial.hint is Hint.COUNT and trial.first is not None and trial.first.best.category is not None
    said = [] if names_box else [words.try_again(can_roll=trial.record.can_keep)]
    hint = _hint(practice, trial)
    return WhyView(
        told=(_told(trial, first),),
        sentence=" ".join(filter(None, (*said, hint))),
        retry=words.show_answer(),
        button=words.with_key(words.more(trial.hint), hint_key),
    )


def _told(trial: Trial, chosen: Option) -> ToldChoice:
    game = trial.record.game
    return told_choice(chosen, game.dice, game.places_of(chosen.keep or ()))


def _answer(practice: PracticeSession, trial: Trial, scene: Scene) -> WhyView:
    """Return why; as long as nothing else is looked into, a first choice that was wrong stands above that."""
    view = why_view(scene)
    first, look = trial.first, practice.cursor.look
    is_natural = look.selected is None and look.against == trial.compared
    if first is None or first.is_found or not is_natural or first.chosen == trial.answer:
        return view
    return replace(view, about="", told=(_told(trial, first.chosen), best_line(first.best)))


def _hint(practice: PracticeSession, trial: Trial) -> str:
    """Return what a hint has told so far: what to aim for, and how many dice to keep."""
    if trial.hint is None or trial.first is None:
        return ""
    best, parts = trial.first.best, []
    if trial.hint is Hint.COUNT and best.category is not None:
        return announcing.sentences([words.best_box(names.category(best.category))])
    explained = practice.best_explained
    if best.category is not None:
        parts.append(coach_words.hint_stop(best.category, has_rolls=trial.record.can_keep))
    elif explained is not None:
        parts.append(aim(explained.explanation.endings, trial.first.analysis, best.keep or ()))
    if trial.hint is Hint.COUNT:
        parts.append(coach_words.hint_count(best))
    return announcing.sentences(parts)


def position_rows(practice: PracticeSession) -> tuple[PositionRow, ...]:
    """Return the positions of the session; those to come show nothing."""
    return tuple(_position(practice, number, trial) for number, trial in enumerate(practice.trials))


def _position(practice: PracticeSession, number: int, trial: Trial) -> PositionRow:
    stands, is_here = practice.mark(number), number == practice.number
    if stands is Mark.OPEN:
        return PositionRow(is_here=is_here)
    game, first = trial.record.game, trial.first
    if not isinstance(stands, Verdict) or first is None:
        text = words.choice_now() if stands is Mark.CURRENT else words.taken()
        return PositionRow(game.dice, NOTHING_KEPT, stands, text, is_here)
    text = names.cost_and_mark(first.chosen)
    return PositionRow(game.dice, game.places_of(first.chosen.keep or ()), stands, text, is_here)


# ---- the result -----------------------------------------------------------------------------------------------------


def answer_rows(practice: PracticeSession) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return the number of each position that is answered, with its line in the table; dice in it may be drawn."""
    outcome = practice.source.outcome()
    found = [(number, trial.first) for number, trial in enumerate(practice.trials) if trial.first is not None]
    lines = []
    for place, (number, judged) in enumerate(found):
        more = outcome.more[place] if place < len(outcome.more) else ("",) * len(outcome.columns)
        with speaking_of(judged.analysis.position.rules):
            lines.append((number, _answer_row(number + 1, judged, more)))
    return tuple(lines)


def _answer_row(number: int, judged: Judgement, more: tuple[str, ...]) -> tuple[str, ...]:
    best = words.the_same() if judged.chosen.verdict is Verdict.BEST else words.short_option(judged.best)
    cost = names.cost_and_mark(judged.chosen)
    dice = names.dice(judged.analysis.position.dice)
    return str(number), dice, words.short_option(judged.chosen), best, *more, cost


def lesson_to_take(practice: PracticeSession) -> tuple[int, str] | None:
    """Return the number of the position that cost most, and why the best was better there, once that is known."""
    missed = [
        (judged.lost, number)
        for number, trial in enumerate(practice.trials)
        if (judged := trial.first) is not None and not judged.is_found
    ]
    if not missed:
        return None
    _, number = max(missed)
    comparison = practice.comparison_of(number)
    return number, why_in_words(comparison) if comparison is not None else ""


def is_unfinished(practice: PracticeSession) -> bool:
    """Return whether a session that shows its result can be gone on with."""
    return practice.stage is PracticeStage.RESULT and practice.place is not None
