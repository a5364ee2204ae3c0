"""The games of the house, by name."""

from vierling.game import Game
from vierling.games.knister import knister

GAMES: dict[str, Game] = {game.name: game for game in (knister,)}
