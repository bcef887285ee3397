# SPDX-License-Identifier: MIT
"""The New game dialog: six tiles, and five rows that say what is chosen, open one at a time, and go together."""

from __future__ import annotations

from datetime import date

import pytest
from gui_driver import CTRL, activate
from history_samples import finished
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

from engine.games.goals import ReachGoal
from engine.rules.dice import DEMON, FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set, rule_set_as_data
from engine.strategies.strategies import Face
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.choice import GameChoice, GameTile, Rolls, choice_from
from yahtzee_gui.new_game.page import HIGH, LOW, NewGameDialog, RowOf
from yahtzee_gui.new_game.starter import GameToBegin, Table
from yahtzee_gui.words import names, numbers

DAY = date(2026, 11, 22)
SEED = "today-2026-11-22"
PLAYED = {GameKey("played", "free-joker", 3, "fair"): 262, GameKey(SEED, "no-joker", 3, "fair"): 199}


@pytest.fixture
def open_dialog(qtbot):
    """Return a function that opens the dialog."""

    def open_one(choice=GameChoice(), history=History(scores=PLAYED)):  # noqa: B008  # neither can be changed
        dialog = NewGameDialog(choice, DAY, history)
        qtbot.addWidget(dialog)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return open_one


def said(dialog, row):
    header = dialog.rows[row].header
    return header.value, header.note


def choose_ghost(dialog, rival):
    dialog.rolls.ghosts.setCurrentIndex(dialog.rolls.ghosts.findData(rival))
    dialog.rolls.ghosts.activated.emit(dialog.rolls.ghosts.currentIndex())


def choose_luck(dialog, model):
    dialog.luck.setCurrentIndex(dialog.luck.findData(model))
    dialog.luck.activated.emit(dialog.luck.currentIndex())


def type_seed(dialog, qtbot, text):
    dialog.open_row(RowOf.ROLLS)
    dialog.rolls.sources.buttons[Rolls.SEED].click()
    dialog.rolls.seed.clear()
    qtbot.keyClicks(dialog.rolls.seed, text)


# ---- tiles and keys ----


def test_at_first_it_is_the_usual_game_and_enter_begins_it(open_dialog, qtbot):
    dialog = open_dialog()
    assert dialog.tiles.buttons[GameTile.USUAL].isChecked()
    assert dialog.chosen == GameToBegin(DEFAULT_RULES, FAIR_DICE, None, None, Rival.NO_ONE)
    assert not any(row.header.isChecked() for row in dialog.rows.values())
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("key", "tile", "begun"),
    [
        ("1", GameTile.USUAL, GameToBegin(rival=Rival.NO_ONE)),
        ("2", GameTile.DAILY, GameToBegin(seed=SEED, rival=Rival.NO_ONE)),
        ("3", GameTile.MATCH, GameToBegin(table=Table())),
        ("4", GameTile.REAL_DICE, GameToBegin(rival=Rival.NO_ONE, own_dice=True)),
        ("5", GameTile.FOR_300, GameToBegin(goal=ReachGoal(300), rival=Rival.NO_ONE)),
        ("6", GameTile.DEMON, GameToBegin(dice_model=DEMON, rival=Rival.NO_ONE)),
    ],
)
def test_a_key_chooses_a_tile_and_enter_begins_from_there(open_dialog, qtbot, key, tile, begun):
    dialog = open_dialog(GameChoice(dice_model=DEMON, rolls=Rolls.SEED, seed="x"))
    assert not any(button.isChecked() for button in dialog.tiles.buttons.values())
    qtbot.keyClicks(dialog, key)
    assert [one for one, button in dialog.tiles.buttons.items() if button.isChecked()] == [tile]
    assert dialog.chosen == begun
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.tiles.buttons[tile], Qt.Key.Key_Return)


def test_a_double_click_on_a_tile_begins_it(open_dialog, qtbot):
    dialog = open_dialog()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.tiles.buttons[GameTile.DEMON], Qt.MouseButton.LeftButton)
        qtbot.mouseDClick(dialog.tiles.buttons[GameTile.DEMON], Qt.MouseButton.LeftButton)
    assert dialog.chosen.dice_model == DEMON


