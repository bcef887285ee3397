# SPDX-License-Identifier: MIT
"""The page of the skill test: the questions on the board, what came of them, and earlier results."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.plain import Label
from yahtzee_gui.learn.exercises.exercise_dialog import RESULT, SPACE, ExerciseDialog, ExerciseView, page_part
from yahtzee_gui.learn.proficiency import words as proficiency_words

_SIZE = (984, 640)
_MARGIN = 20
_EARLIER, _COMPARED = (142, 58), (142, 58)
_EXPLAINED, _OTHERS, _WHY = 84, 276, 36


@dataclass(frozen=True)
class ProficiencyView(ExerciseView):
    """What the page shows besides questions and result: how it goes, earlier results, and those of others.

    How each of those `compared` plays is `explained`; a `remedy` is the text of the button that leads to a lesson,
    and `why_remedy` says why to that one.
    """

    about: str = ""
    how_hard: str = ""
    earlier: tuple[tuple[str, ...], ...] = ()
    compared: tuple[tuple[str, str], ...] = ()
    explained: tuple[str, ...] = ()
    own: int = 0
    remedy: str = ""
    why_remedy: str = ""


class ProficiencyPage(ExerciseDialog[ProficiencyView]):
    """The test, from its start to its result.

    Signals:
        anewRequested: another test is to be taken in the place of the one that is begun.
    """

    anewRequested = Signal()

    def __init__(self, keys: Keys, view: ProficiencyView, parent: QWidget | None = None) -> None:
        super().__init__(keys, proficiency_words.leave(), proficiency_words.difficulty_column(), parent)
        self.about = ElidedLabel("muted", AlignLeft)
        self.earlier = _table(
            proficiency_words.earlier_heading(), proficiency_words.earlier_columns(), _EARLIER, words=(0,)
        )
        self.anew = QPushButton(proficiency_words.another())
        headings = proficiency_words.compared_columns()
        self.compared = _table(proficiency_words.compared_heading(), headings, _COMPARED, words=(0,))
        self.compared.stretch(0)
        self.explained = WrappedLabel("muted", AlignLeft)
        self.remedy, self.why_remedy = QPushButton(), WrappedLabel("muted", AlignLeft)
        self.why_remedy.setFixedHeight(_WHY)
        self.another = QPushButton(proficiency_words.another())
        self.keeps_answers()
        self.lay_out(self.waiting_part(), self.exercises_part(self.about, self.anew), self._result())
        self._connect()
        self.resize(*_SIZE)
        self.set_view(view)

    def _result(self) -> QWidget:
        others = Card(proficiency_words.compared_heading())
        self._earlier_heading = Label(proficiency_words.earlier_heading(), role="title")
        filled(others.column, self.compared, self.explained, self._earlier_heading, (self.earlier, 1), STRETCH)
        self.explained.setFixedHeight(_EXPLAINED)
        self.explained.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        others.setFixedWidth(_OTHERS)
        row.addWidget(self.outcome, 1)
        row.addWidget(others)
        column = QVBoxLayout()
        add_layout(column, row)
        return page_part(column, self.remedy, self.another, told=self.why_remedy)

    def _connect(self) -> None:
        self.anew.clicked.connect(self._begin_anew)
        self.another.clicked.connect(self.backRequested)
        self.compared.itemSelectionChanged.connect(self._explain)

    def _show(self, view: ProficiencyView, before: ProficiencyView | None) -> None:
        self.about.set_text(view.about)
        self.anew.setVisible(view.begun > 0 and not view.is_over)
        self.remark.setText(view.remark)
        if view.part == RESULT:
            self._show_compared(view)

    def _show_compared(self, view: ProficiencyView) -> None:
        """Show what others lost, and how the one plays that is chosen: at first the player."""
        self.earlier.set_rows(view.earlier)
        for part in (self._earlier_heading, self.earlier):
            part.setVisible(bool(view.earlier))
        self.outcome.note.set_hint(view.how_hard)
        self.compared.set_rows(view.compared)
        self.compared.fix_lines(len(view.compared))
        if self.compared.currentRow() < 0:
            self.compared.selectRow(view.own)
        self._explain()
        self.remedy.setText(view.remedy)
        self.why_remedy.setText(view.why_remedy)
        self.remedy.setVisible(bool(view.remedy))

    def _explain(self) -> None:
        row = self.compared.currentRow()
        if self.view is not None and 0 <= row < len(self.view.explained):
            self.explained.setText(self.view.explained[row])
            self.compared.setAccessibleDescription(self.view.explained[row])

    def _begin_anew(self) -> None:
        if self.view is not None and self.may_drop(self.view.begun):
            self.anewRequested.emit()

    def _first(self, part: int) -> QWidget:
        return self.outcome.table if part == RESULT else self.remark


def _table(name: str, headings: tuple[str, ...], widths: tuple[int, ...], words: tuple[int, ...]) -> FigureTable:
    columns = [Column(text, width, n in words) for n, (text, width) in enumerate(zip(headings, widths, strict=True))]
    table = FigureTable(name, columns)
    table.setMinimumWidth(table.total_width + 12)
    return table
