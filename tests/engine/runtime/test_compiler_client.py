# SPDX-License-Identifier: MIT
from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from checkout import ROOT
from numba import types
from patience import until

from engine.runtime import compiler_client, compiling, files

MODULE = "engine_of_a_test"
SOURCE = """
from engine.runtime.compiling import compiled

@compiled
def add_three(number):
    return number + 3.0
"""


@pytest.fixture
def client(empty_cache, monkeypatch):
    """The client, with a process of its own that is started when it is needed and ended afterwards."""
    monkeypatch.setattr(compiler_client, "_is_wanted", False)
    compiler_client._stop()
    compiler_client.want()
    yield compiler_client
    compiler_client._stop()


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    """A kernel in a module that another process can import."""
    (tmp_path / f"{MODULE}.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module(MODULE)
    compiling.keep_compiled_code()
    yield module.add_three
    compiling._kernels.remove(module.add_three)
    del sys.modules[MODULE]


@pytest.fixture
def compiled_here(monkeypatch):
    """The kernels that were compiled by this process."""
    saved = []
    monkeypatch.setattr(compiling._CodeFiles, "save", lambda self, key, data: saved.append(self._base))
    return saved


def code():
    return [path.name for path in files.compiled_folder().glob(f"{MODULE}*{files.CODE_SUFFIX}")]


def test_another_process_compiles_and_this_one_loads(client, kernel, compiled_here):
    assert kernel(1.0) == 4.0
    assert len(code()) == 1
    assert not compiled_here
    assert kernel.stats.cache_hits[(types.float64,)] == 1


def test_without_being_wanted_nothing_is_started(client, kernel, compiled_here):
    client.want(wanted=False)
    client.start()
    assert kernel(1.0) == 4.0
    assert client._process is None
    assert compiled_here


def test_a_frozen_program_compiles_by_itself(client, monkeypatch, kernel, compiled_here):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    client.want()
    client.start()
    assert kernel(1.0) == 4.0
    assert client._process is None
    assert compiled_here


@pytest.mark.parametrize("command", ["/no/such/python", "/bin/false", "/bin/true"])
def test_where_no_process_can_be_had_the_program_compiles(client, kernel, compiled_here, monkeypatch, command):
    monkeypatch.setattr(sys, "executable", command)
    client.start()
    assert kernel(1.0) == 4.0
    assert compiled_here


def test_a_process_that_has_ended_is_started_again(client, kernel, compiled_here):
    client.start()
    client._process.kill()
    client._process.wait()
    assert kernel(1.0) == 4.0
    assert not compiled_here


def test_what_the_other_process_cannot_compile_is_compiled_here(client, kernel, compiled_here):
    kernel._cache._py_func = test_what_the_other_process_cannot_compile_is_compiled_here  # no kernel, nor importable
    assert kernel(1.0) == 4.0
    assert compiled_here
    assert client._process.poll() is None  # and it goes on


def test_what_another_user_could_have_written_is_not_loaded_from_there(client, kernel, compiled_here):
    client.start()
    kernel(1.0)
    (path,) = files.compiled_folder().glob(f"{MODULE}*")
    path.chmod(0o666)
    assert kernel._cache.load_overload((types.float64,), kernel.targetctx) is None


def process(patience):
    program = f"from engine.runtime import compiler_process; compiler_process.serve({patience})"
    return subprocess.Popen(
        [sys.executable, "-P", "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


@pytest.fixture
def environment(empty_cache, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def test_it_ends_when_nothing_is_asked_for_a_while(environment):
    with process(0.1) as running:
        until(lambda: running.poll() is not None)
        assert running.returncode == 0
        assert running.stdout.read() == b""


def test_it_ends_when_the_program_does(environment):
    with process(10_000) as running:
        running.stdin.close()
        until(lambda: running.poll() is not None)
        assert running.returncode == 0


def test_a_question_that_makes_no_sense_is_not_the_end(environment):
    with process(10_000) as running:
        for question in (b"", b"nonsense"):
            running.stdin.write(len(question).to_bytes(compiler_client.SIZE, "big") + question)
            running.stdin.flush()
            assert running.stdout.read(1) == compiler_client.NOT_DONE
        running.stdin.close()
        until(lambda: running.poll() is not None)
        assert running.returncode == 0


def test_it_is_started_once(client):
    client.start()
    first = client._process
    client.start()
    assert client._process is first
