"""Lock files contain versions and hashes, but no addresses: everybody may use a mirror."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_librarys_lock_contains_no_address() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert "://" not in lock
    assert "--index" not in lock


def test_every_locked_package_has_a_version_and_a_hash() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8").replace("\\\n", "")
    packages = [line for line in lock.splitlines() if line and not line.lstrip().startswith("#")]
    assert len(packages) > 20
    assert [line for line in packages if "==" not in line or "--hash=sha256:" not in line] == []


def test_the_pages_lock_contains_no_address() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml"])
def test_locks_that_record_addresses_are_not_kept(name: str) -> None:
    assert not (ROOT / name).exists()
