### Ce que disent la ligne de commande et le terminal.

terminal-backed-up = { $tables ->
    [one] { $tables } table est maintenant dans { $file }.
   *[other] { $tables } tables sont maintenant dans { $file }.
}
terminal-restored = { $tables ->
    [one] { $tables } table est maintenant dans { $path }.
   *[other] { $tables } tables sont maintenant dans { $path }.
}
terminal-standard-input = entrée standard
terminal-total = Total
terminal-chance = Hasard
terminal-clock = Horloge
terminal-winner = gagne
terminal-unfinished = La partie n’est pas encore finie.

## vierling simulate

terminal-simulating = Parties en cours
terminal-slow-bots = Sans numba, c’est long pour { $bots } : pip install 'vierling[lab]'
terminal-interrupted = Interrompu : voici les résultats jusqu’ici.
terminal-simulate-bot = Bot
terminal-simulate-mean = moyenne
terminal-simulate-sd = écart type
terminal-simulate-interval = intervalle à 95 %
terminal-simulate-5 = 5 %
terminal-simulate-50 = 50 %
terminal-simulate-95 = 95 %
terminal-simulate-max = max
terminal-simulate-wins = victoires
terminal-simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $speed } par seconde

## vierling arena

terminal-arena-bot = Bot
terminal-arena-matches = parties
terminal-arena-rate = gagnées
terminal-arena-interval = intervalle à 95 %
terminal-arena-points = points
terminal-arena-elo = Elo
terminal-arena-difference = Écart
terminal-arena-paired = 95 %, mêmes dés
terminal-arena-unpaired = 95 %, sinon
terminal-arena-deals = { $deals ->
    [one] Une série de dés, jouée à toutes les places.
   *[other] { $deals } séries de dés, chacune jouée à toutes les places.
}
terminal-arena-sprt-yes = Le premier bot est plus fort : rapport de log-vraisemblance { $ratio } entre { $low } et { $high }, Elo { $elo0 } contre { $elo1 }, paires { $pairs }.
terminal-arena-sprt-no = Le premier bot n’est pas plus fort : rapport de log-vraisemblance { $ratio } entre { $low } et { $high }, Elo { $elo0 } contre { $elo1 }, paires { $pairs }.
terminal-arena-sprt-open = Pas encore décidé : rapport de log-vraisemblance { $ratio } entre { $low } et { $high }, Elo { $elo0 } contre { $elo1 }, paires { $pairs }.

## vierling train

terminal-training = force { $mean }
terminal-trained = Appris en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; sur de nouvelles parties, { $mean } points en moyenne.
terminal-training-games = parties
terminal-training-points = points en moyenne

## vierling play

terminal-you = Toi
terminal-look-only = C’est une autre feuille : { $key } montre la tienne.
terminal-too-small = Cette fenêtre fait { $width } × { $height } caractères : trop peu pour { $game }. Agrandis-la à { $columns } × { $lines } au moins.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-curtain = Au tour { ELIDE("de", $name) }
terminal-curtain-note = Passe l’écran. Personne d’autre ne regarde.
terminal-curtain-ready = Je suis { $name }
terminal-curtain-change = { $name } change son choix
terminal-result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-result-rated = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rating }
terminal-result-win = { $you ->
    [yes] Tu gagnes avec { $points }
   *[no] { $name } gagne avec { $points }
}
terminal-result-share = { $you ->
    [yes] { $names }, vous vous partagez la victoire avec { $points }
   *[no] { $names } se partagent la victoire avec { $points }
}
terminal-names-joined = { $first } et { $last }
terminal-evening-wins = Victoires jusqu’ici : { $wins }
terminal-saved = Enregistré sous { $file }
terminal-cap-enter = Entrée
terminal-cap-space = Espace
terminal-cap-del = Suppr
terminal-cap-pgdn = Pg.suiv
terminal-key-write = écrire
terminal-key-swap = échanger
terminal-key-go = commencer
terminal-key-tile = pièce
terminal-key-lay = poser
terminal-key-turn = tourner
terminal-key-flip = retourner
terminal-key-lift = retirer
terminal-key-park = mettre de côté
terminal-key-ready = annoncer
terminal-key-pass = abandonner
terminal-key-touch = toucher
terminal-key-place = poser
terminal-key-announce = annoncer
terminal-key-keep = ne pas retourner
terminal-key-choose = choisir
terminal-key-sheet = feuilles
terminal-key-more = suite
terminal-key-rules = règles
terminal-key-back = retour
terminal-key-light = clair ou sombre
terminal-quit-again = Encore Q pour quitter
terminal-key-quit = quitter
terminal-key-again = rejouer
terminal-key-other = un autre jeu
terminal-key-evening = la soirée
terminal-key-save = enregistrer la partie
terminal-key-dice = vérifier les dés

