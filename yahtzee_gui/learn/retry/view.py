# SPDX-License-Identifier: MIT
"""Retrying one's costly choices as it is shown."""

from __future__ import annotations

from collections import Counter

from engine.analysis.verdicts import Verdict
from engine.rules.categories import Category
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import option_of
from engine.training.retry import SESSION
from engine.training.schedule import ENOUGH_RIGHT, ENOUGH_WRONG, PAUSES, Stage
from engine.training.themes import Theme, theme_played
from yahtzee_gui.learn.exercises import words as exercises_words
from yahtzee_gui.learn.exercises.exercise_board import BoardView
from yahtzee_gui.learn.exercises.outcome_card import OutcomeView
from yahtzee_gui.learn.exercises.session import SessionStage
from yahtzee_gui.learn.exercises.view import board_view, outcome_view
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.retry import words
from yahtzee_gui.learn.retry.page import FilterView, RetryView
from yahtzee_gui.learn.retry.retry_sets import RetryStanding
from yahtzee_gui.learn.retry.session import Answer, RetryScene
from yahtzee_gui.library.decision_table import DecisionFilter
from yahtzee_gui.words import games, names

_KEEPS = (None, True, False)
_VERDICTS = (None, Verdict.MISTAKE, Verdict.BLUNDER)
_THEMES = (None, *Theme)
_BOXES = (None, *Category)


def retry_view(scene: RetryScene) -> RetryView:
    """Return what the page shows."""
    standing, begun = scene.standing, scene.begun
    return RetryView(
        part=scene.session.stage.value,
        texts=(
            words.what_it_is(),
            words.not_always_a_trap() if standing is not None and standing.well else "",
            words.schedule((PAUSES[1].days, PAUSES[2].days), ENOUGH_RIGHT, ENOUGH_WRONG),
        ),
        filters=filter_views(scene.filter),
        remark=_remark(scene),
        begin=exercises_words.go_on(*begun.place) if begun is not None else words.begin(),
        can_begin=not scene.waits and (begun is not None or (standing is not None and standing.due > 0)),
        can_take_up=standing is not None and standing.parked > 0,
        told=_told(scene),
        lesson=_lesson(scene),
        board=_board(scene),
        outcome=_outcome(scene.answers) if scene.session.stage is SessionStage.RESULT else OutcomeView(),
        begun=len(begun.given) if begun is not None else 0,
        is_over=scene.session.is_over,
    )


def filter_views(asked: DecisionFilter) -> tuple[FilterView, ...]:
    """Return what can be chosen of each kind, and what is."""
    choices = (
        (words.kinds(), _KEEPS.index(asked.keeps)),
        (tuple(map(words.at_least, _VERDICTS)), _VERDICTS.index(asked.verdict)),
        (tuple(map(words.about, _THEMES)), _THEMES.index(asked.theme)),
        ((words.any_box(), *map(names.category, Category)), _BOXES.index(asked.box)),
    )
    return tuple(FilterView(*choice) for choice in choices)


def filter_of(chosen: tuple[int, ...]) -> DecisionFilter:
    """Return the filter that stands for what is chosen of each kind."""
    keeps, verdict, theme, box = chosen
    return DecisionFilter(keeps=_KEEPS[keeps], verdict=_VERDICTS[verdict], theme=_THEMES[theme], box=_BOXES[box])


def _remark(scene: RetryScene) -> str:
    standing = scene.standing
    if scene.begun is not None:
        return words.kept_hint()
    if standing is None or scene.waits:
        return words.counting()
    if standing.due:
        is_short = standing.session < SESSION and not standing.well
        return (words.short_session if is_short else words.for_now)(standing.session)
    return _nothing(standing, is_filtered=scene.filter != DecisionFilter())


def _nothing(standing: RetryStanding, *, is_filtered: bool = False) -> str:
    if not standing.mistakes:
        return words.no_such_mistake() if is_filtered else words.no_mistakes_yet()
    return words.nothing_due(standing.next_due)


def _board(scene: RetryScene) -> BoardView:
    training = scene.session.training
    if training is None or scene.asked is None:
        return BoardView()
    day = games.finished_on(scene.asked.finished_at)
    return board_view(training, heading=words.from_game(day, scene.asked.score))


def _told(scene: RetryScene) -> str:
    """Return what was played in the game, and what the decision is about, once that may be said.

    Before, the first position of a session says that some were played well, if there are any.
    """
    training = scene.session.training
    if training is None or scene.asked is None:
        return ""
    judgement, decision = training.trial.told, scene.asked.decision
    if judgement is None or not training.visibility.answer:
        return words.not_always_a_trap() if scene.is_mixed and training.number == 1 else ""
    played = judgement.analysis.option(option_of(decision.first))
    if not scene.asked.was_mistake:
        is_found = training.trial.first is not None and training.trial.first.is_found
        return words.right_in_the_game(played, decision.theme, again=is_found)
    told = words.in_the_game(played, theme_played(judgement.analysis, played))
    if scene.remedy is None:
        return told
    return f"{told} · {lessons_words.remedy(scene.remedy, played.lost)}"


def _lesson(scene: RetryScene) -> Lesson | None:
    """Return the lesson that finds what was best, once that may be said."""
    training = scene.session.training
    is_told = training is not None and training.visibility.answer
    return scene.remedy.lesson if is_told and scene.remedy is not None else None


def _outcome(answers: tuple[Answer, ...]) -> OutcomeView:
    judgements = [answer.judgement for answer in answers]
    stages = Counter(answer.card.stage for answer in answers if answer.asked.was_mistake or answer.card.wrong)
    waiting = [answer.card for answer in answers if answer.card.stage is Stage.LEARNING]
    again = sum(not card.right for card in waiting)
    parts = [
        words.all_found() if judgements and all(one.is_found for one in judgements) else "",
        words.fixed(stages[Stage.FIXED]) if stages[Stage.FIXED] else "",
        words.coming_back(len(waiting) - again) if len(waiting) > again else "",
        words.asked_again(again) if again else "",
        words.parked(stages[Stage.PARKED]) if stages[Stage.PARKED] else "",
        words.nothing_else_due() if len(judgements) == 1 else "",
    ]
    headline = words.result(sum(one.is_found for one in judgements), len(judgements))
    return outcome_view(headline, " ".join(part for part in parts if part), judgements)
