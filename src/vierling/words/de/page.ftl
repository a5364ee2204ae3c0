vierling = Vierling
tagline = vier Spiele für einen Tisch

## Everywhere

cancel = Abbrechen
change = Ändern
close = Schließen
copied = Kopiert.
copy = Kopieren
menu = Menü
no = nein
none = keine
notes = Meldungen
not-copied = Das ließ sich nicht kopieren. Bitte markiere und kopiere es von Hand.
play = Spielen
rules = Regeln
rules-of = { $game }: die Regeln
save = Speichern
to-start = Startseite
try-again = Noch einmal versuchen
yes = ja
you = Du

language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

offline-play = Offline spielen
error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-trouble = Der Server hat ein Problem ({ $status }). Bitte versuche es gleich noch einmal.
nowhere = Hier ist nichts
nowhere-about = Diese Adresse führt ins Leere. Auf der Startseite findest du die Spiele und deine Tische.

## Start page

games = Spiele
players = { $most ->
    [1] 1 Person
   *[other] { $least } bis { $most } Personen
}
play-solo = Allein spielen
play-a-bot = Gegen einen Bot
options-and-bots = Optionen und Bots
learn-by-playing = Spielend lernen
companion = Mit der Schachtel spielen
companion-brief = Mit Schachtel
how-many-bots = Wie viele Bots?
which-bot = Welcher Bot?
bot-slow = Überlegt auf diesem Gerät länger als eine Sekunde.
new-table = Neuer Tisch
new-table-of = Neuer Tisch: { $game }
game = Spiel
your-name = Dein Name
set-the-table = Tisch decken

join = Mit Link mitspielen
join-label = Link oder Name des Tisches
join-about = Füge den Link ein, den man dir geschickt hat.
join-do = Mitspielen
join-unreadable = Das ist kein Link zu einem Tisch. Er sollte so enden: /t/quiet-otter-7k3mp-x4hq2

continue = Weiterspielen
go-on = Weiter
look = Ansehen
my-tables = Meine Tische
my-matches = Meine Partien
my-tables-about = Die Tische, an denen dieses Gerät einen Platz hat, die neuesten zuerst.
no-tables = Noch kein Tisch. Spiel mit einem Klick allein, oder decke einen Tisch und schicke den Link an Freunde.
nothing-running = Gerade läuft keine Partie. Spiel mit einem Klick allein, oder decke einen neuen Tisch.
dismiss-table = { $table } aus dieser Liste nehmen; unter „Meine Tische“ bleibt der Tisch
forget-table = Den Tisch { $table } vergessen
table-forgotten = Der Tisch { $table } ist vergessen.
solo = allein
on-this-device = reihum an diesem Gerät
with = mit { $names }
with-many = mit { $count } anderen
table-lobby = { $count ->
    [0] Noch nicht begonnen, alle Plätze frei
    [one] Noch nicht begonnen, eine Person am Tisch
   *[other] Noch nicht begonnen, { $count } Personen am Tisch
}
table-playing = Die Partie läuft
table-waits = { $you ->
    [yes] Wartet auf dich
   *[no] Wartet auf { $name }
}
table-round-waits = { $you ->
    [yes] { $now }: wartet auf dich
   *[no] { $now }: wartet auf { $name }
}
table-paused = Pause
table-over = Beendet
table-unreachable = Gerade nicht erreichbar

## A new table and its options

options = Optionen
more-options = Weitere Optionen
seats-at-most = Höchstzahl der Plätze
time-limit = Zeit je Runde
no-limit = unbegrenzt
spectators = Zuschauer
spectators-welcome = Zuschauer sind willkommen
welcome = willkommen
not-welcome = nicht zugelassen

## Lobby

