"""What is said to people, in their language, from the Fluent files that the page reads too."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from vierling.game import Refusal

LANGUAGES = ("en", "de", "fr")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    folder = resources.files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def say(language: str, key: str, params: Mapping[str, str | int] | None = None) -> str:
    """The text of a key; a missing one is a mistake of ours and raises KeyError."""
    words = bundle(language)
    pattern = words.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, problems = words.format_pattern(pattern, dict(params or {}))
    if problems:
        raise KeyError(f"{key}: {problems}")
    return str(text)


def say_refusal(language: str, refusal: Refusal) -> str:
    """The sentence of a refusal, in the reader's language; its reason too, where that is a refusal itself."""
    reason = refusal.__cause__
    told = {"reason": say_refusal(language, reason)} if isinstance(reason, Refusal) else {}
    return say(language, f"error-{refusal.code}", {**refusal.params, **told})


def choose_language(wanted: str) -> str:
    """The first of ours in an Accept-Language header or a locale's name; English otherwise."""
    ranked = []
    for place, part in enumerate(wanted.split(",")[:20]):
        tag, _, weight = part.lower().replace(" ", "").partition(";q=")
        ranked.append((-read_weight(weight), place, tag.replace("_", "-").split("-")[0]))
    return next((tag for weight, _, tag in sorted(ranked) if tag in LANGUAGES and weight < 0), LANGUAGES[0])


def read_weight(text: str) -> float:
    return float(text) if text.replace(".", "", 1).isascii() and text.replace(".", "", 1).isdigit() else 1.0
