# SPDX-License-Identifier: MIT
"""Charts can be pointed at with mouse and keys, say what stands there, and have their figures as a file."""

from __future__ import annotations

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from yahtzee_gui.kit.charts.chart import Line, round_ticks, scale_for, tick_text
from yahtzee_gui.kit.charts.chart_card import ENDINGS, ChartFigures, exported
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBar, IntervalBars, Point, PointsChart, PointsView
from yahtzee_gui.kit.charts.painted_tables import TableChart, TableRow, TableView
from yahtzee_gui.kit.charts.series import BarColumn, ColumnsChart, ColumnsView, Series, SeriesChart, SeriesView
from yahtzee_gui.theme.colors import DARK, HIGH_CONTRAST, LIGHT, wear

AREA = QRectF(0, 0, 520, 260)
POINTS = PointsView(
    "Points lost",
    tuple(Point(float(n % 7), (f"card {n}",), 3.0, 2.0, 4.0) for n in range(20)),
    summary="twenty",
    can_ask=True,
)
COLUMNS = ColumnsView(
    "Scores", tuple(BarColumn(str(n), 10.0 + n, (f"card {n}",), expected=12.0) for n in range(20)), line=Line(30.0, "x")
)
BARS = BarsView(
    "Themes",
    tuple(IntervalBar(f"b{n}", 9.0 - n, "9", (f"card {n}",), 8.0 - n, 10.0 - n, action="see") for n in range(8)),
)
SERIES = SeriesView(
    "Chances",
    tuple(str(n) for n in range(20)),
    (Series("one", tuple(float(n) for n in range(20))), Series("two", tuple(20.0 - n for n in range(20)), 1)),
    tuple((f"card {n}",) for n in range(20)),
    summary="two",
)
TABLE = TableView("Figures", ("Who", "Mean"), tuple(TableRow((f"r{n}", "9"), (f"card {n}",), n % 4) for n in range(8)))


class Table(TableChart):
    """The table as large as the other charts."""

    def __init__(self):
        super().__init__(QSize(100, 100))


CASES = [(PointsChart, POINTS), (ColumnsChart, COLUMNS), (IntervalBars, BARS), (SeriesChart, SERIES), (Table, TABLE)]


@pytest.fixture(params=CASES, ids=["points", "columns", "bars", "series", "table"])
def chart(request, qtbot):
    kind, view = request.param
    made = kind()
    qtbot.addWidget(made)
    made.resize(520, 260)
    made.set_view(view)
    made.show()
    return made


@given(st.floats(-1000.0, 1000.0), st.floats(1e-3, 1000.0), st.integers(1, 12))
def test_round_ticks_cover_all_with_few_steps(low, span, most):
    ticks = round_ticks(low, low + span, most)
    assert ticks[0] <= low + 1e-6
    assert ticks[-1] >= low + span - 1e-6
    assert 2 <= len(ticks) <= max(1, most) + 2


@pytest.mark.parametrize(
    ("low", "high", "height"), [(-4.4, 20.0, 135), (0.6, 1.4, 64), (0.0, 30.0, 200), (-3.0, 0.5, 90)]
)
def test_every_value_at_the_edge_stands_where_it_belongs(low, high, height):
    scale = scale_for(low, high, QRectF(0, 10, 100, height))
    assert scale.ticks
    for value in scale.ticks:
        away = (scale.bottom - scale.y(value)) / (scale.bottom - scale.top) * (high - low)
        assert away == pytest.approx(value - low)
        assert tick_text(scale.ticks, value)


def test_every_item_is_found_with_the_mouse_where_it_is(chart):
    for item in range(8):
        assert chart.nearest(chart.place(item, AREA), AREA) == item
    assert chart.nearest(QPointF(-50, -50), AREA) is None


def test_keys_step_from_item_to_item_and_ask(chart, qtbot):
    chart.setFocus()
    said = []
    for key, expected in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Down, 1), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, 0)):
        QTest.keyClick(chart, key)
        said.append(QAccessible.queryAccessibleInterface(chart).text(QAccessible.Text.Description))
        assert said[-1] == f"card {expected}"
    QTest.keyClick(chart, Qt.Key.Key_End)
    last = (8 if isinstance(chart, IntervalBars | TableChart) else 20) - 1
    assert QAccessible.queryAccessibleInterface(chart).text(QAccessible.Text.Description) == f"card {last}"
    if isinstance(chart, PointsChart | IntervalBars):  # the others lead nowhere
        with qtbot.waitSignal(chart.itemRequested) as asked:
            QTest.keyClick(chart, Qt.Key.Key_Return)
        assert asked.args == [last]


