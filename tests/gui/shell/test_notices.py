# SPDX-License-Identifier: MIT
"""What came of an action goes with the next one; what is still so, or may have been missed, stays until closed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest
from audits import daily
from gui_driver import CTRL, first_allowed, seeded
from gui_layout import let_layouts_settle, resize
from match_samples import played
from PySide6.QtCore import QPoint, QRect, Qt

from engine.games.game import begun_from
from engine.games.goals import ReachGoal, RiskGoal
from engine.games.match import begin
from engine.games.notation import GameFault, Refusal
from engine.games.position import Position
from engine.games.record import Record
from engine.rules.categories import Category
from yahtzee_gui.board import match_words
from yahtzee_gui.board.coach import words as coach_words
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.desktop.preferences import CoachMode
from yahtzee_gui.history import words as history_words
from yahtzee_gui.library.library import Problem
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.shell.banner import Notice
from yahtzee_gui.words import faults, games, goals, names

REFUSAL = Refusal(GameFault.NOT_TEXT)
REFUSED = coach_words.import_refused(faults.game_refusal(REFUSAL))


@pytest.fixture
def refused(open_player):
    """Someone whose file was no game."""
    player = open_player(game=seeded("told"), mode=CoachMode.AFTER)
    player.press_roll()
    player.press_roll()
    player.settle()
    player.session.services.game_files.import_refused.emit(REFUSAL)
    assert player.window.banner.text == REFUSED
    return player


@pytest.mark.parametrize(
    "act",
    daily(
        [
            lambda player: player.press_roll(),
            lambda player: player.click_die(1),
            lambda player: player.click_box(first_allowed(player.game)),
            lambda player: player.undo(),
            lambda player: player.press("c"),
            lambda player: player.controller.review_cursor.view_step(-1),
            lambda player: player.controller.new_game(),
        ],
        3,
    ),
    ids=["roll", "keep", "score", "undo", "mode", "look back", "new game"],
)
def test_what_came_of_an_action_goes_with_the_next(refused, act):
    act(refused)
    banner = refused.window.banner
    assert not (banner.isVisible() and banner.text == REFUSED)


def test_nothing_else_takes_it_away(refused):
    player = refused
    player.controller.changed.emit(player.controller.scene(), frozenset())
    player.window.resize(1000, 680)
    player.settle()
    player.qtbot.wait(50)
    assert player.window.banner.text == REFUSED


def test_what_need_not_be_kept_goes_by_itself_once_it_can_have_been_read(player):
    banner = player.window.banner
    player.window.notices.tell_passing(shell_words.picture_copied(), is_brief=True)
    assert (banner.isVisible(), banner.reading.isActive()) == (True, True)
    told = banner.text
    banner.dismiss.setFocus()
    banner.reading.timeout.emit()
    assert banner.isVisible(), "the keyboard is at it"
    player.scorecard.table.setFocus()
    banner.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)  # where a test before left the mouse
    banner.reading.timeout.emit()
    assert not (banner.isVisible() and banner.text == told)
    player.session.services.game_files.export_failed.emit("No space left on device")
    assert not banner.reading.isActive(), "what went wrong stays"


@pytest.mark.parametrize("way", ["button", "key"])
def test_it_can_be_closed(refused, way):
    if way == "button":
        refused.click(refused.window.banner.dismiss)
    else:
        refused.press(Qt.Key.Key_Escape)
    assert not refused.window.banner.isVisible()


def test_the_next_outcome_takes_its_place(refused):
    refused.session.services.game_files.exported.emit("/home/me/game.json")
    assert refused.window.banner.text == coach_words.game_exported("/home/me/game.json")
    refused.press(Qt.Key.Key_Escape)
    assert not refused.window.banner.isVisible()


@pytest.mark.parametrize("shown_first", [True, False])
def test_what_concerns_games_that_are_not_safe_stays(player, shown_first):
    services = player.session.services
    if not shown_first:
        services.game_files.import_refused.emit(REFUSAL)
    services.library.failed.emit(Problem.NOT_WRITTEN, "No space left on device")
    if shown_first:
        services.game_files.import_refused.emit(REFUSAL)
    player.press_roll()
    assert player.window.banner.text == shell_words.unsaved(reason="No space left on device")
    player.press_roll()
    assert player.window.banner.isVisible()
    player.press(Qt.Key.Key_Escape)
    assert not player.window.banner.isVisible()


def test_escape_closes_a_notice_before_it_ends_a_look_back(refused):
    controller = refused.controller
    controller.review_cursor.view_step(-1)
    refused.session.services.game_files.import_refused.emit(REFUSAL)
    refused.press(Qt.Key.Key_Escape)
    assert not refused.window.banner.isVisible()
    assert controller.scene().viewed is not None
    refused.press(Qt.Key.Key_Escape)
    assert controller.scene().viewed is None


def begun(player):
    return player.window.banner.text


def test_it_is_said_what_a_game_is_played_for(player):
    goal = ReachGoal(300)
    player.controller.new_game(goal=goal)
    assert begun(player) == goals.begins(goal, is_coached=player.controller.mode is not CoachMode.OFF)
    assert "coach" not in goals.begins(goal, is_coached=False)
    player.press_roll()
    assert not player.window.banner.isVisible()
    player.controller.new_game()
    assert begun(player) == coach_words.still_there()
    player.controller.new_game(goal=goals.RISK_GOALS[0])
    assert begun(player).startswith(goals.begins(goals.RISK_GOALS[0], is_coached=True))


@pytest.mark.parametrize(("aversion", "said"), [(0.02, "Careful play"), (-0.02, "Daring play")])
def test_the_game_in_play_may_come_back_from_a_file_with_a_risk_that_the_dial_has_not(player, aversion, said):
    record = player.controller.record
    player.controller.open_record(replace(record, goal=RiskGoal(aversion)))
    assert said in begun(player)


def test_a_game_that_is_left_for_a_new_one_is_still_there(player):
    """The trial: Ctrl+N and Start replaced a match without a word."""
    banner, controller = player.window.banner, player.controller
    player.press_roll()
    record = controller.record
    controller.new_game(goal=ReachGoal(250))
    assert banner.text == f"{goals.begins(ReachGoal(250), is_coached=True)} {coach_words.still_there()}"
    player.click(banner.answers[0])
    assert controller.record == record
    assert not banner.isVisible()
    controller.new_game()
    assert banner.text == coach_words.still_there()
    player.press_roll()
    assert not banner.isVisible(), "the new one is played"
    player.undo()
    assert not banner.isVisible(), "it is the same game"
    player.undo()
    assert controller.record == record
    assert (banner.isVisible(), banner.text) == (True, coach_words.game_before()), "it came back without a word"
    player.redo()
    assert not banner.isVisible()
    player.redo()
    assert len(controller.game.events) == 1, "nothing is lost"


def test_games_that_wait_stay_in_the_menu_whichever_is_played(player):
    """The trial: after Back to your game the line was gone, and after one roll there so were the games begun later."""
    controller = player.controller
    starts = {controller.game.start}
    player.press_roll()
    for _ in range(2):
        controller.new_game()
        starts.add(controller.game.start)
        player.press_roll()
    for _ in range(2):
        player.window.menus.item("back").trigger()
    player.press_roll()
    seen = set()
    for _ in range(3):
        assert menu_says(player, coach_words.back_to_yours())
        player.window.menus.item("back").trigger()
        assert controller.game.events, "with the moves that it had"
        seen.add(controller.game.start)
    assert seen == starts
    controller.new_game()
    controller.new_game()
    banner = player.window.banner
    assert banner.text == coach_words.all_still_there(), "a game never played is none to go back to"
    assert menu_says(player, coach_words.back_to_yours())
    player.wait(lambda: player.session.services.library.figures is not None)
    player.click(banner.answers[1])
    assert len(player.window.dialogs.get(Page.HISTORY).under_way.games) == len(starts)


def test_nothing_is_said_of_a_game_that_was_not_begun_or_is_over(player):
    player.controller.new_game()
    assert not player.window.banner.isVisible()
    player.controller.open_record(finished("told"))
    player.controller.new_game()
    assert not player.window.banner.isVisible()


@pytest.mark.parametrize("answer", ["leave it", "Esc", "undo again", "undo anyway", "another game"])
def test_undo_asks_before_a_result_is_opened_again(player, answer):
    """The trial: the end page was gone, and the game went on, with one key too many."""
    banner, controller = player.window.banner, player.controller
    controller.open_record(finished("result"))
    player.settle()
    end = controller.record
    player.press(Qt.Key.Key_Z, CTRL)
    assert banner.text == coach_words.opens_result()
    assert banner.isVisible()
    assert controller.record == end
    if answer == "undo anyway":
        player.click(banner.answers[1])
        assert not controller.game.is_over
        player.undo()
        assert not controller.game.has_rolled, "that is asked once"
        player.redo()
        player.redo()
    elif answer == "another game":
        controller.new_game()
        assert banner.text != coach_words.opens_result()
        player.press(Qt.Key.Key_Z, CTRL)
    elif answer == "undo again":
        player.press(Qt.Key.Key_Z, CTRL)
        assert banner.text == coach_words.opens_result(), "which is no answer"
        player.click(banner.answers[0])
    elif answer == "leave it":
        player.click(banner.answers[0])
    else:
        player.press(Qt.Key.Key_Escape)
    assert controller.record == end
    assert controller.confirmations.question is None
    assert banner.text != coach_words.opens_result()


def finished(seed):
    """Return a game that is over."""
    game = seeded(seed)
    while not game.is_over:
        game = game.roll()
        game = game.score(first_allowed(game))
    return Record(game)


def menu_says(player, words):
    """Return whether the Game menu has the way back under these words; None where it has none."""
    back = player.window.menus.item("back")
    return back.isVisible() and back.isEnabled() and back.text().replace("&", "") == f"{words}\tAlt+Left"


@pytest.mark.parametrize("way", ["button", "Esc", "menu", "Alt+Left", "undo"])
def test_from_a_finished_game_that_is_looked_at_several_ways_lead_back(player, way):
    """The trial: Look at this game replaced the game in play, and nothing on the page led back."""
    banner, controller = player.window.banner, player.controller
    player.press_roll()
    record = controller.record
    controller.open_kept(finished("earlier"))
    player.settle()
    assert banner.text == coach_words.still_there()
    controller.review_cursor.view_step(-1)
    assert not banner.isVisible(), "it covered the graph, and its button led elsewhere than the big one"
    assert menu_says(player, coach_words.back_to_yours())
    controller.review_cursor.view(None)
    assert banner.text == coach_words.still_there(), "it stays as long as the old game is looked at"
    assert player.window.end_page.payoff.badge.text() == tray_words.from_games_played()
    controller.open_kept(finished("another"))
    assert banner.text == coach_words.still_there()
    if way == "button":
        player.click(banner.answers[0])
    elif way == "Esc":
        player.press(Qt.Key.Key_Escape)
    elif way == "menu":
        player.window.menus.item("back").trigger()
    elif way == "Alt+Left":
        player.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    else:
        player.undo()
    assert controller.record == record
    assert not banner.isVisible()


@pytest.mark.parametrize("is_left", [True, False])
@pytest.mark.parametrize("way", ["button", "menu", "Alt+Left"])
def test_a_game_chosen_in_the_list_leads_back_to_the_list_as_it_was(player, way, is_left):
    dialogs, banner, controller = player.window.dialogs, player.window.banner, player.controller
    if is_left:
        player.press_roll()
        player.wait(lambda: controller.scene().analysis is not None)  # live values count as a hint
    else:
        controller.open_record(finished("before"))
    let_layouts_settle()
    before, size = controller.record, player.tray.dice[0].die_rect().size()
    player.wait(lambda: dialogs.show(Page.HISTORY) or dialogs.get(Page.HISTORY) is not None)
    page = dialogs.get(Page.HISTORY)
    page.filter.search.setText("fiend")
    dialogs.set_aside()
    controller.open_kept(finished("earlier"))
    assert [one.text() for one in banner.answers if one.isVisible()][-1:] == ["Back to the list"]
    assert banner.text.endswith(coach_words.still_there()) is is_left
    assert player.window.end_page.payoff.badge.text() == tray_words.from_games_played()
    assert menu_says(player, history_words.back_to_list())
    player.wait(lambda: controller.review is not None)
    if way == "menu":
        bar = player.window.review_bar
        controller.review_cursor.view_step(-1)
        let_layouts_settle()
        assert bar.origin.isVisible()
        assert bar.origin.text() == tray_words.from_games_played(), "looking back it is said, too"
        assert all(die.y() >= bar.geometry().bottom() for die in player.tray.dice)
        back = tray_words.back_to_result(), bar.back.accessibleName()
        assert (player.tray.roll_button.text(),) * 2 == back, "the other game is another way"
        assert menu_says(player, history_words.back_to_list())
    if way == "button":
        player.click(banner.answers[int(is_left)])
    elif way == "menu":
        player.window.menus.item("back").trigger()
    else:
        player.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert controller.record == before
    assert dialogs.get(Page.HISTORY) is page
    assert page.isVisible()
    assert page.filter.search.text() == "fiend"
    assert not banner.isVisible()
    dialogs.set_aside()
    let_layouts_settle()
    assert player.tray.dice[0].die_rect().size() == size or not is_left, "dice stayed small after a look back"


def test_the_way_back_from_an_old_match_stays_whoevers_end_is_looked_at(player):
    """The trial: after a click on another person's seat no button led back any more."""
    banner, controller = player.window.banner, player.controller
    player.press_roll()
    match = played(begin([("Ada", ""), ("Ben", "")], player.game.rules, "old"), Random(1), 10_000)
    controller.open_kept(match)
    player.settle()
    assert banner.text == coach_words.still_there()
    for place in (1, 0):
        controller.open_card(place)
        assert banner.text == coach_words.still_there()
    player.window.notices.tell_passing(shell_words.picture_copied(), is_brief=True)
    assert banner.text == shell_words.picture_copied(), "what came of an action is told over it"
    banner.reading.timeout.emit()
    assert banner.text == coach_words.still_there()
    player.window.notices.tell_passing(shell_words.picture_copied(), is_brief=True)
    controller.open_card(1)
    assert banner.text == coach_words.still_there(), "and goes with the next one"
    banner.close_notice()
    controller.open_card(0)
    assert not banner.isVisible(), "it was closed"