def test_a_tile_says_what_it_is_and_how_it_went(open_dialog):
    dialog = open_dialog(GameChoice(table=Table(others=(Face.GRETA,))))
    told = {tile: button.lines for tile, button in dialog.tiles.buttons.items()}
    assert told[GameTile.USUAL][1] == "Par 254.6"
    assert told[GameTile.DEMON][1] == "Par 113.0"
    assert told[GameTile.MATCH] == ("against Greta", "averages 217")
    assert told[GameTile.DAILY][1].endswith("not played")
    for place in (1, 2, 3, 4):
        dialog.who.seats[place].taken.emit(Face.CLARA)
    assert dialog.tiles.buttons[GameTile.MATCH].lines[0] == words.against_many(5)
    dialog.game.variants.buttons["no-joker"].click()
    assert dialog.tiles.buttons[GameTile.DAILY].lines[1].endswith("199 points")
    assert dialog.tiles.buttons[GameTile.FOR_300].lines[1] == "", "this is only known of the usual game"
    assert dialog.tiles.buttons[GameTile.USUAL].isChecked(), "the game is none of what a tile chooses"


def test_in_a_low_dialog_the_tiles_are_low_and_start_is_there(open_dialog):
    dialog = open_dialog()
    assert dialog.tiles.buttons[GameTile.USUAL].height() == HIGH
    dialog.resizeEvent(QResizeEvent(dialog.size() * 0.9, dialog.size()))
    assert dialog.tiles.buttons[GameTile.USUAL].height() == LOW
    dialog.resize(dialog.width(), dialog.minimumSizeHint().height())
    for row in RowOf:
        dialog.open_row(row)
        QApplication.processEvents()
        assert dialog.rect().contains(dialog.start.geometry())


# ---- rows ----


def test_one_row_is_open_at_a_time_and_digits_that_are_typed_choose_no_tile(open_dialog, qtbot):
    dialog = open_dialog()
    for row in (RowOf.GAME, RowOf.ROLLS):
        qtbot.mouseClick(dialog.rows[row].header, Qt.MouseButton.LeftButton)
        assert [kind for kind, one in dialog.rows.items() if one.part.isVisible()] == [row]
    type_seed(dialog, qtbot, "365")
    assert dialog.chosen.seed == "365"
    dialog.rows[RowOf.ROLLS].header.setFocus()
    qtbot.keyClick(dialog.rows[RowOf.ROLLS].header, Qt.Key.Key_Space)
    assert not any(one.part.isVisible() for one in dialog.rows.values())
    assert said(dialog, RowOf.ROLLS) == (words.from_seed(), "365")


def test_a_row_that_cannot_be_used_says_why_and_has_its_value_back_after_that(open_dialog):
    dialog = open_dialog(GameChoice(dice_model=DEMON, goal=ReachGoal(280)))
    assert said(dialog, RowOf.FOR) == (words.against_par(), words.needs_fair_dice())
    for rolls, why in ((Rolls.DAILY, words.daily_is_fair), (Rolls.TYPED, words.real_dice_are_fair)):
        dialog.open_row(RowOf.LUCK)
        dialog.rolls.sources.buttons[rolls].click()
        assert said(dialog, RowOf.LUCK) == (names.dice_model_name(FAIR_DICE), why())
        assert not dialog.rows[RowOf.LUCK].part.isVisible()
        assert dialog.chosen.dice_model == FAIR_DICE
        assert dialog.chosen.goal == ReachGoal(280)
    dialog.rolls.sources.buttons[Rolls.RANDOM].click()
    assert (dialog.chosen.dice_model, dialog.chosen.goal) == (DEMON, None)
    dialog.who.company.buttons[True].click()
    assert [dialog.rows[row].header.isEnabled() for row in RowOf] == [True, True, True, False, False]
    assert said(dialog, RowOf.FOR) == (words.to_win(), words.match_is_won())


