## Die Regeln

input-rules-pitch = Aus zweiseitigen Steinen wachsen Ziffern. Darunterschauen darf niemand: Wer sich merkt, was zu sehen war, schließt die Zahlen.
input-rules-stones = Die Steine
input-rules-stones-about = Eine Seite zeigt eines von vier Symbolen oder den Joker, der überall passt.
input-rules-stones-seven = Alle haben sieben Steine in ihrer Farbe, keine zwei gleich: jedes der sechs Paare aus zwei Symbolen, dazu den Joker mit Schräg auf der Rückseite.
input-rules-drawn-pair = { $one } und { $other }
input-rules-cards = Die Karten
input-rules-cards-about = Eine Ziffer ist in fünf Streifen geschnitten. Jeder Streifen ist eine Stelle und verlangt ein Symbol, egal wo es im Streifen gezeichnet ist.
input-rules-setup = Vor der Partie
input-rules-setup-row = { $seats ->
    [2] Die Karten 1 bis 6 liegen in einer Reihe, und 17 Punkte gewinnen.
    [3] Die Karten 1 bis 9 liegen in einer Reihe, und 21 Punkte gewinnen.
   *[other] Zu zweit liegen die Karten 1 bis 6 in einer Reihe, und 17 Punkte gewinnen. Zu dritt sind es 1 bis 9 und 21 Punkte.
} { $zero ->
    [yes] Daneben liegt die Null.
   *[no] { "" }
}
input-rules-setup-drop = Alle lassen ihre Steine fallen, und so bleiben sie liegen; nur ein Joker, der oben liegt, wird umgedreht, und nur jetzt. { $shuffle_seats ->
    [yes] Das Los bestimmt die ganze Reihenfolge.
   *[no] Das Los bestimmt, wer beginnt; dann geht es reihum, wie ihr sitzt.
}
input-rules-setup-memory = Niemand schaut je unter einen Stein. { $notes ->
    [own] Kleine Symbole auf deinen eigenen Steinen zeigen, was darunter sein kann.
    [all] Kleine Symbole auf allen Steinen zeigen, was darunter sein kann.
   *[none] Was zu sehen war, steht nirgends: Du musst es dir merken.
}
input-rules-turn = Ein Zug
input-rules-turn-touch = Berühre einen deiner sieben Steine: im Vorrat, auf einer Zahl der Reihe oder auf einer fertigen. Berührt – geführt: Diesen Stein musst du bewegen, und passen darfst du nicht.
input-rules-turn-flip = Dreh ihn um. Alle sehen die neue Seite. { $free_number ->
    [none] { "" }
   *[other] Für die { $free_number } muss niemand umdrehen: Sag vor dem Berühren, dass du den Stein lässt, wie er ist; dann muss er auf die { $free_number }.
} { $children ->
    [none] { "" }
   *[other] Auf Sitzplätzen für Kinder ({ $children }) muss man nicht umdrehen, wenn man das vor dem Berühren sagt; ein Stein, der so nirgends passt, muss aber umgedreht werden.
}
input-rules-turn-place = Leg ihn auf eine freie Stelle, die dieses Symbol verlangt, auf einer beliebigen unfertigen Zahl. Er darf auf seiner Zahl bleiben, aber nicht auf seiner Stelle.
input-rules-turn-back = Gibt es keine solche Stelle, kommt er mit der neuen Seite nach oben zurück in deinen Vorrat, und dein Zug ist vorbei.
input-rules-turn-time = { $clock ->
    [none] { "" }
   *[other] Die Zeit für jeden Zug ist begrenzt: { $clock }. Danach zieht ein Bot für dich.
}
input-rules-close = Eine Zahl schließen
input-rules-close-announce = Der letzte fehlende Stein einer Zahl ist ihr Schluss-Stein. Er muss vor dem Umdrehen angesagt werden: „Der schließt die 3“. Das darfst du,
input-rules-close-own = wenn ein anderer deiner Steine auf dieser Zahl liegt, der berührte aber nicht,
input-rules-close-finished = und wenn keiner deiner Steine mehr auf einer fertigen Zahl liegt, sobald du diesen hochgehoben hast.
input-rules-close-right = Kommt das fehlende Symbol, gehört die Zahl sofort dir: Die 1 zählt zehn, die anderen ihren Wert, { $solo_number ->
    [yes] und das Doppelte, wenn alle fünf Steine deine sind
   *[no] und { $bonus ->
        [3] drei
       *[2] zwei
    } Punkte mehr gibt es, wenn alle fünf Steine deine sind
}. { $joker_closes ->
    [yes] Auch die Jokerseite darf eine Zahl schließen.
   *[no] Die Jokerseite selbst darf nicht schließen, das Schräg auf ihrer Rückseite schon.
}
input-rules-close-wrong = Kommt etwas anderes, verlierst du die Punkte dieser Zahl, bei der 1 also zehn, fällst aber nie unter null: Wer nichts zu verlieren hat, riskiert beim Ansagen nichts. Der Stein wird dann anderswo abgelegt oder geht zurück; eine andere Zahl kann er nicht schließen.
input-rules-close-unannounced = Ohne Ansage bleibt die letzte freie Stelle einer Zahl gesperrt.
input-rules-close-example = { $cards ->
    [none] Der 3 fehlt noch ein Halb. Blau sagt sie an und dreht einen Stein um, der unten Halb zeigt: drei Punkte.
   *[other] { "" }
}
input-rules-finished = Fertige Zahlen
input-rules-finished-about = Eine fertige Karte rückt nach oben. Ihre Steine bleiben liegen und werden nach und nach von dort genommen. Ist der letzte weg, kommt die Karte am Ende des Zuges zurück in die Reihe und kann wieder gewonnen werden.
input-rules-finished-back = { $shuttling ->
    [none] Ein Stein darf nicht sofort auf die Stelle zurück, von der er kam. War er im Vorrat, ist er wieder frei.
    [superko] Ein Stein darf nicht so gelegt werden, dass alle Steine auf dem Tisch so liegen, wie sie in dieser Partie schon einmal lagen.
   *[twice] Ein Stein, der von einer Stelle zu einer anderen und wieder zurück gewandert ist, darf denselben Weg nicht noch einmal nehmen, auch wenn inzwischen andere Steine gezogen wurden. War er im Vorrat, ist er wieder frei.
}
input-rules-filling = { $zero ->
    [yes] Die Null
   *[no] Eine Variante: die Null
}
input-rules-filling-zero = { $zero ->
    [no] { "" }
   *[other] Auch die Null liegt aus. Wer schon eine Zahl gewonnen hat, darf sie einmal je Partie versuchen, solange sie leer ist: fünf eigene Steine nacheinander in einem Zug, jeder muss passen; der Joker passt hier überall, auch als letzter. { $children ->
        [none] { "" }
       *[other] Auf Sitzplätzen für Kinder muss man auch hier nicht umdrehen.
    } Beim fünften darf keiner von dir auf einer fertigen Zahl bleiben. Sie bringt dir keine Punkte; gelingt es aber, verlieren alle anderen, was ihnen ihre zuletzt gewonnene Zahl gebracht hat. Misslingt es, verlierst du, was dir deine gebracht hat, deine Steine auf der Null kommen zurück in deinen Vorrat, und andere dürfen es versuchen. Eine so verlorene Zahl gilt nicht mehr als gewonnen. Unter null fällt niemand.
}
input-rules-end = Das Ende
input-rules-end-target = { $seats ->
    [2] Wer zuerst 17 Punkte hat, gewinnt sofort.
    [3] Wer zuerst 21 Punkte hat, gewinnt sofort.
   *[other] Wer das Ziel erreicht, gewinnt sofort: 17 Punkte zu zweit, 21 zu dritt.
} Was darüber hinausgeht, zählt nicht.
input-rules-end-agreed = { $combination ->
    [none] { "" }
   *[other] Sofort gewinnt auch, wer jede dieser Zahlen gewonnen hat: { $combination }.
}
input-rules-end-standstill = Auch eine Partie, die nicht vorankommt, endet: wenn dieselbe Stellung mit denselben Punkten zum dritten Mal entsteht oder nach { $seats ->
    [2] 200 Zügen ohne geschlossene Zahl
    [3] 400 Zügen ohne geschlossene Zahl
   *[other] 200 Zügen ohne geschlossene Zahl (400 zu dritt)
}. Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt man sich den Sieg.
input-rules-variants = Varianten
input-rules-variants-notes = Kleine Symbole zeigen, was darunter sein kann: nur bei deinen eigenen Steinen oder bei allen.
input-rules-variants-shuttling = Strenger als sonst: Kein Stein geht sofort dorthin zurück, woher er kam, oder keine Stellung darf zweimal entstehen.
input-rules-variants-bonus = Fünf Steine einer Farbe bringen nach der Regel zwei Punkte mehr, und drei, wo die Anleitung von Varianten spricht.
input-rules-variants-solo_number = Für eine Zahl aus fünf eigenen Steinen gibt es die doppelten Punkte statt des Bonus.
input-rules-variants-joker_closes = Auch die Jokerseite darf eine Zahl schließen.
input-rules-variants-shuffle_seats = Das Los bestimmt die ganze Reihenfolge, nicht nur, wer beginnt. Der Sitzplatz ist wichtig: Hinter jemandem, der wenig ansagt, sitzt man gut.
input-rules-variants-free_number = Auf einer vereinbarten Zahl muss niemand umdrehen. Wer einen Stein lässt, wie er ist, sagt das vor dem Berühren.
input-rules-variants-combination = Wer alle Zahlen einer vereinbarten Gruppe gewonnen hat, gewinnt die Partie.
input-rules-variants-children = Wer auf einem Sitzplatz für Kinder spielt, darf Steine legen, ohne sie umzudrehen, und sagt das vor dem Berühren.
input-rules-sheets = { input-sheets }
input-rules-sheets-cards = { $cards ->
    [any] Die Bilder der gedruckten Karten kennen wir nicht: Unsere Karten sind nachgebaut. Hast du das Spiel, kannst du seine Karten eingeben, speichern und damit spielen.
    [none] Dieser Tisch spielt mit unseren Karten. Sie sind nachgebaut: Die Bilder der gedruckten kennen wir nicht.
   *[other] Dieser Tisch spielt mit eigenen Karten.
}
input-rules-made = Von wem es ist
input-rules-made-by = { input-made } { rules-own-words }
input-made = Input ist ein Spiel von Edelbert „sepp“ Wiedmann, 1998 bei Drei Magier Spiele erschienen.

