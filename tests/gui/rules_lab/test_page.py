# SPDX-License-Identifier: MIT
"""The page: a rule is changed, and the figures of the engine are seen; rules are saved, opened and shared."""

from __future__ import annotations

import pytest
from gui_layout import LEAST, cut, let_layouts_settle
from lab_samples import small
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QStyle, QStyleOptionFrame

from engine.distribution.forward import forward
from engine.games.game import Game
from engine.lab.rule_changes import chance_of, differences, opening_of
from engine.rules.reading import read_rule_set
from engine.rules.scoring import DEFAULT_RULES, rule_set
from engine.runtime.steps import finish
from engine.solving import solver
from yahtzee_gui.desktop import languages
from yahtzee_gui.menu_words import Page
from yahtzee_gui.rules_lab import view, words
from yahtzee_gui.rules_lab.draft import FieldPlace
from yahtzee_gui.words import names, numbers, units


@pytest.fixture
def opened(open_player):
    """A page that compares rules with few boxes, which are solved in no time."""
    player = open_player()
    player.window.dialogs.show(Page.RULES_LAB)
    lab = player.window.dialogs.session(Page.RULES_LAB)
    lab.set_own({"usual-here": small("Usual here")})
    lab.start_from("usual-here")
    lab.compare_with("usual-here")
    return player, player.window.dialogs.newest, lab


def row_of(page, name):
    cells = [[page.table.item(row, column).text() for column in range(4)] for row in range(page.table.rowCount())]
    return next(line[1:] for line in cells if line[0] == name)


def test_a_number_that_is_typed_is_solved_and_the_figures_are_the_engines(opened):
    player, page, lab = opened
    line = page.steppers["upper_bonus"].line
    line.setFocus()
    line.selectAll()
    player.qtbot.keyClicks(line, "45")
    player.wait(lambda: lab.stage is None)
    rules = lab.rules
    assert rules.upper_bonus == 45
    here, there = (finish(solver.solve(one)) for one in (rules, lab.other))
    more = round(here.par, 1) - round(there.par, 1)
    assert page.chart.heading.text() == f"{here.par:.1f} on average, {more:.1f} more"
    ends, other = finish(forward(here)), finish(forward(there))
    assert row_of(page, words.sd())[:2] == [numbers.decimal(one.final_score.sd, 1) for one in (ends, other)]
    assert row_of(page, words.bonus())[0] == units.percent(100 * ends.upper_bonus[45])
    columns = page.chart.chart.view.columns
    assert sum(column.value for column in columns) == pytest.approx(100.0)
    assert sum(column.expected for column in columns) == pytest.approx(100.0)
    from engine.analysis.analyzer import Analyzer

    found = differences(opening_of(Analyzer(here)), opening_of(Analyzer(there)))
    assert page.rolls_told.text() == words.how_many(len(found), chance_of(found))
    assert [line.text.text() for line in page.rolls if line.isVisibleTo(page)] == [
        words.keep_instead(words.kept(keep), words.kept(usual)) for _, usual, keep in found[:8]
    ]
    assert page.all_rolls.isVisibleTo(page) is (len(found) > 8)
    player.click(page.all_rolls)
    assert len([line for line in page.rolls if line.isVisibleTo(page)]) == len(found)
    assert cut(page) == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_name_that_changed_rules_are_given_can_be_read_whole(open_player, qapp, language):
    languages.install(qapp, language, ())
    try:
        player = open_player()
        player.window.resize(*LEAST)
        player.window.dialogs.show(Page.RULES_LAB)
        page, lab = player.window.dialogs.newest, player.window.dialogs.session(Page.RULES_LAB)
        lab.write(FieldPlace("rolls_per_turn"), "2")
        let_layouts_settle()
        name = lab.draft.title
        assert page.name.text() == name == words.changed_title(names.rules_among_games(DEFAULT_RULES))
        room = page.name.style().subElementRect(QStyle.SubElement.SE_LineEditContents, field_of(page.name), page.name)
        assert page.name.fontMetrics().horizontalAdvance(name) + 4 <= room.width()
    finally:
        languages.install(qapp, "en", ())


def field_of(line):
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    return option


def test_what_differs_from_the_other_rules_is_tinted_and_says_what_it_is_there(opened):
    _, page, lab = opened
    row, line = page.fields["upper_bonus"], page.steppers["upper_bonus"].line
    assert (line.property("changed"), row.there.isVisibleTo(page)) == ("false", False)
    lab.write(FieldPlace("upper_bonus"), "45")
    assert (line.property("changed"), row.there.text()) == ("true", words.changed_from("20"))
    house = next(line for line in page.boxes.lines if line.name.text() == "Full house")
    lab.write(FieldPlace("points", house.place), "30")
    assert house.points.line.toolTip() == words.changed_from("25")
    assert house.name.property("changed") == "true"
    lab.write(FieldPlace("upper_bonus"), "20")
    assert line.property("changed") == "false"


