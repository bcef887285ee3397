# SPDX-License-Identifier: MIT
"""The page on which a position is set up: it begins with the one in play or looked back at, and keeps its draft.

Every game has a draft of its own, which is also that of the games played from it. As a tab of the laboratory it has
what it was left with, whatever is played; at first an empty card: nothing in play is told because of a look around.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.games.goals import ReachGoal, RecordGoal, WinGoal
from engine.games.match import Match
from engine.games.position import Position
from engine.strategies.goals import BeatGoal
from yahtzee_gui.kit.openers import PageSpec, PageStack
from yahtzee_gui.library.own_rules import OwnRules
from yahtzee_gui.menu_words import Page
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.set_up import words
from yahtzee_gui.set_up.draft import Draft, draft_of, judge, standing_of
from yahtzee_gui.set_up.others import others_as_text
from yahtzee_gui.set_up.session import Drafts, SetUp
from yahtzee_gui.settings.kept_positions import (
    MOST_KEPT,
    KeptPositions,
    NoRoom,
    TooLong,
    as_text,
    forgetting,
    keeping,
    kept_from,
)
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.workspace import Engine

if TYPE_CHECKING:
    from yahtzee_gui.set_up.page import SetUpPage


class SettingUp(QObject):
    """Opens the page, also with a position that comes from elsewhere.

    Signals:
        opened: a text that was typed in the place of the line, to be opened.
    """

    opened = Signal(str)

    def __init__(
        self,
        pages: PageStack,
        controller: GameController,
        engine: Engine,
        settings: Settings,
        own_rules: OwnRules,
    ) -> None:
        super().__init__(pages)
        self._pages, self._controller = pages, controller
        self._engine, self._settings = engine, settings
        self._own_rules = own_rules
        self._drafts, self._others = Drafts(), list[Drafts]()
        self._shown: Position | None = None
        self._left: Draft | None = None

    def open(self) -> PageSpec:
        """Return the page: with what is in play or looked back at, or with the draft that was left there or here."""
        from yahtzee_gui.set_up.page import SetUpPage
        from yahtzee_gui.set_up.view import place_of, set_up_view

        left = None
        if self._pages.brings:
            self._shown = self._pages.position
            self._turn_to_game()
            if self._shown is not None or self._controller.scene().viewed is not None:
                self._drafts.kept = None  # another moment is looked at: that is meant
        else:
            self._shown, left = None, self._left or self._empty()
        set_up = SetUp(self._engine, self._drafts, self._begin, left)
        page = SetUpPage(set_up_view(set_up.scene()), self._pages.window)
        page.set_kept(kept_from(self._settings.positions))
        own = self._own_rules
        page.offer_own(own.known.values())
        own.load()
        return PageSpec(
            page,
            does=(
                (page.written, lambda row, text: set_up.write(place_of(row, set_up.draft.rules), text)),
                (page.faceRequested, set_up.enter),
                (page.takeBackRequested, set_up.take_back),
                (page.putBackRequested, set_up.put_dice_back),
                (page.dieRequested, set_up.go_to_die),
                (page.rollsLeftRequested, set_up.choose_rolls_left),
                (page.chosen, set_up.choose),
                (page.others.textEdited, set_up.play_against),
                (page.coach.options.pointedAt, set_up.select),
                (page.clear.clicked, set_up.clear),
                (page.start_over.clicked, set_up.start_over),
                (page.copy.clicked, lambda: page.say(words.copied())),
                (page.copy.clicked, lambda: _copy(page.view.line)),
                (page.textRequested, self.opened.emit),
                (page.keepRequested, partial(self._keep_one, page)),
                (page.forgetRequested, lambda: self._keep(page, forgetting(self._kept, page.view.line))),
                (page.play.clicked, lambda: self._play(set_up)),
                (set_up.helped, self._note_help),
                (own.changed, lambda: page.offer_own(own.known.values())),
            ),
            follows=(set_up.changed,),
            refresh=lambda: page.set_view(set_up_view(set_up.scene())),
            closed=lambda: self._leave(set_up),
            session=set_up,
            resumes_at=page.tray,
        )

    def show(self, position: Position, goal: RecordGoal | BeatGoal | None = None, remark: str = "") -> None:
        """Go to the page with another position."""
        draft = draft_of(position, goal if isinstance(goal, ReachGoal) else None)
        if isinstance(goal, BeatGoal):
            draft = draft.against(others_as_text(goal.others, position.rules))
        self._turn_to_game()
        self._drafts.kept, self._drafts.remark, self._drafts.text = draft, remark, ""
        set_up = self._pages.session(Page.SET_UP)
        if isinstance(set_up, SetUp):
            set_up.open(draft, remark)
        self._pages.show(Page.SET_UP)

    def refuse(self, text: str, why: str) -> None:
        """Go to the page, which keeps a text that can't be opened, and says why."""
        self._turn_to_game()
        self._drafts.text, self._drafts.remark = text, why
        set_up = self._pages.session(Page.SET_UP)
        if isinstance(set_up, SetUp):
            set_up.refuse(text, why)
        self._pages.show(Page.SET_UP)

    def _turn_to_game(self) -> None:
        """Have the draft that belongs to the game on the table, unless the page is open; nothing may be written yet."""
        match, game = self._controller.match, self._controller.game
        game = match.seats[0].game if match is not None else game
        start = game.start if game is not None else None
        if start in self._drafts.beside or isinstance(self._pages.session(Page.SET_UP), SetUp):
            return
        known = [one for one in (*self._others, self._drafts) if one.kept is not None or one.text]
        found = next((one for one in known if start in one.beside), None)
        if found is None and start is not None and start.begins is not None:
            found = next((one for one in reversed(known) if _position(one) == start.begins), None)
        self._drafts = found if found is not None else Drafts()
        self._others = [one for one in known if one is not self._drafts]
        self._drafts.beside = (*self._drafts.beside, start)

    def _leave(self, set_up: SetUp) -> None:
        self._left = set_up.draft
        set_up.close()

    def _empty(self) -> Draft:
        """Return an empty card of the game in play."""
        game = self._controller.game
        return Draft() if game is None else Draft().played_with(game.rules, game.dice_model, None)

    def _begin(self) -> Draft:
        if self._shown is not None:
            return draft_of(self._shown)
        scene = self._controller.scene()
        game = scene.shown
        if game is None or game.is_over:
            return self._empty()
        has_own = scene.record is not None and scene.record.own_dice
        goal = scene.goal if scene.goal != WinGoal() else None  # whom to beat is typed
        draft = replace(draft_of(standing_of(game), goal), own_dice=has_own)
        match = scene.match_shown if goal is not scene.goal and game.rules.is_yahtzee else None
        if match is None:
            return draft
        self._drafts.remark = words.others_of_match()
        return draft.against(_others(match))

    def _play(self, set_up: SetUp) -> None:
        record = set_up.record()
        if record is not None:
            self._controller.open_record(record)

    @property
    def _kept(self) -> KeptPositions:
        return kept_from(self._settings.positions)

    def _keep_one(self, page: SetUpPage, note: str) -> None:
        """Keep the position that is set up, or say why it can't be."""
        try:
            self._keep(page, keeping(self._kept, page.view.line, note))
        except NoRoom:
            page.say(words.no_room(MOST_KEPT))
        except TooLong:
            page.say(words.too_long())

    def _keep(self, page: SetUpPage, kept: KeptPositions) -> None:
        self._settings.positions = as_text(kept)
        page.set_kept(kept)

    def _note_help(self, position: Position) -> None:
        """Remember that the decision in play was looked up here, which is a hint in that game."""
        game = self._controller.game
        if game is not None and not game.is_over and position.scores == game.scores:
            self._controller.note_help()


def _position(drafts: Drafts) -> Position | None:
    """Return the position of a draft that is kept, if it can be one."""
    return judge(drafts.kept).position if drafts.kept is not None else None


def _others(match: Match) -> str:
    """Return the others of a match as they would be typed: whom the person in play has to beat."""
    from engine.matches.standings import beat_goals

    return others_as_text(beat_goals(match, match.person)[-1].others, match.seats[match.person].game.rules)


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
