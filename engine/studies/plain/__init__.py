# SPDX-License-Identifier: MIT
"""One turn and the game solved in any arithmetic, exactly too, without compiled code."""
