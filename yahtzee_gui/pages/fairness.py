# SPDX-License-Identifier: MIT
"""The fairness page answers "the dice are rigged": the seed, the faces rolled with their test, and the luck."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.dice import FACES
from engine.fairness import FEWEST_DICE
from yahtzee_gui import wording
from yahtzee_gui.fairness_view import FairnessView, LuckState
from yahtzee_gui.theme import Colors
from yahtzee_gui.widgets.face_chart import FaceChart
from yahtzee_gui.widgets.painting import AlignLeft, AlignRight

_WIDTH = 920
_MARGIN, _SPACE, _GUTTER = 24, 12, 24
_INSET, _EDGE = 16, 1  # of a card
_INNER_WIDTH = _WIDTH - 2 * _MARGIN
_LUCK_WIDTH = 248
_FACES_WIDTH = _INNER_WIDTH - _LUCK_WIDTH - _SPACE - 2 * (_INSET + _EDGE)
_HALF_WIDTH = (_INNER_WIDTH - 2 * (_INSET + _EDGE) - _GUTTER) // 2
_ROW = 28
_COLUMN_WIDTHS = (88, 64, 66, 80)


class FairnessDialog(QDialog):
    """Seed, faces and luck, each on a card of its own."""

    def __init__(self, colors: Colors, view: FairnessView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(wording.fairness_title())
        self.seed = _CopyLine(wording.seed_name(), wording.copy_seed())
        self.command = _CopyLine(wording.check_name(), wording.copy_check())
        self.seed_text = _Text("muted", _HALF_WIDTH)
        self.check_text = _Text("muted", _HALF_WIDTH)
        self.faces_text = _Text("muted", _FACES_WIDTH)
        self.chart = FaceChart(colors)
        self.table = _FaceTable()
        self.figure = _Text("title", _FACES_WIDTH)
        self.figure_in_words = _Text("muted", _FACES_WIDTH)
        self.luck = _LuckLine()
        self.total_luck = _LuckLine()
        self.close_button = QPushButton(wording.close())
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self.set_colors(colors)
        self.set_view(view)
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        heading = _Text("heading", _INNER_WIDTH)
        heading.show_text(wording.fairness_heading())
        figures = QHBoxLayout()
        figures.setSpacing(_SPACE)
        figures.addWidget(self._faces_card(), 1)
        figures.addWidget(self._luck_card())
        column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(_SPACE)
        column.addWidget(heading)
        column.addWidget(self._seed_card())
        column.addLayout(figures, 1)
        column.addWidget(self.close_button, alignment=Qt.AlignmentFlag.AlignRight)

    def _seed_card(self) -> QFrame:
        card, column = _card(wording.seed_heading())
        halves = QHBoxLayout()
        halves.setSpacing(_GUTTER)
        for line, text in ((self.seed, self.seed_text), (self.command, self.check_text)):
            half = QVBoxLayout()
            half.setSpacing(8)
            half.addWidget(line)
            half.addWidget(text)
            half.addStretch()
            halves.addLayout(half)
        halves.addStretch()
        column.addLayout(halves)
        return card

    def _faces_card(self) -> QFrame:
        card, column = _card(wording.faces_heading())
        row = QHBoxLayout()
        row.setSpacing(_GUTTER)
        row.addWidget(self.chart, 1)
        row.addWidget(self.table, alignment=Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.faces_text)
        column.addLayout(row, 1)
        column.addSpacing(6)
        column.addWidget(self.figure)
        column.addWidget(self.figure_in_words)
        return card

    def _luck_card(self) -> QFrame:
        card, column = _card(wording.luck_heading())
        card.setFixedWidth(_LUCK_WIDTH)
        explained = _Text("muted", _LUCK_WIDTH - 2 * (_INSET + _EDGE))
        explained.show_text(wording.luck_explained())
        column.addWidget(self.luck)
        column.addWidget(self.total_luck)
        column.addStretch()
        column.addWidget(explained)
        return card

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self.chart.set_colors(colors)
        self.table.set_colors(colors)
        for line in (self.seed, self.command):
            line.set_colors(colors)

    def set_view(self, view: FairnessView) -> None:
        """Show `view`."""
        self._show_seed(view)
        self.faces_text.show_text(wording.faces_summary(view.dice, view.games))
        self.chart.set_counts(view.faces, view.expected)
        self.table.set_counts(view)
        self._show_straying(view)
        self._show_luck(view)

    def _show_seed(self, view: FairnessView) -> None:
        self.seed.set_text(view.seed or "")
        self.seed.setVisible(view.seed is not None)
        self.command.set_text(view.command)
        self.command.setVisible(bool(view.command))
        if view.seed is None:
            self.seed_text.show_text(wording.no_seed())
        else:
            self.seed_text.show_text(wording.seed_explained() if view.is_fair else wording.seed_of_unfair_dice())
        self.check_text.show_text(_check_text(view))

    def _show_straying(self, view: FairnessView) -> None:
        if view.straying is None:
            self.figure.show_text("")
            self.figure_in_words.show_text(wording.too_few_dice(FEWEST_DICE))
        else:
            self.figure.show_text(wording.chi_square_figure(view.straying.statistic, view.straying.p_value))
            self.figure_in_words.show_text(wording.chi_square_in_words(view.straying.p_value))

    def _show_luck(self, view: FairnessView) -> None:
        remarks = {
            LuckState.SHOWN: "",
            LuckState.HIDDEN: wording.luck_hidden(),
            LuckState.NOT_KNOWN: wording.luck_not_known(),
            LuckState.NOT_FAIR: wording.luck_not_fair(),
        }
        self.luck.show_luck(wording.luck_of_this_game(), view.luck, remarks[view.luck_state])
        if view.total_luck is None:
            self.total_luck.show_luck(wording.luck_of_no_game(), None, wording.no_finished_games())
            return
        per_game = wording.luck_per_game(view.total_luck / view.finished_games)
        self.total_luck.show_luck(wording.luck_of_all_games(view.finished_games), view.total_luck, per_game)


def _check_text(view: FairnessView) -> str:
    if view.seed is None or not view.is_fair:
        return ""
    return wording.check_explained(view.first_roll) if view.command else wording.check_comes()


class _CopyLine(QWidget):
    """A line of text that can be selected, and a button that copies it."""

    def __init__(self, name: str, button: str) -> None:
        super().__init__()
        self._button_text = button
        self.field = QLineEdit()
        self.field.setReadOnly(True)
        self.field.setAccessibleName(name)
        self.button = QPushButton(button)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._copy)
        self.setFixedWidth(_HALF_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.button)

    def set_colors(self, colors: Colors) -> None:
        self.field.setStyleSheet(
            f"QLineEdit {{ background: {colors.stripe}; color: {colors.text}; border: 1px solid {colors.card_edge};"
            f" border-radius: 7px; padding: 6px 8px; font-size: 13px; selection-background-color: {colors.accent};"
            f" selection-color: {colors.on_accent}; }}"
            f" QLineEdit:focus {{ border: 2px solid {colors.accent}; padding: 5px 7px; }}"
        )

    def set_text(self, text: str) -> None:
        if text != self.field.text():
            self.field.setText(text)
            self.field.setCursorPosition(0)
            self.button.setText(self._button_text)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())
        self.button.setMinimumWidth(self.button.width())  # nothing moves about
        self.button.setText(wording.copied())


class _FaceTable(QTableWidget):
    """The chart as a table: face, how often, share, how often expected."""

    def __init__(self) -> None:
        super().__init__(len(FACES), len(_COLUMN_WIDTHS))
        self.setAccessibleName(wording.faces_heading())
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setFixedHeight(_ROW)
        for column, (width, name) in enumerate(zip(_COLUMN_WIDTHS, wording.faces_columns(), strict=True)):
            self.setColumnWidth(column, width)
            self.setHorizontalHeaderItem(column, _cell(column, name))
        for row in range(len(FACES)):
            self.setRowHeight(row, _ROW)
        self.setFixedSize(sum(_COLUMN_WIDTHS), _ROW * (len(FACES) + 1) + 2)

    def set_colors(self, colors: Colors) -> None:
        self.setStyleSheet(
            f"QTableWidget {{ font-size: 13px; }}"
            f" QTableWidget::item {{ padding: 0 6px; border-bottom: 1px solid {colors.card_edge}; }}"
            f" QTableWidget::item:selected {{ background: {colors.selection}; color: {colors.text}; }}"
            f" QHeaderView {{ background: transparent; }}"
            f" QHeaderView::section {{ background: transparent; color: {colors.muted}; font-size: 12px;"
            f" border: none; border-bottom: 1px solid {colors.control_edge}; padding: 0 9px; }}"
        )

    def set_counts(self, view: FairnessView) -> None:
        for row, (face, count) in enumerate(zip(FACES, view.faces, strict=True)):
            share = wording.faces_share(count / view.dice) if view.dice else ""
            expected = wording.faces_expected(view.expected) if view.dice else ""
            texts = (wording.face_name(face), wording.whole(count), share, expected)
            for column, text in enumerate(texts):
                self.setItem(row, column, _cell(column, text))


def _cell(column: int, text: str) -> QTableWidgetItem:
    """Return a cell or a heading: words on the left, numbers on the right."""
    item = QTableWidgetItem(text)
    item.setTextAlignment(AlignLeft if column == 0 else AlignRight)
    return item


class _LuckLine(QWidget):
    """A label, a number, and a remark, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        width = _LUCK_WIDTH - 2 * (_INSET + _EDGE)
        self.name, self.number, self.remark = _Text("cell", width), _Text("heading", width), _Text("muted", width)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(1)
        for label in (self.name, self.number, self.remark):
            column.addWidget(label)

    def show_luck(self, name: str, luck: float | None, remark: str) -> None:
        self.name.show_text(name)
        self.number.show_text(wording.luck_figure(luck) if luck is not None else "")
        self.remark.show_text(remark)


def _card(title: str) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setProperty("card", "true")
    column = QVBoxLayout(card)
    column.setContentsMargins(_INSET, 12, _INSET, 14)
    column.setSpacing(6)
    heading = QLabel(title)
    heading.setProperty("role", "title")
    column.addWidget(heading)
    return card, column


class _Text(QLabel):
    """A text of fixed width that wraps and is exactly as high as it must be, which a wrapping label does not see to."""

    def __init__(self, role: str, width: int) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setWordWrap(True)
        policy = self.sizePolicy()
        policy.setHeightForWidth(False)
        self.setSizePolicy(policy)
        self.setFixedWidth(width)

    def show_text(self, text: str) -> None:
        """Show `text`; nothing, without taking room, if it is empty."""
        self.setText(text)
        self._fit()
        if self.parent() is not None:  # else it would be a window
            self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        """Fit again when the window's style sheet gives another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(0)  # else the label never asks for less than it has
        self.setFixedHeight(max(0, self.heightForWidth(self.width())))
