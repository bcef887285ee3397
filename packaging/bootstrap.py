# SPDX-License-Identifier: MIT
"""The bootstrap: one file that takes a bare checkout to a running program.

    python3 packaging/bootstrap.py run [arguments for the program]
    python3 packaging/bootstrap.py test [arguments for pytest]
    python3 packaging/bootstrap.py audit [arguments for pytest]
    python3 packaging/bootstrap.py setup

`run` starts the program, `test` runs every check of the project (with arguments: pytest alone), `audit` the long tests
that `test` leaves out, `setup` only makes ready. All of them first see to it that there is a virtual environment with
the packages this checkout asks for and that the shared libraries of Qt are on the machine; when all is there already
this takes a fraction of a second. The packages are a download of about 200 MB, once. As root on Debian and its kin
lacking libraries are installed with apt-get; anybody else is shown the one line to run.

    --venv DIR       where the environment is kept, given before or right after the command; also YAHTZEE_VENV.
                     Otherwise `.venv` in the checkout, or a folder in the user's cache if that cannot be written.

It needs nothing but the standard library, and its syntax stays readable for Python 3.7, so that an old Python is told
what is missing in a sentence instead of a SyntaxError.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
THIS_PYTHON = ".".join(str(number) for number in sys.version_info[:2])
COMMANDS = ("run", "test", "audit", "setup")
TESTING = ("test", "audit")
STAMP_NAME = "yahtzee-setup.json"
MODULE = "yahtzee_gui"

# Each worker of the tests takes up to two gigabytes of memory.
MOST_WORKERS = 4
BENCHMARKS = "tests/benchmarks"
# What `test` runs before pytest, each as a module or script of the environment.
CHECKS = (
    ("ruff", "ruff", "check", "."),
    ("mypy", "mypy"),
    ("import-linter", "lint-imports", "--no-cache"),
)

# Shared libraries a bare Debian lacks, under the Qt platform that asks for them, and the package that has each.
DEBIAN_PACKAGES = {
    "offscreen": {
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libX11.so.6": "libx11-6",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        "libfreetype.so.6": "libfreetype6",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libxkbcommon.so.0": "libxkbcommon0",
    },
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
    # Not missed on Debian 12, but linked by other versions of Qt or missing from other slim systems.
    "any": {
        "libGLX.so.0": "libglx0",
        "libGLdispatch.so.0": "libglvnd0",
        "libICE.so.6": "libice6",
        "libOpenGL.so.0": "libopengl0",
        "libSM.so.6": "libsm6",
        "libXau.so.6": "libxau6",
        "libXdmcp.so.6": "libxdmcp6",
        "libXext.so.6": "libxext6",
        "libbrotlicommon.so.1": "libbrotli1",
        "libbrotlidec.so.1": "libbrotli1",
        "libdrm.so.2": "libdrm2",
        "libexpat.so.1": "libexpat1",
        "libgio-2.0.so.0": "libglib2.0-0",
        "libgobject-2.0.so.0": "libglib2.0-0",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
        "libpng16.so.16": "libpng16-16",
        "libstdc++.so.6": "libstdc++6",
        "libxcb-glx.so.0": "libxcb-glx0",
        "libxcb-xinerama.so.0": "libxcb-xinerama0",
        "libxcb-xinput.so.0": "libxcb-xinput0",
        "libz.so.1": "zlib1g",
        "libzstd.so.1": "libzstd1",
    },
}

# The files of PySide6 that are asked what they miss: always, and for each platform.
QT_FILES = {
    "always": ("QtGui.abi3.so", "QtWidgets.abi3.so", "QtSvg.abi3.so", "QtTest.abi3.so"),
    "offscreen": ("Qt/plugins/platforms/libqoffscreen.so",),
    "xcb": ("Qt/plugins/platforms/libqxcb.so",),
    "wayland": (
        "Qt/plugins/platforms/libqwayland*.so",
        "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    ),
}

NETWORK_SIGNS = re.compile(
    r"connection broken|NewConnectionError|name resolution|Name or service not known|timed out|"
    r"Network is unreachable|Connection refused|ConnectionError|ProxyError|from versions: none"
)


class SetupError(Exception):
    """A sentence for the person at the keyboard; the bootstrap prints it and ends with `status`."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def main(arguments: Sequence[str]) -> int:
    """Carry out one command line and return the exit status: 1 for what went wrong, 2 for a command not understood."""
    if sys.version_info < OLDEST_PYTHON:
        say(f"this program needs Python 3.11 or newer, and this is Python {THIS_PYTHON}: call it with a newer python3.")
        return 1
    try:
        command, folder, rest = parse(arguments)
        if command == "help":
            print(__doc__)
            return 0
        return carry_out(command, folder, rest)
    except SetupError as error:
        say(str(error))
        return error.status
    except OSError as error:
        say(f"could not go on: {error}.")
        return 1
    except KeyboardInterrupt:
        say("stopped; the same command takes it up again.")
        return 130


