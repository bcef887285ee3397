# SPDX-License-Identifier: MIT
"""The shared libraries of a bundle: which plugins of Qt come along, what all of them ask for, and ICU's data, cut.

PyInstaller brings what the program imports and all plugins of Qt that belong to it, with what these ask for. A window
of widgets meets few plugins; those that are not named here stay out, and with them what only they ask for.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable
from pathlib import Path

from bundling.tree import run

PLUGINS = (
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
)
"""Those that a window on Linux can meet. Elsewhere all come along that PyInstaller finds."""

# Of ICU's data: normalisation, collation, and the resources of the program's languages with what these refer to.
_KEPT = re.compile(
    r"(\w+\.nrm|\w+\.icu|cnvalias\.icu|pool\.res|root\.res|res_index\.res|en\.res|de\.res|nl\.res|icu(std|ver)\.res|"
    r"keyTypeData\.res|likelySubtags\.res|metadata\.res|numberingSystems\.res|supplementalData\.res|"
    r"timezoneTypes\.res|zoneinfo64\.res|coll/(ucadata\.icu|pool\.res|res_index\.res|root\.res|de\.res))"
)
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


def plugin_of(path: Path) -> str:
    """Return the plugin that a file is, as folder and name."""
    return f"{path.parent.name}/{path.name.removeprefix('lib').removesuffix('.so')}"


def needed_by(file: Path) -> set[str]:
    """Return the names of the libraries that a file of Linux asks for; none if it is no program or library."""
    with open(file, "rb") as start:
        if start.read(4) != b"\x7fELF":
            return set()
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", run(["objdump", "-p", file]), re.MULTILINE))


def unresolved(folder: Path, system: Iterable[str]) -> dict[str, set[str]]:
    """Return the libraries that files below `folder` ask for and that neither lie there nor come with the system."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    present = {path.name for path in folder.rglob("*")} | set(system)
    found = {str(path.relative_to(folder)): needed_by(path) - present for path in files}
    return {place: names for place, names in found.items() if names}


def cut_icu(library: Path) -> None:
    """Replace a library of ICU's data, such as ``libicudata.so.73``, by one with less of them.

    Qt sorts file names and turns text of other encodings into its own with ICU, whose data are thirty megabytes for
    every language and calendar of the world. A distributor of ICU may leave data out: what is not there is as if
    unknown. The data are one table of names and contents; a library with a shorter table takes its place.

    Raises:
        Fault: if the tools of ICU (icu-devtools) or of the linker (binutils) fail, or the data are not as expected.
    """
    version = library.name.rpartition(".")[2]
    with tempfile.TemporaryDirectory() as folder:
        source, code, unread = Path(folder, "data.s"), Path(folder, "data.o"), Path(folder, "unread.txt")
        table = Path(folder, f"icudt{version}l.dat")
        run(["objcopy", "-O", "binary", "--only-section=.rodata", library, table])
        names = run(["icupkg", "--list", table]).split()
        unread.write_text("".join(f"{name}\n" for name in names if not _KEPT.fullmatch(name)), encoding="ascii")
        run(["icupkg", "--ignore-deps", "--remove", unread, table])
        source.write_text(_ASSEMBLY.format(symbol=f"icudt{version}_dat", data=table), encoding="ascii")
        run(["as", "-o", code, source])
        library.unlink()  # a file that others may have mapped is replaced, never written over
        run(["ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", library, code])
