# SPDX-License-Identifier: MIT
"""How well strategies play: exact final scores beside each other, where two part, and rule lists of one's own."""
