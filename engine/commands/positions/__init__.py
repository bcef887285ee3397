# SPDX-License-Identifier: MIT
"""Commands about positions and games: what there is to choose, what was chosen, what lies behind it."""
