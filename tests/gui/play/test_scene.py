# SPDX-License-Identifier: MIT
"""A scene gives of a review what may be seen, needs no controller, and looks back as far as the game goes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gui_driver import first_allowed, seeded
from scenes import scene_of_record, scene_with

from engine.game_review.review import review
from engine.games.record import Record
from engine.rules.dice import DEMON
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import TableState, TableStatus
from yahtzee_gui.play.visibility import Hint

READY = TableStatus(TableState.READY, 254.59)


@pytest.fixture
def scene_of(analyzer_of):
    def make(game, mode, **fields):
        return scene_of_record(mode, Record(game), review(game, analyzer_of(game.rules)), READY, **fields)

    return make


def in_second_turn():
    game = seeded("scene").roll().roll((True, False, False, True, False))
    return game.score(first_allowed(game)).roll()


def over():
    game = seeded("scene")
    while not game.is_over:
        game = game.roll()
        game = game.score(first_allowed(game))
    return game


@pytest.mark.parametrize("mode", CoachMode)
def test_a_hint_shows_this_decision(scene_of, mode):
    scene = scene_of(in_second_turn(), mode, hint=Hint.ALL)
    assert scene.analysis is scene.review.analysis
    assert scene.standing.expected == scene.review.expected
    assert scene.points == (scene.review.points if mode is not CoachMode.OFF else ())
    assert all(scene.offers(option) for option in scene.analysis.options)


@pytest.mark.parametrize("mode", CoachMode)
def test_once_the_game_is_over_all_of_it_comes_out(scene_of, mode):
    scene = scene_of(over(), mode)
    assert scene.report is scene.review
    assert scene.points == scene.review.points
    assert scene.decisions == scene.review.decisions
    assert scene.mistakes
    assert all(decision.points_lost >= 0.25 and decision.counts for decision in scene.mistakes)


def test_what_is_explained_follows_the_eyes(scene_of):
    untouched = scene_of(in_second_turn(), CoachMode.LIVE)
    assert untouched.explained == (untouched.review.analysis.best, untouched.review.analysis)
    scene = scene_with(untouched, is_touched=True)
    assert scene.explained == (scene.pointed_at, scene.review.analysis)
    other = scene.analysis.options[3]
    assert scene_with(scene, selected=other).explained == (other, scene.review.analysis)
    judged = scene_of(in_second_turn(), CoachMode.AFTER)
    last = judged.decisions[-1]
    assert judged.explained == (last.taken, last.analysis), "the choice made last"
    back = scene_with(judged, viewed=judged.decisions[0], selected=other)
    assert back.explained == (back.viewed.taken, back.viewed.analysis)


def test_on_a_copy_the_best_is_compared_with_what_is_kept_there(scene_of):
    """It was compared with the choice made in the game that the copy goes on from."""
    game = seeded("scene").roll()
    scene = scene_of(game, CoachMode.LIVE, is_touched=False)
    best, usual, *_, last = [option for option in scene.analysis.options if option.is_reroll]
    _, kept, *_ = (option for option in scene.analysis.options if option.is_reroll and len(option.keep) == 2)
    line = (*game.events, *game.roll(game.places_of(last.keep)).events[-1:])
    record = replace(scene.record, taken_back=(line,))
    assert scene_with(scene, record=record).compared_to(best, scene.analysis) is last
    copy = scene_with(scene, record=record, is_copy=True)
    assert copy.compared_to(best, scene.analysis) is usual
    for keep, other in ((kept, kept), (best, usual)):
        marked = replace(record, kept=game.places_of(keep.keep))
        assert scene_with(copy, record=marked).compared_to(best, scene.analysis) is other


def test_a_choice_made_before_is_not_compared_with_what_is_tried_now(scene_of):
    """The dice tried lie in another position; it stopped the window."""
    game = seeded("scene").roll()
    best = scene_of(game, CoachMode.LIVE).analysis.best
    scene = scene_of(game.roll(game.places_of(best.keep)), CoachMode.LIVE)
    [made] = scene.decisions
    tried = next(
        option for option in scene.analysis.options if option.is_reroll and option.keep not in made.analysis.keeps
    )
    line = scene.game.roll(scene.game.places_of(tried.keep)).events
    scene = scene_with(scene, record=replace(scene.record, taken_back=(line,)))
    assert scene.compared_to(scene.analysis.best, scene.analysis) is tried
    assert scene.compared_to(made.taken, made.analysis) is made.analysis.compared_with(made.taken)


def test_looking_back_shows_the_dice_and_marks_of_that_moment(scene_of):
    scene = scene_of(in_second_turn(), CoachMode.LIVE)
    first, second = (scene_with(scene, viewed=decision) for decision in scene.decisions)
    assert first.shown.events == scene.game.events[:1]
    assert (first.kept, len(first.kept_dice)) == ((True, False, False, True, False), 2)
    assert (second.kept, second.kept_dice) == ((False,) * 5, ())
    assert first.pointed_at is first.viewed.taken
    assert not first.can_keep
    assert scene.can_keep


def test_dice_that_are_not_fair_wait_for_their_table():
    game = replace(seeded("scene"), dice_model=DEMON)
    waiting = scene_of_record(CoachMode.LIVE, Record(game))
    assert (waiting.waits_for_dice, waiting.can_roll) == (True, False)
    ready = replace(waiting, table=READY)
    assert (ready.waits_for_dice, ready.can_roll) == (False, True)


def test_before_there_is_a_game_there_is_nothing():
    scene = scene_of_record(CoachMode.LIVE)
    assert (scene.game, scene.shown, scene.kept, scene.kept_dice) == (None, None, (False,) * 5, ())
    assert (scene.can_keep, scene.can_roll, scene.can_hint, scene.waits_for_dice) == (False,) * 4
    assert (scene.analysis, scene.pointed_at, scene.standing, scene.report) == (None,) * 4
