# SPDX-License-Identifier: MIT
"""What people install consists of: the licences of all parts as one text, and the list of parts (an SBOM).

The text is what the program shows in About. What came from Python's package index says for itself; Qt's licences lie
in `packaging/licences`, because its packages bring none; libraries of the system have theirs where Debian keeps them.

The list is CycloneDX 1.6 in JSON. The wheel holds little but the program, and names what it needs, in the versions it
was tried with; its list lies in `packaging/parts` and comes along in `.dist-info/sboms` (PEP 770). This writes it again
when anything changes:

    .venv/bin/python packaging/bundling/parts.py

The bundle has a list of its own, made when it is built, with the libraries of the system that came along.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from yahtzee_gui.desktop import identity

ROOT = Path(__file__).resolve().parent.parent.parent
WHEELS_LIST = ROOT / "packaging" / "parts" / "wheel.cdx.json"
LOCK = ROOT / "packaging" / "locked" / "run.txt"
Part = dict[str, Any]

_QT = """\
Qt and PySide6 are used under the GNU Lesser General Public License, version 3. Their libraries lie in this bundle as
files of their own, PySide6/Qt/lib and PySide6, unchanged but for symbols of debuggers and data of ICU for other
languages, and can be replaced by others of the same interface. Their sources are published by The Qt Company.
"""


def all_licences(files: Iterable[str]) -> str:
    """Return the licences of a bundle whose libraries come from `files`."""
    found = [*identity.installed(), ("Qt 6", _QT)]
    texts = sorted((ROOT / "packaging" / "licences").glob("*.txt"), reverse=True)
    found += [(path.stem, path.read_text(encoding="utf-8")) for path in texts]
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    pythons = [place for place in places if place.exists()][:1]
    found += [(f"Python {platform.python_version()}", place.read_text(encoding="utf-8")) for place in pythons]
    starter = distribution("pyinstaller")
    found += [
        (f"PyInstaller {starter.version} (the program that starts Python)", file.read_text(encoding="utf-8"))
        for file in starter.files or ()
        if file.name == "COPYING.txt"
    ]
    for package in debian_packages(files):
        place = Path("/usr/share/doc", package, "copyright")
        if place.exists():
            text = place.read_text(encoding="utf-8", errors="replace")
            found.append((f"{package} (from the system it was built on)", text))
    return "\n".join(identity.section(name, text) for name, text in found)


def debian_packages(files: Iterable[str]) -> list[str]:
    """Return the names of Debian's packages that files belong to, sorted; none where there is no dpkg."""
    return sorted({name for file in files for name in _owners(file)})


@cache
def _owners(file: str) -> set[str]:
    if "site-packages" in file or not sys.platform.startswith("linux"):
        return set()
    # The same file has two names where /lib is /usr/lib, and dpkg knows one of them.
    for name in (file, str(Path(file).resolve()), file.removeprefix("/usr")):
        try:
            done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True)
        except FileNotFoundError:
            return set()
        if done.returncode == 0:
            return {line.split(":")[0] for line in done.stdout.splitlines() if not line.startswith("diversion")}
    return set()


def listed(parts: Iterable[Part], epoch: int | None) -> str:
    """Return the list of these parts as text; `epoch` is when it was made, in seconds since 1970, if it says so."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    program = from_index(project["name"], project["version"], project["license"])
    program |= {"type": "application", "description": project["description"]}
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


def part(kind: str, where: str, name: str, version: str, licence: str = "") -> Part:
    """Return a part; `where` it comes from is the beginning of its package URL, and a licence has a name of SPDX's."""
    address = f"pkg:{where}@{version}"
    said = {"licenses": [{"expression": licence}]} if licence else {}
    return {"type": kind, "bom-ref": address, "name": name, "version": version, **said, "purl": address}


def from_index(name: str, version: str, licence: str = "") -> Part:
    """Return a part that comes from Python's package index."""
    return part("library", f"pypi/{re.sub('[-_.]+', '-', name).lower()}", name, version, licence)


def font() -> Part:
    """Return the font that comes along as a part, in the version that its file tells."""
    content = (ROOT / "assets/fonts/Inter-Regular.otf").read_bytes().replace(b"\0", b"")
    told = re.search(rb"Version (\d+\.\d+)", content)
    assert told is not None
    return part("data", "generic/inter", "Inter", told[1].decode(), "OFL-1.1")


def of_wheel() -> str:
    """Return the list of the wheel: the font that it holds, and all that is installed with it, as locked."""
    locked = dict(re.findall(r"^(\S+)==([^\s;]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    return listed([font(), *(from_index(name, locked[name.lower()]) for name in identity.DISTRIBUTIONS[1:])], None)


def of_bundle(files: Iterable[str], epoch: int) -> str:
    """Return the list of the bundle whose libraries come from `files`: as installed here, and from this system."""
    found = [font(), part("platform", "generic/python", "Python", platform.python_version(), "PSF-2.0")]
    for name in ("pyinstaller", *identity.DISTRIBUTIONS[1:]):
        installed = distribution(name)
        fields: Any = installed.metadata
        found.append(from_index(installed.name, installed.version, fields.get("License-Expression") or ""))
    for package in debian_packages(files):
        asked = ["dpkg-query", "-W", "-f=${Version}", package]
        version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        found.append(part("library", f"deb/debian/{package}", package, version))
    return listed(found, epoch)


if __name__ == "__main__":
    WHEELS_LIST.write_text(of_wheel(), encoding="utf-8")
