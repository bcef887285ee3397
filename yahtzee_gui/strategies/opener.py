# SPDX-License-Identifier: MIT
"""How the strategies page is made, and what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from engine.games.position import Position
from yahtzee_gui.kit.charts.saving import save_chart, save_picture
from yahtzee_gui.kit.openers import OpenPages, PageSpec
from yahtzee_gui.menu_words import Page
from yahtzee_gui.services.game_store import GameStore
from yahtzee_gui.services.strategy_service import StrategyService

if TYPE_CHECKING:
    from yahtzee_gui.strategies.own_lists import OwnLists
    from yahtzee_gui.strategies.session import Strategies


def open_strategies(
    pages: OpenPages,
    service: StrategyService,
    lists: OwnLists,
    store: GameStore,
    show_position: Callable[[Position], None],
) -> PageSpec:
    """Return the page, whose figures are worked out while it is open; `show_position` opens one of its positions."""
    from yahtzee_gui.strategies import verhoeff
    from yahtzee_gui.strategies.page import StrategiesPage
    from yahtzee_gui.strategies.session import Strategies
    from yahtzee_gui.strategies.view import PageView, page_view, progress_view

    session = Strategies(service, lists)
    his = {"table": 0, "rules": verhoeff.Rules.ALL_BONUSES}

    def view() -> PageView:
        return page_view(session.scene(), his["table"], his["rules"])  # type: ignore[arg-type]

    page = StrategiesPage(pages.colors(), view(), pages.window)

    def show_his(table: int, rules: verhoeff.Rules) -> None:
        his.update(table=table, rules=rules)
        page.set_view(view())

    def show(number: int) -> None:
        position = session.part_at(number)
        if position is not None:
            show_position(position)

    return PageSpec(
        page,
        does=(
            (page.turned, session.turn),
            (page.toggled, session.toggle),
            (page.lessonsRequested, session.choose_lessons),
            (page.targetRequested, session.choose_target),
            (page.rulesRequested, session.choose_rules),
            (page.pairRequested, session.choose_pair),
            (page.positionRequested, show),
            (page.progressRequested, lambda: pages.show(Page.PROGRESS)),
            (page.cancelRequested, session.cancel),
            (page.verhoeffRequested, show_his),
            (page.saveRequested, lambda card: save_chart(card, pages.colors(), store.write)),
            (page.savePartingsRequested, lambda: _save_partings(pages, session, store)),
            (page.own.written, session.write),
            (page.own.chosen, session.edit),
            (page.own.newRequested, session.begin_list),
            (page.own.removeRequested, session.remove_list),
            (session.progressed, lambda: page.show_progress(*progress_view(session.scene()))),
            (store.written, page.remark.say_written),
            (store.write_failed, page.remark.say_not_written),
        ),
        follows=(session.changed,),
        refresh=lambda: page.set_view(view()),
        closed=session.close,
        session=session,
    )


def _save_partings(pages: OpenPages, session: Strategies, store: GameStore) -> None:
    """Let the player save the positions in which two part, as a table."""
    from yahtzee_gui.kit.charts.table_chart import TableChart
    from yahtzee_gui.strategies.view import partings_table

    view = partings_table(session.scene())
    chart = TableChart(pages.colors(), QSize(0, 0))
    chart.set_view(view)
    save_picture(pages.window, chart, view.figures, pages.colors(), store.write)
