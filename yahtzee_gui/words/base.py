# SPDX-License-Identifier: MIT
"""How sentences become translatable: entries of a catalogue, and `tr` and `plural` inside functions with arguments.

    dismiss = Sentence("Dismiss", where="button that closes a banner")
    games_ago = Counted("%n game ago", "%n games ago")
    card_of = Sentence("{name}'s card")
    appearance = SentenceFor((Appearance.LIGHT, "Light"), (Appearance.DARK, "Dark"))

An entry is called like a function, ``dismiss()``, ``games_ago(3)`` or ``appearance(Appearance.DARK)``, and translates
when it is called: what runs when a module is imported runs before the language is known, so `tr`, `plural` and entries
are called inside functions only.

The English sentence in the source is the key of its translations, which ``packaging/translations.py`` collects from
these with literal strings. A note is a part of that key: the same text with another note is another sentence. Where a
sentence appears (`where`) is told to translators, and is no part of it.

English needs no file of translations: what depends on a number is given its two forms. Every other language has as
many forms as it needs, under the English sentence for many, and Qt chooses among them.
"""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.runtime.lazy_dataclass import dataclass
from yahtzee_gui.words.numbers import grouped

CONTEXT = "words"
_MANY_DIGITS = 1000


def tr(text: str, note: str = "") -> str:
    """Return `text` in the language of the program; a `note` tells the translators what is meant."""
    return QCoreApplication.translate(CONTEXT, text, note)


def plural(number: int, one: str, many: str, note: str = "") -> str:
    """Return the sentence that suits `number`, which takes the place of ``%n``: in English `one` or `many`."""
    translated = QCoreApplication.translate(CONTEXT, many, note, number)
    if translated == many.replace("%n", str(number)):
        translated = (one if number == 1 else many).replace("%n", str(number))
    # Qt writes the number without groups of digits.
    return translated if number < _MANY_DIGITS else translated.replace(str(number), grouped(number), 1)


def begun(text: str) -> str:
    """Return `text` as it begins a sentence. Only its first letter changes: German nouns are capitals anywhere."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class Sentence:
    """A sentence of the catalogue; places in it are filled with what it is called with, in their order or by name."""

    text: str
    note: str = ""
    where: str = ""

    def __call__(self, *values: object, **named: object) -> str:
        """Return it in the language of the program."""
        said = tr(self.text, self.note)
        if not (values or named):
            return said
        return said.format(**dict(zip(_places(self.text), values, strict=False)), **named)


@cache
def _places(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for _, name, _, _ in Formatter().parse(text) if name))


@dataclass(frozen=True)
class Counted:
    """A sentence of the catalogue with a number in it; what else there is in it, it is called with by name."""

    one: str
    many: str
    note: str = ""
    where: str = ""

    def __call__(self, number: int, **named: object) -> str:
        """Return it for `number` in the language of the program."""
        said = plural(number, self.one, self.many, self.note)
        return said.format(**named) if named else said


class SentenceFor:
    """A sentence of the catalogue for each of several things: the thing, the text, and its note if it has one."""

    def __init__(self, *given: tuple[Any, str] | tuple[Any, str, str], where: str = "") -> None:
        self.sentences = {thing: Sentence(text, "".join(note), where) for thing, text, *note in given}

    def __call__(self, thing: object, missing: str | None = None, **named: object) -> str:
        """Return that for `thing` in the language of the program; `missing`, if that is given, where it has none."""
        if missing is not None and thing not in self.sentences:
            return missing
        return self.sentences[thing](**named)


class Sentences:
    """Short sentences of the catalogue that stand side by side, such as headings; each a text or one with its note."""

    def __init__(self, *texts: str | tuple[str, str], where: str = "") -> None:
        given = ((text, "") if isinstance(text, str) else text for text in texts)
        self.sentences = tuple(Sentence(text, note, where) for text, note in given)

    def __call__(self) -> tuple[str, ...]:
        """Return all of them in the language of the program."""
        return tuple(sentence() for sentence in self.sentences)
