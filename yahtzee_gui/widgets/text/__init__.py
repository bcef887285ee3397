# SPDX-License-Identifier: MIT
"""Words in the window: plain labels, fitted, shortened or wrapped, and how they are drawn."""
