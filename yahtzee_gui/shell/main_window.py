# SPDX-License-Identifier: MIT
"""The main window builds the scorecard, the dice tray and the coach's parts, and connects them."""

from __future__ import annotations

from collections.abc import Callable, Set
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QIcon,
    QImage,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar, QWidget

from engine.games.game import Game
from engine.games.goals import WinGoal
from engine.games.saved import own_record
from engine.rules.dice import DEMON
from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import files
from yahtzee_gui import menu_words
from yahtzee_gui.board.card import CoachCard, stage_after
from yahtzee_gui.board.coach.changes import ChangesSession
from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.coach.why import Side
from yahtzee_gui.board.scorecard import Scorecard
from yahtzee_gui.board.seat_strip import SeatStrip
from yahtzee_gui.board.timeline.session import AheadSession, CardFace
from yahtzee_gui.board.timeline.strip import GameStrip
from yahtzee_gui.board.tray.lines import Celebration
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.desktop import identity
from yahtzee_gui.desktop.key_bindings import PLACES
from yahtzee_gui.desktop.own_files import time_in
from yahtzee_gui.desktop.preferences import CoachMode, Rival
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.end_page import words as end_page_words
from yahtzee_gui.end_page.page import EndPage
from yahtzee_gui.end_page.view import Past, shared_result
from yahtzee_gui.history import words as history_words
from yahtzee_gui.kit.input import give_focus
from yahtzee_gui.kit.on_screen import Fade, keep_on_screen
from yahtzee_gui.kit.openers import PageStack
from yahtzee_gui.learn.practice.sources.choice_sets import PlayedGame
from yahtzee_gui.library.finished_game import game_key, mark_of, record_key
from yahtzee_gui.library.library import Library
from yahtzee_gui.library.match_results import series_after
from yahtzee_gui.menu_words import HelpPart, Page, Place
from yahtzee_gui.new_game import words as new_game_words
from yahtzee_gui.new_game.starter import GameToBegin, Starter
from yahtzee_gui.play.choosing import last_typed
from yahtzee_gui.play.controller import GameController, News
from yahtzee_gui.play.opponents import Opponents
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.review.review_bar import ReviewBar
from yahtzee_gui.settings.settings import Settings
from yahtzee_gui.shell import words as shell_words
from yahtzee_gui.shell.announcer import Announcer
from yahtzee_gui.shell.banner import Banner
from yahtzee_gui.shell.effects import Celebrations
from yahtzee_gui.shell.layout import COMFORTABLE, TableWindow, WindowLayout
from yahtzee_gui.shell.menus import IN_SWITCH, HelpLink, Menus, PlaceSwitch, TransportBar, hang
from yahtzee_gui.shell.notices import Notices
from yahtzee_gui.shell.renderer import Renderer, picture_of
from yahtzee_gui.shell.requests import Keyboard, PlayRequests, order_focus
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.theme.colors import colors_for, wear
from yahtzee_gui.words import faults, goals, names
from yahtzee_gui.words import games as words_games

if TYPE_CHECKING:
    from yahtzee_gui.shell.dialogs import Dialogs

_SHARED = "copy", "copy_picture", "save_picture", "copy_line", "copy_json"
"""The items of the menus that hand a game on."""


