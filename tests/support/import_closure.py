# SPDX-License-Identifier: MIT
"""Which modules of the engine can change what others do: worked out from the sources, none of which is imported."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import engine

FOLDER = Path(engine.__file__).parent
_NAMING = (ast.Import, ast.ImportFrom, ast.Name, ast.Attribute)
_DECORATORS = ("compiled", "inner", "inlined", "OPTIONS")


def _name_of(path):
    parts = path.relative_to(FOLDER.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {_name_of(path): path for path in sorted(FOLDER.rglob("*.py"))}
"""Every module and package of the engine with its file."""


def is_package(module):
    return SOURCES[module].name == "__init__.py"


def is_for_types(node):
    """Return whether a node is what only those see who check types."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _all_nodes(tree):
    """Yield what runs of a tree, at once or when a function is called."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(node.orelse if is_for_types(node) else ast.iter_child_nodes(node))


@cache
def _nodes_of(module):
    """Return those nodes of a module that imports and names are in."""
    nodes = _all_nodes(ast.parse(SOURCES[module].read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, _NAMING)]


@cache
def imported(module):
    """Return the names that a module imports, whenever it does: a name taken from a module counts as that module."""
    found = set()
    for node in _nodes_of(module):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative name"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in SOURCES else str(node.module) for name in names}
    return frozenset(found)


def closure_of(roots):
    """Return `roots` and every module of the engine that they import, however many imports away."""
    seen, waiting = set(), list(roots)
    while waiting:
        module = waiting.pop()
        if module in SOURCES and module not in seen:
            seen.add(module)
            waiting.extend(imported(module))
    return {module for module in seen if not is_package(module)}


@cache
def names_used(module):
    """Return all names that a module uses, an attribute of a name as `name.attribute`, as well as what it imports."""
    found = set()
    for node in _nodes_of(module):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found |= {node.attr, f"{node.value.id}.{node.attr}"}
        elif isinstance(node, ast.ImportFrom):
            found |= {name for alias in node.names for name in (alias.name, f"{node.module}.{alias.name}")}
    return frozenset(found)


def uses(module, other, name):
    """Return whether a module takes `name` from another one, by itself or by that module's name."""
    by_module = other in imported(module) and f"{other.rpartition('.')[2]}.{name}" in names_used(module)
    return by_module or f"{other}.{name}" in names_used(module)


@cache
def kernels():
    """Return the modules that have numba compile something."""
    return {module for module in SOURCES if _makes_code(module)}


def _makes_code(module):
    """Return whether a module has numba compile something: by numba itself or by the engine's decorators."""
    by_numba = any(name.partition(".")[0] in ("numba", "llvmlite") for name in imported(module))
    return by_numba or any(uses(module, "engine.runtime.compiling", name) for name in _DECORATORS)
