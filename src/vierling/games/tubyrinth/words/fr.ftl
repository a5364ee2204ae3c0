## Play

tubyrinth-card = plateau { $number } { $side ->
    [a] recto
   *[b] verso
}
tubyrinth-joined = Arrivée
tubyrinth-round = Manche { $round }
tubyrinth-tag-rookie = R
tubyrinth-tag-master = M
tubyrinth-apart = Tout le monde construit en même temps : il faut un appareil par personne.
tubyrinth-board = Le plateau. Les touches 1 à 7 prennent une pièce, les flèches la déplacent, R tourne, F retourne, Entrée pose, Suppr retire, Espace annonce.
tubyrinth-board-of = Plateau { ELIDE("de", $name) }, { $tiles ->
    [one] { $tiles } pièce posée
   *[other] { $tiles } pièces posées
}

tubyrinth-tray = Pièces
tubyrinth-tiles-left = { $count ->
    [0] toutes posées
   *[other] encore { $count }
}
tubyrinth-tile-free = libre
tubyrinth-tile-laid = posée
tubyrinth-tile-held = en main
tubyrinth-park-here = dépose ici
tubyrinth-turn = Tourner
tubyrinth-flip = Retourner
tubyrinth-key-turn = tourner
tubyrinth-key-flip = retourner
tubyrinth-key-park = reposer
tubyrinth-key-space = Espace
tubyrinth-key-escape = Échap

tubyrinth-ready = Ça coule !
tubyrinth-ready-from = à partir de { $count } pièces
tubyrinth-ready-needs = Pour annoncer, il faut au moins { $count } pièces sur le plateau.
tubyrinth-pass = Abandonner ce plateau
tubyrinth-pass-about = La manche est alors finie sur ce plateau. Les autres continuent à construire.
tubyrinth-pass-solo = La partie se termine alors sans conduite. Tu pourras réessayer ce plateau.
tubyrinth-pass-yes = Abandonner
tubyrinth-pass-no = Continuer
tubyrinth-wrong-call = La conduite n’est pas encore complète. Continue.

tubyrinth-water = { $count ->
    [0] L’eau ne coule pas encore ; il faut { $least } pièces.
    [one] L’eau atteint { $count } pièce ; il en faut { $least }.
   *[other] L’eau atteint { $count } pièces ; il en faut { $least }.
}
tubyrinth-water-arrives = L’eau arrive : { $count } pièces comptent.
tubyrinth-water-short = Elle arrive, mais { $count ->
    [one] une seule pièce compte
   *[other] seules { $count } pièces comptent
} ; il en faut { $least }.
tubyrinth-water-untold = { $count ->
    [0] Aucune pièce posée ; il en faut { $least }.
    [one] { $count } pièce posée ; il en faut { $least }.
   *[other] { $count } pièces posées ; il en faut { $least }.
}
tubyrinth-status-called = C’est annoncé ! Attends la fin du sablier.
tubyrinth-status-out = Annonce fausse : hors jeu pour cette manche.
tubyrinth-status-passed = Abandonné. Les autres construisent encore.
tubyrinth-sand-out = Le temps est écoulé : tu n’avais pas encore annoncé.
tubyrinth-time-up-go = { $you ->
    [yes] Le temps est écoulé : tu es de la prochaine manche.
   *[no] Le temps est écoulé : { $name } est de la prochaine manche.
}
tubyrinth-time-up-pass = { $you ->
    [yes] Le temps est écoulé : ton plateau a été abandonné.
   *[no] Le temps est écoulé : le plateau { ELIDE("de", $name) } a été abandonné.
}

tubyrinth-covered = Le temps est arrêté : le plateau est caché.
tubyrinth-time-so-far = Temps : { $time }
tubyrinth-seconds = { $count } s
tubyrinth-tries = { $count ->
    [0] aucune annonce fausse
    [one] { $count } annonce fausse
   *[other] { $count } annonces fausses
}
tubyrinth-turned-by = { $you ->
    [yes] Tu as retourné le sablier
   *[no] { $name } a retourné le sablier
}
tubyrinth-not-turned = Dès la première annonce, les autres ont { $count } secondes.
tubyrinth-no-sand = La première annonce juste met fin à la manche.

