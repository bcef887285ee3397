# SPDX-License-Identifier: MIT
"""The opening book."""
