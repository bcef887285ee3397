# SPDX-License-Identifier: MIT
"""The main window: what it is built of, its menus, its dialogs, and what it tells."""
