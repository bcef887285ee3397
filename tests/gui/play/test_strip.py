# SPDX-License-Identifier: MIT
"""The strip of a match shows no chance of an older position: dots stand there until this one's is known."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from coach_answers import Answers
from PySide6.QtTest import QTest

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Decision, PartialReview, Review, ReviewedMoment, TimelinePoint
from engine.games.match import begin
from engine.matches.win_chances import Outlook, ToBeat
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.coach import turn_report_words
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.needs_view import exactness, needs
from yahtzee_gui.board.match.view import chances, seat_views
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray.view import dice_before, round_told
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play import coach_client
from yahtzee_gui.play.coach_client import CoachClient
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.table_watch import TableState, TableStatus
from yahtzee_gui.play.visibility import Hint
from yahtzee_gui.words import goals, names

LATER = ("…", "…", "…")


class Table:
    """A match at which the test says what the coach knows, and when."""

    def __init__(self):
        seats = [("You", ""), ("Thumb", "rules-of-thumb"), ("Greta", "greedy")]
        self.match = begin(seats, DEFAULT_RULES, "strip")
        self.services = Answers()
        self.client = CoachClient(self.services, self.services)
        self.go_on(self.match)

    def go_on(self, match):
        """Come to another moment, and have it reviewed where it is the player's."""
        self.match = match
        self.client.follow(match.record, match)
        if match.to_move == match.person:
            self.client.forget()
        self.client.ask()

    def play(self, place, record):
        self.go_on(self.match.play(place, record))

    def tell(self, chance, options=(), *, is_about_earlier=False):
        """Have it told how the game stands now."""
        game = self.match.record.game
        analysis = Analysis(game.position, options, Measure.CHANCE) if options else None
        point = TimelinePoint(ReviewedMoment.START, game.turn, 250.0, prospect=chance)
        review = Review(game, 250.0, (point,), 0.0, analysis, measure=Measure.CHANCE)
        if is_about_earlier:  # of which more is to come
            self.services.estimated(self.match.record, replace(review, measure=None), PartialReview(review, True))
        else:
            self.services.reviewed(review)

    def tell_points(self):
        game = self.match.record.game
        point = TimelinePoint(ReviewedMoment.START, game.turn, 250.0, prospect=250.0)
        analysis = Analysis(game.position, options(Category.CHANCE, None)) if game.position else None
        review = Review(game, 250.0, (point,), 0.0, analysis)
        self.services.estimated(self.match.record, review, PartialReview(None))

    def find_outlook(self, *found):
        to_beat = tuple(ToBeat(place, 205, found[0] + 0.03) for place in (1, 2))
        self.services.looked_out(self.match, Outlook(0, found, to_beat, 0.5))
        self.client.show_outlook()

    def show(self, mode=CoachMode.LIVE):
        """Show the moment as it is, as the controller does."""
        scene = self.scene(mode)
        if scene.shows_points:
            self.client.go_by_points()
        return scene

    def scene(self, mode=CoachMode.LIVE, **changes):
        client, table = self.client, TableStatus(TableState.READY, 254.6)
        scene = Scene(
            mode, self.match.record, client.review, table, match=self.match, outlook=client.outlook,
            outlook_fits=client.outlook_fits, follows=client.follows, is_behind=client.is_behind,
            estimate=client.estimate,
        )  # fmt: skip
        return replace(scene, **changes)

    @property
    def strip(self):
        return tuple(one.replace("\u00a0%", "") for one in chances(self.scene(), self.match))


def options(box, measure=Measure.CHANCE, chance=48.7):
    """Return two options: the best one at 65.8, and a box."""
    best = Option(250.0, 0.0, Verdict.BEST, keep=(), worth=0.658, measure=measure)
    worth, lost = chance / 100, 0.658 - chance / 100
    chosen = Option(240.0, 10.0, Verdict.BLUNDER, None, box, 0, worth=worth, worth_lost=lost, measure=measure)
    return best, chosen


@pytest.fixture
def table(qapp):
    return Table()


def at_a_roll(table):
    """Have the player roll, and the coach value the options and tell how everybody stands."""
    table.tell(60.0)
    table.play(0, table.match.record.roll())
    table.tell(65.8, options(Category.THREES))
    table.find_outlook(0.658, 0.3, 0.042)
    assert table.strip == ("65.8", "30.0", "4.2")


def test_what_follows_from_the_players_move_is_known_at_once(table):
    at_a_roll(table)
    table.play(0, table.match.record.score(Category.THREES))
    assert table.strip[0] == "48.7"
    assert sum(map(float, table.strip)) == pytest.approx(100.0)
    table.tell_points()  # the chances of the position take a moment
    assert table.strip[0] == "48.7"