tubyrinth-doing-called = { $rank ->
    [1] 1re annonce
   *[other] { $rank }e annonce
}, il y a { $seconds } s
tubyrinth-doing-passed = a abandonné
tubyrinth-doing-out = annonce fausse, hors jeu
tubyrinth-doing-building = construit
tubyrinth-doing-ready = c’est bon
tubyrinth-doing-waiting = pas encore
tubyrinth-doing-away = pas là
tubyrinth-doing-bot = bot, { $bot } : { $doing }
tubyrinth-needs = { $tiles } pièces exigées

tubyrinth-hint = Indice

## Before and after a round

tubyrinth-before = Une course d’eau
tubyrinth-before-basic = Tout le monde découvre son plateau au même instant. Mène l’eau du départ à l’arrivée avec 5, 6 ou 7 pièces, puis annonce. La première conduite rapporte autant de points que de pièces, la deuxième un de moins, et ainsi de suite ; une annonce fausse { $penalty ->
    [0] ne rapporte rien
   *[other] coûte un point
}. À { $goal } points, la partie se termine.
tubyrinth-before-rookie = Tout le monde découvre son plateau au même instant. Ici, les rochers ne gênent pas. La première conduite d’au moins 5 pièces gagne la manche et un point ; il faut { $goal } points pour gagner. Après une annonce fausse, on est hors jeu pour la manche.
tubyrinth-before-master = Tout le monde découvre son plateau au même instant. La première conduite faite des 7 pièces gagne la manche et un point ; il faut { $goal } points pour gagner. Après une annonce fausse, on est hors jeu pour la manche.
tubyrinth-before-sand = La première annonce retourne le sablier : les autres ont alors { $seconds } secondes.
tubyrinth-before-no-flip = Ici, on peut tourner les pièces, mais pas les retourner.
tubyrinth-before-same = Tout le monde construit sur le même plateau.
tubyrinth-before-rising = Les plateaux d’une manche sont de même difficulté ; toutes les deux manches, il en vient de plus durs.
tubyrinth-before-gentle = Les plateaux d’une manche sont de même difficulté et restent faciles.
tubyrinth-before-dry = L’eau ne coule pas pendant la construction : on ne saura qu’à la fin de la manche si une conduite est juste.
tubyrinth-before-handicap = { $you ->
    [yes] Ta conduite doit compter au moins { $tiles } pièces.
   *[no] La conduite { ELIDE("de", $name) } doit compter au moins { $tiles } pièces.
}
tubyrinth-go = C’est bon pour moi
tubyrinth-next-round = Manche suivante
tubyrinth-going = On attend les autres
tubyrinth-round-result = La manche { $round } est finie
tubyrinth-verdict-pipeline = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} avec { $tiles } pièces
tubyrinth-verdict-wrong = Annonce fausse
tubyrinth-verdict-none = Pas de conduite
tubyrinth-after = après { $seconds } s
tubyrinth-earned = { $points ->
    [one] { $points } point dans cette manche
   *[other] { $points } points dans cette manche
}
tubyrinth-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }
tubyrinth-all-rounds = Toutes les manches de tout le monde
tubyrinth-box-empty = Tous les plateaux ont été joués.
tubyrinth-bare = Tu vois les plateaux tels qu’ils ont été distribués ; ce qu’on y a posé sera montré après la manche.
tubyrinth-bare-board-of = Plateau { ELIDE("de", $name) }, sans pièces
tubyrinth-board-of-all = Le plateau de tout le monde
tubyrinth-solo = Un plateau, une conduite
tubyrinth-solo-about = Mène l’eau du départ à l’arrivée avec au moins { $tiles } pièces. Le temps court dès que tu vois le plateau.
tubyrinth-rookie-rocks = Les rochers ne gênent pas : tu peux construire par-dessus.
tubyrinth-uncover = Montrer le plateau

