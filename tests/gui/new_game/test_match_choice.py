# SPDX-License-Identifier: MIT
"""The new-game dialog seats opponents: faces with their strength, people with names, own dice or linked ones."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

import pytest
from gui_driver import CTRL, activate
from hypothesis import given
from hypothesis import strategies as st
from match_samples import played
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from engine.games.goals import WinGoal
from engine.games.match import LONGEST_NAME
from engine.rules.dice_models import FAIR_DICE
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, rule_set
from engine.strategies.strategies import PLAYS_TO_WIN, strategy
from engine.strategies.strengths import Face, strength
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.seat_strip import SeatButton
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.new_game import match_choice
from yahtzee_gui.new_game import match_words as new_game_match_words
from yahtzee_gui.new_game.columns import ChoiceText
from yahtzee_gui.new_game.match_choice import _NO_ONE, _PERSON
from yahtzee_gui.new_game.match_table import Table, table_from
from yahtzee_gui.new_game.page import Company, NewGameDialog

NAMES = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=LONGEST_NAME)
TABLES = st.builds(
    Table,
    NAMES,
    st.lists(st.sampled_from(Face) | NAMES, min_size=1, max_size=5).map(tuple),
    st.booleans(),
    st.booleans(),
)


@pytest.fixture
def dialog(qtbot):
    """The dialog, with opponents asked for."""
    made = NewGameDialog(DEFAULT_RULES, FAIR_DICE, lambda *_: "", today=date(2026, 11, 22))
    qtbot.addWidget(made)
    made.show()
    activate(qtbot, made)
    made.company.buttons[Company.OTHERS].click()
    return made


def seat(dialog, place, who):
    other = dialog.table_choice.others[place]
    other.who.setCurrentIndex(other.who.findData(who))
    return other


@given(TABLES)
def test_a_table_comes_back_from_the_settings(table):
    assert table_from(table.as_text()) == table


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        '{"you": 3}',
        '{"you": "Ann", "others": [{"face": 5}], "linked": false, "others_begin": false}',
        Table("x" * 25).as_text(),
        Table(others=()).as_text(),
    ],
)
def test_a_damaged_table_is_the_first_one(text):
    assert table_from(text) == Table()


def test_alone_nobody_is_at_the_table(dialog):
    assert dialog.table is not None
    dialog.company.buttons[Company.ALONE].click()
    assert dialog.table is None
    assert dialog.start.isEnabled()


def test_every_face_is_offered_with_its_strength_by_the_rules_that_are_chosen(dialog):
    for rules in (DEFAULT_RULES, RULE_SETS["forced-joker"]):
        dialog.rule_choices[rules.name].click()
        for face in Face:
            other = seat(dialog, 0, face)
            if face.value == PLAYS_TO_WIN:
                assert other.remark.text() == match_words.adaptive_strength(51 if rules == DEFAULT_RULES else None)
                continue
            known = strength(strategy(face.value), rules)
            if known is None:
                assert other.remark.text() == match_words.strength_unknown(), "how it plays stands beside its name"
                continue
            assert other.remark.text() == match_words.strength(known)
            assert f"{known.mean:.1f}" in other.remark.text()
            percent = round(100 * known.beats_perfect)
            assert not percent or f" {percent} % of the time" in other.remark.text()


def test_up_to_five_others_sit_there_and_equal_faces_have_names_of_their_own(dialog):
    for place in range(5):
        seat(dialog, place, Face.GRETA)
    match = dialog.table.begin(DEFAULT_RULES)
    assert [one.name for one in match.seats] == ["You", "Greta", "Greta 2", "Greta 3", "Greta 4", "Greta 5"]
    assert {one.strategy for one in match.seats[1:]} == {"greedy"}
    dialog.table_choice.you.setText("greta")
    assert [one.name for one in dialog.table.begin(DEFAULT_RULES).seats][:2] == ["greta", "Greta 2"]


def test_nobody_at_all_cannot_play(dialog):
    seat(dialog, 0, _NO_ONE)
    assert not dialog.start.isEnabled()
    assert dialog.wrong.text() == new_game_match_words.no_opponent()
    assert dialog.table is None


def test_people_have_names_of_their_own_and_no_linked_dice(dialog, qtbot):
    dialog.table_dice.linked.click()
    assert dialog.table.linked
    other = seat(dialog, 1, _PERSON)
    assert (dialog.wrong.text(), other.name.text()) == ("", new_game_match_words.player(3))
    other.name.clear()
    assert dialog.wrong.text() == new_game_match_words.name_missing()
    qtbot.keyClicks(other.name, "player 1")
    assert dialog.wrong.text() == new_game_match_words.same_name()
    assert [one.property("wrong") for one in (other.name, dialog.table_choice.you)] == ["true", "false"]
    dialog.cancel.setFocus()
    dialog.start.click()
    assert dialog.isVisible()
    assert dialog.focusWidget() is other.name
    qtbot.keyClicks(other.name, "Bert")
    assert (other.name.property("wrong"), dialog.wrong.text()) == ("false", "")
    assert not dialog.table_dice.linked.isEnabled()
    assert not dialog.table.linked
    assert dialog.table.others == (Face.THUMB, "Bert")
    assert [one.is_person for one in dialog.table.begin(DEFAULT_RULES).seats] == [True, False, True]


def test_linked_dice_come_back_with_the_opponent_for_whom_a_person_sat_in(dialog, monkeypatch):
    seat(dialog, 0, Face.PENNY)
    dialog.table_dice.linked.click()
    with monkeypatch.context() as rules:
        rules.setattr(match_choice, "can_play", lambda *_: False)
        dialog.rule_choices["forced-joker"].click()
        assert dialog.table_dice.own.isChecked()
        assert dialog.table.linked, "it is remembered"
        assert not dialog.table.begin(DEFAULT_RULES).linked
    dialog.rule_choices[DEFAULT_RULES.name].click()
    assert dialog.table_dice.linked.isChecked()
    dialog.table_dice.own.click()
    seat(dialog, 0, "Bea")
    seat(dialog, 0, Face.PENNY)
    assert dialog.table_dice.own.isChecked(), "the player's own choice stays"


def test_why_the_dice_cannot_be_linked_stands_below_that_choice_and_no_other(dialog):
    dice = dialog.table_dice
    before = [one.geometry() for one in (dice.own, dice.real, dice.linked, dice.you_begin)]
    seat(dialog, 1, _PERSON)
    QApplication.processEvents()
    assert (
        dice.remark.text() == dice.linked.accessibleDescription() == new_game_match_words.linked_dice_need_one_person()
    )
    below = [one for one in (dice.own, dice.real, dice.linked) if one.y() < dice.remark.y()]
    assert max(below, key=lambda one: one.y()) is dice.linked
    assert [one.geometry() for one in (dice.own, dice.real, dice.linked, dice.you_begin)] == before


def test_with_linked_dice_the_player_begins(dialog):
    dialog.table_dice.others_begin.click()
    assert dialog.table.begin(DEFAULT_RULES).own == 1
    dialog.table_dice.linked.click()
    assert not dialog.table_dice.others_begin.isEnabled()
    match = dialog.table.begin(DEFAULT_RULES)
    assert (match.own, match.linked) == (0, True)


def test_among_several_people_who_goes_first_is_named_as_the_name_is_typed(dialog):
    """The trial: with Nora and Bea at the table it said "You go first"."""
    dice, words = dialog.table_dice, new_game_match_words

    def said():
        below = dice.others_begin.accessibleDescription()
        assert below in [line.text() for line in dice.findChildren(ChoiceText)]
        return dice.you_begin.text(), dice.others_begin.text(), below

    alone = (words.you_begin(), words.others_begin(), words.others_begin_explained())
    assert said() == alone
    room, size = dice.width(), dialog.sizeHint()
    seat(dialog, 1, _PERSON)
    assert said()[0] == words.person_begins(name=words.player(1))
    dialog.table_choice.you.setText("Nora")
    assert said() == ("Nora goes first", words.the_others_begin(), words.last_explained())
    dialog.table_choice.you.setText("Tom & Jo")
    assert said()[0] == "Tom && Jo goes first", "no letter is underlined"
    texts = []
    for letter in "inwW":
        dialog.table_choice.you.setText(name := LONGEST_NAME * letter)
        texts.append([words.person_begins(name=name), name, words.player(1)].index(said()[0]))
        assert (dice.you_begin.sizeHint().width() <= room, dialog.sizeHint()) == (True, size), "nothing is cut or moves"
    assert texts == sorted(texts)
    assert (texts[0], texts[-1]) == (0, 2), "the longer a name, the less is said beside it"
    seat(dialog, 1, _NO_ONE)
    assert said() == alone


def test_a_match_is_begun_from_the_window_and_its_table_remembered(player):
    def answer():
        asked = QApplication.activeModalWidget()
        asked.company.buttons[Company.OTHERS].click()
        seat(asked, 0, Face.GRETA)
        asked.start.click()

    QTimer.singleShot(0, answer)
    player.press(Qt.Key.Key_N, CTRL)
    activate(player.qtbot, player.window)
    assert [one.name for one in player.controller.match.seats] == ["You", "Greta"]
    assert table_from(player.session.services.settings.table).others == (Face.GRETA,)
    assert len(player.window.seats.seats) == 2
    player.undo()
    assert player.controller.match is None, "a new game can be undone"
    assert not player.window.seats.isVisible()
    assert not any(seat.isVisible() for seat in player.window.seats.findChildren(SeatButton))


def test_the_chances_of_the_first_turn_are_begun_with_while_a_match_is_chosen(player, monkeypatch):
    looked_at = []
    monkeypatch.setattr(player.session.services.coach, "prefetch_first_turn", looked_at.append)

    def answer():
        asked = QApplication.activeModalWidget()
        assert looked_at == []
        asked.company.buttons[Company.OTHERS].click()
        seat(asked, 0, Face.GRETA)
        asked.reject()

    QTimer.singleShot(0, answer)
    player.press(Qt.Key.Key_N, CTRL)
    activate(player.qtbot, player.window)
    assert [one.name for one in looked_at[-1].seats][:2] == ["You", "Greta"]


def test_the_dialog_is_as_large_for_a_match_as_for_a_game_of_ones_own_and_a_person_is_asked_for_a_name(qtbot):
    made = NewGameDialog(DEFAULT_RULES, FAIR_DICE, lambda *_: "Par 254.6", today=date(2026, 11, 22), is_match=True)
    qtbot.addWidget(made)
    made.show()
    activate(qtbot, made)
    before = made.size()
    made.company.buttons[Company.OTHERS].setFocus()
    made.company.buttons[Company.ALONE].click()
    assert made.focusWidget() is made.company.buttons[Company.ALONE]  # only what is chosen has the ring
    QApplication.processEvents()
    assert (made.size(), made.sizeHint().height()) == (before, before.height())
    assert not made.goal_choice.field.isVisible()
    made.company.buttons[Company.OTHERS].click()
    other = seat(made, 1, _PERSON)
    other.who.activated.emit(other.who.currentIndex())
    assert made.focusWidget() is other.name


def test_a_name_that_is_too_long_is_said_to_be_while_it_is_typed(dialog, qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(match_choice.QToolTip, "showText", lambda _place, text, *_: said.append(text))
    field = match_choice.NameField()
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "Margarete-Luise von der ")
    assert said == []
    qtbot.keyClicks(field, "H")
    assert said == [new_game_match_words.longest_name(24)]
    assert match_words.card_of(field.text()) == field.text(), "its card is headed by the name alone"
    assert match_words.card_of("Greta") == "Greta's card"


def test_the_name_of_one_who_has_given_none_is_not_kept(dialog):
    assert dialog.table_choice.you.text() == match_words.you()
    assert dialog.table_choice.seated(Table()).you == ""
    dialog.table_choice.you.setText("Greta")
    assert dialog.table_choice.seated(Table()).you == "Greta"


def test_among_several_people_one_without_a_name_is_not_you(dialog):
    """The trial: "You" was another player at the table of whoever was told "you", and "Beat You" no English."""
    you = dialog.table_choice.you
    seat(dialog, 0, _PERSON)
    assert you.text() == new_game_match_words.player(1)
    assert dialog.table_choice.seated(Table()).you == "", "it is not kept, either"
    assert dialog.table.players()[0] == (new_game_match_words.player(1), "")
    seat(dialog, 0, Face.GRETA)
    assert you.text() == dialog.table.players()[0][0] == match_words.you()
    you.setText("Ada")
    seat(dialog, 0, _PERSON)
    assert you.text() == "Ada"


def test_a_series_is_chosen_and_goes_on_from_the_end_page(player):
    """A match of the best of three is chosen on the page, and its end leads to the next one, with other dice."""
    table = replace(Table(), others=(Face.GRETA,), series=3)
    player.controller.open_record(table.begin(DEFAULT_RULES))
    first = player.controller.match
    assert first.series.length == 3
    match = played(first, Random(1), 10_000)
    player.controller.open_record(match)
    button = player.window.end_page.again.button
    player.wait(lambda: button.isVisible() and button.accessibleName() == end_page_words.next_match())
    player.click(button)
    second = player.controller.match
    assert second.series == first.series
    assert not second.is_over
    assert second.seats[0].name == first.seats[1].name, "they go first in turn"
    assert second.seats[0].game.seed != first.seats[0].game.seed


def test_again_is_one_click_with_the_same_opponents_and_other_dice(player):
    match = played(replace(Table(), others=(Face.THUMB, Face.GRETA)).begin(DEFAULT_RULES), Random(1), 10_000)
    player.controller.open_record(match)
    player.wait(lambda: player.window.end_page.again.button.isVisible())
    player.click(player.window.end_page.again.button)
    again = player.controller.match
    assert not again.is_over
    assert {(seat.name, seat.strategy) for seat in again.seats} == {(seat.name, seat.strategy) for seat in match.seats}
    assert not {seat.game.seed for seat in again.seats} & {seat.game.seed for seat in match.seats}


def test_a_series_that_is_over_begins_anew(player):
    match = replace(Table(), others=(Face.GRETA,), series=3).begin(DEFAULT_RULES)
    player.controller.open_record(played(match, Random(1), 10_000))
    player.window._starter.begin_another()
    again = player.controller.match
    assert (again.series.length, again.series.key) == (3, again.seats[0].game.seed)


def test_the_same_dice_again_are_the_same_match_again(player):
    """A game on one's own began without a word, with a notice about a risk that no one had changed."""
    table = replace(Table(), others=(Face.THUMB, Face.GRETA))
    match = played(table.begin(DEFAULT_RULES), Random(1), 10_000)
    player.controller.open_record(match)
    player.wait(lambda: player.window.end_page.again.same.isVisible())
    player.click(player.window.end_page.again.same)
    again = player.controller.match
    assert [(seat.name, seat.strategy, seat.game) for seat in again.seats] == [
        (seat.name, seat.strategy, seat.game.start) for seat in match.seats
    ]
    assert player.controller.record.goal == WinGoal()
    assert player.controller.record.is_coached or game_key(player.game, WinGoal()) in player.history.figures.keys
    assert not player.window.banner.isVisible()


