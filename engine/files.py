# SPDX-License-Identifier: MIT
"""Where the program keeps its files, and how it writes them: to a temporary name, flushed, then renamed.

The command line and the window must find the same strategy table, so this one module finds folders for both.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

import appdirs

APP_FOLDER = "yahtzee-coach"
_STALE_SECONDS = 30 * 24 * 3600
_FINGERPRINT = re.compile(r"[0-9a-f]{16}")
_ENGINE_FOLDER = re.compile(r"engine-[0-9a-f]{16}")
FINGERPRINT = "fingerprint.txt"
"""The file beside this one that holds the engine's fingerprint where its sources do not come along."""


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
    take either for a folder below the one in which the program happens to be started.
    """
    if not os.path.isabs(os.environ.get(variable, "/")):
        del os.environ[variable]
    return Path(find(APP_FOLDER, appauthor=False))


class FingerprintError(Exception):
    """It cannot be told which engine this is; the text says so in one sentence."""


@lru_cache(maxsize=1)
def engine_fingerprint() -> str:
    """Return a hash of the engine's own sources: what they compiled or solved is stale once it changes.

    A bundle that comes without sources has the fingerprint written beside this file when it is built (`FINGERPRINT`).

    Raises:
        FingerprintError: where there is neither; a hash of nothing would be the same for every engine.
    """
    folder = Path(__file__).parent
    fingerprint = fingerprint_of(folder)
    if fingerprint is None:
        with contextlib.suppress(OSError, UnicodeDecodeError):
            fingerprint = (folder / FINGERPRINT).read_text(encoding="ascii").strip()
    if fingerprint is None or not _FINGERPRINT.fullmatch(fingerprint):
        raise FingerprintError(
            f"the engine in {folder} has neither sources nor a file {FINGERPRINT}: "
            "nothing that was built before can be trusted to belong to it"
        )
    return fingerprint


def fingerprint_of(folder: Path) -> str | None:
    """Return the hash of all Python sources below `folder` by their names relative to it; None if there are none."""
    digest = hashlib.sha256()
    sources = sorted((source.relative_to(folder).as_posix(), source) for source in folder.rglob("*.py"))
    for name, source in sources:
        content = source.read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16] if sources else None


def engine_cache() -> Path:
    """Return the folder for compiled kernels and strategy tables of exactly this engine.

    Raises:
        FingerprintError: as `engine_fingerprint` does.
    """
    return cache_folder() / f"engine-{engine_fingerprint()}"


def compiled_folder() -> Path:
    """Return where the compiled kernels of exactly this engine are kept."""
    return engine_cache() / "compiled"


def make_writable(folder: Path) -> bool:
    """Create `folder` if it is missing and return whether files can be created in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def write_atomically(path: Path, chunks: Iterable[bytes | memoryview]) -> None:
    """Write `chunks` to `path` so that it holds either the old or the new content, whatever happens.

    Raises:
        OSError: if the folder or the file cannot be written; `path` is then as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            for chunk in chunks:
                file.write(chunk)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def remove_stale_caches(now: float | None = None) -> None:
    """Remove the caches of other engine versions that nobody has used for a month."""
    limit = (time.time() if now is None else now) - _STALE_SECONDS
    with contextlib.suppress(OSError):
        for folder in cache_folder().glob("engine-*"):
            if folder != engine_cache() and folder.stat().st_mtime < limit:
                shutil.rmtree(folder, ignore_errors=True)


def engine_caches() -> list[Path]:
    """Return the folders that this and other versions of the engine keep for what can be built again.

    Nothing else in the cache folder is the engine's: neither links nor what only looks like one of its folders.
    """
    try:
        with os.scandir(cache_folder()) as entries:
            ours = [entry for entry in entries if _ENGINE_FOLDER.fullmatch(entry.name)]
            return sorted(Path(entry.path) for entry in ours if entry.is_dir(follow_symlinks=False))
    except OSError:
        return []


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
