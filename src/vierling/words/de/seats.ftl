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
seats-show = Wer aufgelistet wird
seats-show-all = Alle { $count }
seats-show-slow = Schreiben noch: { $count }
seats-nobody-slow = Alle haben geschrieben.
seats-place = Platz { $place }
