# SPDX-License-Identifier: MIT
"""The page of puzzles: the puzzles on the board, what they are about, and what came of them."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.desktop.key_bindings import Keys
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, set_primary
from yahtzee_gui.learn.exercises.exercise_dialog import SPACE, START, ExerciseDialog, ExerciseView, page_part
from yahtzee_gui.learn.puzzles import words

_SIZE = (984, 640)


@dataclass(frozen=True)
class PuzzlesView(ExerciseView):
    """What the page shows besides puzzles and result: what they can be about; those of the day are about anything."""

    themes: tuple[str, ...] = ()
    theme: int = 0
    can_choose: bool = True


class PuzzlesPage(ExerciseDialog[PuzzlesView]):
    """Puzzles, session after session."""

    def __init__(self, keys: Keys, view: PuzzlesView, parent: QWidget | None = None) -> None:
        super().__init__(keys, words.leave(), words.difficulty_column(), parent)
        self.themes, self._choice = Combo(), QWidget()
        self.themes.addItems(view.themes)
        self.themes.setAccessibleName(words.theme_label())
        label = Label(words.theme_label(), role="muted")
        label.setBuddy(self.themes)
        filled(QHBoxLayout(self._choice), label, self.themes, STRETCH, spacing=SPACE, margins=(0, 0, 0, 0))
        self.again = QPushButton(words.more_puzzles())
        self.lay_out(self.waiting_part(), self.exercises_part(self._choice), self._result())
        self.again.clicked.connect(self.beginRequested)
        self.resize(*_SIZE)
        self.set_view(view)

    def _result(self) -> QWidget:
        set_primary(self.again, is_primary=True)
        leave = QPushButton(words.leave())
        leave.clicked.connect(self.backRequested)
        return page_part(filled(QHBoxLayout(), self.outcome), self.again, leave)

    def _show(self, view: PuzzlesView, before: PuzzlesView | None) -> None:
        self.themes.setCurrentIndex(view.theme)
        self._choice.setVisible(view.can_choose)
        self.again.setEnabled(view.can_begin)
        self.remark.setText(view.remark)

    def _first(self, part: int) -> QWidget:
        return self.remark if part == START else self.again
