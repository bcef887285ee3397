# SPDX-License-Identifier: MIT
"""The answer card says what a choice was worth, and why, and has the buttons for what can be done then.

It has the same height at every moment; a button stands there only while it can do something. A page may have a list
stand below what is said: both share the room, and scroll as one where it holds too little of the list.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.cards import WideText
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.fade import Fade
from yahtzee_gui.kit.labels import ElidedLabel, WrappedLabel
from yahtzee_gui.kit.layouts import STRETCH, discard, filled
from yahtzee_gui.kit.scroll_page import ScrollPage
from yahtzee_gui.learn.exercises import words

_HEADLINE, _REASON, _NOTE = 22, 54, 28
_SPACING, _MARGINS = 1, (16, 6, 12, 8)
_NARROW, _GAP = 300, 4


@dataclass(frozen=True)
class AnswerView:
    """What the card says: the judgement in the colour of its verdict, the reason, and one thing more to know.

    `more` is the text of the button that tells more of what is best, and `best` that of the one which tells it at once;
    nothing where there is nothing more to tell. Once it is done, one `can_go_on`, by the large button.
    """

    headline: str = ""
    verdict: Verdict | None = None
    reason: str = ""
    note: str = ""
    more: str = ""
    best: str = ""
    can_go_on: bool = False


class Listed(ScrollPage):
    """What stands below an answer: it scrolls by itself, or is shown as high as it is where it would be a strip."""

    def set_room(self, room: int) -> None:
        """Take note how much height is left."""
        raise NotImplementedError


class AnswerCard(QFrame):
    """The judgement."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setAccessibleName(words.answer_heading())
        self.view = AnswerView()
        self.headline = ElidedLabel("title", AlignLeft)
        self.reason: WrappedLabel | _Said = WrappedLabel("text", AlignLeft)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.note: WrappedLabel | _Said = WrappedLabel("muted", AlignLeft)
        self.show_button, self.best_button, self.list_button = QPushButton(), QPushButton(), QPushButton()
        self.analyse_button = QPushButton(words.play_on())
        self._keys = ("", "")
        self._together: _Together | None = None
        for label, height in ((self.headline, _HEADLINE), (self.reason, _REASON), (self.note, _NOTE)):
            label.setFixedHeight(height)
        for button in self.buttons:
            button.setAutoDefault(False)
        self.show_button.hide()
        self.best_button.hide()
        self._lay_out()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons, in the order in which Tab comes to them."""
        return self.show_button, self.best_button, self.list_button, self.analyse_button

    def _lay_out(self) -> None:
        self.foot = QStackedWidget()  # the place of the buttons is kept, whichever are there
        for buttons in (self.buttons[:2], self.buttons[2:]):
            foot = QWidget()
            filled(QHBoxLayout(foot), STRETCH, *buttons, spacing=8, margins=(0, 0, 0, 0))
            self.foot.addWidget(foot)
        self.foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        parts = self.headline, self.reason, self.note, self.foot
        self._column = filled(QVBoxLayout(self), *parts, spacing=_SPACING, margins=_MARGINS)

    def lay_below(self, listed: Listed) -> None:
        """Have a list below the question, and below the answer; the page sees to the height, and to the buttons."""
        for label in (self.reason, self.note):
            discard(label)
        self.reason, self.note = _Said("text", _NARROW), _Said("muted", _NARROW)
        self._together = _Together(self.reason, self.note, listed)
        self._column.insertWidget(1, self._together, 1)
        self.setMinimumHeight(_HEADLINE + _REASON + _NOTE + _MARGINS[1] + _MARGINS[3])
        self.set_view(self.view)

    def set_keys(self, show: str, as_list: str, analyse: str) -> None:
        """Write on the buttons the keys that do the same."""
        self._keys = show, as_list
        self.analyse_button.setText(words.with_key(words.play_on(), analyse))
        self.name_list(is_shown=False)

    def name_list(self, *, is_shown: bool) -> None:
        """Say on the button of the list what it shows next."""
        text = words.scorecard_again() if is_shown else words.all_options()
        self.list_button.setText(words.with_key(text, self._keys[1]))

    def set_view(self, view: AnswerView) -> None:
        """Show `view`."""
        self.view = view
        self.headline.set_text(view.headline, view.verdict)
        self.reason.set_text(view.reason)
        self.note.set_text(view.note)
        if self._together is not None:
            self.headline.setVisible(bool(view.headline))
        if view.more:
            self.show_button.setText(words.with_key(view.more, self._keys[0]))
        self.best_button.setText(view.best)
        self.foot.setCurrentIndex(int(view.can_go_on))
        self.show_button.setVisible(bool(view.more))
        self.best_button.setVisible(bool(view.best))


class _Said(WideText):
    """What is said above a list, as high as it is."""

    def set_text(self, text: str) -> None:
        """Show `text`, or take no room."""
        if text != self.text() or self.isHidden() is bool(text):
            self.show_text(text)


class _Together(ScrollPage):
    """What is said, and the list below it, which is told how much room is left."""

    def __init__(self, reason: _Said, note: _Said, listed: Listed) -> None:
        super().__init__()
        self._said, self._listed = (reason, note), listed
        filled(self.column, reason, note, (listed, 1), spacing=_GAP, margins=(0, 0, 0, 0))
        self.fade = Fade(self)
        self.setMinimumHeight(_REASON)  # the card says how high it is at the least
        self.verticalScrollBar().rangeChanged.connect(self._take_focus_to_scroll)
        self.content.installEventFilter(self)

    def _take_focus_to_scroll(self, _least: int, most: int) -> None:
        """Let the keyboard come to what scrolls alone."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)
        self._listed.setFocusPolicy(Qt.FocusPolicy.NoFocus if most else Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room anew where something has become higher."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self.content:
            self.updateGeometry()  # what the card remembers of its width is of other sentences
            self._share()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        said = sum(label.minimumHeight() + _GAP for label in self._said if not label.isHidden())
        self._listed.set_room(self.viewport().height() - said)
