# SPDX-License-Identifier: MIT
"""Why: what a choice cost, what was best, and the reason; or why one option is worth more than another.

A sentence, two bars for each of the boxes that differ most, and the chance of the bonus. Links lead to the same by box,
in points that add up, and to what would have to change for another option to be best. Where there is less room there
are fewer bars, then a shorter sentence: letters never shrink.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.games.game import NOTHING_KEPT, Kept
from engine.rules.dice import Dice
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.coach import why_words
from yahtzee_gui.board.coach.changes import ChangesList
from yahtzee_gui.board.coach.difference import BonusLine, EndPairs, EndPairsView, PartRow, PartRows
from yahtzee_gui.board.tray.drawn_dice import draw_dice
from yahtzee_gui.kit.drawing import (
    AlignCenter,
    AlignLeft,
    draw_fitted,
    draw_text,
    fill_round,
    fitted,
    smooth_painter,
)
from yahtzee_gui.kit.labels import ElidedLabel, Label, PaintedText, link_button, set_tooltip
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.on_screen import ScrollPage
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import theme
from yahtzee_gui.words import glossary
from yahtzee_gui.words.announcing import first_sentences

_TOLD, _LOW_TOLD, _DIE, _STEP = 34, 28, 27.0, 32.0
_PILL, _PILL_PAD = 30.0, 12.0
_LARGE, _SMALL = 17, 13
_GAP, _FOOT, _FOOT_GAP = 6, 30, 14
_MOST_PROGRESS = 1000


class Side(Enum):
    """What the face shows: the reason in words, in points by box, or what would have to change."""

    WHY = "why"
    PARTS = "parts"
    CHANGES = "changes"


@dataclass(frozen=True)
class ToldChoice:
    """A line of its own: a choice as dice and in words, with its verdict; the best one is in bold.

    `kept` says which of the `dice` were kept, where all five are shown. `short` has text and verdict for less room.
    """

    text: str
    dice: Dice = ()
    kept: Kept = NOTHING_KEPT
    judged: str = ""
    verdict: Verdict | None = None
    is_best: bool = False
    short: tuple[str, str] | None = None

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        return ", ".join(filter(None, (self.text, self.judged)))


@dataclass(frozen=True)
class WhyView:
    """What is shown of a choice: what it is `about`, its dice to be drawn, the choice `told`, what was best, and why.

    The sentence may be `shorter` where there is less room. `pairs` are the boxes that differ most after either option,
    `parts` what the difference is made of, box by box: they add up to `together`; below them are `facts`. Buttons tell
    more, show the options, build the table or stop that, and have the choice made again (`retry`), with a `remark`
    beside them; `progress`, 0 to 1, is that of what is waited for. `fold` is the link that opens the bars, and the
    other links with them, where they wait for a click.
    """

    about: str = ""
    told: tuple[ToldChoice, ...] = ()
    sentence: str = ""
    shorter: str = ""
    pairs: EndPairsView | None = None
    parts: tuple[PartRow, ...] = ()
    together: PartRow | None = None
    options: tuple[str, ...] = ()
    facts: str = ""
    has_changes: bool = False
    progress: float | None = None
    progress_text: str = ""
    button: str = ""
    retry: str = ""
    retry_hint: str = ""
    remark: str = ""
    fold: str = ""


NOTHING_TOLD = WhyView()


class _ToldLine(PaintedText):
    def __init__(self) -> None:
        super().__init__()
        self.told: ToldChoice | None = None
        self.setFixedHeight(_TOLD)

    def set_told(self, told: ToldChoice | None) -> None:
        self.told = told
        self.setAccessibleName(told.spoken if told is not None else "")
        set_tooltip(self, told.spoken if told is not None else "")
        self.setVisible(told is not None)
        self.update()

    def fit_words(self, told: ToldChoice) -> tuple[str, str, QFont]:
        """Return the words, the verdict and its font: as large as there is room for both, else what is short."""
        longest = told.text, told.judged
        font = self._font(told)
        for text, judged, size in ((*longest, _LARGE), (*longest, _SMALL), (*(told.short or longest), _LARGE)):
            bold = fonts.font(size, QFont.Weight.Bold)
            room = self._room(told, judged, bold).width()
            if QFontMetricsF(fitted(font, text, room)).horizontalAdvance(text) <= room:
                return text, judged, bold
        return "", judged, bold  # the dice say it

    def _font(self, told: ToldChoice) -> QFont:
        return fonts.font(15, QFont.Weight.DemiBold if told.is_best else QFont.Weight.Normal)

    def _room(self, told: ToldChoice, judged: str, bold: QFont) -> QRectF:
        """Return where the words may be between the dice and the verdict."""
        pill = QFontMetricsF(bold).horizontalAdvance(judged) + 3 * _PILL_PAD if judged else 0.0
        dice = len(told.dice) * _STEP + _PILL_PAD if told.dice else 0.0
        return QRectF(self.rect()).adjusted(2 + dice, 0, -pill, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice, those kept framed, the words, and the verdict as a pill at the right."""
        if self.told is None:
            return
        painter, line = smooth_painter(self), QRectF(self.rect())
        text, judged, bold = self.fit_words(self.told)
        if judged and self.told.verdict is not None:
            width, high = QFontMetricsF(bold).horizontalAdvance(judged) + 2 * _PILL_PAD, min(_PILL, line.height())
            pill = QRectF(line.right() - width, line.center().y() - high / 2, width, high)
            fill_round(painter, pill, high / 2, theme().pill(self.told.verdict))
            draw_text(painter, pill, judged, bold, theme().word(self.told.verdict), AlignCenter)
        draw_dice(painter, line.adjusted(2, 0, 0, 0), self.told.dice, _DIE, _STEP, self.told.kept)
        words = self._room(self.told, judged, bold)
        draw_fitted(painter, words, text, self._font(self.told), theme().q("text"), AlignLeft)


