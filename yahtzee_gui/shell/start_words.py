# SPDX-License-Identifier: MIT
"""The sentences of a start that opens no window, and of what was found in the surroundings of one that does."""

from __future__ import annotations

from collections.abc import Mapping

from yahtzee_gui.words.base import Sentence, tr

open_already = Sentence("these games are already open in another window, which isn't responding.")


def no_window(reason: str) -> str:
    """Return why Qt can open no window, in its own words."""
    return tr("no window can be opened here: {reason}").format(reason=" ".join(reason.split()))


def ignored_variables(variables: Mapping[str, str]) -> str:
    """Return the banner about variables of the environment that name no folder."""
    named = ", ".join(f"{name}={value}" for name, value in sorted(variables.items()))
    return tr("Ignored, because they don't give the full path of a folder: {variables}.").format(variables=named)
