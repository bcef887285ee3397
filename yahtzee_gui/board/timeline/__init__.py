# SPDX-License-Identifier: MIT
"""The line of the game, with the marks of its decisions."""
