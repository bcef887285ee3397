# SPDX-License-Identifier: MIT
"""Compiling: how a function becomes a kernel, and where compiled code is kept from one start to the next.

numba would keep it in folders that hang on where the program lies, and looks only at the file of a function when it
asks whether what it kept is stale: an edited helper in another file goes on as it was, with wrong numbers. It also
keeps numbered files and an index of them, which two processes that start at once write one over the other. So a cache
of our own takes the place of numba's: a file for each kernel and signature, in the folder of this engine
(`files.engine_fingerprint`), named after all that decides about it.

What is kept has a checksum over its name and content, looked at before anything is loaded: one flipped bit would be
another number, or the end of the program. So is who could have written it, for to load code is to run it. Whatever
cannot be loaded is removed and compiled again, and those who ask are told (`take_damaged`).

A bundle brings kernels that were compiled when it was built, for every processor of about the last ten years: they are
used where this computer has none of its own, and checked the same way; they may belong to the user who installed them.
Elsewhere everything is compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import pickle
import sys
import threading
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from engine.runtime import llvm  # noqa: F401 (before anything of numba)

# isort: split
import numba
from llvmlite import binding
from numba import njit
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.extending import overload

from engine.runtime import files
from engine.runtime.errors import CompilerError

if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
    raise CompilerError("NUMBA_DISABLE_JIT is set: without compiled code nothing is worked out")

# No reference counting: kernels allocate nothing and keep nothing.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
# Functions that only kernels call need no entry from Python, which saves a fifth of the compile time.
_INNER_OPTIONS: dict[str, Any] = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
inner = njit(**_INNER_OPTIONS)
"""Decorates a function that only kernels call; of a kernel's `py_func` it makes what other kernels can call."""
inlined = njit(**_INNER_OPTIONS, inline="always")
"""Decorates one that few kernels call: put into their code before it is compiled, it is compiled once less."""


def by_type(choose: Callable[..., Any]) -> Any:
    """Decorate what returns, by the numba types of its arguments, the function that compiled code runs in its place."""

    @wraps(choose)
    def only_compiled(*arguments: Any) -> Any:
        raise NotImplementedError

    overload(only_compiled, jit_options=OPTIONS)(choose)  # type: ignore[arg-type]
    return only_compiled


