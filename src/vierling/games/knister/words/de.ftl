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
knister-cell-chosen = Reihe { $row }, Spalte { $column }, { $number }, noch verschiebbar

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
knister-diagonals-double = Beide Diagonalen zählen doppelt.
knister-outlook = Was aus den Linien mit der { $number } noch werden kann
knister-outlook-cell = Mit der { $number } hier bestenfalls:
knister-outlook-line = { $line }: { $figures }

knister-grids = Blätter dieser Partie
knister-grid = Blatt { $n }
knister-grid-of = Blatt { $n } von { $of }, Gesamtsumme
knister-grid-alone = Blatt { $n } von { $of }
knister-grid-full = Blatt { $n }, voll

## The roll, and what to do now

knister-rolled = { $you ->
    [yes] Du hast { $first } und { $second } gewürfelt: { $sum }.
   *[no] { $name } hat { $first } und { $second } gewürfelt: { $sum }.
}

knister-write = Schreib die { $number } in ein freies Feld
knister-write-how = Sie lässt sich verschieben, bis alle geschrieben haben.
knister-write-solo = Sie bleibt, wo du sie hinschreibst.
knister-stands = { $you ->
    [yes] Deine { $number } steht in Reihe { $row }, Spalte { $column }.
   *[no] Die { $number } von { $name } steht in Reihe { $row }, Spalte { $column }.
}
knister-movable-one = Sie lässt sich noch verschieben, bis { $name } geschrieben hat.
knister-movable-two = Sie lässt sich noch verschieben, bis { $name } und { $other } geschrieben haben.
knister-movable-many = Sie lässt sich noch verschieben, bis alle geschrieben haben.
knister-movable-short = Die { $number } lässt sich noch verschieben.
knister-next-grid = Dann ist das Blatt voll, und das nächste beginnt.
knister-time-up = { $you ->
    [yes] Die Zeit ist um: Für dich wurde { $number } in Reihe { $row }, Spalte { $column } geschrieben.
   *[no] Die Zeit ist um: Für { $name } wurde { $number } in Reihe { $row }, Spalte { $column } geschrieben.
}

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
