terminal-tuefteln-side = Seite { $side }
terminal-tuefteln-first = Zuerst die { $number }: Wähle ein Feld.
terminal-tuefteln-second = Jetzt die { $number }: in ein markiertes Feld.
terminal-tuefteln-chance = Würfel
