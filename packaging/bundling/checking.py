# SPDX-License-Identifier: MIT
"""Tries what was built as people do who have just got it: where nothing can be written, in an empty home, far from all.

The bundle, the package for Debian, and the wheel; each check raises a `Fault` for what it finds.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bootstrapping.telling import is_root
from bundling import linked
from bundling.deb import SYSTEM_LIBRARIES
from bundling.tree import compiled_in, empty_home, inside, programs, require, run, size

MOST_BYTES = 250_000_000
MOST_PACKED_BYTES = 90_000_000
SAME = 1e-11
_GUEST = 65534
_REPEATS = 5
_RELEASE, _ARCHIVE = "bookworm", "http://deb.debian.org/debian"
_HOME = "/home/player"
_PLAYER = ("setpriv", "--reuid=1000", "--regid=1000", "--clear-groups", "env", f"HOME={_HOME}", "LC_ALL=C.UTF-8")


def check_files(folder: Path) -> None:
    """See to it that every plugin came along and every library that is asked for, and that nothing grew too large."""
    if sys.platform.startswith("linux"):
        lost = set(linked.PLUGINS) - {linked.plugin_of(path) for path in folder.rglob("*")}
        require(not lost, f"plugins of Qt are missing: {lost}")
        asked = linked.unresolved(folder, SYSTEM_LIBRARIES)
        require(not asked, f"libraries are missing: {asked}")
    require(size(folder) <= MOST_BYTES, f"it has {size(folder):,} bytes, and {MOST_BYTES:,} are the most")


@contextmanager
def guest_home() -> Iterator[Path]:
    """Give an empty home, and take it away again; root gives it to a guest, whom a write protection stops."""
    with tempfile.TemporaryDirectory(prefix="home-") as folder:
        if is_root():
            os.chown(folder, _GUEST, _GUEST)
        yield Path(folder)


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


def run_as_guest(command: Iterable[object], home: Path) -> tuple[str, float]:
    """Run a program with an empty home and return what it wrote and the processor's seconds that it took."""
    user = {"user": _GUEST, "group": _GUEST, "extra_groups": []} if is_root() else {}
    before = sum(os.times()[2:4])
    told = run([*command], **user, env=empty_home(home), cwd=home)
    return told, sum(os.times()[2:4]) - before


def check_demo(folder: Path) -> float:
    """Have the window play its demonstration and return the processor's seconds; nothing may be left to be compiled."""
    with guest_home() as home, read_only(folder):
        told, seconds = run_as_guest([programs(folder)[0], "--demo", "--seed", "a", "--pictures", "shown"], home)
        require("\n  " in told and len(list((home / "shown").glob("*.png"))) > 1, f"no game was shown:\n{told}")
        late = [path.name for path in compiled_in(home)]
    require(not late, f"kernels had to be compiled that should have come along: {late}")
    return seconds


def check_first_run(folder: Path, par: float) -> tuple[float, float]:
    """Return the processor's seconds of a first run, with the kernels that came along and without: medians."""
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
        _check_par(told, par)
        taken.append(seconds)
    return statistics.median(taken)


def _check_par(told: str, par: float) -> None:
    found = json.loads(told)["par"]
    require(abs(found - par) < SAME, f"par is {found!r}, and should be {par!r}")


def check_package(package: Path, linux: Path) -> list[str]:
    """Have the tools of desktops and of Debian look at a package and what desktops are told; return those not here."""
    size = package.stat().st_size
    require(size <= MOST_PACKED_BYTES, f"{package.name} has {size:,} bytes, and {MOST_PACKED_BYTES:,} are the most")
    lintian = ("lintian", "--no-user-dirs", "--allow-root", "--fail-on", "error,warning", package)
    return [*check_desktop_files(linux), *_not_here(lintian)]


def check_desktop_files(linux: Path) -> list[str]:
    """Have the desktop's own tools look at what it is told; return the tools that are not here."""
    return [
        *_not_here(("desktop-file-validate", *linux.glob("*.desktop"))),
        *_not_here(("appstreamcli", "validate", "--no-net", *linux.glob("*.metainfo.xml"))),
    ]


def _not_here(command: tuple[object, ...]) -> list[str]:
    """Have a tool look at something; return its name if it is not here."""
    if not shutil.which(str(command[0])):
        return [str(command[0])]
    run(command)
    return []


def try_on_bare_debian(package: Path) -> str:
    """Try a package where nothing else is, and return in one sentence what was seen, or why it can't be tried here.

    That is a Debian with nothing but its base, made by debootstrap and taken away again. There the package is installed
    by `apt-get`, which fetches what it depends on, and both programs are started as an ordinary user.
    """
    debootstrap = shutil.which("debootstrap", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if debootstrap is None or not is_root():
        reason = "only root makes another system's root" if debootstrap else "debootstrap is not here"
        return f"NOT installed on a bare Debian: {reason}."
    with tempfile.TemporaryDirectory(prefix="bare-debian-") as folder:
        root = Path(folder, "root")
        run([debootstrap, "--variant=minbase", _RELEASE, root, _ARCHIVE])
        return install_and_start(root, package)


def install_and_start(root: Path, package: Path) -> str:
    """Install a package in the Debian below `root`, play a game there, and return in one sentence what was seen."""
    shutil.copyfile(package, root / "tmp" / package.name)
    for name in ("resolv.conf", "hosts"):
        if Path("/etc", name).exists():
            shutil.copyfile(f"/etc/{name}", root / "etc" / name)
    inside = ["chroot", root, "env", "DEBIAN_FRONTEND=noninteractive"]
    run([*inside, "apt-get", "update", "-q"])
    listing = ["chroot", root, "dpkg-query", "-W"]
    before = run(listing).splitlines()
    run([*inside, "apt-get", "install", "-q", "-y", "--no-install-recommends", f"/tmp/{package.name}"])
    added = len(run(listing).splitlines()) - len(before) - 1
    (root / _HOME.strip("/")).mkdir(parents=True, exist_ok=True)
    os.chown(root / _HOME.strip("/"), 1000, 1000)
    window, engine = (f"/usr/games/{path.name}" for path in programs(Path()))
    player = ["chroot", root, *_PLAYER]
    version = run([*player, window, "--version"]).strip()
    run([*player, engine, "solve"])
    run([*player, "QT_QPA_PLATFORM=offscreen", window, "--demo", "--seed", "bare"])
    return f"a bare Debian ({_RELEASE}) installed it and {added} packages beside; a player played {version} there."


def check_wheel(wheel: Path, packages: Iterable[str], par: float) -> None:
    """Install a wheel into an environment of its own and have its programs work, far from any checkout.

    Args:
        packages: the arguments by which pip gets what the wheel depends on.
        par: what the engine has to find.
    """
    with tempfile.TemporaryDirectory(prefix="wheel-") as name:
        folder = Path(name)
        (folder / "home").mkdir()
        as_player = {"env": empty_home(folder / "home"), "cwd": folder}
        run([sys.executable, "-m", "venv", folder / "venv"])
        scripts = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        pip = [scripts / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, *packages])
        run([*pip, "--no-deps", "--no-index", wheel])
        _check_par(run([scripts / "yahtzee-engine", "solve", "--json"], **as_player), par)
        told = run([scripts / "python", "-m", "yahtzee_gui", "--demo", "--pictures", "shown"], **as_player)
        require(len(list((folder / "shown").glob("*.png"))) > 1, f"the wheel has shown no game:\n{told}")
        said = run([scripts / "yahtzee-gui", "--version"], **as_player)
        require("development" not in said, f"the wheel does not know its version: {said}")
