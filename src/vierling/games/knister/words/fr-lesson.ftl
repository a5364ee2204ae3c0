# Une première partie guidée, une phrase par étape.

knister-lesson-sheet = Vingt des 25 manches sont jouées. Chaque nombre est la somme de deux dés ; rangées, colonnes et diagonales pleines rapportent.
knister-lesson-line = La rangée 1 est pleine : ses trois 7 rapportent 3 points.
knister-lesson-full-house = Tu as lancé 4 et 2. Écris le 6 rangée 2, colonne 3 : trois 6 et deux 8 font un full.
knister-lesson-crossing = 8 points pour toi ! Voici un 8 : rangée 4, colonne 5, il termine deux lignes d’un coup.
knister-lesson-points = La rangée 4 est une suite de 6 à 10, dans n’importe quel ordre : 8 points. La colonne 5 a trois 8 : encore 3.
knister-lesson-straight = Un 10 : écris-le rangée 5, colonne 4. La colonne 4 devient une suite, elle aussi.
knister-lesson-diagonals = Les diagonales comptent double, et il ne leur manque que la case du milieu.
knister-lesson-room = Encore un 6 : écris-le rangée 3, colonne 2. Garde le milieu pour un 7, le total le plus fréquent.
knister-lesson-middle = Le voilà ! Écris le 7 au milieu, rangée 3, colonne 3 : il termine quatre lignes.
knister-lesson-end = Un seul nombre, 43 points : tu finis à 77. Dans une vraie partie, la feuille est vide au départ.
