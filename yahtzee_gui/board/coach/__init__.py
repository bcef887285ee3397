# SPDX-License-Identifier: MIT
"""The coach beside the dice: options ranked, one of them explained, and the report on a turn."""