## Heard, not seen

tubyrinth-rock = rocher
tubyrinth-free = libre
tubyrinth-row = Rangée { $row } : { $what }
tubyrinth-cell = rangée { $row }, colonne { $column }
tubyrinth-mark = { $side ->
    [N] au-dessus de
    [E] à droite de
    [S] sous
   *[W] à gauche de
} la case rangée { $row }, colonne { $column }
tubyrinth-start-at = Départ : { $place }.
tubyrinth-end-at = Arrivée : { $place }.
tubyrinth-openings = Dans son carré, elle s’ouvre { $where }.
tubyrinth-over-fits = { $tile } en rangée { $row }, colonne { $column } : convient.
tubyrinth-over-blocked = { $tile } en rangée { $row }, colonne { $column } : bloquée en { $cells }.
tubyrinth-heard-taken = { $tile } en main.
tubyrinth-heard-turned = { $tile } tournée.
tubyrinth-heard-flipped = { $tile } retournée.
tubyrinth-heard-laid = { $tile } posée.
tubyrinth-heard-lifted = { $tile } retirée.
tubyrinth-heard-parked = { $tile } reposée.
tubyrinth-heard-refused = { $tile } ne tient pas là.
tubyrinth-heard-no-flipping = Ici, on ne retourne pas les pièces.
tubyrinth-heard-called = { $you ->
    [yes] Tu as annoncé.
   *[no] { $name } annonce : ça coule !
}
tubyrinth-heard-out = { $you ->
    [yes] Ton annonce était fausse : la manche est finie pour toi.
   *[no] { $name } a fait une annonce fausse : hors jeu.
}
tubyrinth-heard-countdown = Plus que trois secondes.
tubyrinth-heard-go = Top !
tubyrinth-heard-round-over = La manche est finie.
tubyrinth-heard-verdict = { $name } : { $verdict }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } au total.

## The score

tubyrinth-line-pipeline = Conduite
tubyrinth-figure-5 = 5 pièces
tubyrinth-figure-6 = 6 pièces
tubyrinth-figure-7 = 7 pièces

## The game

tubyrinth-name = Tubyrinth
tubyrinth-pitch = Sept pièces et un sablier qui coule.
tubyrinth-time = 20 min

tubyrinth-option-mode = Règles
tubyrinth-option-mode-basic = De base
tubyrinth-option-mode-rookie = Rookie
tubyrinth-option-mode-master = Pipe Master
tubyrinth-option-flip = Les pièces peuvent être retournées
tubyrinth-option-same_board = Le même plateau pour tout le monde
tubyrinth-option-grades = Plateaux d’une course
tubyrinth-option-grades-rising = de plus en plus durs
tubyrinth-option-grades-gentle = toujours faciles
tubyrinth-option-hourglass = Sablier, en secondes
tubyrinth-option-water = L’eau montre jusqu’où elle va pendant qu’on construit
tubyrinth-option-penalty = Une annonce fausse coûte
tubyrinth-option-penalty-1 = un point
tubyrinth-option-penalty-0 = rien
tubyrinth-option-handicap = Handicap
tubyrinth-option-board = Plateau
tubyrinth-option-board-box = tiré de la boîte
tubyrinth-handicap-about = À qui va plus vite que les autres, on peut demander des conduites plus longues : au moins six pièces, ou toutes les sept.
tubyrinth-option-handicap-item = place { $one } : { $other } pièces
tubyrinth-handicap-tiles = { $tiles ->
    [5] comme d’habitude
    [7] les 7 pièces
   *[other] { $tiles } pièces
}
tubyrinth-seat = Place { $seat }

