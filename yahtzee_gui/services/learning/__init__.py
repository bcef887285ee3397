# SPDX-License-Identifier: MIT
"""What learning needs behind the window: exercises, what was done, and what all games say."""
