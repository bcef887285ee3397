# SPDX-License-Identifier: MIT
"""What is wrong with a position, a game or rules that were typed, pasted or read, in the language of the window.

An error of the engine has a fault, a field and what stands in the sentence. The sentences are collected from the kinds
of faults that the engine has (`packaging/translations.py`); what has no fault stays in English.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from engine.rules.categories import BY_KEY
from engine.runtime.errors import InputFault
from engine.runtime.typed_json import FieldError
from yahtzee_gui.words import boxes
from yahtzee_gui.words.base import CONTEXT, Sentences

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
