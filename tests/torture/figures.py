"""What a torture run has shown, as a table and as JSON."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Self

from torture.campaign import Campaign
from torture.checker import Findings


@dataclass
class Figures:
    lives: Counter[str] = field(default_factory=Counter)  # by what befell them
    findings: Findings = field(default_factory=Findings)
    refused: Counter[str] = field(default_factory=Counter)  # moves, by the error's code
    seconds: float = 0.0

    @classmethod
    def of(cls, campaign: Campaign, seconds: float) -> Self:
        codes = {name: each for name, each in campaign.news.counts.items() if name.startswith("refused: ")}
        refused = Counter({name.removeprefix("refused: "): each for name, each in codes.items()})
        return cls(campaign.lives, campaign.findings, refused, seconds)

    @classmethod
    def read(cls, facts: dict[str, Any]) -> Self:
        lives, refused = Counter(facts["lives"]), Counter(facts["refused"])
        return cls(lives, Findings(**facts["findings"]), refused, facts["seconds"])

    @classmethod
    def together(cls, parts: Iterable[Self]) -> Self:
        whole = cls()
        for part in parts:
            whole.lives += part.lives
            whole.refused += part.refused
            whole.findings.add(part.findings)
            whole.seconds = max(whole.seconds, part.seconds)
        return whole

    @property
    def kills(self) -> int:
        return sum(count for name, count in self.lives.items() if name.startswith("kill"))

    def facts(self) -> dict[str, Any]:
        return {
            "kills": self.kills,
            "lives": dict(self.lives),
            "refused": dict(self.refused),
            "seconds": round(self.seconds),
            "findings": vars(self.findings),
        }

    def __str__(self) -> str:
        found = self.findings
        rows = [
            *sorted(self.lives.items(), key=lambda each: -each[1]),
            ("", ""),
            ("kills in all", self.kills),
            ("moves acknowledged", found.acknowledged),
            ("moves refused", sum(self.refused.values())),
            ("entries in the log", found.entries),
            ("tables", found.tables),
            ("views compared", found.views),
            ("", ""),
            ("acknowledged and lost", len(found.lost)),
            ("doubled", len(found.doubled)),
            ("views that were wrong", len(found.wrong)),
            ("anything else", len(found.broken)),
        ]
        lines = [f"{name:28} {count:>9,}" if name else "" for name, count in rows]
        return "\n".join([*lines, "", *found.faults[:20]]).rstrip()