def test_a_joker_and_an_order_that_differ_are_tinted_too(opened):
    _, page, lab = opened
    lab.start_from("free-joker")
    lab.compare_with("free-joker")
    assert page.joker.property("changed") == page.in_order.property("changed") == "false"
    lab.write(FieldPlace("joker"), "full")
    lab.write(FieldPlace("in_order"), True)
    assert page.joker.property("changed") == page.in_order.property("changed") == "true"
    assert page.fields["joker"].there.text() == words.usually("free")


def test_the_headline_is_the_answer_and_unchanged_rules_have_nothing_else_to_say(opened):
    player, page, lab = opened
    player.wait(lambda: lab.stage is None)
    par = numbers.decimal(lab.figures[lab.rules].par, 1)
    assert page.chart.heading.text() == words.the_same(par)
    assert not page.table.isVisibleTo(page)
    assert not page.rolls_told.isVisibleTo(page)
    lab.write(FieldPlace("upper_bonus"), "45")
    assert page.table.isVisibleTo(page)


def test_the_headline_says_the_difference_of_the_figures_that_are_written():
    assert words.headline(257.16, 254.59, True) == "257.2 on average, 2.6 more"
    assert words.headline(245.87, 254.59, True) == "245.9 on average, 8.7 fewer"
    assert words.headline(254.59, 254.59, True) == "254.6 on average, as usual"
    assert words.headline(254.59, 254.61, False) == "254.6 on average, the same"
    assert words.headline(254.59, None, True) == "254.6 on average"


def test_usual_boxes_are_folded_until_they_are_asked_for_or_changed(opened):
    player, page, lab = opened
    lab.start_from("free-joker")
    lab.compare_with("free-joker")
    assert not page.boxes.isVisibleTo(page)
    player.click(page.fold)
    assert page.boxes.isVisibleTo(page)
    player.click(page.fold)
    assert not page.boxes.isVisibleTo(page)
    house = next(number for number, box in enumerate(lab.draft.boxes) if box["key"] == "full_house")
    lab.write(FieldPlace("points", house), "30")
    assert page.boxes.isVisibleTo(page), "what is changed is seen"
    assert not page.fold.isVisibleTo(page), "it could not hide them"
    lab.write(FieldPlace("points", house), "25")
    player.click(page.fold)
    lab.open_box(house)
    assert not page.fold.isVisibleTo(page)


def test_the_fields_of_a_box_have_room_for_what_they_say_in_german(opened):
    _player, page, lab = opened
    lab.start_from("free-joker")
    lab.open_box(next(number for number, box in enumerate(lab.draft.boxes) if box["key"] == "full_house"))
    fields = page.boxes.fields
    fields.same_face.setText("Gruppen dürfen dieselbe Zahl haben")
    let_layouts_settle()
    assert fields.same_face.width() >= fields.same_face.sizeHint().width()
    assert fields.first.more.x() - fields.first.less.x() < 120, "the parts of a number lie together"


def test_the_way_to_play_by_them_is_in_sight_in_the_smallest_window(opened):
    player, page, _ = opened
    player.window.resize(*LEAST)
    let_layouts_settle()
    player.click(page.fold)
    seen = page.play.visibleRegion().boundingRect()
    assert seen == page.play.rect()
    assert cut(page) == []


def test_buttons_and_arrow_keys_step_and_a_face_goes(opened):
    player, page, lab = opened
    player.click(page.steppers["upper_bonus"].more)
    assert lab.draft.fields["upper_bonus"] == 25
    line = page.steppers["rolls_per_turn"].line
    line.setFocus()
    player.qtbot.keyClick(line, Qt.Key.Key_Down)
    assert lab.rules.rolls_per_turn == 2
    player.click(page.faces[6])
    assert lab.draft.faces == {5}
    assert not page.faces[6].isChecked()
    player.click(page.faces[1])
    assert lab.draft.faces == {1, 5}


REFUSALS = [
    (FieldPlace("upper_bonus"), "x", "Points must be a whole number from 0 to 1000."),
    (FieldPlace("rolls_per_turn"), "0", "A turn can have 1 to 5 rolls."),
    (FieldPlace("upper_bonus_at"), "0", "The upper bonus needs a whole number of points, from 1 to 1000."),
    (FieldPlace("extra_yahtzee"), "", "Points must be a whole number from 0 to 1000."),
]


