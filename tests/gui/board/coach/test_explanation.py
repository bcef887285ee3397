# SPDX-License-Identifier: MIT
"""The explanation's block: two sides, parts that unfold in the place of the list, and everything by keyboard."""

from __future__ import annotations

import pytest
from gui_driver import seeded
from gui_layout import COMFORTABLE, LEAST, SMALLEST, let_layouts_settle, resize
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.coach import explanation_words
from yahtzee_gui.board.coach.end_bars import EndBar, EndBars, EndShare, Shade
from yahtzee_gui.board.coach.explanation import ExplanationCard, ExplanationView, Side
from yahtzee_gui.board.coach.option_list import ROW_HEIGHT
from yahtzee_gui.board.coach.part_rows import PartRow
from yahtzee_gui.theme.colors import LIGHT
from yahtzee_gui.words import glossary, names

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def explained(open_player):
    """Someone who has rolled once, with the coach's explanation there, in the smallest window."""
    player = open_player(game=seeded("still"))
    resize(player, SMALLEST)
    player.press_roll()
    player.settle()
    wait(player)
    return player


def wait(player):
    player.wait(lambda: player.controller.scene().comparison is not None)
    let_layouts_settle()


def test_five_options_have_room_in_the_smallest_window(explained):
    assert explained.coach.options.height() >= 5 * ROW_HEIGHT


def test_rows_come_closer_where_the_window_is_low(explained):
    options, comfortable = explained.coach.options, explained.coach.options.row_height
    resize(explained, LEAST)
    let_layouts_settle()
    assert options.row_height < comfortable == ROW_HEIGHT
    assert options.height() >= 4 * options.row_height
    resize(explained, COMFORTABLE)
    let_layouts_settle()
    assert options.row_height == ROW_HEIGHT


def test_pressing_the_other_boxes_shows_all_parts_in_the_place_of_the_list(explained):
    coach, explanation = explained.coach, explained.coach.explanation
    explained.click(explanation.switch.buttons[Side.PARTS])
    few = len(explanation.parts.rows)
    assert few <= 5
    explanation.others.setFocus()
    explained.press(Qt.Key.Key_Return)
    let_layouts_settle()
    assert len(explanation.parts.rows) == 15
    assert not coach.options.isVisible()
    assert explanation.others.hasFocus()
    for row in (explanation.parts, explanation.together, explanation.others):
        assert explanation.rect().contains(row.mapTo(explanation, row.rect().bottomRight()))
    explained.press(Qt.Key.Key_Return)
    let_layouts_settle()
    assert (len(explanation.parts.rows), coach.options.isVisible()) == (few, True)


def test_the_block_is_back_in_its_place_afterwards(explained):
    explanation = explained.coach.explanation
    explained.click(explanation.switch.buttons[Side.PARTS])
    before = explanation.geometry()
    for is_unfolded in (True, False):
        explanation.unfold(is_unfolded)
        let_layouts_settle()
        assert (explanation.geometry() == before) is not is_unfolded


def test_parts_stay_unfolded_for_other_options_of_the_decision_and_fold_for_another_one(explained):
    coach = explained.coach
    explained.click(coach.explanation.switch.buttons[Side.PARTS])
    coach.explanation.unfold(True)
    explained.press_die(0)
    wait(explained)
    assert coach.explanation.is_unfolded
    assert len(coach.explanation.parts.rows) == 15
    explained.press_roll()
    explained.settle()
    wait(explained)
    assert not coach.explanation.is_unfolded
    assert coach.options.isVisible()


def test_the_side_is_remembered(explained):
    explanation = explained.coach.explanation
    assert explanation.side is Side.WHY
    assert explanation.bars.isVisible()
    explained.click(explanation.switch.buttons[Side.PARTS])
    assert explanation.parts.isVisible()
    assert not explanation.bars.isVisible()
    explained.press_die(1)
    wait(explained)
    explained.press_roll()
    explained.settle()
    wait(explained)
    assert explanation.side is Side.PARTS
    assert explanation.parts.isVisible()


def test_there_is_no_block_where_nothing_is_explained(explained):
    explained.play_to_end()
    explained.settle()
    explained.wait(lambda: explained.controller.scene().report is not None)
    let_layouts_settle()
    assert not explained.coach.explanation.isVisible()


# What a screen reader gets


def interface(widget):
    return QAccessible.queryAccessibleInterface(widget)


def test_parts_are_a_picture_with_numbers_and_the_rest_a_button(explained):
    explanation = explained.coach.explanation
    view, parts, others = explanation.view, interface(explanation.parts), interface(explanation.others)
    assert parts.role() == QAccessible.Role.Graphic
    assert parts.text(NAME) == explanation_words.parts_heading()
    assert parts.text(DESCRIPTION) == ", ".join(row.spoken for row in view.parts)
    assert others.role() == QAccessible.Role.Button
    assert others.text(NAME) == f"{view.others.spoken}: {explanation_words.show_all_parts()}"
    assert interface(explanation.together).text(NAME) == view.together.spoken
    explanation.unfold(True)
    assert others.text(NAME) == explanation_words.show_fewer_parts()


