# SPDX-License-Identifier: MIT
"""Rule lists: strategies written down as rules that a person can remember."""
