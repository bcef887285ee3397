# SPDX-License-Identifier: MIT
"""An entrant is a player with rules and dice: who is offered on the players' page, and what is asked about them.

Most play by the rules of the page with fair dice; a few rows are there for a player with others. A strategy takes
seconds, a goal a minute or so.
"""

from __future__ import annotations

from dataclasses import field, replace
from enum import Enum
from typing import TYPE_CHECKING

from engine.distribution.statistics import new_game
from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.dice import DEMON, FAIR_DICE, DiceModel
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from engine.strategies.rule_lists.course import Lesson
from engine.strategies.strategies import OPTIMAL, Strategy
from engine.workspace.workspace import Steps, Task, TaskStep, Workspace, staged
from yahtzee_gui.strategies import published

if TYPE_CHECKING:
    from engine.distribution.statistics import Figures, Outcome
    from engine.rules.categories import Category
    from engine.strategies.differences import Differences
    from engine.strategies.players import Decide

    Answer = Outcome | Differences | dict[Category, Figures] | Game | float

Way = Strategy | ReachGoal | RiskGoal
"""A way to play whole games with fair dice."""
SEED = "1"
GAMES = 100
"""How many games are looked through for the positions where two part."""
_SOLVING = 0.6  # of the work for a goal


@dataclass(frozen=True)
class WayQuestion:
    """How games end that are played in this way by these rules, or perfectly with those dice."""

    way: Way | DiceModel
    rules: RuleSet


@dataclass(frozen=True)
class PairQuestion:
    """Where `other` would do something else in games of `player`."""

    player: Way
    other: Way
    rules: RuleSet


@dataclass(frozen=True)
class AverageQuestion:
    """What a strategy averages: a list of rules without one of its lines, of which nothing more is wanted."""

    way: Strategy
    rules: RuleSet


@dataclass(frozen=True)
class LastTurnsQuestion:
    """What each box brings by itself, at the end of the game."""

    rules: RuleSet


@dataclass(frozen=True)
class GameQuestion:
    """What a game with the dice of `seed` comes to that is played in this way."""

    way: Way
    rules: RuleSet
    seed: str


Question = WayQuestion | PairQuestion | AverageQuestion | LastTurnsQuestion | GameQuestion


def fraction_of(question: Question, stage: TaskStep) -> float | None:
    """Return how much of a question is worked out, 0 to 1; None where a stage doesn't say."""
    task, fraction = stage.task, stage.step.fraction
    way = question.way if isinstance(question, WayQuestion) else None
    if way is not None and not isinstance(way, Strategy):
        is_solving = task in (Task.GOAL, Task.TABLE)
        fraction = _SOLVING * fraction if is_solving else _SOLVING + (1.0 - _SOLVING) * fraction
    solves_table = task is Task.TABLE and isinstance(way, DiceModel)
    return fraction if solves_table or task in (Task.STATISTICS, Task.GOAL, Task.GAMES) else None


def answer_to(workspace: Workspace, question: Question) -> Steps[Answer]:
    """Answer a question.

    Raises:
        StrategyError, GoalError, RulesError, MemoryError, OSError: why it has no answer.
    """
    key = TableKey(question.rules)
    if isinstance(question, WayQuestion):
        if isinstance(question.way, DiceModel):
            return (yield from _with_dice(workspace, question.rules, question.way))
        return (yield from workspace.ends(question.way, question.rules))
    if isinstance(question, AverageQuestion):
        player = yield from workspace.player(question.way, question.rules)
        from engine.strategies.players import evaluate

        return (yield from staged(Task.STATISTICS, evaluate(player))).expected
    if isinstance(question, LastTurnsQuestion):
        delivery = yield from workspace.table_for(key)
        from engine.distribution.forward import last_turns

        return last_turns(delivery.table)
    if isinstance(question, GameQuestion):
        decide = yield from decide_by(workspace, question.way, question.rules)
        from engine.strategies.players import play

        return play(Game(question.seed, question.rules), decide)
    decide = yield from decide_by(workspace, question.player, question.rules)
    ask = yield from decide_by(workspace, question.other, question.rules)
    analyzer = yield from workspace.analyzer(key)
    from engine.strategies.differences import differences

    return (yield from staged(Task.GAMES, differences(question.rules, analyzer, decide, ask, GAMES, SEED)))


def _with_dice(workspace: Workspace, rules: RuleSet, dice_model: DiceModel) -> Steps[Outcome]:
    """Return how games end under perfect play with dice that may not be fair; its choices lose nothing."""
    found = yield from workspace.table_for(TableKey(rules, dice_model), with_fair=True)
    from engine.distribution.forward import forward

    ends = yield from staged(Task.STATISTICS, forward(found.table, new_game(rules), found.fair))
    return replace(ends, prospects=(found.table.par,) * (len(rules.boxes) + 1))


