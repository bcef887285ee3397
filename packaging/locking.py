# SPDX-License-Identifier: MIT
"""Make the lock anew: every package that the bootstrap installs, by version and hash.

    .venv/bin/python packaging/locking.py

pip works out the newest versions within the bounds of pyproject.toml for each Python that the lock is for, without
installing anything; what it finds is written to `packaging/locked`: `run.txt` for all, `test.txt` with what is added to
it, and `package.txt`, which stands alone. Where Pythons need different versions, a line says for which it is. Run the
tests with what is locked before committing it.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrapping.packages import LOCKED, LOCKED_GLIBC, LOCKED_PYTHONS, ROOT

HEADER = "# Made by packaging/locking.py for {pythons} on Linux x86-64 with glibc {glibc} or newer.\n"
# How hatchling installs a checkout so that edits count.
EDITABLE = "editables"
PLATFORMS = [f"manylinux_2_{minor}_x86_64" for minor in range(LOCKED_GLIBC[1], 4, -1)]
PLATFORMS += ["manylinux2014_x86_64", "manylinux2010_x86_64", "manylinux1_x86_64"]

Python = tuple[int, int]
Pins = dict[str, tuple[str, str]]
"""Packages by name: the version, and the hash of the file."""


class LockError(Exception):
    """Why there is no new lock, in one sentence."""


def main(arguments: Sequence[str]) -> int:
    """Write the lock and return the exit status."""
    if arguments:
        print("locking: it takes no arguments.", file=sys.stderr)
        return 2
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    try:
        found = {python: resolve_all(python, asked) for python in LOCKED_PYTHONS}
    except LockError as error:
        print(f"locking: {error}", file=sys.stderr)
        return 1
    for name in found[LOCKED_PYTHONS[0]]:
        text = lock_text({python: pins[name] for python, pins in found.items()})
        (LOCKED / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"locking: {name}.txt: {text.count('==')} packages")
    return 0


def resolve_all(python: Python, asked: Mapping[str, Mapping]) -> dict[str, Pins]:
    """Return the locks for one Python by name, in versions that go together, of what pyproject.toml asks for.

    Raises:
        LockError: if pip finds no versions that do.
    """
    run = [*asked["project"]["dependencies"], *asked["build-system"]["requires"], EDITABLE]
    extras = asked["project"]["optional-dependencies"]
    together = resolve(python, [*run, *extras["test"]])
    exact = [f"{name}=={version}" for name, (version, _) in together.items()]
    pins = resolve(python, run, exact)
    test = {name: pin for name, pin in resolve(python, extras["test"], exact).items() if name not in pins}
    return {"run": pins, "test": test, "package": resolve(python, [*run, *extras["package"]])}


def resolve(python: Python, wanted: Sequence[str], constraints: Iterable[str] = ()) -> Pins:
    """Have pip work out versions for one Python on the lock's platform, without installing them.

    Raises:
        LockError: if pip cannot.
    """
    with tempfile.TemporaryDirectory() as folder:
        report, limits = Path(folder, "report.json"), Path(folder, "constraints.txt")
        limits.write_text("\n".join(constraints), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        command += ["--target", folder, "--report", str(report), "--constraint", str(limits)]
        command += ["--only-binary", ":all:", "--python-version", ".".join(map(str, python))]
        command += [f"--platform={name}" for name in PLATFORMS]
        done = subprocess.run([*command, *wanted], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            raise LockError(f"pip finds no versions for Python {python[0]}.{python[1]}:\n{done.stderr.strip()}")
        installed = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {
        re.sub("[_.]", "-", entry["metadata"]["name"].lower()): (
            entry["metadata"]["version"],
            f"sha256:{entry['download_info']['archive_info']['hashes']['sha256']}",
        )
        for entry in installed
    }


def lock_text(found: Mapping[Python, Pins]) -> str:
    """Return the lock of one name: a line for each package and version, with a hash for each file."""
    pythons = " ".join(f"{major}.{minor}" for major, minor in found)
    lines = [HEADER.format(pythons=f"CPython {pythons}", glibc=".".join(map(str, LOCKED_GLIBC)))]
    for name in sorted({name for pins in found.values() for name in pins}):
        users: dict[str, list[Python]] = {}
        for python, pins in found.items():
            if name in pins:
                users.setdefault(pins[name][0], []).append(python)
        for version, those in users.items():
            hashes = sorted({f"--hash={found[python][name][1]}" for python in those})
            only = " or ".join(f'python_version == "{major}.{minor}"' for major, minor in those)
            marker = "" if len(those) == len(found) else f" ; {only}"
            lines.append(" \\\n    ".join([f"{name}=={version}{marker}", *hashes]) + "\n")
    return "".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
