# SPDX-License-Identifier: MIT
"""Chances: exact odds of one turn, Markov chains, and the distribution of the final score."""
