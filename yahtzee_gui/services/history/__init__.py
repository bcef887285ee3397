# SPDX-License-Identifier: MIT
"""The history: games that were played, kept in a database."""
