## The book

tubyrinth-boards = { $count ->
    [one] un plateau
   *[other] { $count } plateaux
}
tubyrinth-card-grade = niveau { $grade }
tubyrinth-card-found = trouvé avec { $tiles } pièces
tubyrinth-card-shown = montré avec { $tiles } pièces
tubyrinth-card-none = rien trouvé pour l’instant
tubyrinth-card-best = meilleur temps avec { $tiles } pièces { $time }
tubyrinth-board-hidden = Le départ et l’arrivée restent cachés tant que tu n’y as pas joué.
tubyrinth-progress = Ta collection
tubyrinth-progress-of = solutions trouvées sur { $total }
tubyrinth-legend-found = trouvée par toi
tubyrinth-legend-open = encore à trouver
tubyrinth-legend-shown = solution montrée
tubyrinth-legend-start = l’eau entre
tubyrinth-legend-end = et ressort
tubyrinth-go-on = Continuer avec { $name }
tubyrinth-new-board = Un nouveau plateau
tubyrinth-open-only = Seulement les plateaux où il reste à trouver
tubyrinth-nothing-open = Tu as tout trouvé dans ce livre. Il y a toujours un nouveau plateau à jouer.
tubyrinth-more = Signes et fichier
tubyrinth-file-save = Enregistrer la collection
tubyrinth-file-take = La charger depuis un fichier
tubyrinth-file-taken = La collection du fichier a été ajoutée.
tubyrinth-file-bad = Ce fichier ne contient pas de collection de Tubyrinth.
tubyrinth-tiles = Pièces
tubyrinth-layouts = Solutions
tubyrinth-at-least = au moins { $count }
tubyrinth-yours = Toi
tubyrinth-place-found = trouvée
tubyrinth-place-open = à trouver
tubyrinth-place-shown = montrée
tubyrinth-aim = Que cherches-tu ?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 ou plus
    [6] 6 ou plus
   *[other] les { $tiles }
}
tubyrinth-race = Course sur ce plateau
tubyrinth-how-hard = De quelle difficulté ?
tubyrinth-draw-board = Tirer un plateau
tubyrinth-making-board = Un plateau se prépare…
tubyrinth-another = Un autre

## Own boards

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
tubyrinth-editor-counting = On compte les solutions…
tubyrinth-editor-unsolvable = Aucune conduite ne tient sur ce plateau.
tubyrinth-editor-unknown = Ce plateau est trop ouvert pour le dire aussitôt.
tubyrinth-editor-ungraded = On peut jouer sur ce plateau.
tubyrinth-editor-more = Le plateau est si ouvert que le compte s’est arrêté en route.
tubyrinth-editor-sample = Montrer une solution : combien de pièces ?
tubyrinth-editor-sample-none = aucune
tubyrinth-editor-share = Copier un lien
tubyrinth-editor-received = Ce plateau est venu avec le lien. Enregistre-le si tu veux le garder.
tubyrinth-editor-unreadable = Ce n’est pas un plateau.
tubyrinth-editor-name = Nom du plateau
tubyrinth-editor-none = Pas encore de plateau.
tubyrinth-editor-saved-as = Enregistré sous le nom { $name }.
tubyrinth-editor-text = Le plateau en texte
tubyrinth-editor-text-about = Le départ (start) et l’arrivée (end) avec case et côté (N E S W), puis huit rangées de huit signes : un point est libre, # est un rocher.

## The rules

