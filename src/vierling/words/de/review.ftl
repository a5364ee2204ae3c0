review-copy-link = Link zu dieser Analyse kopieren
review-match = Partie { $match } analysieren
review-to-table = Zum Tisch
review-loading = Die Partie wird durchgesehen …
review-whose = Wessen Spiel?

## The curve

review-curve-points = Erwartetes Endergebnis, Runde für Runde
review-curve-chance = Gewinnaussicht, Zug um Zug
review-curve-of = Die Kurve von { $name }; dieselben Werte folgen als Tabelle
review-lucky = Glück
review-unlucky = Pech
review-as-table = als Tabelle
review-round-short = Runde
review-roll = Wurf
review-luck-short = Glück
review-regret-short = verschenkt

## Totals

review-totals = Die Bilanz
review-accuracy = Genauigkeit von 100
review-start = Am Anfang
review-luck = Glück
review-others = davon durch die anderen
review-regret = Verschenkt
review-final = Am Ende
review-all-exact = Alle Werte sind exakt.
review-some-exact = { $exact ->
    [one] Der Wert von einem Zug ist exakt, die übrigen sind geschätzt, auf etwa { $error } genau.
   *[other] Die Werte von { $exact } Zügen sind exakt, die übrigen sind geschätzt, auf etwa { $error } genau.
}
review-none-exact = Alle Werte sind geschätzt, auf etwa { $error } genau.

## The costliest moves

review-costliest = Teuerste Züge
review-nothing-given = Es wurde nichts Nennenswertes verschenkt.
review-keeps = { $line }: bestenfalls { $figure }, { $gain }
review-spares = { $line } bleibt unberührt, { $gain }

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
review-line = { $line }: { $change }, bestenfalls { $figure }
review-line-bare = { $line }: { $change }
review-told-made = Gespielt: { $move }, Wert { $value }.
review-told-better = Besser: { $move }, Wert { $value }.

## What if

review-play-on = Ab hier weiterspielen
review-play-on-about = Ein neuer Tisch wird gedeckt, mit der Partie bis zu diesem Punkt. Die alte Partie bleibt, wie sie war.
review-whose-seat = Wessen Platz nimmst du?
review-others-bots = Wer spielt auf den anderen Plätzen?

## Input

review-input-turn = Zug
review-input-face = Symbol
review-input-touch = { $spot } berühren
review-input-still = { $spot } nehmen, ohne zu drehen
review-input-announce = { $spot } berühren und die { $number } ansagen
review-input-place = ablegen: { $spot }

## Tubyrinth

review-tubyrinth-curve = Punkte, Runde für Runde
review-tubyrinth-board = Plan
review-tubyrinth-begins = Runde { $round } beginnt
review-tubyrinth-at = Runde { $round }, nach { $seconds } s: { $laid ->
    [one] ein Teil liegt
   *[other] { $laid } Teile liegen
}
review-tubyrinth-layout = { $tiles ->
    [0] kein Teil gelegt
    [one] ein Teil gelegt
   *[other] { $tiles } Teile gelegt
}
review-tubyrinth-possible = Möglich: eine Leitung aus { $tiles } Teilen
review-tubyrinth-count = { $count } mit { $tiles } Teilen
review-tubyrinth-offers = Lösungen auf diesem Plan: { $counts }.
review-tubyrinth-offers-more = Lösungen auf diesem Plan, soweit gezählt: { $counts }.
review-tubyrinth-laid = Teile gelegt nach { $times } s.
review-tubyrinth-laid-none = Kein Teil gelegt.
review-tubyrinth-called = Gerufen nach { $seconds } s.
review-tubyrinth-found = { $tiles } Teile nach { $seconds } s
review-tubyrinth-look = Diese Runde ansehen
