# SPDX-License-Identifier: MIT
"""What can be played for: goals, what a score is worth against others, and players for a goal."""
