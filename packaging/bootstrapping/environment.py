# SPDX-License-Identifier: MIT
"""The virtual environment: where it is kept, what it has to hold, and the stamp that says whether it does."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bootstrapping import packages
from bootstrapping.telling import SetupError, last_line, run_quietly, say

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent.parent
THIS_PYTHON = ".".join(str(number) for number in sys.version_info[:2])
STAMP_NAME = "yahtzee-setup.json"


def choose_venv(folder: str | None, extras: frozenset[str]) -> Path:
    """The folder of the environment: as asked for, else in the checkout, else (not writable) in the user's cache."""
    asked = folder or os.environ.get("YAHTZEE_VENV")
    if asked:
        return Path(asked).expanduser().resolve()
    local = (ROOT / ".venv").resolve()
    if os.access(local if local.exists() else ROOT, os.W_OK):
        return local
    if plan(local, extras)[0] == "ready":
        return local
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "yahtzee-coach" / "venv"


def stamp_for(extras: frozenset[str], unlocked: bool = False) -> dict[str, Any]:
    """What has to be true of an environment for this checkout: kept in the environment once it is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    # The settings of the linters do not change what is installed, and are left out.
    installed = [project.get("build-system"), project.get("project"), project.get("tool", {}).get("hatch")]
    installed.append("" if unlocked else packages.locked_text())
    return {
        "python": THIS_PYTHON,
        "unlocked": unlocked,
        "checkout": str(ROOT),
        "project": hashlib.sha256(json.dumps(installed, sort_keys=True).encode()).hexdigest(),
        "extras": sorted(extras),
    }


def read_stamp(venv: Path) -> dict[str, Any] | None:
    """The stamp of an environment: None where the bootstrap never was, {} where it did not finish."""
    try:
        stamp = json.loads((venv / STAMP_NAME).read_text(encoding="utf-8"))
    except OSError:
        return None
    except ValueError:
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, stamp: Mapping[str, Any]) -> None:
    """Leave the stamp in the environment; {} marks one that is being worked on."""
    (venv / STAMP_NAME).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def plan(
    venv: Path, extras: frozenset[str], unlocked: bool = False
) -> tuple[str, dict[str, Any] | None, dict[str, Any]]:
    """The next step of an environment, the stamp that it has, and the one that it is to have."""
    found = read_stamp(venv)
    # That the newest packages were asked for holds as long as the environment is kept.
    wanted = stamp_for(extras, unlocked or bool(found and found.get("unlocked")))
    return next_step(found, wanted, python_works(venv)), found, wanted


def next_step(found: Mapping[str, Any] | None, wanted: Mapping[str, Any], works: bool) -> str:
    """What an environment needs: `ready` (nothing), `install`, `create`, or `rebuild` (emptied first).

    Only an environment with a stamp, one that the bootstrap made or finished, is ever emptied.
    """
    if found is None:
        return "install" if works else "create"
    if not works or found.get("python") != wanted["python"]:
        return "rebuild"
    same = all(found.get(key) == wanted[key] for key in ("checkout", "project"))
    return "ready" if same and set(wanted["extras"]) <= set(found.get("extras", ())) else "install"


def python_of(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def python_works(venv: Path) -> bool:
    """Whether the environment's interpreter starts, has pip, and is of the version that is running now."""
    code = "import sys, pip; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([str(python_of(venv)), "-c", code], capture_output=True, stdin=subprocess.DEVNULL)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.decode().strip() == THIS_PYTHON


def set_up(venv: Path, extras: frozenset[str], provide_ensurepip: Callable[[], None], unlocked: bool) -> None:
    """Bring the environment up to what this checkout asks for; at once if it is already.

    One bootstrap does so at a time: another one waits, and finds it ready.
    """
    if plan(venv, extras, unlocked)[0] == "ready":
        return
    with alone(venv):
        step, found, wanted = plan(venv, extras, unlocked)
        if step == "ready":
            return
        if step != "install":
            provide_ensurepip()
            create_venv(venv, clear=step == "rebuild")
        elif found is not None:
            # What was there stays there: `test` after `run` adds to it, and `run` after `test` takes nothing away.
            wanted["extras"] = sorted({*wanted["extras"], *found.get("extras", ())})
        if found is not None or step != "install":
            write_stamp(venv, {"unlocked": True} if wanted["unlocked"] else {})
        packages.install(python_of(venv), wanted["extras"], venv / "pip.log", wanted["unlocked"])
        write_stamp(venv, wanted)


@contextlib.contextmanager
def alone(venv: Path) -> Iterator[None]:
    """Be the only bootstrap that works on an environment, as far as the system has locks; say so if that takes waiting.

    The lock is on the folder that the environment is in: the environment may be emptied, and nothing is left behind.
    """
    venv.parent.mkdir(parents=True, exist_ok=True)
    if fcntl is None:
        yield
        return
    folder = os.open(venv.parent, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # a file system without locks
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say(f"another bootstrap is at work in {venv.parent}: waiting for it.")
                fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def create_venv(venv: Path, clear: bool) -> None:
    """Make the environment, over what is left of an earlier one where there is one."""
    if clear:
        say(f"the environment in {venv} is unfinished, broken or for another Python: making it anew.")
        shutil.rmtree(venv)
    elif venv.exists() and any(venv.iterdir()) and not (venv / "pyvenv.cfg").exists():
        raise SetupError(f"{venv} holds something else than a Python environment: name another folder with --venv.")
    else:
        say(f"making a Python environment in {venv}.")
    venv.mkdir(parents=True, exist_ok=True)
    write_stamp(venv, {})
    # The interpreter below an active environment, which may be the very one that is being made anew.
    python = getattr(sys, "_base_executable", None) or sys.executable
    status, output = run_quietly([python, "-m", "venv", str(venv)], os.environ)
    if status != 0:
        raise SetupError(f"the environment in {venv} could not be made: {last_line(output)}")
