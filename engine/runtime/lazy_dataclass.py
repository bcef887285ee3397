# SPDX-License-Identifier: MIT
"""A lazy dataclass is finished when its first instance is made, or its fields are asked for.

Python writes and compiles half a dozen methods for each dataclass, which takes up to a millisecond. Of more than two
hundred that the program imports, a quarter is used before the window is painted.
"""

from __future__ import annotations

import dataclasses
import inspect
import types
from collections.abc import Callable
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls: type | None = None, /, **options: bool) -> Any:
        """Do as `dataclasses.dataclass` does, later. There are no slots, and no `__init__` of its own."""
        return (lambda cls: _postpone(cls, options)) if cls is None else _postpone(cls, options)


_FIELDS = "__dataclass_fields__"
_finishing = RLock()


class _UnknownFields:
    """Stands for the fields of a class until they are asked for."""

    def __init__(self, finish: Callable[[], None]) -> None:
        self._finish = finish

    def __get__(self, _instance: object, cls: type) -> Any:
        self._finish()
        return getattr(cls, _FIELDS)


def _postpone(cls: Any, options: dict[str, bool]) -> Any:
    is_finished = False

    def finish() -> None:
        nonlocal is_finished
        with _finishing:
            if not is_finished:
                _finish(cls, options)
                is_finished = True

    def __init__(self: object, *arguments: object, **named: object) -> None:
        finish()
        cls.__init__(self, *arguments, **named)

    cls.__init__ = __init__
    setattr(cls, _FIELDS, _UnknownFields(finish))
    return cls


def _finish(cls: Any, options: dict[str, bool]) -> None:
    """Make `cls` a dataclass. Another thread that wants an instance meanwhile finds an `__init__` that waits.

    A dataclass leaves an `__init__` alone that is there. So the right one is made for a twin, and takes its place.
    """
    annotations = inspect.get_annotations(cls)
    names = {name: vars(cls)[name] for name in ("__module__", "__qualname__", *annotations) if name in vars(cls)}
    names["__annotations__"] = annotations
    if hasattr(cls, "__post_init__"):
        names["__post_init__"] = cls.__post_init__
    is_derived = any(_FIELDS in vars(base) for base in cls.__mro__[1:])
    twin: Any = types.new_class(
        cls.__name__, cls.__bases__ if is_derived else (), exec_body=lambda own: own.update(names)
    )
    dataclasses.dataclass(repr=False, eq=False, frozen=options.get("frozen", False))(twin)
    dataclasses.dataclass(init=False, **options)(cls)
    cls.__init__ = twin.__init__
