# SPDX-License-Identifier: MIT
"""The coach looks at the decisions of a game: what each one lost, and what the dice gave and took.

The expected final score before the first roll is par. Every roll then changes it by *luck*, every decision by minus
the points it lost, and at the end it is the score. So, exactly,

    score = par + luck - points lost.

A game with a goal is looked at by that alone: what stands in the place of the expected score is the chance to meet it,
in per cent, and what is lost are percentage points. In a match the others' turns change it, too; at the end it is 100,
0, or shared:

    end = start + luck + what the others did - points lost.

For a liking for risk it is the certain score that is as good, in points.

A chance can take long to work out. What is not known yet is left out: the line has a gap there, and fills up later.

In a match people play to win and strategies for points. Who played best, apart from luck (`played`), is told by
expected scores, whatever the choices were made for: so held against each other, the first line is true for everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from engine.analysis.options import Analysis, NotKnown, Option, Standing
from engine.analysis.verdicts import Measure, Verdict, limits_of
from engine.game_review.levels import LevelBasis, is_judged
from engine.games.game import Event, Game, Rolled, Scored, replay
from engine.games.position import Position, Scores
from engine.rules.dice import FAIR_DICE, Dice
from engine.runtime.lazy_dataclass import dataclass

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


class Known(Enum):
    """How well it is known how a game stands: not yet, about (see `Analysis.within`), or exactly."""

    PENDING = "pending"
    ABOUT = "about"
    EXACT = "exact"


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
    def was_mended(self) -> bool:
        """Whether it was taken back for a better choice: what it is marked with cost nothing."""
        return self.taken.lost < self.chosen.lost

    @property
    def as_played(self) -> Decision:
        """The decision by the choice that stands: where one was taken back, the second."""
        return replace(self, chosen=self.taken)

    @property
    def costlier(self) -> Decision:
        """The decision by the choice that cost more, where one was taken back for another: that has the mark."""
        return self.as_played if self.taken.lost > self.chosen.lost else self

    @property
    def counts(self) -> bool:
        """Whether there was anything to decide: some option was worse than the best one."""
        return self.analysis.options[-1].lost >= limits_of(self.analysis.measure)[Verdict.BEST]


@dataclass(frozen=True)
class TimelinePoint:
    """How the game stands after a roll, a decision, or the others' turns, and the change: luck, or minus what is lost.

    `prospect` is the expected final score, or what is played for instead of it; `change` is a change of that.
    `expected` is the expected final score in any game. `is_approximate` says that its figures are about right only: see
    `Analysis.within`.
    """

    moment: ReviewedMoment
    turn: int
    expected: float
    decision: Decision | None = None
    change: float = 0.0
    prospect: float = 0.0
    is_approximate: bool = False


@dataclass(frozen=True)
class Review:
    """The coach's view of a game, finished or not.

    `measure` says what is played for if not for the expected final score; luck and points lost are then in percentage
    points of the chance, or in points of what is certain and as good. `par` is the expected final score before the
    first roll, `start` how the game stood there. `others` is what the turns of the others did in a match.

    `analysis` values the options of the decision to be made now, if there is one. Against a demon, `answers` has for
    each position of the game what its dice answer every keep with. `tax` is what dice that are not fair have taken.

    `is_current` says whether it is known how the game stands now, `is_complete` whether all of it is. Otherwise
    `points` have gaps, each followed by a new start, or are missing altogether; what adds up only tells of the rest.
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
    is_current: bool = True
    is_complete: bool = True

    @property
    def known(self) -> Known:
        """How well it is known how the game stands now."""
        if not self.is_current:
            return Known.PENDING
        here = self.points[-1] if self.analysis is None else self.analysis
        return Known.ABOUT if here.is_approximate else Known.EXACT

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
    def marked(self) -> list[Decision]:
        """The same, each by the costlier of both tries: nothing that cost points is called best."""
        return [decision.costlier for decision in self.counted]

    @property
    def points_lost(self) -> float:
        """Points lost by the options that were taken: what the score lacks."""
        return 0.0 - sum(point.change for point in self.points if point.decision is not None)  # never minus nothing

    @property
    def graded_points_lost(self) -> float:
        """Points lost by the first choices, which are graded, where there was something to decide."""
        return sum(decision.points_lost for decision in self.counted)

    @property
    def was_taken_back(self) -> bool:
        """Whether a first choice was taken back for another one: only then do the two sums above tell of other play."""
        return any(decision.was_taken_back for decision in self.decisions)

    @property
    def is_approximate(self) -> bool:
        """Whether some of its figures are about right only: others may follow that are exact."""
        return any(point.is_approximate for point in self.points)

    @property
    def is_flawless(self) -> bool:
        """Whether every choice was best, taken back or not, where there was something to decide, and there was."""
        return bool(self.counted) and self.worst is None

    @property
    def expected(self) -> float:
        """The expected final score now; the score itself when the game is over."""
        return self.points[-1].expected

    @property
    def has_start(self) -> bool:
        """Whether the line begins where the game does: what is known of a game before all of it is may begin later."""
        return any(point.turn == self.game.start.turn for point in self.points[:1])

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
        return 100.0 * _ACCURACY_BASE ** (self.graded_points_lost / max(1, len(self.counted)))

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
        """The decision that cost most; None if all were best."""
        lossy = [decision for decision in self.marked if decision.verdict is not Verdict.BEST]
        return max(lossy, key=lambda decision: (decision.points_lost, decision.verdict), default=None)

    def verdict_counts(self, *, keeps: bool) -> Counter[Verdict]:
        """Return how often each verdict fell, on the keeps or on the choices of a box."""
        return Counter(d.verdict for d in self.marked if (d.chosen.keep is not None) == keeps)


