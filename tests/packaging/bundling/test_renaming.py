# SPDX-License-Identifier: MIT
"""One line renames the program: it is changed in a copy, packages are laid out there, and no old name is left."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

import pytest
from checkout import ROOT

IDENTITY = "yahtzee_gui/desktop/identity.py"
LINE = 'DISPLAY_NAME = "Yahtzee Coach"\n'
# The programs, their folders and files keep their names: people call them, and games that were played are there.
STAYS = re.compile(r"yahtzee(\\?-)(gui|engine|coach)(\.6)?|yahtzee_gui", re.IGNORECASE)
PACKING = """
import sys
from pathlib import Path
from bundling import deb, desktop, tree
from yahtzee_gui.desktop import identity

target = Path(sys.argv[1])
bundle = target / identity.PACKAGE
(tree.inside(bundle) / "yahtzee_gui/assets/icons").mkdir(parents=True)
(tree.inside(bundle) / "yahtzee_gui/assets/licences.txt").touch()
(tree.inside(bundle) / "yahtzee_gui/assets" / identity.ICON).touch()
tree.programs(bundle)[0].touch()
desktop.draw_icons(Path("assets") / identity.ICON, target / "icons")
desktop.fill_in(Path("packaging/linux"), target / "linux")
root = target / "root"
deb.lay_out(bundle, target / "icons", target / "linux", root)
(target / "control").write_text(deb.control_text(root, "1.0", target / "linux"))
"""


@pytest.fixture(scope="module")
def renamed(tmp_path_factory):
    """A copy of the sources where the one line is another, and the folder in which its packages are laid out."""
    copy = tmp_path_factory.mktemp("copy")
    for name in ("yahtzee_gui", "engine", "packaging", "assets"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / IDENTITY
    text = file.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    file.write_text(text.replace(LINE, 'DISPLAY_NAME = "Five Dice"\n'), encoding="utf-8")
    (copy / "pack.py").write_text(f"import sys\nsys.path.insert(0, 'packaging')\n{PACKING}", encoding="utf-8")
    packed = tmp_path_factory.mktemp("packed")
    subprocess.run([sys.executable, "pack.py", str(packed)], cwd=copy, check=True)
    return copy, packed


def left_over(text):
    """Return the words with the old name, but for those that stay."""
    return [
        word for word in re.findall(r"\S*yahtzee\S*", text, re.IGNORECASE) if "yahtzee" in STAYS.sub("", word).lower()
    ]


def test_desktops_and_package_managers_are_told_the_new_name_alone(renamed):
    _, packed = renamed
    files = [packed / "control", *(packed / "linux").iterdir()]
    assert len(files) == 6
    assert {path.name: left_over(path.read_text(encoding="utf-8")) for path in files} == {
        path.name: [] for path in files
    }
    entry = (packed / "linux/io.github.five_dice.desktop").read_text(encoding="utf-8")
    assert "\nName=Five Dice\n" in entry
    assert "\nIcon=io.github.five_dice\n" in entry
    assert "Package: five-dice\n" in (packed / "control").read_text()


def test_installed_files_have_the_new_name(renamed):
    _, packed = renamed
    places = [path.relative_to(packed / "root").as_posix() for path in (packed / "root").rglob("*")]
    assert "usr/share/applications/io.github.five_dice.desktop" in places
    assert "usr/share/icons/hicolor/256x256/apps/io.github.five_dice.png" in places
    assert [place for place in places if left_over(place)] == []


def test_the_program_calls_itself_so(renamed):
    copy, _ = renamed
    command = [sys.executable, "-m", "yahtzee_gui", "--version"]
    assert subprocess.run(command, cwd=copy, capture_output=True, text=True).stdout.startswith("Five Dice ")


def test_the_name_is_written_nowhere_else():
    files = [*(ROOT / "yahtzee_gui").rglob("*.py"), *(ROOT / "assets/translations").glob("*.ts")]
    files += [
        *(ROOT / "docs/guide").rglob("*.md"),
        *(ROOT / "packaging").rglob("*.py"),
        *(ROOT / "packaging/linux").iterdir(),
    ]
    named = [path for path in files if "Yahtzee Coach" in path.read_text(encoding="utf-8")]
    assert named == [ROOT / IDENTITY]
