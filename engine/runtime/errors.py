# SPDX-License-Identifier: MIT
"""Trouble is why the engine cannot work where it is, or why an input cannot be used."""

from __future__ import annotations

from enum import Enum


class InputFault(Enum):
    """What can be wrong with an input: an English sentence for each, with names in braces for what stands in it.

    The window translates them: `packaging/translations.py` collects those of every kind of fault.
    """

    def __str__(self) -> str:
        return str(self.value)


class InputError(ValueError):
    """Input that cannot be used; the text is the sentence for the user and names the field that is wrong."""


class EngineError(Exception):
    """The engine cannot work here; the text says why in one sentence."""


class CompilerError(EngineError):
    """Nothing can be compiled here, and without compiled code nothing can be worked out."""


class NotCertifiedError(EngineError):
    """What the program takes for equal is not told apart from what is not: rankings may be wrong."""
