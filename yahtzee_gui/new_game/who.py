# SPDX-License-Identifier: MIT
"""Who plays: the part of the New game dialog with the seats of a match, each opponent with its strength."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QToolTip, QVBoxLayout, QWidget

from engine.games.match import LONGEST_NAME, MOST_SEATS, SERIES_LENGTHS
from engine.rules.scoring import RuleSet
from engine.strategies.strengths import Face
from yahtzee_gui.board.match.faces import SEAT_COLORS, draw_face
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, mark_wrong
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.new_game import match_words as words
from yahtzee_gui.new_game.choice import GameChoice
from yahtzee_gui.new_game.dice_picture import picture
from yahtzee_gui.new_game.match_table import Table, fault_of, seated, why_not
from yahtzee_gui.new_game.opponents import listed
from yahtzee_gui.theme.colors import theme

_FACE, _SEAT = 18, 340
NO_ONE, PERSON = "no one", "person"


class NameField(QLineEdit):
    """A name that is typed. At the longest one can be, it says so and takes no more."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(words.name())
        self.setMaxLength(LONGEST_NAME)
        self.inputRejected.connect(self._say_limit)

    def show_name(self, name: str) -> None:
        """Show a name, unless it is the one that is just being typed."""
        if self.text() != name:
            self.setText(name)

    def _say_limit(self) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() // 2)), words.longest_name(LONGEST_NAME), self)


class SeatChoice(QWidget):
    """One of the other seats: no one, a face, or a person with a name.

    Signals:
        taken: who sits here now: a `Face`, a name, or None for no one.
    """

    taken = Signal(object)

    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place
        self.who, self.name = Combo(), NameField(words.name_of_other(place))
        self.who.setAccessibleName(words.other(place))
        self.who.setIconSize(QSize(_FACE, _FACE))
        self.who.setMaxVisibleItems(len(Face) + 2)
        self.who.addItem(words.no_one(), NO_ONE)
        for face in Face:
            self.who.addItem(self._picture(face), "", face)
        self.who.addItem(words.person(), PERSON)
        filled(QVBoxLayout(self), self.who, self.name, spacing=4, margins=(0, 0, 0, 0))
        self.setFixedWidth(_SEAT)
        self.who.activated.connect(self._take)
        self.name.textEdited.connect(lambda name: self.taken.emit(name))

    def _picture(self, face: Face) -> QIcon:
        ground, ink = theme().q(SEAT_COLORS[self._place % len(SEAT_COLORS)]), theme().q("on_character")
        drawn = picture(
            _FACE, self.devicePixelRatioF(), lambda painter, square: draw_face(painter, square, face, ground, ink)
        )
        return QIcon(drawn)

    def _take(self) -> None:
        chosen = self.who.currentData()
        is_person = chosen == PERSON
        self.taken.emit(words.player(self._place + 1) if is_person else None if chosen == NO_ONE else chosen)
        if is_person:  # the name is typed next
            self.name.setFocus()
            self.name.selectAll()

    def show_seat(self, other: Face | str | None, rules: RuleSet, average: float | None) -> None:
        """Show who is here, and who else could be by `rules`."""
        model = self.who.model()
        for row, face in enumerate(Face, 1):
            self.who.setItemText(row, listed(face, rules, average))
            can_play = not why_not(face, rules)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if can_play else Qt.ItemFlag.NoItemFlags
            model.item(row).setFlags(flags)  # type: ignore[attr-defined]
        is_person = isinstance(other, str)
        self.who.setCurrentIndex(self.who.findData(NO_ONE if other is None else PERSON if is_person else other))
        self.name.setVisible(is_person)
        self.name.show_name(other if isinstance(other, str) else "")


class WhoPart(QWidget):
    """Alone or against others, and who these are.

    Signals:
        asked: the `GameChoice` that is to be.
    """

    asked = Signal(object)

    def __init__(self, average: float | None) -> None:
        super().__init__()
        self._average, self._choice = average, GameChoice()
        self.company = Segments(
            [False, True], lambda is_match: (words.against_others if is_match else words.alone)(), fills=False
        )
        self.company.set_name(words.kind_of_game())
        self.you, self.seats = NameField(words.your_name()), [SeatChoice(place) for place in range(1, MOST_SEATS)]
        self.you.setFixedWidth(_SEAT)
        self.fault, self.same_note, self.begin_note = (
            Label(role=role, wraps=True) for role in ("wrong", "muted", "muted")
        )
        self.matches = Segments(
            [0, *SERIES_LENGTHS], lambda n: words.best_of(n) if n else words.one_match(), fills=False
        )
        self.matches.set_name(words.how_many())
        self.same_rolls, self.others_begin = QCheckBox(words.same_rolls()), QCheckBox()
        self._lay_out()
        self.company.choiceRequested.connect(lambda is_match: self._ask(is_match=is_match))
        self.you.textEdited.connect(lambda name: self._ask_table(you=name))
        self.matches.choiceRequested.connect(lambda length: self._ask_table(series=length))
        self.same_rolls.clicked.connect(lambda checked: self._ask_table(linked=checked))
        self.others_begin.clicked.connect(lambda checked: self._ask_table(others_begin=checked))
        for place, seat in enumerate(self.seats):
            seat.taken.connect(lambda other, place=place: self._seat(place, other))

    def _lay_out(self) -> None:
        self._match = QWidget()
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, cell in enumerate((self.you, *self.seats)):
            grid.addWidget(cell, number // 2, number % 2, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(2, 1)
        same = filled(QHBoxLayout(), self.same_rolls, (self.same_note, 1), spacing=10)
        begins = filled(QHBoxLayout(), self.others_begin, (self.begin_note, 1), spacing=10)
        inside = filled(QVBoxLayout(self._match), margins=(0, 4, 0, 0), spacing=8)
        filled(inside, grid, self.fault, filled(QHBoxLayout(), self.matches, STRETCH), same, begins)
        filled(
            QVBoxLayout(self),
            filled(QHBoxLayout(), self.company, STRETCH),
            self._match,
            spacing=6,
            margins=(0, 0, 0, 0),
        )

    def _ask(self, **changes: Any) -> None:
        self.asked.emit(self._choice.but(**changes))

    def _ask_table(self, **changes: Any) -> None:
        self._ask(table=replace(self._choice.table, **changes))

    def _seat(self, place: int, other: Face | str | None) -> None:
        """Put somebody into a seat; without anybody in it, the others move up."""
        others = list(self._choice.table.others)
        others[place : place + 1] = [] if other is None else [other]
        self._ask_table(others=tuple(others))

    def show_choice(self, choice: GameChoice) -> None:
        """Show who plays."""
        self._choice, table = choice, seated(choice.table, choice.rules)
        self.company.set_choice(choice.is_match)
        self._match.setVisible(choice.is_match)
        self.you.show_name(table.you)
        self.you.setPlaceholderText(table.nameless)
        for place, seat in enumerate(self.seats):
            other = table.others[place] if place < len(table.others) else None
            seat.show_seat(other, choice.rules, self._average)
            seat.setVisible(place <= len(table.others))
        problem, wrong = fault_of(table)
        for place, field in enumerate((self.you, *(seat.name for seat in self.seats))):
            mark_wrong(field, is_wrong=bool(problem) and place == wrong)
            field.setAccessibleDescription(problem if place == wrong else "")
        self.fault.setText(problem)
        self.fault.setVisible(bool(problem))
        self.matches.set_choice(table.series)
        self._show_switches(table)

    def _show_switches(self, table: Table) -> None:
        is_linked = table.linked and table.can_link
        self.same_rolls.setChecked(is_linked)
        self.same_rolls.setEnabled(table.can_link)
        same = (words.same_rolls_explained if table.can_link else words.same_rolls_need_one_person)()
        self.others_begin.setChecked(table.others_begin and not is_linked)
        self.others_begin.setEnabled(not is_linked)
        self.others_begin.setText((words.the_others_begin if table.people else words.others_begin)())
        note = words.last_explained() if table.people else words.others_begin_explained()
        begins = words.same_rolls_you_begin() if is_linked else note
        for box, label, text in ((self.same_rolls, self.same_note, same), (self.others_begin, self.begin_note, begins)):
            label.setText(text)
            box.setAccessibleDescription(text)

    def to_fault(self) -> None:
        """Go to what keeps those who are chosen from playing."""
        _, place = fault_of(seated(self._choice.table, self._choice.rules))
        seat = self.seats[max(0, place - 1)]
        field = self.you if place == 0 else seat.name if seat.name.isVisible() else seat.who
        field.setFocus()
