## The rules

tuefteln-rules-pitch = Alle füllen mit denselben Würfeln das gleiche Blatt mit neun Quadraten. Aus jedem kann etwas anderes werden.
tuefteln-rules-round = Eine Runde
tuefteln-rules-round-roll = Jemand würfelt mit zwei Würfeln. Alle schreiben beide Zahlen in zwei freie Felder des eigenen Blattes, in jedes eine. Keine darf wegfallen, und radiert wird nie. Die sechs gedruckten Zahlen zählen mit.
tuefteln-rules-round-turn = { $alone ->
    [yes] Hast du geschrieben, wird umgeblättert und wieder gewürfelt.
   *[other] Niemand sieht deine Zahlen, bevor alle geschrieben haben; so lange darfst du sie verschieben, tauschen oder zurücknehmen. Dann wird umgeblättert, und im Uhrzeigersinn wird weitergewürfelt. Platz 1 beginnt.
}
tuefteln-rules-round-time = { $clock ->
    [none] { rules-last-entry }
   *[other] Die Zeit für jede Runde ist begrenzt: { $clock }. Danach schreibt ein Bot für alle, die noch nicht geschrieben haben.
}
tuefteln-rules-bridges = { tuefteln-option-side-A }
tuefteln-rules-bridges-side = { $side ->
    [B] { "" }
   *[A] Beide Zahlen kommen in zwei beliebige freie weiße Felder oder in die zwei blauen Felder einer Brücke, egal wie herum. Eine Brücke verbindet zwei Quadrate und wird auf einmal gefüllt oder gar nicht.
}
tuefteln-rules-colours = { tuefteln-option-side-B }
tuefteln-rules-colours-side = { $side ->
    [A] { "" }
   *[B] Beide Zahlen kommen in zwei freie Felder derselben Farbe. Jede der fünf Farben hat sechs Felder und ein eigenes Zeichen.
}
tuefteln-rules-squares = Neun Quadrate
tuefteln-rules-squares-each = Jedes Quadrat zählt für sich, sobald seine vier Felder voll sind. Eine Kombination zählt jedes Mal, wenn sie dir gelingt.
tuefteln-rules-drawn-square = oben { $first } { $second }, unten { $third } { $fourth }
tuefteln-rules-squares-mix = Vier verschiedene Zahlen, die keine Straße sind.
tuefteln-rules-squares-pair = Genau ein Paar, nebeneinander oder übereinander; die beiden anderen sind verschieden.
tuefteln-rules-squares-pairs = Zwei verschiedene Paare, jedes nebeneinander oder übereinander.
tuefteln-rules-squares-cross = Zwei verschiedene Paare, jedes auf einer Diagonale.
tuefteln-rules-squares-four = Vier gleiche Zahlen.
tuefteln-rules-squares-straight = Vier aufeinanderfolgende Zahlen im Uhrzeigersinn.
tuefteln-rules-squares-nothing = Drei gleiche Zahlen bringen nichts, ein einzelnes Paar auf einer Diagonale auch nicht.
tuefteln-rules-straights = Die Straße läuft im Uhrzeigersinn
tuefteln-rules-straights-clockwise = Geh um das Quadrat wie der Zeiger einer Uhr, von einer beliebigen Ecke aus: 1-2-3-4, 2-3-4-5 oder 3-4-5-6. Liegen dieselben Zahlen anders, sind sie nur ein Mix. Das macht jeder einmal falsch.
tuefteln-rules-drawn-run-yes = Eine Straße
tuefteln-rules-drawn-run-no = Nur ein Mix
tuefteln-rules-drawn-run-top = Im Uhrzeigersinn von links oben.
tuefteln-rules-drawn-run-corner = Im Uhrzeigersinn von rechts unten: Jede Ecke darf die erste sein.
tuefteln-rules-drawn-run-against = Läuft falsch herum.
tuefteln-rules-drawn-run-across = Läuft quer durchs Quadrat.
tuefteln-rules-extra = { tuefteln-line-bonus }
tuefteln-rules-extra-bonus = Sobald du von jeder der sechs Arten mindestens ein Quadrat hast, bekommst du den Bonus. Die Strichliste zeigt, was noch offen ist.
tuefteln-rules-end = Das Ende
tuefteln-rules-end-total = Nach 15 Runden ist das Blatt voll. { $alone ->
    [yes] { "" }
   *[other] Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
}
tuefteln-rules-solo = { $alone ->
    [no] { "" }
   *[other] Allein
}
tuefteln-rules-solo-ratings = Du spielst um eine Wertung:
tuefteln-rules-sheets = { $table ->
    [yes] { tuefteln-option-sheet }
   *[no] { sheets }
}
tuefteln-rules-sheets-sheet = { $sheet ->
    [any] Wir kennen die Regeln des gedruckten Spiels, aber seine Blätter nicht ganz: Unsere sind nachgebaut. Wenn du das Spiel hast, kannst du sein Blatt eingeben, speichern und darauf spielen.
    [none] Dieser Tisch spielt auf unserem Blatt. Es ist nachgebaut: Wir kennen die Regeln des gedruckten Spiels, aber seine Blätter nicht ganz.
   *[other] Dieser Tisch spielt auf einem eigenen Blatt.
}
tuefteln-rules-made = Von wem es ist
tuefteln-rules-made-by = { tuefteln-made } { rules-own-words }
tuefteln-made = Tüfteln ist ein Spiel von Jannik Walter und Reinhard Staupe, 2024 bei der KENDi GmbH erschienen.