def decide_by(workspace: Workspace, way: Way, rules: RuleSet) -> Steps[Decide]:
    """Return what chooses in this way."""
    key = TableKey(rules)
    if isinstance(way, Strategy) and way != OPTIMAL:
        player = yield from workspace.player(way, rules)
        from engine.strategies.players import by_strategy

        return by_strategy(player, SEED)
    perfect = (
        workspace.analyzer(key) if isinstance(way, Strategy) else workspace.goal_analyzer(way, key, new_game(rules))
    )
    analyzer = yield from perfect
    from engine.strategies.players import by_value

    return by_value(analyzer)


MOST_CHOSEN = 4
TARGETS = tuple(range(50, 501, 50))
ROLLS = range(MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN + 1)
OWN, OTHER = "own:", "other:"
"""How the keys of the player's lists begin, and of the rows for a player with other rules or dice."""


class Who(Enum):
    """Who is offered, in the order of the page; the player's own lists come after."""

    PERFECT = "optimal"
    LESSONS = "lessons"
    RULES_OF_THUMB = "rules-of-thumb"
    MINCE = "mince"
    GREEDY = "greedy"
    REACH = "reach"
    CAREFUL = "careful"
    DARING = "daring"
    RANDOM_KEEPS = "random-keeps"
    RANDOM = "random"


OF_YAHTZEE = (Who.RULES_OF_THUMB, Who.MINCE, Who.LESSONS)
"""Those who know Yahtzee's boxes only, as the player's lists do."""


class Section(Enum):
    """What the page shows beside who plays."""

    COMPARE = "compare"
    OWN = "own"
    PUBLISHED = "published"


class ChartKind(Enum):
    """What a chart shows."""

    REACHING = "reaching a score"
    SCORES = "final score"
    TURNS = "by turn"
    BOXES = "by box"


class Parameter(Enum):
    """What can be chosen in the row of a player."""

    LESSONS = "lessons"
    TARGET = "target"
    PLAYER = "player"
    RULES = "rules"
    ROLLS = "rolls"
    DICE = "dice"


@dataclass(frozen=True)
class Other:
    """A player by its key, with rules and dice of its own; None for the rules and the rolls that hold for all."""

    player: str
    rules: RuleSet | None = None
    rolls: int | None = None
    dice: DiceModel = FAIR_DICE


@dataclass(frozen=True)
class Entrant:
    """One who is offered.

    Attributes:
        key: of its row.
        player: the value of a `Who`, or the key of one of the player's lists.
        way: how it plays, None for a list with errors; a `DiceModel` is perfect play with those dice.
        ink: the number of its colour where it is compared.
    """

    key: str
    player: str
    way: Way | DiceModel | None
    rules: RuleSet
    ink: int | None = None

    @property
    def who(self) -> Who | None:
        """Who it is; None for a list of the player's."""
        return None if self.player.startswith(OWN) else Who(self.player)

    @property
    def can_play(self) -> bool:
        """Whether it knows the boxes of its rules."""
        return self.rules.is_yahtzee or (self.who is not None and self.who not in OF_YAHTZEE)

    @property
    def question(self) -> WayQuestion | None:
        """What is asked about one who can play."""
        return WayQuestion(self.way, self.rules) if self.way is not None and self.can_play else None


@dataclass
class Choices:
    """What is chosen on the page, kept while it isn't open: also where it is made anew in another language.

    Attributes:
        inks: the colours of those who are compared, by their keys.
        lessons, target: how many lessons the player of the course knows, and the score to reach.
        rules: by which rules all play but the `others`.
        pair: the keys of the two whose differences were asked for.
        edited: the file of the list that is edited.
        opened: the row whose rules and dice are open for a choice.
        answers: what is known.
    """

    inks: dict[str, int] = field(default_factory=lambda: {Who.PERFECT.value: 0, Who.RULES_OF_THUMB.value: 1})
    lessons: int = len(Lesson)
    target: int = 300
    rules: RuleSet = DEFAULT_RULES
    others: list[Other] = field(default_factory=lambda: [Other(Who.PERFECT.value, dice=DEMON)])
    pair: tuple[str, str] | None = None
    section: Section = Section.COMPARE
    edited: str = ""
    opened: str = ""
    table: tuple[int, published.Rules] = (0, published.Rules.ALL_BONUSES)
    answers: dict[Question, Answer] = field(default_factory=dict)
