# SPDX-License-Identifier: MIT
"""The explain service has options explained, on a worker of its own so that the coach never waits for it.

Explaining needs a table of components, which is made in a second or so when the first explanation by a strategy table
is asked for.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.explanations import Explanation
from engine.analysis.options import Analysis, Option
from engine.analysis.teaching.reasons import Reason
from engine.analysis.teaching.teacher import reasons
from engine.games.position import Position
from engine.solving.library import Delivery, TableKey
from yahtzee_gui.services.jobs import Worker, without_collections

if TYPE_CHECKING:
    from engine.analysis.explainer import Explainer


# The coach has just got its table, and the window much to show: the compiler is not to compete with them (seconds).
_HEAD_START = 0.7


@dataclass(frozen=True)
class Inquiry:
    """An option of a position, and the one it is to be compared with, if there is another."""

    position: Position
    option: Option
    against: Option | None


@dataclass(frozen=True)
class Comparison:
    """The answer to an inquiry, with the reasons for the difference, the most telling one first."""

    inquiry: Inquiry
    explanation: Explanation
    against: Explanation | None
    reasons: tuple[Reason, ...] = ()


def inquiry_about(option: Option, analysis: Analysis) -> Inquiry:
    """Return the inquiry about `option`: against the best one, or, for the best one, the next that is worth less."""
    return Inquiry(analysis.position, option, analysis.compared_with(option))


class ExplainService(QObject):
    """Explains options by the tables that have been delivered.

    Attributes:
        answers: those to the newest inquiries, as far as they are there; never changed, but replaced.

    Signals:
        explained: there are more `answers`.
        compared: the `Comparison` that answers an inquiry made by `compare`.
    """

    explained = Signal()
    compared = Signal(Comparison)
    _answered = Signal(tuple)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("explainer")
        self._cancel = threading.Event()
        self._deliveries: dict[TableKey, Delivery] = {}
        self._explainers: dict[TableKey, Explainer] = {}
        self._asked: tuple[Inquiry, ...] = ()
        self.answers: Mapping[Inquiry, Comparison] = {}
        self._answered.connect(self._take)

    # ---- called on the GUI thread ----

    def take_delivery(self, delivery: Delivery) -> None:
        """Use the table of `delivery` from now on."""
        key = delivery.key
        self._worker.submit(lambda: self._use(key, delivery))

    def get_ready(self, key: TableKey) -> None:
        """Make ready for inquiries by the table of `key`, so that the first one need not wait."""
        self._worker.submit(lambda: self._get_ready(key))

    def explain(self, inquiries: tuple[Inquiry, ...]) -> None:
        """Answer `inquiries`, all of them together; ends in `explained` unless newer ones are made before."""
        if inquiries == self._asked:
            return
        self._asked = inquiries
        missing = tuple(dict.fromkeys(inquiry for inquiry in inquiries if inquiry not in self.answers))
        if missing:
            self._worker.submit(partial(self._answer, missing))

    def compare(self, inquiry: Inquiry) -> None:
        """Answer an inquiry that has nothing to do with the game in play; ends in `compared` if there is a table."""
        self._worker.submit(partial(self._compare, inquiry))

    def _take(self, answered: tuple[Comparison, ...]) -> None:
        new = {comparison.inquiry: comparison for comparison in answered if comparison.inquiry in self._asked}
        if new:
            kept = {known: answer for known, answer in self.answers.items() if known in self._asked}
            self.answers = {**kept, **new}
            self.explained.emit()

    def close(self) -> None:
        """Cancel what runs, let the worker end, and let go of the tables: the program may outlive this window."""
        self._cancel.set()
        self._worker.submit(self._forget)
        self._worker.close()

    def join(self) -> None:
        """Wait for the worker to end, when the window is gone."""
        self._worker.join()

    # ---- run on the worker ----

    def _forget(self) -> None:
        self._deliveries.clear()
        self._explainers.clear()

    def _use(self, key: TableKey, delivery: Delivery) -> None:
        if self._deliveries.get(key) is not delivery:
            self._deliveries[key] = delivery
            self._explainers.pop(key, None)

    def _answer(self, inquiries: tuple[Inquiry, ...]) -> None:
        answered = [self._answer_to(inquiry) for inquiry in inquiries]
        self._answered.emit(tuple(comparison for comparison in answered if comparison is not None))

    def _answer_to(self, inquiry: Inquiry) -> Comparison | None:
        """Return the answer to an inquiry; None to one that is made no more, or cannot be answered."""
        if inquiry not in self._asked or inquiry in self.answers or self._cancel.is_set():
            return None
        explainer = self._explainer_for(inquiry)
        return _comparison(explainer, inquiry) if explainer is not None and inquiry in self._asked else None

    def _compare(self, inquiry: Inquiry) -> None:
        explainer = self._explainer_for(inquiry) if not self._cancel.is_set() else None
        if explainer is not None:
            self.compared.emit(_comparison(explainer, inquiry))

    def _explainer_for(self, inquiry: Inquiry) -> Explainer | None:
        return self._explainer_of(TableKey(inquiry.position.rules, inquiry.position.dice_model))

    def _get_ready(self, key: TableKey) -> None:
        self._explainer_of(key)

    def _explainer_of(self, key: TableKey) -> Explainer | None:
        if key not in self._explainers and key in self._deliveries:
            explainer = self._prepare(self._deliveries[key])
            if explainer is not None:
                self._explainers[key] = explainer
        return self._explainers.get(key)

    def _prepare(self, delivery: Delivery) -> Explainer | None:
        """Return the explainer of a table, or None if it was cancelled or cannot be had."""
        if self._cancel.wait(_HEAD_START):
            return None
        from engine.analysis.explainer import Explainer

        try:
            with without_collections():
                explainer = Explainer(delivery.table, delivery.fair)
                for _ in explainer.prepare():
                    if self._cancel.is_set():
                        return None
        except Exception:
            traceback.print_exc()
            return None
        return explainer


def _comparison(explainer: Explainer, inquiry: Inquiry) -> Comparison:
    """Return the answer to an inquiry."""
    position, against = inquiry.position, inquiry.against
    explanation = explainer.explain(position, inquiry.option)
    other = explainer.explain(position, against) if against is not None else None
    found = reasons(position, explanation, other) if other is not None else ()
    return Comparison(inquiry, explanation, other, found)
