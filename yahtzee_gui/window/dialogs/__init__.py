# SPDX-License-Identifier: MIT
"""Dialogs and pages as they are opened, each when it is asked for."""
