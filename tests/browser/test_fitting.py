"""What the other tests look for would be found."""

from collections.abc import Callable

import pytest

from browser.fitting import CUT, HALF
from browser.person import Person
from browser.test_every_page import check

Invite = Callable[..., Person]
OVER = "position: absolute; inset: 0 0 auto; height: 99px"
COVERS = {
    "solid": f"<div style='{OVER}; background: red'></div>",
    "solid to the eye, and not to a pointer": f"<div style='{OVER}; background: blue; pointer-events: none'></div>",
    "a drawing": f"<svg style='{OVER}; background: blue; pointer-events: none'></svg>",
}


@pytest.mark.parametrize("cover", COVERS)
def test_words_that_something_lies_on_are_found_and_the_page_stays_as_it_was(invite: Invite, cover: str) -> None:
    page = invite(bypass_csp=True).page
    page.set_content(f"<style>b {{ pointer-events: none }}</style><p>Words</p><b>bold</b>{COVERS[cover]}")
    before = page.content()
    assert page.evaluate(CUT, HALF)[0] == ['"Words" is covered', '"bold" is covered']
    assert page.content() == before


def test_what_is_clear_covers_nothing(invite: Invite) -> None:
    page = invite(bypass_csp=True).page
    page.set_content(f"<p>Words</p><div style='{OVER}; background: rgb(0 0 255 / 0)'></div>")
    assert page.evaluate(CUT, HALF)[0] == []


FLAWS = {
    "color-contrast": "<p style='color: #bbb; background: #fff'>Words</p>",
    "button-name": "<button></button>",
    "aria-allowed-attr": "<p aria-checked='true'>Words</p>",
    "label": "<input>",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_violation_is_found_and_shown_as_it_is_written(invite: Invite, axe: str, flaw: str) -> None:
    anna = invite(bypass_csp=True)
    anna.page.set_content(f"<html lang=en><title>Flaw</title><main><h1>Flaw</h1>{FLAWS[flaw]}</main></html>")
    with pytest.raises(AssertionError, match=rf"(?s)here.*'{flaw}', \['<"):
        check(anna, axe, "here")
