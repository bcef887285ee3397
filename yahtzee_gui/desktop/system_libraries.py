# SPDX-License-Identifier: MIT
"""The shared libraries that Qt asks of the system, and the packages of Debian that hold them.

The bootstrap installs them; a start without it says which are missing. Nothing of Qt is imported here: without them it
cannot be.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable, Sequence

DEBIAN_PACKAGES = {
    "offscreen": {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libxkbcommon.so.0": "libxkbcommon0",
    },
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
    # Not missed on Debian 12, but linked by other versions of Qt or missing from other slim systems.
    "any": {
        "libGLX.so.0": "libglx0",
        "libGLdispatch.so.0": "libglvnd0",
        "libICE.so.6": "libice6",
        "libOpenGL.so.0": "libopengl0",
        "libSM.so.6": "libsm6",
        "libXau.so.6": "libxau6",
        "libXdmcp.so.6": "libxdmcp6",
        "libXext.so.6": "libxext6",
        "libbrotlicommon.so.1": "libbrotli1",
        "libbrotlidec.so.1": "libbrotli1",
        "libdrm.so.2": "libdrm2",
        "libexpat.so.1": "libexpat1",
        "libgio-2.0.so.0": "libglib2.0-0",
        "libgobject-2.0.so.0": "libglib2.0-0",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
        "libpng16.so.16": "libpng16-16",
        "libstdc++.so.6": "libstdc++6",
        "libxcb-glx.so.0": "libxcb-glx0",
        "libxcb-xinerama.so.0": "libxcb-xinerama0",
        "libxcb-xinput.so.0": "libxcb-xinput0",
        "libz.so.1": "zlib1g",
        "libzstd.so.1": "libzstd1",
    },
}
"""Those a bare Debian lacks, under the Qt platform that asks for them, and the package that has each."""


def can_load(library: str) -> bool:
    """Return whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def packages_for(libraries: Iterable[str]) -> list[str]:
    """Return the Debian packages that hold these shared libraries, each once; an unknown library has none."""
    known = {name: package for table in DEBIAN_PACKAGES.values() for name, package in table.items()}
    return sorted({known[name] for name in libraries if name in known})


def apt_line(packages: Sequence[str]) -> str:
    """Return the line that a person can run to install packages, also where the lists of packages are empty or old."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def missing_packages() -> list[str]:
    """Return the Debian packages of what a window on this system needs and lacks; other systems bring their own."""
    if not sys.platform.startswith("linux"):
        return []
    return packages_for(name for part in ("offscreen", "xcb") for name in DEBIAN_PACKAGES[part] if not can_load(name))


def told(packages: Sequence[str]) -> str:
    """Return the sentence that shared libraries are missing. No catalogue of words can be asked by then."""
    return (
        "no window can be opened here, as Qt lacks shared libraries of the system. On Debian, Ubuntu and their kin this"
        f" line installs them:\n{apt_line(packages)}"
    )
