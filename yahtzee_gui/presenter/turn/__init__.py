# SPDX-License-Identifier: MIT
"""The turn being played, as it is shown and as it is said."""
