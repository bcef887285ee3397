# SPDX-License-Identifier: MIT
"""The coach in a match tells chances to win that are the engine's, what is needed, and how the match ended."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from audits import daily
from gui_driver import first_allowed
from history_samples import without_grade
from late_games import late_game
from patience import wait_for
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from scenes import scene_of_record, scene_with

from engine import api
from engine.analysis.verdicts import Measure, Verdict
from engine.distribution.statistics import Start, before_choice
from engine.game_review.review import ReviewedMoment
from engine.games import saved
from engine.games.goals import WinGoal
from engine.games.match import Match, Seat, begin
from engine.games.record import Record
from engine.matches.standings import beat_goal
from engine.matches.win_chances import chance_to_beat
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.strategies.strategies import Face
from engine.workspace.workspace import Workspace
from yahtzee_gui import work
from yahtzee_gui.board import match_view, match_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.view import choices_view, coach_view
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.match_view import exactness, match_status
from yahtzee_gui.board.match_words import Exactness
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import choice_words
from yahtzee_gui.desktop.preferences import CoachMode, DiceSpeed
from yahtzee_gui.end_page.view import end_page_view, sum_of
from yahtzee_gui.history.view import _result
from yahtzee_gui.library.finished_game import FinishedGame, Place, seats_of
from yahtzee_gui.shell.announcer import look_back_spoken
from yahtzee_gui.shell.renderer import card_view
from yahtzee_gui.words import glossary, numbers, units

OPEN = (Category.FIVES, Category.CHANCE)


@pytest.fixture(autouse=True)
def _no_head_start(monkeypatch):
    monkeypatch.setattr(work, "_HEAD_START", 0.0)


def card(more, open_boxes=OPEN):
    """Return the scores of a card with few open boxes, `more` points in the Full house."""
    scores = [0 if box not in open_boxes else None for box in CATEGORIES]
    scores[Category.THREE_OF_A_KIND] = 25
    scores[Category.SIXES], scores[Category.FOURS] = 24, 12
    scores[Category.LARGE_STRAIGHT], scores[Category.FULL_HOUSE] = 40, more
    return tuple(scores)


def late_match(names=(("You", ""), ("Greta", "greedy"), ("Thumb", "rules-of-thumb")), linked=False):
    """Return a match of which two turns are left."""
    seats = []
    for place, (name, strategy) in enumerate(names):
        game = late_game("late" if linked else f"late {place}", DEFAULT_RULES, card(25 * (place % 2 == 0)))
        seats.append(Seat(name, Record(game, goal=None if strategy else WinGoal()), strategy))
    return Match(tuple(seats), linked)


@pytest.fixture
def at_late_match(open_player, monkeypatch):
    """Return a function that opens a window with a match near its end."""

    def open_one(match=None, mode=CoachMode.LIVE):
        player = open_player(mode=mode)
        player.session.services.settings.dice_speed = DiceSpeed.OFF
        player.told = []
        coach, ask = player.session.services.coach, player.session.services.coach.ask_win_chances

        def note(then, match, outlook):
            then(match, outlook)
            player.told.append(match)

        monkeypatch.setattr(coach, "ask_win_chances", lambda match, then: ask(match, partial(note, then)))
        player.controller.open_record(match or late_match())
        return player

    return open_one


def settled(player):
    """Wait until it is a person's turn, and all that is told of it has come."""

    def has_come():
        scene = player.controller.scene()
        if scene.match.is_over:
            return scene.review is not None and not scene.is_waiting
        return scene.is_my_turn and scene.review is not None and not scene.is_waiting and is_current(player)

    player.wait(has_come)
    QApplication.processEvents()


def is_current(player):
    """Return whether the outlook that came last is that of the match as it is."""
    here = player.controller.match
    return bool(player.told) and all(
        one.game is other.game for one, other in zip(player.told[-1].seats, here.seats, strict=True)
    )


