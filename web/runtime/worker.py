"""The engine's side of the worker: text in, text out. It touches no window and no document."""

from engine.service import handle

__export__ = ["send"]


def send(text: str) -> str:
    """Answer one request; both are JSON."""
    return handle(text.encode()).decode()
