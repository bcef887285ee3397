# SPDX-License-Identifier: MIT
"""The laboratory: studies of the game itself."""