def engine_chances(workspace, match):
    """Return the chances to win worked out anew from distributions."""
    game, goal = match.record.game, beat_goal(match, match.person)
    start = before_choice(game.position) if game.position else Start(game.scores, game.yahtzee_bonuses)
    ends = [
        np.array(
            workspace.get(workspace.ends(one.strategy, game.rules, Start(one.scores, one.yahtzee_bonuses))).distribution
        )
        for one in goal.others
    ]
    ends.insert(match.person, np.array(workspace.get(workspace.ends(goal, game.rules, start)).distribution))
    return [chance_to_beat(own, ends[:place] + ends[place + 1 :]) for place, own in enumerate(ends)], ends


def strip(player):
    return [seat.view.chance for seat in player.window.seats.seats]


def figures_of(written):
    """Return the figures of chances as they are written; one that is nearly 0 or 100 is told by < and >."""
    ends = {"<": 0.0, ">": 100.0}
    return [ends[text[0]] if text[0] in ends else float(text.split("\u00a0")[0].replace(",", ".")) for text in written]


def test_every_chance_that_is_shown_is_the_engines(at_late_match):
    player, workspace = at_late_match(), Workspace()
    settled(player)
    for move in range(4):
        match = player.controller.match
        chances, ends = engine_chances(workspace, match)
        assert sum(chances) == pytest.approx(1.0, abs=1e-12)
        places = 1 if all(seat.game.is_over for seat in match.seats[1:]) and not match.is_over else 0
        assert strip(player)[0] == units.percent(100 * chances[0], places), "what is about right has no decimals"
        shown = figures_of(strip(player))
        assert shown == pytest.approx([100 * chance for chance in chances], rel=0, abs=0.1 if places else 1.0)
        assert player.window.seats.shares == pytest.approx(chances), "the bar has the figures unrounded"
        assert sum(shown) == pytest.approx(100.0, abs=1e-9)
        review = player.controller.review
        assert review.prospect == pytest.approx(100 * chances[0], abs=1e-8)
        if match.record.game.position is not None:
            goal = beat_goal(match, 0)
            best = api.advise(match.record.game.position, goal=goal, workspace=workspace).best
            assert review.analysis.best.worth == pytest.approx(best.worth, abs=1e-12)
            needs = player.card.needs.needs.needs
            for other, end in zip(match.seats[1:], ends[1:], strict=True):
                chance = chance_to_beat(ends[0], [end])
                [need] = [one for one in needs if one.name == match_words.beat(other.name)]
                assert need.chance == pytest.approx(chance, abs=1e-12)
                assert need.figure == units.percent(100 * chance, 0)
        if move % 2 == 0:
            player.press_roll()
        else:
            player.click_box(first_allowed(player.game))
        settled(player)
    match = player.controller.match
    assert match.is_over
    assert strip(player) == [], "the end page has everybody"


def test_chance_luck_others_and_loss_add_up_to_how_it_ended(at_late_match):
    player = at_late_match()
    settled(player)
    for _ in range(2):
        player.press_roll()
        player.click_box(first_allowed(player.game))
        settled(player)
    review, match = player.controller.review, player.controller.match
    total = review.start + review.luck + review.others - review.points_lost
    assert total == pytest.approx(100 * match.shares[0], abs=1e-8)
    view = player.window.end_page
    assert view.isVisible()


def test_what_the_others_did_is_told_after_a_turn_and_the_end_is_written_as_it_is(at_late_match):
    player = at_late_match()
    settled(player)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    settled(player)
    review = player.controller.review
    own, others = [point for point in review.points if point.turn == review.points[-1].turn][-2:]
    change = round(others.prospect, 1) - units.figure_at(own, Measure.CHANCE)  # as they are written
    turn = next(row for row in choices_view(player.controller.scene()) if row.rows and row.number)
    told = {row.text: row.figure for row in turn.rows if not row.dice}
    assert abs(change) >= 0.1, "choose another match"
    assert told[coach_words.others()] == units.short(numbers.signed(change), Measure.CHANCE)
    line = timeline_view(player.controller.scene()).summary
    change = coach_words.tr("opponents' turns {change}").format(change=numbers.signed(units.others_in(review)))
    assert f" · {change}" in line
    player.press_roll()
    player.click_box(first_allowed(player.game))
    settled(player)
    review, match = player.controller.review, player.controller.match
    assert sum_of(review, WinGoal()).result.number == units.percent(100 * match.shares[0])


