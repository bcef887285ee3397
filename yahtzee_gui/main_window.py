# SPDX-License-Identifier: MIT
"""The main window builds the scorecard, the dice tray, the coach and the timeline, lays them out, and connects them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
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
    QDialog,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.dice import DICE_PER_ROLL
from engine.library import Delivery, Progress
from engine.options import Option
from yahtzee_gui import identity, presenter, theme, wording
from yahtzee_gui.controller import GameController, TableState
from yahtzee_gui.modes import CoachMode
from yahtzee_gui.pages.first_run import FirstRunDialog
from yahtzee_gui.pages.help import AboutDialog, ShortcutsDialog
from yahtzee_gui.pages.new_game import NewGameDialog
from yahtzee_gui.pages.summary import SummaryPage
from yahtzee_gui.resources import asset
from yahtzee_gui.settings import Settings
from yahtzee_gui.storage import GameStore
from yahtzee_gui.theme import Appearance
from yahtzee_gui.widgets.banner import Banner, Notice
from yahtzee_gui.widgets.coach_panel import CoachPanel
from yahtzee_gui.widgets.dice_tray import DiceTray
from yahtzee_gui.widgets.scorecard import Scorecard
from yahtzee_gui.widgets.timeline import Timeline

_MINIMUM = (1000, 680)
_COMFORTABLE = (1240, 800)
# Widths of scorecard and coach in the smallest and in a comfortable window; between those they grow with it.
_SCORECARD_WIDTHS, _COACH_WIDTHS = (278, 318), (316, 352)
# The tray takes this share of the height beside the timeline, and never less than its end page needs.
_CENTRE_SHARE, _CENTRE_HEIGHT = 0.6, 430
_GAP = 14

_Choice = TypeVar("_Choice", CoachMode, Appearance)


def _ignore_checked(chosen: Callable[[_Choice], None], choice: _Choice, _checked: bool = False) -> None:
    """Pass a choice on from an action, which also tells whether it is checked."""
    chosen(choice)


class MainWindow(QMainWindow):
    """The window of one game.

    Signals:
        demoRequested: the player wants to watch perfect play.
        closed: the window has been closed.
    """

    demoRequested = Signal()
    closed = Signal()

    def __init__(self, controller: GameController, store: GameStore, settings: Settings) -> None:
        super().__init__()
        self.controller = controller
        self._settings = settings
        self._appearance = settings.appearance
        self._colors = theme.colors_for(self._appearance)
        self.setWindowTitle(identity.DISPLAY_NAME)
        self.setWindowIcon(QIcon(str(asset(identity.ICON))))
        self.scorecard = Scorecard(self._colors)
        self.tray = DiceTray(self._colors)
        self.summary = SummaryPage(self._colors)
        self.coach = CoachPanel(self._colors)
        self.timeline = Timeline(self._colors)
        self._centre = QStackedWidget()
        self.first_run: FirstRunDialog | None = None
        self._lay_out()
        self.banner = Banner(self.timeline)
        self._build_menus()
        self._build_shortcuts()
        self._connect(store)
        self.apply_colors()
        self._restore_geometry()
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
        self.setTabOrder(self.tray.dice[-1], self.tray.roll_button)
        self.setTabOrder(self.tray.roll_button, self.scorecard.table)
        self.setTabOrder(self.scorecard.table, self.coach.options)

    def _build_menus(self) -> None:
        titles, items = wording.menu_titles(), wording.menu_items()
        game = self.menuBar().addMenu(titles["game"])
        self._add(game, items["new"], self.ask_for_new_game, QKeySequence(QKeySequence.StandardKey.New))
        game.addSeparator()
        self._add(game, items["quit"], self.close, QKeySequence("Ctrl+Q"))
        coach = self.menuBar().addMenu(titles["coach"])
        self._mode_actions = self._add_choices(coach, list(CoachMode), wording.coach_mode, self.controller.set_mode)
        for mode, action in self._mode_actions.items():
            action.setEnabled(mode.is_available)
        coach.addSeparator()
        self._add(coach, items["next_mode"], self._next_mode, QKeySequence("C"))
        view = self.menuBar().addMenu(titles["view"])
        appearances = self._add_choices(view, list(Appearance), wording.appearance, self.set_appearance)
        appearances[self._appearance].setChecked(True)
        help_menu = self.menuBar().addMenu(titles["help"])
        self._add(help_menu, items["shortcuts"], self._show_shortcuts, QKeySequence("F1"))
        self._add(help_menu, items["welcome"], self.show_first_run)
        self._add(help_menu, items["demo"], self.demoRequested.emit)
        self._add(help_menu, items["about"], self._show_about)

    def _add(
        self, menu: QMenu, text: str, action: Callable[[], object], shortcut: QKeySequence | None = None
    ) -> QAction:
        result = QAction(text, self)
        if shortcut is not None:
            result.setShortcut(shortcut)
        result.triggered.connect(lambda: action())
        menu.addAction(result)
        return result

    def _add_choices(
        self, menu: QMenu, choices: Iterable[_Choice], name: Callable[[_Choice], str], chosen: Callable[[_Choice], None]
    ) -> dict[_Choice, QAction]:
        """Add an exclusive choice to a menu and return its actions by choice."""
        group = QActionGroup(self)
        actions: dict[_Choice, QAction] = {}
        for choice in choices:
            action = QAction(name(choice), self)
            action.setCheckable(True)
            action.triggered.connect(partial(_ignore_checked, chosen, choice))
            group.addAction(action)
            menu.addAction(action)
            actions[choice] = action
        return actions

    def _build_shortcuts(self) -> None:
        """Bind the keys of play. They beat the focused widget, so Space never also presses a button."""
        for place in range(DICE_PER_ROLL):
            self._bind(str(place + 1), partial(self.controller.toggle, place))
        self._bind("Space", self.controller.roll)
        self._bind("S", self.scorecard.focus_table)

    def _bind(self, key: str, action: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(action)

    def _connect(self, store: GameStore) -> None:
        controller = self.controller
        self.tray.toggleRequested.connect(controller.toggle)
        self.tray.rollRequested.connect(controller.roll)
        self.scorecard.scoreRequested.connect(controller.score)
        self.coach.modeRequested.connect(controller.set_mode)
        self.coach.optionRequested.connect(self._take_option)
        self.coach.buttonRequested.connect(self._coach_button)
        self.summary.newGameRequested.connect(self.ask_for_new_game)
        controller.changed.connect(self.refresh)
        controller.progressed.connect(self._show_progress)
        controller.delivered.connect(self._show_delivery)
        controller.table_failed.connect(self._show_table_failed)
        store.put_aside.connect(self._show_put_aside)
        store.save_failed.connect(self._show_save_failed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply_colors)

    # ---- showing ----

    def refresh(self) -> None:
        """Show the state of the controller."""
        controller = self.controller
        self.tray.set_view(presenter.tray_view(controller))
        self.scorecard.set_rows(presenter.score_rows(controller), shows_cost=presenter.shows_costs(controller))
        self.coach.set_view(presenter.coach_view(controller))
        self.timeline.set_view(presenter.timeline_view(controller))
        self._mode_actions[controller.mode].setChecked(True)
        summary = presenter.summary_view(controller)
        if summary is not None:
            self.summary.set_view(summary)
        self._centre.setCurrentWidget(self.tray if summary is None else self.summary)
        self._refresh_first_run()

    def apply_colors(self) -> None:
        """Take the colours of the appearance that is set, or of the system, in this window and its dialogs only."""
        self._colors = theme.colors_for(self._appearance)
        self.setPalette(theme.palette(self._colors))
        self.setStyleSheet(theme.style_sheet(self._colors))
        for widget in (self.scorecard, self.tray, self.summary, self.coach, self.timeline):
            widget.set_colors(self._colors)
        if self.first_run is not None:
            self.first_run.set_colors(self._colors)
        self.refresh()

    def set_appearance(self, appearance: Appearance) -> None:
        """Be light, dark, or as the system, from now on."""
        self._appearance = self._settings.appearance = appearance
        self.apply_colors()

    # ---- the player's requests ----

    def ask_for_new_game(self) -> None:
        """Let the player choose the rules and begin."""
        game = self.controller.game
        if game is None:
            return
        dialog = NewGameDialog(game.rules, abandons=bool(game.events) and not game.is_over, parent=self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.controller.new_game(dialog.rules)

    def _take_option(self, option: Option) -> None:
        """Keep what a chosen option keeps, or go to its box; rolling and scoring stay with the player."""
        if option.keep is not None:
            self.controller.keep(option.keep)
        elif option.category is not None:
            self.scorecard.go_to(option.category)

    def _coach_button(self) -> None:
        if self.controller.table_state is TableState.BUILDING:
            self.controller.cancel_table()
        else:
            self.controller.build_table()

    def _next_mode(self) -> None:
        self.controller.set_mode(self.controller.mode.following())

    # ---- the table ----

    def _show_progress(self, progress: Progress) -> None:
        text = wording.progress(progress.step, progress.fraction, self.controller.seconds_left)
        if self.controller.table_state is TableState.BUILDING:
            self.coach.set_progress(progress.fraction, text)
        if self.first_run is not None:
            self.first_run.set_progress(progress.fraction, text)

    def _show_delivery(self, delivery: Delivery) -> None:
        self.banner.withdraw(wording.table_missing())
        if delivery.rebuilt:
            self.banner.show_notice(Notice(wording.table_rebuilt(delivery.rebuilt)))
        if delivery.unsaved:
            self.banner.show_notice(Notice(wording.table_unsaved(delivery.unsaved)))

    def _show_table_failed(self, reason: str) -> None:
        again = Notice(wording.table_failed(reason), wording.try_again(), self.controller.build_table)
        self.banner.show_notice(again)

    def _show_put_aside(self, _reason: str, path: str) -> None:
        self.banner.show_notice(Notice(wording.game_put_aside(path)))

    def _show_save_failed(self, reason: str) -> None:
        self.banner.show_notice(Notice(wording.game_unsaved(reason)))

    # ---- pages ----

    def show_first_run(self) -> None:
        """Show the first-run pages beside the game, once."""
        if self.first_run is not None:
            self.first_run.raise_()
            self.first_run.activateWindow()
            return
        dialog = FirstRunDialog(self._colors, self.controller.mode, self)
        dialog.modeRequested.connect(self.controller.set_mode)
        dialog.cancelRequested.connect(self.controller.cancel_table)
        dialog.buildRequested.connect(self.controller.build_table)
        dialog.finished.connect(self._end_first_run)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.first_run = dialog
        self._refresh_first_run()
        dialog.show()

    def _refresh_first_run(self) -> None:
        dialog, controller = self.first_run, self.controller
        if dialog is None or controller.game is None:
            return
        if controller.table_state is TableState.READY and controller.par is not None:
            dialog.set_ready(wording.table_ready(controller.par, controller.game.rules))
        elif controller.table_state is not TableState.BUILDING:
            dialog.set_stopped(wording.coach_without_table())

    def _end_first_run(self) -> None:
        self.first_run = None
        self._settings.welcomed = True
        if self.controller.table_state is TableState.CANCELLED:
            build = Notice(wording.table_missing(), wording.build_table(), self.controller.build_table)
            self.banner.show_notice(build)

    def _show_shortcuts(self) -> None:
        ShortcutsDialog(self).exec()

    def _show_about(self) -> None:
        game, par = self.controller.game, self.controller.par
        table = wording.table_ready(par, game.rules) if game is not None and par is not None else ""
        AboutDialog(table, self).exec()

    # ---- the window itself ----

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus with Enter: Space, the usual key, rolls wherever the focus is."""
        focused = self.focusWidget()
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and isinstance(focused, QAbstractButton) and not event.isAutoRepeat():
            focused.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all parts sizes that depend on the size of the window only, never on what they show."""
        super().resizeEvent(event)
        share = (self.width() - _MINIMUM[0]) / (_COMFORTABLE[0] - _MINIMUM[0])
        share = min(1.0, max(0.0, share))
        for widget, (least, most) in ((self.scorecard, _SCORECARD_WIDTHS), (self.coach, _COACH_WIDTHS)):
            widget.setFixedWidth(round(least + share * (most - least)))
        height = self.height() - self.menuBar().sizeHint().height() - 3 * _GAP
        self.timeline.setFixedHeight(height - max(_CENTRE_HEIGHT, round(_CENTRE_SHARE * height)))

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
