# SPDX-License-Identifier: MIT
"""What lies on the disk for the window: how its own files are looked at, put aside, and written as settings."""
