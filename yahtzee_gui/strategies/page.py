# SPDX-License-Identifier: MIT
"""The strategies page: who plays, how their final scores lie over each other, and where two of them part."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.rules.dice_models import DiceModel
from engine.rules.scoring import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN, RuleSet
from engine.strategies.rule_lists.course import Lesson
from engine.strategies.strengths import Face
from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts import words as chart_words
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.series import SeriesChart
from yahtzee_gui.kit.charts.table_chart import TableChart
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, FileRemark
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.strategies import verhoeff, words
from yahtzee_gui.strategies.own_tab import OwnTab
from yahtzee_gui.strategies.parting_list import PartingList
from yahtzee_gui.strategies.session import OTHER_DICE, TARGETS, Section
from yahtzee_gui.strategies.verhoeff_view import TABLES
from yahtzee_gui.strategies.view import CHARTS, PageView, WhoRow
from yahtzee_gui.strategies.who_list import WhoList
from yahtzee_gui.words import names

_MARGIN, _SPACE, _WHO, _PART = 16, 12, 272, 344
_AT_LEAST = 1
_NARROW = 1120
_TABLE, _HIS_TABLE = QSize(300, 120), QSize(500, 400)


class StrategiesPage(PlacePage):
    """Three parts: those who are compared, the player's own lists, and Verhoeff's tables.

    Signals:
        lessonsRequested, targetRequested: how many lessons the player of the course knows; the score to reach.
        diceRequested: the `DiceModel` with which perfect play is to be compared as well.
        rulesRequested, rollsRequested: the `RuleSet` to play by, and how many rolls a turn has.
        pairRequested: the keys of the two whose differences are wanted.
        positionRequested: the number of a position in which they part.
        watchRequested: the key of one who is to be watched playing a game.
        verhoeffRequested: the number of one of his tables, and by which of his rules.
    """

    lessonsRequested = Signal(int)
    targetRequested = Signal(int)
    diceRequested = Signal(DiceModel)
    rulesRequested = Signal(RuleSet)
    rollsRequested = Signal(int)
    pairRequested = Signal(str, str)
    positionRequested = Signal(int)
    watchRequested = Signal(str)
    verhoeffRequested = Signal(int, verhoeff.Rules)

    def __init__(self, view: PageView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view.compare
        self._chart, self._table = _AT_LEAST, 0
        self.tabs = Segments(tuple(Section), words.tab)
        self.who = WhoList()
        self.note = Label(role="muted")
        self.rules, self.rolls, self.lessons, self.target, self.dice = (Combo() for _ in range(5))
        self.progress, self.cancel = QPushButton(words.your_progress()), QPushButton(words.cancel())
        self.match, self.watch, self.watched = QPushButton(words.play_match()), QPushButton(words.watch()), QMenu(self)
        self.chart = ChartCard("", SeriesChart())
        self.chart_choice = Segments(tuple(CHARTS), lambda which: words.chart_tabs()[which])
        self.table = ChartCard("", TableChart(_TABLE))
        self.table_choice = Segments((0, 1), lambda which: words.tables()[which])
        self.chart_title, self.table_title = Label(role="muted", wraps=True), Label(role="muted", wraps=True)
        self.first, self.other = Combo(), Combo()
        self.part_summary = Label(role="muted", wraps=True)
        self.partings = PartingList()
        self.openings_heading, self.costly_heading = Label(role="muted"), Label(role="muted")
        self.costly = PartingList()
        self.open_one = Label(words.open_one(), role="muted", wraps=True)
        self.save_partings = QPushButton(chart_words.save())
        self.own = OwnTab()
        self.his = ChartCard("", TableChart(_HIS_TABLE))
        self.his_tables = Segments(tuple(TABLES), lambda which: words.verhoeff_tables()[which])
        self.his_rules = Segments(
            tuple(verhoeff.Rules), lambda one: words.verhoeff_by_rules()[list(verhoeff.Rules).index(one)]
        )
        self.remark = FileRemark("muted", AlignLeft)
        self._pages = QStackedWidget()
        self._his = 0, verhoeff.Rules.ALL_BONUSES
        self._fill_choices()
        self._lay_out()
        self._connect()
        self.set_view(view)
        self.tabs.buttons[view.tab].setFocus()

    # ---- building ----

    def _fill_choices(self) -> None:
        for number in range(1, len(Lesson) + 1):
            self.lessons.addItem(str(number), number)
        for rolls in range(MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN + 1):
            self.rolls.addItem(str(rolls), rolls)
        for target in TARGETS:
            self.target.addItem(str(target), target)
        self.dice.addItems([names.dice_model_name(model) for model in OTHER_DICE])
        for name, box in self._choices():
            box.setAccessibleName(name)
            box.setMinimumWidth(96)
        self.rules.setMaximumWidth(210)
        self.first.setAccessibleName(words.first_player())
        self.other.setAccessibleName(words.other_player())
        self.tabs.set_name(words.sections())
        self.chart_choice.set_name(words.chart_choice())
        self.table_choice.set_name(words.table_choice())
        self.his_tables.set_name(words.verhoeff_table())
        self.his_rules.set_name(words.verhoeff_rules())
        self.chart_choice.set_choice(self._chart)
        self.table_choice.set_choice(self._table)
        self.his_tables.set_choice(0)
        self.his_rules.set_choice(verhoeff.Rules.ALL_BONUSES)
        set_tooltip(self.progress, words.your_progress_hint())
        set_tooltip(self.watch, words.watch_hint())
        for button in (self.match, self.watch, self.progress, self.cancel, self.save_partings):
            button.setProperty("small", "true")
        for card in (self.table, self.his):
            card.as_table.hide()  # it is one

    def _choices(self) -> tuple[tuple[str, QComboBox], ...]:
        return (
            (words.lessons_label(), self.lessons),
            (words.target_label(), self.target),
            (words.dice_label(), self.dice),
            (words.rules_label(), self.rules),
            (words.rolls_label(), self.rolls),
        )

    def _lay_out(self) -> None:
        subtitle = ElidedLabel("muted", AlignLeft)
        subtitle.set_text(words.subtitle())
        head = filled(QHBoxLayout(), self.tabs, (subtitle, 1), spacing=_SPACE)
        self.tabs.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for page in (self._compare_part(), self.own, self._verhoeff_part()):
            self._pages.addWidget(page)
        filled(
            QVBoxLayout(self),
            head,
            (self._pages, 1),
            self.remark,
            spacing=_SPACE,
            margins=(_MARGIN, 4, _MARGIN, 6),
        )
        self.setMinimumSize(940, 560)

    def _compare_part(self) -> QWidget:
        page = QWidget()
        for card, choice, title in (
            (self.chart, self.chart_choice, self.chart_title),
            (self.table, self.table_choice, self.table_title),
        ):
            card.head_with(choice)
            card.column.insertWidget(1, title)
        self._part = self._part_card()
        self._below = filled(QHBoxLayout(), (self.table, 1), self._part, spacing=_SPACE)
        right = filled(QVBoxLayout(), (self.chart, 1), self._below, spacing=_SPACE)
        row = filled(QHBoxLayout(page), self._who_card(), spacing=_SPACE, margins=(0, 0, 0, 0))
        add_layout(row, right, 1)
        return page

    def _who_card(self) -> Card:
        card = Card(words.who_plays(), _WHO)
        filled(card.column, filled(QHBoxLayout(), (self.note, 1), self.cancel), self.who, 6)
        for name, box in self._choices():
            label = Label(name, role="text", wraps=True)
            label.setBuddy(box)
            filled(card.column, filled(QHBoxLayout(), (label, 1), box))
        card.column.addStretch()
        filled(card.column, filled(QHBoxLayout(), self.match, STRETCH, self.watch))
        filled(card.column, filled(QHBoxLayout(), self.progress, STRETCH))
        return card

    def _part_card(self) -> Card:
        card = Card(words.part_heading())
        card.setMinimumWidth(_PART)
        card.column.removeWidget(card.heading)
        add_layout(card.column, filled(QHBoxLayout(), card.heading, STRETCH, self.save_partings))
        pair = filled(QHBoxLayout(), (self.first, 1), (self.other, 1), spacing=8)
        add_layout(card.column, pair)
        filled(card.column, self.part_summary, self.openings_heading, self.partings, self.costly_heading, self.costly)
        card.column.addStretch()
        card.column.addWidget(self.open_one)
        return card

    def _verhoeff_part(self) -> QWidget:
        page = QWidget()
        explained = Label(words.verhoeff_explained(), role="muted", wraps=True)
        choices = filled(QHBoxLayout(), self.his_tables, self.his_rules, STRETCH, spacing=_SPACE)
        filled(QVBoxLayout(page), explained, choices, (self.his, 1), spacing=8, margins=(0, 0, 0, 0))
        return page

    def _connect(self) -> None:
        self.lessons.activated.connect(lambda place: self.lessonsRequested.emit(self.lessons.itemData(place)))
        self.target.activated.connect(lambda place: self.targetRequested.emit(self.target.itemData(place)))
        self.dice.activated.connect(lambda place: self.diceRequested.emit(OTHER_DICE[place]))
        self.rules.activated.connect(lambda place: self.rulesRequested.emit(self._view.rules[place][1]))
        self.rolls.activated.connect(lambda place: self.rollsRequested.emit(self.rolls.itemData(place)))
        for box in (self.first, self.other):
            box.activated.connect(self._choose_pair)
        self.partings.requested.connect(self.positionRequested)
        self.costly.requested.connect(lambda number: self.positionRequested.emit(len(self._view.openings) + number))
        self.watch.clicked.connect(self._offer_to_watch)
        self.chart_choice.choiceRequested.connect(self._choose_chart)
        self.table_choice.choiceRequested.connect(self._choose_table)
        self.his_tables.choiceRequested.connect(lambda which: self._choose_his(which, self._his[1]))
        self.his_rules.choiceRequested.connect(lambda rules: self._choose_his(self._his[0], rules))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the positions below the table where there is no room beside it."""
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW
        directions = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._below.setDirection(directions[not is_narrow])
        self._part.setMaximumWidth(_PART if not is_narrow else self.maximumWidth())

    # ---- what is chosen here ----

    def _choose_chart(self, which: int) -> None:
        self._chart = which
        self._show_chart()

    def _choose_table(self, which: int) -> None:
        self._table = which
        self._show_table()

    def _choose_his(self, table: int, rules: verhoeff.Rules) -> None:
        self._his = table, rules
        self.verhoeffRequested.emit(table, rules)

    def _choose_pair(self) -> None:
        first, other = self.first.currentData(), self.other.currentData()
        if first != other:
            self.pairRequested.emit(first, other)
        else:
            self._show_pair()

    def _offer_to_watch(self) -> None:
        self.watched.clear()
        for row in (row for row in self._view.rows if row.ink is not None):
            action = self.watched.addAction(row.name.replace("&", "&&"))
            action.triggered.connect(lambda _=False, key=row.key: self.watchRequested.emit(key))
        self.watched.popup(self.watch.mapToGlobal(self.watch.rect().bottomLeft()))

    # ---- what is shown ----

    @property
    def opponents(self) -> Iterable[Face]:
        """Those of the compared who can be played against."""
        return self._view.opponents

    def set_view(self, view: PageView) -> None:
        """Show `view`; what is chosen stays chosen."""
        self.tabs.set_choice(view.tab)
        self._pages.setCurrentIndex(list(Section).index(view.tab))
        self._view = view.compare
        self.note.setText(view.compare.note)
        self.who.set_rows(view.compare.rows)
        self.cancel.setEnabled(view.compare.is_working)
        self.watch.setEnabled(any(row.ink is not None for row in view.compare.rows))
        self.match.setEnabled(bool(view.compare.opponents))
        set_tooltip(self.match, words.play_match_hint(view.compare.opponents.values()))
        self._show_choices(view)
        self._show_chart()
        self._show_table()
        self._show_pair()
        self.own.set_view(view.own)
        self.his.chart.set_view(view.his)  # type: ignore[attr-defined]
        self.his.show_title(view.his.name, view.his.summary)
        self.his.show_figures(view.his.figures)
        if view.remark:
            self.remark.set_text(view.remark)

    def show_progress(self, rows: tuple[WhoRow, ...], own_result: str) -> None:
        """Show how far it is with what is being worked out."""
        self.who.set_rows(rows)
        self.own.show_result(own_result)

    def _show_choices(self, view: PageView) -> None:
        offered = [name for name, _ in view.compare.rules]
        if [self.rules.itemText(place) for place in range(self.rules.count())] != offered:
            self.rules.clear()
            self.rules.addItems(offered)
        of_card = [(found.name, found.digest) for _, found in view.compare.rules]
        chosen = view.rules.name, view.rules.digest
        self.rules.setCurrentIndex(of_card.index(chosen) if chosen in of_card else -1)
        set_tooltip(self.rules, view.compare.rules_hint)
        self.dice.setCurrentIndex(OTHER_DICE.index(view.dice))
        numbers = (self.rolls, view.rules.rolls_per_turn), (self.lessons, view.lessons), (self.target, view.target)
        for box, number in numbers:
            box.setCurrentIndex(box.findData(number))

    def _show_chart(self) -> None:
        view = self._view.charts[self._chart]
        self.chart.chart.set_view(view)  # type: ignore[attr-defined]
        self.chart_title.setText(view.name)
        self.chart.show_figures(view.figures)

    def _show_table(self) -> None:
        view = (self._view.side, self._view.heads)[self._table]
        self.table.chart.set_view(view)  # type: ignore[attr-defined]
        self.table_title.setText(view.name)
        self.table_title.setVisible(view.name != words.tables()[self._table])
        self.table.show_figures(view.figures)

    def _show_pair(self) -> None:
        view = self._view
        for box, key in zip((self.first, self.other), view.pair or ("", ""), strict=True):
            with QSignalBlocker(box):
                box.clear()
                for one, name in view.compared:
                    box.addItem(name, one)
                box.setCurrentIndex(box.findData(key))
            box.setEnabled(view.pair is not None)
        self.part_summary.setText(view.part_summary)
        inks = view.pair_inks
        self.partings.set_rows(view.openings, inks)
        self.costly.set_rows(view.costly, inks)
        self.openings_heading.setText(words.first_rolls())
        self.costly_heading.setText(words.in_games())
        self.openings_heading.setVisible(bool(view.openings))
        self.costly_heading.setVisible(bool(view.costly))
        self.open_one.setVisible(bool(view.openings or view.costly))
        self.save_partings.setEnabled(bool(view.openings or view.costly))
