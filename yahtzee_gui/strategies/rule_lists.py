# SPDX-License-Identifier: MIT
"""The player's own rule lists: a text file each in one folder, kept as written, and the editor that says what is wrong.

The text of a list is the strategy that it is, or every line that is wrong with its reason.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF, QSignalBlocker, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QToolTip, QWidget

from engine.rules.categories import CATEGORIES
from engine.rules.reading import RulesError
from engine.runtime import files
from engine.strategies.rule_lists.reading import MOST_LETTERS, ListFault, RuleFault
from engine.strategies.strategies import pupil_after, rule_list_or_faults
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_fitted
from yahtzee_gui.kit.labels import Label, plain
from yahtzee_gui.kit.layouts import STRETCH, Card, add_layout, filled
from yahtzee_gui.library.files import FileThread
from yahtzee_gui.library.text_folders import TextFiles, TextFolder, folder_of
from yahtzee_gui.strategies import words
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import faults as fault_words
from yahtzee_gui.words import numbers

MOST_LISTS = 50
"""How many files are read."""
_LARGEST = 4 * MOST_LETTERS  # UTF-8


class OwnLists(TextFiles[str]):
    """The player's rule lists.

    Signals:
        created: the name and the text of a list that was begun, and written.
    """

    created = Signal(str, str)

    def __init__(self, thread: FileThread, program: Path | None = None) -> None:
        super().__init__(thread, TextFolder(folder_of(program, "strategies"), ".txt", MOST_LISTS, _LARGEST, str))

    def create(self, text_of: Callable[[int], str]) -> None:
        """Begin a list under the first number that no file has, with its text; ends in `created`, or in `failed`."""
        self._thread.do(lambda: self._create(text_of), lambda made: self.created.emit(*made), self._tell_failed)

    def _create(self, text_of: Callable[[int], str]) -> tuple[str, str]:
        if len(self.files.names()) >= MOST_LISTS:
            raise RulesError(RuleFault.LISTS, most=MOST_LISTS)
        files.make_folder(self.files.folder)
        for number in itertools.count(1):
            name = f"rules-{number}"
            with contextlib.suppress(FileExistsError):  # made by another window, or not read
                os.close(os.open(self.files.path(name), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                break
        self.files.write(name, text_of(number))
        return name, text_of(number)


read_text = lru_cache(maxsize=64)(rule_list_or_faults)
"""Returns the strategy that the text of a file is, or else all that is wrong with it."""


def text_of_lessons(lessons: int, name: str) -> str:
    """Return what the player of the first lessons goes by as a rule list of one's own, to begin with."""
    rules = pupil_after(lessons).rules
    assert rules is not None
    boxes = [box.key.replace("_", " ") for box in CATEGORIES]
    worths = [f"worth {box} {worth:g}" for box, worth in zip(boxes, rules.worths, strict=False)]
    pace = [f"pace {rules.pace:g}"] if rules.pace else []
    return "\n".join([f"name {name}", f"otherwise {rules.otherwise}", *rules.lines, *worths, *pace, ""])


def name_in(text: str, file: str) -> str:
    """Return what a list is called: as it says, or by its file."""
    for line in text.splitlines():
        words = line.partition("#")[0].lower().split()
        if words[:1] == ["name"] and len(words) > 1:
            return "-".join(words[1:])
    return file


_NUMBERS, _WORTHS, _AWAY, _LEAST_ROOM, _LANGUAGE = 40, 56, 24, 300, 300


