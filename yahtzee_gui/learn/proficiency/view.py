# SPDX-License-Identifier: MIT
"""The proficiency test as it is shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from engine.strategies.rule_lists.course import Lesson
from engine.training.proficiency import QUESTIONS, Difficulty, TestQuestion, costliest, result
from yahtzee_gui.learn.exercises.exercise_board import BoardView
from yahtzee_gui.learn.exercises.outcome_card import OutcomeView
from yahtzee_gui.learn.exercises.session import SessionScene, SessionStage
from yahtzee_gui.learn.exercises.training_log import TakenTest
from yahtzee_gui.learn.exercises.view import board_view, outcome_view
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.proficiency import words
from yahtzee_gui.learn.proficiency.page import ProficiencyView
from yahtzee_gui.learn.proficiency.session import ProficiencyScene
from yahtzee_gui.words import games, numbers


def proficiency_view(scene: ProficiencyScene, remark: str = "") -> ProficiencyView:
    """Return what the page of the test shows; `remark` is what there is to say of the file of results."""
    session = scene.session
    tests = session.log.tests if session.log is not None else ()
    compared, remedy = _compared(scene), remedy_of(scene)
    heading = words.proficiency_title()
    return ProficiencyView(
        part=session.stage.value,
        about=words.how_it_goes(),
        how_hard=words.how_hard(),
        earlier=_earlier(scene, tests),
        remark=remark or _remark(session),
        can_begin=session.is_drawn,
        board=board_view(session.training, heading=heading) if session.training is not None else BoardView(),
        outcome=_outcome(scene, tests),
        compared=tuple((words.who(name), numbers.decimal(lost, 2)) for name, lost in compared),
        explained=tuple(words.played_by(name) for name, _ in compared),
        own=next((place for place, (name, _) in enumerate(compared) if not name), 0),
        remedy=lessons_words.read_it(remedy) if remedy is not None else "",
        why_remedy=words.remedy(remedy, _saved(scene)[remedy]) if remedy is not None else "",
        begun=session.begun,
        is_over=session.is_over,
    )


def _earlier(scene: ProficiencyScene, tests: Sequence[TakenTest]) -> tuple[tuple[str, ...], ...]:
    """Return the tests before the one that is shown, the latest first."""
    own = tuple(one.lost for one in scene.session.results)
    others = (test for test in reversed(tests) if test.lost != own)
    return tuple((games.finished_at(test.at), numbers.decimal(result(test.lost).mean, 2)) for test in others)


def _remark(session: SessionScene) -> str:
    if session.has_failed:
        return lessons_words.no_table()
    return "" if session.is_drawn else words.drawing()


def _outcome(scene: ProficiencyScene, tests: tuple[TakenTest, ...]) -> OutcomeView:
    if scene.session.stage is not SessionStage.RESULT:
        return OutcomeView()
    lost = [one.lost for one in scene.session.results]
    interval = result(lost)
    # The log may know of this very test already, or not yet.
    before = [test for test in tests if test.lost != tuple(lost)]
    said = [words.against_aim(interval)]
    if before:
        said.append(words.against_earlier(result(before[-1].lost)))
    most = costliest(scene.session.results)
    if most is not None:
        said.append(words.most_lost(*most))
    text = f"{' '.join(said)}\n{words.by_difficulty(_by_difficulty(scene))}"
    view = outcome_view(words.result(interval), text, scene.session.results)
    rows = tuple(map(_row, view.rows, scene.questions))
    return replace(view, rows=rows, note=words.dilemma_note())


def _row(row: tuple[str, ...], question: TestQuestion) -> tuple[str, ...]:
    place, turn, *others = row
    hard = words.difficulty(question.difficulty, is_dilemma=question.is_dilemma)
    return place, turn, hard, *others


def remedy_of(scene: ProficiencyScene) -> Lesson | None:
    """Return the lesson to read after a test: the one that would have saved most; None if none would have."""
    saved = _saved(scene)
    return max(saved, key=lambda lesson: saved[lesson], default=None)


def _saved(scene: ProficiencyScene) -> dict[Lesson, float]:
    """Return what lessons would have saved of what was lost, by lesson."""
    saved: dict[Lesson, float] = defaultdict(float)
    for one in scene.session.results if scene.session.stage is SessionStage.RESULT else ():
        remedy = scene.remedies.get(one.analysis.position) if not one.is_found else None
        if remedy is not None and remedy.lesson is not None:
            saved[remedy.lesson] += remedy.saved
    return saved


def _by_difficulty(scene: ProficiencyScene) -> dict[Difficulty, float]:
    means = {}
    for name in QUESTIONS:
        pairs = zip(scene.session.results, scene.questions, strict=True)
        lost = [one.lost for one, question in pairs if question.difficulty is name]
        means[name] = sum(lost) / len(lost)
    return means


def _compared(scene: ProficiencyScene) -> Sequence[tuple[str, float]]:
    """Return what everybody lost in a decision, the player among them under no name, the best first."""
    if scene.session.stage is not SessionStage.RESULT:
        return ()
    own = sum(one.lost for one in scene.session.results) / len(scene.session.results)
    return sorted([*scene.compared.items(), ("", own)], key=lambda one: one[1])