def test_how_many_matches_is_a_choice_that_is_remembered(dialog):
    assert dialog.table.series == 0
    dialog.series.matches.setCurrentIndex(dialog.series.matches.findData(5))
    assert dialog.table.series == 5
    assert table_from(dialog.table.as_text()) == dialog.table
    for wrong in ("true", "4", "3.0", "[3]", "null"):
        assert table_from(dialog.table.as_text().replace('"series": 5', f'"series": {wrong}')).series == 0


def test_an_opponent_who_cannot_play_by_other_rules_comes_back_and_who_sits_in_is_said(qtbot):
    choice = match_choice.TableChoice(240, Table(others=(Face.PENNY,)))
    qtbot.addWidget(choice)
    other = choice.others[0]
    choice.set_rules(rule_set("yatzy"))
    assert other.other is Face.GRETA
    assert other.remark.text() == "Penny can't play by these rules. Playing instead: Greta"
    table = choice.seated(Table())
    assert table.others == (Face.GRETA,)
    assert table_from(table.as_text()).others == (Face.PENNY,), "who was chosen is remembered"
    choice.set_rules(DEFAULT_RULES)
    assert other.other is Face.PENNY
    assert "Greta" not in other.remark.text()
    choice.set_rules(rule_set("yatzy"))
    other.who.activated.emit(other.who.currentIndex())  # Greta is chosen by the player
    choice.set_rules(DEFAULT_RULES)
    assert other.other is Face.GRETA


