# SPDX-License-Identifier: MIT
"""The coach client keeps what the coach says of the game in play: its review, how a match may end, what lies behind.

Answers come when they are ready, and count only if they are about the game as it is. It never changes the game: the
controller tells it which one is in play (`follow`), and shows what has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.analysis.verdicts import Measure
from engine.game_review.review import Known, Review, chosen_option
from engine.games.match import Match
from engine.games.record import Record
from engine.matches.standings import FEW_OPEN
from engine.workspace.workspace import Steps
from yahtzee_gui.play.coach import Coach, goals_in
from yahtzee_gui.play.coach_state import NOTHING_SAID, Comparison, Inquiry, answer_to
from yahtzee_gui.play.scene import Scene, waits_for_verdict
from yahtzee_gui.work import Engine, Urgency, WindowWorkspace

if TYPE_CHECKING:
    from engine.matches.win_chances import Outlook

_SEEN = 0.02
"""The share of a table that is solved before its progress is shown again."""


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


class CoachClient:
    """Asks `coach` and `engine` about the game in play, and keeps what they say.

    Attributes:
        said: what is true of the game as it is now.

    Args:
        reviewed: hears the `Review` of exactly the game as it is, and again when more of it is known.
        outlook_found: hears that another outlook can be shown (`show_outlook`).
        changed: hears that anything else was said.
    """

    def __init__(
        self,
        coach: Coach,
        engine: Engine,
        reviewed: Callable[[Review], object],
        outlook_found: Callable[[], object],
        changed: Callable[[], object],
    ) -> None:
        self._coach, self._engine = coach, engine
        self._reviewed, self._outlook_found, self._changed = reviewed, outlook_found, changed
        self._inquiries: tuple[Inquiry, ...] = ()
        self.said = NOTHING_SAID
        self._record: Record | None = None
        self._match: Match | None = None
        self._review: Review | None = None
        self._asked_at = self._told_at = self._follows_at = _turns_in(None)
        self._next_outlook: tuple[Match, Outlook] | None = None
        self._shown_outlook: tuple[Match, Outlook] | None = None
        self._seats: tuple[Review, ...] = ()

    def _say(self, **news: Any) -> None:
        """Say some `news`, and of all that was said what is true of the game and the match as they are."""
        review, record, match = self._review, self._record, self._match
        news["review"] = review if review is not None and record is not None and review.game is record.game else None
        news["is_behind"] = self._told_at != _turns_in(match)
        games = [seat.game for seat in match.seats] if match is not None else []
        news["seats"] = self._seats if [one.game for one in self._seats] == games else ()
        news["outlook"], news["is_outlook_current"] = None, False
        if self._shown_outlook is not None and match is not None:
            then, outlook = self._shown_outlook
            turns = [[seat.turns for seat in one.others(match.person)] for one in (then, match)]
            if then.person == match.person and turns[0] == turns[1]:
                is_current = then.record.game is match.record.game and _turns_in(then) == _turns_in(match)
                news["outlook"], news["is_outlook_current"] = outlook, is_current
        self.said = replace(self.said, **news)

    # ---- what it is about ----

    def follow(self, record: Record, match: Match | None) -> None:
        """Switch to this moment; drop answers about other games, and an outlook not yet shown."""
        follows = self._chance_that_follows(record, match)
        passed = self.said.passed if match is not None and match.passed_by is not None else None
        self._next_outlook = None
        if self._review is not None and self._review.game is not record.game:
            self._review = None
        self._record, self._match, self._follows_at = record, match, _turns_in(match)
        self._say(follows=follows, passed=passed)

    def _chance_that_follows(self, record: Record, match: Match | None) -> float | None:
        """Return the chance that follows from the choice that led to `record`, if it was known what that is worth."""
        said, review = self.said, self.said.review
        if self._record is not None and record.game is self._record.game:
            return said.follows if _turns_in(match) == self._follows_at else None
        if review is None or review.measure is not Measure.CHANCE or review.known is Known.PENDING or said.is_behind:
            return None
        if record.game.start != review.game.start or record.game.events[:-1] != review.game.events:
            return None
        here, event = review.analysis, record.game.events[-1]
        chosen = chosen_option(here, review.game, event) if here is not None else None
        return chosen.prospect if chosen is not None else review.prospect

    def note(self, record: Record, match: Match | None) -> None:
        """Take the record of the same moment with something noted that changes no figure."""
        self._record, self._match = record, match
        self._say()

    def forget(self) -> None:
        """Forget the review: something else is played for now, or others stand elsewhere."""
        self._review = None
        self._say()

    def forget_outlook(self) -> None:
        """Forget how a match may end: it is another one."""
        self._shown_outlook = None
        self._say()

    def show_outlook(self) -> None:
        """Let what was found out last about the end of the match be shown."""
        if self._next_outlook is not None:
            self._shown_outlook = self._next_outlook
            self._say()

    # ---- what is asked ----

    def ask(self, *, tells_passed: bool = False) -> None:
        """Have the game in play reviewed; before it the turn of who handed the screen on, if that is to be told."""
        match = self._match
        passed_by = match.passed_by if match is not None and tells_passed else None
        if match is not None and passed_by is not None and not self._is_told(before := match.seats[passed_by].record):
            self._coach.review(before, goals_in(match, passed_by), self._take_passed, self._take_progress)
        elif self._record is not None:
            self._ask_about(self._record)

    def _is_told(self, passed: Record) -> bool:
        """Return whether the last choice of the person who handed the screen on is judged."""
        told = self.said.passed
        return told is not None and told.game is passed.game and not waits_for_verdict(told)

    def _ask_about(self, record: Record) -> None:
        self._asked_at = _turns_in(self._match)
        goals = goals_in(self._match, self._match.person) if self._match is not None else None
        self._coach.review(record, goals, self._take_review, self._take_progress)
        if self._match is not None and self._match.is_over and not self.said.seats:
            self._coach.review_seats(self._match, self._take_seats)

    def ask_between(self, match: Match) -> None:
        """Have a match reviewed after the turn of an opponent, if what it changes is known before the next one ends."""
        is_over = not any(seat.game.has_rolled for seat in match.seats)
        if is_over and match.record.game.scores.count(None) <= FEW_OPEN:
            self._ask_about(match.record)

    def prefetch_review(self, match: Match) -> None:
        """Have found out how a person stands whose turn comes as soon as what is known by now has been shown."""
        if not match.is_over:
            self._prefetch(match, [match.person])

    def _prefetch_others(self, match: Match) -> None:
        """Have the choices judged that other people made: they are told before the next turn of each."""
        count = len(match.seats)
        others = (place % count for place in range(match.person + 1, match.person + count))  # who is next comes first
        self._prefetch(match, [place for place in others if match.seats[place].is_person])

    def _prefetch(self, match: Match, places: Sequence[int]) -> None:
        by_place = ((match.seats[place].record, goals_in(match, place)) for place in places)
        self._coach.prefetch_reviews([(record, goals) for record, goals in by_place if goals is not None])

    def explain(self, scene: Scene) -> None:
        if scene.inquiries == self._inquiries:
            return
        self._inquiries = scene.inquiries
        missing = tuple(one for one in dict.fromkeys(self._inquiries) if one not in self.said.answers)
        if missing:
            steps = _answers_to(self._engine.workspace, missing)
            self._engine.ask((self, "reasons"), Urgency.EXPLANATION, steps, self._take_answers, is_quick=True)
        else:
            self._engine.drop((self, "reasons"))

    # ---- what comes back ----

    def _take_answers(self, found: tuple[Comparison, ...]) -> None:
        kept = {inquiry: answer for inquiry, answer in self.said.answers.items() if inquiry in self._inquiries}
        self._say(answers={**kept, **{comparison.inquiry: comparison for comparison in found}})
        self._changed()

    def _take_passed(self, review: Review) -> None:
        """Keep the review of who handed the screen on; once their choice is judged, the game in play follows."""
        match = self._match
        if match is None or match.passed_by is None or match.seats[match.passed_by].game is not review.game:
            return
        self._say(passed=review)
        if not waits_for_verdict(review):
            self.ask()
        self._changed()

    def _take_review(self, review: Review) -> None:
        if self._record is None or review.game is not self._record.game:
            return
        self._told_at = self._asked_at
        is_new = review.known is Known.PENDING and self.said.review is None
        self._review = review
        self._say(progress=0.0 if is_new else self.said.progress)
        if review.known is not Known.PENDING and self._match is not None:
            self._prefetch_others(self._match)
            if review.measure is Measure.CHANCE:
                self._coach.ask_win_chances(self._match, self._take_outlook)
        self._reviewed(review)

    def _take_seats(self, reviews: tuple[Review, ...]) -> None:
        self._seats = reviews
        self._say()
        self._changed()

    def _take_progress(self, done: float | None) -> None:
        """Tell how far the chances are, in steps that can be seen."""
        shown = self.said.progress
        if done is None or shown is None or not 0.0 <= done - shown < _SEEN:
            self._say(progress=done)
            self._changed()

    def _take_outlook(self, match: Match, outlook: Outlook) -> None:
        here = self._match
        if here is None or any(one.game is not other.game for one, other in zip(match.seats, here.seats, strict=False)):
            return
        self._next_outlook = here, outlook
        self._outlook_found()
