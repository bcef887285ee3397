# SPDX-License-Identifier: MIT
"""What the player chose, turn by turn, and what each choice cost."""
