# SPDX-License-Identifier: MIT
"""Names in compiled code: no two functions that kernels call have one, for kept code comes from many processes."""

from __future__ import annotations

import gc
import importlib
import pkgutil
from collections import defaultdict

from numba.core.dispatcher import Dispatcher

import engine


def closed_over(function):
    """Return what a function does, as far as its name does not say it: the code, and what it was made with."""
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    return function.__code__, tuple(map(id, cells))


def test_no_two_functions_of_the_engine_have_one_name():
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if "__main__" not in module.name:
            importlib.import_module(module.name)
    found = defaultdict(set)
    for one in gc.get_objects():
        if isinstance(one, Dispatcher) and one.py_func.__module__.startswith("engine."):
            function = one.py_func
            found[function.__module__, function.__qualname__].add(closed_over(function))
    assert len(found) > 100
    assert {name: len(made) for name, made in found.items() if len(made) > 1} == {}
