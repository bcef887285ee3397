# SPDX-License-Identifier: MIT
"""The page of lessons: the list of them beside the one that is read, with examples, and the way to its exercises."""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.games.game import NOTHING_KEPT, Game, Kept
from engine.games.position import Position
from engine.rules.categories import CATEGORIES, Category
from engine.strategies.rule_lists.course import AVERAGES, Lesson, course_rules
from engine.training.exercises import Chosen
from engine.training.lesson_effects import EFFECTS
from engine.training.lessons import EXERCISES, LessonExercise
from engine.training.rule_shares import BOXES_RIGHT, RIGHT, rule_for
from yahtzee_gui.board.coach.why_view import why_in_words
from yahtzee_gui.kit.charts.figure_table import FigureTable, columns
from yahtzee_gui.kit.drawing import AlignLeft, AlignRight
from yahtzee_gui.kit.input import is_alone
from yahtzee_gui.kit.labels import ElidedLabel, Label, WrappedLabel, link_button, set_primary
from yahtzee_gui.kit.layouts import STRETCH, Card, filled
from yahtzee_gui.kit.on_screen import ScrolledWhole
from yahtzee_gui.kit.places import PlacePage
from yahtzee_gui.kit.questions import may_lose
from yahtzee_gui.learn import words as learn_words
from yahtzee_gui.learn.lessons import rule_words, words
from yahtzee_gui.learn.lessons.parts import RuleLine, RuleRows, WorkedRow, handle_of
from yahtzee_gui.learn.lessons.session import Course, Worked
from yahtzee_gui.learn.log import LEARNED, PracticeLog, is_learned
from yahtzee_gui.learn.ways import headed
from yahtzee_gui.words import numbers

_MARGINS, _SPACE = (20, 2, 20, 8), 8
_SENTENCE = 38
_EXAMPLES = 3
_COLUMNS = (206, 80, 96)
_IN_A_COLUMN = 5


