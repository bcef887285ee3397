# SPDX-License-Identifier: MIT
"""A lesson sheet has the worked positions and the exercises of one lesson, drawn by search: a seed makes them.

A position belongs to a lesson where one of its rules, or what it says of boxes, changes what the player does.
The worked positions are those in which the lesson is right and what the player did before loses. Most exercises are the
same; a few are exceptions, in which the rule itself loses: a player who goes by rules should know that there are some.
One position at the most comes from each game, of perfect play and of strategies in turn.

A handle is what a lesson gives to play with: a choice, and the exact figures that move with it.

Lesson 1 asks how many matching dice are kept, lesson 2 how much of a straight, each with one roll left or two; the
chances are those of going for one hand alone (`engine.one_turn.odds`). Lesson 5 asks how many fours go into Fours in
the first turn; its figures are those of perfect play from there. `CHANCES` and `FOURS` are the tables of what was found
(``packaging/figures.py course``); tests work them out again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import islice
from operator import attrgetter
from random import Random

from engine.games.position import Position
from engine.rules.categories import Category
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import Lesson
from engine.training.exercises import Chosen, Exercise, GamePool, judge
from engine.training.lesson_effects import pupil
from engine.training.rule_shares import speaks

EXERCISES = 10
EXAMPLES = 3
_EXCEPTIONS = 2
"""How many of the exercises are exceptions."""
_PLAIN = 3
"""How many exercises come first in which the lesson is right, the earlier in the game the better."""
_MOST_GAMES, _GAMES_FOR_EXCEPTIONS, _GAMES_FOR_OTHER_DICE = 1500, 200, 300


@dataclass(frozen=True)
class LessonExercise(Exercise):
    """A position of a lesson.

    Attributes:
        taught: what the lesson says.
        habit: what the player did before it.
        is_exception: whether the lesson is wrong here.
    """

    taught: Chosen = ()
    habit: Chosen = ()
    is_exception: bool = False

    @property
    def against(self) -> tuple[Chosen, ...]:
        """What the lesson says, where it is wrong, else what was done before it; before the first it was chance."""
        return (self.taught,) if self.about is Lesson.PAIRS else (self.taught, self.habit)


@dataclass(frozen=True)
class LessonSheet:
    """The worked positions and the exercises of a lesson."""

    seed: str
    examples: tuple[LessonExercise, ...]
    exercises: tuple[LessonExercise, ...]


def draw_lesson(
    lesson: Lesson, pool: GamePool, seed: str, has_reason: Callable[[LessonExercise], bool] = lambda _: True
) -> Generator[StepsDone, None, LessonSheet]:
    """Find positions for a lesson; the same seed finds the same. Those with a reason come first as worked ones.

    Yields how far it is after each game (closing the generator cancels) and returns the sheet. Where too few exceptions
    come up, positions in which the lesson is right take their place; where too few different dice do, the same dice
    come with another scorecard.
    """
    wanted, random = EXAMPLES + EXERCISES, Random(f"{seed}:{lesson.name}")
    fitting: list[LessonExercise] = []
    exceptions: list[LessonExercise] = []
    players = ("optimal", pupil(lesson.value), "rules-of-thumb", pupil(lesson.value - 1), "greedy", "mince")
    games = islice(pool.games(players, f"{seed}:{lesson.name}"), _MOST_GAMES)
    of_dice = attrgetter("position.roll", "position.rolls_left")
    for played, (_name, positions) in enumerate(games):
        missing = max(0, _EXCEPTIONS - len(exceptions)) if played < _GAMES_FOR_EXCEPTIONS else 0
        if not missing and len(fitting) + len(exceptions) >= wanted:
            break
        found = _of_game(lesson, pool, positions, random)
        asked_about = of_dice if played < _GAMES_FOR_OTHER_DICE else attrgetter("position")
        known = [asked_about(one) for one in (*fitting, *exceptions)]
        new = [one for one in found if asked_about(one) not in known]
        rare = next((one for one in new if one.is_exception), None) if missing else None
        usual = next((one for one in new if not one.is_exception), None) if len(fitting) < wanted else None
        if rare is not None:
            exceptions.append(rare)
        elif usual is not None:
            fitting.append(usual)
        yield StepsDone(min(wanted - 1, len(fitting) + len(exceptions)), wanted)
    return _sheet(seed, _reasons_first(fitting, has_reason), exceptions, random)


def _of_game(lesson: Lesson, pool: GamePool, positions: list[Position], random: Random) -> list[LessonExercise]:
    """Return the positions of a game that belong to a lesson, in any order."""
    found = []
    for position in positions:
        before, taught = (pool.choice(pupil(number), position) for number in (lesson.value - 1, lesson.value))
        if taught is None or taught == before or not speaks(lesson, position):
            continue
        habit = pool.some_choice(pupil(lesson.value - 1), position, random)
        analysis = pool.analyzer.analyze(position)
        is_right, was_right = (judge(analysis, choice).is_found for choice in (taught, habit))
        if is_right != was_right:
            found.append(LessonExercise(position, lesson, taught, habit, not is_right))
    random.shuffle(found)
    return found


def _reasons_first(fitting: list[LessonExercise], has_reason: Callable[[LessonExercise], bool]) -> list[LessonExercise]:
    """Put as many as are worked to the front of which something in particular can be said, as far as there are any."""
    worked: list[LessonExercise] = []
    for one in fitting:
        if len(worked) < EXAMPLES and has_reason(one):
            worked.append(one)
    return [*worked, *(one for one in fitting if one not in worked)]


def _sheet(seed: str, fitting: list[LessonExercise], exceptions: list[LessonExercise], random: Random) -> LessonSheet:
    """Deal what was found into examples and exercises: plain ones first, then any."""
    others = [*exceptions, *fitting[EXAMPLES:]][:EXERCISES]
    plain = sorted((one for one in others if not one.is_exception), key=lambda one: -one.position.scores.count(None))
    rest = [one for one in others if one not in plain[:_PLAIN]]
    random.shuffle(rest)
    return LessonSheet(seed, tuple(fitting[:EXAMPLES]), (*plain[:_PLAIN], *rest))


_ALIKE = (Category.THREE_OF_A_KIND, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND, Category.YAHTZEE)
_STRAIGHTS = (Category.SMALL_STRAIGHT, Category.LARGE_STRAIGHT)
HANDS: dict[Lesson, tuple[Category, ...]] = {Lesson.PAIRS: _ALIKE, Lesson.MADE_HANDS: _STRAIGHTS}
"""The boxes whose chances a lesson shows."""
KEPT_DICE: dict[Lesson, tuple[Dice, ...]] = {
    Lesson.PAIRS: ((6,), (6, 6), (6, 6, 6), (6, 6, 6, 6)),
    Lesson.MADE_HANDS: ((3, 4, 5), (1, 2, 3, 4), (2, 3, 4, 5), (2, 3, 5, 6)),
}
"""The dice that may be kept."""
ROLLS_LEFT = (2, 1)


@dataclass(frozen=True)
class Fours:
    """What some fours, scored in the first turn, make of a game: the chance of the upper bonus, the expected score."""

    bonus: float
    expected: float


CHANCES: dict[tuple[Dice, int], tuple[float, ...]] = {
    ((6,), 2): (0.541324, 0.191222, 0.132302, 0.012631),
    ((6,), 1): (0.212963, 0.038580, 0.020062, 0.000772),
    ((6, 6), 2): (0.691358, 0.269419, 0.228395, 0.029064),
    ((6, 6), 1): (0.444444, 0.092593, 0.074074, 0.004630),
    ((6, 6, 6), 2): (1.000000, 0.281636, 0.517747, 0.093364),
    ((6, 6, 6), 1): (1.000000, 0.138889, 0.305556, 0.027778),
    ((6, 6, 6, 6), 2): (1.000000, 0.162037, 1.000000, 0.305556),
    ((6, 6, 6, 6), 1): (1.000000, 0.000000, 1.000000, 0.166667),
    ((3, 4, 5), 2): (0.802469, 0.277778),
    ((3, 4, 5), 1): (0.555556, 0.111111),
    ((1, 2, 3, 4), 2): (1.000000, 0.305556),
    ((1, 2, 3, 4), 1): (1.000000, 0.166667),
    ((2, 3, 4, 5), 2): (1.000000, 0.555556),
    ((2, 3, 4, 5), 1): (1.000000, 0.333333),
    ((2, 3, 5, 6), 2): (0.421296, 0.305556),
    ((2, 3, 5, 6), 1): (0.166667, 0.166667),
}
"""The chances of the boxes in `HANDS` by what is kept and the rolls left."""

FOURS: tuple[Fours, ...] = (
    Fours(0.025904, 221.266912),
    Fours(0.153210, 227.502325),
    Fours(0.409993, 237.446871),
    Fours(0.669672, 249.415983),
    Fours(0.865832, 261.049571),
    Fours(0.936652, 269.823603),
)
"""By how many fours are scored, 0 to 5."""


def work_out_chances() -> dict[tuple[Dice, int], tuple[float, ...]]:
    """Return what `CHANCES` should be: exact, as floats."""
    from engine.one_turn.odds import odds

    found = {}
    for lesson, boxes in HANDS.items():
        analyses = [odds(box.key) for box in boxes]
        for kept in KEPT_DICE[lesson]:
            for left in ROLLS_LEFT:
                names = [one.target.space.name(one.target.space.node_of(kept)) for one in analyses]
                found[kept, left] = tuple(
                    float(one.values[len(ROLLS_LEFT) - left][name]) for one, name in zip(analyses, names, strict=True)
                )
    return found
