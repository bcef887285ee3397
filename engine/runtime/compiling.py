# SPDX-License-Identifier: MIT
"""Compiling: how a function becomes a kernel, and where compiled code is kept from one start to the next.

numba would keep it in folders that hang on where the program lies, and looks only at the file of a function when it
asks whether what it kept is stale: an edited helper in another file goes on as it was, with wrong numbers. So the code
is kept by a locator of our own: in one folder of the user's cache, stamped with the fingerprint of all that decides
about it (`engine.runtime.closure`), whatever the path of the program.

What is kept has a checksum, looked at before anything is loaded: one flipped bit would be another number, or the end of
the program. So is who could have written it, for to load code is to run it. Whatever cannot be loaded is removed and
compiled again, and those who ask are told (`take_damaged`).

A bundle brings kernels that were compiled when it was built, for every processor of about the last ten years: they are
used where this computer has none of its own, and checked the same way; they may belong to the user who installed them.
Elsewhere everything is compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import pickle
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.runtime import llvm  # noqa: F401 (before anything of numba)

# isort: split
import numba
from llvmlite import binding
from numba import njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.serialize import dumps

from engine.runtime import compiler_client, files, provenance
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

SHIPPED_FOR = "x86-64-v3"
"""The kind of processor that the code of a bundle is compiled for, as LLVM names it."""
_ITS_FEATURES = frozenset(
    {"avx", "avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2", "ssse3", "xsave"}
)

_kernels: list[Any] = []
_is_kept = False
_is_trusted = True
_LARGEST_CODE = 50_000_000
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
        _keep(kernel)
    return kernel


def keep_compiled_code(*, looks: bool = True) -> None:
    """Keep the compiled code of all kernels, also of those still to be imported, where the cache can be written.

    This is asked for at run time rather than by ``cache=True``, which would settle the folder, and fail where none can
    be written, while the engine is being imported. If it `looks`, what is damaged there is cleared away first, and
    noted.
    """
    global _is_kept
    if not files.make_writable(files.compiled_folder()) and not files.shipped_code().is_dir():
        return
    _is_kept = True
    if looks:
        _look_at_folder(files.compiled_folder())
    for kernel in _kernels:
        _keep(kernel)


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


def compile_kernel(module: str, name: str, signature: Any) -> None:
    """Compile and keep a kernel of a module that is imported, for the types of `signature`.

    Raises:
        LookupError: if there is no such kernel.
    """
    for kernel in _kernels:
        if (kernel.py_func.__module__, kernel.py_func.__qualname__) == (module, name):
            kernel.compile(signature)
            return
    raise LookupError(name)


def take_damaged() -> tuple[str, ...]:
    """Return the names of the files of compiled code that were found damaged since this was asked before."""
    with _damaged_lock:
        found = tuple(_damaged)
        _damaged.clear()
    return found


def _look_at_folder(folder: Path) -> None:
    """Look at all that is kept, once in a process, and clear away what is damaged or was left over."""
    if folder in _looked_at:
        return
    _looked_at.add(folder)
    files.remove_left_overs(folder.parent, folder)
    for path in folder.glob(f"*{files.CODE_SUFFIX}"):
        with contextlib.suppress(FileNotFoundError):
            _read(path)


def _read(path: Path) -> tuple[bytes, bytes] | None:
    """Return header and body of a file of compiled code; what is damaged is removed and noted, and None.

    Raises:
        FileNotFoundError: if there is none.
    """
    try:
        read = files.read_file if path.parent == files.shipped_code() else files.read_own_file
        header, _, body = read(path, _LARGEST_CODE).partition(b"\n")
    except FileNotFoundError:
        raise
    except OSError:
        header, body = b"", b""
    if header.rpartition(b" ")[2] == hashlib.sha256(body).hexdigest().encode():
        return header, body
    _drop(path)
    return None


def _drop(path: Path) -> None:
    """Remove a damaged file and note it."""
    _remove(path)
    with _damaged_lock:
        _damaged.append(path.name)


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


def _keep(kernel: Any) -> None:
    """Do as numba's own ``enable_caching`` does, with our cache."""
    kernel._cache = _KernelCache(kernel.py_func)


