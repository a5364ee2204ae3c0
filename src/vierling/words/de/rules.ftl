### Was in den Regeln mehrerer Spiele steht.

rules-last-entry = Ein Eintrag, mit dem umgeblättert wird, lässt sich im Browser noch zwei Sekunden lang zurücknehmen oder wartet auf deine Bestätigung; das wählst du im Menü. Sobald der nächste Wurf zu sehen ist, wird nichts mehr zurückgenommen.
rules-own-words = Hier stehen die Regeln in unseren eigenen Worten. { rules-independent }
rules-independent = Vierling ist von allen hier Genannten unabhängig.

## Zum Ausdrucken: was auf dem Papier steht, und was die Seite dazu sagt.

print-name = Name
print-total = Summe
print-what = Was
print-what-all = alles
print-what-sheets = Blätter
print-what-boards = Pläne
print-what-tiles = Teile
print-what-track = Punkteleiste
print-what-cards = Karten
print-what-stones = Steine
print-what-rules = Regeln
print-two-sided = Beidseitig drucken, über die lange Kante gewendet, in Originalgröße. Die Kreuze beider Seiten liegen aufeinander.
print-to-fold = Jedes Paar ausschneiden, an der gestrichelten Linie falten und die Hälften zusammenkleben.
print-play = Ausdrucken
print-about = Ein PDF zum Drucken, Ausschneiden und Spielen am richtigen Tisch.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-each = Blätter auf einer Seite
print-fold = Beide Seiten auf einem Blatt, zum Falten und Kleben
print-pick = Pläne aus dem Buch
print-pick-about = Zum Beispiel 1-6,9,12b, oder all für alle.
print-download = PDF herunterladen
print-working = Die Seiten werden gezeichnet …
