# SPDX-License-Identifier: MIT
"""The dice tray: five dice to click, what is about to happen in words and points, and the Roll button."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetrics, QHideEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.verdicts import Measure, Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.tray import words
from yahtzee_gui.board.tray.badge import Badge, BadgeView
from yahtzee_gui.board.tray.buttons import CornerButton, RollButton, Width, arrow, bulb, in_two_lines, pencil
from yahtzee_gui.board.tray.dice import MARGIN, Die, Discards, FacePicker, size_for
from yahtzee_gui.board.tray.lines import AnswerLine, ChoiceLine
from yahtzee_gui.board.tray.tumble import DiceMotion
from yahtzee_gui.kit.drawing import AlignRight, smooth_painter
from yahtzee_gui.kit.labels import ElidedLabel, Label, set_look, set_tooltip
from yahtzee_gui.kit.layouts import EDGE, STRETCH, add_layout, filled
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme

_MARGIN, _TOP, _BESIDE = 20, 14, 2
_ROLL_WIDTH, _NARROW_ROLL = 330, 230
_PROGRAM_WIDTH, _AROUND_PROGRAM = 220, 40
_LOW_ENTRY, _LOW_PROGRAM = 392, 38  # below this height the faces share the room of what isn't needed while typing
_AROUND_BADGE = 24
_AIR = 6
"""What is left free of the height when the dice are as large as they can be."""


class Tint(Enum):
    """The colour of the table: by it fair dice, kind ones, hostile ones and demons are told apart at a glance."""

    FAIR = "fair"
    KIND = "kind"
    HOSTILE = "hostile"
    DEMON = "demon"


@dataclass(frozen=True)
class TrayView:
    """What the tray shows. Texts that are not known yet are empty; their place is kept.

    `left_over` are the dice of the turn before, shown faintly until there are others. `verdict` is on what the sentence
    says. `answer` are dice that the caption names, `shorter` texts in
    its place where there is less room. The button rolls,
    or scores a box that is chosen: `key` does the same, and is empty for the one that rolls. It `only_points` to the
    scorecard where nothing is left but to choose a box there. `waits` says that the dice cannot be rolled just
    now, and that the player need not do anything about it. `enters`: the faces are typed or clicked, next that of the
    die at `cursor`. `by_face`: a digit keeps a die that shows it, not the one at that place. `works`: an opponent is at
    work, of whom nothing else moves.
    """

    title: str = ""
    rolls: str = ""
    rolls_done: int = 0
    rolls_per_turn: int = 3
    badge: BadgeView | None = None
    tint: Tint = Tint.FAIR
    faces: tuple[int | None, ...] = (None,) * DICE_PER_ROLL
    left_over: Dice = ()
    kept: Kept = NOTHING_KEPT
    can_keep: bool = False
    sentence: str = ""
    verdict: Verdict | None = None
    measure: Measure | None = None
    caption: str = ""
    shorter: tuple[str, ...] = ()
    answer: Dice = ()
    button: str = ""
    key: str = ""
    can_press: bool = False
    only_points: bool = False
    skips: bool = False
    works: bool = False
    waits: bool = False
    why_not: str = ""
    why_no_hint: str = ""
    has_hint: bool = True
    why_no_undo: str = ""
    enters: bool = False
    cursor: int | None = None
    by_face: bool = False


class _RollDots(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._done, self._of = 0, 3

    def set_rolls(self, done: int, of: int) -> None:
        self._done, self._of = done, of
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(15 * self._of + 2, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        color = theme().q("muted")
        painter.setPen(QPen(color, 1.5))
        for index in range(self._of):
            painter.setBrush(color if index < self._done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(8 + 15 * index, 8), 5, 5)


class DiceTray(QFrame):
    """The centre of the window.

    Signals:
        toggleRequested: the place (0 to 4) of a die that was clicked.
        refused: a die was clicked that can't be kept now.
        pressed: the Roll button was pressed.
    """

    toggleRequested = Signal(int)
    refused = Signal()
    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "tray")
        self._view: TrayView | None = None
        self._roll_key = self._skip_key = ""
        self._only_enters = False
        self._free = QWidget()
        self._free.setFixedWidth(0)
        self._kept_free, self._is_covered = 0, False
        self._title = Label(role="heading")
        self.badge = Badge()
        self._rolls = ElidedLabel("text", AlignRight)
        self._rolls.may_vanish = True  # beside a long title the dots say it
        self._dots = _RollDots()
        self.dice = [Die(place) for place in range(DICE_PER_ROLL)]
        self.sentence = ChoiceLine()
        self.caption = AnswerLine()
        self.faces = FacePicker()
        self.faces.hide()
        self.program = QPushButton(words.let_program_roll())
        self.program.setAutoDefault(False)
        self.program.hide()
        self.roll_button = RollButton()
        self.roll_button.setAutoDefault(False)  # in a dialog Enter goes to the button that has the keyboard
        self.undo = CornerButton(words.undo(), arrow(), words.nothing_to_undo())
        self.correct = CornerButton(words.correct_roll(), pencil(), words.nothing_to_correct())
        self.hint = CornerButton(words.hint(), bulb())
        self.corners = self.undo, self.correct, self.hint
        for place, die in enumerate(self.dice):
            die.clicked.connect(partial(self.toggleRequested.emit, place))
            die.refused.connect(self.refused)
        self.roll_button.pressed.connect(self._note_flight)
        self.roll_button.clicked.connect(self._press)
        self._lay_out()
        self.motion = DiceMotion(self.dice, self)
        self.discards = Discards(self.dice, self)
        self.motion.rested.connect(self.discards.show_first)
        self.motion.landed.connect(self.discards.begin_to_fade)
        self._faces_before: tuple[int | None, ...] = (None,) * DICE_PER_ROLL
        self._was_in_flight = False

    def _lay_out(self) -> None:
        self._header = header = filled(QHBoxLayout(), self._title, 8, self.badge, (self._rolls, 1), 4, self._dots)
        dice = QHBoxLayout()
        dice.setSpacing(0)
        dice.addStretch(1)
        for die in self.dice:
            dice.addWidget(die)
        dice.addStretch(1)
        head = filled(QVBoxLayout(), header, STRETCH, spacing=0)
        above = filled(QHBoxLayout(), (head, 1), self._free, spacing=0)
        column = filled(QVBoxLayout(self), above, spacing=0, margins=(_MARGIN, _TOP, _MARGIN, 12))
        column.addStretch(3)
        add_layout(column, dice)
        column.addStretch(3)
        left = filled(QHBoxLayout(), STRETCH, self.undo, self.correct, STRETCH, spacing=6, margins=(0, 0, 0, 0))
        # Not in the place of the large button: a second click there must not roll, nor Enter that has just scored.
        right = filled(QHBoxLayout(), STRETCH, self.hint, STRETCH, self.program, margins=(0, 0, 0, 0))
        self._middle = QWidget()
        self._sides = QWidget(), QWidget()  # as wide as each other, whatever is in them: the button is in the middle
        for side, layout in zip(self._sides, (left, right), strict=True):
            side.setLayout(layout)
            side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        filled(QHBoxLayout(self._middle), self.roll_button, margins=(0, 0, 0, 0))
        deeds = filled(QHBoxLayout(), (self._sides[0], 1), self._middle, (self._sides[1], 1), spacing=0)
        filled(column, self.sentence, self.caption, self.faces, 6)
        add_layout(column, deeds)
        column.addStretch(1)

    def set_view(self, view: TrayView) -> None:
        if view == self._view:
            return
        self._note_throw(view)
        self._view = view
        self._title.setText(view.title)
        self.badge.set_view(view.badge)
        set_tint(self, view.tint)
        self._rolls.setText(view.rolls)
        self._dots.set_rolls(view.rolls_done, view.rolls_per_turn)
        self._fit_badge()
        self._show_dice(view)
        self._show_entry(view)
        self.sentence.set_line(view.sentence, view.verdict, view.measure)
        self.sentence.set_working(view.works, moves=self.motion.is_wanted)
        self.caption.set_line(view.caption, view.answer)
        self.caption.set_shorter(*view.shorter)
        self.roll_button.setText(view.button)
        self.roll_button.points = view.only_points
        self._show_key(view)
        self._enable_roll(view)
        set_tooltip(self.roll_button, view.why_not)
        self.hint.set_why_not(view.why_no_hint)
        self.hint.set_there(view.has_hint)
        self.undo.set_why_not(view.why_no_undo)
        self.correct.set_there(view.by_face and not self._only_enters)
        self._fit_buttons()

    def _show_entry(self, view: TrayView) -> None:
        """Show the faces where they are entered, and not the button that rolls."""
        is_left = view.enters and self.window().focusWidget() in (self.roll_button, *self.dice)
        kept = self.faces.sizePolicy()
        is_low = self.height() < _LOW_ENTRY and not self._only_enters
        self._free.setFixedHeight(0 if is_low and view.by_face and not self._is_covered else self._kept_free)
        kept.setRetainSizeWhenHidden(view.by_face and not is_low)  # so that the dice stay as large between two rolls
        self.faces.setSizePolicy(kept)
        self.faces.setVisible(view.enters)
        self.caption.setVisible(not (view.enters and is_low))
        self.program.setFixedHeight(_LOW_PROGRAM if is_low else self.roll_button.height())
        self.program.setVisible(view.enters and not self._only_enters)
        self.program.setEnabled(view.can_press)
        self.roll_button.setVisible(not view.enters and not self._only_enters)
        if is_left:
            self.setFocus()

    def _note_flight(self) -> None:
        self._was_in_flight = self.motion.is_tumbling

    def _press(self) -> None:
        """Tell that the button was pressed; while dice were in the air that only brought them down."""
        if self._was_in_flight:
            self.motion.skip()
        else:
            self.pressed.emit()

    def _enable_roll(self, view: TrayView) -> None:
        """Enable the Roll button or not; while the dice wait, the tray holds its focus and gives it back."""
        if view.waits and self.window().focusWidget() is self.roll_button:
            self.setFocus()
        self.setAccessibleName(view.why_not if view.waits else "")
        self.roll_button.setEnabled(view.can_press)
        if view.can_press and self.window().focusWidget() is self:
            self.roll_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _note_throw(self, view: TrayView) -> None:
        """Remember the dice as they were before a throw, whose motion, or that of an earlier one, is over now."""
        old = self._view or TrayView()
        if (view.faces, view.rolls_done) != (old.faces, old.rolls_done):
            self.motion.skip()
            self._faces_before = old.faces
        if (view.faces, view.rolls_done, view.kept) != (old.faces, old.rolls_done, old.kept):
            self.discards.clear()

    def _show_dice(self, view: TrayView) -> None:
        for place, (die, face, kept) in enumerate(zip(self.dice, view.faces, view.kept, strict=True)):
            lift = die.lift
            moves = face is not None and kept != die.isChecked()
            die.set_face(face, kept=kept, enabled=view.can_keep)
            die.has_cursor, die.is_by_face = place == view.cursor, view.by_face
            die.left_over = view.left_over[place] if view.left_over else None
            die.update()
            if moves:
                self.motion.lift(place, lift)

    def only_enter(self, beside: QWidget) -> None:
        """Have nothing but dice to be entered, with something `beside` the title: nothing is rolled or hinted at."""
        self._only_enters = True
        self._header.addWidget(beside)
        for part in (self._rolls, self._dots, self.roll_button, *self._sides):
            part.hide()

    def keep_free(self, height: int, *, is_covered: bool) -> None:
        """Have the dice, kept ones too, lie below the uppermost pixels: something may cover these, or does so now.

        A low tray where faces are entered needs that room as long as nothing does.
        """
        self._is_covered = is_covered
        self._kept_free = height - _TOP - MARGIN + _BESIDE
        self._show_entry(self._view or TrayView())
        self._fit_dice()

    @property
    def head_room(self) -> int:
        """How much of the top may be covered: what is above the dice, and nothing where something covers it already."""
        return self.dice[0].y() if self.isVisible() and not self._is_covered else 0

    def follow(self, *actions: QAction) -> None:
        """Show the buttons that do what items of the menus do: to undo, to correct a roll that is typed, to hint."""
        for button, action in zip(self.corners, actions, strict=True):
            button.follow(action)

    def set_keys(self, roll: str, dice: Sequence[str], skip: str = "", beside: Sequence[str] = ("", "", "")) -> None:
        """Print other keys on the buttons and below the dice, as `follow` has them; none where they are empty."""
        for button, key in zip(self.corners, beside, strict=True):
            button.set_key(key)
        self._roll_key, self._skip_key = roll, skip
        self._show_key(self._view or TrayView())
        for die, key in zip(self.dice, dice, strict=True):
            die.key = key
            die.update()

    def _show_key(self, view: TrayView) -> None:
        key = self._skip_key if view.skips else view.key or self._roll_key
        self.roll_button.key = self._roll_key and key
        self.roll_button.update()

    def focus_order(self) -> list[QWidget]:
        return [*self.dice, *self.faces.buttons, self.program, self.roll_button]

    # ---- motion ----

    def tumble(self, places: Sequence[int], throws: int = 1, shown: Sequence[Dice] = ()) -> None:
        """Let the dice at `places` tumble to the faces they have.

        Where dice are thrown several times and one throw counts, `shown` has the five faces of each earlier throw, on
        which the dice land briefly first, and which then lie faintly above them. Of `throws` beyond those they only
        touch the table: the faces are not known yet.
        """
        unknown = (None,) * (throws - 1 - len(shown))
        landings: list[tuple[int | None, ...]] = [()] * DICE_PER_ROLL
        for place in places:
            face = self.dice[place].face
            if face is not None:
                landings[place] = (*unknown, *(faces[place] for faces in shown), face)
        self.discards.lay(shown, places, moves=self.motion.would_tumble)
        self.motion.tumble(self._faces_before, landings)  # in front of what lies there

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the dice, and end a tumble: its dice would land where they no longer are."""
        super().resizeEvent(event)
        self._show_entry(self._view or TrayView())
        self._fit_badge()
        self._fit_dice()
        self._fit_buttons()
        self.motion.skip()
        self.discards.clear()

    def event(self, event: QEvent) -> bool:
        """Fit the dice anew when what is beside them needs more or less room, as it does when it gets its style."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_dice()
        return super().event(event)

    def _fit_badge(self) -> None:
        """Have the badge say as much as there is room for between title and dots."""
        beside = self._title.sizeHint().width() + self._dots.width()
        self.badge.fit(self.width() - 2 * _MARGIN - beside - _AROUND_BADGE)

    def _fit_dice(self) -> None:
        """Make the dice as large as the tray lets them be, whatever it shows."""
        layout = self.layout()
        assert layout is not None
        others = layout.totalMinimumSize().height() - self.dice[0].minimumSizeHint().height()
        slot = (self.width() - 2 * _MARGIN) // DICE_PER_ROLL
        size = size_for(slot, self.height() - others - _AIR)
        for die in self.dice:
            die.set_size(size, slot)

    def _fit_buttons(self) -> None:
        """Have the large button in the middle, and beside it Undo and Hint with as much as there is room for."""
        room = self.width() - 2 * (_MARGIN + EDGE)
        beside = ((self.undo, self.correct), (self.hint,))
        for width, least in ((Width.KEY, _ROLL_WIDTH), (Width.NAME, _NARROW_ROLL), (Width.PICTURE, 0)):
            for corner in self.corners:
                corner.set_width(width)
            side = max(sum(one.width() + 6 for one in there if not one.isHidden()) for there in beside)
            if 2 * side + least <= room:
                break
        middle = max(0, min(_ROLL_WIDTH, room - 2 * side))
        for large in (self.roll_button, self._middle):
            large.setFixedWidth(middle)
        self.program.setFixedWidth(min(_PROGRAM_WIDTH, (room - middle) // 2))
        text, letters = words.let_program_roll(), QFontMetrics(fonts.font(13, QFont.Weight.Medium, columns=False))
        is_narrow = letters.horizontalAdvance(text) > self.program.width() - _AROUND_PROGRAM
        set_look(self.program, "small", "true" if is_narrow else "false")
        self.program.setText(in_two_lines(text) if is_narrow else text)

    def hideEvent(self, event: QHideEvent) -> None:
        """End a tumble that is out of sight."""
        super().hideEvent(event)
        self.motion.skip()
        self.discards.clear()


def set_tint(card: QWidget, tint: Tint) -> None:
    """Colour a card of the table."""
    set_look(card, "tint", tint.value)
