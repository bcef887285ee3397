# SPDX-License-Identifier: MIT
"""What several processes of the tests need, one of them makes: the others wait for it, and find it in the cache."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import time
from pathlib import Path

from patience import LOOK, Patience, working_elsewhere

try:
    import fcntl
except ImportError:  # a system without such locks: everybody makes everything
    fcntl = None

_MOST_KEPT = 3


def take(folder, name):
    """Return an open lock of that name, once nobody else has it: to be closed. None where there are no locks.

    Who has it may have been stopped, or have failed: if he does nothing any more the lock is returned all the same.
    """
    if fcntl is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    lock = os.open(Path(folder) / hashlib.sha256(name.encode()).hexdigest()[:24], os.O_CREAT | os.O_RDWR | os.O_CLOEXEC)
    with working_elsewhere(lambda: _owner(lock)):
        patience = Patience()
        while not patience.is_over():
            with contextlib.suppress(OSError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                os.pwrite(lock, f"{os.getpid():<10}".encode(), 0)
                break
            time.sleep(LOOK)
    return lock


def _owner(lock):
    """Return the number of the process that has a lock; 0 if it is this one."""
    number = 0
    with contextlib.suppress(OSError):  # it has just been closed
        number = int(os.pread(lock, 10, 0) or 0)
    return 0 if number == os.getpid() else number


def give(lock):
    """Let others have the lock."""
    if lock is not None:
        os.close(lock)


@contextlib.contextmanager
def alone(folder, name):
    """Be the only process that makes what has that name."""
    lock = take(folder, name)
    try:
        yield
    finally:
        give(lock)


def keep_code(root):
    """Have compiled code kept below `root` from one run of the tests to the next, as far as that is possible here."""
    from engine.runtime import files

    with contextlib.suppress(OSError):
        folder = kept_folder(root, files.engine_fingerprint())
        if folder is not None:
            (folder / "compiled").mkdir(exist_ok=True)
            files.engine_cache().mkdir(parents=True)
            files.compiled_folder().symlink_to(folder / "compiled", target_is_directory=True)


def kept_folder(root, name):
    """Return the folder `name` below `root`, in use until this process ends; None where there are no locks.

    Of others there only the last ones used stay, and those in use.

    Raises:
        OSError: if it cannot be made.
    """
    folder = Path(root) / name
    while fcntl is not None:
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):  # somebody cleared it away before it was locked
            lock = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
            fcntl.flock(lock, fcntl.LOCK_SH)
            if os.path.samestat(os.fstat(lock), folder.stat()):
                os.utime(folder)
                _remove_older(folder)
                return folder
    return None


def _remove_older(folder):
    """Remove what is beside a folder but for the last ones used, and what is in use."""
    with contextlib.suppress(OSError):
        others = [path for path in folder.parent.iterdir() if path != folder]
        for old in sorted(others, key=lambda path: path.stat().st_mtime)[: 1 - _MOST_KEPT]:
            lock = os.open(old, os.O_RDONLY | os.O_CLOEXEC)
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(old, ignore_errors=True)
            give(lock)


def compile_once(kernel_cache, cache, locks):
    """Have each kernel that is kept in the folder `cache` compiled by one process.

    `kernel_cache` is the class that keeps it.

    The lock is held from a look that finds nothing until what was compiled is saved, the process looks again, or
    what is returned is called: a test that ends before keeps nobody waiting.
    """
    load, save, held = kernel_cache.load, kernel_cache.save, {}

    def load_or_wait(self, path):
        found = load(self, path)
        if found is not None or not path.is_relative_to(cache):
            return found
        give(held.pop(path, None))
        held[path] = take(locks, path.name)
        found = load(self, path)
        if found is not None:
            give(held.pop(path, None))
        return found

    def save_and_give(self, path, body):
        try:
            save(self, path, body)
        finally:
            give(held.pop(path, None))

    kernel_cache.load, kernel_cache.save = load_or_wait, save_and_give

    def give_all():
        while held:
            give(held.popitem()[1])

    return give_all
