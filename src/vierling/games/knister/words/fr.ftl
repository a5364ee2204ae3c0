knister-name = Knister
knister-pitch = Deux dés, une somme, douze lignes.
knister-time = 15 min

knister-option-grids = Feuilles
knister-option-grids-1 = une
knister-option-grids-3 = trois, additionnées
knister-option-score = Décompte
knister-option-score-once = chaque ligne dès qu’elle est pleine
knister-option-score-end = toutes les lignes à la fin

knister-bot-random = Hasard
knister-bot-random-about = Écrit n’importe où.
knister-bot-greedy = Gourmand
knister-bot-greedy-about = Prend tout de suite le plus de points possible.
knister-bot-easy = Facile
knister-bot-easy-about = Voit le bon coup, mais écrit souvent ailleurs.
knister-bot-medium = Moyen
knister-bot-medium-about = Se trompe parfois, le plus souvent de peu.
knister-bot-steady = Réfléchi
knister-bot-steady-about = Pèse ce que chaque ligne peut encore devenir.
knister-bot-hard = Difficile
knister-bot-hard-about = Se trompe rarement, et jamais de beaucoup.
knister-bot-strong = Fort
knister-bot-strong-about = Des millions de parties lui ont appris ce que vaut une feuille.
knister-bot-master = Maître
knister-bot-master-about = En sait autant et pense aussi au prochain lancer.

## The sheet

knister-finished-lines = Lignes terminées
knister-scored-later = On compte à la fin
knister-all-lines = Les douze lignes
knister-lines = Rangées
knister-line-row = Rangée { $n }
knister-line-column = Colonne { $n }
knister-line-down = Diagonale descendante
knister-line-up = Diagonale montante
knister-line-result = { $line } : { $figure }, { $points }
knister-cell-empty = Rangée { $row }, colonne { $column }, vide
knister-cell-written = Rangée { $row }, colonne { $column }, { $number }
knister-cell-chosen = Rangée { $row }, colonne { $column }, { $number }, encore déplaçable

knister-figure-nothing = rien
knister-figure-pair = paire
knister-figure-two-pairs = deux paires
knister-figure-three = brelan
knister-figure-four = carré
knister-figure-full-house = full
knister-figure-straight = suite
knister-figure-five = cinq identiques
knister-figure-high-straight = grande suite

## What the printed sheet calls them, where that is shorter

knister-short-pair = 2er
knister-short-two-pairs = 2er + 2er
knister-short-three = 3er
knister-short-four = 4er
knister-short-straight = Str 7
knister-short-five = 5er
knister-short-high-straight = Str X

knister-combinations = Combinaisons
knister-diagonals-double = Les deux diagonales comptent double.
knister-outlook = Ce que les lignes peuvent encore devenir avec le { $number }
knister-outlook-cell = Avec le { $number } ici, au mieux :
knister-outlook-line = { $line } : { $figures }

knister-grids = Feuilles de cette partie
knister-grid = Feuille { $n }
knister-grid-of = Feuille { $n } sur { $of }, total général
knister-grid-alone = Feuille { $n } sur { $of }
knister-grid-full = Feuille { $n }, pleine

## The roll, and what to do now

knister-rolled = { $you ->
    [yes] Tu as obtenu { $first } et { $second } : { $sum }.
   *[no] { $name } a obtenu { $first } et { $second } : { $sum }.
}

knister-write = Écris le { $number } dans une case libre
knister-write-how = On pourra le déplacer tant que tous n’ont pas écrit.
knister-write-solo = Il restera là où tu l’écris.
knister-stands = { $you ->
    [yes] Ton { $number } est en rangée { $row }, colonne { $column }.
   *[no] Le { $number } { ELIDE("de", $name) } est en rangée { $row }, colonne { $column }.
}
knister-movable-one = En attendant { $name }, on peut encore le déplacer.
knister-movable-two = En attendant { $name } et { $other }, on peut encore le déplacer.
knister-movable-many = On peut encore le déplacer tant que tous n’ont pas écrit.
knister-movable-short = On peut encore déplacer le { $number }.
knister-next-grid = Puis la feuille est pleine et la suivante commence.
knister-time-up = { $you ->
    [yes] Le temps est écoulé : { $number } a été écrit pour toi en rangée { $row }, colonne { $column }.
   *[no] Le temps est écoulé : { $number } a été écrit pour { $name } en rangée { $row }, colonne { $column }.
}

## Heard, not seen

knister-heard-written = { $number } écrit ; modifiable tant que tous n’ont pas écrit.
knister-heard-written-one = { $number } écrit ; modifiable en attendant { $name }.
knister-heard-grid = La feuille { $n } commence.

## The end

knister-scoring-table = Toutes les lignes de tous les joueurs
knister-diagonal = Diagonale

knister-rating-good = bien
knister-rating-very-good = très bien
knister-rating-amazing = fabuleux
