### Games that the page has no screens for: it shows their drawings and lists their moves. Whatever such a game says
### itself (its name, its bots, its options) goes before what stands here.

plain-pitch = Un jeu ajouté
players-exactly = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
bot-random = Hasard
bot-random-about = Joue n’importe quel coup.
round-open = Manche { $round }

plain-text-about = À écrire comme le jeu le lit ; vide : comme d’habitude.
plain-text-usual = comme d’habitude

plain-rules = { $game } n’apporte pas de page de règles.
plain-rules-how = La table montre le jeu tel qu’il se dessine lui-même, et les coups possibles. Appuie sur un coup, ou tape-le.

## In play

plain-table = La table
plain-turn-of = { $you ->
    [yes] À toi de jouer
   *[no] À { $name } de jouer
}
plain-turn-many = On attend { $names }
plain-turn-none = Un instant
plain-to-move = joue
plain-time-up = { $you ->
    [yes] Le temps est écoulé : un bot a joué { $moves } pour toi.
   *[no] Le temps est écoulé : un bot a joué { $moves } pour { $name }.
}
plain-moves = Coups possibles
plain-type = Taper un coup
plain-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
plain-found = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} sur { $all }
plain-found-one = Entrée joue { $move }
plain-found-none = Aucun coup ne s’appelle ainsi

## The end

plain-rated = { $earned } : { $rating }
plain-nobody = Personne ne gagne
plain-scores = Tous les points

## Review

review-no-coach = { $game } n’a pas d’entraîneur : ses parties ne peuvent pas être analysées.
