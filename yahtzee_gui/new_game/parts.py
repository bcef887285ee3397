# SPDX-License-Identifier: MIT
"""The parts of the New game dialog that its rows open: who plays, which game, with which rolls, and for what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QIntValidator, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QToolTip, QVBoxLayout, QWidget

from engine.games.goals import ReachGoal, RecordGoal, RiskGoal, risk_of
from engine.games.match import LONGEST_NAME, MOST_SEATS, SERIES_LENGTHS
from engine.rules.dice import DiceModel
from engine.rules.rule_sets import MAX_ROLLS_PER_TURN, MIN_ROLLS_PER_TURN
from engine.rules.scoring import DEFAULT_RULES, RULE_SETS, RuleSet, rule_set, rules_as_json
from engine.strategies.strategies import Face
from yahtzee_gui.board.heads import character_of, draw_face, draw_portrait
from yahtzee_gui.board.seat_strip import SEAT_COLORS
from yahtzee_gui.board.tray.drawn_dice import draw_die
from yahtzee_gui.desktop.preferences import Rival
from yahtzee_gui.kit.choices import Combo, Segments
from yahtzee_gui.kit.labels import Label, mark_wrong
from yahtzee_gui.kit.layouts import STRETCH, WideText, filled
from yahtzee_gui.library.days import day_of
from yahtzee_gui.library.finished_game import FinishedGame
from yahtzee_gui.new_game import words
from yahtzee_gui.new_game.choice import GameChoice, Rolls, listed
from yahtzee_gui.new_game.starter import Table, fault_of, seated, why_not
from yahtzee_gui.play.ghost import may_haunt
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import goals, names, numbers
from yahtzee_gui.words.games import finished_on
from yahtzee_gui.words.numbers import decimal


def dice_picture(model: DiceModel, size: int, ratio: float) -> QPixmap:
    """Return a picture of whose dice those of a model are, `size` wide at `ratio` pixels; of fair ones a die."""
    return picture(size, ratio, lambda painter, square: draw_dice_picture(painter, square, model))


def picture(size: int, ratio: float, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Return what `draw` draws into a square that is `size` wide at `ratio` pixels."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, size, size))
    painter.end()
    return made


def draw_dice_picture(painter: QPainter, rect: QRectF, model: DiceModel) -> None:
    """Draw it into the square `rect`."""
    character = character_of(model)
    if character is None:
        inset = rect.width() * 0.14
        draw_die(painter, rect.adjusted(inset, inset, -inset, -inset), 5)
    else:
        draw_portrait(painter, rect, character, theme().q(character.value), theme().q("on_character"))


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
    """One of the other seats, `taken` by a `Face`, a person of a name, or no one, which is None."""

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
        draw = partial(draw_face, face=face, ground=ground, body=ink)
        return QIcon(picture(_FACE, self.devicePixelRatioF(), draw))

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


class _Part(QWidget):
    """A part in which something of a choice is changed: `asked` has the `GameChoice` that is to be."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._choice = GameChoice()

    def _ask(self, **changes: Any) -> None:
        self.asked.emit(replace(self._choice, **changes))


class WhoPart(_Part):
    """Alone or against others, and who these are."""

    def __init__(self, average: float | None) -> None:
        super().__init__()
        self._average = average
        companies = {False: words.alone(), True: words.against_others()}
        self.company = Segments([*companies], companies.__getitem__, fills=False)
        self.company.set_name(words.kind_of_game())
        self.you, self.seats = NameField(words.your_name()), [SeatChoice(place) for place in range(1, MOST_SEATS)]
        self.you.setFixedWidth(_SEAT)
        self.fault = Label(role="wrong", wraps=True)
        self.same_note, self.begin_note = Label(role="muted", wraps=True), Label(role="muted", wraps=True)
        lengths = {0: words.one_match()} | {length: words.best_of(length) for length in SERIES_LENGTHS}
        self.matches = Segments([*lengths], lengths.__getitem__, fills=False)
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
        company = filled(QHBoxLayout(), self.company, STRETCH)
        filled(QVBoxLayout(self), company, self._match, spacing=6, margins=(0, 0, 0, 0))

    def _ask_table(self, **changes: Any) -> None:
        self._ask(table=replace(self._choice.table, **changes))

    def _seat(self, place: int, other: Face | str | None) -> None:
        """Put somebody into a seat; without anybody in it, the others move up."""
        others = list(self._choice.table.others)
        others[place : place + 1] = [] if other is None else [other]
        self._ask_table(others=tuple(others))

    def show_choice(self, choice: GameChoice) -> None:
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


