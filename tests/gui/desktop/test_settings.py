# SPDX-License-Identifier: MIT
"""The window remembers size, mode and appearance; damaged settings count as absent."""

from __future__ import annotations

import pytest
from gui_driver import SETTINGS_FILE, end

from engine import files
from engine.analysis.verdicts import Verdict, least_lost
from yahtzee_gui.desktop.preferences import WARN_CHOICES, Appearance, CoachMode, Rival
from yahtzee_gui.desktop.settings import Settings
from yahtzee_gui.wording.pages import settings_page


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def path(home):
    home.mkdir()
    return home / SETTINGS_FILE


def reopened(path):
    """Return the settings as another process would read them."""
    return Settings(path.rename(path.with_name("read-again.ini")))


def test_size_and_place_are_remembered(open_session, home):
    """The offscreen screen is narrower than the window may be, so Qt pulls it to the left; the rest stays."""
    first = open_session(home)
    first.window.setGeometry(37, 53, 1111, 707)
    end(first)
    geometry = open_session(home).window.geometry()
    assert (geometry.y(), geometry.height()) == (53, 707)


def test_games_that_were_left_are_remembered_the_newest_last_and_not_for_ever(path):
    settings = Settings(path)
    for number in range(400):
        settings.add_left_seed(f"left {number}")
    settings.add_left_seed("left 200")
    settings.sync()
    seeds = reopened(path).left_seeds
    assert seeds[-2:] == ("left 399", "left 200")
    assert len(seeds) == len(set(seeds)) == 300


def test_the_mode_is_remembered(open_player, home):
    first = open_player(home)
    first.press("c")
    end(first.session)
    assert open_player(home).controller.mode is CoachMode.OFF


def test_the_appearance_is_remembered_and_shown(open_session, home):
    first = open_session(home)
    light = first.window.palette().window().color()
    first.window.set_appearance(Appearance.DARK)
    end(first)
    again = open_session(home)
    assert again.window.palette().window().color().lightness() < 80 < light.lightness()
    again.window.set_appearance(Appearance.LIGHT)
    assert again.window.palette().window().color() == light


def test_everything_comes_back_from_the_file(path):
    settings = Settings(path)
    settings.coach_mode, settings.appearance, settings.welcomed = CoachMode.OFF, Appearance.DARK, True
    settings.sync()
    again = reopened(path)
    assert (again.coach_mode, again.appearance, again.welcomed) == (CoachMode.OFF, Appearance.DARK, True)


def test_a_fresh_home_has_the_defaults(path):
    settings = Settings(path)
    assert (settings.coach_mode, settings.appearance) == (CoachMode.LIVE, Appearance.SYSTEM)
    assert settings.geometry is None
    assert not settings.welcomed


@pytest.mark.parametrize("written", ["maybe", "", "1"])
def test_celebrations_come_back_and_are_on_where_the_value_is_damaged(path, written):
    settings = Settings(path)
    assert settings.celebrates
    settings.celebrates = False
    settings.sync()
    assert not reopened(path).celebrates
    path.write_text(f"[play]\ncelebrate-moments={written}\n", encoding="utf-8")
    damaged = Settings(path)
    assert damaged.celebrates
    assert damaged.damaged == {"play/celebrate-moments"}


@pytest.mark.parametrize("verdict", WARN_CHOICES)
def test_the_verdict_to_warn_from_comes_back(path, verdict):
    settings = Settings(path)
    assert settings.warns_from is Verdict.MISTAKE
    settings.warns_from = verdict
    settings.sync()
    again = reopened(path)
    assert (again.warns_from, again.damaged) == (verdict, set())


@pytest.mark.parametrize(
    ("written", "verdict"), [("0.25", Verdict.INACCURACY), ("1.0", Verdict.MISTAKE), ("5.0", Verdict.BLUNDER)]
)
def test_points_to_warn_from_as_older_versions_wrote_them_mean_the_same(path, written, verdict):
    path.write_text(f"[coach]\nwarn-from={written}\n")
    settings = Settings(path)
    assert (settings.warns_from, settings.damaged) == (verdict, set())
    assert least_lost(verdict) == float(written)


@pytest.mark.parametrize("written", ["best", "close", "2", "0.5", "worst"])
def test_nothing_else_is_taken_for_a_verdict_to_warn_from(path, written):
    path.write_text(f"[coach]\nwarn-from={written}\n")
    settings = Settings(path)
    assert (settings.warns_from, settings.damaged) == (Verdict.MISTAKE, {"coach/warn-from"})


@pytest.mark.parametrize("rival", Rival)
def test_whom_to_race_comes_back(path, rival):
    settings = Settings(path)
    assert settings.rival is Rival.NOBODY
    settings.rival = rival
    settings.sync()
    again = reopened(path)
    assert (again.rival, again.damaged) == (rival, set())


def test_a_rival_that_there_is_not_is_nobody_and_told(open_session, home, path):
    path.write_bytes(b"[play]\nrival=chuck\n[window]\nwelcomed=yes\n")
    session = open_session(home)
    assert session.race.rival is Rival.NOBODY
    assert session.window.banner.text == settings_page.damaged_settings({"play/rival"})
    assert "play/" not in session.window.banner.text, "it is told by name"


GARBAGE = {
    "bytes": b"\x00\xff\xfe\x9c not settings at all \x01",
    "values": b"[coach]\nmode=banana\n[window]\nappearance=7\ngeometry=@ByteArray(nonsense)\nwelcomed=maybe\n",
    "lists": b"[coach]\nmode=off, live\n[window]\nappearance=light, dark\ngeometry=1, 2\nwelcomed=yes, yes\n",
    "empty": b"[coach]\nmode=\n[window]\nappearance=\ngeometry=\nwelcomed=\n",
    "huge": b"[coach]\nmode=" + b"x" * 1_000_000,
}


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage_counts_as_absent(open_session, home, path, content):
    path.write_bytes(content)
    session = open_session(home, welcomed=False)
    assert session.controller.mode is CoachMode.LIVE
    assert session.window.dialogs.first_run is not None
    assert session.window.width() >= 1000
    session.window.dialogs.first_run.accept()
    end(session)
    assert Settings(path).coach_mode is CoachMode.LIVE
    assert Settings(path).welcomed


def test_a_mode_of_another_version_is_replaced_by_live_and_told(open_session, home, path):
    path.write_bytes(b"[coach]\nmode=oracle\n[window]\nwelcomed=yes\n")
    session = open_session(home)
    assert session.controller.mode is CoachMode.LIVE
    assert session.window.banner.text == settings_page.damaged_settings({"coach/mode"})


def test_settings_are_kept_in_the_users_config_folder(session_home):
    settings = Settings()
    settings.welcomed = False
    settings.sync()
    kept = session_home / ".config" / files.APP_FOLDER / SETTINGS_FILE
    assert "welcomed=no" in kept.read_text()
    kept.unlink()
