# SPDX-License-Identifier: MIT
"""Tests of the bootstrap: the command line, and what each command starts. Nothing is downloaded or installed here."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest
from bootstrapping import commands, environment, libraries
from bootstrapping.commands import Request
from checkout import ROOT

BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"


def main(arguments):
    return commands.main(arguments, "how it is used")


def test_unknown_command_is_refused_with_a_sentence(never_run, capsys):
    assert main(["dance"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        f"bootstrap: there is no command 'dance': it is one of {', '.join(commands.COMMANDS)} (or --help).\n"
    )


@pytest.mark.parametrize(
    "arguments", [[], ["setup", "now"], ["--venv"], ["--venvs=x", "run"], ["run", "--venv="], ["--frob", "run"]]
)
def test_senseless_command_lines_have_status_2(never_run, capsys, arguments):
    assert main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_goes_to_stdout(never_run, capsys):
    assert main(["--help"]) == 0
    assert capsys.readouterr().out == "how it is used\n"
    told = ast.get_docstring(ast.parse(BOOTSTRAP.read_text(encoding="utf-8")))
    assert all(f"packaging/bootstrap.py {command}" in told for command in commands.COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["run"], Request("run")),
        (["--venv", "v", "run", "--demo"], Request("run", "v", rest=("--demo",))),
        (["test", "--venv=v", "-k", "dice"], Request("test", "v", rest=("-k", "dice"))),
        (["run", "--help"], Request("run", rest=("--help",))),
        (["run", "--demo", "--venv", "v"], Request("run", rest=("--demo", "--venv", "v"))),
        (["--yes", "run", "--unlocked", "--yes", "--demo"], Request("run", None, True, True, ("--demo",))),
        (["engine", "solve", "--yes"], Request("engine", rest=("solve", "--yes"))),
    ],
)
def test_options_are_ours_only_around_the_command(arguments, expected):
    assert commands.parse(arguments) == expected


# What Python 2.7 has no words for, or knows by other names.
TOO_NEW = (ast.AnnAssign, ast.AsyncFunctionDef, ast.JoinedStr, ast.NamedExpr, ast.Nonlocal, ast.Starred, ast.YieldFrom)


def test_any_python_can_read_the_bootstrap_and_the_start_of_the_window():
    for path in (BOOTSTRAP, ROOT / "yahtzee_gui" / "__init__.py"):
        text = path.read_text(encoding="ascii")
        nodes = list(ast.walk(ast.parse(text)))
        too_new = (*TOO_NEW, ast.FunctionDef, ast.ClassDef)  # annotations: there is nothing to define
        starred = {id(argument) for node in nodes if isinstance(node, ast.Call) for argument in node.args}
        assert [node for node in nodes if isinstance(node, too_new) and id(node) not in starred] == []
        assert not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in nodes)
        assert not any(isinstance(node, ast.Raise) and node.cause for node in nodes)


@pytest.mark.parametrize("what", ["packaging/bootstrap.py", "yahtzee_gui/__init__.py", "engine/__init__.py"])
@pytest.mark.parametrize("version", ["2, 7", "3, 6", "3, 10"])
def test_an_old_python_is_told_in_one_sentence_before_anything_else(what, version):
    code = f"import sys; sys.version_info = ({version}); exec(compile(open({what!r}).read(), {what!r}, 'exec'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert f"Python 3.11 or newer, and this is Python {version.replace(', ', '.')}" in done.stderr


def test_the_engine_can_be_read_by_python_36():
    """From there on: before, arguments have no types."""
    tree = ast.parse((ROOT / "engine" / "__init__.py").read_text(encoding="utf-8"), feature_version=(3, 6))
    assert not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in ast.walk(tree))


def test_nothing_but_the_standard_library_is_imported():
    code = "import sys, runpy; sys.argv = ['bootstrap', '--help']; runpy.run_path(sys.path.pop(0), run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code.replace("sys.path.pop(0)", repr(str(BOOTSTRAP)))], capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()


def test_full_disk_is_a_sentence(monkeypatch, capsys):
    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(environment, "set_up", fail)
    assert main(["setup"]) == 1
    assert "No space left on device" in capsys.readouterr().err


def test_messages_survive_a_machine_without_locale():
    variables = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    # -S: the site of an editable checkout with an umlaut in its path cannot be read in this locale.
    done = subprocess.run([sys.executable, "-S", str(BOOTSTRAP), "--help"], env=variables, capture_output=True)
    assert done.returncode == 0
    assert done.stdout.decode("ascii").startswith("The bootstrap:")


@pytest.fixture
def all_is_there(monkeypatch):
    """An environment that is ready; what was seen to is remembered by name."""
    steps = []
    monkeypatch.setattr(environment, "set_up", lambda *_: steps.append("environment"))
    monkeypatch.setattr(libraries, "provide_libraries", lambda *_: steps.append("libraries"))
    return steps


@pytest.mark.parametrize(
    ("given", "passed_on"), [("C", "C.UTF-8"), ("POSIX", "C.UTF-8"), ("de_DE.UTF-8", "de_DE.UTF-8")]
)
def test_the_locale_c_is_lifted_to_utf8(all_is_there, monkeypatch, tmp_path, given, passed_on):
    monkeypatch.setenv("LC_ALL", given)
    assert main(["--venv", str(tmp_path), "setup"]) == 0
    assert os.environ["LC_ALL"] == passed_on


@pytest.mark.parametrize(
    ("command", "module", "steps"),
    [("run", "yahtzee_gui", ["environment", "libraries"]), ("engine", "engine", ["environment"])],
)
def test_program_and_engine_get_their_arguments(all_is_there, monkeypatch, tmp_path, command, module, steps):
    started = []
    monkeypatch.setattr(commands, "replace_by", lambda line: started.append(line) or 7)
    assert main(["--venv", str(tmp_path), command, "advise", "--jsonl"]) == 7
    assert started == [[str(environment.python_of(tmp_path)), "-P", "-m", module, "advise", "--jsonl"]]
    assert all_is_there == steps


@pytest.fixture
def translated(tmp_path, monkeypatch):
    """A folder with one translation that is compiled, one that is not, and one that has changed since."""
    monkeypatch.setattr(commands, "TRANSLATIONS", tmp_path)
    for name, age in (("de.ts", 20), ("de.qm", 10), ("nl.ts", 20), ("nl.qm", 30), ("fr.ts", 5)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000_000 - age,) * 2)
    return tmp_path


@pytest.mark.parametrize(("status", "told"), [(0, ""), (1, "translations (fr, nl) could not be compiled: no disk")])
def test_translations_are_compiled_where_that_has_to_be_and_what_goes_wrong_is_told(
    translated, monkeypatch, tmp_path, capsys, status, told
):
    started = []
    monkeypatch.setattr(commands, "run_quietly", lambda line, _: started.append(line[3:]) or (status, "no disk"))
    commands.compile_translations(tmp_path)
    assert started == [[str(translated / "fr.ts"), str(translated / "nl.ts")]]
    assert told in capsys.readouterr().err
    for source in translated.glob("*.ts"):
        source.with_suffix(".qm").touch()
    commands.compile_translations(tmp_path)
    assert len(started) == 1
