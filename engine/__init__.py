# SPDX-License-Identifier: MIT
"""The engine: the rules of solitaire Yahtzee, the exact strategy, and what every option is worth.

Importing the package costs next to nothing: numpy and numba are imported only by the modules that compute
(`kernels`, `solver`, `table`, `analyzer`), so that a window can be painted before they are needed.
"""
