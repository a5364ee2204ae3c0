"""A game's options as text, as JSON and as a list of choices, all derived from its `Options`."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Literal, cast

from vierling.game import OPTION, Choice, Game, Text, Unreadable

Setting = int | str | bool
Kind = Literal["choice", "flag", "text"]


@dataclass(frozen=True, slots=True)
class Option:
    name: str
    choices: tuple[Setting, ...]  # a text option has only its default here
    default: Setting
    text: Text | None = None
    needs: Mapping[str, int] = field(default_factory=dict, hash=False)  # the fewest seats for some of the choices

    @property
    def kind(self) -> Kind:
        if self.text:
            return "text"
        return "flag" if isinstance(self.default, bool) else "choice"

    def read(self, text: str) -> Setting:
        if self.text:
            return self.check(text)
        for choice in self.choices:
            if write_setting(choice) == text:
                return choice
        raise self.refuse(text)

    def check(self, setting: Any) -> Setting:
        if self.text and isinstance(setting, str):
            return self.text.read(setting) if setting else self.default
        for choice in self.choices:
            if type(choice) is type(setting) and choice == setting:
                return choice
        raise self.refuse(setting)

    def refuse(self, setting: Any) -> Unreadable:
        if self.text:
            sentence = f"the option {self.name} must be text, not {setting}"
            return Unreadable("option-text", sentence, option=self.name, setting=str(setting)[:40])
        written = [write_setting(choice) for choice in self.choices]
        choices = ", ".join(written)
        found = repr(setting) if str(setting) in written else str(setting)  # '3' is not 3
        return Unreadable(
            "bad-option",
            f"the option {self.name} must be one of {choices}, not {found}",
            option=self.name,
            choices=choices,
            setting=found[:40],
        )


def write_setting(setting: Setting) -> str:
    return ("no", "yes")[setting] if isinstance(setting, bool) else str(setting)


def options_of(game: Game) -> tuple[Option, ...]:
    return tuple(option_of(each) for each in fields(game.Options))


def option_of(of: Field[Any]) -> Option:
    default = cast("Setting", of.default)
    how: Choice | Text | None = of.metadata.get(OPTION)
    if isinstance(how, Text):
        return Option(of.name, (default,), default, how, how.needs)
    return Option(of.name, how.choices, default, needs=how.needs) if how else Option(of.name, (False, True), default)


def from_json(game: Game, settings: Mapping[str, Any]) -> Any:
    known = {option.name: option for option in options_of(game)}
    for name in settings:
        if name not in known:
            raise unknown_option(game, name)
    return game.Options(**{name: known[name].check(setting) for name, setting in settings.items()})


def to_json(options: Any) -> dict[str, Setting]:
    return {each.name: getattr(options, each.name) for each in fields(options)}


def write_options(options: Any) -> str:
    """All of them, in order: a record must not depend on defaults."""
    return " ".join(f"{name}={write_setting(setting)}" for name, setting in to_json(options).items())


def read_options(game: Game, text: str) -> Any:
    known = {option.name: option for option in options_of(game)}
    settings: dict[str, Setting] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known:
            raise unknown_option(game, name)
        settings[name] = known[name].read(value)
    return game.Options(**settings)


def unknown_option(game: Game, name: str) -> Unreadable:
    return Unreadable("unknown-option", f"{game.name} has no option {name}", game=game.name, option=str(name)[:40])
