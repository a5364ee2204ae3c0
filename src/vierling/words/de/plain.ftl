### Games that the page has no screens for: it shows their drawings and lists their moves. Whatever such a game says
### itself (its name, its bots, its options) goes before what stands here.

plain-pitch = Ein hinzugefügtes Spiel
players-exactly = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
bot-random = Zufall
bot-random-about = Macht irgendeinen Zug.
round-open = Runde { $round }

plain-text-about = So, wie das Spiel es liest; leer heißt wie üblich.
plain-text-usual = wie üblich

plain-rules = { $game } hat keine Seite mit Regeln.
plain-rules-how = Der Tisch zeigt das Spiel, wie es sich selbst zeichnet, und die möglichen Züge. Wähle einen Zug oder tippe ihn ein.

## In play

plain-table = Der Tisch
plain-turn-of = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
plain-turn-many = Warten auf { $names }
plain-turn-none = Einen Augenblick
plain-to-move = am Zug
plain-time-up = { $you ->
    [yes] Die Zeit ist um: Ein Bot hat für dich { $moves } gespielt.
   *[no] Die Zeit ist um: Ein Bot hat für { $name } { $moves } gespielt.
}
plain-moves = Mögliche Züge
plain-type = Zug eintippen
plain-count = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
plain-found = { $count } von { $all } Zügen
plain-found-one = Eingabe spielt { $move }
plain-found-none = Kein Zug heißt so

## The end

plain-rated = { $earned }: { $rating }
plain-nobody = Niemand gewinnt
plain-scores = Alle Punkte

## Review

review-no-coach = { $game } hat keinen Trainer, daher lassen sich seine Partien nicht analysieren.