tubyrinth-rules-pitch = { $mode ->
    [rookie] Pose des pièces pour mener l’eau du départ à l’arrivée, et fais vite.
    [master] Pose les sept pièces pour mener l’eau du départ à l’arrivée, et fais vite.
   *[basic] Pose des pièces pour mener l’eau du départ à l’arrivée, fais vite, et emploie autant de pièces que tu l’oses.
}
tubyrinth-rules-tiles = Sept pièces
tubyrinth-rules-tiles-seven = Tout le monde a les mêmes sept pièces, traversées de tuyaux. Un tuyau relie toutes les bouches de sa pièce. Seule la pièce carrée a deux tuyaux qui ne se rejoignent pas.
tubyrinth-rules-tiles-lay = { $mode ->
    [rookie] Les pièces se posent côte à côte sur le plateau, jamais l’une sur l’autre. Les rochers ne gênent pas : tu peux construire dessus.
   *[other] Les pièces se posent côte à côte sur des cases libres du plateau, jamais sur un rocher ni l’une sur l’autre.
} { $flip ->
    [no] Tu peux les tourner, mais pas les retourner.
   *[yes] Tu peux les tourner et les retourner : le dos montre l’image en miroir.
}
tubyrinth-rules-pipeline = Une conduite
tubyrinth-rules-pipeline-chain = Le premier tuyau a une bouche au départ, le dernier en a une à l’arrivée, et entre les deux chaque bouche en rencontre une autre sur le bord de deux cases.
tubyrinth-rules-pipeline-ends = Les bouches qui ne mènent nulle part ne gênent pas, qu’elles donnent sur le bord, un rocher, une case libre ou le côté fermé d’une pièce.
tubyrinth-rules-pipeline-twin = L’eau peut passer par les deux tuyaux de la pièce carrée. Cela reste une seule pièce.
tubyrinth-rules-pipeline-flow = { $water ->
    [no] L’eau ne coule pas pendant que tu construis : on ne voit si une conduite est juste que lorsqu’on la vérifie.
   *[yes] Pendant que tu construis, l’eau montre jusqu’où elle va.
}
tubyrinth-rules-drawn-seven = Un plateau avec une conduite de sept pièces
tubyrinth-rules-count = Quelles pièces comptent
tubyrinth-rules-count-needed = Une pièce compte si elle est nécessaire, c’est-à-dire si sans elle l’eau n’arriverait plus. On oublie branches, boucles et détours jusqu’à ce qu’il ne reste que des pièces nécessaires, et de façon à t’en laisser le plus possible.
tubyrinth-rules-count-least = { $mode ->
    [master] Une conduite demande les sept pièces.
   *[other] Une conduite demande au moins cinq pièces.
}
tubyrinth-rules-count-more = { $mode ->
    [master] { "" }
   *[other] { $handicap ->
        [none] { "" }
       *[other] Ici, certaines doivent être plus longues : { $handicap }.
    }
}
tubyrinth-rules-drawn-spare = Un plateau avec une conduite de cinq pièces et une sixième qui ne compte pas
tubyrinth-rules-drawn-spare-about = Ici, cinq pièces comptent : la pâle n’est qu’une branche.
tubyrinth-rules-round = { $alone ->
    [yes] { "" }
   *[other] Une manche
}
tubyrinth-rules-round-start = { $board ->
    [none] { $same_board ->
        [yes] Tout le monde reçoit le même plateau.
       *[no] { $mode ->
            [rookie] Chacun reçoit son plateau.
           *[other] Chacun reçoit son plateau, et tous sont de même difficulté.
        }
    }
   *[other] Tout le monde construit sur le plateau choisi pour cette table.
} Dès que chaque personne est prête, on compte trois secondes ; puis tout le monde découvre son plateau en même temps et construit.
tubyrinth-rules-round-call = Quand ta conduite est finie, annonce « Ça coule ! » ; il faut pour cela au moins cinq pièces sur le plateau. Après ton annonce, tu ne peux plus construire. { $mode ->
    [basic] La première annonce retourne le sablier, et les autres ont { $hourglass } secondes.
   *[other] { "" }
}
tubyrinth-rules-round-pass = { $mode ->
    [basic] Si tu ne trouves rien, tu peux abandonner le plateau : tu n’as alors pas de conduite dans cette manche.
   *[other] Si tu ne trouves rien, tu peux abandonner le plateau ; les autres continuent.
}
tubyrinth-rules-round-over = { $mode ->
    [basic] Quand le sable a fini de couler, ou que plus personne ne construit, on vérifie les annonces.
   *[other] Il n’y a pas de sablier. La première annonce juste met fin à la manche ; une annonce fausse t’en fait sortir, et les autres continuent. Si personne ne trouve de conduite, personne ne marque.
}
tubyrinth-rules-round-next = { $board ->
    [none] { $same_board ->
        [yes] À la manche suivante, on retourne le plateau ; ensuite, { $mode ->
            [rookie] on en prend un nouveau dans la boîte.
           *[other] { $grades ->
                [gentle] on en prend un nouveau dans la boîte, jamais au-dessus du niveau 2 sur 5.
               *[rising] on en prend de plus durs dans la boîte, jusqu’aux plus durs de tous.
            }
        }
       *[no] À la manche suivante, chacun retourne son plateau. { $mode ->
            [rookie] Une fois les deux faces jouées, les plateaux passent à gauche ;
           *[other] { $grades ->
                [gentle] Ensuite, on en prend de plus durs dans la boîte, mais jamais au-dessus du niveau 2 sur 5.
               *[rising] Ensuite, on en prend de plus durs dans la boîte, jusqu’aux plus durs de tous.
            } S’il n’y en a pas de plus durs, les plateaux passent à gauche une fois les deux faces jouées ;
        } quand tout le monde les a tous eus, on en prend d’autres.
    }
   *[other] Toutes les manches se jouent sur le même plateau.
}
tubyrinth-rules-round-bots = { $alone ->
    [open] { $board ->
        [none] { $mode ->
            [rookie] { "" }
           *[other] { $grades ->
                [gentle] { "" }
               *[rising] Si un bot facile ou un bot de hasard joue, aucun plateau ne dépasse le niveau 2.
            }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
tubyrinth-rules-round-time = { $clock ->
    [none] { "" }
   *[other] Tu as { $clock } par manche. Qui n’a rien annoncé d’ici là abandonne le plateau.
}
tubyrinth-rules-round-instant = Une seule horloge dit pour tout le monde qui a annoncé quand ; elle compense une connexion lente, dans certaines limites. Les annonces du même instant partagent le meilleur rang. Avant la fin de la manche, personne ne voit ce que posent les autres, pas même les spectateurs.
tubyrinth-rules-points = { $alone ->
    [yes] { "" }
   *[other] Points
}
tubyrinth-rules-points-ranks = { $mode ->
    [basic] La première conduite juste rapporte un point par pièce, la deuxième un point de moins que ses pièces, la troisième deux de moins, et ainsi de suite.
   *[other] La première conduite juste gagne la manche et un point. Les autres ne rapportent rien.
}
tubyrinth-rules-points-without = { $mode ->
    [basic] Qui n’a pas de conduite marque un point pour chaque pièce que la première conduite juste n’a pas employée ; si plusieurs sont premières au même instant, c’est la plus longue qui compte. Si aucune annonce n’était juste, il n’y a rien.
   *[other] { "" }
}
tubyrinth-rules-points-wrong = { $mode ->
    [basic] Une annonce fausse { $penalty ->
        [0] ne rapporte rien
       *[1] coûte un point, même sous zéro, et ne rapporte rien d’autre
    }. Elle ne fait pas reculer les autres.
   *[other] { "" }
}
tubyrinth-rules-example = { $alone ->
    [yes] { "" }
   *[other] { $mode ->
        [basic] Un exemple à quatre
       *[other] { "" }
    }
}
tubyrinth-rules-example-first = Lena annonce la première, avec six pièces : 6 points
tubyrinth-rules-example-second = Omar annonce ensuite, avec six pièces aussi : 5 points
tubyrinth-rules-example-others = Ines et Paul ne finissent pas ; il reste une pièce à Lena : 1 point chacun
tubyrinth-rules-end = { $alone ->
    [yes] { "" }
   *[other] La fin
}
tubyrinth-rules-end-goal = { $mode ->
    [basic] Dès que quelqu’un a 25 points après une manche, la partie est finie.
   *[other] Dès que quelqu’un a cinq points, la partie est finie.
} Le total le plus élevé gagne ; on peut gagner à plusieurs.
tubyrinth-rules-end-box = { $board ->
    [none] S’il ne reste pas assez de plateaux dans la boîte pour une autre manche, la partie s’arrête là.
   *[other] Elle finit au plus tard après 82 manches.
}
tubyrinth-rules-modes = { $table ->
    [yes] { "" }
   *[other] { $mode ->
        [basic] Deux autres façons de jouer
       *[other] { "" }
    }
}
tubyrinth-rules-modes-rookie = { tubyrinth-option-mode-rookie } : les rochers ne comptent pas, tu peux construire dessus, et les plateaux n’ont pas de niveau. La première conduite juste d’au moins cinq pièces gagne la manche et un point ; il faut cinq points pour gagner.
tubyrinth-rules-modes-master = { tubyrinth-option-mode-master } : seules les conduites des sept pièces sont justes. La première gagne la manche et un point ; il faut cinq points pour gagner.
tubyrinth-rules-modes-wrong = Dans les deux cas, il n’y a pas de sablier : une annonce fausse te sort de la manche, les autres continuent, et la première annonce juste y met fin. Si personne ne trouve de conduite, personne ne marque.
tubyrinth-rules-solo = { $alone ->
    [no] { "" }
   *[other] En solo
}
tubyrinth-rules-solo-match = Une partie, c’est un plateau. Le temps court dès que tu le découvres, et s’arrête tant qu’il est caché. Avec au moins cinq pièces posées, tu peux annoncer ; une annonce fausse ne coûte que du temps. La première annonce juste finit la partie. Tu peux aussi abandonner le plateau.
tubyrinth-rules-solo-time = { $alone ->
    [yes] { $clock ->
        [none] { "" }
       *[other] Tu as { $clock } pour le plateau ; ensuite, il est abandonné.
    }
   *[other] { "" }
}
tubyrinth-rules-solo-book = Joue contre ton meilleur temps, ou collectionne à ton rythme : chacun des 82 plateaux du livre se résout avec cinq, avec six et avec sept pièces, soit 246 solutions à trouver. Chacune a son propre meilleur temps dans chaque mode.
tubyrinth-rules-solo-hints = Si tu bloques, des indices t’aident pas à pas, sauf si la table joue sans. Une solution que tu t’es fait montrer est barrée dans le livre, à moins que tu n’en trouves plus tard une autre d’autant de pièces.
tubyrinth-rules-options = { $table ->
    [yes] { "" }
   *[other] { options }
}
tubyrinth-rules-options-about = On peut jouer sans retourner les pièces, tous sur le même plateau, sans que l’eau montre jusqu’où elle va, avec un sablier plus long ou plus court, et avec un handicap qui demande aux plus forts des conduites plus longues. Dans l’édition allemande, une annonce fausse ne rapporte simplement rien.
tubyrinth-rules-made = De qui est ce jeu
tubyrinth-rules-made-by = { tubyrinth-made } { rules-own-words }
tubyrinth-made = Tubyrinth est un jeu de Martin Nedergaard Andersen, paru chez Lifestyle Boardgames en 2016. Les plateaux d’ici sont les nôtres, sauf le premier.

## Challenges of the day

tubyrinth-challenge-1 = Niveau 1
tubyrinth-challenge-2 = Niveau 2
tubyrinth-challenge-3 = Niveau 3
tubyrinth-challenge-4 = Niveau 4
tubyrinth-challenge-5 = Niveau 5

## The history

tubyrinth-times = Temps de résolution par difficulté
tubyrinth-times-grade = Difficulté
tubyrinth-times-median = médiane
tubyrinth-times-best = meilleur
tubyrinth-times-count = plateaux résolus
tubyrinth-times-none = non résolu

## The trainer

tubyrinth-practice = Des plateaux à la limite de tes capacités : le prochain est de niveau « { $grade } », à résoudre en { $time }.
tubyrinth-practice-rating = Ta cote : { $rating }, d’après { $count ->
    [0] aucun plateau du livre joué
    [one] un plateau du livre joué
   *[other] { $count } plateaux du livre joués
} en solo.
tubyrinth-practice-play = Jouer le plateau { $name }
tubyrinth-practice-none = Le livre n’est pas encore là

## Fantômes

tubyrinth-ghost = Le fantôme
tubyrinth-ghost-record = Ton record
tubyrinth-ghost-laid = { $whose ->
    [own] Ta course record
   *[other] { $name }
} : { $count ->
    [0] encore rien de posé
    [one] une pièce posée
   *[other] { $count } pièces posées
}
tubyrinth-ghost-done = { $whose ->
    [own] Ta course record
   *[other] { $name }
} : terminé en { $time }
tubyrinth-ghost-show = Montrer le fantôme
tubyrinth-ghost-verdict = { $which ->
    [faster] { $seconds } s de moins que { $whose ->
        [own] ton record
       *[other] { $name }
    }
    [slower] { $seconds } s de plus que { $whose ->
        [own] ton record
       *[other] { $name }
    }
   *[even] Exactement le même temps que { $whose ->
        [own] ton record
       *[other] { $name }
    }
}
tubyrinth-ghost-unsolved = { $whose ->
    [own] Ton record : { $time }
   *[other] { $name } a mis { $time }
}
tubyrinth-ghost-link = Copier un lien pour affronter cette course

## Avec la boîte sur la table

tubyrinth-companion-call-5 = 5 pièces
tubyrinth-companion-call-6 = 6 pièces
tubyrinth-companion-call-7 = 7 pièces
tubyrinth-companion-call-right = juste
tubyrinth-companion-call-wrong = fausse

## La revue

review-tubyrinth-curve = Ce qu’on pouvait encore atteindre, manche après manche
review-tubyrinth-start = En jeu
review-tubyrinth-part-tiles = Pièces non utilisées
review-tubyrinth-part-rank = D’autres plus rapides
review-tubyrinth-part-pipeline = Pas de conduite
review-tubyrinth-part-penalty = Annonce fausse
review-tubyrinth-part-unused = Pièces que la 1re place n’a pas utilisées
review-tubyrinth-show = Montrer une solution avec { $tiles } pièces
review-tubyrinth-roll = Plateau
review-tubyrinth-begins = La manche { $round } commence
review-tubyrinth-at = Manche { $round }, après { $seconds } s : { $laid ->
    [0] aucune pièce posée
    [one] une pièce posée
   *[other] { $laid } pièces posées
}
review-tubyrinth-layout = { $tiles ->
    [0] aucune pièce posée
    [one] une pièce posée
   *[other] { $tiles } pièces posées
}
review-tubyrinth-pipeline = une conduite de { $tiles } pièces
review-tubyrinth-pipelines = { $count ->
    [one] Montrer la conduite
   *[other] Montrer les { $count } conduites
}
review-tubyrinth-possible = Possible : une conduite de { $tiles } pièces
review-tubyrinth-count = { $count } avec { $tiles } pièces
review-tubyrinth-offers = Solutions sur ce plateau : { $counts }.
review-tubyrinth-offers-more = Solutions comptées sur ce plateau : { $counts }.
review-tubyrinth-laid = Pièces posées après { $times } s.
review-tubyrinth-laid-none = Aucune pièce posée.
review-tubyrinth-called = Annoncé après { $seconds } s.
review-tubyrinth-found = { $tiles } pièces après { $seconds } s
review-tubyrinth-look = Regarder cette manche
