### Everything that is refused. The rules' and the library's own sentences come first.

error-bad-option = Die Option { $option } kann { $choices } sein, nicht { $setting }
error-unknown-option = { $game } hat keine Option { $option }
error-unknown-game = Es gibt kein Spiel { $name }, nur { $games }
error-unknown-bot = Es gibt keinen Bot { $name }, nur { $bots }
error-bad-record = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-cut = Die Mitschrift endet nicht mit einer ganzen Zeile
error-record-ends = Die Mitschrift endet vor { $field }:
error-record-field = Hier gehört „{ $field }“ hin, dann ein Doppelpunkt und ein Leerzeichen
error-record-first = Eine Mitschrift beginnt mit „{ $first }“, nicht mit „{ $found }“
error-record-game = Es gibt kein Spiel „{ $name }“
error-record-version = { $game } ist hier in Fassung { $known } bekannt, nicht „{ $found }“
error-table-version = An diesem Tisch gilt Version { $found } der Regeln von { $game }; dieser Server kennt Version { $known }.
error-record-options = Die Optionen lauten vollständig „{ $options }“
error-record-seats = { $game } hat { $least } bis { $most } Plätze, nicht „{ $found }“
error-record-empty-line = Zwischen Kopf und Ereignisse gehört eine leere Zeile
error-record-event = Ein Ereignis sagt, wann (in Millisekunden), dann wer (ein Platz, dice oder clock), dann was
error-record-late = Nur ein Zug kann eine Verzögerung haben
error-record-joined = Im Kopf stehen { $named }, die im Spiel dazugekommen sind, es waren aber { $joined }
error-record-spelling = Dieses Ereignis schreibt man „{ $event }“
error-no-undo = Bei { $game } wird nichts zurückgenommen
error-no-join = Bei { $game } kann niemand in ein laufendes Spiel einsteigen
error-no-roll-due = Gerade ist kein Wurf fällig
error-no-clock = In diesem Spiel gibt es keine Uhr
error-no-such-seat = Es gibt keinen Platz { $seat }
error-match-over = Die Partie ist vorbei
error-roll-first = Zuerst muss gewürfelt werden
error-no-such-cell = Es gibt kein Feld { $cell }
error-stands-there = Das steht dort schon
error-cell-taken = { $cell } ist nicht frei
error-nothing-to-take-back = Es gibt nichts zurückzunehmen
error-unreadable-move = „{ $text }“ ist kein Feld (a1 bis e5), kein back und kein Wurf (wie 5+3)
error-sheet-rows = Ein Blatt hat { $rows } Reihen zu 5 Feldern, nicht { $found }
error-sheet-row-length = Zeile { NUMBER($line, useGrouping: 0) }: Eine Reihe hat 5 Felder, nicht { $found }
error-sheet-cell = Zeile { NUMBER($line, useGrouping: 0) }, Feld { $column }: „{ $text }“ ist keine Zahl von 2 bis 12 und kein Punkt
error-seat-count = Es gibt { $least } bis { $most } Plätze, nicht { $seats }
error-name-count = Jeder Platz braucht einen Namen: { $seats }, nicht { $names }
error-time-backwards = Die Zeit kann nicht rückwärts laufen
error-bad-name = Ein Name hat 1 bis 40 Zeichen, keine Steuerzeichen und kein Leerzeichen am Anfang oder Ende
error-no-such-roll = Ein Wurf sind zwei Würfel wie 5+3, nicht { $dice }
error-option-text = Die Option { $option } ist ein Text, nicht { $setting }
error-no-such-entry = Ein Eintrag sind zwei Felder wie a1+c2, nicht { $text }
error-unreadable-entry = „{ $text }“ ist kein Paar von Feldern (wie a1+c2), kein back und kein Wurf (wie 5+3)
error-colours-differ = { $one } und { $other } haben verschiedene Farben
error-bridge-whole = { $cell } ist ein Ende einer Brücke: Beide Felder werden zugleich beschrieben
error-not-printed = { $cell }: Dort ist die { $number } gedruckt
error-cell-number = { $cell }: „{ $text }“ ist keine Zahl von 1 bis 6 und kein Punkt
error-paper-rows = Ein Blatt hat 6 Reihen zu 6 Feldern, nicht { $found }
error-paper-row = Reihe { $row }: Eine Reihe hat 6 Felder, nicht { $found }
error-paper-sign = { $cell }: „{ $sign }“ ist keine Zahl von 1 bis 6, kein Punkt, keine Brücke und keine Farbe
error-paper-mixed = { $cell }: Ein Blatt hat entweder Farben oder weiße Felder und Brücken
error-paper-number-missing = Die { $number } ist nirgends gedruckt
error-paper-number-twice = { $cell }: Die { $number } ist schon in { $other } gedruckt
error-paper-bridge-ends = { $cell }: Eine Brücke hat zwei Enden, { $bridge } hat { $found }
error-paper-bridge-apart = { $cell }: Eine Brücke verbindet zwei benachbarte Felder, { $bridge } nicht
error-paper-bridge-inside = { $cell }: Eine Brücke verbindet zwei Quadrate, { $bridge } bleibt in einem
error-paper-colour-many = { $cell }: Eine Farbe hat 6 Felder, { $colour } hat { $found }
error-paper-side = Das ist ein Blatt für Seite { $side }
error-no-clock-runs = Es läuft keine Uhr
error-no-such-card = Plan { $card } ist nicht in der Schachtel oder hat nicht den Grad, der an der Reihe ist
error-clock-early = Die Zeit ist noch nicht um
error-deal-first = Zuerst müssen die Pläne verteilt werden
error-wait-for-signal = Die Runde beginnt erst mit dem Signal
error-round-not-begun = Die Runde hat noch nicht begonnen
error-round-begun = Die Runde hat schon begonnen
error-has-said-go = Du hast schon gesagt, dass du bereit bist
error-join-between = Einsteigen kann man nur zwischen zwei Runden eines Wettlaufs
error-join-full = Alle { $most } Plätze sind besetzt
error-join-box = Für noch jemanden liegen zu wenige Pläne in der Schachtel
error-has-called = Wer gerufen oder aufgegeben hat, baut nicht weiter
error-too-few-to-call = Zum Rufen müssen mindestens { $least } Teile auf dem Plan liegen, nicht { $laid }
error-time-up = Die Zeit ist um
error-not-a-move = Das ist in diesem Spiel kein Zug
error-no-such-move = Ein Zug sieht aus wie L4@b3, L4fr1@b3, -L4, ready, pass oder go, nicht wie „{ $text }“
error-beyond-board = { $text } ragt über den Plan hinaus
error-no-such-board = Im Buch stehen die Pläne { $first } bis { $last }, aber kein { $name }
error-no-flipping = Hier dürfen die Teile gedreht, aber nicht gewendet werden
error-not-laid = { $tile } liegt nicht auf dem Plan
error-bad-handicap = Eine Vorgabe ist ein Platz und 6 oder 7 Teile, etwa 2:6, höchstens eine je Platz, nicht „{ $text }“
error-board-row = Zeile { NUMBER($line, useGrouping: 0) }: Eine Reihe hat { $side } Zeichen, . für Boden und # für Felsen, nicht „{ $text }“
error-board-rows = Zeile { NUMBER($line, useGrouping: 0) }: Ein Plan hat { $side } Reihen, nicht { $rows }
error-board-more = Zeile { NUMBER($line, useGrouping: 0) }: Ein Plan hat { $side } Reihen, und danach steht noch „{ $text }“
error-board-full = Zeile { NUMBER($line, useGrouping: 0) }: Der Plan hat kein freies Feld
error-board-mark = Zeile { NUMBER($line, useGrouping: 0) }: Eine Marke ist ein Feld und eine Seite wie a1 N, nicht „{ $text }“
error-board-inside = Zeile { NUMBER($line, useGrouping: 0) }: { $mark } liegt im Inneren des Plans, nicht am Rand
error-board-twice = Zeile { NUMBER($line, useGrouping: 0) }: Der Plan hat ein zweites „{ $mark }“
error-board-missing = Zeile { NUMBER($line, useGrouping: 0) }: Dem Plan fehlt „{ $mark }“
error-board-rock = Zeile { NUMBER($line, useGrouping: 0) }: „{ $mark }“ liegt bei { $cell }, und dort ist Fels
error-board-same = Zeile { NUMBER($line, useGrouping: 0) }: Start und Ziel sind dieselbe Marke
error-board-tile = Zeile { NUMBER($line, useGrouping: 0) }: Ein Teil wird wie L4@b3 gelegt, nicht „{ $text }“
error-board-tile-twice = Zeile { NUMBER($line, useGrouping: 0) }: { $tile } liegt zweimal da
error-board-tile-blocked = Zeile { NUMBER($line, useGrouping: 0) }: { $text } liegt nicht auf freiem Boden
error-board-tile-flipped = Zeile { NUMBER($line, useGrouping: 0) }: { $text } ist gewendet, und hier wird nur gedreht
error-warming-up = Neue Pläne gibt es gleich: Das Programm dafür wird noch vorbereitet
error-bad-grade = Es gibt die Grade { $least } bis { $most }, nicht { $grade }
error-tiles-outside = Eine Leitung hat hier { $least } bis { $most } Teile, nicht { $tiles }
error-no-puzzles = { $game } hat keine Pläne zum Lösen
error-no-lesson = { $game } hat keine geführte erste Partie
error-no-sheet = In diesem Spiel gibt es kein Blatt
error-drop-first = Zuerst müssen die Steine fallen
error-not-your-turn = Du bist nicht am Zug
error-touched-is-moved = Berührt – geführt: Zuerst muss der Stein in der Hand gelegt werden
error-touch-first = Zuerst muss ein Stein berührt werden
error-no-stone-there = Bei { $spot } liegt kein Stein von dir
error-no-place = Der Stein darf nicht nach { $spot }
error-must-flip = Dieser Stein muss umgedreht werden
error-may-not-close = Die { $number } darfst du nur ansagen, wenn ihr allein der Schluss-Stein fehlt, ein anderer von dir darauf liegt und keiner auf fertigen Zahlen
error-may-not-fill = Die Null darf nur ansagen, wer schon eine Zahl gewonnen hat: einmal je Partie und solange die Karte leer ist
error-zero-first = Zuerst muss die angesagte Null gefüllt werden
error-unreadable-touch = Ein Zug sieht aus wie s3, 4.2, 4.2!5, 4.2~ oder >5.1, nicht wie „{ $text }“
error-bad-numbers = Gebraucht werden Zahlen von { $least } bis { $most } mit Kommas dazwischen, nicht „{ $text }“
error-not-in-play = Zu { $seats ->
    [2] zweit
   *[other] dritt
} sind nur die Zahlen 1 bis { $most } im Spiel: { $option ->
    [free_number] Die { $number } kann nicht die Zahl sein, bei der niemand umdrehen muss
   *[combination] Die { $number } kann nicht zu den Zahlen gehören, die sofort gewinnen
}
error-order-round = Gespielt wird reihum, wie alle sitzen, also nicht in der Reihenfolge { $order }
error-cards-number = Karte { $card }: Ein Satz hat jede Karte von 0 bis 9 genau einmal
error-cards-missing = Karte { $card } fehlt
error-cards-strips = Karte { $card }: Gebraucht werden fünf Streifen wie V, Hl, Rn oder Sz, nicht „{ $text }“

