# SPDX-License-Identifier: MIT
"""How the program starts and ends: whether there is a screen, whether it is open already, and who may stop it."""
