# Eine geführte erste Partie, ein Satz pro Schritt.

knister-lesson-sheet = Zwanzig der 25 Runden sind geschrieben. Jede Zahl ist die Summe zweier Würfel; volle Reihen, Spalten und Diagonalen zählen.
knister-lesson-line = Reihe 1 ist voll: Ihre drei Siebenen bringen 3 Punkte.
knister-lesson-full-house = Du hast 4 und 2 geworfen. Schreib die 6 in Reihe 2, Spalte 3: Drei Sechsen und zwei Achten sind ein Full House.
knister-lesson-crossing = Das sind 8 Punkte! Jetzt hast du eine 8: In Reihe 4, Spalte 5 macht sie zwei Linien auf einmal voll.
knister-lesson-points = Reihe 4 ist eine Straße von 6 bis 10, die Reihenfolge ist egal: 8 Punkte. Spalte 5 hat drei Achten: noch einmal 3.
knister-lesson-straight = Eine 10: Schreib sie in Reihe 5, Spalte 4. Damit wird auch Spalte 4 eine Straße.
knister-lesson-diagonals = Die Diagonalen zählen doppelt, und beiden fehlt nur noch die Mitte.
knister-lesson-room = Wieder eine 6: Schreib sie in Reihe 3, Spalte 2. Heb die Mitte für eine 7 auf, die am häufigsten fällt.
knister-lesson-middle = Da ist sie! Schreib die 7 in die Mitte, Reihe 3, Spalte 3: Sie macht vier Linien voll.
knister-lesson-end = Eine Zahl, 43 Punkte: Du kommst auf 77. In einer echten Partie beginnst du mit einem leeren Blatt.
