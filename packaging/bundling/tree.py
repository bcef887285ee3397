# SPDX-License-Identifier: MIT
"""A bundle as a folder: made smaller, told its engine's fingerprint, and given kernels that are compiled already."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.runtime import files

_CHECKSUM = hashlib.sha256().digest_size
_BITS = tuple(format(byte, "08b")[::-1] for byte in range(256))
"""The bits of each byte as LLVM's bitcode has them, the lowest first."""
COMPILING_IN = Path(tempfile.gettempdir(), "yahtzee-coach-compiling")
"""Where kernels are compiled, wherever the bundle is built."""
_DIGITS = 12
"""How many an address has."""
EXECUTABLE = ".exe" if sys.platform == "win32" else ""
# What a player may ask for in the window; what else the command line can do is compiled when it is asked for.
_MODELS = ("fair", "worst-of-2", "best-of-2", "demon", "perfect-demon")
_GOALS = ('{"reach": 250}', '{"risk": 0.01}', '{"beat": [{"strategy": "mince"}, {"strategy": "plays-like-195"}]}')
_LATE = (
    '{"dice": [2, 2, 4, 5, 2], "rolls_left": 1, "scores": {"aces": 3, "threes": 9, "fours": 12, "fives": 15,'
    ' "sixes": 18, "chance": 24}, "goal": %s}'
)
_BETWEEN = (
    '{"scores": {"aces": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_of_a_kind": 20,'
    ' "full_house": 25, "yahtzee": 0, "chance": 24}}'
)
_POSITION = '{"dice": [2, 2, 4, 5, 2], "rolls_left": 1, "scores": {"aces": 3}, "dice_model": "%s"}'
WARMING: tuple[tuple[str, ...], ...] = (
    *(("solve", "--dice-model", model) for model in _MODELS),
    *(("explain", _POSITION % model) for model in _MODELS),
    *(("advise", _LATE % goal) for goal in _GOALS),
    ("statistics",),
    ("statistics", "--from", _BETWEEN, "--beat", "mince"),
    ("hindsight", "a-seed", *(part for name in ("optimal", "greedy", "mince") for part in ("--strategy", name))),
    ("goal", "--reach", "250"),
    *(("simulate", "--games", "100", "--strategy", name) for name in ("optimal", "greedy")),
)


class Fault(Exception):
    """What is wrong with what was built, in one sentence."""


def require(is_so: bool, fault: str) -> None:
    """Raise a fault unless something is so."""
    if not is_so:
        raise Fault(fault)


