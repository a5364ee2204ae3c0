guest = Gast { $seat }
onlooker = Zuschauer { $seat }
news-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $name } leitet jetzt den Tisch.
}
news-relinked = Der Platz von { $name } hat einen neuen persönlichen Link bekommen.
news-removed = { $name } ist vom Tisch entfernt worden. Ein Bot spielt weiter.
news-locked = Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen.
news-muted = Dein Name und deine Reaktionen sind ausgeblendet. Alle sehen stattdessen „{ $name }“.
seat-relinked = neuer persönlicher Link
seat-muted = Name ausgeblendet
take-over = Tisch übernehmen
