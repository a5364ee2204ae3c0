### Ses propres parties : l'historique et l'entraînement.

## L'historique

me-empty = Pas encore de partie. Chaque partie que tu termines sur cet appareil apparaît ici : le score, les adversaires et l’avis de l’entraîneur.
me-none = Aucune partie ne correspond. Choisis d’autres filtres.
me-filters = Quelles parties ?
me-all-games = Tous les jeux
me-variant = Jouées avec
me-any = n’importe quelles options
me-usual = les options habituelles
me-among = Contre
me-among-all = peu importe
me-among-solo = personne : en solo
me-among-bots = des bots seulement
me-among-people = des personnes
me-period = Quand
me-period-days = { $days ->
    [0] n’importe quand
    [365] les 12 derniers mois
   *[other] les { $days } derniers jours
}
me-asking = { $count ->
    [one] L’entraîneur regarde encore une partie…
   *[other] L’entraîneur regarde encore { $count } parties…
}
me-unasked = { $count ->
    [one] Il y a une partie que l’entraîneur n’a pas encore vue.
   *[other] Il y a { $count } parties que l’entraîneur n’a pas encore vues.
}
me-ask = Demander à l’entraîneur
me-bests = En chiffres
me-figure-matches = parties
me-figure-won = gagnées
me-won-of = { $won } / { $of }
me-figure-streak = plus longue série de victoires
me-figure-mean = points en moyenne
me-figure-accuracy = précision moyenne
me-best-points = Le plus de points
me-best-accuracy = Le jeu le plus précis
me-best-luck = Le plus de chance
me-best-margin = La victoire la plus nette, en points
me-matches = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
me-show-all = Montrer les { $count } parties
me-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-won = gagnée
me-shared = victoire partagée
me-place = place { $place }
me-helped = avec de l’aide
me-known-dice = mêmes dés que l’autre fois
me-luck-of = chance { $luck }
me-accuracy-of = précision { $accuracy }
me-no-coach = sans analyse
me-not-asked = pas encore analysée
me-trainer-about = L’entraînement transforme en exercices les coups qui t’ont coûté le plus cher et demande ce que tu aurais pu retenir.

## Graphiques

me-chart-label = { $title } ; un tableau avec les mêmes chiffres suit
me-chart-score = Les points, partie après partie
me-chart-accuracy = La précision, partie après partie
me-chart-spread = Comment tes résultats se répartissent
me-chart-spread-bots = Tes résultats à côté de ceux des bots
me-chart-figures = Ce que deviennent tes lignes et tes carrés
me-date = Date
me-points = Points
me-accuracy = Précision
me-mean-of-last = moyenne des { $count } dernières
me-own = toi
me-figure = Figure
me-per-match = par partie
me-percent = { $value } %

## Un fichier

me-take = Emporter ses données
me-take-about = Tout cela est enregistré dans ce navigateur et nulle part ailleurs. Enregistre-le dans un fichier, comme sauvegarde ou pour un autre appareil. Les clés de tes places n’y sont pas.
me-file-save = Tout enregistrer dans un fichier
me-file-take = Importer un fichier
me-file-taken = { $count ->
    [0] Le fichier est importé ; toutes ses parties étaient déjà ici.
    [one] Le fichier est importé, avec une nouvelle partie.
   *[other] Le fichier est importé, avec { $count } nouvelles parties.
}
me-file-not-json = Rien n’a été importé : le fichier est abîmé ou n’est pas une sauvegarde ({ $why }).
me-file-not-ours = Rien n’a été importé : ce fichier n’a pas été enregistré par Vierling.
me-file-too-new = Rien n’a été importé : le fichier vient d’une version plus récente de Vierling.
me-file-unfit = Rien n’a été importé : à « { $where } », le fichier devrait avoir { $expected }.
me-expected-number = un nombre
me-expected-text = un texte
me-expected-flag = true ou false
me-expected-list = une liste
me-expected-object = un groupe de valeurs
me-expected-known = une valeur que Vierling connaît

## Un code

me-code = Passer sur un autre appareil
me-code-about = Un code transfère tout vers un autre appareil : les parties, les exercices, les réglages et les clés de tes places, pour que tu puisses y continuer à jouer. Il sert une seule fois, pendant dix minutes. Les données sont chiffrées sur cet appareil ; le serveur n’apprend jamais le code.
me-code-make = Créer un code
me-code-made = Scanne le code QR avec l’autre appareil. Ou bien ouvre-y « Mes parties » et saisis ce code, ou envoie-toi le lien.
me-code-qr = Code QR qui ouvre « Mes parties » sur l’autre appareil, le code déjà saisi
me-code-link = Copier le lien
me-code-label = Code d’un autre appareil
me-code-take = Récupérer
me-code-taken = { $count ->
    [0] Tout est maintenant ici ; les parties y étaient déjà.
    [one] Tout est maintenant ici, avec une nouvelle partie.
   *[other] Tout est maintenant ici, avec { $count } nouvelles parties.
}
me-code-bad = Un code a vingt lettres et chiffres, par exemple 7K3M-X4HQ-2B9D-PRTW-5N8C.
me-code-broken = Ce qui se trouve sous ce code est illisible. Crées-en un nouveau.

## L'entraînement

trainer = Entraînement
trainer-about = Un exercice réussi revient après un jour, puis après trois, sept, seize jours, et ainsi de suite. Un exercice raté revient aujourd’hui.
trainer-due = { $count ->
    [0] rien à faire aujourd’hui
    [one] un exercice à faire
   *[other] { $count } exercices à faire
}
trainer-empty = Pas encore d’exercices
trainer-empty-about = Termine une partie sur cet appareil. Les coups qui t’ont coûté le plus cher deviennent des exercices et, là où la mémoire compte, ce que tu aurais pu retenir aussi.
trainer-empty-played = Aucune de tes parties n’a encore donné d’exercice. Ils viennent une fois que l’entraîneur a regardé une partie.
trainer-done = C’est tout pour aujourd’hui
trainer-next-due = Le prochain exercice revient le { $date }.
trainer-more = Continuer à s’exercer
trainer-where = { $game }, ta partie du { $date }
trainer-question = Que ferais-tu ?
trainer-choose = Choisis sur la feuille
trainer-do = C’est mon coup
trainer-choose-answer = Choisis une réponse
trainer-say = C’est ma réponse
trainer-right = Exact.
trainer-nearly = Presque.
trainer-wrong = Pas tout à fait.
trainer-answer = { $named ->
    [no] { $move } ne fait pas partie des meilleurs coups.
   *[yes] { $move } : { $unit ->
        [chance] cela fait perdre { $given } de chances.
       *[points] cela fait perdre { $given } points.
    }
}
trainer-it-was = C’était : { $answer }.
trainer-same-again = Tu avais joué pareil.
trainer-then = Dans la partie : { $move }. { $unit ->
    [chance] Cela a fait perdre { $given } de chances.
   *[points] Cela a fait perdre { $given } points.
}
trainer-next = Suivant
trainer-to-review = Revoir cette partie
