# SPDX-License-Identifier: MIT
"""A trial is a position that is asked, and what has been done about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.games.game import Game
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.runtime.lazy_dataclass import dataclass
from engine.training.decisions import option_of, position_text
from engine.training.lessons.exercise import Chosen, Exercise, Judgement, choice_of
from yahtzee_gui.play.oversights import Oversight, oversight
from yahtzee_gui.play.visibility import ExerciseStage, Hint


@dataclass(frozen=True)
class Trial:
    """A position and what has been done about it.

    Attributes:
        exercise: what is asked.
        record: its position, with the dice that are marked.
        box: the box that is chosen and not scored yet.
        tries: the judgements on all choices, in order; the first one counts.
        stage: how far it is.
        hint: how much was told of what is best, after a choice that was not.
        asks_early: whether a hint was asked for before any choice, when there is none.
        was_warned: whether the button was pressed and its `oversight` told: pressed again, it rolls.
    """

    exercise: Exercise
    record: Record
    box: Category | None = None
    tries: tuple[Judgement, ...] = ()
    stage: ExerciseStage = ExerciseStage.CHOOSING
    hint: Hint | None = None
    asks_early: bool = False
    was_warned: bool = False

    @classmethod
    def of(cls, exercise: Exercise) -> Trial:
        """Return a position of which nothing is chosen yet."""
        return cls(exercise, record_of(exercise.position))

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
    def answer(self) -> Option | None:
        """The option that is marked once it is done: what the player found, else the best."""
        found = next((judged.chosen for judged in reversed(self.tries) if judged.is_found), None)
        return found or (self.first.best if self.first is not None else None)

    @property
    def compared(self) -> Option | None:
        """What that is compared with: a first choice that was worse, else what was played or taught, if that was."""
        first, answer = self.first, self.answer
        if first is None or answer is None:
            return None
        others = (first.chosen, *(first.analysis.option(choice) for choice in self.exercise.against))
        return next((one for one in others if one.lost > answer.lost and one.verdict > Verdict.BEST), None)

    def judged(self, judgement: Judgement, *, is_last: bool) -> Trial:
        """Return it after a choice; a lossy one may be tried once more, unless it is the last that is taken.

        Dice stay as they are marked, to be marked otherwise.
        """
        stage = ExerciseStage.DONE if judgement.is_found or is_last or self.tries else ExerciseStage.TRIED
        return replace(self, box=None, tries=(*self.tries, judgement), stage=stage)

    def marked(self, choice: Chosen) -> Trial:
        """Return it with `choice` marked, and nothing else."""
        bare = replace(self, record=record_of(self.exercise.position), box=None)
        if isinstance(choice, Category):
            return replace(bare, box=choice)
        return replace(bare, record=bare.record.mark(bare.record.game.places_of(choice)))


def still_given(exercises: Sequence[Exercise], answers: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the choices of `answers` (`Practice.answers`) if they answer the first of `exercises`; else none."""
    pairs = tuple(zip(exercises, answers, strict=False))
    if not len(pairs) == len(answers) < len(exercises):
        return ()
    fits = (text == position_text(one.position) and _can_choose(one.position, choice) for one, (text, choice) in pairs)
    return tuple(choice for _, (_, choice) in pairs) if all(fits) else ()


def _can_choose(position: Position, text: str) -> bool:
    record, choice = record_of(position), option_of(text)
    if isinstance(choice, Category):
        return record.game.can_score(choice)
    return record.can_keep and len(choice) < DICE_PER_ROLL and not Counter(choice) - Counter(position.dice)


def record_of(position: Position) -> Record:
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
