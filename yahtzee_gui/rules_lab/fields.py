# SPDX-License-Identifier: MIT
"""The fields of rules: a number between minus and plus, a row with its unit and fault, and the boxes of a card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.rules.rule_sets import ALL, OWN, USUAL
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, set_look, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.rules_lab import view, words
from yahtzee_gui.rules_lab.draft import FIRST_PATTERNS, FieldPlace
from yahtzee_gui.rules_lab.session import RulesLab
from yahtzee_gui.rules_lab.view import LabBox

_LINE, _BUTTON, _HEIGHT = 62, 30, 30
_MINUS, _PLUS = "−", "+"
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 5, Qt.Key.Key_PageDown: -5}


class Line(QLineEdit):
    """A line that leaves undo and redo to the page: there, too, each letter that is typed is a change."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                return False
        return super().event(event)


class Stepper(QWidget):
    """A whole number that is typed, or stepped through by its buttons and the arrow keys.

    Signals:
        written: the text of the line, whether it is a number or not.
    """

    written = Signal(str)

    def __init__(self, name: str, step: int = 1) -> None:
        super().__init__()
        self._step = step
        self.line = Line()
        self.less, self.more = QPushButton(_MINUS), QPushButton(_PLUS)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line.setFixedSize(_LINE, _HEIGHT)
        for button in (self.less, self.more):
            button.setProperty("small", "true")
            button.setFixedSize(_BUTTON, _HEIGHT)
            button.setAutoRepeat(True)
        filled(QHBoxLayout(self), STRETCH, self.less, self.line, self.more, spacing=4, margins=(0, 0, 0, 0))
        self.set_name(name)
        self.line.textEdited.connect(self.written)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.less.clicked.connect(lambda: self._go(-self._step))
        self.more.clicked.connect(lambda: self._go(self._step))

    def set_name(self, name: str) -> None:
        """Tell screen readers what the number is."""
        self.line.setAccessibleName(name)
        self.less.setAccessibleName(words.step_down(name))
        self.more.setAccessibleName(words.step_up(name))

    def show_text(self, text: str) -> None:
        """Show what is written, unless the player is writing the same in another way."""
        typed = self.line.text().strip()
        is_same_number = typed.lstrip("0") == text.lstrip("0")
        if typed != text and not (self.line.hasFocus() and is_same_number):
            self.line.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step by the arrow keys, and by more with the keys of a page."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            steps = _STEPS.get(Qt.Key(event.key())) if is_alone(event) else None
            if steps is not None:
                self._go(steps * self._step)
            return steps is not None
        return super().eventFilter(watched, event)

    def _go(self, by: int) -> None:
        """Go on to the next number that is a multiple of the step, or as far as `by` says from one that is."""
        text = self.line.text().strip()
        number = int(text) if text.isascii() and text.isdigit() else 0
        self.line.setText(str(max(0, number + by)))
        self.written.emit(self.line.text())


class FieldRow(QWidget):
    """What a field is called on the left, the field on the right, and below what it is elsewhere, or what is wrong."""

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self.name, self.there = Label(role="cell", wraps=True), Label(role="muted")
        self.name.setBuddy(control)
        self.why = Label(role="wrong", wraps=True)
        texts = filled(QVBoxLayout(), self.name, self.there, spacing=0)
        line = filled(QHBoxLayout(), (texts, 1), control, spacing=10)
        filled(QVBoxLayout(self), line, self.why, spacing=2, margins=(0, 0, 0, 0))

    def set_name(self, name: str, hint: str) -> None:
        self.name.setText(name)
        set_tooltip(self.name, hint)

    def show_other(self, there: str) -> None:
        """Mark a field that is another in the rules compared with, and say what it is there; nothing if it is not."""
        mark_changed(self.control, there)
        self.there.setText(there)
        self.there.setVisible(bool(there))


def mark_changed(control: QWidget, there: str) -> None:
    """Tint a control that says something else than the rules compared with, which its tooltip tells."""
    field = control.focusProxy() or control
    set_look(field, "changed", "true" if there else "false")
    set_tooltip(field, there)


def show_why(label: Label, control: QWidget, why: str) -> None:
    """Say in a label what is wrong with a control, also to a screen reader."""
    label.setText(why)
    label.setVisible(bool(why))
    field = control.focusProxy() or control
    field.setAccessibleDescription(why)


_POINTS_STEP, _SMALL = 5, 28
_ALIKE, _STRAIGHT = range(1, 6), range(2, 6)
_NUMBER = "number"