tubyrinth-bot-random = Hasard
tubyrinth-bot-random-about = Pose n’importe où et annonce de temps en temps.
tubyrinth-bot-easy = Facile
tubyrinth-bot-easy-about = Prend son temps et se contente de cinq pièces.
tubyrinth-bot-medium = Moyen
tubyrinth-bot-medium-about = Aussi rapide que quelqu’un qui a un peu l’habitude.
tubyrinth-bot-hard = Difficile
tubyrinth-bot-hard-about = Rapide, avec un faible pour six ou sept pièces.
tubyrinth-bot-master = Maître
tubyrinth-bot-master-about = Très rapide, et cherche presque toujours les sept.

## Tiles

tubyrinth-tile = { $tile ->
    [I3] pièce I courte
    [L3] petite pièce L
    [I4] pièce I longue
    [L4] grande pièce L
    [T4] pièce T
    [S4] pièce S
   *[O4] pièce carrée
}
tubyrinth-flipped = retournée
tubyrinth-turned = tournée { $turns ->
    [one] une fois
    [2] deux fois
   *[other] trois fois
}
tubyrinth-placement = { $tile }{ $way }, coin en haut à gauche en rangée { $row }, colonne { $column }

## Boards

tubyrinth-grade = Niveau { $grade }, { $name }
tubyrinth-grade-1 = doux
tubyrinth-grade-2 = facile
tubyrinth-grade-3 = délicat
tubyrinth-grade-4 = difficile
tubyrinth-grade-5 = le plus dur
tubyrinth-board-named = Plateau { $name }
tubyrinth-board-other = Un plateau personnel
tubyrinth-sheets = Tes plateaux
tubyrinth-own-boards = Tes plateaux
tubyrinth-draw-own = Dessiner ton propre plateau
tubyrinth-place-told = { $tiles } pièces : { $place ->
    [found] solution trouvée
    [shown] solution montrée
   *[open] encore à trouver
}

## The end of a solo match

tubyrinth-solved = Résolu avec { $tiles } pièces en { $time }
tubyrinth-given-up = Abandonné cette fois
tubyrinth-solved-shown = Tu t’es fait montrer la solution, elle ne compte donc pas comme trouvée par toi.
tubyrinth-solved-hints = Avec un indice : la solution compte comme trouvée, mais pas le temps.
tubyrinth-first-time = Ton premier temps avec { $tiles } pièces sur ce plateau.
tubyrinth-new-best = Ton nouveau meilleur temps avec { $tiles } pièces ; c’était { $time }.
tubyrinth-best = Ton meilleur temps ici avec { $tiles } pièces est { $time }.
tubyrinth-look-for = Chercher { $tiles } pièces
tubyrinth-next-board = Passer à { $name }
tubyrinth-to-book = Aller au livre

## Hints

tubyrinth-hints = Indices
tubyrinth-hint-ask-1 = Encore faisable ?
tubyrinth-hint-ask-2 = Quelle pièce ?
tubyrinth-hint-ask-3 = Où ?
tubyrinth-hint-yes = Oui, cela peut encore devenir une conduite.
tubyrinth-hint-yes-tiles = Oui, cela peut encore devenir une conduite de { $tiles } pièces.
tubyrinth-hint-no = Non, ainsi aucun chemin ne mène à l’arrivée.
tubyrinth-hint-unknown = Difficile à dire : il y a trop de façons de continuer.
tubyrinth-hint-lay = La pièce suivante : { $tile }.
tubyrinth-hint-lift = Enlève cette pièce : { $tile }.
tubyrinth-hint-where = Comme ceci : { $placement }.
tubyrinth-hint-outlined = Pose-la comme tracé sur le plateau.
tubyrinth-hint-ready = Il ne manque plus rien. Annonce !
tubyrinth-hint-do-lay = Pose-la pour moi
tubyrinth-hint-do-lift = Enlève-la pour moi
tubyrinth-hint-none = Aucune solution trouvée à partir d’ici.
tubyrinth-hint-show = Voir une solution
tubyrinth-solution-warning = Une fois que tu as vu une solution, elle ne compte plus comme trouvée par toi. Le temps continue de courir.
tubyrinth-solution-show = La montrer
tubyrinth-solution-is = Une conduite de { $tiles } pièces :
