review-copy-link = Link zu dieser Analyse kopieren
review-match = Partie { $match } analysieren
review-to-table = Zum Tisch
review-loading = Die Partie wird durchgesehen …
review-progress = Fortschritt der Analyse
review-left = Auf diesem Gerät noch etwa { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}
review-whose = Wessen Spiel?

## The curve

review-curve-points = Erwartetes Endergebnis, Runde für Runde
review-curve-chance = Gewinnaussicht, Zug um Zug
review-curve-of = { $you ->
    [yes] Deine Kurve
   *[no] Die Kurve von { $name }
}; dieselben Werte folgen als Tabelle
review-lucky = Glück
review-unlucky = Pech
review-as-table = als Tabelle
review-round-short = Runde
review-roll = Wurf
review-luck-short = Glück
review-regret-short = verschenkt

## Totals

review-totals = Die Bilanz
review-accuracy = Genauigkeit von 100, gemittelt über alle Züge
review-start = Am Anfang
review-luck = Glück
review-others = Durch die Züge der anderen
review-regret = Verschenkt
review-final = Am Ende
review-all-exact = Alle Werte sind exakt.
review-some-exact = { $exact ->
    [one] Der Wert von einem Zug ist exakt, die übrigen sind geschätzt, auf etwa { $error } genau.
   *[other] Die Werte von { $exact } Zügen sind exakt, die übrigen sind geschätzt, auf etwa { $error } genau.
}
review-none-exact = Alle Werte sind geschätzt, auf etwa { $error } genau.
review-sums-chance = Die Aussichten werden Zug um Zug addiert, darum können die Summen über 100 % liegen.

## The costliest moves

review-costliest = Teuerste Züge
review-nothing-given = Es wurde nichts Nennenswertes verschenkt.
review-part = { $line }{"\u00A0"}{ $cost }

## A moment of the match

review-moment = Die Partie in diesem Moment
review-round = Runde { $round }
review-round-roll = { $round }: { $roll }
review-end = Das Ende
review-back = Einen Schritt zurück
review-forward = Einen Schritt weiter
review-keys = Mit den Pfeiltasten geht es vor und zurück, mit Pos1 und Ende zum ersten und letzten Zug.
review-clock-runs = Hier läuft eine Uhr: Geh zu einem Moment, in dem sie steht, um weiterzuspielen.
review-best-moves = Die besten Züge
review-made = gespielt
review-made-this = · gespielt
review-equal = { $count } gleich gut
review-or-others = { $moves } oder { $count ->
    [one] ein anderer Zug
   *[other] einer von { $count } anderen
}
review-told-made = Gespielt: { $move }, Wert { $value }.
review-told-better = Besser: { $move }, Wert { $value }.
review-told-best = Nichts war besser.
review-told-equal = { $count ->
    [one] Ein anderer Zug war genauso gut, keiner war besser.
   *[other] { $count } andere Züge waren genauso gut, keiner war besser.
}

## What a move cost, part by part

review-why-points = Was das gekostet hat, in Punkten
review-why-chance = Wem das genützt hat
review-why-better = besser
review-why-played = gespielt
review-why-cost-points = Verlust
review-why-cost-chance = Gewinn
review-rest = alles Übrige
review-total = zusammen
review-figures = bestenfalls { $made } statt { $best }

## What if

review-play-on = Ab hier weiterspielen
review-play-on-about = Ein neuer Tisch wird gedeckt, mit der Partie bis zu diesem Punkt. Die alte Partie bleibt, wie sie war.
review-whose-seat = Wessen Platz nimmst du?
review-others-bots = Wer spielt auf den anderen Plätzen?

## Die Würfel prüfen

