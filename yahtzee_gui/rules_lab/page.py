# SPDX-License-Identifier: MIT
"""The rules laboratory: the rules on the left, open for writing, and what perfect play makes of them on the right."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QCheckBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.rules.dice import FACES
from engine.rules.rule_sets import Jokers
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.board.tray.drawn_dice import DiceStrip
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.figure_table import Column, FigureTable
from yahtzee_gui.kit.charts.series import ColumnsChart
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.rules_lab import view, words
from yahtzee_gui.rules_lab.draft import OF_CARD, FieldPlace
from yahtzee_gui.rules_lab.fields import BoxList, FieldRow, Line, Stepper, mark_changed, show_why
from yahtzee_gui.rules_lab.session import RulesLab
from yahtzee_gui.words import boxes, names

_MARGIN, _SPACE, _RULES, _LEAST = 14, 12, 330, 900
_CHART = QSize(520, 160)
_NAME, _FIGURE = 190, 78
_ROWS, _FEW = 9, 8
_DIE = 22
_STEPPED = {"rolls_per_turn": 1, "upper_bonus": 5, "upper_bonus_at": 1, "extra_yahtzee": 10, "extra_in_number": 10}


class RollLine(QWidget):
    """A first roll with rings around what is kept, and in words what would be otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.dice = DiceStrip(_DIE)
        self.text = ElidedLabel("cell", AlignLeft)
        filled(QHBoxLayout(self), self.dice, (self.text, 1), spacing=8, margins=(0, 0, 0, 0))


