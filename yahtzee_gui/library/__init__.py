# SPDX-License-Identifier: MIT
"""The file of finished games, and the services that read and write it."""