def test_the_strip_has_the_others_turns_as_soon_as_the_choices_have_them(at_late_match):
    """In Feedback its sum lagged behind until the next choice."""
    player = at_late_match(mode=CoachMode.AFTER)
    settled(player)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    settled(player)
    player.press_roll()
    settled(player)
    scene = player.controller.scene()
    turn = next(row for row in choices_view(scene) if row.rows and len(row.rows) > 1 and row.number == "12")
    told = {row.text: row.figure for row in turn.rows if not row.dice}
    assert timeline_view(scene).summary.endswith(f"opponents' turns {told[coach_words.others()]}")
    last = scene.points[-1].moment
    assert last is ReviewedMoment.OTHERS, "the line, too; the roll since would tell what these dice are worth"


def test_who_does_not_win_of_two_loses_also_before_the_chances_of_several_are_there(at_late_match):
    player = at_late_match(late_match((("You", ""), ("Greta", "greedy"))))
    settled(player)
    scene = scene_with(player.controller.scene(), outlook=None)
    own, other = match_view.chances(scene, scene.match)
    assert own.written == units.percent(scene.review.prospect, 0)
    assert (own.share, other.share) == pytest.approx((scene.review.prospect / 100, 1 - scene.review.prospect / 100))
    assert [own.written, other.written] == strip(player)


def test_a_look_back_shows_the_seats_as_they_stood(at_late_match):
    player = at_late_match()
    settled(player)
    totals = []
    for _ in range(2):
        player.press_roll()
        settled(player)
        totals.append([seat.total for seat in match_view.seat_views(player.controller.scene())])
        player.click_box(first_allowed(player.game))
        settled(player)
    assert player.controller.match.is_over
    boxes = [one for one in player.controller.scene().decisions if one.taken.category is not None]
    for decision, then in zip(boxes, totals, strict=True):
        player.controller.review_cursor.view(decision)
        scene = player.controller.scene()
        views = match_view.seat_views(scene)
        assert [view.total for view in views] == then
        [here] = [place for place, view in enumerate(views) if view.is_to_move]
        assert here == scene.match.person
        places = int(exactness(scene, scene.match) is Exactness.EXACT)
        assert views[here].chance == units.percent(decision.analysis.best.prospect, places)
        assert not any(player.window.menus.item(name).isEnabled() for name in ("undo", "redo"))
        assert player.tray.undo.toolTip().endswith(tray_words.undo_after_the_look())
    player.press(Qt.Key.Key_Escape)
    assert player.window.menus.item("undo").isEnabled()


def test_linked_dice_are_explained_where_they_are_named(at_late_match):
    player = at_late_match()
    settled(player)
    scene = player.controller.scene()
    linked = scene_with(scene, match=begin((("You", ""), ("Greta", "greedy")), DEFAULT_RULES, "linked", linked=True))
    assert glossary.same_rolls() in coach_view(linked).status_hint
    assert glossary.same_rolls() not in coach_view(scene_with(scene, match=replace(linked.match, linked=False,
        seats=scene.match.seats))).status_hint  # fmt: skip


def test_mistakes_of_a_match_are_looked_at_and_not_asked_again(at_late_match):
    player = at_late_match()
    settled(player)
    for _ in range(2):
        player.press_roll()
        player.click_box(first_allowed(player.game))
        settled(player)
    page = player.window.end_page
    assert player.controller.scene().report.measure is Measure.CHANCE
    assert not page.costs.practise.isVisible()
    assert page.again.button.property("primary") == "true"


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER])
def test_no_chance_is_seen_before_a_decision_in_the_other_modes(at_late_match, mode):
    player = at_late_match(mode=mode)
    player.wait(lambda: player.controller.review is not None and not player.controller.scene().is_pending)
    player.press_roll()
    player.wait(lambda: player.controller.review is not None and player.controller.scene().said.outlook is not None)
    assert strip(player) == ["", "", ""]
    assert player.window.seats.shares == (), "there is no bar"
    told = card_view(player.controller.scene(), player.window.ahead.state)
    assert told.face is CardFace.WHY, "what the last choice cost comes first"
    assert {(need.chance, need.figure) for need in told.needs} == (set() if mode is CoachMode.OFF else {(None, "")})
    if mode is not CoachMode.OFF:
        names = {"Beat Greta", "Beat Thumb"}
        assert {need.name for need in told.needs} == names, "and nothing that is worked out from the options"


