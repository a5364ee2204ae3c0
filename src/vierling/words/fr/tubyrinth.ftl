## Play

tubyrinth-card = plateau { $number } { $side ->
    [a] recto
   *[b] verso
}
tubyrinth-round = Manche { $round }
tubyrinth-tag-rookie = R
tubyrinth-tag-master = M
tubyrinth-apart = Tout le monde construit en même temps : il faut un appareil par personne.
tubyrinth-board = Ton plateau. Les touches 1 à 7 prennent une pièce, les flèches la déplacent, R tourne, F retourne, Entrée pose, Suppr retire, Espace annonce.
tubyrinth-board-of = Plateau de { $name }, { $tiles ->
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

tubyrinth-ready = Ça coule !
tubyrinth-pass = Abandonner ce plateau
tubyrinth-pass-about = La manche est alors finie pour toi. Les autres continuent à construire.
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
tubyrinth-water-short = Elle arrive, mais seules { $count ->
    [one] { $count } pièce compte
   *[other] { $count } pièces comptent
} ; il en faut { $least }.
tubyrinth-status-called = C’est annoncé ! Attends la fin du sablier.
tubyrinth-status-passed = Abandonné. Les autres construisent encore.

tubyrinth-time-so-far = Temps : { $time }
tubyrinth-seconds = { $count } s
tubyrinth-tries = { $count ->
    [0] aucune annonce fausse
    [one] { $count } annonce fausse
   *[other] { $count } annonces fausses
}
tubyrinth-turned-by = { $name } a retourné le sablier
tubyrinth-turned-you = Tu as retourné le sablier
tubyrinth-not-turned = Dès la première annonce, les autres ont { $count } secondes.

tubyrinth-doing-called = { $rank ->
    [1] 1re annonce
   *[other] { $rank }e annonce
}, il y a { $seconds } s
tubyrinth-doing-passed = a abandonné
tubyrinth-doing-building = construit
tubyrinth-doing-ready = c’est bon
tubyrinth-doing-waiting = pas encore
tubyrinth-doing-away = absent
tubyrinth-doing-bot = bot, { $bot } : { $doing }
tubyrinth-needs = { $tiles } pièces exigées

tubyrinth-hint = Indice

## Before and after a round

tubyrinth-before = Une course d’eau
tubyrinth-before-basic = Tout le monde découvre son plateau au même instant. Mène l’eau du départ à l’arrivée avec 5, 6 ou 7 pièces, puis annonce. La première conduite rapporte autant de points que de pièces, la deuxième un de moins, et ainsi de suite ; une annonce fausse coûte un point. À { $goal } points, la partie se termine.
tubyrinth-before-rookie = Tout le monde découvre son plateau au même instant. Ici, les rochers ne gênent pas. La première conduite d’au moins 5 pièces gagne la manche et un point ; { $goal } points gagnent la partie. Après une annonce fausse, la manche est finie pour toi.
tubyrinth-before-master = Tout le monde découvre son plateau au même instant. La première conduite faite des 7 pièces gagne la manche et un point ; { $goal } points gagnent la partie. Après une annonce fausse, la manche est finie pour toi.
tubyrinth-before-sand = La première annonce retourne le sablier : les autres ont alors { $seconds } secondes.
tubyrinth-before-no-flip = Ici, on peut tourner les pièces, mais pas les retourner.
tubyrinth-before-same = Tout le monde construit sur le même plateau.
tubyrinth-before-handicap = Ta conduite doit compter au moins { $tiles } pièces.
tubyrinth-go = C’est bon pour moi
tubyrinth-next-round = Manche suivante
tubyrinth-going = On attend les autres
tubyrinth-begins-in = { $count ->
    [one] Début dans { $count } seconde au plus tard.
   *[other] Début dans { $count } secondes au plus tard.
}
tubyrinth-round-result = La manche { $round } est finie
tubyrinth-verdict-pipeline = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} avec { $tiles } pièces
tubyrinth-verdict-wrong = Annonce fausse
tubyrinth-verdict-none = Pas de conduite
tubyrinth-after = après { $seconds } s
tubyrinth-earned = { $points ->
    [one] { $points } point dans cette manche
   *[other] { $points } points dans cette manche
}
tubyrinth-total = { $points } points sur { $goal }
tubyrinth-all-rounds = Toutes les manches de tout le monde
tubyrinth-box-empty = Tous les plateaux ont été joués.
tubyrinth-not-watched = Plusieurs construisent sur le même plateau : tu verras les plateaux après la manche.
tubyrinth-solo = Un plateau, une conduite
tubyrinth-solo-about = Mène l’eau du départ à l’arrivée avec au moins { $tiles } pièces. Le temps court dès que tu vois le plateau.
tubyrinth-rookie-rocks = Les rochers ne gênent pas : tu peux construire par-dessus.
tubyrinth-uncover = Montrer le plateau

