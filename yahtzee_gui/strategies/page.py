# SPDX-License-Identifier: MIT
"""The players' page: who plays, the answer as a sentence and a table, charts, and where two of them part."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.options import Option
from engine.games.position import Position
from yahtzee_gui.board.tray.drawn_dice import draw_dice, draw_die
from yahtzee_gui.kit.charts.chart_card import ChartCard
from yahtzee_gui.kit.charts.painted_tables import TableChart
from yahtzee_gui.kit.charts.series import INKS, SeriesChart, paint_series_swatch
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_fitted, draw_ring, fill_round, smooth_painter
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import ElidedLabel, Label, link_button, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, Card, discard, filled
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.strategies import published, view, words
from yahtzee_gui.strategies.entrants import OWN, ChartKind, Parameter, Section
from yahtzee_gui.strategies.rule_lists import OwnCard
from yahtzee_gui.strategies.session import Strategies
from yahtzee_gui.strategies.view import TABLES, PartingRow, WhoRow, published_view
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import faults, names

_NAME, _HEIGHT, _BOX, _FIGURE, _CHOICE = 112, 28, 18, 62, 76
_SHARES = 3, 2


class _Line(Ringed, QAbstractButton):
    """A button as wide as its list, larger in a large window: `paint_line` paints what it says."""

    def __init__(self, least: int, height: int) -> None:
        super().__init__()
        self._height = height
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(height)
        self.setMinimumWidth(least)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = smooth_painter(self), self.height() / self._height
        painter.scale(scale, scale)
        area = QRectF(0, 0, self.width() / scale, self._height)
        if self.underMouse() and self.isEnabled():
            fill_round(painter, area, 7, theme().q("hover"))
        self.paint_line(painter, area)
        if self.has_ring:
            draw_ring(painter, area, 7)

    def paint_line(self, painter: QPainter, area: QRectF) -> None:
        raise NotImplementedError


class WhoButton(_Line):
    """One who can be compared; pressed, it is."""

    def __init__(self) -> None:
        super().__init__(_NAME, _HEIGHT)
        self.ink: int | None = None
        self.name = ""
        self.setCheckable(True)

    def show_row(self, row: WhoRow) -> None:
        self.name, self.ink = row.name, row.ink
        self.setText(row.name.replace("&", "&&"))
        self.setChecked(row.ink is not None)
        self.setEnabled(row.can_play)
        self.setAccessibleName(row.spoken)
        self.setAccessibleDescription(row.hint)
        set_tooltip(self, f"{row.name}\n{row.hint}")
        self.update()

    def paint_line(self, painter: QPainter, area: QRectF) -> None:
        """Paint the box in the colour of the player, and the name."""
        box = QRectF(6, (area.height() - _BOX) / 2, _BOX, _BOX)
        is_chosen, ink = self.ink is not None, self.ink or 0
        painter.setPen(QPen(theme().q(INKS[ink] if is_chosen else "control_edge"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        if is_chosen:
            paint_series_swatch(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), ink, as_line=False)
            painter.setPen(QPen(theme().q("card"), 2.0))
            corners = ((0.25, 0.52), (0.43, 0.7), (0.75, 0.32))
            tick = [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in corners]
            painter.drawPolyline(QPolygonF(tick))
        font = fonts.font(13, QFont.Weight.DemiBold if is_chosen else QFont.Weight.Normal)
        name = area.adjusted(box.right() + 10, 0, 0, 0)
        draw_fitted(painter, name, self.name, font, theme().q("text" if self.isEnabled() else "faint"))


class _Row(QWidget):
    """A row: the button, what is chosen beside it, the button that opens it, the average, and below what is open."""

    def __init__(self, row: WhoRow, session: Strategies) -> None:
        super().__init__()
        self._key, self._session = row.key, session
        self.button, self.figure = WhoButton(), ElidedLabel("muted", AlignRight)
        self.figure.setFixedWidth(_FIGURE)
        self.opens = link_button()
        self.choices: dict[Parameter, Combo] = {}
        self._line = filled(QHBoxLayout(), (self.button, 1), self.opens, self.figure, spacing=4)
        self._below = QGridLayout()
        self._below.setContentsMargins(34, 0, 0, 4)
        for column, share in enumerate(_SHARES):
            self._below.setColumnStretch(column, share)
        filled(QVBoxLayout(self), self._line, self._below, spacing=2, margins=(0, 0, 0, 0))
        self.button.clicked.connect(lambda: session.toggle(self._key))
        self.opens.clicked.connect(lambda: session.open_row(self._key))

    def show_row(self, row: WhoRow) -> None:
        self.button.show_row(row)
        self.figure.set_text(row.figure)
        self.opens.setText(row.opens)
        self.opens.setAccessibleName(f"{row.opens}: {row.name}")
        self.opens.setVisible(bool(row.opens))
        for parameter in self.choices.keys() - {which for which, *_ in row.choices}:
            discard(self.choices.pop(parameter))
        for which, offered, chosen in row.choices:
            if which not in self.choices:
                self._add(which, is_below=bool(row.opens))
            self.choices[which].offer(offered, chosen)

    def _add(self, which: Parameter, *, is_below: bool) -> None:
        box = self.choices[which] = Combo()
        box.setAccessibleName(words.parameter(which))
        set_tooltip(box, words.parameter(which))
        box.setMinimumWidth(_CHOICE)
        box.setSizePolicy(
            QSizePolicy.Policy.Ignored if is_below else QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed
        )
        box.activated.connect(lambda place: self._session.set_parameter(self._key, which, box.itemData(place)))
        if is_below:
            place = len(self.choices) - 1
            self._below.addWidget(box, place // 2, place % 2)
        else:
            self._line.insertWidget(1, box)


class WhoList(QWidget):
    """All who can be compared, below each other."""

    def __init__(self, session: Strategies) -> None:
        super().__init__()
        self._session = session
        self.rows: dict[str, _Row] = {}
        self._column = filled(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)
        self.setAccessibleName(words.who_plays())

    def set_rows(self, rows: Sequence[WhoRow]) -> None:
        keys = [row.key for row in rows]
        for key in [key for key in self.rows if key not in keys]:
            discard(self.rows.pop(key))
        for place, row in enumerate(rows):
            if row.key not in self.rows:
                self.rows[row.key] = _Row(row, self._session)
                self._column.insertWidget(place, self.rows[row.key])
            self.rows[row.key].show_row(row)


_WIDTH, _PARTING_HEIGHT, _DIE, _SMALL, _GAP, _PARTING_FIGURE = 300, 34, 22, 16, 3, 46
_FADED = 0.35


class PartingButton(_Line):
    """A position; a press opens it."""

    def __init__(self, row: PartingRow, inks: tuple[int, int]) -> None:
        super().__init__(_WIDTH, _PARTING_HEIGHT)
        self.row, self._inks = row, inks
        self.setAccessibleName(row.spoken)
        set_tooltip(self, row.spoken)

    def paint_line(self, painter: QPainter, area: QRectF) -> None:
        """Paint the dice twice, with what each player keeps, and the points."""
        left, step = 0, _SMALL + _GAP
        if self.row.first.category is not None and self.row.other.category is not None:
            draw_dice(painter, area.adjusted(6, 0, 0, 0), self.row.position.roll, _SMALL, step)
            left = 6 + 5 * step
        half = (area.width() - left - _PARTING_FIGURE) / 2
        for number, option in enumerate((self.row.first, self.row.other)):
            cell = QRectF(left + 6 + number * half, area.top(), half - 6, area.height())
            self._paint_choice(painter, cell, option, INKS[self._inks[number]])
        figure = area.adjusted(area.width() - _PARTING_FIGURE, 0, -8, 0)
        bold = fonts.font(13, QFont.Weight.DemiBold)
        draw_fitted(painter, figure, self.row.figure, bold, theme().q("text"), AlignRight)

    def _paint_choice(self, painter: QPainter, cell: QRectF, option: Option, ink: str) -> None:
        """Paint the dice with a ring around those that are kept, or the box that is filled."""
        if option.category is not None:
            text = names.category(option.category, self.row.position.rules)
            draw_fitted(painter, cell, text, fonts.font(13, QFont.Weight.DemiBold), theme().q(ink))
            return
        size, dice = min(_DIE, (cell.width() - 4 * _GAP) / 5), self.row.position.roll
        for place, (face, is_kept) in enumerate(zip(dice, names.kept_among(dice, option.keep or ()), strict=True)):
            die = QRectF(cell.left() + place * (size + _GAP), cell.center().y() - size / 2, size, size)
            painter.setOpacity(1.0 if is_kept else _FADED)
            draw_die(painter, die, face, theme().q(ink) if is_kept else None)
        painter.setOpacity(1.0)


class PartingList(QWidget):
    """Positions below each other.

    Signals:
        requested: the position that was pressed.
    """

    requested = Signal(Position)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[PartingRow, ...] = ()
        self._inks = 0, 1
        self.buttons: list[PartingButton] = []
        self._column = filled(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=0)

    def set_rows(self, rows: Sequence[PartingRow], inks: tuple[int, int]) -> None:
        if (tuple(rows), inks) == (self._rows, self._inks) and self.buttons:
            return
        self._rows, self._inks = tuple(rows), inks
        for button in self.buttons:
            discard(button)
        self.buttons = [PartingButton(row, inks) for row in rows]
        for button in self.buttons:
            button.clicked.connect(lambda _checked=False, row=button.row: self.requested.emit(row.position))
            self._column.addWidget(button)


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
        self.who = WhoList(session)
        self.rules, self.rolls, self.pair = Combo(), Combo(), Combo()
        texts = words.cancel, words.your_progress, words.watch, words.play_match
        self.cancel, self.progress, self.watch, self.match = (QPushButton(text()) for text in texts)
        self.new, self.published = link_button(words.new_list()), link_button(words.published())
        self.watched = QMenu(self)
        self.table = ChartCard("", TableChart(_TABLE))
        self.answer, self.in_a_match = Label(role="title", wraps=True), Label(role="cell", wraps=True)
        self.chart = ChartCard("", SeriesChart())
        self.chart_choice = Segments(tuple(ChartKind), words.chart_tab, gives_way=True)
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
        self.remark = ElidedLabel("muted", AlignLeft)
        self._right = QStackedWidget()
        self._lay_out()
        self._name_parts()
        self._connect()
        self.refresh()

    # ---- building ----

    def _lay_out(self) -> None:
        buttons = (self.cancel, self.progress, self.watch, self.match)
        self.match.setProperty("primary", "true")
        self.beside_title = QWidget()
        filled(QHBoxLayout(self.beside_title), (self.remark, 1), *buttons, spacing=8, margins=(0, 0, 0, 0))
        for page in (self._compare_part(), self.own, self._published_part()):
            self._right.addWidget(page)
        left = filled(QVBoxLayout(), self._who_card(), STRETCH)
        board = filled(QHBoxLayout(), left, (self._right, 1), spacing=_SPACE)
        filled(QVBoxLayout(self), (board, 1), margins=(_MARGIN, 8, _MARGIN, 12))
        self.setMinimumSize(900, 560)

    def _who_card(self) -> Card:
        card = Card(words.who_plays(), _WHO)
        links = [filled(QHBoxLayout(), link, STRETCH) for link in (self.new, self.published)]
        rules = filled(QHBoxLayout(), (self.rules, 1), self.rolls, spacing=8)
        filled(card.column, Label(words.compare_up_to(), role="muted"), self.who, *links, rules)
        return card

    def _compare_part(self) -> QWidget:
        page = QWidget()
        self.table.as_table.hide()  # it is one
        self.table.heading.hide()
        for place, said in enumerate((self.answer, self.in_a_match)):  # above the note, where they have the whole width
            self.table.column.insertWidget(place, said)
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
        for choice in (self.which_table, self.whose_rules):
            choice.choiceRequested.connect(
                lambda _: session.choose_published(self.which_table.chosen, self.whose_rules.chosen)
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the positions below the chart where there is no room beside it."""
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW
        self._below.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
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
        self.rules.offer(view.rules_offered(session), view.offered_like(session, choices.rules))
        self.rolls.offer(view.rolls_offered(), choices.rules.rolls_per_turn)
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
            self.remark.set_text(words.not_kept(faults.told(session.remark)))

    def show_progress(self) -> None:
        session = self.session
        self.who.set_rows([view.who_row(session, one) for one in session.entrants])
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
        self.in_a_match.setText(view.match_sentence(self.session))

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
        self.pair.offer(pairs, next((two for _, two in pairs if set(two) == keys), None))
        self.pair.setVisible(len(pairs) > 1)
        self.part_summary.setText(view.parting_summary(session))
        better, worse = (one.ink or 0 for one in pair) if pair is not None else (0, 1)
        headed = (self.openings_heading, self.openings), (self.costly_heading, self.costly)
        for (heading, shown), rows in zip(headed, view.parting_rows(session), strict=True):
            shown.set_rows(rows, (worse, better))
            heading.setVisible(bool(rows))
        self.open_one.setVisible(bool(self.openings.buttons or self.costly.buttons))
