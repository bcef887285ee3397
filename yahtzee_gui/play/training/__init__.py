# SPDX-License-Identifier: MIT
"""Exercises one after the other: lessons, tests, mistakes asked again, and the opening book."""