def test_from_a_copy_of_a_finished_game_the_key_that_goes_back_leads_to_that_game(player):
    controller, over = player.controller, finished("earlier")
    controller.open_record(over)
    player.wait(lambda: controller.review is not None)
    controller.review_cursor.view_step(-1)
    assert not player.window.menus.item("back").isVisible()
    player.click(player.window.review_bar.play_on)
    assert controller.undo_history.is_copy
    assert player.tray.badge.text() == tray_words.a_copy()
    player.click_box(first_allowed(controller.game))
    assert not player.window.banner.isVisible()
    assert player.tray.badge.text() == tray_words.a_copy(), "the badge says it as long as it is so"
    assert menu_says(player, coach_words.back_to_finished())
    player.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert controller.record.game == over.game
    assert not player.window.menus.item("back").isVisible()


@pytest.mark.parametrize("way", ["menu", "Alt+Left"])
def test_from_a_position_played_after_a_finished_game_the_way_back_leads_to_that_game(player, way):
    """The trial: after Play from here only Undo led back."""
    controller, over = player.controller, finished("earlier")
    controller.open_record(over)
    player.wait(lambda: controller.review is not None)
    controller.review_cursor.view_step(-1)
    player.window.beside.clipboard.play_from_here()
    player.settle()
    assert controller.game.begins is not None
    assert not controller.undo_history.is_copy
    assert menu_says(player, coach_words.back_to_finished())
    if way == "menu":
        player.window.menus.item("back").trigger()
    else:
        player.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert controller.record.game == over.game
    assert not player.window.menus.item("back").isVisible()


