# SPDX-License-Identifier: MIT
"""A die is drawn sharp at every scale, shows its state by more than colour, and lifts without moving anything."""

from __future__ import annotations

import pytest
from gui_driver import activate
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter

from yahtzee_gui.board.tray import dice as die_module
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.dice import Die
from yahtzee_gui.board.tray.drawn_dice import DiceStrip, draw_die, draw_die_shadow, draw_turning_die
from yahtzee_gui.theme.colors import DARK, HIGH_CONTRAST, LIGHT, wear
from yahtzee_gui.words import names

EACH = pytest.mark.parametrize("colors", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high contrast"])
SCALES = pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])


def drawn(draw, scale=1.0, size=100):
    """Return what `draw` paints on a transparent picture `size` wide, at a scale of the screen."""
    image = QImage(round(size * scale), round(size * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return image


def difference(one, other):
    """Return how much the lightest and darkest pixel at the same place differ at most, of 255."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return max(abs(one.pixelColor(*point).lightness() - other.pixelColor(*point).lightness()) for point in points)


@pytest.fixture
def die(qtbot):
    """A die on the screen that shows a five."""
    die = Die(2)
    qtbot.addWidget(die)
    die.set_face(5, kept=False, enabled=True)
    die.resize(die.sizeHint())
    with qtbot.waitExposed(die):
        die.show()
    return die


# Drawing


@SCALES
@pytest.mark.parametrize("place", [3.0, 3.2, 3.5, 3.9])
def test_the_edges_of_a_die_fall_on_whole_pixels(qapp, scale, place):
    """Along the middle row nothing is half covered: from outside of the die to its edge there is one step."""
    image = drawn(lambda painter: draw_die(painter, QRectF(place, place, 22, 22), 4), scale)
    row = [image.pixelColor(x, round(14 * scale)).alpha() for x in range(image.width())]
    assert set(row) == {0, 255}


@EACH
@pytest.mark.parametrize("size", [20.0, 24.0, 48.0, 84.0])
def test_every_face_looks_different(qapp, colors, size):
    wear(colors)
    images = [drawn(lambda p, face=face: draw_die(p, QRectF(4, 4, size, size), face)) for face in range(1, 7)]
    for number, image in enumerate(images):
        assert image not in images[:number]


@EACH
def test_the_pips_of_a_four_mirror_each_other(qapp, colors):
    """A small die is drawn on a grid of half pixels, so that no pip looks thicker than another."""
    wear(colors)
    image = drawn(lambda painter: draw_die(painter, QRectF(0, 0, 22, 22), 4), size=22)
    assert difference(image, image.flipped(Qt.Orientation.Horizontal)) < 16
    assert difference(image, image.flipped(Qt.Orientation.Vertical)) < 16


def test_a_large_die_catches_the_light_and_a_small_one_or_one_of_high_contrast_is_plain(qapp):
    def shades(size, colors):
        wear(colors)
        image = drawn(lambda painter: draw_die(painter, QRectF(4, 4, size, size), 1))
        column = round(4 + size * 0.3)
        return {image.pixelColor(column, round(4 + size * part)).name() for part in (0.2, 0.5, 0.9)}

    assert len(shades(84, LIGHT)) == 3
    assert len(shades(22, LIGHT)) == 1
    assert len(shades(84, HIGH_CONTRAST)) == 1


def test_the_ring_of_a_kept_die_is_around_it_in_high_contrast_with_a_gap(qapp):
    def across(colors):
        rect = QRectF(10, 10, 80, 80)
        wear(colors)
        image = drawn(lambda painter: draw_die(painter, rect, 1, QColor("#FF0000")))
        return [image.pixelColor(x, 50) for x in range(12)]

    light, bold = across(LIGHT), across(HIGH_CONTRAST)
    assert QColor("#FF0000") in light
    assert QColor("#FF0000") in bold
    after_ring = bold[bold.index(QColor("#FF0000")) :]
    assert any(color.alpha() < 255 for color in after_ring)


def test_the_higher_a_die_the_wider_and_fainter_its_shadow(qapp):
    def shadow(height):
        image = drawn(lambda p: draw_die_shadow(p, QRectF(60, 40, 60, 60), height), size=200)
        alphas = [image.pixelColor(x, 80).alpha() for x in range(200)]
        return sum(alpha > 0 for alpha in alphas), max(alphas)

    (width, strength), (high_width, high_strength) = shadow(0.0), shadow(0.5)
    assert high_width > width > 60
    assert high_strength < strength


def test_high_contrast_has_no_shadows(qapp):
    wear(HIGH_CONTRAST)
    image = drawn(lambda painter: draw_die_shadow(painter, QRectF(20, 20, 60, 60), 0.2))
    assert image == drawn(lambda painter: None)


@EACH
def test_a_die_that_turns_shows_both_faces(qapp, colors):
    def turning(faces, turn):
        return drawn(lambda painter: draw_turning_die(painter, QRectF(10, 10, 80, 80), faces, turn))

    assert turning((1, 2), 0.5) != turning((1, 3), 0.5)
    assert turning((1, 2), 0.5) != turning((4, 2), 0.5)


@EACH
def test_a_die_that_has_not_turned_yet_looks_like_one_at_rest(qapp, colors):
    rect = QRectF(10, 10, 80, 80)
    wear(colors)
    still = drawn(lambda painter: draw_die(painter, rect, 5))
    turning = drawn(lambda painter: draw_turning_die(painter, rect, (5, 3), 0.0))
    inner = still.rect().adjusted(16, 16, -16, -16)
    assert difference(still.copy(inner), turning.copy(inner)) < 8


def test_a_strip_of_dice_shows_and_names_its_faces(qtbot):
    strip = DiceStrip(34)
    qtbot.addWidget(strip)
    strip.set_dice((2, 5))
    assert strip.accessibleName() == names.dice((2, 5))
    first = strip.grab().toImage()
    strip.set_dice((2, 6))
    assert strip.grab().toImage() != first


# The button


def test_face_and_mark_are_spoken(die):
    assert die.accessibleName() == tray_words.die_label(3, 5, False)
    die.set_face(5, kept=True, enabled=True)
    assert die.accessibleName() == tray_words.die_label(3, 5, True)
    assert QAccessible.queryAccessibleInterface(die).state().checked


def test_a_kept_die_is_lifted_and_takes_the_same_room(die):
    low, geometry, hint = die.die_rect(), die.geometry(), die.sizeHint()
    die.set_face(5, kept=True, enabled=True)
    assert die.lift == 1.0
    assert die.die_rect().top() < low.top()
    assert die.die_rect().size() == low.size()
    assert (die.geometry(), die.sizeHint()) == (geometry, hint)


def test_a_die_on_its_way_up_stays_on_its_way_when_only_its_face_changes(die):
    die.set_face(5, kept=True, enabled=True)
    die.set_lift(0.4)
    die.set_face(5, kept=True, enabled=False)
    assert die.lift == 0.4


def test_a_die_in_the_air_paints_no_face_and_keeps_its_name(die):
    there = die.grab().toImage()
    die.set_in_the_air(True)
    away = die.grab().toImage()
    assert away != there
    assert die.face == 5
    assert die.accessibleName() == tray_words.die_label(3, 5, False)
    die.set_in_the_air(False)
    assert die.grab().toImage() == there


@EACH
@pytest.mark.parametrize("kept", [False, True])
def test_the_focus_ring_meets_neither_the_die_nor_its_ring(die, qtbot, colors, kept):
    """The ring of the focus goes around the whole button, where neither die nor ring of a kept one reaches."""
    wear(colors)
    die.set_face(5, kept=kept, enabled=True)
    activate(qtbot, die)
    die.clearFocus()
    before = die.grab().toImage()
    die.setFocus(Qt.FocusReason.TabFocusReason)
    after = die.grab().toImage()
    changed = [
        (x, y)
        for x in range(after.width())
        for y in range(after.height())
        if after.pixelColor(x, y) != before.pixelColor(x, y)
    ]
    assert changed
    inner = die.rect().adjusted(8, 8, -8, -8)
    assert not [point for point in changed if inner.contains(*point)]


def test_a_die_without_room_below_it_has_no_key_on_its_face(qtbot, monkeypatch):
    painted = []
    monkeypatch.setattr(die_module, "draw_text", lambda _painter, _rect, text, *_: painted.append(text))
    die = Die(0)
    qtbot.addWidget(die)
    die.key = "1"
    die.set_face(3, kept=False, enabled=True)
    die.resize(80, die_module.height_for(60))
    die.set_size(60, 80)
    die.grab()
    assert painted == ["1"]
    die.resize(80, die_module.height_for(60) - 20)
    die.grab()
    assert painted == ["1"]