@pytest.mark.parametrize(("place", "text", "sentence"), REFUSALS)
def test_the_reason_stands_beside_its_field_and_nothing_can_be_saved(opened, place, text, sentence):
    _, page, lab = opened
    lab.write(place, text)
    shown = {field: row.why.text() for field, row in page.fields.items() if row.why.isVisibleTo(page)}
    assert shown == {place.field: sentence}
    assert page.steppers[place.field].line.accessibleDescription() == sentence
    assert not page.save.isEnabled()
    lab.write(place, "5")
    assert not [field for field, row in page.fields.items() if row.why.isVisibleTo(page)]
    assert page.save.isEnabled()


def test_a_box_is_added_opened_changed_and_taken_away(opened):
    player, page, lab = opened
    boxes = page.boxes
    boxes.add.setCurrentIndex(boxes.add.findData("two_pairs"))
    boxes.add.activated.emit(boxes.add.currentIndex())
    assert lab.rules.categories[-1].key == "two_pairs"
    assert boxes.fields.isVisibleTo(page)
    player.click(boxes.fields.same_face)
    assert lab.rules.boxes[-1].same_face
    boxes.fields.text.setFocus()
    boxes.fields.text.selectAll()
    player.qtbot.keyClicks(boxes.fields.text, "4, 4")
    assert "5 at most" in boxes.fields.why.text()
    player.qtbot.keyClick(boxes.fields.text, Qt.Key.Key_Backspace)
    player.qtbot.keyClicks(boxes.fields.text, "1")
    assert lab.rules.boxes[-1].groups == (4, 1)
    player.click(boxes.fields.up)
    assert lab.rules.categories[-2].key == "two_pairs"
    lines = {line.place: line for line in boxes.lines if line.isVisibleTo(page)}
    player.click(lines[lab.box].remove)
    assert "two_pairs" not in lab.rules.by_key
    assert not boxes.fields.isVisibleTo(page)


