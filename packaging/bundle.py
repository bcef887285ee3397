# SPDX-License-Identifier: MIT
"""Build and check what people install: the bundle, a package of it for Debian, and the wheel.

    python3 packaging/bootstrap.py package [FOLDER]     (the folder `build` of the checkout by default)

The bundle is a folder with everything in it, Python too, for the system that this runs on. It is tried in an empty home
and where nothing can be written, and each size and time is printed. On anything but Linux only the bundle and the wheel
are built, and nobody has tried that yet.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrapping import packages
from bundling import checking, deb, icons, licences, qt_files, tree

from engine.rules import par
from engine.rules.scoring import DEFAULT_RULES

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
IS_LINUX = sys.platform.startswith("linux")


def main(arguments: Sequence[str]) -> int:
    """Build and check everything in the folder named and return the exit status."""
    if len(arguments) > 1:
        print("bundle: it takes one argument at the most: the folder to build in.", file=sys.stderr)
        return 2
    folder = Path(*arguments or (ROOT / "build",)).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        bundle = build_bundle(folder)
        check_bundle(bundle)
        if IS_LINUX:
            build_deb(bundle, folder)
        build_wheel(folder)
    except (checking.Fault, subprocess.CalledProcessError) as error:
        print(f"bundle: FAILED: {error}", file=sys.stderr)
        return 1
    return 0


def say(sentence: str) -> None:
    """Print how far it is, at once."""
    print(f"bundle: {sentence}", flush=True)


def version() -> str:
    """Return the version of the program."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def build_bundle(folder: Path) -> Path:
    """Build the bundle and return its folder."""
    icons.draw_all(ROOT / "assets/icons/yahtzee-coach.svg", folder / "icons")
    say("PyInstaller collects what the program needs.")
    sources = folder / "sources.json"
    variables = {
        **os.environ,
        "YAHTZEE_ICON": str(folder / "icons" / icons.NAMES[qt_files.system()]),
        "YAHTZEE_SOURCES": str(sources),
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(folder), "--workpath", str(folder / "work")]
    subprocess.run([*command, str(ROOT / "packaging/bundling/yahtzee-coach.spec")], env=variables, check=True)
    bundle = folder / "yahtzee-coach"
    tree.name_engine(bundle)
    tree.drop_unread(bundle)
    if IS_LINUX:
        tree.strip(bundle)
    text = licences.collect(json.loads(sources.read_text(encoding="utf-8")), ROOT / "packaging/licences")
    (tree.inside(bundle) / "yahtzee_gui/assets/licences.txt").write_text(text, encoding="utf-8")
    write_fingerprint(bundle)
    say("the bundle compiles its kernels.")
    say(f"{tree.compile_kernels(bundle)} kernels come along.")
    tree.let_everybody_read(bundle)
    return bundle


def write_fingerprint(bundle: Path) -> None:
    """Tell the bundle which engine it has: it comes without the sources, which would tell."""
    home = tree.inside(bundle) / "engine"
    home.mkdir(exist_ok=True)
    subprocess.run([sys.executable, str(ROOT / "packaging/fingerprint.py"), str(home)], check=True)


def check_bundle(bundle: Path) -> None:
    """Check the bundle and say what was measured."""
    checking.check_files(bundle, ROOT / "yahtzee_gui")
    say(f"unpacked: {tree.size(bundle) / 1e6:.0f} MB (at most {checking.MOST_BYTES / 1e6:.0f}).")
    seconds = checking.check_demo(bundle)
    say(f"write-protected, in an empty home: a game was played and shown ({seconds:.1f} s of processor).")
    shipped, compiled = checking.check_first_run(bundle, known_par())
    say(f"a first run takes {shipped:.2f} s of processor, {compiled:.2f} s where everything is compiled (medians).")


def known_par() -> float:
    """Return the par that is written down for the default rules, which each way to install has to find."""
    found = par.par(DEFAULT_RULES)
    assert found is not None
    return found


def build_deb(bundle: Path, folder: Path) -> None:
    """Build and check the package for Debian where its tools are."""
    lacking = checking.check_desktop_files(LINUX)
    say(f"NOT looked at, as these are not here: {', '.join(lacking)}." if lacking else "the desktop's files are valid.")
    if shutil.which("dpkg-deb") is None:
        say("NO package for Debian: there is no dpkg-deb here.")
        return
    package = deb.build(bundle, version(), folder / "icons", LINUX, folder)
    packed = package.stat().st_size
    limit = checking.MOST_PACKED_BYTES
    checking.require(packed <= limit, f"{package.name} has {packed:,} bytes, and {limit:,} are the most")
    say(f"{package.name}: {packed / 1e6:.0f} MB (at most {limit / 1e6:.0f}).")


def build_wheel(folder: Path) -> None:
    """Build the wheel and try it in an environment of its own."""
    for old in folder.glob("*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--no-index", "--wheel-dir", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("*.whl")
    wanted = packages.locked_steps([])[0] if not packages.why_not_locked() else [str(wheel)]
    checking.check_wheel(wheel, wanted, known_par())
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB; its programs work in an environment of their own.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
