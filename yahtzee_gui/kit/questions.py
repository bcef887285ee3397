# SPDX-License-Identifier: MIT
"""A question stands before what loses something; the answer that keeps it is the one that Enter and Escape give."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def may_lose(parent: QWidget, text: str, lose: str, keep: str) -> bool:
    """Ask whether something may be lost, with the texts of both buttons, and return whether it may."""
    question = QMessageBox(parent)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setWindowTitle(parent.windowTitle())
    question.setText(text)
    loses = question.addButton(lose, QMessageBox.ButtonRole.DestructiveRole)
    keeps = question.addButton(keep, QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(keeps)
    question.setEscapeButton(keeps)
    question.exec()
    return question.clickedButton() is loses
