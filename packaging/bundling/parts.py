# SPDX-License-Identifier: MIT
"""The parts list of what people install (an SBOM, CycloneDX 1.6 in JSON): what it consists of, in which versions.

The wheel holds little but the program, and names what it needs, in the versions it was tried with. Its list lies in
`packaging/parts` and comes along in `.dist-info/sboms` (PEP 770); this writes it again when anything changes:

    .venv/bin/python packaging/bundling/parts.py

The bundle has a list of its own, made when it is built, with the libraries of the system that came along.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bundling import licences

from yahtzee_gui.desktop.identity import DISTRIBUTIONS

ROOT = Path(__file__).resolve().parent.parent.parent
WHEELS_LIST = ROOT / "packaging" / "parts" / "wheel.cdx.json"
LOCK = ROOT / "packaging" / "locked" / "run.txt"
Part = dict[str, Any]


def written(parts: Iterable[Part], epoch: int | None) -> str:
    """Return the list of these parts as text; `epoch` is when it was made, in seconds since 1970, if it says so."""
    program = _program()
    parts = sorted(parts, key=lambda part: (part["name"].lower(), part["version"]))
    found: Part = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": program},
        "components": parts,
        "dependencies": [
            {"ref": program["bom-ref"], "dependsOn": sorted(part["bom-ref"] for part in parts)},
            *({"ref": part["bom-ref"]} for part in parts),
        ],
    }
    if epoch is not None:
        made = datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        found["metadata"] = {"timestamp": made, **found["metadata"]}
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _program() -> Part:
    project = _project()
    part = from_index(project["name"], project["version"], project["license"])
    return part | {"type": "application", "description": project["description"]}


def _project() -> Mapping[str, Any]:
    found: Mapping[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def from_index(name: str, version: str, licence: str = "") -> Part:
    """Return a part that comes from Python's package index, with its licence where that has a name of SPDX's."""
    where = f"pkg:pypi/{re.sub('[-_.]+', '-', name).lower()}@{version}"
    said = {"licenses": [{"expression": licence}]} if licence else {}
    return {"type": "library", "bom-ref": where, "name": name, "version": version, **said, "purl": where}


def from_debian(package: str, version: str) -> Part:
    """Return a part that comes from a package of Debian's."""
    where = f"pkg:deb/debian/{package}@{version}"
    return {"type": "library", "bom-ref": where, "name": package, "version": version, "purl": where}


def of_python(version: str) -> Part:
    """Return Python as a part."""
    where = f"pkg:generic/python@{version}"
    licence = {"licenses": [{"license": {"id": "PSF-2.0"}}]}
    return {"type": "platform", "bom-ref": where, "name": "Python", "version": version, **licence, "purl": where}


def font(assets: Path) -> Part:
    """Return the font that comes along as a part, in the version that its file tells."""
    told = re.search(rb"Version (\d+\.\d+)", (assets / "fonts/Inter-Regular.otf").read_bytes().replace(b"\0", b""))
    assert told is not None
    version = told[1].decode()
    where = f"pkg:generic/inter@{version}"
    licence = {"licenses": [{"license": {"id": "OFL-1.1"}}]}
    return {"type": "data", "bom-ref": where, "name": "Inter", "version": version, **licence, "purl": where}


def of_wheel() -> str:
    """Return the list of the wheel: the font that it holds, and all that is installed with it, as locked."""
    locked = dict(re.findall(r"^(\S+)==([^\s;]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    needed = [from_index(name, locked[name.lower()]) for name in DISTRIBUTIONS[1:]]
    return written([font(ROOT / "assets"), *needed], None)


def of_bundle(files: Iterable[str], epoch: int) -> str:
    """Return the list of the bundle whose libraries come from `files`: as installed here, and from this system."""
    brought = [from_index(found.name, found.version, _spdx(found)) for found in map(distribution, DISTRIBUTIONS[1:])]
    starter = distribution("pyinstaller")
    packages = sorted({package for file in files for package in licences.owners(file)})
    system = [from_debian(package, _version_in_debian(package)) for package in packages]
    python = of_python(platform.python_version())
    return written(
        [python, font(ROOT / "assets"), from_index("pyinstaller", starter.version), *brought, *system], epoch
    )


def _spdx(found: Distribution) -> str:
    fields: Any = found.metadata
    return str(fields.get("License-Expression") or "")


def _version_in_debian(package: str) -> str:
    done = subprocess.run(["dpkg-query", "-W", "-f=${Version}", package], capture_output=True, text=True, check=True)
    return done.stdout


def main() -> int:
    """Write the list of the wheel and return the exit status."""
    WHEELS_LIST.parent.mkdir(exist_ok=True)
    WHEELS_LIST.write_text(of_wheel(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
