# SPDX-License-Identifier: MIT
"""Matches: playing against each other, one turn after the other, and many games at once."""
