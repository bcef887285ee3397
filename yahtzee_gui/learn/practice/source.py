# SPDX-License-Identifier: MIT
"""A source is what is practised: it says what to draw, what comes of an answer, and what is told beside the board.

Everything else is the same for all of them: the board, its keys, hints and answers, and the page of the result.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from engine.training.lessons.exercise import Exercise, Judgement
from engine.workspace.workspace import Steps
from yahtzee_gui.learn.lessons.rule_rows import RuleLine
from yahtzee_gui.learn.practice.trial import Trial
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.play.visibility import ExerciseVisibility
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, told_problem, uncollected

_Found = TypeVar("_Found")


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
class Bar:
    """A bar of the comparison: its name, its length, and its figure; that of now is in another colour."""

    name: str
    value: float
    figure: str
    is_now: bool = False


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
    bars: tuple[Bar, ...] = ()
    columns: tuple[str, ...] = ()
    more: tuple[tuple[str, ...], ...] = ()
    sentence: str = ""
    lesson: Lesson | None = None
    compared: tuple[Compared, ...] = ()
    note: str = ""
    hint: str = ""


class Asking(Protocol):
    """What a source knows of the session that asks its positions."""

    trials: list[Trial]

    @property
    def trial(self) -> Trial:
        """The position that is looked at."""

    @property
    def results(self) -> tuple[Judgement, ...]:
        """The judgements on the first choices, of the positions in which one has been made."""

    @property
    def found(self) -> int:
        """How many of the positions were found at the first try."""

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """The position and the first choice of each position in which one has been made, as texts."""

    @property
    def is_over(self) -> bool:
        """Whether all positions are done."""

    @property
    def is_answered(self) -> bool:
        """Whether a choice has been made in every position."""

    @property
    def is_tried(self) -> bool:
        """Whether the last position in which a choice has been made may be tried once more."""

    @property
    def visibility(self) -> ExerciseVisibility:
        """What may be seen of the position that is looked at."""

    def stop_here(self) -> None:
        """Have the position that is looked at be the last one."""


class Source(QObject):
    """What is practised in one session.

    Attributes:
        key: sessions with the same key are the same: one that is begun is gone on with.
        is_silent: whether one choice is taken of each position, and nothing told before all are answered.
        practice: the session that asks.
        game_over: whether the session belongs to the game on the table, to which it leads back.

    Signals:
        changed: there is something else to tell.
        learned: a position was found often enough in a row.
    """

    changed = Signal()
    learned = Signal()
    key: Hashable = None
    is_silent = False
    game_over = False

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine
        self.practice: Asking | None = None

    @property
    def results(self) -> tuple[Judgement, ...]:
        """The judgements on the first choices so far."""
        return self.practice.results if self.practice is not None else ()

    # ---- what each says itself ----

    def name(self) -> str:
        """Return what is practised."""
        raise NotImplementedError

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

    def abouts(self) -> tuple[str, ...]:
        """Return what the positions can be about instead, with what they are about (`about`); none for no choice."""
        return ()

    def about(self) -> int:
        """Return which of these it is."""
        return 0

    def about_another(self, _number: int) -> Source:
        """Return a source that is about something else of these."""
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

    def more(self) -> str:
        """Return the text of the button that asks other positions."""
        raise NotImplementedError

    def again(self) -> Source:
        """Return the source of other positions."""
        raise NotImplementedError

    def offer(self) -> str:
        """Return the text of a link to something else that can be done; nothing where there is nothing."""
        return ""

    def take_offer(self) -> None:
        """Do that."""

    def goes_on(self) -> Iterator[int]:
        """Yield the numbers of the positions that need not be asked any more when it is gone on with."""
        return iter(())

    # ---- what they have in common ----

    def search(self, steps: Steps[_Found], then: Callable[[_Found], object], failed: Callable[[], object]) -> None:
        """Have positions found in games of a pool."""

        def fail(error: Exception) -> None:
            told_problem(error)
            failed()

        steps = self.engine.workspace.first_time("pool", uncollected(steps))
        self.engine.ask(Source, Urgency.EXERCISE, steps, then, failed=fail)
