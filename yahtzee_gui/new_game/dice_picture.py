# SPDX-License-Identifier: MIT
"""A dice picture shows whose dice are played with, beside a choice: a portrait, or a die where they are fair."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.rules.dice_models import DiceModel
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.board.tray.portrait import character_of, draw_portrait
from yahtzee_gui.theme.colors import theme


def dice_picture(model: DiceModel, size: int, ratio: float) -> QPixmap:
    """Return a picture of whose dice those of a model are, `size` wide at `ratio` pixels; of fair ones a die."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    character, rect = character_of(model), QRectF(0, 0, size, size)
    if character is None:
        inset = size * 0.14
        draw_die(painter, rect.adjusted(inset, inset, -inset, -inset), 5)
    else:
        draw_portrait(painter, rect, character, theme().q(character.value), theme().q("on_character"))
    painter.end()
    return picture
