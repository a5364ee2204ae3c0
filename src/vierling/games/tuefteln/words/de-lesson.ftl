# Eine geführte erste Partie, ein Satz pro Schritt.

tuefteln-lesson-squares = Das Blatt hat neun Quadrate aus vier Feldern, und jedes volle Quadrat zählt für sich. Vier Runden sind noch übrig.
tuefteln-lesson-pair = Quadrat 8, unten in der Mitte, hat zwei Dreien nebeneinander: ein Paar, 2 Punkte.
tuefteln-lesson-two = Beide Würfel werden geschrieben, hier in zwei weiße Felder: die 4 in Reihe 2, Spalte 1, die 2 in Reihe 5, Spalte 5.
tuefteln-lesson-clockwise = Quadrat 1 ist eine Straße, 3-4-5-6 im Uhrzeigersinn: 6 Punkte. Vier Zweien in Quadrat 9: 5 Punkte.
tuefteln-lesson-bridge = Eine Brücke nimmt beide Würfel zugleich auf, egal wie herum: die 3 in Reihe 4, Spalte 1, die 4 darunter.
tuefteln-lesson-patterns = Zwei Paare über Kreuz bringen 4 Punkte; nebeneinander, wie darunter, sind sie 3 wert.
tuefteln-lesson-bonus = Wer alle sechs Arten von Quadraten hat, bekommt den Bonus. Nur der Mix fehlt: 5 in Reihe 2, Spalte 4, und 1 in Reihe 4, Spalte 3.
tuefteln-lesson-all-six = Vier verschiedene Zahlen, aber keine Straße: Der Mix ist nur 1 Punkt wert, bringt aber den Bonus von 7.
tuefteln-lesson-last = Eine Brücke ist noch frei. Mit der 5 in Reihe 2, Spalte 6 und der 2 darunter wird Quadrat 3 zur Straße.
tuefteln-lesson-end = Das macht 36 Punkte. Ein einzelnes Paar auf der Diagonale wie in Quadrat 6 bringt nichts, ein Drilling auch nicht.