## Heard, not seen

tubyrinth-rock = rocher
tubyrinth-free = libre
tubyrinth-row = Ligne { $row } : { $what }
tubyrinth-cell = ligne { $row }, colonne { $column }
tubyrinth-mark = { $side ->
    [N] au-dessus de
    [E] à droite de
    [S] sous
   *[W] à gauche de
} ligne { $row }, colonne { $column }
tubyrinth-start-at = Départ : { $place }.
tubyrinth-end-at = Arrivée : { $place }.
tubyrinth-openings = Dans son carré, elle s’ouvre { $where }.
tubyrinth-over-fits = { $tile } sur ligne { $row }, colonne { $column }, convient.
tubyrinth-over-blocked = { $tile } sur ligne { $row }, colonne { $column }, ne convient pas : { $cells }.
tubyrinth-heard-taken = { $tile } en main.
tubyrinth-heard-turned = { $tile } tournée.
tubyrinth-heard-flipped = { $tile } retournée.
tubyrinth-heard-laid = { $tile } posée.
tubyrinth-heard-lifted = { $tile } retirée.
tubyrinth-heard-parked = { $tile } reposée.
tubyrinth-heard-refused = { $tile } ne tient pas là.
tubyrinth-heard-no-flipping = Ici, on ne retourne pas les pièces.
tubyrinth-heard-called = { $name } annonce : ça coule !
tubyrinth-heard-called-you = Tu as annoncé.
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
tubyrinth-option-hourglass = Sablier, en secondes
tubyrinth-option-penalty = Une annonce fausse coûte
tubyrinth-option-penalty-1 = un point
tubyrinth-option-penalty-0 = rien
tubyrinth-option-handicap = Handicap
tubyrinth-option-board = Plateau
tubyrinth-option-board-box = tiré de la boîte
tubyrinth-handicap-about = À qui va plus vite que les autres, on peut demander des conduites plus longues : au moins six pièces, ou toutes les sept.
tubyrinth-handicap-seat = place { $seat } : { $tiles } pièces
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
tubyrinth-bot-hard = Fort
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

## The book

