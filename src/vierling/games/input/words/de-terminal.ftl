terminal-input-touch = Berühre einen deiner Steine: Die Eingabetaste dreht ihn um. A sagt an, was er schließt.
terminal-input-which = Welche Zahl schließt dieser Stein: { $numbers }? Tippe sie ein.
terminal-input-confirm = Die Eingabetaste sagt sie an, Esc nicht.
terminal-input-cancel = Esc: neu wählen.
terminal-input-kept = Er wird nicht umgedreht.
terminal-input-wait = Jemand anderes ist dran: Schau gut hin.
terminal-input-line-closed = die { $number }
terminal-input-line-one-colour = { $number }, einfarbig
terminal-input-line-alone = { $number }, allein
terminal-input-line-wrong = { $number }, falsch
terminal-input-line-zero = { $number }, durch die Null
terminal-input-line-zero-failed = { $number }, eigene Null
terminal-input-rules-stones-about = Im Terminal stehen Buchstaben dafür: V voll, H halb, R rund, S schräg, J der Joker. Auf einer Karte zeigen kleine Buchstaben, was eine Stelle verlangt.

terminal-input-lesson-stones = Du hast sieben Steine, und nur die obere Seite sieht man: Voll/Halb, Voll/Rund, Voll/Schräg, Halb/Rund, Halb/Schräg, Rund/Schräg und Joker/Schräg.
terminal-input-lesson-notes = Es geht ums Gedächtnis: Was liegt unten? Was die Paare nicht verraten, hast du gesehen.
terminal-input-lesson-announce = Der letzte Stein einer Zahl wird vor dem Umdrehen angesagt: ein Ausrufezeichen und die Zahl hinter dem runden, dem vierten im Vorrat.

## What --help says about the options

terminal-input-option-zero = Auch die Null auslegen.
terminal-input-option-notes = Notieren, was unter den eigenen Steinen liegen kann (own) oder unter allen (all).
terminal-input-option-shuttling = Wie oft ein Stein hin und her darf: kein drittes Mal (twice), nie gleich zurück (none), keine Stellung zweimal (superko).
terminal-input-option-bonus = Punkte für fünf Steine einer Farbe.
terminal-input-option-solo_number = Eine allein gebaute Zahl zählt doppelt statt den Bonus zu bringen.
terminal-input-option-joker_closes = Die Jokerseite darf eine Zahl schließen.
terminal-input-option-shuffle_seats = Die ganze Reihenfolge auslosen, nicht nur, wer beginnt.
terminal-input-option-free_number = Eine Zahl, auf der niemand wenden muss.
terminal-input-option-combination = Zahlen, die zusammen sofort gewinnen, etwa 1,2,3.
terminal-input-option-children = Plätze von Kindern, die nicht wenden müssen, etwa 1,3.
terminal-input-option-cards = Andere Karten, als Text oder in einer Datei; sonst die mitgelieferten.
