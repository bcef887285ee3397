# SPDX-License-Identifier: MIT
"""The page on which any position is set up."""