class MainWindow(TableWindow):
    """The window of one game.

    Everything in it that has words is built by `_build`, and built anew when another language is to be spoken.

    Signals:
        watchRequested: the game of the player to watch, as far as it is known, and what they are called; without a
            name, perfect play.
        storyRequested: the name of the famous game that is to be seen, as in the menus.
        closed: the window has been closed.
    """

    watchRequested = Signal(Game, str)
    storyRequested = Signal(str)
    closed = Signal()

    def __init__(
        self,
        controller: GameController,
        ahead: AheadSession,
        changes: ChangesSession,
        settings: Settings,
        history: Library,
        starter: Starter,
        opponents: Opponents,
        make_dialogs: Callable[[PageStack, Callable[[Game, str], object]], Dialogs],
        make_notices: Callable[[Banner, PageStack], Notices],
    ) -> None:
        super().__init__()
        self.controller = controller
        self.ahead, self.changes = ahead, changes
        self.settings = settings
        self._history = history
        self._starter = starter
        self.opponents = opponents
        self._make_dialogs, self._make_notices = make_dialogs, make_notices
        self._title: Callable[[], str] = lambda: identity.DISPLAY_NAME
        self._make_bar: Callable[[], TransportBar] | None = None
        self.is_beside = False
        self._rebuilding = QTimer(self, singleShot=True)
        self._rebuilding.timeout.connect(self._rebuild)
        self.setWindowIcon(QIcon(str(asset(identity.ICON))))
        wear(colors_for(settings.appearance))
        style_sheet.dress(self)
        self._build()
        self._follow()
        self._restore_geometry()
        self.notices.tell_damaged(settings)
        self.notices.tell_ignored(files.ignored_variables())

    # ---- building ----

    def _build(self) -> None:
        """Make everything that is in the window, in the language that is spoken now."""
        self._make_parts()
        self._make_beside()
        self._make_helpers()
        self.order_focus()
        self._connect()
        self._connect_menus()
        if self.bar is not None:
            self._only_watch(self.bar)
        else:
            self.tray.follow(*map(self.menus.item, ("undo", "correct", "hint")))
        for setting in ("keys", *(name for name, _ in self.settings.rows())):
            self.take_setting(setting)
        (self.tray.roll_button if self.tray.roll_button.isEnabled() else self.tray).setFocus()

    def _make_parts(self) -> None:
        """Make what lies on the table, and lay it out."""
        self.scorecard = Scorecard()
        self.seats = SeatStrip()
        self.tray = DiceTray()
        self.end_page = EndPage()
        self.coach = CoachPanel()
        self.card, self.strip = CoachCard(), GameStrip()
        self.bar = self._make_bar() if self._make_bar is not None else None
        self._layout = WindowLayout(self)
        self._fade = Fade(self._layout.table, "window")
        self.banner = Banner(self.tray, self.card, self.end_page.line, self._fallbacks)
        self.review_bar = ReviewBar(self.tray)
        self.celebration = Celebration(self._layout.centre)

    def _make_beside(self) -> None:
        """Make what pages are shown in over the table, and the menus and places that lead to them."""
        self._beside: Dialogs | None = None
        self.dialogs = PageStack(self, lambda: self.settings.keys, lambda: self.beside)
        self.dialogs.frames.set_table(self._layout.table, self._fallbacks)
        self.help = HelpLink(self.dialogs)
        self.menus = Menus(self.menuBar(), only_watches=self.bar is not None)
        self.menus.item("full_screen").setChecked(self.isFullScreen())
        self.switch = PlaceSwitch()
        self.setCentralWidget(hang(self.switch, self.menuBar(), self.dialogs.frames))
        for place, key in zip(IN_SWITCH, PLACES, strict=True):
            QShortcut(QKeySequence(key), self.dialogs.frames).activated.connect(partial(self._turn_to, place))

    @property
    def beside(self) -> Dialogs:
        """What asks and tells beside the table, and opens pages: made when it is used first."""
        if self._beside is None:
            self._beside = self._make_dialogs(self.dialogs, self.watchRequested.emit)
            self._connect_beside(self._beside)
        return self._beside

    def _make_helpers(self) -> None:
        """Make what asks the controller for the player, shows its scenes, and tells of them."""
        self._requests = PlayRequests(self)
        self.notices = self._make_notices(self.banner, self.dialogs)
        self.announcer = Announcer(self.controller, self, self.past_of)
        self._keyboard = Keyboard(self, self._layout.table, self._requests)
        self._renderer = Renderer(self, self.ahead, self._layout, self._keyboard)
        self.celebrations = Celebrations(self)

    def changeEvent(self, event: QEvent) -> None:
        """Be built anew when the program speaks another language: as soon as all that is under way is done."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.isVisible():
            self._rebuilding.start(0)
        elif event.type() is QEvent.Type.WindowStateChange:
            self.menus.item("full_screen").setChecked(self.isFullScreen())

    def _rebuild(self) -> None:
        """Replace all that is in the window, and the pages beside it; the game and its services stay."""
        self.controller.land()
        pages = self.dialogs.drop()
        self._keyboard.drop()
        helpers = self._requests, self.announcer, self.notices, self.celebrations, self._renderer
        for thing in (self.dialogs, *helpers):
            thing.deleteLater()
        self.setUpdatesEnabled(False)
        self.setMenuBar(QMenuBar())
        self._build()
        self._layout.fit()
        self.setUpdatesEnabled(True)
        self.notices.resume()
        self.dialogs.show_again(pages)

    def order_focus(self) -> None:
        """Have Tab go from review bar and tray, or the end page, to seats, cards, coach, banner, line, Undo, places."""
        bar = (self.bar,) if self.bar is not None else ()
        centre = (self.review_bar, self.tray, self.end_page, self.banner, self.card, self.strip)
        table = (*centre[:3], self.seats, self.scorecard, self.coach, *centre[3:])
        order_focus([*bar, *table, *self.tray.corners, self.switch])

    def _fallbacks(self) -> list[QWidget]:
        """Return what may have the keyboard where nothing else asks for it: the first that can be used does."""
        end = self.end_page
        return [self.tray.roll_button, *self.tray.dice, end.again.button, self.scorecard.table, self.tray]

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Go on with Tab. Where what has the keyboard goes away, Undo, Hint, seats, places don't get it for Enter."""
        before = self.focusWidget()
        is_tab = before is None or (before.isEnabled() and before.isVisibleTo(self))
        went = super().focusNextPrevChild(is_next)
        last = [*self.tray.corners, *self.seats.focus_order(), *self.switch.focus_order()]
        return give_focus(self._fallbacks()) if not is_tab and self.focusWidget() in last else went

    def _connect(self) -> None:
        self._connect_turn()
        self._connect_review()
        self._connect_end_page()
        self.seats.seatRequested.connect(self._requests.open_card)
        self.banner.noticeShown.connect(self.announcer.say_at_once)
        self.dialogs.backFromTable.connect(self._requests.go_back)
        notices, modes = self.notices, (CoachMode.AFTER, CoachMode.LIVE)
        notices.hear(self._starter.dealtKnown, new_game_words.dice_known, notices.tell_of_dice)
        notices.hear(self._starter.dealtBefore, new_game_words.dealt_before, notices.tell_of_dice)
        notices.hear(
            self._starter.quieted, lambda: new_game_words.quieted(*map(names.coach_mode, modes)), notices.tell_of_dice
        )

    def _connect_turn(self) -> None:
        requests, review_cursor = self._requests, self.controller.review_cursor
        self.tray.toggleRequested.connect(requests.toggle)
        self.tray.pressed.connect(requests.press)
        self.tray.faces.faceRequested.connect(requests.type_digit)
        self.tray.program.clicked.connect(self.controller.roll_for_player)
        self.tray.motion.landed.connect(requests.land)
        self.scorecard.scoreRequested.connect(requests.score)
        self.scorecard.boxChosen.connect(requests.choose_box)
        for refused in (self.scorecard.table.refused, self.tray.refused):
            refused.connect(self.notices.tell_no_choice)
        self.coach.mode_switch.choiceRequested.connect(requests.set_mode)
        self.coach.options.optionRequested.connect(requests.take_option)
        self.coach.options.pointedAt.connect(review_cursor.select)
        self.coach.options.againstRequested.connect(review_cursor.compare_against)
        self.card.againstRequested.connect(review_cursor.compare_against)
        self.coach.choices.decisionRequested.connect(review_cursor.view_event)
        self.card.why.changesSeen.connect(self.changes.look)
        self.card.why.retry.clicked.connect(requests.play_on)
        self.card.steps.rules.clicked.connect(partial(self.help.read, HelpPart.RULES))
        self.card.why.button.clicked.connect(requests.build_or_cancel)

    def go_to_dice(self) -> None:
        """Take the keyboard to the Roll button, and be at no box for Enter to choose."""
        self.scorecard.clear_selection()
        give_focus(self._fallbacks())

    def _connect_review(self) -> None:
        review_cursor = self.controller.review_cursor
        for line in (self.card, self.strip):
            line.decisionRequested.connect(review_cursor.view_event)
        self.card.chart.stepRequested.connect(review_cursor.view_step)
        self.card.tabs.choiceRequested.connect(self.ahead.turn_to)
        self.card.final.chart.targetRequested.connect(self.ahead.aim_at)
        self.card.final.button.clicked.connect(self.ahead.find_best)
        self.review_bar.mistakeRequested.connect(review_cursor.view_mistake)
        self.review_bar.stepRequested.connect(review_cursor.view_step)
        self.review_bar.play_on.clicked.connect(self._requests.play_on)
        self.review_bar.back.clicked.connect(partial(review_cursor.view, None))

    def _connect_end_page(self) -> None:
        requests, page = self._requests, self.end_page
        page.again.button.clicked.connect(self.begin_another)
        page.again.same.clicked.connect(self._starter.begin_again)
        page.again.offer([self.menus.item(item) for item in _SHARED])
        page.payoff.harder.clicked.connect(
            lambda: self._starter.begin(GameToBegin(self.controller.scene().rules, DEMON))
        )
        page.payoff.perfect.clicked.connect(self._watch_perfect)
        page.costs.practise.clicked.connect(requests.practise_game)
        page.decisionRequested.connect(self.controller.review_cursor.view_event)
        page.seatRequested.connect(requests.open_card)

    def begin_another(self) -> None:
        """Begin the next match of a series that is not over, or a game like the one that is."""
        series = self.past_of(self.controller.scene()).series
        if series is not None and not series.is_over:
            self._starter.begin_next_match()
        else:
            self._starter.begin_another()

    def _watch_perfect(self) -> None:
        perfect = self.controller.scene().others.perfect
        if perfect is not None:
            self.watchRequested.emit(perfect, names.rival(Rival.PERFECT))

    def _follow(self) -> None:
        """Listen to what outlives all that is in the window."""
        controller = self.controller
        controller.changed.connect(self.show_scene)
        self.changes.changed.connect(lambda state: self.card.why.changes.set_state(state))  # of the card there is then
        self._history.loaded.connect(self.follow_history)
        self.settings.changed.connect(self.take_setting)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.apply_colors)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self.apply_colors)

    def _connect_menus(self) -> None:
        menus, dialogs = self.menus, self.dialogs
        menus.do(self._of_the_game())
        menus.do(self._beside_the_game())
        menus.pageRequested.connect(dialogs.show)
        menus.modeRequested.connect(self._requests.set_mode)
        menus.item("guess_first").triggered.connect(lambda is_on: setattr(self.settings, "guess_first", is_on))
        self.switch.choiceRequested.connect(self._turn_to)
        dialogs.quitRequested.connect(close_all)
        dialogs.seen.connect(self._see_place)

    def _connect_beside(self, beside: Dialogs) -> None:
        notices = self.notices
        notices.hear(
            beside.finished.refused,
            lambda why: history_words.game_unreadable(faults.game_refusal(why)),
            notices.tell_passing,
        )
        for told in (beside.files.told, beside.clipboard.told):
            told.connect(notices.tell_passing)
        for follow in (self.follow_history, self._show_due):
            beside.learning.today.changed.connect(follow)
        beside.new_game.welcomed.connect(notices.tell_missing_table)

    def _of_the_game(self) -> dict[str, Callable[[], object]]:
        controller, cursor = self.controller, self.controller.review_cursor
        return {
            "new": lambda: self.beside.new_game.ask(),
            "today": self._begin_day,
            "again": self._starter.begin_again,
            "back": self._go_back,
            "undo": controller.undo,
            "redo": controller.redo,
            "correct": controller.correct_roll,
            "next_card": self._requests.next_card,
            "hint": self._requests.hint,
            "next_mistake": partial(cursor.view_mistake, 1),
            "previous_mistake": partial(cursor.view_mistake, -1),
            "final_score": partial(self.ahead.show, CardFace.FINAL_SCORE),
            "this_turn": partial(self.ahead.show, CardFace.THIS_TURN),
            "against_this": cursor.compare_against,
            "compare": self.card.offer_others,
            "tables": self._show_as_table,
        }

    def _beside_the_game(self) -> dict[str, Callable[[], object]]:
        return {
            "import": lambda: self.beside.files.import_game(),
            "export": lambda: self.beside.files.export_game(),
            "shortcuts": partial(self.help.read, HelpPart.KEYS),
            "about": partial(self.help.read, HelpPart.ABOUT),
            "save_review": lambda: self.beside.files.save_review(),
            "copy": self._copy_result,
            "copy_picture": self._copy_picture,
            "save_picture": lambda: self.beside.files.save_picture(self._picture()),
            "paste": lambda: self.beside.clipboard.paste(),
            "copy_line": lambda: self.beside.clipboard.copy_line(),
            "copy_json": lambda: self.beside.clipboard.copy_json(),
            "play_from_here": lambda: self.beside.clipboard.play_from_here(),
            "full_screen": lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen),
            "retry": lambda: self.beside.learning.start(),
            "puzzles": lambda: self.beside.learning.solve_puzzles(),
            "proficiency": lambda: self.beside.learning.take_test(),
            "demo": lambda: self.watchRequested.emit(Game(), ""),
            "verhoeff": partial(self.storyRequested.emit, "verhoeff"),
            "lowest": partial(self.storyRequested.emit, "lowest"),
            "quit": close_all,
        }

    def _show_as_table(self) -> None:
        """Show the reason in points by box, or in words again; of the graph, go to the list with every figure of it."""
        if self.card.face is CardFace.WHY:
            self.card.why.turn_to(Side.PARTS)
        elif self.card.face is CardFace.GRAPH:
            if self.coach.isHidden():  # the end page has its place
                self.controller.review_cursor.view_step(-1)
            self.coach.choices.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _go_back(self) -> None:
        """Go back to the game before the one in play, or to the list it was chosen from."""
        if self.notices.way_back is not None:
            self.dialogs.leave()
            self.notices.way_back.action()

    def _begin_day(self) -> None:
        """Begin the game of the day, and go back to the table, also where it is in play already."""
        self._starter.begin_day()
        self.dialogs.leave()

    # ---- a game that is only to be watched ----

    def let_watch(self, make_bar: Callable[[], TransportBar]) -> None:
        """Show a bar that leads through the game, of which nothing can be changed from the window any more."""
        self._make_bar = make_bar
        self._rebuild()

    def _only_watch(self, bar: TransportBar) -> None:
        """Have the window take no part in the game: the keys that would are those of the bar."""
        bar.leave.clicked.connect(self.close)
        self.dialogs.shut = frozenset((Page.HISTORY, Page.DAYS, Page.SET_UP))
        self.coach.mode_switch.setEnabled(False)
        self.tray.motion.press.takes_clicks = False
        for button in (self.end_page.again.button, self.end_page.again.same, self.end_page.payoff.harder):
            button.setEnabled(False)
        for control in (*self.tray.focus_order(), *self.scorecard.focus_order()):
            control.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            control.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # ---- showing ----

    def show_scene(self, scene: Scene, news: Set[News] = frozenset()) -> None:
        """Show a scene in every part of the window, in the menus and in the title; another game leads to the table."""
        stage = stage_after(self.settings.first_game, scene)
        if stage is not self.settings.first_game:
            self.settings.first_game = stage
        self.settings.coach_mode = scene.mode
        self._renderer.show(scene)
        self._refresh_menus(scene)
        self._refresh_title()
        if News.OPENED in news:
            self.dialogs.leave()
        if news - {News.MARKED, News.SCORED}:
            self._requests.take_news(scene, news)
            self.notices.take_news(scene, news)

    def practise(self, played: PlayedGame) -> None:
        """Have all costly choices of a game asked again."""
        self.beside.learning.practise_game(played)

    def _turn_to(self, place: Place) -> None:
        """Go to a place, if that can be done now; the switch keeps the keyboard if it has it."""
        has_keys = self.switch.isAncestorOf(self.focusWidget() or self)
        self.dialogs.turn_to(place)
        self.switch.set_choice(self.dialogs.place)
        if has_keys:
            self.switch.chosen_button.setFocus()

    def _see_place(self) -> None:
        """Have menus, switch and banner go with what is seen: the table, or a page that covers it."""
        frame = self.dialogs.frame
        if frame is not None:
            self.controller.land()
        self.banner.cover(frame)
        if frame is None:
            self.follow_history()
        self._refresh_menus(self.controller.scene())
        self.switch.set_choice(self.dialogs.place)
        self.announcer.say_at_once(frame.page.windowTitle() if frame is not None else menu_words.place_name(Place.PLAY))

    def _show_due(self) -> None:
        is_wanted = self._beside is not None and self.settings.shows_due
        self.switch.set_due(self.beside.learning.today.due if is_wanted else 0)

    def follow_history(self) -> None:
        self._renderer.follow_history(self.controller.scene())

    def _is_deleted(self, scene: Scene) -> bool:
        """Return whether a game that is over was taken out of the history."""
        deleted, play = self.settings.deleted_game, scene.match or scene.record
        return bool(deleted) and play is not None and scene.is_over and mark_of(own_record(play)) == deleted

    def past_of(self, scene: Scene) -> Past:
        """Return what the history says to a game that is over."""
        figures, match = self._history.figures, scene.match
        before = figures.latest if figures is not None else ()
        series = series_after(match, before) if match is not None and match.is_over else None
        begun, ended, day = None, None, None if scene.is_look else date.today()
        if self._beside is not None and scene.record is not None:
            learning = self._beside.learning
            begun, ended = learning.begun_of(scene.record), learning.ended_of(scene.record)
        play = scene.match or scene.record
        if play is not None:
            key = record_key(own_record(play))
            kept = next((time_in(one.finished_at) for one in before if one.key == key), None)
            day = kept.astimezone().date() if kept is not None else day
        return Past(self.best_before(scene.game), self._is_deleted(scene), series, begun, day, ended)

    def best_before(self, game: Game | None) -> int | None:
        """Return the highest score of the player's own games like `game` that were finished before it."""
        figures = self._history.figures
        if figures is None or game is None:
            return None
        record = self.controller.record
        return figures.best_before(game_key(game, record.goal if record is not None else None))

    def _refresh_menus(self, scene: Scene) -> None:
        games, takes_part, game = self.controller.undo_history, self.bar is None, scene.game
        way_back = self.notices.way_back if takes_part else None
        play = scene.match or scene.record
        is_covered, has_picture = self.dialogs.frame is not None, scene.is_over or scene.viewed is not None
        has_picture = self.dialogs.is_about_positions if is_covered else has_picture
        can = {
            "guess_first": takes_part,
            "undo": takes_part and games.can_undo and scene.viewed is None,  # of the game, which isn't seen then
            "redo": takes_part and games.can_redo and scene.viewed is None,
            "correct": takes_part and play is not None and last_typed(play) is not None,
            "again": takes_part and game is not None and bool(game.events) and not game.has_typed_dice,
            "hint": game is not None,  # where there is none, it is said why
            **dict.fromkeys(("next_mistake", "previous_mistake"), bool(scene.mistakes)),
            "next_card": scene.match is not None,
            "copy": game is not None and game.is_over,
            "save_review": scene.report is not None,
            **dict.fromkeys(("copy_picture", "save_picture"), has_picture),
        }
        text, guesses_first = way_back.text if way_back is not None else "", self.settings.guess_first
        self.menus.refresh(scene.mode, can, text, is_covered=is_covered, guesses_first=guesses_first)

    def _refresh_title(self) -> None:
        """Name the game in the title of the window unless it is the usual one, its dice, and what it is played for."""
        record, title = self.controller.record, self._title()
        if record is not None and record.game.rules != DEFAULT_RULES:
            title = f"{names.rules_among_games(record.game.rules)} · {title}"
        if record is not None and not record.game.dice_model.is_fair:
            title = words_games.window_title(names.dice_model_name(record.game.dice_model), title)
        elif record is not None and record.goal not in (None, WinGoal()):
            title = f"{goals.name(record.goal)} · {title}"
        self.setWindowTitle(title)

    def set_title(self, title: Callable[[], str]) -> None:
        """Give the window another title, in whatever language is spoken."""
        self._title = title
        self._refresh_title()

    def apply_colors(self) -> None:
        """Have the program wear the colours of the appearance that is set, or of the system."""
        wear(colors_for(self.settings.appearance))
        style_sheet.dress_all()
        self.show_scene(self.controller.scene())

    def take_setting(self, setting: str) -> None:
        """Have a setting take effect that concerns the window: when it is made, and when another value is chosen."""
        settings, confirmations = self.settings, self.controller.confirmations
        match setting:
            case "appearance":
                self.apply_colors()
            case "keys":
                self._keyboard.apply(settings.keys)
                self.menus.set_keys(settings.keys)
            case "coach_mode":
                self._requests.set_mode(settings.coach_mode)
            case "guess_first":
                self.controller.set_guess_first(settings.guess_first)
            case "warns_from":
                confirmations.warns_from = settings.warns_from
            case "confirms_zero":
                confirmations.confirms_zero = settings.confirms_zero
            case "shows_due":
                self._show_due()
            case "celebrates":
                self.celebrations.set_enabled(settings.celebrates)
            case "dice_speed":
                self.tray.motion.set_speed(settings.dice_speed)

    def _copy_result(self) -> None:
        scene = self.controller.scene()
        text = shared_result(scene, self.past_of(scene).day)
        if text:
            QGuiApplication.clipboard().setText(text)
            self.notices.tell_passing(end_page_words.result_copied(), is_brief=True)

    def _picture(self) -> QImage:
        """Return a picture of the table, or of the page with a position; what is on it is its description, too."""
        frame, scene = self.dialogs.frame, self.controller.scene()
        if frame is not None:
            image = frame.page.grab().toImage()
        else:
            image = picture_of(scene, self.past_of(scene), date.today())
        image.setText("Description", self.beside.clipboard.line)
        return image

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self._picture())
        self.notices.tell_passing(shell_words.picture_copied(), is_brief=True)

    # ---- the window itself ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close a notice or step back with Escape; press the button that has the focus with Enter, as Space rolls."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QAbstractButton) and not event.isAutoRepeat():
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            if not ((self.banner.takes_escape and self.banner.close_notice()) or self.dialogs.go_back()):
                self._requests.step_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all parts their sizes."""
        super().resizeEvent(event)
        self._layout.fit()

    def _restore_geometry(self) -> None:
        geometry = self.settings.geometry
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(COMFORTABLE)

    def showEvent(self, event: QShowEvent) -> None:
        """Be no larger than the screen, whatever the size was on another one."""
        super().showEvent(event)
        if not event.spontaneous():
            keep_on_screen(self)

    def close_beside(self) -> None:
        """Close the page that was opened last; without one, a window that is itself beside the player's."""
        if not self.dialogs.close_newest() and self.is_beside:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and mode, and take the pages along; the game itself is saved already."""
        self.dialogs.drop()
        self.controller.confirmations.drop()  # what is asked about and not answered was thought over
        self.settings.geometry = self.saveGeometry()
        super().closeEvent(event)
        self.closed.emit()


def close_all() -> None:
    """Close every window of the program, whichever was asked: the player's, and those beside it."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.close()
