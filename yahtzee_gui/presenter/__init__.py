# SPDX-License-Identifier: MIT
"""The presenter turns a scene into what the widgets show. It only reads, and paints nothing.

A scene says what may be seen: nothing derived from values gets here before the decision is made unless it is due.
"""

from __future__ import annotations

from yahtzee_gui.presenter.after.ending import summary_view
from yahtzee_gui.presenter.after.line import timeline_view
from yahtzee_gui.presenter.after.review import review_view
from yahtzee_gui.presenter.after.reviewed import review_text
from yahtzee_gui.presenter.after.tables import chart_tables_view
from yahtzee_gui.presenter.others.racing import ghost_spoken, ghost_view, race_view, shared_result
from yahtzee_gui.presenter.others.seats import card_title, seat_views, table_spoken
from yahtzee_gui.presenter.spoken import (
    choosing_spoken,
    ending_spoken,
    hint_spoken,
    keeping_spoken,
    last_event_spoken,
    look_back_spoken,
    standing_spoken,
    verdict_spoken,
)
from yahtzee_gui.presenter.turn.card import score_rows
from yahtzee_gui.presenter.turn.celebrated import celebration_spoken, celebration_view
from yahtzee_gui.presenter.turn.hints import why_no_hint
from yahtzee_gui.presenter.turn.panel import coach_view, progress_text, table_text
from yahtzee_gui.presenter.turn.tray import tray_view

__all__ = [
    "card_title",
    "celebration_spoken",
    "celebration_view",
    "chart_tables_view",
    "choosing_spoken",
    "coach_view",
    "ending_spoken",
    "ghost_spoken",
    "ghost_view",
    "hint_spoken",
    "keeping_spoken",
    "last_event_spoken",
    "look_back_spoken",
    "progress_text",
    "race_view",
    "review_text",
    "review_view",
    "score_rows",
    "seat_views",
    "shared_result",
    "standing_spoken",
    "summary_view",
    "table_spoken",
    "table_text",
    "timeline_view",
    "tray_view",
    "verdict_spoken",
    "why_no_hint",
]