def test_after_the_others_turns_no_older_chance_is_shown(table):
    at_a_roll(table)
    table.play(0, table.match.record.score(Category.THREES))
    table.tell(48.7)
    assert table.strip[0] == "48.7"
    for place in (1, 2):
        record = table.match.seats[place].record
        table.play(place, record.roll().score(Category.CHANCE))
        assert table.strip == LATER, "the others have moved since"
    assert coach_view(table.scene()).status == goals.line_waits(Measure.CHANCE)
    table.tell(55.4)
    assert table.strip == ("55.4", "…", "…"), "how the others stand goes by their new cards"
    assert coach_view(table.scene()).status == match_words.others_wait()
    table.find_outlook(0.554, 0.4, 0.046)
    assert table.strip == ("55.4", "40.0", "4.6")


def test_what_is_needed_is_not_told_of_the_dice_before(table):
    at_a_roll(table)
    assert [need.figure for need in needs(table.scene())][:2] == ["69\u00a0%", "69\u00a0%"]
    table.play(0, table.match.record.roll())
    table.tell(50.0, options(Category.THREES))
    assert {need.figure for need in needs(table.scene())} == {"…"}
    assert table.strip[0] == "50.0"
    assert all("205" in need.text for need in needs(table.scene())[:2]), "nobody else has moved"


@pytest.mark.parametrize("is_about_earlier", [True, False])
def test_chances_that_were_there_before_the_roll_are_the_measure_for_the_turn(table, is_about_earlier):
    """Three quick rolls used to be judged by points beside chances."""
    table.tell(60.0, is_about_earlier=is_about_earlier)
    table.play(0, table.match.record.roll())
    table.tell_points()
    scene = table.scene()
    assert scene.is_coming
    assert not scene.is_judged_by_points
    assert scene.analysis is None, "no list by points beside chances"
    assert coach_view(scene).status == coach_view(scene).message == goals.line_waits(Measure.CHANCE)
    table.tell(65.8, options(Category.THREES))
    assert table.client.estimate is None
    assert table.scene().measure is Measure.CHANCE


def test_a_choice_that_went_by_points_goes_by_them_again_after_undo(table):
    """Chances came with the next roll: those aren't waited for in the choice before it."""
    rolled = table.match.play(0, table.match.record.roll())
    table.go_on(rolled)
    table.tell_points()
    table.show()
    table.play(0, table.match.record.roll())
    table.tell(65.8, options(Category.THREES))
    table.go_on(rolled)
    table.tell_points()
    assert not table.scene().is_coming
    assert table.scene().is_judged_by_points
    assert table.scene().analysis is not None


@pytest.mark.parametrize(
    ("mode", "goes"),
    [(CoachMode.OFF, False), (CoachMode.AFTER, False), (CoachMode.WARN, False), (CoachMode.LIVE, True)],
)
def test_a_choice_goes_by_points_only_where_points_were_shown_before_it(table, mode, goes):
    """In After some choices of one turn were judged by points and others by chances."""
    table.play(0, table.match.record.roll())
    table.tell_points()
    assert table.scene(mode).is_judged_by_points is goes
    assert table.scene(mode, hint=Hint.AIM).is_judged_by_points
    scene = table.scene(mode, is_landing=True)
    assert not scene.is_judged_by_points
    table.show(mode)
    table.tell(65.8, options(Category.THREES))
    assert table.scene(mode).is_judged_by_points is goes


def test_the_verdict_on_a_choice_waits_for_its_chance_and_that_is_said(table):
    table.play(0, table.match.record.roll())
    table.tell_points()
    table.play(0, table.match.record.score(Category.THREES))
    table.tell_points()
    scene = table.scene(CoachMode.AFTER)
    assert scene.waits_for_verdict
    assert scene.last_decision is None
    view = coach_view(scene)
    assert view.report.remark == turn_report_words.verdict_follows()
    assert (view.report.retry, view.report.entries[-1].judged) == ("", "")
    assert view.status == goals.line_waits(Measure.CHANCE)
    table.services.progressed(0.42, 1.0)
    assert coach_view(table.scene(CoachMode.AFTER)).status == goals.working_out(0.21, Measure.CHANCE), (
        "earlier ones follow"
    )
    assert not table.scene(CoachMode.OFF).waits_for_verdict, "nothing is judged before the end"


def test_a_warning_does_not_wait_for_chances_and_what_it_says_is_the_verdict(table):
    from yahtzee_gui.play.warnings import Concern, Question

    table.tell(60.0)
    table.play(0, table.match.record.roll())
    table.tell_points()
    warned = table.scene(CoachMode.WARN)
    assert warned.review.analysis.measure is None, "it is at hand"
    chosen = warned.review.analysis.options[-1]
    attempt = warned.record.attempt(Category.CHANCE)
    question = Question(Concern.COSTLY, Category.CHANCE, attempt, chosen, warned.review.analysis)
    assert replace(warned, question=question).is_judged_by_points


