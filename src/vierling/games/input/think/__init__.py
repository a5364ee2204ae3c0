"""How bots, coach and solver think about this game."""
