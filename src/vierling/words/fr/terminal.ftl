### Ce que disent la ligne de commande et le terminal.

terminal-standard-input = entrée standard
terminal-total = Total
terminal-dice = Dés
terminal-clock = Horloge
terminal-winner = gagne
terminal-unfinished = La partie n’est pas encore finie.

## vierling simulate

terminal-simulating = Parties en cours
terminal-simulate-bot = Robot
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

## vierling play

terminal-you = Vous
terminal-look-only = C’est une autre feuille : { $key } montre la vôtre.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-curtain = À { $name }
terminal-curtain-note = Passez l’écran. Personne d’autre ne regarde.
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
terminal-result-win = { $name } gagne avec { $points }
terminal-result-share = { $names } se partagent la victoire avec { $points }
terminal-names-joined = { $first } et { $last }
terminal-saved = Enregistré sous { $file }
terminal-key-write = écrire
terminal-key-swap = échanger
terminal-key-sheet = feuilles
terminal-key-light = clair ou sombre
terminal-quit-again = Encore Q pour quitter
terminal-key-quit = quitter
terminal-key-again = rejouer
terminal-key-save = enregistrer la partie

terminal-round = Tour { $round } sur { $of }
terminal-knister-grid = feuille { $grid } sur { $of }
terminal-rolls = { $name } a lancé
terminal-knister-write = Écrivez le { $number }.

terminal-tuefteln-side = face { $side }
terminal-tuefteln-first = D’abord le { $number } : choisissez une case.
terminal-tuefteln-second = Puis le { $number } : dans une case marquée.

## vierling sheet

terminal-sheet-game = Jeu
terminal-sheet-side = Face
terminal-sheet-numbers = Nombres
terminal-sheet-bridges = Ponts
terminal-sheet-colours = Couleurs
