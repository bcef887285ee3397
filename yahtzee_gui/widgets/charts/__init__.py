# SPDX-License-Identifier: MIT
"""Charts, painted, each with a table beside it."""
