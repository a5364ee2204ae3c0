"""The latest turn in words, as far as everybody has seen it."""

from collections.abc import Sequence

from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.stones import Past
from vierling.games.input.rules.view import View
from vierling.games.input.terminal.cards import SLOTS
from vierling.terminal.voice import Voice


def face_name(voice: Voice, face: str) -> str:
    return voice.say("input-face", face=face)


def tell_turn(voice: Voice, view: View, last: Past, names: Sequence[str]) -> str:
    who = {"you": "yes" if last.seat == view.seat else "no", "name": names[last.seat]}
    called = "" if last.announced is None else voice.say("input-announced", number=last.announced, **who)
    told = (called, tell_touch(voice, last, who), tell_verdict(voice, view, last, who))
    return " ".join(filter(None, (*told, tell_landing(voice, last), tell_return(voice, last))))


def tell_touch(voice: Voice, last: Past, who: dict[str, str]) -> str:
    face = face_name(voice, last.face)
    if last.origin in SLOTS:
        return voice.say("input-touched-supply", slot=last.origin[1:], face=face, **who)
    card, place = last.origin.split(".")
    return voice.say("input-touched-on", card=card, place=place, face=face, **who)


def tell_verdict(voice: Voice, view: View, last: Past, who: dict[str, str]) -> str:
    """Whether an announcement was right; empty while that is undecided."""
    if last.failed is None:
        return ""
    points = view.lines[last.seat][-1].points if view.lines[last.seat] else 0
    number = ZERO if last.announced is None else last.announced
    if last.failed:
        return voice.say("input-failed", number=number, points=-points)
    return voice.say("input-closed" if number else "input-zero-full", number=number, points=points, **who)


def tell_landing(voice: Voice, last: Past) -> str:
    if last.to is None or last.failed is False:
        return ""
    if last.to in SLOTS:
        return voice.say("input-went-back")
    card, place = last.to.split(".")
    return voice.say("input-laid", card=card, place=place)


def tell_return(voice: Voice, last: Past) -> str:
    return voice.say("input-returned", count=len(last.returned)) if last.returned else ""
