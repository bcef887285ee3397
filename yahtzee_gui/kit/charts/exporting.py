# SPDX-License-Identifier: MIT
"""Exporting makes a file of a chart: a picture of dots or of lines as it is seen, or its figures."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from yahtzee_gui.kit.charts.chart import Chart
from yahtzee_gui.kit.charts.figures import ChartFigures
from yahtzee_gui.kit.drawing import draw_text
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

PNG, SVG, CSV, JSON = ".png", ".svg", ".csv", ".json"
ENDINGS = (PNG, SVG, CSV, JSON)
"""The endings of the files that a chart can become."""

_SIZE = QSize(960, 540)
_TITLE, _MARGIN = 44.0, 20.0
_SHARP = 2.0  # pixels of the picture for each of the screen


def exported(chart: Chart, figures: ChartFigures, ending: str) -> bytes:
    """Return the file of a chart with that ending.

    Raises:
        ValueError: if a chart becomes no such file.
    """
    if ending == CSV:
        return figures.as_csv()
    if ending == JSON:
        return figures.as_json()
    if ending not in (PNG, SVG):
        raise ValueError(f"ending: must be one of {', '.join(ENDINGS)}, not {ending}")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if ending == SVG:
        _draw_lines(chart, buffer)
    else:
        _draw_dots(chart, buffer)
    return bytes(buffer.data().data())


def _draw_dots(chart: Chart, buffer: QBuffer) -> None:
    image = QImage(_SIZE * _SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARP)
    painter = QPainter(image)
    _paint(painter, chart)
    painter.end()
    image.save(buffer, "PNG")  # type: ignore[call-overload]


def _draw_lines(chart: Chart, buffer: QBuffer) -> None:
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(_SIZE)
    generator.setViewBox(QRectF(0, 0, _SIZE.width(), _SIZE.height()))
    generator.setTitle(chart.accessibleName())
    generator.setDescription(chart.accessibleDescription())
    painter = QPainter(generator)
    _paint(painter, chart)
    painter.end()


def _paint(painter: QPainter, chart: Chart) -> None:
    whole = QRectF(0, 0, _SIZE.width(), _SIZE.height())
    painter.fillRect(whole, theme().q("card"))
    title = QRectF(_MARGIN, _MARGIN / 2, whole.width() - 2 * _MARGIN, _TITLE)
    draw_text(painter, title, chart.accessibleName(), fonts.font(17, QFont.Weight.DemiBold), theme().q("text"))
    area = whole.adjusted(_MARGIN, _TITLE + _MARGIN / 2, -_MARGIN, -_MARGIN / 2)
    painter.translate(area.topLeft())
    chart.paint(painter, QRectF(0, 0, area.width(), area.height()))