def test_how_far_the_chances_are_does_not_go_back_within_a_turn(table):
    """55 % of a turn's own became 17 % of earlier ones."""
    record = table.match.record.roll().score(Category.THREES)
    for place, one in ((0, record), *((place, table.match.seats[place].record) for place in (1, 2))):
        table.play(place, one if place == 0 else one.roll().score(Category.CHANCE))
    table.tell_points()
    shown = [table.client.estimate.solved]
    for solved in (0.4, 0.9):
        table.services.progressed(solved, 1.0)
        shown.append(table.client.estimate.solved)
    table.tell(50.0, is_about_earlier=True)
    shown.append(table.client.estimate.solved)
    for solved in (0.1, 0.9):
        table.services.progressed(solved, 1.0)
        shown.append(table.client.estimate.solved)
    assert shown == sorted(shown)
    assert 0.4 < shown[2] < 0.5, "earlier turns come after"
    assert shown[-1] > 0.9


def test_a_look_back_shows_the_chance_that_is_known_by_now(table):
    """A choice judged by points had a dash, though the graph knew the chance."""
    at_a_roll(table)
    scored = table.match.record.score(Category.THREES)
    by_points = Analysis(table.match.record.game.position, options(Category.THREES, None))
    decision = Decision(1, 1, table.match.record.game, by_points, by_points.options[1], by_points.options[1])
    points = (
        TimelinePoint(ReviewedMoment.START, 1, 250.0, prospect=60.0),
        TimelinePoint(ReviewedMoment.ROLL, 1, 250.0, change=5.8, prospect=65.8),
        TimelinePoint(ReviewedMoment.DECISION, 1, 240.0, decision, -17.1, 48.7),
    )
    review = Review(scored.game, 250.0, points, 0.0, None, measure=Measure.CHANCE)
    match = table.match.play(0, scored)
    scene = table.scene(record=scored, review=review, match=match, viewed=decision)
    assert chances(scene, scene.match_shown)[0] == "65.8\u00a0%"


@pytest.fixture
def at_once(monkeypatch):
    """No moment is waited for chances that are to come."""
    monkeypatch.setattr(coach_client, "_MOMENT", 1)


def test_options_go_by_points_where_their_chances_do_not_come_in_a_moment(table, at_once):
    """The chance before the roll was remembered, the table of the options wasn't: the list was empty for long."""
    table.tell(60.0)
    table.play(0, table.match.record.roll())
    table.tell_points()
    assert table.scene().is_coming
    QTest.qWait(50)
    scene = table.scene()
    assert scene.analysis.measure is None
    assert scene.is_judged_by_points
    assert coach_view(scene).status == goals.turn_by_points(0.0, is_ready=False)
    table.show()
    table.services.estimated(table.match.record, scene.review, PartialReview(None))
    assert table.scene().analysis is not None, "it stays so"
    table.play(0, table.match.record.roll())
    table.tell_points()
    assert table.scene().analysis is not None, "nor does the next roll wait"


def test_a_roll_before_its_chances_are_there_waits_for_them_a_moment_where_others_were_in_time(table):
    """Who rolled at once after the others had a list by points, and the next one by chances."""
    table.play(0, table.match.record.roll())
    table.tell_points()
    assert not table.scene().is_coming, "the first ones take long"
    table.tell(65.8, options(Category.THREES))
    table.play(0, table.match.record.score(Category.THREES))
    for place in (1, 2):
        table.play(place, table.match.seats[place].record.roll().score(Category.CHANCE))
    table.tell_points()
    table.play(0, table.match.record.roll())
    table.tell_points()
    assert table.scene().is_coming
    assert table.scene().analysis is None


def test_how_far_the_chances_are_is_not_less_after_a_roll(table):
    """37 % of earlier turns became 7 % of this one."""
    record = table.match.record.roll().score(Category.THREES)
    for place, one in ((0, record), *((place, table.match.seats[place].record) for place in (1, 2))):
        table.play(place, one if place == 0 else one.roll().score(Category.CHANCE))
    table.tell(50.0, is_about_earlier=True)
    table.services.progressed(0.37, 1.0)
    assert table.client.estimate.solved == pytest.approx(0.37)
    table.play(0, table.match.record.roll())
    table.tell_points()
    table.services.progressed(0.1, 1.0)
    assert table.client.estimate.solved == pytest.approx(0.37)


def test_a_point_that_no_choice_led_to_waits_while_an_opponent_plays(table):
    """It stood beside "your chance wasn't known yet", and was gone after the opponent's turn."""
    table.go_on(table.match.play(0, table.match.record.roll().score(Category.CHANCE)))
    table.tell(67.0, is_about_earlier=True)
    scene = table.scene()
    assert scene.watched is not None
    view = timeline_view(scene)
    assert (view.marks, view.message) == ((), goals.line_waits(Measure.CHANCE))


