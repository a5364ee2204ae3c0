"""The learning curve as an SVG picture."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

SVG = "http://www.w3.org/2000/svg"
WIDE, HIGH, EDGE = 800, 450, 60
INK, LINE = "#5b6470", "#0b6e5f"


def draw_curve(curve: Sequence[tuple[int, float]], across: str, up: str) -> str:
    """Matches from left to right, points from the bottom up; the axis runs from the lowest mean to the highest."""
    most, (least, best) = curve[-1][0], (min(mean for _, mean in curve), max(mean for _, mean in curve))

    def place(matches: int, mean: float) -> str:
        share = (mean - least) / (best - least) if best > least else 0.5
        return f"{EDGE + matches / most * (WIDE - 2 * EDGE):.1f},{HIGH - EDGE - share * (HIGH - 2 * EDGE):.1f}"

    points = " ".join(place(*point) for point in curve)
    return "\n".join(
        (
            f'<svg xmlns="{SVG}" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" fill="{INK}">',
            f'<path d="M{EDGE} {EDGE / 2}V{HIGH - EDGE}H{WIDE - EDGE / 2}" fill="none" stroke="{INK}"/>',
            f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="2"/>',
            write(f"{best:.2f}", EDGE - 6, EDGE + 4, "end"),
            write(f"{least:.2f}", EDGE - 6, HIGH - EDGE + 4, "end"),
            write(f"{most:,}".replace(",", "\N{NARROW NO-BREAK SPACE}"), WIDE - EDGE, HIGH - EDGE + 20, "middle"),
            write(across, WIDE // 2, HIGH - EDGE + 40, "middle"),
            write(up, EDGE, EDGE // 2 - 10, "start"),
            "</svg>\n",
        )
    )


def write(text: str, across: int, down: int, anchor: str) -> str:
    return f'<text x="{across}" y="{down}" text-anchor="{anchor}">{escape(text)}</text>'
