# SPDX-License-Identifier: MIT
"""Where the checkout is that is tested."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
