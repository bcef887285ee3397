# SPDX-License-Identifier: MIT
from __future__ import annotations

import io
import sys
from contextlib import contextmanager
from fractions import Fraction

import pytest

from engine.cli import printing
from engine.cli.printing import PrintedTable, ProgressBar, facts_table, print_table

WIDE = "0." + "123456789" * 40


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


@pytest.fixture
def printed(monkeypatch):
    """Return a function that prints a table to a stream, in a terminal window of 20 columns, and gives the text."""
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def print_to(out, *arguments, **options):
        print_table(PrintedTable(*arguments, **options), out)
        return out.getvalue()

    return print_to


def test_columns_are_aligned(printed):
    rows = [("keep 2 2", "1.5"), ("nothing", "100.25")]
    assert printed(io.StringIO(), ("option", "value"), rows) == (
        "option     value\nkeep 2 2     1.5\nnothing   100.25\n"
    )


def test_text_to_the_left_ends_without_blanks(printed):
    rows = [("1", "long word"), ("100", "x")]
    assert printed(io.StringIO(), (), rows, left=(1,)) == "  1  long word\n100  x\n"


def test_no_number_is_cut_however_narrow_the_terminal(printed):
    text = printed(io.StringIO(), ("name", "one", "two"), [("x" * 50, WIDE, WIDE)])
    assert text.splitlines()[1] == f"{'x' * 50}  {WIDE}  {WIDE}"


def test_outside_a_terminal_there_are_no_escape_codes_even_if_colors_are_forced(printed):
    assert "\x1b" not in printed(io.StringIO(), ("name",), [("x",)])


def test_in_a_terminal_the_head_stands_out_and_the_text_is_the_same(printed):
    heads, rows = ("name", "number"), [("x", WIDE)]
    text = printed(Terminal(), heads, rows)
    assert "\x1b[1m" in text
    assert WIDE in text


def test_what_looks_like_markup_is_printed_as_it_is(printed):
    assert printed(io.StringIO(), (), [("[bold]a[/bold]", ":smile:")]) == "[bold]a[/bold]  :smile:\n"


def test_markdown(printed):
    text = printed(io.StringIO(), ("what", "median"), [("solve", "1 s")], left=(0, 1), markdown=True)
    assert [line.replace(" ", "") for line in text.splitlines()] == [
        "|what|median|",
        "|-------|--------|",
        "|solve|1s|",
    ]


def test_facts():
    out = io.StringIO()
    print_table(facts_table({"par": "254.59", "time": "1 s"}), out)
    assert out.getvalue() == "par   254.59\ntime  1 s\n"


# Progress


@pytest.fixture
def stderr(monkeypatch):
    """Return a function that makes a stream standard error."""

    def put(stream):
        monkeypatch.setattr(sys, "stderr", stream)
        return stream

    return put


@contextmanager
def closing_bar(bar=None):
    bar = bar or ProgressBar("solving")
    try:
        yield bar
    finally:
        bar.stop()


def test_a_bar_in_a_terminal(stderr, monkeypatch):
    monkeypatch.setattr(printing, "_DELAY", 0.0)
    stream = stderr(Terminal())
    with closing_bar() as bar:
        bar.show(0.25)
        bar.show(0.5)
    assert "solving" in stream.getvalue()
    assert "50%" in stream.getvalue()


def test_no_bar_outside_a_terminal(stderr, monkeypatch):
    monkeypatch.setattr(printing, "_DELAY", 0.0)
    stream = stderr(io.StringIO())
    with closing_bar() as bar:
        bar.show(0.5)
    assert stream.getvalue() == ""


def test_no_bar_for_what_is_over_at_once(stderr):
    stream = stderr(Terminal())
    with closing_bar() as bar:
        bar.show(0.5)
    assert stream.getvalue() == ""


def test_the_bar_is_taken_away_when_the_work_fails(stderr, monkeypatch):
    monkeypatch.setattr(printing, "_DELAY", 0.0)
    stderr(Terminal())
    bar = ProgressBar("solving")

    def work():
        with closing_bar(bar):
            bar.show(0.5)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work()
    assert not bar._progress.finished
    assert not bar._progress.live.is_started


@pytest.mark.parametrize(
    ("value", "digits", "shown"),
    [
        (0.0, 6, "0.000000"),
        (4.6729e-19, 12, "4.67e-19"),
        (9.99e-7, 12, "9.99e-07"),
        (1e-6, 6, "0.000001"),
        (0.00002, 4, "2.00e-05"),
        (Fraction(1, 10**30), 9, "1.00e-30"),
        (0.5, 4, "0.5000"),
        (1.0, 6, "1.000000"),
        (1 - 1e-13, 6, "1.000000"),  # a sum of many chances
        (0.99999997, 6, "0.999999970"),
        (1 - Fraction(1, 10**13), 6, "0.99999999999990"),
        (1 - Fraction(1, 10**30), 6, "1-1.00e-30"),
        (-0.25, 2, "-0.25"),
        (1.5, 2, "1.50"),
    ],
)
def test_a_chance_that_isnt_0_or_1_is_not_printed_so(value, digits, shown):
    assert printing.chance(value, digits) == shown


@pytest.mark.parametrize(
    ("value", "shown"), [(0.0, "0.00"), (3e-6, "3.00e-04"), (0.5, "50.00"), (0.9999998, "99.999980"), (1.0, "100.00")]
)
def test_so_it_is_in_per_cent(value, shown):
    assert printing.percent(value, 2) == shown
