# SPDX-License-Identifier: MIT
"""The pages beside a decision: two options side by side, and the chances of a turn."""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from engine.rules.scoring import DEFAULT_RULES
from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.board.timeline.option_ends import OptionEnds
from yahtzee_gui.kit.charts.saving import save_chart
from yahtzee_gui.kit.openers import Compared, PageSpec, PageStack
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.review.turn_odds import OddsQuestion, answer_to, fixed_plans
from yahtzee_gui.words.boxes import speaking_of
from yahtzee_gui.work import Urgency, one_step
from yahtzee_gui.workspace import Engine

if TYPE_CHECKING:
    from engine.analysis.options import Analysis, Option
    from engine.game_review.ends import Ends
    from engine.games.position import Position
    from yahtzee_gui.review.side_by_side_page import SideView


def open_turn_chances(pages: PageStack, engine: Engine, controller: GameController) -> PageSpec:
    """Return the chances of a turn, which begin with the dice on the table."""
    from yahtzee_gui.review.turn_chances_page import TurnChancesPage

    shown = controller.scene().shown
    page = TurnChancesPage(pages.window, shown.dice if shown is not None else ())
    odds, plans = (open_turn_chances, "odds"), (open_turn_chances, "plans")

    def ask(question: OddsQuestion) -> None:
        engine.ask(odds, Urgency.EXERCISE, one_step(answer_to, question), page.take)

    def ask_plans() -> None:
        engine.ask(plans, Urgency.EXERCISE, one_step(fixed_plans), page.take_plans)

    def begin() -> None:
        page.set_rules(controller.game.rules if controller.game is not None else DEFAULT_RULES)
        page.ask()

    QTimer.singleShot(0, page, begin)  # once its answer is listened for
    return PageSpec(page, does=((page.asked, ask), (page.plansAsked, ask_plans)), refresh=begin, stays=True)


@dataclass(eq=False)
class SideBySidePage:
    """Opens the page of two options side by side, and remembers which ones, and how the turn may end with them.

    They are those of the exercise that it was opened from.
    """

    pages: PageStack
    engine: Engine
    store: GameFiles
    analysis: Analysis | None = field(default=None, init=False)
    pair: tuple[Option, Option] | None = field(default=None, init=False)
    known: dict[Option, Ends] = field(default_factory=dict, init=False)
    done: float = field(default=0.0, init=False)
    asked: Compared | None = field(default=None, init=False)
    ends: OptionEnds = field(init=False)

    def __post_init__(self) -> None:
        """Be ready to ask for ends."""
        self.ends = OptionEnds(self.engine, self._take_ends, self._take_progress)

    def open(self) -> PageSpec:
        """Return the page."""
        from yahtzee_gui.review.side_by_side_page import SideBySideDialog

        pages, store = self.pages, self.store
        self.asked = pages.compared
        if self.asked is not None:
            self.analysis = None  # another pair of the same position may be meant
        self._ask_for_ends()  # what was told while the page was closed has not been heard
        page = SideBySideDialog(pages.keys(), self._view(), pages.window)
        return PageSpec(
            page,
            does=(
                (page.pairRequested, self._choose_pair),
                *((card.save.clicked, partial(save_chart, card, store.write)) for card in (page.turn, page.final)),
                (store.written, page.remark.say_written),
                (store.write_failed, page.remark.say_not_written),
            ),
            refresh=lambda: page.set_view(self._view()),
        )

    def _view(self) -> SideView:
        """Return what is shown of the pair; where other options are to be seen, it begins with what is explained."""
        from yahtzee_gui.review.side_by_side_view import side_view

        analysis = self.asked[0] if self.asked is not None else None
        if (analysis and analysis.position) != (self.analysis and self.analysis.position):
            self.analysis, self.pair, self.known = analysis, self.asked and self.asked[1:], {}
            self._ask_for_ends()
        with speaking_of(analysis.position.rules if analysis is not None else DEFAULT_RULES):
            return side_view(analysis, self.pair, self.known, self.done)

    def _choose_pair(self, first: int, second: int) -> None:
        if self.analysis is not None:
            self.pair = self.analysis.options[first], self.analysis.options[second]
            self._ask_for_ends()
            self.pages.refresh(Page.SIDE_BY_SIDE)

    def _ask_for_ends(self) -> None:
        if self.analysis is not None and self.pair is not None:
            missing = tuple(option for option in dict.fromkeys(self.pair) if option not in self.known)
            self.done = 0.0
            self.ends.ask(self.analysis.position, missing)

    def _take_progress(self, done: float) -> None:
        self.done = done
        self.pages.refresh(Page.SIDE_BY_SIDE)

    def _take_ends(self, position: Position, ends: Ends) -> None:
        if self.analysis is not None and ends.option is not None and position == self.analysis.position:
            self.known[ends.option] = ends
            self.pages.refresh(Page.SIDE_BY_SIDE)
