from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame


class GameStrip(QFrame):
    decisionRequested = Signal(int)

    def __init__(self):
        super().__init__()
        self.setProperty("card", "true")

    def set_view(self, view): ...

    def focus_order(self):
        return []
