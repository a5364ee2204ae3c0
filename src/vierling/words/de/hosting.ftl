### Rarely needed, so loaded on demand

## Told to whom it concerns

understood = Verstanden
ended-relinked = Wer den Tisch leitet, hat deinem Platz einen neuen persönlichen Link gegeben. Auf diesem Gerät gehört er dir nicht mehr: Du kannst zuschauen oder nach dem Link fragen.
ended-removed = Wer den Tisch leitet, hat dich von deinem Platz entfernt. Du kannst zuschauen oder nachfragen.
handed-over = { $by ->
    [seated] Während du weg warst, haben die anderen den Tisch an { $name } übergeben.
   *[host] Du hast den Tisch übergeben: { $name } leitet ihn jetzt.
}

## What the host can do

manage = Verwalten
manage-seat = { $name } verwalten
lock-table = Abgeschlossen: Niemand kann sich dazusetzen
mute-name = Name und Reaktionen ausblenden
unmute-name = Name und Reaktionen zeigen
# On this device alone.
silence = Reaktionen stummschalten
hear-again = Reaktionen zeigen
make-host = Tisch übergeben
remove-person = Entfernen
remove-about = Ein Bot bekommt den Platz von { $name } für immer. Das lässt sich nicht rückgängig machen.
remove-do = Endgültig entfernen

## A host who is away

claim-of = Niemand leitet gerade den Tisch, und { $name } möchte übernehmen. { $agreed } von { $needed } sind dafür.
claim-own = Du möchtest den Tisch leiten. { $agreed } von { $needed } sind dafür.
agree = Zustimmen

## Ein Bot spielt für jemanden

standin-plays = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $name }.
}
play-myself = Wieder selbst spielen
missing-player = { $name } ist seit { $minutes } Minuten nicht da.
let-bot-play = Bot spielen lassen
give-back = Platz zurückgeben

## Wer während einer Partie gekommen ist

guest-wants = spielt in der nächsten Partie mit
guest-joins = steigt nach dieser Runde ein
guest-watches = schaut zu