@pytest.mark.parametrize("way", ["menu", "Alt+Left"])
def test_a_game_that_was_left_can_be_gone_back_to_when_the_other_one_is_over(player, way):
    """The trial: nothing led back but Undo, many times."""
    player.press_roll()
    left = player.controller.record
    assert not player.window.menus.item("back").isVisible()
    player.controller.new_game()
    player.play_to_end()
    player.settle()
    assert menu_says(player, coach_words.back_to_yours())
    if way == "menu":
        player.window.menus.item("back").trigger()
    else:
        player.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert player.controller.record == left
    assert not player.window.menus.item("back").isVisible()


def test_a_new_game_begun_over_a_look_leads_back_to_the_game_that_was_left(player):
    """The trial: the same dice again, from a finished game, and the game in play was lost to view."""
    player.press_roll()
    left = player.controller.record
    player.controller.open_kept(finished("earlier"))
    player.session.starter.begin_again()
    assert player.window.banner.text == f"{new_game_words.dice_known()} {coach_words.still_there()}"
    player.undo()
    assert player.controller.record == left


def test_the_way_back_is_not_told_over_a_page_where_nobody_left_a_game(player):
    dialogs, banner = player.window.dialogs, player.window.banner
    player.press_roll()
    player.controller.new_game()
    assert banner.isVisible()
    dialogs.show(Page.HELP)
    assert not banner.isVisible()
    player.window.notices.tell_passing(shell_words.picture_copied(), is_brief=True)
    assert banner.isVisible(), "what else is told is told there"
    banner.close_notice()
    dialogs.leave()
    assert banner.text == coach_words.still_there()
    banner.close_notice()
    dialogs.show(Page.HELP)
    dialogs.leave()
    assert not banner.isVisible(), "it was closed"


