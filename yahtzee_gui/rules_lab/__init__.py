# SPDX-License-Identifier: MIT
"""The rules laboratory: change a rule, and see what perfect play makes of it."""
