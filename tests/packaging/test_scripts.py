# SPDX-License-Identifier: MIT
"""Scripts that write somewhere tell how they are called, and take no option for a place."""

from __future__ import annotations

import importlib

import pytest


@pytest.mark.parametrize("name", ["sounds", "screenshots", "recording"])
def test_a_wish_for_help_is_no_place_to_write_to(name, tmp_path, monkeypatch, capsys):
    script = importlib.import_module(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [f"{name}.py", "--help"])
    with pytest.raises(SystemExit) as ended:
        script.main()
    assert ended.value.code == 0
    assert f"packaging/{name}.py" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
