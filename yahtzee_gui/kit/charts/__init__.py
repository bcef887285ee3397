# SPDX-License-Identifier: MIT
"""Charts, each with its figures as a table and as a file."""
