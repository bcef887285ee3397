# SPDX-License-Identifier: MIT
"""Why something cannot be had, and what is wrong with what was typed, pasted or read, in the language of the window.

An error of the engine has a fault, a field and what stands in the sentence. The sentences are collected from the kinds
of faults that the engine has (`packaging/translations.py`); what has no fault stays in English.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from engine.games.notation import GameFault, Refusal
from engine.rules.categories import BY_KEY
from engine.runtime.errors import InputFault
from engine.runtime.typed_json import FieldError
from engine.solving.faults import TableFault, TableProblem
from yahtzee_gui.words import boxes
from yahtzee_gui.words.base import CONTEXT, Sentences, tr

field_names = Sentences("dice", "rolls left", "Yahtzee bonuses", "scores", "goal", "rules", "seed", where="a field")
_FIELDS = ("dice", "rolls_left", "yahtzee_bonuses", "scores", "goal", "rules", "seed")
_WHOLE = ("", "line", "position")  # what is wrong with the text as a whole needs no name


def told(error: object) -> str:
    """Return what is wrong, with the field in front; what else stands in a sentence stays as it is."""
    if isinstance(error, InputFault):
        return QCoreApplication.translate(CONTEXT, str(error))
    if not isinstance(error, FieldError):
        return str(error)
    said = without_field(error)
    return said if error.field in _WHOLE else f"{_field_name(error.field)}: {said}"


def without_field(error: FieldError) -> str:
    """Return what is wrong with a field that is named elsewhere."""
    said = told(error.fault)
    values = {name: told(value) for name, value in error.values.items()}
    return said.format(**values) if isinstance(error.fault, InputFault) else said


def _field_name(field: str) -> str:
    box = BY_KEY.get(field.removeprefix("scores."))
    if box is not None and field.startswith("scores."):
        return boxes.category(box)
    name = re.sub(r"\.\d+$", "", field)  # one of the dice, say
    return dict(zip(_FIELDS, field_names(), strict=True)).get(name, field)


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