class _Numbers(QWidget):
    """The numbers left of the lines, and what these are worth."""

    def __init__(self, editor: RuleEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def paintEvent(self, event: QPaintEvent) -> None:
        self._editor.paint_numbers(self, event)


class RuleEditor(QPlainTextEdit):
    """The text field; `show_lines` says what is wrong, and what lines are worth.

    Signals:
        left: the keyboard went elsewhere.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._faults: dict[int, str] = {}
        self._worths: dict[int, str] = {}
        self._numbers = _Numbers(self)
        self.setAccessibleName(words.editor_name())
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setViewportMargins(_NUMBERS + _WORTHS, 0, 0, 0)
        self.setMinimumSize(360, 240)
        self.updateRequest.connect(self._follow)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the keyboard went elsewhere."""
        super().focusOutEvent(event)
        self.left.emit()

    def show_lines(self, faults: tuple[ListFault, ...], worths: Mapping[int, float]) -> None:
        """Mark the lines that are wrong, each with its reason beside it; say of the others what they are worth."""
        self._faults = {fault.line: fault_words.told(fault.reason) for fault in faults if fault.line is not None}
        self._worths = {line: numbers.signed(worth, 2) for line, worth in worths.items()}
        told = [words.line_fault(one) for one in faults]
        told += [words.line_says(number=line, points=worth) for line, worth in self._worths.items()]
        self.setAccessibleDescription(". ".join(told))
        self.viewport().update()
        self._numbers.update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell under the mouse all that is wrong with a line, which may be more than has room beside it."""
        if isinstance(event, QHelpEvent):
            line = self.cursorForPosition(event.pos()).blockNumber() + 1
            QToolTip.showText(event.globalPos(), plain(self._faults.get(line, "")), self)
            return True
        return super().viewportEvent(event)

    # ---- painting ----

    def _follow(self, rect: QRect, dy: int) -> None:
        if dy:
            self._numbers.scroll(0, dy)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the numbers as high as the text."""
        super().resizeEvent(event)
        area = self.contentsRect()
        self._numbers.setGeometry(QRect(area.left(), area.top(), _NUMBERS + _WORTHS, area.height()))

    def _lines(self) -> list[tuple[int, QRectF, str]]:
        """Return the lines that are seen: number from 1, place in the view, and text."""
        found = []
        block = self.firstVisibleBlock()
        while block.isValid():
            place = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if place.top() > self.viewport().height():
                break
            found.append((block.blockNumber() + 1, place, block.text()))
            block = block.next()
        return found

    def paint_numbers(self, numbers: QWidget, event: QPaintEvent) -> None:
        """Paint the numbers; that of a line that is wrong has a mark, others what the line is worth."""
        painter = QPainter(numbers)
        painter.fillRect(event.rect(), theme().q("stripe"))
        for line, place, _ in self._lines():
            is_wrong = line in self._faults
            cell = QRectF(0, place.top(), _NUMBERS - 8, place.height())
            text = f"! {line}" if is_wrong else str(line)
            ink = theme().q("loss") if is_wrong else theme().q("muted")
            draw_fitted(painter, cell, text, fonts.font(12), ink, AlignRight)
            worth = QRectF(_NUMBERS - 8, place.top(), _WORTHS, place.height())
            draw_fitted(painter, worth, self._worths.get(line, ""), fonts.font(12), theme().q("text"), AlignRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        measure = QFontMetricsF(self.font())
        for line, place, text in self._lines():
            if line in self._faults:
                right = self.viewport().width() - 6
                left = min(place.left() + measure.horizontalAdvance(text) + _AWAY, max(0.0, right - _LEAST_ROOM))
                cell = QRectF(left, place.top(), right - left, place.height())
                painter.fillRect(cell, self.palette().base())
                draw_fitted(painter, cell, self._faults[line], fonts.font(12), theme().q("loss"), AlignLeft)


class OwnCard(QWidget):
    """A list of the player's, open for writing, and how lists are written."""

    def __init__(self) -> None:
        super().__init__()
        texts = words.remove_list, words.practise, words.done
        self.remove, self.practise, self.done = (QPushButton(text()) for text in texts)
        self.editor = RuleEditor()
        self.result = Label(role="cell", wraps=True)
        self._left = Card(words.list_label())
        self._left.column.removeWidget(self._left.heading)
        ways = self.remove, self.practise, self.done
        add_layout(self._left.column, filled(QHBoxLayout(), self._left.heading, STRETCH, *ways))
        filled(self._left.column, (self.editor, 1), self.result)
        right = Card(words.language_heading(), _LANGUAGE)
        filled(right.column, Label(words.language, role="text", wraps=True), 8)
        filled(right.column, Label(words.language_explained(), role="muted", wraps=True), STRETCH)
        filled(QHBoxLayout(self), (self._left, 1), right, margins=(0, 0, 0, 0), spacing=12)

    def show_list(
        self, name: str, text: str, faults: tuple[ListFault, ...], worths: Mapping[int, float], result: str
    ) -> None:
        """Show a list; the cursor stays where it is."""
        self._left.heading.setText(name)
        if text != self.editor.toPlainText():
            with QSignalBlocker(self.editor):
                self.editor.setPlainText(text)
        self.editor.show_lines(faults, worths)
        self.practise.setEnabled(not faults)
        self.result.setText(result)
