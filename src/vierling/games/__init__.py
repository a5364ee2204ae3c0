"""The games of the house, by name."""

from vierling.game import Game
from vierling.games.input import input_
from vierling.games.knister import knister
from vierling.games.tubyrinth import tubyrinth
from vierling.games.tuefteln import tuefteln

GAMES: dict[str, Game] = {game.name: game for game in (knister, tuefteln, tubyrinth, input_)}
