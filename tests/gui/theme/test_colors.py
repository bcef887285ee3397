# SPDX-License-Identifier: MIT
"""Every theme has every colour, text can be read on whatever it stands, and nothing is told by colour alone."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontMetricsF, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QTableWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.tray.page import Tint, set_tint
from yahtzee_gui.desktop.preferences import Appearance
from yahtzee_gui.theme import colors as colors_module
from yahtzee_gui.theme import fonts, style_sheet
from yahtzee_gui.theme.colors import DARK, HIGH_CONTRAST, LIGHT, colors_for, qcolor
from yahtzee_gui.words import names

THEMES = {"light": LIGHT, "dark": DARK, "high contrast": HIGH_CONTRAST}
EACH = pytest.mark.parametrize("colors", THEMES.values(), ids=THEMES)
ROLES = tuple(LIGHT.codes)
TRAYS = ("tray", "tray_kind", "tray_hostile", "tray_demon")
CARDS = ("card", "stripe", "window", "selection", "hover")
CHARACTERS = ("angel", "imp", "fiend", "demon", "archdemon")
# Every role that is written in, and what it is written on.
WRITTEN_ON = {
    "text": (*CARDS, *TRAYS, "track"),
    "muted": (*CARDS, *TRAYS, "track"),
    "card": ("text",),  # the badge of the game of a day
    "on_character": CHARACTERS,
    "faint": CARDS,
    "accent": (*CARDS, *TRAYS),
    "on_accent": ("accent",),
    "on_picked": ("picked",),
    "pip": ("die",),
}
WORDS_ON = (*CARDS, *TRAYS)


def luminance(color):
    """Return the relative luminance by WCAG 2."""
    parts = [color.redF(), color.greenF(), color.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@EACH
def test_every_role_has_a_colour(colors):
    for role in ROLES:
        assert colors.q(role).isValid(), role


@EACH
def test_every_verdict_has_a_mark_and_a_word_that_can_be_told_apart(colors):
    assert set(colors.verdict_marks) == set(colors.verdict_words) == set(Verdict)
    for one, other in combinations(Verdict, 2):
        assert colors.mark(one) != colors.mark(other)
        assert names.mark(one) != names.mark(other)
        assert names.verdict(one) != names.verdict(other)


def legible(colors):
    """Return the contrast that text of a theme needs: that of WCAG's level AA, and of AAA where contrast is high."""
    return 7.0 if colors is HIGH_CONTRAST else 4.5


@EACH
def test_text_can_be_read_on_whatever_it_stands(colors):
    for role, grounds in WRITTEN_ON.items():
        for ground in grounds:
            assert contrast(colors.q(role), colors.q(ground)) >= legible(colors), (role, ground)


@EACH
def test_verdicts_can_be_read_on_whatever_they_stand(colors):
    for verdict in Verdict:
        for ground in WORDS_ON:
            assert contrast(colors.word(verdict), colors.q(ground)) >= legible(colors), (verdict, ground)


@EACH
def test_the_focus_can_be_told_from_everything_around_it(colors):
    for ground in ("card", "window", *TRAYS):
        assert contrast(colors.q("focus"), colors.q(ground)) >= 3.0, ground


def test_high_contrast_has_thick_edges_that_stand_out():
    colors = HIGH_CONTRAST
    assert colors.edge >= 2
    assert colors.focus_edge >= 3
    for edge, ground in (("outline", "window"), ("tray_edge", "tray"), ("control_edge", "card"), ("die", "tray")):
        assert contrast(colors.q(edge), colors.q(ground)) >= 7.0, edge
    assert contrast(colors.q("card_edge"), colors.q("card")) >= 3.0
    assert f"border: 2px solid {colors.outline}" in style_sheet.style_sheet(colors)


def test_high_contrast_keeps_the_edge_of_the_tray_whatever_the_dice(qtbot):
    tray = QFrame()
    qtbot.addWidget(tray)
    tray.setProperty("card", "tray")
    tray.setStyleSheet(style_sheet.style_sheet(HIGH_CONTRAST))
    tray.resize(120, 80)
    for tint in Tint:
        set_tint(tray, tint)
        assert tray.grab().toImage().pixelColor(0, 40) == HIGH_CONTRAST.q("tray_edge"), tint


@EACH
def test_the_tables_of_other_dice_can_be_told_from_the_fair_one(colors):
    for one, other in combinations(TRAYS, 2):
        parts = zip(colors.q(one).getRgb()[:3], colors.q(other).getRgb()[:3], strict=True)
        assert sum(abs(here - there) for here, there in parts) >= 24, (one, other)


@EACH
def test_palette_and_style_sheet_are_of_the_theme(qapp, colors):
    assert style_sheet.palette(colors).color(QPalette.ColorRole.Window) == colors.q("window")
    sheet = style_sheet.style_sheet(colors)
    assert colors.accent in sheet
    assert sheet.count("{") == sheet.count("}")


