# SPDX-License-Identifier: MIT
"""The new-game dialog: what for, whose dice, by which rules, with which dice model, and against whom."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from datetime import date
from enum import Enum

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.games.game import Game
from engine.games.goals import ReachGoal, RiskGoal
from engine.rules.dice_models import FAIR_DICE, OFFERED_DICE, DiceModel
from engine.rules.scoring import RuleSet, rule_set, rules_as_json
from yahtzee_gui.desktop.preferences import LONGEST_SEED, Rival
from yahtzee_gui.kit.combo import Combo
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, add_layout, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole, room_for
from yahtzee_gui.kit.plain import Label, set_tooltip
from yahtzee_gui.kit.segments import Segments
from yahtzee_gui.library.days import day_of, seed_of
from yahtzee_gui.library.finished_game import GameKey, game_key
from yahtzee_gui.new_game import goal_words, match_words, words
from yahtzee_gui.new_game.columns import (
    COLUMN,
    INDENT,
    add_text,
    ask_for_room,
    headed_column,
    indented,
    kept_lines,
    stacked,
)
from yahtzee_gui.new_game.dice_picture import dice_picture
from yahtzee_gui.new_game.goal_choice import GoalChoice
from yahtzee_gui.new_game.match_choice import NameField, SeriesChoice, TableChoice, TableDice
from yahtzee_gui.new_game.match_table import Table
from yahtzee_gui.new_game.rolls_choice import RollsChoice
from yahtzee_gui.new_game.rules_choice import RulesChoice
from yahtzee_gui.new_game.starter import GameToBegin
from yahtzee_gui.play.ghost import can_race
from yahtzee_gui.words import buttons, demons, names

_LABEL, _MARGIN, _GAP = 110, 28, 32
_NARROW_MARGIN, _NARROW_GAP = 12, 16  # where the screen is narrow
_TOP = 8
_PORTRAIT = 20

_FIRST_TABLE = Table()

Remark = Callable[[RuleSet, DiceModel], str]
"""What is said of a game by its rules and its dice: par, and the best score so far."""
FirstResult = Callable[[GameKey], int | None]
"""The score with which a game was finished before; None if it was not."""


class Source(Enum):
    """Whose dice are rolled."""

    TODAY = "today"
    NEW = "new"
    OWN = "own"
    SEED = "seed"


class Company(Enum):
    """Who plays."""

    ALONE = "alone"
    OTHERS = "others"


class NewGameDialog(QDialog):
    """A choice of company and rules; alone, of dice and rival, else of opponents.

    `chosen` is what to begin by all that is chosen; `changed` tells that it is something else.
    """

    changed = Signal()

    def __init__(
        self,
        rules: RuleSet,
        dice_model: DiceModel,
        remark: Remark,
        parent: QWidget | None = None,
        *,
        today: date,
        first_result: FirstResult = lambda _key: None,
        table: Table = _FIRST_TABLE,
        is_match: bool = False,
        best: Callable[[RuleSet], int | None] = lambda _rules: None,
        own_rules: Iterable[RuleSet] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.new_game())
        self._remark, self._first_result = remark, first_result
        self._today, self._rival, self._best = today, Rival.NO_ONE, best
        self.source_choices: dict[Source, QRadioButton] = {}
        self.dice_choices: dict[DiceModel, QRadioButton] = {}
        self._remarks: dict[DiceModel, ElidedLabel] = {}
        self._source_group, self._dice_group = (QButtonGroup(self) for _ in range(2))
        self.seed_field = QLineEdit()
        self.rivals = Combo()
        self.rolls = RollsChoice(rules.rolls_per_turn)
        self.rules_choice = RulesChoice(rules, own_rules)
        self.rule_choices = self.rules_choice.buttons
        self.company = Segments(list(Company), _company_name)
        self.company.set_name(match_words.kind_of_game())
        self.company.setFixedWidth(2 * COLUMN - _LABEL)
        self.table_choice = TableChoice(COLUMN, table)
        self.table_dice, self.series = TableDice(COLUMN, table), SeriesChoice(table)
        self._left, self._right = (
            stacked(self._game_column(), self.table_choice),
            stacked(self._dice_column(), self.table_dice),
        )
        self._make_goal()
        self._lay_out()
        self.company.set_choice(Company.OTHERS if is_match else Company.ALONE)
        self.source_choices[Source.NEW].setChecked(True)
        self.dice_choices.get(dice_model, self.dice_choices[OFFERED_DICE[0]]).setChecked(True)
        self._refresh()
        self._connect()
        self.start.setFocus()

    def _make_goal(self) -> None:
        self.goal_choice, self.play_for = GoalChoice(COLUMN), Label(goal_words.play_for_short(), role="heading")
        self.play_for.setBuddy(self.goal_choice.aims)
        alone = filled(QHBoxLayout(), STRETCH, self.play_for, self.goal_choice)
        self._top = stacked(alone, self.series)  # to win is what a match is for

    def _lay_out(self) -> None:
        columns = self._columns = filled(QHBoxLayout(), self._left, self.rules_choice, self._right, spacing=_GAP)
        column = filled(QVBoxLayout(self), margins=(0, 0, 0, 8))
        top = QHBoxLayout()
        top.addWidget(self.company, alignment=Qt.AlignmentFlag.AlignTop)
        filled(top, STRETCH, self._top)
        self._content = content = QWidget()
        filled(QVBoxLayout(content), top, columns, STRETCH, margins=(_MARGIN, _TOP, _MARGIN, 0))
        self._scrolled = ScrolledWhole(content)
        column.addWidget(self._scrolled, 1)
        self._add_buttons(column)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as all of it needs, now that the letters have their size, or as there is room for."""
        super().showEvent(event)
        self._scrolled.updateGeometry()
        room = room_for(self)
        size = self._size()
        if room is not None and size.width() > room.width():
            self.bring_closer()
            size = self._size()
        self.resize(size.boundedTo(room or size))

    def _size(self) -> QSize:
        """Return how large all of it is; what scrolls down does not scroll sideways, too."""
        width, bar = self._content.minimumSizeHint().width(), self._scrolled.verticalScrollBar().sizeHint().width()
        return QSize(width + bar, self.sizeHint().height())

    def bring_closer(self) -> None:
        """Have the columns nearer to each other, for a narrow screen."""
        self._columns.setSpacing(_NARROW_GAP)
        layout = self._content.layout()
        assert layout is not None
        layout.setContentsMargins(_NARROW_MARGIN, _TOP, _NARROW_MARGIN, 0)
        layout.activate()

    def _connect(self) -> None:
        for group in (self._source_group, self._dice_group):
            group.buttonToggled.connect(self._refresh)
        self.rules_choice.changed.connect(self._refresh)
        self.rules_choice.games.activated.connect(self._take_rolls)
        self.seed_field.textChanged.connect(self._refresh)
        self.seed_field.textEdited.connect(lambda: self.source_choices[Source.SEED].setChecked(True))
        self.source_choices[Source.SEED].clicked.connect(lambda: self.seed_field.setFocus())
        self.rivals.activated.connect(self._choose_rival)
        self.rolls.changed.connect(self._refresh)
        self.company.choiceRequested.connect(self._refresh)
        self.table_choice.changed.connect(self._refresh)
        for button in (self.table_dice.linked, self.table_dice.own):
            button.toggled.connect(self._refresh)
        self.goal_choice.aims.activated.connect(self._refresh)
        self.goal_choice.field.textEdited.connect(self._refresh)

    # ---- building ----

    def _game_column(self) -> QVBoxLayout:
        column = headed_column(words.which_game())
        explained = words.todays_game_explained(self._today)
        self._add_source(column, Source.TODAY, words.todays_game(), explained)
        self._add_source(column, Source.NEW, words.new_dice(), words.new_dice_explained())
        self._add_source(column, Source.OWN, words.own_dice(), words.own_dice_explained())
        self._add_source(column, Source.SEED, words.dice_of_seed(), "")
        self.seed_field.setPlaceholderText(words.seed_example())
        self.seed_field.setAccessibleName(words.seed_field())
        self.seed_field.setFixedWidth(COLUMN - INDENT)
        add_layout(column, indented(self.seed_field))
        self.game_remark = kept_lines(COLUMN - INDENT, 4)
        add_layout(column, indented(self.game_remark))
        heading = Label(words.race_against(), role="heading")
        heading.setBuddy(self.rivals)
        column.addWidget(heading)
        for rival in Rival:
            self.rivals.addItem(names.rival(rival), rival)
        self.rivals.setAccessibleName(words.race_against())
        self.rivals.setFixedWidth(COLUMN)
        column.addWidget(self.rivals)
        self.rival_remark = kept_lines(COLUMN, 5)
        return filled(column, self.rival_remark, STRETCH)

    def _add_source(self, column: QVBoxLayout, source: Source, name: str, explained: str) -> None:
        self.source_choices[source] = self._add_choice(column, self._source_group, name, explained)

    def _dice_column(self) -> QVBoxLayout:
        column = headed_column(demons.choose_dice())
        for model in OFFERED_DICE:
            explained = names.dice_model_explained(model)
            self._remarks[model] = remark = ElidedLabel("muted", AlignRight)
            remark.set_hint(demons.best_explained())
            name = names.dice_model_name(model)
            button = self._add_choice(column, self._dice_group, name, explained, remark)
            button.setIcon(QIcon(dice_picture(model, _PORTRAIT, self.devicePixelRatioF())))
            button.setIconSize(QSize(_PORTRAIT, _PORTRAIT))
            self.dice_choices[model] = button
        column.addStretch()
        return column

    def _add_choice(
        self, column: QVBoxLayout, group: QButtonGroup, name: str, explained: str, remark: ElidedLabel | None = None
    ) -> QRadioButton:
        button = QRadioButton(name)
        button.setAccessibleDescription(explained)
        group.addButton(button)
        column.addSpacing(8 if column.count() > 1 else 0)
        if remark is None:
            column.addWidget(button)
        else:
            add_layout(column, filled(QHBoxLayout(), button, (remark, 1)))
        add_text(column, explained, button)
        return button

    # ---- what follows from what is chosen ----

    def _refresh(self) -> None:
        """Say what is to be said of what is chosen now, and allow what goes together."""
        fair_only = {Source.TODAY: words.todays_dice_are_fair, Source.OWN: words.own_dice_are_fair}
        for model, label in self._remarks.items():
            text, choice = self._remark(self.rules, model), self.dice_choices[model]
            label.set_text(text)
            why_not = "" if model.is_fair else fair_only.get(self.source, str)()
            choice.setEnabled(not why_not)
            set_tooltip(choice, why_not)
            choice.setAccessibleDescription(f"{names.dice_model_explained(model)} {why_not or text}")
        self.seed_field.setEnabled(self.source is Source.SEED)
        self.goal_choice.set_offers(self._best(self.rules), self.rules)
        self.goal_choice.set_possible(self.dice_model.is_fair)
        problem = self._seed_problem()
        self._refresh_table()
        wrong = self.table_choice.problem if self.is_match else problem or self.goal_choice.problem
        self.start.setEnabled(not wrong or self._wrong_name is not None)
        says = self.goal is not None or self.goal_choice.problem or not self.dice_model.is_fair
        self.wrong.setText(
            (wrong or self.table_choice.remark) if self.is_match else self.goal_choice.remark if says else ""
        )
        remark = problem or self._game_remark()
        self.game_remark.setText(remark)
        self.seed_field.setAccessibleDescription(remark)
        self._refresh_rivals()
        self.changed.emit()

    def _refresh_table(self) -> None:
        """Show what is to be chosen in this company."""
        for stack in (self._left, self._right, self._top):
            stack.setCurrentIndex(self.is_match)
            ask_for_room(stack)
        self.table_choice.set_rules(self.rules)
        self.table_choice.mark_wrong_name()
        self.table_dice.set_table(self.table_choice.seated(Table()))

    def _seed_problem(self) -> str:
        """Return what is wrong with the seed that is typed; nothing if none is needed."""
        seed = self._typed
        if self.source is not Source.SEED:
            return ""
        if not seed:
            return words.seed_missing()
        if len(seed) > LONGEST_SEED:
            return words.seed_too_long(LONGEST_SEED)
        return "" if seed.isprintable() else words.seed_unreadable()

    def _game_remark(self) -> str:
        """Return what is known of the dice that are chosen."""
        if self.source is Source.OWN:
            return words.own_dice_are_fair()
        if self.seed is None:
            return ""
        parts = []
        day, first = day_of(self.seed), self._first_result(self._key)
        if day is not None and self.source is Source.SEED and self.dice_model.is_fair:
            parts.append(words.seed_of_day(day))
        if first is not None:
            parts.append(words.finished_before(first))
        return " ".join(parts)

    def _refresh_rivals(self) -> None:
        """Offer those who can be raced: none where the dice are not fair, the earlier self where there is one."""
        is_fair, has_earlier = self.dice_model.is_fair, self._first_result(self._key) is not None
        is_own = self.source is Source.OWN
        self.rivals.setEnabled(is_fair and not is_own)
        model = self.rivals.model()
        for row, rival in enumerate(Rival):
            is_offered = can_race(rival, self.rules) and (rival is not Rival.EARLIER or has_earlier)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if is_offered else Qt.ItemFlag.NoItemFlags
            model.item(row).setFlags(flags)  # type: ignore[attr-defined]
        with QSignalBlocker(self.rivals):
            races = is_fair and not is_own
            self.rivals.setCurrentIndex(list(Rival).index(self.rival if races else Rival.NO_ONE))
        explained = words.rival_explained(self.rival) if is_fair else words.ghosts_need_fair_dice()
        explained = words.no_race_with_own_dice() if is_own else explained
        self.rival_remark.setText(explained)
        self.rivals.setAccessibleDescription(explained)

    def _choose_rival(self) -> None:
        self._rival = self.rivals.currentData()
        self._refresh_rivals()

    def _add_buttons(self, column: QVBoxLayout) -> None:
        self.start = QPushButton(words.start_game())
        self.start.setProperty("primary", "true")
        self.start.setDefault(True)
        self.cancel = QPushButton(buttons.cancel())
        self.cancel.setAutoDefault(False)
        self.wrong = ElidedLabel("muted", AlignLeft)
        self.wrong.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = filled(
            QHBoxLayout(), self.rolls, _GAP, (self.wrong, 1), self.cancel, self.start, margins=(_MARGIN, 2, _MARGIN, 0)
        )
        add_layout(column, row)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @property
    def _wrong_name(self) -> NameField | None:
        return self.table_choice.wrong_name if self.is_match else None

    def accept(self) -> None:
        """Begin what is chosen, or go to the name that keeps a match from beginning."""
        if (field := self._wrong_name) is not None:
            field.setFocus()
            field.selectAll()
        else:
            super().accept()

    # ---- what is chosen ----

    @property
    def chosen(self) -> GameToBegin:
        """What to begin."""
        if self.table is not None:
            return GameToBegin(self.rules, table=self.table)
        is_own = self.source is Source.OWN
        rival = Rival.NO_ONE if is_own else self.rival
        return GameToBegin(self.rules, self.dice_model, self.seed, self.goal, rival, own_dice=is_own)

    @property
    def is_match(self) -> bool:
        """Whether others play."""
        return self.company.buttons[Company.OTHERS].isChecked()

    @property
    def table(self) -> Table | None:
        """Who plays a match; None for a game of one."""
        if not self.is_match or self.table_choice.problem:
            return None
        return self.series.chosen(self.table_dice.chosen(self.table_choice.seated(Table())))

    @property
    def source(self) -> Source:
        """Whose dice are rolled."""
        return next(source for source, button in self.source_choices.items() if button.isChecked())

    @property
    def _typed(self) -> str:
        """The text in the field for a seed: what looks the same is the same, and blanks around it do not count."""
        return unicodedata.normalize("NFC", self.seed_field.text()).strip()

    @property
    def seed(self) -> str | None:
        """The seed of the dice; None for dice that are not known."""
        if self.source is Source.TODAY:
            return seed_of(self._today)
        return self._typed or None if self.source is Source.SEED else None

    @property
    def goal(self) -> ReachGoal | RiskGoal | None:
        """What is to be played for, other than the expected final score."""
        return self.goal_choice.goal

    @property
    def _key(self) -> GameKey:
        return game_key(Game(self.seed or "", self.rules, self.dice_model), self.goal)

    @property
    def rules(self) -> RuleSet:
        """The rule set that is chosen."""
        chosen = self.rules_choice.rules
        return rule_set(rules_as_json(chosen), self.rolls.count)

    def _take_rolls(self) -> None:
        """Roll as often as the game does that was chosen, until another number is."""
        self.rolls.set_count(self.rules_choice.rules.rolls_per_turn)

    @property
    def dice_model(self) -> DiceModel:
        """The dice model that is chosen; the game of a day has fair dice, and so has the player."""
        if self.source in (Source.TODAY, Source.OWN):
            return FAIR_DICE
        return next(model for model, button in self.dice_choices.items() if button.isChecked())

    @property
    def rival(self) -> Rival:
        """Whom to race; `Rival.NO_ONE` in the place of an earlier self that does not exist."""
        is_there = self._rival is not Rival.EARLIER or self._first_result(self._key) is not None
        return self._rival if is_there and can_race(self._rival, self.rules) else Rival.NO_ONE


def _company_name(company: Company) -> str:
    return match_words.alone() if company is Company.ALONE else match_words.against_others()
