### Was in den Regeln mehrerer Spiele steht.

rules-last-entry = Ein Eintrag, mit dem umgeblättert wird, lässt sich im Browser noch zwei Sekunden lang zurücknehmen oder wartet auf deine Bestätigung; das wählst du im Menü. Sobald der nächste Wurf zu sehen ist, wird nichts mehr zurückgenommen.
rules-own-words = Hier stehen die Regeln in unseren eigenen Worten. Vierling ist von allen hier Genannten unabhängig.
