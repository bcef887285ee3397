# SPDX-License-Identifier: MIT
"""One turn by itself, in exact fractions: odds of a target, scores of the keeps, Markov chains."""
