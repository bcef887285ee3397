# SPDX-License-Identifier: MIT
"""What flows through the window for one action of the player's, counted while it runs.

A stop is an object that keeps something, and passes on what it is told, being called by code of another module: a
controller, a service, a listener, the window. Values (frozen), what Qt lays out and paints, plain functions and reading
a property are none. A return is a stop in a module that has been left before.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from collections import Counter
from contextlib import contextmanager
from enum import Enum
from functools import cache

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QLayout, QMainWindow, QWidget

_OURS = ("yahtzee_gui.", "engine.")
_PASS_NOTHING = (QWidget, QLayout, QAbstractItemModel, Enum, tuple)


class Flow:
    """Counts calls of the functions in `counted` (name: function), and stops, on the thread that it is started on."""

    def __init__(self, **counted):
        self._names = {inspect.unwrap(function).__code__: name for name, function in counted.items()}
        self.calls = Counter(dict.fromkeys(counted, 0))
        self.route = []

    @property
    def stops(self):
        """How many stops there were, and how many of them returns."""
        return len(self.route), len(self.route) - len({module for module, _ in self.route})

    @contextmanager
    def running(self):
        """Count what is done in the block."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        try:
            yield self
        finally:
            sys.setprofile(before)

    @contextmanager
    def paused(self):
        """Count nothing of what is done in the block."""
        sys.setprofile(None)
        try:
            yield
        finally:
            sys.setprofile(self._note)

    def _note(self, frame, event, _argument):
        if event != "call":
            return
        name = self._names.get(frame.f_code)
        if name is not None:
            self.calls[name] += 1
        module = _module(frame)
        if module.startswith(_OURS) and module != _caller(frame) and _is_stop(frame):
            self.route.append((module, frame.f_code.co_name))


def _module(frame):
    return frame.f_globals.get("__name__", "")


def _caller(frame):
    """Return the module of ours that calls; none where Qt or a test does."""
    frame = frame.f_back
    while frame is not None and not _module(frame).startswith(_OURS):
        frame = frame.f_back
    return _module(frame) if frame is not None else None


def _is_stop(frame):
    code = frame.f_code
    if code.co_varnames[:1] != ("self",) or code.co_name.startswith(("__", "<")):
        return False
    kind = type(frame.f_locals["self"])
    return _passes_on(kind) and not isinstance(getattr(kind, code.co_name, None), property)


@cache
def _passes_on(kind):
    """Return whether objects of a class keep something and pass it on."""
    is_value = dataclasses.is_dataclass(kind) and kind.__dataclass_params__.frozen
    is_leaf = issubclass(kind, _PASS_NOTHING) and not issubclass(kind, QMainWindow)
    return kind.__module__.startswith(_OURS) and not is_value and not is_leaf
