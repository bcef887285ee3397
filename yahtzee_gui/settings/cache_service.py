# SPDX-License-Identifier: MIT
"""The cache service measures and clears what the engine keeps on disk and can build again, on a worker thread."""

from __future__ import annotations

from PySide6.QtCore import Signal

from engine.runtime import files
from yahtzee_gui.services.jobs import WorkerService


class CacheService(WorkerService):
    """Looks after the engine's caches for the settings dialog.

    Signals:
        measured: how many bytes they hold.
        cleared: nothing of them is left.
        failed: why something of them could not be removed. `measured` follows, as after `cleared`.
    """

    measured = Signal(object)  # Qt's own int ends at two gigabytes
    cleared = Signal()
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__("cache")

    def measure(self) -> None:
        """Find out how large the caches are; ends in `measured`."""
        self._worker.submit(self._measure)

    def clear(self) -> None:
        """Remove the caches; ends in `cleared` or `failed`, and `measured`."""
        self._worker.submit(self._clear)

    # ---- run on the worker ----

    def _measure(self) -> None:
        self.measured.emit(files.cache_size())

    def _clear(self) -> None:
        try:
            files.clear_caches()
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
        else:
            self.cleared.emit()
        self._measure()
