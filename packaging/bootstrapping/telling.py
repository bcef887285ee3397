# SPDX-License-Identifier: MIT
"""What the bootstrap says and asks, and how it has others do something in silence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence


class SetupError(Exception):
    """A sentence for the person at the keyboard; the bootstrap prints it and ends with `status`."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def say(sentence: str) -> None:
    """Tell the person at the keyboard; on stderr, so that stdout belongs to the program."""
    print(f"bootstrap: {sentence}", file=sys.stderr, flush=True)


def agrees(question: str) -> bool:
    """Ask the person at the keyboard. Where no answer can come (a container, CI) the answer is yes."""
    if not (os.isatty(0) and os.isatty(2)):
        return True
    print(f"bootstrap: {question} [Y/n] ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    # An empty line is the answer in capitals; the end of the input is none.
    return answer != "" and answer.strip().lower() in ("", "y", "yes")


def is_root() -> bool:
    """Whether nothing of the system is forbidden to this process."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def run_quietly(command: Sequence[str], environment: Mapping[str, str]) -> tuple[int, str]:
    """Run another program and return its exit status and all it had to say."""
    done = subprocess.run(
        command, env=dict(environment), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def last_line(output: str) -> str:
    """The line of a program's output that most likely says what is wrong: its last error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|E|\w*Error):", line)]
    return (errors or lines or ["it gave no reason"])[-1]
