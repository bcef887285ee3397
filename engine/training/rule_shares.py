# SPDX-License-Identifier: MIT
"""A rule share says in how many of 100 positions a rule of the course is right, among those in which it speaks.

Right means that it loses less than a quarter of a point. Asked is the player of the lesson that brings the rule, so a
share is about the list as a player has it then; the positions are those of games of perfect play and of strategies,
which is what comes up when people play. `RIGHT` and `BOXES_RIGHT` are the tables of what was found
(``packaging/figures.py course`` works them out); the lessons quote them, and tests work out a sample.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice

from engine.games.position import Position
from engine.rules.categories import CATEGORIES
from engine.runtime.lazy_dataclass import dataclass
from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import CourseRule, Lesson, rule_at, rules_after
from engine.strategies.rule_lists.rule_list import rule_followed
from engine.training.exercises import GamePool, judge

PLAYED_BY = ("optimal", "pupil-8", "rules-of-thumb", "mince", "greedy")
"""Whose games the positions come from."""
GAMES = 80
"""How many games of each."""
SEED = "rules"


@dataclass(frozen=True)
class Share:
    """In how many positions something speaks, in how many of these it is right, and what it loses in all."""

    positions: int = 0
    right: int = 0
    lost: float = 0.0

    @property
    def per_hundred(self) -> float:
        """In how many of 100 positions it is right."""
        return 100.0 * self.right / self.positions if self.positions else 0.0

    def plus(self, lost: float, *, is_right: bool) -> Share:
        """Return the share with a position more."""
        return Share(self.positions + 1, self.right + is_right, self.lost + lost)


RIGHT: dict[CourseRule, Share] = {
    CourseRule.LARGE_STRAIGHT: Share(204, 204, 0.000000),
    CourseRule.HIGH_THREES: Share(1372, 1358, 16.405170),
    CourseRule.FULL_HOUSE: Share(146, 115, 71.756372),
    CourseRule.SMALL_STRAIGHT: Share(596, 523, 119.919482),
    CourseRule.OPEN_FOUR: Share(97, 96, 0.712183),
    CourseRule.THREE_ALIKE: Share(3094, 2844, 852.407741),
    CourseRule.HIGH_PAIR: Share(2295, 2104, 463.820668),
    CourseRule.TWO_PAIRS: Share(209, 137, 98.193710),
    CourseRule.LOW_PAIR: Share(1201, 950, 614.983712),
    CourseRule.FOUR_WITH_GAP: Share(477, 333, 135.680563),
    CourseRule.MIDDLE_HIGH: Share(37, 32, 3.869724),
    CourseRule.MIDDLE_LOW: Share(25, 19, 9.257362),
    CourseRule.DEAD_HIGH_PAIR: Share(510, 405, 160.680707),
    CourseRule.HIGH_DIE: Share(1223, 713, 677.154651),
    CourseRule.LOW_DIE: Share(480, 333, 203.708179),
    CourseRule.DEAD_PAIR: Share(2424, 1125, 3560.684048),
    CourseRule.ANY_THREE: Share(66, 34, 54.162594),
    CourseRule.HIGH_DICE: Share(20, 8, 14.553667),
    CourseRule.NOTHING: Share(1221, 82, 7155.255579),
    CourseRule.SCORE_YAHTZEE: Share(78, 78, 0.000000),
    CourseRule.SCORE_FOUR_ALIKE: Share(341, 327, 45.016827),
    CourseRule.SCORE_LARGE_STRAIGHT: Share(134, 134, 0.000000),
    CourseRule.SCORE_FULL_HOUSE: Share(193, 189, 27.366052),
}
"""What was found with `GAMES` and `SEED` for each rule, in the list of the lesson that brings it."""

BOXES_RIGHT: dict[Lesson, Share] = {
    Lesson.PAIRS: Share(4677, 2597, 16181.960177),
    Lesson.MADE_HANDS: Share(4677, 2613, 16143.311719),
    Lesson.USUAL: Share(4677, 3477, 6186.110190),
    Lesson.ONE_DIE: Share(4677, 3477, 6186.110190),
    Lesson.PACE: Share(4677, 3759, 3522.513002),
    Lesson.BAD_TURNS: Share(4677, 4316, 1155.567069),
    Lesson.LARGE_STRAIGHT: Share(4677, 4316, 1155.567069),
    Lesson.RUNS: Share(4677, 4316, 1155.567069),
    Lesson.CHANCE: Share(4677, 4316, 1155.567069),
    Lesson.LOW_DICE: Share(4677, 4316, 1155.567069),
    Lesson.TWO_PAIRS: Share(4677, 4316, 1155.567069),
    Lesson.FOUR_ALIKE: Share(4677, 4355, 969.957590),
}
"""The same for the boxes that the player after a lesson takes once no roll is left."""


def rule_for(lessons: int, position: Position) -> CourseRule | None:
    """Return the rule that the player of the first `lessons` follows; None where the figures of the boxes decide."""
    rule = rule_followed(rules_after(lessons), position)
    return rule_at(lessons, rule.line) if rule is not None else None


def speaks(lesson: Lesson, position: Position) -> bool:
    """Return whether a lesson speaks about a position: one of its rules decides, or what it says of boxes."""
    rule = rule_for(lesson.value, position)
    if rule is not None:
        return rule.lesson is lesson
    if lesson is Lesson.BAD_TURNS:
        return is_bad_turn(position)
    return not position.rolls_left and lesson in (Lesson.USUAL, Lesson.PACE)


def is_bad_turn(position: Position) -> bool:
    """Return whether no roll is left and no open box gets what it usually brings."""
    usual = dict(zip(CATEGORIES, rules_after(Lesson.USUAL.value).worths, strict=True))
    return not position.rolls_left and all(points < usual[box] for box, points in position.allowed().items())


def work_out(
    pool: GamePool, games: int = GAMES, seed: str = SEED
) -> Generator[StepsDone, None, tuple[dict[CourseRule, Share], dict[Lesson, Share]]]:
    """Find out how often rules are right in `games` games of each of `PLAYED_BY`.

    Yields how far it is after each game (closing the generator cancels) and returns the shares of rules and of boxes.
    """
    rules = {rule: Share() for rule in CourseRule}
    boxes = {lesson: Share() for lesson in Lesson}
    total = games * len(PLAYED_BY)
    for done, (_name, positions) in enumerate(islice(pool.games(PLAYED_BY, seed), total), 1):
        for position in positions:
            for lesson in Lesson:
                rule = rule_for(lesson.value, position)
                if position.rolls_left and (rule is None or rule.lesson is not lesson):
                    continue
                choice = pool.choice(f"pupil-{lesson.value}", position)
                assert choice is not None  # a player leaves nothing to chance
                judged = judge(pool.analyzer.analyze(position), choice)
                if not position.rolls_left:
                    boxes[lesson] = boxes[lesson].plus(judged.lost, is_right=judged.is_found)
                if rule is not None and rule.lesson is lesson:
                    rules[rule] = rules[rule].plus(judged.lost, is_right=judged.is_found)
        yield StepsDone(done, total)
    return rules, boxes
