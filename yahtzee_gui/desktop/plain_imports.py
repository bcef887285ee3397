# SPDX-License-Identifier: MIT
"""Plain imports are Python's own: to be imported before anything else imports Qt.

PySide6 puts a function of its own in the place of `__import__`, for a spelling of its methods that is asked for by
``from __feature__ import``. That function reads the source of every module that is imported afterwards, which takes a
tenth of the time of the import and eight megabytes. It is asked for nowhere here, so Python's own is put back.

No garbage is collected until `app.make_application` says so: what is imported stays, and looking through it again and
again takes another tenth.
"""

from __future__ import annotations

import builtins
import gc

gc.disable()
_python = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401 (what it puts in its place is what this is about)

builtins.__import__ = _python
