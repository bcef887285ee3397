# SPDX-License-Identifier: MIT
"""What each mode shows and when: nothing that follows from the values of a decision shows before it is made.

With the coach off that goes for the whole game; Warn speaks up before a costly choice; a hint is for one decision.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from audits import daily, daily_rows
from gui_driver import Player, end, places_of, seeded
from gui_layout import let_layouts_settle
from gui_screen import Screen, all_strings
from own_library import under_way
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QDialog

from engine.analysis.verdicts import Verdict
from engine.games.record import Record
from engine.rules import turn_states
from engine.rules.categories import CATEGORIES, Category
from engine.rules.scoring import DEFAULT_RULES
from engine.solving import library
from engine.solving.value_table import ValueTable
from yahtzee_gui import menu_words
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.coach.why_view import why_view
from yahtzee_gui.board.timeline.session import CardFace
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import WARN_CHOICES, CoachMode
from yahtzee_gui.shell import banner as banner_module
from yahtzee_gui.words import games, glossary, names
from yahtzee_gui.words import options as option_words

SEED = "a quiet game"
MARKS = ("★", "≈", "?!", "??")
TELLING = re.compile(r"\d\.\d|\b(best|close|inaccuracy|mistake|blunder|luck|lost|loses|accuracy)\b", re.IGNORECASE)


@pytest.fixture
def is_painted():
    """Have the main window painted: some of this is about what can be seen."""
    return True


@pytest.fixture
def quiet(open_player):
    """Someone whose coach is off."""
    return open_player(game=seeded(SEED), mode=CoachMode.OFF)


def texts_of_play(player):
    """Return every text of the window but those of the modes, and par, which the rules alone decide."""
    same_in_every_game = {player.card.why.sentence.text()}
    same_in_every_game |= {names.coach_mode_explained(mode) for mode in CoachMode} | {glossary.marks()}
    for item in menu_words.menu_items().values():
        same_in_every_game |= {item, item.replace("&", "").rstrip("…")}
    return [text for text in all_strings(player.window) if text not in same_in_every_game]


def assert_quiet(player):
    player.settle()
    for text in texts_of_play(player):
        assert not TELLING.search(text), text
        assert not any(mark in text for mark in MARKS), text
    assert not player.coach.options.isVisible()
    assert player.coach.options.rows == ()
    assert Screen(player.window).choice_line()[0] is None
    assert Screen(player.window).marks() == []
    assert all(row.verdict is None and not row.cost for row in player.scorecard.rows)


def play_a_turn(player, look):
    """Roll three times with some keeps, score in the first box that is allowed, and look after each action."""
    for roll in range(3):
        player.press_roll()
        look()
        if roll < 2:
            player.click_die((player.game.turn + roll) % 5)
            look()
    for category in CATEGORIES:
        if player.game.can_score(category):
            player.click_box(category)
            break
    look()


def test_nothing_derived_from_values_is_shown_until_the_game_is_over(quiet):
    assert_quiet(quiet)
    for _ in range(12):
        play_a_turn(quiet, lambda: assert_quiet(quiet))
    quiet.press_roll()
    assert_quiet(quiet)


def test_the_search_finds_what_live_mode_shows(player):
    """The search of the test above would find something if it were there."""
    player.press_roll()
    player.settle()
    found = texts_of_play(player)
    assert any(TELLING.search(text) for text in found)
    assert any(mark in text for text in found for mark in MARKS)


def test_after_the_end_the_report_is_there(quiet):
    quiet.play_to_end()
    quiet.settle()
    screen = Screen(quiet.window)
    assert quiet.window.end_page.isVisible()
    assert screen.end_page()["score"] == (str(total := quiet.game.points_so_far), games.final_score(total))
    assert f"{quiet.controller.review.accuracy:.1f} %" in screen.labels()
    assert len(screen.marks()) == 1 + 13 * 2
    assert quiet.window.end_page.costs.rows[0].isVisible()


def other_values(table):
    """Return a table by which quite other options are good, with the same par."""
    values = table.values.copy()
    finite = ~np.isnan(values)
    values[finite] = np.random.default_rng(1).uniform(0, 300, finite.sum())
    values[turn_states.START_INDEX] = table.par
    return ValueTable(table.rules, values)


def deliver(delivery):
    def obtain(rules, model, **options):
        yield library.Progress(library.Step.LOAD, 0.5)
        return delivery

    return obtain


def watch_three_turns(player):
    """Play three turns and return all texts and the picture of the window after every action."""
    seen = []

    def look():
        player.settle()
        seen.append((all_strings(player.window), player.window.grab().toImage()))

    for _ in range(3):
        play_a_turn(player, look)
    return seen


def test_texts_and_pixels_do_not_depend_on_the_values(open_player, delivery_of, tmp_path, monkeypatch):
    true = delivery_of(DEFAULT_RULES)
    false = replace(true, table=other_values(true.table))
    seen = []
    for number, delivery in enumerate((true, false)):
        monkeypatch.setattr(library, "obtain", deliver(delivery))
        player = open_player(tmp_path / str(number), game=seeded(SEED), mode=CoachMode.OFF)
        seen.append(watch_three_turns(player))
        player.window.hide()
    assert len(seen[0]) == 18
    assert seen[0] == seen[1]


def test_the_pictures_of_live_mode_do_depend_on_them(open_player, delivery_of, tmp_path, monkeypatch):
    """The comparison of the test above would find a difference if there were one."""
    true = delivery_of(DEFAULT_RULES)
    pictures = []
    for number, table in enumerate((true.table, other_values(true.table))):
        monkeypatch.setattr(library, "obtain", deliver(replace(true, table=table)))
        player = open_player(tmp_path / str(number), game=seeded(SEED), mode=CoachMode.LIVE)
        player.press_roll()
        player.settle()
        pictures.append(player.window.grab().toImage())
        player.window.hide()
    assert pictures[0] != pictures[1]


# Switching


def test_c_goes_from_mode_to_mode(player):
    assert player.controller.mode is CoachMode.LIVE
    for mode in CoachMode:
        player.press("c")
        assert player.controller.mode is mode
        assert player.coach.mode_switch.buttons[mode].isChecked()


def test_a_click_chooses_the_mode_and_shows_or_hides_the_values(player):
    player.press_roll()
    player.click(player.coach.mode_switch.buttons[CoachMode.OFF])
    assert player.controller.mode is CoachMode.OFF
    assert_quiet(player)
    player.click(player.coach.mode_switch.buttons[CoachMode.LIVE])
    player.settle()
    assert player.controller.mode is CoachMode.LIVE
    assert len(player.coach.options.rows) > 10


# Warn and After: what was decided is judged, what is to be decided is not

JUDGING = pytest.mark.parametrize("mode", daily([CoachMode.WARN, CoachMode.AFTER]), ids=lambda mode: mode.value)


def answer(player, number):
    """Press a button of the banner."""
    player.click(player.window.banner.answers[number])


def roll_anyway(player):
    player.press_roll()
    if player.controller.confirmations.question is not None:
        answer(player, ANYWAY)


def score_anyway(player, category):
    player.click_box(category)
    player.settle()
    if player.controller.confirmations.question is not None:
        answer(player, ANYWAY)


def play_a_turn_anyway(player, look):
    """Play a turn of poor choices through all warnings."""
    for roll in range(3):
        roll_anyway(player)
        look("roll")
        if roll < 2:
            player.click_die((player.game.turn + roll) % 5)
            look("mark")
    score_anyway(player, next(category for category in CATEGORIES if player.game.can_score(category)))
    look("score")


def telling(player):
    """Return the texts that follow from values, and the points of the timeline."""
    found = [text for text in texts_of_play(player) if TELLING.search(text) or any(mark in text for mark in MARKS)]
    return sorted(found), Screen(player.window).marks()


@JUDGING
def test_what_is_told_does_not_change_with_the_next_roll_or_the_marks(open_player, mode):
    """The dice of a new turn tell nothing about themselves: what stood there before them still stands, and no more."""
    player = open_player(game=seeded(SEED), mode=mode)
    before, compared = [], 0

    def look(what):
        nonlocal compared
        player.settle_explained()
        now = telling(player)
        is_first_roll = what == "roll" and player.game.rolls_left == 2
        if before and (is_first_roll or what == "mark"):
            assert now == before[-1]
            compared += 1
        before.append(now)

    for _ in range(3):
        play_a_turn_anyway(player, look)
    assert compared == 2 + 6
    assert before[-1][0], "something is told about what was decided"


@JUDGING
def test_tray_and_scorecard_do_not_depend_on_the_values(open_player, delivery_of, tmp_path, monkeypatch, mode):
    true = delivery_of(DEFAULT_RULES)
    false = replace(true, table=other_values(true.table))
    seen = []
    for number, delivery in enumerate((true, false)):
        monkeypatch.setattr(library, "obtain", deliver(delivery))
        player = open_player(tmp_path / str(number), game=seeded(SEED), mode=mode)
        looks = []
        for _ in range(2):
            play_a_turn_anyway(player, lambda _what, player=player, looks=looks: looks.append(tray_and_card(player)))
        seen.append(looks)
        player.window.hide()
    assert len(seen[0]) == 12
    for number, (one, other) in enumerate(zip(*seen, strict=True)):
        assert one == other, number


def tray_and_card(player):
    """Return texts and pictures of tray and scorecard."""
    player.settle()
    let_layouts_settle()
    tray, card = player.tray, player.scorecard
    return all_strings(tray), tray.grab().toImage(), all_strings(card), card.grab().toImage()


@JUDGING
def test_a_decision_is_judged_once_it_is_made(open_player, mode):
    player = open_player(game=seeded(SEED), mode=mode)
    player.press_roll()
    player.settle()
    assert not player.coach.options.isVisible()
    score_anyway(player, COSTLY)
    player.settle()
    decision = player.controller.scene().last_decision
    assert player.coach.options.rows == ()
    chosen, best = player.card.why.view.told
    assert (chosen.dice, chosen.verdict) == (decision.before.dice, decision.verdict)
    assert chosen.judged == option_words.marked_verdict(decision.chosen)
    assert best.text == why_words.was_best(decision.best)
    assert len(Screen(player.window).marks()) == 3
    assert Screen(player.window).timeline_summary() == coach_words.timeline_summary(decision.points_lost, None)


# Warn

COSTLY = Category.YAHTZEE  # with the first roll of SEED
THINK, BEST, ANYWAY = range(3)


def test_a_question_is_not_asked_over_a_moment_that_is_looked_back_at(warned):
    warned.controller.keep(warned.controller.review.analysis.best.keep or ())
    warned.press_roll()
    warned.settle()
    warned.click_box(COSTLY)
    assert warned.controller.confirmations.question is not None
    warned.controller.review_cursor.view_event(warned.controller.review.decisions[0].event)
    assert warned.controller.scene().viewed is not None
    assert_not_asked(warned)


def test_no_hint_is_given_while_a_warning_stands(warned):
    """What is explained then is the choice that is warned of: a hint would tell it as the best one."""
    warned.press("h")
    hint = warned.card.why.sentence.text()
    assert hint
    warned.click_box(COSTLY)
    warned.settle()
    assert warned.controller.confirmations.question is not None
    assert names.category(COSTLY) not in warned.card.why.sentence.text()
    assert why_view(warned.controller.scene()).button != coach_words.tell_more()
    answer(warned, THINK)
    warned.settle()
    assert warned.card.why.sentence.text() == hint


def test_a_hint_is_about_what_is_seen_and_not_about_what_a_look_back_hides(open_player):
    player = open_player(game=seeded(SEED).roll().roll(), mode=CoachMode.AFTER)
    player.settle()
    assert player.tray.hint.isEnabled()
    player.controller.review_cursor.view_step(-1)
    assert not player.tray.hint.isEnabled()
    assert tray_words.hint_after_the_look() in player.tray.hint.toolTip()
    player.press("h")
    assert player.window.banner.text == tray_words.hint_after_the_look()
    player.controller.hint()
    player.controller.review_cursor.view(None)
    assert player.controller.scene().choosing.hint is None
    assert not player.controller.record.is_coached


def test_a_guess_is_answered_and_asks_for_a_box_alone_where_no_roll_is_left(open_player):
    """The trial: at the third roll it asked for dice to be marked, and no guess was answered after the next roll."""
    player = open_player(game=seeded(SEED).roll(), mode=CoachMode.LIVE)
    player.window.menus.item("guess_first").trigger()
    player.settle()
    assert player.card.why.sentence.text() == coach_words.guess_first()
    for _ in range(2):
        player.click_die(0)
        player.press_roll()
        player.settle()
    assert player.card.why.sentence.text() == coach_words.guess_a_box()


def test_where_there_is_nothing_to_decide_there_is_no_hint(open_player):
    game = seeded(SEED)
    for box in list(CATEGORIES)[:-1]:
        game = game.roll().score(box)
    player = open_player(game=game.roll().roll().roll(), mode=CoachMode.AFTER)
    player.settle()
    assert not player.tray.hint.isEnabled()
    assert tray_words.no_hint_here() in player.tray.hint.toolTip()


def test_a_click_in_a_look_back_is_answered(open_player):
    player = open_player(game=seeded(SEED).roll().roll(), mode=CoachMode.AFTER)
    player.settle()
    for choose in (
        lambda: player.click_die(2),
        lambda: player.press_die(2),
        lambda: player.click_box(Category.CHANCE),
        lambda: player.go_to_box(Category.CHANCE) or player.press(Qt.Key.Key_Return),
    ):
        player.controller.review_cursor.view_step(-1)
        assert not player.window.banner.isVisible()
        choose()
        assert player.window.banner.text == tray_words.choose_after_the_look()
        player.press(Qt.Key.Key_Escape)
        assert player.controller.scene().viewed is None
        assert not player.window.banner.isVisible()


SPACE = Qt.Key.Key_Space


@pytest.fixture
def warned(open_player):
    """Someone whose coach warns, with dice on the table."""
    player = open_player(game=seeded(SEED), mode=CoachMode.WARN)
    player.press_roll()
    player.settle()
    return player


def option_of(player, category):
    return player.controller.review.analysis.categories[category]


def assert_asked(player, option):
    """The banner asks about `option`, and nothing else is on top of the window."""
    banner = player.window.banner
    assert banner.isVisible()
    assert banner.text == coach_words.warning(option)
    shown = [button.text() for button in banner.answers if button.isVisible()]
    assert shown == [coach_words.think_again(), coach_words.show_best(), coach_words.play_anyway()]
    assert not banner.dismiss.isVisible()
    assert banner.parentWidget().window() is player.window
    assert QApplication.activeModalWidget() is None
    assert not any(dialog.isVisible() for dialog in player.window.findChildren(QDialog))


def assert_not_asked(player):
    """Nothing is asked; that a game before is still there, or that a warning was help, may be told."""
    assert player.controller.confirmations.question is None
    banner = player.window.banner
    assert not banner.isVisible() or banner.text in {coach_words.still_there(), games.with_help_now()}


def test_a_costly_choice_is_held_back_and_asked_about_in_a_banner(warned):
    before = warned.game
    warned.click_box(COSTLY)
    assert warned.game is before
    assert_asked(warned, option_of(warned, COSTLY))
    assert not warned.coach.options.isVisible()
    assert option_words.option(warned.controller.review.analysis.best) not in " ".join(
        all_strings(warned.window.banner)
    )


def test_the_reason_of_a_warning_says_what_the_box_scores_now(warned):
    for _ in range(2):
        warned.controller.keep((min(warned.game.dice),))
        warned.press_roll()
        warned.controller.confirmations.go_ahead()
        warned.settle()
    chance = option_of(warned, Category.CHANCE)
    warned.click_box(Category.CHANCE)
    assert_asked(warned, chance)
    reason = warned.window.banner.reason
    warned.wait(lambda: bool(reason.text()))
    assert f"Chance scores {chance.points} now, but averages " in reason.text()


def test_the_same_warning_gives_its_reason_each_time(warned, qtbot):
    reason = warned.window.banner.reason
    warned.click_box(COSTLY)
    qtbot.waitUntil(lambda: bool(reason.text()))
    before = reason.text()
    answer(warned, THINK)
    warned.settle()
    assert_not_asked(warned)
    warned.click_box(COSTLY)
    qtbot.waitUntil(lambda: reason.text() == before)
    assert reason.isVisible()


def test_play_anyway_makes_the_choice_and_coaches_nothing(warned):
    warned.click_box(COSTLY)
    answer(warned, ANYWAY)
    assert_not_asked(warned)
    assert warned.game.filled == {COSTLY: 0}
    assert not warned.controller.record.is_coached
    warned.settle()
    assert warned.controller.scene().last_decision.chosen.category is COSTLY


def by_button(player):
    answer(player, THINK)


def by_escape(player):
    player.press(Qt.Key.Key_Escape)


def by_enter(player):
    assert player.window.banner.answers[THINK].hasFocus()
    player.press(Qt.Key.Key_Return)


def by_a_die(player):
    player.click_die(0)


@pytest.mark.parametrize("think", [by_button, by_escape, by_enter, by_a_die])
def test_thinking_again_leaves_the_game_and_grades_the_first_choice(warned, think):
    before = warned.game
    warned.click_box(COSTLY)
    think(warned)
    assert_not_asked(warned)
    assert warned.game is before
    assert warned.controller.record.is_coached
    warned.click_box(Category.CHANCE)
    if warned.controller.confirmations.question is not None:
        answer(warned, ANYWAY)
    warned.settle()
    decision = warned.controller.scene().last_decision
    assert decision.chosen.category is COSTLY
    assert decision.taken.category is Category.CHANCE
    view, first = warned.card.why.view, option_words.verdict_and_cost(decision.chosen)
    assert view.told[0].judged == option_words.marked_verdict(decision.taken), "of the choice that stands"
    assert view.remark == why_words.first_try(first)
    assert warned.controller.review.points_lost == pytest.approx(decision.taken.points_lost)


def test_show_best_shows_this_decision_only(warned):
    warned.click_box(COSTLY)
    answer(warned, BEST)
    assert_not_asked(warned)
    assert warned.coach.options.isVisible()
    best = warned.controller.review.analysis.best
    assert warned.coach.options.rows[0].option is best
    assert warned.controller.scene().pointed_at is best, "it is chosen, and need only be done"
    assert next(row.option for row in warned.coach.options.rows if row.is_chosen) is best
    inquiry = warned.controller.scene().inquiry
    assert (inquiry.option, inquiry.against) == (best, option_of(warned, COSTLY)), (
        "against what the player was about to do"
    )
    assert warned.controller.record.hinted
    warned.press_roll()
    warned.settle()
    assert Screen(warned.window).choice_line()[0] is None
    assert warned.coach.options.rows == ()


@pytest.mark.parametrize("reply", [0, 1])
def test_what_was_warned_of_is_warned_of_again(warned, reply):
    """The trial: after Show the best the same zero was scored without a word."""
    for _ in range(3):
        warned.click_box(COSTLY)
        assert warned.controller.scene().question.category is COSTLY
        answer(warned, reply)
        assert_not_asked(warned)
    assert warned.controller.scene().pointed_at is (warned.controller.review.analysis.best if reply == BEST else None)
    keep_badly(warned)
    warned.press(SPACE)
    assert warned.controller.scene().question is not None, "whatever else has been looked at"


def test_the_best_is_compared_with_what_was_warned_of_last(warned):
    chance = option_of(warned, Category.CHANCE)
    warned.controller.confirmations.warns_from = Verdict.INACCURACY
    for box in (COSTLY, Category.CHANCE, COSTLY, Category.CHANCE):
        warned.click_box(box)
        answer(warned, BEST)
        inquiry = warned.controller.scene().inquiry
        assert inquiry.against == option_of(warned, box)
    assert chance.lost > 0.0


def show_the_best_by_keys(player, category):
    """Go to a box, score it, and have the best option shown: with the keyboard alone."""
    player.press_box(category)
    assert player.controller.scene().question is not None
    player.press(Qt.Key.Key_Tab)
    assert player.window.banner.answers[BEST].hasFocus()
    player.press(Qt.Key.Key_Return)


def test_after_show_best_enter_does_not_go_back_to_the_box_that_was_warned_of(warned):
    """The trial: the best was a keep, and the next two Enters scored 0."""
    best = warned.controller.review.analysis.best
    assert best.keep is not None
    show_the_best_by_keys(warned, COSTLY)
    assert warned.scorecard.table.currentIndex().row() < 0, "it is at no box"
    assert warned.tray.roll_button.hasFocus()
    warned.press(Qt.Key.Key_Return)
    assert warned.game.events[-1].kept == places_of(warned.game, best.keep)
    warned.press(Qt.Key.Key_Return)
    assert warned.game.filled == {}


@pytest.mark.parametrize("by_keys", [True, False])
def test_after_show_best_enter_scores_the_box_that_the_button_names(open_player, by_keys):
    player = open_player(game=seeded(SEED).roll().roll().roll(), mode=CoachMode.WARN)
    player.settle()
    best = player.controller.review.analysis.best
    worst = min(player.controller.review.analysis.options, key=lambda option: option.value)
    if by_keys:
        show_the_best_by_keys(player, worst.category)
    else:
        player.go_to_box(worst.category)
        player.click_box(worst.category)
        answer(player, BEST)
    table = player.scorecard.table
    assert player.controller.scene().choosing.box is best.category
    assert player.scorecard.rows[table.currentIndex().row()].category is best.category
    assert player.tray.roll_button.text() == tray_words.score_button(
        box=names.category(best.category), points=best.points
    )
    player.press(Qt.Key.Key_Return)
    assert player.game.filled == {best.category: best.points}


@pytest.mark.parametrize(("verdict", "threshold"), daily_rows(zip(WARN_CHOICES, (0.25, 1.0, 5.0), strict=True)))
def test_the_threshold_decides_which_boxes_and_keeps_are_asked_about(warned, verdict, threshold):
    controller = warned.controller
    controller.confirmations.warns_from = verdict
    asked = 0
    for category in CATEGORIES:
        option = option_of(warned, category)
        warned.click_box(category)
        assert (controller.confirmations.question is not None) == (option.points_lost >= threshold), category
        asked += controller.confirmations.question is not None
        if controller.confirmations.question is not None:
            assert_asked(warned, option)
            answer(warned, THINK)
        else:
            warned.undo()
            warned.settle()
    for keep in [keep for keep in controller.review.analysis.keeps if len(keep) < 5]:
        warned.keep(places_of(warned.game, keep))
        option = controller.review.analysis.keeps[keep]
        warned.press_roll()
        assert (controller.confirmations.question is not None) == (option.points_lost >= threshold), keep
        asked += controller.confirmations.question is not None
        if controller.confirmations.question is not None:
            assert_asked(warned, option)
            answer(warned, THINK)
        else:
            warned.undo()
            warned.settle()
    assert 0 < asked < len(controller.review.analysis.options)


def keep_badly(player):
    """Mark dice so that rolling the others is costly."""
    bad = max(
        (o for o in player.controller.review.analysis.options if o.is_reroll), key=lambda option: option.points_lost
    )
    assert bad.points_lost >= 1
    player.keep(places_of(player.game, bad.keep))
    return bad


def test_space_again_while_the_banner_asks_does_not_roll(warned):
    bad = keep_badly(warned)
    before = warned.game
    for _ in range(3):
        warned.press(SPACE)
        assert warned.game is before
        assert_asked(warned, bad)
    warned.click_roll()
    assert warned.game is before
    answer(warned, ANYWAY)
    assert len(warned.game.events) == 2
    assert not warned.controller.record.is_coached


def test_another_costly_choice_is_asked_about_in_its_turn_and_both_are_taken_back(warned):
    keep_badly(warned)
    warned.press(SPACE)
    warned.click_box(COSTLY)
    assert_asked(warned, option_of(warned, COSTLY))
    answer(warned, THINK)
    assert len(warned.controller.record.taken_back) == 2
    assert_not_asked(warned)


def undo(player):
    player.undo()


def next_mode(player):
    player.press("c")


def new_game(player):
    player.new_game()


@pytest.mark.parametrize("leave", [undo, next_mode, new_game])
def test_a_question_that_is_left_behind_is_gone_and_its_choice_graded(warned, leave):
    record = warned.controller.record
    warned.click_box(COSTLY)
    leave(warned)
    assert_not_asked(warned)
    if leave is undo:
        warned.redo()
    elif leave is new_game:
        warned.undo()
    assert warned.game == record.game
    assert warned.controller.record.is_coached
    warned.settle()
    warned.controller.set_mode(CoachMode.AFTER)
    warned.click_box(Category.CHANCE)
    warned.settle()
    assert warned.controller.scene().last_decision.chosen.category is COSTLY


def test_the_keyboard_goes_on_where_it_was_before_the_question(warned):
    warned.go_to_box(COSTLY)
    warned.press(Qt.Key.Key_Return)
    assert warned.window.banner.answers[THINK].hasFocus()
    warned.press(Qt.Key.Key_Escape)
    assert warned.scorecard.table.hasFocus()


def test_up_and_down_stay_with_the_question(warned):
    warned.click_box(COSTLY)
    answers = warned.window.banner.answers
    assert answers[THINK].hasFocus()
    place = warned.scorecard.table.currentIndex().row()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Down):
        warned.press(key)
    assert answers[THINK].hasFocus()
    assert warned.scorecard.table.currentIndex().row() == place
    warned.press(Qt.Key.Key_Return)
    assert_not_asked(warned)


def test_space_presses_the_answer_that_has_the_keyboard_once_it_can_have_been_read(warned, monkeypatch):
    monkeypatch.setattr(banner_module, "_UNREAD", 10_000)
    warned.click_box(COSTLY)
    events = len(warned.game.events)
    warned.press(SPACE)
    assert warned.controller.confirmations.question is not None
    monkeypatch.setattr(banner_module, "_UNREAD", 0)
    warned.press(SPACE)
    assert_not_asked(warned)
    assert len(warned.game.events) == events, "nothing is rolled"


def test_a_question_that_is_open_when_the_window_closes_was_thought_over(warned, open_player):
    warned.click_box(COSTLY)
    assert warned.controller.confirmations.question is not None
    end(warned.session)
    again = open_player()
    again.settle()
    assert again.game.filled == {}
    assert again.controller.record.is_coached
    assert again.controller.record.taken_back[0][-1].category is COSTLY


def saved(player):
    """Return the record on the disk: what a program finds after the one before it was killed."""
    return under_way(player.session.services.library.path.parent)[0]


def test_a_question_that_is_open_when_the_program_is_killed_was_thought_over(warned):
    warned.click_box(COSTLY)
    warned.wait(lambda: saved(warned).is_coached)
    assert saved(warned).taken_back[0][-1].category is COSTLY
    assert not warned.controller.record.is_coached, "the player may still mean it"


def test_what_is_noted_meanwhile_does_not_undo_that(warned):
    keep_badly(warned)
    warned.press(SPACE)
    warned.wait(lambda: saved(warned).is_coached)
    warned.controller._note(warned.controller.record.with_hint())
    warned.wait(lambda: saved(warned).hinted)
    assert saved(warned).taken_back


def test_a_choice_that_was_meant_leaves_no_trace_on_the_disk(warned):
    warned.click_box(COSTLY)
    warned.wait(lambda: saved(warned).is_coached)
    answer(warned, ANYWAY)
    warned.wait(lambda: saved(warned) == warned.controller.record)
    assert not saved(warned).is_coached


def test_after_a_restart_a_choice_warned_of_is_still_the_first(warned, open_player):
    warned.click_box(COSTLY)
    answer(warned, THINK)
    warned.click_box(Category.CHANCE)
    if warned.controller.confirmations.question is not None:
        answer(warned, ANYWAY)
    end(warned.session)
    again = open_player()
    again.settle()
    assert again.controller.record.is_coached
    assert again.controller.scene().last_decision.chosen.category is COSTLY


# Warn, before the coach has looked


@pytest.fixture
def slow_coach(warned, monkeypatch):
    """The same at the start of the game with a coach that looks only when it is told to: call it."""
    warned.undo()
    coach, waiting = warned.session.services.coach, []
    look = coach.review
    monkeypatch.setattr(coach, "review", lambda *asked: waiting.append(asked))

    def go_on():
        monkeypatch.setattr(coach, "review", look)
        look(*waiting[-1])
        warned.settle()

    return go_on


def test_a_choice_faster_than_the_coach_waits_and_is_asked_about(warned, slow_coach):
    warned.press_roll()
    before = warned.game
    warned.click_box(COSTLY)
    assert warned.game is before
    assert_not_asked(warned)
    slow_coach()
    assert warned.game is before
    assert_asked(warned, option_of(warned, COSTLY))


def test_two_presses_faster_than_the_coach_are_one_choice(warned, slow_coach):
    warned.press_roll()
    first = warned.game
    warned.press_roll()
    warned.press_roll()
    assert warned.game is first
    slow_coach()
    costly = warned.controller.confirmations.question is not None
    assert len(warned.game.events) == (1 if costly else 2)


def test_what_is_marked_after_a_fast_press_counts_as_thinking_again(warned, slow_coach):
    warned.press_roll()
    warned.click_box(COSTLY)
    warned.press_die(0)
    slow_coach()
    assert_not_asked(warned)
    assert len(warned.game.events) == 1
    assert not warned.controller.record.is_coached


def test_without_a_table_nothing_is_asked_and_nothing_waits(open_session, slow_library, qtbot):
    player = Player(open_session(game=seeded(SEED), mode=CoachMode.WARN), qtbot)
    qtbot.waitUntil(lambda: slow_library.asked == [DEFAULT_RULES])
    player.press_roll()
    player.press_roll()
    player.click_box(COSTLY)
    assert player.game.filled == {COSTLY: 0}
    assert_not_asked(player)


# The question before a zero


@pytest.fixture
def asked_about_zeros(open_player):
    player = open_player(game=seeded(SEED), mode=CoachMode.OFF)
    player.controller.confirmations.confirms_zero = True
    player.press_roll()
    player.settle()
    return player


def test_a_zero_is_asked_about_and_taking_it_back_coaches_nothing(asked_about_zeros):
    player = asked_about_zeros
    player.click_box(COSTLY)
    banner = player.window.banner
    assert banner.text == coach_words.zero_question(names.category(COSTLY))
    assert [button.text() for button in banner.answers if button.isVisible()] == [
        coach_words.think_again(),
        coach_words.score_zero(),
    ]
    assert not TELLING.search(banner.text)
    answer(player, 0)
    assert player.game.filled == {}
    assert not player.controller.record.is_coached
    player.click_box(COSTLY)
    answer(player, 1)
    assert player.game.filled == {COSTLY: 0}


def test_a_box_with_points_is_not_asked_about(asked_about_zeros):
    asked_about_zeros.click_box(Category.CHANCE)
    assert asked_about_zeros.game.filled.keys() == {Category.CHANCE}


def test_a_zero_that_cannot_be_helped_is_not_asked_about(open_player):
    game = seeded(SEED)
    while len(game.filled) < 12:
        game = game.roll()
        game = game.score(next(box for box in CATEGORIES if box is not COSTLY and game.can_score(box)))
    player = open_player(game=game.roll().roll().roll(), mode=CoachMode.OFF)
    player.controller.confirmations.confirms_zero = True
    assert len(set(player.game.dice)) > 1
    player.click_box(COSTLY)
    assert player.game.is_over


def test_a_costly_zero_is_asked_about_once(warned):
    warned.controller.confirmations.confirms_zero = True
    warned.click_box(COSTLY)
    assert_asked(warned, option_of(warned, COSTLY))
    answer(warned, ANYWAY)
    assert warned.game.filled == {COSTLY: 0}


# Hints


@pytest.mark.parametrize("mode", [CoachMode.OFF, CoachMode.WARN, CoachMode.AFTER], ids=lambda mode: mode.value)
def test_a_hint_shows_one_decision_and_marks_the_game_coached(open_player, mode):
    player = open_player(game=seeded(SEED), mode=mode)
    hint = player.window.menus.item("hint")
    assert hint.isEnabled()
    player.press("h")
    assert not player.controller.record.hinted, "there is nothing to decide before the first roll"
    assert player.window.banner.text == tray_words.no_hint_before_dice()
    player.press_roll()
    player.settle()
    assert Screen(player.window).choice_line()[0] is None
    player.press("h")
    assert player.controller.record.is_coached
    assert player.coach.options.rows == ()
    assert player.card.why.sentence.text()
    player.press("h")
    assert hint.isEnabled()
    player.click(player.card.why.button)
    assert len(player.coach.options.rows) > 10
    player.press("h")
    assert player.window.banner.text == tray_words.hint_told_all()
    player.click_die(0)
    assert Screen(player.window).choice_line()[0] is not None
    assert len(player.coach.options.rows) > 10
    roll_anyway(player)
    player.settle()
    assert Screen(player.window).choice_line()[0] is None
    assert player.coach.options.rows == ()
    assert all(not row.cost for row in player.scorecard.rows)


def test_live_marks_the_game_coached_as_soon_as_values_show(open_player):
    player = open_player(game=seeded(SEED), mode=CoachMode.LIVE)
    assert not player.controller.record.hinted
    player.press_roll()
    player.settle()
    assert player.controller.record.hinted
    player.undo()
    player.press("c")
    assert player.controller.mode is CoachMode.OFF
    assert player.controller.record.is_coached, "what was seen stays seen"


def test_the_hint_is_noted_on_the_disk(open_player, tmp_path):
    home = tmp_path / "hinted"
    player = open_player(home, game=seeded(SEED), mode=CoachMode.OFF)
    player.press_roll()
    player.settle()
    player.press("h")
    end(player.session)
    again = open_player(home)
    assert again.controller.record.hinted
    again.settle()
    assert Screen(again.window).choice_line()[0] is None


# Looking back


@pytest.fixture
def mistaken(open_player):
    """Someone in After mode who has made mistakes in two turns and rolled for the third."""
    record = Record(seeded(SEED)).roll().score(COSTLY).roll().score(Category.LARGE_STRAIGHT).roll()
    player = open_player(game=record, mode=CoachMode.AFTER)
    assert len(player.controller.scene().mistakes) == 2
    return player


def assert_looks_back(player, event):
    decision, shown = player.controller.scene().viewed, Screen(player.window)
    assert decision is not None
    assert decision.event == event
    assert [die.face for die in player.tray.dice] == list(decision.before.dice)
    assert not any(die.isEnabled() for die in player.tray.dice)
    assert player.tray.sentence.sentence == option_words.you_chose(decision.taken)
    way = tray_words.back_to_result if player.controller.scene().is_over else tray_words.back_to_game
    assert player.tray.roll_button.text() == way()
    assert len(player.coach.options.rows) > 10
    assert shown.choice_line() == (decision.taken.verdict, "")
    assert sum(mark.is_viewed for mark in player.window.card.chart.view.marks) == 1


def test_n_and_shift_n_go_from_mistake_to_mistake(mistaken):
    for event in (1, 3, 1):
        mistaken.press("n")
        assert_looks_back(mistaken, event)
    mistaken.press(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert_looks_back(mistaken, 3)


def by_space(player):
    player.press(SPACE)


def by_roll_button(player):
    player.click_roll()


@pytest.mark.parametrize("leave", [by_escape, by_space, by_roll_button])
def test_escape_space_and_the_roll_button_return_to_the_game_as_it_was(mistaken, leave):
    mistaken.tray.roll_button.setFocus()
    mistaken.press_die(2)
    record, before = mistaken.controller.record, tray_and_card(mistaken)
    mistaken.press("n")
    assert tray_and_card(mistaken) != before
    leave(mistaken)
    mistaken.tray.roll_button.show_ring(False)  # a key that it heard shows where the keyboard is
    assert mistaken.controller.scene().viewed is None
    assert mistaken.controller.record == record
    assert tray_and_card(mistaken) == before


def place_of(chart, event):
    """Return a place over the decision of `event` on the line, at half the height, and its mark."""
    decisions = [mark for mark in chart.view.marks if mark.event is not None]
    number = next(number for number, mark in enumerate(decisions) if mark.event == event)
    x = chart.place(number, QRectF(chart.rect())).x()
    return QPoint(round(x), chart.rect().center().y()), decisions[number]


def test_a_click_on_the_timeline_looks_back(mistaken):
    chart = mistaken.window.card.chart
    mistaken.click(chart, place_of(chart, 3)[0])
    assert_looks_back(mistaken, 3)


@pytest.mark.parametrize("what", daily(["one by one", "worst"]))
def test_the_end_page_leads_to_its_decisions_and_escape_back(open_player, what):
    player = open_player(game=seeded(SEED), mode=CoachMode.OFF)
    player.play_to_end()
    player.settle()
    end_page, scene = player.window.end_page, player.controller.scene()
    button, event = {
        "one by one": (end_page.costs.through, scene.mistakes[0].event),
        "worst": (end_page.costs.rows[0], scene.review.worst.event),
    }[what]
    player.click(button)
    assert not end_page.isVisible()
    assert player.coach.isVisible()
    assert_looks_back(player, event)
    player.press(Qt.Key.Key_Escape)
    assert end_page.isVisible()


@pytest.mark.parametrize("place", daily(range(5), 2))
def test_keys_of_dice_do_nothing_in_a_look_back(mistaken, place):
    mistaken.press("n")
    mistaken.press_die(place)
    assert_looks_back(mistaken, 1)
    mistaken.press(Qt.Key.Key_Escape)
    assert not any(mistaken.controller.kept)


def test_boxes_cannot_be_taken_in_a_look_back(mistaken):
    record = mistaken.controller.record
    mistaken.press("n")
    for category in CATEGORIES:
        mistaken.click_box(category)
    assert mistaken.controller.record == record
    assert_looks_back(mistaken, 1)


def test_a_row_of_a_look_back_is_explained_and_marks_nothing(mistaken):
    mistaken.press("n")
    for row in range(4):
        mistaken.click_option(row)
        chosen = mistaken.coach.options.rows[row].option
        assert mistaken.controller.scene().explained[0] is chosen
    mistaken.press(Qt.Key.Key_Escape)
    assert not any(mistaken.controller.kept)


def test_a_look_back_shows_nothing_about_the_decision_to_be_made(mistaken):
    before = telling(mistaken)
    mistaken.press("n")
    mistaken.press(Qt.Key.Key_Escape)
    assert telling(mistaken) == before
    assert not mistaken.controller.record.hinted


def test_no_look_back_with_the_coach_off(open_player):
    record = Record(seeded(SEED)).roll().score(COSTLY).roll()
    player = open_player(game=record, mode=CoachMode.OFF)
    assert not player.window.menus.item("next_mistake").isEnabled()
    player.press("n")
    assert player.controller.scene().viewed is None


def test_a_point_that_was_pointed_at_is_told_no_more_once_the_coach_is_off(mistaken):
    mistaken.window.ahead.turn_to(CardFace.GRAPH)
    mistaken.settle()
    chart = mistaken.window.card.chart
    place, mark = place_of(chart, 3)
    mistaken.qtbot.mouseMove(chart, place)
    assert chart.card == mark.card
    assert TELLING.search(chart.card[1])
    mistaken.controller.set_mode(CoachMode.OFF)
    assert chart.card == ()
    assert_quiet(mistaken)


# Between an action and its review


def test_panel_and_line_stay_until_the_coach_has_looked(player, monkeypatch):
    """They would go and come again within milliseconds, after every action."""
    player.play_turn(Category.CHANCE)
    player.settle()
    coach, waiting = player.session.services.coach, []
    look = coach.review
    monkeypatch.setattr(coach, "review", lambda *asked: waiting.append(asked))
    before = Screen(player.window).marks(), player.coach.view
    assert before[0]
    player.press_roll()
    assert (Screen(player.window).marks(), player.coach.view) == before
    look(*waiting[-1])
    player.settle()
    assert len(Screen(player.window).marks()) > len(before[0])
    assert player.coach.options.rows
