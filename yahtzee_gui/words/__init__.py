# SPDX-License-Identifier: MIT
"""Words that many features share: names, numbers, units, and how a sentence becomes translatable."""
