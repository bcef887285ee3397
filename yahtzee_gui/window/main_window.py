# SPDX-License-Identifier: MIT
"""The main window builds the scorecard, the dice tray, the coach and the timeline, lays them out, and connects them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.games.game import Game
from engine.rules.dice import DICE_PER_ROLL, Dice
from engine.solving.library import Progress
from yahtzee_gui import presenter
from yahtzee_gui.desktop import identity
from yahtzee_gui.desktop.preferences import Appearance
from yahtzee_gui.desktop.resources import asset
from yahtzee_gui.pages.summary import SummaryPage
from yahtzee_gui.play.controller import GameController
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.play.table_watch import TableState
from yahtzee_gui.services.history.finished_game import game_key
from yahtzee_gui.services.services import Services
from yahtzee_gui.theme import colors, style_sheet
from yahtzee_gui.widgets.basic.review_bar import ReviewBar
from yahtzee_gui.widgets.charts.timeline import Timeline
from yahtzee_gui.widgets.coach.banner import Banner
from yahtzee_gui.widgets.coach.coach_panel import CoachPanel
from yahtzee_gui.widgets.dice.dice_tray import DiceTray
from yahtzee_gui.widgets.scorecard.scorecard import Scorecard
from yahtzee_gui.window.announcer import Announcer
from yahtzee_gui.window.dialogs import Dialogs
from yahtzee_gui.window.menus import Menus
from yahtzee_gui.window.notices import Notices
from yahtzee_gui.window.requests import Requests
from yahtzee_gui.wording.game import demons

_MINIMUM = (1000, 680)
_COMFORTABLE = (1240, 800)
# Widths of scorecard and coach in the smallest and in a comfortable window; between those they grow with it.
_SCORECARD_WIDTHS, _COACH_WIDTHS = (278, 318), (316, 352)
# The tray takes this share of the height beside the timeline, and never less than its end page needs.
_CENTRE_SHARE, _CENTRE_HEIGHT = 0.6, 430
# The same of the end page, which has the place of tray and coach.
_END_SHARE, _END_HEIGHT = 0.68, 462
_GAP = 14


class MainWindow(QMainWindow):
    """The window of one game.

    Signals:
        demoRequested: the player wants to watch perfect play.
        verhoeffRequested: the player wants to see Verhoeff's game against the demon.
        closed: the window has been closed.
    """

    demoRequested = Signal()
    verhoeffRequested = Signal()
    closed = Signal()

    def __init__(self, controller: GameController, services: Services) -> None:
        super().__init__()
        self.controller = controller
        self._settings = settings = services.settings
        self._history = services.history
        self.colors = colors.colors_for(settings.appearance)
        self._title = identity.DISPLAY_NAME
        self.setWindowIcon(QIcon(str(asset(identity.ICON))))
        self.scorecard = Scorecard(self.colors)
        self.tray = DiceTray(self.colors)
        self.summary = SummaryPage(self.colors)
        self.coach = CoachPanel(self.colors)
        self.timeline = Timeline(self.colors)
        self._centre = QStackedWidget()
        self._lay_out()
        self.banner = Banner(self.timeline, self._centre, self.colors)
        self.review_bar = ReviewBar(self.tray)
        self.dialogs = Dialogs(self, controller, services, lambda: self.colors)
        self.menus = Menus(self.menuBar())
        self._requests = Requests(controller, self)
        self.notices = Notices(self.banner, controller, services)
        self.announcer = Announcer(controller, self, self.best_before)
        self._steps: list[QShortcut] = []
        self._throw: tuple[tuple[int, ...], tuple[Dice, ...]] | None = None
        self._order_focus()
        self._build_shortcuts()
        self._connect()
        self._connect_menus()
        self.apply_colors()
        self._restore_geometry()
        self.tray.set_speed(settings.dice_speed)
        self.notices.tell_damaged(settings)
        self.tray.roll_button.setFocus()

    # ---- building ----

    def _lay_out(self) -> None:
        self._centre.addWidget(self.tray)
        self._centre.addWidget(self.summary)
        middle = QVBoxLayout()
        middle.setSpacing(_GAP)
        middle.addWidget(self._centre, 1)
        middle.addWidget(self.timeline)
        self._canvas = QWidget()
        row = QHBoxLayout(self._canvas)
        row.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        row.setSpacing(_GAP)
        row.addWidget(self.scorecard)
        row.addLayout(middle, 1)
        row.addWidget(self.coach)
        self.setCentralWidget(self._canvas)
        self.setMinimumSize(*_MINIMUM)

    def _order_focus(self) -> None:
        """Have Tab go from review bar and tray, or the end page, to scorecard, coach, banner, and timeline."""
        parts = (self.review_bar, self.tray, self.summary, self.scorecard, self.coach, self.banner, self.timeline)
        controls = [control for part in parts for control in part.focus_order()]
        policies = [control.focusPolicy() for control in controls]
        for control in controls:  # Qt leaves out those that do not take the focus at the moment
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for before, after in pairwise(controls):
            self.setTabOrder(before, after)
        for control, policy in zip(controls, policies, strict=True):
            control.setFocusPolicy(policy)

    def _build_shortcuts(self) -> None:
        """Bind the keys of play. They beat the focused widget, so Space never also presses a button."""
        for place in range(DICE_PER_ROLL):
            self._bind(str(place + 1), partial(self.controller.toggle, place))
        self._bind("Space", self._requests.roll_or_return)
        self._bind("S", self.scorecard.focus_table)
        self._steps = [
            self._bind(key, partial(self.controller.look_back.view_step, step))
            for key, step in (("Left", -1), ("Right", 1))
        ]

    def _bind(self, key: str, action: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(action)
        return shortcut

    def _connect(self) -> None:
        controller, look_back = self.controller, self.controller.look_back
        self.tray.toggleRequested.connect(controller.toggle)
        self.tray.pressed.connect(self._requests.press)
        self.tray.landed.connect(controller.land)
        self.scorecard.scoreRequested.connect(controller.score)
        self.scorecard.boxChosen.connect(controller.choose_box)
        self.coach.modeRequested.connect(controller.set_mode)
        self.coach.optionRequested.connect(self._requests.take_option)
        self.coach.pointedAt.connect(look_back.select)
        self.coach.retryRequested.connect(controller.play_on)
        self.coach.buttonRequested.connect(self._requests.build_or_cancel)
        self._requests.boxPointedAt.connect(self.scorecard.go_to)
        self.timeline.decisionRequested.connect(look_back.view_event)
        self.timeline.stepRequested.connect(look_back.view_step)
        self.summary.newGameRequested.connect(self.dialogs.ask_for_new_game)
        self.summary.reviewRequested.connect(partial(look_back.view_mistake, 1))
        self.summary.decisionRequested.connect(look_back.view_event)
        self.review_bar.mistakeRequested.connect(look_back.view_mistake)
        self.review_bar.stepRequested.connect(look_back.view_step)
        self.review_bar.playOnRequested.connect(controller.play_on)
        self.review_bar.backRequested.connect(partial(look_back.view, None))
        controller.changed.connect(self.refresh)
        controller.rolled.connect(self._await_dice)
        self._history.loaded.connect(self._follow_history)
        self.banner.noticeShown.connect(self.announcer.say_at_once)
        controller.table.progressed.connect(self._show_progress)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.apply_colors)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self.apply_colors)

    def _connect_menus(self) -> None:
        menus, controller, dialogs = self.menus, self.controller, self.dialogs
        menus.newGameRequested.connect(dialogs.ask_for_new_game)
        menus.importRequested.connect(dialogs.ask_for_import)
        menus.exportRequested.connect(dialogs.ask_for_export)
        menus.pageRequested.connect(dialogs.show)
        menus.undoRequested.connect(controller.undo)
        menus.redoRequested.connect(controller.redo)
        menus.modeRequested.connect(controller.set_mode)
        menus.nextModeRequested.connect(self._requests.next_mode)
        menus.hintRequested.connect(controller.hint)
        menus.mistakeRequested.connect(controller.look_back.view_mistake)
        menus.appearanceRequested.connect(self.set_appearance)
        menus.demoRequested.connect(self.demoRequested)
        menus.verhoeffRequested.connect(self.verhoeffRequested)
        menus.quitRequested.connect(self.close)
        dialogs.appearanceRequested.connect(self.set_appearance)
        dialogs.diceSpeedRequested.connect(self.tray.set_speed)
        dialogs.welcomed.connect(self.notices.tell_missing_table)

    # ---- showing ----

    def refresh(self) -> None:
        """Show the state of the controller."""
        scene = self.controller.scene()
        self.tray.set_view(presenter.tray_view(scene))
        self._tumble()
        self.scorecard.set_rows(presenter.score_rows(scene), shows_cost=scene.sight.costs)
        self.coach.set_fading(scene.is_landing)
        # Between an action and its review, milliseconds later, the panel would only flicker.
        is_due = not scene.is_landing and not scene.waits_for_review
        if is_due or self.coach.view is None or self.coach.view.mode is not scene.mode:
            self.coach.set_view(presenter.coach_view(scene))
        self.timeline.set_view(presenter.timeline_view(scene))
        self._refresh_menus(scene)
        self._refresh_title()
        self.review_bar.set_view(presenter.review_view(scene))
        self._refresh_summary(scene)
        for shortcut in self._steps:  # elsewhere the arrow keys belong to what has the focus
            shortcut.setEnabled(scene.viewed is not None)

    def _follow_history(self) -> None:
        self._refresh_summary(self.controller.scene())

    def best_before(self, game: Game | None) -> int | None:
        """Return the highest score of the player's own games like `game` that were finished before it."""
        figures = self._history.figures
        return figures.best_before(game_key(game)) if figures is not None and game is not None else None

    def _refresh_summary(self, scene: Scene) -> None:
        """Show the end page where the game is over, in the place of tray and coach: those have nothing to say then."""
        summary = presenter.summary_view(scene, self.best_before(scene.game))
        if summary is not None:
            self.summary.set_view(summary)
        self._centre.setCurrentWidget(self.tray if summary is None else self.summary)
        is_wide = summary is not None and summary.has_cards
        if is_wide == self.coach.isVisibleTo(self):
            self.coach.setVisible(not is_wide)
            self._fit_timeline()

    def _refresh_menus(self, scene: Scene) -> None:
        controller = self.controller
        self.menus.set_mode(scene.mode)
        self.menus.set_possible(
            undo=controller.can_undo,
            redo=controller.can_redo,
            hint=scene.can_hint,
            mistakes=bool(scene.mistakes),
        )

    def _refresh_title(self) -> None:
        """Name dice that are not fair in the title of the window too."""
        game = self.controller.game
        unfair = game.dice_model if game is not None and not game.dice_model.is_fair else None
        self.setWindowTitle(demons.window_title(self._title, unfair) if unfair else self._title)

    def set_title(self, title: str) -> None:
        """Give the window another title."""
        self._title = title
        self._refresh_title()

    def apply_colors(self) -> None:
        """Take the colours of the appearance that is set, or of the system, in this window and its dialogs only."""
        self.colors = colors.colors_for(self._settings.appearance)
        self.setPalette(style_sheet.palette(self.colors))
        self.setStyleSheet(style_sheet.style_sheet(self.colors))
        for widget in (self.scorecard, self.tray, self.summary, self.coach, self.timeline, self.banner):
            widget.set_colors(self.colors)
        self.dialogs.apply_colors()
        self.menus.set_appearance(self._settings.appearance)
        self.refresh()

    def set_appearance(self, appearance: Appearance) -> None:
        """Be light, dark, or as the system, from now on."""
        self._settings.appearance = appearance
        self.apply_colors()

    def _await_dice(self, places: tuple[int, ...], discarded: tuple[Dice, ...]) -> None:
        """Have the dice that were just rolled tumble, and what follows from them wait until they lie on the table."""
        if self.tray.motion.would_tumble:
            self._throw = places, discarded
            self.controller.await_landing()

    def _tumble(self) -> None:
        """Let the rolled dice tumble, and land on the throws that did not count before the one that does."""
        if self._throw is not None:
            places, discarded = self._throw
            self._throw = None
            self.tray.tumble(places, throws=len(discarded) + 1, shown=discarded)

    def _show_progress(self, progress: Progress) -> None:
        text = presenter.progress_text(self.controller.table.status())
        if self.controller.table.state is TableState.BUILDING:
            self.coach.set_progress(progress.fraction, text)
        if self.dialogs.first_run is not None:
            self.dialogs.first_run.set_progress(progress.fraction, text)

    # ---- the window itself ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step back with Escape, and press the button that has the focus with Enter, because Space rolls."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QAbstractButton) and not event.isAutoRepeat():
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._requests.step_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all parts sizes that depend on the size of the window only, never on what they show."""
        super().resizeEvent(event)
        share = (self.width() - _MINIMUM[0]) / (_COMFORTABLE[0] - _MINIMUM[0])
        share = min(1.0, max(0.0, share))
        for widget, (least, most) in ((self.scorecard, _SCORECARD_WIDTHS), (self.coach, _COACH_WIDTHS)):
            widget.setFixedWidth(round(least + share * (most - least)))
        self._fit_timeline()

    def _fit_timeline(self) -> None:
        """Give the timeline what tray or end page leave of the height."""
        height = self.height() - self.menuBar().sizeHint().height() - 3 * _GAP
        is_wide = not self.coach.isVisibleTo(self)
        share, least = (_END_SHARE, _END_HEIGHT) if is_wide else (_CENTRE_SHARE, _CENTRE_HEIGHT)
        self.timeline.setFixedHeight(height - max(least, round(share * height)))

    def _restore_geometry(self) -> None:
        geometry = self._settings.geometry
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(*_COMFORTABLE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and mode; the game itself is saved already."""
        self._settings.geometry = self.saveGeometry()
        self._settings.coach_mode = self.controller.mode
        self._settings.sync()
        super().closeEvent(event)
        self.closed.emit()
