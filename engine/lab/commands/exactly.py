# SPDX-License-Identifier: MIT
"""What the commands about one turn share: fractions as they are asked for, and dice as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from engine.cli import console
from engine.cli.printing import chance
from engine.rules.categories import CATEGORIES, Category
from engine.rules.dice import Dice

DIGITS = 9


def add_exact(command: Any) -> None:
    """Add the option for exact fractions, and that for JSON."""
    command.add_argument("--exact", action="store_true", help="fractions instead of decimal numbers")
    console.add_json(command)


def add_open(command: Any) -> None:
    """Add the option that names the categories that count."""
    command.add_argument("--open", metavar="NAMES", help="only these categories, with commas between")


def number(value: Fraction, exact: bool) -> Any:
    """Return a number for JSON: as text if `exact`."""
    return str(value) if exact else float(value)


def text(value: Fraction, exact: bool) -> str:
    """Return a number for people: a fraction, or nine decimals."""
    return str(value) if exact else chance(value, DIGITS)


def numbers(row: dict[str, Fraction], exact: bool) -> dict[str, Any]:
    """Return named numbers for JSON."""
    return {name: number(value, exact) for name, value in row.items()}


def faces_of(words: Sequence[str]) -> Dice | None:
    """Return the faces written in `words`, with or without commas or as one word of digits; None if they are none."""
    joined = " ".join(words)
    parts = joined.replace(",", " ").split()
    if len(parts) == 1 and "," not in joined:
        parts = list(parts[0])
    found = tuple(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 10)
    return found if len(found) == len(parts) else None


def open_categories(named: str | None) -> tuple[Category, ...]:
    """Return the categories that are named, in the order of the scorecard; all of them if none are.

    Raises:
        BadInput: if there is no such category.
    """
    if named is None:
        return CATEGORIES
    found = [console.category_of(key.strip(), "open") for key in named.split(",")]
    return tuple(category for category in CATEGORIES if category in found)