## The server's

error-already-started = Die Partie hat schon begonnen.
error-broken = Bei uns ist etwas schiefgegangen. Es ging nichts verloren: Bitte versuche es noch einmal.
error-invalid = { $field } ist nicht gültig.
error-is-bot = Auf Platz { $seat } sitzt ein Bot.
error-missing = { $field } fehlt.
error-host-here = Wer den Tisch leitet, ist da oder war es bis eben.
error-locked = Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen.
error-muted = Dein Name ist ausgeblendet und lässt sich deshalb nicht ändern.
error-no-claim = Wer auf Platz { $seat } sitzt, will den Tisch nicht leiten.
error-removed = Du bist von diesem Tisch entfernt worden.
error-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-hidden = In diesem Namen sind Zeichen, die niemand sehen kann. Bitte tippe ihn ohne sie.
error-name-long = Ein Name hat höchstens { $most } Zeichen.
error-name-marks = In diesem Namen stehen zu viele Akzente auf einem Buchstaben oder Akzente ohne Buchstaben.
error-name-taken = Dieser Name sieht aus wie der von { $other }, und { $other } sitzt schon hier. Wie wäre es mit „{ $instead }“?
error-no-bot = Auf Platz { $seat } sitzt kein Bot.
error-no-database = Die Datenbank { $path } lässt sich nicht benutzen: { $reason }
error-database-taken = Ein anderer Server benutzt die Datenbank { $path } bereits: beende ihn zuerst oder wähle mit --database eine andere Datei.
error-workers-need-postgres = Nur eine PostgreSQL-Datenbank können mehrere Prozesse gemeinsam benutzen, und { $path } ist eine Datei: lass --workers weg oder nenne eine mit --database postgresql://…
error-backup-exists = { $file } gibt es schon: wähle einen anderen Namen
error-no-backup = { $file } ist kein Backup, das sich zurückspielen lässt: { $reason }
error-restore-occupied = Die Datenbank { $path } ist nicht leer: spiel das Backup in eine neue ein
error-log-failed = In die Datenbank { $path } lässt sich nicht mehr schreiben, darum hat der Server angehalten: { $reason }
error-no-hints = An diesem Tisch gibt es keine Hinweise.
error-clock-runs = Dort läuft eine Uhr: Wähle einen Moment, in dem sie steht.
error-carry-people = An diesem Tisch sitzen mehrere Menschen. Offline weiterspielen lässt sich nur eine Partie, die jemand allein oder gegen Bots spielt.
error-carry-dice = Tagesaufgaben, Runden, wiederholte Würfel und geführte Partien lassen sich nicht offline weiterspielen.
error-carry-clock = An diesem Tisch läuft eine Uhr. Eine solche Partie lässt sich nicht offline weiterspielen.
error-carry-busy = Der Tisch wartet gerade nicht auf dich. Bitte versuche es gleich noch einmal.
error-carry-hidden = Um offline weiterzuspielen, müsste dieses Gerät wissen, was verdeckt liegt. Im Menü des Tisches kannst du darum bitten.
error-carry-moved-on = Die Partie ist an diesem Tisch inzwischen weitergegangen. Was offline gespielt wurde, lässt sich nicht mehr anfügen.
error-carry-differs = Was offline gespielt wurde, setzt diese Partie nicht fort.
error-carry-ahead = Nach der Uhr dieses Geräts liegt ein Teil der Partie in der Zukunft.
error-no-challenge = Die Aufgabe { $name } gibt es nicht.
error-daily-unfinished = Beende erst deinen ersten Versuch von heute, bevor du einen weiteren beginnst.
error-daily-not-played = Du hast diese Aufgabe heute noch nicht gespielt.
error-no-round = Die Runde { $round } gibt es nicht.
error-no-day = Den Tag { $day } gibt es nicht; schreib ihn wie 2026-11-17.
error-daily-future = Diesen Tag gibt es noch nicht.
error-no-event = { $events ->
    [one] Diese Partie hat nur ein Ereignis.
   *[other] Diese Partie hat nur { $events } Ereignisse.
}
error-no-match = An diesem Tisch gab es keine Partie { $number }.
error-only-here = Nur dieser Rechner kann Links zu diesem Server öffnen: Ein Code würde ins Leere führen.
error-no-page = Die Seite ist noch nicht gebaut: zuerst „make setup“ ausführen.
error-no-start = Der Server ließ sich auf { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht starten: Läuft dort schon einer?
error-no-table = Es gibt keinen Tisch { $table }.
error-table-damaged = Das Protokoll dieses Tisches ist ab Eintrag { NUMBER($number, useGrouping: 0) } beschädigt, deshalb lässt er sich nicht öffnen. Wer diesen Server betreibt, kann eine Sicherung einspielen; alle anderen Tische sind in Ordnung.
error-not-allowed = Das geht hier nicht.
error-not-found = Hier ist nichts.
error-not-host = Das darf nur, wer den Tisch leitet.
error-not-json = Das ist kein lesbares JSON.
error-game-full = { $game } hat höchstens { $most } Plätze, und { $taken } werden gebraucht: Wähle ein anderes Spiel oder weniger Bots.
error-guests-full = Hier warten schon { $most } Leute. Komm später wieder.
error-no-such-guest = Dieser Gast ist nicht mehr hier.
error-seats-free = Die erste Partie hat noch nicht begonnen: Setz dich einfach dazu.
error-not-over = Die Partie ist noch nicht vorbei.
error-not-paused = Die Partie ist nicht angehalten.
error-not-round-host = Diese Runde kann nur schließen, wer sie angesetzt hat.
error-not-seated = Das darf nur, wer am Tisch sitzt.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-yours = Platz { $seat } gehört dir nicht.
error-order = Die Reihenfolge muss jeden Platz einmal nennen, gezählt ab 0: insgesamt { $seats }. Vielleicht ist gerade jemand gekommen oder gegangen.
error-paused = Die Partie ist angehalten.
error-places = Es ist Platz für { $least } bis { $most }.
error-round-bots = An jedem Tisch dieser Runde spielen dieselben Bots: Lass sie, wie sie waren.
error-round-closed = Diese Runde ist geschlossen: Es beginnen keine Partien mehr.
error-round-people = Diese Bots würden alle Plätze eines Tisches besetzen: Mindestens einer muss für Menschen frei bleiben.
error-round-seats = Alle Tische dieser Runde spielen mit gleich vielen Plätzen: { $seats }, nicht { $found }.
error-seats-taken = { $taken ->
    [one] Ein Platz ist schon besetzt.
   *[other] { $taken } Plätze sind schon besetzt.
}
error-stale = Zu spät: Inzwischen ging es weiter.
error-table-full = { $places ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $places } Plätze sind besetzt.
}
error-token-used = Dieser Schlüssel ist schon vergeben.
error-parcel-gone = Unter diesem Code liegt nichts: Er ist schon benutzt, älter als zehn Minuten oder vertippt.
error-parcel-taken = Unter diesem Code liegt schon etwas anderes. Bitte erzeuge einen neuen.
error-parcels-full = Gerade warten zu viele Daten darauf, abgeholt zu werden. Bitte versuch es in zehn Minuten noch einmal.
error-too-big = Das ist zu groß: { NUMBER($bytes, useGrouping: 0) } Bytes sind die Grenze.
error-too-few = { $least ->
    [one] Es muss mindestens eine Person am Tisch sitzen, nicht { $found }.
   *[other] Es müssen mindestens { $least } am Tisch sitzen, nicht { $found }.
}
error-too-large = { $field } ist zu groß.
error-too-long = { $field } ist zu lang.
error-needs-server = Dazu braucht es eine Verbindung zu einem Server.
error-stopping = Der Server wird neu gestartet. Bitte versuche es gleich noch einmal.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
error-no-such-reaction = Diese Reaktion gibt es nicht. Es gibt: { $names }.
error-reacts-often = Nicht so viele Reaktionen auf einmal. Warte ein paar Sekunden.
error-too-fast = Du hast in dieser Runde schon sehr oft gezogen. Warte ein paar Sekunden, oder schließ deinen Zug ab.
error-log-full = Das Protokoll dieses Tisches ist voll: Es fasst { NUMBER($entries) } { $entries ->
    [one] Eintrag
   *[other] Einträge
}. Die laufende Partie lässt sich zu Ende spielen; decke für die nächste einen neuen Tisch.
error-branch-too-long = { $events ->
    [one] Weiterspielen lässt sich eine Partie nur ab ihrem ersten Ereignis.
   *[other] Weiterspielen lässt sich eine Partie nur ab einem ihrer ersten { NUMBER($events) } Ereignisse.
}
error-too-short = { $field } ist zu kurz.
error-too-small = { $field } ist zu klein.
error-unknown-field = { $field } ist hier unbekannt.

