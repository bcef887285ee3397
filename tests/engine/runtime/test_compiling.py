# SPDX-License-Identifier: MIT
from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from checkout import ROOT
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.core.serialize import dumps

from engine.rules.scoring import DEFAULT_RULES
from engine.runtime import compiling, files
from engine.runtime.steps import finish
from engine.solving import library, solver


def kept_kernels():
    return {path.name.split(".")[-3] for path in files.compiled_folder().iterdir()}


@pytest.fixture
def kernel(monkeypatch):
    """A kernel that no other test has compiled, made before code is kept; it is forgotten afterwards."""
    monkeypatch.setattr(compiling, "_is_kept", False)

    @compiling.compiled
    def add_one(number):
        return number + 1.0

    yield add_one
    compiling._kernels.remove(add_one)


def test_compiled_code_is_kept_in_the_folder_of_this_engine(table_of):
    table_of(DEFAULT_RULES)
    assert kept_kernels() >= {"solve_blocks", "value_options"}


def test_kernel_is_kept_once_it_is_asked_for(empty_cache, kernel):
    compiling.keep_compiled_code()
    assert kernel(1.0) == 2.0
    assert "add_one" in kept_kernels()
    assert kernel._cache.folder == files.compiled_folder()


def test_code_that_was_kept_runs_and_cannot_be_built_into_other_code(empty_cache, kernel):
    compiling.keep_compiled_code()
    assert kernel(1.0) == 2.0
    loaded = kernel._cache.load_overload((types.float64,), kernel.targetctx)
    assert loaded.entry_point(2.0) == 3.0
    with pytest.raises(RuntimeError, match="unfit for linking"):
        loaded.library._get_module_for_linking()


def test_no_compiled_code_calls_a_kernel():
    for path in (ROOT / "engine").rglob("*kernels.py"):
        importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    importlib.import_module("engine.turn.unrolled")
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("engine.")]
    functions = {thing for module in modules for thing in vars(module).values() if isinstance(thing, Dispatcher)}
    assert len(functions) > len(compiling._kernels) > 10
    calls = [
        (function.__name__, name)
        for function in functions
        for name in function.py_func.__code__.co_names
        if any(function.py_func.__globals__.get(name) is kernel for kernel in compiling._kernels)
    ]
    assert not calls


def test_kernel_of_a_module_that_is_imported_later_is_kept_too(empty_cache):
    compiling.keep_compiled_code()

    @compiling.compiled
    def add_two(number):
        return number + 2.0

    compiling._kernels.remove(add_two)
    assert add_two(1.0) == 3.0
    assert "add_two" in kept_kernels()


def kept_code(kernel):
    """Return what is loaded for the only signature of `kernel` when the engine starts anew; None if nothing is."""
    kernel._cache = compiling.KernelCache(kernel.py_func)
    (signature,) = kernel.signatures
    return kernel._cache.load_overload(signature, kernel.targetctx)


def code_file(kernel):
    (path,) = files.compiled_folder().glob("*add_one*")
    return path


@pytest.fixture
def kept_kernel(empty_cache, kernel):
    """A kernel whose code has been kept."""
    compiling.keep_compiled_code()
    kernel(1.0)
    assert kept_code(kernel) is not None
    return kernel


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which libraries a process has")
def test_the_library_of_llvm_is_loaded_once():
    script = 'from engine.runtime import compiling; print([line for line in open("/proc/self/maps") if "r-xp" in line])'
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout.count("libllvmlite"), done.stderr) == (1, "")


def test_stale_code_is_not_loaded_even_if_it_lies_in_the_same_place(kept_kernel, monkeypatch):
    folder = files.compiled_folder()
    monkeypatch.setattr(files, "engine_fingerprint", lambda: "another")
    monkeypatch.setattr(files, "compiled_folder", lambda: folder)
    assert kept_code(kept_kernel) is None


def test_code_of_another_numba_is_not_loaded(kept_kernel, monkeypatch):
    monkeypatch.setattr("numba.__version__", "0.1")
    assert kept_code(kept_kernel) is None


@pytest.mark.parametrize("length", [0, 1, 50, 100, 500])
def test_truncated_code_is_not_loaded(kept_kernel, length):
    path = code_file(kept_kernel)
    path.write_bytes(path.read_bytes()[:length])
    assert kept_code(kept_kernel) is None


