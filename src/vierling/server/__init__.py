"""Tables by link: an ASGI app that rolls the dice, keeps the log and shows everybody what they may see."""
