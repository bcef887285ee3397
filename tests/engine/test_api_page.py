# SPDX-License-Identifier: MIT
"""The examples of the page for script writers do what the page says."""

from __future__ import annotations

import doctest
from pathlib import Path

import engine

PAGE = Path(engine.__file__).parents[1] / "docs" / "api.md"


def test_the_examples_of_the_page():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (failed, tried > 20) == (0, True)


def test_the_example_of_the_readme():
    failed, tried = doctest.testfile(str(PAGE.parents[1] / "README.md"), module_relative=False, encoding="utf-8")
    assert (failed, tried) == (0, 2)


def test_the_example_in_the_package():
    failed, tried = doctest.testmod(engine)
    assert (failed, tried) == (0, 2)
