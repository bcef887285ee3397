# SPDX-License-Identifier: MIT
"""Who plays a match: faces with their strength in the list, people with names, the same rolls or not, and series."""

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
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.strategies.strategies import PLAYS_TO_WIN, Face, strategy, strength
from yahtzee_gui.board import match_words
from yahtzee_gui.board.seat_strip import SeatButton
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.new_game import parts, words
from yahtzee_gui.new_game.choice import GameChoice, Rolls, average_of, fitting, listed
from yahtzee_gui.new_game.page import NewGameDialog, RowOf
from yahtzee_gui.new_game.starter import Table, fault_of, seated, table_from, why_not

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
    """The dialog for a match, with its seats in sight."""
    made = NewGameDialog(GameChoice(is_match=True), date(2026, 11, 22), History())
    qtbot.addWidget(made)
    made.show()
    activate(qtbot, made)
    made.open_row(RowOf.WHO)
    return made


def seat(dialog, place, kind):
    """Choose a face, `who.PERSON` or `who.NO_ONE` in a seat's list."""
    other = dialog.who.seats[place]
    other.who.setCurrentIndex(other.who.findData(kind))
    other.who.activated.emit(other.who.currentIndex())
    return other


def typed(qtbot, field, text):
    field.clear()
    qtbot.keyClicks(field, text)


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


def test_every_face_stands_in_the_list_with_its_strength_and_one_suits_the_player():
    rules = DEFAULT_RULES
    for face in Face:
        text = listed(face, rules, 224.0)
        assert text.startswith(match_words.face_name(face))
        known = strength(strategy(face.value), rules) if face.value != PLAYS_TO_WIN else None
        assert (f"Ø {known.mean:.0f}" if known is not None else "51 % against Paula") in text
        assert (words.your_level("") in text) == (face is Face.THUMB)
    assert listed(Face.PENNY, rule_set("yatzy"), None).endswith(words.knows_other_boxes())


@pytest.mark.parametrize(
    ("average", "face"), [(None, None), (254.0, Face.PAULA), (241.0, Face.CLARA), (205.0, Face.LEO), (60.0, None)]
)
def test_who_plays_about_as_well_as_the_player(average, face):
    assert fitting(DEFAULT_RULES, average) is face


def test_without_some_games_nobody_knows_what_the_player_averages():
    assert average_of(History()) is None


def test_no_name_says_more_than_the_figures():
    """The trial: "Clara, nearly perfect" averaged less than a player of twelve lessons."""
    assert not any("perfect" in match_words.face_style(face) for face in Face if face is not Face.PAULA)


def test_up_to_five_others_sit_there_and_equal_faces_have_names_of_their_own(dialog, qtbot):
    for place in range(5):
        assert dialog.who.seats[place].isVisible()
        seat(dialog, place, Face.GRETA)
    match = dialog.table.begin(DEFAULT_RULES)
    assert [one.name for one in match.seats] == ["You", "Greta", "Greta 2", "Greta 3", "Greta 4", "Greta 5"]
    assert {one.strategy for one in match.seats[1:]} == {"greedy"}
    typed(qtbot, dialog.who.you, "greta")
    assert [one.name for one in dialog.table.begin(DEFAULT_RULES).seats][:2] == ["greta", "Greta 2"]


def test_who_leaves_a_seat_has_the_others_move_up(dialog):
    seat(dialog, 0, Face.GRETA)
    seat(dialog, 1, Face.PENNY)
    assert [one.isVisible() for one in dialog.who.seats] == [True, True, True, False, False]
    seat(dialog, 0, parts.NO_ONE)
    assert dialog.table.others == (Face.PENNY,)
    seat(dialog, 0, parts.NO_ONE)
    assert dialog.table is None
    assert dialog.who.fault.text() == words.no_opponent()


def test_people_have_names_of_their_own_and_start_leads_to_what_is_wrong(dialog, qtbot):
    other = seat(dialog, 1, parts.PERSON)
    assert (dialog.who.fault.text(), other.name.text()) == ("", words.player(3))
    assert (dialog.focusWidget(), other.name.selectedText()) == (other.name, words.player(3))
    other.name.clear()
    other.name.textEdited.emit("")
    assert dialog.who.fault.text() == words.name_missing()
    qtbot.keyClicks(other.name, "player 1")
    assert dialog.who.fault.text() == words.same_name()
    assert other.name.property("wrong") == "true"
    dialog.open_row(None)
    dialog.start.click()
    assert dialog.isVisible()
    assert dialog.rows[RowOf.WHO].header.isChecked()
    assert dialog.focusWidget() is other.name
    typed(qtbot, other.name, "Bert")
    assert (other.name.property("wrong"), dialog.who.fault.text()) == ("false", "")
    assert [one.is_person for one in dialog.table.begin(DEFAULT_RULES).seats] == [True, False, True]


