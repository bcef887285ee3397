# SPDX-License-Identifier: MIT
"""The window remembers size, mode and appearance; damaged settings count as absent."""

from __future__ import annotations

import os
import stat

import pytest
from gui_driver import SETTINGS_FILE, end
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from engine.analysis.verdicts import Verdict, least_lost
from engine.runtime import files
from yahtzee_gui.desktop import ini
from yahtzee_gui.desktop.preferences import LONGEST_SEED, WARN_CHOICES, Appearance, CoachMode
from yahtzee_gui.library.files import FileThread
from yahtzee_gui.menu_words import Page
from yahtzee_gui.settings import words as settings_words
from yahtzee_gui.settings.settings import (
    LARGEST,
    LONGEST_TEXT,
    KeptPosition,
    Setting,
    Settings,
    SettingsKeeper,
    as_text,
    keeping,
    kept_from,
)


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
    first.window.settings.appearance = Appearance.DARK
    end(first)
    again = open_session(home)
    assert again.window.palette().window().color().lightness() < 80 < light.lightness()
    again.window.settings.appearance = Appearance.LIGHT
    assert again.window.palette().window().color() == light


def test_everything_comes_back_from_the_file(path):
    settings = Settings(path)
    settings.coach_mode, settings.appearance, settings.welcomed = CoachMode.OFF, Appearance.DARK, True
    settings.sync()
    again = reopened(path)
    assert (again.coach_mode, again.appearance, again.welcomed) == (CoachMode.OFF, Appearance.DARK, True)


def test_every_setting_of_the_page_can_be_written_and_comes_back(path):
    settings, told = Settings(path), []
    settings.changed.connect(told.append)
    others = {}
    for name, row in Settings.rows():
        value = getattr(settings, name)
        others[name] = not value if row.choices is None else list(row.choices())[-1]
        setattr(settings, name, others[name])
        setattr(settings, name, others[name])
    assert told == list(others), "each is told once"
    settings.sync()
    again = reopened(path)
    assert {name: getattr(again, name) for name in others} == others
    assert not again.damaged


def test_a_fresh_home_has_the_defaults(path):
    settings = Settings(path)
    assert (settings.coach_mode, settings.appearance) == (CoachMode.AFTER, Appearance.SYSTEM)
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


GARBAGE = {
    "bytes": b"\x00\xff\xfe\x9c not settings at all \x01",
    "values": b"[coach]\nmode=banana\n[window]\nappearance=7\ngeometry=@ByteArray(nonsense)\nwelcomed=maybe\n",
    "lists": b"[coach]\nmode=off, live\n[window]\nappearance=light, dark\ngeometry=1, 2\nwelcomed=yes, yes\n",
    "empty": b"[coach]\nmode=\n[window]\nappearance=\ngeometry=\nwelcomed=\n",
    "huge": b"[coach]\nmode=" + b"x" * 1_000_000,
}


NO_SETTINGS = {
    "bytes": GARBAGE["bytes"],
    "too long": b"[coach]\nmode=" + b"x" * 1_000_001,
    "a text": "Notizen für morgen:\nmode=off\n".encode(),
    "no utf-8": b"[coach]\nmode=off\n[play]\nsound=\xe9\xff\n",
    "half a line": b"[coach]\nmode=off\n[play]\nsou",
    "a name twice": b"[coach]\nmode=live\nmode=off\n",
}


@pytest.mark.parametrize("content", NO_SETTINGS.values(), ids=NO_SETTINGS.keys())
def test_a_file_that_is_not_wholly_settings_is_put_aside_and_said(open_session, home, path, content):
    path.write_bytes(content)
    session = open_session(home)
    aside = home / "damaged-settings-1.ini"
    banner = session.window.banner
    assert banner.text == settings_words.settings_put_aside(str(aside))
    assert banner.label.height() >= banner.label.heightForWidth(banner.label.width()), "told before the window is shown"
    assert aside.read_bytes() == content
    end(session)
    assert b"[coach]" in path.read_bytes()
    assert Settings(path).aside is None