def test_what_is_chosen_is_kept_for_the_next_time_but_for_rolls_that_are_known_then():
    mine = rule_set(rule_set_as_data(rule_set("kniffel")) | {"name": "Mine", "upper_bonus": 30})
    for choice in (
        GameChoice(rule_set("no-joker", 2), DEMON),
        GameChoice(mine, goal=ReachGoal(280), rolls=Rolls.TYPED),
        GameChoice(is_match=True, table=Table(others=("Bea",))),
    ):
        assert choice_from(choice.as_text(), choice.table) == choice
    assert choice_from(GameChoice(rolls=Rolls.DAILY).as_text(), Table()).rolls is Rolls.RANDOM


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rules": 3}', "[" * 100_000, '{"rules": "free-joker"}'])
def test_a_damaged_choice_is_the_usual_one(text):
    assert choice_from(text, Table(you="Ann")) == GameChoice(table=Table(you="Ann"))


def test_the_window_begins_what_was_begun_last_time(player):
    def take_four_rolls():
        asked = QApplication.activeModalWidget()
        asked.game.rolls.buttons[4].click()
        asked.start.click()

    for answer in (take_four_rolls, lambda: QApplication.activeModalWidget().start.click()):
        QTimer.singleShot(0, answer)
        player.press(Qt.Key.Key_N, CTRL)
        activate(player.qtbot, player.window)
        assert player.game.rules == rule_set("free-joker", 4)
        player.controller.new_game(DEFAULT_RULES)


# ---- game ----


def test_the_usual_game_and_the_official_one_say_what_they_are():
    usual, official = (names.rules_explained(RULE_SETS[name]) for name in ("free-joker", "forced-joker"))
    assert ("usual" in usual, "fficial" in usual) == (True, False)
    assert ("usual" in official, "fficial" in official) == (False, True)
    assert RULE_SETS["free-joker"] == DEFAULT_RULES


def test_rules_and_rolls_per_turn_belong_to_the_game(open_dialog):
    dialog = open_dialog(GameChoice(rule_set("no-joker", 2)))
    assert said(dialog, RowOf.GAME)[1] == "13 boxes, 2 rolls"
    dialog.game.variants.buttons["forced-joker"].click()
    assert dialog.chosen.rules == rule_set("forced-joker", 2)
    dialog.game.rolls.buttons[5].click()
    assert dialog.chosen.rules == rule_set("forced-joker", 5)
    dialog.game.games.setCurrentIndex(dialog.game.games.findText("Yatzy"))
    dialog.game.games.activated.emit(dialog.game.games.currentIndex())
    assert dialog.chosen.rules == rule_set("yatzy"), "with its own rolls per turn"
    dialog.game.house_rules[0].click()
    assert dialog.game.games.currentText() == "Yatzy"
    assert [box.isChecked() for box in dialog.game.house_rules] == [True, False, False]
    assert dialog.chosen.rules != rule_set("yatzy")


def test_own_rules_that_come_and_go_are_offered_while_the_dialog_is_open(open_dialog):
    dialog = open_dialog()
    part = dialog.game
    before = [part.games.itemText(place) for place in range(part.games.count())]
    mine = rule_set(rule_set_as_data(rule_set("kniffel")) | {"name": "Mine", "upper_bonus": 30})
    part.offer([mine])
    part.games.setCurrentIndex(part.games.findText("Mine"))
    part.games.activated.emit(part.games.currentIndex())
    part.offer([])
    assert dialog.chosen.rules == mine, "what is chosen stays so"
    part.games.setCurrentIndex(0)
    part.games.activated.emit(0)
    part.offer([])
    assert [part.games.itemText(place) for place in range(part.games.count())] == before
    assert dialog.chosen.rules == DEFAULT_RULES


# ---- rolls ----


@pytest.mark.parametrize(
    ("typed", "seed"),
    [("a name", "a name"), ("  blanks  ", "blanks"), ("e\u0301", "é"), ("Würfel 5!", "Würfel 5!"), ("🎲", "🎲")],
)
def test_seeds_that_look_the_same_are_the_same(typed, seed):
    choice = GameChoice(rolls=Rolls.SEED, seed=typed)
    assert (choice.seed_on(DAY), choice.seed_fault) == (seed, "")


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", words.seed_missing),
        ("   ", words.seed_missing),
        ("x" * 201, lambda: words.seed_too_long(200)),
        ("a\tb", words.seed_unreadable),
        ("a\u200bb", words.seed_unreadable),
        ("a\u202eb", words.seed_unreadable),
    ],
)
def test_what_is_no_seed_is_said_below_its_field_and_start_leads_there(open_dialog, typed, fault):
    dialog = open_dialog(GameChoice(rolls=Rolls.SEED, seed=typed))
    dialog.start.click()
    assert dialog.isVisible()
    assert dialog.rows[RowOf.ROLLS].part.isVisible()
    assert dialog.focusWidget() is dialog.rolls.seed
    assert dialog.rolls.note.text() == dialog.rolls.seed.accessibleDescription() == fault()


