"""What all tests share: the option ``--all`` and the marker that cites rules."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--all`` runs the slow tests too, such as ten thousand random games."""
    parser.addoption("--all", action="store_true", help="run the slow tests too")


def pytest_configure(config: pytest.Config) -> None:
    """Markers that don't depend on where the tests run."""
    config.addinivalue_line(
        "markers", "rule(*paragraphs): the paragraphs of the rules that this test checks"
    )
    config.addinivalue_line("markers", "slow: runs only with --all")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow tests out unless they are asked for."""
    if config.getoption("--all"):
        return
    skip = pytest.mark.skip(reason="slow: runs with --all")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(skip)
