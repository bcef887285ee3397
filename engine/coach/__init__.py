# SPDX-License-Identifier: MIT
"""The coach: a game as played, decision by decision, beside what was best; its levels; the fairness of its dice."""
