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
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.kit.questions import save_chart
from yahtzee_gui.library.files import GameFiles
from yahtzee_gui.library.text_folders import OwnRules
from yahtzee_gui.menu_words import Page
from yahtzee_gui.work import Engine

if TYPE_CHECKING:
    from yahtzee_gui.strategies.entrants import Choices
    from yahtzee_gui.strategies.rule_lists import OwnLists


class PlayersPage:
    """Opens the page; what is chosen there stays, whatever becomes of the page."""

    def __init__(
        self,
        pages: PageStack,
        engine: Engine,
        lists: OwnLists,
        own_rules: OwnRules,
        store: GameFiles,
        show_position: Callable[[Position], None],
        play_match: Callable[[RuleSet, tuple[Face, ...]], None],
        watch: Callable[[Game, str], object],
    ) -> None:
        """`show_position` opens a position, `play_match` asks for a new game, `watch` opens a window with a game."""
        self._pages, self._engine, self._lists, self._own_rules, self._store = pages, engine, lists, own_rules, store
        self._show_position, self._play_match, self._watch = show_position, play_match, watch
        self._choices: Choices | None = None

    def open(self) -> PageSpec:
        """Return the page, whose figures are worked out while it is open."""
        from yahtzee_gui.strategies import view
        from yahtzee_gui.strategies.entrants import Choices
        from yahtzee_gui.strategies.page import StrategiesPage
        from yahtzee_gui.strategies.session import Strategies

        self._choices = self._choices or Choices()
        own_rules, store = self._own_rules, self._store
        session = Strategies(self._engine, self._lists, self._choices)
        session.offer_rules(own_rules.known.values())
        own_rules.load()
        page = StrategiesPage(session, self._pages.window)
        return PageSpec(
            page,
            does=(
                (page.openings.requested, lambda number: self._show_position(session.part_at(number))),
                (page.costly.requested, lambda number: self._show_position(session.part_at(number, is_opening=False))),
                (page.left, session.keep),
                (page.progress.clicked, lambda: self._pages.show(Page.PROGRESS)),
                (
                    page.match.clicked,
                    lambda: self._play_match(session.choices.rules, tuple(view.opponents(session))),
                ),
                (session.played, lambda one, game: self._watch(game, view.name_of(session, one))),
                *(
                    (card.save.clicked, partial(save_chart, card, store.write))
                    for card in (page.chart, page.table, page.tables)
                ),
                (own_rules.changed, lambda: session.offer_rules(own_rules.known.values())),
                (session.progressed, page.show_progress),
                (store.written, page.remark.say_written),
                (store.write_failed, page.remark.say_not_written),
            ),
            follows=(session.changed,),
            refresh=page.refresh,
            stays=True,
            session=session,
        )