## Die der Kommandozeile

error-unknown-command = Es gibt keinen Befehl { $name }, nur { $commands }
error-unknown-language = Es gibt keine Sprache { $name }, nur { $languages }
error-which-game = Nenne das Spiel: { $games }
error-bad-flag = { $flag } gibt es hier nicht, oder der Wert dazu fehlt; --help zählt auf, was es gibt
error-too-many-words = { $words } ist hier zu viel; --help sagt, was gebraucht wird
error-which-command = Nenne den Befehl: { $commands }
error-missing-argument = { $name } fehlt; --help sagt mehr
error-bad-setting = { $name }: { $reason }
error-no-such-file = Diese Datei gibt es nicht
error-no-file = Das ist keine Datei
error-no-file-no-text = Diese Datei gibt es nicht, und als Text gelesen: { $reason }
error-sheet-of-no-game = { $reason } (gelesen als Blatt von { $game }; --game nennt ein anderes Spiel)
error-game-without-sheets = Für { $game } gibt es keine Blätter, die man eintippen könnte
error-file-exists = Diese Datei gibt es schon
error-file-forbidden = Der Zugriff ist nicht erlaubt
error-file-trouble = Diese Datei lässt sich nicht verwenden: { $reason }
error-not-text = Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein UTF-8-Text
error-no-number = { $flag }: „{ $text }“ ist keine ganze Zahl
error-number-too-small = { $flag }: „{ $text }“ ist keine ganze Zahl ab { NUMBER($least, useGrouping: 0) }
error-number-outside = { $flag }: „{ $text }“ ist keine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
error-no-terminal = play braucht ein Terminal
error-no-turns = Ein Bildschirm geht reihum, hier aber spielen alle zugleich und sehen nur ihren eigenen Plan: Spielt im Browser, alle auf ihrem eigenen Gerät
error-no-report = Über eine Partie { $game } gibt es keinen Bericht
error-no-advice = Bei { $game } gibt es keine Hinweise
error-no-hindsight = Bei { $game } gibt es kein Blatt, das sich im Nachhinein füllen ließe
error-rolls-missing = Nötig sind alle { $rounds } Würfe, nicht { $found }
error-needs-extra = Dafür fehlt { $package }: pip install 'vierling[{ $extra }]'
error-no-course = Das ist kein gespeichertes Training
error-other-course = Dieses Training gehört zu einem anderen Startwert, einer anderen Zahl von Partien oder einem anderen Blatt

