### What a host can do about people, and people about a host who is away

guest = Gast { $seat }
understood = Verstanden

## Told to everybody, or to whom it concerns

ended-relinked = Wer den Tisch leitet, hat deinem Platz einen neuen persönlichen Link gegeben. Auf diesem Gerät gehört er dir nicht mehr: Du kannst zuschauen oder nach dem Link fragen.
ended-removed = Wer den Tisch leitet, hat dich von deinem Platz entfernt. Du kannst zuschauen oder nachfragen.
handed-over = { $by ->
    [seated] Während du weg warst, haben die anderen { $name } die Leitung des Tisches gegeben.
   *[host] Du hast die Leitung abgegeben: { $name } leitet jetzt den Tisch.
}
news-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $name } leitet jetzt den Tisch.
}
news-relinked = Der Platz von { $name } hat einen neuen persönlichen Link bekommen.
news-removed = { $name } ist vom Tisch entfernt worden. Ein Bot spielt weiter.
news-locked = Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen.
news-muted = Dein Name ist ausgeblendet. Alle sehen stattdessen „{ $name }“.
seat-relinked = neuer persönlicher Link
seat-muted = Name ausgeblendet

## What the host can do

manage = Verwalten
manage-seat = { $name } verwalten
lock-table = Abgeschlossen: Niemand kann sich dazusetzen
mute-name = Namen ausblenden
unmute-name = Namen zeigen
make-host = Leitung übergeben
remove-person = Entfernen
remove-about = Ein Bot bekommt den Platz von { $name } für immer. Das lässt sich nicht rückgängig machen.
remove-do = Endgültig entfernen

## A host who is away

take-over = Leitung übernehmen
claim-of = Niemand leitet gerade den Tisch, und { $name } möchte übernehmen. { $agreed } von { $needed } sind dafür.
claim-own = Du möchtest den Tisch leiten. { $agreed } von { $needed } sind dafür.
agree = Zustimmen
