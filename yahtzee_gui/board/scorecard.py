# SPDX-License-Identifier: MIT
"""The scorecard: thirteen boxes, the bonuses and the total, as a table. An open box shows what the dice would score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.analysis.options import Option
from engine.analysis.verdicts import Verdict
from engine.games.game import Game, Scored
from engine.rules.categories import Category
from engine.rules.scoring import RULE_SETS, Jokers, RuleSet, is_yahtzee, plain_points, upper_bonus_missing, upper_total
from yahtzee_gui.board.scorecard_table import INSET, MIN_ROW, NAME, USUAL_ROW, ScorecardModel, ScorecardTable, ScoreRow
from yahtzee_gui.board.tray import words as tray_words
from yahtzee_gui.board.tray.view import bonus_points, would_score
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.labels import ElidedLabel, Label
from yahtzee_gui.kit.layouts import EDGE, filled
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.words import glossary, names, numbers, options
from yahtzee_gui.words.boxes import five_alike, of_its_game

_HEADER, _LINES, _FOOT = 34, 16, 44


class Scorecard(QFrame):
    """The left of the window.

    Signals:
        scoreRequested: the category of a box that was clicked, or chosen with Enter.
        boxChosen: the category of the box that the arrow keys went to; None if it cannot be scored.
    """

    scoreRequested = Signal(Category)
    boxChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "true")
        self._model = ScorecardModel(self)
        self.table = ScorecardTable(self._model)
        self.table.boxRequested.connect(self._request)
        self.table.boxChosen.connect(self._choose)
        self._lay_out()

    def _lay_out(self) -> None:
        self._title = ElidedLabel("title", AlignLeft)
        self._title.setText(names.scorecard())
        self._title.setFixedHeight(_HEADER)
        self._title.setContentsMargins(INSET, 0, INSET, 0)
        self._expected, self._par = ElidedLabel("cell", AlignLeft), ElidedLabel("muted", AlignLeft)
        self._figure = Label(role="key")
        self._foot = QWidget()
        line = filled(QHBoxLayout(), (self._expected, 1), self._figure, spacing=8)
        filled(QVBoxLayout(self._foot), line, self._par, spacing=2, margins=(2 * INSET + 2, 0, 2 * INSET + 5, 0))
        self.table.fitted.connect(self._place_foot)
        filled(QVBoxLayout(self), self._title, (self.table, 1), spacing=0, margins=(8, 8, 8, 8))
        self._foot.setParent(self)  # the last, so that it is read after the lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room below the lines for what is expected, if there is enough, and have that follow the total."""
        super().resizeEvent(event)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(8, 8, 8, 8 + self._room_below(self.height()))

    def _room_below(self, height: int) -> int:
        return _FOOT if height >= _HEADER + 16 + 2 * EDGE + _LINES * USUAL_ROW + _FOOT else 0

    def _place_foot(self) -> None:
        lines = self.rows
        below = self.table.line_rect(len(lines) - 1).bottom() if lines else 0.0
        self._foot.setGeometry(0, self.table.y() + round(below), self.width(), _FOOT)
        self._foot.setVisible(bool(self._room_below(self.height())))

    def set_foot(self, name: str, figure: str, beside: str) -> None:
        """Say below the total what is expected, and what is to be compared with it; nothing where all are empty."""
        self._expected.setText(name)
        self._figure.setText(figure)
        self._par.setText(beside)

    def set_title(self, title: str) -> None:
        self._title.setText(title)

    def set_rows(self, rows: Sequence[ScoreRow], *, is_own: bool = True) -> None:
        """Show the lines.

        On another player's card there is nothing to choose: where the keyboard is on one's own is not marked there.
        """
        is_another_card = len(rows) != len(self._model.rows)
        if (is_own, tuple(rows)) != (self.table.shows_place, self._model.rows):
            self.table.shows_place = is_own
            self.table.viewport().update()
        self._model.set_rows(rows)
        self.table.place_writer()
        if is_another_card:
            self.table.fit()

    @property
    def rows(self) -> tuple[ScoreRow, ...]:
        return self._model.rows

    def box_centre(self, category: Category) -> QPoint:
        """Return the middle of a box in the coordinates of the table's viewport."""
        row = next(number for number, line in enumerate(self.rows) if line.category is category)
        return self.table.line_rect(row).center().toPoint()

    def step(self, step: int) -> None:
        """Go to the next box (1) or the one before (-1); from elsewhere, take the keyboard to the boxes first."""
        if self.table.hasFocus() or not self.table.is_at_stop:
            self.table.go(step)
        else:
            self._choose(self.table.currentIndex().row())
        self._focus_table()

    def enter(self) -> None:
        """Take the keyboard to the boxes, to the one where it was if that can be scored: Enter then scores it."""
        if self.table.is_at_stop:
            self._choose(self.table.currentIndex().row())
        else:
            self.table.go(1)
        self._focus_table()

    def take_keyboard(self) -> None:
        """Take the keyboard to the boxes, and choose none: pressed once too often, Roll and Enter score nothing."""
        if not self.table.is_at_stop:
            self.clear_selection()
        self._focus_table()
        self.table.show_place()

    def clear_selection(self) -> None:
        """Be at no box, so that Enter scores none until a key goes to one."""
        self.table.setCurrentIndex(QModelIndex())

    def _focus_table(self) -> None:
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.table.show_ring(True)

    def focus_order(self) -> list[QWidget]:
        return [self.table]

    def go_to(self, category: Category) -> None:
        """Make a box, which is chosen elsewhere, the current one, ready for Enter."""
        row = next(number for number, line in enumerate(self.rows) if line.category is category)
        self.table.setCurrentIndex(self._model.index(row, NAME))
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.table.show_ring(False)

    def fit_rows(self, height: int) -> None:
        """Have the lines as high as they are where the card has `height`, however high it is."""
        self.table.set_most((height - _HEADER - 16 - 2 * EDGE - self._room_below(height)) // _LINES)

    def minimumSizeHint(self) -> QSize:
        return QSize(270, _HEADER + 16 + 2 * EDGE + _LINES * MIN_ROW)

    def _choose(self, row: int) -> None:
        self.boxChosen.emit(self.rows[row].category if self.rows[row].can_score else None)

    def _request(self, row: int) -> None:
        self.scoreRequested.emit(self.rows[row].category)


_WORTH_IT = Verdict.CLOSE
"""Up to which verdict what a box costs shows as long as there is something to roll: the others are hopeless then."""


@of_its_game
def score_rows(scene: Scene) -> list[ScoreRow]:
    """Return the lines of the scorecard: the boxes of its rules, the bonuses that these have, and the total."""
    game = scene.card or Game()
    lines = [_box_row(scene, game, category) for category in game.rules.categories]
    if game.rules.upper_bonus:
        lines.insert(after_upper(game.rules), _bonus_row(scene, game))
    if game.rules.yahtzee_bonus or game.rules.name in RULE_SETS:
        lines.append(_yahtzee_bonus_row(game))
    total, name = game.points_so_far, tray_words.total()
    return [*lines, ScoreRow(name, points=str(total), is_total=True, spoken=tray_words.box_spoken(name, total))]


def after_upper(rules: RuleSet) -> int:
    """Return before which box the upper bonus stands: behind the last one that counts a face."""
    return max((int(box) + 1 for box in rules.upper), default=0)


def _box_row(scene: Scene, game: Game, category: Category) -> ScoreRow:
    name = names.category(category)
    face = category.face if category.is_upper else None
    rule = names.category_rule(category)
    filled = game.scores[category]
    if filled is not None:
        return ScoreRow(name, category, face, points=str(filled), spoken=tray_words.box_spoken(name, filled), hint=rule)
    is_in_play = game.position is not None and scene.shows_own_card
    if not (is_in_play and scene.visibility.previews):
        can_score, spoken = is_in_play and scene.can_choose(category), tray_words.open_spoken(name)
        return ScoreRow(name, category, face, is_open=True, can_score=can_score, spoken=spoken, hint=rule)
    if not game.can_score(category):
        hint = tray_words.not_in_order() if game.rules.in_order else tray_words.not_allowed_by_joker()
        spoken = f"{name}: {hint}"
        return ScoreRow(name, category, face, points="–", is_preview=True, is_open=True, spoken=spoken, hint=hint)
    score = would_score(game, category)
    points = tray_words.with_bonus(score.points, bonus_points(game, score))
    option = scene.analysis.categories[category] if scene.analysis is not None else None
    return ScoreRow(
        name,
        category,
        face,
        points=points if points != "0" or _only_scores(scene, game) else "",
        is_preview=True,
        is_open=True,
        **_cost(scene, game, option),
        is_chosen=scene.choosing.box is category,
        can_score=scene.viewed is None,
        hint="\n".join(filter(None, (rule, _joker(game, score), glossary.cost_of_box() if option else ""))),
        spoken=tray_words.preview_spoken(name, points, option),
    )


def _only_scores(scene: Scene, game: Game) -> bool:
    """Return whether nothing is left to roll: then a zero is a choice, too."""
    return not game.rolls_left or all(scene.kept)


def _cost(scene: Scene, game: Game, option: Option | None) -> dict[str, Any]:
    """Return what taking a box costs, as long as there is something to roll only of those worth a thought."""
    if option is None or scene.analysis is None or not scene.visibility.costs or scene.analysis.is_decided:
        return {}
    if option.verdict > _WORTH_IT and not _only_scores(scene, game):
        return {}
    cost = options.best() if option.verdict is Verdict.BEST else names.cost_and_mark(option)
    return {"cost": cost, "verdict": option.verdict}


def _joker(game: Game, score: Scored) -> str:
    """Return what a later Yahtzee is worth in a box, and why."""
    box = game.rules.yahtzee_box
    if not is_yahtzee(game.dice) or box is None or game.scores[box] is None:
        return ""
    is_first = game.rolls_left == game.rules.rolls_per_turn - 1
    is_full = score.points > plain_points(score.category, game.dice, game.rules, first=is_first)
    matching = next((one for one in game.rules.upper if one.face == game.dice[0]), None)
    always = game.rules.jokers is Jokers.FULL or matching is None
    return tray_words.joker(bonus_points(game, score), matching, is_full=is_full, is_always_full=always)


def _bonus_row(scene: Scene, game: Game) -> ScoreRow:
    rules, total = game.rules, upper_total(game.filled)
    missing = upper_bonus_missing(game.filled, rules)
    chance = scene.bonus_chance if game is scene.card and scene.visibility.values and scene.viewed is None else None
    text = tray_words.upper_bonus(total, rules.upper_bonus_at, rules.upper_bonus, missing=missing, chance=chance)
    hint = tray_words.upper_bonus_rule(needed=rules.upper_bonus_at, bonus=rules.upper_bonus)
    shorter = tray_words.upper_bonus_lost(total, rules.upper_bonus_at) if missing else ""
    name = tray_words.upper_bonus_name()
    share = min(1.0, total / rules.upper_bonus_at)
    return ScoreRow(name, points=text, bar=share, shorter=shorter, hint=hint, spoken=f"{name}: {text}")


def _yahtzee_bonus_row(game: Game) -> ScoreRow:
    if not game.rules.yahtzee_bonus:
        name = tray_words.no_yahtzee_bonus()
        return ScoreRow(name, points="–", spoken=name)
    name_of, box = five_alike(game.rules), game.rules.yahtzee_box
    worth = game.rules.box(box).points if box is not None else 0
    name = tray_words.yahtzee_bonuses(name_of)
    points = game.rules.yahtzee_bonus * game.yahtzee_bonuses
    hint = tray_words.yahtzee_bonus_rule(name=name_of, points=game.rules.yahtzee_bonus, worth=worth)
    return ScoreRow(name, points=str(points), hint=hint, spoken=tray_words.box_spoken(name, points))


def foot(scene: Scene) -> tuple[str, str, str]:
    """Return what stands below the total: a name and the expected final score, and what perfect play averages.

    Nothing where that may not be seen, or the card shown isn't the one in play as it is.
    """
    standing, par = scene.standing, scene.table.par
    if standing is None or scene.viewed is not None or not scene.shows_own_card or scene.is_over:
        return "", "", ""
    has_par = par is not None and scene.measure is None
    return (
        tray_words.expected_at_end(),
        numbers.value(standing.expected),
        tray_words.perfect_play(average=numbers.decimal(par, 1)) if has_par and par is not None else "",
    )