## Games that people bring

error-no-coach = { $game } hat keinen Trainer
error-game-left-out = Das Spiel { $game } von { $maker } wurde weggelassen: { $reason }
error-game-taken = Es gibt schon ein Spiel { $game }
error-no-more-rolls = Die Liste der Würfe ist zu Ende
error-no-trained-weights = Das sind keine gelernten Gewichte
error-no-training = Kein Bot von { $game } spielt nach gelernten Gewichten

## Bots that people bring

error-bot-ended = Der Bot { $bot } hat sich ohne Antwort beendet
error-bot-failed = Der Bot { $bot } ist gescheitert: { $reason }
error-bot-garbled = Der Bot { $bot } hat „{ $answer }“ geantwortet, nicht „{ $wanted }“
error-bot-illegal = Der Bot { $bot } hat „{ $move }“ gespielt, und das ist kein erlaubter Zug
error-bot-left-out = Der Bot { $bot } von { $maker } wurde weggelassen: { $reason }
error-bot-name = Ein Bot heißt SPIEL.BOT, zum Beispiel chess.lucky, nicht „{ $name }“
error-bot-silent = Der Bot { $bot } hat nicht innerhalb von { $seconds } s geantwortet
error-bot-taken = { $game } hat schon einen Bot { $bot }
error-bot-unusable = Der Bot { $bot } lässt sich nicht verwenden: { $reason }
error-not-hex = hier müssen 64 Hexadezimalziffern in Kleinbuchstaben stehen
error-commitment-used = Diese Festlegung wurde schon benutzt; bitte würfle eine neue Zufallszahl aus.
error-no-commitment = Platz { $seat } hat sich für diese Partie auf keine Zufallszahl festgelegt.
error-nonce-differs = Das ist nicht die Zufallszahl, auf die du dich festgelegt hast.
error-nonce-late = Zu spät: Die Würfel fallen ohne diese Zufallszahl.
error-record-dice = diese Zeilen sagen nicht, woraus die Würfel folgen

