# SPDX-License-Identifier: MIT
"""The two ways in which a sentence becomes translatable: `tr`, and `plural` for those that depend on a number.

The English sentence in the source is the key of its translations, which ``packaging/translations.py`` collects from
calls of these two with literal strings. Call them inside functions only: what runs when a module is imported runs
before the language is known.

English needs no file of translations: `plural` is given its two forms. Every other language has as many forms as it
needs, under the English sentence for many, and Qt chooses among them.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yahtzee_gui.wording.numbers import grouped

CONTEXT = "wording"
_MANY_DIGITS = 1000


def tr(text: str, note: str = "") -> str:
    """Return `text` in the language of the program.

    A `note` tells the translators what is meant; the same text with another note is another sentence.
    """
    return QCoreApplication.translate(CONTEXT, text, note)


def plural(number: int, one: str, many: str, note: str = "") -> str:
    """Return the sentence that suits `number`, which takes the place of ``%n``: in English `one` or `many`."""
    translated = QCoreApplication.translate(CONTEXT, many, note, number)
    if translated == many.replace("%n", str(number)):
        translated = (one if number == 1 else many).replace("%n", str(number))
    # Qt writes the number without groups of digits.
    return translated if number < _MANY_DIGITS else translated.replace(str(number), grouped(number), 1)
