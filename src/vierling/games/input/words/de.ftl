input-name = Input
input-pitch = Drehen, merken, schließen.
input-time = 30 Min.
input-sheets = Karten
input-time-limit = Zeit je Zug

## Optionen

input-option-zero = Mit der Null
input-option-notes = Notizen zu Unterseiten
input-option-notes-none = keine: selbst merken
input-option-notes-own = bei eigenen Steinen
input-option-notes-all = bei allen Steinen
input-option-shuttling = Hin und her
input-option-shuttling-twice = kein drittes Mal
input-option-shuttling-none = nie sofort zurück
input-option-shuttling-superko = keine Stellung zweimal
input-option-bonus = Bonus für fünf in einer Farbe
input-option-solo_number = Eine allein gebaute Zahl zählt doppelt, ohne Bonus
input-option-joker_closes = Der Joker darf schließen
input-option-shuffle_seats = Auch die Sitzordnung auslosen
input-option-free_number = Zahl ohne Umdrehzwang
input-option-free_number-none = keine
input-option-combination = Zahlen, die zusammen sofort gewinnen
input-option-children = Sitzplätze für Kinder: ohne Umdrehzwang
input-option-children-seat = Sitzplatz { $seat }
input-option-children-item = Sitzplatz { $one }
input-option-cards = Karten
input-combination-about = Wer sie alle gewonnen hat, gewinnt die Partie.
input-children-about = Wer dort sitzt, sagt vor jedem Berühren, ob der Stein umgedreht wird.
input-cards-other = eigene Karten
input-cards-draw = Die gedruckten Karten eintippen

## Namen der Dinge

input-face = { $face ->
    [V] Voll
    [H] Halb
    [R] Rund
    [S] Schräg
   *[J] Joker
}
input-spot = Stelle { $place } der { $card }
input-spot-supply = Vorrat { $slot }
input-below = darunter: { $face }
input-below-one-of = darunter eines von: { $faces }
input-stone-on = { $you ->
    [yes] Dein Stein auf der { $card }, Stelle { $place }, { $face }
   *[no] Stein von { $name } auf der { $card }, Stelle { $place }, { $face }
}
input-stone-supply = { $you ->
    [yes] Dein Stein { $slot } im Vorrat, { $face }
   *[no] Stein { $slot } im Vorrat von { $name }, { $face }
}
input-came = { $card ->
    [supply] kam aus dem Vorrat
   *[other] kam von Stelle { $place } der { $card }
}
input-cards = Die Karten. Pfeiltasten führen von Karte zu Karte und von Stelle zu Stelle.
input-card = Die { $card }
input-card-finished = fertig
input-card-filled = { $count ->
    [0] leer
   *[other] { $count } von 5 belegt
}
input-card-announce = kann angesagt werden
input-card-back = Die { $card } ist leer und wieder in der Reihe.
input-place = Stelle { $place } der { $card }
input-place-free = { $spot }: frei, verlangt { $face }
input-place-lit = { $spot }: Hier passt der Stein, { $face }
input-place-barred = { $spot }: gesperrt, { $reason ->
    [last] nicht angesagt
    [joker] der Joker darf nicht schließen
    [origin] von hier kam der Stein
    [unflipped] nur für einen umgedrehten Stein
   *[shuttling] kein weiteres Hin und Her
}
input-last-place = letzte Stelle: erst ansagen
input-last-place-joker = letzte Stelle: kein Joker
input-counts = zählt { $points }
input-closed-by = { $you ->
    [yes] von dir geschlossen
   *[no] geschlossen von { $name }
}

## Die Spieler und ihre Steine

input-round = Zug { $round }
input-turns-played = { $count ->
    [one] Ein Zug gespielt
   *[other] { $count } Züge gespielt
}
input-to-move = { $you ->
    [yes] du bist dran
   *[no] am Zug
}
input-points = { $points } von { $target } Punkten
input-line = { $figure ->
    [closed] die { $number } geschlossen
    [one-colour] die { $number } in einer Farbe geschlossen
    [alone] die { $number } allein geschlossen
    [wrong] die { $number } falsch angesagt
    [zero] die { $number }, durch eine Null verloren
   *[zero-failed] die { $number }, mit der eigenen Null verloren
}
input-tray = { $you ->
    [yes] Deine sieben Steine
   *[no] Die sieben Steine von { $name }
}
input-tray-tops = nur von oben: Was darunter ist, gilt es sich zu merken
input-tray-notes = die kleinen Symbole zeigen, was darunter sein kann
input-tray-at = { $card ->
    [supply] Vorrat
   *[other] auf { $card }
}
input-in-hand = Hand

## Ein Zug