def test_it_is_said_that_a_match_has_linked_dice(player):
    for linked in (True, False):
        match = begin((("You", ""), ("Greta", "greedy")), player.game.rules, f"linked {linked}", linked=linked)
        player.controller.open_record(match)
        assert begun(player) == match_words.begins(["Greta"], linked=linked)
    assert match_words.begins(["Greta"], linked=True) != match_words.begins(["Greta"], linked=False)
    player.controller.open_record(begin((("Anna", ""), ("Ben", "")), player.game.rules, "two at one screen"))
    assert begun(player).startswith("A match of Anna and Ben: ")


def hint(player):
    player.press("h")


def show_values(player):
    player.controller.set_mode(CoachMode.LIVE)


def look_up(player):
    player.controller.note_help()


def try_again(player):
    player.controller.score(Category.YAHTZEE)
    player.settle()
    player.controller.play_on()
    assert player.window.banner.text != games.with_help_now(), "the same choice again makes no difference"
    player.controller.score(Category.CHANCE)


def undo(player):
    player.controller.score(Category.CHANCE)
    player.undo()
    player.controller.roll()


@pytest.mark.parametrize("deed", [hint, show_values, look_up, try_again, undo])
def test_what_makes_a_game_one_with_help_is_said_when_it_happens_and_once(open_player, deed):
    player = open_player(game=seeded("with help"), mode=CoachMode.AFTER)
    player.controller.roll()
    player.settle()
    assert not player.controller.record.is_coached
    deed(player)
    assert player.controller.record.is_coached
    assert player.window.banner.text == "From now on this game counts as one with help."
    player.window.banner.close_notice()
    player.settle()
    player.controller.keep(player.game.dice[:1])
    player.controller.hint()
    assert not player.window.banner.isVisible()


