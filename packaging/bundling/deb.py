# SPDX-License-Identifier: MIT
"""A package for Debian and its kin, made of a bundle: the program below /usr/lib, and what a desktop wants to know."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from bundling import desktop
from bundling.tree import inside, programs, run, settle, size

from yahtzee_gui.desktop.identity import APPLICATION_ID, DISPLAY_NAME, ICON
from yahtzee_gui.desktop.identity import PACKAGE as NAME

MAINTAINER = f"The {DISPLAY_NAME} developers <{NAME}@users.noreply.github.com>"
# What belongs to the system: its C library, the drivers of its display, and the tables of its keyboards and fonts.
DEPENDS = (
    *("libegl1", "libgl1", "libwayland-client0", "libwayland-cursor0", "libx11-data", "libxcb1"),
    *("fontconfig-config", "xkb-data"),
)
SYSTEM_LIBRARIES = (
    *("ld-linux-x86-64.so.2", "libEGL.so.1", "libGL.so.1", "libX11.so.6", "libc.so.6", "libdl.so.2", "libgomp.so.1"),
    *("libm.so.6", "libpthread.so.0", "librt.so.1", "libutil.so.1", "libwayland-client.so.0"),
    *("libwayland-cursor.so.0", "libxcb.so.1"),
)
"""The libraries that a bundle leaves to the system: those of the C library and of `DEPENDS`."""
_CONTROL = """\
Package: {name}
Version: {version}
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), {depends}
Section: games
Priority: optional
Description: {summary}
 Click the dice you keep, roll, score, and see for every choice what final
 score you can expect after it. The whole game is solved exactly on your
 computer; nothing is sent anywhere.
"""
# What Debian's checker is told not to remark on, with the reasons.
_OVERRIDES = f"""\
# A bundle brings Python, its fonts and the libraries that it was tried with, as others have built them.
{NAME} binary: custom-library-search-path * [usr/lib/{NAME}/_internal/*]
{NAME} binary: duplicate-font-file * [usr/lib/{NAME}/_internal/*]
{NAME} binary: embedded-library * [usr/lib/{NAME}/_internal/*]
{NAME} binary: hardening-no-pie [usr/lib/{NAME}/*]
{NAME} binary: library-not-linked-against-libc [usr/lib/{NAME}/_internal/*]
{NAME} binary: shared-library-lacks-prerequisites [usr/lib/{NAME}/_internal/*]
# The window shows the same text, which has to be complete where there is no Debian.
{NAME} binary: copyright-file-contains-full-apache-2-license
{NAME} binary: copyright-file-contains-full-gpl-license
# strip breaks numpy's libraries: the tool that moved them left tables where it does not expect any. ICU's is data, cut.
{NAME} binary: unstripped-binary-or-object [usr/lib/{NAME}/_internal/*]
"""


def build(bundle: Path, version: str, drawings: Path, linux: Path, target: Path, epoch: int) -> Path:
    """Make the package of a bundle in the folder `target` and return its file.

    Args:
        bundle: the folder that PyInstaller has made, finished.
        drawings: the folder with the icon in all sizes (`bundling.desktop`).
        linux: the folder with the desktop's files, their names filled in (`bundling.desktop`).
        target: where the package goes.
        epoch: the time that everything in it is from, in seconds since 1970.

    Raises:
        Fault: if dpkg-deb fails.
    """
    package = target / f"{NAME}_{version}_amd64.deb"
    with tempfile.TemporaryDirectory(dir=target) as folder:
        root = Path(folder, "root")
        lay_out(bundle, drawings, linux, root)
        _document(version, linux, root / "usr/share", epoch)
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(control_text(root, version, linux), encoding="utf-8")
        settle(root, epoch)
        # How many threads pack decides about the bytes.
        command = ["dpkg-deb", "--root-owner-group", "--threads-max=1", "-Zxz", "-z6", "--build", root, package]
        run(command, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch)})
    return package


def lay_out(bundle: Path, drawings: Path, linux: Path, root: Path) -> None:
    """Put everything where it lies once it is installed."""
    home = root / "usr/lib" / NAME
    shutil.copytree(bundle, home, symlinks=True)
    commands = root / "usr/games"  # as all games of Debian's
    commands.mkdir()
    for program in programs(home):
        (commands / program.name).symlink_to(Path("../lib", NAME, program.name))
    shares = root / "usr/share"
    assets = inside(home) / "yahtzee_gui/assets"
    shared = {
        f"icons/hicolor/{size}x{size}/apps/{APPLICATION_ID}.png": drawings / f"{size}.png" for size in desktop.SIZES
    }
    shared[f"icons/hicolor/scalable/apps/{APPLICATION_ID}.svg"] = assets / ICON
    shared[f"applications/{APPLICATION_ID}.desktop"] = linux / f"{APPLICATION_ID}.desktop"
    shared[f"metainfo/{APPLICATION_ID}.metainfo.xml"] = linux / f"{APPLICATION_ID}.metainfo.xml"
    shared[f"doc/{NAME}/copyright"] = assets / "licences.txt"
    for place, source in shared.items():
        (shares / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, shares / place)


def _document(version: str, linux: Path, shares: Path, epoch: int) -> None:
    """Add the manual pages, the list of changes, and what Debian's checker need not remark on."""
    for page in linux.glob("*.6"):
        _pack(page.read_bytes(), shares / f"man/man6/{page.name}.gz")
    date = datetime.fromtimestamp(epoch, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    entry = f"  * Made of the sources of version {version}; its CHANGELOG.md tells what is new."
    changes = f"{NAME} ({version}) unstable; urgency=medium\n\n{entry}\n\n -- {MAINTAINER}  {date}\n"
    _pack(changes.encode(), shares / f"doc/{NAME}/changelog.gz")
    (shares / "lintian/overrides").mkdir(parents=True)
    (shares / f"lintian/overrides/{NAME}").write_text(_OVERRIDES, encoding="utf-8")


def _pack(content: bytes, target: Path) -> None:
    """Write content that is the same, packed, whenever that is done."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def control_text(root: Path, version: str, linux: Path) -> str:
    """Return what the package says of itself."""
    metainfo = (linux / f"{APPLICATION_ID}.metainfo.xml").read_text(encoding="utf-8")
    summary = re.search(r"<summary>(.*)</summary>", metainfo)
    assert summary is not None
    return _CONTROL.format(
        name=NAME,
        version=version,
        maintainer=MAINTAINER,
        kilobytes=size(root) // 1024,
        glibc=newest_glibc(root.rglob("*")),
        depends=", ".join(DEPENDS),
        summary=summary[1],
    )


def newest_glibc(files: Iterable[Path]) -> str:
    """Return the version of the C library that the programs and libraries among the files ask for."""
    versions = {(2, 17)}
    for path in files:
        if path.is_file() and not path.is_symlink():
            found = re.findall(rb"GLIBC_(\d+)\.(\d+)\0", path.read_bytes())
            versions.update((int(major), int(minor)) for major, minor in found)
    return ".".join(map(str, max(versions)))