## Karten eintippen

input-editor-about = Wähle eine Karte, dann, was jeder ihrer Streifen zeigt.
input-editor-ready = Mit diesen Karten kann man spielen.
input-editor-shipped = Mit unseren beginnen
input-editor-reconstructed = Unsere Karten sind nachgebaut. Für die Regeln zählt nur das Symbol eines Streifens; wie es gezeichnet ist, gibt der Ziffer ihre Form.
input-editor-share = Link dazu kopieren
input-editor-received = Diese Karten kamen mit dem Link. Speichere sie, wenn du sie behalten willst.
input-editor-name = Name der Karten
input-editor-none = Noch keine Karten.
input-editor-saved-as = Gespeichert als { $name }.
input-editor-text = Die Karten als Text
input-editor-text-about = Eine Zeile je Karte: die Zahl, dann fünf Streifen von oben nach unten. V ist Voll; H Halb (l links, r rechts, c Mitte, s beide Seiten); R Rund (n Bogen oben, u Bogen unten, l oder r ein rundes Ende); S Schräg (z steigend, x fallend, i in einen Stamm, v oder a an beiden Seiten).
input-strip = { $strip ->
    [V] Voll
    [Hl] Halb, links
    [Hr] Halb, rechts
    [Hc] Halb, in der Mitte
    [Hs] Halb, an beiden Seiten
    [Rn] Rund, Bogen oben
    [Ru] Rund, Bogen unten
    [Rl] Rund, Ende links
    [Rr] Rund, Ende rechts
    [Sz] Schräg, steigend
    [Sx] Schräg, fallend
    [Si] Schräg, zum Stamm
    [Sv] Schräg, beidseitig, zusammen
   *[Sa] Schräg, beidseitig, auseinander
}

