# SPDX-License-Identifier: MIT
"""Whose dice a game has is told by name, by shape and by colour, in every theme."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from engine.rules.dice import FAIR_DICE, OFFERED_DICE, dice_model
from yahtzee_gui.board.heads import Character, character_of, draw_portrait
from yahtzee_gui.board.tray.badge import Badge, BadgeView
from yahtzee_gui.new_game.parts import dice_picture
from yahtzee_gui.theme.colors import DARK, HIGH_CONTRAST, LIGHT, wear

EACH_THEME = pytest.mark.parametrize("colors", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "contrast"])


def drawn(character, size=18):
    """Return a portrait in black and white, small as on a badge."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_portrait(painter, QRectF(0, 0, size, size), character, QColor("black"), QColor("white"))
    painter.end()
    return image


def test_everybody_who_is_offered_has_a_character_of_their_own():
    characters = [character_of(model) for model in OFFERED_DICE]
    assert characters == [None, *Character]


def test_dice_that_only_a_file_can_ask_for_have_one_too():
    assert character_of(dice_model("worst-of-7")) is Character.FIEND
    assert character_of(dice_model("best-of-9")) is Character.ANGEL


def test_portraits_differ_by_their_shape_alone(qapp):
    for one, other in combinations(Character, 2):
        assert drawn(one) != drawn(other), (one, other)


@EACH_THEME
def test_characters_have_colours_of_their_own(colors):
    wear(colors)
    assert len({colors.q(character.value).rgb() for character in Character}) == len(Character)


@EACH_THEME
def test_each_choice_of_dice_has_a_picture_of_its_own(qapp, colors):
    wear(colors)
    pictures = [dice_picture(model, 26, 2.0).toImage() for model in OFFERED_DICE]
    assert all(one != other for one, other in combinations(pictures, 2))
    assert pictures[0].width() == 52
    assert pictures[0] == dice_picture(FAIR_DICE, 26, 2.0).toImage()


def test_a_badge_names_who_throws_and_hides_where_nobody_does(qtbot):
    badge = Badge()
    qtbot.addWidget(badge)
    badge.set_view(BadgeView("Imp", Character.IMP))
    assert (badge.text(), badge.isVisible()) == ("Imp", True)
    wide = badge.sizeHint().width()
    ground = badge.grab().toImage().pixelColor(wide // 2, 1)
    assert ground == LIGHT.q("imp")
    wear(DARK)
    assert badge.grab().toImage().pixelColor(wide // 2, 1) == DARK.q("imp")
    badge.set_view(BadgeView("Archdemon", Character.ARCHDEMON))
    assert badge.sizeHint().width() > wide
    badge.set_view(None)
    assert (badge.text(), badge.isVisible()) == ("", False)


def test_a_badge_without_room_for_the_name_has_it_in_its_tooltip(qtbot):
    small, large = Badge(shows_name=False), Badge()
    for badge in (small, large):
        qtbot.addWidget(badge)
        badge.set_view(BadgeView("Archdemon", Character.ARCHDEMON))
    assert small.sizeHint().width() < large.sizeHint().width() / 2
    assert (small.text(), small.toolTip(), small.accessibleName()) == ("", "Archdemon", "Archdemon")
    assert large.toolTip() == ""


def test_a_badge_says_as_much_as_there_is_room_for_and_the_rest_in_its_tooltip(qtbot):
    badge = Badge()
    qtbot.addWidget(badge)
    badge.set_view(BadgeView("A copy", more=("Game for November 27, 2026", "Kniffel")))
    whole, wide = badge.text(), badge.sizeHint().width()
    assert (whole, badge.toolTip()) == ("A copy · Game for November 27, 2026 · Kniffel", "")
    badge.fit(wide - 1)
    assert (badge.text(), badge.toolTip()) == ("A copy · Game for November 27, 2026", whole)
    assert badge.sizeHint().width() < wide
    badge.fit(1)
    assert (badge.text(), badge.isHidden(), badge.accessibleName()) == ("", True, whole)
    badge.fit(wide)
    assert (badge.text(), badge.toolTip()) == (whole, "")


def test_a_badge_that_no_character_stands_for_has_a_name_alone(qtbot):
    badge, other = Badge(), Badge()
    for each, view in ((badge, BadgeView("Imp")), (other, BadgeView("Imp", Character.IMP))):
        qtbot.addWidget(each)
        each.set_view(view)
    assert badge.sizeHint().width() < other.sizeHint().width()
    assert badge.grab().toImage().pixelColor(badge.width() // 2, 1) == LIGHT.q("text")
