# SPDX-License-Identifier: MIT
"""A practice session asks positions one after the other: a choice in each, a second try, the answer, and the result.

It shows each position as a scene of the table. The game in play and the finished ones are never touched. A silent
session takes one choice of each position, and tells nothing before all are answered.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis
from engine.analysis.verdicts import Verdict
from engine.game_review.review import Review, ReviewedMoment, TimelinePoint
from engine.games.position import Position
from engine.rules.categories import Category
from engine.training.decisions import option_of, position_text, text_of
from engine.training.exercises import Chosen, Judgement, Mark, judge
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.learn.practice.source import Drawn, Source, Trial, record_of
from yahtzee_gui.learn.questions import analysis_of
from yahtzee_gui.play.choosing import Choosing
from yahtzee_gui.play.coach_state import (
    Comparison,
    Inquiry,
    Said,
    TableState,
    TableStatus,
    ask_comparison,
    inquiry_about,
)
from yahtzee_gui.play.scene import AT_THE_GAME, LookedAt, Scene
from yahtzee_gui.play.scene_source import ReviewCursor, SceneSource
from yahtzee_gui.play.undo import UndoHistory
from yahtzee_gui.play.visibility import ExerciseStage, ExerciseVisibility, Hint, exercise_visibility
from yahtzee_gui.work import Engine, Urgency, told_problem, uncollected

_READY = TableStatus(TableState.READY)


class PracticeStage(Enum):
    """What is done: positions are looked for, they are asked or looked at again, or the result is."""

    WAITING = 0
    ASKING = 1
    RESULT = 2


class PracticeSession(QObject):
    """A session with the positions of `source`.

    Signals:
        changed: the `Scene` that is shown now; there is something else to show.
    """

    changed = Signal(Scene)

    def __init__(self, source: Source, engine: Engine) -> None:
        super().__init__()
        self.source, self._engine = source, engine
        self.stage = PracticeStage.WAITING
        self.trials: list[Trial] = []
        self.number = 0
        self.analyses: dict[Position, Analysis] = {}
        self._given: dict[int, str] = {}  # what was chosen before and is not judged again yet
        self._tried: int | None = None  # which of these may be tried once more
        self._waiting: Chosen | None = None
        self._comparisons: dict[Inquiry, Comparison] = {}
        self.cursor = ReviewCursor(self.scene, self._look)
        source.practice = self
        source.setParent(self)
        source.changed.connect(self._tell)
        source.draw(self._take)

    # ---- what is so ----

    @property
    def trial(self) -> Trial:
        return self.trials[self.number]

    @property
    def is_over(self) -> bool:
        """Whether all positions are done."""
        return bool(self.trials) and all(trial.stage is ExerciseStage.DONE for trial in self.trials)

    @property
    def is_answered(self) -> bool:
        """Whether a choice has been made in every position."""
        return all(trial.tries for trial in self.trials)

    @property
    def is_tried(self) -> bool:
        """Whether the last position in which a choice has been made may be tried once more."""
        return self.trial.stage is ExerciseStage.TRIED or self.number in self._given

    @property
    def waits(self) -> bool:
        """Whether a choice waits for its judgement."""
        return self._waiting is not None

    @property
    def results(self) -> tuple[Judgement, ...]:
        """The judgements on the first choices, of the positions in which one has been made."""
        return tuple(trial.first for trial in self.trials if trial.first is not None)

    @property
    def found(self) -> int:
        """How many of the positions were found at the first try."""
        return sum(judged.is_found for judged in self.results)

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """The position and the first choice of each position in which one has been made, as texts."""
        chosen = (
            text_of(trial.first.chosen) if trial.first is not None else self._given.get(number)
            for number, trial in enumerate(self.trials)
        )
        positions = (position_text(trial.exercise.position) for trial in self.trials)
        return tuple((position, text) for position, text in zip(positions, chosen, strict=True) if text is not None)

    @property
    def place(self) -> tuple[int, int] | None:
        """The number (from 1) of the position that comes when it is gone on, and how many there are.

        None as long as nothing is answered, or once all is.
        """
        begun = len(self.answers)
        if not begun or self.is_over:
            return None
        return begun + (not self.is_tried and begun < len(self.trials)), len(self.trials)

    @property
    def visibility(self) -> ExerciseVisibility:
        if not self.trials:
            return ExerciseVisibility()
        return exercise_visibility(self.trial.stage, is_silent=self._is_silent)

    @property
    def _is_silent(self) -> bool:
        return self.source.is_silent and not self.is_over

    @property
    def position(self) -> Position | None:
        """The position that is looked at, once everything may be told of it."""
        is_told = self.stage is PracticeStage.ASKING and self.visibility.answer
        return self.trial.exercise.position if is_told else None

    def mark(self, number: int) -> Mark | Verdict:
        first = self.trials[number].first
        if number == self.number and (first is None or self._is_silent):
            return Mark.CURRENT
        if number in self._given:
            return Mark.TAKEN
        if first is None:
            return Mark.OPEN
        return Mark.TAKEN if self._is_silent else first.chosen.verdict

    def scene(self) -> Scene:
        """Return the position as a moment of the table: without the coach before the answer may be told."""
        if not self.trials:
            return Scene(CoachMode.OFF)
        trial = self.trial
        if not self.visibility.answer or trial.first is None or trial.answer is None:
            was_warned = trial.was_warned and trial.is_open and not trial.is_tried
            choosing = Choosing(has_marked=trial.is_touched, box=trial.box, was_warned=was_warned)
            return Scene(CoachMode.OFF, UndoHistory(trial.record), choosing=choosing)
        analysis = trial.first.analysis
        shown = trial.marked(trial.answer.choice)
        start = TimelinePoint(ReviewedMoment.START, shown.record.game.turn, analysis.best.value)
        review = Review(shown.record.game, start.expected, (start,), 0.0, analysis)
        return Scene(
            CoachMode.LIVE,
            UndoHistory(shown.record),
            Said(review, self._comparisons),
            _READY,
            Choosing(has_marked=shown.box is None, box=shown.box),
            self.cursor.look,
        )

    @property
    def best_explained(self) -> Comparison | None:
        """How turns end with the best option, once a hint asks for it and it is known."""
        asked = self._about_best()
        return self._comparisons.get(asked) if asked is not None else None

    def comparison_of(self, number: int) -> Comparison | None:
        """Return why the best was better than the first choice in a position, once that is known."""
        first = self.trials[number].first
        return self._comparisons.get(inquiry_about(first.chosen, first.analysis)) if first is not None else None

    # ---- what is done ----

    def toggle(self, place: int) -> None:
        """Mark the die at `place` (0 to 4) to be kept, or no longer."""
        record = self.trial.record
        if self.trial.is_open and record.can_keep:
            kept = tuple(keep is not (number == place) for number, keep in enumerate(record.kept))
            self._put(replace(self.trial, record=record.mark(kept), box=None, was_warned=False))

    def choose_box(self, box: Category | None) -> None:
        """Choose a box without scoring it, or none any more."""
        allowed = box is None or self.trial.record.game.can_score(box)
        if self.trial.is_open and allowed:
            self._put(replace(self.trial, box=box))

    def score(self, box: Category) -> None:
        self.choose_box(box)
        if self.trial.box is box:
            self.press()

    def press(self) -> None:
        """Do what comes next: make the choice, or go on to the next position."""
        if self.trial.is_open:
            self._decide()
        else:
            self.go_on()

    def show(self) -> None:
        """Tell more of what was best, where the choice was not good enough: a hint in steps, and in the end all."""
        if self.trial.stage is ExerciseStage.CHOOSING:
            self._put(replace(self.trial, asks_early=True))
        if self.trial.stage is not ExerciseStage.TRIED:
            return
        hint = self.trial.hint.following() if self.trial.hint is not None else Hint.AIM
        if hint is Hint.ALL:
            self.show_best()
            return
        self._put(replace(self.trial, hint=hint))
        self._ask(self._about_best())

    def show_best(self) -> None:
        """Tell at once what was best, where the choice was not good enough."""
        if self.trial.stage is ExerciseStage.TRIED:
            self.trials[self.number] = replace(self.trial, stage=ExerciseStage.DONE, hint=Hint.ALL)
            self.source.note_end()
            self._end_trial()
            self._tell()

    def go_on(self) -> None:
        """Go on to the next position once this one is done; after the last one comes the result."""
        if self.trial.stage is not ExerciseStage.DONE:
            return
        if self.number + 1 < len(self.trials):
            self._look_at(self.number + 1)
        else:
            self.tell_result()

    def tell_result(self) -> None:
        """Go to the result of what is answered so far."""
        self.stage = PracticeStage.RESULT
        self.source.tell_result()
        missed = max(self.results, key=lambda one: one.lost, default=None)
        if missed is not None and not missed.is_found:
            self._ask(inquiry_about(missed.chosen, missed.analysis))  # the one thing to think about
        self._tell()

    def look_at(self, number: int) -> None:
        if self.trials[number].stage is ExerciseStage.DONE and not self._is_silent:
            self.stage = PracticeStage.ASKING
            self._look_at(number)

    def resume(self) -> None:
        """Go on where it was left: at the first position that is not done."""
        if self.stage is PracticeStage.WAITING or self.is_over:
            return
        is_open = (number for number, trial in enumerate(self.trials) if trial.stage is not ExerciseStage.DONE)
        number = next((number for number in is_open if number not in self._given or number == self.number), None)
        if number is None:
            self.tell_result()
        else:
            self.stage = PracticeStage.ASKING
            self._look_at(number)

    # ---- inside ----

    def _take(self, drawn: Drawn) -> None:
        self.trials = [Trial(exercise, record_of(exercise.position)) for exercise in drawn.exercises]
        if self.trials:
            self._given = dict(enumerate(drawn.given))
            for number in self._given:
                self._analyse(self.trials[number].exercise.position)
            self._tried = len(drawn.given) - 1 if drawn.is_tried else None
            if len(drawn.given) == len(self.trials):
                self.number = len(self.trials) - 1  # the result comes once all are judged again
                return
            self.stage = PracticeStage.ASKING
            self._look_at(len(drawn.given) - (drawn.is_tried and bool(drawn.given)))
        else:
            self._tell()

    def _tell(self) -> None:
        self.changed.emit(self.scene())

    def _put(self, trial: Trial) -> None:
        self.trials[self.number] = trial
        self._tell()

    def _look_at(self, number: int) -> None:
        self.number, self._waiting = number, None
        position = self.trial.exercise.position
        if position not in self.analyses:
            self._analyse(position)
        self._end_trial()
        self._tell()

    def _look(self) -> None:
        """Have another option explained, or another one compared against."""
        self._explain()
        self._tell()

    def _decide(self) -> None:
        if self.trial.choice is None or self.trial.is_tried or self._waiting is not None:
            return
        if self.trial.oversight is not None and not self.trial.was_warned:  # one press too many answers nothing
            self._put(replace(self.trial, was_warned=True))
            return
        self._waiting = self.trial.choice
        if self.trial.exercise.position in self.analyses:
            self._judge()
        else:
            self._tell()

    def _analyse(self, position: Position) -> None:
        """Find out what every option of a position is worth."""
        steps = uncollected(analysis_of(self._engine.workspace, position))
        self._engine.ask(
            (self, position), Urgency.EXERCISE, steps, self._take_analysis, failed=told_problem, is_quick=True
        )

    def _take_analysis(self, analysis: Analysis) -> None:
        self.analyses[analysis.position] = analysis
        for number, trial in enumerate(self.trials):
            if number in self._given and trial.exercise.position == analysis.position:
                judgement = judge(analysis, option_of(self._given.pop(number), analysis.position.rules))
                self.trials[number] = trial.judged(judgement, is_last=number != self._tried)
                self._tell()
        if self.stage is PracticeStage.WAITING and self.is_over:
            self.tell_result()
        if self._waiting is not None and analysis.position == self.trial.exercise.position:
            self._judge()

    def _judge(self) -> None:
        assert self._waiting is not None
        judgement = judge(self.analyses[self.trial.exercise.position], self._waiting)
        self._waiting = None
        is_first = not self.trial.tries
        self.trials[self.number] = self.trial.judged(judgement, is_last=self.source.is_silent)
        if is_first:
            self.source.note(self.number, judgement)
        else:
            self.source.note_end()
        if self.trial.stage is ExerciseStage.DONE and self.source.is_silent:
            self.go_on()
        else:
            self._end_trial()
            self._tell()

    def _end_trial(self) -> None:
        """Look at the answer, if that may be seen, and what it is compared with."""
        self.cursor.look = AT_THE_GAME
        if self.visibility.answer:
            self.cursor.look = LookedAt(against=self.trial.compared)
            self._explain()

    def _explain(self) -> None:
        self._ask(self.scene().inquiry)

    def _ask(self, inquiry: Inquiry | None) -> None:
        if inquiry is not None and inquiry not in self._comparisons:
            ask_comparison(self._engine, inquiry, self._take_comparison)

    def _take_comparison(self, comparison: Comparison) -> None:
        self._comparisons = {**self._comparisons, comparison.inquiry: comparison}
        self._tell()

    def _about_best(self) -> Inquiry | None:
        """Return what is asked for a hint: how turns end with the best option."""
        first = self.trial.first if self.trials else None
        return inquiry_about(first.best, first.analysis) if first is not None and self.trial.hint is not None else None


class Sessions(SceneSource):
    """The session of practice that is seen, in the place of which others are gone on with as the log has them.

    Signals:
        learned: a position was found often enough in a row.

    Attributes:
        current: the session that is seen.
    """

    learned = Signal()

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine
        self.current: PracticeSession | None = None

    def turn_to(self, source: Source) -> None:
        """Go on with the session of a source that was left, or begin it."""
        if self.current is not None:
            self.current.changed.disconnect(self._tell)
        known = self.current
        is_it = known is not None and known.source.key == source.key
        if known is None or not is_it or (known.place is None and not (source.is_once and known.is_over)):
            if known is not None:
                known.setParent(None)  # answers may be on their way to it
            known = self.current = PracticeSession(source, self.engine)
            known.setParent(self)
        known.source.game_over = source.game_over
        known.changed.connect(self._tell)
        known.resume()
        self._tell()

    def scene(self) -> Scene:
        return self.current.scene() if self.current is not None else Scene(CoachMode.OFF)

    def _tell(self) -> None:
        self.changed.emit(self.scene(), frozenset())