def test_a_score_that_cannot_be_keeps_the_game_from_beginning(open_dialog):
    dialog = open_dialog(GameChoice().with_tile(GameTile.FOR_300))
    dialog.goal.field.setText("3")
    dialog.goal.field.textEdited.emit("3")
    dialog.start.click()
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.goal.field
    assert dialog.goal_note.text() == words.score_out_of_range(5, 1575)
    dialog.tiles.buttons[GameTile.USUAL].click()
    assert (dialog.goal.problem, dialog.chosen.goal) == ("", None)


def test_what_is_known_of_a_seed_is_said(open_dialog, qtbot):
    dialog = open_dialog()
    type_seed(dialog, qtbot, "played")
    assert dialog.rolls.note.text() == words.finished_before(262)
    dialog.game.rolls.buttons[4].click()
    assert dialog.rolls.note.text() == "", "that was another game"
    type_seed(dialog, qtbot, "today-2026-11-05")
    assert dialog.rolls.note.text() == words.seed_of_day(numbers.long_day(date(2026, 11, 5)))


def test_the_rolls_of_an_earlier_game_can_be_had_again(open_dialog):
    dialog = open_dialog()
    dialog.rolls.sources.buttons[Rolls.EARLIER].click()
    assert (dialog.chosen.seed, dialog.rolls.note.text()) == (None, words.no_earlier())
    dialog = open_dialog(history=History(latest=(finished("first"), finished("second"))))
    dialog.open_row(RowOf.ROLLS)
    dialog.rolls.sources.buttons[Rolls.EARLIER].click()
    assert dialog.chosen.seed == "first"
    dialog.rolls.earlier.setCurrentIndex(1)
    dialog.rolls.earlier.activated.emit(1)
    assert dialog.chosen.seed == "second"


def test_a_ghost_needs_rolls_that_both_can_get(open_dialog, qtbot):
    dialog = open_dialog()
    choose_ghost(dialog, Rival.PERFECT)
    assert dialog.chosen.rival is Rival.PERFECT
    assert names.rival(Rival.PERFECT) in said(dialog, RowOf.ROLLS)[1]
    choose_luck(dialog, DEMON)
    assert (dialog.chosen.rival, dialog.rolls.ghosts.isEnabled()) == (Rival.NO_ONE, False)
    assert dialog.rolls.ghost_note.text() == words.ghost_needs_fair_dice()
    choose_luck(dialog, FAIR_DICE)
    dialog.rolls.sources.buttons[Rolls.TYPED].click()
    assert (dialog.chosen.rival, dialog.chosen.own_dice) == (Rival.NO_ONE, True)
    assert dialog.rolls.ghost_note.text() == words.ghost_needs_known_rolls()
    dialog.rolls.sources.buttons[Rolls.RANDOM].click()
    assert dialog.chosen.rival is Rival.PERFECT, "it comes back"


def test_the_earlier_self_is_there_for_rolls_that_were_finished(open_dialog, qtbot):
    dialog = open_dialog()
    item = dialog.rolls.ghosts.model().item(list(Rival).index(Rival.EARLIER))
    assert not item.isEnabled()
    type_seed(dialog, qtbot, "played")
    choose_ghost(dialog, Rival.EARLIER)
    assert item.isEnabled()
    assert dialog.chosen.rival is Rival.EARLIER
    dialog.game.variants.buttons["no-joker"].click()
    assert dialog.chosen.rival is Rival.NO_ONE


def test_what_is_unchanged_is_as_last_time(open_dialog):
    dialog = open_dialog()
    assert dialog.remark.text() == words.as_last_time()
    dialog.game.rolls.buttons[4].click()
    assert dialog.remark.text() == ""