def test_what_can_be_read_of_damaged_settings_holds(path):
    path.write_bytes(NO_SETTINGS["half a line"])
    settings = Settings(path)
    assert settings.coach_mode is CoachMode.OFF
    assert settings.aside == path.with_name("damaged-settings-1.ini")
    assert not path.exists()


def test_what_can_be_read_of_damaged_settings_is_there_at_the_next_start_even_if_nothing_is_changed(path):
    path.write_bytes(NO_SETTINGS["half a line"])
    thread = FileThread("files")
    SettingsKeeper(Settings(path), thread)
    thread.close()
    thread.join()
    assert reopened(path).coach_mode is CoachMode.OFF


KEPT = KeptPosition("one"), KeptPosition("another", "at home")


@pytest.mark.parametrize(
    ("written", "readable"),
    [
        (ini.encoded(as_text(KEPT)[:-1]), ()),
        (ini.encoded('[["one", ""], ["another", 1]]'), KEPT[:1]),
        (ini.encoded(as_text(KEPT))[:-1], ()),
    ],
    ids=["no JSON", "no note", "no end"],
)
def test_positions_that_cannot_be_read_are_not_written_over(path, written, readable):
    path.write_text(f"[set-up]\npositions={written}\n")
    content, settings = path.read_bytes(), Settings(path)
    settings.positions = as_text(keeping(kept_from(settings.positions), "new", ""))
    settings.sync()
    assert settings.aside.read_bytes() == content
    again = Settings(path)
    assert (again.aside, kept_from(again.positions)) == (None, (KeptPosition("new"), *readable))


def test_a_text_that_cannot_be_understood_is_told(path):
    path.write_bytes(b'[play]\ntable="open\n')
    settings = Settings(path)
    assert (settings.table, settings.damaged) == ("", {"play/table"})


def test_what_another_version_or_program_wrote_stays(path):
    path.write_bytes(b'[coach]\nmode=off\n\n[future]\nwing="a, b"\nlist=1, 2\n')
    settings = Settings(path)
    settings.sound = True
    settings.sync()
    text = path.read_text()
    assert 'wing="a, b"' in text
    assert "list=1, 2" in text
    assert not settings.damaged


def test_settings_are_neither_read_nor_written_through_a_link(open_session, home, path):
    canary = home.parent / "canary.txt"
    canary.write_bytes(b"[coach]\nmode=off\n")
    path.symlink_to(canary)
    session = open_session(home)
    assert session.controller.mode is CoachMode.AFTER
    assert session.window.banner.text == settings_words.settings_put_aside(str(home / "damaged-settings-1.ini"))
    session.window.settings.appearance = Appearance.DARK
    end(session)
    assert canary.read_bytes() == b"[coach]\nmode=off\n"
    assert not path.is_symlink()
    assert Settings(path).appearance is Appearance.DARK


def test_a_link_to_nothing_makes_nothing_there(path):
    path.symlink_to(path.with_name("nothing"))
    settings = Settings(path)
    assert settings.aside == path.with_name("damaged-settings-1.ini")
    settings.sync()
    assert not path.with_name("nothing").exists()


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


def huge(path):
    with open(path, "wb") as file:
        file.truncate(2**40)


@pytest.mark.parametrize("make", [pipe, folder, huge])
def test_what_is_no_file_is_put_aside_before_it_is_opened(path, make):
    make(path)
    settings = Settings(path)
    assert settings.aside is not None
    settings.sync()
    assert Settings(path).aside is None


def test_settings_are_for_their_owner_alone_and_leave_nothing_behind(path):
    settings = Settings(path)
    settings.sound = True
    settings.sync()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]


def test_every_change_is_written_at_once_and_not_by_the_window(open_session, home, path):
    session = open_session(home)
    session.window.settings.appearance = Appearance.DARK
    session.services.thread.close()
    session.services.thread.join()
    assert Settings(path.rename(path.with_name("as it is now"))).appearance is Appearance.DARK


