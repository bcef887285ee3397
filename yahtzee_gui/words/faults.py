# SPDX-License-Identifier: MIT
"""Reasons: why a table or a game cannot be had, as the part of a sentence that the banner tells it in."""

from __future__ import annotations

from engine.games.notation import GameFault, Refusal
from engine.solving.faults import TableFault, TableProblem
from yahtzee_gui.words.base import tr


def table_problem(problem: TableProblem) -> str:
    """Return what is wrong with a table, without a full stop."""
    return {
        TableFault.UNREADABLE: tr("its file can't be read ({detail})"),
        TableFault.NO_HEADER: tr("its file is damaged at the beginning"),
        TableFault.WRONG_LENGTH: tr("its file is damaged and has the wrong length"),
        TableFault.MISFIT: tr("its file was made by another program or for another game ({detail})"),
        TableFault.WRONG_VALUES: tr(
            "its result came out wrong, so the memory or the processor may be faulty ({detail})"
        ),
        TableFault.NO_COMPILER: tr("nothing can be compiled ({detail})"),
        TableFault.NO_MEMORY: tr("there isn't enough memory"),
        TableFault.NO_FINGERPRINT: tr("a part of the program is missing"),
        TableFault.UNEXPECTED: tr("an unexpected error ({detail})"),
    }[problem.fault].format(detail=problem.detail)


def game_refusal(refusal: Refusal) -> str:
    """Return why a text is no game, without a full stop."""
    return {
        GameFault.UNREADABLE: "{detail}",  # in the words of the system
        GameFault.NO_FILE: tr("it's a folder or a device, not a file"),
        GameFault.NOT_TEXT: tr("it isn't text"),
        GameFault.TOO_LARGE: tr("it's too large for a game"),
        GameFault.NOT_A_GAME: tr("it isn't a saved game"),
        GameFault.OTHER_VERSION: tr("the game was saved by another version of the program ({detail})"),
        GameFault.FIELD: tr("“{field}” has an impossible value"),
        GameFault.ILLEGAL_MOVE: tr("a move under “{field}” isn't legal"),
        GameFault.TOO_LONG: tr("“{field}” has more than {detail} characters"),
        GameFault.DOES_NOT_FOLLOW: tr("something under “{field}” doesn't match the seed and the rules"),
    }[refusal.fault].format(field=refusal.field, detail=refusal.detail)
