# SPDX-License-Identifier: MIT
"""Commands about chances: one turn by itself, how whole games end, and what can be reached."""
