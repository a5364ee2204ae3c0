seats-title = Mitspielende
seats-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seats-written = geschrieben
seats-writing = schreibt
seats-away = weg { $time }
seats-bot = Bot spielt
seats-still-write = { $still ->
    [0] Alle { $of } haben geschrieben
    [one] { $still } von { $of } schreibt noch
   *[other] { $still } von { $of } schreiben noch
}
