# SPDX-License-Identifier: MIT
"""The new-game dialog: dice of the day, of a seed or new ones; who to race; what goes together."""

from __future__ import annotations

from datetime import date

import pytest
from gui_driver import activate
from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent

from engine.games.goals import ReachGoal
from engine.rules.dice_models import DEMON, FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set, rule_set_as_data
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.library.finished_game import GameKey
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.columns import ChoiceText
from yahtzee_gui.new_game.page import Company, NewGameDialog, Source
from yahtzee_gui.new_game.starter import GameToBegin
from yahtzee_gui.words import names

DAY = date(2026, 11, 22)
SEED = "today-2026-11-22"
PLAYED = {GameKey("played", "free-joker", 3, "fair"): 262, GameKey(SEED, "no-joker", 3, "fair"): 199}


@pytest.fixture
def open_dialog(qtbot):
    """Return a function that opens the dialog."""

    def open_one(dice_model=FAIR_DICE, rules=DEFAULT_RULES):
        dialog = NewGameDialog(rules, dice_model, lambda *_: "", today=DAY, first_result=PLAYED.get)
        qtbot.addWidget(dialog)
        dialog.show()
        activate(qtbot, dialog)
        return dialog

    return open_one


def type_seed(dialog, qtbot, text):
    dialog.source_choices[Source.SEED].click()
    dialog.seed_field.clear()
    qtbot.keyClicks(dialog.seed_field, text)


def test_new_dice_are_the_first_choice_and_nobody_knows_them(open_dialog):
    dialog = open_dialog()
    assert (dialog.source, dialog.seed, dialog.dice_model) == (Source.NEW, None, FAIR_DICE)
    assert next(iter(dialog.source_choices)) is Source.TODAY
    assert dialog.start.isEnabled()


def test_what_is_chosen_is_said_as_one_value(open_dialog, qtbot):
    dialog = open_dialog()
    choose(dialog, Rival.PERFECT)
    assert dialog.chosen == GameToBegin(DEFAULT_RULES, FAIR_DICE, None, None, Rival.PERFECT)
    type_seed(dialog, qtbot, "chosen")
    dialog.goal_choice.aims.setCurrentIndex(1)
    dialog.rule_choices["no-joker"].click()
    assert dialog.chosen == GameToBegin(RULE_SETS["no-joker"], FAIR_DICE, "chosen", ReachGoal(300), Rival.PERFECT)
    dialog.company.buttons[Company.OTHERS].click()
    assert dialog.chosen == GameToBegin(RULE_SETS["no-joker"], table=dialog.table)
    assert dialog.table is not None


def test_the_game_of_the_day_has_its_seed_and_fair_dice(open_dialog):
    dialog = open_dialog(DEMON)
    assert dialog.dice_model == DEMON
    dialog.source_choices[Source.TODAY].click()
    assert (dialog.seed, dialog.dice_model) == (SEED, FAIR_DICE)
    assert not dialog.dice_choices[DEMON].isEnabled()
    assert dialog.game_remark.text() == ""
    dialog.rule_choices["no-joker"].click()
    assert dialog.game_remark.text() == new_game_words.finished_before(199)
    dialog.source_choices[Source.NEW].click()
    assert dialog.dice_model == DEMON
    assert dialog.dice_choices[DEMON].isEnabled()


def test_a_seed_is_typed_by_keyboard_alone(open_dialog, qtbot):
    dialog = open_dialog()
    dialog.source_choices[Source.NEW].setFocus()
    qtbot.keyClick(dialog.source_choices[Source.NEW], Qt.Key.Key_Down)
    assert dialog.source is Source.OWN
    qtbot.keyClick(dialog.source_choices[Source.OWN], Qt.Key.Key_Down)
    assert dialog.source is Source.SEED
    dialog.seed_field.setFocus()
    qtbot.keyClicks(dialog.seed_field, "played")
    assert dialog.seed == "played"
    assert dialog.game_remark.text() == new_game_words.finished_before(262)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.seed_field, Qt.Key.Key_Return)


