# SPDX-License-Identifier: MIT
"""Everybody at the table of a match, with their chances."""