def test_a_double_click_takes_away_one_box_and_undo_brings_it_back(opened):
    player, page, lab = opened
    before = lab.draft
    line = page.boxes.lines[0]
    gone = before.boxes[line.place]["key"]
    player.qtbot.mouseClick(line.remove, Qt.MouseButton.LeftButton)
    player.qtbot.mouseDClick(line.remove, Qt.MouseButton.LeftButton)
    player.qtbot.mouseRelease(line.remove, Qt.MouseButton.LeftButton)
    assert {box["key"] for box in before.boxes} - {box["key"] for box in lab.draft.boxes} == {gone}
    after = lab.draft
    assert page.undo.isEnabled()
    player.click(page.undo)
    assert lab.draft == before, "by the mouse, as by the key"
    assert page.undo.isEnabled() is lab.can_undo
    lab.redo()
    player.qtbot.keyClick(line.remove, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lab.draft == before
    player.qtbot.keyClick(line.remove, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert lab.draft == after


def test_undo_in_a_line_is_the_pages(opened):
    player, page, lab = opened
    lab.write(FieldPlace("rolls_per_turn"), "2")
    line = page.steppers["upper_bonus"].line
    line.setFocus()
    was = line.text()
    line.selectAll()
    player.qtbot.keyClicks(line, "7")
    player.qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == was
    assert lab.draft.fields["rolls_per_turn"] == 2
    other = page.steppers["upper_bonus_at"].line
    other.setFocus()
    for _ in range(3):
        player.qtbot.keyClick(other, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lab.draft.fields["rolls_per_turn"] == 3
    first = page.name.text()
    lab.write(FieldPlace("rolls_per_turn"), "2")
    title = page.name.text()
    page.name.setFocus()
    player.qtbot.keyClick(page.name, "!")
    for expected in ((title, 2), (first, 3)):
        player.qtbot.keyClick(page.name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert (page.name.text(), lab.draft.fields["rolls_per_turn"]) == expected


def test_rules_are_saved_under_their_name_and_removed(opened):
    player, page, lab = opened
    page.name.setText("")
    page.name.setFocus()
    player.qtbot.keyClicks(page.name, "My dice")
    player.click(page.save)
    player.wait(lambda: lab.remark == words.saved())
    assert [rules.title for rules in lab.own.values()] == ["My dice"]
    assert page.start.currentText() == "My dice"
    player.click(page.remove)
    player.wait(lambda: not lab.own)
    assert page.remark.text() == words.removed()


def test_rules_are_shared_as_a_file_and_opened_from_one(opened, tmp_path, monkeypatch):
    player, page, lab = opened
    target = tmp_path / "shared"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(target), ""))
    lab.write(FieldPlace("upper_bonus"), "77")
    player.click(page.share)
    path = target.with_suffix(".toml")
    player.wait(lambda: str(path) in page.remark.text())
    assert read_rule_set(path.read_text()).digest == lab.rules.digest
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_given: (str(path), ""))
    lab.start_from("usual-here")
    player.click(page.open)
    player.wait(lambda: lab.rules.upper_bonus == 77)
    path.write_text("name = 3")
    player.click(page.open)
    player.wait(lambda: "line 1" in page.remark.text())
    assert lab.rules.upper_bonus == 77


def test_a_game_is_played_by_the_rules_that_are_written(opened):
    player, page, lab = opened
    lab.write(FieldPlace("upper_bonus"), "45")
    lab.call("My dice")

    def answer():
        dialog = QApplication.activeModalWidget()
        assert dialog.choice.rules.digest == lab.rules.digest
        dialog.start.click()

    QTimer.singleShot(0, answer)
    player.click(page.play)
    player.wait(lambda: player.game.rules.digest == lab.rules.digest)
    assert player.game.rules.title == "My dice"
    assert player.window.dialogs.newest is None


def test_kniffel_is_played_as_kniffel_and_called_so(opened):
    player, page, lab = opened
    page.start.setCurrentIndex(page.start.findData("kniffel"))
    page.start.activated.emit(page.start.currentIndex())
    assert page.start.currentText() == "Kniffel"
    row = page.fields["extra_yahtzee"]
    assert row.name.text() == row.control.line.accessibleName() == "Each later Kniffel"
    assert page.fields["joker"].name.toolTip() == "what a later Kniffel may score"
    asked = []

    def answer():
        dialog = QApplication.activeModalWidget()
        asked.append(dialog.choice.rules)
        dialog.reject()

    QTimer.singleShot(0, answer)
    player.click(page.play)
    assert asked == [rule_set("kniffel")]
    lab.start_from("free-joker")
    assert row.name.text() == row.control.line.accessibleName() == "Each later Yahtzee"


def test_rules_that_are_saved_are_offered_at_once_where_rules_are_chosen(opened):
    player, page, lab = opened
    lab.write(FieldPlace("rolls_per_turn"), "2")
    lab.call("My dice")
    player.click(page.save)
    player.wait(lambda: lab.remark == words.saved())
    (mine,) = lab.own.values()
    offered = []

    def answer():
        dialog = QApplication.activeModalWidget()
        games = dialog.game.games
        offered.extend(games.itemText(place) for place in range(games.count()))
        dialog.reject()

    QTimer.singleShot(0, answer)
    player.window.beside.new_game.ask()
    assert "My dice" in offered
    player.window.dialogs.show(Page.SET_UP)
    set_up = player.window.dialogs.newest
    set_up.rules.setCurrentIndex(set_up.rules.findText("My dice"))
    set_up.rules.activated.emit(set_up.rules.currentIndex())
    assert set_up.set_up.draft.rules == mine, "with two rolls a turn"
    set_up.rules.setCurrentIndex(set_up.rules.findData("yatzy"))
    set_up.rules.activated.emit(set_up.rules.currentIndex())
    assert set_up.set_up.draft.rules == rule_set("yatzy")


def test_all_of_the_usual_card_fits_a_window_of_usual_size(opened):
    player, page, lab = opened
    lab.start_from("free-joker")
    player.window.resize(1240, 800)
    player.settle()
    viewport = page.parentWidget()
    assert page.sizeHint().height() <= viewport.height(), "else it scrolls"


def test_it_opens_with_the_rules_in_play_until_something_is_changed(open_player):
    player = open_player(game=Game("abc", rule_set("yacht")))
    pages, controller = player.window.dialogs, player.session.controller
    pages.show(Page.RULES_LAB)
    lab = pages.session(Page.RULES_LAB)
    assert lab.rules == rule_set("yacht")
    assert lab.draft.title == "Yacht"
    assert ("Yahtzee, free joker", "free-joker") in view.starts(lab)
    pages.leave()
    controller.new_game(rule_set("yatzy"))
    pages.show(Page.RULES_LAB)
    assert pages.session(Page.RULES_LAB).rules == rule_set("yatzy")
    pages.session(Page.RULES_LAB).write(FieldPlace("upper_bonus"), "45")
    pages.leave()
    controller.new_game(rule_set("yacht"))
    pages.show(Page.RULES_LAB)
    assert pages.session(Page.RULES_LAB).rules.upper_bonus == 45


def test_changed_rules_are_not_kept_under_the_name_of_another_game(opened):
    player, page, lab = opened
    lab.start_from("yatzy")
    lab.write(FieldPlace("upper_bonus"), "75")
    lab.call("Yatzy")
    player.click(page.save)
    player.wait(lambda: lab.remark == words.saved())
    assert [rules.title for rules in lab.own.values()] == ["Yatzy, changed"]
    assert page.start.currentText() == page.name.text() == "Yatzy, changed"
    player.click(page.remove)
    player.wait(lambda: not lab.own)
