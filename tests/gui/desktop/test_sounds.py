# SPDX-License-Identifier: MIT
"""Sounds are played by programs that stand in for the system's, and by none where sounds are off."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from yahtzee_gui.desktop import other_programs
from yahtzee_gui.desktop.other_programs import Sound, SoundPlayer, find_players
from yahtzee_gui.desktop.resources import asset

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the players are shell scripts")


@pytest.fixture
def heard(tmp_path):
    """The file that notes what was played, one line each: the player and the path."""
    return tmp_path / "heard"


@pytest.fixture
def program(tmp_path, heard):
    """Return a function that makes a player: it notes the last of its arguments, then does `then`."""

    def make(name, then="exit 0"):
        path = tmp_path / name
        note = f'printf "%s\\t%s\\n" {name} "$last" >> "{heard}"'
        path.write_text(f"#!/bin/sh\nfor last; do :; done\n{note}\n{then}\n")
        path.chmod(0o755)
        return (str(path), "--quietly")

    return make


@pytest.fixture
def player_of(qapp):
    """Return a function that makes a sound player, enabled unless told otherwise."""
    made = []

    def make(*players, enabled=True):
        made.append(SoundPlayer(enabled, players))
        return made[-1]

    yield make
    for player in made:
        player.close()
        player.deleteLater()


def lines(heard):
    """Return who has played what, in order."""
    text = heard.read_text() if heard.exists() else ""
    return [(player, Path(path)) for player, path in (line.split("\t") for line in text.splitlines())]


def test_there_is_a_file_for_every_sound_and_no_other():
    folder = asset("sounds")
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{sound.value}.wav" for sound in Sound)


def test_a_sound_is_handed_to_the_first_player(player_of, program, heard, qtbot):
    player = player_of(program("first"), program("second", "exit 1"))
    for sound in Sound:
        player.play(sound)
        qtbot.waitUntil(lambda: not player.running)
    assert lines(heard) == [("first", asset(f"sounds/{sound.value}.wav")) for sound in Sound]


def test_playing_does_not_wait(player_of, program, heard, qtbot):
    player = player_of(program("slow", "exec sleep 60"))
    player.play(Sound.ROLL)
    qtbot.waitUntil(lambda: len(lines(heard)) == 1)
    assert len(player.running) == 1
    player.close()
    assert len(player.running) == 0


def test_of_too_many_at_once_the_latest_are_left_out(player_of, program):
    player = player_of(program("slow", "exec sleep 60"))
    for _ in range(20):
        player.play(Sound.KEEP)
    assert len(player.running) == other_programs.AT_ONCE


def test_disabled_nothing_is_played(player_of, program, heard, qtbot):
    player = player_of(program("player"), enabled=False)
    player.play(Sound.ROLL)
    assert len(player.running) == 0
    player.set_enabled(True)
    player.play(Sound.SCORE)
    qtbot.waitUntil(lambda: not player.running)
    player.set_enabled(False)
    player.play(Sound.KEEP)
    assert len(player.running) == 0
    assert [path.stem for _, path in lines(heard)] == ["score"]


@pytest.mark.parametrize("then", ["exit 1", "kill -9 $$"], ids=["fails", "crashes"])
def test_a_player_that_fails_makes_room_for_the_next(player_of, program, heard, qtbot, then):
    player = player_of(program("bad", then), program("good"))
    player.play(Sound.ROLL)
    qtbot.waitUntil(lambda: not player.running)
    assert player.is_available
    player.play(Sound.SCORE)
    qtbot.waitUntil(lambda: not player.running)
    assert [(who, path.stem) for who, path in lines(heard)] == [("bad", "roll"), ("good", "score")]


def test_a_player_that_never_ends_is_ended(player_of, program, qtbot, monkeypatch):
    monkeypatch.setattr(other_programs, "_PATIENCE", 20)
    player = player_of(program("waiting", "exec sleep 60"))
    with qtbot.waitSignal(player.unavailable):
        player.play(Sound.ROLL)
    assert len(player.running) == 0


@pytest.mark.parametrize("missing", [("/no/such/player",), (__file__,)], ids=["missing", "no program"])
def test_without_a_player_that_works_it_is_silent_and_says_so_once(player_of, qtbot, missing):
    player = player_of(missing)
    told = []
    player.unavailable.connect(lambda: told.append(True))
    for _ in range(3):
        player.play(Sound.ROLL)
    qtbot.waitUntil(lambda: not player.is_available)
    player.play(Sound.ROLL)
    assert len(player.running) == 0
    assert told == [True]


def test_enabling_tries_again_what_had_failed(player_of, program, qtbot):
    bad = program("bad", "exit 1")
    player = player_of(bad)
    player.play(Sound.ROLL)
    qtbot.waitUntil(lambda: not player.is_available)
    player.set_enabled(True)
    assert player.is_available


def test_an_installation_without_sounds_is_silent(player_of, program, monkeypatch):
    def lacks(name):
        raise FileNotFoundError(name)

    player = player_of(program("player"))
    monkeypatch.setattr(other_programs, "asset", lacks)
    player.play(Sound.ROLL)
    assert len(player.running) == 0


def test_offscreen_nothing_can_be_heard(qapp, monkeypatch):
    monkeypatch.setattr(other_programs.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(other_programs.sys, "platform", "linux")
    assert find_players() == []
    assert not SoundPlayer(True).is_available
    monkeypatch.setattr(other_programs.QGuiApplication, "platformName", lambda: "xcb")
    assert [command[0] for command in find_players()] == ["paplay", "pw-play", "aplay"]
    assert SoundPlayer(True).is_available


def test_a_system_whose_players_are_not_known_is_silent(qapp, monkeypatch):
    monkeypatch.setattr(other_programs.QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(other_programs.sys, "platform", "plan9")
    assert find_players() == []
    SoundPlayer(True).play(Sound.ROLL)
