# SPDX-License-Identifier: MIT
from __future__ import annotations

import dataclasses
import pickle
import subprocess
import sys
import threading
from dataclasses import FrozenInstanceError, field, fields, is_dataclass, replace
from typing import ClassVar

import pytest
from checkout import ROOT

from engine.runtime import lazy_dataclass
from engine.runtime.lazy_dataclass import dataclass


@dataclass(frozen=True)
class Point:
    """A point, made by whichever test comes first."""

    kinds: ClassVar[int] = 2
    x: int
    y: int = 4
    names: tuple[str, ...] = field(default_factory=tuple, compare=False)


@pytest.fixture
def lazy():
    """Return three classes that nobody has used: a dataclass, one derived from it, and a plain one."""

    @dataclass(frozen=True)
    class Base:
        x: int
        seen: list[int] = field(default_factory=list)

        def __post_init__(self):
            self.seen.append(self.x)

    @dataclass(frozen=True)
    class Derived(Base):
        z: int = 7

    class Plain(Base):
        def __init__(self, x):
            super().__init__(2 * x)

    return Base, Derived, Plain


def is_finished(cls):
    return isinstance(vars(cls)["__dataclass_fields__"], dict)


def test_nothing_is_made_before_it_is_used(lazy):
    assert not any(map(is_finished, lazy[:2]))
    lazy[1](1)
    assert all(map(is_finished, lazy[:2]))


def test_it_does_what_a_dataclass_does():
    twin = dataclasses.make_dataclass("Point", [("x", int), ("y", int, 4)], frozen=True)
    one = Point(3)
    assert (one.x, one.y, one.names, Point.kinds) == (3, 4, (), 2)
    assert one == Point(3, 4, ("other",))
    assert one != Point(4, 4)
    assert hash(one) == hash(twin(3))
    assert repr(one) == "Point(x=3, y=4, names=())"
    assert replace(one, y=1) == Point(x=3, y=1)
    assert is_dataclass(Point)
    assert [each.name for each in fields(Point)] == ["x", "y", "names"]
    assert Point.__match_args__ == ("x", "y", "names")
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(FrozenInstanceError):
        one.x = 5
    with pytest.raises(TypeError, match=r"Point.__init__\(\) missing 1 required positional argument: 'x'"):
        Point()


def test_fields_may_be_asked_for_first(lazy):
    base, derived, _plain = lazy
    assert [each.name for each in fields(derived)] == ["x", "seen", "z"]
    assert [each.name for each in fields(base)] == ["x", "seen"]


def test_what_comes_after_making_is_done_once(lazy):
    base, derived, _plain = lazy
    assert derived(5).seen == [5]
    assert base(6).seen == [6]
    assert derived(5, [], 8) == derived(5, [], 8)


def test_a_plain_subclass_with_a_beginning_of_its_own_is_made_by_that(lazy):
    _base, _derived, plain = lazy
    assert plain(4).x == 8
    assert plain(4).seen == [8]
    assert [each.name for each in fields(plain)] == ["x", "seen"]


def test_any_thread_may_be_the_first():
    """Several threads make the first instance at once; each of them gets a whole one."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(200):

            @dataclass(frozen=True)
            class Fresh:
                x: int
                y: int = 2

            made, start = [], threading.Barrier(4)

            def make(cls=Fresh, start=start, made=made):
                start.wait()
                made.append(cls(1) == cls(1, 2))

            threads = [threading.Thread(target=make) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert made == [True] * 4
    finally:
        sys.setswitchinterval(before)


def test_few_are_made_by_the_time_the_window_is_imported():
    count = (
        "import gc, yahtzee_gui.app;"
        "from engine.runtime import lazy_dataclass as lazy;"
        "found = [vars(one).get('__dataclass_fields__') for one in gc.get_objects() if isinstance(one, type)];"
        "print(sum(isinstance(one, lazy._UnknownFields) for one in found), sum(isinstance(one, dict) for one in found))"
    )
    done = subprocess.run([sys.executable, "-c", count], cwd=ROOT, capture_output=True, text=True, check=True)
    later, now = map(int, done.stdout.split())
    assert later > 3 * now
    assert lazy_dataclass._FIELDS == "__dataclass_fields__"
