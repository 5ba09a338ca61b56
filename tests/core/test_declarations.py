"""What the page knows of the engine's types is generated and up to date."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("declarations", ROOT / "build/declarations.py")
assert SPEC is not None
assert SPEC.loader is not None
declarations = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(declarations)


@pytest.mark.native
@pytest.mark.parametrize("name", list(declarations.FILES))
def test_the_generated_file_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == declarations.FILES[name]()
