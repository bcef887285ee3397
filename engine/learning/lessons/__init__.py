# SPDX-License-Identifier: MIT
"""What lessons say and ask: exercises out of games of a company, and the figures they quote."""
