"""What a torture run has shown, as a table and as JSON."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Self

from torture.campaign import Campaign
from torture.checker import Findings
from torture.takeover import STEPS, WENT_ON, Steps


@dataclass
class Figures:
    lives: Counter[str] = field(default_factory=Counter)  # by what befell them
    findings: Findings = field(default_factory=Findings)
    refused: Counter[str] = field(default_factory=Counter)  # moves, by the error's code
    seconds: float = 0.0
    loads: list[float] = field(default_factory=list)  # of the machine, before each life
    takeovers: list[Steps] = field(default_factory=list)  # of tables whose process has died

    @classmethod
    def of(cls, campaign: Campaign, seconds: float) -> Self:
        codes = {name: each for name, each in campaign.news.counts.items() if name.startswith("refused: ")}
        refused = Counter({name.removeprefix("refused: "): each for name, each in codes.items()})
        return cls(campaign.lives, campaign.findings, refused, seconds, campaign.loads, campaign.takeovers)

    @classmethod
    def read(cls, facts: dict[str, Any]) -> Self:
        lives, refused = Counter(facts["lives"]), Counter(facts["refused"])
        findings = Findings(**facts["findings"])
        return cls(lives, findings, refused, facts["seconds"], facts["loads"], facts["takeovers"])

    @classmethod
    def together(cls, parts: Iterable[Self]) -> Self:
        whole = cls()
        for part in parts:
            whole.lives += part.lives
            whole.refused += part.refused
            whole.findings.add(part.findings)
            whole.loads += part.loads
            whole.takeovers += part.takeovers
            whole.seconds = max(whole.seconds, part.seconds)
        return whole

    def must_take_over_within(self, seconds: float) -> None:
        slow = [each[WENT_ON] for each in self.takeovers if each[WENT_ON] > seconds]
        self.findings.broken += [f"a table went on {each:.2f} s after its process had died" for each in slow]

    @property
    def kills(self) -> int:
        return sum(count for name, count in self.lives.items() if name.startswith("kill"))

    def facts(self) -> dict[str, Any]:
        return {
            "kills": self.kills,
            "lives": dict(self.lives),
            "refused": dict(self.refused),
            "seconds": round(self.seconds),
            "loads": [round(each, 1) for each in self.loads],
            "takeovers": [{step: round(at, 3) for step, at in each.items()} for each in self.takeovers],
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
        return "\n".join([*lines, "", *self._load(), *self._taken_over(), *found.faults[:20]]).rstrip()

    def _load(self) -> list[str]:
        return (
            [f"load of the machine: {median(self.loads):.0f}, {max(self.loads):.0f} at most", ""] if self.loads else []
        )

    def _taken_over(self) -> list[str]:
        if not self.takeovers:
            return []
        rows = [(step, [each[step] for each in self.takeovers if step in each]) for step in STEPS]
        return [
            f"{len(self.takeovers)} tables whose process died, seconds from then  median  longest",
            *(f"{step:48} {median(found):>9.2f} {max(found):>8.2f}" for step, found in rows if found),
            "",
        ]
