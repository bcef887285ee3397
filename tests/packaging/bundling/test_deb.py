# SPDX-License-Identifier: MIT
"""Tests of the package for Debian, made of a bundle of a few bytes, and of what the desktop is told."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import tomllib
from xml.etree import ElementTree

import pytest
from bundling import checking, deb, desktop, tree
from checkout import ROOT

from yahtzee_gui.desktop import identity

SOURCES = ROOT / "packaging" / "linux"
NOON = 1_700_000_000


@pytest.fixture
def linux(tmp_path):
    """The files for the desktop, their names filled in."""
    desktop.fill_in(SOURCES, tmp_path / "linux")
    return tmp_path / "linux"


@pytest.fixture
def bundle(tmp_path):
    """A bundle that does nothing."""
    folder = tmp_path / "yahtzee-coach"
    assets = tree.inside(folder) / "yahtzee_gui/assets"
    (assets / "icons").mkdir(parents=True)
    (assets / "licences.txt").write_text("all of them")
    (assets / "icons/program.svg").write_text("<svg/>")
    library = tree.inside(folder) / "lib.so"
    library.write_bytes(b"\0GLIBC_2.4\0GLIBC_2.35\0GLIBC_PRIVATE\0")
    library.chmod(0o755)
    window = tree.programs(folder)[0]
    window.write_text("#!/bin/sh\n")
    window.chmod(0o700)
    tree.name_engine(folder)
    return folder


@pytest.fixture
def drawings(tmp_path):
    desktop.draw_icons(ROOT / "assets/icons/program.svg", tmp_path / "icons")
    return tmp_path / "icons"


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="packages are made by dpkg-deb")
def test_a_package_holds_everything_where_it_belongs(bundle, drawings, linux, tmp_path):
    package = deb.build(bundle, "1.2", drawings, linux, tmp_path, NOON)
    assert package.name == "yahtzee-coach_1.2_amd64.deb"
    subprocess.run(["dpkg-deb", "-x", str(package), str(tmp_path / "x")], check=True)
    root = tmp_path / "x/usr"
    assert (root / "games/yahtzee-gui").resolve() == root / "lib/yahtzee-coach/yahtzee-gui"
    assert (root / "games/yahtzee-engine").readlink().name == "yahtzee-engine"
    assert (root / "lib/yahtzee-coach/yahtzee-gui").stat().st_mode & 0o777 == 0o755
    assert (root / "share/applications/io.github.yahtzee_coach.desktop").exists()
    assert (root / "share/metainfo/io.github.yahtzee_coach.metainfo.xml").exists()
    for size in desktop.SIZES:
        assert (root / f"share/icons/hicolor/{size}x{size}/apps/io.github.yahtzee_coach.png").exists()
    assert (root / "share/icons/hicolor/scalable/apps/io.github.yahtzee_coach.svg").exists()
    assert (root / "share/doc/yahtzee-coach/copyright").read_text() == "all of them"
    fields = subprocess.run(["dpkg-deb", "-f", str(package)], capture_output=True, text=True, check=True).stdout
    assert "Version: 1.2\n" in fields
    assert "libc6 (>= 2.35), libegl1" in fields
    assert f"Maintainer: {deb.MAINTAINER}\n" in fields
    assert (root / "lib/yahtzee-coach/_internal/lib.so").stat().st_mode & 0o777 == 0o644
    for program in tree.programs(bundle):
        page = gzip.decompress((root / f"share/man/man6/{program.name}.6.gz").read_bytes()).decode()
        assert program.name in page.replace("\\", "")
    changes = gzip.decompress((root / "share/doc/yahtzee-coach/changelog.gz").read_bytes()).decode()
    assert changes.startswith("yahtzee-coach (1.2) unstable; urgency=medium\n")


@pytest.mark.skipif(shutil.which("lintian") is None, reason="looked at by lintian")
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="packages are made by dpkg-deb")
def test_debians_checker_has_nothing_to_remark(bundle, drawings, linux, tmp_path):
    (tree.inside(bundle) / "lib.so").unlink()  # no library
    (tree.inside(bundle) / "yahtzee_gui/assets/licences.txt").write_text("Copyright (c) 2026 The developers\n")
    package = deb.build(bundle, "1.2", drawings, linux, tmp_path, NOON)
    command = ["lintian", "--no-user-dirs", "--allow-root", "--no-override", "--fail-on", "error,warning", str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="packages are made by dpkg-deb")
def test_a_package_is_the_same_whenever_and_wherever_it_is_made(bundle, drawings, linux, tmp_path):
    made = []
    for name, day in (("one", 1_750_000_000), ("another", 1_760_000_000)):
        place = tmp_path / name / "yahtzee-coach"
        shutil.copytree(bundle, place, symlinks=True)
        for path in place.rglob("*"):
            os.utime(path, (day, day), follow_symlinks=False)
        made.append(deb.build(place, "1.2", drawings, linux, place.parent, NOON).read_bytes())
    assert made[0] == made[1]


def test_names_are_those_of_the_program(linux):
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    metainfo = ElementTree.parse(linux / f"{deb.APPLICATION_ID}.metainfo.xml")
    assert metainfo.findtext("id") == identity.APPLICATION_ID
    assert metainfo.findtext("name") == identity.DISPLAY_NAME
    assert metainfo.find("releases/release").get("version") == version
    assert desktop.released(SOURCES, version) == metainfo.find("releases/release").get("date")
    assert metainfo.findtext("launchable") == f"{deb.APPLICATION_ID}.desktop"
    entry = (linux / f"{deb.APPLICATION_ID}.desktop").read_text(encoding="utf-8")
    assert re.search(r"^Exec=yahtzee-gui$", entry, re.MULTILINE)
    assert re.search(rf"^Icon={re.escape(deb.APPLICATION_ID)}$", entry, re.MULTILINE)


def test_a_version_without_a_day_is_refused():
    with pytest.raises(LookupError, match=r"9\.9"):
        desktop.released(SOURCES, "9.9")


def test_what_the_desktop_is_told_is_valid_by_its_own_tools(linux):
    lacking = checking.check_desktop_files(linux)
    if lacking:
        pytest.skip(f"not here: {', '.join(lacking)}")


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="looked at by desktop-file-validate")
def test_what_is_not_valid_is_a_fault(tmp_path):
    (tmp_path / "a.desktop").write_text("[Desktop Entry]\nType=Application\n")
    with pytest.raises(tree.Fault, match="desktop-file-validate"):
        checking.check_desktop_files(tmp_path)