terminal-round = Manche { $round } sur { $of }
terminal-rolls = { $you ->
    [yes] Tu as lancé
   *[no] { $name } a lancé
}

## vierling sheet

terminal-sheet-game = Jeu
terminal-sheet-side = Face
terminal-sheet-numbers = Nombres
terminal-sheet-bridges = Ponts
terminal-sheet-colours = Couleurs
terminal-sheet-rows = Rangées
terminal-sheet-start = Départ
terminal-sheet-end = Arrivée

## vierling solve, vierling boards

terminal-solve-tiles = pièces
terminal-solve-solutions = solutions
terminal-solve-incomplete = La recherche a été arrêtée : il y a plus de solutions qu’on ne pouvait en compter à temps.
terminal-boards-board = Plateau
terminal-boards-grade = niveau
terminal-boards-solutions = { $tiles } pièces
terminal-sheet-cards = Cartes

## vierling analyse

terminal-in-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-in-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-analyse-round = manche
terminal-analyse-roll = dés
terminal-analyse-move = joué
terminal-analyse-before = avant
terminal-analyse-best = au mieux
terminal-analyse-after = après
terminal-analyse-luck = chance
terminal-analyse-regret = perdu
terminal-analyse-better = mieux
terminal-analyse-seat = Qui
terminal-analyse-start = début
terminal-analyse-final = fin
terminal-analyse-accuracy = précision
terminal-analyse-costliest = Les coups les plus coûteux
terminal-analyse-instead = { $round }, { $name } : { $move } au lieu de { $better }, { $cost }
terminal-analyse-equals = { $move } (ou { $count ->
    [one] un autre
   *[other] { $count } autres
})
terminal-analyse-exact = = : valeurs exactes ; début + chance − perdu = fin.
terminal-analyse-exact-no-luck = = : valeurs exactes ; début − perdu = fin.
terminal-analyse-error = ≈ : valeurs estimées, en général à { $error } près au plus.

## vierling hindsight

terminal-hindsight-value = Trouvé : { $value } points. Prouvé : impossible de dépasser { $bound }.
terminal-hindsight-made = { $name } en a fait { $points }.

terminal-plain-choose = Choisis un coup, ou tape-le.
terminal-plain-wait = Aux autres de jouer.

## Les règles

terminal-rules-none = Ce jeu ne dit rien de ses règles.
terminal-rules-explained = { $name } ({ $points }) : { $text }
terminal-rules-figure = { $name } : { $points }
terminal-rules-figures = Ce qui rapporte des points
terminal-rules-ratings = Appréciations pour une partie en solo

## Une première partie guidée

terminal-learn-next = Entrée pour continuer, { $key } pour quitter :
terminal-learn-move = Tape maintenant { $move } :
terminal-learn-end = Maintenant contre un bot facile : { $command }

## vierling print

terminal-printed = { $pages ->
    [one] Une page se trouve maintenant dans { $file }.
   *[other] { $pages } pages se trouvent maintenant dans { $file }.
}
