# SPDX-License-Identifier: MIT
"""A dice picture shows whose dice are played with, beside a choice: a portrait, or a die where they are fair."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.rules.dice_models import DiceModel
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.board.tray.portrait import character_of, draw_portrait
from yahtzee_gui.theme.colors import theme


def dice_picture(model: DiceModel, size: int, ratio: float) -> QPixmap:
    """Return a picture of whose dice those of a model are, `size` wide at `ratio` pixels; of fair ones a die."""
    return picture(size, ratio, lambda painter, square: draw_dice_picture(painter, square, model))


def picture(size: int, ratio: float, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Return what `draw` draws into a square that is `size` wide at `ratio` pixels."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, size, size))
    painter.end()
    return made


def draw_dice_picture(painter: QPainter, rect: QRectF, model: DiceModel) -> None:
    """Draw it into the square `rect`."""
    character = character_of(model)
    if character is None:
        inset = rect.width() * 0.14
        draw_die(painter, rect.adjusted(inset, inset, -inset, -inset), 5)
    else:
        draw_portrait(painter, rect, character, theme().q(character.value), theme().q("on_character"))
