# SPDX-License-Identifier: MIT
"""Games of others, played behind the window: opponents, and those who play the same dice."""
