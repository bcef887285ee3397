# SPDX-License-Identifier: MIT
"""What the window's tests share: sessions in folders of their own, and no thread or Qt warning left behind."""

from __future__ import annotations

import gc
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from gui_driver import (
    Player,
    QuickBot,
    SlowLibrary,
    activate,
    end,
    forget_window,
    layout_items,
    prepare_home,
    qt_objects,
)
from patience import FOREVER, NothingHappens, until
from PySide6.QtWidgets import QApplication

from engine.rules.scoring import DEFAULT_RULES, RULE_SETS
from engine.solving import library
from yahtzee_gui import app
from yahtzee_gui.app import Session, make_application
from yahtzee_gui.desktop import other_programs
from yahtzee_gui.kit import input
from yahtzee_gui.theme import fonts
from yahtzee_gui.theme.colors import LIGHT, wear
from yahtzee_gui.work import Engine

_HERE = Path(__file__).parent
# The offscreen platform has no window manager to ask for sizes or for a window to come up; nothing of ours is wrong.
_HARMLESS = ("This plugin does not support (propagateSizeHints|raise)",)
_MOST_LEFT = 3_000  # objects of closed windows, each of which leaves some sixty
_settled = [0]


def pytest_collection_modifyitems(items):
    """Let every warning of Qt fail the test in which it comes."""
    for item in items:
        if _HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore(*_HARMLESS, extend=True))


@pytest.fixture(scope="session", autouse=True)
def qapp():
    """The application as the program makes it, in the place of pytest-qt's own: its language writes dates, too."""
    return QApplication.instance() or make_application("en")  # the tests of the structure may have made it


@pytest.fixture(scope="session", autouse=True)
def _the_engine_begins_at_once():
    """Give the window no head start before the engine: that it is painted sooner is a matter of the benchmarks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "_HEAD_START", 0)
        yield


@pytest.fixture(scope="session", autouse=True)
def _nobody_is_too_quick():
    """Have positions answered at once; a test of the first moment gives it its length again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(input, "FIRST_MOMENT", 0.0)
        yield


@pytest.fixture(autouse=True)
def _light():
    """Begin with the light theme, whatever the test before has worn."""
    wear(LIGHT)


@pytest.fixture(scope="session")
def _changed_fonts():
    """Return the fonts that all callers share and one has changed, as they were when they were asked for again."""
    made, shared, changed = fonts.font, {}, []

    def font(*asked, **more):
        given = made(*asked, **more)
        looks = given.pixelSize(), given.weight(), given.strikeOut(), given.underline()
        if shared.setdefault(id(given), looks) != looks:
            changed.append((asked, more, looks))
        return given

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "font", font)
        yield changed


@pytest.fixture(autouse=True)
def _nobody_changes_a_shared_font(_changed_fonts):
    """A figure that was struck out once had every figure of the window struck out."""
    yield
    changed, _changed_fonts[:] = list(_changed_fonts), []
    assert changed == []


@pytest.fixture(scope="session", autouse=True)
def _the_window_never_gives_up():
    """However busy the machine is, nothing is shown or done without because it came late; a test of that says when."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in ((other_programs, "_PATIENCE"), (other_programs, "_PATIENCE")):
            patch.setattr(module, name, FOREVER)
        yield


@pytest.fixture
def qtbot(qapp, request):
    """The robot at mouse and keyboard, in the place of pytest-qt's own."""
    return QuickBot(request)


@pytest.fixture(autouse=True)
def _no_layout_is_asked_for_its_items():
    """Look through all that Python has of Qt, and collect closed windows before that takes longer than the tests."""
    yield
    found = qt_objects()
    assert layout_items(found) == []
    if len(found) > _settled[0] + _MOST_LEFT:
        del found
        gc.unfreeze()  # the window freezes what there is whenever it has compiled, closed ones too
        gc.collect()
        _settled[0] = len(qt_objects())


@pytest.fixture(autouse=True)
def _no_thread_outlives_the_test():
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before]
    with suppress(NothingHappens):
        until(lambda: not any(thread.is_alive() for thread in left))
    assert not [thread for thread in left if thread.is_alive()], f"still running: {left}"


@pytest.fixture
def engine(qapp):
    """A queue for services of their own, without a window."""
    queue = Engine()
    yield queue
    queue.close()
    queue.join()


@pytest.fixture
def is_painted():
    """Whether the main window is painted: where a test is about the course of a game, that would be a fifth of it."""
    return False


@pytest.fixture
def open_session(qtbot, tmp_path, delivery_of, is_painted):
    """Return a function that opens a session; sessions without a folder of their own share one."""
    opened = []

    def open_one(folder=None, *, game=None, mode=None, welcomed=True, table=True):
        if table:
            delivery_of(DEFAULT_RULES)  # so that the session finds it in the cache
        home = folder or tmp_path / "home"
        prepare_home(home, game=game, mode=mode, welcomed=welcomed)
        session = Session(home)
        opened.append(session)
        session.open()
        activate(qtbot, session.window)
        session.window.setUpdatesEnabled(is_painted)
        qtbot.waitUntil(lambda: session.controller.game is not None)
        return session

    yield open_one
    for session in opened:
        end(session)
        forget_window(session)


@pytest.fixture
def session(open_session):
    """A session that has begun a game in an empty folder, its coach on."""
    return open_session()


@pytest.fixture
def open_player(open_session, qtbot):
    """Return a function that opens a session and returns who plays in it, once the coach is ready."""

    def open_one(folder=None, **options):
        player = Player(open_session(folder, **options), qtbot)
        player.wait_for_table()
        player.settle()
        return player

    return open_one


@pytest.fixture
def player(open_player):
    """Someone in front of a window whose coach is ready."""
    return open_player()


@pytest.fixture
def slow_library(open_session, delivery_of, monkeypatch):
    """A library whose every step waits for the test. It lets everything go before the sessions end."""
    rule_sets = (DEFAULT_RULES, RULE_SETS["forced-joker"])
    # What the library tells besides, such as code that two processes compiled at once, is not what these are about.
    plain = {rules: replace(delivery_of(rules), rebuilt=None, unsaved=None, recompiled=False) for rules in rule_sets}
    slow = SlowLibrary(plain)
    monkeypatch.setattr(library, "obtain", slow.obtain)
    yield slow
    slow.let(1000)
