# SPDX-License-Identifier: MIT
"""Bars across the window: while a game is looked at again, and while a demonstration plays."""