def test_the_page_says_that_a_person_sits_in_where_nobody_else_can_play(dialog, monkeypatch):
    seat(dialog, 0, Face.PENNY)
    monkeypatch.setattr(match_choice, "can_play", lambda *_: False)
    dialog.rule_choices["forced-joker"].click()
    assert dialog.wrong.text() == "Penny can't play by these rules. Playing instead: A person at this screen"


def test_who_cannot_play_by_other_rules_says_so_in_the_list(qtbot):
    other = match_choice.OtherChoice(1, 240)
    qtbot.addWidget(other)
    names = [other.who.itemText(row) for row in range(other.who.count())]
    other.set_rules(rule_set("yatzy"))
    for row, name in enumerate(names):
        why = f" · {new_game_match_words.knows_other_boxes()}"
        is_grey = not other.who.model().item(row).isEnabled()
        assert other.who.itemText(row) == name + (why if is_grey else "")
    assert any(why in other.who.itemText(row) for row in range(other.who.count()))
    other.set_rules(DEFAULT_RULES)
    assert [other.who.itemText(row) for row in range(other.who.count())] == names


def test_who_cannot_play_says_the_reason_that_holds():
    """With extra points on the first roll all were said to know only Yahtzee's boxes, which these were."""
    boxes = DEFAULT_RULES.boxes
    first_rolls, dearer = (
        replace(DEFAULT_RULES, boxes=tuple(replace(one, **other) if one.straight else one for one in boxes))
        for other in ({"first_roll": 45}, {"points": 25})
    )
    assert match_choice.why_not(Face.GRETA, first_rolls) == new_game_match_words.knows_no_first_rolls()
    assert match_choice.why_not(Face.PENNY, dearer) == new_game_match_words.knows_other_points()
    assert match_choice.why_not(Face.PENNY, rule_set("yatzy")) == new_game_match_words.knows_other_boxes()
    assert match_choice.why_not(Face.GRETA, rule_set("yatzy")) == match_choice.why_not(Face.PENNY, DEFAULT_RULES) == ""
