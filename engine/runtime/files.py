# SPDX-License-Identifier: MIT
"""Where the program keeps its files, and how it reads and writes them.

The command line and the window must find the same strategy table, so this one module finds folders for both. A file is
read only if it is an ordinary one of a size that was expected, and written to a temporary name, flushed, then renamed.
What is made from the engine is code, or as good as code: its folders are for their owner alone, and nothing is used
that another user could have put there.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import hashlib
import os
import re
import secrets
import shutil
import stat
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

import appdirs

from engine.runtime.errors import EngineError

try:
    import fcntl
except ImportError:  # a system whose open files cannot be removed, and need no lock
    fcntl = None  # type: ignore[assignment]

APP_FOLDER = "yahtzee-coach"
_STALE_SECONDS = 30 * 24 * 3600
_FINGERPRINT = re.compile(r"[0-9a-f]{16}")
_ENGINE_FOLDER = re.compile(r"engine-[0-9a-f]{16}")
_TEMPORARY = re.compile(r"\..+\.[0-9a-z_]{8}\.tmp")
_NOTE = ".elsewhere"  # what a note of a temporary file in another folder is named after
_LONGEST_PATH = 10_000
_NAME_ROOM = 60  # letters of a name that go into the temporary one, which must not be too long for the system either
_LARGEST_SOURCE = 10_000_000
_PRINTING = ("cli/", "lab/commands/")
CODE_SUFFIX = ".code"
ENGINE = Path(__file__).parents[1]
"""The folder of the package."""
FINGERPRINT = "fingerprint.txt"
"""The file in it that holds the engine's fingerprint where its sources do not come along."""


def cache_folder() -> Path:
    """Return the user's folder for what can be built again."""
    return _folder_of("XDG_CACHE_HOME", appdirs.user_cache_dir)


def data_folder() -> Path:
    """Return the user's folder for what must not be lost: games."""
    return _folder_of("XDG_DATA_HOME", appdirs.user_data_dir)


def config_folder() -> Path:
    """Return the user's folder for preferences."""
    return _folder_of("XDG_CONFIG_HOME", appdirs.user_config_dir)


def _folder_of(variable: str, find: Callable[..., str]) -> Path:
    """Return the folder of the program that appdirs finds.

    The standard that has the variables wants an empty one taken for unset and a relative one ignored; appdirs would
    take either for a folder below the one in which the program happens to be started. So it would a home.
    """
    for name in (variable, "HOME"):
        given = os.environ.get(name, "/")
        if not os.path.isabs(given):
            del os.environ[name]
            if given:
                _ignored[name] = given
    return Path(find(APP_FOLDER, appauthor=False))


_ignored: dict[str, str] = {}


def ignored_variables() -> dict[str, str]:
    """Return the variables of the environment that were to name folders but are relative paths, with what they said."""
    return dict(_ignored)


class FingerprintError(EngineError):
    """It cannot be told which engine this is; the text says so in one sentence."""


def engine_fingerprint() -> str:
    """Return the hash of this engine's sources as they were when this was asked first: what it made hangs on them.

    A bundle that comes without sources has it written into its folder when it is built (`FINGERPRINT`).

    Raises:
        FingerprintError: where there is neither; a hash of nothing would be the same for every engine.
    """
    with _fingerprint_lock:  # a second thread that asks meanwhile waits for what the first one finds
        return _fingerprint()


_fingerprint_lock = threading.Lock()


@lru_cache(maxsize=1)
def _fingerprint() -> str:
    found = fingerprint_of(ENGINE)
    if found is not None:
        return found
    with contextlib.suppress(OSError, UnicodeDecodeError):
        line = read_file(ENGINE / FINGERPRINT, 100).decode("ascii").removesuffix("\n")
        if _FINGERPRINT.fullmatch(line):
            return line
    raise FingerprintError(
        f"the engine in {ENGINE} has neither sources nor a file {FINGERPRINT}: "
        "nothing that was built before can be trusted to belong to it"
    )