new-table-named = Neuer Tisch: { $table }
invite = Einladen
invite-link = Link zu diesem Tisch
invite-here = Nur dieser Rechner kann den Link öffnen. Für Handys und andere Rechner muss der Server so gestartet werden:
invite-about = Am Tisch scannen oder den Link verschicken. Niemand braucht ein Konto.
qr-alt = Der Link als QR-Code
share = Teilen
share-text = Spiel mit mir { $game }!
lobby-seats = Plätze
seats-taken = { $taken } von { $places } besetzt
seat-host = leitet den Tisch
seat-here = an diesem Gerät
seat-elsewhere = an einem anderen Gerät
seat-away = gerade nicht da
seat-bot = Bot, { $bot }
seat-standin = im Moment spielt der Bot { $bot }
ready = bereit
away = nicht da
free-seat = Freier Platz
choose-name = Wähle einen Namen
sit-down = Hinsetzen
add-bot = Bot dazu
someone-here = Noch jemand hier
their-name = Name der anderen Person
name = Name
rename = Namen ändern
rename-seat = Den Namen { $name } ändern
bot-of-seat = Bot für { $name }
remove-seat = { $name } entfernen
stand-up-seat = Aufstehen: { $name }
move-seat = { $name } verschieben, Platz { $seat } von { $count }
move-seat-how = Ziehen, oder mit den Pfeiltasten.
bots = Bots
start = Los geht’s
start-hint = Alle sind da.
start-without = { $count ->
    [one] { $names } ist gerade nicht da. Es kann trotzdem losgehen.
   *[other] { $names } sind gerade nicht da. Es kann trotzdem losgehen.
}
start-without-many = { $count } Mitspielende sind gerade nicht da. Es kann trotzdem losgehen.
seats-lacking = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
wait-for-host = { $name } startet die Partie.
the-host = Wer den Tisch leitet,
heard-sat = { $name } hat sich hingesetzt.
heard-stood = { $name } ist aufgestanden.
heard-moved = { $name } sitzt jetzt auf Platz { $seat } von { $count }.

## At the table

laying = Der Tisch wird gedeckt
table-on-server = Dieser Tisch ist auf einem Server. Er wartet, bis die Verbindung wieder da ist.
round-of = Runde { $round } von { $rounds }
rounds-played = { $count ->
    [one] Eine Runde gespielt
   *[other] { $count } Runden gespielt
}
turn-of = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
sign-open = Gespeichert
sign-saving = Speichert
sign-reconnecting = Verbindet neu
sign-reconnecting-long = Verbindet neu: Einträge bleiben hier erhalten
sign-again = Wieder verbunden.
lost = Die Verbindung ist weg. Einträge bleiben hier erhalten; ein persönlicher Link öffnet seinen Platz auf jedem Gerät.
paused = Die Partie macht Pause.
log-nearly = Das Protokoll dieses Tisches ist fast voll. Nach dieser Partie ist ein neuer Tisch nötig.
log-full = Das Protokoll dieses Tisches ist voll. Diese Partie geht noch zu Ende; die nächste braucht einen neuen Tisch.
pause = Pause machen
resume = Weiterspielen
no-table = Diesen Tisch gibt es nicht
no-table-about = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken.
table-refused = Dieser Tisch lässt sich nicht öffnen
time-left = Restzeit: { $time }
seconds-left = { $count ->
    [one] Noch eine Sekunde.
   *[other] Noch { $count } Sekunden.
}
time-up-many = Die Zeit ist um für { $count } Mitspielende.
time-up-others = Die Zeit ist um für { $names }.
curtain-about = Gib das Gerät weiter. Jetzt schaut nur { $name } hin.
curtain-lift = Ich bin { $name }
show-sheet-of = Weitergeben an { $name }
copy-invite = Link zu diesem Tisch kopieren
copy-personal-link = Persönlichen Link kopieren
copy-personal-link-of = Persönlichen Link von { $name } kopieren
personal-link-of = Persönlicher Link von { $name }
personal-link-about = Ein persönlicher Link öffnet seinen Platz auf jedem Gerät. Gib ihn nur der Person, der der Platz gehört.
new-personal-link = Neuer persönlicher Link
seats-and-links = Plätze und persönliche Links
download-record = Mitschrift herunterladen
leave = Tisch verlassen
end-table = Tisch schließen oder löschen
banned = Vorerst kein Zutritt
banned-about = Wer diesen Server betreibt, hat dieses Netz für eine Weile ausgesperrt.
table-is-closed = Geschlossen
privacy = Datenschutz

