# SPDX-License-Identifier: MIT
"""Tests of the checks of a bundle: each finds what it is there for, in bundles of a few bytes."""

from __future__ import annotations

import os

import pytest
from bundling import checking, linked, tree


@pytest.fixture
def bundle(tmp_path, monkeypatch):
    """A bundle with all plugins that are wanted, empty."""
    monkeypatch.setattr(checking.sys, "platform", "linux")
    folder = tmp_path / "bundle"
    for plugin in linked.PLUGINS:
        kind, name = plugin.split("/")
        path = tree.inside(folder) / f"PySide6/Qt/plugins/{kind}/lib{name}.so"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return folder


def test_a_bundle_with_everything_is_in_order(bundle):
    checking.check_files(bundle)


def test_a_plugin_that_is_missing_is_named(bundle):
    (tree.inside(bundle) / "PySide6/Qt/plugins/platforms/libqxcb.so").unlink()
    with pytest.raises(tree.Fault, match="platforms/qxcb"):
        checking.check_files(bundle)


def test_a_bundle_that_is_too_large_is_refused(bundle, monkeypatch):
    monkeypatch.setattr(checking, "MOST_BYTES", 9)
    (bundle / "large").write_bytes(bytes(10))
    with pytest.raises(tree.Fault, match="10 bytes"):
        checking.check_files(bundle)


def test_a_write_protected_folder_is_as_it_was_afterwards(tmp_path):
    (tmp_path / "in").mkdir(mode=0o755)
    (tmp_path / "in/file").touch(mode=0o644)
    with checking.read_only(tmp_path):
        assert not (tmp_path / "in").stat().st_mode & 0o222
        assert not (tmp_path / "in/file").stat().st_mode & 0o222
    assert (tmp_path / "in").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "in/file").stat().st_mode & 0o777 == 0o644


needs_unix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="users and shells are those of Unix")


@needs_unix
def test_a_guest_has_an_empty_home_and_is_not_root():
    with checking.guest_home() as home:
        command = ["/bin/sh", "-c", 'id -u; ls -A "$HOME"; touch "$HOME/mine"; echo "($XDG_CACHE_HOME)"']
        told, seconds = checking.run_as_guest(command, home)
        assert (home / "mine").exists()
    user, cache = told.splitlines()
    assert user != "0"
    assert cache == "()"
    assert seconds >= 0


@needs_unix
def test_a_program_that_fails_is_a_fault(tmp_path):
    with checking.guest_home() as home, pytest.raises(tree.Fault, match="ended with 3"):
        checking.run_as_guest(["/bin/sh", "-c", "exit 3"], home)
