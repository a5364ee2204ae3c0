seats-title = Mitspielende
seats-you = Du
seats-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seats-written = hat geschrieben
seats-writing = schreibt
seats-away = weg { $time }
seats-bot = Bot spielt
seats-still-write = { $still ->
    [0] Alle { $of } haben geschrieben
    [one] { $still } von { $of } schreibt noch
   *[other] { $still } von { $of } schreiben noch
}
seats-close = Schließen
