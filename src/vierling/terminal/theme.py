"""Table, paper, ink: the page's colours, for the terminal."""

from dataclasses import dataclass

from textual.theme import Theme


@dataclass(frozen=True, slots=True)
class Accent:
    """A game's colour, for actions, choices and points; `tint` is the paper that goes with it."""

    accent: str
    tint: str
    die: str
    edge: str  # of the die


SHAPES = "■●▲◆▼★"  # by seat
COLOURS = {
    "light": {
        "table": "#E2D8C6",
        "paper": "#FCF8EF",
        "paper2": "#F2EBDC",
        "ink": "#2A2521",
        "ink2": "#5A5145",
        "pencil": "#30343E",
        "mark": "#F3DC93",
        "grid": "#938269",
        "on": "#FFFDF8",
        "bad": "#A3271B",
        "felt": "#46594E",
        "felt-ink": "#FFFAEC",
        "ivory": "#FFFAEC",
        "ivory-edge": "#D9CBAF",
        "cell-yellow": "#FBEFC0",
        "mark-yellow": "#7D6000",
        "cell-red": "#F8DAD2",
        "mark-red": "#AE3524",
        "cell-green": "#DCEBD3",
        "mark-green": "#2F6B3C",
        "cell-violet": "#E8DCF0",
        "mark-violet": "#6E3F8F",
        "cell-blue": "#D8E5F4",
        "mark-blue": "#2D4D9C",
        "ground": "#F4EDDF",
        "rock": "#DCD0BA",
        "rock-line": "#857560",
        "tile": "#FFFFFF",
        "dry": "#5F5B54",
        "wet": "#1B7F92",
        "glyph-1": "#28478F",
        "stone-1": "#DDE4F3",
        "glyph-2": "#B3202A",
        "stone-2": "#F9D9D6",
        "glyph-3": "#6B5400",
        "stone-3": "#FBE88A",
    },
    "dark": {
        "table": "#1D1A17",
        "paper": "#2D2925",
        "paper2": "#38332D",
        "ink": "#F2EADC",
        "ink2": "#C3B8A6",
        "pencil": "#F5F1E8",
        "mark": "#7D641B",
        "grid": "#8B8072",
        "on": "#1D1A17",
        "bad": "#F39C8E",
        "felt": "#2B3831",
        "felt-ink": "#F3E9D2",
        "ivory": "#F3E9D2",
        "ivory-edge": "#B7A888",
        "cell-yellow": "#463C1C",
        "mark-yellow": "#E3C257",
        "cell-red": "#4C2D27",
        "mark-red": "#F0907E",
        "cell-green": "#2C3E2C",
        "mark-green": "#8FCB9B",
        "cell-violet": "#40324A",
        "mark-violet": "#CFA6E6",
        "cell-blue": "#2B3A50",
        "mark-blue": "#9DB6F4",
        "ground": "#2A2622",
        "rock": "#463F36",
        "rock-line": "#968976",
        "tile": "#3E3932",
        "dry": "#C4BDAF",
        "wet": "#7FD3DD",
        "glyph-1": "#9DB6F4",
        "stone-1": "#2C3547",
        "glyph-2": "#FF8D85",
        "stone-2": "#4F2829",
        "glyph-3": "#F5DD4A",
        "stone-3": "#46400F",
    },
}


def make_theme(shade: str, accent: Accent) -> Theme:
    colours = {**COLOURS[shade], "game": accent.accent, "tint": accent.tint, "die": accent.die}
    return Theme(
        name=shade,
        dark=shade == "dark",
        primary=accent.accent,
        accent=accent.accent,
        error=colours["bad"],
        foreground=colours["ink"],
        background=colours["table"],
        surface=colours["paper"],
        panel=colours["paper2"],
        variables=colours,
    )


def shade_of(theme: str) -> str:
    return theme if theme in COLOURS else "dark"
