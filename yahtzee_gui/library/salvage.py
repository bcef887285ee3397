# SPDX-License-Identifier: MIT
"""Salvage reads what games there are in a history file that SQLite refuses: page by page, without asking how they hang
together.

A table of SQLite has its rows in leaf pages; the first page and the pages above the leaves only lead to them, and yet a
bad byte in one of those hides them all. What a leaf page holds can be told from the page itself, and from those in
which the rest of a long row goes on (https://www.sqlite.org/fileformat2.html). So every page is tried, those of the
write-ahead log too, and every row that is found has to be a game.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from yahtzee_gui.desktop import own_files
from yahtzee_gui.library import rows
from yahtzee_gui.library.database import LARGEST
from yahtzee_gui.library.practice_table import WIDTH, Cards, card_in
from yahtzee_gui.library.rows import COLUMNS, FACE_COLUMNS, GAME_COLUMNS, GRADE_COLUMNS
from yahtzee_gui.play.finished_game import FinishedGame, GameKey

_LEAF = 0x0D
_PAGE_SIZES = tuple(2**power for power in range(9, 17))
_USUAL_PAGE = 4096
_FILE_HEADER, _LOG_HEADER, _FRAME_HEADER = 100, 32, 24
_LONGEST_ROW = 10_000_000
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""How many bytes a whole number has, by how it is stored."""
_LAST = ("text", "goal", "checksum")  # older versions have only the first of these, or two
_IN_FILE = (*(name for name in GAME_COLUMNS if name not in _LAST), *GRADE_COLUMNS, *FACE_COLUMNS, *_LAST)
_REALS = {"par", "luck", "points_lost", "accuracy"}

Pages = Mapping[int, bytes]


class _NoRow(Exception):
    """What was tried is no row."""


def games_in(path: Path) -> tuple[FinishedGame, ...]:
    """Return the games that can be read in the damaged history at `path`, in the order in which they were finished."""
    found: dict[GameKey, tuple[bool, int, FinishedGame]] = {}
    for number, row in _all_rows(path):
        values = _by_column(row)
        game, is_sure = _game(values) if values is not None else (None, False)
        if game is not None:
            rank = (is_sure, game.grade is not None)
            known = found.get(game.key)
            if known is None or rank >= (known[0], known[2].grade is not None):
                found[game.key] = is_sure, number, game
    return tuple(game for _, _, game in sorted(found.values(), key=lambda one: one[1]))


def cards_in(path: Path) -> Cards:
    """Return how often costly choices were asked, as far as that can be read in the damaged history at `path`."""
    rows_of_cards = (row for _, row in _all_rows(path) if len(row) == WIDTH)
    return dict(filter(None, map(card_in, rows_of_cards)))


def _all_rows(path: Path) -> Iterator[tuple[int, list[Any]]]:
    """Yield the number and the values of everything that may be a row, the newest last."""
    content = _content(path)
    size = _page_size(content)
    pages = {n + 1: content[n * size : (n + 1) * size] for n in range(len(content) // size)}
    for source in (pages, {**pages, **_logged(_content(path.with_name(f"{path.name}-wal")), size)}):
        for page in source.values():
            yield from _rows(page, source, size)


def _content(path: Path) -> bytes:
    try:
        return own_files.read(path, LARGEST)
    except OSError:
        return b""


def _page_size(content: bytes) -> int:
    """Return how long a page is: as the file says, if that is possible."""
    told = int.from_bytes(content[16:18], "big")
    return told if told in _PAGE_SIZES else _USUAL_PAGE


def _logged(log: bytes, size: int) -> Pages:
    """Return the pages in a write-ahead log, of each the one that was written last."""
    frame = _FRAME_HEADER + size
    starts = range(_LOG_HEADER, len(log) - frame + 1, frame)
    return {int.from_bytes(log[at : at + 4], "big"): log[at + _FRAME_HEADER : at + frame] for at in starts}


def _game(values: Mapping[str, Any]) -> tuple[FinishedGame | None, bool]:
    """Return the game that a row has, and whether its checksum says so."""
    row = [values[name] for name in COLUMNS]
    if "checksum" not in values:
        return rows.checked(row) or rows.restored(row, None), False
    row.append(values["checksum"])
    if rows.is_whole(row):
        return rows.game_in(row), True
    return rows.restored(row, None), False


def _rows(page: bytes, pages: Pages, size: int) -> Iterator[tuple[int, list[Any]]]:
    """Yield the number and the values of every row that begins in `page`."""
    for start in (0, _FILE_HEADER):
        if len(page) < size or page[start] != _LEAF:
            continue
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        for at in range(start + 8, min(start + 8 + 2 * count, size - 1), 2):
            try:
                number, payload = _cell(page, int.from_bytes(page[at : at + 2], "big"), pages, size)
                yield number, _values(payload)
            except (_NoRow, IndexError, struct.error, OverflowError):
                continue


def _cell(page: bytes, at: int, pages: Pages, size: int) -> tuple[int, bytes]:
    """Return the number of a row and its whole content, which may go on in other pages."""
    length, at = _varint(page, at)
    number, at = _varint(page, at)
    if not 0 < length <= _LONGEST_ROW:
        raise _NoRow
    here = length
    if length > size - 35:
        least = (size - 12) * 32 // 255 - 23
        here = least + (length - least) % (size - 4)
        here = here if here <= size - 35 else least
    payload, at = bytearray(page[at : at + here]), at + here
    following = int.from_bytes(page[at : at + 4], "big") if here < length else 0
    while len(payload) < length:
        more = pages.get(following)
        if more is None or len(more) < size:
            raise _NoRow
        following = int.from_bytes(more[:4], "big")
        payload += more[4 : 4 + min(size - 4, length - len(payload))]
    return number, bytes(payload)


def _values(payload: bytes) -> list[Any]:
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    if at != end:
        raise _NoRow
    found: list[Any] = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        found.append(value)
    return found


def _by_column(found: list[Any]) -> Mapping[str, Any] | None:
    """Return the values of a game by their columns, None of anything else; rows of older versions have no checksum."""
    if not len(_IN_FILE) - 2 <= len(found) - 1 <= len(_IN_FILE):
        return None
    named = {"goal": "", **dict(zip(_IN_FILE, found[1:], strict=False))}
    # SQLite saves room: it writes 3.0 as 3, and makes it 3.0 again.
    return {name: float(value) if name in _REALS and isinstance(value, int) else value for name, value in named.items()}


def _value(payload: bytes, at: int, kind: int) -> tuple[Any, int]:
    """Return the value of a column, and where the next one begins."""
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind], at
    if kind in _INTEGERS:
        end = at + _INTEGERS[kind]
        return int.from_bytes(_part(payload, at, end), "big", signed=True), end
    if kind == 7:
        return struct.unpack(">d", _part(payload, at, at + 8))[0], at + 8
    if kind < 12:
        raise _NoRow
    end = at + (kind - 12) // 2
    content = _part(payload, at, end)
    return (content.decode("utf-8", errors="surrogateescape") if kind % 2 else content), end


def _part(payload: bytes, at: int, end: int) -> bytes:
    if end > len(payload):
        raise _NoRow
    return payload[at:end]


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, the first ones saying that it goes on, and where it ends."""
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | content[place] & 0x7F
        if content[place] < 0x80:
            return number, place + 1
    return number << 8 | content[at + 8], at + 9