def chosen_option(analysis: Analysis, before: Game, event: Event) -> Option:
    """Return the option of `analysis` that the player took in `event`."""
    if isinstance(event, Scored):
        return analysis.categories[event.category]
    return analysis.keeps[before.kept_dice(event.kept)]


def review(game: Game, prospects: Prospects, first_choices: Mapping[int, Event] = NOTHING_TAKEN_BACK) -> Review:
    """Return the coach's view of `game`, as far as it is known: `prospects` may raise `NotKnown`.

    `first_choices` has, by place in the log, what the player chose there before taking it back.

    Raises:
        ValueError: if the table behind `prospects` is for other rules.
    """
    points: list[TimelinePoint] = []
    goes_on, is_complete = False, True
    for index, (before, event) in enumerate(zip(replay(game.start, game.events), game.events, strict=False)):
        try:
            if not goes_on:
                points.append(_beginning(game, before, prospects))
            for point in _points_of(points[-1], index, before, event, prospects, first_choices):
                points.append(point)
            goes_on = True
        except NotKnown:
            goes_on = is_complete = False
    current, is_current = None, True
    try:
        current = prospects.analyze(game.position) if game.position is not None else None
        if not goes_on:
            points.append(_beginning(game, game, prospects))
    except NotKnown:
        current, is_current, is_complete = None, False, False
    return Review(
        game,
        points[0].expected if points else 0.0,
        tuple(points),
        _change(points, ReviewedMoment.ROLL),
        current,
        measure=prospects.measure,
        others=_change(points, ReviewedMoment.OTHERS),
        is_current=is_current,
        is_complete=is_complete,
    )


def _beginning(game: Game, before: Game, prospects: Prospects) -> TimelinePoint:
    """Return where the line begins, or goes on after a gap: between two turns, or at dice that were set up."""
    if before.position is None:
        start = prospects.standing(before.scores, before.yahtzee_bonuses)
    elif before.events == game.start.events:
        start = _standing_in(prospects.analyze(before.position))
    else:
        raise NotKnown
    point = TimelinePoint(ReviewedMoment.START, before.turn, start.expected, prospect=start.prospect)
    return replace(point, is_approximate=start.is_approximate)


