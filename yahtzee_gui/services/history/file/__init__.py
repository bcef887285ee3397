# SPDX-License-Identifier: MIT
"""The history's file: its tables, its rows, older versions, and what is left of a damaged one."""
