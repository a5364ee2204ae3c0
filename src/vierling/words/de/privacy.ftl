### Die Seite, die sagt, was gespeichert wird.

privacy-pitch = Vierling kommt ohne Konto, ohne Cookies und ohne Tracker aus. Hier steht, was gespeichert wird, wo, und wie du es wieder loswirst.
privacy-server = Auf diesem Server
privacy-server-tables = Von jedem Tisch: das Spiel und seine Einstellungen, die eingetippten Namen und jeder Zug mit seiner Zeit. Das ist nötig, damit eine Partie einen Neustart übersteht und sich hinterher ansehen lässt.
privacy-server-keys = Von deinem persönlichen Link nur ein Fingerabdruck, der nichts öffnet.
privacy-server-parcels = Wenn ein Code deine Daten auf ein anderes Gerät bringt: das verschlüsselte Paket, das der Server nicht lesen kann, höchstens zehn Minuten und nur im Arbeitsspeicher.
privacy-server-memory = IP-Adressen werden nur benutzt, solange du verbunden bist, um Überflutung abzuwehren. Aufgeschrieben werden sie nie.
privacy-server-seen = Wer den Link eines Tisches hat, sieht, wer dort spielt, und kann beendete Partien nachlesen; ob man zuschauen darf, bestimmt, wer den Tisch leitet.
privacy-server-ranking = Von den Aufgaben des Tages und von Runden: welche Tische dafür gespielt wurden und was herauskam; deinen Namen in einer Rangliste nur, wenn du es willst oder an einem Tisch einer Runde spielst.
privacy-device = Auf deinem Gerät
privacy-device-alone = Von Tischen, an denen du ohne Server spielst: ihre Einstellungen, die eingetippten Namen und jeden Zug. Sie sind nur in diesem Browser.
privacy-device-kept = In diesem Browser: dein Name, die Schlüssel zu deinen Plätzen und zu Runden, die du angesetzt hast, Sprache und Einstellungen, deine Blätter, Pläne und Bestwerte, deine beendeten Partien samt dem, was der Trainer dazu sagt, die Aufgaben daraus, und an welchen Tagen du eine Aufgabe des Tages beendet hast.
privacy-device-clear = „Meine Tische“ vergisst einzelne Tische; wer im Browser die Daten dieser Website löscht, vergisst alles. An einen Platz kommt man dann nur noch mit dem persönlichen Link zurück.
privacy-never = Gar nicht gespeichert
privacy-never-none = IP-Adressen, Konten, E-Mail-Adressen, Cookies, Besucherstatistiken.
privacy-never-elsewhere = Von anderen Servern wird nichts geladen, und weitergegeben wird auch nichts.
privacy-time = Wie lange
privacy-time-archive = Ein Tisch, den { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand geöffnet hat, wird komprimiert. Alles daran funktioniert weiter.
privacy-time-delete = Nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, in denen ihn niemand geöffnet hat, wird er gelöscht.
privacy-time-never = Von selbst löscht dieser Server keine Tische.
privacy-time-host = Wer den Tisch leitet, kann ihn im Menü jederzeit schließen oder löschen.
privacy-time-backup = Wer den Server betreibt, hat vielleicht ältere Sicherungskopien.
privacy-yours = Deine Daten
privacy-yours-save = Du kannst alles als eine Datei speichern: was dieses Gerät sich merkt, und von jedem deiner Tische deine Plätze, die Einstellungen und die beendeten Partien. Die Schlüssel zu deinen Plätzen sind nicht dabei.
privacy-yours-forget = Du kannst deinen Namen von allen Tischen entfernen lassen, deren Schlüssel auf diesem Gerät liegen, und aus ihren Ranglisten. Überall steht dann „N. N.“, auch in beendeten Partien. Die Partien selbst bleiben.
privacy-save = Meine Daten speichern
privacy-forget = Meinen Namen entfernen …
privacy-no-tables = Dieses Gerät hat an keinem Tisch einen Platz.
privacy-forget-title = Deinen Namen überall entfernen?
privacy-forget-about = An jedem Tisch, an dem dieses Gerät einen Platz hat, wird dein Name zu „N. N.“, für alle und in allem, was gespeichert ist. Das lässt sich nicht rückgängig machen. Deine Plätze behältst du und kannst weiterspielen.
privacy-forget-do = Meinen Namen entfernen
privacy-forgotten = { $tables ->
    [0] Es gab keinen Namen zu entfernen.
    [one] Dein Name ist von einem Platz entfernt.
   *[other] Dein Name ist von { $tables } Plätzen entfernt.
}

## Das Ende eines Tisches

end-title = Diesen Tisch schließen oder löschen?
close-about = An einem geschlossenen Tisch spielt niemand weiter. Beendete Partien lassen sich noch ansehen.
delete-about = Von einem gelöschten Tisch bleibt nichts: keine Partie, kein Name, kein Link. Das lässt sich nicht rückgängig machen.
close-do = Tisch schließen
delete-do = Tisch löschen
table-closed = Dieser Tisch ist geschlossen
table-closed-about = Hier spielt niemand weiter. Beendete Partien lassen sich noch ansehen.
table-deleted = Dieser Tisch wurde gelöscht
table-deleted-about = Von ihm ist nichts mehr gespeichert.
