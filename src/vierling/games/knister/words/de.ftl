knister-name = Knister
knister-pitch = Zwei Würfel, eine Summe, zwölf Linien.
knister-time = 15 Min.

knister-option-grids = Blätter
knister-option-grids-1 = eins
knister-option-grids-3 = drei, zusammengezählt
knister-option-score = Wertung
knister-option-score-once = jede Linie, sobald sie voll ist
knister-option-score-end = alle Linien am Ende

knister-bot-random = Zufall
knister-bot-random-about = Schreibt irgendwohin.
knister-bot-greedy = Gierig
knister-bot-greedy-about = Nimmt, was jetzt gleich die meisten Punkte bringt.
knister-bot-easy = Leicht
knister-bot-easy-about = Sieht, was gut ist, und schreibt oft woandershin.
knister-bot-medium = Mittel
knister-bot-medium-about = Irrt sich hin und wieder, meist nur ein wenig.
knister-bot-steady = Besonnen
knister-bot-steady-about = Wägt ab, was aus jeder Linie noch werden kann.
knister-bot-hard = Schwer
knister-bot-hard-about = Irrt sich selten und dann nur wenig.
knister-bot-strong = Stark
knister-bot-strong-about = Weiß aus Millionen Partien, was ein Blatt wert ist.
knister-bot-master = Meister
knister-bot-master-about = Weiß ebenso viel und denkt auch an den nächsten Wurf.

## The sheet

knister-finished-lines = Fertige Linien bisher
knister-scored-later = Gewertet wird am Ende
knister-all-lines = Alle zwölf Linien
knister-lines = Reihen
knister-line-row = Reihe { $n }
knister-line-column = Spalte { $n }
knister-line-down = Diagonale von links oben
knister-line-up = Diagonale von links unten
knister-line-result = { $line }: { $figure }, { $points }
knister-cell-empty = Reihe { $row }, Spalte { $column }, leer
knister-cell-written = Reihe { $row }, Spalte { $column }, { $number }
knister-cell-chosen = Reihe { $row }, Spalte { $column }, deine { $number }, noch verschiebbar

knister-figure-nothing = nichts
knister-figure-pair = Paar
knister-figure-two-pairs = zwei Paare
knister-figure-three = Drilling
knister-figure-four = Vierling
knister-figure-full-house = Full House
knister-figure-straight = Straße
knister-figure-five = Fünfling
knister-figure-high-straight = große Straße

## What the printed sheet calls them, where that is shorter

knister-short-pair = 2er
knister-short-two-pairs = 2er + 2er
knister-short-three = 3er
knister-short-four = 4er
knister-short-straight = Str 7
knister-short-five = 5er
knister-short-high-straight = Str X

knister-combinations = Kombinationen
knister-outlook = Was aus deinen Linien mit der { $number } noch werden kann
knister-outlook-cell = Mit der { $number } hier bestenfalls:
knister-outlook-line = { $line }: { $figures }

knister-grids = Blätter dieser Partie
knister-grid = Blatt { $n }
knister-grid-of = Blatt { $n } von { $of }, Gesamtsumme
knister-grid-alone = Blatt { $n } von { $of }
knister-grid-full = Blatt { $n }, voll

## The roll, and what to do now

knister-rolled = { $name } hat { $first } und { $second } gewürfelt: { $sum }.
knister-rolled-you = Du hast { $first } und { $second } gewürfelt: { $sum }.

knister-write = Schreib die { $number } in ein freies Feld
knister-write-how = Du kannst sie verschieben, bis alle geschrieben haben.
knister-write-solo = Sie bleibt, wo du sie hinschreibst.
knister-stands = Deine { $number } steht in Reihe { $row }, Spalte { $column }.
knister-movable-one = Du kannst sie noch verschieben, bis { $name } geschrieben hat.
knister-movable-two = Du kannst sie noch verschieben, bis { $name } und { $other } geschrieben haben.
knister-movable-many = Du kannst sie noch verschieben, bis alle geschrieben haben.
knister-movable-short = Deine { $number } kannst du noch verschieben.
knister-next-grid = Dann ist das Blatt voll, und das nächste beginnt.

## Heard, not seen

knister-heard-written = { $number } geschrieben; änderbar, bis alle geschrieben haben.
knister-heard-written-one = { $number } geschrieben; änderbar, bis { $name } geschrieben hat.
knister-heard-grid = Blatt { $n } beginnt.

## The end

knister-scoring-table = Alle Linien aller Mitspielenden
knister-diagonal = Diagonale

knister-rating-good = gut
knister-rating-very-good = sehr gut
knister-rating-amazing = großartig

## The rules

knister-rules-pitch = Alle haben ein Blatt mit 25 Feldern und schreiben dieselben Zahlen. Wer macht mehr daraus?
knister-rules-round = Eine Runde
knister-rules-round-roll = Jemand würfelt mit zwei Würfeln. Alle schreiben die Summe in ein freies Feld des eigenen Blattes, dorthin, wo sie am meisten nützt. Passen geht nicht, und radiert wird nie.
knister-rules-round-turn = Solange noch jemand überlegt, darfst du deine Zahl verschieben. Haben alle geschrieben, wird umgeblättert: Alle sehen die neuen Einträge, und reihum wird weitergewürfelt.
knister-rules-lines = Zwölf Linien
knister-rules-lines-full = Fünf Reihen, fünf Spalten und zwei Diagonalen. Eine Linie zählt, sobald ihre fünf Felder voll sind; vorher ist sie nichts wert.
knister-rules-diagonals-short = Beide Diagonalen zählen doppelt.
knister-rules-combinations = Jede Linie zählt die eine Kombination, die ihre Zahlen ergeben. Die Reihenfolge spielt keine Rolle.
knister-rules-example = Zum Beispiel { $numbers }
knister-rules-straights = Eine Straße sind fünf aufeinanderfolgende Zahlen. Mit einer 7 ist sie leichter, denn keine Summe fällt öfter; ohne sie bleiben nur 2 bis 6 und 8 bis 12, und das ist eine große Straße.
knister-rules-end = Das Ende
knister-rules-end-total = Nach 25 Runden ist das Blatt voll. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
knister-rules-grids = Mit drei Blättern füllst du eines nach dem anderen, und die drei Summen werden zusammengezählt.
knister-rules-score-end = Wer es spannend mag, wertet erst am Ende: Bis zum letzten Umblättern zeigt keine Linie Punkte, und niemand weiß, wer vorn liegt.
knister-rules-solo = Allein
knister-rules-solo-rating = Du spielst um die höchste Summe. Ein Blatt ist
knister-rules-made = Von wem es ist
knister-rules-made-by = Knister ist von Heinz Wüppen und im Nürnberger-Spielkarten-Verlag erschienen; eine frühere Ausgabe hieß Würfel-Bingo (Ravensburger, 2007). Hier stehen die Regeln in unseren eigenen Worten.
