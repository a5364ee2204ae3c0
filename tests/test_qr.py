"""The page's QR codes are those that segno draws."""

from collections.abc import Iterator

import segno

from node import ask_page

LINK = "https://vierling.example.org/history#code=7K3MX4HQ2B9DPRTW5N8C"
MOST = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)  # bytes, by version: ISO/IEC 18004, table 7, level M
SIZE = 21  # of version 1


def drawn(text: str, version: int) -> list[list[bool]]:
    code = segno.make(text, version=version, error="m", mask=0, mode="byte", boost_error=False)
    return [[bool(dark) for dark in row] for row in code.matrix]


def test_a_code_of_every_version_is_drawn_as_the_standard_says() -> None:
    """Of as many bytes as fit into the version; a longer text is not drawn. Segno fills up shorter texts with one byte
    too many, so those are read instead."""
    texts = [(LINK * 4)[:most] for most in MOST]
    found = ask_page("me/qr", "given.map((text) => page.qrCode(text))", [*texts, "x" * (MOST[-1] + 1)])
    assert found == [*(drawn(text, version) for version, text in enumerate(texts, 1)), None]


def places() -> Iterator[tuple[int, int]]:
    """Where the data of version 1 goes: in columns of two from the right, up and down in turn."""
    for turn, right in enumerate((20, 18, 16, 14, 12, 10, 8, 5, 3, 1)):
        for row in range(SIZE)[:: 1 if turn % 2 else -1]:
            yield from ((row, column) for column in (right, right - 1) if not is_fixed(row, column))


def is_fixed(row: int, column: int) -> bool:
    corner = (row < 9 and column < 9) or (row < 9 and column >= SIZE - 8) or (row >= SIZE - 8 and column < 9)
    return corner or 6 in (row, column)


def test_what_is_left_of_a_code_is_filled_as_the_standard_says() -> None:
    matrix = ask_page("me/qr", "page.qrCode(given)", "input")
    bits = [matrix[row][column] ^ ((row + column) % 2 == 0) for row, column in places()]
    read = "".join(str(int(bit)) for bit in bits[:128])
    words = int(read, 2).to_bytes(16, "big")
    # Mode 0100, a length of 5 in eight bits, the text, 0000; then 11101100 and 00010001 in turn.
    assert words.hex() == "4" + "05" + b"input".hex() + "0" + "ec11" * 4 + "ec"
