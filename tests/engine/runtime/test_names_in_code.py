# SPDX-License-Identifier: MIT
"""Names in compiled code: no two functions that kernels call have one, for kept code comes from many processes."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, importlib, pkgutil
from collections import defaultdict
from numba.core.dispatcher import Dispatcher
import engine

for module in pkgutil.walk_packages(engine.__path__, "engine."):
    if "__main__" not in module.name:
        importlib.import_module(module.name)
found = defaultdict(set)
for one in gc.get_objects():
    if isinstance(one, Dispatcher) and one.py_func.__module__.startswith("engine."):
        made_with = [id(cell.cell_contents) for cell in one.py_func.__closure__ or ()]
        found[one.py_func.__module__, one.py_func.__qualname__].add((one.py_func.__code__, *made_with))
assert len(found) > 100, len(found)
twice = {name: len(made) for name, made in found.items() if len(made) > 1}
assert not twice, twice
"""


def test_no_two_functions_of_the_engine_have_one_name():
    """In a process of its own: tests import some modules twice."""
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
