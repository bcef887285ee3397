# SPDX-License-Identifier: MIT
"""What lessons, the test and retry share: the board, its session, and what is kept of it."""
