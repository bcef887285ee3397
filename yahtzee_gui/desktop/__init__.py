# SPDX-License-Identifier: MIT
"""The desktop: what the program keeps, finds and asks of the system it runs on."""