def test_it_says_about_until_the_others_have_finished(at_late_match):
    player = at_late_match(late_match((("Greta", "greedy"), ("You", ""))))
    settled(player)
    assert player.coach.status.text() == match_words.status(1, Exactness.ABOUT, linked=False)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    settled(player)
    assert player.controller.match.seats[0].game.is_over
    assert player.coach.status.text() == match_words.status(1, Exactness.EXACT, linked=False)
    other = player.controller.match.seats[0].game.points_so_far
    needs = player.card.needs.needs.needs
    assert needs == () or needs[0].points == f"{other} ties, {other + 1} wins"
    assert player.coach.status.accessibleDescription() == match_words.about_explained()
    player.controller.review_cursor.view(player.controller.review.decisions[0])
    QApplication.processEvents()
    assert player.coach.status.text() == match_words.status(1, Exactness.THEN, linked=False)


def test_hints_of_one_person_do_not_count_for_another(at_late_match):
    player = at_late_match(late_match((("Ann", ""), ("Bob", ""))), mode=CoachMode.OFF)
    player.wait(lambda: player.controller.review is not None)
    player.press_roll()
    player.wait(lambda: player.controller.scene().can_hint and player.controller.review is not None)
    for _ in range(3):
        player.controller.hint()
    player.wait(lambda: player.controller.record.hinted)
    assert [seat.record.is_coached for seat in player.controller.match.seats] == [True, False]


def test_a_finished_match_says_who_has_won_in_the_history(at_late_match):
    player = at_late_match()
    for _ in range(2):
        player.wait(lambda: player.controller.scene().is_my_turn)
        player.press_roll()
        player.click_box(first_allowed(player.game))
    player.wait(lambda: player.controller.match.is_over)
    match = player.controller.match
    kept = tuple(Place(seat.name, seat.game.points_so_far, place == 0) for place, seat in enumerate(match.seats))
    history = player.session.services.library
    player.wait(lambda: history.figures is not None and history.figures.games == 1)
    assert history.figures.latest[0].goal == "win"
    assert [seat.name for seat in kept] == ["You", "Greta", "Thumb"]


def test_the_result_of_a_match_is_read_from_its_text_without_playing_it():
    import random
    from datetime import UTC, datetime

    from match_samples import at_table, played

    match = played(at_table(2, 1), random.Random(9), 10_000)
    game = FinishedGame.of(match, datetime.now(UTC))
    assert seats_of(saved.dumps(match)) == game.seats
    assert [seat.total for seat in game.seats] == [seat.game.points_so_far for seat in match.seats]
    assert [seat.is_own for seat in game.seats] == [True, False, False]
    assert seats_of("{}") == ()
    assert seats_of(saved.dumps(match.seats[0].record)) == ()
    assert seats_of(saved.dumps(match).replace('"points"', '"pints"')) == ()


@pytest.mark.parametrize(
    ("totals", "said", "others"),
    [
        ((200, 150, 160), match_words.won_against, "BC"),
        ((150, 200, 140), match_words.lost_to, "B"),
        ((150, 200, 160), match_words.lost_to, "BC"),
        ((150, 200, 200), match_words.lost_to, "BC"),
        ((200, 200, 160), match_words.tied_with, "B"),
    ],
)
def test_the_history_tells_who_was_beaten(totals, said, others):
    places = [Place(name, total, name == "A") for name, total in zip("ABC", totals, strict=True)]
    assert _result(places) == said(match_words.listed(list(others)))  # listed as the language does by now


@pytest.mark.parametrize("face", daily(list(Face), 2), ids=lambda face: face.key)
def test_a_match_is_played_to_its_end_against_every_face(at_late_match, face):
    player = at_late_match(late_match((("You", ""), ("Somebody", face.value))), mode=CoachMode.OFF)
    for _ in range(2):
        player.wait(lambda: player.controller.scene().is_my_turn)
        player.press_roll()
        player.click_box(first_allowed(player.game))
    player.wait(lambda: player.controller.match.is_over)
    player.wait(player.window.end_page.isVisible)
    own, other = (seat.game.points_so_far for seat in player.controller.match.seats)
    said = {
        own > other: match_words.you_win(own - other),
        own < other: match_words.you_lose(other - own, name="Somebody"),
        own == other: match_words.tie(match_words.listed(["You", "Somebody"])),
    }
    assert said[True] in [label.text() for label in player.window.end_page.findChildren(QLabel)]


