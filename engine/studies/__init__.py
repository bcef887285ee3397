# SPDX-License-Identifier: MIT
"""Studies: what can be asked about the game itself, rather than about how to play it."""
