"""Deep nesting is refused before it is read: in a browser, reading it would end the engine."""

from __future__ import annotations

import json

import pytest

from engine.core.depth import MOST, too_deep
from engine.core.service import Service
from engine.service import GAMES


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_the_limit_is_on_levels_open_at_once(opening: str, closing: str) -> None:
    assert not too_deep(opening * MOST + closing * MOST)
    assert too_deep(opening * (MOST + 1) + closing * (MOST + 1))
    assert too_deep((opening * (MOST + 1)).encode())
    assert not too_deep((opening + closing) * 1000)


def test_closing_brackets_in_front_hide_nothing() -> None:
    assert too_deep("]" * 1000 + "[" * (MOST + 1))


@pytest.mark.parametrize("levels", [MOST + 1, 5_000, 100_000])
def test_a_deep_request_is_a_failure(levels: int) -> None:
    data = b'{"type":"act","step":0,"commands":' + b"[" * levels + b"]" * levels + b"}"
    assert json.loads(Service(GAMES).handle(data))["code"] == "request_unreadable"


@pytest.mark.parametrize("levels", [MOST + 1, 5_000, 100_000])
def test_a_deep_save_is_a_failure_even_with_escaped_brackets(levels: int) -> None:
    save = '{"format":1,"commands":' + "\\u005b" * levels + "}"
    data = b'{"type":"open","save":"' + save.replace('"', '\\"').encode() + b'"}'
    assert json.loads(Service(GAMES).handle(data))["code"] == "save_unreadable"
