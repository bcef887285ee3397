# SPDX-License-Identifier: MIT
"""The words of the pages on which one learns."""