def test_own_dice_are_fair_and_race_nobody(open_dialog):
    dialog = open_dialog()
    dialog.source_choices[Source.OWN].setChecked(True)
    begun = dialog.chosen
    assert begun.own_dice
    assert (begun.seed, begun.dice_model, begun.rival) == (None, FAIR_DICE, Rival.NO_ONE)
    assert not dialog.rivals.isEnabled()
    assert [model for model, choice in dialog.dice_choices.items() if choice.isEnabled()] == [FAIR_DICE]
    assert dialog.game_remark.text() == new_game_words.own_dice_are_fair()
    for source, said in ((Source.OWN, "own_dice_are_fair"), (Source.TODAY, "todays_dice_are_fair"), (Source.NEW, "")):
        dialog.source_choices[source].setChecked(True)
        reason = getattr(new_game_words, said)() if said else ""
        for model, choice in dialog.dice_choices.items():
            assert (reason in choice.toolTip() and reason in choice.accessibleDescription()) or model.is_fair
            assert choice.isEnabled() == (model.is_fair or not reason)


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("a name", "a name"),
        ("  blanks  ", "blanks"),
        ("e\u0301", "é"),
        ("é", "é"),
        ("Würfel 5!", "Würfel 5!"),
        ("🎲", "🎲"),
    ],
)
def test_seeds_that_look_the_same_are_the_same(open_dialog, typed, seed):
    dialog = open_dialog()
    dialog.source_choices[Source.SEED].click()
    dialog.seed_field.setText(typed)
    assert dialog.seed == seed
    assert dialog.start.isEnabled()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", new_game_words.seed_missing),
        ("   ", new_game_words.seed_missing),
        ("x" * 201, lambda: new_game_words.seed_too_long(200)),
        ("a\tb", new_game_words.seed_unreadable),
        ("a\u200bb", new_game_words.seed_unreadable),
        ("a\u202eb", new_game_words.seed_unreadable),
    ],
)
def test_what_is_no_seed_is_said_in_one_sentence_and_begins_nothing(open_dialog, typed, words):
    dialog = open_dialog()
    dialog.source_choices[Source.SEED].click()
    dialog.seed_field.setText(typed)
    assert dialog.game_remark.text() == words()
    assert dialog.seed_field.accessibleDescription() == words()
    assert not dialog.start.isEnabled()
    dialog.source_choices[Source.NEW].click()
    assert dialog.start.isEnabled()


def test_the_seed_of_a_day_is_known(open_dialog, qtbot):
    dialog = open_dialog()
    type_seed(dialog, qtbot, "today-2026-11-05")
    assert dialog.game_remark.text() == new_game_words.seed_of_day(date(2026, 11, 5))
    dialog.dice_choices[DEMON].click()
    assert dialog.game_remark.text() == ""


def test_nothing_moves_while_a_seed_is_typed(open_dialog, qtbot):
    dialog = open_dialog()
    places = {widget: widget.geometry() for widget in (dialog.rivals, dialog.start, dialog.game_remark)}
    for text in ("", "played", "today-2026-11-22", "x" * 200):
        dialog.source_choices[Source.SEED].click()
        dialog.seed_field.setText(text)
        dialog.grab()
        assert {widget: widget.geometry() for widget in places} == places


# ---- whom to race ---------------------------------------------------------------------------------------------------


def is_offered(dialog, rival):
    return bool(dialog.rivals.model().item(list(Rival).index(rival)).flags() & Qt.ItemFlag.ItemIsEnabled)


def choose(dialog, rival):
    dialog.rivals.setCurrentIndex(list(Rival).index(rival))
    dialog.rivals.activated.emit(dialog.rivals.currentIndex())


def test_a_race_is_chosen_anew_for_every_game(open_dialog):
    dialog = open_dialog()
    assert dialog.rival is Rival.NO_ONE
    choose(dialog, Rival.GREEDY)
    assert dialog.rival is Rival.GREEDY
    assert dialog.rival_remark.text() == new_game_words.rival_explained(Rival.GREEDY)