## Das Training

input-asked = { $stone }: Was liegt darunter?
input-asked-why = Zu sehen war es in Zug { $round }, { $ago ->
    [one] einen Zug
   *[other] { $ago } Züge
} vorher. { $turn } Davor lag die andere Seite oben: { $face }.

## Mit der Schachtel auf dem Tisch; label ist eine Zahl, oder any: alle

input-companion-closed = { $label ->
    [any] schließt eine Zahl
   *[other] schließt die { $label }
}
input-companion-one-colour = { $label ->
    [any] schließt eine Zahl in einer Farbe
   *[other] schließt die { $label } in einer Farbe
}
input-companion-alone = { $label ->
    [any] schließt eine allein gebaute Zahl
   *[other] schließt die allein gebaute { $label }
}
input-companion-wrong = { $label ->
    [any] sagt eine Zahl vergeblich an
   *[other] sagt die { $label } vergeblich an
}
input-companion-zero = füllt die Null
input-companion-zero-failed = scheitert an der Null

## Der Rückblick

review-input-round = Zug
review-input-roll = Symbol
review-input-touch = { $spot } berühren
review-input-still = { $spot } nehmen, ohne zu drehen
review-input-announce = { $spot } berühren und die { $number } ansagen
review-input-place = ablegen: { $spot }
review-input-part-nobody = niemand, solange die Partie sich hinzieht
review-input-closes = { $you ->
    [yes] Du schließt
   *[no] { $name } schließt
} in den nächsten Zügen die { $number }: in { $made } der Fälle statt in { $best }.
review-input-bet = Die Ansage der { $number } stimmte mit einer Wahrscheinlichkeit von { $chance }: { $gain } zu gewinnen, { $loss } zu verlieren.
review-input-missed = Die { $number } war sicher zu schließen, das bringt { $gain }.