class WhyFace(QWidget):
    """The face of the coach's card that says why.

    Signals:
        changesSeen: whether it is shown what would have to change.
    """

    changesSeen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.view = NOTHING_TOLD
        self.told = [_ToldLine() for _ in range(2)]
        self.sentence = Label(role="reason", wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.pairs, self.bonus = EndPairs(), BonusLine()
        self.progress, self.progress_text = QProgressBar(), ElidedLabel("muted", AlignLeft)
        self.parts = PartRows()
        self.facts = ElidedLabel("muted", AlignLeft)
        self.facts.set_hint(glossary.spread())
        self.changes = ChangesList()
        self.by_box, self.what_if = link_button(), link_button()
        self.retry, self.button = QPushButton(), QPushButton()
        self.remark = ElidedLabel("muted", AlignLeft)
        self.remark.may_vanish = True
        self._sides, self._foot = QStackedWidget(), QWidget()
        self._why_page, self._parts_page = ScrollPage(is_in_card=True), ScrollPage(is_in_card=True)
        self._wanted = Side.WHY
        self._is_open = False
        self._lay_out()
        self.by_box.clicked.connect(self._go_deeper)
        self.what_if.clicked.connect(partial(self.turn_to, Side.CHANGES))
        self._show(NOTHING_TOLD)

    def _lay_out(self) -> None:
        self.progress.setTextVisible(False)
        self.progress.setRange(0, _MOST_PROGRESS)
        for button in (self.retry, self.button):
            button.setAutoDefault(False)
            button.setProperty("small", "true")
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        told = filled(QVBoxLayout(), *self.told, spacing=0)
        why = self._why_page  # it scrolls where not even one sentence has room
        rows = self.sentence, self.progress, self.progress_text, self.pairs
        filled(why.column, told, *rows, STRETCH, spacing=_GAP, margins=(0, 0, 0, 0))
        filled(self._parts_page.column, self.parts, self.facts, STRETCH, spacing=0)
        for side in (why, self._parts_page, self.changes):
            self._sides.addWidget(side)
        foot = self.retry, self.button, self.bonus, (self.remark, 1), self.by_box, self.what_if
        filled(QHBoxLayout(self._foot), *foot, spacing=_FOOT_GAP, margins=(0, 0, 0, 0))
        self._foot.setFixedHeight(_FOOT)
        filled(QVBoxLayout(self), (self._sides, 1), self._foot, spacing=2, margins=(0, 4, 0, 0))

    @property
    def side(self) -> Side:
        return list(Side)[self._sides.currentIndex()]

    def focus_order(self) -> list[QWidget]:
        pages = self._why_page, self._parts_page, self.changes.page
        return [*pages, self.retry, self.button, self.by_box, self.what_if]

    def set_view(self, view: WhyView) -> None:
        if view != self.view:
            self._show(view)

    def _show(self, view: WhyView) -> None:
        if view.told != self.view.told:  # another choice is judged: first of all, why
            self._wanted, self._is_open = Side.WHY, False
        if view.sentence != self.view.sentence:
            self._why_page.verticalScrollBar().setValue(0)
        self.view = view
        for number, line in enumerate(self.told):
            line.set_told(view.told[number] if number < len(view.told) else None)
        self.pairs.set_view(view.pairs)
        self.parts.set_rows(view.parts, view.together, view.options)
        self.facts.setText(view.facts)
        self.set_progress(view.progress, view.progress_text)
        for button, text, hint in ((self.retry, view.retry, view.retry_hint), (self.button, view.button, "")):
            button.setText(text)
            button.setVisible(bool(text))
            button.setAccessibleDescription(hint)
            set_tooltip(button, hint)
        self.remark.setText(view.remark)
        self.bonus.set_pair(view.pairs.bonus if view.pairs is not None else None)
        self._show_side()
        self._fit()

    def set_progress(self, fraction: float | None, text: str) -> None:
        self.progress.setVisible(fraction is not None)
        self.progress_text.setVisible(bool(text))
        self.progress.setUpdatesEnabled(False)  # Qt would paint it on the spot, in the middle of what changes
        self.progress.setValue(round(_MOST_PROGRESS * (fraction or 0.0)))
        self.progress.setUpdatesEnabled(True)
        self.progress_text.setText(text)

    def turn_to(self, side: Side) -> None:
        """Turn to a side, or back if it is shown. It is turned to again after what it has nothing to say to."""
        self._wanted = Side.WHY if self.side is side else side
        self._show_side()

    @property
    def _is_folded(self) -> bool:
        return bool(self.view.fold) and not self._is_open and self.side is Side.WHY

    def _go_deeper(self) -> None:
        """Open the bars, or turn to the points by box."""
        is_folded = self._is_folded
        if is_folded:
            self._is_open = True
            self._show_side()
            self._fit()
        if not self.pairs.isVisibleTo(self._why_page) or not is_folded:
            self.turn_to(Side.PARTS)

    def _show_side(self) -> None:
        has = {Side.WHY: True, Side.PARTS: bool(self.view.parts), Side.CHANGES: self.view.has_changes}
        side = self._wanted if has[self._wanted] else Side.WHY
        self._sides.setCurrentIndex(list(Side).index(side))
        is_parts, is_changes = side is Side.PARTS, side is Side.CHANGES
        back = why_words.why_heading()
        self.by_box.setText(back if is_parts else why_words.by_parts_heading())
        self.what_if.setText(back if is_changes else why_words.heading())
        self.by_box.setVisible(bool(self.view.parts))
        self.what_if.setVisible(self.view.has_changes)
        if self._is_folded:
            self.by_box.setText(self.view.fold)
            self.by_box.show()
            self.what_if.hide()
        self.changesSeen.emit(is_changes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 2 * _TOLD + _FOOT)

    def _fit(self) -> None:
        """Give the sentence the room it needs, and the bars what is left; a shorter one where that is not enough."""
        self._fit_foot()
        told = _TOLD * len(self.view.told)
        room = self.height() - (0 if self._foot.isHidden() else _FOOT) - _GAP - told - (_GAP if told else 0)
        height = 0
        for text in _ever_shorter(self.view):
            height = self._write(text)
            if height <= room:
                break
        for line in self.told:  # where the sentence has to be scrolled to, at least these are whole
            line.setFixedHeight(_TOLD if height <= room else _LOW_TOLD)
        self.sentence.setFixedHeight(height)
        self.sentence.setVisible(bool(self.view.sentence))
        set_tooltip(self.sentence, self.view.sentence if self.sentence.text() != self.view.sentence else "")
        self.pairs.fit(room - height - 2 * _GAP)
        self.pairs.setVisible(self.view.pairs is not None and self.pairs.height() > 0 and not self._is_folded)

    def _fit_foot(self) -> None:
        """Show the chance of the bonus where nothing else needs the room, and no foot with nothing on it."""
        links = sum(link.sizeHint().width() + _FOOT_GAP for link in (self.by_box, self.what_if))
        is_free = not (self._is_folded or self.view.retry or self.view.button or self.view.remark)
        has_room = self.bonus.sizeHint().width() + links <= self.width()
        self.bonus.setVisible(self.bonus.pair is not None and is_free and has_room)
        parts = self.retry, self.button, self.bonus, self.by_box, self.what_if
        self._foot.setVisible(bool(self.remark.text()) or any(not part.isHidden() for part in parts))

    def _write(self, text: str) -> int:
        self.sentence.setText(text)
        self.sentence.setMinimumHeight(0)  # else a label is never lower than it was
        return self.sentence.heightForWidth(self.width()) if text else 0


def _ever_shorter(view: WhyView) -> Iterator[str]:
    """Yield what may be said, ever less of it: all, what is shorter, and the first sentences of that."""
    yield view.sentence
    yield from first_sentences(view.shorter or view.sentence)
