# SPDX-License-Identifier: MIT
"""Solving: the value of every turn state, the tables that hold them, and the library that hands them out."""
