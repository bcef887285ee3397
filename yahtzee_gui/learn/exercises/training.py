# SPDX-License-Identifier: MIT
"""Training is a few exercises, one after the other: what is marked, chosen, tried once more, and shown.

Lessons, practice and the test all go this way. A test is silent: of each exercise one choice is taken, and nothing is
told before all are done. The game in play and the finished ones are never touched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Verdict
from engine.games.game import Game
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import option_of, position_text, text_of
from engine.training.lessons.exercise import Chosen, Exercise, Judgement, Mark, choice_of, judge
from yahtzee_gui.learn.exercises.questions import analysis_of
from yahtzee_gui.play.explaining import Comparison, Inquiry, ask_comparison, inquiry_about
from yahtzee_gui.play.oversights import Oversight, oversight
from yahtzee_gui.play.visibility import ExerciseStage, ExerciseVisibility, Hint, exercise_visibility
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, told_problem, uncollected


@dataclass(frozen=True)
class Trial:
    """An exercise and what has been done about it.

    Attributes:
        exercise: what is asked.
        record: its position, with the dice that are marked.
        box: the box that is chosen and not scored yet.
        tries: the judgements on all choices, in order; the first one counts.
        stage: how far it is.
        hint: how much was told of what is best, after a choice that was not.
        asks_early: whether a hint was asked for before any choice, when there is none.
        may_roll_anyway: whether the button was pressed and its `oversight` told: pressed again, it rolls.
    """

    exercise: Exercise
    record: Record
    box: Category | None = None
    tries: tuple[Judgement, ...] = ()
    stage: ExerciseStage = ExerciseStage.CHOOSING
    hint: Hint | None = None
    asks_early: bool = False
    may_roll_anyway: bool = False

    @property
    def is_open(self) -> bool:
        """Whether a choice can be made: the first, or once more after one that was not good enough."""
        return self.stage is not ExerciseStage.DONE

    @property
    def is_touched(self) -> bool:
        """Whether anything is marked or chosen: no die is before the player marks one."""
        return self.box is not None or any(self.record.kept)

    @property
    def oversight(self) -> Oversight | None:
        """What one press of the button would overlook."""
        return oversight(self.record.game, self.record.kept, is_touched=self.is_touched)

    @property
    def choice(self) -> Chosen | None:
        """What is chosen: the box, or the dice that are marked, if others are rolled; None where neither can be."""
        if self.box is not None:
            return self.box
        kept = self.record.game.kept_dice(self.record.kept)
        return kept if self.record.can_keep and len(kept) < DICE_PER_ROLL else None

    @property
    def is_tried(self) -> bool:
        """Whether what is chosen was chosen before."""
        choice = self.choice
        wanted = tuple(sorted(choice)) if isinstance(choice, tuple) else choice
        return any(choice_of(judged.chosen) == wanted for judged in self.tries)

    @property
    def first(self) -> Judgement | None:
        """The judgement on the first choice, which is the one that counts."""
        return self.tries[0] if self.tries else None

    @property
    def told(self) -> Judgement | None:
        """The judgement that is told once the exercise is done: a choice that was found, else the first one."""
        return next((judged for judged in reversed(self.tries) if judged.is_found), self.first)

    def judged(self, judgement: Judgement, *, is_last: bool) -> Trial:
        """Return the trial after a choice; a lossy one may be tried once more, unless it is the last that is taken.

        Dice stay as they are marked, to be marked otherwise.
        """
        stage = ExerciseStage.DONE if judgement.is_found or is_last or self.tries else ExerciseStage.TRIED
        return replace(self, box=None, tries=(*self.tries, judgement), stage=stage)

    def shown(self, choice: Chosen) -> Trial:
        """Return the trial with `choice` marked: what was best, or what was chosen."""
        bare = replace(self, record=_record(self.exercise.position), box=None)
        if isinstance(choice, Category):
            return replace(bare, box=choice)
        return replace(bare, record=bare.record.mark(bare.record.game.places_of(choice)))


@dataclass(frozen=True)
class TrainingScene:
    """One moment of a training, as it is to be shown.

    Attributes:
        trial: the exercise that is looked at.
        number, of: which one it is, from 1, and how many there are.
        marks: how all of them stand.
        visibility: what may be seen of this one.
        comparison: why its choice was better or worse, or the option that is looked into, once that is known and due.
        looked_into: the option that is looked into instead, once all may be told.
        best_explained: how turns end with the best option, once a hint asks for it and it is known.
        is_test: whether one choice is taken of each.
        is_over: whether all are done.
        waits: whether a choice waits for its judgement.
    """

    trial: Trial
    number: int
    of: int
    marks: tuple[Mark | Verdict, ...]
    visibility: ExerciseVisibility
    comparison: Comparison | None = None
    looked_into: Option | None = None
    best_explained: Comparison | None = None
    is_test: bool = False
    is_over: bool = False
    waits: bool = False


class Training(QObject):
    """Leads through `exercises`, one at least; those at the front for which a choice was `given` before are answered.

    If the last of these `is_tried`, which was not good enough, it comes again until it is found or shown. It
    `chooses_first` where a slip would cost more than another try, and nothing is undone: one click on a box chooses it.

    Signals:
        changed: there is something else to show.
        answered: the number (from 0) of an exercise and the `Judgement` on its first choice.
        ended: an exercise was found or shown, or tried for the last time, after a choice that was not good enough.
        finished: the last exercise was left, and all are done.
    """

    changed = Signal()
    answered = Signal(int, Judgement)
    ended = Signal()
    finished = Signal()

    def __init__(
        self,
        exercises: Sequence[Exercise],
        engine: Engine,
        *,
        is_test: bool = False,
        chooses_first: bool = False,
        given: Sequence[str] = (),
        is_tried: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._given = dict(enumerate(given))  # what was chosen before and is not judged again yet
        self.is_test = is_test
        self._chooses_first = chooses_first or is_test
        self.trials = [Trial(exercise, _record(exercise.position)) for exercise in exercises]
        self._number = 0
        self._waiting: Chosen | None = None
        self._looked_into: Option | None = None
        self.analyses: dict[Position, Analysis] = {}
        self._comparisons: dict[Inquiry, Comparison] = {}
        for trial in self.trials[: len(given)]:
            self.analyse(trial.exercise.position)
        self._look_at(len(given) - (is_tried and bool(given)))

    # ---- what is so ----

    @property
    def trial(self) -> Trial:
        """The exercise that is looked at."""
        return self.trials[self._number]

    @property
    def is_over(self) -> bool:
        """Whether all exercises are done."""
        return all(trial.stage is ExerciseStage.DONE for trial in self.trials)

    @property
    def is_answered(self) -> bool:
        """Whether a choice has been made in every exercise."""
        return all(trial.tries for trial in self.trials)

    @property
    def is_tried(self) -> bool:
        """Whether the last exercise in which a choice has been made may be tried once more."""
        return self.trial.stage is ExerciseStage.TRIED or self._number in self._given

    @property
    def results(self) -> tuple[Judgement, ...]:
        """The judgements on the first choices, of the exercises in which one has been made."""
        return tuple(trial.first for trial in self.trials if trial.first is not None)

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """The position and the first choice of each exercise in which one has been made, as texts."""
        chosen = (
            text_of(trial.first.chosen) if trial.first is not None else self._given.get(number)
            for number, trial in enumerate(self.trials)
        )
        positions = (position_text(trial.exercise.position) for trial in self.trials)
        return tuple((position, text) for position, text in zip(positions, chosen, strict=True) if text is not None)

    @property
    def found(self) -> int:
        """How many of the exercises were found at the first try."""
        return sum(judged.is_found for judged in self.results)

    def scene(self) -> TrainingScene:
        """Return this moment as it is to be shown."""
        visibility = exercise_visibility(self.trial.stage, is_silent=self._is_silent)
        inquiry = self._inquiry() if visibility.answer else None
        best = _about_best(self.trial)
        return TrainingScene(
            self.trial,
            self._number + 1,
            len(self.trials),
            tuple(self._mark(number) for number in range(len(self.trials))),
            visibility,
            self._comparisons.get(inquiry) if inquiry is not None else None,
            self._looked_into if visibility.answer else None,
            self._comparisons.get(best) if best is not None else None,
            self.is_test,
            self.is_over,
            self._waiting is not None,
        )

    @property
    def _is_silent(self) -> bool:
        return self.is_test and not self.is_over

    def _mark(self, number: int) -> Mark | Verdict:
        first = self.trials[number].first
        if number == self._number and (first is None or self._is_silent):
            return Mark.CURRENT
        if number in self._given:
            return Mark.TAKEN
        if first is None:
            return Mark.OPEN
        if self._is_silent:
            return Mark.TAKEN
        return first.chosen.verdict

    # ---- what is done ----

    def toggle(self, place: int) -> None:
        """Mark the die at `place` (0 to 4) to be kept, or no longer."""
        record = self.trial.record
        if self.trial.is_open and record.can_keep:
            kept = tuple(keep is not (number == place) for number, keep in enumerate(record.kept))
            self._put(replace(self.trial, record=record.mark(kept), box=None, may_roll_anyway=False))

    def choose_box(self, box: Category | None) -> None:
        """Choose a box without scoring it, or none any more."""
        allowed = box is None or self.trial.record.game.can_score(box)
        if self.trial.is_open and allowed:
            self._put(replace(self.trial, box=box))

    def score(self, box: Category) -> None:
        """Make the choice to score a box; where it `chooses_first`, only if it is chosen already."""
        was_chosen = self.trial.box is box
        self.choose_box(box)
        if self.trial.box is box and (was_chosen or not self._chooses_first):
            self.press()

    def press(self) -> None:
        """Do what comes next: make the choice, or go on to the next exercise."""
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
        best = _about_best(self.trial)
        if best is not None and best not in self._comparisons:
            ask_comparison(self._engine, best, self._take_comparison)

    def show_best(self) -> None:
        """Tell at once what was best, where the choice was not good enough."""
        if self.trial.stage is ExerciseStage.TRIED:
            self._put(replace(self.trial, stage=ExerciseStage.DONE, hint=Hint.ALL))
            self.ended.emit()
            self._end_trial()

    def look_into(self, number: int) -> None:
        """Have the option `number` of the list compared with the best one, once the exercise is done."""
        first = self.trial.first
        if first is not None and self.scene().visibility.answer and number < len(first.analysis.options):
            self._looked_into = first.analysis.options[number]
            self._explain()
            self.changed.emit()

    def go_on(self) -> None:
        """Go on to the next exercise once this one is done; after the last one the training is finished."""
        if self.trial.stage is not ExerciseStage.DONE:
            return
        if self._number + 1 < len(self.trials):
            self._look_at(self._number + 1)
        else:
            self.finished.emit()

    def look_at(self, number: int) -> None:
        """Look at an exercise (from 0) again, once all are done."""
        if self.is_over:
            self._look_at(number)

    def stop_here(self) -> None:
        """Have the exercise that is looked at be the last one."""
        del self.trials[self._number + 1 :]
        self.changed.emit()

    # ---- inside ----

    def _put(self, trial: Trial) -> None:
        self.trials[self._number] = trial
        self.changed.emit()

    def _look_at(self, number: int) -> None:
        self._number, self._looked_into = number, None
        position = self.trial.exercise.position
        if position not in self.analyses:
            self.analyse(position)
        self._explain()
        self.changed.emit()

    def _decide(self) -> None:
        if self.trial.choice is None or self.trial.is_tried or self._waiting is not None:
            return
        if self.trial.oversight is not None and not self.trial.may_roll_anyway:  # one press too many answers nothing
            self._put(replace(self.trial, may_roll_anyway=True))
            return
        self._waiting = self.trial.choice
        if self.trial.exercise.position in self.analyses:
            self._judge()
        else:
            self.changed.emit()

    def analyse(self, position: Position) -> None:
        """Find out what every option of a position is worth."""
        steps = uncollected(analysis_of(self._engine.workspace, position))
        self._engine.ask(
            (self, position), Urgency.EXERCISE, steps, self._take_analysis, failed=told_problem, is_quick=True
        )

    def _take_analysis(self, analysis: Analysis) -> None:
        self._judge_given(analysis)
        if any(trial.exercise.position == analysis.position for trial in self.trials):
            self.analyses[analysis.position] = analysis
            if self._waiting is not None and analysis.position == self.trial.exercise.position:
                self._judge()

    def _judge_given(self, analysis: Analysis) -> None:
        """Judge what was chosen before; only the exercise that is looked at may be tried once more."""
        for number, trial in enumerate(self.trials):
            if number in self._given and trial.exercise.position == analysis.position:
                judgement = judge(analysis, option_of(self._given.pop(number)))
                self.trials[number] = trial.judged(judgement, is_last=number != self._number)
                self.changed.emit()

    def _judge(self) -> None:
        assert self._waiting is not None
        judgement = judge(self.analyses[self.trial.exercise.position], self._waiting)
        self._waiting = None
        is_first = not self.trial.tries
        self._put(self.trial.judged(judgement, is_last=self.is_test))
        if is_first:
            self.answered.emit(self._number, judgement)
        else:
            self.ended.emit()
        if self.trial.stage is ExerciseStage.DONE:
            self._end_trial()

    def _end_trial(self) -> None:
        """Go on at once in a test; else find out why."""
        if self.is_test:
            self.go_on()
        else:
            self._explain()

    def _explain(self) -> None:
        inquiry = self._inquiry()
        is_due = exercise_visibility(self.trial.stage, is_silent=self._is_silent).answer
        if is_due and inquiry is not None and inquiry not in self._comparisons:
            ask_comparison(self._engine, inquiry, self._take_comparison)

    def _take_comparison(self, comparison: Comparison) -> None:
        self._comparisons[comparison.inquiry] = comparison
        if comparison.inquiry in (self._inquiry(), _about_best(self.trial)):
            self.changed.emit()

    def _inquiry(self) -> Inquiry | None:
        """Return what is asked about the exercise: about its choice, or the option that is looked into."""
        first, option = self.trial.first, self._looked_into
        if first is None or option is None:
            return _inquiry(self.trial)
        return inquiry_about(option, first.analysis)


def still_given(exercises: Sequence[Exercise], answers: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the choices of `answers` (`Training.answers`) if they answer the first of `exercises`; else none."""
    pairs = tuple(zip(exercises, answers, strict=False))
    if not len(pairs) == len(answers) < len(exercises):
        return ()
    fits = (text == position_text(one.position) and _can_choose(one.position, choice) for one, (text, choice) in pairs)
    return tuple(choice for _, (_, choice) in pairs) if all(fits) else ()


