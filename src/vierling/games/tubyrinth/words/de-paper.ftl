print-tubyrinth-board = { $name ->
    [own] eigener Plan
   *[other] Plan { $name }
}
print-tubyrinth-tiles = Ein Satz für jede Person. Am besten auf dickem Papier.
print-tubyrinth-track = Wer zuerst { $goal } Punkte hat. Nach dem ersten Ruf haben die anderen 30 Sekunden: Ein Handy zählt mit.
