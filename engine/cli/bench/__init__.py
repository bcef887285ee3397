# SPDX-License-Identifier: MIT
"""The benchmark of the project."""
