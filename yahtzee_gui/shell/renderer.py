# SPDX-License-Identifier: MIT
"""Showing a scene gives every part of the main window its view of it, all at once; a picture to hand on shows it, too.

The picture is drawn by the parts of the window, made anew in a size of its own and never shown: whatever size the
window has, it looks the same, and the buttons are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from engine.games.game import Game
from engine.rules.dice import Dice
from engine.solving.library import Progress
from yahtzee_gui.board.card import card_view, first_card, first_choices, first_line, is_first
from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.coach.view import choices_view, coach_view
from yahtzee_gui.board.coach.why_view import progress_text
from yahtzee_gui.board.match_view import card_title, seat_views
from yahtzee_gui.board.scorecard import Scorecard, foot, score_rows
from yahtzee_gui.board.seat_strip import SeatStrip, SeatView
from yahtzee_gui.board.timeline.graph import Graph
from yahtzee_gui.board.timeline.session import AheadSession
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop import identity
from yahtzee_gui.end_page.page import EndPage, EndPageView
from yahtzee_gui.end_page.view import Past, end_page_view
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.play.coach_state import TableState
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.review.review_bar import review_view
from yahtzee_gui.shell.layout import TableWindow, WindowLayout
from yahtzee_gui.shell.requests import Keyboard
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.words.numbers import long_day

_SIZE = QSize(1240, 820)
_SCORECARD, _COACH, _TIMELINE, _FOOT = 318, 352, 236, 18
_GAP = 14
_SHARP = 2  # pixels of the picture for each of the screen


def picture_of(scene: Scene, past: Past, day: date) -> QImage:
    """Return the picture of a scene; `past` is what the history says to a game that is over."""
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    style_sheet.dress(page)
    seats, scorecard, line = SeatStrip(), Scorecard(), Graph()
    seats.set_view(seat_views(scene))
    scorecard.setFixedWidth(_SCORECARD)
    scorecard.set_title(card_title(scene))
    scorecard.set_rows(score_rows(scene), is_own=scene.shows_own_card)
    line.setFixedHeight(_TIMELINE)
    line.set_view(timeline_view(scene))
    played = _end_page(scene, past) or _tray(scene)
    middle = filled(QVBoxLayout(), (played, 1), line, spacing=_GAP)
    row = filled(QHBoxLayout(), scorecard, (middle, 1), spacing=_GAP)
    if scene.viewed is not None:
        row.addWidget(_coach(scene))
    foot = ElidedLabel("muted", AlignRight)
    foot.setFixedHeight(_FOOT)
    foot.setText(f"{identity.DISPLAY_NAME} · {long_day(day)}")
    filled(QVBoxLayout(page), seats, (row, 1), foot, spacing=_GAP - 4, margins=(_GAP, _GAP, _GAP, 8))
    page.resize(_SIZE)
    return _drawn(page)


def _end_page(scene: Scene, past: Past) -> EndPage | None:
    view = end_page_view(scene, past)
    if view is None:
        return None
    page = EndPage()
    page.set_view(view)
    page.hide_buttons()
    return page


def _tray(scene: Scene) -> DiceTray:
    tray = DiceTray()
    tray.set_view(tray_view(scene))
    tray.roll_button.hide()
    return tray


def _coach(scene: Scene) -> CoachPanel:
    coach = CoachPanel()
    coach.setFixedWidth(_COACH)
    coach.set_view(coach_view(scene))
    coach.mode_switch.hide()
    return coach


def _drawn(page: QWidget) -> QImage:
    """Return a page as a picture, once all that is in it has its place."""
    page.show()
    for _ in range(2):  # what wraps asks for its height once it has its width
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    image = QImage(page.size() * _SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARP)
    page.render(image)
    discard(page)
    return image


class Renderer(QObject):
    """Shows scenes of the controller of `window` in the parts of it."""

    def __init__(self, window: TableWindow, ahead: AheadSession, layout: WindowLayout, keyboard: Keyboard) -> None:
        super().__init__(window)
        self._window, self._controller = window, window.controller
        self._ahead, self._layout, self._keyboard = ahead, layout, keyboard
        self._past = Past()
        self._person: int | None = None
        self._is_at_start = False
        self._throw: tuple[tuple[int, ...], tuple[Dice, ...]] | None = None
        self._roll: tuple[int, int] | None = None

        ahead.changed.connect(self._show_ahead)
        window.controller.rolled.connect(self._await_dice)
        window.controller.table.progressed.connect(self._show_progress)

    def show(self, scene: Scene) -> None:
        """Show a scene.

        All views are worked out before the first one is shown: one that cannot be leaves the window as it was, whole.
        """
        parts = self._window
        # Between an action and its review, milliseconds later, panel and line would only flicker.
        is_other_mode = parts.coach.view is None or parts.coach.view.mode is not scene.mode
        tray, rows, review = tray_view(scene), score_rows(scene), review_view(scene)
        line = timeline_view(scene) if is_other_mode or not scene.waits_for_review else None
        is_pending = scene.waits_for_review and scene.is_my_turn  # the box just scored is told while opponents play
        is_settled = is_other_mode or not (is_pending or scene.choosing.is_landing)
        panel = coach_view(scene) if is_settled else None
        choices = choices_view(scene) if is_settled else None
        end_page, seats, title = self._end_page_view(scene), seat_views(scene), card_title(scene)
        parts.tray.set_view(tray)
        self._tumble()
        self._show_seats(seats if end_page is None else ())  # whose place its own table has
        parts.scorecard.set_title(title)
        is_own = scene.shows_own_card
        parts.scorecard.set_rows(rows, is_own=is_own)
        if not (scene.choosing.is_landing or scene.waits_for_review):
            parts.scorecard.set_foot(*(("",) * 3 if is_first(self._window.settings.first_game, scene) else foot(scene)))
        person, before = scene.match.person if scene.match is not None else None, self._person
        self._person = person
        is_of_another = parts.coach.fades or person != before  # what another one at the screen had to choose from
        parts.coach.set_fading(scene.choosing.is_landing or (is_pending and is_of_another))
        if line is not None:
            parts.card.set_line(line)
            parts.strip.set_view(first_line(self._window.settings.first_game, scene, line))
        if panel is not None and choices is not None:
            parts.coach.set_view(panel)
            parts.coach.choices.set_rows(first_choices(self._window.settings.first_game, scene, choices))
            self._show_ahead(scene)
        self._window.review_bar.set_view(review)
        self._show_end_page(end_page)
        self._keyboard.let_step(scene.viewed is not None)
        self._keyboard.let_type(scene.record is not None and scene.record.own_dice)
        self._forget_box(scene.game)
        self._begin_anew(is_new=scene.game is not None and not scene.game.events)

    def _show_ahead(self, scene: Scene | None = None) -> None:
        """Show on the card below the dice why, or what lies ahead, as far as it is known."""
        scene = scene or self._controller.scene()
        view = card_view(scene, self._ahead.state)
        self._window.card.set_card(first_card(self._window.settings.first_game, scene, view))

    def follow_history(self, scene: Scene) -> None:
        """Show the end page anew if the history says something else to the game."""
        if scene.is_over and self._window.past_of(scene) != self._past:
            self._show_end_page(self._end_page_view(scene))

    def _end_page_view(self, scene: Scene) -> EndPageView | None:
        if not scene.is_over:
            return None
        self._past = self._window.past_of(scene)
        return end_page_view(scene, self._past)

    def _show_end_page(self, end_page: EndPageView | None) -> None:
        """Show the end page where the game is over, in the place of tray and coach: those have nothing to say then."""
        if end_page is not None:
            self._window.end_page.set_view(end_page)
        self._layout.show_centre(is_over=end_page is not None, has_cards=end_page is not None and end_page.has_cards)

    def _forget_box(self, game: Game | None) -> None:
        """Have a roll that is new begin at no box: Enter scores only what was gone to since."""
        roll = (len(game.filled), game.rolls_left) if game is not None else None
        if roll != self._roll:
            self._roll = roll
            if game is not None and game.has_rolled:
                self._window.scorecard.clear_selection()

    def _begin_anew(self, *, is_new: bool) -> None:
        """Let the keyboard begin another game at the Roll button and the first box."""
        if is_new and not self._is_at_start:
            scorecard = self._window.scorecard
            if scorecard.window().focusWidget() is scorecard.table:
                self._window.tray.roll_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
            scorecard.clear_selection()
        self._is_at_start = is_new

    def _show_seats(self, views: Sequence[SeatView]) -> None:
        """Show everybody at the table; a strip that comes or goes, with a game, needs more room or less."""
        before = len(self._window.seats.seats)
        self._window.seats.set_view(views, moves=self._window.tray.motion.is_wanted)
        if before != len(views):
            self._window.order_focus()
            self._layout.fit()

    def _show_progress(self, progress: Progress) -> None:
        """Show how far the table of the coach is."""
        status = self._controller.table.status
        if status.state is TableState.BUILDING:
            self._window.card.why.set_progress(progress.fraction, progress_text(status))

    # ---- dice in the air ----

    def _await_dice(self, places: tuple[int, ...], discarded: tuple[Dice, ...]) -> None:
        """Have the dice that were just rolled tumble, and what follows from them wait until they lie on the table."""
        self._throw = places, discarded
        tray = self._window.tray
        if self._window.coach.options.hasFocus():  # it ranks others now, and the arrows are the scorecard's again
            tray.roll_button.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        if tray.motion.would_tumble:
            self._controller.await_landing()

    def _tumble(self) -> None:
        """Let the rolled dice tumble, and land on the throws that did not count before the one that does."""
        if self._throw is not None:
            places, discarded = self._throw
            self._throw = None
            self._window.tray.tumble(places, throws=len(discarded) + 1, shown=discarded)
