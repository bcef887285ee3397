# SPDX-License-Identifier: MIT
"""How games end: the exact distribution of the final score, worked out forwards."""
