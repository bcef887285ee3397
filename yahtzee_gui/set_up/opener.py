# SPDX-License-Identifier: MIT
"""The page on which a position is set up: it begins with what is looked at, if that is news, else with what was left.

What was left goes to the last ten positions when another one takes its place. As a tab of the laboratory the page has
what it was left with, whatever is played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.games.cards import PaperCard
from engine.games.goals import RecordGoal, WinGoal
from engine.games.position import Position
from engine.strategies.goals import BeatGoal
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.library.text_folders import OwnRules
from yahtzee_gui.menu_words import Page
from yahtzee_gui.new_game.starter import table_from
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.set_up.draft import Draft, draft_of, empty_draft, standing_of
from yahtzee_gui.set_up.session import SetUp
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.work import Engine

if TYPE_CHECKING:
    from yahtzee_gui.set_up.page import SetUpPage


class SettingUp(QObject):
    """Opens the page, also with a position that comes from elsewhere.

    Signals:
        opened: a text that was typed, or the line of a saved position, to be opened.
        finished: a card that is to be kept among the games.
    """

    opened = Signal(str)
    finished = Signal(PaperCard)

    def __init__(
        self, pages: PageStack, controller: GameController, engine: Engine, settings: Settings, own_rules: OwnRules
    ) -> None:
        super().__init__(pages)
        self._pages, self._controller, self._engine = pages, controller, engine
        self._settings, self._own_rules = settings, own_rules
        self._left: Draft | None = None
        self._brought: Draft | None = None
        self._agreed: tuple[object, ...] | None = None
        self._complete = ""

    @property
    def player(self) -> str:
        """What the player is called, as was typed for a match."""
        table = table_from(self._settings.table)
        return table.you.strip() or table.nameless

    def open(self) -> PageSpec:
        """Return the page: with what is in play or looked back at, if it is news, else with the draft left there."""
        from yahtzee_gui.set_up.page import SetUpPage
        from yahtzee_gui.set_up.parts import Positions

        seen = self._seen() if self._pages.brings else None
        set_up = SetUp(self._engine, self._left or self._empty(), self._is_secret, self._note_help)
        set_up.is_edited = self._left not in (None, self._brought)
        if seen is not None and seen != self._brought:
            self._bring(set_up, seen)
        page = SetUpPage(set_up, Positions(self._settings), self._pages.keys(), self._pages.window)
        own = self._own_rules
        page.offer_own(own.known.values())
        own.load()
        return PageSpec(
            page,
            does=(
                (page.saved.chosen, self.opened),
                (page.text.opened, self.opened),
                (page.card.why.button.clicked, lambda: self._go_on(set_up)),
                (page.start_over.clicked, lambda: self._bring(set_up, self._of_game() or self._empty())),
                (page.clear.clicked, lambda: self._replace(set_up, empty_draft(set_up.draft.rules))),
                (page.play.clicked, lambda: self._controller.open_record(set_up.play())),
                (own.changed, lambda: page.offer_own(own.known.values())),
                (set_up.changed, lambda: self._note_draft(set_up)),
                (page.hidden, lambda: self._remember(set_up)),
            ),
            follows=(set_up.changed,),
            refresh=page.refresh,
            closed=set_up.close,
            session=set_up,
            resumes_at=page.tray,
        )

    def show(self, position: Position, goal: RecordGoal | BeatGoal | None = None, remark: str = "") -> None:
        """Go to the page with another position."""
        draft = draft_of(position, goal if goal != WinGoal() else None)
        page = self._page()
        self._replace(page.set_up, draft, remark)
        page.close_text()

    def refuse(self, text: str, why: str, line: int = 0, word: str = "") -> None:
        """Go to the page, which keeps a text that can't be opened, and says why."""
        page = self._page()
        page.text.refuse(text, why, line, word)
        page.type_text()

    def _page(self) -> SetUpPage:
        from yahtzee_gui.set_up.page import SetUpPage

        before, self._pages.brings = self._pages.brings, False
        self._pages.show(Page.SET_UP)
        self._pages.brings = before
        page = self._pages.get(Page.SET_UP)
        assert isinstance(page, SetUpPage)
        return page

    def _replace(self, set_up: SetUp, draft: Draft, remark: str = "") -> None:
        """Have another draft on the page; the one that it replaces is among the last ten."""
        self._remember(set_up)
        set_up.open(draft, remark)

    def _bring(self, set_up: SetUp, draft: Draft) -> None:
        self._brought = self._left = draft
        self._replace(set_up, draft)

    def _remember(self, set_up: SetUp) -> None:
        """Have what the player set up come back among the last ten positions."""
        self._note_draft(set_up)
        self._keep_complete()

    def _keep_complete(self) -> None:
        from yahtzee_gui.set_up.parts import Positions

        if self._complete:
            Positions(self._settings).remember(self._complete)
            self._complete = ""

    def _note_draft(self, set_up: SetUp) -> None:
        """Keep what is written down; a position whose dice give way to others is among the last ten."""
        from yahtzee_gui.set_up.view import line_of

        self._left, position = set_up.draft, set_up.position
        if set_up.is_edited and position is not None and position.dice:
            self._complete = line_of(set_up)
        elif None in set_up.draft.dice:
            self._keep_complete()

    def _go_on(self, set_up: SetUp) -> None:
        """Keep the card that is finished, or have the coach speak of the position in play."""
        if set_up.judged.is_over:
            self.finished.emit(set_up.paper_card)
        else:
            set_up.agree()

    # ---- what is looked at elsewhere ----

    def _empty(self) -> Draft:
        game = self._controller.game
        return empty_draft() if game is None else empty_draft(game.rules, game.dice_model)

    def _seen(self) -> Draft | None:
        """Return the position of the page that one comes from, or of the game, as it is or is looked back at."""
        shown = self._pages.position
        return draft_of(shown) if shown is not None else self._of_game()

    def _of_game(self) -> Draft | None:
        """Return the position of the game, with the others of a match as they stood; None once it is over."""
        scene = self._controller.scene()
        game = scene.shown
        if game is None or game.is_over:
            return None
        has_own = scene.record is not None and scene.record.own_dice
        match, goal = scene.match_shown, scene.goal
        if match is None or goal != WinGoal():
            return replace(draft_of(standing_of(game), goal if goal != WinGoal() else None), own_dice=has_own)
        from engine.matches.standings import beat_goals

        return replace(draft_of(standing_of(game), beat_goals(match, match.person)[-1]), own_dice=has_own)

    # ---- the game in play ----

    def _own_moment(self, position: Position) -> tuple[object, ...] | None:
        """Return which decision of the game in play a position is that of, or one beside it; None for another one.

        On an empty card only the dice that lie there are the player's own.
        """
        game = self._controller.game
        if game is None or game.is_over or (position.rules, position.scores) != (game.rules, game.scores):
            return None
        is_roll = sorted(position.dice) == sorted(game.dice)
        return (game.scores, game.dice, game.rolls_left) if (is_roll and game.dice) or position.filled else None

    def _is_secret(self, position: Position) -> bool:
        """Return whether the coach may not speak of a position before the player agrees that it counts as help."""
        moment = self._own_moment(position)
        return moment not in (None, self._agreed) and not self._controller.scene().visibility.values

    def _note_help(self, position: Position) -> None:
        """Remember that the decision in play was looked up here, which is a hint in that game."""
        moment = self._own_moment(position)
        if moment is not None:
            self._agreed = moment
            self._controller.note_help()
