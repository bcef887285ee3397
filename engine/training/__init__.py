# SPDX-License-Identifier: MIT
"""Training: what the decisions of many games say about their player, and what there is to practise."""