SHIPPED_FOR = "x86-64-v3"
"""The kind of processor that the code of a bundle is compiled for, as LLVM names it."""
_ITS_FEATURES = frozenset(
    {"avx", "avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "ssse3", "xsave"}
)

_kernels: list[Any] = []
_is_kept = False
_is_trusted = True
_LARGEST_CODE = 50_000_000
_CHECKSUM = hashlib.sha256().digest_size
_looked_at: set[Path] = set()
_damaged: list[str] = []
_damaged_lock = threading.Lock()


def _aim_at_shipped_code() -> None:
    """Have numba compile for the kind of processor that shipped code is for, if there is any and this is of that kind.

    numba loads only what was compiled for the processor that it compiles for. It has to be told before it compiles
    anything, and believes what it is told: on a processor without AVX2 the code would end the program.
    """
    config: Any = numba.config
    if files.shipped_code().is_dir() and config.CPU_NAME is None and _runs_shipped_code():
        config.CPU_NAME, config.CPU_FEATURES = SHIPPED_FOR, ""


def _runs_shipped_code() -> bool:
    """Return whether this processor has all that shipped code may ask of it."""
    try:
        features = binding.get_host_cpu_features()
    except RuntimeError:  # LLVM does not know this processor
        return False
    return all(features.get(name, False) for name in _ITS_FEATURES)


_aim_at_shipped_code()


def compiled(function: Callable[..., Any]) -> Any:
    """Decorate a kernel that Python calls; its compiled code is kept once `keep_compiled_code` has been called."""
    kernel = njit(**OPTIONS)(function)
    _kernels.append(kernel)
    if _is_kept:
        kernel._cache = KernelCache(function)
    return kernel


def keep_compiled_code() -> None:
    """Keep the compiled code of all kernels, also of those still to be imported, where the cache can be written.

    This is asked for at run time rather than by ``cache=True``, which would settle the folder, and fail where none can
    be written, while the engine is being imported. What is damaged there is cleared away first, and noted.
    """
    global _is_kept
    folder = files.compiled_folder()
    if not files.make_writable(folder) and not files.shipped_code().is_dir():
        return
    _is_kept = True
    if folder not in _looked_at:
        _looked_at.add(folder)
        files.remove_left_overs(folder.parent, folder)
        for path in folder.glob(f"*{files.CODE_SUFFIX}"):
            _read(path)
    for kernel in _kernels:
        kernel._cache = KernelCache(kernel.py_func)


def compile_again() -> None:
    """Throw away all compiled code, of this process and on disk, and compile anew what this process has used.

    What was kept is not loaded any more in this process, wherever it comes from.
    """
    global _is_trusted
    _is_trusted = False
    for path in files.compiled_folder().glob(f"*{files.CODE_SUFFIX}"):
        _drop(path)
    for kernel in _kernels:
        if kernel.overloads:
            kernel.recompile()


def take_damaged() -> tuple[str, ...]:
    """Return the names of the files of compiled code that were found damaged since this was asked before."""
    with _damaged_lock:
        found = tuple(_damaged)
        _damaged.clear()
    return found


def _read(path: Path) -> bytes | None:
    """Return what was kept in a file of compiled code; None if there is none, or if it was damaged and is removed."""
    try:
        read = files.read_file if path.parent == files.shipped_code() else files.read_own_file
        content = read(path, _LARGEST_CODE)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:
        content = b""
    if content[:_CHECKSUM] == _checksum(path.name, content[_CHECKSUM:]):
        return content[_CHECKSUM:]
    _drop(path)
    return None


def _checksum(name: str, content: bytes) -> bytes:
    return hashlib.sha256(name.encode() + b"\0" + content).digest()


def _drop(path: Path) -> None:
    """Remove a damaged file and note it."""
    with contextlib.suppress(OSError):
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    with _damaged_lock:
        _damaged.append(path.name)


class KernelCache(NullCache):
    """The compiled code of one kernel on disk, a file for each signature, as numba asks a cache for it.

    A file has no more than it takes to run the code. numba keeps all of a function once more, for other kernels to
    build it in: two thirds of what is read, and megabytes for each kernel as long as the process lives. No kernel calls
    another one: what Python and a kernel call is made for each (`inner`).
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._name = f"{function.__module__}.{function.__qualname__.replace('<locals>.', '')}"
        self.folder = files.compiled_folder()

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """Return code that was kept, ready to run; None where there is none, or none to be trusted.

        numba would get ready all that it takes to compile first: a fifth of a second and some 30 MB for nothing.
        """
        path = self.path(signature, target_context.codegen())
        for place in (path, files.shipped_code() / path.name) if _is_trusted else ():
            body = self.load(place)
            if body is not None:
                try:
                    result = CompileResult._rebuild(target_context, *pickle.loads(body))  # only this program wrote it
                except MemoryError:
                    raise
                except Exception:  # whatever it is, the code is of no use, and its source is here
                    _drop(place)
                    continue
                result.library._shared_module = None  # to build it in is an error that numba reports
                return result
        return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what has been compiled. A full disk is no reason to stop: it is compiled by then, and works."""
        if result.library.has_dynamic_globals:  # addresses of this process stand in it
            return
        (name, kind, (code, to_build_in)), *rest = result._reduce()
        # Of what could be built in, the names alone, by which numba finds the code.
        functions = (found.name for found in binding.parse_bitcode(to_build_in).functions if not found.is_declaration)
        named = "\n".join(f'define void @"{function}"() {{ unreachable }}' for function in functions)
        payload = (name, kind, (code, binding.parse_assembly(named).as_bitcode())), *rest
        with contextlib.suppress(OSError):
            self.save(self.path(signature, result.codegen), dumps(payload))

    def path(self, signature: Any, codegen: Any) -> Path:
        """Return the file of the code for `signature`, named after all that it hangs on."""
        made_by = files.engine_fingerprint(), sys.implementation.cache_tag, numba.__version__, codegen.magic_tuple()
        key = hashlib.sha256(repr((self._name, made_by, signature)).encode()).hexdigest()[:24]
        return self.folder / f"{self._name}.{key}{files.CODE_SUFFIX}"

    def load(self, path: Path) -> bytes | None:
        """Return what a file holds, if it can be trusted."""
        return _read(path)

    def save(self, path: Path, body: bytes) -> None:
        """Write a file, whole or not at all.

        Raises:
            OSError: as `files.write_result` does.
        """
        files.write_result(path, (_checksum(path.name, body), body))
