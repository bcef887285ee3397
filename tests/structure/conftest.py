# SPDX-License-Identifier: MIT
"""What is measured of the program as a whole is noted as rows of one table, printed when the tests are over."""

from __future__ import annotations

import pytest
from gui.conftest import _the_engine_begins_at_once, is_painted, open_player, open_session, qapp, qtbot

__all__ = ["_the_engine_begins_at_once", "is_painted", "open_player", "open_session", "qapp", "qtbot"]


@pytest.fixture
def note_row(record_property):
    """Return a function that adds a row to the table, and fails if a count is above the most that it may be."""

    def note(what, counted, *, most, before):
        """Note what was `counted`, the `most` it may be, and what it was `before` it was mended: numbers or tuples."""
        record_property("row", (what, str(before), str(most), str(counted)))
        pairs = zip(counted, most, strict=True) if isinstance(most, tuple) else [(counted, most)]
        assert all(one <= limit for one, limit in pairs), f"{what}: {counted}, at most {most}"

    return note
