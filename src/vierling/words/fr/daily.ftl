### Les défis du jour.

daily = Aujourd’hui
daily-title = Défis du jour
daily-pitch = Les mêmes dés, plateaux et pierres pour tout le monde ici, renouvelés chaque jour. Ton premier essai compte.
daily-ends = Nouveaux défis dans { $time }
daily-over = Ceux d’aujourd’hui sont terminés.
daily-new = Voir les nouveaux
daily-see = Voir les défis du jour
daily-to = Vers les défis du jour
daily-played = { $count ->
    [0] Tu n’en as encore relevé aucun aujourd’hui.
    [one] Tu en as relevé un aujourd’hui.
   *[other] Tu en as relevé { $count } aujourd’hui.
}
daily-streak = { $days ->
    [one] Premier jour d’une série
   *[other] Joué { $days } jours de suite
}
daily-streak-best = plus longue série : { $days }
daily-empty = Personne n’y a encore joué aujourd’hui.
daily-none = Aucun jeu ici n’a de défis.
daily-players = { $count ->
    [one] Un résultat pour l’instant
   *[other] { $count } résultats pour l’instant
}
daily-play = Jouer
daily-play-of = Jouer : { $what }
daily-go-on = Continuer
daily-go-on-of = Continuer : { $what }
daily-again = Rejouer pour le plaisir
daily-again-of = Rejouer pour le plaisir : { $what } (ne compte pas)
daily-preparing = Le plateau est en préparation. Un instant…
daily-against = contre { $bot }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-ahead = { $ahead ->
    [0] à égalité avec le bot
    [one] un point d’avance
   *[other] { $ahead } points d’avance
}
daily-behind = { $behind ->
    [one] un point de retard
   *[other] { $behind } points de retard
}
daily-tiles-time = { $points }, { $time }
daily-place = Place { $place } sur { $players }
daily-master = Maître : { $result }
daily-master-later = Le maître joue encore.
daily-helped = Un bot a aidé : ce résultat n’est pas au classement.
daily-deleted = Tu as supprimé cette table, son résultat n’existe donc plus.
daily-ranking = Classement
daily-ranking-of = Classement : { $what }
daily-chart = Répartition des résultats : { $what }
daily-chart-bar = { $from } à { $to } : { $count }
daily-chart-one = { $from } : { $count }
daily-as-table = En tableau
daily-results = Résultats
daily-how-many = Combien
daily-column-place = Place
daily-column-name = Nom
daily-column-result = Résultat
daily-you = Toi
daily-nameless = Anonyme
daily-mark-you = toi
daily-mark-master = maître
daily-show-name = Afficher mon nom au classement
daily-show-name-do = Afficher
daily-named = Tu figures au classement sous le nom { ELIDE("de", $name) }.
daily-hide-name = Retirer mon nom
daily-share = Partager
daily-share-of = Partager : { $game }
daily-share-copied = Copié : colle-le où tu veux.
daily-share-picture = Enregistrer en image
daily-share-head = Vierling { $date } : { $game }
daily-share-none = non résolu
daily-picture-alt = { $game } : ton résultat en signes de couleur, sans dés ni nombres
daily-levels = ⬜ rien, 🟡 un peu, 🟩 bien, ⭐ excellent, 🔻 points perdus
daily-at-table-over = Terminé ! Regarde comment les autres ont joué.
daily-yesterday = La veille

## Les dés d’une partie précédente

again-title = Encore les mêmes dés
again-menu = Rejouer ces dés
again-about = Tu reçois les dés de cette partie, lancer par lancer : en solo, ou avec d’autres qui s’assoient à la table. Ensuite, l’analyse compare les deux parties.
again-played = { $names } : { $points }
again-alone = Jouer en solo
again-bot = Contre un bot
again-table = Avec d’autres
again-link = Copier le lien
again-compare = Comparer avec l’autre partie
again-compare-title = Les mêmes dés, joués deux fois
again-here = ici
again-there = là-bas
again-parted = Les parties se sont séparées à la manche { $round } : ici { $here }, là-bas { $there }.
again-parted-not = Les deux parties ont suivi le même chemin.
again-parted-show = Voir ce coup
again-whose = Comparer avec
again-off = L’autre partie ne peut pas être comparée : { $reason }

## Un tournoi pour le club

round-title = Un tournoi avec les mêmes dés
round-about = Tous ceux qui ouvrent ce lien jouent les mêmes dés, à autant de tables qu’on veut. Tous les résultats sont dans un seul classement.
round-new = Un tournoi pour ton club
round-new-about = Autant de tables qu’on veut, les mêmes dés, un seul classement.
round-make = Créer un tournoi
round-game = Jeu
round-tables = { $tables ->
    [0] Pas encore de table
    [one] Une table, { $finished } terminée
   *[other] { $tables } tables, { $finished } terminées
}
round-table = Table
round-seats = Places à chaque table
round-seats-any = nombre libre
round-seats-all = Places à chaque table : { $seats }
round-bots-all = Bots à chaque table : { $names }
round-play = Jouer
round-name = Ton nom au classement
round-none = Personne n’a encore terminé.
round-refresh = Actualiser
round-to = Vers le classement du tournoi
round-at-table-over = Terminé ! Regarde comment ça s’est passé aux autres tables.
round-sealed = Personne ne peut choisir ces dés
round-seal-about = Les dés de toutes les tables découlent d’un secret tiré à la création du tournoi. Voici son sceau (SHA-256). Note-le, et tu pourras vérifier les dés une fois le tournoi clos :
round-secret = Le secret de ce tournoi :
round-close = Clore le tournoi
round-close-about = Plus aucune partie ne commence, et le secret des dés est montré dès que plus personne ne joue. C’est définitif.
round-close-not = Laisser ouvert
round-closed = Ce tournoi est clos.
round-closed-waits = Ce tournoi est clos. Le secret de ses dés est montré dès que les dernières parties sont terminées, au plus tard le { $until } ; les résultats suivants ne comptent pas.

daily-chain = Personne ne peut choisir ces dés
daily-chain-about = Les dés de tous les jours depuis le { $first } découlent d’une chaîne de hachage dont voici la dernière valeur. Note-la, et tu pourras vérifier les dés de chaque jour une fois qu’il sera passé :
daily-chain-link = Le maillon de ce jour :
