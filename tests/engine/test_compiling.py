# SPDX-License-Identifier: MIT
from __future__ import annotations

import pytest

from engine import compiling, files, library
from engine.rules import DEFAULT_RULES


def kept_kernels():
    return {path.name.split("-")[0].split(".")[-1] for path in files.compiled_folder().rglob("*.nbi")}


@pytest.fixture
def kernel():
    """A kernel that nobody else has compiled; it is forgotten afterwards."""

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
    assert kernel._cache.cache_path == str(files.compiled_folder())


def test_kernel_of_a_module_that_is_imported_later_is_kept_too(empty_cache):
    compiling.keep_compiled_code()

    @compiling.compiled
    def add_two(number):
        return number + 2.0

    compiling._kernels.remove(add_two)
    assert add_two(1.0) == 3.0
    assert "add_two" in kept_kernels()


def test_kept_code_is_loaded_again_and_stale_code_is_not(empty_cache, kernel, monkeypatch):
    compiling.keep_compiled_code()
    kernel(1.0)

    def loads():
        compiling._keep(kernel)
        kernel._cache.load_overload(kernel.signatures[0], kernel.targetctx)
        return kernel._cache._cache_file.load(
            kernel._cache._index_key(kernel.signatures[0], kernel.targetctx.codegen())
        )

    assert loads() is not None
    folder = files.compiled_folder()
    monkeypatch.setattr(files, "engine_fingerprint", lambda: "another")
    monkeypatch.setattr(files, "compiled_folder", lambda: folder)  # even if it lay in the same place
    assert loads() is None


def test_code_is_not_kept_where_the_folder_cannot_be_written(tmp_path, monkeypatch, kernel):
    (tmp_path / "cache").write_bytes(b"")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    before = type(kernel._cache)
    compiling.keep_compiled_code()
    assert type(kernel._cache) is before
    assert kernel(1.0) == 2.0
    assert library.finish(library.obtain(DEFAULT_RULES)).unsaved


def test_full_disk_does_not_stop_the_compiling(empty_cache, kernel, monkeypatch):
    compiling.keep_compiled_code()

    def fail(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    assert kernel(1.0) == 2.0
    assert not kept_kernels()