def test_the_earlier_self_is_there_for_dice_that_were_finished(open_dialog, qtbot):
    dialog = open_dialog()
    assert not is_offered(dialog, Rival.EARLIER)
    type_seed(dialog, qtbot, "played")
    choose(dialog, Rival.EARLIER)
    assert is_offered(dialog, Rival.EARLIER)
    assert dialog.rival is Rival.EARLIER
    dialog.rule_choices["no-joker"].click()
    assert dialog.rival is Rival.NO_ONE


def test_nobody_is_raced_with_dice_that_are_not_fair(open_dialog):
    dialog = open_dialog(FAIR_DICE)
    choose(dialog, Rival.PERFECT)
    dialog.dice_choices[DEMON].click()
    assert not dialog.rivals.isEnabled()
    assert dialog.rivals.currentText() == names.rival(Rival.NO_ONE)
    assert dialog.rival_remark.text() == new_game_words.ghosts_need_fair_dice()
    assert dialog.rival is Rival.PERFECT, "it is there again with fair dice"
    dialog.dice_choices[FAIR_DICE].click()
    assert dialog.rivals.currentText() == names.rival(Rival.PERFECT)


def test_rules_still_say_what_they_are(open_dialog):
    dialog = open_dialog()
    assert list(dialog.rule_choices) == list(RULE_SETS)
    assert all(button.accessibleDescription() for button in dialog.rule_choices.values())


def test_rolls_per_turn_are_chosen_with_the_rules(open_dialog, qtbot):
    dialog = open_dialog(rules=rule_set("no-joker", 2))
    assert dialog.rules == rule_set("no-joker", 2)
    dialog.rolls.counts.setFocus()
    qtbot.keyClicks(dialog.rolls.counts, "5")
    assert dialog.rules == rule_set("no-joker", 5)
    assert [dialog.rolls.counts.itemData(row) for row in range(dialog.rolls.counts.count())] == [1, 2, 3, 4, 5]
    assert dialog.rolls.counts.accessibleName() == new_game_words.rolls_per_turn()


def test_a_result_by_three_rolls_is_none_of_a_game_with_four(open_dialog, qtbot):
    dialog = open_dialog()
    type_seed(dialog, qtbot, "played")
    assert dialog.game_remark.text() == new_game_words.finished_before(262)
    dialog.rolls.counts.setCurrentIndex(dialog.rolls.counts.findData(4))
    assert dialog.game_remark.text() == ""


def test_on_a_narrow_screen_the_columns_come_closer_and_only_scroll_down(open_dialog):
    dialog = open_dialog()
    usual = dialog.width()
    dialog.bring_closer()
    dialog.showEvent(QShowEvent())
    assert dialog.width() <= 950 < usual  # 1440 x 900 at 150 %, less a frame


def test_own_rules_that_come_and_go_are_offered_while_the_dialog_is_open(open_dialog):
    choice = open_dialog().rules_choice
    before = [choice.games.itemText(place) for place in range(choice.games.count())]
    mine = rule_set(rule_set_as_data(rule_set("kniffel")) | {"name": "Mine", "upper_bonus": 30})
    choice.offer([mine])
    choice.games.setCurrentIndex(choice.games.findText("Mine"))
    choice.offer([])
    assert choice.rules == mine, "what is chosen stays so"
    choice.games.setCurrentIndex(0)
    choice.offer([])
    assert [choice.games.itemText(place) for place in range(choice.games.count())] == before
    assert choice.rules == DEFAULT_RULES


def test_a_click_on_the_line_below_a_choice_is_one_on_the_choice(open_dialog, qtbot):
    dialog = open_dialog()
    for choices in (dialog.source_choices, dialog.rule_choices, dialog.dice_choices):
        for choice in choices.values():
            lines = (line for line in dialog.findChildren(ChoiceText) if line.text() == choice.accessibleDescription())
            line = next(lines, None)
            if line is not None and choice.isEnabled():
                qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
                assert choice.isChecked()
                qtbot.mouseClick(line, Qt.MouseButton.RightButton)
    assert len(dialog.findChildren(ChoiceText)) >= 12
