# Eine geführte erste Partie, ein Satz pro Schritt.

input-lesson-stones = Du hast sieben Steine. Jeder hat zwei Seiten, immer die hier gezeigten Paare, und nur die obere sieht man.
input-lesson-number = Aus Steinen werden Zahlen. Drei von deinen liegen auf der 3; ihr fehlen noch ein schräger und ein halber.
input-lesson-notes = Es geht ums Gedächtnis: Was liegt unten? Hier helfen dir Notizen: die kleinen Symbole unter deinen Steinen.
input-lesson-flip = Wer dran ist, dreht einen Stein um. Nimm den halben aus dem Vorrat: Unten ist er schräg.
input-lesson-lay = Dann legst du ihn, wo er passt: auf Stelle 2 der 3.
input-lesson-others = Jetzt dreht und legt der Bot. Alle sehen, was zum Vorschein kommt, und sollten es sich merken.
input-lesson-last-place = Auf der 3 ist noch Stelle 4 frei. Sie verlangt Halb, und dein runder Stein ist unten halb: Die beiden anderen runden liegen schon auf der 3.
input-lesson-announce = Der letzte Stein einer Zahl wird vor dem Umdrehen angesagt: Wähl den runden im Vorrat, dann „schließt die 3“, und sag an.
input-lesson-closed = Er passt! Die 3 bringt 3 Punkte und noch 2 dazu, weil alle fünf Steine dir gehören.
input-lesson-why = Warum ansagen? Sonst darf der Stein nicht auf die letzte Stelle. Irrst du dich aber, verlierst du die Punkte der Zahl.
input-lesson-reuse = Steine einer fertigen Zahl werden weiterverwendet; erst wenn keiner von dir mehr darauf liegt, darfst du die nächste schließen. Dreh den auf Stelle 1 der 3 um.
input-lesson-again = Er ist schräg: Fang damit die 4 an, auf Stelle 1.
input-lesson-end = So geht es weiter, bis jemand 17 Punkte hat. In einer echten Partie gibt es keine Notizen, außer ihr vereinbart sie.