## Drawing a sheet

tuefteln-editor-grid = Das Blatt, das du zeichnest
tuefteln-editor-tools = Wähle eins, dann tippe Felder an
tuefteln-editor-number = Die { $number } drucken
tuefteln-editor-bridge = Brücke
tuefteln-editor-rub = Radieren
tuefteln-editor-how-A = Für eine Brücke tippst du ihre beiden Enden an. Auf der Tastatur: Ziffern drucken, Umschalt mit Pfeil baut eine Brücke, Entf radiert.
tuefteln-editor-how-B = Mit der Maus malst du mehrere Felder in einem Zug. Auf der Tastatur: Ziffern drucken, die Buchstaben Y R G V B malen, Entf radiert.
tuefteln-editor-wrong = stimmt noch nicht
tuefteln-editor-begun = ein Ende einer Brücke
tuefteln-editor-ready = Auf diesem Blatt kann man spielen.
tuefteln-editor-shipped = Mit unserem anfangen
tuefteln-editor-empty = Leer anfangen
tuefteln-editor-reconstructed = Unsere beiden Blätter sind nachgebaut: Bei den gedruckten Zahlen folgen sie dem, was man vom Spiel weiß; Brücken und Farben sind von uns.
tuefteln-editor-share = Link dazu kopieren
tuefteln-editor-received = Dieses Blatt kam mit dem Link. Speichere es, wenn du es behalten willst.
tuefteln-editor-name = Name des Blattes
tuefteln-editor-none = Noch kein Blatt.
tuefteln-editor-saved-as = Als { $name } gespeichert.
tuefteln-editor-text = Das Blatt als Text
tuefteln-editor-text-A = Sechs Zeilen mit je sechs Zeichen: Eine Ziffer ist gedruckt, ein Punkt ist weiß, zwei gleiche kleine Buchstaben sind eine Brücke.
tuefteln-editor-text-B = Sechs Zeilen mit je sechs Zeichen: Eine Ziffer ist gedruckt, Y R G V B sind die Farben.
tuefteln-editor-unreadable = Ein Blatt hat sechs Zeilen mit je sechs Zeichen.
tuefteln-editor-download = Herunterladen
tuefteln-editor-upload = Datei öffnen

## Challenges of the day

tuefteln-challenge-a = Seite A
tuefteln-challenge-b = Seite B

## Der Rückblick

review-tuefteln-part-square = { $n ->
    [1] Quadrat oben links
    [2] Quadrat oben Mitte
    [3] Quadrat oben rechts
    [4] Quadrat Mitte links
    [5] Quadrat in der Mitte
    [6] Quadrat Mitte rechts
    [7] Quadrat unten links
    [8] Quadrat unten Mitte
   *[9] Quadrat unten rechts
}
review-tuefteln-part-room = Platz für spätere Würfe
