### Was Kommandozeile und Terminal sagen.

terminal-standard-input = Standardeingabe
terminal-total = Summe
terminal-dice = Würfel
terminal-clock = Uhr
terminal-winner = gewonnen
terminal-unfinished = Die Partie ist noch nicht zu Ende.

## vierling simulate

terminal-simulating = Es wird gespielt
terminal-simulate-bot = Bot
terminal-simulate-mean = Mittel
terminal-simulate-sd = Streuung
terminal-simulate-interval = 95-%-Intervall
terminal-simulate-5 = 5 %
terminal-simulate-50 = 50 %
terminal-simulate-95 = 95 %
terminal-simulate-max = Bestes
terminal-simulate-wins = Siege
terminal-simulate-speed = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $speed } in der Sekunde

## vierling play

terminal-you = Du
terminal-look-only = Das ist ein anderes Blatt: { $key } zeigt deines.
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-curtain = Jetzt { $name }
terminal-curtain-note = Gib weiter. Sonst schaut niemand zu.
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
terminal-result-win = { $name } gewinnt mit { $points }
terminal-result-share = { $names } teilen sich den Sieg mit { $points }
terminal-names-joined = { $first } und { $last }
terminal-saved = Gespeichert als { $file }
terminal-key-write = schreiben
terminal-key-swap = tauschen
terminal-key-sheet = Blätter
terminal-key-light = hell oder dunkel
terminal-quit-again = Noch einmal Q beendet die Partie
terminal-key-quit = beenden
terminal-key-again = noch einmal
terminal-key-save = Mitschrift speichern

terminal-round = Runde { $round } von { $of }
terminal-knister-grid = Blatt { $grid } von { $of }
terminal-rolls = { $name } hat gewürfelt
terminal-knister-write = Schreib die { $number }.

terminal-tuefteln-side = Seite { $side }
terminal-tuefteln-first = Zuerst die { $number }: Wähle ein Feld.
terminal-tuefteln-second = Jetzt die { $number }: in ein markiertes Feld.

## vierling sheet

terminal-sheet-game = Spiel
terminal-sheet-side = Seite
terminal-sheet-numbers = Zahlen
terminal-sheet-bridges = Brücken
terminal-sheet-colours = Farben
