seats-title = Joueurs
seats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seats-written = a écrit
seats-writing = réfléchit
seats-away = pas là depuis { $time }
seats-bot = un bot joue
seats-still-write = { $still ->
    [0] Tout le monde a écrit
    [one] { $still } sur { $of } écrit encore
   *[other] { $still } sur { $of } écrivent encore
}
seats-show = Qui est affiché
seats-show-all = Les { $count }
seats-show-slow = Écrivent encore : { $count }
seats-nobody-slow = Tout le monde a écrit.
seats-place = Rang { $place }
