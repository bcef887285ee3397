# SPDX-License-Identifier: MIT
"""Resources are found, and a missing one is named."""

from __future__ import annotations

import pytest

from yahtzee_gui.desktop import identity, resources
from yahtzee_gui.desktop.resources import asset


@pytest.mark.parametrize("name", [identity.ICON, "fonts/Inter-Regular.otf", "fonts/OFL.txt"])
def test_an_asset_is_found(name):
    assert asset(name).is_file()


def test_a_missing_asset_is_named_in_a_sentence():
    with pytest.raises(FileNotFoundError, match=r"^the installation lacks assets/icons/nothing\.svg$"):
        asset("icons/nothing.svg")


def test_assets_in_the_package_come_before_those_of_a_checkout(tmp_path, monkeypatch):
    package, checkout = tmp_path / "package", tmp_path / "checkout"
    for place in (package, checkout):
        place.mkdir()
    (checkout / "icon").write_text("")
    monkeypatch.setattr(resources, "_PLACES", (package, checkout))
    assert asset("icon") == checkout / "icon"
    (package / "icon").write_text("")
    assert asset("icon") == package / "icon"
