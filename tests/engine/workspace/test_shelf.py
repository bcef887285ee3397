# SPDX-License-Identifier: MIT
"""A shelf holds what was used last; what was begun goes on where it was given up."""

from __future__ import annotations

import pytest

from engine.runtime.steps import finish
from engine.workspace.shelf import BegunShelf, Pause, Shelf


def test_a_shelf_holds_what_was_used_last():
    shelf = Shelf(2)
    for key in "ab":
        assert shelf.put(key, key.upper()) == key.upper()
    assert shelf.find("a") == "A"
    shelf.put("c", "C")
    assert (shelf.find("a"), shelf.find("b"), shelf.find("c"), len(shelf)) == ("A", None, "C", 2)


def test_a_shelf_lets_go_of_what_is_not_to_stay():
    shelf = Shelf(3)
    for key in "abc":
        shelf.put(key, key.upper())
    shelf.find("a")
    assert shelf.keys() == ("b", "c", "a")
    shelf.keep_only("ab".__contains__)
    assert (shelf.find("a"), shelf.find("b"), shelf.find("c")) == ("A", "B", None)
    shelf.clear()
    assert len(shelf) == 0


class Enough(Exception):
    """The one who watches gives the work up."""


def work(done, steps, fails=False):
    """Note each step in `done`, and whether the work was cancelled."""
    try:
        for step in range(steps):
            done.append(step)
            yield step
    except GeneratorExit:
        done.append("cancelled")
        raise
    if fails:
        raise ValueError("no")
    return "result"


def give_up(at):
    def tell(step):
        if not isinstance(step, Pause) and step >= at:
            raise Enough

    return tell


def test_what_was_given_up_goes_on_where_it_was():
    begun, done = BegunShelf(2), []
    for at in (1, 2):
        with pytest.raises(Enough):
            finish(begun.go_on("it", lambda: work(done, 4)), give_up(at))
    assert done == [0, 1, 2]
    assert finish(begun.go_on("it", lambda: work(done, 4))) == "result"
    assert done == [0, 1, 2, 3]
    assert len(begun) == 0, "what is done is not kept"


def test_what_failed_begins_anew():
    begun, done = BegunShelf(2), []
    for _ in range(2):
        with pytest.raises(ValueError, match="no"):
            finish(begun.go_on("it", lambda: work(done, 2, fails=True)))
    assert done == [0, 1, 0, 1]


def test_what_was_not_gone_on_with_for_longest_is_cancelled():
    begun, done = BegunShelf(2), {name: [] for name in "abc"}
    for name in "abc":
        with pytest.raises(Enough):
            finish(begun.go_on(name, lambda name=name: work(done[name], 2)), give_up(0))
    assert done == {"a": [0, "cancelled"], "b": [0], "c": [0]}