tubyrinth-grade = Niveau { $grade }, { $name }
tubyrinth-grade-1 = doux
tubyrinth-grade-2 = facile
tubyrinth-grade-3 = délicat
tubyrinth-grade-4 = difficile
tubyrinth-grade-5 = le plus dur
tubyrinth-boards = { $count ->
    [one] un plateau
   *[other] { $count } plateaux
}
tubyrinth-board-named = Plateau { $name }
tubyrinth-board-other = Un plateau à soi
tubyrinth-card-grade = niveau { $grade }
tubyrinth-card-found = trouvé avec { $tiles } pièces
tubyrinth-card-shown = montré avec { $tiles } pièces
tubyrinth-card-none = rien de trouvé encore
tubyrinth-card-best = meilleur temps { $time }
tubyrinth-progress = Ta collection
tubyrinth-progress-of = solutions trouvées sur { $total }
tubyrinth-legend-found = trouvée par toi
tubyrinth-legend-open = encore à trouver
tubyrinth-legend-shown = solution montrée
tubyrinth-legend-start = l’eau entre
tubyrinth-legend-end = et ressort
tubyrinth-go-on = Continuer avec { $name }
tubyrinth-new-board = Un nouveau plateau
tubyrinth-own-boards = Tes plateaux
tubyrinth-draw-own = Dessiner ton propre plateau
tubyrinth-open-only = Seulement les plateaux où il reste à trouver
tubyrinth-nothing-open = Tu as tout trouvé dans ce livre. Il y a toujours un nouveau plateau à jouer.
tubyrinth-more = Signes et fichier
tubyrinth-file-save = Enregistrer la collection
tubyrinth-file-take = La lire dans un fichier
tubyrinth-file-taken = La collection du fichier a été ajoutée.
tubyrinth-file-bad = Ce fichier ne contient pas de collection de Tubyrinth.
tubyrinth-tiles = Pièces
tubyrinth-layouts = Solutions
tubyrinth-at-least = au moins { $count }
tubyrinth-yours = Toi
tubyrinth-place-found = trouvée
tubyrinth-place-open = à trouver
tubyrinth-place-shown = montrée
tubyrinth-place-told = { $tiles } pièces { $open ->
    [yes] encore à trouver
   *[no] fait
}
tubyrinth-aim = Que cherches-tu ?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 ou plus
    [6] 6 ou plus
   *[other] les { $tiles }
}
tubyrinth-race = Course sur ce plateau
tubyrinth-how-hard = De quelle difficulté ?
tubyrinth-draw-board = Tirer un plateau
tubyrinth-another = Un autre

## The end of a solo match

tubyrinth-solved = Résolu avec { $tiles } pièces en { $time }
tubyrinth-given-up = Abandonné cette fois
tubyrinth-solved-shown = Tu t’es fait montrer la solution, elle ne compte donc pas comme trouvée par toi.
tubyrinth-solved-hints = Avec un indice : cela compte comme trouvé, mais pas comme temps.
tubyrinth-first-time = Ton premier temps sur ce plateau.
tubyrinth-new-best = Ton nouveau meilleur temps ; c’était { $time }.
tubyrinth-best = Ton meilleur temps ici est { $time }.
tubyrinth-look-for = Chercher { $tiles } pièces
tubyrinth-next-board = Passer à { $name }
tubyrinth-to-book = Vers le livre

## Hints

tubyrinth-hints = Indices
tubyrinth-hint-ask-1 = Est-ce encore possible ?
tubyrinth-hint-ask-2 = Quelle pièce ensuite ?
tubyrinth-hint-ask-3 = Où ?
tubyrinth-hint-yes = Oui, cela peut encore devenir une conduite.
tubyrinth-hint-yes-tiles = Oui, cela peut encore devenir une conduite de { $tiles } pièces.
tubyrinth-hint-no = Non, ainsi aucun chemin ne mène à l’arrivée.
tubyrinth-hint-unknown = Difficile à dire : il y a trop de façons de continuer.
tubyrinth-hint-lay = La pièce suivante : { $tile }.
tubyrinth-hint-lift = Enlève cette pièce : { $tile }.
tubyrinth-hint-where = Comme ceci : { $placement }.
tubyrinth-hint-ready = Il ne manque plus rien. Annonce !
tubyrinth-hint-do-lay = Pose-la pour moi
tubyrinth-hint-do-lift = Enlève-la pour moi
tubyrinth-hint-none = Aucune solution trouvée à partir d’ici.
tubyrinth-hint-show = Montrer une solution
tubyrinth-solution-warning = Une fois que tu as vu une solution, elle ne compte plus comme trouvée par toi. Le temps continue de courir.
tubyrinth-solution-show = La montrer
tubyrinth-solution-is = Une conduite de { $tiles } pièces :

## Own boards

