"""`vierling verify FILE`."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from vierling.game import Refusal
from vierling.match import Match
from vierling.play.fair import Finding, Seen
from vierling.play.fair import verify as verify_dice
from vierling.proof import check_hex
from vierling.terminal.output import AsJson, print_json, print_text
from vierling.terminal.reading import Misread, read_text
from vierling.terminal.voice import Voice

File = Annotated[str, typer.Argument(metavar="FILE|-", help="The record; - reads standard input.")]
Seal = Annotated[str, typer.Option("--seal", metavar="HEX", help="The seal that your device has seen.")]
Nonce = Annotated[str, typer.Option("--nonce", metavar="HEX", help="The nonce that your device opened.")]
End = Annotated[str, typer.Option("--end", metavar="HEX", help="The end of the chain of days, as you noted it.")]

VERIFIED, CHEATED, UNKNOWN = 0, 1, 3  # 2 is for mistakes in what was typed
CODES = {"verified": VERIFIED, "cheated": CHEATED, "not-verifiable": UNKNOWN}


def verify(  # noqa: PLR0913, PLR0917 - what a device may have noted
    context: typer.Context, file: File, seal: Seal = "", nonce: Nonce = "", end: End = "", as_json: AsJson = False
) -> int:
    """Check the dice of a record. Exits with 0 if they are right, 1 if not, 3 if the record does not say."""
    seen = Seen(*(noted(flag, text) for flag, text in (("--seal", seal), ("--nonce", nonce), ("--end", end))))
    text = read_text(file)
    try:
        match = Match.read(text)
    except Refusal as problem:
        raise Misread(file, problem) from problem
    findings = verify_dice(match, seen)
    verdict = verdict_of(findings)
    if as_json:
        print_json({"verdict": verdict, "findings": [asdict(finding) for finding in findings]})
    else:
        voice: Voice = context.obj
        for sentence in (*sentences(voice, findings), say_verdict(voice, findings)):
            print_text(sentence)
    return CODES[verdict]


def noted(flag: str, text: str) -> str | None:
    try:
        return check_hex(text) if text else None
    except Refusal as problem:
        raise Misread(flag, problem) from problem


def verdict_of(findings: Sequence[Finding]) -> str:
    if any(finding.wrong for finding in findings):
        return "cheated"
    return "not-verifiable" if findings[0].code == "no-proof" else "verified"


def sentences(voice: Voice, findings: Sequence[Finding]) -> list[str]:
    return [voice.say(f"verify-{finding.code}", **finding.params) for finding in findings]


def say_verdict(voice: Voice, findings: Sequence[Finding]) -> str:
    return voice.say(f"verify-verdict-{verdict_of(findings)}")
