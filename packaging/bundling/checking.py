# SPDX-License-Identifier: MIT
"""Looks at a finished bundle like a new user: on a medium that cannot be written, in an empty home."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bundling import linked, qt_files
from bundling.deb import SYSTEM_LIBRARIES
from bundling.tree import compiled_in, empty_home, inside, programs, run, size

MOST_BYTES = 250_000_000
MOST_PACKED_BYTES = 90_000_000
SAME = 1e-11
_GUEST = 65534
_REPEATS = 5


class Fault(Exception):
    """What is wrong with a bundle, in one sentence."""


def check_files(folder: Path, sources: Path) -> None:
    """See to it that all that is imported or asked for came along, and nothing grew too large.

    Args:
        folder: the bundle.
        sources: the folder with the sources of the window.

    Raises:
        Fault: if something is missing, or the bundle is too large.
    """
    places = [path.relative_to(folder).as_posix() for path in folder.rglob("*")]
    modules = {Path(place).name.split(".")[0] for place in places if "PySide6/Qt" in place}
    require(not (lost := qt_files.imported_modules(sources) - modules), f"modules of Qt are missing: {lost}")
    require(not (lost := qt_files.missing_plugins(places)), f"plugins of Qt are missing: {lost}")
    if sys.platform.startswith("linux"):
        asked = linked.unresolved(folder, SYSTEM_LIBRARIES)
        require(not asked, f"libraries are missing: {asked}")
    require(size(folder) <= MOST_BYTES, f"it has {size(folder):,} bytes, and {MOST_BYTES:,} are the most")


def require(is_so: bool, fault: str) -> None:
    """Raise a fault unless something is so."""
    if not is_so:
        raise Fault(fault)


@contextmanager
def guest_home() -> Iterator[Path]:
    """Give an empty home, and take it away again; root gives it to a guest, whom a write protection stops."""
    with tempfile.TemporaryDirectory(prefix="home-") as folder:
        home = Path(folder)
        if is_root():
            os.chown(home, _GUEST, _GUEST)
        yield home


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Write-protect a folder for a while."""
    modes = {path: path.stat().st_mode for path in (folder, *folder.rglob("*")) if not path.is_symlink()}
    try:
        for path, mode in modes.items():
            path.chmod(mode & ~0o222)
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


def is_root() -> bool:
    """Return whether no write protection stops this process."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def run_as_guest(command: Iterable[object], home: Path) -> tuple[str, float]:
    """Run a program with an empty home and return what it wrote and the processor's seconds that it took.

    Raises:
        Fault: if it fails.
    """
    user: dict[str, Any] = {"user": _GUEST, "group": _GUEST, "extra_groups": []} if is_root() else {}
    before = sum(os.times()[2:4])
    done = subprocess.run(
        [str(part) for part in command],
        **user,
        env=empty_home(home),
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    seconds = sum(os.times()[2:4]) - before
    require(done.returncode == 0, f"{list(command)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout, seconds


def check_demo(folder: Path) -> float:
    """Have the window play its demonstration and return the processor's seconds; nothing may be left to be compiled.

    Raises:
        Fault: if it does not end well, shows nothing, or compiles something.
    """
    with guest_home() as home, read_only(folder):
        told, seconds = run_as_guest([programs(folder)[0], "--demo", "--seed", "a", "--pictures", "shown"], home)
        require("\n  " in told and len(list((home / "shown").glob("*.png"))) > 1, f"no game was shown:\n{told}")
        late = [path.name for path in compiled_in(home)]
    require(not late, f"kernels had to be compiled that should have come along: {late}")
    return seconds


def check_first_run(folder: Path, par: float) -> tuple[float, float]:
    """Return the processor's seconds of a first run, with the kernels that came along and without: medians.

    Raises:
        Fault: if the table that it builds is not the one it should be.
    """
    with read_only(folder):
        shipped = _first_runs(folder, par, _REPEATS)
    kernels = inside(folder) / "engine" / "compiled"
    hidden = kernels.with_name("hidden")
    shutil.move(kernels, hidden)
    try:
        return shipped, _first_runs(folder, par, _REPEATS - 2)
    finally:
        shutil.move(hidden, kernels)


def _first_runs(folder: Path, par: float, repeats: int) -> float:
    taken = []
    for _ in range(repeats):
        with guest_home() as home:
            told, seconds = run_as_guest([programs(folder)[1], "solve", "--json"], home)
        found = json.loads(told)["par"]
        require(abs(found - par) < SAME, f"par is {found!r}, and should be {par!r}")
        taken.append(seconds)
    return statistics.median(taken)


def check_desktop_files(linux: Path) -> list[str]:
    """Have the desktop's own tools look at what it is told; return the tools that are not here.

    Raises:
        Fault: if a tool finds something.
    """
    tools: Mapping[str, tuple[str, ...]] = {
        "desktop-file-validate": tuple(map(str, linux.glob("*.desktop"))),
        "appstreamcli": ("validate", "--no-net", *map(str, linux.glob("*.metainfo.xml"))),
    }
    for tool, arguments in tools.items():
        if shutil.which(tool):
            done = subprocess.run([tool, *arguments], capture_output=True, text=True)
            require(done.returncode == 0, f"{tool}: {done.stdout}{done.stderr}")
    return [tool for tool in tools if not shutil.which(tool)]


def check_by_lintian(package: Path) -> str | None:
    """Have Debian's own checker look at a package; None if it is not here.

    Raises:
        Fault: if it has a remark.
    """
    if shutil.which("lintian") is None:
        return None
    command = ["lintian", "--no-user-dirs", "--allow-root", "--fail-on", "error,warning", str(package)]
    done = subprocess.run(command, capture_output=True, text=True)
    require(done.returncode == 0, f"lintian: {done.stdout}{done.stderr}")
    return done.stdout


def check_wheel(wheel: Path, packages: Iterable[str], par: float) -> None:
    """Install a wheel into an environment of its own and have its programs work, far from any checkout.

    Args:
        wheel: the file.
        packages: the arguments by which pip gets what the wheel depends on.
        par: what the engine has to find.

    Raises:
        Fault: if something does not work.
    """
    with tempfile.TemporaryDirectory(prefix="wheel-") as name:
        folder = Path(name)
        variables = empty_home(folder / "home")
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        scripts = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *packages], check=True)
        subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
        (folder / "home").mkdir()
        os.chdir(folder)
        found = json.loads(run([scripts / "yahtzee-engine", "solve", "--json"], variables))["par"]
        require(abs(found - par) < SAME, f"the wheel's par is {found!r}, and should be {par!r}")
        told = run([scripts / "python", "-m", "yahtzee_gui", "--demo", "--pictures", folder / "shown"], variables)
        require(len(list((folder / "shown").glob("*.png"))) > 1, f"the wheel has shown no game:\n{told}")
        said = run([scripts / "yahtzee-gui", "--version"], variables)
        require("development" not in said, f"the wheel does not know its version: {said}")
