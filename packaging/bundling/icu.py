# SPDX-License-Identifier: MIT
"""The data of ICU, cut down to what the program's languages can ask for.

Qt sorts file names and turns text of other encodings into its own with ICU, whose data are thirty megabytes for every
language and calendar of the world. A distributor of ICU may leave data out: what is not there is as if unknown.
The data are one table of names and contents; a library with the same name and a shorter table takes its place.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from pathlib import Path

# Normalisation, collation, and the resources of the program's languages; what they refer to among them.
_KEPT = re.compile(
    r"(\w+\.nrm|\w+\.icu|cnvalias\.icu|pool\.res|root\.res|res_index\.res|en\.res|de\.res|nl\.res|icu(std|ver)\.res|"
    r"keyTypeData\.res|likelySubtags\.res|metadata\.res|numberingSystems\.res|supplementalData\.res|"
    r"timezoneTypes\.res|zoneinfo64\.res|coll/(ucadata\.icu|pool\.res|res_index\.res|root\.res|de\.res))"
)
_FORMAT = b"CmnD"
_FORMAT_OFFSET = 12
_ALIGNMENT = 16

_ASSEMBLY = """
    .section .rodata
    .balign 64
    .globl {symbol}
    .type {symbol}, @object
{symbol}:
    .incbin "{data}"
    .size {symbol}, .-{symbol}
    .section .note.GNU-stack,"",@progbits
"""


class IcuError(Exception):
    """Why the data cannot be cut, in one sentence."""


def cut_library(library: Path) -> None:
    """Replace a library of ICU's data, such as ``libicudata.so.73``, by one with less of them.

    Raises:
        IcuError: if it is not built as expected.
        subprocess.CalledProcessError: if assembler or linker (binutils) fail.
    """
    version = library.name.rpartition(".")[2]
    data = cut(table_in(library.read_bytes()))
    with tempfile.TemporaryDirectory() as folder:
        source, code, short = Path(folder, "data.s"), Path(folder, "data.o"), Path(folder, "data.dat")
        short.write_bytes(data)
        source.write_text(_ASSEMBLY.format(symbol=f"icudt{version}_dat", data=short), encoding="ascii")
        subprocess.run(["as", "-o", str(code), str(source)], check=True)
        # A file that others may have mapped is replaced, never written over.
        library.unlink()
        command = ["ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", str(library), str(code)]
        subprocess.run(command, check=True)


def table_in(content: bytes) -> bytes:
    """Return the table of data that a library holds, from its header to the end of the library.

    Raises:
        IcuError: if there is none.
    """
    place = -1
    while (place := content.find(_FORMAT, place + 1)) != -1:
        start = place - _FORMAT_OFFSET
        if start >= 0 and content[start + 2 : start + 4] == b"\xda\x27":
            return content[start:]
    raise IcuError("this library holds no data of ICU")


def items(table: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Return the header of a table, and its contents by name; the last one has what follows it at its end."""
    (length,) = struct.unpack_from("<H", table)
    (count,) = struct.unpack_from("<I", table, length)
    entries = [struct.unpack_from("<II", table, length + 4 + 8 * number) for number in range(count)]
    ends = [start for _, start in entries[1:]] + [len(table) - length]
    found = {}
    for (name, start), end in zip(entries, ends, strict=True):
        stop = table.index(b"\0", length + name)
        found[table[length + name : stop].decode("ascii")] = table[length + start : length + end]
    return table[:length], found


def build(header: bytes, found: dict[str, bytes]) -> bytes:
    """Return a table of this header and these contents."""
    names, places, start = b"", [], 4 + 8 * len(found)
    for name in sorted(found):
        places.append(start + len(names))
        names += name.encode("ascii") + b"\0"
    body, entries = b"", b""
    first = _aligned(len(header) + start + len(names)) - len(header)
    for name, place in zip(sorted(found), places, strict=True):
        entries += struct.pack("<II", place, first + len(body))
        body += found[name].ljust(_aligned(len(found[name])), b"\0")
    head = struct.pack("<I", len(found)) + entries + names
    return header + head.ljust(first, b"\0") + body


def cut(table: bytes) -> bytes:
    """Return a table without what the program's languages cannot ask for.

    Raises:
        IcuError: if what every language needs is not in it.
    """
    header, found = items(table)
    kept = {name: content for name, content in found.items() if _KEPT.fullmatch(name.partition("/")[2])}
    if not any(name.endswith("/coll/ucadata.icu") for name in kept) or max(found) in kept:
        raise IcuError("the data of ICU are not arranged as expected")
    return build(header, kept)


def _aligned(length: int) -> int:
    return -(-length // _ALIGNMENT) * _ALIGNMENT
