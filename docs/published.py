"""Where the README is shown outside the repository, its links and pictures need an address. Whoever publishes a package
gives the repository's in `VIERLING_REPOSITORY`; nobody else needs one."""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

REPOSITORY = "VIERLING_REPOSITORY"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")


class Published(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        address = os.environ.get(REPOSITORY, "").rstrip("/")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, address) if address else text}
        if address:
            metadata["urls"] = urls(address)


def absolute(text: str, address: str) -> str:
    """Links to pages and pictures as GitHub and GitLab show them; a picture has to be the file itself."""

    def link(found: re.Match[str]) -> str:
        picture, label, path = found.groups()
        return f"{picture}[{label}]({address}/{'raw' if picture else 'blob'}/HEAD/{path})"

    return LINK.sub(link, text)


def urls(address: str) -> dict[str, str]:
    return {
        "Source": address,
        "Documentation": f"{address}/blob/HEAD/docs/index.md",
        "Changelog": f"{address}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
