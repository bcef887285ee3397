# SPDX-License-Identifier: MIT
"""How dice answer a keep: fair ones, the best or worst of a few throws, and demons."""
