# SPDX-License-Identifier: MIT
"""A source is what is practised: it says what to draw, what comes of an answer, and what is told beside the board.

What it asks are trials: positions, with what has been done about them. Everything else is the same for all sources: the
board, its keys, hints and answers, and the page of the result.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.games.game import Game, new_seed
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.dice import DICE_PER_ROLL
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.decisions import option_of, position_text
from engine.training.exercises import Chosen, Exercise, Judgement
from engine.training.lesson_effects import Remedy
from engine.training.themes import Theme
from engine.workspace.workspace import Steps
from yahtzee_gui.kit.charts.intervals import IntervalBar
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.parts import RuleLine
from yahtzee_gui.learn.log import TEST, Begun, PracticeKeeper, PracticeLog, now
from yahtzee_gui.learn.questions import remedies
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.play.moments import Oversight, oversight
from yahtzee_gui.play.visibility import ExerciseStage, Hint
from yahtzee_gui.work import Engine, Urgency, told_problem, uncollected

if TYPE_CHECKING:
    from yahtzee_gui.learn.practice.practice import PracticeSession, Sessions


THEMES = (None, *Theme)
"""What positions can be about, as it can be chosen."""


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
        return any(judged.chosen.choice == wanted for judged in self.tries)

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


def still_given(
    exercises: Sequence[Exercise], answers: Sequence[tuple[str, str]], *, may_be_all: bool = False
) -> tuple[str, ...]:
    """Return the choices of `answers` (`PracticeSession.answers`) if they answer the first `exercises`; else none."""
    pairs = tuple(zip(exercises, answers, strict=False))
    if not len(pairs) == len(answers) < len(exercises) + may_be_all:
        return ()
    fits = (text == position_text(one.position) and _can_choose(one.position, choice) for one, (text, choice) in pairs)
    return tuple(choice for _, (_, choice) in pairs) if all(fits) else ()


def _can_choose(position: Position, text: str) -> bool:
    record, choice = record_of(position), option_of(text, position.rules)
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


@dataclass(frozen=True)
class Drawn:
    """What is asked; those at the front for which a choice was `given` before are answered.

    If the last of these `is_tried`, it was not found yet, and comes again.
    """

    exercises: Sequence[Exercise] = ()
    given: tuple[str, ...] = ()
    is_tried: bool = False


@dataclass(frozen=True)
class Told:
    """What is told of a position once it is done.

    Attributes:
        lines: what stands below the reason: what was played in the game, and when the position comes back.
        facts: what stands beside the board, each with its heading.
        lesson: the lesson that would have helped.
        game: the game that the position is from, if it can be shown.
        can_be_parked: whether the player may have it asked no more.
    """

    lines: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    lesson: Lesson | None = None
    game: GameKey | None = None
    can_be_parked: bool = False


@dataclass(frozen=True)
class Compared:
    """A list beside the answers: who has which figure, each explained; `own` is the player's place."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, str], ...]
    explained: tuple[str, ...] = ()
    own: int = 0


@dataclass(frozen=True)
class SourceOutcome:
    """What came of a session.

    Attributes:
        figure: the large one, and what it counts (`title`).
        text: what there is to say of it; `bars` compare it.
        columns: headings of what the source adds to the table of answers, and a line of `more` for each answer.
        sentence: one thing to think about.
        lesson: the lesson that would have helped most.
        compared: others on the same positions.
        note: what a mark in the table means, or how it goes on; `hint` says more.
    """

    figure: str = ""
    title: str = ""
    text: str = ""
    bars: tuple[IntervalBar, ...] = ()
    columns: tuple[str, ...] = ()
    more: tuple[tuple[str, ...], ...] = ()
    sentence: str = ""
    lesson: Lesson | None = None
    compared: tuple[Compared, ...] = ()
    note: str = ""
    hint: str = ""