input-choose-stone = { $you ->
    [yes] Du bist dran: Wähle einen deiner Steine.
   *[no] { $name } ist dran: Wähle einen Stein.
}
input-turn-of = { $you ->
    [yes] Du bist dran.
   *[no] { $name } ist dran.
}
input-zero-turn-of = { $you ->
    [yes] Du füllst die Null: Wähle den nächsten Stein.
   *[no] { $name } füllt die Null.
}
input-touch-on = { $you ->
    [yes] Dein Stein auf der { $card }, Stelle { $place }.
   *[no] Stein von { $name } auf der { $card }, Stelle { $place }.
}
input-touch-supply = { $you ->
    [yes] Dein Stein { $slot } im Vorrat.
   *[no] Stein { $slot } von { $name } im Vorrat.
}
input-does-it-close = Schließt er eine Zahl?
input-closes-none = schließt keine
input-closes = { $number ->
    [0] füllt die Null
   *[other] schließt die { $number }
}
input-closes-none-about = Ohne Ansage bleibt die letzte freie Stelle einer Zahl gesperrt.
input-may-announce = { $you ->
    [yes] Du darfst: Ein Stein von dir liegt auf der { $number }, und keiner bleibt auf einer fertigen Karte.
   *[no] Erlaubt: Ein Stein von { $name } liegt auf der { $number }, und keiner bleibt auf einer fertigen Karte.
}
input-may-not-announce = { $you ->
    [yes] Diesen Stein kannst du nicht ansagen. Dazu muss ein anderer von dir auf der Zahl liegen, der nur noch einer fehlt, und keiner darf auf einer fertigen Karte bleiben.
   *[no] Dieser Stein lässt sich nicht ansagen. Dazu muss ein anderer von { $name } auf der Zahl liegen, der nur noch einer fehlt, und keiner darf auf einer fertigen Karte bleiben.
}
input-zero-stake = { $you ->
    [yes] Passen fünf deiner Steine nacheinander, verlieren alle anderen ihre zuletzt gewonnene Zahl. Der erste, der nicht passt, beendet deinen Zug und kostet dich deine: { $loss }. Beim fünften darf keiner von dir auf einer fertigen Karte bleiben.
   *[no] Passen fünf Steine von { $name } nacheinander, verlieren alle anderen ihre zuletzt gewonnene Zahl. Der erste, der nicht passt, beendet den Zug und kostet { $name } die zuletzt gewonnene: { $loss }. Beim fünften darf keiner von { $name } auf einer fertigen Karte bleiben.
}
input-zero-next = Er muss auf eine freie Stelle der Null passen.
input-flip = Umdrehen
input-take = So nehmen, wie er ist
input-other-stone = Anderer Stein
input-flip-or-not = Umdrehen oder nicht
input-do-flip = umdrehen
input-do-not-flip = lassen, wie er ist
input-announce = Die { $number } ansagen und umdrehen: { $loss ->
    [0] +{ $gain }, nichts zu verlieren
   *[other] +{ $gain } oder −{ $loss }
}
input-announce-still = Die { $number } ansagen: +{ $gain }
input-announce-zero = Die Null ansagen und umdrehen: alles oder { $loss ->
    [0] nichts
   *[other] −{ $loss }
}
input-shows = Er zeigt { $face }.
input-places = { $count ->
    [one] 1 Stelle.
   *[other] { $count } Stellen.
}
input-choose-place = { $count ->
    [one] Ihm bleibt nur die leuchtende Stelle.
   *[other] Wähle eine der { $count } leuchtenden Stellen.
}
input-tap-card = { $count ->
    [one] Tippe auf die umrahmte Karte.
   *[other] Tippe auf eine umrahmte Karte.
}
input-barred-last = Das wäre der Schluss-Stein der { $number }: nicht angesagt, also nicht erlaubt.
input-barred-joker = Der Joker darf die { $number } nicht schließen.
input-barred-shuttling = Noch einmal hin und her geht nicht.
input-where = Wohin auf der { $card }?
input-other-card = Andere Karte

input-next = Weiter
input-pace = Züge der anderen
input-pace-slow = langsam
input-pace-normal = normal
input-pace-fast = schnell
input-pace-tap = auf Tippen

## Was geschehen ist

