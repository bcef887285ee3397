# SPDX-License-Identifier: MIT
"""Both themes have every colour, text can be read, and verdicts differ by more than their colour."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontMetricsF, QPalette

from engine.verdicts import Verdict
from yahtzee_gui import theme, wording
from yahtzee_gui.theme import DARK, LIGHT, Appearance, colors_for, qcolor

BOTH = pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
ROLES = [field.name for field in fields(theme.Colors) if not field.name.startswith("verdict")]


def luminance(color):
    """Return the relative luminance by WCAG 2."""
    parts = [color.redF(), color.greenF(), color.blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@BOTH
def test_every_role_has_a_colour(colors):
    for role in ROLES:
        assert colors.q(role).isValid(), role


@BOTH
def test_every_verdict_has_a_mark_and_a_word_that_can_be_told_apart(colors):
    assert set(colors.verdict_marks) == set(colors.verdict_words) == set(Verdict)
    for one, other in combinations(Verdict, 2):
        assert colors.mark(one) != colors.mark(other)
        assert wording.mark(one) != wording.mark(other)
        assert wording.verdict(one) != wording.verdict(other)


@BOTH
@pytest.mark.parametrize("ground", ["card", "stripe", "window"])
def test_text_can_be_read(colors, ground):
    for role in ("text", "muted"):
        assert contrast(colors.q(role), colors.q(ground)) >= 4.5, role
    for verdict in Verdict:
        assert contrast(colors.word(verdict), colors.q("card")) >= 4.5, verdict


@BOTH
def test_text_on_the_tray_and_on_buttons_can_be_read(colors):
    assert contrast(colors.q("text"), colors.q("tray")) >= 4.5
    assert contrast(colors.q("muted"), colors.q("tray")) >= 4.5
    assert contrast(colors.q("on_accent"), colors.q("accent")) >= 4.5
    assert contrast(colors.q("pip"), colors.q("die")) >= 7


@BOTH
def test_palette_and_style_sheet_are_of_the_theme(qapp, colors):
    assert theme.palette(colors).color(QPalette.ColorRole.Window) == colors.q("window")
    sheet = theme.style_sheet(colors)
    assert colors.accent in sheet
    assert sheet.count("{") == sheet.count("}")


def test_light_and_dark_are_light_and_dark(qapp):
    assert colors_for(Appearance.LIGHT) is LIGHT
    assert colors_for(Appearance.DARK) is DARK
    assert colors_for(Appearance.SYSTEM) in (LIGHT, DARK)
    assert luminance(LIGHT.q("window")) > 0.8
    assert luminance(DARK.q("window")) < 0.05


def test_codes_with_eight_digits_end_in_the_opacity():
    assert qcolor("#10203040") == QColor(0x10, 0x20, 0x30, 0x40)
    assert qcolor("#102030").alpha() == 255


def test_the_bundled_font_is_used(qapp):
    assert theme.FONT_FAMILY in QFontDatabase.families()
    assert qapp.font().family() == theme.FONT_FAMILY


def test_figures_have_equal_widths_in_columns(qapp):
    metrics = QFontMetricsF(theme.font(14))
    assert len({round(metrics.horizontalAdvance(figure * 20), 3) for figure in "0123456789"}) == 1
