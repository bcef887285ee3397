# SPDX-License-Identifier: MIT
"""The presenter turns the state of the controller into what the widgets show. It only reads, and paints nothing.

Nothing derived from values leaves this package before the decision is made unless `presenter.seen` lets it.
"""

from __future__ import annotations

from yahtzee_gui.presenter.card import score_rows, shows_costs
from yahtzee_gui.presenter.ending import summary_view
from yahtzee_gui.presenter.line import timeline_view
from yahtzee_gui.presenter.panel import coach_view, progress_text
from yahtzee_gui.presenter.tray import tray_view

__all__ = [
    "coach_view",
    "progress_text",
    "score_rows",
    "shows_costs",
    "summary_view",
    "timeline_view",
    "tray_view",
]
