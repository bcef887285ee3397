# SPDX-License-Identifier: MIT
"""The coach looks at the decisions of a game: what each one lost, and what the dice gave and took.

The expected final score before the first roll is par. Every roll then changes it by *luck*, every decision by minus
the points it lost, and at the end it is the score. So, exactly,

    score = par + luck - points lost.

A game for a goal is looked at by that alone: what stands in the place of the expected score is the chance to meet it,
in per cent, and what is lost are percentage points. In a match the others' turns change it, too; at the end it is 100,
0, or shared:

    end = start + luck + what the others did - points lost.

For a liking for risk it is the certain score that is as good, in points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from engine.analysis.options import Analysis, Option, Standing
from engine.analysis.verdicts import Measure, Verdict, limits_of
from engine.game_review.levels import LevelBasis, is_judged
from engine.games.game import Event, Game, Rolled, Scored, replay
from engine.games.position import Position, Scores
from engine.rules.dice import Dice
from engine.rules.dice_models import FAIR_DICE

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.follower import Follower

Answers = Mapping[Position, Mapping[Dice, Dice]]
"""For positions, by keep, the roll that a demon's dice answer with."""

NOTHING_TAKEN_BACK: Mapping[int, Event] = MappingProxyType({})
_ACCURACY_BASE = 0.75


class Prospects(Protocol):
    """How the positions of one game stand: an `Analyzer`, or several where each turn has a goal of its own."""

    @property
    def measure(self) -> Measure | None:
        """What is played for, other than the expected final score."""

    @property
    def has_others(self) -> bool:
        """Whether how the game stands can change between two turns, because others have theirs."""

    def analyze(self, position: Position) -> Analysis:
        """Return every option of a position of the game, best first."""

    def standing(self, scores: Scores, yahtzee_bonuses: int) -> Standing:
        """Return how the game stands before the first roll of a turn, or when it is over."""


class ReviewedMoment(Enum):
    """What a point of the timeline stands after."""

    START = "start"
    ROLL = "roll"
    DECISION = "decision"
    OTHERS = "others"


@dataclass(frozen=True)
class Decision:
    """One choice of the player: the situation, the option taken, and the one chosen first, which is graded.

    The two differ only where a choice was taken back.
    """

    event: int
    turn: int
    before: Game
    analysis: Analysis
    taken: Option
    chosen: Option

    @property
    def best(self) -> Option:
        """The best option there was; the chosen one itself if nothing was better."""
        return self.analysis.best if self.points_lost > 0.0 else self.chosen

    @property
    def points_lost(self) -> float:
        """What the first choice lost against the best option, of what is played for; never negative."""
        return self.chosen.lost

    @property
    def verdict(self) -> Verdict:
        """The verdict on the first choice."""
        return self.chosen.verdict

    @property
    def was_taken_back(self) -> bool:
        """Whether something else was taken in the end than what had been chosen first."""
        return self.taken != self.chosen

    @property
    def counts(self) -> bool:
        """Whether there was anything to decide: some option was worse than the best one."""
        return self.analysis.options[-1].lost >= limits_of(self.analysis.measure)[Verdict.BEST]


@dataclass(frozen=True)
class TimelinePoint:
    """How the game stands after a roll, a decision, or the others' turns, and the change: luck, or minus what is lost.

    `prospect` is the expected final score, or what is played for instead of it; `change` is a change of that.
    `expected` is the expected final score in any game.
    """

    moment: ReviewedMoment
    turn: int
    expected: float
    decision: Decision | None = None
    change: float = 0.0
    prospect: float = 0.0


