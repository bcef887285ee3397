# SPDX-License-Identifier: MIT
"""The engine: the rules of solitaire Yahtzee, the exact strategy, and what every option is worth.

Scripts find what they need here, ``docs/api.md`` shows how:

    >>> import engine
    >>> engine.advise({"dice": "22452", "rolls_left": 2}).best.keep
    (2, 2, 2)

Importing the package costs next to nothing: its names (`engine.api`) are imported when one is asked for, numpy and
numba when a number is. So a window can be painted before they are needed.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (before this there is nothing that Python 3.6 cannot read)
    told = "the engine needs Python 3.11 or newer, and this is Python {}.{}: call it with a newer python3."
    sys.exit(told.format(*sys.version_info))

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.api import *  # noqa: F403
else:  # a name that is not there is no name, to those who check types

    def __getattr__(name: str) -> Any:
        """Return a name of `engine.api` when it is asked for; that of a subpackage means that it is not imported."""
        if name == "__all__" or not name.startswith("__"):
            api = import_module("engine.api")
            if name == "__all__" or name in api.__all__:
                return globals().setdefault(name, getattr(api, name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*import_module("engine.api").__all__, *(name for name in globals() if name.startswith("__"))})