class LessonPage(PlacePage):
    """Lessons, one after the other; `begin` leads to the exercises of the one that is read."""

    def __init__(self, course: Course, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course = course
        self._lines: list[tuple[str, str, str]] = []
        self.lessons = FigureTable(
            words.lessons_title(),
            columns(words.columns(), _COLUMNS),
        )
        self.lessons.fix_height(len(Lesson))
        self.name = ElidedLabel("heading", AlignLeft)
        self.sentences = [WrappedLabel("text", AlignLeft) for _ in range(2)]
        self.rules = RuleRows()
        self.pupil, self.effect = (ElidedLabel("cell", AlignLeft) for _ in range(2))
        self.averages = _Averages()
        self.handles = {lesson: handle for lesson in Lesson if (handle := handle_of(lesson)) is not None}
        self.rows = [WorkedRow() for _ in range(_EXAMPLES)]
        self.unfold, self.folded = link_button(), QWidget()
        self.others, self.begin = QPushButton(words.other_positions()), QPushButton()
        self.goal, self.remark = ElidedLabel("muted", AlignRight), ElidedLabel("muted", AlignLeft)
        self.goal.setText(words.pass_mark(LEARNED, EXERCISES))
        set_primary(self.begin, True)
        self._lay_out()
        self.lessons.itemSelectionChanged.connect(self._choose)
        self.lessons.activated.connect(lambda _index: self.begin.click())
        self.unfold.clicked.connect(lambda: self.show_all(self.folded.isHidden()))
        self.others.clicked.connect(self._take_others)
        self.show_all(False)
        self.show_course()
        self.lessons.setFocus()

    def _lay_out(self) -> None:
        course = headed(Card(words.lessons_title()), (self.goal, 1))
        filled(course.column, self.lessons, 8, self.averages, 8, *self.handles.values(), STRETCH)
        text = filled(QVBoxLayout(), self.name, spacing=2)
        for sentence in self.sentences:
            sentence.setFixedHeight(_SENTENCE)
            sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            text.addWidget(sentence)
        first, *others = self.rows
        filled(text, 4, Label(words.worked_heading(), role="title"), first, 4, self.pupil, self.effect, 6, self.unfold)
        filled(QVBoxLayout(self.folded), self.rules, 6, *others, spacing=4, margins=(0, 0, 0, 0))
        filled(text, self.folded, STRETCH, self.remark)
        holder = QWidget()
        filled(QHBoxLayout(holder), course, (text, 1), spacing=16, margins=(0, 0, 0, 0))
        foot = filled(QHBoxLayout(), STRETCH, self.begin, self.others, spacing=_SPACE)
        filled(QVBoxLayout(self), (ScrolledWhole(holder), 1), foot, spacing=_SPACE, margins=_MARGINS)

    # ---- showing ----

    def show_all(self, shows: bool) -> None:
        """Show all rules and more examples, or fold them away."""
        self.folded.setVisible(shows)
        self.unfold.setText(words.fewer() if shows else words.all_rules())

    def show_course(self) -> None:
        course, lesson, worked = self._course, self._course.lesson, self._course.worked
        lines = [_lesson_line(one, course.keeper.log) for one in Lesson]
        if lines != self._lines:
            self._lines = lines
            self.lessons.set_rows(lines)
        if self.lessons.currentRow() != lesson.value - 1:
            self.lessons.selectRow(lesson.value - 1)
        self.name.setText(words.numbered(lesson))
        for label, sentence in zip(self.sentences, words.why(lesson), strict=True):
            label.setText(sentence)
        self.rules.show_lines(rule_lines(lesson))
        self.pupil.setText(words.pupil_averages(lesson))
        self.effect.setText(words.effect(decisions=numbers.decimal(EFFECTS[lesson].decisions, 1)))
        self.effect.set_hint(words.effect_explained(EFFECTS[lesson]))
        for row, one in zip_longest(self.rows, worked):
            _show_worked(row, lesson, one)
        if not worked:
            self.rows[0].show_texts(taught=words.no_table() if course.has_failed else words.drawing())
        self.averages.show_figures(words.averages(lesson))
        for one, handle in self.handles.items():
            handle.setVisible(one is lesson)
        failure = course.keeper.failure
        self.remark.setText(learn_words.log_failed(failure) if failure else "")
        begun, of = course.begun, EXERCISES
        self.begin.setText(words.go_on(course.goes_on_with, of) if begun else words.begin_exercises(of))
        self.begin.setEnabled(bool(worked))
        self.others.setEnabled(bool(worked))

    # ---- what is done ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Space or Enter wherever nothing else is pressed by it."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and is_alone(event):
            self.begin.click()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        for index in self.lessons.selectionModel().selectedRows():
            lesson = list(Lesson)[index.row()]
            if lesson is not self._course.lesson:  # else it was the course that chose it
                self._course.choose(lesson)

    def _take_others(self) -> None:
        begun = self._course.begun
        if not begun or may_lose(self, words.drop_question(begun), words.drop_them(), words.keep_them()):
            self.lessons.setFocus()  # the button is disabled while positions are looked for
            self._course.draw_others()


class _Averages(QWidget):
    """The figure of each box in three columns, under a heading; nothing where a lesson has none."""

    def __init__(self) -> None:
        super().__init__()
        self._labels = [(ElidedLabel("cell", AlignLeft), ElidedLabel("cell", AlignRight)) for _ in CATEGORIES]
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for number, pair in enumerate(self._labels):
            for place, label in enumerate(pair):
                grid.addWidget(label, number % _IN_A_COLUMN, 2 * (number // _IN_A_COLUMN) + place)
        heading = Label(words.averages_heading(), role="title")
        filled(QVBoxLayout(self), heading, grid, spacing=4, margins=(0, 0, 0, 0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_figures(self, figures: tuple[tuple[str, str], ...]) -> None:
        self.setVisible(bool(figures))
        for pair, texts in zip(self._labels, figures, strict=False):
            for label, text in zip(pair, texts, strict=True):
                label.setText(text)


def _lesson_line(lesson: Lesson, log: PracticeLog | None) -> tuple[str, str, str]:
    best = log.best(lesson.value) if log is not None else None
    done = words.progress(best.found, best.of, is_learned=is_learned(best.found, best.of)) if best is not None else ""
    return words.numbered(lesson), numbers.decimal(AVERAGES[lesson.value], 1), done


def _show_worked(row: WorkedRow, lesson: Lesson, worked: Worked | None) -> None:
    if worked is None:
        row.dice.set_dice(())
        row.show_texts()
        return
    one, analysis = worked.exercise, worked.analysis
    boxes = [box for box in CATEGORIES if one.position.scores[box] is None]
    where = words.where(len(CATEGORIES) + 1 - len(boxes), one.position.rolls_left)
    row.dice.set_dice(one.position.dice, kept_places(one.position, one.taught))
    row.show_texts(
        f"{where} · {words.open_boxes(boxes)}",
        words.taught(analysis.option(one.taught)),
        words.habit(lesson, analysis.option(one.habit)),
        why_in_words(worked.comparison) if worked.comparison is not None else "",
    )


def kept_places(position: Position, choice: Chosen) -> Kept:
    """Return which of the dice of a position a choice keeps."""
    if isinstance(choice, Category):
        return NOTHING_KEPT
    return Game("", position.rules, dice=position.dice).places_of(choice)


def rule_lines(lesson: Lesson, told: LessonExercise | None = None) -> tuple[RuleLine, ...]:
    """Return the lines of the list after a lesson, those about dice first; one applies to an exercise that is told."""
    rules = course_rules(lesson.value)
    last = len(rules) + 1
    deciding = rule_for(lesson.value, told.position) if told is not None else None
    decides = 0 if told is None else rules.index(deciding) + 1 if deciding is not None else last
    lines = []
    for number, rule in enumerate(rules, 1):
        is_new = rule.lesson is lesson
        share = words.share_right(RIGHT[rule]) if is_new else ""
        sentence = rule_words.sentence(rule)
        lines.append(RuleLine(str(number), sentence, share, is_new, number == decides, rule.is_scoring))
    is_new = lesson in (Lesson.PAIRS, Lesson.USUAL, Lesson.PACE, Lesson.BAD_TURNS)
    share = words.share_right(BOXES_RIGHT[lesson]) if is_new else ""
    by_boxes = rule_words.by_boxes(lesson, is_alone=not any(rule.is_scoring for rule in rules))
    lines.append(RuleLine(str(last), by_boxes, share, is_new, last == decides, is_scoring=True))
    return tuple(sorted(lines, key=lambda line: line.is_scoring))