def test_code_with_a_flipped_bit_is_not_loaded(kept_kernel):
    path = code_file(kept_kernel)
    good, chance = path.read_bytes(), random.Random(1)
    for place in chance.sample(range(len(good)), 200):
        path.write_bytes(good[:place] + bytes([good[place] ^ (1 << chance.randrange(8))]) + good[place + 1 :])
        assert kept_code(kept_kernel) is None
    path.write_bytes(good)
    assert kept_code(kept_kernel) is not None


def with_checksum(path, body):
    """Put other code into a file, with a checksum that fits: as if it had been damaged before it was kept."""
    path.write_bytes(compiling._checksum(path.name, body) + body)


@pytest.mark.parametrize("body", [b"", b"no pickle", *map(dumps, (3, (1, 2), ("not", "what", "numba", "keeps")))])
def test_code_that_cannot_be_loaded_is_removed_told_and_compiled_again(kept_kernel, body):
    path = code_file(kept_kernel)
    with_checksum(path, body)
    compiling.take_damaged()
    assert kept_code(kept_kernel) is None
    assert not path.exists()
    assert compiling.take_damaged() == (path.name,)
    assert compiling.take_damaged() == ()
    kept_kernel.recompile()
    assert kept_kernel(1.0) == 2.0
    assert kept_code(kept_kernel) is not None


class Canary:
    """Runs when it is unpickled, like the code of a forger."""

    def __reduce__(self):
        return (os.mkdir, ("canary",))