check-dice = Würfel prüfen
check-going = Jeder Wurf wird geprüft …
check-failed = Die Mitschrift war nicht zu bekommen. Versuch es noch einmal.
check-unknown-game = Diese Seite kann die Würfel dieses Spiels nicht prüfen. Du kannst die Mitschrift herunterladen und mit „vierling verify“ prüfen.
check-seen = Das Siegel ist das, das dieses Gerät vor dem ersten Wurf gesehen hat.
check-record = Mitschrift herunterladen
dice-left-out = Bei den Würfeln außen vor: { $names }. Die Zufallszahl wurde nicht rechtzeitig aufgedeckt.
luck-title = Wie die Würfel fielen
luck-sum = Summe
luck-rolled = gewürfelt
luck-expected = im Schnitt
luck-average = { NUMBER($count, minimumFractionDigits: 1) }
luck-odds = { $matches ->
    [one] Nichts Ungewöhnliches: Die meisten Partien sind mindestens so ungleich verteilt.
   *[other] Etwa eine von { $matches } Partien ist mindestens so ungleich verteilt.
}
luck-rare = Weniger als eine Partie von { $matches } ist so ungleich verteilt.

verify-no-proof = { $why ->
    [again] Diese Würfel lassen sich nicht prüfen: Sie wiederholen die einer anderen Partie.
    [branch] Diese Würfel lassen sich nicht prüfen: Die Partie setzt eine andere fort.
    [lesson] Diese Würfel lassen sich nicht prüfen: Sie wurden für eine geführte Partie vorbereitet.
    [typed] Diese Würfel lassen sich nicht prüfen: Sie fielen an einem echten Tisch.
    [carried] Diese Würfel lassen sich nicht prüfen: Ein Teil der Partie wurde offline auf einem Gerät gespielt.
    [round] Diese Würfel lassen sich nicht prüfen: Alle Tische einer Runde haben dieselben, die der Server gezogen hat.
    [seed] Diese Würfel lassen sich nicht prüfen: Sie folgen aus einem gewählten Startwert.
    [day] Diese Würfel lassen sich prüfen, sobald ihr Tag vorbei ist.
    [sealed] Diese Würfel lassen sich prüfen, sobald ihre Runde geschlossen ist und niemand mehr spielt.
   *[other] Die Mitschrift sagt nicht, woraus die Würfel folgen.
}
verify-secret-fits = Das Geheimnis ist das, das vor dem ersten Wurf versiegelt wurde.
verify-secret-chosen = Das Geheimnis ist nicht das, das vor dem ersten Wurf versiegelt wurde.
verify-seal-swapped = Das Siegel in der Mitschrift ist nicht das, das dieses Gerät gesehen hat.
verify-nonce-missing = Die Zufallszahl dieses Geräts steht nicht in der Mitschrift.
verify-nonce-fits = Platz { $seat }: Die Zufallszahl ist die vorher festgelegte.
verify-nonce-swapped = Platz { $seat }: Die Zufallszahl ist nicht die vorher festgelegte.
verify-left-out = Platz { $seat }: Die Zufallszahl wurde nicht rechtzeitig aufgedeckt und blieb außen vor.
verify-nobody-else = Kein Gerät hat eine Zufallszahl beigetragen: Wer das Geheimnis auswählte, könnte vor der Partie mehrere probiert haben.
verify-link-fits = Vom Glied des Tages kommt man zum Ende der Kette, nach { $days ->
    [0] einem Schritt.
    [one] einem Tag und einem Schritt.
   *[other] { $days } Tagen und einem Schritt.
}
verify-link-chosen = Vom Glied des Tages kommt man nicht zum Ende der Kette.
verify-chain-swapped = Das Ende der Kette in der Mitschrift ist nicht das, das du notiert hast.
verify-made-fits = Was für den Tag gemacht wurde ({ $option }), folgt aus seinem Glied.
verify-made-differs = Was für den Tag gemacht wurde ({ $option }), ist in der Mitschrift { $found } und müsste { $expected } sein.
verify-rolls-fit = { $rolls ->
    [0] In der Mitschrift steht kein Wurf.
    [one] Der einzige Wurf folgt daraus.
   *[other] Alle { $rolls } Würfe folgen daraus.
}
verify-roll-differs = Wurf { $number } ist in der Mitschrift { $found } und müsste { $expected } sein.

verify-verdict-verified = Die Würfel stimmen.
verify-verdict-cheated = Die Würfel stimmen nicht.
verify-verdict-not-verifiable = Diese Würfel lassen sich nicht prüfen.

# What people without a name are called, in all languages: the same list in each
names-of-nobody = You, Du, Toi
somebody = Jemand