_YATZY = "yatzy"


class GamePart(_Part):
    """A list of games, the `variants` of Yahtzee and the `house_rules` of Yatzy, and the rolls per turn."""

    def __init__(self, own: Iterable[RuleSet]) -> None:
        super().__init__()
        self._own = tuple(own)
        self._known: list[RuleSet] = []
        self.games = Combo()
        self.games.setAccessibleName(words.game_of_the_family())
        self.variants = Segments(list(RULE_SETS), lambda name: names.rules_name(RULE_SETS[name]), fills=False)
        self.variants.set_name(words.jokers())
        self.house_rules = [
            QCheckBox(text()) for text in (names.five_is_full_house, names.four_is_two_pairs, names.in_order)
        ]
        self.rolls = Segments(list(range(MIN_ROLLS_PER_TURN, MAX_ROLLS_PER_TURN + 1)), str, fills=False)
        self.rolls.set_name(words.rolls_per_turn())
        self.note = WideText("muted", 300)
        turn = filled(QHBoxLayout(), Label(words.rolls_per_turn()), self.rolls, spacing=10)
        top = filled(QHBoxLayout(), self.games, STRETCH, turn, spacing=12)
        variants = filled(QHBoxLayout(), self.variants, STRETCH)
        filled(QVBoxLayout(self), top, variants, *self.house_rules, self.note, spacing=8, margins=(0, 0, 0, 0))
        self.games.activated.connect(lambda place: self._ask(rules=self._known[place]))
        self.variants.choiceRequested.connect(lambda name: self._ask_rules(RULE_SETS[name]))
        self.rolls.choiceRequested.connect(lambda rolls: self._ask_rules(self._choice.rules, rolls))
        for box in self.house_rules:
            box.clicked.connect(self._take_house_rules)

    def _ask_rules(self, rules: RuleSet, rolls: int = 0) -> None:
        """Ask for rules with as many rolls per turn, or as many as before."""
        self._ask(rules=rule_set(rules_as_json(rules), rolls or self._choice.rules.rolls_per_turn))

    def _take_house_rules(self) -> None:
        five, four, in_order = (box.isChecked() for box in self.house_rules)
        self._ask_rules(names.yatzy(five_is_full_house=five, four_is_two_pairs=four, in_order=in_order))

    def offer(self, own: Iterable[RuleSet]) -> None:
        """Offer these rules of the player's own, and no others any more but those that are chosen."""
        self._own = tuple(own)
        self.show_choice(self._choice)

    def show_choice(self, choice: GameChoice) -> None:
        """Show which game it is: one that is not among those offered is offered, too."""
        self._choice, rules = choice, choice.rules
        is_yahtzee = rules.name in RULE_SETS
        offered = [DEFAULT_RULES, *names.other_games(), *self._own]
        places = [place for place, one in enumerate(offered) if place and one.title == rules.title]
        if not (is_yahtzee or places):
            offered, places = [*offered, rules], [len(offered)]
        place = 0 if is_yahtzee else places[0]
        named = [names.yahtzee(), *(one.title or one.name for one in offered[1:])]
        if named != [self.games.itemText(row) for row in range(self.games.count())]:
            self.games.clear()
            self.games.addItems(named)
        self._known = offered
        self.games.setCurrentIndex(place)
        self.variants.setVisible(is_yahtzee)
        self.variants.set_choice(rules.name)
        is_yatzy = offered[place] == rule_set(_YATZY)
        for box, holds in zip(self.house_rules, names.house_rules(rules), strict=True):
            box.setVisible(is_yatzy)
            box.setChecked(is_yatzy and holds)
        self.rolls.set_choice(rules.rolls_per_turn)
        boxes = "" if is_yahtzee else f"\n{names.boxes_named(rules)}"
        self.note.show_text(names.rules_explained(rules) + boxes)


_FIELD, _MOST_EARLIER = 280, 30
_NAMES = {
    Rolls.RANDOM: words.random,
    Rolls.DAILY: words.daily,
    Rolls.SEED: words.from_seed,
    Rolls.EARLIER: words.of_earlier,
    Rolls.TYPED: words.real_dice,
}


def rolls_name(rolls: Rolls) -> str:
    """Return the name of where rolls come from."""
    return _NAMES[rolls]()


