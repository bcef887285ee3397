# SPDX-License-Identifier: MIT
"""Games that are watched: perfect play, and Verhoeff's two games."""
