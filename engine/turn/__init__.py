# SPDX-License-Identifier: MIT
"""The turn: the compiled functions that go through one turn, for eight turn states at once."""
