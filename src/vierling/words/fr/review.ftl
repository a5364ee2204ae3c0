review-copy-link = Copier le lien de cette analyse
review-match = Analyser la partie { $match }
review-to-table = Aller à la table
review-loading = L’analyse de la partie est en cours…
review-progress = Progression de l’analyse
review-left = Encore environ { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} sur cet appareil
review-whose = Le jeu de qui ?

## The curve

review-curve-points = Score final attendu, manche après manche
review-curve-chance = Chances de gagner, coup après coup
review-curve-of = { $you ->
    [yes] Ta courbe
   *[no] Courbe { ELIDE("de", $name) }
} ; les mêmes valeurs suivent en tableau
review-lucky = chance
review-unlucky = malchance
review-as-table = en tableau
review-round-short = Manche
review-roll = Lancer
review-luck-short = chance
review-regret-short = perdu

## Totals

review-totals = Le bilan
review-accuracy = précision sur 100, en moyenne sur tous les coups
review-start = Au départ
review-luck = Chance
review-others = Par les coups des autres
review-regret = Perdu en route
review-final = À la fin
review-all-exact = Toutes les valeurs sont exactes.
review-some-exact = { $exact ->
    [one] La valeur d’un coup est exacte ; les autres sont estimées, à { $error } près environ.
   *[other] Les valeurs de { $exact } coups sont exactes ; les autres sont estimées, à { $error } près environ.
}
review-none-exact = Toutes les valeurs sont estimées, à { $error } près environ.
review-sums-chance = Les chances s’additionnent tour après tour : les sommes peuvent dépasser 100 %.

## The costliest moves

review-costliest = Coups les plus coûteux
review-nothing-given = Rien de notable n’a été perdu.
review-part = { $line }{"\u00A0"}{ $cost }

## A moment of the match

review-moment = La partie à ce moment
review-round = Manche { $round }
review-round-roll = { $round } : { $roll }
review-end = La fin
review-back = Un pas en arrière
review-forward = Un pas en avant
review-keys = Les flèches avancent et reculent, Début et Fin vont au premier et au dernier coup.
review-clock-runs = Une horloge tourne ici : va à un moment où elle est arrêtée pour continuer à jouer.
review-best-moves = Les meilleurs coups
review-made = joué
review-made-this = · joué
review-equal = { $count } aussi bons
review-or-others = { $moves } ou { $count ->
    [one] un autre coup
   *[other] un de { $count } autres
}
review-told-made = Joué : { $move }, valeur { $value }.
review-told-better = Mieux : { $move }, valeur { $value }.
review-told-best = Rien n’était mieux.
review-told-equal = { $count ->
    [one] Un autre coup était aussi bon, aucun n’était meilleur.
   *[other] { $count } autres coups étaient aussi bons, aucun n’était meilleur.
}

## What a move cost, part by part

review-why-points = Ce que ce coup a coûté, en points
review-why-chance = Qui en a profité
review-why-better = mieux
review-why-played = joué
review-why-cost-points = perte
review-why-cost-chance = gain
review-rest = tout le reste
review-total = en tout
review-figures = au mieux { $made } au lieu de { $best }

## What if

review-play-on = Continuer à partir d’ici
review-play-on-about = Une nouvelle table reprend la partie jusqu’à ce point. L’ancienne partie reste telle quelle.
review-whose-seat = Tu prends la place de qui ?
review-others-bots = Qui joue pour les autres ?

## Vérifier les dés

check-dice = Vérifier les dés
check-going = Chaque lancer est vérifié…
check-failed = La transcription n’a pas pu être chargée. Essaie encore une fois.
check-unknown-game = Cette page ne sait pas vérifier les dés de ce jeu. Tu peux télécharger la transcription et la vérifier avec « vierling verify ».
check-seen = Le sceau est celui que cet appareil a vu avant le premier lancer.
check-record = Télécharger la transcription
dice-left-out = Sans effet sur les dés : { $names }. Le nombre aléatoire n’a pas été révélé à temps.
luck-title = Comment les dés sont tombés
luck-sum = Somme
luck-rolled = lancés
luck-expected = en moyenne
luck-average = { NUMBER($count, minimumFractionDigits: 1) }
luck-odds = { $matches ->
    [1] Rien d’inhabituel : la plupart des parties sont au moins aussi inégales.
   *[other] Environ une partie sur { $matches } est au moins aussi inégale.
}
luck-rare = Moins d’une partie sur { $matches } est aussi inégale.

verify-no-proof = { $why ->
    [again] Ces dés ne peuvent pas être vérifiés : ils répètent ceux d’une autre partie.
    [branch] Ces dés ne peuvent pas être vérifiés : la partie en continue une autre.
    [lesson] Ces dés ne peuvent pas être vérifiés : ils ont été préparés pour une partie guidée.
    [typed] Ces dés ne peuvent pas être vérifiés : ils ont été lancés à une vraie table.
    [carried] Ces dés ne peuvent pas être vérifiés : la partie s’est jouée en partie hors ligne, sur un appareil.
    [round] Ces dés ne peuvent pas être vérifiés : toutes les tables d’un tournoi ont les mêmes, tirés par le serveur.
    [seed] Ces dés ne peuvent pas être vérifiés : ils découlent d’une graine choisie.
    [day] Ces dés pourront être vérifiés une fois leur jour passé.
    [sealed] Ces dés pourront être vérifiés une fois leur tournoi clos et les dernières parties terminées.
   *[other] La transcription ne dit pas d’où viennent les dés.
}
verify-secret-fits = Le secret est celui qui a été scellé avant le premier lancer.
verify-secret-chosen = Le secret n’est pas celui qui a été scellé avant le premier lancer.
verify-seal-swapped = Le sceau de la transcription n’est pas celui que cet appareil a vu.
verify-nonce-missing = Le nombre aléatoire de cet appareil n’est pas dans la transcription.
verify-nonce-fits = Place { $seat } : le nombre aléatoire est bien celui de l’engagement.
verify-nonce-swapped = Place { $seat } : le nombre aléatoire n’est pas celui de l’engagement.
verify-left-out = Place { $seat } : le nombre aléatoire n’a pas été révélé à temps et n’a pas compté.
verify-nobody-else = Aucun appareil n’a ajouté de nombre aléatoire : avant la partie, on aurait pu essayer plusieurs secrets.
verify-link-fits = Le maillon du jour mène au bout de la chaîne, en { $days ->
    [0] un pas.
    [one] un jour et un pas.
   *[other] { $days } jours et un pas.
}
verify-link-chosen = Le maillon du jour ne mène pas au bout de la chaîne.
verify-chain-swapped = Le bout de la chaîne dans la transcription n’est pas celui que tu as noté.
verify-made-fits = Ce qui a été préparé pour ce jour ({ $option }) découle de son maillon.
verify-made-differs = Ce qui a été préparé pour ce jour ({ $option }) est { $found } dans la transcription et devrait être { $expected }.
verify-rolls-fit = { $rolls ->
    [0] Il n’y a aucun lancer dans la transcription.
    [1] L’unique lancer en découle.
   *[other] Les { $rolls } lancers en découlent tous.
}
verify-roll-differs = Le lancer { $number } est { $found } dans la transcription et devrait être { $expected }.

verify-verdict-verified = Les dés sont justes.
verify-verdict-cheated = Les dés ne sont pas justes.
verify-verdict-not-verifiable = Ces dés ne peuvent pas être vérifiés.

# What people without a name are called, in all languages: the same list in each
names-of-nobody = You, Du, Toi
somebody = Quelqu’un