tubyrinth-sheets = Tes plateaux
tubyrinth-editor-grid = Le plateau que tu dessines
tubyrinth-editor-beside = { $side ->
    [N] Au-dessus de la colonne { $column }
    [S] Sous la colonne { $column }
    [W] À gauche de la rangée { $row }
   *[E] À droite de la rangée { $row }
}
tubyrinth-editor-corner = Coin
tubyrinth-editor-place = Rangée { $row }, colonne { $column }
tubyrinth-editor-rock = rocher
tubyrinth-editor-ground = libre
tubyrinth-editor-mark = Toucher le bord place
tubyrinth-editor-start = le départ
tubyrinth-editor-end = l’arrivée
tubyrinth-editor-how = Touche les cases pour poser ou enlever des rochers ; à la souris, tu peux en tracer plusieurs d’un trait. Au clavier, les flèches déplacent, Entrée pose, et sur le bord S est le départ, E l’arrivée.
tubyrinth-editor-empty = Plateau vide
tubyrinth-editor-fresh = Dessine-m’en un
tubyrinth-editor-counting = On compte les solutions …
tubyrinth-editor-unsolvable = Aucune conduite ne tient sur ce plateau.
tubyrinth-editor-unknown = Ce plateau est trop ouvert pour le dire aussitôt.
tubyrinth-editor-ungraded = On peut jouer sur ce plateau.
tubyrinth-editor-more = Le plateau est si ouvert que le compte s’est arrêté en route.
tubyrinth-editor-sample = Montrer une solution de tant de pièces
tubyrinth-editor-share = Copier un lien
tubyrinth-editor-received = Ce plateau est venu avec le lien. Enregistre-le si tu veux le garder.
tubyrinth-editor-unreadable = Ce n’est pas un plateau.
tubyrinth-editor-name = Nom du plateau
tubyrinth-editor-none = Pas encore de plateau.
tubyrinth-editor-saved-as = Enregistré sous { $name }.
tubyrinth-editor-text = Le plateau en texte
tubyrinth-editor-text-about = Le départ (start) et l’arrivée (end) avec case et côté (N E S W), puis huit rangées de huit signes : un point est libre, # est un rocher.

## The rules

