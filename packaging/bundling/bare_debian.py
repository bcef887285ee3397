# SPDX-License-Identifier: MIT
"""Tries the package where nothing else is: a Debian with nothing but its base, made on the spot and taken away again.

It is made by debootstrap, which needs root and Debian's archive. There the package is installed by `apt-get`, which
fetches what it depends on, and both programs are started as an ordinary user.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bundling.tree import programs

RELEASE = "bookworm"
_ARCHIVE = "http://deb.debian.org/debian"
_HOME = "/home/player"
_PLAYER = ("setpriv", "--reuid=1000", "--regid=1000", "--clear-groups", "env", f"HOME={_HOME}", "LC_ALL=C.UTF-8")


def why_not() -> str:
    """Return why it can't be tried on this computer; empty if it can."""
    if _debootstrap() is None:
        return "debootstrap is not here"
    return "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "only root makes another system's root"


def _debootstrap() -> str | None:
    return shutil.which("debootstrap", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def try_package(package: Path) -> str:
    """Install a package on a bare Debian, start its programs there, and return in one sentence what was seen.

    Raises:
        subprocess.CalledProcessError: if anything fails; what was said has been printed.
    """
    with tempfile.TemporaryDirectory(prefix="bare-debian-") as folder:
        root = Path(folder, "root")
        _say([str(_debootstrap()), "--variant=minbase", RELEASE, str(root), _ARCHIVE])
        return install_and_start(root, package)


def install_and_start(root: Path, package: Path) -> str:
    """Install a package in the Debian below `root`, play a game there, and return in one sentence what was seen."""
    shutil.copyfile(package, root / "tmp" / package.name)
    for name in ("resolv.conf", "hosts"):
        if Path("/etc", name).exists():
            shutil.copyfile(f"/etc/{name}", root / "etc" / name)
    inside = ["chroot", str(root), "env", "DEBIAN_FRONTEND=noninteractive"]
    _say([*inside, "apt-get", "update", "-q"])
    before = _installed(root)
    _say([*inside, "apt-get", "install", "-q", "-y", "--no-install-recommends", f"/tmp/{package.name}"])
    (root / _HOME.strip("/")).mkdir(parents=True, exist_ok=True)
    os.chown(root / _HOME.strip("/"), 1000, 1000)
    window, engine = (f"/usr/games/{path.name}" for path in programs(Path()))
    player = ["chroot", str(root), *_PLAYER]
    version = _say([*player, window, "--version"])
    _say([*player, engine, "solve"])
    _say([*player, "QT_QPA_PLATFORM=offscreen", window, "--demo", "--seed", "bare"])
    added = len(_installed(root)) - len(before) - 1
    return (
        f"a bare Debian ({RELEASE}) installed it and {added} packages beside; a player played {version.strip()} there."
    )


def _installed(root: Path) -> list[str]:
    return _say(["chroot", str(root), "dpkg-query", "-W"]).splitlines()


def _say(command: Sequence[str]) -> str:
    """Run a command and return what it wrote."""
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout)
        done.check_returncode()
    return done.stdout
