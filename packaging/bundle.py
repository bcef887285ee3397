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
from bundling import bare_debian, checking, deb, desktop, icons, licences, parts, qt_files, tree

from engine.rules import par
from engine.rules.scoring import DEFAULT_RULES
from yahtzee_gui.desktop import identity

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
IS_LINUX = sys.platform.startswith("linux")
TWICE, UNCHECKED = "--twice", "--unchecked"
SUMS = "SHA256SUMS"


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
    except (checking.Fault, subprocess.CalledProcessError, FileExistsError, ValueError) as error:
        print(f"bundle: FAILED: {error}", file=sys.stderr)
        return 1
    return 0


def build_all(folder: Path) -> None:
    """Build what people install, and write down the checksum of each file."""
    icons.draw_all(ROOT / "assets" / identity.ICON, folder / "icons")
    desktop.fill_in(LINUX, folder / "linux")
    bundle = build_bundle(folder)
    if IS_LINUX and shutil.which("dpkg-deb"):
        deb.build(bundle, version(), folder / "icons", folder / "linux", folder, epoch())
    build_wheel(folder)
    write_sums(folder)


def check_all(folder: Path) -> None:
    """Try what was built as people do who have just got it."""
    check_bundle(folder / identity.PACKAGE)
    if IS_LINUX:
        check_deb(folder)
    check_wheel(folder)


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
        differing = tree.differences(sums_of(folder), sums_of(target))
        checking.require(not differing, f"built twice, these files differ: {', '.join(differing)}")
    say("built twice, in two folders: every file is the same.")


def sums_of(folder: Path) -> dict[str, str]:
    """Return the checksums that are written down in a folder, by the names of the files."""
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


def write_sums(folder: Path) -> None:
    """Write the checksum of every file that is handed on, as `sha256sum --check` reads them."""
    bundle = folder / identity.PACKAGE
    inner = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    files = [*folder.glob("*.whl"), *folder.glob("*.deb"), *folder.glob("*.cdx.json"), *inner]
    sums = {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    lines = [f"{digest}  {name}\n" for name, digest in sorted(sums.items())]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    say(f"{SUMS}: {len(lines)} files.")


def epoch() -> int:
    """Return when everything that is built claims to be from: SOURCE_DATE_EPOCH, else the day of the release."""
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    day = datetime.fromisoformat(desktop.released(LINUX, version())).replace(hour=12, tzinfo=UTC)
    return int(asked or day.timestamp())


def say(sentence: str) -> None:
    """Print how far it is, at once."""
    print(f"bundle: {sentence}", flush=True)


def version() -> str:
    """Return the version of the program."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def build_bundle(folder: Path) -> Path:
    """Build the bundle and return its folder."""
    say("PyInstaller collects what the program needs.")
    sources = folder / "sources.json"
    variables = {
        **os.environ,
        "YAHTZEE_ICON": str(folder / "icons" / icons.NAMES[qt_files.system()]),
        "YAHTZEE_SOURCES": str(sources),
        "PYTHONHASHSEED": "1",  # PyInstaller writes sets as they come
        "SOURCE_DATE_EPOCH": str(epoch()),
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(folder), "--workpath", str(folder / "work")]
    subprocess.run([*command, str(ROOT / "packaging/bundling/yahtzee-coach.spec")], env=variables, check=True)
    bundle = folder / identity.PACKAGE
    tree.name_engine(bundle)
    tree.drop_unread(bundle)
    if IS_LINUX:
        tree.strip(bundle)
    collected = json.loads(sources.read_text(encoding="utf-8"))
    text = licences.collect(collected, ROOT / "packaging/licences")
    (tree.inside(bundle) / "yahtzee_gui/assets/licences.txt").write_text(text, encoding="utf-8")
    write_fingerprint(bundle)
    say("the bundle compiles its kernels.")
    say(f"{tree.compile_kernels(bundle)} kernels come along.")
    list_parts(bundle, list(collected.values()))
    tree.settle(bundle, epoch())
    return bundle


def list_parts(bundle: Path, files: Sequence[str]) -> None:
    """Write the list of parts into the bundle whose libraries come from `files`, and beside it."""
    text = parts.of_bundle(files, epoch())
    name = f"{identity.PACKAGE}-{version()}.cdx.json"
    for path in (tree.inside(bundle) / name, bundle.parent / name):
        path.write_text(text, encoding="utf-8")
    say(f"{name}: {len(json.loads(text)['components'])} parts.")


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


def check_deb(folder: Path) -> None:
    """Check the package for Debian where its tools are, and have a bare Debian install and start it."""
    lacking = checking.check_desktop_files(folder / "linux")
    say(f"NOT looked at, as these are not here: {', '.join(lacking)}." if lacking else "the desktop's files are valid.")
    package = next(folder.glob("*.deb"), None)
    if package is None:
        say("NO package for Debian: there is no dpkg-deb here.")
        return
    packed = package.stat().st_size
    limit = checking.MOST_PACKED_BYTES
    checking.require(packed <= limit, f"{package.name} has {packed:,} bytes, and {limit:,} are the most")
    say(f"{package.name}: {packed / 1e6:.0f} MB (at most {limit / 1e6:.0f}).")
    remarks = checking.check_by_lintian(package)
    say("lintian is not here." if remarks is None else "lintian has nothing to remark on.")
    lacking_here = bare_debian.why_not()
    if lacking_here:
        say(f"NOT installed on a bare Debian: {lacking_here}.")
    else:
        say(bare_debian.try_package(package))


def build_wheel(folder: Path) -> None:
    """Build the wheel."""
    for old in folder.glob("*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    subprocess.run([*command, "--no-index", "--wheel-dir", str(folder), str(ROOT)], check=True, env=variables)


def check_wheel(folder: Path) -> None:
    """Try the wheel in an environment of its own."""
    (wheel,) = folder.glob("*.whl")
    wanted = packages.locked_steps([])[0] if not packages.why_not_locked() else [str(wheel)]
    checking.check_wheel(wheel, wanted, known_par())
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB; its programs work in an environment of their own.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