@pytest.mark.parametrize("turns", [0, 1, 3, 4])
def test_a_chance_says_that_it_is_about_right(turns):
    match = begin((("Ada", ""), ("Greta", "greedy")), DEFAULT_RULES, "left out")
    for _ in range(turns):
        for place, seat in enumerate(match.seats):
            record = seat.record.roll()
            box = next(box for box in CATEGORIES if record.game.can_score(box))
            match = match.play(place, record.score(box))
    scene = scene_of_record(CoachMode.LIVE, match.record, match=match)
    assert exactness(scene, match) is Exactness.ABOUT
    assert match_status(scene, match) == match_words.status(1, Exactness.ABOUT, linked=False)


@pytest.mark.parametrize(
    "chances",
    [[1 / 3, 1 / 3, 1 / 3], [0.123449, 0.376551, 0.25, 0.25], [1.0, 0.0], [0.48851, 0.0, 0.51149]],
)
def test_the_chances_of_all_come_to_a_hundred_as_they_are_written(chances):
    for places, off in ((0, 1.0), (1, 0.1)):
        found = match_view.as_written([100 * chance for chance in chances], 0, places)
        written = [one.written for one in found]
        assert written[0] == units.percent(100 * chances[0], places)
        assert sum(figures_of(written)) == pytest.approx(100.0, abs=1e-9)
        assert figures_of(written) == pytest.approx([100 * chance for chance in chances], rel=0, abs=off + 1e-9)
        assert [one.share for one in found] == pytest.approx(chances)


def test_a_chance_that_is_nearly_none_is_not_written_as_none():
    written = [one.written for one in match_view.as_written([99.996, 0.004], 0, 0)]
    assert written == [units.percent(99.996, 0), units.percent(0.004, 0)]
    assert units.percent(0.0, 0) not in written


def test_the_others_share_what_the_coach_leaves_them():
    assert match_view.shared_rest([50.0, 30.0, 20.0], 0, 60.0) == pytest.approx([60.0, 24.0, 16.0])
    assert match_view.shared_rest([100.0, 0.0], 0, 100.0) == pytest.approx([100.0, 0.0])
    assert match_view.shared_rest([100.0, 0.0, 0.0], 0, 99.0) == pytest.approx([99.0, 0.5, 0.5]), (
        "they had none in a guess"
    )


def test_three_who_tie_have_a_hundred_together():
    over = SimpleNamespace(is_over=True, seats=(None,) * 3, shares=(1 / 3,) * 3)
    assert sorted(figures_of(one.written for one in match_view.chances(None, over))) == [33, 33, 34]


def test_choices_wait_for_their_chances_where_no_points_were_shown(at_late_match, monkeypatch):
    """In After choices made fast were judged by points, beside others of the turn by chances."""
    gate, solve = threading.Event(), Workspace.goal_analyzer

    def waiting(self, *given):
        wait_for(gate)
        return solve(self, *given)

    player = at_late_match(mode=CoachMode.AFTER)
    controller = player.controller
    player.wait(lambda: controller.review is not None and not controller.scene().is_pending)
    monkeypatch.setattr(Workspace, "goal_analyzer", waiting)
    try:
        player.press_roll()
        controller.roll()
        controller.roll()
        player.wait(lambda: controller.scene().is_pending)
        assert controller.scene().waits_for_verdict
        assert why_view(controller.scene()).sentence == coach_words.verdict_follows()
        controller.score(first_allowed(controller.game))
    finally:
        gate.set()
    player.wait(lambda: len(controller.scene().decisions) == 3)
    assert all(one.analysis.measure is Measure.CHANCE for one in controller.scene().decisions)
    turn = next(row for row in choices_view(controller.scene()) if row.rows and row.number)
    assert any(not row.dice for row in turn.rows)
    assert why_view(controller.scene()).told


