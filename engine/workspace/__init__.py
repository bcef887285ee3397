# SPDX-License-Identifier: MIT
"""The workspace: solved tables and what is made of them, kept while they are used."""