def fingerprint_of(folder: Path) -> str | None:
    """Return the hash of the sources of the engine in `folder`, but for those that only print; None without any."""
    digest, has_sources = hashlib.sha256(), False
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    for name in names:
        if not name.startswith(_PRINTING):
            with contextlib.suppress(FileNotFoundError):  # a link that an editor leaves
                content = read_file(folder / name, _LARGEST_SOURCE)
                digest.update(f"{name}\0{len(content)}\0".encode() + content)
                has_sources = True
    return digest.hexdigest()[:16] if has_sources else None


def engine_cache() -> Path:
    """Return the folder for compiled kernels and strategy tables of exactly this engine.

    Where it belongs to another user it is left alone, and an empty one takes its place until this process ends.

    Raises:
        FingerprintError: as `engine_fingerprint` does.
    """
    folder = cache_folder() / f"engine-{engine_fingerprint()}"
    with _instead_lock:
        if folder not in _instead:
            if is_own(folder.parent) and is_own(folder):
                return folder
            _instead[folder] = Path(tempfile.mkdtemp(prefix=f"{APP_FOLDER}-"))
            atexit.register(shutil.rmtree, _instead[folder], ignore_errors=True)
        return _instead[folder]


_instead: dict[Path, Path] = {}
_instead_lock = threading.Lock()


def why_not_kept(path: Path) -> str | None:
    """Return why nothing stays that is written to `path` in the engine's folder; None where it does."""
    for folder, other in _instead.items():
        if path.is_relative_to(other):
            return f"{folder} belongs to another user"
    return None


def compiled_folder() -> Path:
    """Return where the compiled kernels of exactly this engine are kept."""
    return engine_cache() / "compiled"


def shipped_code() -> Path:
    """Return where a bundle has the kernels that were compiled when it was built; elsewhere there are none."""
    return ENGINE / "compiled"


def is_own(folder: Path) -> bool:
    """Return whether a folder is missing, or no other user can write there: our own is closed to others first.

    What others may have put there before is not read (`read_own_file`).
    """
    try:
        found = folder.stat()
    except OSError:  # missing, or nothing can be read there anyway
        return True
    if not _is_closed(found) and found.st_uid == os.geteuid():
        with contextlib.suppress(OSError):
            folder.chmod(0o700)
            found = folder.stat()
    return _is_closed(found)


def _is_closed(found: os.stat_result) -> bool:
    """Return whether only the user of this process and the administrator can write a file, or into a folder."""
    owners = _owners()
    return owners is None or (found.st_uid in owners and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH))


def _owners() -> frozenset[int] | None:
    """Return who may own what is loaded; None on a system that tells no owners by numbers."""
    return frozenset({os.geteuid(), 0}) if hasattr(os, "geteuid") else None


def has_compiled_code() -> bool:
    """Return whether there are compiled kernels, of this engine's own or as they came along."""
    return any(next(folder.glob(f"*{CODE_SUFFIX}"), None) for folder in (compiled_folder(), shipped_code()))


def make_folder(folder: Path) -> None:
    """Create a folder and those above it that are missing, for their owner alone.

    Raises:
        OSError: if that cannot be done.
    """
    if not folder.is_dir():
        if not folder.parent.exists():
            make_folder(folder.parent)
        folder.mkdir(0o700, exist_ok=True)


def make_writable(folder: Path) -> bool:
    """Create `folder` if it is missing and return whether files can be created in it."""
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


# ---- reading --------------------------------------------------------------------------------------------------------


class FileRefused(OSError):
    """Something that is not read for what it is; `strerror` says what that is."""


class FileTooLarge(FileRefused):
    """A file that is not read for its size."""


_KINDS = {
    stat.S_IFDIR: "it is a folder",
    stat.S_IFIFO: "it is a pipe, not a file",
    stat.S_IFSOCK: "it is a socket, not a file",
    stat.S_IFCHR: "it is a device, not a file",
    stat.S_IFBLK: "it is a device, not a file",
}
# Nothing to wait for where a pipe takes the place of a file between the look at it and its opening.
_OPENING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0)


def open_file(path: Path | str, most: int | None = None) -> BinaryIO:
    """Open an ordinary file to be read; a link is followed, and what it leads to is looked at.

    Args:
        most: how many bytes it may hold, if that is known.

    Raises:
        FileTooLarge: if it holds more.
        FileRefused: if it is a folder, a pipe, a socket or a device; it is not even opened then.
        OSError: if it cannot be opened.
    """
    _check(path, os.stat(path), most)
    file = open(path, "rb", opener=lambda name, flags: os.open(name, flags | _OPENING))  # noqa: SIM115
    try:
        _check(path, os.fstat(file.fileno()), most)
    except FileRefused:
        file.close()
        raise
    return file