def test_opponents_never_wait_for_the_chances(at_late_match, monkeypatch):
    """An opponent was "thinking" for 45 s, also after Skip, while chances were worked out."""
    gate, solve = threading.Event(), Workspace.goal_analyzer

    def waiting(self, *given):
        wait_for(gate)
        return solve(self, *given)

    player = at_late_match()
    settled(player)
    player.press_roll()
    player.click_box(first_allowed(player.game))
    settled(player)
    monkeypatch.setattr(Workspace, "goal_analyzer", waiting)
    try:
        player.press_roll()
        player.wait(lambda: player.controller.scene().is_pending)
        player.controller.score(first_allowed(player.game))
        player.wait(lambda: player.controller.match.is_over)
        assert not gate.is_set(), "the coach is still at it"
    finally:
        gate.set()


def test_no_options_of_a_turn_stand_there_while_opponents_play(at_late_match, monkeypatch):
    """ "Your box: None yet" and the old list stood there until the box just scored was judged."""
    player = at_late_match()
    settled(player)
    player.press_roll()
    settled(player)
    coach = player.session.services.coach
    monkeypatch.setattr(coach, "review", lambda *given: None)
    assert player.coach.view.rows
    player.controller.score(first_allowed(player.game))
    assert player.controller.scene().watched is not None
    assert player.coach.view.rows == ()
    assert player.coach.choices.rows


def test_options_stay_faint_after_the_dice_have_landed_until_the_new_ones_are_there(at_late_match, monkeypatch):
    """What was kept of the dice before stood at full strength beside the new ones."""
    player = at_late_match()
    settled(player)
    coach, ask = player.session.services.coach, player.session.services.coach.review
    asked = []
    monkeypatch.setattr(coach, "review", lambda *given: asked.append(given))
    player.coach.set_fading(True)  # as while dice are in the air
    player.press_roll()
    assert player.controller.scene().waits_for_review
    assert player.coach.fades
    ask(*asked[-1])
    settled(player)
    assert not player.coach.fades


def test_no_one_takes_back_the_turn_of_another_person_by_trying_again(at_late_match):
    """Two at one screen: Try it again on the turn before lost the other one's turn."""
    player = at_late_match(late_match((("Anna", ""), ("Ben", ""))), mode=CoachMode.AFTER)
    controller = player.controller
    for turn in range(3):
        player.wait(lambda: controller.review is not None)
        controller.roll()
        player.wait(lambda: controller.review is not None)
        if turn < 2:
            controller.score(Category.CHANCE)
    player.wait(lambda: controller.scene().last_decision is not None)
    assert controller.scene().last_decision.taken.verdict > Verdict.CLOSE
    player.wait(lambda: bool(player.card.why.view.told))
    assert not player.card.why.retry.isVisible(), "Ben has played since"
    controller.keep(())
    controller.roll()
    player.wait(lambda: [one.turn for one in controller.scene().decisions] == [12, 13])
    player.wait(lambda: player.card.why.retry.isVisible())
    assert controller.scene().last_decision.taken.verdict is not Verdict.BEST
    assert player.card.why.retry.isVisible(), "nobody has"


def test_what_another_person_had_to_choose_from_is_faint_until_there_is_something_of_this_one(open_player):
    player = open_player(mode=CoachMode.LIVE)
    controller, coach = player.controller, player.window.coach
    controller.open_record(begin([("Anna", ""), ("Ben", "")], DEFAULT_RULES, "two at one screen"))
    player.wait(lambda: controller.review is not None)
    controller.roll()
    player.wait(lambda: bool(coach.view.rows))
    assert not coach.fades
    controller.score(Category.CHANCE)
    assert controller.scene().match.person == 1
    assert coach.fades or not coach.view.rows, "it is Anna's list, over Ben's card"
    player.wait(lambda: not coach.view.rows)
    assert not coach.fades


def finished_by_two():
    """Return a match of two people and a strategy that is over, each with other points."""
    match = late_match((("You", ""), ("Thumb", "rules-of-thumb"), ("Anna", "")))
    while not match.is_over:
        place = match.to_move
        record = match.seats[place].record
        record = record.roll() if not record.game.has_rolled else record.score(list(record.game.position.allowed())[-1])
        match = match.play(place, record)
    return match


