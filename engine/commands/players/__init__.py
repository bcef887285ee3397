# SPDX-License-Identifier: MIT
"""Commands about players: what strategies are worth, and what comes of their games."""
