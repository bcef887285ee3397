# SPDX-License-Identifier: MIT
"""What the bootstrap does: reads its command line, sets up what the command needs, and starts it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bootstrapping import checks, environment, libraries
from bootstrapping.telling import SetupError, last_line, run_quietly, say

COMMANDS = ("run", "engine", "test", "audit", "package", "setup")
OPTIONS = ("--venv", "--yes", "--unlocked")
EXTRAS = {"test": ("test",), "audit": ("test",), "package": ("package",)}
"""The extras of pyproject.toml that a command asks for; those that do show no window."""


TRANSLATIONS = environment.ROOT / "assets" / "translations"


class Request(NamedTuple):
    """A command line, understood."""

    command: str
    folder: str | None = None
    yes: bool = False
    unlocked: bool = False
    rest: tuple[str, ...] = ()
    """What is passed on."""


def main(arguments: Sequence[str], told: str) -> int:
    """Carry out one command line and return the exit status: 1 for what went wrong, 2 for a command not understood.

    What is `told` is what `--help` prints.
    """
    try:
        request = parse(arguments)
        if request.command == "help":
            print(told)
            return 0
        return carry_out(request)
    except SetupError as error:
        say(str(error))
        return error.status
    except OSError as error:
        say(f"could not go on: {error}.")
        return 1
    except KeyboardInterrupt:
        say("stopped; the same command takes it up again.")
        return 130


def parse(arguments: Sequence[str]) -> Request:
    """Read a command line: our own options are those before and right after the command."""
    request, rest = Request(""), list(arguments)
    while rest and (not request.command or rest[0] in OPTIONS or rest[0].startswith("--venv=")):
        word = rest.pop(0)
        if word in ("-h", "--help", "help"):
            return Request("help")
        name, _, value = word.partition("=")
        if name == "--venv":
            if not (value or rest):
                raise SetupError("--venv needs a folder after it.", 2)
            request = request._replace(folder=value or rest.pop(0))
        elif word in OPTIONS:
            request = request._replace(**{word[2:]: True})
        elif word in COMMANDS:
            request = request._replace(command=word)
        else:
            raise SetupError(f"there is no command {word!r}: it is one of {', '.join(COMMANDS)} (or --help).", 2)
    if not request.command:
        raise SetupError(f"say what to do: {', '.join(COMMANDS)} (or --help).", 2)
    if request.command == "setup" and rest:
        raise SetupError(f"setup takes no arguments, and this was one: {rest[0]!r}.", 2)
    return request._replace(rest=tuple(rest))


def carry_out(request: Request) -> int:
    """Set up what the command needs, then do it."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        # Python 3.11 cannot start from a checkout with an umlaut in its path then, and Qt complains of every start.
        os.environ["LC_ALL"] = "C.UTF-8"
    variables = dict(os.environ)
    if request.command in EXTRAS:
        variables.setdefault("QT_QPA_PLATFORM", "offscreen")
    extras = frozenset(EXTRAS.get(request.command, ()))
    # Bundles are built with other versions, so not in the environment that the program runs in.
    own = str(environment.ROOT / "build" / "venv") if request.command == "package" else None
    venv = environment.choose_venv(request.folder or own, extras)
    # The engine by itself needs nothing of Qt.
    platforms = [] if request.command == "engine" else libraries.platforms_wanted(variables)
    environment.set_up(venv, extras, lambda: libraries.provide_ensurepip(platforms, request.yes), request.unlocked)
    if platforms:
        libraries.provide_libraries(venv, platforms, request.yes)
        compile_translations(venv)
    return start(request, venv, variables)


def compile_translations(venv: Path) -> None:
    """Compile the translations that are not, or have changed since: else the program speaks English, which is said."""
    made = {path: path.with_suffix(".qm") for path in sorted(TRANSLATIONS.glob("*.ts"))}
    stale = [one for one, qm in made.items() if not qm.exists() or qm.stat().st_mtime_ns < one.stat().st_mtime_ns]
    if stale:
        lrelease = environment.python_of(venv).parent / "pyside6-lrelease"
        status, output = run_quietly([str(lrelease), "-silent", "-nounfinished", *map(str, stale)], os.environ)
        if status != 0:
            languages = ", ".join(one.stem for one in stale)
            say(f"the translations ({languages}) could not be compiled: {last_line(output)}")


def start(request: Request, venv: Path, variables: dict[str, str]) -> int:
    """Do what the command is for, in an environment that is ready, and return the exit status."""
    if request.command == "test":
        return checks.run_checks(venv, request.rest, variables)
    if request.command == "audit":
        return checks.run_audit(venv, request.rest, variables)
    if request.command == "package":
        script = str(environment.ROOT / "packaging" / "bundle.py")
        return subprocess.call([str(environment.python_of(venv)), script, *request.rest], env=variables)
    if request.command in ("run", "engine"):
        module = "yahtzee_gui" if request.command == "run" else "engine"
        # -P: a folder `engine` where the person happens to be must not stand in for ours.
        return replace_by([str(environment.python_of(venv)), "-P", "-m", module, *request.rest])
    say(f"ready in {venv}. Start the program with: python3 packaging/bootstrap.py run")
    return 0


def replace_by(command: list[str]) -> int:
    """Start a program in place of the bootstrap, so that its exit status and the signals to it are its own."""
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)