class EngineLocator(_CacheLocator):
    """Tells numba where to keep the compiled code of a kernel, and what makes it stale."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._folder = str(files.compiled_folder())

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> EngineLocator:
        """Return the locator of a kernel; its file need not exist, as it does not in a frozen program."""
        return cls(py_func.__module__)

    def get_cache_path(self) -> str:
        """Return the one folder of all kernels."""
        return self._folder

    def get_source_stamp(self) -> str:
        """Return the fingerprint: an edit of anything that kernels are made of makes all compiled code stale."""
        return files.engine_fingerprint()

    def get_disambiguator(self) -> str:
        """Return what tells apart functions of the same name in files of the same name."""
        return self._module


class _KernelCacheImpl(CompileResultCacheImpl):
    """How a kernel is written and read: without what other kernels would need to build it in, as none calls a kernel.

    numba keeps all of a function once more for that: two thirds of what is read, most of the time of reading, and
    megabytes for each kernel as long as the process lives. What Python and a kernel call is made for each: see `inner`.
    """

    _locator_classes: list[Any] = [EngineLocator]  # noqa: RUF012 (as numba declares it)

    def reduce(self, cres: Any) -> Any:
        """Return what is written: of what could be built in, the names alone, by which the code is found."""
        (name, kind, (code, to_build_in)), *rest = super().reduce(cres)
        functions = (found.name for found in binding.parse_bitcode(to_build_in).functions if not found.is_declaration)
        named = "\n".join(f'define void @"{function}"() {{ unreachable }}' for function in functions)
        return (name, kind, (code, binding.parse_assembly(named).as_bitcode())), *rest

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Return code that is ready to run; to build it in is an error that numba reports."""
        cres = super().rebuild(target_context, payload)
        cres.library._shared_module = None
        return cres


class _CodeFiles:
    """The files of one kernel, a file for each signature and processor; in the place of numba's `IndexDataCacheFile`.

    numba numbers its files and keeps the numbers in an index, which two processes that start at once write one over the
    other: what the index then promises under a number may be the code for other types. Here the name follows from the
    key, and the key stands in the file, so a file is right, no matter which process wrote it.
    """

    def __init__(self, folder: str, base: str, stamp: str) -> None:
        self._folder, self._base, self._stamp = Path(folder), base, stamp

    def path(self, key: object) -> Path:
        """Return the file of the code compiled for `key`."""
        return self._folder / f"{self._base}.{hashlib.sha256(repr(key).encode()).hexdigest()[:16]}{files.CODE_SUFFIX}"

    def load(self, key: object) -> Any:
        """Return what was saved under `key`; None where there is nothing, or nothing to be trusted."""
        return self._load(self.path(key), key) or self._load(files.shipped_code() / self.path(key).name, key)

    def _load(self, path: Path, key: object) -> Any:
        try:
            found = _read(path)
        except FileNotFoundError:
            return None
        if found is None or found[0] != self._header(found[1]):  # damaged, or of another engine or numba
            return None
        try:
            saved, data = pickle.loads(found[1])  # numba's own format; only what this program wrote gets here
        except MemoryError:
            raise
        except Exception:
            saved = None
        if saved == key:
            return data
        _drop(path)
        return None

    def drop(self, key: object) -> None:
        """Remove what was saved under `key` and cannot be used."""
        _drop(self.path(key))

    def save(self, key: object, data: object) -> None:
        """Keep `data` under `key`, whole or not at all.

        Raises:
            OSError: if it cannot be written.
            StaleCodeError: as `engine.runtime.provenance.check` does.
        """
        provenance.check()
        body = dumps((key, data))
        files.write_atomically(self.path(key), (self._header(body) + b"\n", body))

    def flush(self) -> None:
        """Forget all that was compiled for this kernel (numba calls it when a function is compiled anew)."""
        for path in self._folder.glob(f"{self._base}.*{files.CODE_SUFFIX}"):
            with contextlib.suppress(OSError):
                path.unlink()

    def _header(self, body: bytes) -> bytes:
        return f"{self._stamp} {numba.__version__} {hashlib.sha256(body).hexdigest()}".encode()


class _KernelCache(FunctionCache):
    """numba's cache of one function, at our place and in our files."""

    _impl_class = _KernelCacheImpl

    def __init__(self, py_func: Callable[..., Any]) -> None:
        super().__init__(py_func)
        locator = self._impl.locator
        self._cache_file = _CodeFiles(locator.get_cache_path(), self._impl.filename_base, locator.get_source_stamp())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return code that was kept, without what is needed to compile: numba gets that ready when it does compile.

        It would get it ready here, too, for nothing: a fifth of a second and some 30 MB.
        """
        return self._load_overload(sig, target_context)

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return code that was kept, ready to run; None where there is none, or none that can be made ready."""
        key = self._index_key(sig, target_context.codegen())
        data = self._cache_file.load(key) if _is_trusted else None
        if data is None and _is_trusted and compiler_client.compile_kernel(self._question(sig)):
            data = self._cache_file.load(key)
        if data is None:
            return None
        try:
            return self._impl.rebuild(target_context, data)
        except MemoryError:
            raise
        except Exception:  # whatever it is, the code is of no use, and its source is here
            self._cache_file.drop(key)
            return None

    def _save_overload(self, sig: Any, data: Any) -> None:
        """Keep what has been compiled. A full disk is no reason to stop: it is compiled by then, and works."""
        with contextlib.suppress(OSError):
            super()._save_overload(sig, data)

    def _question(self, sig: Any) -> bytes:
        """Return what `compiler_client` is asked: a kernel, and the types to compile it for."""
        return dumps((self._py_func.__module__, self._py_func.__qualname__, sig))
