# SPDX-License-Identifier: MIT
"""The words on buttons that many pages share."""

from __future__ import annotations

from yahtzee_gui.wording.base import tr


def dismiss() -> str:
    """Return the text of the button that closes a banner."""
    return tr("Dismiss")


def cancel() -> str:
    """Return the text of a button that leaves everything as it is."""
    return tr("Cancel")


def close() -> str:
    """Return the text of the button that closes a page."""
    return tr("Close")


def skip() -> str:
    """Return the text of the button that skips the first-run pages."""
    return tr("Skip")


def back() -> str:
    """Return the text of the button that goes back a page."""
    return tr("Back")


def next_page() -> str:
    """Return the text of the button that goes on a page."""
    return tr("Next")
