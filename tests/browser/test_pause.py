"""A break, in every language: what a button says is what it does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import Person
from server.playing import Table
from server.running import Server

Invite = Callable[..., Person]
# Menu, its two buttons, and what everybody reads meanwhile, as a native speaker would say them.
WORDS = {
    "en-GB": ("Menu", "Pause the match", "Resume the match", "The match is paused"),
    "de-DE": ("Menü", "Pause machen", "Weiterspielen", "Die Partie macht Pause"),
    "fr-FR": ("Menu", "Mettre en pause", "Reprendre la partie", "La partie est en pause"),
}


@pytest.mark.parametrize("locale", WORDS)
def test_the_host_pauses_and_resumes(invite: Invite, server: Server, locale: str) -> None:
    menu, pause, resume, paused = WORDS[locale]
    anna, table = invite(locale=locale), Table(server, 1)
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    anna.round(1)
    anna.press(menu)
    expect(page.get_by_text(resume)).to_have_count(0)
    page.get_by_text(pause).first.click()
    expect(page.get_by_text(paused).first).to_be_visible()
    assert table.look()["phase"] == "paused"
    page.get_by_role("button", name=resume).first.click()
    expect(page.get_by_text(paused)).to_have_count(0)
    assert table.look()["phase"] == "playing"
