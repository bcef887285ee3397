# SPDX-License-Identifier: MIT
"""A claim is a sentence of a lesson that can be wrong: what to do where, and in how many of 100 such positions it is
right.

Right means that it loses less than a quarter of a point. The positions are those of games of perfect play and of
strategies (`GAMES` of each), which is what comes up when people play. `RIGHT` is the one table of what was found; the
lessons quote it, and tests work it out again: a sample every day, the whole in the audits.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category, upper_category
from engine.rules.dice import DICE_PER_ROLL, FACES
from engine.runtime.steps import StepsDone
from engine.strategies.rule_lists.course import Lesson, rules_after
from engine.strategies.rule_lists.reading import read_rules
from engine.strategies.rule_lists.rule_list import Clause, Rule
from engine.training.lessons.exercise import Chosen, judge
from engine.training.lessons.game_pool import GamePool

PLAYED_BY = ("optimal", "pupil-8", "rules-of-thumb", "mince", "greedy")
"""The players whose games the positions come from."""
GAMES = 400
"""The games of each of them."""
SEED = "claims"


class Claim(Enum):
    """What is claimed: `RULES` says what to do, and where. The value is its name."""

    PAIR = "pair"
    LARGE_STRAIGHT = "large straight"
    SMALL_STRAIGHT = "small straight"
    FULL_HOUSE = "full house"
    USUAL = "usual"
    MOST_POINTS = "most points"
    HIGH_DIE = "high die"
    PAIR_OF_NOTHING = "pair of nothing"
    BAD_TURN = "bad turn"
    BAD_TURN_USUAL = "bad turn, as usual"
    THREE_ALIKE = "three alike"
    MIDDLE_THREE = "middle three"
    MIDDLE_THREE_OR_PAIR = "middle three or pair"
    FOUR_OF_A_LARGE = "four of a large straight"
    HIGH_THREES = "high threes"
    LOW_THREES = "low threes"
    TWO_PAIRS_LATE = "two pairs late"
    ONE_PAIR_EARLY = "one pair early"
    HIGH_DICE = "high dice"


@dataclass(frozen=True)
class Share:
    """In how many positions a claim says what to do, in how many of these it is right, and what it loses in all."""

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


Advice = Callable[[Position], Chosen | None]
"""What a claim says to do in a position; None where it says nothing."""


def by_rules(*lines: str) -> Advice:
    """Return the advice of rules as they are written in a rule list; to keep all five dice is to score them in full."""
    rules = read_rules("\n".join([*lines, "otherwise random"])).rules

    def advise(position: Position) -> Chosen | None:
        return next(filter(lambda found: found is not None, (_says(rule, position) for rule in rules)), None)

    return advise


def _says(rule: Rule, position: Position) -> Chosen | None:
    if not position.rolls_left or not all(_holds(clause, position) for clause in rule.clauses):
        return None
    keep = rule.keep(position.roll, position.rolls_left)
    if keep is None or len(keep) < DICE_PER_ROLL:
        return keep
    return max(position.allowed(), key=lambda box: position.allowed()[box])


def _holds(clause: Clause, position: Position) -> bool:
    return any((position.scores[box] is None) is clause.is_open for box in clause.boxes)


def _worths_after(lesson: Lesson) -> dict[Category, float]:
    return dict(zip(CATEGORIES, rules_after(lesson.value).worths, strict=True))


_USUAL, _BAD = _worths_after(Lesson.USUAL), _worths_after(Lesson.BAD_TURNS)
"""What each box is worth to a pupil: usually, and once it is known where a bad turn goes."""


def _beyond(worths: dict[Category, float]) -> Advice:
    """Return the advice to score where the dice bring most beyond what the box is worth."""

    def advise(position: Position) -> Chosen | None:
        if position.rolls_left:
            return None
        return max(position.allowed(), key=lambda box: position.allowed()[box] - worths[box])

    return advise


def is_bad_turn(position: Position) -> bool:
    """Return whether no roll is left and no open box gets what it usually brings."""
    allowed = position.allowed()
    return not position.rolls_left and all(points < _USUAL[box] for box, points in allowed.items())


def _paired(position: Position) -> list[Category]:
    return [upper_category(face) for face in FACES if position.roll.count(face) > 1]


def _useless_pairs(position: Position) -> bool:
    """Return whether the upper box of everything that shows twice or more is filled."""
    return all(position.scores[box] is not None for box in _paired(position))


def _useful_pair(position: Position) -> bool:
    return not _useless_pairs(position)


def _where(advice: Advice, *conditions: Callable[[Position], bool]) -> Advice:
    """Return the same advice for fewer positions."""
    return lambda position: advice(position) if all(holds(position) for holds in conditions) else None


_NOTHING_BETTER = "not three alike and not two pairs and not small straight"
_MIDDLE = (
    f"keep 3 4 5 if small straight open and {_NOTHING_BETTER}",
    f"keep 2 3 4 if small straight open and {_NOTHING_BETTER}",
)
_ALL_OPEN = "full house and full house open and its box open and yahtzee open and four of a kind open"
_HIGH = ((6, "sixes"), (5, "fives"), (4, "fours"))
RULES: dict[Claim, Advice] = {
    Claim.PAIR: by_rules(f"keep pair if its box open and {_NOTHING_BETTER}"),
    Claim.LARGE_STRAIGHT: by_rules("stop if large straight and large straight open"),
    Claim.SMALL_STRAIGHT: by_rules("keep small straight if large straight open and not large straight"),
    Claim.FULL_HOUSE: by_rules("stop if full house and full house open"),
    Claim.USUAL: _beyond(_USUAL),
    Claim.MOST_POINTS: _beyond(dict.fromkeys(CATEGORIES, 0.0)),
    Claim.HIGH_DIE: _where(
        by_rules(*(f"keep {face} if {box} open and {_NOTHING_BETTER} and not 3 in a row" for face, box in _HIGH)),
        _useless_pairs,
    ),
    Claim.PAIR_OF_NOTHING: by_rules(f"keep pair if its box filled and {_NOTHING_BETTER} and not 3 in a row"),
    Claim.BAD_TURN: _where(_beyond(_BAD), is_bad_turn),
    Claim.BAD_TURN_USUAL: _where(_beyond(_USUAL), is_bad_turn),
    Claim.THREE_ALIKE: by_rules("keep three alike if its box open and not full house and not four alike"),
    Claim.MIDDLE_THREE: _where(by_rules(*_MIDDLE), _useless_pairs),
    Claim.MIDDLE_THREE_OR_PAIR: _where(by_rules(*_MIDDLE), _useful_pair),
    Claim.FOUR_OF_A_LARGE: _where(
        by_rules("keep 4 of a large straight if large straight open and not large straight"), _useless_pairs
    ),
    Claim.HIGH_THREES: by_rules(f"keep three alike of 5 6 if {_ALL_OPEN}"),
    Claim.LOW_THREES: by_rules(f"keep three alike of 1 2 3 if {_ALL_OPEN}"),
    Claim.TWO_PAIRS_LATE: _where(
        by_rules("keep two pairs if full house open and not full house and 1 roll left"), _useless_pairs
    ),
    Claim.ONE_PAIR_EARLY: by_rules(
        "keep pair if its box open and two pairs and full house open and not full house and 2 rolls left"
    ),
    Claim.HIGH_DICE: _where(
        by_rules(f"keep every 4 5 6 if chance open and 1 roll left and {_NOTHING_BETTER} and not 3 in a row"),
        _useless_pairs,
    ),
}
"""What each claim says to do, and where."""


RIGHT: dict[Claim, Share] = {
    Claim.PAIR: Share(8759, 7867, 892.358146),
    Claim.LARGE_STRAIGHT: Share(1050, 1050, 0.000000),
    Claim.SMALL_STRAIGHT: Share(3682, 2941, 1234.948288),
    Claim.FULL_HOUSE: Share(1370, 624, 3333.756103),
    Claim.USUAL: Share(23276, 17336, 28914.158442),
    Claim.MOST_POINTS: Share(23276, 13137, 78910.854609),
    Claim.HIGH_DIE: Share(1172, 686, 615.939848),
    Claim.PAIR_OF_NOTHING: Share(3191, 1345, 5298.683402),
    Claim.BAD_TURN: Share(10187, 7630, 13356.972598),
    Claim.BAD_TURN_USUAL: Share(10187, 6643, 16492.770789),
    Claim.THREE_ALIKE: Share(6008, 6005, 4.799949),
    Claim.MIDDLE_THREE: Share(225, 195, 34.278848),
    Claim.MIDDLE_THREE_OR_PAIR: Share(687, 213, 814.911366),
    Claim.FOUR_OF_A_LARGE: Share(3927, 2432, 2059.387142),
    Claim.HIGH_THREES: Share(293, 288, 5.010919),
    Claim.LOW_THREES: Share(383, 190, 524.848562),
    Claim.TWO_PAIRS_LATE: Share(271, 206, 79.942615),
    Claim.ONE_PAIR_EARLY: Share(2239, 2071, 203.068111),
    Claim.HIGH_DICE: Share(181, 102, 73.590532),
}
"""What was found with `GAMES` and `SEED`."""


def work_out(
    pool: GamePool, games: int = GAMES, claims: Iterable[Claim] = tuple(Claim), seed: str = SEED
) -> Generator[StepsDone, None, dict[Claim, Share]]:
    """Find out how often claims are right in `games` games of each of `PLAYED_BY`.

    Yields how far it is after each game (closing the generator cancels) and returns the shares.
    """
    found = {claim: Share() for claim in claims}
    total = games * len(PLAYED_BY)
    for done, (_name, positions) in enumerate(islice(pool.games(PLAYED_BY, seed), total), 1):
        for position in positions:
            for claim in found:
                choice = RULES[claim](position)
                if choice is not None:
                    judged = judge(pool.analyzer.analyze(position), choice)
                    found[claim] = found[claim].plus(judged.lost, is_right=judged.is_found)
        yield StepsDone(done, total)
    return found
