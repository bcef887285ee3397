# SPDX-License-Identifier: MIT
"""An opening sheet is the whole opening book on one page, black on white, as a document to print or as a picture."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text
from yahtzee_gui.kit.fitting import draw_fitted
from yahtzee_gui.theme import fonts

PDF, PNG = ".pdf", ".png"
_COLUMNS = 4
_SIZE = (1123.0, 794.0)  # A4 on its side, in units of 1/96 inch
_MARGIN, _HEAD, _GAP = 26.0, 58.0, 14.0
_ROLL, _LOST = 54.0, 36.0
_SCALE = 2.5
_INK, _TRAP, _LINE = QColor("#1B1F24"), QColor("#A23200"), QColor("#D8DDE3")
_RESOLUTION = 96


@dataclass(frozen=True)
class SheetRow:
    """A roll, what is best, what else one might do, marked where that is obvious and loses, and what it loses."""

    roll: str
    best: str
    other: str
    lost: str
    is_trap: bool = False


@dataclass(frozen=True)
class SheetView:
    """What the sheet shows: a title, what it is about, what its columns are, and its rows."""

    title: str
    about: str
    legend: str
    rows: tuple[SheetRow, ...]


def sheet(view: SheetView, ending: str) -> bytes:
    """Return the sheet as the content of a file with this ending, `PDF` or `PNG`. Any thread may draw it."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if ending == PDF:
        writer = QPdfWriter(buffer)
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, QMarginsF())
        )
        writer.setResolution(_RESOLUTION)
        writer.setTitle(view.title)
        painter = QPainter(writer)
        _paint(painter, view)
        painter.end()
    else:
        image = QImage(round(_SIZE[0] * _SCALE), round(_SIZE[1] * _SCALE), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_SCALE, _SCALE)
        _paint(painter, view)
        painter.end()
        image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(content.data())


def _paint(painter: QPainter, view: SheetView) -> None:
    width, height = _SIZE
    text = QRectF(_MARGIN, 14, width - 2 * _MARGIN, 20)
    draw_text(painter, text, view.title, fonts.font(16, QFont.Weight.DemiBold), _INK, AlignLeft)
    draw_fitted(painter, text.translated(0, 18), view.about, fonts.font(9), _INK, AlignLeft)
    draw_fitted(painter, text.translated(0, 31), view.legend, fonts.font(9), _INK, AlignLeft)
    length = max(1, -(-len(view.rows) // _COLUMNS))
    column = (width - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
    line = (height - _HEAD - _MARGIN) / length
    for number, row in enumerate(view.rows):
        left = _MARGIN + number // length * (column + _GAP)
        _paint_row(painter, QRectF(left, _HEAD + 6 + number % length * line, column, line), row)


def _paint_row(painter: QPainter, rect: QRectF, row: SheetRow) -> None:
    plain, strong = fonts.font(8), fonts.font(8, QFont.Weight.DemiBold)
    painter.setPen(_LINE)
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    half = (rect.width() - _ROLL - _LOST) / 2
    ink = _TRAP if row.is_trap else _INK
    mark = f"! {row.other}" if row.is_trap else row.other
    draw_text(painter, QRectF(rect.x(), rect.y(), _ROLL, rect.height()), row.roll, plain, _INK, AlignLeft)
    place = QRectF(rect.x() + _ROLL, rect.y(), half - 4, rect.height())
    draw_fitted(painter, place, row.best, strong, _INK, AlignLeft)
    draw_fitted(painter, place.translated(half, 0), mark, plain, ink, AlignLeft)
    draw_text(painter, QRectF(rect.right() - _LOST, rect.y(), _LOST, rect.height()), row.lost, plain, ink, AlignRight)
