### Was Kommandozeile und Terminal sagen.

terminal-backed-up = { $tables ->
    [one] Ein Tisch ist jetzt in { $file }.
   *[other] { $tables } Tische sind jetzt in { $file }.
}
terminal-restored = { $tables ->
    [one] Ein Tisch ist jetzt in { $path }.
   *[other] { $tables } Tische sind jetzt in { $path }.
}
terminal-standard-input = Standardeingabe
terminal-total = Summe
terminal-chance = Zufall
terminal-clock = Uhr
terminal-winner = gewonnen
terminal-unfinished = Die Partie ist noch nicht zu Ende.

## vierling simulate

terminal-simulating = Es wird gespielt
terminal-slow-bots = Ohne numba dauert das lange, und zwar wegen { $bots }: pip install 'vierling[lab]'
terminal-interrupted = Abgebrochen: Das ist das Ergebnis bis hierher.
terminal-simulate-bot = Bot
terminal-simulate-mean = Mittelwert
terminal-simulate-sd = Streuung
terminal-simulate-interval = 95-%-Intervall
terminal-simulate-5 = 5 %
terminal-simulate-50 = 50 %
terminal-simulate-95 = 95 %
terminal-simulate-max = Höchstwert
terminal-simulate-wins = Siege
terminal-simulate-speed = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $speed } in der Sekunde

## vierling arena

terminal-arena-bot = Bot
terminal-arena-matches = Partien
terminal-arena-rate = gewonnen
terminal-arena-interval = 95-%-Intervall
terminal-arena-points = Punkte
terminal-arena-elo = Elo
terminal-arena-difference = Unterschied
terminal-arena-paired = 95 %, gleiche Würfel
terminal-arena-unpaired = 95 %, sonst
terminal-arena-deals = { $deals ->
    [one] Eine Würfelfolge, auf allen Plätzen gespielt.
   *[other] { $deals } Würfelfolgen, jede auf allen Plätzen gespielt.
}
terminal-arena-sprt-yes = Der erste Bot ist stärker: Log-Likelihood-Quotient { $ratio } zwischen { $low } und { $high }, Elo { $elo0 } gegen { $elo1 }, Paare { $pairs }.
terminal-arena-sprt-no = Der erste Bot ist nicht stärker: Log-Likelihood-Quotient { $ratio } zwischen { $low } und { $high }, Elo { $elo0 } gegen { $elo1 }, Paare { $pairs }.
terminal-arena-sprt-open = Noch nicht entschieden: Log-Likelihood-Quotient { $ratio } zwischen { $low } und { $high }, Elo { $elo0 } gegen { $elo1 }, Paare { $pairs }.

## vierling train

terminal-training = Stärke { $mean }
terminal-trained = Aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gelernt; neue bringen im Mittel { $mean } Punkte.
terminal-training-games = Partien
terminal-training-points = Punkte im Mittel

## vierling play

terminal-you = Du
terminal-look-only = Das ist ein anderes Blatt: { $key } zeigt deines.
terminal-too-small = Dieses Fenster hat { $width } × { $height } Zeichen: zu wenig für { $game }. Mach es mindestens { $columns } × { $lines } groß.
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-curtain = Jetzt ist { $name } dran
terminal-curtain-note = Gib das Gerät weiter. Sonst schaut niemand hin.
terminal-curtain-ready = Ich bin { $name }
terminal-curtain-change = { $name } ändert den Eintrag
terminal-result-solo = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-result-rated = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $rating }
terminal-result-win = { $you ->
    [yes] Du gewinnst mit { $points }
   *[no] { $name } gewinnt mit { $points }
}
terminal-result-share = { $you ->
    [yes] { $names } teilt euch den Sieg mit { $points }
   *[no] { $names } teilen sich den Sieg mit { $points }
}
terminal-names-joined = { $first } und { $last }
terminal-evening-wins = Siege bisher: { $wins }
terminal-saved = Gespeichert als { $file }
terminal-cap-enter = Eingabe
terminal-cap-space = Leertaste
terminal-cap-del = Entf
terminal-cap-pgdn = Bild↓
terminal-key-write = schreiben
terminal-key-swap = tauschen
terminal-key-go = anfangen
terminal-key-tile = Teil
terminal-key-lay = legen
terminal-key-turn = drehen
terminal-key-flip = wenden
terminal-key-lift = abheben
terminal-key-park = zurück
terminal-key-ready = rufen
terminal-key-pass = aufgeben
terminal-key-touch = berühren
terminal-key-place = legen
terminal-key-announce = ansagen
terminal-key-keep = nicht umdrehen
terminal-key-choose = wählen
terminal-key-sheet = Blätter
terminal-key-more = mehr
terminal-key-rules = Regeln
terminal-key-back = zurück
terminal-key-light = hell oder dunkel
terminal-quit-again = Noch einmal Q beendet die Partie
terminal-key-quit = beenden
terminal-key-again = noch einmal
terminal-key-other = anderes Spiel
terminal-key-evening = der Abend
terminal-key-save = Mitschrift speichern
terminal-key-dice = Würfel prüfen

