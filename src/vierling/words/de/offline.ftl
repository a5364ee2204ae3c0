### Spielen ohne Server: was dafür auf diesem Gerät liegt, und wozu es einen braucht.

offline-about = Dieses Gerät kann alles behalten, was es braucht, um ohne Verbindung allein, gegen Bots oder zu mehreren an einem Bildschirm zu spielen. Das sind einmal etwa { $megabytes } MB.
offline-install = Über das Menü deines Browsers kommt Vierling auch auf den Startbildschirm.
offline-keep = Auf diesem Gerät behalten
offline-keeping = Wird geladen: { $percent } %
offline-ready = Alles liegt auf diesem Gerät. Vierling öffnet sich auch ohne Verbindung. Tische auf einem Server warten, bis sie wieder da ist; was du dort allein oder gegen Bots spielst, kann inzwischen hier weitergehen.
offline-cannot = Dieser Browser behält Seiten nur, wenn sie verschlüsselt (https) oder von diesem Rechner kommen.
offline-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.
offline-opening = Vierling macht sich auf diesem Gerät bereit …
offline-fetching = Vierling macht sich auf diesem Gerät bereit: { $percent } % sind geladen.
offline-update = Es gibt eine neue Version von Vierling.
offline-update-now = Jetzt laden
offline-alone = Diesen Tisch gibt es nur auf diesem Gerät
offline-alone-about = An diesem Bildschirm können mehrere Platz nehmen, und überall Bots. Um andere Geräte einzuladen, muss ein Tisch auf einem Server stehen.
carry-offer = Du kannst hier weiterspielen; die Partie kehrt an ihren Tisch zurück, sobald die Verbindung wieder da ist.
carry-go = Offline weiterspielen
carry-away = Diese Partie kehrt an ihren Tisch auf dem Server zurück, sobald die Verbindung wieder da ist.
carry-back = Die Partie ist zurück an ihrem Tisch auf dem Server.
carry-stays = Sie bleibt als eigene Partie auf diesem Gerät.
carry-take = Mitnehmen
carry-take-about = Um offline weiterzuspielen, muss dieses Gerät wissen, was in dieser Partie verdeckt liegt. Dafür wird die Partie gekennzeichnet: Ihre Würfel lassen sich nicht mehr prüfen, und sie zählt in keiner Rangliste und keiner Serie.
carry-taken = Die Partie ist jetzt auf diesem Gerät. Wenn die Verbindung abreißt, kannst du sie weiterspielen.
