# SPDX-License-Identifier: MIT
"""A screen reader in small, run by a Python that has `gi`: it plays in the program's window and prints what it read.

It knows nothing of the program's code. What it finds is printed as one line of JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

import gi
from patience import LOOK, Patience

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first


class Reader:
    """Reads the window of the program called `name` and presses what is in it."""

    def __init__(self, name):
        self._name = name
        self._found = []
        self.heard = []
        self._listener = Atspi.EventListener.new(lambda event: self.heard.append(str(event.any_data)))
        self.hears = self._listener.register("object:announcement")

    def wait(self, what, condition):
        """Let events come in until `condition` gives something, and return it."""
        context, patience = GLib.MainContext.default(), Patience()
        while not patience.is_over():
            while context.iteration(False):
                pass
            try:
                found = condition()
            except GLib.Error:  # an object went away while it was looked at
                found = None
            if found:
                return found
            time.sleep(LOOK)
        raise TimeoutError(what)

    def nodes(self):
        """Return everything in the program's windows that is on the screen."""
        desktop = Atspi.get_desktop(0)
        programs = [desktop.get_child_at_index(number) for number in range(desktop.get_child_count())]
        program = next((found for found in programs if found is not None and found.get_name() == self._name), None)
        return list(self._below(program)) if program is not None else []

    def _below(self, node):
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
                yield child
                yield from self._below(child)

    def named(self, beginning):
        """Return what has a name with this beginning."""
        return [node for node in self.nodes() if node.get_name().startswith(beginning)]

    def ask(self, key):
        """Press a key in the window, and return what is said then."""
        before = len(self.heard)
        subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", self._name, "windowfocus", "key", key], check=True
        )
        self.wait(f"an answer to {key}", lambda: self.heard[before:])
        return self.heard[-1]

    def press(self, node):
        """Do the first action that `node` offers."""
        Atspi.Action.do_action(node, 0)


def says(node):
    """Return role and name of a node, and whether it is checked."""
    checked = node.get_state_set().contains(Atspi.StateType.CHECKED)
    return [node.get_role_name(), node.get_name(), checked]


def cells(table):
    """Return the names of all cells of a table."""
    rows, columns = Atspi.Table.get_n_rows(table), Atspi.Table.get_n_columns(table)
    return [[Atspi.Table.get_accessible_at(table, row, column).get_name() for column in range(columns)]
            for row in range(rows)]  # fmt: skip


def main(name):
    """Roll, keep a die, change the mode, roll again, and ask by keys for what can be said aloud."""
    reader = Reader(name)
    (roll,) = reader.wait("the Roll button", lambda: reader.named("Roll 5 dice"))
    report = {"hears": reader.hears, "roll": says(roll), "modes": [says(node) for node in reader.named("Coach mode")]}
    reader.press(roll)
    reader.wait("dice", lambda: reader.named("Die 1: ") and not reader.named("Die 1: not"))
    report["dice"] = [says(die) for die in reader.named("Die ")]
    (third,) = reader.named("Die 3")
    reader.press(third)
    reader.wait("a kept die", lambda: third.get_name().endswith("kept"))
    report["kept"], report["rolls"] = says(third), roll.get_name()
    lists = reader.wait("the options", lambda: [node for node in reader.nodes() if node.get_role_name() == "list"])
    report["options"] = [lists[0].get_name(), [lists[0].get_child_at_index(place).get_name() for place in range(3)]]
    tables = [node for node in reader.nodes() if node.get_role_name() == "table"]
    report["table"] = [tables[0].get_name(), cells(tables[0])]
    report["charts"] = [node.get_name() for node in reader.nodes() if node.get_role_name() in ("image", "icon")]
    (after,) = reader.named("Coach mode Feedback")
    reader.press(after)
    reader.wait("the mode", lambda: says(after)[2])
    reader.press(roll)
    if reader.hears:
        reader.wait("the verdict", lambda: [text for text in reader.heard if text.startswith("Verdict")])
        report["asked"] = {key: reader.ask(key) for key in ("d", "shift+s", "shift+o", "shift+c")}
    report["heard"] = reader.heard
    print(json.dumps(report))


if __name__ == "__main__":
    main(sys.argv[1])