def _points_of(
    last: TimelinePoint,
    index: int,
    before: Game,
    event: Event,
    prospects: Prospects,
    first_choices: Mapping[int, Event],
) -> Iterator[TimelinePoint]:
    """Yield the points that the event at a place of the log adds to the line after the `last` one."""
    if before.position is not None:
        here, first = prospects.analyze(before.position), first_choices.get(index, event)
        taken, chosen = chosen_option(here, before, event), chosen_option(here, before, first)
        decision = Decision(index, before.turn, before, here, taken, chosen)
        figures = -taken.lost, taken.prospect, here.is_approximate
        last = TimelinePoint(ReviewedMoment.DECISION, before.turn, taken.value, decision, *figures)
        yield last
    if isinstance(event, Rolled):
        after = before.roll(event.kept, event.dice, is_typed=event.is_typed).position
        assert after is not None
        yield _point(ReviewedMoment.ROLL, before.turn, _standing_in(prospects.analyze(after)), last)
    elif prospects.has_others:
        scored = before.score(event.category)
        standing = prospects.standing(scored.scores, scored.yahtzee_bonuses)
        yield _point(ReviewedMoment.OTHERS, before.turn, standing, last)


def _standing_in(here: Analysis) -> Standing:
    return Standing(here.best.prospect + here.best.lost, here.best.value, here.is_approximate)


def _change(points: Sequence[TimelinePoint], moment: ReviewedMoment) -> float:
    return sum(point.change for point in points if point.moment is moment)


def _point(moment: ReviewedMoment, turn: int, standing: Standing, before: TimelinePoint) -> TimelinePoint:
    """Return a point at which no decision has changed how the game stands."""
    change = standing.prospect - before.prospect
    point = TimelinePoint(moment, turn, standing.expected, change=change, prospect=standing.prospect)
    return replace(point, is_approximate=standing.is_approximate)


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
        after = _as_fair(before.roll(event.kept, event.dice, is_typed=event.is_typed))
        assert after is not None
        luck += fair.analyze(after).best.value - expected
    return -luck


def _as_fair(game: Game) -> Position | None:
    """Return the decision to be made now as if the dice were fair."""
    return replace(game.position, dice_model=FAIR_DICE) if game.position is not None else None


@dataclass(frozen=True)
class Played:
    """What one player did in one game or several: sums over all `games`, in points.

    Attributes:
        games: how many.
        score, luck: final scores, and what the dice gave.
        points_lost: what the choices cost that were played.
        won: matches won; one of two that tie has won half.
    """

    games: int = 0
    score: int = 0
    luck: float = 0.0
    points_lost: float = 0.0
    won: float = 0.0

    def plus(self, other: Played) -> Played:
        """Return both together."""
        return Played(
            self.games + other.games,
            self.score + other.score,
            self.luck + other.luck,
            self.points_lost + other.points_lost,
            self.won + other.won,
        )


def played(reviews: Sequence[Review], shares: Sequence[float]) -> tuple[Played, ...]:
    """Return what each player at a table did.

    The reviews are those of finished games, by expected scores; `shares` are what each has won (`Match.shares`).
    """
    return tuple(
        Played(1, review.game.points_so_far, review.luck, review.points_lost, share)
        for review, share in zip(reviews, shares, strict=True)
    )


def least_lost(players: Sequence[Played]) -> int | None:
    """Return the place of the player whose choices cost least a game; None if that can't be seen in the figures."""
    return _first_by([-one.points_lost / one.games for one in players])


def luckiest(players: Sequence[Played]) -> int | None:
    """Return the place of the player to whom the dice gave most a game; None if that can't be seen in the figures."""
    return _first_by([one.luck / one.games for one in players])


def _first_by(figures: Sequence[float]) -> int | None:
    shown = [round(figure, 1) for figure in figures]
    return shown.index(max(shown)) if shown.count(max(shown)) == 1 else None
