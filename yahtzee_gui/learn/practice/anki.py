# SPDX-License-Identifier: MIT
"""Cards for Anki: the player's costly choices as a text file that it imports, a line for each.

In front are the card, the dice and the rolls left; on the back the best choice, what the player's cost, and why. Dice
are drawn within the line (SVG), so the file needs no other. What people have typed is escaped; no field has a tab, a
double quote or a line break in it, and none begins as a formula does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QObject, Signal

from engine.games.position import Position
from engine.rules.dice import Dice
from engine.training.decisions import position_of
from engine.training.exercises import Judgement, judge
from engine.workspace.shelf import Pause
from engine.workspace.workspace import TaskStep
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach.why_view import why_in_words
from yahtzee_gui.board.scorecard import score_rows
from yahtzee_gui.board.tray.drawn_dice import CORNER, PIP, PIPS
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.learn.practice import words
from yahtzee_gui.learn.practice.source import record_of
from yahtzee_gui.learn.practice.sources import words as sources_words
from yahtzee_gui.learn.practice.sources.choice_sets import AskedMistake, ChoiceSets
from yahtzee_gui.learn.questions import analysis_of
from yahtzee_gui.play.coach_state import Comparison, answer_to, inquiry_about
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.words import announcing, faults, games, names
from yahtzee_gui.words.boxes import speaking_of
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace, told_problem, uncollected

_DIE, _APART = 40, 48
_HEAD = "#separator:tab\n#html:true\n#tags column:3\n"


class AnkiCards(QObject):
    """Makes the cards: positions are valued and explained when nothing more urgent is to be done.

    Signals:
        changed: `share` is another one.
        failed: why there are none.

    Attributes:
        share: how much of them is made; None while none are.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, choices: ChoiceSets, engine: Engine) -> None:
        super().__init__()
        self._choices, self._engine = choices, engine
        self.share: float | None = None

    def make(self, then: Callable[[bytes], object]) -> None:
        self._tell(0.0)
        self._choices.collect(partial(self._explain, then))

    def cancel(self) -> None:
        self._engine.drop(AnkiCards)
        self._tell(None)

    def _explain(self, then: Callable[[bytes], object], found: tuple[AskedMistake, ...]) -> None:
        if not found:
            self._fail(words.no_choices_yet())
        elif self.share is not None:  # else it was cancelled meanwhile
            steps = uncollected(anki_file(self._engine.workspace, found))
            take, fail = partial(self._end, then), lambda error: self._fail(faults.table_problem(told_problem(error)))
            self._engine.ask(AnkiCards, Urgency.STRATEGIES, steps, take, self._hear, fail)

    def _hear(self, progress: object) -> None:
        if isinstance(progress, float):  # else a table is built
            self._tell(progress)

    def _end(self, then: Callable[[bytes], object], made: bytes) -> None:
        self._tell(None)
        then(made)

    def _fail(self, reason: str) -> None:
        self._tell(None)
        self.failed.emit(reason)

    def _tell(self, share: float | None) -> None:
        self.share = share
        self.changed.emit()


def anki_file(
    workspace: WindowWorkspace, choices: Sequence[AskedMistake]
) -> Generator[TaskStep | Pause | float | None, None, bytes]:
    """Return the file with these choices; how much of it is made is yielded as a number from 0 to 1."""
    made = {}
    for number, asked in enumerate(sorted(choices, key=lambda one: one.spot.key.rules)):  # a table after the other
        yield number / len(choices)
        analysis = yield from analysis_of(workspace, position_of(asked.decision))
        judged = judge(analysis, asked.played)
        comparison = yield from answer_to(workspace, inquiry_about(judged.chosen, analysis))
        with speaking_of(analysis.position.rules):
            line = _front(analysis.position), _back(asked, judged, comparison), f"yahtzee::{asked.decision.theme.value}"
        made[asked.spot] = "\t".join(" ".join(field.split()) for field in line)
    columns = "\t".join(words.anki_columns())
    return "".join((_HEAD, f"#columns:{columns}\n", *(f"{made[one.spot]}\n" for one in choices))).encode()


def _front(position: Position) -> str:
    """Return the question: game, dice, rolls left, and the card."""
    rows = score_rows(Scene(CoachMode.OFF, UndoHistory(record_of(position))))
    cells = ((row.name, "" if row.is_preview else row.points) for row in rows)
    card = "".join(f"<tr><td>{escape(name)}</td><td>{escape(points)}</td></tr>" for name, points in cells)
    game, left = escape(names.game_and_rules(position.rules)), escape(announcing.rolls_left(position.rolls_left))
    dice = f"{_drawn(position.dice)}<br>{names.dice(position.dice)} · {left}"
    table = f"<table border='1' cellpadding='3' style='margin:auto;border-collapse:collapse'>{card}</table>"
    return f"<div>{game}</div><div>{dice}</div>{table}"


def _back(asked: AskedMistake, judged: Judgement, comparison: Comparison) -> str:
    """Return the answer: the best choice, what the player's was and cost, why, and where it is from."""
    game = sources_words.from_game(games.finished_on(asked.finished_at), asked.score, asked.decision.turn)
    best, yours = why_words.was_best(judged.best), sources_words.in_the_game(judged.chosen)
    said = (f"<b>{escape(best)}</b>", *map(escape, (yours, why_in_words(comparison), game)))
    return "".join(f"<p>{text}</p>" for text in said)


def _drawn(dice: Dice) -> str:
    shapes = "".join(shape for place, face in enumerate(dice) for shape in _die(place * _APART + 1, face))
    return f"<svg xmlns='http://www.w3.org/2000/svg' width='{_APART * len(dice)}' height='{_DIE + 2}'>{shapes}</svg>"


def _die(left: int, face: int) -> Iterator[str]:
    yield (f"<rect x='{left}' y='1' width='{_DIE}' height='{_DIE}' rx='{_DIE * CORNER:g}' fill='#fff' stroke='#555'/>")
    for x, y in PIPS[face]:
        yield f"<circle cx='{left + _DIE * x:g}' cy='{1 + _DIE * y:g}' r='{_DIE * PIP:g}' fill='#222'/>"
