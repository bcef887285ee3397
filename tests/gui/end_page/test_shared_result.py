# SPDX-License-Identifier: MIT
"""What is handed on of a result, and how a ghost did."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date

import pytest
from engine_samples import careless_choice, play, play_at_random
from gui_driver import first_allowed
from match_samples import played
from scenes import scene_of_record, scene_with

from engine.analysis.verdicts import Verdict
from engine.game_review.review import review
from engine.games.game import Game, Rolled
from engine.games.match import begin
from engine.games.record import Record
from engine.rules.dice import DEMON
from engine.rules.scoring import RULE_SETS, rule_set
from yahtzee_gui.board.match_view import result
from yahtzee_gui.desktop.identity import DISPLAY_NAME
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.view import end_page_view, shared_result
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.play.ghost import Ghost, SameRolls
from yahtzee_gui.words import games, names, units
from yahtzee_gui.words.numbers import long_day

FREE = RULE_SETS["free-joker"]
SEED = "today-2026-11-22"


@pytest.fixture(scope="module")
def careless(analyzer_of):
    return play(Game(SEED, FREE), analyzer_of(FREE), careless_choice(3))


@pytest.fixture(scope="module")
def scene(careless, analyzer_of):
    return scene_of_record(CoachMode.OFF, Record(careless), review(careless, analyzer_of(FREE)))


def test_a_result_has_day_score_rules_marks_and_the_code_of_the_dice(scene, careless):
    title, score, given, marks, code = shared_result(scene).splitlines()
    assert long_day(date(2026, 11, 22)) in title
    assert score == f"{careless.points_so_far} points, Yahtzee, free joker"
    assert given == f"My choices cost {units.lost_in(scene.report):.1f} points. Turn by turn:"
    assert code == f"Play the same dice: New game, “From a seed”, {SEED}"
    worst = [max((d.verdict for d in scene.report.counted if d.turn == turn), default=None) for turn in range(1, 14)]
    assert marks.split() == [names.mark(verdict) if verdict is not None else "·" for verdict in worst]
    assert len(marks.split()) == 13


def test_a_result_tells_the_cost_as_played_and_what_was_taken_back_as_a_remark(scene):
    """The first choices stood there alone, and not what the end page has."""
    points = list(scene.review.points)
    place, point = next((at, one) for at, one in enumerate(points) if one.decision is not None and one.decision.counts)
    first = replace(point.decision, chosen=point.decision.analysis.options[-1])
    points[place] = replace(point, decision=first)
    found = scene_with(scene, review=replace(scene.review, points=tuple(points)))
    played, at_first = units.lost_in(found.report), found.report.graded_points_lost
    assert round(at_first - played, 1) > 0
    remark = f"{at_first:.1f} at first: one was taken back"
    assert f"My choices cost {played:.1f} points ({remark}). Turn by turn:" in shared_result(found).splitlines()


def test_the_result_of_a_match_names_everybody_their_places_and_who_won(analyzer_of):
    match = played(begin([("Anna", ""), ("Ben", ""), ("Greta", "greedy")], FREE, "s"), random.Random(1), 10_000)
    analyzer = analyzer_of(FREE)
    reviews = tuple(review(seat.game, analyzer) for seat in match.seats)
    scene = scene_of_record(CoachMode.OFF, match, seats=reviews)
    title, *places, won, best, rules, code = shared_result(scene, date(2026, 11, 28)).splitlines()
    assert title.endswith("November 28, 2026")
    ordered = sorted(match.seats, key=lambda seat: -seat.game.points_so_far)
    shown = [f"{place}. {seat.name} {seat.game.points_so_far}" for place, seat in enumerate(ordered, 1)]
    assert places == [f"{text} (computer)" if "Greta" in text else text for text in shown]
    assert won == f"{result(match)}."
    assert "played best" in best
    assert rules == "Yahtzee, free joker"
    assert code.startswith(f"Play {ordered[0].name}'s dice yourself: ")
    assert code.endswith(ordered[0].game.seed)
    assert shared_result(scene_of_record(CoachMode.OFF, begin([("Anna", ""), ("Ben", "")], FREE, "s"))) == ""


def test_a_result_shows_no_dice(scene, careless):
    text = shared_result(scene).replace(SEED, "").replace(DISPLAY_NAME, "").replace(names.rules_among_games(FREE), "")
    for event in careless.events:
        if isinstance(event, Rolled):
            assert " ".join(map(str, event.dice)) not in text
        else:
            assert names.category(event.category) not in text


def test_a_result_says_how_it_came_about(scene, careless, analyzer_of):
    hinted = scene_of_record(CoachMode.OFF, Record(careless, hinted=True), scene.review)
    assert games.help_mark() in shared_result(hinted)
    other = play_at_random(Game(SEED, FREE), random.Random(1))[-1]
    known = SameRolls(game_key(careless), earlier=other)
    assert end_page_words.not_first_time() in shared_result(
        scene_of_record(CoachMode.OFF, Record(careless), same_rolls=known)
    )
    two_rolls = play_at_random(Game("x", rule_set("no-joker", 2)), random.Random(1))[-1]
    text = shared_result(scene_of_record(CoachMode.OFF, Record(two_rolls)))
    assert "Yahtzee, no joker, 2 rolls per turn" in text
    assert "November" not in text


def test_a_result_with_typed_dice_names_no_seed():
    game = Game("mine", FREE)
    while not game.is_over:
        game = game.roll(landed=(1, 2, 2, 3, 5), is_typed=True)
        game = game.score(first_allowed(game))
    text = shared_result(scene_of_record(CoachMode.OFF, Record(game, own_dice=True)))
    assert "mine" not in text
    assert end_page_words.real_dice() in text


def test_there_is_no_result_before_the_end():
    assert shared_result(scene_of_record(CoachMode.OFF)) == ""
    assert shared_result(scene_of_record(CoachMode.OFF, Record(Game(SEED)).roll())) == ""


def test_without_the_coach_a_result_has_no_marks(careless):
    text = shared_result(scene_of_record(CoachMode.OFF, Record(careless)))
    assert len(text.splitlines()) == 3
    assert not any(names.mark(verdict) in text.split() for verdict in Verdict)


def test_dice_that_are_not_fair_are_named(careless):
    game = Game("x", FREE, DEMON)
    while not game.is_over:
        game = game.roll(landed=(1, 2, 2, 3, 5))
        game = game.score(first_allowed(game))
    assert names.dice_model_name(DEMON) in shared_result(scene_of_record(CoachMode.OFF, Record(game)))
    assert names.dice_model_name(DEMON) not in shared_result(scene_of_record(CoachMode.OFF, Record(careless)))


def runners(seed="turns"):
    own = play_at_random(Game(seed), random.Random(5))
    other = play_at_random(Game(seed), random.Random(6))[-1]
    return own, SameRolls(game_key(other), Ghost(Rival.MINCE, other), perfect=other, foresight=other)


def test_a_game_with_a_ghost_ends_with_how_far_ahead_of_it_one_is():
    own, known = runners()
    ghost, you = known.ghost.game.points_so_far, own[-1].points_so_far
    seen = end_page_view(scene_of_record(CoachMode.LIVE, Record(own[-1]), same_rolls=known))
    way = "ahead of" if you > ghost else "behind"
    assert f"{abs(you - ghost)} {way} the ghost ({names.rival(Rival.MINCE)}: {ghost})" in seen.detail
    alone = replace(known, ghost=None)
    assert "ghost" not in end_page_view(scene_of_record(CoachMode.LIVE, Record(own[-1]), same_rolls=alone)).detail
