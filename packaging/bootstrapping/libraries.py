# SPDX-License-Identifier: MIT
"""The packages of the system: which shared libraries Qt misses, and who installs the packages that hold them.

As root on Debian and its kin they are installed with apt-get, once they have been named and, where a person sits at a
terminal, agreed to; anybody else is shown the one line to run.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bootstrapping.environment import THIS_PYTHON
from bootstrapping.telling import SetupError, agrees, is_root, last_line, run_quietly, say

from yahtzee_gui.desktop.prerequisites import DEBIAN_PACKAGES, apt_line, can_load, packages_for

# The files of PySide6 that are asked what they miss: always, and for each platform.
QT_FILES = {
    "always": ("QtGui.abi3.so", "QtWidgets.abi3.so", "QtSvg.abi3.so", "QtTest.abi3.so"),
    "offscreen": ("Qt/plugins/platforms/libqoffscreen.so",),
    "xcb": ("Qt/plugins/platforms/libqxcb.so",),
    "wayland": (
        "Qt/plugins/platforms/libqwayland*.so",
        "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    ),
}


def platforms_wanted(environment: Mapping[str, str]) -> list[str]:
    """The Qt platforms whose libraries must be there: offscreen always, and the displays that Qt would open."""
    chosen = environment.get("QT_QPA_PLATFORM")
    if chosen:
        names = [part.split(":")[0].split("-")[0] for part in chosen.split(";")]
        return ["offscreen", *(name for name in ("xcb", "wayland") if name in names)]
    shown = (("xcb", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY"))
    return ["offscreen", *(name for name, variable in shown if environment.get(variable))]


def provide_ensurepip(platforms: Sequence[str], yes: bool) -> None:
    """See to it that this Python can make environments: Debian keeps that in a package of its own."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    # With the libraries that will be missed later on, so that there is only one line to run and not two.
    package = f"python{THIS_PYTHON}-venv"
    libraries = [name for platform in platforms for name in DEBIAN_PACKAGES[platform] if not can_load(name)]
    install_packages([package, *packages_for(libraries)], "this Python cannot make environments", yes)
    importlib.invalidate_caches()


def provide_libraries(venv: Path, platforms: Sequence[str], yes: bool) -> None:
    """See to it that the shared libraries of Qt are there. Windows and macOS bring their own, and have no ldd."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return
    missing = missing_libraries(venv, platforms)
    if not missing:
        return
    strange = [name for name in missing if not packages_for([name])]
    if strange:
        raise SetupError(f"Qt needs shared libraries that this machine lacks; please install: {', '.join(strange)}.")
    install_packages(packages_for(missing), "Qt needs shared libraries that this machine lacks", yes)
    missing = missing_libraries(venv, platforms)
    if missing:
        raise SetupError(f"these shared libraries are missing even now: {', '.join(missing)}.")


def missing_libraries(venv: Path, platforms: Sequence[str]) -> list[str]:
    """The shared libraries that the used parts of Qt miss. ldd is asked, as Qt's own message names the wrong one."""
    qt = venv / "lib" / f"python{THIS_PYTHON}" / "site-packages" / "PySide6"
    patterns = [pattern for part in ("always", *platforms) for pattern in QT_FILES[part]]
    files = [str(path) for pattern in patterns for path in sorted(qt.glob(pattern))]
    _, output = run_quietly(["ldd", *files], {**os.environ, "LC_ALL": "C"})
    return sorted(set(re.findall(r"^\s*(\S+) => not found", output, re.MULTILINE)))


def install_packages(packages: Sequence[str], reason: str, yes: bool) -> None:
    """Install Debian packages where that is ours to do (root, apt-get, agreed to); else say which line does it."""
    if shutil.which("apt-get") is None:
        raise SetupError(f"{reason}; install what your system calls these Debian packages: {' '.join(packages)}")
    if not is_root():
        raise SetupError(f"{reason}; run this line, then try again:\n{apt_line(packages)}")
    say(f"{reason}. As root it installs these packages of the system with apt-get: {' '.join(packages)}.")
    if not (yes or agrees("shall it?")):
        raise SetupError(
            f"nothing was installed. When you want to, run this line, then try again:\n{apt_line(packages)}"
        )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # An update that fails for one foreign source is no reason to stop: the installation will tell.
    run_quietly(["apt-get", "update"], environment)
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"]
    status, output = run_quietly([*command, *packages], environment)
    if status != 0:
        raise SetupError(f"apt-get failed ({last_line(output)}); when that is mended, run:\n{apt_line(packages)}")