class RollsPart(_Part):
    """Where rolls come from, the seed or the game they are of, and the ghost."""

    def __init__(self, today: date, finished: Iterable[FinishedGame]) -> None:
        super().__init__()
        self._today = today
        self.sources = Segments(list(Rolls), rolls_name, fills=False)
        self.seed, self.earlier, self.ghosts = QLineEdit(), Combo(), Combo()
        self.note, self.ghost_note = WideText("muted", 300), WideText("muted", 300)
        self._ghost_name = Label(words.ghost())
        for widget, name in (
            (self.seed, words.seed_field()),
            (self.earlier, words.which_earlier()),
            (self.ghosts, words.ghost()),
        ):
            widget.setAccessibleName(name)
            widget.setFixedWidth(_FIELD)
        self.sources.set_name(words.rolls())
        self.seed.setPlaceholderText(words.seed_example())
        # The last games on one's own that the program rolled, each seed once.
        games = {game.seed: game for game in finished if game.is_rolled_here and not game.seats}
        for game in list(games.values())[:_MOST_EARLIER]:
            self.earlier.addItem(words.earlier_game(finished_on(game.finished_at), game.score), game.seed)
        for rival in Rival:
            self.ghosts.addItem(names.rival(rival), rival)
        ghost = filled(QHBoxLayout(), self._ghost_name, self.ghosts, STRETCH, spacing=10)
        switch = filled(QHBoxLayout(), self.sources, STRETCH)
        notes = (self.note, ghost, self.ghost_note)
        filled(QVBoxLayout(self), switch, self.seed, self.earlier, *notes, spacing=8, margins=(0, 0, 0, 0))
        self.sources.choiceRequested.connect(self._take_source)
        self.seed.textEdited.connect(lambda text: self._ask(seed=text))
        self.earlier.activated.connect(lambda _place: self._ask(earlier=self.earlier.currentData()))
        self.ghosts.activated.connect(lambda _place: self._ask(rival=self.ghosts.currentData()))

    def _take_source(self, rolls: Rolls) -> None:
        self._ask(rolls=rolls, earlier=self.earlier.currentData() or "")
        if rolls is Rolls.SEED:
            self.seed.setFocus()

    def show_choice(self, choice: GameChoice, first_result: int | None) -> None:
        """Show where the rolls come from; `first_result` is the score of the same game, if it was finished before."""
        self._choice, source = choice, choice.source
        self.sources.set_choice(source)
        for known in (Rolls.DAILY, Rolls.SEED, Rolls.EARLIER):
            self.sources.buttons[known].setVisible(not choice.is_match)
        self.seed.setVisible(source is Rolls.SEED)
        if self.seed.text() != choice.seed:
            self.seed.setText(choice.seed)
        mark_wrong(self.seed, is_wrong=bool(choice.seed_fault and choice.seed))
        self.earlier.setVisible(source is Rolls.EARLIER and self.earlier.count() > 0)
        self.earlier.setCurrentIndex(max(0, self.earlier.findData(choice.earlier)))
        self.note.show_text(self._explained(choice, first_result))
        self.seed.setAccessibleDescription(self.note.text())
        self._show_ghost(choice, has_earlier=first_result is not None)

    def _explained(self, choice: GameChoice, first_result: int | None) -> str:
        day = day_of(choice.seed_on(self._today) or "") if choice.model.is_fair else None
        of_day = words.seed_of_day(numbers.long_day(day)) if day is not None else ""
        before = "" if first_result is None else words.finished_before(first_result)
        explained: Mapping[Rolls, str] = {
            Rolls.RANDOM: words.everyone_rolls() if choice.is_match else words.random_explained(),
            Rolls.DAILY: words.daily_explained(numbers.long_day(self._today)),
            Rolls.SEED: choice.seed_fault or of_day,
            Rolls.EARLIER: words.earlier_explained() if self.earlier.count() else words.no_earlier(),
            Rolls.TYPED: words.real_dice_of_everyone() if choice.is_match else words.real_dice_explained(),
        }
        return " ".join(filter(None, (explained[choice.source], before)))

    def _show_ghost(self, choice: GameChoice, *, has_earlier: bool) -> None:
        """Offer those who can play with the same rolls: the earlier self where there is one."""
        model = self.ghosts.model()
        for row, rival in enumerate(Rival):
            is_offered = may_haunt(rival, choice.rules) and (rival is not Rival.EARLIER or has_earlier)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if is_offered else Qt.ItemFlag.NoItemFlags
            model.item(row).setFlags(flags)  # type: ignore[attr-defined]
        ghost = choice.ghost(has_earlier=has_earlier)
        self.ghosts.setCurrentIndex(self.ghosts.findData(ghost))
        self.ghosts.setEnabled(not choice.ghost_fault)
        for widget in (self._ghost_name, self.ghosts):
            widget.setVisible(not choice.is_match)
        note = choice.ghost_fault or words.ghost_explained(ghost)
        self.ghost_note.show_text("" if choice.is_match else note)
        self.ghosts.setAccessibleDescription(note)