@pytest.mark.skipif(os.name == "nt", reason="there are no such rights")
def test_code_that_somebody_else_could_have_written_is_removed_and_never_loaded(kept_kernel, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = code_file(kept_kernel)
    with_checksum(path, dumps(Canary()))
    path.chmod(0o666)
    compiling.take_damaged()
    assert kept_code(kept_kernel) is None
    assert not path.exists()
    assert compiling.take_damaged() == (path.name,)
    assert not Path("canary").exists()


@pytest.mark.skipif(os.name == "nt", reason="there are no such rights")
def test_nothing_is_loaded_from_a_folder_of_somebody_else_but_what_the_program_brings(kept_kernel, monkeypatch):
    folder, path = files.compiled_folder(), code_file(kept_kernel)
    monkeypatch.setattr(files, "_instead", {})
    monkeypatch.setattr(files, "_owners", lambda: frozenset({1 << 30}))
    assert kept_code(kept_kernel) is None
    assert path.exists()
    assert files.compiled_folder() != folder
    files.drop_unfinished()
    monkeypatch.setattr(files, "shipped_code", lambda: folder)
    assert kept_code(kept_kernel) is not None


def test_all_that_is_kept_is_looked_at_before_anything_is_loaded(kept_kernel, monkeypatch):
    path = code_file(kept_kernel)
    other = path.with_name("of-a-kernel-that-nobody-asks-for.code")
    other.write_bytes(path.read_bytes()[:-1])
    left_over = path.with_name(".x.code.01234567.tmp")
    left_over.write_bytes(b"half")
    monkeypatch.setattr(compiling, "_looked_at", set())
    compiling.take_damaged()
    compiling.keep_compiled_code()
    assert (path.exists(), other.exists(), left_over.exists()) == (True, False, False)
    assert compiling.take_damaged() == (other.name,)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_in_the_place_of_code_holds_nobody_up(kept_kernel):
    path = code_file(kept_kernel)
    path.unlink()
    os.mkfifo(path)
    assert kept_code(kept_kernel) is None
    assert not path.exists()


def test_all_can_be_compiled_again(kept_kernel, monkeypatch):
    path = code_file(kept_kernel)
    before = path.stat().st_ctime_ns
    monkeypatch.setattr(compiling, "_kernels", [kept_kernel])
    monkeypatch.setattr(compiling, "_is_trusted", True)
    compiling.take_damaged()
    compiling.compile_again()
    assert compiling.take_damaged() == (path.name,)
    assert kept_kernel(1.0) == 2.0
    assert path.stat().st_ctime_ns != before
    assert kept_code(kept_kernel) is None  # not in this process


def test_without_a_compiler_one_sentence_says_so():
    done = subprocess.run(
        [sys.executable, "-m", "engine", "solve"],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "NUMBA_DISABLE_JIT is set" in done.stderr


def test_code_of_other_types_is_not_loaded_under_a_wrong_name(kept_kernel):
    own = code_file(kept_kernel)
    good = own.read_bytes()
    kept_kernel(1)
    (other,) = set(files.compiled_folder().glob("*add_one*")) - {own}
    own.write_bytes(other.read_bytes())
    kept_kernel._cache = compiling.KernelCache(kept_kernel.py_func)
    for signature in kept_kernel.signatures:
        found = kept_kernel._cache.load_overload(signature, kept_kernel.targetctx)
        assert (found is None) == (signature == (types.float64,))
    own.write_bytes(good)


def test_code_is_compiled_again_where_a_folder_stands_in_its_place(kept_kernel):
    path = code_file(kept_kernel)
    path.unlink()
    path.mkdir()
    assert kept_code(kept_kernel) is None
    assert kept_kernel.py_func(1.0) == 2.0


def test_code_is_not_kept_where_the_folder_cannot_be_written(tmp_path, monkeypatch, kernel):
    finish(solver.solve(DEFAULT_RULES))  # by the code that all tests share
    (tmp_path / "cache").write_bytes(b"")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    before = type(kernel._cache)
    compiling.keep_compiled_code()
    assert type(kernel._cache) is before
    assert kernel(1.0) == 2.0
    assert finish(library.obtain(DEFAULT_RULES)).unsaved


def test_full_disk_does_not_stop_the_compiling(empty_cache, kernel, monkeypatch):
    compiling.keep_compiled_code()

    def fail(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    assert kernel(1.0) == 2.0
    assert not kept_kernels()


# ---- code that a bundle brings ----


@pytest.fixture
def shipped(kept_kernel, monkeypatch, tmp_path):
    """The folder of a bundle that brings the code of a kernel, which is nowhere else."""
    folder = tmp_path / "shipped"
    folder.mkdir()
    monkeypatch.setattr(files, "shipped_code", lambda: folder)
    path = code_file(kept_kernel)
    path.rename(folder / path.name)
    return folder


def test_code_that_came_along_is_loaded(kept_kernel, shipped):
    assert kept_code(kept_kernel) is not None
    assert not kept_kernels()


def test_code_that_came_along_is_checked(kept_kernel, shipped):
    (path,) = shipped.iterdir()
    path.write_bytes(path.read_bytes()[:-1])
    assert kept_code(kept_kernel) is None


def test_own_code_comes_before_what_came_along(kept_kernel, shipped):
    (path,) = shipped.iterdir()
    files.compiled_folder().mkdir(exist_ok=True)
    (files.compiled_folder() / path.name).write_bytes(path.read_bytes())
    path.write_bytes(b"damaged")
    assert kept_code(kept_kernel) is not None


def test_code_that_came_along_is_loaded_where_nothing_can_be_written(kept_kernel, shipped, monkeypatch):
    monkeypatch.setattr(files, "make_writable", lambda folder: False)
    monkeypatch.setattr(compiling, "_is_kept", False)
    monkeypatch.setattr(kept_kernel, "_cache", None)
    compiling.keep_compiled_code()
    (signature,) = kept_kernel.signatures
    assert kept_kernel._cache.load_overload(signature, kept_kernel.targetctx) is not None


@pytest.fixture
def processor(monkeypatch, tmp_path):
    """Return a function that says for which processor numba compiles on one with certain features; "" for its own."""
    monkeypatch.setattr(files, "shipped_code", lambda: tmp_path)

    def chosen(features, asked_for=None):
        config = SimpleNamespace(CPU_NAME=asked_for, CPU_FEATURES=None)
        monkeypatch.setattr(compiling.numba, "config", config)
        monkeypatch.setattr(compiling.binding, "get_host_cpu_features", features)
        compiling._aim_at_shipped_code()
        return config.CPU_NAME or ""

    return chosen


def test_it_is_compiled_for_the_processor_of_the_shipped_code_only_where_it_runs(processor, monkeypatch):
    modern = dict.fromkeys(compiling._ITS_FEATURES, True)
    assert processor(lambda: modern) == compiling.SHIPPED_FOR
    assert processor(lambda: modern | {"avx2": False}) == ""
    assert processor(lambda: {name: True for name in modern if name != "bmi2"}) == ""
    assert processor(lambda: modern, asked_for="skylake") == "skylake"

    def fail():
        raise RuntimeError("unknown processor")

    assert processor(fail) == ""
    monkeypatch.setattr(files, "shipped_code", lambda: Path("nowhere"))
    assert processor(lambda: modern) == ""