def test_the_end_of_a_match_is_that_of_one_person_at_a_time_who_is_named(at_late_match):
    """The page had the figures of whoever moved last, as "your" chance, and the list those of the player."""
    match = finished_by_two()
    player = at_late_match(match)
    controller, window = player.controller, player.window

    def page_of(place):
        player.wait(lambda: controller.scene().report is not None)
        scene, view = controller.scene(), end_page_view(controller.scene())
        assert scene.report.game is match.seats[place].game
        assert scene.card_seat == view.shown == place
        assert [cells[1] for cells in view.ranking.values()] == [
            str(total) for total in sorted((seat.game.points_so_far for seat in match.seats), reverse=True)
        ]
        assert timeline_view(scene).marks
        return view

    own = page_of(0)
    history, found = player.session.services.library, controller.scene().report
    player.wait(lambda: history.figures is not None and history.figures.games and not without_grade(history.figures))
    (row,) = history.figures.latest
    assert (row.score, row.grade.luck) == (match.seats[0].game.points_so_far, units.luck_of(found)), "as in the list"
    assert own.costs.heading == f"What cost {match.seats[0].name}", "you may be any of them"
    window.end_page.seatRequested.emit(2)
    other = page_of(2)
    assert other.costs.heading == "What cost Anna"
    assert own.costs.rows != other.costs.rows
    controller.review_cursor.view(controller.scene().decisions[-1])
    scene = controller.scene()
    told = choice_words(scene, scene.shown).sentence
    assert told.startswith("Looking back: Anna chose to ")
    assert told in look_back_spoken(scene.viewed, scene.named_person)
    assert why_view(scene).told[0].text.startswith("Anna ")
    assert not any("You " in line.text or "you" in line.text for line in why_view(scene).told)
    controller.review_cursor.view(None)
    window.end_page.seatRequested.emit(1)
    assert controller.scene().card_seat == 1, "an opponent's card alone"
    assert end_page_view(controller.scene()).costs == other.costs
    window.end_page.seatRequested.emit(0)
    page_of(0)


def test_who_hands_the_screen_on_reads_the_verdict_before_the_next_one_rolls(at_late_match):
    """It came with the next turn of one's own: by then the others had played."""
    names = (("Anna", ""), ("Thumb", "rules-of-thumb"), ("Ben", ""))
    player = at_late_match(late_match(names), mode=CoachMode.AFTER)
    controller, coach = player.controller, player.window.coach
    player.wait(lambda: controller.review is not None)
    assert controller.scene().said.passed is None, "Ben has had no turn yet"
    player.press_roll()
    controller.score(first_allowed(controller.game))
    player.wait(lambda: controller.scene().is_my_turn and controller.scene().match.person == 2)
    choices = coach.choices
    player.wait(lambda: any(row.text == coach_words.choices_of("Anna") for row in choices.rows))
    player.wait(lambda: bool(player.card.why.view.told) and bool(player.card.why.view.told[0].judged))
    told = player.card.why.view.told
    assert told[0].text.startswith("Anna "), "you is Ben by now"
    turn = next(row for row in choices.rows if row.rows and row.number)
    assert all(row.event is None for row in turn.rows), "the card is Ben's"
    cells = player.window.strip.cells.view.cells
    assert int(turn.number) in [cell.turn for cell in cells], "the line is Anna's, too"
    player.window.strip.decisionRequested.emit(cells[0].event)
    assert controller.scene().viewed is None, "what Ben did there is another choice"
    player.wait(lambda: controller.review is not None)
    assert controller.scene().match.record.game is controller.review.game, "Ben's review follows"
    assert player.card.why.view.told == told
    assert controller.scene().before_passing.last_decision.taken.lost > 1
    assert player.card.why.retry.isVisible()
    player.card.why.retry.click()
    assert controller.scene().match.person == 0
    assert controller.game.has_rolled, "Anna's turn is back"
    assert controller.scene().said.passed is None
    controller.redo()
    player.wait(lambda: controller.scene().is_my_turn and controller.scene().match.person == 2)
    player.press_roll()
    assert controller.scene().said.passed is None
    player.wait(lambda: not any(row.text == coach_words.choices_of("Anna") for row in choices.rows))