def run(command: Sequence[object], **options: Any) -> str:
    """Run a program, with the options of `subprocess.run`, and return what it wrote.

    Raises:
        Fault: if it fails, or is not there.
    """
    line = [str(part) for part in command]
    try:
        done = subprocess.run(
            line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
        )
    except FileNotFoundError as error:
        raise Fault(f"{line[0]} is not here") from error
    require(done.returncode == 0, f"{' '.join(line)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def programs(folder: Path) -> tuple[Path, Path]:
    """Return the two programs of a bundle: the window, and the engine's command line."""
    return folder / f"yahtzee-gui{EXECUTABLE}", folder / f"yahtzee-engine{EXECUTABLE}"


def inside(folder: Path) -> Path:
    """Return where a bundle keeps everything but its programs."""
    return folder / "_internal"


def name_engine(folder: Path) -> None:
    """Give the window's program its second name, by which it is the command line, where no second one was built."""
    window, engine = programs(folder)
    if not engine.exists():
        engine.symlink_to(window.name)


def drop_unread(folder: Path) -> None:
    """Remove what only translators and pip read: sentences that are compiled beside, and where all was installed."""
    for pattern in ("yahtzee_gui/assets/translations/*.ts", "*.dist-info/RECORD", "*.dist-info/direct_url.json"):
        for path in inside(folder).glob(pattern):
            path.unlink()


def strip(folder: Path) -> None:
    """Take out of programs and libraries what only a debugger reads."""
    for path in sorted(folder.rglob("*")):
        # numpy's libraries have been moved about by a tool that leaves tables where strip does not expect them.
        if path.is_file() and not path.is_symlink() and "numpy.libs" not in path.parts and path != programs(folder)[0]:
            with open(path, "rb") as file:
                is_elf = file.read(4) == b"\x7fELF"
            if is_elf:
                run(["strip", "--strip-unneeded", path])


def write_fingerprint(folder: Path, engine: Path) -> None:
    """Tell a bundle which engine it has by the sources in `engine`: it comes without them, and refuses to guess.

    Compiled code and strategy tables belong to exactly one engine.
    """
    home = inside(folder) / "engine"
    home.mkdir(exist_ok=True)
    files.write_atomically(home / files.FINGERPRINT, [f"{files.fingerprint_of(engine)}\n".encode()])


def settle(folder: Path, epoch: int) -> None:
    """Let everybody read everything and only its owner write, and all be from one time, however it was built."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            is_library = re.search(r"\.so(\.\d+)*$", path.name) is not None  # loaded and never run
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and not is_library)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def size(folder: Path) -> int:
    """Return how many bytes the files of a folder have."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def compile_kernels(folder: Path) -> int:
    """Have the bundle compile its own kernels for any modern processor and keep them beside it; return how many.

    That is done in a copy at a place that is the same for each build: numba notes where sources lie.

    Raises:
        FileExistsError: if another build does that just now.
    """
    shipped = inside(folder) / "engine" / "compiled"
    shutil.rmtree(shipped, ignore_errors=True)
    shipped.mkdir(parents=True)  # that there is such a folder tells the engine for which processor to compile
    with tempfile.TemporaryDirectory() as home:
        shutil.copytree(folder, COMPILING_IN, symlinks=True)
        try:
            for arguments in WARMING:
                run([programs(COMPILING_IN)[1], *arguments], env=empty_home(Path(home)))
        finally:
            shutil.rmtree(COMPILING_IN)
        for path in compiled_in(Path(home)):
            (shipped / path.name).write_bytes(without_addresses(path.name, path.read_bytes()))
    return len(list(shipped.iterdir()))


def without_addresses(name: str, content: bytes) -> bytes:
    """Return what a file of compiled code holds, with the addresses made zero that numba notes for people who debug.

    They are where functions lay in the process that compiled, and nothing reads them. The checksum at the beginning
    (`engine.runtime.compiling`) is made anew.

    Raises:
        ValueError: if a constant is named by its address: names are sorted, so two builds would differ.
    """
    body = re.sub(rb"(?<= at 0x)[0-9a-f]+(?=>)", lambda found: b"0" * len(found[0]), content[_CHECKSUM:])
    if b".const.pickle" in body:
        raise ValueError("a kernel can raise an error, which numba keeps under an address")
    body = _without_packed(body)
    return hashlib.sha256(name.encode() + b"\0" + body).digest() + body


def _without_packed(body: bytes) -> bytes:
    """Return code with the addresses made zero that stand in its bitcode, where a letter has seven bits."""
    bits = "".join(_BITS[byte] for byte in body)
    before, zeros, length = _packed(" object at 0x"), _packed("0" * _DIGITS), len(bits)
    place = bits.find(before)
    while place >= 0:
        start = place + len(before)
        bits = bits[:start] + zeros + bits[start + len(zeros) :]
        place = bits.find(before, start)
    assert len(bits) == length
    return bytes(int(bits[at : at + 8][::-1], 2) for at in range(0, length, 8))


def _packed(text: str) -> str:
    return "".join(format(ord(letter), "07b")[::-1] for letter in text)


def compiled_in(home: Path) -> list[Path]:
    """Return the kernels that were compiled and kept in a home."""
    return sorted(home.rglob("*.code"))


def empty_home(home: Path) -> dict[str, str]:
    """Return the environment of a user with nothing but this home, and no display."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP") if name in os.environ}
    return {**kept, "HOME": str(home), "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "LOCALAPPDATA": str(home)}
