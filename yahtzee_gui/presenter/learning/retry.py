# SPDX-License-Identifier: MIT
"""Retrying one's mistakes as it is shown."""

from __future__ import annotations

from collections import Counter

from engine.analysis.verdicts import Verdict
from engine.learning.decisions import option_of
from engine.learning.retry import SESSION
from engine.learning.schedule import ENOUGH_RIGHT, ENOUGH_WRONG, PAUSES, Stage
from engine.learning.themes import Theme
from engine.rules.categories import Category
from yahtzee_gui.pages.learn.practice import FilterView, PracticeView
from yahtzee_gui.play.training.retry import Answer, RetryScene
from yahtzee_gui.play.training.session import SessionStage
from yahtzee_gui.presenter.learning.training import board_view, outcome_view
from yahtzee_gui.services.history.file.decision_table import DecisionFilter
from yahtzee_gui.services.history.practice_service import Standing
from yahtzee_gui.widgets.dice.celebration import CelebrationView, Emblem
from yahtzee_gui.widgets.trainer.exercise_board import BoardView
from yahtzee_gui.widgets.trainer.outcome_card import OutcomeView
from yahtzee_gui.wording import names
from yahtzee_gui.wording.game import announcing
from yahtzee_gui.wording.learning import practice_page
from yahtzee_gui.wording.pages.played import history_page

_KEEPS = (None, True, False)
_VERDICTS = (None, Verdict.MISTAKE, Verdict.BLUNDER)
_THEMES = (None, *Theme)
_BOXES = (None, *Category)


def practice_view(scene: RetryScene) -> PracticeView:
    """Return what the page shows."""
    standing = scene.standing
    counts = (standing.due, standing.learning, standing.fixed, standing.parked) if standing is not None else None
    return PracticeView(
        part=scene.session.stage.value,
        texts=(
            practice_page.what_it_is(SESSION),
            practice_page.not_always_a_trap(),
            practice_page.schedule((PAUSES[1].days, PAUSES[2].days), ENOUGH_RIGHT, ENOUGH_WRONG),
        ),
        figures=tuple(str(count) for count in counts) if counts is not None else ("",) * 4,
        filters=filter_views(scene.filter),
        remark=_remark(scene),
        can_begin=standing is not None and standing.due > 0 and not scene.waits,
        can_take_up=standing is not None and standing.parked > 0,
        told=_told(scene),
        board=_board(scene),
        outcome=_outcome(scene.answers) if scene.session.stage is SessionStage.RESULT else OutcomeView(),
        is_over=scene.session.is_over,
    )


def filter_views(asked: DecisionFilter) -> tuple[FilterView, ...]:
    """Return what can be chosen of each kind, and what is."""
    choices = (
        (practice_page.kinds(), _KEEPS.index(asked.keeps)),
        (tuple(map(practice_page.at_least, _VERDICTS)), _VERDICTS.index(asked.verdict)),
        (tuple(map(practice_page.about, _THEMES)), _THEMES.index(asked.theme)),
        ((practice_page.any_box(), *map(names.category, Category)), _BOXES.index(asked.box)),
    )
    return tuple(FilterView(*choice) for choice in choices)


def filter_of(chosen: tuple[int, ...]) -> DecisionFilter:
    """Return the filter that stands for what is chosen of each kind."""
    keeps, verdict, theme, box = chosen
    return DecisionFilter(keeps=_KEEPS[keeps], verdict=_VERDICTS[verdict], theme=_THEMES[theme], box=_BOXES[box])


def fixed_view() -> CelebrationView:
    """Return the card that celebrates a mistake that is fixed."""
    title, detail = practice_page.fixed_title(), practice_page.fixed_detail(ENOUGH_RIGHT)
    return CelebrationView(Emblem.TICK, title, detail, spoken=announcing.sentences([title, detail]))


def standing_lines(standing: Standing | None) -> tuple[str, str]:
    """Return how many positions wait, and how it stands with the others, for the home page."""
    if standing is None:
        return practice_page.counting(), ""
    line = practice_page.stages_in_a_line(standing.due, standing.learning, standing.fixed, standing.parked)
    return practice_page.for_now(standing.session) if standing.due else _nothing(standing), line


def _remark(scene: RetryScene) -> str:
    standing = scene.standing
    if standing is None or scene.waits:
        return practice_page.counting()
    if standing.due:
        is_short = standing.session < SESSION
        return practice_page.short_session(standing.session) if is_short else practice_page.for_now(standing.session)
    return _nothing(standing, is_filtered=scene.filter != DecisionFilter())


def _nothing(standing: Standing, *, is_filtered: bool = False) -> str:
    """Return why nothing is to be asked."""
    if not standing.mistakes:
        return practice_page.no_such_mistake() if is_filtered else practice_page.no_mistakes_yet()
    return practice_page.nothing_due(standing.next_due)


def _board(scene: RetryScene) -> BoardView:
    training = scene.session.training
    if training is None or scene.asked is None:
        return BoardView()
    day = history_page.finished_at(scene.asked.finished_at)[:10]
    return board_view(training, heading=practice_page.from_game(day, scene.asked.score))


def _told(scene: RetryScene) -> str:
    """Return what was played in the game, and what the decision is about, once that may be said."""
    training = scene.session.training
    if training is None or scene.asked is None or not training.sight.answer:
        return ""
    judgement = training.trial.told
    decision = scene.asked.decision
    if judgement is None:
        return ""
    return practice_page.in_the_game(judgement.analysis.option(option_of(decision.first)), decision.theme)


def _outcome(answers: tuple[Answer, ...]) -> OutcomeView:
    judgements = [answer.judgement for answer in answers]
    stages = Counter(answer.card.stage for answer in answers if answer.asked.was_mistake or answer.card.wrong)
    waiting = [answer.card for answer in answers if answer.card.stage is Stage.LEARNING]
    again = sum(not card.right for card in waiting)
    parts = [
        practice_page.fixed(stages[Stage.FIXED]) if stages[Stage.FIXED] else "",
        practice_page.coming_back(len(waiting) - again) if len(waiting) > again else "",
        practice_page.asked_again(again) if again else "",
        practice_page.parked(stages[Stage.PARKED]) if stages[Stage.PARKED] else "",
    ]
    headline = practice_page.result(sum(one.is_found for one in judgements), len(judgements))
    return outcome_view(headline, " ".join(part for part in parts if part), judgements)
