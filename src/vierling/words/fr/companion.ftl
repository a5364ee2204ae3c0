### Pour jouer avec la boîte : un téléphone annonce les dés, tient le sablier et compte.

companion-about = Posez ce téléphone sur la table : il annonce, chronomètre et compte ce qu’il faut à votre jeu. Tout reste sur cet appareil, sans réseau.
companion-who = Qui joue ?
companion-player = Place { $seat }
companion-name-of = Nom à la place { $seat }
companion-without = Sans { $name }
companion-add = Ajouter quelqu’un
companion-same-name = Deux personnes s’appellent { $name }.
companion-sheet = Feuille
companion-aloud = Dire à voix haute
companion-no-voice = Cet appareil n’a pas de voix française : rien ne sera dit à voix haute.
companion-begin = Commencer
companion-now = Ce qu’il faut faire maintenant
companion-standing = Où on en est
companion-view = Que montrer
companion-view-table = Dés
companion-view-sheets = Feuilles

companion-turn = C’est à { $name } de jouer.
companion-rolls = { $name } lance les dés.
companion-next = Au suivant
companion-sign-turn = à jouer
companion-sign-rolls = à lancer
companion-roll = Lancer
companion-rolled = { $name } a lancé { $dice }.
companion-rolled-sum = { $name } a lancé { $dice } : { $sum }.
companion-rolls-done = lancer { $round } sur { $rounds }
companion-called = Déjà annoncés
companion-all-rolled = Tous les dés ont été lancés.
companion-type-sheets = Recopier les feuilles

companion-round = Manche { $round }
companion-race-before = Tout le monde est prêt ? On commence au signal.
companion-race-building = Dès que quelqu’un crie, touchez son nom.
companion-race-sand = Le sable coule. Qui d’autre est prêt ?
companion-start = Lancer la manche
companion-go = Partez !
companion-is-ready = { $name } a fini !
companion-first-call = { $name } a fini ! Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour les autres.
companion-call = { $name } a fini, en place { $place }.
companion-nobody = Personne : finir la manche
companion-stop = Tout le monde s’est arrêté
companion-time-up = Le temps est écoulé. Plus rien ne bouge !
companion-check = Vérifiez dans l’ordre des annonces
companion-check-first = Vérifiez d’abord { $name }.
companion-judged = { $name } : { $verdict }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
companion-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
companion-write = Noter les points
companion-round-done = Manche { $round } : { $points }.

companion-who-did = Qui ?
companion-enter = noter
companion-did = { $name } { $deed } et a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
companion-points-of = Points de la manche { $round }
companion-bad-points = { $name } : « { $text } » n’est pas un nombre entier.

companion-wins = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } gagnent avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
companion-winner = gagné
companion-won = { $count ->
    [one] une partie gagnée
   *[other] { $count } parties gagnées
}
companion-again = Encore une partie
companion-new-match = Une nouvelle partie.
companion-table = Points
companion-undo = Annuler : { $what }
companion-undone = Annulé : { $what }.
companion-undo-roll = le lancer
companion-undo-turn = au suivant
companion-undo-start = le départ
companion-undo-call = l’annonce
companion-undo-stop = l’arrêt
companion-undo-judge = le verdict
companion-undo-score = les points
companion-undo-deed = les points
companion-undo-points = les points
companion-undo-again = encore une partie
companion-end = Finir la soirée
companion-end-ask = Finir cette soirée ?
companion-end-about = Les points, les lancers et les feuilles recopiées de cette soirée seront effacés de cet appareil.
companion-go-on = Continuer

companion-type = Recopier une feuille
companion-whose = La feuille de qui ?
companion-ordered = Dans l’ordre de la partie, pour une analyse
companion-type-any = Recopiez les nombres de la feuille. Les points se calculent à tout moment.
companion-type-round = Manche { $round } : tapez le nombre dans la case où il est écrit.
companion-tap = Manche { $round } : touchez la case où est écrit le { $number }.
companion-type-done = La feuille est pleine.
companion-take-back = Reprendre
companion-clear = Vider la feuille
companion-score = Points
companion-look-back = Le meilleur possible
companion-review = Analyse
companion-thinking = Un instant …
companion-answers = Ce que vaut la feuille
companion-scored = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
companion-best = Meilleure feuille : { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $bound } au plus
companion-best-about = Si tous les dés avaient été connus d’avance, cette feuille aurait été possible. Aucune feuille ne dépasse la limite.
companion-needs-order = La feuille ne dit pas quels nombres sont tombés ensemble : recopiez-la dans l’ordre de la partie.
companion-still-empty = { $cell } est encore vide.
companion-grid = Feuille
companion-part = Grille { $part }
companion-cell-of = grille { $part }, { $cell }
companion-cell-free = { $cell }, vide
companion-cell-has = { $cell } : { $number }
companion-bad-cell = { $cell } : « { $text } » n’est pas un nombre de { $least } à { $most }.
