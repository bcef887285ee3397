# SPDX-License-Identifier: MIT
"""The controller tells of a change once: whatever the player does, the window is filled once, and once when valued."""

from __future__ import annotations

import pytest
from gui_driver import first_allowed, seeded

from engine.analysis.verdicts import Verdict
from engine.games.record import Record
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.play.coach_state import TableState


@pytest.fixture
def fillings(player, monkeypatch):
    """The views that the dice tray was given, one for each time that the window was filled."""
    given, fill = [], player.tray.set_view

    def note(view):
        given.append(view)
        fill(view)

    monkeypatch.setattr(player.tray, "set_view", note)
    return given


def test_every_action_fills_the_window_once(player, fillings):
    controller = player.controller
    actions = [
        lambda: controller.open_record(Record(seeded("once"))),
        controller.roll,
        lambda: controller.toggle(0),
        lambda: controller.keep(()),
        lambda: controller.score(first_allowed(controller.game)),
        controller.undo,
        controller.redo,
        controller.roll,
        lambda: controller.review_cursor.view_step(-1),
        lambda: controller.review_cursor.view(None),
        lambda: controller.set_mode(CoachMode.OFF),
        controller.hint,
        lambda: controller.set_mode(CoachMode.AFTER),
        controller.play_on,
        lambda: controller.new_game(DEFAULT_RULES),
    ]
    for number, action in enumerate(actions):
        fillings.clear()
        action()
        assert len(fillings) == 1, number
        player.settle()


def test_a_die_that_is_kept_by_its_face_is_told_with_the_keep(player):
    """The places were noted after the scene was shown, which had those of before."""
    controller, told = player.controller, []
    controller.roll()
    controller.changed.connect(lambda scene, _news: told.append(scene.choosing.added))
    controller.keep_face(controller.game.dice[0])
    assert told == [(0,)]
    controller.keep_one_fewer()
    assert told == [(0,), ()]


def test_the_card_and_the_coach_have_one_chance_of_the_bonus(player):
    """54 % stood on the card, before the roll, beside the coach's 56 %; and 35 % when it was lost with these dice."""
    controller = player.controller
    controller.set_mode(CoachMode.LIVE)
    player.settle_explained()
    for _ in range(3):
        controller.roll()
        player.settle_explained()
        scene = controller.scene()
        (of_best,) = {one.upper_bonus_chance for one in explained(scene) if one.option is scene.analysis.best}
        assert scene.bonus_chance == of_best
    before = scene.bonus_chance
    controller.score(Category.CHANCE if scene.analysis.best.category is not Category.CHANCE else Category.YAHTZEE)
    player.settle_explained()
    assert 0.0 < controller.scene().bonus_chance != before, "before the next roll: after the box that was scored"


def explained(scene):
    comparison = scene.comparison
    return [comparison.explanation, *filter(None, [comparison.against])]


@pytest.mark.parametrize("answer", ["think_again", "show_best"])
def test_a_box_that_is_not_scored_after_all_is_chosen_no_more(player, answer):
    controller, confirmations = player.controller, player.controller.confirmations
    controller.set_mode(CoachMode.WARN)
    confirmations.warns_from = Verdict.INACCURACY
    controller.roll()
    player.settle()
    costly = max(controller.review.analysis.categories.values(), key=lambda option: option.points_lost).category
    controller.choose_box(costly)
    assert controller.scene().choosing.is_touched
    controller.score(costly)
    assert confirmations.question is not None
    getattr(confirmations, answer)()
    scene = controller.scene()
    if answer == "show_best":
        assert scene.pointed_at is controller.review.analysis.best, "that is chosen instead"
    else:
        assert scene.choosing.box is None
        assert not scene.choosing.is_touched


