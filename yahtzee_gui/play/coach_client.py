# SPDX-License-Identifier: MIT
"""The coach client keeps what the coach says of the game in play: its review, how a match may end, what lies behind.

Answers come when they are ready, and count only if they are about the game as it is. It never changes the game: the
controller tells it which one is in play (`follow`), and shows what has come.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.verdicts import Measure
from engine.game_review.review import PartialReview, Review, chosen_option
from engine.games.goals import WinGoal
from engine.games.match import Match
from engine.games.record import Record
from engine.matches.standings import FEW_OPEN, beat_goals
from engine.workspace.prospects import GoalByTurn
from engine.workspace.workspace import Steps
from yahtzee_gui.play.coach import Coach
from yahtzee_gui.play.explaining import Comparison, Inquiry, answer_to
from yahtzee_gui.play.scene import Estimate, OutlookFits, PreviousPlayersTurn, Scene
from yahtzee_gui.work import Urgency
from yahtzee_gui.workspace import Engine, WindowWorkspace

if TYPE_CHECKING:
    from engine.matches.win_chances import Outlook

_SEEN = 0.02
"""The share of a table that is solved before its progress is shown again."""
_MOMENT = 4000
"""Milliseconds that options wait for chances where those of another turn were there in time; else points value them."""
_FIRST_PART = 0.5
"""How much of what a turn waits for its own chances are, where those of earlier turns follow."""


class _Progress:
    """How far the tables are that a game waits for. It never goes back while it is one thing that is waited for.

    What is worked out after something else has a share of what is left of the way.
    """

    def __init__(self) -> None:
        self._about: object = None
        self._base = self._solved = 0.0
        self._share = 1.0

    def of(self, about: object, least: float = 0.0) -> float:
        """Return how far it is, at the least; it begins anew there where it is about something else than before."""
        if about != self._about or self.shown < least:
            self._about, self._base, self._solved = about, least, 0.0
        return self.shown

    def take(self, solved: float, share: float) -> float:
        """Return how far it is each time more is done of a part that is this share of what was left before it."""
        if solved < self._solved or share != self._share:
            self._base = self.shown
        self._solved, self._share = solved, share
        return self.shown

    @property
    def shown(self) -> float:
        """How far it is."""
        return self._base + (1.0 - self._base) * self._share * self._solved


def _waited_for(record: Record, is_current: bool) -> object:
    """Return what is waited for: a turn of `record`, or, where that is known, all of its earlier ones."""
    return record.game.start, record.goal, None if is_current else len(record.game.filled)


def _lacks_earlier(record: Record, known: PartialReview) -> bool:
    """Return whether turns before the one in play are still to be worked out."""
    has_start = known.review is not None and known.review.has_start
    return record.game.turn > record.game.start.turn and not has_start


def _match_of(record: Record) -> object:
    """Return which match a record belongs to, by its own beginning; None in a game of one."""
    return record.game.start if record.goal == WinGoal() else None


def _choice_in(record: Record) -> object:
    """Return the choice to be made in a match; None in a game of one.

    In a match all options of a choice go by one measure: the scale of its verdicts does not change under the eye.
    """
    return (record.game.start, len(record.game.events)) if record.goal == WinGoal() else None


def _turns_in(match: Match | None) -> tuple[int, ...]:
    """Return how many turns each seat of a match has finished: chances hold until another one finishes one."""
    return tuple(len(seat.game.filled) for seat in match.seats) if match is not None else ()


def _answers_to(workspace: WindowWorkspace, inquiries: tuple[Inquiry, ...]) -> Steps[tuple[Comparison, ...]]:
    """Answer all of these, and give way to newer ones in between."""
    found = []
    for inquiry in inquiries:
        found.append((yield from answer_to(workspace, inquiry)))
        yield None
    return tuple(found)


class CoachClient(QObject):
    """Asks `coach` and `engine` about the game in play, and keeps what they say.

    Attributes:
        answers: the explanations that are there, of those that were asked for; never changed, but replaced.
        outlook: how the match may end for everybody, as it was told last, and as far as it may be shown.
        follows: the chance of winning that follows from the choice made last; None where it isn't known.
        passed: what is known of the turn of the person who handed the screen on, until the next one rolls.

    Signals:
        reviewed: the `Review` of exactly the game as it is has come.
        estimated: what is known until it does.
        progressed: more of the table that it waits for is solved.
        outlook_found: another outlook can be shown (`show_outlook`).
        explained: options have been explained.
    """

    reviewed = Signal(Review)
    estimated = Signal()
    progressed = Signal()
    outlook_found = Signal()
    explained = Signal()

    def __init__(self, coach: Coach, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coach = coach
        self._engine = engine
        self._inquiries: tuple[Inquiry, ...] = ()
        self.answers: Mapping[Inquiry, Comparison] = {}
        self._record: Record | None = None
        self._asked: Record | None = None  # what was asked about last; something may have been noted in it since
        self._match: Match | None = None
        self._review: Review | None = None
        self._estimate: Estimate | None = None
        self._progress, self._progress_before = _Progress(), _Progress()  # of the turn in play, and of earlier ones
        self._by_points: object = None  # the choice before which points were shown: it goes by them
        self._in_time: object = None  # the match of which chances were there in time when they were needed last
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._give_up)
        self._asked_for: GoalByTurn | None = None
        self._waiting: object = None  # the turn whose own chances were worked out last
        self._most_of: object = None
        self._most = 0.0  # how far the chances of that turn, as the others stood in it, were said to be
        self._share, self._first_part = 1.0, 0.0  # how much of what it waited for they were, and how far they came
        self._asked_at = self._told_at = self._follows_at = _turns_in(None)
        self._next_outlook: tuple[Match, Outlook] | None = None
        self._outlook_of: Match | None = None
        self.outlook: Outlook | None = None
        self.follows: float | None = None
        self.passed: PreviousPlayersTurn | None = None

    @property
    def review(self) -> Review | None:
        """The coach's view of exactly the game as it is now; None until it has come."""
        review, record = self._review, self._record
        return review if review is not None and record is not None and review.game is record.game else None

    @property
    def estimate(self) -> Estimate | None:
        """What is known by its goal of the game as it is, until all is."""
        return self._estimate if self.review is not None else None

    @property
    def is_behind(self) -> bool:
        """Whether others have finished turns in the match since what the review says of it."""
        return self._told_at != _turns_in(self._match)

    @property
    def outlook_fits(self) -> OutlookFits:
        """How much of the outlook is true of the match as it is."""
        here, then = self._match, self._outlook_of
        if here is None or then is None or self.outlook is None:
            return OutlookFits.NOT
        if then.record.game is here.record.game and _turns_in(then) == _turns_in(here):
            return OutlookFits.FULLY
        turns = [[seat.turns for seat in match.others(here.person)] for match in (then, here)]
        return OutlookFits.OTHERS if then.person == here.person and turns[0] == turns[1] else OutlookFits.NOT

    # ---- what it is about ----

    def follow(self, record: Record, match: Match | None) -> None:
        """Switch to this moment; drop answers about other games, and an outlook not yet shown."""
        self._carry_chance(record, match)
        self.note(record, match)
        if match is None or match.passed_by is None:
            self.passed = None
        self._next_outlook = None
        if self._review is not None and self._review.game is not record.game:
            self.forget()

    def go_by_points(self) -> None:
        """Have the choice to be made go by points whatever becomes known meanwhile: they have been shown."""
        if self._record is not None:
            self._by_points = _choice_in(self._record)

    def _carry_chance(self, record: Record, match: Match | None) -> None:
        """Find out which chance follows from the choice that led to `record`, if it was known what that is worth."""
        review, turns = self.review, _turns_in(match)
        if self._record is None or record.game is not self._record.game:
            self._moment.stop()
        if self._record is not None and record.game is self._record.game:
            self.follows = self.follows if turns == self._follows_at else None
            return
        self.follows, self._follows_at = None, turns
        knows = review is not None and review.measure is Measure.CHANCE and not self.is_behind
        if review is None or not knows or (self._estimate is not None and not self._estimate.is_current):
            return
        if record.game.start == review.game.start and record.game.events[:-1] == review.game.events:
            here, event = review.analysis, record.game.events[-1]
            chosen = chosen_option(here, review.game, event) if here is not None else None
            self.follows = chosen.prospect if chosen is not None else review.prospect

    def note(self, record: Record, match: Match | None) -> None:
        """Take the record of the same moment with something noted that changes no figure."""
        self._record, self._match = record, match

    def forget(self) -> None:
        """Forget the review: something else is played for now, or others stand elsewhere."""
        self._review = self._estimate = None

    def forget_outlook(self) -> None:
        """Forget how a match may end: it is another one."""
        self.outlook = self._outlook_of = None

    def show_outlook(self) -> None:
        """Let what was found out last about the end of the match be shown."""
        if self._next_outlook is not None:
            self._outlook_of, self.outlook = self._next_outlook

    # ---- what is asked ----

    def ask(self, *, tells_passed: bool = False) -> None:
        """Have the game in play reviewed; before it the turn of who handed the screen on, if that is to be told."""
        match = self._match
        place = match.passed_by if match is not None and tells_passed else None
        if match is not None and place is not None:
            record = match.seats[place].record
            if self.passed is None or self.passed.record is not record:
                self.passed = PreviousPlayersTurn(match.seats[place].name, record)
                self._asked_at, self._asked_for = _turns_in(match), beat_goals(match, place)
                self._ask_about(record)
                return
        if self._record is not None:
            self._asked_at, self._asked_for = _turns_in(self._match), self._goals()
            self._ask_about(self._record)

    def _ask_about(self, record: Record) -> None:
        self._asked = record
        self._coach.review(record, self._asked_for, self._take_review, self._take_estimate, self._take_progress)

    def ask_between(self, match: Match) -> None:
        """Have a match reviewed after the turn of an opponent, if what it changes is known before the next one ends."""
        is_over = not any(seat.game.has_rolled for seat in match.seats)
        if is_over and match.record.game.scores.count(None) <= FEW_OPEN:
            self._asked_at, self._asked_for = _turns_in(match), self._goals()
            self._ask_about(match.record)

    def prefetch_review(self, match: Match) -> None:
        """Have found out how a person stands whose turn comes as soon as what is known by now has been shown."""
        if not match.is_over and match.record.goal == WinGoal():
            self._coach.prefetch_review(match.record, beat_goals(match, match.person))

    def _goals(self) -> GoalByTurn | None:
        """Return what is played for turn by turn where the record does not say it all, as in a match."""
        match = self._match
        return beat_goals(match, match.person) if match is not None and match.record.goal == WinGoal() else None

    def explain(self, scene: Scene) -> None:
        """Have explained what is to be explained in a scene."""
        if scene.inquiries == self._inquiries:
            return
        self._inquiries = scene.inquiries
        missing = tuple(one for one in dict.fromkeys(self._inquiries) if one not in self.answers)
        if missing:
            steps = _answers_to(self._engine.workspace, missing)
            self._engine.ask((self, "reasons"), Urgency.EXPLANATION, steps, self._take_answers, is_quick=True)
        else:
            self._engine.drop((self, "reasons"))

    # ---- what comes back ----

    def _take_answers(self, found: tuple[Comparison, ...]) -> None:
        kept = {inquiry: answer for inquiry, answer in self.answers.items() if inquiry in self._inquiries}
        self.answers = {**kept, **{comparison.inquiry: comparison for comparison in found}}
        self.explained.emit()

    def _take_passed(self, review: Review, estimate: Estimate | None, *, is_judged: bool) -> None:
        """Keep what is known of the turn of who handed the screen on; once it is judged, the game in play follows."""
        assert self.passed is not None
        self.passed = replace(self.passed, review=review, estimate=estimate)
        if is_judged and self._asked is self.passed.record:
            self.ask()
        self.estimated.emit()

    def _take_review(self, review: Review) -> None:
        if self.passed is not None and review.game is self.passed.record.game:
            self._take_passed(review, None, is_judged=True)
            return
        if self._record is not None and review.game is self._record.game:
            known_by = self._goals() if self._goes_by_points(self._record) else None
            if known_by is not None and self._asked is not None:
                self._ask_win_chances(review)
                self._coach.estimate(self._asked, known_by)  # no other record is answered
                return
            self._in_time = _match_of(self._record)
            self._told_at = self._asked_at
            self._moment.stop()
            self._review, self._estimate = review, None
            self._progress_before = _Progress()
            self._ask_win_chances(review)
            self.reviewed.emit(review)

    def _goes_by_points(self, record: Record) -> bool:
        """Return whether the choice to be made goes by points, whatever becomes known meanwhile."""
        choice = _choice_in(record)
        return choice is not None and choice == self._by_points

    def _take_estimate(self, record: Record, review: Review, known: PartialReview) -> None:
        """Keep what is known by the goal, and go by expected scores until the rest is there."""
        by_points = tuple(one for one in review.decisions if record.judged_by.get(one.event, record.goal) is None)
        if self.passed is not None and record.game is self.passed.record.game:
            shown = known.review or review
            estimate = Estimate(0.0, known.is_current, known.review, by_points, points=review)
            judged = {one.event for one in (*by_points, *(known.review.decisions if known.review else ()))}
            self._take_passed(shown, estimate, is_judged=max(one.event for one in review.decisions) in judged)
            return
        is_asked = self._record is not None and record.game is self._record.game
        if not is_asked or (self.review is not None and self._estimate is None):
            return
        stays = self._goes_by_points(record)
        options = self._review.analysis if stays and self.review is not None and self._review else review.analysis
        shown = known.review if known.review is not None and not record.game.is_over else review
        if shown is not review and (stays or not known.is_current):
            shown = replace(shown, analysis=options)
        is_current = known.is_current and shown is not review and not stays
        match = _match_of(record)
        was_in_time = match is not None and match == self._in_time
        is_coming = was_in_time and record.game.has_rolled and not is_current and not stays
        if is_current or (stays and known.is_current):  # the coach says that they are ready for the next choice
            self._in_time = match
        if is_coming:
            if not self._moment.isActive():
                self._moment.start(_MOMENT)
        else:
            self._moment.stop()
        self._told_at = self._asked_at
        about = record.game.start, self._asked_at
        least = self._most if about == self._most_of else 0.0
        self._most_of, self._most = about, max(least, self._done(record, known, is_current))
        self._review, self._estimate = (
            shown,
            Estimate(self._most, is_current, known.review, by_points, stays and known.is_current, is_coming, review),
        )
        if is_current:
            self._ask_win_chances(shown)
        self.estimated.emit()

    def _give_up(self) -> None:
        """Have options valued by points whose chances aren't there a moment later, though others were in time."""
        estimate, self._in_time = self._estimate, None
        if self.review is not None and estimate is not None and estimate.is_coming:
            self._estimate = replace(estimate, is_coming=False)
            self.estimated.emit()

    def _done(self, record: Record, known: PartialReview, is_current: bool) -> float:
        """Return how far what is worked out in a turn is: its own chances, then those of earlier turns go on there."""
        about = _waited_for(record, is_current)
        if is_current:
            least = self._first_part if self._waiting == _waited_for(record, is_current=False) else 0.0
            return self._progress_before.of(about, least)
        self._waiting, self._share = about, _FIRST_PART if _lacks_earlier(record, known) else 1.0
        self._first_part = self._share * self._progress.of(about)
        return self._first_part

    def _progress_of(self, is_current: bool) -> _Progress:
        """Return how far that is which is worked out now."""
        return self._progress_before if is_current else self._progress

    def _take_progress(self, solved: float, share: float) -> None:
        """Tell how far the chances are, in steps that can be seen."""
        before = self._estimate
        is_current = before is not None and before.is_current
        shown = self._progress_of(is_current).take(solved, share)
        if not is_current:
            shown = self._first_part = self._share * shown
        if before is not None and shown - before.solved >= _SEEN:
            self._estimate, self._most = replace(before, solved=shown), shown
            if self.review is not None:
                self.progressed.emit()

    def _take_outlook(self, match: Match, outlook: Outlook) -> None:
        here = self._match
        if here is None or any(one.game is not other.game for one, other in zip(match.seats, here.seats, strict=False)):
            return
        self._next_outlook = here, outlook
        self.outlook_found.emit()

    def _ask_win_chances(self, review: Review) -> None:
        """Have found out how a match may end, now that it is known how it stands."""
        if review.measure is Measure.CHANCE and self._match is not None:
            self._coach.ask_win_chances(self._match, self._take_outlook)
