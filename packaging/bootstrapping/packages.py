# SPDX-License-Identifier: MIT
"""The packages: which versions are installed, by the lock where there is one for this machine, and how pip is told.

The lock (`packaging/locked`, made by `packaging/locking.py`) names every package by version and by the hashes of its
files, so that what is installed is what was tested, wherever it comes from. `run.txt` is for all, the build backend
included, `test.txt` adds to it; `package.txt` stands alone.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from bootstrapping.telling import SetupError, last_line, run_quietly, say

ROOT = Path(__file__).resolve().parent.parent.parent
LOCKED = ROOT / "packaging" / "locked"
# What the lock is for. packaging/locking.py asks for these, and refuses to write down what does not run on them.
LOCKED_PYTHONS = ((3, 11), (3, 12), (3, 13))
LOCKED_GLIBC = (2, 34)

NETWORK_SIGNS = re.compile(
    r"connection broken|NewConnectionError|name resolution|Name or service not known|timed out|"
    r"Network is unreachable|Connection refused|ConnectionError|ProxyError|from versions: none"
)
FALSIFIED = "DO NOT MATCH THE HASHES"
COMPILE_ALL = "import compileall, sysconfig; compileall.compile_dir(sysconfig.get_path('purelib'), quiet=2, workers=0)"
NO_SUCH_VERSION = re.compile(r"Could not find a version that satisfies the requirement (\S+)")


def locked_text() -> str:
    """All that is locked, as one text; empty where the lock was left out."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(LOCKED.glob("*.txt")))


def why_not_locked() -> str:
    """Why the lock is not for this Python or machine; empty if it is."""
    if not (LOCKED / "run.txt").exists():
        return "this checkout has no lock"
    found = (sys.platform, platform.machine(), platform.python_implementation())
    if found != ("linux", "x86_64", "CPython"):
        return f"there is no lock for {platform.python_implementation()} on {platform.system()} {platform.machine()}"
    if sys.version_info[:2] not in LOCKED_PYTHONS:
        return f"there is no lock for Python {sys.version_info[0]}.{sys.version_info[1]}"
    library, version = platform.libc_ver()
    if library != "glibc" or tuple(int(number) for number in re.findall(r"\d+", version)[:2]) < LOCKED_GLIBC:
        return f"the lock is for glibc {LOCKED_GLIBC[0]}.{LOCKED_GLIBC[1]} or newer"
    return ""


def install(python: Path, extras: Sequence[str], log: Path, unlocked: bool) -> None:
    """Install this checkout, editable, and the packages it depends on."""
    reason = "asked for so" if unlocked else why_not_locked()
    say("fetching the packages with pip: a download of about 165 MB the first time, some minutes on a slow line.")
    if reason:
        say(f"{reason}: taking the newest versions within the bounds of pyproject.toml, without known hashes.")
        steps = [["--editable", str(ROOT) + (f"[{','.join(extras)}]" if extras else "")]]
    else:
        steps = locked_steps(extras)
    log.write_text("", encoding="utf-8")
    for step in steps:
        run_pip(python, step, log)
    # On all processors; pip takes one. What fails is compiled when it is imported.
    run_quietly([str(python), "-c", COMPILE_ALL], os.environ)
    say("the packages are in.")


def locked_steps(extras: Sequence[str]) -> list[list[str]]:
    """The arguments of pip: what is locked, by hashes, and then the checkout, for which nothing is fetched."""
    # What builds the bundle runs with other versions, and stands alone.
    base = "package" if "package" in extras else "run"
    files = [str(LOCKED / f"{name}.txt") for name in (base, *(name for name in extras if name != base))]
    fetched = ["--require-hashes", "--only-binary", ":all:"]
    for file in files:
        fetched += ["--requirement", file]
    return [fetched, ["--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT)]]


def run_pip(python: Path, arguments: Sequence[str], log: Path) -> None:
    """Have pip install something; what it said is added to the log, and why it failed is one sentence."""
    command = [str(python), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--no-compile"]
    # PIP_USER: a `user = true` in a user's pip configuration makes pip refuse to work in an environment.
    status, output = run_quietly([*command, *arguments], {**os.environ, "PIP_USER": "0"})
    with open(log, "a", encoding="utf-8") as file:
        file.write(output)
    if status != 0:
        raise SetupError(failure(output, log))


def failure(output: str, log: Path) -> str:
    """Why pip failed, in one sentence."""
    if FALSIFIED in output:
        return f"a package that came is not the one that was locked, and was not installed (details: {log})."
    if NETWORK_SIGNS.search(output):
        return f"pip could not reach the package index: look at the network and try again (details: {log})."
    lacking = NO_SUCH_VERSION.search(output)
    if lacking:
        return f"the package index has no {lacking[1]}: --unlocked takes the newest version there is (details: {log})."
    return f"pip could not install the packages (details: {log}): {last_line(output)}"
