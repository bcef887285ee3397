# SPDX-License-Identifier: MIT
"""A language for tests in which every sentence is English, 40 % longer: what is cut in it would be cut in others."""

from __future__ import annotations

import math
import re
import sys
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QFontMetrics

from yahtzee_gui.kit import drawing
from yahtzee_gui.words.base import CONTEXT

LONGER = 0.4
MARK = "ø"  # no sentence of ours has one: whatever lacks it did not go through the translation
_PADDING = f"{MARK}tie"  # as wide as letters are on average
_KEPT = r"(\{\w*\}|%n)"


def longer(text):
    """Return `text` with letters added to its words, 40 % in all; placeholders and accelerators stay."""
    result, owed = "", 0.0
    for number, part in enumerate(re.split(_KEPT, text)):
        for piece in (part,) if number % 2 else re.split(r"(\W+)", part):
            result += piece
            owed += LONGER * len(piece)
            if number % 2 == 0 and piece[-1:].isalpha():
                count = max(0, math.ceil(owed))
                result += (_PADDING * count)[:count]
                owed -= count
    return result


class LongTranslator(QTranslator):
    """Translates every sentence of the window into a longer one."""

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        return longer(text) if context == CONTEXT else None


@contextmanager
def long_sentences():
    """Have what is built and shown meanwhile speak in longer sentences."""
    translator = LongTranslator()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def record_painted(monkeypatch):
    """Return a list to which every text that is painted with less room than it needs is added from now on."""
    found, draw = [], drawing.draw_text

    def draw_and_look(painter, rect, text, font, *rest):
        if QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()) + 1) != text:
            found.append(text)
        draw(painter, rect, text, font, *rest)

    for name, module in list(sys.modules.items()):
        if name.startswith("yahtzee_gui.") and getattr(module, "draw_text", None) is draw:
            monkeypatch.setattr(module, "draw_text", draw_and_look)
    return found
