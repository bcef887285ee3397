# SPDX-License-Identifier: MIT
"""Strategies: players from random to optimal, evaluated exactly or by playing many games."""
