# SPDX-License-Identifier: MIT
"""The players' page: who plays, the answer as a sentence and a table, charts, and where two of them part."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from yahtzee_gui.kit.cards import Card
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.series import SeriesChart
from yahtzee_gui.kit.charts.table_chart import TableChart
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, FileRemark
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.strategies import published, view, words
from yahtzee_gui.strategies.entrants import OWN, ChartKind, Parameter, Section
from yahtzee_gui.strategies.parting_list import PartingList
from yahtzee_gui.strategies.published_view import TABLES, published_view
from yahtzee_gui.strategies.rule_editor import OwnCard
from yahtzee_gui.strategies.session import Strategies
from yahtzee_gui.strategies.who_list import WhoList, fill

_MARGIN, _SPACE, _WHO, _PART = 14, 12, 344, 330
_NARROW = 1120
_TABLE, _PUBLISHED = QSize(480, 76), QSize(480, 400)
_ROW = 26


class StrategiesPage(PlacePage):
    """Who is compared stands on the left; on the right is what comes of it, a list of the player's, or a table."""

    def __init__(self, session: Strategies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._kind = ChartKind.REACHING
        self.who = WhoList()
        self.rules, self.rolls, self.pair = Combo(), Combo(), Combo()
        texts = (words.cancel, words.your_progress, words.watch, words.play_match, words.new_list, words.published)
        made = (QPushButton(text()) for text in texts)
        self.cancel, self.progress, self.watch, self.match, self.new, self.published = made
        self.watched = QMenu(self)
        self.table = ChartCard("", TableChart(_TABLE))
        self.answer, self.in_a_match = Label(role="title", wraps=True), ElidedLabel("cell", AlignLeft)
        self.chart = ChartCard("", SeriesChart())
        self.chart_choice = Segments(tuple(ChartKind), words.chart_tab)
        self.chart_title = Label(role="muted", wraps=True)
        self.part_summary, self.open_one = Label(role="muted", wraps=True), Label(words.open_one(), role="muted")
        self.openings, self.costly = PartingList(), PartingList()
        self.openings_heading = Label(words.first_rolls(), role="muted", wraps=True)
        self.costly_heading = Label(words.in_games(), role="muted", wraps=True)
        self.own = OwnCard()
        self.tables = ChartCard("", TableChart(_PUBLISHED))
        self.which_table = Segments(tuple(TABLES), lambda which: words.published_tables()[which], gives_way=True)
        self.whose_rules = Segments(tuple(published.Rules), words.published_by, gives_way=True)
        self.done = QPushButton(words.done())
        self.remark = FileRemark("muted", AlignLeft)
        self._right = QStackedWidget()
        self._lay_out()
        self._name_parts()
        self._connect()
        self.refresh()

    # ---- building ----

    def _lay_out(self) -> None:
        buttons = (self.cancel, self.progress, self.watch, self.match)
        self.match.setProperty("primary", "true")
        head = filled(QHBoxLayout(), (self.remark, 1), *buttons, spacing=8)
        for page in (self._compare_part(), self.own, self._published_part()):
            self._right.addWidget(page)
        left = filled(QVBoxLayout(), self._who_card(), STRETCH)
        board = filled(QHBoxLayout(), left, (self._right, 1), spacing=_SPACE)
        filled(QVBoxLayout(self), head, (board, 1), spacing=10, margins=(_MARGIN, 6, _MARGIN, 12))
        self.setMinimumSize(900, 560)

    def _who_card(self) -> Card:
        card = Card(words.who_plays(), _WHO)
        for button in (self.new, self.published):
            button.setProperty("link", "true")
        links = [filled(QHBoxLayout(), link, STRETCH) for link in (self.new, self.published)]
        rules = filled(QHBoxLayout(), (self.rules, 1), self.rolls, spacing=8)
        filled(card.column, Label(words.compare_up_to(), role="muted"), self.who, *links, rules)
        return card

    def _compare_part(self) -> QWidget:
        page = QWidget()
        self.table.as_table.hide()  # it is one
        self.table.head_with(self.in_a_match)
        self.table.column.insertWidget(0, self.answer)
        self.chart.head_with(self.chart_choice)
        self.chart.column.insertWidget(1, self.chart_title)
        self._part = Card(words.part_heading())
        self._part.setMinimumWidth(_PART)
        filled(self._part.column, self.pair, self.part_summary, self.openings_heading, self.openings)
        filled(self._part.column, self.costly_heading, self.costly, STRETCH, self.open_one)
        self._below = filled(QHBoxLayout(), (self.chart, 1), self._part, spacing=_SPACE)
        filled(QVBoxLayout(page), self.table, (self._below, 1), spacing=_SPACE, margins=(0, 0, 0, 0))
        return page

    def _published_part(self) -> QWidget:
        page = QWidget()
        self.tables.as_table.hide()
        explained = Label(words.published_explained(), role="muted", wraps=True)
        choices = filled(QHBoxLayout(), self.which_table, self.whose_rules, STRETCH, self.done, spacing=_SPACE)
        filled(QVBoxLayout(page), explained, choices, (self.tables, 1), spacing=8, margins=(0, 0, 0, 0))
        return page

    def _name_parts(self) -> None:
        for box, name in (
            (self.rules, words.parameter(Parameter.RULES)),
            (self.rolls, words.parameter(Parameter.ROLLS)),
            (self.pair, words.which_two()),
        ):
            box.setAccessibleName(name)
        self.chart_choice.set_name(words.chart_choice())
        self.which_table.set_name(words.table_choice())
        self.whose_rules.set_name(words.published_rules())
        set_tooltip(self.progress, words.your_progress_hint())
        set_tooltip(self.watch, words.watch_hint())

    def _connect(self) -> None:
        session = self.session
        self.who.toggled.connect(session.toggle)
        self.who.opened.connect(session.open_row)
        self.who.chosen.connect(session.set_parameter)
        for box, parameter in ((self.rules, Parameter.RULES), (self.rolls, Parameter.ROLLS)):
            box.activated.connect(
                lambda place, box=box, which=parameter: session.set_parameter("", which, box.itemData(place))
            )
        self.pair.activated.connect(lambda place: session.choose_pair(*self.pair.itemData(place)))
        self.cancel.clicked.connect(session.cancel)
        self.watch.clicked.connect(self._offer_to_watch)
        self.new.clicked.connect(session.begin_list)
        self.published.clicked.connect(lambda: session.turn(Section.PUBLISHED))
        for done in (self.done, self.own.done):
            done.clicked.connect(lambda: session.turn(Section.COMPARE))
        self.own.remove.clicked.connect(session.remove_list)
        self.own.editor.textChanged.connect(lambda: session.write(self.own.editor.toPlainText()))
        self.own.editor.left.connect(session.keep)
        self.chart_choice.choiceRequested.connect(self._choose_chart)
        self.which_table.choiceRequested.connect(
            lambda which: session.choose_published(which, session.choices.table[1])
        )
        self.whose_rules.choiceRequested.connect(
            lambda rules: session.choose_published(session.choices.table[0], rules)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the positions below the chart where there is no room beside it."""
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW
        directions = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._below.setDirection(directions[not is_narrow])
        self._part.setMaximumWidth(self.maximumWidth() if is_narrow else _PART)

    # ---- what is chosen here ----

    def _choose_chart(self, which: ChartKind) -> None:
        self._kind = which
        self._show_chart()

    def _offer_to_watch(self) -> None:
        self.watched.clear()
        for one in self.session.chosen:
            action = self.watched.addAction(view.name_of(self.session, one).replace("&", "&&"))
            action.triggered.connect(lambda _=False, key=one.key: self.session.watch(key))
        self.watched.popup(self.watch.mapToGlobal(self.watch.rect().bottomLeft()))

    # ---- what is shown ----

    def refresh(self) -> None:
        """Show what has changed: of the right side, what is seen of it."""
        session = self.session
        choices, section = session.choices, session.choices.section
        self.show_progress()
        self.watch.setEnabled(bool(session.chosen))
        opponents = view.opponents(session)
        self.match.setEnabled(bool(opponents))
        set_tooltip(self.match, words.play_match_hint(opponents.values()))
        fill(self.rules, view.rules_offered(session), view.offered_like(session, choices.rules))
        fill(self.rolls, view.rolls_offered(), choices.rules.rolls_per_turn)
        self._right.setCurrentIndex(list(Section).index(section))
        if section is Section.COMPARE:
            self._show_table()
            self._show_chart()
            self._show_pair()
        elif section is Section.PUBLISHED:
            self.which_table.set_choice(choices.table[0])
            self.whose_rules.set_choice(choices.table[1])
            self._show(self.tables, published_view(*choices.table, choices.answers))
        if session.remark:
            self.remark.set_text(words.not_kept(session.remark))

    def show_progress(self) -> None:
        """Show how far it is with what is being worked out."""
        session = self.session
        self.who.set_rows(view.who_rows(session))
        self.cancel.setVisible(bool(session.fractions))
        told, note = view.headline(session)
        self.answer.setText(told)
        self.table.note.set_text(note)
        if session.choices.section is Section.OWN:
            name = session.name_of_list(OWN + session.choices.edited)
            self.own.show_list(name, session.text, session.faults, session.worths, view.list_result(session))

    @staticmethod
    def _show(card: ChartCard, shown: view.TableView) -> None:
        card.chart.set_view(shown)  # type: ignore[attr-defined]
        card.show_title(shown.name, shown.summary)
        card.show_figures(shown.figures)

    def _show_table(self) -> None:
        shown = view.side_view(self.session)
        self.table.chart.set_view(shown)  # type: ignore[attr-defined]
        self.table.chart.setMinimumHeight(_ROW * (1 + max(2, len(shown.rows))))
        self.table.show_figures(shown.figures)
        self.in_a_match.set_text(view.match_sentence(self.session))

    def _show_chart(self) -> None:
        shown = view.chart_view(self.session, self._kind)
        self.chart_choice.set_choice(self._kind)
        self.chart.chart.set_view(shown)  # type: ignore[attr-defined]
        self.chart_title.setText(shown.name)
        self.chart.show_figures(shown.figures)

    def _show_pair(self) -> None:
        session = self.session
        pairs, pair = view.pairs_offered(session), session.pair
        keys = {one.key for one in pair} if pair is not None else set()
        fill(self.pair, pairs, next((two for _, two in pairs if set(two) == keys), None))
        self.pair.setVisible(len(pairs) > 1)
        self.part_summary.setText(view.parting_summary(session))
        better, worse = (one.ink or 0 for one in pair) if pair is not None else (0, 1)
        headed = (self.openings_heading, self.openings), (self.costly_heading, self.costly)
        for (heading, shown), rows in zip(headed, view.parting_rows(session), strict=True):
            shown.set_rows(rows, (worse, better))
            heading.setVisible(bool(rows))
        self.open_one.setVisible(bool(self.openings.buttons or self.costly.buttons))
