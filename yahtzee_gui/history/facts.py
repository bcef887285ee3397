# SPDX-License-Identifier: MIT
"""Facts are figures with their names, one below the other: names on the left, figures on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from yahtzee_gui.kit.plain import Label

Fact = tuple[str, str]


class Facts(QWidget):
    """A fixed number of lines; those that are not used are not shown."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        self.lines = [(Label(role="cell"), Label(role="key")) for _ in range(lines)]
        for row, (name, figure) in enumerate(self.lines):
            grid.addWidget(name, row, 0)
            grid.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these."""
        padded = [*facts, *[("", "")] * (len(self.lines) - len(facts))]
        for labels, texts in zip(self.lines, padded, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
                label.setVisible(bool(text))
