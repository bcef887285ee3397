# SPDX-License-Identifier: MIT
"""Parts of the page of practice: the positions so far, and the result at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from yahtzee_gui.board.tray.drawn_dice import draw_die
from yahtzee_gui.kit.charts.figure_table import FigureTable, WholeLines, columns
from yahtzee_gui.kit.charts.intervals import BarsView, IntervalBars
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, PaintedText, link_button
from yahtzee_gui.kit.layouts import INSET, STRETCH, Card, WideText, discard, filled
from yahtzee_gui.learn.lessons import words as lessons_words
from yahtzee_gui.learn.practice import words
from yahtzee_gui.learn.practice.practice import PracticeSession
from yahtzee_gui.learn.practice.source import Compared, SourceOutcome
from yahtzee_gui.learn.practice.view import PositionRow, answer_rows, lesson_to_take
from yahtzee_gui.learn.ways import PlanCard, PlanView, show_text
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_ROW, _CLOSE, _LOW_ROW, _FEW = 38, 27, 20, 6
_DIE, _NUMBER, _COST = 20.0, 30.0, 74.0


class PositionList(PaintedText):
    """The positions of a session: their dice, those that were kept framed, and what the first choice cost."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[PositionRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_rows(self, rows: Sequence[PositionRow]) -> None:
        """Show how they stand, and say so to a screen reader."""
        if rows != self._rows:
            self._rows = rows
            self.setAccessibleName(
                ". ".join(f"{words.mark_spoken(at, row.stands)} {row.text}" for at, row in enumerate(rows, 1))
            )
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, len(self._rows) * (_ROW if len(self._rows) <= _FEW else _CLOSE))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, len(self._rows) * _LOW_ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        height = min(float(_ROW), self.height() / max(1, len(self._rows)))
        step = min(_DIE + 6, (self.width() - _NUMBER - _COST) / 5)
        die = min(step - 3, height - 5)
        for place, row in enumerate(self._rows):
            line = QRectF(0, place * height, self.width(), height - 2)
            if row.is_here:
                painter.setBrush(theme().q("selection"))
                painter.setPen(QPen(theme().q("accent"), 1.5))
                painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), 7, 7)
            number = QRectF(line.x() + 8, line.y(), _NUMBER, line.height())
            draw_text(painter, number, str(place + 1), fonts.font(13), theme().q("muted"))
            for at in range(5):
                box = QRectF(number.right() + at * step, line.center().y() - die / 2, die, die)
                if row.dice:
                    painter.setPen(Qt.PenStyle.NoPen)
                    draw_die(painter, box, row.dice[at], theme().q("accent") if row.kept[at] else None)
                else:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(theme().q("card_edge"), 1))
                    painter.drawRoundedRect(box, 4, 4)
            ink = theme().word(row.stands) if isinstance(row.stands, Verdict) else theme().q("muted")
            right = line.adjusted(0, 0, -8, 0)
            draw_text(painter, right, row.text, fonts.font(13, QFont.Weight.DemiBold), ink, AlignRight)


_ANSWER_WIDTHS = (40, 92, 128, 128)
_OTHERS_WIDTHS = (142, 58)
_MORE, _COST_WIDTH = 104, 76
_SIDE, _SPACE, _BARS, _LEAST_LINES, _TEXT = 216, 12, 26, 4, 300


