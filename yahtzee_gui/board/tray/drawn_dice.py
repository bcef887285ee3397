# SPDX-License-Identifier: MIT
"""Dice as they are drawn, with their shadows: one at a place, in a line of text in the place of digits, or in a row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin, sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter, QPaintEvent, QPen, QTransform

from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from yahtzee_gui.kit.drawing import AlignLeft, draw_text, smooth_painter
from yahtzee_gui.kit.labels import PaintedText, set_tooltip
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import qcolor, theme
from yahtzee_gui.words import names

# Where the pips of each face sit, as fractions of the width of the die.
_NEAR, _MIDDLE, _FAR = 0.26, 0.5, 0.74
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (_MIDDLE, _MIDDLE), (_FAR, _FAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_FAR, _NEAR), (_MIDDLE, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)),
    6: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _MIDDLE), (_FAR, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)),
}
CORNER = 0.2
"""The radius of a die's corners, as a fraction of its width."""
PIP = 0.088
_SMALLEST_PIP = 1.4
_PLAIN_BELOW = 40.0
"""Dice narrower than this, in pixels of the window, are drawn flat: a gradient would only blur them."""
_EDGE_ON = 0.08
"""A face this much foreshortened is not seen."""
_SHADOW_BLUR = 0.1
_SHADOW_LAYERS = 7
_SHADES, _HEIGHTS = 4, 12
"""Steps of shade on a face, and of height in the width of a die, that the remembered pictures tell apart."""


class _Ink(NamedTuple):
    """The colours of a die, as codes: what its image is remembered by."""

    body: str
    low: str
    edge: str
    pip: str

    @classmethod
    def of(cls) -> _Ink:
        return cls(theme().die, theme().die_low, theme().die_edge, theme().pip)


def draw_die(painter: QPainter, rect: QRectF, face: int, edge: QColor | None = None) -> None:
    """Draw an upright die showing `face`; `edge` is the colour of a ring around it, or None for no ring."""
    transform = painter.deviceTransform()
    scale = transform.m11()
    image = _die_image(face, max(1, round(rect.width() * scale)), scale, _Ink.of())
    painter.drawImage(_on_whole_pixels(rect.topLeft(), transform), image)
    if edge is not None:
        _draw_ring(painter, rect, edge)


def draw_dice(
    painter: QPainter, room: QRectF, faces: Dice, size: float, step: float, kept: Sequence[bool] = NOTHING_KEPT
) -> None:
    """Draw dice from the left of `room`, one every `step` pixels or closer; those that are `kept` have a ring."""
    step = min(step, (room.width() - size) / max(1, len(faces) - 1))
    for place, face in enumerate(faces):
        rect = QRectF(room.x() + place * step, room.center().y() - size / 2, size, size)
        draw_die(painter, rect, face, theme().q("accent") if kept[place] else None)


def draw_turning_die(painter: QPainter, rect: QRectF, faces: tuple[int, int], turn: float) -> None:
    """Draw a die that rolls over from the first of `faces` to the second: `turn` says how far, from 0 to 1.

    Both faces are in view, foreshortened, as those of a cube seen from above; the first turns away from the light.
    """
    ink, front, above = _Ink.of(), cos(turn * pi / 2), sin(turn * pi / 2)
    # A cube on its edge is larger than its face; a little smaller it does not jostle its neighbours.
    size = rect.width() / sqrt(front + above)
    whole = QRectF(0, 0, size, size * (front + above))
    whole.moveCenter(rect.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(qcolor(ink.low))
    painter.drawRoundedRect(whole, size * CORNER, size * CORNER * max(front, above))
    seam = whole.top() + size * above
    scale = _scale_of(painter)
    for face, top, height, shade in ((faces[1], whole.top(), above, 0.0), (faces[0], seam, front, above)):
        if height > _EDGE_ON:
            # turned away from the light
            shaded = ink._replace(body=_mixed(ink.body, ink.low, round(shade * _SHADES) / _SHADES).name().upper())
            image = _die_image(face, max(1, round(rect.width() * scale)), scale, shaded)
            painter.drawImage(QRectF(whole.x(), top, size, size * height), image)


def draw_die_shadow(painter: QPainter, rect: QRectF, height: float = 0.0) -> None:
    """Draw the soft shadow of a die at `rect`, `height` widths above the table: the higher, the wider and fainter."""
    if theme().q("die_shadow").alpha() == 0:
        return
    scale, steps = _scale_of(painter), round(height * _HEIGHTS)
    image = _shadow_image(round(rect.width() * scale), scale, steps, theme().die_shadow)
    size = image.deviceIndependentSize()
    middle = rect.center() + QPointF(0, rect.width() * (0.045 + 0.5 * height))
    painter.drawImage(middle - QPointF(size.width(), size.height()) / 2, image)


@lru_cache(maxsize=64)
def _shadow_image(pixels: int, scale: float, steps: int, code: str) -> QImage:
    """Return the shadow of a die `pixels` of the screen wide, `steps` of height above the table."""
    size, height = pixels / scale, steps / _HEIGHTS
    blur = size * _SHADOW_BLUR * (1.0 + 2.5 * height)
    color = qcolor(code)
    strength = min(1.0, 1.6 * color.alphaF() / _SHADOW_LAYERS / (1.0 + 2.0 * height))
    room = ceil(blur * scale)
    image = _blank_image(pixels + 2 * room, scale)
    core = QRectF(room / scale, room / scale, size, size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0.0, 0.0, 0.0, strength))
    for layer in range(_SHADOW_LAYERS):
        grown = blur * (layer / (_SHADOW_LAYERS - 1) - 0.55)
        radius = size * CORNER + grown
        painter.drawRoundedRect(core.adjusted(-grown, -grown, grown, grown), radius, radius)
    # Coloured only now: in layers this faint a colour would be rounded away.
    color.setAlpha(255)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, image.width() / scale, image.height() / scale), color)
    painter.end()
    return image


