"""The stones are blue, red and yellow, on the page and in the terminal, and can be told from what they lie on."""

import re
from colorsys import rgb_to_hsv
from pathlib import Path

import pytest

from vierling.terminal.theme import COLOURS

WEB = Path(__file__).parents[3] / "web" / "src"
SHADES = ("light", "dark")
HUES = {1: range(200, 251), 2: range(350, 366), 3: range(40, 66)}  # blue, red, yellow, in degrees; 360 is 0
SHAPE, TEXT = 3, 4.5  # what WCAG asks for


def tokens(shade: str) -> dict[str, str]:
    text = "".join((WEB / file).read_text("utf-8") for file in ("app.css", "games/input/accent.css"))
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", text)
    found = {name: (light, dark)[SHADES.index(shade)] for name, light, dark in pairs}
    same = re.findall(r"--(line-\d): var\(--(glyph-\d)\)", text)
    return found | {name: found[other] for name, other in same}


def channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def brightness(colour: str) -> float:
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def hue(colour: str) -> int:
    red, green, blue = channels(colour)
    turned = round(360 * rgb_to_hsv(red, green, blue)[0])
    return turned + 360 if turned < 20 else turned


@pytest.mark.parametrize("shade", SHADES)
@pytest.mark.parametrize("seat", HUES)
def test_on_the_page(shade: str, seat: int) -> None:
    found = tokens(shade)
    glyph, body, line = (found[f"{part}-{seat}"] for part in ("glyph", "body", "line"))
    assert hue(glyph) in HUES[seat]
    assert contrast(glyph, body) >= SHAPE
    assert all(contrast(line, found[ground]) >= TEXT for ground in ("table", "paper", "paper2"))


@pytest.mark.parametrize("shade", SHADES)
@pytest.mark.parametrize("seat", HUES)
def test_in_the_terminal(shade: str, seat: int) -> None:
    glyph, stone = COLOURS[shade][f"glyph-{seat}"], COLOURS[shade][f"stone-{seat}"]
    assert hue(glyph) in HUES[seat]
    assert contrast(glyph, stone) >= TEXT
