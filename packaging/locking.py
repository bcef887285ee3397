# SPDX-License-Identifier: MIT
"""Make the lock anew: every package that the bootstrap installs, by version and hash.

    .venv/bin/python packaging/locking.py

pip works out the newest versions within the bounds of pyproject.toml for each Python that the lock is for, without
installing anything; what it finds is written to `packaging/locked`, a file for each extra and `run.txt` for all. Where
Pythons need different versions, a line says for which it is. Run the tests with what is locked before committing it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrapping.packages import LOCKED, LOCKED_GLIBC, LOCKED_PYTHONS, ROOT

EXTRAS = ("test",)
"""The extras of pyproject.toml that the bootstrap adds to what runs."""
ALONE = ("package",)
"""Those that have an environment of their own, with other versions of what runs."""
HEADER = "# Made by packaging/locking.py for {pythons} on Linux x86-64 with glibc {glibc} or newer.\n"
# How hatchling installs a checkout so that edits count.
EDITABLE = "editables"
PLATFORMS = [f"manylinux_2_{minor}_x86_64" for minor in range(LOCKED_GLIBC[1], 4, -1)]
PLATFORMS += ["manylinux2014_x86_64", "manylinux2010_x86_64", "manylinux1_x86_64"]

Pinned = Mapping[str, tuple[str, frozenset[str]]]
"""Packages by name: the version, and the hashes of its files."""


class LockError(Exception):
    """Why there is no new lock, in one sentence."""


def main(arguments: Sequence[str]) -> int:
    """Write the lock and return the exit status."""
    if arguments:
        print("locking: it takes no arguments.", file=sys.stderr)
        return 2
    wanted = requirements()
    try:
        found = {python: resolve_all(python, wanted) for python in LOCKED_PYTHONS}
    except LockError as error:
        print(f"locking: {error}", file=sys.stderr)
        return 1
    LOCKED.mkdir(exist_ok=True)
    for name in wanted:
        text = lock_text({python: pinned[name] for python, pinned in found.items()})
        (LOCKED / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"locking: {name}.txt: {text.count('==')} packages")
    return 0


def requirements() -> dict[str, list[str]]:
    """Return what pyproject.toml asks for: `run` with the build backend, and by extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    run = [*project["project"]["dependencies"], *project["build-system"]["requires"], EDITABLE]
    return {"run": run, **{name: extras[name] for name in (*EXTRAS, *ALONE)}}


def resolve_all(python: tuple[int, int], wanted: Mapping[str, Sequence[str]]) -> dict[str, Pinned]:
    """Return what each name of `wanted` brings for one Python, in versions that go together.

    Raises:
        LockError: if pip finds no versions that do.
    """
    added = [name for name in wanted if name not in ("run", *ALONE)]
    together = resolve(python, [one for name in ("run", *added) for one in wanted[name]])
    exact = [f"{name}=={version}" for name, (version, _) in together.items()]
    run = resolve(python, wanted["run"], exact)
    found = {name: without(resolve(python, wanted[name], exact), run) for name in added}
    alone = {name: resolve(python, [*wanted["run"], *wanted[name]]) for name in wanted if name in ALONE}
    return {"run": run, **found, **alone}


def without(pinned: Pinned, others: Pinned) -> Pinned:
    """Return the packages that the others do not bring already."""
    return {name: pin for name, pin in pinned.items() if name not in others}


def resolve(python: tuple[int, int], wanted: Sequence[str], constraints: Iterable[str] = ()) -> Pinned:
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
    return dict(map(pin_of, installed))


def pin_of(entry: Mapping[str, dict]) -> tuple[str, tuple[str, frozenset[str]]]:
    """Return name, version and hash of one package of pip's report."""
    metadata, hashes = entry["metadata"], entry["download_info"]["archive_info"]["hashes"]
    name = metadata["name"].lower().replace("_", "-").replace(".", "-")
    return name, (metadata["version"], frozenset({f"sha256:{hashes['sha256']}"}))


def lock_text(found: Mapping[tuple[int, int], Pinned]) -> str:
    """Return the lock of one name: a line for each package and version, with a hash for each file."""
    pythons = " ".join(f"{major}.{minor}" for major, minor in found)
    lines = [HEADER.format(pythons=f"CPython {pythons}", glibc=".".join(map(str, LOCKED_GLIBC)))]
    for name in sorted({name for pinned in found.values() for name in pinned}):
        users: dict[str, list[tuple[int, int]]] = {}
        for python, pinned in found.items():
            if name in pinned:
                users.setdefault(pinned[name][0], []).append(python)
        for version, those in users.items():
            hashes = sorted({digest for python in those for digest in found[python][name][1]})
            marker = "" if len(those) == len(found) else f" ; {marker_of(those)}"
            lines.append(" \\\n    ".join([f"{name}=={version}{marker}", *(f"--hash={one}" for one in hashes)]) + "\n")
    return "".join(lines)


def marker_of(pythons: Iterable[tuple[int, int]]) -> str:
    """Return the condition that it is one of these Pythons."""
    return " or ".join(f'python_version == "{major}.{minor}"' for major, minor in pythons)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
