# Une première partie guidée, une phrase par étape.

tubyrinth-lesson-water = L’eau entre à gauche de la rangée 5 et doit ressortir à droite, en passant par cinq pièces au moins.
tubyrinth-lesson-rocks = Aucune pièce ne va sur un rocher, les cases hachurées. Deux sont posées : la première est pleine d’eau.
tubyrinth-lesson-lay = Pose la pièce I longue, la troisième, rangée 2, colonnes 1 à 4 : son tuyau rejoint celui qui goutte. Fais-la glisser, ou utilise les touches 3, flèches et Entrée.
tubyrinth-lesson-meet = L’eau suit. Continue avec la pièce I courte, la première, colonne 5, rangées 1 à 3.
tubyrinth-lesson-turn = Tourne une fois la petite pièce L, la deuxième (d’un toucher, ou avec R), et pose-la, coin supérieur gauche rangée 3, colonne 6.
tubyrinth-lesson-arrived = L’eau arrive. Des bouts peuvent rester ouverts ; seul compte le chemin du départ à l’arrivée.
tubyrinth-lesson-ready = Annonce maintenant « Ça coule ! ». Dans une course, les autres n’ont plus que 30 secondes.
tubyrinth-lesson-end = Cinq pièces, 5 points ; avec six ou sept, ce serait plus. Dans une course, on gagne à 25.
