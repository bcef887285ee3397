# SPDX-License-Identifier: MIT
"""The answer card says what a choice was worth, and why, and has the buttons for what can be done then.

It has the same height at every moment; a button stands there only while it can do something.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from engine.analysis.verdicts import Verdict
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.kit.drawing import AlignLeft
from yahtzee_gui.kit.elided_label import ElidedLabel
from yahtzee_gui.kit.layouts import STRETCH, filled
from yahtzee_gui.kit.wrapped_label import WrappedLabel
from yahtzee_gui.learn.exercises import words
from yahtzee_gui.theme.colors import Colors

_HEADLINE, _REASON, _NOTE = 22, 54, 28
_SPACING = 1


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


class AnswerCard(QFrame):
    """The judgement.

    Signals:
        showRequested: more is to be told of what is best.
        listRequested: all options are wanted in a list, or the scorecard in its place.
        analyseRequested: the position is wanted where it can be changed and played from.
    """

    showRequested = Signal()
    listRequested = Signal()
    analyseRequested = Signal()

    def __init__(self, colors: Colors) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.setAccessibleName(words.answer_heading())
        self._colors = colors
        self.view = AnswerView()
        self.headline = ElidedLabel("title", AlignLeft)
        self.reason = WrappedLabel("text", AlignLeft)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.note = WrappedLabel("muted", AlignLeft)
        self.show_button, self.best_button, self.list_button = QPushButton(), QPushButton(), QPushButton()
        self.analyse_button = QPushButton(words.play_on())
        self.show_button.clicked.connect(self.showRequested)
        self.list_button.clicked.connect(self.listRequested)
        self.analyse_button.clicked.connect(self.analyseRequested)
        self._keys = ("", "")
        self._aside: QWidget | None = None
        self._has_aside = False, 0
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
        self._foot = QStackedWidget()  # the place of the buttons is kept, whichever are there
        for buttons in (self.buttons[:2], self.buttons[2:]):
            foot = QWidget()
            filled(QHBoxLayout(foot), STRETCH, *buttons, spacing=8, margins=(0, 0, 0, 0))
            self._foot.addWidget(foot)
        self._foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        parts = self.headline, self.reason, self.note, self._foot
        filled(QVBoxLayout(self), *parts, spacing=_SPACING, margins=(16, 6, 12, 8))

    def lay_aside(self, aside: QWidget) -> None:
        """Have something to show here, where that is asked for, as long as there is no answer."""
        aside.hide()
        self._aside = aside
        column = self.layout()
        assert column is not None
        column.addWidget(aside)

    def show_aside(self, is_shown: bool, more: int) -> None:
        """Show it below the question, as high as what belongs to an answer, or that again; `more` higher than usual."""
        if self._aside is None:
            return
        foot = max(button.sizeHint().height() for button in self.buttons)
        self._aside.setFixedHeight(_REASON + more + _NOTE + foot + 2 * _SPACING)
        if self._has_aside == (is_shown, more):
            return
        self._has_aside = is_shown, more
        self.reason.setFixedHeight(_HEADLINE if is_shown else _REASON + more)
        for part in (self.headline, self.note, self._foot):
            part.setVisible(not is_shown)
        self._aside.setVisible(is_shown)

    def set_colors(self, colors: Colors) -> None:
        """Paint with other colours."""
        self._colors = colors
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
        ink = self._colors.word(view.verdict) if view.verdict is not None else None
        self.headline.set_text(view.headline, ink)
        self.reason.set_text(view.reason)
        self.note.set_text(view.note)
        if view.more:
            self.show_button.setText(words.with_key(view.more, self._keys[0]))
        self.best_button.setText(view.best)
        self._foot.setCurrentIndex(int(view.can_go_on))
        self.show_button.setVisible(bool(view.more))
        self.best_button.setVisible(bool(view.best))
