### Die eigenen Partien: Übersicht und Training.

## Die Übersicht

me-empty = Noch keine Partien. Hier steht jede Partie, die du auf diesem Gerät zu Ende spielst: das Ergebnis, die Gegner und was der Trainer dazu sagt.
me-none = Keine Partie passt zu diesen Filtern.
me-filters = Welche Partien?
me-all-games = Alle Spiele
me-variant = Gespielt mit
me-any = beliebigen Optionen
me-usual = den üblichen Optionen
me-among = Gegen
me-among-all = alle
me-among-solo = niemanden: allein
me-among-bots = nur Bots
me-among-people = Menschen
me-period = Wann
me-period-days = { $days ->
    [0] irgendwann
    [365] in den letzten 12 Monaten
   *[other] in den letzten { $days } Tagen
}
me-asking = { $count ->
    [one] Der Trainer sieht sich noch eine Partie an …
   *[other] Der Trainer sieht sich noch { $count } Partien an …
}
me-unasked = { $count ->
    [one] Eine Partie hat der Trainer noch nicht gesehen.
   *[other] { $count } Partien hat der Trainer noch nicht gesehen.
}
me-ask = Trainer fragen
me-bests = In Zahlen
me-figure-matches = Partien
me-figure-won = gewonnen
me-won-of = { $won } / { $of }
me-figure-streak = längste Siegesserie
me-figure-mean = Punkte im Schnitt
me-figure-accuracy = Genauigkeit im Schnitt
me-best-points = Die meisten Punkte
me-best-accuracy = Am genauesten gespielt
me-best-luck = Das meiste Glück
me-best-margin = Der klarste Sieg, in Punkten
me-matches = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
me-show-all = Alle { $count } Partien zeigen
me-points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
me-won = gewonnen
me-shared = geteilter Sieg
me-place = Platz { $place }
me-helped = mit Hilfe
me-known-dice = dieselben Würfel noch einmal
me-luck-of = Glück { $luck }
me-accuracy-of = Genauigkeit { $accuracy }
me-no-coach = ohne Analyse
me-not-asked = noch nicht analysiert
me-trainer-about = Das Training macht Aufgaben aus den Zügen, die dich am meisten gekostet haben, und fragt, was du dir hättest merken können.

## Diagramme

me-chart-label = { $title }; eine Tabelle mit denselben Zahlen folgt
me-chart-score = Punkte, Partie für Partie
me-chart-accuracy = Genauigkeit, Partie für Partie
me-chart-spread = Wie sich deine Ergebnisse verteilen
me-chart-spread-bots = Deine Ergebnisse neben denen der Bots
me-chart-figures = Was aus deinen Linien und Quadraten wird
me-date = Datum
me-points = Punkte
me-accuracy = Genauigkeit
me-mean-of-last = Mittel der letzten { $count }
me-own = du
me-figure = Figur
me-per-match = pro Partie
me-percent = { $value } %

## Eine Datei

me-take = Mitnehmen
me-take-about = All das liegt in diesem Browser und nirgendwo sonst. Speichere es als Datei, zur Sicherheit oder für ein anderes Gerät. Die Schlüssel zu deinen Plätzen sind nicht darin.
me-file-save = Alles als Datei speichern
me-file-take = Datei einlesen
me-file-taken = { $count ->
    [0] Die Datei ist eingelesen; alle ihre Partien waren schon hier.
    [one] Die Datei ist eingelesen, mit einer neuen Partie.
   *[other] Die Datei ist eingelesen, mit { $count } neuen Partien.
}
me-file-not-json = Nichts wurde eingelesen: Die Datei ist beschädigt oder gar keine gespeicherte Datei ({ $why }).
me-file-not-ours = Nichts wurde eingelesen: Diese Datei hat nicht Vierling gespeichert.
me-file-too-new = Nichts wurde eingelesen: Die Datei stammt von einer neueren Version von Vierling.
me-file-unfit = Nichts wurde eingelesen: Bei „{ $where }“ sollte in der Datei { $expected } stehen.
me-expected-number = eine Zahl
me-expected-text = ein Text
me-expected-flag = true oder false
me-expected-list = eine Liste
me-expected-object = eine Gruppe von Werten
me-expected-known = ein Wert, den Vierling kennt,

## Ein Code

me-code = Auf ein anderes Gerät umziehen
me-code-about = Ein Code bringt alles auf ein anderes Gerät: Partien, Aufgaben, Einstellungen und die Schlüssel zu deinen Plätzen, sodass du dort weiterspielen kannst. Er gilt einmal und zehn Minuten lang. Die Daten werden auf diesem Gerät verschlüsselt; der Server erfährt den Code nie.
me-code-make = Code erzeugen
me-code-made = Scanne den QR-Code mit dem anderen Gerät. Oder öffne dort „Meine Partien“ und tippe diesen Code ein, oder schicke dir den Link.
me-code-qr = QR-Code, der auf dem anderen Gerät „Meine Partien“ mit dem Code öffnet
me-code-link = Link kopieren
me-code-label = Code von einem anderen Gerät
me-code-take = Abholen
me-code-taken = { $count ->
    [0] Alles ist jetzt hier; die Partien waren es schon.
    [one] Alles ist jetzt hier, mit einer neuen Partie.
   *[other] Alles ist jetzt hier, mit { $count } neuen Partien.
}
me-code-bad = Ein Code hat zwanzig Buchstaben und Ziffern, etwa 7K3M-X4HQ-2B9D-PRTW-5N8C.
me-code-broken = Was unter diesem Code liegt, ist nicht lesbar. Bitte erzeuge einen neuen.

## Das Training

trainer = Training
trainer-about = Eine gelöste Aufgabe kommt nach einem Tag wieder, dann nach drei, sieben, sechzehn Tagen und so weiter. Eine nicht gelöste kommt heute noch einmal.
trainer-due = { $count ->
    [0] heute ist nichts dran
    [one] eine Aufgabe ist dran
   *[other] { $count } Aufgaben sind dran
}
trainer-empty = Noch keine Aufgaben
trainer-empty-about = Spiele auf diesem Gerät eine Partie zu Ende. Aus den Zügen, die dich am meisten gekostet haben, werden Aufgaben, und wo das Gedächtnis zählt, auch aus dem, was du dir hättest merken können.
trainer-empty-played = Noch hat keine deiner Partien eine Aufgabe ergeben. Aufgaben kommen, sobald der Trainer eine Partie gesehen hat.
trainer-done = Für heute geschafft
trainer-next-due = Die nächste Aufgabe ist am { $date } dran.
trainer-more = Weiter üben
trainer-where = Aus deiner Partie { $game } vom { $date }
trainer-question = Was würdest du tun?
trainer-choose = Wähle auf dem Blatt
trainer-do = Das ist mein Zug
trainer-choose-answer = Wähle eine Antwort
trainer-say = Das ist meine Antwort
trainer-right = Richtig.
trainer-nearly = Fast.
trainer-wrong = Nicht ganz.
trainer-answer = { $named ->
    [no] { $move } gehört nicht zu den besten Zügen.
   *[yes] { $move }: { $unit ->
        [chance] Das verschenkt { $given } der Chance.
       *[points] Das verschenkt { $given } Punkte.
    }
}
trainer-it-was = Es war: { $answer }.
trainer-same-again = Dasselbe hast du damals gespielt.
trainer-then = In der Partie: { $move }. { $unit ->
    [chance] Das hat { $given } der Chance verschenkt.
   *[points] Das hat { $given } Punkte verschenkt.
}
trainer-next = Weiter
trainer-to-review = Diese Partie ansehen