def parse(arguments: Sequence[str]) -> tuple[str, str | None, list[str]]:
    """Split a command line into the command, the folder after `--venv` if any, and what is passed on."""
    rest = list(arguments)
    folder, rest = take_venv_option(rest)
    if not rest:
        raise SetupError(f"say what to do: {', '.join(COMMANDS)} (or --help).", 2)
    command = rest.pop(0)
    if command in ("-h", "--help", "help"):
        return "help", None, []
    if command not in COMMANDS:
        raise SetupError(f"there is no command {command!r}: it is one of {', '.join(COMMANDS)} (or --help).", 2)
    later, rest = take_venv_option(rest)
    if command == "setup" and rest:
        raise SetupError(f"setup takes no arguments, and this was one: {rest[0]!r}.", 2)
    return command, later or folder, rest


def take_venv_option(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take `--venv DIR` or `--venv=DIR` off the front of the arguments."""
    if arguments and arguments[0].startswith("--venv="):
        return arguments[0][len("--venv=") :], arguments[1:]
    if arguments and arguments[0] == "--venv":
        if len(arguments) < 2:
            raise SetupError("--venv needs a folder after it.", 2)
        return arguments[1], arguments[2:]
    return None, arguments


def carry_out(command: str, folder: str | None, rest: list[str]) -> int:
    """Set up what the command needs, then do it."""
    extras = frozenset({"test"}) if command in TESTING else frozenset()
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        # Python 3.11 cannot start from a checkout with an umlaut in its path then, and Qt complains of every start.
        os.environ["LC_ALL"] = "C.UTF-8"
    environment = dict(os.environ)
    if command in TESTING:
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    venv = choose_venv(folder, extras)
    platforms = platforms_wanted(environment)
    set_up(venv, extras, platforms)
    provide_libraries(venv, platforms)
    if command == "test":
        return run_checks(venv, rest, environment)
    if command == "audit":
        return run_pytest(venv, ["-m", "audit", *side_by_side(), *rest], {**environment, **cache_folders(venv)})
    if command == "run":
        return start_program(venv, rest)
    say(f"ready in {venv}. Start the program with: python3 packaging/bootstrap.py run")
    return 0


def say(sentence: str) -> None:
    """Tell the person at the keyboard; on stderr, so that stdout belongs to the program."""
    print(f"bootstrap: {sentence}", file=sys.stderr, flush=True)


# The virtual environment


def choose_venv(folder: str | None, extras: frozenset[str]) -> Path:
    """The folder of the environment: as asked for, else in the checkout, else (not writable) in the user's cache."""
    asked = folder or os.environ.get("YAHTZEE_VENV")
    if asked:
        return Path(asked).expanduser().resolve()
    local = (ROOT / ".venv").resolve()
    if os.access(local if local.exists() else ROOT, os.W_OK):
        return local
    if next_step(read_stamp(local), stamp_for(extras), python_works(local)) == "ready":
        return local
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "yahtzee-coach" / "venv"


def stamp_for(extras: frozenset[str]) -> dict[str, Any]:
    """What has to be true of an environment for this checkout: kept in the environment once it is."""
    import tomllib  # here, as Pythons before 3.11 have to get as far as the sentence in main()

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    # The settings of the linters do not change what is installed, and are left out.
    installed = [project.get("build-system"), project.get("project"), project.get("tool", {}).get("hatch")]
    return {
        "python": THIS_PYTHON,
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


def set_up(venv: Path, extras: frozenset[str], platforms: Sequence[str]) -> None:
    """Bring the environment up to what this checkout asks for; at once if it is already."""
    found, wanted = read_stamp(venv), stamp_for(extras)
    step = next_step(found, wanted, python_works(venv))
    if step == "ready":
        return
    if step != "install":
        provide_ensurepip(platforms)
        create_venv(venv, clear=step == "rebuild")
    elif found is not None:
        # What was there stays there: `test` after `run` adds to it, and `run` after `test` takes nothing away.
        wanted["extras"] = sorted({*wanted["extras"], *found.get("extras", ())})
    if found is not None or step != "install":
        write_stamp(venv, {})
    install_project(venv, wanted["extras"])
    write_stamp(venv, wanted)


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


def install_project(venv: Path, extras: Sequence[str]) -> None:
    """Install this checkout, editable, and the packages it depends on."""
    say("fetching the packages with pip: about 200 MB the first time, some minutes on a slow line.")
    project = str(ROOT) + (f"[{','.join(extras)}]" if extras else "")
    command = [str(python_of(venv)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    # PIP_USER: a `user = true` in somebody's pip configuration makes pip refuse to work in an environment.
    status, output = run_quietly(
        [*command, "--progress-bar", "off", "--editable", project], {**os.environ, "PIP_USER": "0"}
    )
    log = venv / "pip.log"
    log.write_text(output, encoding="utf-8")
    if status == 0:
        say("the packages are in.")
    elif NETWORK_SIGNS.search(output):
        raise SetupError(f"pip could not reach the package index: look at the network and try again (details: {log}).")
    else:
        raise SetupError(f"pip could not install the packages (details: {log}): {last_line(output)}")


def run_quietly(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, str]:
    """Run a helper and return its exit status and all it had to say."""
    done = subprocess.run(
        command, env=dict(environment), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def last_line(output: str) -> str:
    """The line of a helper's output that most likely says what is wrong: its last error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|E|\w*Error):", line)]
    return (errors or lines or ["it gave no reason"])[-1]


# Packages of the system


def platforms_wanted(environment: Mapping[str, str]) -> list[str]:
    """The Qt platforms whose libraries must be there: offscreen always, and the displays that Qt would open."""
    chosen = environment.get("QT_QPA_PLATFORM")
    if chosen:
        names = [part.split(":")[0].split("-")[0] for part in chosen.split(";")]
        return ["offscreen", *(name for name in ("xcb", "wayland") if name in names)]
    shown = (("xcb", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY"))
    return ["offscreen", *(name for name, variable in shown if environment.get(variable))]


def provide_ensurepip(platforms: Sequence[str]) -> None:
    """See to it that this Python can make environments: Debian keeps that in a package of its own."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    # With the libraries that will be missed later on, so that there is only one line to run and not two.
    package = f"python{THIS_PYTHON}-venv"
    libraries = [name for platform in platforms for name in DEBIAN_PACKAGES[platform] if not can_load(name)]
    install_packages([package, *packages_for(libraries)], "this Python cannot make environments")
    importlib.invalidate_caches()


def can_load(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def provide_libraries(venv: Path, platforms: Sequence[str]) -> None:
    """See to it that the shared libraries of Qt are there. Windows and macOS bring their own, and have no ldd."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return
    missing = missing_libraries(venv, platforms)
    if not missing:
        return
    strange = [name for name in missing if not packages_for([name])]
    if strange:
        raise SetupError(f"Qt needs shared libraries that this machine lacks; please install: {', '.join(strange)}.")
    install_packages(packages_for(missing), "Qt needs shared libraries that this machine lacks")
    missing = missing_libraries(venv, platforms)
    if missing:
        raise SetupError(f"these shared libraries are missing even now: {', '.join(missing)}.")


def missing_libraries(venv: Path, platforms: Sequence[str]) -> list[str]:
    """The shared libraries that the used parts of Qt miss. ldd is asked, as Qt's own message names the wrong one."""
    qt = venv / "lib" / f"python{THIS_PYTHON}" / "site-packages" / "PySide6"
    patterns = [pattern for part in ("always", *platforms) for pattern in QT_FILES[part]]
    files = [str(path) for pattern in patterns for path in sorted(qt.glob(pattern))]
    _, output = run_quietly(["ldd", *files], {**os.environ, "LC_ALL": "C"})
    return not_found(output)


def not_found(output: str) -> list[str]:
    """The names that ldd's output calls missing, each once, in order of the alphabet."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", output, re.MULTILINE)))


def packages_for(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that hold these shared libraries, each once; an unknown library has none."""
    known = {name: package for table in DEBIAN_PACKAGES.values() for name, package in table.items()}
    return sorted({known[name] for name in libraries if name in known})


def apt_line(packages: Sequence[str]) -> str:
    """The line that a person can run to install packages, also where the lists of packages are empty or old."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def install_packages(packages: Sequence[str], reason: str) -> None:
    """Install Debian packages where that is ours to do (root, apt-get); else say which line does it."""
    if shutil.which("apt-get") is None:
        raise SetupError(f"{reason}; install what your system calls these Debian packages: {' '.join(packages)}")
    if not is_root():
        raise SetupError(f"{reason}; run this line, then try again:\n{apt_line(packages)}")
    say(f"{reason}: installing {' '.join(packages)} with apt-get.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # An update that fails for one foreign source is no reason to stop: the installation will tell.
    run_quietly(["apt-get", "update"], environment)
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"]
    status, output = run_quietly([*command, *packages], environment)
    if status != 0:
        raise SetupError(f"apt-get failed ({last_line(output)}); when that is mended, run:\n{apt_line(packages)}")


def is_root() -> bool:
    """Whether packages of the system may be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


# What the commands do at last


def start_program(venv: Path, arguments: Sequence[str]) -> int:
    """Start the program in place of the bootstrap, so that its exit status and the signals to it are its own."""
    # -P: a folder `engine` where the person happens to be must not stand in for ours.
    command = [str(python_of(venv)), "-P", "-m", MODULE, *arguments]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def run_checks(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run all checks, pytest last; with arguments only pytest, which gets them. The status is 0 if all passed."""
    scripts = python_of(venv).parent
    environment = {**environment, **cache_folders(venv)}
    failed = []
    for name, script, *options in () if arguments else CHECKS:
        say(f"{name}: {' '.join([script, *options])}")
        if subprocess.call([str(scripts / script), *options], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL):
            failed.append(name)
    if failed:
        say(f"FAILED: {', '.join(failed)}. The tests run all the same, and the exit status will be 1.")
    statuses = [run_pytest(venv, options, environment) for options in ([arguments] if arguments else test_runs())]
    worst = max(statuses, key=abs)
    return worst if worst > 0 or not (worst or failed) else 1


def test_runs() -> list[list[str]]:
    """The tests side by side on a few processors; then what is timed, which has to have the computer to itself."""
    return [[*side_by_side(), "--ignore", BENCHMARKS], [BENCHMARKS]]


def side_by_side() -> list[str]:
    """The arguments that spread tests over the processors this process may use."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return ["-n", str(min(MOST_WORKERS, processors)), "--dist", "worksteal"]


def run_pytest(venv: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run pytest and return its status."""
    say(f"pytest: {' '.join(['pytest', *arguments])}")
    return subprocess.call([str(python_of(venv)), "-m", "pytest", *arguments], cwd=ROOT, env=environment)


def cache_folders(venv: Path) -> dict[str, str]:
    """Where ruff and mypy keep their caches if they cannot be kept in the checkout: both fail without one."""
    if os.access(ROOT, os.W_OK):
        return {}
    return {"RUFF_CACHE_DIR": str(venv / "ruff_cache"), "MYPY_CACHE_DIR": str(venv / "mypy_cache")}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
