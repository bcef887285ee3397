# SPDX-License-Identifier: MIT
"""New tables held against what is known, and against turn states worked out afresh."""