input-announced = { $number ->
    [0] { $you ->
        [yes] Du hast die Null angesagt.
       *[no] { $name } hat die Null angesagt.
    }
   *[other] { $you ->
        [yes] Du hast die { $number } angesagt.
       *[no] { $name } hat die { $number } angesagt.
    }
}
input-touched-on = { $you ->
    [yes] Du hast den Stein auf der { $card }, Stelle { $place }, berührt: { $face }.
   *[no] { $name } hat den Stein auf der { $card }, Stelle { $place }, berührt: { $face }.
}
input-touched-supply = { $you ->
    [yes] Du hast Stein { $slot } im Vorrat berührt: { $face }.
   *[no] { $name } hat Stein { $slot } im Vorrat berührt: { $face }.
}
input-laid = Gelegt auf die { $card }, Stelle { $place }.
input-time-up-back = { $you ->
    [yes] Die Zeit ist um: Ein Bot hat deinen Stein umgedreht, { $from }, und er ging zurück in den Vorrat.
   *[no] Die Zeit ist um: Ein Bot hat einen Stein von { $name } umgedreht, { $from }, und er ging zurück in den Vorrat.
}
input-time-up-laid = { $you ->
    [yes] Die Zeit ist um: Ein Bot hat deinen Stein gelegt: { $to }.
   *[no] Die Zeit ist um: Ein Bot hat den Stein von { $name } gelegt: { $to }.
}
input-time-up-moved = { $you ->
    [yes] Die Zeit ist um: Ein Bot hat deinen Stein bewegt. Vorher: { $from }, jetzt: { $to }.
   *[no] Die Zeit ist um: Ein Bot hat einen Stein von { $name } bewegt. Vorher: { $from }, jetzt: { $to }.
}
input-went-back = Keine Stelle dafür: zurück in den Vorrat.
input-returned = { $count ->
    [one] Der Stein auf der Null kommt zurück in den Vorrat.
   *[other] Die { $count } Steine auf der Null kommen zurück in den Vorrat.
}
input-closed = { $you ->
    [yes] Du schließt die { $number }: +{ $points }.
   *[no] { $name } schließt die { $number }: +{ $points }.
}
input-zero-full = { $you ->
    [yes] Die Null ist voll: Alle anderen verlieren ihre zuletzt gewonnene Zahl.
   *[no] Die Null ist voll: Alle außer { $name } verlieren ihre zuletzt gewonnene Zahl.
}
input-failed = { $number ->
    [0] Die Null misslingt: { $points ->
        [0] Es kostet nichts, es gibt nichts zu verlieren.
       *[other] −{ $points }.
    }
   *[other] Das schließt die { $number } nicht: { $points ->
        [0] Es kostet nichts, es gibt nichts zu verlieren.
       *[other] −{ $points }.
    }
}

## Das Ende

input-end-table = Der Tisch am Ende
input-end-standstill = Die Partie kam nicht voran: Wer die meisten Punkte hat, gewinnt.
input-end-combination = Die vereinbarten Zahlen sind gewonnen: Das entscheidet die Partie.
input-end-undersides = Darunter
input-end-underside = oben { $top }, unten { $under }
input-report = Was man wissen konnte
input-report-about = Zu jedem Zug: was aus den bisher gesehenen Steinen folgte und wie wahrscheinlich eine Ansage stimmte.
input-report-of = Züge von
input-report-loading = Die Züge werden durchgesehen …
input-report-chance = Die Ansage hatte eine Chance von { $chance }.
input-report-sure = Die Ansage war sicher richtig.
input-report-wrong = Die Ansage konnte nicht stimmen.
input-report-against = Gegen die Wahrscheinlichkeit: eine Chance von { $chance }, für +{ $gain } oder −{ $loss }.
input-report-missed = Verpasst: { $spot } hätte die { $number } sicher geschlossen.
input-report-sets = { $count ->
    [one] Alle Unterseiten konnte man kennen.
   *[other] { $count } Verteilungen der Unterseiten waren noch möglich.
}
input-report-stones = Was man wissen konnte
input-report-sums = { $name }: { $announced ->
    [0] nichts angesagt
    [one] 1 Ansage
   *[other] { $announced } Ansagen
}, { $against ->
    [0] keine gegen die Wahrscheinlichkeit
   *[other] { $against } gegen die Wahrscheinlichkeit
}, { $missed ->
    [0] keine sichere verpasst
    [one] 1 sichere verpasst
   *[other] { $missed } sichere verpasst
}
input-report-none = Kein solcher Zug.
input-report-only = Nur Ansagen und Verpasstes

## Bots

input-bot-random = Zufall
input-bot-random-about = Berührt irgendeinen Stein und sagt nur an, was er weiß.
input-bot-easy = Leicht
input-bot-easy-about = Vergisst jede Seite, sobald sie verdeckt ist; denkt nur an diesen Zug.
input-bot-medium = Mittel
input-bot-medium-about = Merkt sich die letzten drei Züge; denkt nur an diesen Zug.
input-bot-steady = Besonnen
input-bot-steady-about = Vergisst nichts und rechnet genau, aber nur diesen Zug.
input-bot-hard = Schwer
input-bot-hard-about = Merkt sich fünf Züge und denkt ein wenig voraus.
input-bot-master = Meister
input-bot-master-about = Vergisst nichts und denkt mehrere Züge voraus.
