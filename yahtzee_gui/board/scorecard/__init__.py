# SPDX-License-Identifier: MIT
"""The scorecard."""
