# SPDX-License-Identifier: MIT
"""The picture to hand on of a game that is over, or of a choice that is looked back at.

It is drawn by the parts of the window, made anew in a size of its own and never shown: whatever size the window has, it
looks the same, and the buttons are left out.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from yahtzee_gui.board.coach.page import CoachPanel
from yahtzee_gui.board.coach.view import coach_view
from yahtzee_gui.board.match.seat_strip import SeatStrip
from yahtzee_gui.board.match.view import card_title, seat_views
from yahtzee_gui.board.scorecard.page import Scorecard
from yahtzee_gui.board.scorecard.view import score_rows
from yahtzee_gui.board.timeline.graph import Graph
from yahtzee_gui.board.timeline.view import timeline_view
from yahtzee_gui.board.tray.page import DiceTray
from yahtzee_gui.board.tray.view import tray_view
from yahtzee_gui.desktop import identity
from yahtzee_gui.end_page.page import EndPage
from yahtzee_gui.end_page.view import Past, end_page_view
from yahtzee_gui.kit.drawing import AlignRight
from yahtzee_gui.kit.labels import ElidedLabel
from yahtzee_gui.kit.layouts import discard, filled
from yahtzee_gui.play.scene import Scene
from yahtzee_gui.theme import style_sheet
from yahtzee_gui.words.dates import long_day

_SIZE = QSize(1240, 820)
_SCORECARD, _COACH, _TIMELINE, _FOOT = 318, 352, 236, 18
_GAP = 14
_SHARP = 2  # pixels of the picture for each of the screen


def can_be_shared(scene: Scene) -> bool:
    """Return whether there is something to make a picture of: a game that is over, or a look back."""
    return scene.is_over or scene.viewed is not None


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


def as_png(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


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
