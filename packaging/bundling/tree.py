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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bundling import icu

_CHECKSUM = hashlib.sha256().digest_size
_ELF = b"\x7fELF"
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
    """Take out of programs and libraries what only a debugger reads, and the data of ICU that are not asked for."""
    for path in _elf_files(folder):
        # numpy's libraries have been moved about by a tool that leaves tables where strip does not expect them.
        if "numpy.libs" not in path.parts and not path.samefile(programs(folder)[0]):
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)
    for library in inside(folder).rglob("libicudata.so.*"):
        if not library.is_symlink():
            icu.cut_library(library)


def _elf_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with open(path, "rb") as file:
                if file.read(4) == _ELF:
                    yield path


def settle(folder: Path, epoch: int) -> None:
    """Let everybody read everything and only its owner write, and all be from one time, however it was built."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and not _is_library(path))
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def _is_library(path: Path) -> bool:
    """Return whether a file is loaded and never run, whatever its rights were."""
    return re.search(r"\.so(\.\d+)*$", path.name) is not None


def differences(first: Mapping[str, str], second: Mapping[str, str]) -> list[str]:
    """Return the names of the files whose checksums are not the same in both, or that only one of them has."""
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))


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
                run([programs(COMPILING_IN)[1], *arguments], empty_home(Path(home)))
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


def run(command: Sequence[object], variables: Mapping[str, str]) -> str:
    """Run a program of a bundle and return what it wrote.

    Raises:
        subprocess.CalledProcessError: if it fails; what it said has been printed.
    """
    line = [str(part) for part in command]
    done = subprocess.run(
        line, env=dict(variables), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        done.check_returncode()
    return done.stdout