## Games in which everybody writes the same dice

sheet-of = { $you ->
    [yes] Dein Blatt
   *[no] Blatt von { $name }
}
rolled-by = { $you ->
    [yes] Du hast gewürfelt
   *[no] { $name } hat gewürfelt
}
rolled-note = hat gewürfelt
all-wait = Alle anderen haben schon geschrieben.
waiting-one = Warten auf { $name }
waiting-two = Warten auf { $name } und { $other }
waiting-many = Warten auf { $count } andere
turning = Die Seite wird umgeblättert
next-roll = { $you ->
    [yes] Dann wird für alle umgeblättert, und du würfelst.
   *[no] Dann wird für alle umgeblättert, und { $name } würfelt.
}
next-end = Dann ist die Partie zu Ende.
paused-short = Die Partie macht Pause
take-back = Zurücknehmen
heard-back = Zurückgenommen.
heard-page = Umgeblättert.

## Hinweise

hint = Hinweis
hints-for = Hinweise
hints-alone = wenn sonst niemand mitspielt
hints-all = für alle
hints-none = keine
hints-about = Die drei besten Einträge und das Endergebnis, das jeder verspricht.
entry-told = { $number } in Reihe { $row }, Spalte { $column }
rank = { $rank ->
    [1] 1.
    [2] 2.
   *[other] 3.
}
worth-told = Wert { $value }
worth-told-rank = { $rank ->
    [1] beste Wahl
    [2] zweitbeste Wahl
   *[other] drittbeste Wahl
}, Wert { $value }
worth-told-tied = { $rank ->
    [1] eine der besten
    [2] eine der zweitbesten
   *[other] eine der drittbesten
} Möglichkeiten, Wert { $value }
worth-told-entry = { $entry }: { $worth }.
worth-told-number = { $rank ->
    [1] die { $number } des besten Eintrags, Wert { $value }
    [2] die { $number } des zweitbesten Eintrags, Wert { $value }
   *[other] die { $number } des drittbesten Eintrags, Wert { $value }
}

## The end

heard-over = Die Partie ist zu Ende.
heard-solo = Das Blatt ist voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $rating }.
heard-solo-unrated = Das Blatt ist voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
win = { $you ->
    [yes] Du gewinnst mit { $points }
   *[no] { $name } gewinnt mit { $points }
}
share-win = { $you ->
    [yes] { $names } teilt euch den Sieg mit { $points }
   *[no] { $names } teilen sich den Sieg mit { $points }
}
share-win-many = { $you ->
    [yes] Du und { $count } andere teilt euch den Sieg mit { $points }
   *[no] { $count } Mitspielende teilen sich den Sieg mit { $points }
}
winner = gewonnen
rematch = Revanche
review = Analyse
review-see = Partie analysieren
again = Noch einmal
total = Summe
unrated = Diesmal ohne Wertung
unrated-note = Ab { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} heißt es „{ $rating }“.
best = dein bestes Ergebnis: { $points }
best-now = dein neues bestes Ergebnis
from-points = ab { $points }:

## Sheets of one's own

sheets = Blätter
sheets-of = { $game }: { $sheets }
sheet-shipped = unser Nachbau
sheet-other = selbst gezeichnet
sheet-draw = Eigenes Blatt zeichnen
sheets-saved = Auf diesem Gerät gespeichert
sheet-delete = { $name } löschen

## Books of puzzles

book = Das Buch
book-of = { $game }: das Buch

## An entry that turns the page

entry-written = Eingetragen
entry-moment = Das lässt sich einen Moment lang zurücknehmen: mit Escape; mit N geht es weiter.
entry-confirm = Mit Escape zurücknehmen, mit N bestätigen.
entry-go-on = Weiter
entry-keep = Bestätigen
entries = Ein Eintrag, mit dem die Runde endet,
entries-moment = lässt sich kurz zurücknehmen
entries-confirm = wartet auf meine Bestätigung
entries-now = gilt sofort
