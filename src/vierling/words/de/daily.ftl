### Die Aufgaben des Tages.

daily = Heute
daily-title = Aufgaben des Tages
daily-pitch = Dieselben Würfel, Pläne und Steine für alle hier, jeden Tag neu. Dein erster Versuch zählt.
daily-ends = Neue in { $time }
daily-over = Die von heute sind vorbei.
daily-new = Die neuen zeigen
daily-see = Aufgaben des Tages ansehen
daily-to = Zu den Aufgaben des Tages
daily-played = { $count ->
    [0] Du hast heute noch keine gespielt.
    [one] Du hast heute eine gespielt.
   *[other] Du hast heute { $count } gespielt.
}
daily-streak = { $days ->
    [one] Erster Tag einer Serie
   *[other] An { $days } Tagen in Folge gespielt
}
daily-streak-best = längste Serie: { $days }
daily-empty = Heute noch von niemandem gespielt.
daily-none = Kein Spiel hier hat Aufgaben des Tages.
daily-players = { $count ->
    [one] Bisher ein Ergebnis
   *[other] Bisher { $count } Ergebnisse
}
daily-play = Spielen
daily-play-of = { $what } spielen
daily-go-on = Weiterspielen
daily-go-on-of = { $what } weiterspielen
daily-again = Noch einmal zum Spaß
daily-again-of = Noch einmal zum Spaß: { $what } (zählt nicht)
daily-preparing = Der Plan wird gezeichnet. Einen Moment …
daily-against = gegen { $bot }
daily-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
daily-ahead = { $ahead ->
    [0] gleichauf mit dem Bot
    [one] einen Punkt voraus
   *[other] { $ahead } Punkte voraus
}
daily-behind = { $behind ->
    [one] einen Punkt zurück
   *[other] { $behind } Punkte zurück
}
daily-tiles-time = { $points }, { $time }
daily-place = Platz { $place } von { $players }
daily-master = Meister: { $result }
daily-master-later = Der Meister spielt noch.
daily-helped = Ein Bot hat geholfen, darum steht das Ergebnis nicht in der Rangliste.
daily-deleted = Du hast diesen Tisch gelöscht, das Ergebnis ist also weg.
daily-ranking = Rangliste
daily-ranking-of = Rangliste: { $what }
daily-chart = Wie sich die Ergebnisse verteilen: { $what }
daily-chart-bar = { $from } bis { $to }: { $count }
daily-chart-one = { $from }: { $count }
daily-as-table = Als Tabelle
daily-results = Ergebnisse
daily-how-many = Wie viele
daily-column-place = Platz
daily-column-name = Name
daily-column-result = Ergebnis
daily-you = Du
daily-nameless = Ohne Namen
daily-mark-you = du
daily-mark-master = Meister
daily-show-name = Meinen Namen in der Rangliste zeigen
daily-show-name-do = Zeigen
daily-named = In der Rangliste stehst du als { $name }.
daily-hide-name = Namen herausnehmen
daily-share = Teilen
daily-share-of = Teilen: { $game }
daily-share-copied = Kopiert: Du kannst es überall einfügen.
daily-share-picture = Als Bild speichern
daily-share-head = Vierling { $date }: { $game }
daily-share-none = nicht gelöst
daily-picture-alt = Dein Ergebnis in { $game } als farbige Zeichen, ohne Würfel und Zahlen
daily-levels = ⬜ nichts, 🟡 ein wenig, 🟩 gut, ⭐ hervorragend, 🔻 Punkte verloren
daily-at-table-over = Geschafft! Schau, wie die anderen waren.
daily-yesterday = Der Tag davor

## Die Würfel einer früheren Partie

again-title = Noch einmal dieselben Würfel
again-menu = Diese Würfel noch einmal spielen
again-about = Du bekommst die Würfel dieser Partie, Wurf für Wurf: allein oder mit anderen, die sich an den Tisch setzen. Danach vergleicht die Analyse die beiden Partien.
again-played = { $names }: { $points }
again-alone = Allein spielen
again-bot = Gegen einen Bot
again-table = Mit anderen
again-link = Link kopieren
again-compare = Mit der anderen Partie vergleichen
again-compare-title = Dieselben Würfel, zweimal gespielt
again-here = hier
again-there = dort
again-parted = In Runde { $round } trennten sich die Wege: hier { $here }, dort { $there }.
again-parted-not = Beide Partien gingen denselben Weg.
again-parted-show = Diesen Zug zeigen
again-whose = Vergleichen mit
again-off = Die andere Partie lässt sich nicht vergleichen: { $reason }

## Eine Runde für den Verein

round-title = Eine Runde mit denselben Würfeln
round-about = Wer diesen Link öffnet, spielt dieselben Würfel, an beliebig vielen Tischen. Alle Ergebnisse stehen in einer Rangliste.
round-new = Eine Runde für deinen Verein
round-new-about = Beliebig viele Tische, dieselben Würfel, eine Rangliste.
round-make = Runde ansetzen
round-game = Spiel
round-tables = { $tables ->
    [0] Noch kein Tisch
    [one] Ein Tisch, { $finished } fertig
   *[other] { $tables } Tische, { $finished } fertig
}
round-table = Tisch
round-seats = Plätze an jedem Tisch
round-seats-any = beliebig viele
round-seats-all = Plätze an jedem Tisch: { $seats }
round-bots-all = Bots an jedem Tisch: { $names }
round-play = Spielen
round-name = Dein Name in der Rangliste
round-none = Noch ist niemand fertig.
round-refresh = Aktualisieren
round-to = Zur Rangliste der Runde
round-at-table-over = Geschafft! Schau, wie es an den anderen Tischen war.
round-sealed = Niemand kann sich diese Würfel aussuchen
round-seal-about = Die Würfel aller Tische folgen aus einem Geheimnis, das gezogen wurde, als die Runde angesetzt wurde. Das ist sein Siegel (SHA-256). Wenn du es dir notierst, kannst du die Würfel prüfen, sobald die Runde geschlossen ist:
round-secret = Das Geheimnis dieser Runde:
round-close = Runde schließen
round-close-about = Es beginnen keine Partien mehr, und das Geheimnis der Würfel wird gezeigt, sobald niemand mehr spielt. Das lässt sich nicht rückgängig machen.
round-close-not = Offen lassen
round-closed = Diese Runde ist geschlossen.
round-closed-waits = Diese Runde ist geschlossen. Das Geheimnis ihrer Würfel wird gezeigt, sobald die letzten Partien vorbei sind, spätestens am { $until }; spätere Ergebnisse zählen nicht.

daily-chain = Niemand kann sich diese Würfel aussuchen
daily-chain-about = Die Würfel aller Tage seit dem { $first } folgen aus einer Hashkette mit diesem Ende. Wenn du es dir notierst, kannst du jeden Tag prüfen, sobald er vorbei ist:
daily-chain-link = Das Glied dieses Tages:
