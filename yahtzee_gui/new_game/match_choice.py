# SPDX-License-Identifier: MIT
"""The choice of a table: the parts of the new-game dialog that say who plays a match, with which dice, who begins."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.games.match import LONGEST_NAME, MOST_SEATS, SERIES_LENGTHS
from engine.rules.categories import CATEGORIES
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.strategies.strategies import PLAYS_TO_WIN, strategy
from engine.strategies.strengths import Face
from engine.strategies.strengths import strength as strength_of
from yahtzee_gui.board.match import words as match_words
from yahtzee_gui.board.match.faces import SEAT_COLORS, draw_face
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.plain import Label, mark_wrong, set_tooltip
from yahtzee_gui.new_game import match_words as new_game_match_words
from yahtzee_gui.new_game.columns import ChoiceText, column_heading
from yahtzee_gui.new_game.match_table import Table
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary

_FACE, _REMARK, _INDENT, _BAR = 22, 34, 26, 40
_ADAPTIVE_WINS = 51
"""How many games of 100 are won against perfect play by looking at it: 51.26 ± 0.16 of 100,000 (docs/method.md)."""
_NO_ONE, _PERSON = "no one", "person"


class NameField(QLineEdit):
    """A name that is typed. At the longest one can be, it says so and takes no more."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setMaxLength(LONGEST_NAME)
        self.inputRejected.connect(self._say_limit)

    def _say_limit(self) -> None:
        below = self.mapToGlobal(QPoint(0, self.height() // 2))
        QToolTip.showText(below, new_game_match_words.longest_name(LONGEST_NAME), self)


class OtherChoice(QWidget):
    """Who sits in one of the other seats: no one, a face, or a person with a name.

    Signals:
        changed: the seat has another player, or another name.
    """

    changed = Signal()

    def __init__(self, place: int, width: int) -> None:
        super().__init__()
        self._rules: RuleSet | None = None
        self._away: Face | None = None  # whom the player chose, while another one is here because of the rules
        self._usual_name = new_game_match_words.player(place + 1)
        self.who = Combo()
        self.who.setAccessibleName(new_game_match_words.other(place))
        self.who.setIconSize(QSize(_FACE, _FACE))
        self.who.setMaxVisibleItems(len(Face) + 2)
        self.who.addItem(new_game_match_words.no_one(), _NO_ONE)
        for face in Face:
            self.who.addItem(self._picture(face, place), match_words.face_title(face), face)
        self.who.addItem(new_game_match_words.person(), _PERSON)
        self.name = NameField()
        self.name.setPlaceholderText(new_game_match_words.name())
        self.name.setAccessibleName(new_game_match_words.name_of_other(place))
        self.remark = Label(role="muted", wraps=True)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._below = QStackedWidget()  # the place is kept, whatever is there
        self._below.addWidget(self.remark)
        self._below.addWidget(self.name)
        self._below.setFixedHeight(_REMARK)
        filled(QVBoxLayout(self), self.who, self._below, spacing=2, margins=(0, 0, 0, 0))
        self.setFixedWidth(width)
        self.who.currentIndexChanged.connect(self._take_choice)
        self.name.textChanged.connect(self.changed)
        self.who.activated.connect(self._take_choice)
        self.who.activated.connect(self._ask_name)

    def _take_choice(self) -> None:
        """Take who is here now for who is wanted."""
        self._away = None
        self._refresh()

    def _ask_name(self) -> None:
        """Have the name typed next, where a person was chosen."""
        if isinstance(self.other, str):
            self.name.setFocus()
            self.name.selectAll()

    def _picture(self, face: Face, place: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(_FACE * ratio), round(_FACE * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        ground = theme().q(SEAT_COLORS[place % len(SEAT_COLORS)])
        draw_face(painter, QRectF(0, 0, _FACE, _FACE), face, ground, theme().q("on_character"))
        painter.end()
        return QIcon(picture)

    @property
    def other(self) -> Face | str | None:
        """Who sits here; None for an empty seat."""
        chosen = self.who.currentData()
        if chosen == _NO_ONE:
            return None
        return self.name.text().strip() if chosen == _PERSON else chosen

    @property
    def wanted(self) -> Face | str | None:
        """The player's own choice for this seat, also while another sits in because of the rules."""
        return self._away or self.other

    @property
    def replaced(self) -> str:
        """Who sits here for whom, and why; nothing where it is the player's choice."""
        if self._away is None:
            return ""
        here = match_words.face_name(self.other) if isinstance(self.other, Face) else new_game_match_words.person()
        return new_game_match_words.sits_in(match_words.face_name(self._away), here)

    def set_other(self, other: Face | str | None) -> None:
        """Put a player in this seat."""
        chosen = _NO_ONE if other is None else other if isinstance(other, Face) else _PERSON
        if isinstance(other, str):
            self.name.setText(other)
        self.who.setCurrentIndex(self.who.findData(chosen))
        self._refresh()

    def set_rules(self, rules: RuleSet) -> None:
        """Offer those who can play by `rules`, and say how good they are; who cannot comes back once they can."""
        if rules == self._rules:
            return
        self._rules = rules
        model = self.who.model()
        for row in range(self.who.count()):
            face = self.who.itemData(row)
            is_offered = not isinstance(face, Face) or can_play(face, rules)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if is_offered else Qt.ItemFlag.NoItemFlags
            model.item(row).setFlags(flags)  # type: ignore[attr-defined]
            if isinstance(face, Face):
                title = match_words.face_title(face)
                why = "" if is_offered else f" · {why_not(face, rules)}"
                self.who.setItemText(row, title + why)
        self.who.view().setMinimumWidth(self.who.view().sizeHintForColumn(0) + _BAR)
        wanted = self.wanted
        if isinstance(wanted, Face):
            instead = Face.GRETA if can_play(Face.GRETA, rules) else _PERSON
            is_here = can_play(wanted, rules)
            with QSignalBlocker(self.who):
                self.who.setCurrentIndex(self.who.findData(wanted if is_here else instead))
            self._away = None if is_here else wanted
        self._refresh()

    def _refresh(self) -> None:
        if self.other == "":
            self.name.setText(self._usual_name)
        other = self.other
        self._below.setCurrentWidget(self.name if isinstance(other, str) else self.remark)
        text = (
            self.replaced or _about(other, self._rules) if isinstance(other, Face) and self._rules is not None else ""
        )
        self.remark.setText(text)
        self.who.setAccessibleDescription(text)
        self.changed.emit()


_ANY_CARD = (Face.DIZZY, Face.GRETA, Face.PAULA)


def can_play(face: Face, rules: RuleSet) -> bool:
    """Return whether a face can play by these rules."""
    return not why_not(face, rules)


def why_not(face: Face, rules: RuleSet) -> str:
    """Return why a face can't play by these rules; nothing if it can."""
    if rules.counts_first_rolls:
        return new_game_match_words.knows_no_first_rolls()
    if rules.is_yahtzee or face in _ANY_CARD:
        return ""
    words = new_game_match_words
    return words.knows_other_points() if rules.categories == CATEGORIES else words.knows_other_boxes()


def _about(face: Face, rules: RuleSet) -> str:
    """Return how good a player is, or that this is not known: how it plays stands beside its name."""
    if face.value == PLAYS_TO_WIN:
        return match_words.adaptive_strength(_ADAPTIVE_WINS if rules == DEFAULT_RULES else None)
    known = strength_of(strategy(face.value), rules)
    return match_words.strength(known) if known is not None else match_words.strength_unknown()


class TableChoice(QWidget):
    """Who plays.

    Signals:
        changed: the table is another one.
    """

    changed = Signal()

    def __init__(self, width: int, table: Table) -> None:
        super().__init__()
        self._nameless = table.nameless  # which is not kept: it is another word in another language
        self.you = NameField(table.you or self._nameless)
        self.you.setAccessibleName(new_game_match_words.your_name())
        self.you.setFixedWidth(width)
        self.others = [OtherChoice(place, width) for place in range(1, MOST_SEATS)]
        column = filled(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=5)
        filled(column, column_heading(new_game_match_words.who_plays()), self.you)
        for place, other in enumerate(self.others):
            other.set_other(table.others[place] if place < len(table.others) else None)
            other.changed.connect(self._call_nameless)
            other.changed.connect(self.changed)
            column.addWidget(other)
        column.addStretch()
        self.you.textChanged.connect(self.changed)

    def _call_nameless(self) -> None:
        """Call a player who has given no name as goes with those who are chosen."""
        before, self._nameless = self._nameless, self.seated(Table()).nameless
        if self.you.text().strip() == before:
            self.you.setText(self._nameless)

    @property
    def problem(self) -> str:
        """What is wrong with those who are chosen; nothing if they can play."""
        return self._judged()[0]

    @property
    def wrong_name(self) -> NameField | None:
        """The name that keeps them from playing, if one does."""
        return self._judged()[1]

    def _judged(self) -> tuple[str, NameField | None]:
        if all(other.other is None for other in self.others):
            return new_game_match_words.no_opponent(), None
        taken = set[str]()
        for field in (self.you, *(one.name for one in self.others if isinstance(one.other, str))):
            name = field.text().strip().casefold()
            if not name:
                return new_game_match_words.name_missing(), field
            if name in taken:
                return new_game_match_words.same_name(), field
            if not name.isprintable():
                return new_game_match_words.unreadable_name(), field
            taken.add(name)
        return "", None

    def mark_wrong_name(self) -> None:
        """Mark the name that keeps them from playing, and no other."""
        problem, wrong = self._judged()
        for field in (self.you, *(one.name for one in self.others)):
            mark_wrong(field, is_wrong=field is wrong)
            field.setAccessibleDescription(problem if field is wrong else "")

    def seated(self, table: Table) -> Table:
        """Return `table` with those who are chosen."""
        others = tuple(other for one in self.others if (other := one.other) is not None)
        wanted = tuple(other for one in self.others if (other := one.wanted) is not None)
        you = self.you.text().strip()
        wanted = wanted if wanted != others else ()
        return replace(table, you="" if you == self._nameless else you, others=others, wanted=wanted)

    @property
    def remark(self) -> str:
        """Who is replaced by a person, whose name stands where it would be said."""
        return next((one.replaced for one in self.others if one.replaced and isinstance(one.other, str)), "")

    def set_rules(self, rules: RuleSet) -> None:
        """Say how good everybody is by `rules`."""
        for other in self.others:
            other.set_rules(rules)


class TableDice(QWidget):
    """How the dice of a match fall, and who begins."""

    def __init__(self, width: int, table: Table) -> None:
        super().__init__()
        self._dice, self._begins = QButtonGroup(self), QButtonGroup(self)
        self._column = column = QVBoxLayout(self)
        self._width = width
        self._explained: dict[QRadioButton, ChoiceText] = {}
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(column_heading(new_game_match_words.which_dice()))
        self.own = self._add(self._dice, new_game_match_words.own_dice(), new_game_match_words.own_dice_explained())
        self.real = self._add(self._dice, new_game_match_words.real_dice(), new_game_match_words.real_dice_explained())
        self.linked = self._add(
            self._dice, new_game_match_words.linked_dice(), new_game_match_words.linked_dice_explained()
        )
        set_tooltip(self.linked, glossary.linked_dice())
        self.remark = self._add_remark()
        column.addSpacing(14)
        column.addWidget(Label(new_game_match_words.who_begins(), role="heading"))
        self.you_begin = self._add(self._begins, new_game_match_words.you_begin(), "")
        self.others_begin = self._add(
            self._begins, new_game_match_words.others_begin(), new_game_match_words.others_begin_explained()
        )
        column.addStretch()
        (self.real if table.real_dice else self.linked if table.linked else self.own).setChecked(True)
        self._waits_to_link = False
        self._dice.buttonClicked.connect(self._take_choice)
        (self.others_begin if table.others_begin else self.you_begin).setChecked(True)

    def _add(self, group: QButtonGroup, name: str, explained: str) -> QRadioButton:
        button = QRadioButton(name)
        button.setAccessibleDescription(explained)
        group.addButton(button)
        self._column.addSpacing(8 if self._column.count() > 1 else 0)
        self._column.addWidget(button)
        if explained:
            self._explained[button] = label = ChoiceText(explained, button, self._width - _INDENT)
            label.setContentsMargins(0, 0, 0, 0)
            self._column.addWidget(label, alignment=Qt.AlignmentFlag.AlignRight)
        return button

    def _add_remark(self) -> QLabel:
        """Add a text whose place is kept."""
        label = Label(role="muted", wraps=True)
        label.setFixedSize(self._width - _INDENT, 2 * _REMARK)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(label, alignment=Qt.AlignmentFlag.AlignRight)
        return label

    def _take_choice(self) -> None:
        """Take the dice that are chosen now for those that are wanted."""
        self._waits_to_link = False

    def set_table(self, table: Table) -> None:
        """Offer what those who are chosen can play with; dice that can't be linked are linked again once they can."""
        self.linked.setEnabled(table.can_link)
        if not table.can_link and self.linked.isChecked():
            self._waits_to_link = True
            self.own.setChecked(True)
        elif table.can_link and self._waits_to_link:
            self._waits_to_link = False
            self.linked.setChecked(True)
        why_not = "" if table.can_link else new_game_match_words.linked_dice_need_one_person()
        self.remark.setText(why_not)
        self.linked.setAccessibleDescription(why_not or new_game_match_words.linked_dice_explained())
        is_linked = self.linked.isChecked()
        self.others_begin.setEnabled(not is_linked)
        if is_linked:
            self.you_begin.setChecked(True)
        self._say_who_begins(table, is_linked=is_linked)

    def _say_who_begins(self, table: Table, *, is_linked: bool) -> None:
        """Name the first person where another one sits at the table: "you" could be any of them."""
        words, name = new_game_match_words, table.you or table.nameless
        texts = [words.person_begins(name=name), name, words.player(1)] if table.people else [words.you_begin()]
        for text in texts:  # the first that has room
            self.you_begin.setText(text.replace("&", "&&"))
            if self.you_begin.sizeHint().width() <= self._width:
                break
        self.others_begin.setText(words.the_others_begin() if table.people else words.others_begin())
        explained = words.last_explained() if table.people else words.others_begin_explained()
        explained = words.linked_dice_you_begin() if is_linked else explained
        self.others_begin.setAccessibleDescription(explained)
        self._explained[self.others_begin].show_text(explained)

    def chosen(self, table: Table) -> Table:
        """Return `table` with the dice, and who begins, as they are chosen."""
        linked, real = self.linked.isChecked() or (self._waits_to_link and bool(table.wanted)), self.real.isChecked()
        return replace(table, linked=linked, others_begin=self.others_begin.isChecked(), real_dice=real)


class SeriesChoice(QWidget):
    """How many matches are played: one, or a series."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.matches = Combo()
        self.matches.setAccessibleName(new_game_match_words.how_many())
        self.matches.addItem(new_game_match_words.one_match(), 0)
        for length in SERIES_LENGTHS:
            self.matches.addItem(new_game_match_words.best_of(length), length)
        self.matches.setCurrentIndex(self.matches.findData(table.series))
        heading = Label(new_game_match_words.how_many(), role="heading")
        heading.setBuddy(self.matches)
        row = filled(QHBoxLayout(), STRETCH, heading, self.matches)
        filled(QVBoxLayout(self), row, STRETCH, margins=(0, 0, 0, 0))

    def chosen(self, table: Table) -> Table:
        """Return `table` with as many matches as are chosen."""
        return replace(table, series=self.matches.currentData())
