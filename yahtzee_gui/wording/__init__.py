# SPDX-License-Identifier: MIT
"""Wording holds every sentence and every way of writing a number that the window shows, ready for translation."""

from __future__ import annotations

from yahtzee_gui.wording.about_page import *  # noqa: F403
from yahtzee_gui.wording.announcing import *  # noqa: F403
from yahtzee_gui.wording.coaching import *  # noqa: F403
from yahtzee_gui.wording.demons import *  # noqa: F403
from yahtzee_gui.wording.demonstration import *  # noqa: F403
from yahtzee_gui.wording.ending import *  # noqa: F403
from yahtzee_gui.wording.explaining import *  # noqa: F403
from yahtzee_gui.wording.fairness_page import *  # noqa: F403
from yahtzee_gui.wording.history_page import *  # noqa: F403
from yahtzee_gui.wording.names import *  # noqa: F403
from yahtzee_gui.wording.numbers import *  # noqa: F403
from yahtzee_gui.wording.options import *  # noqa: F403
from yahtzee_gui.wording.pages import *  # noqa: F403
from yahtzee_gui.wording.play import *  # noqa: F403
from yahtzee_gui.wording.rules_page import *  # noqa: F403
from yahtzee_gui.wording.settings_page import *  # noqa: F403
