### Ein Abend an einem Tisch: wer weiterspielt, wer dazukommt, ein anderes Spiel, der Spielzettel.

## Nach einer Partie

evening-who = Wer spielt weiter?
evening-asked = { $count ->
    [one] { $names } möchte noch eine Partie.
   *[other] { $names } möchten noch eine Partie.
}
evening-waiting = { $count ->
    [one] Du bist dabei. { $names } fehlt noch.
   *[other] Du bist dabei. { $names } fehlen noch.
}
evening-away = { $count ->
    [one] { $names } ist gerade weg; die Partie kann trotzdem beginnen.
   *[other] { $names } sind gerade weg; die Partie kann trotzdem beginnen.
}
evening-leaving = Du stehst auf, wenn die nächste Partie beginnt.
evening-lacking = Du bist dabei. Es fehlen noch Mitspieler.
evening-next = Als Nächstes: { $game }.
evening-coming = { $count ->
    [one] { $names } kommt dazu.
   *[other] { $names } kommen dazu.
}
evening-yes = Noch eine Partie
evening-no = Ich gehe
evening-start = Jetzt beginnen
evening-change = Anderes Spiel
evening-sheet = Spielstand
evening-begun = Die nächste Partie hat begonnen.
evening-go = Zur Partie

## Wer dazukommt

late-watching = Du schaust zu.
late-watching-as = Du schaust als { $name } zu.
late-not-watching = Hier läuft eine Partie, und Zuschauen ist an diesem Tisch nicht erlaubt. In der nächsten Partie kannst du mitspielen.
late-not-watching-joins = Hier wird gerade gespielt, und an diesem Tisch schaut niemand zu. Nach dieser Runde kannst du einsteigen.
late-closed = Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen.
late-seat = { $name }, in der nächsten Partie spielst du mit.
late-seat-soon = { $name }, du steigst nach dieser Runde ein.
late-full = { $name }, alle Plätze sind besetzt. Du rückst nach, sobald einer frei wird.
late-join = Nächste Partie mitspielen
late-join-soon = Mitspielen
late-hello = Sag, wer du bist
late-only-watch = Nur zuschauen
late-name = Dein Name
late-players = Es spielen
late-came = { $name } ist da.
late-wants = { $name } spielt in der nächsten Partie mit.
late-wants-soon = { $name } steigt nach dieser Runde ein.
late-joined = { $name } spielt jetzt mit.

## Ein anderes Spiel

plan-title = Die nächste Partie
plan-about = Plätze, Namen und Links bleiben, wie sie sind.
plan-save = Übernehmen
plan-bots = Bots
plan-bots-none = keine
plan-series = Serie
series-0 = offen
series-3 = Best of three
series-5 = Best of five
plan-handicap = Ausgleich nach Durchschnitt
plan-handicap-about = Wer bisher im selben Spiel weniger Punkte hatte, bekommt den Unterschied dazu, nur auf dem Spielzettel.

## Der Spielzettel

sheet-title = Der Abend
sheet-none = An diesem Tisch ist noch keine Partie zu Ende gespielt.
sheet-matches = Partien
sheet-game = Spiel
sheet-wins = Siege
sheet-points-of = Punkte in { $game }
sheet-review = Analyse
sheet-carried = offline, zählt nicht
sheet-won = gewonnen
sheet-open = { $names } { $count ->
    [one] führt
   *[other] führen
} mit { $wins ->
    [one] einem Sieg
   *[other] { $wins } Siegen
}.
sheet-series-open = { $names } { $count ->
    [one] führt
   *[other] führen
} mit { $wins ->
    [one] einem Sieg
   *[other] { $wins } Siegen
} ({ $series }).
sheet-series-won = { $count ->
    [one] { $names } gewinnt die Serie mit { $wins ->
        [one] einem Sieg
       *[other] { $wins } Siegen
    }.
   *[other] { $names } teilen sich die Serie mit je { $wins ->
        [one] einem Sieg
       *[other] { $wins } Siegen
    }.
}
sheet-series-of = Serie: Partien { $first } bis { $last }
sheet-back = Zurück zum Tisch
sheet-share = Bild teilen
sheet-save = Bild speichern
sheet-copy = Als Text kopieren
sheet-picture = Der Spielzettel als Bild
sheet-line = { $match }. { $game }: { $points }
sheet-played = { $count ->
    [one] Eine Partie gespielt
   *[other] { $count } Partien gespielt
}

## Während einer Partie gehen

leave-title = Den Tisch verlassen?
leave-about = { $count ->
    [one] Ein Bot hält den Platz warm. Der persönliche Link führt zu ihm zurück.
   *[other] Bots halten die Plätze warm. Die persönlichen Links führen zu ihnen zurück.
}
leave-do = Verlassen
stay = Bleiben
