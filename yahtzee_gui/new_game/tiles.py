# SPDX-License-Identifier: MIT
"""Tiles are six games to begin at once: a picture, a name, and a line or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from engine.rules.dice_models import DEMON
from engine.strategies.strengths import Face
from yahtzee_gui.board.match.faces import SEAT_COLORS, draw_face, draw_initial
from yahtzee_gui.board.tray.painting import draw_die
from yahtzee_gui.kit.drawing import AlignCenter, draw_ring, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.kit.focus import Ringed
from yahtzee_gui.kit.plain import set_tooltip
from yahtzee_gui.new_game.choice import ROUND, GameTile
from yahtzee_gui.new_game.dice_picture import draw_dice_picture
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

HIGH, LOW = 82, 60
_PICTURE, _TEXT = QRectF(14, -20, 44, 40), 72


class TileButton(Ringed, QAbstractButton):
    """A game to begin; checked, it is the one that is chosen.

    Signals:
        twice: it was clicked twice.
    """

    twice = Signal()

    def __init__(self, tile: GameTile, name: str) -> None:
        super().__init__()
        self.tile, self.lines, self.day = tile, ("", ""), 1
        self.others: Sequence[Face | str] = ()
        self.setText(name)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a usual width; the height is fixed."""
        return QSize(286, HIGH)

    def show_lines(self, first: str, second: str) -> None:
        """Say what the game is, and how it went so far."""
        self.lines = (first, second)
        self.setAccessibleDescription(". ".join(filter(None, self.lines)))
        set_tooltip(self, second)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin the game: the first click has chosen it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.twice.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture and texts; where there is little room, without the second line."""
        painter, colors = smooth_painter(self), theme()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = "selection" if self.isChecked() else "hover" if self.underMouse() else "card"
        edge, width = ("accent", 2) if self.isChecked() else ("control_edge", 1)
        painter.setPen(QPen(colors.q(edge), width))
        painter.setBrush(colors.q(ground))
        painter.drawRoundedRect(area, 11, 11)
        self._paint_picture(painter, _PICTURE.translated(0, area.center().y()))
        lines = self.lines if self.height() >= HIGH else self.lines[:1]
        top = area.center().y() - 10 - 10 * len(lines)
        text = QRectF(_TEXT, top, area.right() - _TEXT - 8, 20)
        draw_fitted(painter, text, self.text(), fonts.font(16, QFont.Weight.DemiBold), colors.q("text"))
        for number, (line, ink) in enumerate(zip(lines, ("text", "muted"), strict=False)):
            draw_fitted(painter, text.translated(0, 21 + 20 * number), line, fonts.font(13), colors.q(ink))
        if self.has_ring:
            draw_ring(painter, QRectF(self.rect()), 12)

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        square = QRectF(room.left(), room.top(), room.height(), room.height())
        match self.tile:
            case GameTile.USUAL:
                draw_die(painter, square, 5)
            case GameTile.DAILY:
                self._paint_day(painter, square)
            case GameTile.MATCH:
                self._paint_faces(painter, room)
            case GameTile.REAL_DICE:
                draw_die(painter, QRectF(room.left(), room.top() + 4, 25, 25), 3)
                draw_die(painter, QRectF(room.left() + 18, room.top() + 14, 25, 25), 6)
            case GameTile.FOR_300:
                bold = fonts.font(21, QFont.Weight.Bold)
                draw_text(painter, room.adjusted(-4, 0, 8, 0), str(ROUND), bold, theme().q("gain"), AlignCenter)
            case GameTile.DEMON:
                draw_dice_picture(painter, square, DEMON)

    def _paint_day(self, painter: QPainter, square: QRectF) -> None:
        painter.setPen(QPen(theme().q("control_edge"), 1))
        painter.setBrush(theme().q("card"))
        painter.drawRoundedRect(square, 6, 6)
        fill_round(painter, QRectF(square.left() + 1, square.top() + 1, square.width() - 2, 9), 5, theme().q("bar"))
        bold = fonts.font(16, QFont.Weight.Bold)
        draw_text(painter, square.adjusted(0, 9, 0, 0), str(self.day), bold, theme().q("text"), AlignCenter)

    def _paint_faces(self, painter: QPainter, room: QRectF) -> None:
        for place, other in reversed(list(enumerate(self.others[:2], 1))):
            disc = QRectF(room.left() + 20 * (place - 1), room.center().y() - 13, 26, 26)
            ground, ink = theme().q(SEAT_COLORS[place]), theme().q("on_character")
            if isinstance(other, Face):
                draw_face(painter, disc, other, ground, ink)
            else:
                draw_initial(painter, disc, other, ground, ink)


class Tiles(QWidget):
    """The six tiles in two rows; the arrow keys go from one to the next.

    Signals:
        chosen: the `GameTile` that was pressed.
        twice: a tile was clicked twice: its game is to begin.
    """

    chosen = Signal(GameTile)
    twice = Signal()

    def __init__(self, named: Mapping[GameTile, str]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons = {tile: TileButton(tile, name) for tile, name in named.items()}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        for number, (tile, button) in enumerate(self.buttons.items()):
            self._group.addButton(button)
            grid.addWidget(button, number // 3, number % 3)
            button.clicked.connect(lambda _checked=False, tile=tile: self.chosen.emit(tile))
            button.twice.connect(self.twice)
        self.set_high(True)

    def set_chosen(self, tile: GameTile | None) -> None:
        """Show which one stands for what is chosen, if one does."""
        self._group.setExclusive(tile is not None)
        for one, button in self.buttons.items():
            button.setChecked(one is tile)

    def set_high(self, is_high: bool) -> None:
        """Have room for two lines below the name, or for one."""
        for button in self.buttons.values():
            button.setFixedHeight(HIGH if is_high else LOW)
