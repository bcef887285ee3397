# SPDX-License-Identifier: MIT
"""Files of the program's own are looked at before they are opened, and put aside under names that are free."""

from __future__ import annotations

import os

import pytest

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
