# SPDX-License-Identifier: MIT
"""Plots: charts of many figures that can be pointed at, with their figures as a table, a picture or a file."""
