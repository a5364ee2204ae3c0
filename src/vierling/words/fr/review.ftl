review-copy-link = Copier le lien de cette analyse
review-match = Analyser la partie { $match }
review-to-table = Aller à la table
review-loading = L’analyse de la partie est en cours…
review-whose = Le jeu de qui ?

## The curve

review-curve-points = Score final attendu, manche après manche
review-curve-chance = Chances de gagner, coup après coup
review-curve-of = Courbe { ELIDE("de", $name) } ; les mêmes valeurs suivent en tableau
review-lucky = chance
review-unlucky = malchance
review-as-table = en tableau
review-round-short = Manche
review-roll = Lancer
review-luck-short = chance
review-regret-short = perdu

## Totals

review-totals = Le bilan
review-accuracy = précision sur 100
review-start = Au départ
review-luck = Chance
review-others = dont par les autres
review-regret = Perdu en route
review-final = À la fin
review-all-exact = Toutes les valeurs sont exactes.
review-some-exact = { $exact ->
    [one] La valeur d’un coup est exacte ; les autres sont estimées, à { $error } près environ.
   *[other] Les valeurs de { $exact } coups sont exactes ; les autres sont estimées, à { $error } près environ.
}
review-none-exact = Toutes les valeurs sont estimées, à { $error } près environ.

## The costliest moves

review-costliest = Coups les plus coûteux
review-nothing-given = Rien de notable n’a été perdu.
review-keeps = { $line } : au mieux { $figure }, { $gain }
review-spares = { $line } : rien n’y est gâché, { $gain }

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
review-line = { $line } : { $change }, au mieux { $figure }
review-line-bare = { $line } : { $change }
review-told-made = Joué : { $move }, valeur { $value }.
review-told-better = Mieux : { $move }, valeur { $value }.

## What if

review-play-on = Continuer à partir d’ici
review-play-on-about = Une nouvelle table reprend la partie jusqu’à ce point. L’ancienne partie reste telle quelle.
review-whose-seat = Tu prends la place de qui ?
review-others-bots = Qui joue pour les autres ?

## Input

review-input-turn = Tour
review-input-face = Face
review-input-touch = toucher { $spot }
review-input-still = prendre { $spot } sans retourner
review-input-announce = toucher { $spot } et annoncer le { $number }
review-input-place = poser : { $spot }

## Tubyrinth

review-tubyrinth-curve = Points, manche après manche
review-tubyrinth-board = Plateau
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
review-tubyrinth-possible = Possible : une conduite de { $tiles } pièces
review-tubyrinth-count = { $count } avec { $tiles } pièces
review-tubyrinth-offers = Solutions sur ce plateau : { $counts }.
review-tubyrinth-offers-more = Solutions comptées sur ce plateau : { $counts }.
review-tubyrinth-laid = Pièces posées après { $times } s.
review-tubyrinth-laid-none = Aucune pièce posée.
review-tubyrinth-called = Annoncé après { $seconds } s.
review-tubyrinth-found = { $tiles } pièces après { $seconds } s
review-tubyrinth-look = Regarder cette manche
