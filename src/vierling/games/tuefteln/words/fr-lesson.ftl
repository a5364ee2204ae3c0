# Une première partie guidée, une phrase par étape.

tuefteln-lesson-squares = La feuille a neuf carrés de quatre cases, et chaque carré plein compte pour lui-même. Il reste quatre manches.
tuefteln-lesson-pair = Le carré 8, en bas au milieu, a deux 3 côte à côte : une paire, 2 points.
tuefteln-lesson-two = On écrit les deux dés, ici dans deux cases blanches : le 4 rangée 2, colonne 1, le 2 rangée 5, colonne 5.
tuefteln-lesson-clockwise = Le carré 1 est une suite, 3-4-5-6 dans le sens horaire : 6 points. Quatre 2 dans le carré 9 : 5 points.
tuefteln-lesson-bridge = Un pont reçoit les deux dés à la fois, dans un sens ou dans l’autre : le 3 rangée 4, colonne 1, le 4 dessous.
tuefteln-lesson-patterns = Deux paires en diagonale font une croix, 4 points ; côte à côte, comme dessous, elles en valent 3.
tuefteln-lesson-bonus = Qui a les six sortes de carrés gagne le bonus. Il ne manque que le mix : 5 rangée 2, colonne 4, et 1 rangée 4, colonne 3.
tuefteln-lesson-all-six = Quatre nombres différents sans suite : le mix ne vaut que 1 point, mais il apporte le bonus de 7.
tuefteln-lesson-last = Il reste un pont. Avec le 5 rangée 2, colonne 6 et le 2 dessous, le carré 3 devient une suite.
tuefteln-lesson-end = Cela fait 36 points. Une seule paire en diagonale, comme dans le carré 6, ou trois identiques ne rapportent rien.
