# SPDX-License-Identifier: MIT
"""The cache is measured and cleared on a thread of its own, and what happened is told on the window's."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject, QThread, Slot

from engine.runtime import files
from yahtzee_gui.settings.cache_service import CacheService


class Listener(QObject):
    """Notes what the service tells, and on which thread."""

    def __init__(self, service):
        super().__init__()
        self.told, self.threads = [], []
        service.measured.connect(self.hear_size)
        service.cleared.connect(self.hear_cleared)
        service.failed.connect(self.hear_failure)

    def _note(self, *words):
        self.told.append(words)
        self.threads.append(QThread.currentThread())

    @Slot(object)
    def hear_size(self, size):
        self._note("measured", size)

    @Slot()
    def hear_cleared(self):
        self._note("cleared")

    @Slot(str)
    def hear_failure(self, reason):
        self._note("failed", reason)


@pytest.fixture
def service(qapp, empty_cache):
    service = CacheService()
    yield service
    service.close()
    service.join()


@pytest.fixture
def listener(service):
    return Listener(service)


@pytest.fixture
def cache(empty_cache):
    """The folder of this engine, with a hundred bytes."""
    folder = files.engine_cache()
    folder.mkdir(parents=True)
    (folder / "table.bin").write_bytes(b"x" * 100)
    return folder


def test_it_measures(service, listener, cache, qtbot):
    service.measure()
    qtbot.waitUntil(lambda: listener.told == [("measured")])


def test_it_clears_and_measures_again(service, listener, cache, qtbot):
    service.clear()
    qtbot.waitUntil(lambda: len(listener.told) == 2)
    assert listener.told == [("cleared",), ("measured", 0)]
    assert not cache.exists()


def test_without_a_cache_it_measures_nothing_and_clears_nothing(service, listener, empty_cache, qtbot):
    service.measure()
    service.clear()
    qtbot.waitUntil(lambda: len(listener.told) == 3)
    assert listener.told == [("measured", 0), ("cleared",), ("measured", 0)]
    assert not empty_cache.exists()


def test_a_failure_is_told_with_its_reason_and_what_is_left(service, listener, cache, qtbot, monkeypatch):
    def refuse():
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(files, "clear_caches", refuse)
    service.clear()
    qtbot.waitUntil(lambda: len(listener.told) == 2)
    assert listener.told == [("failed", "Read-only file system"), ("measured", 100)]


def test_more_than_two_gigabytes_arrive_whole(service, listener, qtbot, monkeypatch):
    monkeypatch.setattr(files, "cache_size", lambda: 5_000_000_000)
    service.measure()
    qtbot.waitUntil(lambda: listener.told == [("measured")])


def test_files_are_touched_on_the_worker_and_news_come_on_the_windows_thread(
    service, listener, cache, qtbot, monkeypatch
):
    looked, size = [], files.cache_size

    def look():
        looked.append(threading.current_thread())
        return size()

    monkeypatch.setattr(files, "cache_size", look)
    service.measure()
    qtbot.waitUntil(lambda: bool(listener.told))
    assert looked != [threading.main_thread()]
    assert listener.threads == [listener.thread()]
