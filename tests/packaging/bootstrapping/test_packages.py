# SPDX-License-Identifier: MIT
"""Tests of the packages: the lock and the bounds it keeps, what pip is told, and what is said when it fails."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile

import pytest
from bootstrapping import packages
from bootstrapping.telling import SetupError
from checkout import ROOT
from packaging.requirements import Requirement

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted(packages.LOCKED.glob("*.txt"))


def locked(*names):
    """Return the versions that are locked under these names."""
    text = "".join((packages.LOCKED / f"{name}.txt").read_text(encoding="utf-8") for name in names)
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def lacking(requirements, found):
    """Return what is asked for and is not locked within its bounds."""
    wanted = [Requirement(one) for one in requirements]
    return [str(one) for one in wanted if found.get(one.name.lower()) not in one.specifier]


def test_what_runs_is_locked_within_its_bounds():
    asked = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"], "editables"]
    assert lacking(asked, locked("run")) == []


@pytest.mark.parametrize("extra", [path.stem for path in LOCKS if path.stem != "run"])
def test_extras_are_locked_within_their_bounds(extra):
    assert lacking(PROJECT["project"]["optional-dependencies"][extra], locked("run", extra)) == []


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_every_locked_package_has_a_hash_and_no_address(path):
    text = path.read_text(encoding="utf-8").replace(" \\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [\w =\".]+)?( +--hash=sha256:[0-9a-f]{64})+", line)


def test_a_requirement_outside_of_the_bounds_is_found():
    assert lacking(["numpy>=99", "rich"], locked("run")) == ["numpy>=99"]


@pytest.fixture
def a_locked_linux(monkeypatch):
    """A machine for which there is a lock, whatever this one is."""
    monkeypatch.setattr(packages.sys, "platform", "linux")
    monkeypatch.setattr(packages.sys, "version_info", (3, 12, 1))
    monkeypatch.setattr(packages.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(packages.platform, "python_implementation", lambda: "CPython")
    monkeypatch.setattr(packages.platform, "libc_ver", lambda: ("glibc", "2.36"))


def test_the_lock_is_for_this_machine(a_locked_linux):
    assert packages.why_not_locked() == ""


@pytest.mark.parametrize(
    ("target", "name", "value", "reason"),
    [
        ("sys", "platform", "darwin", "no lock for CPython on"),
        ("sys", "version_info", (3, 99, 0), "no lock for Python 3.99"),
        ("platform", "machine", lambda: "aarch64", "no lock for CPython on"),
        ("platform", "python_implementation", lambda: "PyPy", "no lock for PyPy on"),
        ("platform", "libc_ver", lambda: ("", ""), "the lock is for glibc"),
        ("platform", "libc_ver", lambda: ("glibc", "2.31"), "the lock is for glibc"),
    ],
)
def test_elsewhere_the_bounded_versions_are_taken_with_a_sentence(
    a_locked_linux, monkeypatch, tmp_path, capsys, target, name, value, reason
):
    monkeypatch.setattr(getattr(packages, target), name, value)
    ran = pip_calls(monkeypatch)
    packages.install("python", ["test"], tmp_path / "log", unlocked=False)
    assert ran == [["--editable", f"{ROOT}[test]"]]
    assert reason in capsys.readouterr().err


def pip_calls(monkeypatch):
    """Return the list that the arguments of pip go to, in place of pip."""
    ran = []
    monkeypatch.setattr(packages, "run_pip", lambda python, arguments, log: ran.append(arguments))
    monkeypatch.setattr(packages, "run_quietly", lambda *_: None)
    return ran


def test_with_a_lock_nothing_comes_without_a_hash(a_locked_linux, monkeypatch, tmp_path):
    ran = pip_calls(monkeypatch)
    packages.install("python", ["test"], tmp_path / "log", unlocked=False)
    fetched, checkout = ran
    assert "--require-hashes" in fetched
    assert {arg.rpartition("/")[2] for arg in fetched if arg.endswith(".txt")} == {"run.txt", "test.txt"}
    assert checkout[-2:] == ["--editable", str(ROOT)]
    assert {"--no-index", "--no-deps", "--no-build-isolation"} <= set(checkout)


def test_unlocked_is_what_was_asked_for(a_locked_linux, monkeypatch, tmp_path):
    ran = pip_calls(monkeypatch)
    packages.install("python", [], tmp_path / "log", unlocked=True)
    assert ran == [["--editable", str(ROOT)]]


def test_what_pip_leaves_uncompiled_is_compiled_once_at_the_end(monkeypatch, tmp_path):
    ran = []
    monkeypatch.setattr(packages, "run_quietly", lambda command, environment: ran.append(command) or (0, ""))
    packages.install("python", ["test"], tmp_path / "log", unlocked=False)
    assert all("--no-compile" in command for command in ran[:-1])
    assert ran[-1] == ["python", "-c", packages.COMPILE_ALL]


def test_a_whole_folder_is_compiled(tmp_path):
    (tmp_path / "one.py").write_text("x = 1\n")
    (tmp_path / "wrong.py").write_text("x =\n")
    here = f"import sysconfig; sysconfig.get_path = lambda name: {str(tmp_path)!r}\n"
    done = subprocess.run([sys.executable, "-c", here + packages.COMPILE_ALL], capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert [path.name.partition(".")[0] for path in (tmp_path / "__pycache__").iterdir()] == ["one"]


def test_pip_really_refuses_a_package_with_another_content(tmp_path):
    with zipfile.ZipFile(tmp_path / "canary-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("canary-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: canary\nVersion: 1.0\n")
        wheel.writestr("canary-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("canary-1.0.dist-info/RECORD", "")
    (tmp_path / "run.txt").write_text(f"canary==1.0 --hash=sha256:{'0' * 64}\n")
    arguments = ["--require-hashes", "--requirement", str(tmp_path / "run.txt"), "--target", str(tmp_path / "in")]
    with pytest.raises(SetupError, match="not the one that was locked, and was not installed"):
        packages.run_pip(sys.executable, [*arguments, "--no-index", "--find-links", str(tmp_path)], tmp_path / "log")
    assert not (tmp_path / "in").exists()


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying after connection broken by 'NewConnectionError'\nERROR: none", "could not reach"),
        ("ERROR: Could not find a version that satisfies x (from versions: none)", "could not reach"),
        (
            "ERROR: Could not find a version that satisfies the requirement rich==15.0.0 (from versions: 14.0)",
            "has no rich==15.0.0: --unlocked takes",
        ),
        ("noise\nERROR: No space left on device\nnotice", r"could not install .*: ERROR: No space left on device$"),
    ],
)
def test_failure_of_pip_is_one_sentence(monkeypatch, tmp_path, output, sentence):
    monkeypatch.setattr(packages, "run_quietly", lambda command, environment: (1, output))
    with pytest.raises(SetupError, match=sentence) as caught:
        packages.run_pip("python", [], tmp_path / "log")
    assert "\n" not in str(caught.value)
    assert (tmp_path / "log").read_text() == output
