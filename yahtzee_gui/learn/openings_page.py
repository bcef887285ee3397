# SPDX-License-Identifier: MIT
"""The page of the opening book: all first rolls as a table to search, one of them explained, and a sheet to print.

In its order: the page, the sheet, and how both are filled from the book (`opening_book`).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.game_review.opening_book import Opening
from engine.rules.dice import DICE_PER_ROLL, FACES, Dice, ways
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach.why_view import why_in_words
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.kit.charts.figure_table import FigureTable, WholeLines, columns
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_fitted, draw_text
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.labels import ElidedLabel, Label, WrappedLabel, set_tooltip
from yahtzee_gui.kit.layouts import filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.learn import openings_words
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.lessons.page import kept_places
from yahtzee_gui.learn.opening_book import OpeningBook, Scope
from yahtzee_gui.learn.questions import Scorecard
from yahtzee_gui.theme import fonts
from yahtzee_gui.words import names, numbers, options, units
from yahtzee_gui.words.boxes import speaking_of

_WIDTH, _LEAST_LINES = 860, 5
_PAGE_MARGIN, _SPACE = 20, 10
_TABLE_WIDTHS = (130, 236, 84, 272, 84)
_WORDS = (0, 1, 3)
_STRETCHED = 3
_DIE = 34
_REASON = 54


@dataclass(frozen=True)
class OpeningRow:
    """A roll with the texts of its line, and whether the obvious loses in it."""

    roll: Dice
    texts: tuple[str, ...]
    is_trap: bool = False

    def answers(self, search: str) -> bool:
        """Return whether the roll is one that is looked for: it has these dice, or these words stand in its line."""
        words = search.casefold().split()
        if all(word.isdecimal() for word in words):
            faces = [int(digit) for digit in "".join(words)]
            return all(self.roll.count(face) >= faces.count(face) for face in faces)
        line = " ".join(self.texts).casefold()
        return all(word in line for word in words)


class OpeningsPage(PlacePage):
    """The opening book."""

    def __init__(self, book: OpeningBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.rows: tuple[OpeningRow, ...] = ()
        self.shown: tuple[OpeningRow, ...] = ()
        self.search = QLineEdit()
        self.traps = QCheckBox(openings_words.only_traps())
        self.scope = Combo()
        self.count = ElidedLabel("muted", AlignRight)
        headings = columns(openings_words.columns(), _TABLE_WIDTHS, _WORDS)
        self.table = FigureTable(openings_words.openings_title(), headings)
        self.dice = DiceStrip(_DIE)
        self.about = ElidedLabel("muted", AlignLeft)
        self.best = ElidedLabel("title", AlignLeft)
        self.other = ElidedLabel("cell", AlignLeft)
        self.reason = WrappedLabel("cell", AlignLeft)
        self.remark = ElidedLabel("muted", AlignLeft)
        self.remark.setText(openings_words.what_is_obvious())
        self.save = QPushButton(openings_words.save_sheet())
        self.table.stretch(_STRETCHED)
        self._prepare()
        self._lay_out()
        self.scope.activated.connect(lambda place: book.choose_scope(self.scope.itemData(place)))
        self.search.textChanged.connect(self._search)
        self.traps.toggled.connect(self._search)
        self.table.itemSelectionChanged.connect(self._choose)
        self.setMinimumWidth(_WIDTH)
        self.show_book()
        self.search.setFocus()

    def _prepare(self) -> None:
        self.search.setPlaceholderText(openings_words.search_hint())
        self.search.setAccessibleName(openings_words.search_name())
        self.search.setClearButtonEnabled(True)
        self.scope.setAccessibleName(openings_words.scope_name())
        set_tooltip(self.scope, openings_words.scope_hint())
        self.reason.setFixedHeight(_REASON)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        name = Label(openings_words.scope_name(), role="cell")
        head = filled(QHBoxLayout(), name, self.scope, (self.search, 1), self.traps, spacing=_SPACE)
        foot = filled(QHBoxLayout(), (self.remark, 1), self.save)
        filled(
            QVBoxLayout(self),
            head,
            self.count,
            (WholeLines(self.table, _LEAST_LINES), 1),
            self._explanation(),
            foot,
            spacing=_SPACE,
            margins=(_PAGE_MARGIN, 16, _PAGE_MARGIN, 14),
        )

    def _explanation(self) -> QFrame:
        card = QFrame()
        card.setProperty("card", "true")
        lines = filled(QVBoxLayout(), self.about, self.best, self.other, self.reason, spacing=2)
        filled(QHBoxLayout(card), self.dice, (lines, 1), spacing=14, margins=(14, 6, 14, 6))
        return card

    def show_book(self) -> None:
        """Show the rolls, and the one that is explained, in the words of the game that the book is about."""
        book = self._book
        with speaking_of(book.scorecard.rules):
            rows = tuple(OpeningRow(one.roll, _texts(one), one.is_trap) for one in book.openings)
        self.scope.offer(tuple(zip(openings_words.scopes(), Scope, strict=True)), book.scope)
        self.scope.setEnabled(book.can_be_in_play or book.scope is Scope.IN_PLAY)
        self.save.setEnabled(bool(rows))
        if rows != self.rows or not rows:
            self.rows = rows
            self._refresh_rows()
        self._explain()
        self._select()

    def _explain(self) -> None:
        """Show why of the chosen roll while it is among those that are shown."""
        chosen, comparison = self._book.chosen, self._book.comparison
        if chosen is None or not any(row.roll == chosen.roll for row in self.shown):
            self.dice.set_dice(())
            self.best.set_text("" if self.shown or not self.rows else openings_words.none_found())
            for label in (self.about, self.other, self.reason):
                label.set_text("")
            return
        other = openings_words.obvious if chosen.is_trap else openings_words.also_obvious
        often = openings_words.chance(ways(chosen.roll), len(FACES) ** DICE_PER_ROLL)
        self.dice.set_dice(chosen.roll, kept_places(chosen.analysis.position, chosen.best.choice))
        self.about.set_text(f"{names.dice(chosen.roll)} · {often}")
        with speaking_of(self._book.scorecard.rules):
            best = options.begun(options.option(chosen.best))
            self.best.set_text(openings_words.best(best, units.value_of(chosen.best)))
            self.other.set_text(other(options.option_and_cost(chosen.alternative)))
            self.reason.set_text(why_in_words(comparison) if comparison is not None else "")

    def _search(self) -> None:
        """Show the rolls that are looked for, and have the first one explained where the chosen one is none of them."""
        self._refresh_rows()
        self._explain()
        chosen = self._book.chosen
        if self.shown and (chosen is None or all(row.roll != chosen.roll for row in self.shown)):
            self._book.choose(self.shown[0].roll)

    def _refresh_rows(self) -> None:
        wanted = (row for row in self.rows if row.is_trap or not self.traps.isChecked())
        self.shown = tuple(row for row in wanted if row.answers(self.search.text()))
        with QSignalBlocker(self.table):
            self.table.clearSelection()
            self.table.set_rows([row.texts for row in self.shown])
        message = lessons_words.no_table() if self._book.has_failed else openings_words.drawing()
        if self.rows:
            traps, rules = sum(row.is_trap for row in self.shown), self._book.scorecard.rules
            message = openings_words.how_many(len(self.shown), traps, names.rules_among_games(rules))
        self.count.set_text(message)
        self._select()

    def _select(self) -> None:
        chosen = self._book.chosen
        place = next((n for n, row in enumerate(self.shown) if chosen is not None and row.roll == chosen.roll), None)
        if place is not None and self.table.currentRow() != place:
            with QSignalBlocker(self.table):
                self.table.selectRow(place)

    def _choose(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        if rows:
            self._book.choose(self.shown[rows[0].row()].roll)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search to the rolls with the arrow keys; Escape clears the search before it leaves."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus() and is_alone(event):
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)


_SHEET_COLUMNS = 4
_SIZE = (1123.0, 794.0)  # A4 on its side, in units of 1/96 inch
_SHEET_MARGIN, _HEAD, _GAP = 26.0, 58.0, 14.0
_ROLL, _LOST = 54.0, 36.0
_INK, _TRAP, _LINE = QColor("#1B1F24"), QColor("#A23200"), QColor("#D8DDE3")
_RESOLUTION = 96


@dataclass(frozen=True)
class SheetView:
    """What the sheet shows: a title, what it is about, what its columns are, and its rows.

    A row has a roll, what is best, what else one might do, and what that loses; it is marked where that is obvious.
    """

    title: str
    about: str
    legend: str
    rows: tuple[OpeningRow, ...]


def sheet(view: SheetView) -> bytes:
    """Return the sheet as the content of a PDF file. Any thread may draw it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, QMarginsF())
    )
    writer.setResolution(_RESOLUTION)
    writer.setTitle(view.title)
    _paint(QPainter(writer), view)
    return bytes(buffer.data().data())


