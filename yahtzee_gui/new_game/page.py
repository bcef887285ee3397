# SPDX-License-Identifier: MIT
"""The New game dialog: six tiles, and five rows that say what is chosen and open one at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum
from typing import Any

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QIcon,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.games.game import Game
from engine.rules.dice import DEMON, FAIR_DICE, OFFERED_DICE, DiceModel
from engine.rules.par import par
from engine.rules.scoring import DEFAULT_RULES, RuleSet
from engine.strategies.strategies import Face
from yahtzee_gui import menu_words
from yahtzee_gui.board import match_words as board_match_words
from yahtzee_gui.board.heads import draw_face, draw_initial
from yahtzee_gui.board.seat_strip import SEAT_COLORS
from yahtzee_gui.board.tray.drawn_dice import draw_die
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.choices import Combo
from yahtzee_gui.kit.drawing import AlignCenter, draw_fitted, draw_ring, draw_text, fill_round, smooth_painter
from yahtzee_gui.kit.input import Ringed
from yahtzee_gui.kit.labels import Label, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, FormCard, WideText, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.library.days import seed_of
from yahtzee_gui.library.finished_game import game_key
from yahtzee_gui.library.history_figures import History
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.choice import ROUND, GameChoice, GameTile, Rolls, average_in_words, average_of
from yahtzee_gui.new_game.parts import (
    GamePart,
    GoalChoice,
    RollsPart,
    WhoPart,
    dice_picture,
    draw_dice_picture,
    goal_explained,
    goal_name,
    rolls_name,
)
from yahtzee_gui.new_game.starter import GameToBegin, Table, fault_of, seated
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import buttons, games, names, units
from yahtzee_gui.words.numbers import long_day

NAME, _HEIGHT, _ARROW, _GAP, _ABOVE, _BELOW = 84, 46, 44, 14, 7, 14


class RowHeader(Ringed, QAbstractButton):
    """The name of a row and what is chosen there; checked, the row is open."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.value, self.note = "", ""
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(NAME, _HEIGHT)

    def show_value(self, value: str, note: str) -> None:
        self.value, self.note = value, note
        self.setAccessibleDescription(". ".join(filter(None, (value, note))))
        set_tooltip(self, "" if self.isEnabled() else note)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name; closed, what is chosen; and an arrow, if the row can be opened."""
        painter = smooth_painter(self)
        area = QRectF(0, 0, self.width(), _HEIGHT)
        draw_fitted(
            painter, area.adjusted(2, 0, NAME - area.width(), 0), self.text(), fonts.font(13), theme().q("muted")
        )
        if not self.isChecked():
            bold = fonts.font(14, QFont.Weight.DemiBold)
            value = area.adjusted(NAME, 0, -_ARROW, 0)
            draw_fitted(painter, value, self.value, bold, theme().q("text" if self.isEnabled() else "faint"))
            left = min(QFontMetricsF(bold).horizontalAdvance(self.value), value.width()) + _GAP
            if value.width() - left > NAME:
                draw_fitted(painter, value.adjusted(left, 0, 0, 0), self.note, fonts.font(13), theme().q("muted"))
        if self.isEnabled():
            middle, tip = QPointF(area.right() - 14, area.center().y()), -2.5 if self.isChecked() else 2.5
            painter.setPen(QPen(theme().q("muted"), 1.8))
            painter.drawPolyline([middle + QPointF(-5, -tip), middle + QPointF(0, tip), middle + QPointF(5, -tip)])
        if self.has_ring:
            draw_ring(painter, area.adjusted(0, 3, 0, -3), 7)


class ChoiceRow(QWidget):
    """A header, and a `part` to choose in, which is there while the row is open."""

    def __init__(self, name: str, part: QWidget) -> None:
        super().__init__()
        self.header, self.part = RowHeader(name), part
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setSpacing(0)
        grid.setColumnMinimumWidth(0, NAME)
        grid.setColumnMinimumWidth(2, _ARROW)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.header, 0, 0, 1, 3)
        part.setContentsMargins(0, _ABOVE, 0, _BELOW)  # the part lies on the header, which is as high as it
        grid.addWidget(part, 0, 1)
        part.hide()

    def show_value(self, value: str, note: str = "", fault: str = "") -> None:
        """Show what is chosen; a `fault` says why nothing else can be."""
        self.header.setEnabled(not fault)
        self.header.show_value(value, fault or note)
        if fault:
            self.set_open(False)

    def set_open(self, is_open: bool) -> None:
        """Show the part, or what is chosen there."""
        is_open = is_open and self.header.isEnabled()
        self.header.setChecked(is_open)
        self.part.setVisible(is_open)
        self.part.raise_()


HIGH, LOW = 82, 60
_PICTURE, _TEXT = QRectF(14, -20, 44, 40), 72


class TileButton(Ringed, QAbstractButton):
    """A game to begin; checked, it is the one that is chosen. Clicked `twice` it begins."""

    twice = Signal()

    def __init__(self, tile: GameTile, name: str) -> None:
        super().__init__()
        self.tile, self.lines, self.day = tile, ("", ""), 1
        self.others: Sequence[Face | str] = ()
        self.setText(name)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(286, HIGH)

    def show_lines(self, first: str, second: str) -> None:
        """Say what the game is, and how it went so far."""
        self.lines = (first, second)
        self.setAccessibleDescription(". ".join(filter(None, self.lines)))
        set_tooltip(self, second)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin the game: the first click has chosen it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.twice.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture and texts; where there is little room, without the second line."""
        painter, colors = smooth_painter(self), theme()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = "selection" if self.isChecked() else "hover" if self.underMouse() else "card"
        edge, width = ("accent", 2) if self.isChecked() else ("control_edge", 1)
        painter.setPen(QPen(colors.q(edge), width))
        painter.setBrush(colors.q(ground))
        painter.drawRoundedRect(area, 11, 11)
        self._paint_picture(painter, _PICTURE.translated(0, area.center().y()))
        lines = self.lines if self.height() >= HIGH else self.lines[:1]
        top = area.center().y() - 10 - 10 * len(lines)
        text = QRectF(_TEXT, top, area.right() - _TEXT - 8, 20)
        draw_fitted(painter, text, self.text(), fonts.font(16, QFont.Weight.DemiBold), colors.q("text"))
        for number, (line, ink) in enumerate(zip(lines, ("text", "muted"), strict=False)):
            draw_fitted(painter, text.translated(0, 21 + 20 * number), line, fonts.font(13), colors.q(ink))
        if self.has_ring:
            draw_ring(painter, QRectF(self.rect()), 12)

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        square = QRectF(room.left(), room.top(), room.height(), room.height())
        match self.tile:
            case GameTile.USUAL:
                draw_die(painter, square, 5)
            case GameTile.DAILY:
                self._paint_day(painter, square)
            case GameTile.MATCH:
                self._paint_faces(painter, room)
            case GameTile.REAL_DICE:
                draw_die(painter, QRectF(room.left(), room.top() + 4, 25, 25), 3)
                draw_die(painter, QRectF(room.left() + 18, room.top() + 14, 25, 25), 6)
            case GameTile.FOR_300:
                bold = fonts.font(21, QFont.Weight.Bold)
                draw_text(painter, room.adjusted(-4, 0, 8, 0), str(ROUND), bold, theme().q("gain"), AlignCenter)
            case GameTile.DEMON:
                draw_dice_picture(painter, square, DEMON)

    def _paint_day(self, painter: QPainter, square: QRectF) -> None:
        painter.setPen(QPen(theme().q("control_edge"), 1))
        painter.setBrush(theme().q("card"))
        painter.drawRoundedRect(square, 6, 6)
        fill_round(painter, QRectF(square.left() + 1, square.top() + 1, square.width() - 2, 9), 5, theme().q("bar"))
        bold = fonts.font(16, QFont.Weight.Bold)
        draw_text(painter, square.adjusted(0, 9, 0, 0), str(self.day), bold, theme().q("text"), AlignCenter)

    def _paint_faces(self, painter: QPainter, room: QRectF) -> None:
        for place, other in reversed(list(enumerate(self.others[:2], 1))):
            disc = QRectF(room.left() + 20 * (place - 1), room.center().y() - 13, 26, 26)
            ground, ink = theme().q(SEAT_COLORS[place]), theme().q("on_character")
            if isinstance(other, Face):
                draw_face(painter, disc, other, ground, ink)
            else:
                draw_initial(painter, disc, other, ground, ink)


