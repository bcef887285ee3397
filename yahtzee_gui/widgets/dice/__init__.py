# SPDX-License-Identifier: MIT
"""Dice, the tray they lie in, and how they tumble."""