@dataclass(frozen=True)
class Review:
    """The coach's view of a game, finished or not.

    `measure` says what is played for if not for the expected final score; luck and points lost are then in percentage
    points of the chance, or in points of what is certain and as good. `par` is the expected final score before the
    first roll, `start` how the game stood there. `others` is what the turns of the others did in a match.

    `analysis` values the options of the decision to be made now, if there is one. Against a demon, `answers` has for
    each position of the game what its dice answer every keep with. `tax` is what dice that are not fair have taken.
    """

    game: Game
    par: float
    points: tuple[TimelinePoint, ...]
    luck: float
    analysis: Analysis | None
    answers: Answers = field(default_factory=dict)
    tax: float = 0.0
    measure: Measure | None = None
    others: float = 0.0

    def steps(self) -> Iterator[tuple[Game, Event]]:
        """Yield each event of the game with the game before it."""
        return zip(replay(self.game.start, self.game.events), self.game.events, strict=False)

    @property
    def decisions(self) -> list[Decision]:
        """All decisions, in order."""
        return [point.decision for point in self.points if point.decision is not None]

    @property
    def counted(self) -> list[Decision]:
        """The decisions in which there was something to decide."""
        return [decision for decision in self.decisions if decision.counts]

    @property
    def points_lost(self) -> float:
        """Points lost by the options that were taken: what the score lacks."""
        return sum(decision.taken.lost for decision in self.decisions)

    @property
    def graded_points_lost(self) -> float:
        """Points lost by the first choices, which are graded, where there was something to decide."""
        return sum(decision.points_lost for decision in self.counted)

    @property
    def was_taken_back(self) -> bool:
        """Whether a first choice was taken back for another one: only then do the two sums above tell of other play."""
        return any(decision.was_taken_back for decision in self.decisions)

    @property
    def is_flawless(self) -> bool:
        """Whether every first choice was best, where there was something to decide, and there was."""
        return bool(self.counted) and self.worst is None

    @property
    def expected(self) -> float:
        """The expected final score now; the score itself when the game is over."""
        return self.points[-1].expected

    @property
    def start(self) -> float:
        """How the game stood before the first roll, by what is played for: par, unless it is a goal."""
        return self.points[0].prospect

    @property
    def prospect(self) -> float:
        """How the game stands now, by what is played for."""
        return self.points[-1].prospect

    @property
    def accuracy(self) -> float | None:
        """100 * 0.75 ^ (mean points lost per counted decision); 100 if nothing was decided; None for a goal."""
        if self.measure is not None:
            return None
        counted = len(self.counted)
        return 100.0 * _ACCURACY_BASE ** (self.graded_points_lost / counted if counted else 0.0)

    def level_basis(self, *, is_coached: bool) -> LevelBasis:
        """Return what the game adds to the basis of a level.

        That is nothing if it is unfinished, for a goal, with help, or with unfair dice.
        """
        game = self.game
        judged = self.measure is None and is_judged(is_fair=game.dice_model.is_fair, is_coached=is_coached)
        if not game.is_over or not judged:
            return LevelBasis()
        return LevelBasis(1, len(self.counted), self.graded_points_lost)

    @property
    def worst(self) -> Decision | None:
        """The most expensive decision; None if all were best."""
        lossy = [decision for decision in self.counted if decision.verdict is not Verdict.BEST]
        return max(lossy, key=lambda decision: decision.points_lost, default=None)

    def verdict_counts(self, *, keeps: bool) -> Counter[Verdict]:
        """Return how often each verdict fell, on the keeps or on the choices of a box."""
        return Counter(d.verdict for d in self.counted if (d.chosen.keep is not None) == keeps)


@dataclass(frozen=True)
class KnownPart:
    """What is known of a game so far: a review of a stretch of it, if there is one, and whether it comes up to now."""

    review: Review | None
    is_current: bool = False


def chosen_option(analysis: Analysis, before: Game, event: Event) -> Option:
    """Return the option of `analysis` that the player took in `event`."""
    if isinstance(event, Scored):
        return analysis.categories[event.category]
    return analysis.keeps[before.kept_dice(event.kept)]


def review(game: Game, prospects: Prospects, first_choices: Mapping[int, Event] = NOTHING_TAKEN_BACK) -> Review:
    """Return the coach's view of `game`.

    `first_choices` has, by place in the log, what the player chose there before taking it back.

    Raises:
        ValueError: if the table behind `prospects` is for other rules.
    """
    start = prospects.standing(game.start.scores, game.start.yahtzee_bonuses)
    points = [_beginning(game.start, start)]
    for index, (before, event) in enumerate(zip(replay(game.start, game.events), game.events, strict=False)):
        points += _points(points[-1], index, before, event, prospects, first_choices)
    current = prospects.analyze(game.position) if game.position is not None else None
    return _review_of(game, start.expected, points, current, prospects.measure)