_LEAST, _MOST = 5, 1575
_LIST, _SCORE_FIELD = 150, 64
_NEUTRAL = len(goals.RISK_GOALS) // 2
_GOALS = (None, *goals.RISK_GOALS[_NEUTRAL - 1 :: -1], *goals.RISK_GOALS[_NEUTRAL + 1 :])
"""What is listed before a score: points, then ever more carefully, then ever more daringly."""
_SCORE = len(_GOALS)


class GoalChoice(QWidget):
    """A list of what can be played for, and a field for the score, if it is one; `changed` when another is chosen."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.aims, self.field = Combo(), QLineEdit("300")
        self.aims.addItems([words.points(), *map(goals.risk_name, _GOALS[1:]), words.a_score()])
        self.aims.setAccessibleName(words.what_to_play_for())
        self.aims.setMinimumWidth(_LIST)
        self.field.setValidator(QIntValidator(0, 9999))
        self.field.setAccessibleName(words.score_field())
        self.field.setFixedWidth(_SCORE_FIELD)
        filled(QHBoxLayout(self), self.aims, self.field, spacing=8, margins=(0, 0, 0, 0))
        self._refresh()
        self.aims.activated.connect(self._choose)
        self.field.textEdited.connect(self._tell)

    def set_possible(self, is_possible: bool, *, wins: bool) -> None:
        """Let something be chosen, or have it be points; against others one `wins`."""
        self.setEnabled(is_possible)
        self.aims.setItemText(0, words.to_win() if wins else words.points())
        if not is_possible:
            self.set_goal(None)

    def set_goal(self, goal: RecordGoal | None) -> None:
        """Show what is played for; points, where it is nothing that can be chosen here."""
        is_score = isinstance(goal, ReachGoal)
        self.aims.setCurrentIndex(_SCORE if is_score else _GOALS.index(goal) if goal in _GOALS else 0)
        if isinstance(goal, ReachGoal) and self.field.text() != str(goal.target):  # else the cursor would move
            self.field.setText(str(goal.target))
        self._refresh()

    @property
    def goal(self) -> ReachGoal | RiskGoal | None:
        """What is to be played for; None for points, and where no score is typed that can be reached."""
        place, typed = self.aims.currentIndex(), self.field.text()
        if place != _SCORE:
            return _GOALS[place]
        return ReachGoal(int(typed)) if typed.isdecimal() and _LEAST <= int(typed) <= _MOST else None

    @property
    def problem(self) -> str:
        """What is wrong with the score that is typed; nothing if none is needed."""
        is_wrong = self.aims.currentIndex() == _SCORE and self.goal is None
        return words.score_out_of_range(_LEAST, _MOST) if is_wrong else ""

    def _choose(self) -> None:
        self._tell()
        if self.aims.currentIndex() == _SCORE:  # the field says what it is about to be typed over
            self.field.setFocus()
            self.field.selectAll()

    def _tell(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        self.field.setVisible(self.aims.currentIndex() == _SCORE)
        mark_wrong(self.field, is_wrong=bool(self.problem))
        self.field.setAccessibleDescription(self.problem)


def goal_name(goal: RecordGoal | None) -> str:
    """Return what is played for, as a row says it."""
    if goal is None:
        return words.against_par()
    return goals.risk_name(goal) if isinstance(goal, RiskGoal) else goals.name(goal)


def goal_explained(goal: RecordGoal | None, rules: RuleSet, best: int | None) -> str:
    """Return what playing for it means, to a player with that best score."""
    if isinstance(goal, ReachGoal):
        yours = "" if best is None else words.your_best(best)
        return f"{words.reach_explained(goal.target)} {yours}"
    step = risk_of(rules, goal.aversion) if isinstance(goal, RiskGoal) else None
    if not isinstance(goal, RiskGoal) or step is None:
        return words.par_explained() if goal is None else ""
    return words.risk_explained(decimal(step.mean, 0), goals.risk_explained(goal, rules))
