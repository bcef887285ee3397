# SPDX-License-Identifier: MIT
"""The panel beside the list: the game that is chosen, what can be done with it, and what all of them have together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure, Verdict
from engine.games.cards import PaperCard
from engine.rules.dice import Dice
from engine.rules.rule_sets import MOST_BOXES
from engine.training.decisions import NOTHING_KEPT, StoredDecision, Unit, option_of, position_of
from engine.training.retry import is_costly
from yahtzee_gui.board.tray.drawn_dice import draw_die
from yahtzee_gui.history import words
from yahtzee_gui.history.view import card_of, taken_back
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight, draw_text, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, Picture, link_button, set_primary
from yahtzee_gui.kit.layouts import EDGE, INSET, STRETCH, Card, FittedText, filled
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.library.games_list import FoundGames
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import games, names, numbers, units

Fact = tuple[str, str]


class Facts(QWidget):
    """A fixed number of lines; those that are not used are not shown."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        self.lines = [(Label(role="cell"), Label(role="key")) for _ in range(lines)]
        for row, (name, figure) in enumerate(self.lines):
            grid.addWidget(name, row, 0)
            grid.addWidget(figure, row, 1, Qt.AlignmentFlag.AlignRight)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        padded = [*facts, *[("", "")] * (len(self.lines) - len(facts))]
        for labels, texts in zip(self.lines, padded, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
                label.setVisible(bool(text))


WIDTH = 328
INNER = WIDTH - 2 * (INSET + EDGE)
_LINE = 92
_ROW, _MOST = 32, 3
_TURN, _DIE, _STEP = 24, 21, 25


class CostlyChoice(NamedTuple):
    """A choice that cost something, or would have: its turn, the dice, those that were kept, the box, and the cost."""

    turn: int
    dice: Dice
    kept: Dice
    box: str
    cost: str
    verdict: Verdict
    was_taken_back: bool = False


def costly_choices(decisions: Sequence[StoredDecision]) -> list[CostlyChoice]:
    """Return the choices that were no good ones, the costliest first."""
    marked = (one.costlier for one in decisions)
    costly = [one for one in marked if one.counts and one.verdict >= Verdict.INACCURACY]
    return [_costly(one) for one in sorted(costly, key=lambda one: -one.points_lost)]


def _costly(one: StoredDecision) -> CostlyChoice:
    position = position_of(one)
    measure = Measure.CHANCE if one.unit is Unit.CHANCE else None
    cost = f"{units.short(numbers.decimal(one.points_lost, 1), measure)} {names.mark(one.verdict)}"
    judged = cost, one.verdict, one.was_mended
    if one.is_keep:
        kept = tuple(map(int, one.first)) if one.first != NOTHING_KEPT else ()
        return CostlyChoice(one.turn, position.dice, kept, "", *judged)
    box = option_of(one.first, position.rules)
    assert not isinstance(box, tuple)
    return CostlyChoice(one.turn, position.dice, (), names.category(box, position.rules), *judged)


def expected_scores(game: FinishedGame, decisions: Sequence[StoredDecision]) -> list[float]:
    """Return the expected score at the start and after each choice; nothing where a game was not played for points."""
    if game.grade is None or not decisions or decisions[0].unit is not Unit.POINTS or game.seats:
        return []
    values = [game.grade.par]
    for one in decisions:
        values.append(values[-1] + one.luck - one.lost_as_played)
    return values


class _Line(Picture):
    """The expected score from choice to choice, and a dashed line where it began."""

    def __init__(self) -> None:
        super().__init__()
        self._values: Sequence[float] = ()
        self.setFixedHeight(_LINE)

    def show_values(self, values: Sequence[float], game: FinishedGame) -> None:
        self._values = values
        self.setVisible(bool(values))
        said = words.line_spoken(start=numbers.decimal(values[0], 1), end=game.score) if values else ""
        self.setAccessibleName(words.line_name())
        self.setAccessibleDescription(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._values:
            return
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        area = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom).adjusted(2, 6, -6, -6)
        low, high = min(self._values), max(self._values)

        def at(place: int) -> QPointF:
            share = (self._values[place] - low) / max(high - low, 1.0)
            x = area.left() + area.width() * place / (len(self._values) - 1)
            return QPointF(x, area.bottom() - area.height() * share)

        painter.setPen(QPen(theme().q("muted"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(area.left(), at(0).y()), QPointF(area.right(), at(0).y()))
        painter.setPen(QPen(theme().q("accent"), 1.8, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF([at(place) for place in range(len(self._values))]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().q("accent"))
        painter.drawEllipse(at(len(self._values) - 1), 3.5, 3.5)


class _Costs(Picture):
    """The costliest choices: turn, dice with what was kept framed, or the box, and what that cost."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[CostlyChoice] = ()

    def show_rows(self, rows: Sequence[CostlyChoice]) -> None:
        self._rows = rows
        self.setVisible(bool(rows))
        self.setFixedHeight(round(_ROW * len(rows) * self.zoom))
        self.setAccessibleName(words.what_cost())
        self.setAccessibleDescription("; ".join(words.costly_spoken(*row[:5], *row[6:]) for row in rows))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(INNER, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.scale(self.zoom, self.zoom)
        for place, row in enumerate(self._rows):
            self._paint_row(painter, QRectF(0, place * _ROW, self.width() / self.zoom, _ROW), row)

    def _paint_row(self, painter: QPainter, place: QRectF, row: CostlyChoice) -> None:
        draw_text(painter, place, str(row.turn), fonts.font(12), theme().q("muted"), AlignLeft)
        left = place.left() + _TURN
        for face, is_kept in zip(row.dice, names.kept_among(row.dice, row.kept), strict=True):
            ring = theme().q("accent") if is_kept else None
            draw_die(painter, QRectF(left, place.center().y() - _DIE / 2, _DIE, _DIE), face, ring)
            left += _STEP
        box = QRectF(left + 6, place.top(), place.width() - left - 58, place.height())
        draw_text(painter, box, row.box, fonts.font(12), theme().q("muted"), AlignLeft)
        font = fonts.font(13, QFont.Weight.DemiBold, is_struck=row.was_taken_back)
        draw_text(painter, place, row.cost, font, theme().word(row.verdict), AlignRight)


class GamePanel(Card):
    """The card. Its buttons say what they do; `more` opens a menu with the rest."""

    def __init__(self) -> None:
        super().__init__(width=WIDTH)
        self.score, self.when = Label(role="number"), ElidedLabel("muted", AlignLeft)
        self.best_choices = Label(role="muted")
        self.more = QPushButton("•••")
        self.more.setProperty("small", "true")
        self.more.setAccessibleName(words.more())
        self.line_name, self.line = Label(words.line_name(), role="muted"), _Line()
        self.costs_name, self.costs = Label(words.what_cost(), role="title"), _Costs()
        self.rest = FittedText("muted", INNER)
        self.about, self.boxes = Label(role="text", wraps=True), Facts(MOST_BOXES)
        self.boxes_name = Label(games.beside_average(), role="muted")
        self.open = QPushButton(words.open_game())
        self.costly = 0
        self.practise, self.again = QPushButton(), QPushButton(words.same_rolls())
        set_primary(self.open, True)
        self.together, self.facts = Label(role="title"), Facts(6)
        self.best, self.progress = link_button(words.best_ten()), link_button(words.progress())
        self._game = QWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        head = filled(QHBoxLayout(), self.score, (self.when, 1), self.more, spacing=8)
        above = filled(QHBoxLayout(), self.line_name, STRETCH, self.best_choices)
        line = QFrame()
        line.setProperty("fine", "true")
        cost = self.costs_name, self.costs, self.rest
        card = self.about, self.boxes_name, self.boxes
        parts = head, 4, *card, above, self.line, 4, *cost, 6, self.open, self.practise, self.again, 8, line
        filled(QVBoxLayout(self._game), *parts, spacing=5, margins=(0, 0, 0, 4))
        links = filled(QHBoxLayout(), self.best, self.progress, STRETCH, spacing=18)
        filled(self.column, self._game, self.together, self.facts, STRETCH, links)

    def show_game(self, game: FinishedGame | None, decisions: Sequence[StoredDecision] = ()) -> None:
        """Show a game with its decisions, which may not be known; without one what all have together, alone."""
        self._game.setVisible(game is not None)
        if game is None:
            self.costly = 0
            self._show_card(None)
            return
        counted = [one for one in decisions if one.counts]
        best = sum(one.costlier.verdict is Verdict.BEST for one in counted)
        self.score.setText(str(game.score))
        self.when.setText(games.finished_on(game.finished_at))
        self.best_choices.setText(words.best_of(best=best, choices=len(counted)) if counted else "")
        values = expected_scores(game, decisions)
        self.line.show_values(values, game)
        self.line_name.setVisible(bool(values))
        rows = costly_choices(decisions)
        self.costs.show_rows(rows[:_MOST])
        self.costs_name.setVisible(bool(rows))
        rest = [words.not_shown(len(rows) - _MOST)] if len(rows) > _MOST else []
        rest.append(taken_back(game, sum(one.first != one.stood for one in counted)))
        self.rest.show_text(" · ".join(filter(None, rest)))
        self.costly = sum(map(is_costly, decisions)) if game.is_asked_again else 0
        self.show_begun("")
        self.again.setVisible(game.can_be_dealt_again)
        self.open.setVisible(not game.is_card)
        self._show_card(card_of(game))

    def show_begun(self, text: str) -> None:
        """Say that the costly choices can be practised, or where that goes on."""
        self.practise.setText(text or games.practise_these(self.costly))
        self.practise.setVisible(bool(self.costly))

    def _show_card(self, card: PaperCard | None) -> None:
        """Show what a card says by itself, in the place of what all games have together: it needs the room."""
        self.about.setText(games.about(card) if card is not None else "")
        self.boxes.show_facts(games.box_facts(card) if card is not None else ())
        for part in (self.about, self.boxes_name, self.boxes):
            part.setVisible(card is not None)
        for part in (self.together, self.facts):
            part.setVisible(card is None)

    def show_found(self, found: FoundGames) -> None:
        """Show what the games have together that the filter leaves, if there are several."""
        number = len(found.numbers)
        self.together.setText(words.these_games(number) if number > 1 else "")
        self.facts.show_facts(words.facts(found)[:6] if number > 1 else ())
