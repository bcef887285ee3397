# SPDX-License-Identifier: MIT
"""How the strategies page is made, and what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from engine.games.game import Game
from engine.games.position import Position
from engine.rules.scoring import RuleSet
from engine.strategies.strengths import Face
from yahtzee_gui.kit.charts.saving import save_chart, save_picture
from yahtzee_gui.kit.openers import Does, PageSpec, PageStack
from yahtzee_gui.library.game_files import GameFiles
from yahtzee_gui.library.own_rules import OwnRules
from yahtzee_gui.menu_words import Page
from yahtzee_gui.workspace import Engine

if TYPE_CHECKING:
    from yahtzee_gui.strategies.own_lists import OwnLists
    from yahtzee_gui.strategies.page import StrategiesPage
    from yahtzee_gui.strategies.session import Strategies


def open_strategies(
    pages: PageStack,
    engine: Engine,
    lists: OwnLists,
    own_rules: OwnRules,
    store: GameFiles,
    show_position: Callable[[Position], None],
    play_match: Callable[[RuleSet, tuple[Face, ...]], None],
    watch: Callable[[Game, str], object],
) -> PageSpec:
    """Return the page, whose figures are worked out while it is open; `show_position` opens one of its positions.

    `play_match` asks for a new game against those who are compared, `watch` for a window with a game of one of them.
    """
    from yahtzee_gui.strategies.page import StrategiesPage
    from yahtzee_gui.strategies.session import Strategies
    from yahtzee_gui.strategies.view import name_of, page_view, progress_view

    session = Strategies(engine, lists)
    session.offer_rules(own_rules.known.values())
    own_rules.load()
    page = StrategiesPage(page_view(session.scene()), pages.window)
    return PageSpec(
        page,
        does=(
            *_choices(page, session),
            *_own_lists(page, session),
            (page.positionRequested, lambda number: _show_part(session, number, show_position)),
            (page.progress.clicked, lambda: pages.show(Page.PROGRESS)),
            (page.match.clicked, lambda: play_match(session.scene().rules, tuple(page.opponents))),
            (page.watchRequested, session.watch),
            (session.played, lambda one, game: watch(game, name_of(session.scene(), one))),
            (page.cancel.clicked, session.cancel),
            *(
                (card.save.clicked, partial(save_chart, card, store.write))
                for card in (page.chart, page.table, page.his)
            ),
            (page.save_partings.clicked, lambda: _save_partings(pages, session, store)),
            (own_rules.changed, lambda: session.offer_rules(own_rules.known.values())),
            (session.progressed, lambda: page.show_progress(*progress_view(session.scene()))),
            (store.written, page.remark.say_written),
            (store.write_failed, page.remark.say_not_written),
        ),
        follows=(session.changed,),
        refresh=lambda: page.set_view(page_view(session.scene())),
        stays=True,
        session=session,
    )


def _choices(page: StrategiesPage, session: Strategies) -> Does:
    """Return what chooses who is compared, and what is shown."""
    return (
        (page.tabs.choiceRequested, session.turn),
        (page.who.toggled, session.toggle),
        (page.lessonsRequested, session.choose_lessons),
        (page.targetRequested, session.choose_target),
        (page.diceRequested, session.choose_dice),
        (page.rulesRequested, session.choose_rules),
        (page.rollsRequested, session.choose_rolls),
        (page.pairRequested, session.choose_pair),
        (page.verhoeffRequested, session.choose_his),
    )


def _own_lists(page: StrategiesPage, session: Strategies) -> Does:
    """Return what the player's own lists ask for."""
    return (
        (page.own.written, session.write),
        (page.own.chosen, session.edit),
        (page.own.new.clicked, session.begin_list),
        (page.own.remove.clicked, session.remove_list),
    )


def _show_part(session: Strategies, number: int, show_position: Callable[[Position], None]) -> None:
    position = session.part_at(number)
    if position is not None:
        show_position(position)


def _save_partings(pages: PageStack, session: Strategies, store: GameFiles) -> None:
    """Let the player save the positions in which two part, as a table."""
    from yahtzee_gui.kit.charts.table_chart import TableChart
    from yahtzee_gui.strategies.view import partings_table

    view = partings_table(session.scene())
    chart = TableChart(QSize(0, 0))
    chart.set_view(view)
    save_picture(pages.window, chart, view.figures, store.write)