class ResultPart(QWidget):
    """The result; beside it what is left of today, and others on the same positions."""

    def __init__(self) -> None:
        super().__init__()
        self.outcome = SourceOutcome()
        self._practice: PracticeSession | None = None
        self._rows: tuple[tuple[int, tuple[str, ...]], ...] = ()
        self._think_of: tuple[int, str] | None = None
        self.figure, self.title = Label(role="score"), Label(role="heading")
        self.text = WideText("text", _TEXT)
        self.bars = IntervalBars()
        self.table: FigureTable | None = None
        self._lines: WholeLines | None = None
        self.sentence, self.note = WideText("text", _TEXT), ElidedLabel("muted", AlignLeft)
        self.look, self.lesson, self.offer = (link_button() for _ in range(3))
        self.compared: list[FigureTable] = []
        self.explained = Label(role="muted", wraps=True)
        self.plan = PlanCard()
        self._lay_out()
        self.look.clicked.connect(self._look)

    def _lay_out(self) -> None:
        head = QFrame()
        head.setProperty("card", "tray")
        said = filled(QVBoxLayout(), self.title, self.text, spacing=2)
        upper = filled(QHBoxLayout(), self.figure, (said, 1), spacing=18)
        filled(QVBoxLayout(head), upper, self.bars, spacing=8, margins=(INSET + 6, 12, INSET + 6, 12))
        self._answers = Card(words.answers_heading())
        links = filled(QHBoxLayout(), self.look, self.lesson, self.offer, STRETCH, spacing=24)
        filled(self._answers.column, self.sentence, links, self.note)
        left = filled(QVBoxLayout(), head, (self._answers, 1), spacing=_SPACE)
        self._others = Card("")
        filled(self._others.column, self.explained, STRETCH)
        right = filled(QVBoxLayout(), self.plan, (self._others, 1), STRETCH, spacing=_SPACE)
        for part in (self.plan, self._others):
            part.setMinimumWidth(_SIDE)
        filled(QHBoxLayout(self), (left, 11), (right, 4), spacing=_SPACE, margins=(0, 0, 0, 0))

    # ---- showing ----

    def show_result(self, practice: PracticeSession, plan: PlanView) -> None:
        """Show what came of a session, and what is left of today; without a plan there is no card of it."""
        before, outcome = self.outcome, practice.source.outcome()
        self.outcome, self._practice = outcome, practice
        self._rows, self._think_of = answer_rows(practice), lesson_to_take(practice)
        self.figure.setText(outcome.figure)
        self.title.setText(outcome.title)
        self.text.show_text(outcome.text)
        self.bars.set_view(BarsView(outcome.title, outcome.bars))
        self.bars.setVisible(bool(outcome.bars))
        self.bars.setFixedHeight(_BARS * max(1, len(outcome.bars)))
        self._show_table(outcome)
        number, reason = self._think_of or (0, "")
        thought = words.think_of(number=number + 1, reason=reason) if reason else ""
        self.sentence.show_text(" ".join(filter(None, (thought, outcome.sentence))))
        show_text(self.look, words.number_again(number + 1) if self._think_of is not None else "")
        show_text(self.lesson, lessons_words.read_it(outcome.lesson) if outcome.lesson is not None else "")
        show_text(self.offer, practice.source.offer())
        self.note.set_text(outcome.note)
        self.note.set_hint(outcome.hint)
        self.plan.set_view(plan)
        self.plan.setVisible(bool(plan.start))
        if before.compared != outcome.compared:
            self._show_others(outcome.compared)
        self._others.setVisible(bool(outcome.compared))

    def _show_table(self, outcome: SourceOutcome) -> None:
        headings = (*words.answer_columns(), *outcome.columns, words.cost_column())
        if self.table is None or self.table.columnCount() != len(headings):
            if self._lines is not None:
                discard(self._lines)
            widths = (*_ANSWER_WIDTHS, *[_MORE] * len(outcome.columns), _COST_WIDTH)
            self.table = FigureTable(words.answers_heading(), columns(headings, widths, range(1, len(headings) - 1)))
            self.table.setMinimumWidth(self.table.total_width + 12)
            for place in range(2, 3 + max(1, len(outcome.columns))):
                self.table.stretch(place)
            self.table.activated.connect(self._open)
            self._lines = WholeLines(self.table, _LEAST_LINES)
            self._answers.column.insertWidget(1, self._lines, 1)
        self.table.set_rows([row for _, row in self._rows])

    def _show_others(self, compared: tuple[Compared, ...]) -> None:
        for table in self.compared:
            discard(table)
        self.compared = []
        for place, one in enumerate(compared):
            table = FigureTable(one.heading, columns(one.columns, _OTHERS_WIDTHS))
            table.stretch(0)
            table.set_rows(one.rows)
            table.fix_lines(len(one.rows))
            self.compared.append(table)
            if place:
                self._others.column.insertWidget(self._others.column.count() - 1, table)
            else:
                self._others.heading.setText(one.heading)
                self._others.column.insertWidget(1, table)
                table.itemSelectionChanged.connect(self._explain)
                table.selectRow(one.own)

    def _explain(self) -> None:
        """Say how the player in the list plays that is chosen."""
        compared = self.outcome.compared
        row = self.compared[0].currentRow() if self.compared else -1
        if compared and 0 <= row < len(compared[0].explained):
            self.explained.setText(compared[0].explained[row])
            self.compared[0].setAccessibleDescription(compared[0].explained[row])

    def first(self) -> QWidget:
        """Return what has the keyboard at first: the button that goes on with today, else the table."""
        start = self.plan.start
        return start if start.isVisibleTo(self) or self.table is None else self.table

    def focus_order(self) -> list[QWidget]:
        tables = [self.table] if self.table is not None else []
        return [*tables, self.look, self.lesson, self.offer, *self.plan.steps, self.plan.start, *self.compared]

    def _open(self, index: QModelIndex) -> None:
        if self._practice is not None:
            self._practice.look_at(self._rows[index.row()][0])

    def _look(self) -> None:
        if self._practice is not None and self._think_of is not None:
            self._practice.look_at(self._think_of[0])