def test_settings_that_cannot_be_written_are_told_once(qtbot, tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be")
    settings = Settings(tmp_path / "home" / SETTINGS_FILE)
    assert settings.aside is None
    thread, told = FileThread("files"), []
    keeper = SettingsKeeper(settings, thread)
    keeper.failed.connect(told.append)
    settings.sound = True
    settings.sound = False
    thread.close()
    thread.join()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["File exists"] or told == ["Not a directory"]


def test_settings_that_can_be_neither_read_nor_moved_are_left_alone(open_session, home, path, monkeypatch):
    path.write_bytes(NO_SETTINGS["bytes"])

    def refuse(*_):
        raise OSError(13, "Permission denied")

    monkeypatch.setattr("yahtzee_gui.desktop.own_files.os.rename", refuse)
    session = open_session(home)
    assert session.window.banner.text == settings_words.settings_blocked(str(path))
    session.window.settings.appearance = Appearance.DARK
    end(session)
    assert path.read_bytes() == NO_SETTINGS["bytes"]


@given(st.binary(max_size=300) | st.text().map(str.encode))
@hypothesis_settings(max_examples=int(os.environ.get("YAHTZEE_FUZZ", "60")))
def test_no_file_keeps_the_program_from_starting_and_none_is_lost(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("anything") / SETTINGS_FILE
    path.write_bytes(content)
    settings = Settings(path)
    for name, member in vars(Settings).items():
        if isinstance(member, Setting | property):
            getattr(settings, name)
    settings.welcomed = True
    settings.sync()
    assert Settings(path).welcomed
    if settings.aside is not None:
        assert settings.aside.read_bytes() == content


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage_counts_as_absent(open_session, home, path, content):
    path.write_bytes(content)
    session = open_session(home, welcomed=False)
    assert session.controller.mode is CoachMode.AFTER
    assert session.window.dialogs.get(Page.WELCOME) is not None
    assert session.window.width() >= 1000
    session.window.dialogs.get(Page.WELCOME).accept()
    end(session)
    assert Settings(path).coach_mode is CoachMode.AFTER
    assert Settings(path).welcomed


def test_a_mode_of_another_version_is_replaced_by_after_and_told(open_session, home, path):
    path.write_bytes(b"[coach]\nmode=oracle\n[window]\nwelcomed=yes\n")
    session = open_session(home)
    assert session.controller.mode is CoachMode.AFTER
    assert session.window.banner.text == settings_words.damaged_settings({"Coach"})


def test_settings_are_kept_in_the_users_config_folder(session_home):
    settings = Settings()
    settings.welcomed = False
    settings.sync()
    kept = session_home / ".config" / files.APP_FOLDER / SETTINGS_FILE
    assert "welcomed=no" in kept.read_text()
    kept.unlink()


def test_settings_that_could_not_be_read_back_are_not_written_and_that_is_told(open_session, home, path, qtbot):
    path.write_bytes(b"[window]\nlanguage=de\n")
    session = open_session(home)
    session.services.settings.positions = "x" * LARGEST
    banner = session.window.banner
    qtbot.waitUntil(lambda: f"{LARGEST:,} bytes" in banner.text)
    end(session)
    found = Settings(path)
    assert found.aside is None
    assert found.language == "de"


def test_the_longest_seeds_leave_room_for_everything_else(path):
    settings = Settings(path)
    seeds = [f"{number:03}".ljust(LONGEST_SEED, "\x80") for number in range(302)]
    settings.write("left_seeds", "play/left-seeds", "\n".join(seeds[:299]))  # as if left one by one, in one write
    for seed in seeds[299:]:
        settings.add_left_seed(seed)
    assert settings.left_seeds == tuple(seeds[-300:])
    settings.positions = "\\" * LONGEST_TEXT
    assert len(settings.left_seeds) == 300
    before = settings.content
    assert len(before) < LARGEST
    settings.add_left_seed("x" * (LONGEST_SEED + 1))
    assert settings.content == before
