# SPDX-License-Identifier: MIT
"""The explain service has options explained, where the coach never waits for it.

Explaining needs a table of components, which the builder makes in a second or so before it works out chances. Once it
is there, answers come from the thread for quick ones: no step of a goal is waited for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.explanations import Explanation
from engine.analysis.options import Analysis, Option
from engine.analysis.reasons.choosing import reasons
from engine.analysis.reasons.reason import Reason
from engine.games.position import Position
from engine.runtime.lazy_dataclass import dataclass
from engine.solving.library import TableKey
from yahtzee_gui.services.engine_queue import EngineQueue, Urgency

if TYPE_CHECKING:
    from engine.analysis.explainer import Explainer


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
    """Explains options by tables that have been here.

    Attributes:
        answers: those to the newest inquiries, as far as they are there; never changed, but replaced.

    Signals:
        explained: there are more `answers`.
        compared: the `Comparison` that answers an inquiry made by `compare`.
    """

    explained = Signal()
    compared = Signal(Comparison)
    _answered = Signal(tuple)

    def __init__(self, queue: EngineQueue) -> None:
        super().__init__()
        self._queue = queue
        self._asked: tuple[Inquiry, ...] = ()
        self.answers: Mapping[Inquiry, Comparison] = {}
        self._answered.connect(self._take)

    # ---- called on the GUI thread ----

    def get_ready(self, key: TableKey) -> None:
        """Make ready for inquiries by the table of `key`, so that the first one need not wait."""
        self._queue.put(Urgency.EXPLAINING, lambda: self._prepare(key), slot=(ExplainService,))

    def explain(self, inquiries: tuple[Inquiry, ...]) -> None:
        """Answer `inquiries`, all of them together; ends in `explained` unless newer ones are made before."""
        if inquiries == self._asked:
            return
        self._asked = inquiries
        missing = tuple(dict.fromkeys(inquiry for inquiry in inquiries if inquiry not in self.answers))
        if missing:
            self._queue.put(Urgency.EXPLANATION, partial(self._answer, missing), at_hand=True)

    def compare(self, inquiry: Inquiry) -> None:
        """Answer an inquiry that has nothing to do with the game in play; ends in `compared` if there is a table."""
        self._queue.put(Urgency.EXPLANATION, partial(self._compare, inquiry), at_hand=True)

    def _take(self, answered: tuple[Comparison, ...]) -> None:
        new = {comparison.inquiry: comparison for comparison in answered if comparison.inquiry in self._asked}
        if new:
            kept = {known: answer for known, answer in self.answers.items() if known in self._asked}
            self.answers = {**kept, **new}
            self.explained.emit()

    # ---- run on the thread for quick answers, or on the builder where something is to be made first ----

    def _prepare(self, key: TableKey) -> None:
        self._explainer(key)

    def _answer(self, inquiries: tuple[Inquiry, ...]) -> None:
        answered = [self._answer_to(inquiry) for inquiry in inquiries]
        self._answered.emit(tuple(comparison for comparison in answered if comparison is not None))

    def _answer_to(self, inquiry: Inquiry) -> Comparison | None:
        """Return the answer to an inquiry; None to one that is made no more, or cannot be answered."""
        if inquiry not in self._asked or inquiry in self.answers:
            return None
        explainer = self._explainer(_key(inquiry))
        return self._comparison(explainer, inquiry) if explainer is not None and inquiry in self._asked else None

    def _compare(self, inquiry: Inquiry) -> None:
        explainer = self._explainer(_key(inquiry))
        if explainer is not None:
            self.compared.emit(self._comparison(explainer, inquiry))

    def _explainer(self, key: TableKey) -> Explainer | None:
        if not self._queue.workspace.had(key):
            return None
        known = self._queue.workspace.explainer_at_hand(key)
        if known is not None:
            return known
        self._queue.expect_builder()
        with self._queue.first_times.compiling(f"explanations {key.dice_model}"):
            return self._queue.workspace.explainer(key)

    def _comparison(self, explainer: Explainer, inquiry: Inquiry) -> Comparison:
        position, against = inquiry.position, inquiry.against
        with self._queue.workspace.explaining:
            explanation = explainer.explain(position, inquiry.option)
            other = explainer.explain(position, against) if against is not None else None
        found = reasons(position, explanation, other) if other is not None else ()
        return Comparison(inquiry, explanation, other, found)


def _key(inquiry: Inquiry) -> TableKey:
    return TableKey(inquiry.position.rules, inquiry.position.dice_model)