class RulesLabPage(PlacePage):
    """Rules to be changed, and their figures beside those of others."""

    def __init__(self, lab: RulesLab, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lab = lab
        self.start, self.other, self.joker = Combo(), Combo(), Combo()
        self.steppers = {field: Stepper("", step) for field, step in _STEPPED.items()}
        self.fields = {name: FieldRow(control) for name, control in (*self.steppers.items(), ("joker", self.joker))}
        self.in_order = QCheckBox(words.in_order())
        self.fold, self._is_open = link_button(), False
        self.faces = {face: QPushButton(str(face)) for face in FACES}
        self.boxes = BoxList(lab)
        self.name = Line()
        self.why_name, self.why_card = Label(role="wrong", wraps=True), Label(role="wrong", wraps=True)
        texts = (words.play, words.save, words.remove, words.open_file, words.share)
        self.play, self.save, self.remove, self.open, self.share = (QPushButton(text()) for text in texts)
        self.undo = QPushButton(words.undo())
        self.remark = ElidedLabel("muted", AlignRight)
        self.chart = ChartCard(words.final_scores(), ColumnsChart())
        columns = [Column("", _NAME, has_words=True)]
        columns += [Column(name, _FIGURE) for name in (words.these(), words.others(), words.change())]
        self.table = FigureTable(words.what_changes(), columns)
        self.busy = ElidedLabel("muted", AlignLeft)
        self.rolls: list[RollLine] = []
        self.rolls_told, self.all_rolls = Label(role="muted", wraps=True), link_button()
        self._lists_all = False
        self._lay_out()
        self._name_parts()
        self._connect()
        self.setMinimumWidth(_LEAST)
        self.refresh()
        self.start.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        self._cards = self._rules(), self._what_changes(), self._first_rolls()
        rules, table, rolls = self._cards
        self._figures = filled(QHBoxLayout(), (table, 5), (rolls, 4), spacing=_SPACE)
        self.chart.heading.setProperty("role", "heading")
        self.chart.heading.setWordWrap(True)
        self.chart.heading.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.chart.column.insertWidget(0, self.chart.heading)  # where it has the whole width
        self.chart.note.may_vanish = True
        self.chart.chart.setMinimumSize(_CHART)
        self.chart.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        against = Label(words.compare_with(), role="muted")
        filled(self.chart.column, filled(QHBoxLayout(), (self.busy, 1), against, self.other, spacing=8))
        right = filled(QVBoxLayout(), (self.chart, 1), self._figures, spacing=_SPACE)
        left = filled(QVBoxLayout(), rules, STRETCH)
        board = filled(QHBoxLayout(), left, (right, 1), spacing=_SPACE)
        buttons = (self.undo, self.open, self.share, self.save, self.play)
        self.play.setProperty("primary", "true")
        self.beside_title = QWidget()
        filled(QHBoxLayout(self.beside_title), (self.remark, 1), *buttons, spacing=8, margins=(0, 0, 0, 0))
        filled(QVBoxLayout(self), (board, 1), margins=(_MARGIN, 8, _MARGIN, 12))

    def _rules(self) -> Card:
        card = Card("", _RULES)
        column = card.column
        column.setSpacing(6)
        card.heading.hide()
        head = filled(QHBoxLayout(), Label(words.start_from(), role="muted"), (self.start, 1), spacing=8)
        faces = filled(QHBoxLayout(), Label(words.upper_boxes(), role="cell"), 6, *self.faces.values(), spacing=4)
        for button in self.faces.values():
            button.setCheckable(True)
            button.setProperty("face", "true")
            button.setFixedHeight(28)
        fold = filled(QHBoxLayout(), Label(words.boxes(), role="title"), STRETCH, self.fold)
        self._boxes = QWidget()
        filled(QVBoxLayout(self._boxes), faces, self.boxes, spacing=6, margins=(0, 0, 0, 0))
        named = filled(QHBoxLayout(), (self.name, 1), self.remove, spacing=8)
        filled(column, named, self.why_name, head, 2, *self.fields.values(), self.in_order, 2, fold)
        filled(column, self._boxes, self.why_card)
        return card

    def _what_changes(self) -> Card:
        card = Card(words.what_changes())
        filled(card.column, self.table, STRETCH)
        self.table.fix_lines(_ROWS)
        self.table.setMinimumWidth(self.table.total_width)
        self.table.stretch(0)
        return card

    def _first_rolls(self) -> Card:
        card = Card(words.first_rolls())
        self._listed = filled(QVBoxLayout(), spacing=6)
        filled(card.column, self.rolls_told, self._listed, self.all_rolls, STRETCH)
        return card

    def _name_parts(self) -> None:
        self.start.setAccessibleName(words.start_from())
        self.other.setAccessibleName(words.compare_with())
        self.start.setPlaceholderText(words.no_start())
        self.name.setAccessibleName(words.name_field())
        for face, button in self.faces.items():
            button.setAccessibleName(words.face_button(face))
            set_tooltip(button, words.face_button(face))
        for kind in Jokers:
            key = kind.name.lower()
            self.joker.addItem(words.joker(key), key)
        set_tooltip(self.in_order, words.in_order_hint())
        set_tooltip(self.save, words.save_hint())
        set_tooltip(self.remove, words.remove_hint())
        set_tooltip(self.play, words.play_hint())
        set_tooltip(self.undo, words.undo_hint())
        set_tooltip(self.share, words.share_title())

    def _connect(self) -> None:
        lab = self.lab
        for field, stepper in self.steppers.items():
            stepper.written.connect(partial(lab.write, FieldPlace(field)))
        self.joker.activated.connect(lambda _: lab.write(FieldPlace("joker"), self.joker.currentData()))
        self.in_order.clicked.connect(lambda on: lab.write(FieldPlace("in_order"), on))
        for face, button in self.faces.items():
            button.clicked.connect(lambda _on=False, face=face: lab.toggle_face(face))
        self.name.textEdited.connect(lab.call)
        self.start.activated.connect(lambda _: lab.start_from(self.start.currentData()))
        self.other.activated.connect(lambda _: lab.compare_with(self.other.currentData()))
        self.fold.clicked.connect(self._turn_boxes)
        self.all_rolls.clicked.connect(self._list_all)
        self.undo.clicked.connect(lab.undo)
        QShortcut(QKeySequence.StandardKey.Undo, self, lab.undo)
        QShortcut(QKeySequence.StandardKey.Redo, self, lab.redo)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the first rolls below the table where there is no room beside it."""
        super().resizeEvent(event)
        needed = sum(card.minimumSizeHint().expandedTo(card.minimumSize()).width() for card in self._cards)
        is_wide = self.width() >= needed + 2 * (_MARGIN + _SPACE)
        self._figures.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)

    def refresh(self) -> None:
        lab = self.lab
        self._show_rules()
        self._show_reasons()
        shown = view.chart_view(lab)
        self.chart.chart.set_view(shown)  # type: ignore[attr-defined]
        self.chart.show_title(
            view.headline(lab), words.as_before() if lab.judged.refusal is not None else words.exact()
        )
        self.chart.show_figures(shown.figures)
        there = words.others() if lab.other == DEFAULT_RULES else words.compared()
        self.table.setHorizontalHeaderLabels(["", words.these(), there, words.change()])
        self.table.set_rows(view.rows(lab))
        self.busy.set_text(view.busy(lab))
        self._show_rolls()
        for card in self._cards[1:]:
            card.setVisible(view.has_changes(lab))
        if lab.remark:
            self.remark.set_text(lab.remark)

    def _turn_boxes(self) -> None:
        self._is_open = self._boxes.isHidden()
        self._show_rules()

    def _list_all(self) -> None:
        self._lists_all = True
        self._show_rolls()

    def _name_five(self, five_alike: str) -> None:
        """Say what further ones do with the word for five alike in these rules."""
        for field, row in self.fields.items():
            name = words.field_name(field, name=five_alike)
            row.set_name(name, words.field_unit(field, name=five_alike))
            if field in self.steppers:
                self.steppers[field].set_name(name)
        self.joker.setAccessibleName(words.field_name("joker"))
        for place in range(self.joker.count()):
            explained = words.joker_explained(self.joker.itemData(place), name=five_alike)
            self.joker.setItemData(place, explained, Qt.ItemDataRole.ToolTipRole)

    def _show_rules(self) -> None:
        lab, fields, others = self.lab, self.lab.draft.fields, view.others(self.lab)
        self._name_five(boxes.five_alike(view.named(lab)))
        for field, stepper in self.steppers.items():
            stepper.show_text(str(fields.get(field, 0)))
        self.joker.setCurrentIndex(self.joker.findData(fields["joker"]))
        for field, row in self.fields.items():
            row.show_other(others.get(field, ""))
        rare = self.fields["extra_in_number"]  # few games have it
        is_said = bool(fields.get("extra_in_number")) or "extra_in_number" in others
        rare.setVisible(is_said or rare.isAncestorOf(QApplication.focusWidget() or self))
        self.in_order.setChecked(bool(fields["in_order"]))
        mark_changed(self.in_order, others.get("in_order", ""))
        rows = view.box_rows(lab)
        must_open = lab.box is not None or any(box.is_changed for box in rows)
        is_open = self._is_open or must_open
        self.fold.setVisible(not must_open)
        self._boxes.setVisible(is_open)
        self.fold.setText(words.hide_boxes() if is_open else words.show_boxes())
        for face, button in self.faces.items():
            button.setChecked(face in lab.draft.faces)
        self.boxes.show_rows(rows)
        for chooser, rules in ((self.start, lab.judged.rules), (self.other, lab.other)):
            chooser.offer(view.starts(lab), view.name_of(lab, rules))
        title = lab.draft.title
        if not (self.name.hasFocus() and self.name.text().strip() == title.strip()):
            self.name.setText(title)
            # A name that is longer than its field shows how it begins.
            self.name.setCursorPosition(len(title) if self.name.hasFocus() else 0)
        set_tooltip(self.name, title)
        for button in (self.save, self.share, self.play):
            button.setEnabled(lab.judged.refusal is None)
        self.undo.setEnabled(lab.can_undo)
        self.remove.setVisible(bool(lab.own_name))

    def _show_reasons(self) -> None:
        place, why = view.refused(self.lab)
        is_here = place.box == OF_CARD
        for field, row in self.fields.items():
            show_why(row.why, row.control, why if is_here and place.field == field else "")
        show_why(self.why_name, self.name, why if is_here and place.field == "name" else "")
        known = (*self.fields, "name")
        show_why(self.why_card, self.boxes.add, why if is_here and place.field not in known else "")

    def _show_rolls(self) -> None:
        rolls, told = view.rolls(self.lab)
        self.rolls_told.setText(told)
        shown = len(rolls) if self._lists_all else min(_FEW, len(rolls))
        while len(self.rolls) < shown:
            self.rolls.append(RollLine())
            self._listed.addWidget(self.rolls[-1])
        for number, line in enumerate(self.rolls):
            line.setVisible(number < shown)
            if number < shown:
                roll, keep, text = rolls[number]
                line.dice.set_dice(roll, names.kept_among(roll, keep))
                line.text.set_text(text)
        self.all_rolls.setVisible(shown < len(rolls))
        self.all_rolls.setText(words.show_all(number=len(rolls)))