class Tiles(QWidget):
    """The six tiles in two rows, to be `chosen` or clicked `twice`; the arrow keys go from one to the next."""

    chosen = Signal(GameTile)
    twice = Signal()

    def __init__(self, named: Mapping[GameTile, str]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons = {tile: TileButton(tile, name) for tile, name in named.items()}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        for number, (tile, button) in enumerate(self.buttons.items()):
            self._group.addButton(button)
            grid.addWidget(button, number // 3, number % 3)
            button.clicked.connect(lambda _checked=False, tile=tile: self.chosen.emit(tile))
            button.twice.connect(self.twice)
        self.set_high(True)

    def set_chosen(self, tile: GameTile | None) -> None:
        """Show which one stands for what is chosen, if one does."""
        self._group.setExclusive(tile is not None)
        for one, button in self.buttons.items():
            button.setChecked(one is tile)

    def set_high(self, is_high: bool) -> None:
        """Have room for two lines below the name, or for one."""
        for button in self.buttons.values():
            button.setFixedHeight(HIGH if is_high else LOW)


_SIZE, _MARGIN = QSize(940, 692), 28
_ROOMY = 660
"""The height below which tiles have one line less."""
_PORTRAIT, _LIST = 20, 280
_SHORT = 30  # letters: a tile has room for as many
_POINTS_CHANCE = 0.1433
"""How likely 300 points are in the usual game for who plays for points (docs/commands.md)."""


class RowOf(Enum):
    """What is chosen in a row; the value says in which order."""

    WHO = 0
    GAME = 1
    ROLLS = 2
    FOR = 3
    LUCK = 4


class NewGameDialog(QDialog):
    """What is to begin: `choice` has all that is chosen, at first what is given, and `changed` says that it is another.

    `undo` is the key that brings the game in play back; empty where there is none to bring back.
    """

    changed = Signal()

    def __init__(
        self,
        choice: GameChoice,
        today: date,
        history: History,
        parent: QWidget | None = None,
        *,
        own_rules: Iterable[RuleSet] = (),
        undo: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.new_game())
        self.choice = self._first = choice
        self._today, self._history = today, history
        self.who, self.game = WhoPart(average_of(history)), GamePart(own_rules)
        self.rolls, self.goal = RollsPart(today, history.latest), GoalChoice()
        self.luck, self.luck_note, self.goal_note = Combo(), WideText("muted", 300), WideText("muted", 300)
        parts = (self.who, self.game, self.rolls, _with_note(self.goal, self.goal_note), self._luck_part())
        texts = (words.who, words.game, words.rolls, words.play_for, words.luck)
        self.rows = {kind: ChoiceRow(text(), part) for kind, text, part in zip(RowOf, texts, parts, strict=True)}
        self.tiles = Tiles(
            {
                GameTile.USUAL: words.usual(),
                GameTile.DAILY: words.daily(),
                GameTile.MATCH: words.match(),
                GameTile.REAL_DICE: words.real_dice(),
                GameTile.FOR_300: words.for_score(ROUND),
                GameTile.DEMON: names.dice_model_name(DEMON),
            }
        )
        self.remark, self.start = Label(role="muted"), QPushButton(words.start())
        self.cancel = QPushButton(buttons.cancel())
        self.not_lost = Label(words.not_lost(menu_words.key(undo)) if undo else "", role="muted", wraps=True)
        self._lay_out()
        self.goal.set_goal(choice.goal)
        self._connect()
        self._show()
        self.start.setFocus()

    def _luck_part(self) -> QWidget:
        self.luck.setAccessibleName(words.luck())
        self.luck.setIconSize(QSize(_PORTRAIT, _PORTRAIT))
        self.luck.setMinimumWidth(_LIST)
        set_tooltip(self.luck, games.best_explained())
        for model in OFFERED_DICE:
            self.luck.addItem(QIcon(dice_picture(model, _PORTRAIT, self.devicePixelRatioF())), "", model)
        return _with_note(self.luck, self.luck_note)

    def _lay_out(self) -> None:
        title = filled(QHBoxLayout(), Label(words.new_game(), role="heading"), STRETCH, self.remark)
        card = FormCard()
        for row in self.rows.values():
            card.add(row)
        content = QWidget()
        filled(QVBoxLayout(content), card, STRETCH, margins=(0, 0, 0, 0))
        self._scrolled = ScrolledWhole(content)
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.start.setMinimumSize(210, 44)
        filled(QHBoxLayout(self.start), STRETCH, Label(menu_words.key("Enter")), margins=(0, 0, 16, 0))
        self.cancel.setMinimumSize(100, 44)
        self.cancel.setAutoDefault(False)
        foot = filled(QHBoxLayout(), (self.not_lost, 1), self.cancel, self.start, spacing=12)
        column = (title, self.tiles, (self._scrolled, 1), foot)
        filled(QVBoxLayout(self), *column, spacing=12, margins=(_MARGIN, 18, _MARGIN, 18))

    def _connect(self) -> None:
        for part in (self.who, self.game, self.rolls):
            part.asked.connect(self._choose)
        self.goal.changed.connect(lambda: self._change(goal=self.goal.goal))
        self.luck.activated.connect(lambda _place: self._change(dice_model=self.luck.currentData()))
        self.tiles.chosen.connect(self._take_tile)
        self.tiles.twice.connect(self.accept)
        for kind, row in self.rows.items():
            row.header.clicked.connect(lambda is_open, kind=kind: self.open_row(kind if is_open else None))
        for key, tile in enumerate(GameTile, 1):
            QShortcut(QKeySequence(str(key)), self).activated.connect(self.tiles.buttons[tile].click)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QShortcut(QKeySequence(key), self).activated.connect(self._enter)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def sizeHint(self) -> QSize:
        return _SIZE

    def showEvent(self, event: QShowEvent) -> None:
        """Be no larger than the window around and the screen have room for."""
        super().showEvent(event)
        window = self.parentWidget()
        room = room_for(self) or _SIZE
        if window is not None and window.isVisible():
            room = room.boundedTo(window.size() - QSize(40, 40))
        self.resize(_SIZE.boundedTo(room).expandedTo(self.minimumSizeHint()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have low tiles in a low dialog: the rows need the room."""
        super().resizeEvent(event)
        self.tiles.set_high(event.size().height() >= _ROOMY)

    # ---- what is chosen ----

    def open_row(self, opened: RowOf | None) -> None:
        """Let something be chosen in one row, and in no other."""
        for kind, row in self.rows.items():
            row.set_open(kind is opened)
        if opened is not None:
            self._scrolled.ensureWidgetVisible(self.rows[opened], 0, 0)

    def _change(self, **changes: Any) -> None:
        self._choose(replace(self.choice, **changes))

    def _take_tile(self, tile: GameTile) -> None:
        choice = self.choice.with_tile(tile)
        self.goal.set_goal(choice.goal)
        self._choose(choice)

    def _choose(self, choice: GameChoice) -> None:
        self.choice = choice
        self._show()
        self.changed.emit()

    def _enter(self) -> None:
        self.cancel.click() if self.cancel.hasFocus() else self.accept()

    def accept(self) -> None:
        """Begin what is chosen, or go to what keeps it from beginning."""
        if self.choice.is_match and fault_of(self._table)[0]:
            self.open_row(RowOf.WHO)
            self.who.to_fault()
        elif self.choice.seed_fault:
            self.open_row(RowOf.ROLLS)
            self.rolls.seed.setFocus()
        elif self.goal.problem and not self.choice.goal_fault:
            self.open_row(RowOf.FOR)
            self.goal.field.setFocus()
        else:
            super().accept()

    @property
    def chosen(self) -> GameToBegin:
        """What is to begin."""
        return self.choice.begins(self._today, has_earlier=self._first_result is not None)

    @property
    def table(self) -> Table | None:
        """Who plays a match; None for a game of one, and while they cannot."""
        return self._table if self.choice.is_match and not fault_of(self._table)[0] else None

    @property
    def _table(self) -> Table:
        return seated(self.choice.table, self.choice.rules)

    @property
    def _first_result(self) -> int | None:
        """The score with which the same game was finished before."""
        choice = self.choice
        seed = choice.seed_on(self._today)
        if choice.is_match or seed is None:
            return None
        return self._history.scores.get(game_key(Game(seed, choice.rules, choice.model), choice.own_goal))

    def _par_and_best(self, model: DiceModel) -> str:
        rules = self.choice.rules
        return words.par_and_best(par(rules, model), self._history.best(rules, model))

    # ---- showing it ----

    def _show(self) -> None:
        choice = self.choice
        self.remark.setText(words.as_last_time() if choice == self._first else "")
        self.who.show_choice(choice)
        self.game.show_choice(choice)
        self.rolls.show_choice(choice, self._first_result)
        best = self._history.best(choice.rules, FAIR_DICE)
        self.goal_note.show_text(self.goal.problem or goal_explained(choice.goal, choice.rules, best))
        self._show_luck()
        self._show_rows()
        self._show_tiles()

    def _show_luck(self) -> None:
        for row, model in enumerate(OFFERED_DICE):
            said = self._par_and_best(model)
            self.luck.setItemText(row, " · ".join(filter(None, (names.dice_model_name(model), said))))
        self.luck.setCurrentIndex(self.luck.findData(self.choice.dice_model))
        self.luck_note.show_text(names.dice_model_explained(self.choice.dice_model))
        self.luck.setAccessibleDescription(self.luck_note.text())

    def _show_rows(self) -> None:
        choice, rows = self.choice, self.rows
        table = self._table
        series = words.best_of(table.series) if table.series else ""
        who = _listed([name for name, _strategy in table.players()]) if choice.is_match else words.alone()
        rows[RowOf.WHO].show_value(who, series if choice.is_match else "")
        size = words.size_of_game(len(choice.rules.boxes), choice.rules.rolls_per_turn)
        rows[RowOf.GAME].show_value(names.game_and_rules(choice.rules), size)
        ghost = self.chosen.rival
        detail = {Rolls.DAILY: long_day(self._today), Rolls.SEED: choice.seed}.get(choice.source, "")
        raced = words.with_ghost(names.rival(ghost)) if ghost not in (None, Rival.NO_ONE) else ""
        linked = words.same_rolls() if choice.is_match and table.linked and table.can_link else ""
        rows[RowOf.ROLLS].show_value(rolls_name(choice.source), ", ".join(filter(None, (detail, raced, linked))))
        goal = words.to_win() if choice.is_match else goal_name(choice.own_goal)
        rows[RowOf.FOR].show_value(goal, fault=choice.goal_fault)
        luck = names.dice_model_name(choice.model), self._par_and_best(choice.model)
        rows[RowOf.LUCK].show_value(*luck, choice.luck_fault)

    def _show_tiles(self) -> None:
        tiles, table = self.tiles.buttons, self._table
        self.tiles.set_chosen(self.choice.tile)
        named = [board_match_words.face_name(one) if isinstance(one, Face) else one for one in table.others]
        others = words.against(_listed(named))
        others = others if len(others) <= _SHORT else words.against_many(len(table.others))
        day = GameChoice(self.choice.rules, rolls=Rolls.DAILY)
        score = self._history.scores.get(game_key(Game(seed_of(self._today), day.rules)))
        today = long_day(self._today)
        is_default = self.choice.rules == DEFAULT_RULES
        chance = words.chance_for_points(units.chance(_POINTS_CHANCE)) if is_default else ""
        played = words.not_played(today) if score is None else words.played_with(today, score)
        tiles[GameTile.USUAL].show_lines(words.alone_fair(), self._par_and_best(FAIR_DICE))
        tiles[GameTile.DAILY].show_lines(words.same_for_all(), played)
        series = words.best_of(table.series) if table.series else average_in_words(table, self.choice.rules)
        tiles[GameTile.MATCH].show_lines(others, series)
        tiles[GameTile.REAL_DICE].show_lines(words.you_roll(), words.how_many_people())
        tiles[GameTile.FOR_300].show_lines(words.likely(), chance)
        tiles[GameTile.DEMON].show_lines(words.worst_roll(), self._par_and_best(DEMON))
        tiles[GameTile.DAILY].day, tiles[GameTile.MATCH].others = self._today.day, table.others


def _with_note(control: QWidget, note: WideText) -> QWidget:
    part = QWidget()
    filled(QVBoxLayout(part), filled(QHBoxLayout(), control, STRETCH), note, spacing=8, margins=(0, 0, 0, 0))
    return part


def _listed(those: list[str]) -> str:
    return QLocale().createSeparatedList(those)
