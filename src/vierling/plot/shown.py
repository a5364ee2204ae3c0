"""Axes that a notebook shows as a picture."""

from io import BytesIO
from typing import Any

from matplotlib.axes import Axes


class Shown(Axes):
    """It asks for `_repr_png_`. Figures of pyplot are shown too, but stay until somebody closes them."""

    def _repr_png_(self) -> bytes:
        figure: Any = self.figure
        picture = BytesIO()
        figure.savefig(picture, format="png")
        return picture.getvalue()