def known_part(game: Game, prospects: Prospects, first_choices: Mapping[int, Event] = NOTHING_TAKEN_BACK) -> KnownPart:
    """Return what is known of `game` before all of it is: the last stretch of it, from the beginning of a turn on.

    Where `prospects` raise `LookupError` something is not known yet.
    """
    points: list[TimelinePoint] = []
    goes_on = False
    for index, (before, event) in enumerate(zip(replay(game.start, game.events), game.events, strict=False)):
        stretch = list(points) if goes_on else []
        goes_on = False
        try:
            if not stretch:
                stretch.append(_beginning(before, _before_turn(before, prospects)))
            for point in _points(stretch[-1], index, before, event, prospects, first_choices):
                stretch.append(point)
            goes_on = True
        except LookupError:
            pass  # what is known of this event stays, if nothing of the next turn is
        if len(stretch) > 1:
            points = stretch
    try:
        current = prospects.analyze(game.position) if game.position is not None else None
        if not goes_on:
            points = [_beginning(game, _before_turn(game, prospects))]
    except LookupError:
        return KnownPart(_review_of(game, points[0].expected, points, None, prospects.measure) if points else None)
    return KnownPart(_review_of(game, points[0].expected, points, current, prospects.measure), is_current=True)


def _before_turn(game: Game, prospects: Prospects) -> Standing:
    """Return how a game stands that is between two turns; what is known begins nowhere else."""
    if game.has_rolled:
        raise LookupError
    return prospects.standing(game.scores, game.yahtzee_bonuses)


def _beginning(game: Game, start: Standing) -> TimelinePoint:
    return TimelinePoint(ReviewedMoment.START, game.turn, start.expected, prospect=start.prospect)


def _points(
    last: TimelinePoint,
    index: int,
    before: Game,
    event: Event,
    prospects: Prospects,
    first_choices: Mapping[int, Event],
) -> Iterator[TimelinePoint]:
    """Yield the points of the timeline that an event adds to the `last` one."""
    if before.position is not None:
        analysis = prospects.analyze(before.position)
        taken = chosen_option(analysis, before, event)
        first = chosen_option(analysis, before, first_choices.get(index, event))
        decision = Decision(index, before.turn, before, analysis, taken, first)
        last = TimelinePoint(ReviewedMoment.DECISION, before.turn, taken.value, decision, -taken.lost, taken.prospect)
        yield last
    if isinstance(event, Rolled):
        after = before.roll(event.kept, event.dice).position
        assert after is not None
        here = prospects.analyze(after)
        yield _point(
            ReviewedMoment.ROLL, before.turn, Standing(here.best.prospect + here.best.lost, here.best.value), last
        )
    elif prospects.has_others:
        scored = before.score(event.category)
        standing = prospects.standing(scored.scores, scored.yahtzee_bonuses)
        yield _point(ReviewedMoment.OTHERS, before.turn, standing, last)


def _review_of(
    game: Game, par: float, points: list[TimelinePoint], current: Analysis | None, measure: Measure | None
) -> Review:
    luck, others = _change(points, ReviewedMoment.ROLL), _change(points, ReviewedMoment.OTHERS)
    return Review(game, par, tuple(points), luck, current, measure=measure, others=others)


def _change(points: list[TimelinePoint], moment: ReviewedMoment) -> float:
    return sum(point.change for point in points if point.moment is moment)


def _point(moment: ReviewedMoment, turn: int, standing: Standing, before: TimelinePoint) -> TimelinePoint:
    """Return a point at which no decision has changed how the game stands."""
    change = standing.prospect - before.prospect
    return TimelinePoint(moment, turn, standing.expected, change=change, prospect=standing.prospect)


def answers(review: Review, follower: Follower) -> Answers:
    """Return, for each position of a reviewed game, what a demon's dice answer its keeps with; empty for other dice."""
    if not review.game.dice_model.is_deterministic:
        return {}
    analyses = [decision.analysis for decision in review.decisions]
    if review.analysis is not None:
        analyses.append(review.analysis)
    return {analysis.position: follower.answers(analysis) for analysis in analyses}


def tax(game: Game, fair: Analyzer) -> float:
    """Return how many points the dice of `game` have taken, as fair dice would see it: minus the luck by fair values.

    Raises:
        ValueError: if the table of `fair` is not the fair one of the game's rules.
    """
    luck = 0.0
    for before, event in zip(replay(game.start, game.events), game.events, strict=False):
        if not isinstance(event, Rolled):
            continue
        here = _as_fair(before)
        if here is None:
            expected = fair.expected_final_score(before.scores, before.yahtzee_bonuses)
        else:
            expected = fair.analyze(here).keeps[before.kept_dice(event.kept)].value
        after = _as_fair(before.roll(event.kept, event.dice))
        assert after is not None
        luck += fair.analyze(after).best.value - expected
    return -luck


def _as_fair(game: Game) -> Position | None:
    """Return the decision to be made now as if the dice were fair."""
    return replace(game.position, dice_model=FAIR_DICE) if game.position is not None else None