def test_a_game_that_begins_in_live_says_nothing_of_it(open_player):
    player = open_player(game=seeded("with help"), mode=CoachMode.LIVE)
    player.controller.roll()
    player.settle()
    assert player.controller.record.is_coached
    assert not player.window.banner.isVisible()


def test_a_game_whose_dice_were_seen_on_a_copy_of_it_is_one_with_help(open_player):
    player = open_player(game=seeded("with help"), mode=CoachMode.AFTER)
    for box in (Category.CHANCE, Category.YAHTZEE):
        player.controller.roll()
        player.controller.score(box)
        player.settle()
    player.controller.review_cursor.view_step(-1)
    player.controller.play_on()
    assert player.window.banner.text == coach_words.tries_again()
    for box in (Category.ACES, Category.TWOS, Category.THREES):
        player.controller.score(box)
        player.controller.roll()
    player.controller.switch_game()
    assert player.controller.record.is_coached
    assert player.window.banner.text == games.with_help_now()


def test_a_game_from_a_position_says_as_it_begins_that_it_counts_as_one_with_help(player):
    begins = Position((2, 2, 3, 4, 6), 2)
    player.controller.open_record(Record(begun_from(begins, "seed")))
    assert games.begins_with_help() in player.window.banner.text


def test_it_is_said_why_there_is_no_hint(player):
    while player.controller.mode is not CoachMode.OFF:
        player.press("c")
    player.press("h")
    assert begun(player) == tray_words.no_hint_before_dice()
    while player.controller.mode is not CoachMode.LIVE:
        player.press("c")
    player.press_roll()
    player.press("h")
    assert begun(player) == tray_words.no_hint_in_live()
    while player.controller.mode is not CoachMode.AFTER:
        player.press("c")
    player.press("h")
    assert begun(player) == ""


@pytest.mark.parametrize("size", [(980, 600), (1240, 800), (1600, 1000)])
def test_a_warning_has_the_card_and_a_notice_pushes_nothing_aside(open_player, size):
    player = open_player(game=seeded("sliver"), mode=CoachMode.WARN)
    resize(player, size)
    player.press_roll()
    player.settle()
    banner, card = player.window.banner, player.window.card
    start = [part.geometry() for part in (card, card.tabs, card.why, *player.tray.dice)]
    boxes = player.controller.review.analysis.categories.values()
    player.controller.score(max(boxes, key=lambda option: option.points_lost).category)
    assert banner.isVisible()
    assert banner.height() == needed(banner), "and is no higher than that takes"
    assert banner._ground.geometry() == card.geometry(), "nothing of the card is seen behind it"
    banner.answers[0].click()
    banner.close_notice()  # a warning that is followed is help
    for text in ("Short.", "A notice of three lines or four, whatever the window. " * 5):
        banner.show_notice(Notice(text))
        let_layouts_settle()
        assert banner.height() == needed(banner)
        assert banner._ground.isVisible() is (banner.geometry().bottom() > card.y())
        assert [part.geometry() for part in (card, card.tabs, card.why, *player.tray.dice)] == start
        banner.close_notice()
    assert not banner._ground.isVisible()


