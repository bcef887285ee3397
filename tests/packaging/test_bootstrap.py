# SPDX-License-Identifier: MIT
"""Tests of the bootstrap: what it decides and says. Nothing is downloaded or installed here."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from checkout import ROOT

BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"

# From a bare Debian 12, shortened: libraries are named once for each file that wants them.
LDD_OUTPUT = """\
PySide6/QtGui.abi3.so:
\tlinux-vdso.so.1 (0x00007ffe4b5f2000)
\tlibQt6Gui.so.6 => /venv/lib/python3.11/site-packages/PySide6/Qt/lib/libQt6Gui.so.6 (0x00007f0a1c000000)
\tlibEGL.so.1 => not found
\tlibglib-2.0.so.0 => not found
\tlibgthread-2.0.so.0 => not found
\tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f0a1bf21000)
PySide6/Qt/plugins/platforms/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
\tlibxkbcommon-x11.so.0 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f0a1e9c4000)
"""


@pytest.fixture(scope="module")
def bootstrap():
    """The module, loaded by its path: `packaging` is a folder of scripts and must not become a package."""
    spec = importlib.util.spec_from_file_location("yahtzee_bootstrap", BOOTSTRAP)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def never_run(bootstrap, monkeypatch):
    """Make it a failure to start any helper (pip, apt-get, an interpreter)."""

    def refuse(command, *_, **__):
        pytest.fail(f"started {command}")

    monkeypatch.setattr(bootstrap.subprocess, "run", refuse)
    monkeypatch.setattr(bootstrap.subprocess, "call", refuse)


# The command line


def test_unknown_command_is_refused_with_a_sentence(bootstrap, never_run, capsys):
    assert bootstrap.main(["dance"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "bootstrap: there is no command 'dance': it is one of run, test, audit, setup (or --help).\n"


@pytest.mark.parametrize("arguments", [[], ["setup", "now"], ["--venv"], ["run", "--venv"], ["--frob", "run"]])
def test_senseless_command_lines_have_status_2(bootstrap, never_run, capsys, arguments):
    assert bootstrap.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_goes_to_stdout(bootstrap, never_run, capsys):
    assert bootstrap.main(["--help"]) == 0
    assert "packaging/bootstrap.py run" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["run"], ("run", None, [])),
        (["--venv", "v", "run", "--demo"], ("run", "v", ["--demo"])),
        (["test", "--venv=v", "-k", "dice"], ("test", "v", ["-k", "dice"])),
        (["run", "--help"], ("run", None, ["--help"])),
        (["run", "--demo", "--venv", "v"], ("run", None, ["--demo", "--venv", "v"])),
    ],
)
def test_venv_option_is_ours_only_around_the_command(bootstrap, arguments, expected):
    assert bootstrap.parse(arguments) == expected


def test_old_python_is_told_in_one_sentence(bootstrap, never_run, monkeypatch, capsys):
    monkeypatch.setattr(bootstrap, "OLDEST_PYTHON", (99, 0))
    assert bootstrap.main(["run"]) == 1
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_syntax_is_readable_for_python_37():
    ast.parse(BOOTSTRAP.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_full_disk_is_a_sentence(bootstrap, monkeypatch, capsys):
    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bootstrap, "set_up", fail)
    assert bootstrap.main(["setup"]) == 1
    assert "No space left on device" in capsys.readouterr().err


# Libraries and packages


def test_ldd_output_to_packages(bootstrap):
    missing = bootstrap.not_found(LDD_OUTPUT)
    assert missing == [
        "libEGL.so.1",
        "libglib-2.0.so.0",
        "libgthread-2.0.so.0",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
    ]
    assert bootstrap.packages_for(missing) == ["libegl1", "libglib2.0-0", "libxcb-cursor0", "libxkbcommon-x11-0"]


def test_unknown_library_has_no_package(bootstrap):
    assert bootstrap.packages_for(["libunheard-of.so.7"]) == []


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, ["offscreen"]),
        ({"DISPLAY": ""}, ["offscreen"]),
        ({"DISPLAY": ":0"}, ["offscreen", "xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["offscreen", "xcb", "wayland"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb:foo"}, ["offscreen", "xcb", "wayland"]),
    ],
)
def test_platforms_follow_the_display(bootstrap, environment, expected):
    assert bootstrap.platforms_wanted(environment) == expected


def test_without_root_one_line_is_shown_and_nothing_is_run(bootstrap, never_run, monkeypatch):
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.install_packages(["libegl1", "libgl1"], "Qt needs libraries")
    assert caught.value.status == 1
    assert str(caught.value).splitlines()[1:] == [
        "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    ]


def test_without_ensurepip_the_line_names_the_libraries_too(bootstrap, never_run, monkeypatch):
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(bootstrap, "can_load", lambda library: library != "libEGL.so.1")
    with pytest.raises(bootstrap.SetupError, match=r"-recommends python3\.\d+-venv libegl1$"):
        bootstrap.provide_ensurepip(["offscreen"])


def test_without_apt_the_packages_are_named(bootstrap, never_run, monkeypatch):
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    with pytest.raises(bootstrap.SetupError, match="Debian packages: libegl1"):
        bootstrap.install_packages(["libegl1"], "Qt needs libraries")


def test_root_installs_without_questions(bootstrap, monkeypatch):
    ran = []
    monkeypatch.setattr(bootstrap, "is_root", lambda: True)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(
        bootstrap, "run_quietly", lambda command, environment: ran.append((command, environment)) or (0, "")
    )
    bootstrap.install_packages(["libegl1"], "Qt needs libraries")
    (update, _), (install, environment) = ran
    assert update == ["apt-get", "update"]
    assert install[-3:] == ["-y", "--no-install-recommends", "libegl1"]
    assert environment["DEBIAN_FRONTEND"] == "noninteractive"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_library_without_a_package_is_named(bootstrap, monkeypatch):
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap, "missing_libraries", lambda venv, platforms: ["libodd.so.3"])
    with pytest.raises(bootstrap.SetupError, match=r"please install: libodd\.so\.3"):
        bootstrap.provide_libraries(Path("anywhere"), ["offscreen"])


# The environment and its stamp


def test_stamp_decides_the_next_step(bootstrap):
    plain, test = bootstrap.stamp_for(frozenset()), bootstrap.stamp_for(frozenset({"test"}))
    assert bootstrap.next_step(plain, plain, True) == "ready"
    assert bootstrap.next_step(test, plain, True) == "ready"
    assert bootstrap.next_step(plain, test, True) == "install"
    assert bootstrap.next_step({**plain, "project": "older"}, plain, True) == "install"
    assert bootstrap.next_step({**plain, "checkout": "/elsewhere"}, plain, True) == "install"
    assert bootstrap.next_step({**plain, "python": "2.7"}, plain, True) == "rebuild"
    assert bootstrap.next_step(plain, plain, False) == "rebuild"
    assert bootstrap.next_step({}, plain, True) == "rebuild"


def test_environment_that_is_not_ours_is_never_emptied(bootstrap):
    wanted = bootstrap.stamp_for(frozenset())
    assert bootstrap.next_step(None, wanted, True) == "install"
    assert bootstrap.next_step(None, wanted, False) == "create"


def test_stamp_ignores_the_settings_of_the_linters(bootstrap, monkeypatch, tmp_path):
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\nname = "a"\n[tool.ruff]\nline-length = 80\n')
    before = bootstrap.stamp_for(frozenset())
    project.write_text('[project]\nname = "a"\n[tool.ruff]\nline-length = 99\n')
    assert bootstrap.stamp_for(frozenset()) == before
    project.write_text('[project]\nname = "a"\ndependencies = ["numpy"]\n')
    assert bootstrap.stamp_for(frozenset()) != before


def test_stamp_round_trip_and_damage(bootstrap, tmp_path):
    assert bootstrap.read_stamp(tmp_path) is None
    stamp = bootstrap.stamp_for(frozenset({"test"}))
    bootstrap.write_stamp(tmp_path, stamp)
    assert bootstrap.read_stamp(tmp_path) == stamp
    (tmp_path / bootstrap.STAMP_NAME).write_text('{"python": "3.')
    assert bootstrap.read_stamp(tmp_path) == {}


def test_ready_environment_is_left_alone(bootstrap, monkeypatch, tmp_path, capsys):
    bootstrap.write_stamp(tmp_path, bootstrap.stamp_for(frozenset({"test"})))
    monkeypatch.setattr(bootstrap, "python_works", lambda venv: True)
    for step in ("create_venv", "install_project", "provide_ensurepip"):
        monkeypatch.setattr(bootstrap, step, lambda *_, step=step, **__: pytest.fail(step))
    bootstrap.set_up(tmp_path, frozenset(), ["offscreen"])
    assert capsys.readouterr().err == ""


def test_second_extra_keeps_the_first(bootstrap, monkeypatch, tmp_path):
    old = bootstrap.stamp_for(frozenset({"test"}))
    bootstrap.write_stamp(tmp_path, {**old, "project": "older"})
    installed = []
    monkeypatch.setattr(bootstrap, "python_works", lambda venv: True)
    monkeypatch.setattr(bootstrap, "install_project", lambda venv, extras: installed.append(extras))
    bootstrap.set_up(tmp_path, frozenset(), ["offscreen"])
    assert installed == [["test"]]
    assert bootstrap.read_stamp(tmp_path) == old


def test_interrupted_installation_leaves_the_unfinished_stamp(bootstrap, monkeypatch, tmp_path):
    bootstrap.write_stamp(tmp_path, {**bootstrap.stamp_for(frozenset()), "project": "older"})
    monkeypatch.setattr(bootstrap, "python_works", lambda venv: True)

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "install_project", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bootstrap.set_up(tmp_path, frozenset(), ["offscreen"])
    assert bootstrap.read_stamp(tmp_path) == {}


def test_folder_with_something_else_is_refused(bootstrap, never_run, tmp_path):
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(bootstrap.SetupError, match="something else than a Python environment"):
        bootstrap.create_venv(tmp_path, clear=False)
    assert os.listdir(tmp_path) == ["thesis.tex"]


def test_missing_interpreter_does_not_work(bootstrap, tmp_path):
    assert not bootstrap.python_works(tmp_path)


def test_folder_of_the_environment(bootstrap, monkeypatch, tmp_path):
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path / "checkout")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("YAHTZEE_VENV", raising=False)
    (tmp_path / "checkout").mkdir()
    (tmp_path / "checkout" / "pyproject.toml").write_text("")
    assert bootstrap.choose_venv(None, frozenset()) == tmp_path / "checkout" / ".venv"
    monkeypatch.setattr(bootstrap.os, "access", lambda path, mode: False)
    assert bootstrap.choose_venv(None, frozenset()) == tmp_path / "cache" / "yahtzee-coach" / "venv"
    monkeypatch.setenv("YAHTZEE_VENV", str(tmp_path / "named"))
    assert bootstrap.choose_venv(None, frozenset()) == tmp_path / "named"
    assert bootstrap.choose_venv(str(tmp_path / "option"), frozenset()) == tmp_path / "option"


# pip and the checks


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying after connection broken by 'NewConnectionError'\nERROR: none", "could not reach"),
        ("ERROR: Could not find a version that satisfies x (from versions: none)", "could not reach"),
        ("noise\nERROR: No space left on device\nnotice", r"could not install .*: ERROR: No space left on device$"),
    ],
)
def test_failure_of_pip_is_one_sentence(bootstrap, monkeypatch, tmp_path, output, sentence):
    monkeypatch.setattr(bootstrap, "run_quietly", lambda command, environment: (1, output))
    with pytest.raises(bootstrap.SetupError, match=sentence) as caught:
        bootstrap.install_project(tmp_path, [])
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("statuses", "arguments", "status", "count"),
    [
        ({}, [], 0, 5),
        ({"ruff": 1}, [], 1, 5),
        ({"pytest": 2}, [], 2, 5),
        ({"pytest": -11}, [], 1, 5),
        ({"mypy": 1, "pytest": 5}, [], 5, 5),
        ({"ruff": 1}, ["-k", "dice"], 0, 1),
    ],
)
def test_status_of_the_checks_and_pytest_last(bootstrap, monkeypatch, statuses, arguments, status, count):
    ran = []

    def call(command, **_):
        ran.append("pytest" if "pytest" in command else Path(command[0]).name)
        return statuses.get(ran[-1], 0)

    monkeypatch.setattr(bootstrap.subprocess, "call", call)
    assert bootstrap.run_checks(Path("venv"), arguments, {}) == status
    assert len(ran) == count
    assert ran[-1] == "pytest"


def test_messages_survive_a_machine_without_locale():
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    # -S: the site of an editable checkout with an umlaut in its path cannot be read in this locale.
    command = [sys.executable, "-S", str(BOOTSTRAP), "--help"]
    done = subprocess.run(command, env=environment, capture_output=True)
    assert done.returncode == 0
    assert done.stdout.decode("ascii").startswith("The bootstrap:")


def test_stamp_is_json_that_names_the_checkout(bootstrap):
    stamp = bootstrap.stamp_for(frozenset())
    assert json.loads(json.dumps(stamp)) == stamp
    assert stamp["checkout"] == str(BOOTSTRAP.parent.parent)


@pytest.mark.parametrize(
    ("given", "passed_on"), [("C", "C.UTF-8"), ("POSIX", "C.UTF-8"), ("de_DE.UTF-8", "de_DE.UTF-8")]
)
def test_the_locale_C_is_lifted_to_utf8(bootstrap, monkeypatch, tmp_path, given, passed_on):
    monkeypatch.setenv("LC_ALL", given)
    for step in ("set_up", "provide_libraries"):
        monkeypatch.setattr(bootstrap, step, lambda *_: None)
    assert bootstrap.main(["--venv", str(tmp_path), "setup"]) == 0
    assert os.environ["LC_ALL"] == passed_on
