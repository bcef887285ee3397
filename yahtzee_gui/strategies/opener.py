# SPDX-License-Identifier: MIT
"""How the players' page is made, and what it asks of others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.games.game import Game
from engine.games.position import Position
from engine.rules.scoring import RuleSet
from engine.strategies.strategies import Face
from yahtzee_gui.kit.openers import Opener, PageSpec, PageStack
from yahtzee_gui.kit.questions import save_chart
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.text_folders import OwnRules
from yahtzee_gui.menu_words import Page
from yahtzee_gui.work import Engine

if TYPE_CHECKING:
    from yahtzee_gui.learn.practice.source import Source
    from yahtzee_gui.strategies.entrants import Choices
    from yahtzee_gui.strategies.rule_lists import OwnLists


def players_opener(
    pages: PageStack,
    engine: Engine,
    lists: OwnLists,
    own_rules: OwnRules,
    store: GameFiles,
    show_position: Callable[[Position], None],
    play_match: Callable[[RuleSet, tuple[Face, ...]], None],
    watch: Callable[[Game, str], object],
    practise: Callable[[Source], object],
) -> Opener:
    """Return what opens the page; what is chosen there stays, whatever becomes of the page.

    `show_position` opens a position, `play_match` asks for a new game, `watch` opens a window with a game,
    `practise` a session of practice.
    """
    kept: list[Choices] = []

    def open_page() -> PageSpec:
        from yahtzee_gui.strategies import view
        from yahtzee_gui.strategies.entrants import OWN, Choices
        from yahtzee_gui.strategies.page import StrategiesPage
        from yahtzee_gui.strategies.practice import ListPractice
        from yahtzee_gui.strategies.session import Strategies

        kept[:] = kept or [Choices()]
        session = Strategies(engine, lists, kept[0])
        session.offer_rules(own_rules.known.values())
        own_rules.load()
        page = StrategiesPage(session, pages.window)

        def practise_list() -> None:
            session.keep()
            way, key = session.edited_way, OWN + session.choices.edited
            if way is not None:
                practise(ListPractice(engine, way, session.list_rules, session.name_of_list(key)))

        return PageSpec(
            page,
            does=(
                (page.openings.requested, show_position),
                (page.costly.requested, show_position),
                (page.left, session.keep),
                (page.own.practise.clicked, practise_list),
                (page.progress.clicked, lambda: pages.show(Page.PROGRESS)),
                (page.match.clicked, lambda: play_match(session.choices.rules, tuple(view.opponents(session)))),
                (session.played, lambda one, game: watch(game, view.name_of(session, one))),
                *(
                    (card.save.clicked, partial(save_chart, card, store.write, page.remark))
                    for card in (page.chart, page.table, page.tables)
                ),
                (own_rules.changed, lambda: session.offer_rules(own_rules.known.values())),
                (session.progressed, page.show_progress),
            ),
            follows=(session.changed,),
            refresh=page.refresh,
            stays=True,
            session=session,
        )

    return open_page
