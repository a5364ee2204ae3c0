"""Tests that share slow fixtures run in one worker."""

import pytest


def test_a_file_of_tests_is_a_group(request: pytest.FixtureRequest) -> None:
    """xdist reads the group from the end of a test's name; without workers there is none."""
    file, _, test = request.node.nodeid.partition("::")
    wanted = f"@{file}" if getattr(request.config.option, "loadgroup", False) else ""
    assert test == f"{request.node.name}{wanted}"


@pytest.mark.xdist_group("of its own")
def test_a_test_can_belong_to_another_group(request: pytest.FixtureRequest) -> None:
    wanted = "@of its own" if getattr(request.config.option, "loadgroup", False) else ""
    assert request.node.nodeid.endswith(f"{request.node.name}{wanted}")
