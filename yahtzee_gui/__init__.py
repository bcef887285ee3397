# SPDX-License-Identifier: MIT
"""The window: dice to click, a scorecard, and the coach. It knows words, colours, files and threads, but no rules."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this can be read by any Python, so that an old one is told)
    told = "this program needs Python 3.11 or newer, and this is Python {}.{}: call it with a newer python3."
    sys.exit(told.format(*sys.version_info))