def test_the_player_who_has_given_no_name_is_called_as_goes_with_the_others(dialog, qtbot):
    you = dialog.who.you
    assert (you.text(), you.placeholderText(), dialog.table.you) == ("", match_words.you(), "")
    seat(dialog, 0, parts.PERSON)
    assert you.placeholderText() == words.player(1) == dialog.table.players()[0][0]
    typed(qtbot, you, "Ada")
    assert dialog.table.players()[0][0] == "Ada"


@pytest.mark.parametrize("name", ["player 1", "a\u200bb", " "])
def test_a_name_that_cannot_be_is_said_with_its_place(name):
    text, place = fault_of(Table(others=(Face.GRETA, name)))
    assert text
    assert place in (0, 2)


def test_the_same_rolls_need_one_person_who_goes_first(dialog):
    part = dialog.who
    part.others_begin.click()
    assert dialog.table.begin(DEFAULT_RULES).own == 1
    part.same_rolls.click()
    assert (part.others_begin.isEnabled(), part.begin_note.text()) == (False, words.same_rolls_you_begin())
    match = dialog.table.begin(DEFAULT_RULES)
    assert (match.own, match.linked) == (0, True)
    seat(dialog, 1, parts.PERSON)
    assert (part.same_rolls.isEnabled(), part.same_rolls.isChecked()) == (False, False)
    assert part.same_note.text() == part.same_rolls.accessibleDescription() == words.same_rolls_need_one_person()
    assert not dialog.table.begin(DEFAULT_RULES).linked
    seat(dialog, 1, parts.NO_ONE)
    assert part.same_rolls.isChecked(), "it comes back"


def test_real_dice_are_those_of_everyone_at_the_table(dialog):
    dialog.rolls.sources.buttons[Rolls.TYPED].click()
    assert dialog.chosen.table.real_dice
    assert [rolls for rolls, button in dialog.rolls.sources.buttons.items() if not button.isHidden()] == [
        Rolls.RANDOM,
        Rolls.TYPED,
    ]


def test_who_cannot_play_by_other_rules_is_replaced_and_comes_back(dialog):
    seat(dialog, 0, Face.PENNY)
    dialog.game.asked.emit(replace(dialog.choice, rules=rule_set("yatzy")))
    assert dialog.table.others == (Face.GRETA,)
    assert not dialog.who.seats[0].who.model().item(1 + list(Face).index(Face.PENNY)).isEnabled()
    dialog.game.asked.emit(replace(dialog.choice, rules=DEFAULT_RULES))
    assert dialog.table.others == (Face.PENNY,)


def test_who_cannot_play_says_the_reason_that_holds():
    """With extra points on the first roll all were said to know only Yahtzee's boxes, which these were."""
    boxes = DEFAULT_RULES.boxes
    first_rolls, dearer = (
        replace(DEFAULT_RULES, boxes=tuple(replace(one, **other) if one.straight else one for one in boxes))
        for other in ({"first_roll": 45}, {"points": 25})
    )
    assert why_not(Face.GRETA, first_rolls) == words.knows_no_first_rolls()
    assert why_not(Face.PENNY, dearer) == words.knows_other_points()
    assert why_not(Face.PENNY, rule_set("yatzy")) == words.knows_other_boxes()
    assert why_not(Face.GRETA, rule_set("yatzy")) == why_not(Face.PENNY, DEFAULT_RULES) == ""
    assert seated(Table(others=(Face.PENNY,)), first_rolls).others == (words.player(2),)


def test_a_match_is_begun_from_the_window_and_its_table_remembered(player):
    def answer():
        asked = QApplication.activeModalWidget()
        asked.who.company.buttons[True].click()
        seat(asked, 0, Face.LEO)
        asked.start.click()

    QTimer.singleShot(0, answer)
    player.press(Qt.Key.Key_N, CTRL)
    activate(player.qtbot, player.window)
    assert [one.name for one in player.controller.match.seats] == ["You", "Leo"]
    assert table_from(player.session.services.settings.table).others == (Face.LEO,)
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
        asked.who.company.buttons[True].click()
        seat(asked, 0, Face.LEO)
        asked.reject()

    QTimer.singleShot(0, answer)
    player.press(Qt.Key.Key_N, CTRL)
    activate(player.qtbot, player.window)
    assert [one.name for one in looked_at[-1].seats] == ["You", "Leo"]


def test_a_name_that_is_too_long_is_said_to_be_while_it_is_typed(qtbot, monkeypatch):
    said = []
    monkeypatch.setattr(parts.QToolTip, "showText", lambda _place, text, *_: said.append(text))
    field = parts.NameField("")
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "Margarete-Luise von der ")
    assert said == []
    qtbot.keyClicks(field, "H")
    assert said == [words.longest_name(24)]
    assert match_words.card_of(field.text()) == field.text(), "its card is headed by the name alone"
    assert match_words.card_of("Greta") == "Greta's card"


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
    dialog.who.matches.buttons[5].click()
    assert dialog.table.series == 5
    assert table_from(dialog.table.as_text()) == dialog.table
    for wrong in ("true", "4", "3.0", "[3]", "null"):
        assert table_from(dialog.table.as_text().replace('"series": 5', f'"series": {wrong}')).series == 0
