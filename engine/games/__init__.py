# SPDX-License-Identifier: MIT
"""Games: positions, games and records of them, how they are written down, and how their dice fall."""
