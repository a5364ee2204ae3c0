terminal-tuefteln-side = Seite { $side }
terminal-tuefteln-first = Zuerst die { $number }: Wähle ein Feld.
terminal-tuefteln-second = Jetzt die { $number }: in ein markiertes Feld.
terminal-tuefteln-chance = Würfel

## What --help says about the options

terminal-tuefteln-option-side = Die Seite des Blatts: Brücken (A) oder Farben (B).
terminal-tuefteln-option-sheet = Ein anderes Blatt, als Text oder in einer Datei; sonst das mitgelieferte der Seite.
