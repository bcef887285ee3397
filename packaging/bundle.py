# SPDX-License-Identifier: MIT
"""Build and check what people install: the bundle, a package of it for Debian, and the wheel.

    python3 packaging/bootstrap.py package [--twice] [FOLDER]     (the folder `build` of the checkout by default)

With --twice all of it is built once more, from a copy of the checkout in another folder, and compared byte by byte.

The bundle is a folder with everything in it, Python too, for the system that this runs on. It is tried in an empty home
and where nothing can be written, and each size and time is printed. On anything but Linux only the bundle and the wheel
are built; that has not been tried yet.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrapping import packages
from bundling import checking, deb, desktop, linked, parts, tree

from engine.rules import par
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop import identity

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
IS_LINUX = sys.platform.startswith("linux")
TWICE, UNCHECKED = "--twice", "--unchecked"
SUMS = "SHA256SUMS"
VERSION = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def main(arguments: Sequence[str]) -> int:
    """Build and check everything in the folder named and return the exit status."""
    options = {argument for argument in arguments if argument.startswith("--")}
    rest = [argument for argument in arguments if argument not in options]
    if len(rest) > 1 or not options <= {TWICE, UNCHECKED}:
        print("bundle: it takes --twice, and one argument at the most: the folder to build in.", file=sys.stderr)
        return 2
    folder = Path(*rest or (ROOT / "build",)).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        build_all(folder)
        if UNCHECKED not in options:
            check_all(folder)
        if TWICE in options:
            build_again(folder)
    except (tree.Fault, subprocess.CalledProcessError, OSError, LookupError, ValueError) as error:
        print(f"bundle: FAILED: {error}", file=sys.stderr)
        return 1
    return 0


def say(sentence: str) -> None:
    """Print how far it is, at once."""
    print(f"bundle: {sentence}", flush=True)


def build_all(folder: Path) -> None:
    """Build what people install, and write down the checksum of each file."""
    # Everything that is built claims to be from then.
    day = datetime.fromisoformat(desktop.released(LINUX, VERSION)).replace(hour=12, tzinfo=UTC)
    epoch = int(os.environ.setdefault("SOURCE_DATE_EPOCH", str(int(day.timestamp()))))
    desktop.draw_icons(ROOT / "assets" / identity.ICON, folder / "icons")
    desktop.fill_in(LINUX, folder / "linux")
    bundle = build_bundle(folder, epoch)
    if IS_LINUX and shutil.which("dpkg-deb"):
        deb.build(bundle, VERSION, folder / "icons", folder / "linux", folder, epoch)
    for old in folder.glob("*.whl"):
        old.unlink()
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    tree.run([*wheel, "--wheel-dir", folder, ROOT])
    write_sums(folder)


def build_bundle(folder: Path, epoch: int) -> Path:
    """Build the bundle and return its folder."""
    say("PyInstaller collects what the program needs.")
    sources = folder / "sources.json"
    variables = {
        **os.environ,
        # Elsewhere the desktop has it from files of its own.
        "YAHTZEE_ICON": str(folder / "icons" / desktop.ICONS[sys.platform]) if sys.platform in desktop.ICONS else "",
        "YAHTZEE_SOURCES": str(sources),
        "PYTHONHASHSEED": "1",  # PyInstaller writes sets as they come
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(folder), "--workpath", str(folder / "work")]
    subprocess.run([*command, str(ROOT / "packaging/bundling/yahtzee-coach.spec")], env=variables, check=True)
    bundle = folder / identity.PACKAGE
    tree.name_engine(bundle)
    tree.drop_unread(bundle)
    if IS_LINUX:
        tree.strip(bundle)
        for library in tree.inside(bundle).rglob("libicudata.so.*"):
            if not library.is_symlink():
                linked.cut_icu(library)
    files = json.loads(sources.read_text(encoding="utf-8"))
    (tree.inside(bundle) / "yahtzee_gui/assets/licences.txt").write_text(parts.all_licences(files), encoding="utf-8")
    tree.write_fingerprint(bundle, ROOT / "engine")
    say("the bundle compiles its kernels.")
    say(f"{tree.compile_kernels(bundle)} kernels come along.")
    listed = parts.of_bundle(files, epoch)
    name = f"{identity.PACKAGE}-{VERSION}.cdx.json"
    for path in (tree.inside(bundle) / name, folder / name):
        path.write_text(listed, encoding="utf-8")
    say(f"{name}: {len(json.loads(listed)['components'])} parts.")
    tree.settle(bundle, epoch)
    return bundle


def write_sums(folder: Path) -> None:
    """Write the checksum of every file that is handed on, as `sha256sum --check` reads them."""
    bundle = folder / identity.PACKAGE
    inner = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    files = [*folder.glob("*.whl"), *folder.glob("*.deb"), *folder.glob("*.cdx.json"), *inner]
    sums = {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    lines = [f"{digest}  {name}\n" for name, digest in sorted(sums.items())]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    say(f"{SUMS}: {len(lines)} files.")


def build_again(folder: Path) -> None:
    """Build everything a second time, from a copy of the checkout elsewhere, and compare.

    Raises:
        Fault: if anything differs; it names the files.
    """
    with tempfile.TemporaryDirectory(prefix="again-") as name:
        copy, target = Path(name, "elsewhere", "checkout"), Path(name, "built")
        left_out = shutil.ignore_patterns(".git", ".*cache", ".venv", "__pycache__", "build", "screenshots")
        shutil.copytree(ROOT, copy, ignore=left_out)
        say("everything is built a second time, in another folder.")
        command = [sys.executable, str(copy / "packaging/bundle.py"), UNCHECKED, str(target)]
        subprocess.run(command, cwd=copy, env={**os.environ, "PYTHONPATH": str(copy)}, check=True)
        differing = differences(folder / SUMS, target / SUMS)
        tree.require(not differing, f"built twice, these files differ: {', '.join(differing)}")
    say("built twice, in two folders: every file is the same.")


def differences(first: Path, second: Path) -> list[str]:
    """Return the names of the files that two lists of checksums do not agree about, or that only one of them has."""
    differing = {*first.read_text("utf-8").splitlines()} ^ {*second.read_text("utf-8").splitlines()}
    return sorted({line.partition("  ")[2] for line in differing})


def check_all(folder: Path) -> None:
    """Try what was built, and say what was measured."""
    known_par = par.par(DEFAULT_RULES)
    assert known_par is not None
    bundle = folder / identity.PACKAGE
    checking.check_files(bundle)
    say(f"unpacked: {tree.size(bundle) / 1e6:.0f} MB (at most {checking.MOST_BYTES / 1e6:.0f}).")
    seconds = checking.check_demo(bundle)
    say(f"write-protected, in an empty home: a game was played and shown ({seconds:.1f} s of processor).")
    shipped, compiled = checking.check_first_run(bundle, known_par)
    say(f"a first run takes {shipped:.2f} s of processor, {compiled:.2f} s where everything is compiled (medians).")
    package = next(folder.glob("*.deb"), None)
    if package is not None:
        lacking = checking.check_package(package, folder / "linux")
        say(f"{package.name}: {package.stat().st_size / 1e6:.0f} MB (at most {checking.MOST_PACKED_BYTES / 1e6:.0f}).")
        say(f"NOT looked at, as these are not here: {', '.join(lacking)}." if lacking else "nothing to remark on.")
        say(checking.try_on_bare_debian(package))
    elif IS_LINUX:
        say("NO package for Debian: there is no dpkg-deb here.")
    (wheel,) = folder.glob("*.whl")
    wanted = packages.locked_steps([])[0] if not packages.why_not_locked() else [str(wheel)]
    checking.check_wheel(wheel, wanted, known_par)
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB; its programs work in an environment of their own.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