def test_light_and_dark_are_light_and_dark(qapp):
    assert colors_for(Appearance.LIGHT) is LIGHT
    assert colors_for(Appearance.DARK) is DARK
    assert colors_for(Appearance.HIGH_CONTRAST) is HIGH_CONTRAST
    assert colors_for(Appearance.SYSTEM) in THEMES.values()
    assert luminance(LIGHT.q("window")) > 0.8
    assert luminance(DARK.q("window")) < 0.05


def test_codes_with_eight_digits_end_in_the_opacity():
    assert qcolor("#10203040") == QColor(0x10, 0x20, 0x30, 0x40)
    assert qcolor("#102030").alpha() == 255


def test_the_bundled_font_is_used(qapp):
    assert fonts.FONT_FAMILY in QFontDatabase.families()
    assert qapp.font().family() == fonts.FONT_FAMILY


def test_figures_have_equal_widths_in_columns(qapp):
    metrics = QFontMetricsF(fonts.font(14))
    assert len({round(metrics.horizontalAdvance(figure * 20), 3) for figure in "0123456789"}) == 1


# What the system asks for


def system_hints(*, dark, contrast=None):
    """Return style hints of a system; without `contrast` those of a Qt that does not ask about it."""
    scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
    hints = SimpleNamespace(colorScheme=lambda: scheme)
    if contrast is not None:
        preference = Qt.ContrastPreference.HighContrast if contrast else Qt.ContrastPreference.NoPreference
        hints.accessibility = lambda: SimpleNamespace(contrastPreference=lambda: preference)
    return hints


@pytest.mark.parametrize(
    ("hints", "expected"),
    [
        (system_hints(dark=False), LIGHT),
        (system_hints(dark=True), DARK),
        (system_hints(dark=True, contrast=False), DARK),
        (system_hints(dark=False, contrast=True), HIGH_CONTRAST),
        (system_hints(dark=True, contrast=True), HIGH_CONTRAST),
    ],
    ids=["light", "dark", "no wish for contrast", "contrast", "contrast and dark"],
)
def test_the_system_may_ask_for_high_contrast(monkeypatch, hints, expected):
    monkeypatch.setattr(colors_module, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    assert colors_for(Appearance.SYSTEM) is expected


def test_every_appearance_has_a_name_of_its_own():
    assert len({names.appearance(choice) for choice in Appearance}) == len(Appearance)


# The style sheet, on the widgets of which dialogs are made


def make_controls():
    """Return a widget full of controls, by name."""
    page = QWidget()
    column = QVBoxLayout(page)
    combo, text = QComboBox(), QTextBrowser()
    combo.addItems(["Normal", "Fast"])
    text.setPlainText("Text")
    controls = {
        "button": QPushButton("Save"),
        "check box": QCheckBox("Sound"),
        "radio button": QRadioButton("Free joker"),
        "combo box": combo,
        "line": QLineEdit("Seed"),
        "text": text,
    }
    for widget in (*controls.values(), QTableWidget(2, 2)):
        column.addWidget(widget)
    return page, controls


@pytest.fixture
def styled(qtbot):
    """Return a function that shows the controls in a theme."""
    pages = []

    def show(colors):
        page, controls = make_controls()
        pages.append(page)
        qtbot.addWidget(page)
        page.setPalette(style_sheet.palette(colors))
        page.setStyleSheet(style_sheet.style_sheet(colors))
        page.resize(360, 720)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return controls

    return show


@EACH
def test_the_focus_of_every_control_can_be_seen(styled, colors):
    controls = styled(colors)
    for name, widget in controls.items():
        widget.clearFocus()
        before, size = widget.grab().toImage(), widget.size()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus(), name
        assert widget.grab().toImage() != before, name
        assert widget.size() == size, name


@EACH
def test_a_check_box_that_is_checked_has_a_mark_and_not_only_a_colour(styled, colors):
    box = styled(colors)["check box"]
    box.setChecked(True)
    image = box.grab().toImage()
    corner = [image.pixelColor(x, y) for x in range(4, 21) for y in range(4, box.height() - 4)]
    assert colors.q("accent") in corner
    assert any(contrast(color, colors.q("accent")) >= 3.0 for color in corner if color != colors.q("card"))


def test_no_theme_makes_a_control_larger_than_another(styled):
    sizes = [{name: widget.sizeHint() for name, widget in styled(colors).items()} for colors in THEMES.values()]
    assert sizes[0] == sizes[1] == sizes[2]


@pytest.mark.parametrize("kind", ["true", "tray", "banner"])
def test_no_theme_leaves_less_room_in_a_card_than_another(qtbot, kind):
    rooms = []
    for colors in THEMES.values():
        card, inner = QFrame(), QWidget()
        qtbot.addWidget(card)
        card.setProperty("card", kind)
        QHBoxLayout(card).addWidget(inner)
        card.setStyleSheet(style_sheet.style_sheet(colors))
        card.resize(200, 100)
        card.show()
        rooms.append(inner.geometry())
    assert rooms[0] == rooms[1] == rooms[2]
