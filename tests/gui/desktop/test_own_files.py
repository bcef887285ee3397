# SPDX-License-Identifier: MIT
"""Files of the program's own are looked at before they are opened, and put aside under names that are free."""

from __future__ import annotations

import ast
import os

import pytest
from checkout import ROOT

from engine.runtime import files
from yahtzee_gui.desktop import own_files


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def link(path):
    path.symlink_to("/dev/zero")


def link_to_a_file(path):
    (path.parent / "canary").write_bytes(b"content")
    path.symlink_to(path.parent / "canary")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize("make", [pipe, folder, link, link_to_a_file, huge])
def test_what_is_no_file_is_refused(tmp_path, make):
    make(tmp_path / "file")
    with pytest.raises(files.FileRefused):
        own_files.read(tmp_path / "file", 1000)


def test_a_file_is_read(tmp_path):
    (tmp_path / "file").write_bytes(b"content")
    assert own_files.read(tmp_path / "file", 7) == b"content"
    with pytest.raises(files.FileRefused):
        own_files.read(tmp_path / "file", 6)


def test_what_could_not_be_read_back_is_not_written(tmp_path):
    path = tmp_path / "file"
    own_files.write(path, b"content", 7)
    with pytest.raises(files.FileTooLarge, match="7 bytes"):
        own_files.write(path, b"contents", 7)
    assert own_files.read(path, 7) == b"content"
    assert list(tmp_path.iterdir()) == [path]


def test_files_of_the_window_are_written_in_one_place_but_for_those_that_go_elsewhere():
    """Everywhere else nobody would ask whether they could be read back."""
    elsewhere = {"demo/demo_player.py", "library/files.py", "library/history_files.py"}
    copies = {"library/backups.py", "library/old_files.py"}  # as long as what was read
    for path in (ROOT / "yahtzee_gui").rglob("*.py"):
        name, calls = path.relative_to(ROOT / "yahtzee_gui").as_posix(), []
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("write_atomically"):
                calls.append({keyword.arg for keyword in node.keywords})
        assert not calls or name == "desktop/own_files.py" or name in elsewhere | copies, name
        if name in elsewhere - {"demo/demo_player.py"}:
            assert all("noted_in" in call for call in calls), name


def test_nothing_is_put_aside_over_something_not_even_over_a_link_to_nothing(tmp_path):
    (tmp_path / "file.ini").write_bytes(b"content")
    (tmp_path / "damaged-one-1.ini").symlink_to(tmp_path / "nothing")
    (tmp_path / "damaged-one-2.ini-side").write_bytes(b"")
    assert own_files.put_aside(tmp_path / "file.ini", "one", ("", "-side")) == tmp_path / "damaged-one-3.ini"
    assert (tmp_path / "damaged-one-3.ini").read_bytes() == b"content"
    assert not (tmp_path / "nothing").exists()


def test_rights_of_others_go(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "file").chmod(0o754)
    own_files.make_private(tmp_path / "file")
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o700
