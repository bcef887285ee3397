# SPDX-License-Identifier: MIT
"""The proficiency test as it is shown."""

from __future__ import annotations

from engine.analysis.verdicts import verdict
from engine.learning.lessons.exercise import FOUND_UP_TO, Mark
from engine.learning.proficiency import QUESTIONS, Difficulty, result
from yahtzee_gui.pages.learn.proficiency import ExamPart, ProficiencyView
from yahtzee_gui.play.training.exam import ExamScene, ExamStage
from yahtzee_gui.presenter.learning.lessons import outcome_row
from yahtzee_gui.presenter.learning.training import board_view
from yahtzee_gui.services.learning.training_log import TakenTest
from yahtzee_gui.widgets.trainer.exercise_board import BoardView
from yahtzee_gui.widgets.trainer.outcome_card import OutcomeView
from yahtzee_gui.wording import numbers
from yahtzee_gui.wording.learning import exercises, lesson_page, proficiency_page

_PARTS = {
    ExamStage.START: ExamPart.START,
    ExamStage.QUESTIONS: ExamPart.QUESTIONS,
    ExamStage.RESULT: ExamPart.RESULT,
}


def proficiency_view(scene: ExamScene, remark: str = "") -> ProficiencyView:
    """Return what the page of the test shows; `remark` is what there is to say of the file of results."""
    tests = scene.log.tests if scene.log is not None else ()
    heading, questions = proficiency_page.question_heading(), sum(QUESTIONS.values())
    return ProficiencyView(
        part=_PARTS[scene.stage],
        about=(
            f"{proficiency_page.about(questions)} {proficiency_page.how_it_goes()}",
            f"{proficiency_page.the_aim()} {proficiency_page.how_hard()}",
        ),
        earlier=tuple(_earlier(test) for test in reversed(tests)),
        remark=remark or _remark(scene),
        begin=exercises.go_on(scene.begun, questions) if scene.begun else proficiency_page.take_it(),
        can_begin=scene.is_drawn,
        board=board_view(scene.training, heading=heading) if scene.training is not None else BoardView(),
        outcome=_outcome(scene, tests),
        compared=_compared(scene),
        begun=scene.begun,
        is_over=scene.training is not None and scene.training.is_over,
    )


def _earlier(test: TakenTest) -> tuple[str, ...]:
    found = sum(verdict(points) <= FOUND_UP_TO for points in test.lost)
    return (
        proficiency_page.when(test.at),
        proficiency_page.rate(result(test.lost)),
        lesson_page.progress(found, len(test.lost)),
    )


def _remark(scene: ExamScene) -> str:
    if scene.has_failed:
        return lesson_page.no_table()
    if not scene.is_drawn:
        return proficiency_page.drawing()
    if scene.begun:
        return proficiency_page.is_begun()
    return "" if scene.log is not None and scene.log.tests else proficiency_page.no_earlier()


def _outcome(scene: ExamScene, tests: tuple[TakenTest, ...]) -> OutcomeView:
    if scene.stage is not ExamStage.RESULT:
        return OutcomeView()
    lost = [one.lost for one in scene.results]
    interval = result(lost)
    # The log may know of this very test already, or not yet.
    before = [test for test in tests if test.lost != tuple(lost)]
    said = [proficiency_page.against_aim(interval), proficiency_page.by_difficulty(_by_difficulty(scene))]
    if before:
        said.insert(1, proficiency_page.against_earlier(result(before[-1].lost)))
    return OutcomeView(
        proficiency_page.result(interval),
        " ".join(said),
        tuple(Mark.FOUND if one.is_found else Mark.MISSED for one in scene.results),
        tuple(outcome_row(number, one) for number, one in enumerate(scene.results, 1)),
    )


def _by_difficulty(scene: ExamScene) -> dict[Difficulty, float]:
    means = {}
    for name in QUESTIONS:
        pairs = zip(scene.results, scene.difficulties, strict=True)
        lost = [one.lost for one, difficulty in pairs if difficulty is name]
        means[name] = sum(lost) / len(lost)
    return means


def _compared(scene: ExamScene) -> tuple[tuple[str, str], ...]:
    if scene.stage is not ExamStage.RESULT:
        return ()
    own = sum(one.lost for one in scene.results) / len(scene.results)
    everybody = [(proficiency_page.strategy(name), lost) for name, lost in scene.compared.items()]
    everybody.append((proficiency_page.you(), own))
    return tuple((name, numbers.decimal(lost, 2)) for name, lost in sorted(everybody, key=lambda one: one[1]))
