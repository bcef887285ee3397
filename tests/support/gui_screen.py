# SPDX-License-Identifier: MIT
"""Reads what a window shows: the one place of these tests that knows where in the window something stands."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

from engine.analysis.verdicts import Verdict
from yahtzee_gui.words import names


def unfolded(window):
    """Return all rows of the coach's list, those that are folded into one, too, in the order of the analysis."""
    rows = [one for row in window.coach.options.rows for one in (row.folded or (row,))]
    if len(rows) == len(window.coach.options.rows):
        return rows
    order = {id(option): place for place, option in enumerate(window.controller.scene().analysis.options)}
    return sorted(rows, key=lambda row: order[id(row.option)])


class Screen:
    """The texts and numbers of one main window."""

    def __init__(self, window):
        self.window = window

    def labels(self, widget=None):
        """Return the texts of all labels that are visible."""
        found = (widget or self.window).findChildren(QLabel)
        return [label.text() for label in found if label.isVisible() and label.text()]

    # The dice tray

    def choice_line(self):
        tray = self.window.tray
        return tray.sentence.verdict, tray.caption.text()

    # The coach

    def option_rows(self):
        rows = unfolded(self.window)
        return [(r.dice, r.text, (*r.value, "")[0], r.loss, r.verdict, r.bar, r.is_chosen) for r in rows]

    def told(self):
        """Return what the coach's card tells of a choice: dice, words and verdict of each line."""
        lines = self.window.card.why.view.told
        return [(line.dice, line.text, line.judged) for line in lines]

    # The scorecard

    def score_lines(self):
        """Return name, points and cost of all lines; of the bonus the points alone: how likely it is comes later."""
        rows = self.window.scorecard.rows
        return [(row.name, row.points.split(" · ")[0] if row.bar is not None else row.points, row.cost) for row in rows]

    # The end page

    def end_page(self):
        """Return what the end page says: score, sum, accuracy, counts, and the costly choices as they are read out."""
        page = self.window.end_page
        return {
            "score": (page.payoff.score.text(), page.payoff.score.accessibleName()),
            "sum": page.payoff.bar.accessibleDescription(),
            "accuracy": page.payoff.figure.text(),
            "counts": page.line.summary.text(),
            "costs": [row.accessibleName() for row in page.costs.rows] if not page.costs.isHidden() else [],
        }

    # The timeline

    def marks(self):
        view = self.window.card.chart.view
        return [(mark.x, mark.expected, mark.verdict) for mark in view.marks]

    def timeline_summary(self):
        return self.window.card.chart.view.summary


def counts_shown(keeps, boxes):
    """Return the counts of verdicts on the end page, keeps and boxes together."""
    sums = [sum(pair) for pair in zip(keeps, boxes, strict=True)]
    return " · ".join(f"{number} {names.mark(name)}" for name, number in zip(Verdict, sums, strict=True) if number)


def all_strings(window):
    """Return every text that a person or a screen reader can get from the visible parts of `window`."""
    found = [window.windowTitle()]
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible():
            found += _strings_of(widget)
    for action in window.findChildren(QAction):
        found += [action.text(), action.toolTip(), action.statusTip()]
    return [text for text in found if text]


def _strings_of(widget):
    found = [widget.toolTip(), widget.statusTip(), widget.whatsThis()]
    found += [widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, (QLabel, QAbstractButton)):
        found.append(widget.text())
    if isinstance(widget, QAbstractItemView):
        found += _strings_of_model(widget.model())
    return found


def _strings_of_model(model):
    found = []
    roles = [role for role in Qt.ItemDataRole if role is not Qt.ItemDataRole.UserRole]
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            found += [str(index.data(role)) for role in roles if index.data(role) is not None]
    for section in range(columns):
        heading = model.headerData(section, Qt.Orientation.Horizontal)
        found.append(str(heading) if heading is not None else "")
    return found
