# SPDX-License-Identifier: MIT
"""The strip of a match shows no chance of an older position: dots stand there until this one's is known."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from coach_answers import Answers
from PySide6.QtWidgets import QApplication
from scenes import scene_of_record

from engine.analysis.options import Analysis, Option
from engine.analysis.verdicts import Measure, Verdict
from engine.game_review.review import Review, ReviewedMoment, TimelinePoint
from engine.games.game import NOTHING_KEPT
from engine.games.match import begin, next_match
from engine.matches.win_chances import Outlook, ToBeat
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board import match_words
from yahtzee_gui.board.card import card_view
from yahtzee_gui.board.coach import words as choices_words
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.coach.why_view import told_choice, why_view
from yahtzee_gui.board.match_view import Need, NeedsFace, chances, exactness, hands_needed, needs, seat_views
from yahtzee_gui.board.seat_strip import SeatStrip
from yahtzee_gui.board.timeline.session import Ahead, CardFace
from yahtzee_gui.board.tray.view import dice_before, round_told
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_client import CoachClient
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.words import goals, names

LATER = ("…", "…", "…")


class Table:
    """A match at which the test says what the coach knows, and when."""

    def __init__(self):
        seats = [("You", ""), ("Thumb", "rules-of-thumb"), ("Greta", "greedy")]
        self.match = begin(seats, DEFAULT_RULES, "strip")
        self.services = Answers()
        self.client = CoachClient(self.services, self.services, *[lambda *_: None] * 3)
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

    def tell(self, chance, options=(), *, is_complete=True):
        """Have it told how the game stands now."""
        game = self.match.record.game
        analysis = Analysis(game.position, options, Measure.CHANCE) if options else None
        point = TimelinePoint(ReviewedMoment.START, game.turn, 250.0, prospect=chance)
        told = Review(game, 250.0, (point,), 0.0, analysis, measure=Measure.CHANCE, is_complete=is_complete)
        self.services.reviewed(told)

    def tell_nothing_yet(self):
        """Have it told that the chances of the moment are being worked out."""
        game = self.match.record.game
        waits = {"is_current": False, "is_complete": False}
        self.services.reviewed(Review(game, 0.0, (), 0.0, None, measure=Measure.CHANCE, **waits))

    def find_outlook(self, *found):
        to_beat = tuple(ToBeat(place, 205, found[0] + 0.03) for place in (1, 2))
        self.services.looked_out(self.match, Outlook(found, to_beat, 0.5))
        self.client.show_outlook()

    def scene(self, mode=CoachMode.LIVE, **changes):
        client, table = self.client, TableStatus(TableState.READY, 254.6)
        return scene_of_record(mode, self.match, table=table, said=client.said, **changes)

    @property
    def strip(self):
        return tuple(one.written.replace("\u00a0%", "") for one in chances(self.scene(), self.match))


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
    assert table.strip == ("66", "30", "4")


def test_what_follows_from_the_players_move_is_known_at_once(table):
    at_a_roll(table)
    table.play(0, table.match.record.score(Category.THREES))
    assert table.strip[0] == "49"
    assert sum(map(float, table.strip)) == pytest.approx(100.0)
    table.tell_nothing_yet()  # the chances of the position take a moment
    assert table.strip[0] == "49"


def test_after_the_others_turns_no_older_chance_is_shown(table):
    at_a_roll(table)
    table.play(0, table.match.record.score(Category.THREES))
    table.tell(48.7)
    assert table.strip[0] == "49"
    for place in (1, 2):
        record = table.match.seats[place].record
        table.play(place, record.roll().score(Category.CHANCE))
        assert table.strip == LATER, "the others have moved since"
    assert coach_view(table.scene()).status == goals.line_waits()
    table.tell(55.4)
    assert table.strip == ("55", "…", "…"), "how the others stand goes by their new cards"
    assert coach_view(table.scene()).status == match_words.others_wait()
    table.find_outlook(0.554, 0.4, 0.046)
    assert table.strip == ("55", "40", "5")


def test_what_is_needed_is_not_told_of_the_dice_before(table):
    at_a_roll(table)
    assert [need.figure for need in needs(table.scene())][:2] == ["69\u00a0%", "69\u00a0%"]
    table.play(0, table.match.record.roll())
    table.tell(50.0, options(Category.THREES))
    assert {need.figure for need in needs(table.scene())[:3]} == {"…"}
    assert table.strip[0] == "50"
    assert all("205" in need.points for need in needs(table.scene())[:2]), "nobody else has moved"


def test_who_has_the_score_that_beats_another_is_told_how_often_that_is_enough(table):
    """ "Beat Greta about 192" stood below 194 points: that read as if the match were won."""
    at_a_roll(table)
    found = ToBeat(1, table.match.record.game.points_so_far, 0.7), ToBeat(2, 205, 0.7)
    table.services.looked_out(table.match, Outlook((0.658, 0.3, 0.042), found, 0.5))
    table.client.show_outlook()
    far, reached = needs(table.scene(CoachMode.AFTER))[:2]
    assert (far.points, far.shorter) == ("about 205, 205 more", "about 205")
    assert (reached.points, reached.shorter) == ("0 wins at least half the time", "about 0")
    assert needs(table.scene())[1].points == "about 0", "its chance stands beside it"


def test_what_a_choice_costs_has_its_unit_where_no_heading_has_it(table):
    """A chance stood there as "8.9 ?", as points do, and below costs in per cent it said "fewer points"."""
    at_a_roll(table)
    cost = names.cost_and_mark(options(Category.THREES)[1])
    assert cost == "17.1\u00a0% ??"
    assert told_choice(options(Category.THREES)[1], (1, 2, 3, 4, 5), NOTHING_KEPT).short[1] == cost
    assert [row.loss for row in coach_view(table.scene()).rows if row.bar] == ["17.1\u00a0??"], "below: cost (%)"
    assert "points" not in choices_words.nothing_yet()


def test_the_list_waits_for_chances_and_says_how_far_they_are_and_one_may_play_on(table):
    """Points stood there meanwhile, and the choice was judged by them: two scales in one game."""
    table.play(0, table.match.record.roll())
    table.tell_nothing_yet()
    table.services.progressed(0.42)
    scene = table.scene()
    assert (scene.is_pending, scene.analysis, scene.chance) == (True, None, None)
    assert why_view(scene).sentence == goals.chances_wait(0.42)
    assert why_view(scene).progress == 0.42
    assert scene.can_roll
    assert scene.can_choose(Category.CHANCE)
    assert not coach_view(table.scene(CoachMode.AFTER)).rows
    assert coach_view(table.scene(CoachMode.AFTER)).status == goals.working_out(0.42)
    table.tell(65.8, options(Category.THREES))
    assert table.scene().analysis.measure is Measure.CHANCE


def test_the_verdict_on_a_choice_waits_for_its_chance_and_that_is_said(table):
    table.play(0, table.match.record.roll())
    table.tell_nothing_yet()
    table.play(0, table.match.record.score(Category.THREES))
    table.tell_nothing_yet()
    scene = table.scene(CoachMode.AFTER)
    assert scene.waits_for_verdict
    assert scene.last_decision is None
    view = why_view(scene)
    assert view.sentence == choices_words.verdict_follows()
    assert (view.retry, view.told) == ("", ())
    assert not table.scene(CoachMode.OFF).waits_for_verdict, "nothing is judged before the end"


def test_what_cannot_change_any_more_is_nothing_and_what_is_about_right_has_no_decimals(table):
    """ "about 80.0 %" stood at a player, "about 0.0 %" at an opponent who could not win any more."""
    table.tell(14.8)
    table.find_outlook(0.148, 0.852, 0.0)
    assert table.strip == ("15", "85", "0")
    table.find_outlook(0.148, 0.8516, 0.0004)
    assert table.strip == ("15", "85", "<\u20091")
    assert not any("about" in view.spoken for view in seat_views(table.scene()))


def test_the_bar_is_grey_until_all_chances_are_known_and_away_where_none_may_be_seen(table, qtbot):
    strip = SeatStrip()
    qtbot.addWidget(strip)
    table.tell(60.0)
    strip.set_view(seat_views(table.scene()), moves=True)
    assert strip.shares == (0.6, None, None)
    assert strip.beat.isActive()
    at_a_roll(table)
    strip.set_view(seat_views(table.scene()), moves=True)
    assert strip.shares == pytest.approx((0.658, 0.3, 0.042))
    assert not strip.beat.isActive()
    strip.set_view(seat_views(table.scene(CoachMode.AFTER)), moves=True)
    assert strip.shares == ()


def test_an_opponent_is_told_by_its_way_not_by_a_score_that_is_no_score_to_beat(table):
    """Greta averaged 217 above, and was beaten by about 208 below."""
    assert [seat.detail for seat in seat_views(table.scene())] == ["to play", "rules of thumb", "greedy"]


def test_everybody_has_the_same_colour_in_the_next_match(table):
    """Who goes first changes from match to match: the players swapped their colours."""
    colors = {view.name: view.color for view in seat_views(table.scene())}
    table.go_on(next_match(table.match, "next"))
    views = seat_views(table.scene())
    assert views[0].name != "You"
    assert {view.name: view.color for view in views} == colors


def test_what_is_needed_comes_first_before_the_roll_too(table):
    """A match that was taken up again began with Why."""
    table.tell_nothing_yet()
    assert card_view(table.scene(), Ahead()).face is CardFace.NEEDS


def test_a_seat_says_how_far_ahead_or_behind_it_is(table):
    assert [seat.gap for seat in seat_views(table.scene())] == ["", "", ""]
    for place in range(3):
        table.play(place, table.match.seats[place].record.roll().score(Category.CHANCE))
    totals = [seat.game.points_so_far for seat in table.match.seats]
    best, second = sorted(totals)[:-3:-1]
    for view, total in zip(seat_views(table.scene(CoachMode.AFTER)), totals, strict=True):
        assert view.gap == (f"{best - second} ahead" if total == best else f"{best - total} behind")
        assert view.gap in view.spoken
    assert best > second, "choose another match"


def test_it_is_said_whether_a_hand_is_needed(table):
    """Strangers looked for 5 s, twice, and could not say whether they needed a large straight."""
    at_a_roll(table)
    table.tell(65.8, options(Category.LARGE_STRAIGHT, chance=53.4))
    said = "A large straight matters: you win 66\u00a0% now, 53\u00a0% with a zero there."
    assert hands_needed(table.scene()) == said
    table.tell(65.8, (*options(Category.LARGE_STRAIGHT, chance=53.4), options(Category.YAHTZEE, chance=30.0)[1]))
    now, without = "66\u00a0%", "30\u00a0%"
    first = f"A Yahtzee matters: you win {now} now, {without} with a zero there."
    assert hands_needed(table.scene()) == f"{first} {said}", "what is needed most comes first"
    table.tell(65.8, options(Category.CHANCE, chance=40.0))
    assert not hands_needed(table.scene()), "Chance is no hand"
    assert not hands_needed(table.scene(CoachMode.AFTER)), "that would tell what these dice are worth"


def test_a_hand_matters_by_how_much_it_changes_and_not_by_which_side_of_half_that_is(table):
    """79 to 49 % was "would help", 79 to 53 % "even without"."""
    box = Category.LARGE_STRAIGHT
    for without in (49.0, 53.0):
        assert match_words.hand_needed(box, without, 79.0).startswith("A large straight matters: you win 79")
    said = match_words.hand_needed(box, 73.2, 79.0)
    assert said == "Even without a large straight you win 73\u00a0% (79\u00a0% now)."
    assert "matters" in match_words.hand_needed(box, 8.0, 15.0), "half of a small chance is much"
    assert not match_words.hand_needed(box, 8.6, 9.4), "9 % now, and 9 % without it"
    assert "tie" in match_words.needs_explained()


def test_a_match_that_is_decided_is_not_called_approximate(table):
    table.tell(100.0)
    table.find_outlook(1.0, 0.0, 0.0)
    scene = table.scene()
    assert exactness(scene, scene.match) is match_words.Exactness.DECIDED
    assert coach_view(scene).status == "Against 2 opponents"
    assert table.strip == ("100", "0", "0")
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
    assert (chances(scene, scene.match)[0].written, scene.waits_for_chances) == ("60\u00a0%", True)
    assert coach_view(scene).status == match_words.others_wait()
    at_a_roll(table)
    table.play(0, table.match.record.score(Category.THREES))
    scene = table.scene()
    assert (scene.waits_for_chances, "…" in table.strip) == (True, False)
    assert coach_view(scene).status == match_words.status(2, match_words.Exactness.ABOUT, linked=False)


def test_looking_back_says_that_it_is_as_it_stood_then(table):
    """It said "until everyone's done" when everyone had finished long ago, and a dash stood at the others."""
    table.tell(60.0)
    scene = table.scene()
    scene.__dict__["viewed"] = SimpleNamespace(turn=2, analysis=SimpleNamespace(is_decided=False))
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
    scene = scene_of_record(CoachMode.AFTER, match.record, None, TableStatus(TableState.READY, 254.6), match=match)
    assert dice_before(scene) == last
    match = match.play(0, match.record.roll().score(Category.ACES))
    match = match.play(1, match.seats[1].record.roll().score(Category.ACES))
    assert round_told(match)[0].index("You") < round_told(match)[0].index("Thumb"), "in the order in which they played"


def test_what_is_said_of_hands_is_whole_or_not_there_in_a_low_card(qtbot):
    """In German at 150 % the bold sentence was cut at its top and bottom."""
    face = NeedsFace()
    qtbot.addWidget(face)
    first, second = (match_words.hand_needed(box, 20.0, 60.0) for box in list(CATEGORIES)[10:12])
    said = set()
    face.show()
    for height in range(40, 300, 4):
        face.resize(300, height)
        face.set_view((Need("Beat Greta", "about 230", 0.5, "50 %"),), f"{first} {second}", "")
        QApplication.processEvents()
        label = face.hands
        said.add(label.text() if label.isVisible() else "")
        assert not label.isVisible() or label.height() >= label.heightForWidth(label.width())
    assert said == {"", first, f"{first} {second}"}