class RemoveButton(QPushButton):
    """Takes a box off the card: one for a double click too, for by then the next line is below the pointer."""

    def __init__(self) -> None:
        super().__init__("×")
        self.setProperty("small", "true")
        self.setFixedSize(_SMALL, _SMALL)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click of a double click for none."""
        event.accept()


class BoxLine(QWidget):
    """One box: its name, which opens its fields, its points, and a button that takes it off the card."""

    def __init__(self) -> None:
        super().__init__()
        self.place = 0
        self.name = link_button()
        self.points = Stepper("", _POINTS_STEP)
        self.sums = ElidedLabel("muted", AlignRight)
        self.sums.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.remove = RemoveButton()
        self.why = Label(role="wrong", wraps=True)
        line = filled(QHBoxLayout(), self.name, (self.sums, 1), self.points, self.remove, spacing=8)
        filled(QVBoxLayout(self), line, self.why, spacing=2, margins=(0, 0, 0, 0))

    def set_row(self, row: LabBox, *, is_open: bool) -> None:
        self.place = row.place
        self.name.setText(row.name)
        self.name.setAccessibleName(words.edit_box(row.name))
        self.name.setProperty("open", is_open)
        set_tooltip(self.name, words.edit_box(row.name))
        self.points.set_name(row.name)
        self.points.setVisible(not row.sums)
        self.points.show_text(row.points)
        mark_changed(self.points, row.other)
        set_look(self.name, "changed", "true" if row.is_changed else "false")
        self.sums.set_text(row.sums)
        self.remove.setAccessibleName(words.remove_box(row.name))
        set_tooltip(self.remove, words.remove_box(row.name))


class BoxFields(QWidget):
    """All that a file may say of a box, for the one at `place`."""

    def __init__(self, lab: RulesLab) -> None:
        super().__init__()
        self._lab, self.place = lab, 0
        self.key, self.text = QLineEdit(), QLineEdit()
        self.pattern, self.number, self.scores = Combo(), Combo(), Combo()
        self.same_face = QCheckBox(words.same_face())
        self.first = Stepper(words.first_roll(), _POINTS_STEP)
        self.up, self.down = QPushButton(words.move_up()), QPushButton(words.move_down())
        self.why = Label(role="wrong", wraps=True)
        self._labels: dict[QWidget, Label] = {}
        for name in FIRST_PATTERNS:
            self.pattern.addItem(words.pattern(name), name)
        for kind in (_NUMBER, ALL, OWN):
            self.scores.addItem(words.points_kind(kind), kind)
        self._grid = QGridLayout(self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(12, 2, 0, 8)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        names = (words.name_field(), words.made_by(), words.count_field(), words.which_field())
        for name, control in zip(names, (self.key, self.pattern, self.number, self.text), strict=True):
            self._add(name, control)
        self._grid.addWidget(self.same_face, self._grid.rowCount(), 0, 1, 2)
        self._add(words.scores(), self.scores)
        self._add(words.first_roll(), self.first)
        for button in (self.up, self.down):
            button.setProperty("small", "true")
        last = self._grid.rowCount()
        add_layout(self._grid, filled(QHBoxLayout(), self.up, self.down, STRETCH, spacing=6), last, 1)
        self._grid.addWidget(self.why, last + 1, 0, 1, 2)

    def _add(self, name: str, control: QWidget) -> None:
        row = self._grid.rowCount()
        label = Label(name, role="muted", wraps=True)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(control, row, 1)
        self._labels[control] = label
        control.setAccessibleName(name)

    def _show_row(self, control: QWidget, *, is_there: bool) -> None:
        control.setVisible(is_there)
        self._labels[control].setVisible(is_there)

    def _connect(self) -> None:
        # Files have names in small letters, with underscores.
        self.key.textEdited.connect(lambda text: self._write("key", "_".join(text.strip().casefold().split())))
        self.text.textEdited.connect(lambda text: self._write(self.pattern.currentData(), text))
        self.pattern.activated.connect(self._choose_pattern)
        self.number.activated.connect(lambda _: self._write(self.pattern.currentData(), self.number.currentData()))
        self.same_face.clicked.connect(lambda on: self._write("same_face", on))
        self.scores.activated.connect(lambda _: self._write("points", self.scores.currentData()))
        self.first.written.connect(partial(self._write, "first_roll"))
        self.up.clicked.connect(lambda: self._lab.move_box(self.place, -1))
        self.down.clicked.connect(lambda: self._lab.move_box(self.place, 1))

    def _choose_pattern(self) -> None:
        self._lab.change(self._lab.draft.with_pattern(self.place, self.pattern.currentData()))

    def _write(self, field: str, value: object) -> None:
        self._lab.write(FieldPlace(field, self.place), 25 if value == _NUMBER else value)

    def show_box(self, row: LabBox, ends: tuple[bool, bool]) -> None:
        """Show the box of a row; `ends` says whether it is the first one, and the last."""
        self.place, box = row.place, self._lab.draft.boxes[row.place]
        with QSignalBlocker(self.pattern), QSignalBlocker(self.scores):
            self.pattern.setCurrentIndex(self.pattern.findData(row.pattern))
            numbers = _ALIKE if row.pattern == "alike" else _STRAIGHT
            self.number.offer([(str(number), number) for number in numbers], box.get(row.pattern))
            counted = str(box.get("points")).partition("+")[0]
            self.scores.setCurrentIndex(self.scores.findData(counted if counted in (ALL, OWN) else _NUMBER))
        _show(self.text, _listed(box.get(row.pattern)) if row.pattern in ("groups", "dice") else "")
        _show(self.key, str(box["key"]).replace("_", " "))
        self._show_row(self.key, is_there=box["key"] not in USUAL)
        self._show_row(self.number, is_there=row.pattern in ("alike", "straight"))
        self._show_row(self.text, is_there=row.pattern in ("groups", "dice"))
        self.same_face.setVisible(row.pattern == "groups")
        self.same_face.setChecked(bool(box.get("same_face")))
        self.first.show_text(str(box.get("first_roll", 0)))
        self.up.setDisabled(ends[0])
        self.down.setDisabled(ends[1])


def _show(line: QLineEdit, text: str) -> None:
    if not line.hasFocus():
        line.setText(text)


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else ""


class BoxList(QWidget):
    """The boxes below the upper ones, and the list of those that can be added."""

    def __init__(self, lab: RulesLab) -> None:
        super().__init__()
        self._lab = lab
        self.lines: list[BoxLine] = []
        self.fields = BoxFields(lab)
        self.add = Combo()
        self.add.setAccessibleName(words.add_box())
        self._column = filled(QVBoxLayout(self), self.fields, self.add, spacing=4, margins=(0, 0, 0, 0))
        self.add.activated.connect(lambda place: lab.add_box(self.add.itemData(place)) if place > 0 else None)

    def show_rows(self, rows: Sequence[LabBox]) -> None:
        while len(self.lines) < len(rows):
            self._make_line()
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(rows))
            if number < len(rows):
                line.set_row(rows[number], is_open=rows[number].place == self._lab.box)
        self._show_fields(rows)
        self._show_reason()
        rules = view.named(self._lab)
        known = [(words.box(key, rules), key) for key in self._lab.draft.missing_keys()]
        self.add.offer([(words.add_box(), ""), *known, (words.own_box(), "own")], "")

    def _make_line(self) -> None:
        line = BoxLine()
        line.name.clicked.connect(lambda: self._lab.open_box(line.place))
        line.remove.clicked.connect(lambda: self._lab.remove_box(line.place))
        line.points.written.connect(lambda text: self._lab.write(FieldPlace("points", line.place), text))
        self._column.insertWidget(self._column.indexOf(self.add), line)
        self.lines.append(line)

    def _show_fields(self, rows: Sequence[LabBox]) -> None:
        number = next((number for number, row in enumerate(rows) if row.place == self._lab.box), None)
        self.fields.setVisible(number is not None)
        if number is None:
            return
        before = self._column.indexOf(self.lines[number])
        if self._column.indexOf(self.fields) != before + 1:
            self._column.removeWidget(self.fields)
            self._column.insertWidget(self._column.indexOf(self.lines[number]) + 1, self.fields)
        self.fields.show_box(rows[number], (number == 0, number == len(rows) - 1))

    def _show_reason(self) -> None:
        place, why = view.refused(self._lab)
        for line in self.lines:
            is_here = place.box == line.place and place.field == "points" and line.isVisibleTo(self)
            show_why(line.why, line.points, why if is_here else "")
        in_fields = place.box == self._lab.box and place.field != "points" and not self.fields.isHidden()
        field = {"key": self.fields.key, "first_roll": self.fields.first}.get(place.field, self.fields.text)
        show_why(self.fields.why, field, why if in_fields else "")