## Experiments

error-arena-games = Eine Arena braucht mindestens eine Partie
error-arena-bots = Eine Arena braucht mindestens zwei Bots
error-sprt-order = elo1 muss größer sein als elo0
error-sprt-errors = alpha und beta sind größer als 0 und kleiner als 0,5
error-sprt-two = Ein sequenzieller Test vergleicht zwei Bots, ohne Feld
error-no-folder = Es gibt keinen Ordner { $folder }
error-bad-record-file = { $file }: { $reason }
error-rows-kind = Zeilen kommen in eine Datei .jsonl oder .parquet, nicht in { $file }
error-other-arena = { $file } enthält die Ergebnisse einer anderen Arena
error-no-arena = { $file } enthält keine Ergebnisse einer Arena
error-no-cluster = Unter { $address } antwortet kein Dask-Scheduler
error-weigh-rows = --weigh füllt die Zeilen und braucht deshalb --rows
error-resume-rows = --resume bewahrt nur Ergebnisse auf: ohne --records und --rows

## Learning environments

error-bad-reward = Eine Belohnung ist eine von { $choices }, nicht { $reward }
error-hands-in-turn = In { $game } zieht man nacheinander: nimm aec statt parallel
error-has-clock = { $game } hat mit so vielen Plätzen eine Uhr, OpenSpiel kennt keine
error-masked-action = Diese Aktion ist gerade nicht erlaubt
error-no-batch = Von { $game } lassen sich nicht viele Partien auf einmal spielen
error-batch-seats = wo viele Partien { $game } auf einmal gespielt werden, hat jede { $most ->
    [one] einen Platz
   *[other] höchstens { $most } Plätze
}, nicht { $seats }
error-batch-actions = Ein Schritt braucht { $rows } ganze Zahlen, eine für jede Zeile, nicht { $shape } vom Typ { $kind }
error-batch-bots = Wo viele Partien auf einmal gespielt werden, gibt es keine Bots: Wer am Zug ist, handelt
error-no-such-action = Aktionen sind 0 bis { $most }, nicht { $action }

## Print-and-play

error-no-such-print = { $game } hat kein { $what } zum Drucken; zur Wahl stehen { $choices }
error-bad-pick = Karten gibt es von 1 bis { $last }, etwa 1-6,9,12b, oder all für alle, nicht '{ $text }'

## Abgetippte Blätter

error-no-paper-sheet = { $game } hat kein Blatt zum Abtippen
error-sheet-size = ein Blatt hat { $cells } Felder, nicht { $found }
error-cell-outside = { $cell }: { $number } ist keine Zahl von { $least } bis { $most }
error-sheet-open = { $cell } ist noch leer
error-rolls-unknown = das Blatt verrät nicht, welche Zahlen zusammen fielen: tippt die Würfe ein
error-round-numbers = Runde { $round }: Es müssen Zahlen von { $least } bis { $most } sein, { $each } in jeder Runde
error-round-cells = Runde { $round }: Es müssen Felder des Blatts sein, { $each } in jeder Runde
error-sheet-not-full = das Blatt ist noch nicht voll (abgetippte Runden: { $rounds })