def _can_choose(position: Position, text: str) -> bool:
    record, choice = _record(position), option_of(text)
    if isinstance(choice, Category):
        return record.game.can_score(choice)
    return record.can_keep and len(choice) < DICE_PER_ROLL and not Counter(choice) - Counter(position.dice)


def _inquiry(trial: Trial) -> Inquiry | None:
    """Return what is asked about a choice: against the best one.

    The best one is compared with what was played, or what the lesson says, where that is worth less; else with the next
    one that is.
    """
    first = trial.first
    if first is None:
        return None
    if first.chosen.verdict is Verdict.BEST:
        others = (first.analysis.option(choice) for choice in trial.exercise.against)
        other = next((option for option in others if option.verdict > Verdict.BEST), None)
        if other is not None:
            return Inquiry(first.analysis.position, first.chosen, other)
    return inquiry_about(first.chosen, first.analysis)


def _about_best(trial: Trial) -> Inquiry | None:
    """Return what is asked for a hint: how turns end with the best option."""
    first = trial.first
    return inquiry_about(first.best, first.analysis) if first is not None and trial.hint is not None else None


def _record(position: Position) -> Record:
    """Return a record that stands in `position`, with nothing behind it."""
    return Record(
        Game(
            "",
            position.rules,
            position.dice_model,
            position.scores,
            position.yahtzee_bonuses,
            position.dice,
            position.rolls_left,
        )
    )
