# SPDX-License-Identifier: MIT
"""What scripts may still say for one release: ``desk=`` for ``workspace=``."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

_Said = ParamSpec("_Said")
_Result = TypeVar("_Result")


def takes_desk(function: Callable[_Said, _Result]) -> Callable[_Said, _Result]:
    """Let a function of `engine.api` take its workspace by the name it had, ``desk``, too.

    Raises:
        TypeError: if both are given.
    """

    @wraps(function)
    def asked(*positional: Any, **named: Any) -> _Result:
        if "desk" in named:
            if "workspace" in named:
                raise TypeError(f"{function.__name__}() got both 'workspace' and 'desk', which was its name")
            named["workspace"] = named.pop("desk")
        return function(*positional, **named)

    return asked