tubyrinth-rules-pitch = Pose des pièces pour mener l’eau du départ à l’arrivée, fais vite, et emploie autant de pièces que tu l’oses.
tubyrinth-rules-tiles = Sept pièces
tubyrinth-rules-tiles-seven = Tout le monde a les mêmes sept pièces, traversées de tuyaux. Un tuyau relie toutes les bouches de sa pièce. Seule la pièce carrée a deux tuyaux qui ne se rejoignent pas.
tubyrinth-rules-tiles-lay = Les pièces se posent côte à côte sur des cases libres du plateau, jamais sur un rocher ni l’une sur l’autre. Tu peux les tourner et les retourner : le dos montre l’image en miroir.
tubyrinth-rules-pipeline = Une conduite
tubyrinth-rules-pipeline-chain = Le premier tuyau a une bouche au départ, le dernier en a une à l’arrivée, et entre les deux chaque bouche en rencontre une autre sur le bord de deux cases.
tubyrinth-rules-pipeline-ends = Les bouches qui ne mènent nulle part ne gênent pas, qu’elles donnent sur le bord, un rocher, une case libre ou le côté fermé d’une pièce.
tubyrinth-rules-pipeline-twin = L’eau peut passer par les deux tuyaux de la pièce carrée. Cela reste une seule pièce.
tubyrinth-rules-drawn-seven = Un plateau avec une conduite de sept pièces
tubyrinth-rules-count = Quelles pièces comptent
tubyrinth-rules-count-needed = Une pièce compte si elle est nécessaire, c’est-à-dire si sans elle l’eau n’arriverait plus. On oublie branches, boucles et détours jusqu’à ce qu’il ne reste que des pièces nécessaires, et de façon à t’en laisser le plus possible.
tubyrinth-rules-count-five = Une conduite demande au moins cinq pièces. Ici elle en a cinq : la pâle n’est qu’une branche.
tubyrinth-rules-drawn-spare = Un plateau avec une conduite de cinq pièces et une sixième qui ne compte pas
tubyrinth-rules-round = Une manche
tubyrinth-rules-round-start = Tout le monde reçoit un plateau et construit en même temps, à partir d’un même signal.
tubyrinth-rules-round-call = Qui a fini annonce « Ça coule ! ». La première annonce retourne le sablier. Après ton annonce, tu ne peux plus construire.
tubyrinth-rules-round-sand = Quand le sable a fini de couler, tout le monde s’arrête et on vérifie les annonces.
tubyrinth-rules-round-next = À la manche suivante, chacun retourne son plateau. Quand les deux faces ont servi, les plateaux passent à gauche ; quand tout le monde les a tous eus, on en prend d’autres dans la boîte.
tubyrinth-rules-round-clock = L’horloge de cette maison dit qui a annoncé quand ; elle compense une ligne lente, dans certaines limites. Les annonces du même instant partagent la meilleure place. Tu ne vois les autres plateaux qu’après la manche.
tubyrinth-rules-points = Points
tubyrinth-rules-points-ranks = La première conduite juste rapporte un point par pièce, la deuxième un point de moins que ses pièces, la troisième deux de moins, et ainsi de suite.
tubyrinth-rules-points-without = Qui n’a pas de conduite marque un point pour chaque pièce que la première conduite juste n’a pas employée. Si aucune annonce n’était juste, il n’y a rien.
tubyrinth-rules-points-wrong = Une annonce fausse coûte un point, mais personne ne descend sous zéro, et elle ne fait pas reculer les autres.
tubyrinth-rules-example = Un exemple à quatre
tubyrinth-rules-example-first = Lena annonce la première, avec six pièces
tubyrinth-rules-example-second = Omar annonce ensuite, avec six pièces aussi
tubyrinth-rules-example-third = Ines ne finit pas : il reste une pièce à Lena
tubyrinth-rules-example-fourth = Paul ne finit pas non plus
tubyrinth-rules-end = La fin
tubyrinth-rules-end-goal = Dès que quelqu’un a 25 points après une manche, la partie est finie. Le plus de points gagne ; on peut gagner à plusieurs.
tubyrinth-rules-modes = Deux autres façons de jouer
tubyrinth-rules-rookie = Les rochers ne comptent pas, tu peux construire dessus. Seul le gagnant d’une manche marque un point, et cinq points gagnent la partie.
tubyrinth-rules-master = Seules les conduites des sept pièces sont justes. Seul le gagnant d’une manche marque un point, et cinq points gagnent la partie.
tubyrinth-rules-modes-wrong = Dans les deux cas, une annonce fausse te sort de la manche, et les autres continuent.
tubyrinth-rules-solo = En solo
tubyrinth-rules-solo-book = Joue contre ton meilleur temps, ou collectionne à ton rythme : chacun des 82 plateaux du livre se résout avec cinq, avec six et avec sept pièces, soit 246 solutions à trouver. Une annonce fausse ne coûte que du temps.
tubyrinth-rules-solo-hints = Si tu bloques, des indices t’aident pas à pas. Une solution que tu t’es fait montrer est barrée dans le livre, à moins que tu n’en trouves plus tard une autre d’autant de pièces.
tubyrinth-rules-options = On peut jouer sans retourner les pièces, tous sur le même plateau, avec un sablier plus long ou plus court, et avec un handicap qui demande aux plus forts des conduites plus longues. Dans l’édition allemande, une annonce fausse ne rapporte simplement rien.
tubyrinth-rules-credits = Tubyrinth est un jeu de Martin Nedergaard Andersen, paru chez Lifestyle Boardgames en 2016. Les plateaux d’ici sont les nôtres, sauf le premier.