def _paint(painter: QPainter, view: SheetView) -> None:
    width, height = _SIZE
    text = QRectF(_SHEET_MARGIN, 14, width - 2 * _SHEET_MARGIN, 20)
    draw_text(painter, text, view.title, fonts.font(16, QFont.Weight.DemiBold), _INK, AlignLeft)
    draw_fitted(painter, text.translated(0, 18), view.about, fonts.font(9), _INK, AlignLeft)
    draw_fitted(painter, text.translated(0, 31), view.legend, fonts.font(9), _INK, AlignLeft)
    length = max(1, -(-len(view.rows) // _SHEET_COLUMNS))
    column = (width - 2 * _SHEET_MARGIN - (_SHEET_COLUMNS - 1) * _GAP) / _SHEET_COLUMNS
    line = (height - _HEAD - _SHEET_MARGIN) / length
    for number, row in enumerate(view.rows):
        left = _SHEET_MARGIN + number // length * (column + _GAP)
        _paint_row(painter, QRectF(left, _HEAD + 6 + number % length * line, column, line), row)
    painter.end()


def _paint_row(painter: QPainter, rect: QRectF, row: OpeningRow) -> None:
    roll, best, other, lost = row.texts
    plain, strong = fonts.font(8), fonts.font(8, QFont.Weight.DemiBold)
    painter.setPen(_LINE)
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    half = (rect.width() - _ROLL - _LOST) / 2
    ink = _TRAP if row.is_trap else _INK
    draw_text(painter, QRectF(rect.x(), rect.y(), _ROLL, rect.height()), roll, plain, _INK, AlignLeft)
    place = QRectF(rect.x() + _ROLL, rect.y(), half - 4, rect.height())
    draw_fitted(painter, place, best, strong, _INK, AlignLeft)
    draw_fitted(painter, place.translated(half, 0), other, plain, ink, AlignLeft)
    draw_text(painter, QRectF(rect.right() - _LOST, rect.y(), _LOST, rect.height()), lost, plain, ink, AlignRight)


def _marked(one: Opening, other: str) -> str:
    return f"! {other}" if one.is_trap else other


def _texts(one: Opening) -> tuple[str, ...]:
    return (
        names.dice(one.roll),
        options.begun(options.option(one.best)),
        numbers.value(one.best.value),
        _marked(one, options.option(one.alternative)),
        numbers.cost(one.alternative.points_lost),
    )


def sheet_view(scorecard: Scorecard, openings: Sequence[Opening], *, is_new_game: bool) -> SheetView:
    """Return the whole book as a sheet to print."""
    boxes = [box for box in scorecard.rules.categories if scorecard.scores[box] is None]
    with speaking_of(scorecard.rules):
        return SheetView(
            openings_words.sheet_title(is_new_game=is_new_game),
            openings_words.sheet_rules(names.rules_name(scorecard.rules), lessons_words.open_boxes(boxes)),
            openings_words.sheet_legend(sum(one.is_trap for one in openings), len(openings)),
            tuple(OpeningRow(one.roll, _sheet_texts(one), one.is_trap) for one in openings),
        )


def _sheet_texts(one: Opening) -> tuple[str, ...]:
    other = _marked(one, openings_words.short(one.alternative))
    return names.dice(one.roll), openings_words.short(one.best), other, numbers.cost(one.alternative.points_lost)
