# SPDX-License-Identifier: MIT
"""Sentences about the game in progress."""