def test_dice_of_the_heading_are_said_as_digits(explained):
    explanation = explained.coach.explanation
    said = interface(explanation.heading).text(NAME)
    assert said == names.plain(explanation.view.heading)
    assert names.DRAWN not in said


def test_what_the_spread_means_can_be_read_and_heard(explained):
    explanation = explained.coach.explanation
    assert interface(explanation.facts).text(DESCRIPTION) == glossary.spread()


# By itself


def test_losses_are_painted_to_the_left_of_zero_and_gains_to_the_right(qtbot):
    explanation = ExplanationCard()
    qtbot.addWidget(explanation)
    explanation.resize(300, 220)
    explanation.show()
    explanation.switch.buttons[Side.PARTS].click()
    rows = (PartRow("Sixes", 2.0, "+2.0"), PartRow("Chance", -2.0, "−2.0"))
    explanation.set_view(ExplanationView("Keep", "Keep", "Why.", (), rows, None, PartRow("in total", 0.0, "0.0"), rows))
    let_layouts_settle()
    image = explanation.parts.grab().toImage()
    gains, losses = (places(image, line, LIGHT.q(role)) for line, role in ((9, "gain"), (27, "loss")))
    assert gains
    assert losses
    assert max(losses) <= min(gains)


def places(image, line, color):
    """Return where on a line of an image a colour is."""
    return [x for x in range(image.width()) if image.pixelColor(x, line) == color]


def test_the_bars_stand_over_each_other_and_their_shares_are_as_long_as_they_are_likely(qtbot):
    bars = EndBars()
    qtbot.addWidget(bars)
    bars.resize(300, bars.height())
    sure = (EndShare("Full house", 1.0, "100 %", Shade.HAND),)
    some = (EndShare("Threes", 0.7, "70 %", Shade.SUM), EndShare("Yahtzee", 0.3, "30 %", Shade.YAHTZEE))
    bars.set_bars((EndBar("Keep", "★", Verdict.BEST, some), EndBar("Take", "−3.8 ?", Verdict.MISTAKE, sure)))
    image = bars.grab().toImage()
    ground = {shade: image.pixelColor(x, y) for shade, x, y in ((some[0], 8, 20), (some[1], 292, 20), (sure[0], 8, 60))}
    assert ground == {some[0]: LIGHT.q("bar"), some[1]: LIGHT.mark(Verdict.BEST), sure[0]: LIGHT.mark(Verdict.CLOSE)}
    assert len(places(image, 19, LIGHT.q("bar"))) == pytest.approx(0.7 * 298, abs=5)
    assert bars.accessibleDescription() == "Keep ★: Threes 70 %, Yahtzee 30 %; Take −3.8 ?: Full house 100 %"


@pytest.mark.parametrize("has_bars", [True, False])
@pytest.mark.parametrize("is_plain", [True, False])
def test_the_sentence_has_the_height_of_its_lines_whatever_the_width(qtbot, has_bars, is_plain):
    bar = EndBar("Keep", "★", Verdict.BEST, (EndShare("Fours", 1.0, "100 %", Shade.SUM),))
    card = ExplanationCard()
    qtbot.addWidget(card)
    card.show()
    lowest = 0
    for words in (1, 40, 60, 75, 110, 1):
        sentence = "Ein Satz mit vielen Wörtern, die nicht kurz sind. " * (words // 8 + 1)
        card.set_view(ExplanationView("4 4", "4 4", sentence, bars=(bar,) * 2 * has_bars, is_plain=is_plain))
        for width in (290, 340, 480):
            card.resize(width, card.minimumHeight())
            let_layouts_settle()
            label = card.sentence
            assert label.height() >= label.least_height(label.width()) + 4
            assert not label.grab().isNull()
            assert label.toolTip() == "", "it is shown whole"
            assert label.mapTo(card, label.rect().bottomLeft()).y() < card.height()
            if has_bars and not is_plain:
                assert card.bars.mapTo(card, card.bars.rect().bottomLeft()).y() < card.height()
        lowest = lowest or card.minimumHeight()
    assert card.minimumHeight() == lowest, "and again as low as usual"


def test_where_there_is_too_little_room_a_shorter_sentence_is_enough(qtbot):
    """The trial: in a match the reason was painted over what is needed to win, and one row of the list was left."""
    card = ExplanationCard()
    qtbot.addWidget(card)
    card.resize(260, 400)
    view = ExplanationView("Aces", "Aces or Chance", "A long reason. " * 40, is_plain=True, shorter="A chance.")
    card.set_view(view)
    whole = card.minimumHeight()
    assert card.sentence.text() == view.sentence
    card.set_room(whole - 1)
    assert card.sentence.text() == view.shorter
    assert card.minimumHeight() < whole - 100
    card.set_room(whole)
    assert card.sentence.text() == view.sentence
    card.set_room(10)
    card.set_view(ExplanationView("Aces", "Aces", view.sentence, is_plain=True))
    assert card.sentence.text() == view.sentence, "there is nothing shorter"
