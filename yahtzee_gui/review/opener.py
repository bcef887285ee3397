# SPDX-License-Identifier: MIT
"""The page of the chances of a turn."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.work import Engine, Urgency, one_step


def open_turn_chances(pages: PageStack, engine: Engine, controller: GameController) -> PageSpec:
    """Return the chances of a turn, which begin with the dice on the table."""
    from yahtzee_gui.review.turn_chances_page import OddsQuestion, TurnChancesPage, answer_to, fixed_plans

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
