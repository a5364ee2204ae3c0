### Everything that is refused. The rules' and the library's own sentences come first.

error-bad-option = Die Option { $option } ist { $choices }, nicht { $setting }
error-unknown-option = { $game } hat keine Option { $option }
error-unknown-game = Es gibt kein Spiel { $name }, nur { $games }
error-unknown-bot = Es gibt keinen Bot { $name }, nur { $bots }
error-bad-record = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
error-no-undo = Bei { $game } wird nichts zurückgenommen
error-no-roll-due = Es ist nicht zu würfeln
error-no-clock = Knister hat keine Uhr
error-no-such-seat = Es gibt keinen Platz { $seat }
error-match-over = Die Partie ist vorbei
error-roll-first = Zuerst muss gewürfelt werden
error-no-such-cell = Es gibt kein Feld { $cell }
error-stands-there = Die { $sum } steht schon dort
error-cell-taken = { $cell } ist nicht frei
error-nothing-to-take-back = Es gibt nichts zurückzunehmen
error-unreadable-move = „{ $text }“ ist kein Feld (a1 bis e5), kein back und kein Wurf (wie 5+3)
error-sheet-rows = Ein Blatt hat { $rows } Zeilen zu je 5 Feldern, nicht { $found }
error-sheet-row-length = Zeile { NUMBER($line, useGrouping: 0) }: Eine Zeile hat 5 Felder, nicht { $found }
error-sheet-cell = Zeile { NUMBER($line, useGrouping: 0) }, Feld { $column }: „{ $text }“ ist keine Zahl von 2 bis 12 und kein Punkt
error-seat-count = Knister hat 1 bis 15 Plätze, nicht { $seats }
error-name-count = { $seats } Plätze brauchen ebenso viele Namen, nicht { $names }
error-time-backwards = Die Zeit läuft rückwärts
error-bad-name = Ein Name hat 1 bis 40 Zeichen, keine Steuerzeichen und kein Leerzeichen an den Enden
error-no-such-roll = Ein Wurf sind zwei Würfel wie 5+3, nicht { $dice }

## The server's

error-already-started = Die Partie hat schon begonnen.
error-broken = Bei uns ist etwas schiefgegangen. Es ging nichts verloren: Bitte versuche es noch einmal.
error-invalid = { $field } ist nicht gültig.
error-is-bot = Auf Platz { $seat } sitzt ein Bot.
error-missing = { $field } fehlt.
error-no-bot = Auf Platz { $seat } sitzt kein Bot.
error-no-database = Die Datenbank { $path } lässt sich nicht benutzen: { $reason }
error-no-match = An diesem Tisch gab es keine Partie { $number }.
error-no-page = Die Seite ist noch nicht gebaut: zuerst „make setup“ ausführen.
error-no-start = Der Server ließ sich auf { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht öffnen: Läuft dort schon einer?
error-no-table = Es gibt keinen Tisch { $table }.
error-not-allowed = Das geht hier nicht.
error-not-found = Hier ist nichts.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-json = Das ist kein lesbares JSON.
error-not-over = Die Partie ist noch nicht vorbei.
error-not-paused = Die Partie ist nicht angehalten.
error-not-seated = Das dürfen nur die, die am Tisch sitzen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-yours = Platz { $seat } gehört dir nicht.
error-paused = Die Partie ist angehalten.
error-places = Es ist Platz für { $least } bis { $most }.
error-seats-taken = { $taken } Plätze sind schon besetzt.
error-stale = Zu spät: Das Blatt war schon gewendet.
error-table-full = Alle { $places } Plätze sind besetzt.
error-token-used = Dieses Geheimnis ist schon vergeben.
error-too-big = Das ist zu groß: { NUMBER($bytes, useGrouping: 0) } Bytes sind die Grenze.
error-too-few = Mindestens { $least } müssen am Tisch sitzen; es sind { $found }.
error-too-large = { $field } ist zu groß.
error-too-long = { $field } ist zu lang.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
error-too-short = { $field } ist zu kurz.
error-too-small = { $field } ist zu klein.
error-unknown-field = { $field } ist hier nicht bekannt.

## Die der Kommandozeile

error-unknown-command = Es gibt keinen Befehl { $name }, nur { $commands }
error-unknown-language = Es gibt keine Sprache { $name }, nur { $languages }
error-which-game = Nenne das Spiel: { $games }
error-bad-flag = { $flag } gibt es hier nicht, oder der Wert dazu fehlt; --help zählt auf, was es gibt
error-missing-argument = { $name } fehlt; --help sagt mehr
error-bad-setting = { $name }: { $reason }
error-no-such-file = Diese Datei gibt es nicht
error-no-file = Das ist keine Datei
error-file-exists = Diese Datei gibt es schon
error-file-forbidden = Der Zugriff ist nicht erlaubt
error-file-trouble = Diese Datei lässt sich nicht verwenden: { $reason }
error-not-text = Zeile { NUMBER($line, useGrouping: 0) }: das ist kein UTF-8-Text
error-no-number = { $flag }: „{ $text }“ ist keine ganze Zahl
error-number-too-small = { $flag }: „{ $text }“ ist keine ganze Zahl ab { NUMBER($least, useGrouping: 0) }
error-number-outside = { $flag }: „{ $text }“ ist keine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
error-no-terminal = play braucht ein Terminal