@pytest.mark.parametrize(
    "leave",
    [
        lambda controller: controller.confirmations.think_again(),
        lambda controller: controller.confirmations.show_best(),
        lambda controller: controller.toggle(1),
        lambda controller: controller.set_mode(CoachMode.LIVE),
        lambda controller: controller.undo(),
    ],
    ids=["think again", "show best", "another keep", "another mode", "undo"],
)
def test_what_a_warning_kept_one_from_is_the_first_choice_whatever_is_done_instead(player, leave):
    controller = player.controller
    controller.set_mode(CoachMode.WARN)
    controller.confirmations.warns_from = Verdict.INACCURACY
    controller.roll()
    player.settle()
    before = controller.game
    costly = max(controller.review.analysis.categories.values(), key=lambda option: option.points_lost)
    controller.score(costly.category)
    assert controller.confirmations.question is not None
    leave(controller)
    assert controller.confirmations.question is None
    if controller.game is not before:
        controller.redo()
    controller.set_mode(CoachMode.AFTER)
    player.settle()
    controller.score(controller.review.analysis.best.category or first_allowed(controller.game))
    player.settle()
    [decision] = controller.review.decisions
    assert decision.chosen.category is costly.category
    assert decision.was_taken_back


def test_a_question_and_each_answer_to_it_fill_the_window_once(player, fillings):
    controller, confirmations = player.controller, player.controller.confirmations
    controller.set_mode(CoachMode.WARN)
    confirmations.warns_from = Verdict.INACCURACY
    controller.roll()
    player.settle()
    costly = max(controller.review.analysis.categories.values(), key=lambda option: option.points_lost).category

    def ask():
        controller.score(costly)
        assert confirmations.question is not None

    for action in (ask, confirmations.think_again, ask, confirmations.show_best):
        fillings.clear()
        action()
        assert len(fillings) == 1
    controller.set_mode(CoachMode.LIVE)
    controller.set_mode(CoachMode.WARN)
    controller.undo()
    controller.redo()
    player.settle()
    for action in (ask, confirmations.go_ahead):
        fillings.clear()
        action()
        assert len(fillings) == 1


def test_a_game_that_needs_another_table_fills_the_window_once_and_then_as_that_comes(player, fillings, delivery_of):
    delivery_of(RULE_SETS["forced-joker"])
    player.controller.new_game(RULE_SETS["forced-joker"])
    assert len(fillings) == 1
    assert player.controller.table.status.state is TableState.BUILDING
    player.wait_for_table()
    player.settle()
    assert len(fillings) == 3, "once more with the table, and once more with what it says of the game"


def test_a_scene_is_the_same_one_until_something_of_it_changes(player):
    controller, told = player.controller, []
    player.wait(lambda: set(controller.scene().inquiries) <= set(controller.scene().said.answers))
    controller.changed.connect(lambda scene: told.append(scene))
    before = controller.scene()
    assert controller.scene() is before
    changes = (
        controller.roll,
        lambda: controller.toggle(0),
        lambda: controller.choose_box(first_allowed(player.game)),
        lambda: controller.choose_box(None),
        lambda: controller.set_mode(CoachMode.AFTER),
        controller.hint,
        lambda: controller.score(first_allowed(player.game)),
        lambda: controller.review_cursor.view_step(-1),
        lambda: controller.review_cursor.view(None),
        controller.undo,
        controller.new_game,
    )
    for number, change in enumerate(changes):
        told.clear()
        change()
        assert len(told) == 1, number
        assert told[-1] is controller.scene()
        assert told[-1] != before, number
        player.settle()
        before = controller.scene()


def test_nobody_hears_of_an_older_scene_after_a_newer_one(player):
    controller, heard = player.controller, []

    def roll_on(scene):
        if scene.game is not None and not scene.game.has_rolled:
            controller.roll()  # in the midst of telling the others

    controller.changed.connect(roll_on)
    controller.changed.connect(lambda scene: heard.append(scene))
    controller.new_game(seed="nested")
    assert [scene.game.has_rolled for scene in heard] == [False, True]
    assert heard[-1] is controller.scene()
