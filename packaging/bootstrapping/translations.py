# SPDX-License-Identifier: MIT
"""Compiled translations: the program reads `.qm` files, which are made of the `.ts` files wherever these are newer."""

from __future__ import annotations

import os
from pathlib import Path

from bootstrapping.environment import ROOT, python_of
from bootstrapping.telling import last_line, run_quietly, say

FOLDER = ROOT / "assets" / "translations"
COMPILER = ROOT / "packaging" / "translations.py"


def stale() -> list[Path]:
    """The sources whose compiled file is missing or older."""
    return [source for source in sorted(FOLDER.glob("*.ts")) if _time(source.with_suffix(".qm")) < _time(source)]


def compile_stale(venv: Path) -> None:
    """Compile what is stale. Without it the program speaks English, or words that have changed since: that is said."""
    sources = stale()
    if not sources:
        return
    languages = ", ".join(source.stem for source in sources)
    if not os.access(FOLDER, os.W_OK):
        say(f"the translations ({languages}) are not compiled, as nothing can be written in {FOLDER}.")
        return
    status, output = run_quietly([str(python_of(venv)), str(COMPILER), "--compile"], os.environ)
    if status != 0:
        say(f"the translations ({languages}) could not be compiled: {last_line(output)}")


def _time(path: Path) -> int:
    """When a file was changed, 0 where there is none."""
    return path.stat().st_mtime_ns if path.exists() else 0
