## Die Regeln

knister-rules-pitch = { $grids ->
    [3] Alle haben drei Blätter mit je 25 Feldern und schreiben dieselben Zahlen. Wer macht mehr daraus?
   *[1] Alle haben ein Blatt mit 25 Feldern und schreiben dieselben Zahlen. Wer macht mehr daraus?
}
knister-rules-round = Eine Runde
knister-rules-round-roll = Jemand würfelt mit zwei Würfeln. Alle schreiben die Summe in ein freies Feld des eigenen Blattes, dorthin, wo sie am meisten nützt. Passen geht nicht, und radiert wird nie.
knister-rules-round-turn = { $alone ->
    [yes] Hast du geschrieben, wird umgeblättert und wieder gewürfelt.
   *[other] Niemand sieht deine Zahl, bevor alle geschrieben haben; so lange darfst du sie verschieben oder zurücknehmen. Dann wird umgeblättert, und im Uhrzeigersinn wird weitergewürfelt. Platz 1 beginnt.
}
knister-rules-round-time = { $clock ->
    [none] { rules-last-entry }
   *[other] Die Zeit für jede Runde ist begrenzt: { $clock }. Danach schreibt ein Bot für alle, die noch nicht geschrieben haben.
}
knister-rules-lines = Zwölf Linien
knister-rules-lines-full = Ein Blatt hat fünf Reihen, fünf Spalten und zwei Diagonalen. { $score ->
    [end] Nur volle Linien zählen, und gewertet wird erst am Ende: Bis zum letzten Umblättern zeigt keine Linie Punkte, und niemand weiß, wer vorn liegt.
   *[once] Eine Linie zählt, sobald ihre fünf Felder voll sind; vorher ist sie nichts wert.
}
knister-rules-lines-diagonals = { knister-diagonals-double }
knister-rules-combinations = { knister-combinations }
knister-rules-combinations-figures = Jede Linie zählt die eine Kombination, die ihre Zahlen ergeben. Die Reihenfolge spielt keine Rolle.
knister-rules-drawn-example = Zum Beispiel { $numbers }
knister-rules-combinations-straights = Eine Straße sind fünf aufeinanderfolgende Zahlen. Mit einer 7 ist sie leichter, denn keine Summe fällt öfter; ohne sie bleiben nur 2 bis 6 und 8 bis 12, und das ist eine große Straße.
knister-rules-end = Das Ende
knister-rules-end-total = { $grids ->
    [3] Nach 25 Runden ist ein Blatt voll, und das nächste beginnt. Sind alle drei voll, werden ihre Summen zusammengezählt.
   *[1] Nach 25 Runden ist das Blatt voll.
} { $alone ->
    [yes] { "" }
   *[other] Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
}
knister-rules-variants = Varianten
knister-rules-variants-grids = Mit drei Blättern füllst du eines nach dem anderen, und die drei Summen werden zusammengezählt.
knister-rules-variants-score = Wer es spannend mag, wertet erst am Ende: Bis zum letzten Umblättern zeigt keine Linie Punkte, und niemand weiß, wer vorn liegt.
knister-rules-solo = { $alone ->
    [no] { "" }
   *[other] Allein
}
knister-rules-solo-ratings = Du spielst um die höchste Summe. { $grids ->
    [3] Die Wertungen für drei Blätter:
   *[1] Die Wertungen für ein Blatt:
}
knister-rules-made = Von wem es ist
knister-rules-made-by = { knister-made } { rules-own-words }
knister-made = Knister ist ein Spiel von Heinz Wüppen, erschienen im Nürnberger-Spielkarten-Verlag; eine frühere Ausgabe hieß Würfel-Bingo (Ravensburger, 2007). Knister ist eine eingetragene Marke ihres Inhabers.

## Der Rückblick

review-knister-kind-anywhere = jedes freie Feld
review-knister-kind-diagonal = jedes freie Feld auf einer Diagonale
review-knister-kind-off-diagonal = jedes freie Feld neben den Diagonalen
review-knister-kind-corner = jede freie Ecke
review-knister-kind-diagonal-not-centre = jedes freie Feld auf einer Diagonale außer der Mitte
review-knister-kind-middle = jedes freie Feld der mittleren Reihe oder Spalte außer der Mitte
review-knister-kind-off-all = jedes freie Feld neben den Diagonalen und außerhalb der mittleren Reihe und Spalte
review-knister-kind-row = jedes freie Feld der Reihe { $n }
review-knister-kind-column = jedes freie Feld der Spalte { $n }
review-knister-into = { $number }: { $cells }