def test_in_the_first_turn_no_earlier_ones_are_worked_out(table):
    table.tell(60.0, is_about_earlier=True)
    assert coach_view(table.scene()).status == goals.line_waits(Measure.CHANCE)


def test_what_cannot_change_any_more_is_not_about_right(table):
    """ "about 0.0 %" stood at an opponent who could not win any more."""
    table.tell(14.8)
    table.find_outlook(0.148, 0.852, 0.0)
    assert [view.is_approximate for view in seat_views(table.scene())] == [True, True, False]
    table.find_outlook(0.148, 0.851, 0.0004)
    assert [view.is_approximate for view in seat_views(table.scene())] == [True, True, True]


def test_a_match_that_is_decided_is_not_called_approximate(table):
    table.tell(100.0)
    table.find_outlook(1.0, 0.0, 0.0)
    scene = table.scene()
    assert exactness(scene, scene.match) is match_words.Exactness.DECIDED
    assert coach_view(scene).status == "Against 2 opponents"
    assert not any(view.is_approximate for view in seat_views(scene))
    at_a_roll(table)
    decided = tuple(replace(one, worth=0.9997, worth_lost=0.0) for one in options(Category.THREES, Measure.CHANCE))
    table.tell(99.97, decided)
    scene = table.scene()
    assert scene.analysis.is_decided
    assert exactness(scene, scene.match) is match_words.Exactness.DECIDED


def test_a_chance_that_is_shown_is_not_said_to_be_worked_out(table):
    """ "Working out the chances…" stood below the player's own."""
    table.tell(60.0)
    scene = table.scene()
    assert (chances(scene, scene.match)[0], scene.waits_for_chances) == ("60.0\u00a0%", True)
    assert coach_view(scene).status == match_words.others_wait()
    at_a_roll(table)
    table.play(0, table.match.record.score(Category.THREES))
    scene = table.scene()
    assert (scene.waits_for_chances, "…" in table.strip) == (True, False)
    assert coach_view(scene).status == match_words.status(2, match_words.Exactness.ABOUT, linked=False)


def test_once_chances_are_said_to_be_ready_the_next_choice_waits_for_them(table, at_once):
    """ "The chances are ready" stood there, and the next choice went by points again, with "50 % done"."""
    table.tell(60.0)
    table.play(0, table.match.record.roll())
    table.tell_points()
    QTest.qWait(50)
    scene = table.show()
    known = replace(scene.review, measure=Measure.CHANCE)
    table.services.estimated(table.match.record, scene.review, PartialReview(known, True))
    assert coach_view(table.scene()).status == goals.turn_by_points(1.0, is_ready=True)
    table.play(0, table.match.record.roll())
    table.tell_points()
    assert table.scene().is_coming


def test_looking_back_says_that_it_is_as_it_stood_then(table):
    """It said "until everyone's done" when everyone had finished long ago, and a dash stood at the others."""
    table.tell(60.0)
    viewed = SimpleNamespace(turn=2, analysis=SimpleNamespace(is_decided=False))
    scene = replace(table.scene(), viewed=viewed)
    assert exactness(scene, scene.match) is match_words.Exactness.THEN
    assert match_words.status(2, exactness(scene, scene.match), linked=False).endswith("as it stood then")


def test_a_seat_without_a_chance_says_when_it_has_one(table):
    """No one's chance stood in the strip in After, and nothing said why."""
    at_a_roll(table)
    assert not any(match_words.when_chances() in seat.hint for seat in seat_views(table.scene()))
    assert all(match_words.when_chances() in seat.hint for seat in seat_views(table.scene(CoachMode.AFTER)))


def test_all_who_played_since_are_told_and_the_dice_on_the_table_are_the_last_ones():
    """Anna's dice lay above a line about Thumb's, and nothing said that they were hers."""
    match = begin([("You", ""), ("Thumb", "rules-of-thumb"), ("Anna", "")], DEFAULT_RULES, "whose dice")
    for place in (0, 1, 2):
        match = match.play(place, match.seats[place].record.roll().score(Category.CHANCE))
    told = round_told(match)[0]
    last = match.seats[2].game.events[0].dice
    assert told.index("Thumb") < told.index("Anna")
    assert names.dice(last) in told.split(" · ")[-1]
    scene = Scene(CoachMode.AFTER, match.record, None, TableStatus(TableState.READY, 254.6), match=match)
    assert dice_before(scene) == last
    match = match.play(0, match.record.roll().score(Category.ACES))
    match = match.play(1, match.seats[1].record.roll().score(Category.ACES))
    assert round_told(match)[0].index("You") < round_told(match)[0].index("Thumb"), "in the order in which they played"
