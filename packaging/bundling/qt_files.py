# SPDX-License-Identifier: MIT
"""What a bundle takes along of Qt: the modules that the window imports, the plugins it can meet, and no more.

PySide6 brings more than a hundred megabytes that a window of widgets never opens. What is not named here stays out, and
`bundling.checking` looks into the finished bundle for what is named there but did not come along.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

MODULES = ("QtCore", "QtGui", "QtSvg", "QtWidgets")
"""The modules that the window imports."""

_LIBRARIES = {
    "linux": ("Core", "DBus", "Gui", "Svg", "WaylandClient", "Widgets", "XcbQpa"),
    "win32": ("Core", "Gui", "Svg", "Widgets"),
    "darwin": ("Core", "DBus", "Gui", "Svg", "Widgets"),
}
_PLUGINS = {
    "linux": (
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        # Compose keys and ibus: how names and seeds are typed in many languages.
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platforms/qoffscreen",
        "platforms/qwayland",
        "platforms/qxcb",
        # The desktop's own file dialogs and its wish for dark or light; the one of GTK would bring all of GTK.
        "platformthemes/qxdgdesktopportal",
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        "wayland-shell-integration/xdg-shell",
    ),
    "win32": (
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforms/qoffscreen",
        "platforms/qwindows",
        "styles/qmodernwindowsstyle",
    ),
    "darwin": (
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforms/qcocoa",
        "platforms/qoffscreen",
        "styles/qmacstyle",
    ),
}


def system() -> str:
    """Return the kind of system that a bundle is built for: the one it is built on."""
    return sys.platform if sys.platform in _PLUGINS else "linux"


def libraries() -> tuple[str, ...]:
    """Return the names of the Qt libraries that come along, such as ``Core``."""
    return _LIBRARIES[system()]


def plugins() -> tuple[str, ...]:
    """Return the plugins that come along, as folder and name."""
    return _PLUGINS[system()]


def is_wanted(place: str) -> bool:
    """Return whether a file goes into the bundle, by its place there; all that is not Qt's does."""
    parts = Path(place.replace("\\", "/")).parts
    name = parts[-1]
    if "translations" in parts and "PySide6" in parts:
        return re.fullmatch(r"qtbase_(de|nl)\.qm", name) is not None
    if "qml" in parts and "PySide6" in parts:
        return False
    if "plugins" in parts and "PySide6" in parts:
        return f"{parts[-2]}/{_stem(name)}" in plugins()
    library = re.match(r"(?:lib)?Qt6(\w+?)(?:\.so[.\d]*|\.dll|\.dylib)?$", name)
    if library:
        return library[1] in libraries()
    framework = re.match(r"Qt(\w+)\.framework$", next((part for part in parts if part.endswith(".framework")), ""))
    if framework:
        return framework[1] in libraries()
    module = re.match(r"(Qt\w+)\.(?:abi3\.so|pyd|cpython-.*)$", name)
    return module is None or module[1] in MODULES


def _stem(name: str) -> str:
    """Return the name of a plugin without what the system adds to it."""
    stem = re.sub(r"\.(so|dll|dylib)$", "", name)
    return stem[3:] if stem.startswith("lib") and system() != "win32" else stem


def imported_modules(folder: Path) -> set[str]:
    """Return the modules of PySide6 that the sources below `folder` import."""
    found: set[str] = set()
    for source in folder.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        found.update(re.findall(r"^\s*(?:from|import) PySide6\.(\w+)", text, re.MULTILINE))
        for names in re.findall(r"^\s*from PySide6 import (.+)$", text, re.MULTILINE):
            found.update(re.findall(r"Qt\w+", names))
    return found


def missing_plugins(places: Iterable[str]) -> list[str]:
    """Return the wanted plugins that are not among the files of a bundle."""
    have = {f"{Path(place).parent.name}/{_stem(Path(place).name)}" for place in places}
    return [plugin for plugin in plugins() if plugin not in have]
