## Les règles

knister-rules-pitch = { $grids ->
    [3] Chacun a trois feuilles de 25 cases et écrit les mêmes nombres. Qui en tirera le plus ?
   *[1] Chacun a une feuille de 25 cases et écrit les mêmes nombres. Qui en tirera le plus ?
}
knister-rules-round = Une manche
knister-rules-round-roll = Quelqu’un lance deux dés. Chacun écrit leur somme dans une case libre de sa feuille, là où elle semble la plus utile. Il faut toujours écrire, et rien ne s’efface.
knister-rules-round-turn = { $alone ->
    [yes] Quand tu as écrit, on tourne la page et les dés sont lancés de nouveau.
   *[other] Personne ne voit ton nombre avant que tout le monde ait écrit ; d’ici là, tu peux le déplacer ou le reprendre. Ensuite, on tourne la page, et la personne suivante lance les dés, dans le sens des aiguilles d’une montre. La place 1 commence.
}
knister-rules-round-time = { $clock ->
    [none] { rules-last-entry }
   *[other] Tu as { $clock } par manche. Ensuite, un bot écrit pour qui n’a pas encore écrit.
}
knister-rules-lines = Douze lignes
knister-rules-lines-full = Une feuille a cinq rangées, cinq colonnes et deux diagonales. { $score ->
    [end] Seules les lignes pleines comptent, et seulement à la fin : jusqu’à la dernière page tournée, aucune ligne ne montre de points et personne ne sait qui est en tête.
   *[once] Une ligne compte dès que ses cinq cases sont pleines ; avant, elle ne vaut rien.
}
knister-rules-lines-diagonals = { knister-diagonals-double }
knister-rules-combinations = { knister-combinations }
knister-rules-combinations-figures = Chaque ligne compte la seule combinaison que forment ses nombres. Leur ordre n’a pas d’importance.
knister-rules-drawn-example = Par exemple { $numbers }
knister-rules-combinations-straights = Une suite, ce sont cinq nombres consécutifs. Avec un 7 elle est plus facile, car aucune somme ne sort plus souvent ; sans lui il ne reste que 2 à 6 et 8 à 12 : c’est la grande suite.
knister-rules-end = La fin
knister-rules-end-total = { $grids ->
    [3] Après 25 manches, une feuille est pleine et la suivante commence. Quand les trois sont pleines, on additionne leurs totaux.
   *[1] Après 25 manches, la feuille est pleine.
} { $alone ->
    [yes] { "" }
   *[other] Le total le plus élevé gagne ; à égalité, on partage la victoire.
}
knister-rules-variants = Variantes
knister-rules-variants-grids = Avec trois feuilles, on les remplit l’une après l’autre et on additionne les trois totaux.
knister-rules-variants-score = Pour plus de suspense, on peut ne compter qu’à la fin : jusqu’à la dernière page tournée, aucune ligne ne montre de points et personne ne sait qui est en tête.
knister-rules-solo = { $alone ->
    [no] { "" }
   *[other] En solo
}
knister-rules-solo-ratings = Tu vises le total le plus élevé. { $grids ->
    [3] Les mentions pour trois feuilles :
   *[1] Les mentions pour une feuille :
}
knister-rules-made = De qui est ce jeu
knister-rules-made-by = { knister-made } { rules-own-words }
knister-made = Knister est un jeu de Heinz Wüppen, édité par Nürnberger-Spielkarten-Verlag ; une édition antérieure s’appelait Würfel-Bingo (Ravensburger, 2007). Knister est une marque déposée de son titulaire.

## La revue

review-knister-kind-anywhere = n’importe quelle case libre
review-knister-kind-diagonal = n’importe quelle case libre d’une diagonale
review-knister-kind-off-diagonal = n’importe quelle case libre hors des diagonales
review-knister-kind-corner = n’importe quel coin libre
review-knister-kind-diagonal-not-centre = n’importe quelle case libre d’une diagonale, sauf le centre
review-knister-kind-middle = n’importe quelle case libre de la rangée ou de la colonne du milieu, sauf le centre
review-knister-kind-off-all = n’importe quelle case libre hors des diagonales, de la rangée et de la colonne du milieu
review-knister-kind-row = n’importe quelle case libre de la rangée { $n }
review-knister-kind-column = n’importe quelle case libre de la colonne { $n }
review-knister-into = { $number } : { $cells }