def test_the_mouse_shows_a_card_and_takes_it_away(chart):
    place, none = chart.place(3, QRectF(chart.rect())), Qt.MouseButton.NoButton
    moved = QMouseEvent(
        QEvent.Type.MouseMove, place, chart.mapToGlobal(place), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(chart, moved)
    assert chart.card == ("card 3",)
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert chart.card == ()


@pytest.mark.parametrize("colors", [LIGHT, DARK, HIGH_CONTRAST])
def test_a_chart_is_painted_in_every_theme_and_says_why_it_is_empty(chart, colors):
    wear(colors)

    def painted(view):
        image = QImage(520, 260, QImage.Format.Format_RGB32)
        image.fill(colors.q("card"))
        chart.set_view(view)
        painter = QPainter(image)
        chart.paint(painter, AREA)
        painter.end()
        return sum(image.pixelColor(x, y) != colors.q("card") for x in range(0, 520, 4) for y in range(0, 260, 2))

    view = chart.view
    assert painted(view) > 100
    nothing = type(view)(view.name, message="nothing yet")
    assert 0 < painted(nothing) < painted(view)
    assert chart.focusPolicy() is Qt.FocusPolicy.StrongFocus
    chart.set_view(nothing)
    assert chart.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert chart.accessibleDescription() == "nothing yet"


def test_figures_as_a_file_have_the_numbers_in_full():
    figures = ChartFigures(("Game", "Lost"), (("1", "0,33"),), (('a "b", c', 1 / 3), ("d", None)))
    lines = list(csv.reader(io.StringIO(figures.as_csv().decode("utf-8-sig"))))
    assert lines == [["Game", "Lost"], ['a "b", c', repr(1 / 3)], ["d", ""]]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", " =", "\n="])
def test_no_name_becomes_a_formula_in_a_spreadsheet(sign):
    name = f"{sign}HYPERLINK(1)"
    figures = ChartFigures(("Who", name), ((name, "1"),), ((name, -1.5),))
    text = figures.as_csv().decode("utf-8-sig")
    heads, line = list(csv.reader(io.StringIO(text, newline="")))
    assert heads == ["Who", f"'{name}"]
    assert line == [f"'{name}", "-1.5"]  # a number below zero stays one


def test_figures_as_json_have_the_numbers_in_full():
    figures = ChartFigures(("Game", "Lost"), (("1", "0,33"),), (("=ä", 1 / 3), ("d", None)))
    assert json.loads(figures.as_json()) == {"headings": ["Game", "Lost"], "rows": [["=ä", 1 / 3], ["d", None]]}


def test_every_chart_becomes_every_file(chart):
    figures = ChartFigures(("Who", "Mean"), (("a", "1"),), (("a", 1.0),))
    starts = {".png": b"\x89PNG", ".svg": b"<?xml", ".csv": b"\xef\xbb\xbfWho", ".json": b"{"}
    for ending in ENDINGS:
        assert exported(chart, figures, ending).startswith(starts[ending])


def test_wide_intervals_leave_room_for_the_bars(qtbot):
    """Of few games an interval may be ten times as wide as the longest bar; bars could not be told apart then."""
    chart, area = IntervalBars(), QRectF(0, 0, 600, 200)
    qtbot.addWidget(chart)
    bars = IntervalBar("long", 4.0, "4", low=1.0, high=6.0), IntervalBar("short", 1.0, "1", low=0.0, high=40.0)
    chart.set_view(BarsView("b", bars[:1]))
    _, right, _ = chart._columns(area)
    assert chart._x(6.0, area) == pytest.approx(right)
    chart.set_view(BarsView("b", bars))
    left, right, _ = chart._columns(area)
    assert chart._x(4.0, area) == pytest.approx((left + right) / 2)
    assert chart._x(40.0, area) > right, "it is cut off there, and has no end"
