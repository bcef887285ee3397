# SPDX-License-Identifier: MIT
"""Questions: before what loses something, and for the file that something is to be written to.

Enter and Escape give the answer that keeps what there is. The ending of a file says what kind of file it becomes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from yahtzee_gui.kit.labels import Label
from yahtzee_gui.words import buttons

if TYPE_CHECKING:
    from yahtzee_gui.kit.charts.chart_card import ChartCard

_Writes = Callable[[Callable[[], bytes], Path, Callable[[str], object]], None]


def may_lose(parent: QWidget, text: str, lose: str, keep: str, title: str = "") -> bool:
    """Ask whether something may be lost, with the texts of both buttons, and return whether it may."""
    question = QMessageBox(parent)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setWindowTitle(title or parent.windowTitle())
    question.setText(text)
    loses = question.addButton(lose, QMessageBox.ButtonRole.DestructiveRole)
    keeps = question.addButton(keep, QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(keeps)
    question.setEscapeButton(keeps)
    question.exec()
    return question.clickedButton() is loses


def ask_for_target(parent: QWidget, title: str, name: str, kinds: Mapping[str, str]) -> Path | None:
    """Let the player choose a file; None if it is not to be written.

    Args:
        parent: what the dialogs open over.
        title: what they say.
        name: what the file might be called, without its ending.
        kinds: the filter of each ending that the file can have, the usual one first.
    """
    suggestion = str(Path.home() / f"{name}{next(iter(kinds))}")
    path, chosen = QFileDialog.getSaveFileName(parent, title, suggestion, ";;".join(kinds.values()))
    if not path:
        return None
    if Path(path).suffix.lower() in kinds:  # ".png" alone is a name, without an ending
        return Path(path)
    ending = next((ending for ending, kind in kinds.items() if kind == chosen), next(iter(kinds)))
    target = Path(path + ending)
    if not os.path.exists(target):  # a name that is too long is refused when it is written
        return target
    # Its name is not quite the one that was chosen.
    asked = buttons.replace_question(target.name), buttons.replace(), buttons.cancel()
    return target if may_lose(parent, *asked, title) else None


def save_chart(card: ChartCard, write: _Writes, remark: Label) -> None:
    """Let the player choose a file for the chart of a card, or its figures; `remark` says what came of it."""
    from yahtzee_gui.kit.charts.chart_card import ENDINGS, exported

    kinds = {ending: buttons.kind(ending) for ending in ENDINGS}
    target = ask_for_target(card.window(), buttons.save_title(), buttons.file_name(), kinds)
    if target is not None:
        content = exported(card.chart, card.figures, target.suffix.lower())
        write(lambda: content, target, remark.setText)
