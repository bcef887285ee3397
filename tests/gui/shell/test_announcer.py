# SPDX-License-Identifier: MIT
"""What a screen reader is told: everything that happens, and nothing that may not be seen yet."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from gui_driver import first_allowed, places_of, seeded
from gui_twin import shown_value
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from engine.analysis.verdicts import Verdict
from engine.game_review.perfect_games import luckier_than
from engine.games.game import Game, rolled_faces, written_seed
from engine.rules import turn_states
from engine.rules.categories import Category
from engine.rules.scoring import DEFAULT_RULES
from engine.solving import library
from engine.solving.value_table import ValueTable
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.play.moments import Oversight
from yahtzee_gui.shell.banner import Notice
from yahtzee_gui.words import announcing, games, names, numbers, options

SEED = "spoken"
TELLING = re.compile(r"\d\.\d|\b(best|close|inaccuracy|mistake|blunder|luck|lost|loses|verdict)\b", re.IGNORECASE)


def listen(player):
    """Return a list that everything said from now on comes into."""
    said = []
    player.window.announcer.announced.connect(said.append)
    return said


@pytest.fixture
def open_listener(open_player):
    """Return a function that opens a window and gives who plays there and what is said."""

    def open_one(mode=CoachMode.LIVE, folder=None, game=None):
        player = open_player(folder, game=game or seeded(SEED), mode=mode)
        return player, listen(player)

    return open_one


def faces(roll, turn=1):
    return names.dice(rolled_faces(SEED, turn, roll))


def worst_box(player):
    return max(player.controller.review.analysis.categories.values(), key=lambda option: option.points_lost).category


def test_rolls_are_said_with_the_rolls_left(open_listener):
    player, said = open_listener(CoachMode.OFF)
    for _ in range(3):
        player.press_roll()
        player.settle()
    thrown = [player.game.events[number].dice for number in range(3)]
    asked = announcing.sentences([tray_words.overlooked(Oversight()), tray_words.press_again(5)])
    assert [text for text in said if text != asked] == [
        f"Rolled {names.dice(thrown[0])}, 2 rolls left",
        f"Rolled {names.dice(thrown[1])}, 1 roll left",
        f"Rolled {names.dice(thrown[2])}, no rolls left",
    ]


def test_a_hand_that_an_open_box_scores_is_said_with_the_roll(open_listener):
    player, said = open_listener(CoachMode.OFF, game=seeded(written_seed([[(6, 5, 6, 6, 5)]])))
    player.press_roll()
    assert said == ["Rolled 6 5 6 6 5, 2 rolls left. Full house."]


def test_a_score_is_said_with_the_total(open_listener):
    player, said = open_listener(CoachMode.OFF)
    player.play_turn(Category.CHANCE)
    player.play_turn(Category.TWOS)
    chance, twos = (player.game.scores[box] for box in (Category.CHANCE, Category.TWOS))
    assert said[1] == f"Chance for {chance}, total {chance}"
    assert said[3] == f"Twos for {twos}, total {chance + twos}"


def test_a_yahtzee_bonus_is_said():
    text = announcing.scored_with_bonus(names.category(Category.FIVES), 25, 100, 400)
    assert text == "Fives for 25 plus a bonus of 100, total 400"


def test_marks_are_said_with_their_value_in_live_mode_only(open_listener):
    player, said = open_listener(CoachMode.LIVE)
    player.press_roll()
    player.settle()
    said.clear()
    player.press_die(0)
    option = player.controller.scene().pointed_at
    sentence = tray_words.keeping(player.controller.scene().kept_dice)
    worth = f"expected score {shown_value(option)}, {names.verdict(option.verdict)}"
    assert said == [f"{sentence}. {worth}."]
    for mode in (CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER):
        player.controller.set_mode(mode)
        said.clear()
        player.press_die(1)
        assert said == [f"{tray_words.keeping(player.controller.scene().kept_dice)}."]


@pytest.mark.parametrize("mode", [CoachMode.WARN, CoachMode.AFTER, CoachMode.LIVE])
def test_a_verdict_follows_the_decision_once(open_listener, mode):
    player, said = open_listener(mode)
    player.press_roll()
    player.settle()
    player.keep(places_of(player.game, player.controller.review.analysis.best.keep or ()))
    assert not [text for text in said if text.startswith("Verdict")]
    player.press_roll()
    player.settle()
    decision = player.controller.scene().last_decision
    assert decision.counts
    assert [text for text in said if text.startswith("Verdict")] == ["Verdict: best."]
    player.controller.set_mode(CoachMode.OFF)
    player.controller.set_mode(mode)
    assert len([text for text in said if text.startswith("Verdict")]) == 1


def test_a_costly_decision_is_said_with_what_was_best(open_listener):
    player, said = open_listener(CoachMode.AFTER)
    player.press_roll()
    player.settle()
    player.click_box(worst_box(player))
    player.settle()
    decision = player.controller.scene().last_decision
    lost = numbers.lost(decision.points_lost).lstrip("−")
    best = options.option(decision.best)
    assert decision.verdict > Verdict.CLOSE
    assert said[-1] == f"Verdict: {names.verdict(decision.verdict)}, cost {lost}. Best was: {best}."


def test_a_warning_is_said_at_once(open_listener, monkeypatch):
    player, said = open_listener(CoachMode.WARN)
    sent = []
    politeness = QAccessible.AnnouncementPoliteness
    stub = SimpleNamespace(AnnouncementPoliteness=politeness, updateAccessibility=sent.append)
    monkeypatch.setattr("yahtzee_gui.shell.announcer.QAccessible", stub)
    player.press_roll()
    player.settle()
    player.click_box(worst_box(player))
    assert player.controller.confirmations.question is not None
    warning = coach_words.warning(player.controller.confirmations.question.option)
    assert said[-1] == warning
    assert [(event.message(), event.politeness()) for event in sent] == [
        (f"Rolled {faces(1)}, 2 rolls left", politeness.Polite),
        (warning, politeness.Assertive),
    ]
    assert all(event.object() is player.window for event in sent)


def test_every_notice_is_said(open_listener):
    player, said = open_listener()
    player.window.banner.show_notice(Notice("Something happened."))
    assert said == ["Something happened."]


def test_undo_redo_and_a_new_game_say_where_it_stands(open_listener):
    player, said = open_listener(CoachMode.OFF)
    player.press_roll()
    player.press_roll()
    said.clear()
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said == [f"Turn 1 of 13. Dice {faces(1)}, 2 rolls left."]
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert said[1:] == [f"Rolled {names.dice(player.game.dice)}, 1 roll left"]
    player.controller.new_game()
    assert said[2:] == [f"Turn 1 of 13. {tray_words.before_first_roll(1)}.", coach_words.still_there()]


def test_the_mode_is_said(open_listener):
    player, said = open_listener(CoachMode.OFF)
    player.press("c")
    assert said == ["Coach mode Warn"]


def test_a_hint_is_said_once(open_listener):
    player, said = open_listener(CoachMode.OFF)
    player.press_roll()
    player.settle()
    said.clear()
    best = player.controller.review.analysis.best
    player.press("h")
    player.wait(lambda: len(said) == 2)
    assert said.pop(0) == games.with_help_now()
    assert said[0].startswith("Aim for ")
    player.press("h")
    assert said[1].startswith(said[0])
    assert f"{len(best.keep)}" in said[1]
    player.press("h")
    assert said[2] == f"Hint: {options.option_spoken(best)}."
    player.controller.changed.emit(player.controller.scene(), frozenset())
    assert len(said) == 3


def test_a_box_that_is_chosen_is_said(open_listener):
    player, said = open_listener(CoachMode.OFF)
    player.press_roll()
    player.settle()
    said.clear()
    player.go_to_box(Category.TWOS)
    points = player.game.position.allowed()
    assert said == [
        f"{tray_words.box_for(names.category(box), points[box])}. {tray_words.how_to_score()}."
        for box in (Category.ACES, Category.TWOS)
    ]


def test_a_look_back_is_said(open_listener):
    player, said = open_listener(CoachMode.AFTER)
    player.press_roll()
    player.press_roll()
    player.settle()
    said.clear()
    player.controller.review_cursor.view_step(-1)
    (text,) = said
    assert text.startswith(f"Turn 1 of 13. Dice {faces(1)}, 2 rolls left. Looking back: you chose to roll all five.")
    assert text.endswith(announcing.judged(player.controller.scene().viewed).rstrip(".") + ".")
    player.press_roll()
    assert said[1].startswith("Back to the game. Turn 1 of 13. Dice")
    assert len(player.game.events) == 2


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.LIVE])
def test_the_end_is_said(open_listener, mode):
    player, said = open_listener(mode)
    player.play_to_end()
    player.settle()
    review = player.controller.review
    headline = games.final_score(player.game.points_so_far)
    assert said[-1].startswith(f"{headline}. ")
    assert player.window.end_page.payoff.praise.text() in said[-1]
    assert f"The choices cost {review.points_lost:.1f} points" in said[-1]
    number, is_luckier = luckier_than(review.luck, DEFAULT_RULES)
    assert (end_page_words.luckier if is_luckier else end_page_words.unluckier)(number) in said[-1]


# What may not be said


def play_two_turns(player):
    for _ in range(2):
        for _ in range(3):
            player.press_roll()
            player.settle()
        player.click_box(first_allowed(player.game))
        player.settle()


def test_with_the_coach_off_nothing_telling_is_said(open_listener):
    player, said = open_listener(CoachMode.OFF)
    play_two_turns(player)
    asked = [text for text in said if "Press again" in text]
    assert len(said) - len(asked) == 8  # six rolls, two scores
    assert [text for text in said if text.endswith("Yahtzee.")]
    assert not [text for text in said if TELLING.search(text)]


def test_the_search_finds_what_is_said_in_live_mode(open_listener):
    """The search of the test above would find something if it were there."""
    player, said = open_listener(CoachMode.LIVE)
    play_two_turns(player)
    assert [text for text in said if TELLING.search(text)]


def other_values(table):
    """Return a table by which quite other options are good, with the same par."""
    values = table.values.copy()
    finite = ~np.isnan(values)
    values[finite] = np.random.default_rng(2).uniform(0, 300, finite.sum())
    values[turn_states.START_INDEX] = table.par
    return ValueTable(table.rules, values)


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.AFTER])
def test_before_the_decision_nothing_said_depends_on_the_values(
    open_listener, delivery_of, tmp_path, monkeypatch, mode
):
    true = delivery_of(DEFAULT_RULES)
    false = replace(true, table=other_values(true.table))
    heard = []
    for number, delivery in enumerate((true, false)):
        monkeypatch.setattr(library, "obtain", lambda *_, delivery=delivery, **__: deliver(delivery))
        player, said = open_listener(mode, tmp_path / str(number), Game(SEED))
        player.press_roll()
        player.settle()
        player.press_die(1)
        player.press_die(3)
        player.settle()
        heard.append(list(said))
        player.window.hide()
    assert len(heard[0]) == 3
    assert heard[0] == heard[1]


def deliver(delivery):
    yield library.Progress(library.Step.LOAD, 0.5)
    return delivery
