### Für alle, die mit der Schachtel spielen: Ein Telefon sagt die Würfel an, lässt die Sanduhr laufen und zählt.

companion-about = Legt dieses Telefon auf den Tisch: Es sagt an, misst und zählt, was euer Spiel braucht. Alles bleibt auf diesem Gerät und braucht kein Netz.
companion-who = Wer spielt mit?
companion-player = Platz { $seat }
companion-name-of = Name an Platz { $seat }
companion-without = Ohne { $name }
companion-add = Noch jemand
companion-same-name = Zwei heißen { $name }.
companion-sheet = Blatt
companion-aloud = Laut ansagen
companion-no-voice = Dieses Gerät hat keine deutsche Stimme, also wird nichts laut angesagt.
companion-begin = Los geht’s
companion-now = Was jetzt zu tun ist
companion-standing = Wie es steht
companion-view = Was zu sehen ist
companion-view-table = Würfel
companion-view-sheets = Blätter

companion-turn = { $name } ist am Zug.
companion-rolls = { $name } würfelt.
companion-next = Weiter
companion-sign-turn = am Zug
companion-sign-rolls = würfelt
companion-roll = Würfeln
companion-rolled = { $name } würfelt { $dice }.
companion-rolled-sum = { $name } würfelt { $dice }: { $sum }.
companion-rolls-done = { $round } von { $rounds } Würfen
companion-called = Bisher gefallen
companion-all-rolled = Alle Würfe sind gefallen.
companion-type-sheets = Blätter abtippen

companion-round = Runde { $round }
companion-race-before = Sind alle bereit? Auf ein Zeichen geht es los.
companion-race-building = Wer fertig ist, ruft: Tippt sofort auf den Namen.
companion-race-sand = Der Sand läuft. Wer ist noch fertig?
companion-start = Runde starten
companion-go = Los!
companion-is-ready = { $name } ist fertig!
companion-first-call = { $name } ist fertig! Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} für alle anderen.
companion-call = { $name } ist als { $place }. fertig.
companion-nobody = Niemand: Runde beenden
companion-stop = Alle haben aufgehört
companion-time-up = Die Zeit ist um. Hände weg!
companion-check = Prüft in der Reihenfolge der Rufe
companion-check-first = Prüft zuerst, was { $name } hat.
companion-judged = { $name }: { $verdict }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
companion-rank = { $rank }.
companion-write = Punkte aufschreiben
companion-round-done = Runde { $round }: { $points }.

companion-who-did = Wer?
companion-enter = eintragen
companion-did = { $name } { $deed } und hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
companion-points-of = Punkte der Runde { $round }
companion-bad-points = { $name }: „{ $text }“ ist keine ganze Zahl.

companion-wins = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } gewinnen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
companion-winner = gewonnen
companion-won = { $count ->
    [one] eine Partie gewonnen
   *[other] { $count } Partien gewonnen
}
companion-again = Noch eine Partie
companion-new-match = Eine neue Partie.
companion-table = Punkte
companion-undo = Zurücknehmen: { $what }
companion-undone = Zurückgenommen: { $what }.
companion-undo-roll = der Wurf
companion-undo-turn = Weiter
companion-undo-start = der Start
companion-undo-call = der Ruf
companion-undo-stop = das Ende
companion-undo-judge = das Urteil
companion-undo-score = die Punkte
companion-undo-deed = die Punkte
companion-undo-points = die Punkte
companion-undo-again = noch eine Partie
companion-end = Abend beenden
companion-end-ask = Diesen Abend beenden?
companion-end-about = Punkte, Würfe und abgetippte Blätter dieses Abends werden von diesem Gerät entfernt.
companion-go-on = Weiterspielen

companion-type = Ein Blatt abtippen
companion-whose = Wessen Blatt?
companion-ordered = In der Reihenfolge des Spiels, für eine Analyse
companion-type-any = Tippt die Zahlen vom Papier ab. Die Punkte gibt es jederzeit.
companion-type-round = Runde { $round }: Tippt die Zahl in das Feld, in dem sie steht.
companion-tap = Runde { $round }: Tippt auf das Feld, in dem die { $number } steht.
companion-type-done = Das Blatt ist voll.
companion-take-back = Zurücknehmen
companion-clear = Blatt leeren
companion-score = Punkte
companion-look-back = Bestmöglich
companion-review = Analyse
companion-thinking = Einen Moment …
companion-answers = Was das Blatt wert ist
companion-scored = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
companion-best = Bestes Blatt: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}, höchstens { $bound }
companion-best-about = Wären alle Würfel vorher bekannt gewesen, wäre dieses Blatt möglich gewesen. Mehr als die Grenze hat kein Blatt.
companion-needs-order = Das Blatt verrät nicht, welche Zahlen zusammen fielen: Tippt es in der Reihenfolge des Spiels ab.
companion-still-empty = { $cell } ist noch leer.
companion-grid = Blatt
companion-part = Raster { $part }
companion-cell-of = Raster { $part }, { $cell }
companion-cell-free = { $cell }, leer
companion-cell-has = { $cell }: { $number }
companion-bad-cell = { $cell }: „{ $text }“ ist keine Zahl von { $least } bis { $most }.
