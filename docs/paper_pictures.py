"""Draws the pictures of printed pages in docs/pictures."""

from pathlib import Path

import pypdfium2
from PIL import Image

from vierling.kit import kit_of
from vierling.paper.order import Order
from vierling.paper.printing import print_game

FOLDER = Path(__file__).with_name("pictures")
SCALE = 0.85  # pixels per point
COLOURS = 48
# By name of the picture: game, what, options, and whatever else is ordered.
PICTURES = {
    "paper-knister-sheets": ("knister", "sheets", {}, {}),
    "paper-tuefteln-sheets": ("tuefteln", "sheets", {"side": "B"}, {"each": 6}),
    "paper-tubyrinth-board": ("tubyrinth", "boards", {"board": "1a"}, {}),
    "paper-tubyrinth-tiles": ("tubyrinth", "tiles", {}, {}),
    "paper-tubyrinth-fold": ("tubyrinth", "tiles", {}, {"fold": True}),
    "paper-tubyrinth-track": ("tubyrinth", "track", {}, {}),
    "paper-input-cards": ("input", "cards", {}, {}),
    "paper-input-stones": ("input", "stones", {}, {}),
    "paper-rules": ("tubyrinth", "rules", {}, {}),
}


def draw(game: str, what: str, options: dict[str, str], more: dict[str, int]) -> Image.Image:
    """All pages beside each other: the back of a sheet follows its front."""
    kit = kit_of(game)
    made = print_game(Order(kit, kit.game.Options(**options), "en", what, **more))  # type: ignore[arg-type] # a table of various
    pages = [page.render(scale=SCALE).to_pil() for page in pypdfium2.PdfDocument(made.content)]
    whole = Image.new("RGB", (sum(page.width + 2 for page in pages) + 2, pages[0].height + 4), "#CFC2AB")
    for place, page in enumerate(pages):
        whole.paste(page, (2 + place * (page.width + 2), 2))
    return whole.quantize(COLOURS)


if __name__ == "__main__":
    for name, (game, what, options, more) in PICTURES.items():
        draw(game, what, options, more).save(FOLDER / f"{name}.png", optimize=True)