def _blank_image(pixels: int, scale: float) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _scale_of(painter: QPainter) -> float:
    """Return how many pixels of the screen a pixel of the window has."""
    return float(painter.device().devicePixelRatioF())


def _draw_ring(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Draw a ring outside of a die, in high contrast with a gap between the two."""
    width = max(2.0, rect.width() * 0.04)
    away = width / 2 + (theme().edge - 1) * 1.5
    ring = rect.adjusted(-away, -away, away, away)
    radius = rect.width() * CORNER + away
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, width))
    painter.drawRoundedRect(ring, radius, radius)


def _on_whole_pixels(place: QPointF, transform: QTransform) -> QPointF:
    """Return the place nearest to `place` at which an image falls on whole pixels of the screen."""
    scale, there = transform.m11(), transform.map(place)
    return place + QPointF(round(there.x()) - there.x(), round(there.y()) - there.y()) / scale


@lru_cache(maxsize=256)
def _die_image(face: int, pixels: int, scale: float, ink: _Ink) -> QImage:
    """Return the image of an upright die, `pixels` of the screen wide."""
    image = _blank_image(pixels, scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_die(painter, QRectF(0, 0, pixels / scale, pixels / scale), face, ink, scale)
    painter.end()
    return image


def _paint_die(painter: QPainter, rect: QRectF, face: int, ink: _Ink, scale: float) -> None:
    """Paint a die as vectors, its edge a whole number of pixels wide at `scale`."""
    is_plain = rect.width() < _PLAIN_BELOW or ink.body == ink.low
    line = max(1, round(scale)) / scale
    _fill_rounded(painter, rect, qcolor(ink.edge))
    body = rect.adjusted(line, line, -line, -line)
    if is_plain:
        _fill_rounded(painter, body, qcolor(ink.body))
        _paint_pips(painter, rect, face, qcolor(ink.pip), scale)
        return
    _fill_rounded(painter, body, _fading(body, qcolor(ink.body), qcolor(ink.low)))
    # The face itself: a plate that catches the light, so that a darker rim shows below it.
    size = rect.width()
    plate = rect.adjusted(size * 0.035, size * 0.025, -size * 0.035, -size * 0.06)
    _fill_rounded(painter, plate, _fading(plate, qcolor(ink.body), _mixed(ink.body, ink.low, 0.3)))
    _paint_hollows(painter, rect, face, ink)


def _fill_rounded(painter: QPainter, rect: QRectF, fill: QColor | QLinearGradient) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, rect.width() * CORNER, rect.width() * CORNER)


def _fading(rect: QRectF, top: QColor, bottom: QColor) -> QLinearGradient:
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0.0, top)
    gradient.setColorAt(1.0, bottom)
    return gradient


def _mixed(one: str, other: str, share: float) -> QColor:
    """Return the colour `share` of the way from `one` to `other`."""
    first, second = qcolor(one), qcolor(other)
    ends = ((first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue()))
    return QColor(*(round(start + share * (end - start)) for start, end in ends))


def _paint_pips(painter: QPainter, rect: QRectF, face: int, color: QColor, scale: float) -> None:
    """Paint flat pips around centres on half pixels, so that those of a row look the same."""
    size = rect.width()
    radius = max(_SMALLEST_PIP, size * PIP)
    near = round(_NEAR * size * scale * 2) / (2 * scale)
    places = {_NEAR: near, _MIDDLE: size / 2, _FAR: size - near}
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for x, y in PIPS[face]:
        painter.drawEllipse(QPointF(rect.x() + places[x], rect.y() + places[y]), radius, radius)


def _paint_hollows(painter: QPainter, rect: QRectF, face: int, ink: _Ink) -> None:
    """Paint pips as hollows: dark above, a little lighter below, with light on the lower rim."""
    size = rect.width()
    radius = size * PIP
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in PIPS[face]:
        centre = QPointF(rect.x() + x * size, rect.y() + (y - 0.012) * size)
        painter.setBrush(QColor(255, 255, 255, 200))
        painter.drawEllipse(centre + QPointF(0, size * 0.014), radius, radius)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setBrush(_fading(box, qcolor(ink.pip), _mixed(ink.pip, ink.body, 0.22)))
        painter.drawEllipse(box)


_LARGE, _LIST, _SMALL = (13, 17.0), (12, 16.0), (11, 14.0)  # letters and dice, in pixels
_TEXT_GAP = 2.0


class DiceText(PaintedText):
    """A line in bold, or small and plain as in a list; smaller where it would not fit, at worst with an ellipsis.

    Where a shorter text is given, that or nothing stands for one that does not fit.
    """

    def __init__(self, *, is_small: bool = False, align: Qt.AlignmentFlag = AlignLeft) -> None:
        super().__init__()
        self.align = align
        self._sizes = (_LIST, _SMALL) if is_small else (_LARGE, _SMALL)
        self._weight = QFont.Weight.Normal if is_small else QFont.Weight.DemiBold
        self.pieces: list[str | Dice] = []
        self._shorter: list[str | Dice] | None = None
        self._hint = ""

    def set_text(self, text: str, shorter: str | None = None) -> None:
        """Show `text`; what is marked as dice in it (`names.drawn_dice`) is drawn."""
        self.pieces, self._shorter = names.pieces(text), None if shorter is None else names.pieces(shorter)
        self.setAccessibleName(names.plain(text))
        self.update()

    def set_hint(self, hint: str) -> None:
        """Have the tooltip, and a screen reader, say more; what is marked as dice in it is written."""
        self._hint = names.plain(hint)
        self.setAccessibleDescription(self._hint)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = smooth_painter(self), QRectF(self.rect())
        shown, letters, die = self.shown_within(self.width())
        width = width_of_pieces(shown, letters, die, self._weight)
        fits = shown == self.pieces and width <= self.width()
        set_tooltip(self, "\n".join(filter(None, ("" if fits else self.accessibleName(), self._hint))))
        if self.align & Qt.AlignmentFlag.AlignRight:
            room.setLeft(max(0.0, room.right() - width))
        draw_pieces(painter, room, shown, letters, die, self._weight)

    def shown_within(self, width: int) -> tuple[list[str | Dice], int, float]:
        """Return what is shown in a number of pixels, its letters, and how wide its dice are."""
        for pieces in (self.pieces, self._shorter):
            for size in self._sizes:
                if pieces is not None and width_of_pieces(pieces, *size, self._weight) <= width:
                    return pieces, *size
        return self.pieces if self._shorter is None else [], *_SMALL


def width_of_pieces(
    pieces: Sequence[str | Dice], letters: int, die: float, weight: QFont.Weight = QFont.Weight.Normal
) -> float:
    """Return how wide words and dice are one after the other, in pixels."""
    metrics = QFontMetricsF(fonts.font(letters, weight))
    widths = (
        metrics.horizontalAdvance(one) if isinstance(one, str) else len(one) * (die + _TEXT_GAP) for one in pieces
    )
    return sum(widths)


def draw_pieces(
    painter: QPainter,
    room: QRectF,
    pieces: Sequence[str | Dice],
    letters: int,
    die: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    ink: str = "text",
) -> None:
    """Draw words and dice one after the other from the left of `room`."""
    font, x = fonts.font(letters, weight), room.x()
    for piece in pieces:
        if isinstance(piece, str):
            here = QRectF(x, room.y(), room.right() - x, room.height())
            draw_text(painter, here, piece, font, theme().q(ink), AlignLeft)
            x += QFontMetricsF(font).horizontalAdvance(piece)
            continue
        width = len(piece) * (die + _TEXT_GAP)
        draw_dice(painter, QRectF(x, room.y(), width, room.height()), piece, die, die + _TEXT_GAP)
        x += width


_STRIP_GAP = 6  # between two dice, with room for the rings of those that were kept


class DiceStrip(PaintedText):
    """A few small dice in a row."""

    def __init__(self, size: int = 24) -> None:
        super().__init__()
        self._dice: Dice = ()
        self._kept: Kept = NOTHING_KEPT
        self.setFixedHeight(size + 6)
        self.setFixedWidth(5 * (size + _STRIP_GAP) + 4)

    def set_dice(self, dice: Dice, kept: Kept = NOTHING_KEPT) -> None:
        """Show other dice, those that were kept with a ring."""
        self._dice, self._kept = dice, kept
        self.setAccessibleName(names.dice(dice))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        size = self.height() - 6
        draw_dice(painter, QRectF(self.rect()).adjusted(3, 0, 0, 0), self._dice, size, size + _STRIP_GAP, self._kept)
