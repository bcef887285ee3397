# SPDX-License-Identifier: MIT
"""Pages that belong together, each group with what opens them and does what they ask for."""