def read_file(path: Path | str, most: int) -> bytes:
    """Return what an ordinary file of `most` bytes at the most holds.

    Raises:
        OSError: as `open_file` does, or if it cannot be read.
    """
    with open_file(path, most) as file:
        return _content(file, path, most)


def read_own_file(path: Path, most: int) -> bytes:
    """Return the same of a file that no other user can have written.

    Raises:
        FileRefused: if another user can.
        OSError: as `read_file` does.
    """
    with open_file(path, most) as file:
        if not _is_closed(os.fstat(file.fileno())):
            raise FileRefused(errno.EPERM, "another user could have written it", str(path))
        return _content(file, path, most)


def _content(file: BinaryIO, path: Path | str, most: int) -> bytes:
    content = file.read(most + 1)
    if len(content) > most:
        raise _too_large(path, most)
    return content


def _check(path: Path | str, found: os.stat_result, most: int | None) -> None:
    kind = stat.S_IFMT(found.st_mode)
    if kind != stat.S_IFREG:
        raise FileRefused(errno.EINVAL, _KINDS.get(kind, "it is no ordinary file"), str(path))
    if most is not None and found.st_size > most:
        raise _too_large(path, most)


def _too_large(path: Path | str, most: int) -> FileTooLarge:
    return FileTooLarge(errno.EFBIG, f"it holds more than {most:,} bytes", str(path))


# ---- writing --------------------------------------------------------------------------------------------------------

_unfinished: set[str] = set()


def write_atomically(
    path: Path, chunks: Iterable[bytes | memoryview], *, private: bool = True, noted_in: Path | None = None
) -> None:
    """Write `chunks` to `path` so that it holds either the old or the new content, whatever happens.

    A link in its place is replaced, what it leads to stays as it is.

    Args:
        chunks: what it is to hold.
        private: whether only its owner may read it, and use a folder that is made for it; else the system's usual mode
            (umask) decides.
        noted_in: for a file in a folder that is not the program's own, one that is: a note there lets
            `remove_left_overs` find the temporary file of a writer that was killed.

    Raises:
        OSError: if the folder or the file cannot be written; `path` is then as it was.
    """
    if private:
        make_folder(path.parent)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
    if noted_in is None:
        _write(path, chunks, 0o600 if private else 0o666)
        return
    note = None
    with contextlib.suppress(OSError):  # where no note can be taken the file can be written all the same
        make_folder(noted_in)
        note = _new_temporary(noted_in / _NOTE, 0o600)
        _unfinished.add(note[1])
    try:
        _write(path, chunks, 0o600 if private else 0o666, note)
    finally:
        if note is not None:
            os.close(note[0])
            _unfinished.discard(note[1])
            with contextlib.suppress(OSError):
                os.unlink(note[1])


def write_result(path: Path, chunks: Iterable[bytes | memoryview]) -> None:
    """Write what the engine has made to its folder, unless its sources were edited since the program was started.

    What is imported later may come from the new ones, and would be kept under the name of the old ones.

    Raises:
        OSError: then, or as `write_atomically` does.
    """
    if fingerprint_of(ENGINE) not in (None, engine_fingerprint()):
        raise OSError("the engine's sources have changed since the program was started")
    write_atomically(path, chunks)


def _write(path: Path, chunks: Iterable[bytes | memoryview], mode: int, note: tuple[int, str] | None = None) -> None:
    handle, name = _new_temporary(path, mode)
    _unfinished.add(name)
    try:
        if note is not None:
            with contextlib.suppress(OSError):
                os.write(note[0], os.fsencode(os.path.abspath(name)))
        with os.fdopen(handle, "wb") as file:
            for chunk in chunks:
                file.write(chunk)
            file.flush()
            os.fsync(file.fileno())
            if fcntl is not None:
                os.replace(name, path)  # while it is locked
        if fcntl is None:
            os.replace(name, path)  # where no open file can be renamed
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    finally:
        _unfinished.discard(name)