terminal-round = Runde { $round } von { $of }
terminal-rolls = { $you ->
    [yes] Du hast gewürfelt
   *[no] { $name } hat gewürfelt
}

## vierling sheet

terminal-sheet-game = Spiel
terminal-sheet-side = Seite
terminal-sheet-numbers = Zahlen
terminal-sheet-bridges = Brücken
terminal-sheet-colours = Farben
terminal-sheet-rows = Reihen
terminal-sheet-start = Start
terminal-sheet-end = Ziel

## vierling solve, vierling boards

terminal-solve-tiles = Teile
terminal-solve-solutions = Lösungen
terminal-solve-incomplete = Die Suche wurde abgebrochen: Es gibt mehr Lösungen, als sich in der Zeit zählen ließen.
terminal-boards-board = Plan
terminal-boards-grade = Grad
terminal-boards-solutions = { $tiles } Teile
terminal-sheet-cards = Karten

## vierling analyse

terminal-in-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-in-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-analyse-round = Runde
terminal-analyse-roll = Wurf
terminal-analyse-move = gespielt
terminal-analyse-before = vorher
terminal-analyse-best = bestmöglich
terminal-analyse-after = danach
terminal-analyse-luck = Glück
terminal-analyse-regret = verschenkt
terminal-analyse-better = besser
terminal-analyse-seat = Name
terminal-analyse-start = Start
terminal-analyse-final = Ende
terminal-analyse-accuracy = Genauigkeit
terminal-analyse-costliest = Die teuersten Züge
terminal-analyse-instead = { $round }, { $name }: { $move } statt { $better }, { $cost }
terminal-analyse-equals = { $move } (oder { $count ->
    [one] ein anderer
   *[other] { $count } andere
})
terminal-analyse-exact = = Werte sind exakt; Start + Glück − verschenkt = Ende.
terminal-analyse-exact-no-luck = = Werte sind exakt; Start − verschenkt = Ende.
terminal-analyse-error = ≈ Werte sind geschätzt und liegen meist höchstens { $error } daneben.

## vierling hindsight

terminal-hindsight-value = Gefunden: { $value } Punkte. Bewiesen: Mehr als { $bound } waren nicht möglich.
terminal-hindsight-made = { $name } kam auf { $points }.

terminal-plain-choose = Wähle einen Zug oder tippe ihn ein.
terminal-plain-wait = Die anderen sind dran.

## Die Regeln

terminal-rules-none = Dieses Spiel sagt nichts über seine Regeln.
terminal-rules-explained = { $name } ({ $points }): { $text }
terminal-rules-figure = { $name }: { $points }
terminal-rules-figures = Was zählt
terminal-rules-ratings = Wertungen, wenn du allein spielst

## Eine geführte erste Partie

terminal-learn-next = Weiter mit Enter, Schluss mit { $key }:
terminal-learn-move = Tipp jetzt { $move }:
terminal-learn-end = Jetzt gegen einen leichten Bot: { $command }

## vierling print

terminal-printed = { $pages ->
    [one] Eine Seite ist jetzt in { $file }.
   *[other] { $pages } Seiten sind jetzt in { $file }.
}
