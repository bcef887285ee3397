# SPDX-License-Identifier: MIT
"""An entrant is a player with rules and dice, and who is offered on the players' page.

Most play by the rules of the page with fair dice; a few rows are there for a player with others.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import TYPE_CHECKING

from engine.rules.dice_models import DEMON, FAIR_DICE, DiceModel
from engine.rules.scoring import DEFAULT_RULES, MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN, RuleSet
from engine.runtime.lazy_dataclass import dataclass
from engine.strategies.rule_lists.course import Lesson
from yahtzee_gui.strategies import published
from yahtzee_gui.strategies.questions import Question, Way, WayQuestion

if TYPE_CHECKING:
    from yahtzee_gui.strategies.questions import Answer

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
        rules: by which rules.
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