def _new_temporary(path: Path, mode: int) -> tuple[int, str]:
    """Create a file of its own beside `path` and lock it: an unlocked one is no longer being written."""
    while True:
        name = str(path.with_name(f".{path.name[:_NAME_ROOM]}.{secrets.token_hex(4)}.tmp"))
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | _OPENING | getattr(os, "O_BINARY", 0)
        try:
            handle = os.open(name, flags, mode)
        except FileExistsError:
            continue
        _lock(handle)
        if fcntl is None or os.fstat(handle).st_nlink:
            return handle, name
        os.close(handle)  # another process cleared it away before it was locked


def _lock(handle: int) -> bool:
    """Lock an open file and return whether that could be done."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (AttributeError, OSError):  # no such locks on this system, or in this folder
        return False
    return True


def drop_unfinished() -> None:
    """Remove the temporary files that this process is just writing: it is about to end at once."""
    for name in tuple(_unfinished):
        with contextlib.suppress(OSError):
            os.unlink(name)
    for folder in tuple(_instead.values()):
        shutil.rmtree(folder, ignore_errors=True)


def remove_left_overs(*folders: Path) -> None:
    """Remove the temporary files in `folders` whose writers were killed; those of writers at work are locked.

    Those in other folders go, too, of which there are notes here.
    """
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if _TEMPORARY.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                    _remove_if_left(entry.path, is_note=entry.name.startswith(f".{_NOTE}."))


def _remove_if_left(path: str, *, is_note: bool = False) -> None:
    with contextlib.suppress(OSError, ValueError):
        if fcntl is None:
            noted = Path(path).read_bytes() if is_note else b""
            os.unlink(path)  # fails while another process has it open
            _remove_noted(noted)
            return
        handle = os.open(path, os.O_RDWR | _OPENING)
        try:
            if _lock(handle):
                _remove_noted(os.read(handle, _LONGEST_PATH) if is_note else b"")
                os.unlink(path)
        finally:
            os.close(handle)


def _remove_noted(noted: bytes) -> None:
    """Remove the temporary file that a note tells of, if it is still one: nothing else is removed."""
    name = os.fsdecode(noted)
    with contextlib.suppress(OSError):
        if _TEMPORARY.fullmatch(os.path.basename(name)) and stat.S_ISREG(os.lstat(name).st_mode):
            _remove_if_left(name)


# ---- caches ---------------------------------------------------------------------------------------------------------


def keep_latest(folder: Path, pattern: str, most: int) -> None:
    """Remove of the files in a folder those that were used longest ago, beyond `most`: they can be built again."""
    with contextlib.suppress(OSError):  # another program may remove the same
        for path in sorted(folder.glob(pattern), key=lambda path: path.lstat().st_mtime)[:-most]:
            path.unlink()


def remove_stale_caches() -> None:
    """Remove the caches of other engine versions that were not used for a month."""
    limit = time.time() - _STALE_SECONDS
    with contextlib.suppress(OSError):
        for folder in engine_caches():
            if folder != engine_cache() and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)


def engine_caches() -> list[Path]:
    """Return the folders that this and other versions of the engine keep for what can be built again.

    Nothing else in the cache folder is the engine's: neither links nor what only looks like one of its folders.
    """
    found = (path for path in cache_folder().glob("engine-*") if _ENGINE_FOLDER.fullmatch(path.name))
    return sorted(path for path in found if path.is_dir() and not path.is_symlink())


def cache_size() -> int:
    """Return how many bytes the engine's caches hold; what cannot be looked at counts as nothing."""
    total = 0
    for cache in engine_caches():
        for folder, _, names in os.walk(cache):
            for name in names:
                with contextlib.suppress(OSError):
                    total += os.lstat(os.path.join(folder, name)).st_size
    return total


def clear_caches() -> None:
    """Remove the engine's caches; links in them go, what they point to stays.

    Raises:
        OSError: the first reason why something could not be removed; all that could be is gone.
    """
    errors: list[OSError] = []
    for cache in engine_caches():
        try:
            shutil.rmtree(cache)
        except OSError as error:
            shutil.rmtree(cache, ignore_errors=True)  # the first obstacle ends the attempt above
            if cache.exists():
                errors.append(error)
    if errors:
        raise errors[0]