@pytest.mark.parametrize("size", [(980, 600), (1240, 800)])
def test_at_the_end_of_a_game_what_is_told_lies_over_its_line_and_no_blank_card_below_it(open_player, size):
    """A card as large as the coach's, which is not there then, lay over the list of what cost something."""
    player = open_player(game=seeded("over"), mode=CoachMode.OFF)
    resize(player, size)
    player.play_to_end()
    player.settle()
    banner, line = player.window.banner, player.window.end_page.line
    for tell in (lambda: banner.show_notice(Notice("A game from your list.")), player.controller.undo):
        tell()
        let_layouts_settle()
        assert banner.isVisible()
        assert not banner._ground.isVisible()
        at = QRect(line.mapToGlobal(QPoint()), line.size())
        assert at.contains(QRect(banner.mapToGlobal(QPoint()), banner.size()))
        banner.close_notice()


@pytest.mark.parametrize(("copied", "games"), [(None, 0), (date(2026, 11, 22), 7)])
def test_of_damaged_games_no_number_is_told_where_there_is_none(copied, games):
    """ "0 newer games could still be read" stood there."""
    text = shell_words.recovered(Path("aside"), copied, games, 0)
    assert text.endswith("The damaged file is kept as aside.")
    assert "game could" not in text
    assert " 0 " not in text
    assert "3 games could be read from the damaged file" in shell_words.recovered(Path("aside"), copied, 3, 3)


def test_one_file_that_is_left_is_told_as_one():
    assert names.left_out(1, most=100, folder="lists") == "Only 100 files in lists are read. One more is left as it is."
    assert names.left_out(2, most=100, folder="lists").endswith("2 more are left as they are.")


def needed(banner):
    return max(banner.heightForWidth(banner.width()), banner.minimumSizeHint().height())


def test_of_rules_that_were_put_aside_it_is_told_why_and_where_they_are(open_player):
    player = open_player(game=seeded("told"))
    player.session.services.own_rules.found_damaged.emit("/aside/damaged-mine-1.toml", "there is no such box")
    text = "Your rules file can't be read (there is no such box). It is kept as /aside/damaged-mine-1.toml."
    assert player.window.banner.text == text


def test_whatever_is_put_aside_is_told(open_player, tmp_path):
    """Also where a page that leads there is all that was opened."""
    home = tmp_path / "home"
    (home / "strategies").mkdir(parents=True)
    (home / "strategies" / "bad.txt").write_bytes(b"\xff\xfe")
    for name in ("training", "puzzles"):
        (home / f"{name}.json").write_bytes(b"no log")
    player, told = open_player(home), []
    banner = player.window.banner
    player.window.dialogs.show(Page.LEARN)
    player.window.dialogs.show(Page.STRATEGIES)
    for _ in range(2):
        player.wait(banner.isVisible)
        told.append(banner.text)
        banner.close_notice()
    assert sorted(told) == sorted(
        [
            shell_words.unread(names="training.json, puzzles.json", path=next(home.glob("before-library-*.zip"))),
            names.list_put_aside("it is not UTF-8 text", str(home / "strategies" / "damaged-bad-1.txt")),
        ]
    )


@pytest.mark.parametrize("page", [Page.HISTORY, Page.STRATEGIES, Page.LEARN, Page.OPENINGS])
def test_a_notice_over_a_page_lies_at_its_end_and_leaves_heading_and_tabs_free(open_player, page):
    player = open_player()
    window = player.window
    resize(player, (1000, 680))
    window.banner.show_notice(Notice(coach_words.table_missing()))
    player.wait(lambda: window.dialogs.show(page) or window.dialogs.get(page) is not None)
    let_layouts_settle()
    assert window.banner.isVisible()
    place = window.banner.parentWidget()
    assert window.banner.y() > place.height() * 2 // 3