class Source(QObject):
    """What is practised in one session.

    Attributes:
        key: sessions with the same key are the same: one that is begun is gone on with.
        is_silent: whether one choice is taken of each position, and nothing told before all are answered.
        is_once: whether it is asked once: when all is answered, its result is shown again.
        practice: the session that asks: it says so itself before it asks anything.
        game_over: whether the session belongs to the game on the table, to which it leads back.
        theme: what the positions are about, None for all; where it `has_themes` another one can be chosen.
        name: returns what is practised.
        more: returns the text of the button that asks other positions.

    Signals:
        changed: there is something else to tell.
    """

    changed = Signal()
    key: Hashable = None
    is_silent = False
    is_once = False
    game_over = False
    theme: Theme | None = None
    has_themes = False
    practice: PracticeSession
    name: Callable[[], str]
    more: Callable[[], str]

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine

    # ---- what each says itself ----

    def draw(self, then: Callable[[Drawn], object]) -> None:
        """Find positions, which `then` hears: none where there is nothing to ask, for which `why_nothing` has words."""
        raise NotImplementedError

    def why_nothing(self) -> str:
        """Return why there is nothing to ask."""
        raise NotImplementedError

    def how_it_works(self) -> tuple[str, ...]:
        """Return what stands beside the board."""
        return ()

    def lines(self) -> tuple[RuleLine, ...]:
        """Return the lines to play by that stand beside the question; one applies, once that may be told."""
        return ()

    def about_another(self, _theme: Theme | None) -> Source:
        """Return a source of positions about another theme, or all."""
        raise NotImplementedError

    def note(self, number: int, judgement: Judgement) -> None:
        """Take note of the judgement on the first choice in a position (from 0)."""

    def note_end(self) -> None:
        """Take note that a position is done in which the first choice was not good enough."""

    def park(self, _number: int) -> None:
        """Have a position asked no more."""

    def told(self, _number: int) -> Told:
        """Return what is told of a position once that may be."""
        return Told()

    def tell_result(self) -> None:
        """Ask for what the result tells beside the answers."""

    def outcome(self) -> SourceOutcome:
        """Return what came of the session."""
        raise NotImplementedError

    def again(self) -> Source:
        """Return the source of other positions."""
        raise NotImplementedError

    def offer(self) -> str:
        """Return the text of a link to something else that can be done; nothing where there is nothing."""
        return ""

    def take_offer(self) -> None:
        """Do that."""


class PoolSource(Source):
    """What is drawn from games of a pool once the log of practice is read.

    Attributes:
        has_failed: whether nothing was found, or there is no table.
    """

    def __init__(self, sessions: Sessions, keeper: PracticeKeeper) -> None:
        super().__init__(sessions.engine)
        self._sessions, self._keeper = sessions, keeper
        self.has_failed = False
        self._begun = Begun(TEST, "", ())
        self._then: Callable[[Drawn], object] = print

    @property
    def _log(self) -> PracticeLog:
        return self._keeper.log or PracticeLog()

    def draw(self, then: Callable[[Drawn], object]) -> None:
        self._then = then
        self._keeper.load()
        if self._keeper.log is None:
            self._keeper.changed.connect(self._search, Qt.ConnectionType.SingleShotConnection)
        else:
            self._search()

    def why_nothing(self) -> str:
        """Return that positions are looked for, or that there is no table."""
        return lessons_words.no_table() if self.has_failed else lessons_words.drawing()

    def _search(self) -> None:
        steps = self.engine.workspace.first_time("pool", uncollected(self._steps()))
        self.engine.ask(Source, Urgency.EXERCISE, steps, self._take, failed=self._fail)

    def _take(self, found: Any) -> None:
        self._then(self._drawn(found))

    def _fail(self, error: Exception) -> None:
        told_problem(error)
        self.has_failed = True
        self._then(Drawn())

    def _begin(self, lesson: int, about: str = "") -> str:
        """Go on with what is begun of a lesson, or what stands for one, or begin it; return the seed."""
        begun = Begun(lesson, new_seed(), (), rating=self._log.rating(now()).value, about=about)
        self._begun = self._log.begun_of(lesson, about) or begun
        return self._begun.seed

    def _keep(self) -> None:
        begun = replace(self._begun, given=self.practice.answers, is_tried=self.practice.is_tried)
        self._keeper.change(lambda log: log.with_begun(begun))

    # ---- what each says itself ----

    def _steps(self) -> Steps[Any]:
        """Return the search for the positions."""
        raise NotImplementedError

    def _drawn(self, found: Any) -> Drawn:
        """Return what is asked of what was found."""
        raise NotImplementedError


class Remedies(QObject):
    """The lessons that would have helped in positions.

    Signals:
        changed: more of them are known.
    """

    changed = Signal()

    def __init__(self, engine: Engine, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._found: dict[Position, Remedy] = {}

    def of(self, missed: Judgement) -> Remedy | None:
        """Return the lesson that would have helped, once it is known."""
        return self._found.get(missed.analysis.position)

    def ask(self, missed: Sequence[Judgement]) -> None:
        """Find out which lessons would have helped, as far as that is not known."""
        asked = [one for one in missed if one.analysis.position not in self._found]
        key = self, *(one.analysis.position for one in asked)
        if asked and not self._engine.is_asked(key):
            workspace = self._engine.workspace
            steps = workspace.first_time("pool", remedies(workspace, asked))
            self._engine.ask(key, Urgency.EXERCISE, steps, self._take)

    def saved(self, missed: Iterable[Judgement]) -> dict[Lesson, float]:
        """Return what lessons would have saved of what was lost."""
        saved: dict[Lesson, float] = defaultdict(float)
        for one in missed:
            remedy = self.of(one)
            if remedy is not None and remedy.lesson is not None:
                saved[remedy.lesson] += remedy.saved
        return saved

    def _take(self, found: Mapping[Position, Remedy]) -> None:
        self._found.update(found)
        self.changed.emit()
