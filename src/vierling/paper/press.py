"""A PDF that grows page by page. Only this file and the text need reportlab, which is an extra."""

from io import BytesIO

from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from vierling.paper.layout import FOOT, MARGIN, Box, page_box, printable
from vierling.paper.pen import FAINT, HAIR, MM, NORMAL, SOFT, Look, Pen, plain

FOOTNOTE = 2.2  # size of the footer's font, in millimetres
REGISTER = 4.0  # arm of a registration cross


class Press:
    def __init__(self, paper: str, title: str, footer: str, language: str) -> None:
        self.paper = paper
        self.area = printable(paper)
        self.pages = 0
        self._page = page_box(paper)
        self._footer = footer
        self._written = BytesIO()
        size = self._page.width * MM, self._page.height * MM
        self._canvas = Canvas(self._written, pagesize=size, invariant=1, lang=language)
        self._canvas.setTitle(plain(title))
        self._canvas.setCreator("Vierling")

    def page(self) -> Pen:
        """A new page, with its footer."""
        pen = self._blank()
        self._write_footer(pen)
        return pen

    def front(self) -> Pen:
        """A new page that is the front of a sheet when printed on both sides."""
        if self.pages % 2:
            self._blank()
        return self.registered()

    def registered(self) -> Pen:
        """A new page with crosses by which both sides can be held against the light."""
        pen = self.page()
        middle = self._page.width / 2
        for x, y in ((middle, MARGIN + REGISTER / 2), (middle, self.area.bottom - REGISTER / 2)):
            look = Look(ink=FAINT, width=HAIR)
            pen.line((x - REGISTER / 2, y), (x + REGISTER / 2, y), look)
            pen.line((x, y - REGISTER / 2), (x, y + REGISTER / 2), look)
        return pen

    def behind(self, box: Box) -> Box:
        """Where something is on the back of the sheet."""
        return box.mirrored(self._page.width)

    def finish(self) -> bytes:
        self._canvas.showPage()
        self._canvas.save()
        return self._written.getvalue()

    def _blank(self) -> Pen:
        if self.pages:
            self._canvas.showPage()
        self.pages += 1
        return Pen(self._canvas, self._page.height)

    def _write_footer(self, pen: Pen) -> None:
        lines = simpleSplit(plain(self._footer), NORMAL, FOOTNOTE, self.area.width)
        top = self._page.height - MARGIN - FOOT + 2
        pen.line((self.area.x, top), (self.area.right, top), Look(ink=FAINT, width=HAIR))
        for place, line in enumerate(lines):
            pen.text((self.area.x, top + 3 + place * 2.9), line, FOOTNOTE, ink=SOFT)
