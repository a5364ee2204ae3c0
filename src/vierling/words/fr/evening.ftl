### Une soirée à une table : qui rejoue, qui arrive en cours de route, un autre jeu, la feuille de la soirée.

## Après une partie

evening-who = Qui rejoue ?
evening-asked = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
evening-waiting = { $count ->
    [one] Tu rejoues. On attend { $names }.
   *[other] Tu rejoues. On attend { $names }.
}
evening-away = { $count ->
    [one] { $names } n’est pas là ; la partie peut quand même commencer.
   *[other] { $names } ne sont pas là ; la partie peut quand même commencer.
}
evening-leaving = Tu quittes la table quand la prochaine partie commence.
evening-lacking = Tu rejoues. Il manque encore du monde.
evening-next = Ensuite : { $game }.
evening-coming = { $count ->
    [one] { $names } se joint à vous.
   *[other] { $names } se joignent à vous.
}
evening-yes = Rejouer
evening-no = Je m’en vais
evening-start = Commencer maintenant
evening-change = Un autre jeu
evening-sheet = Feuille de la soirée
evening-begun = La prochaine partie a commencé.
evening-go = Aller à la partie

## Qui arrive en cours de route

late-watching = Tu regardes.
late-watching-as = Tu regardes sous le nom { ELIDE("de", $name) }.
late-not-watching = Une partie est en cours, et cette table n’admet pas de spectateurs. Tu pourras jouer la prochaine partie.
late-not-watching-joins = Une partie est en cours, et cette table n’admet pas de public. Tu pourras la rejoindre après cette manche.
late-closed = La table est fermée : plus personne ne peut s’y asseoir.
late-seat = { $name }, tu joues la prochaine partie.
late-seat-soon = { $name }, tu rejoins la partie après cette manche.
late-full = { $name }, toutes les places sont prises. Tu en auras une dès qu’elle se libère.
late-join = Jouer la prochaine partie
late-join-soon = Jouer aussi
late-hello = Dire qui je suis
late-only-watch = Seulement regarder
late-name = Ton nom
late-players = À la table
late-came = { $name } est là.
late-wants = { $name } joue la prochaine partie.
late-wants-soon = { $name } rejoint la partie après cette manche.
late-joined = { $name } joue maintenant.

## Un autre jeu

plan-title = La prochaine partie
plan-about = Les places, les noms et les liens restent les mêmes.
plan-save = Choisir
plan-bots = Bots
plan-bots-none = aucun
plan-series = Série
series-0 = sans limite
series-3 = au meilleur des trois
series-5 = au meilleur des cinq
plan-handicap = Handicap selon la moyenne
plan-handicap-about = Qui a marqué moins de points jusqu’ici au même jeu reçoit la différence, sur la feuille de la soirée seulement.

## La feuille de la soirée

sheet-title = La soirée
sheet-none = Aucune partie n’est encore finie à cette table.
sheet-matches = Parties
sheet-game = Jeu
sheet-wins = Victoires
sheet-points-of = Points à { $game }
sheet-review = Analyse
sheet-carried = hors ligne, ne compte pas
sheet-won = gagné
sheet-open = { $names } { $count ->
    [one] mène
   *[other] mènent
} avec { $wins ->
    [one] une victoire
   *[other] { $wins } victoires
}.
sheet-series-open = { $names } { $count ->
    [one] mène
   *[other] mènent
} avec { $wins ->
    [one] une victoire
   *[other] { $wins } victoires
} ({ $series }).
sheet-series-won = { $count ->
    [one] { $names } gagne la série avec { $wins ->
        [one] une victoire
       *[other] { $wins } victoires
    }.
   *[other] { $names } se partagent la série avec { $wins ->
        [one] une victoire
       *[other] { $wins } victoires
    } chacun.
}
sheet-series-of = Série : parties { $first } à { $last }
sheet-back = Retour à la table
sheet-share = Partager l’image
sheet-save = Enregistrer l’image
sheet-copy = Copier le texte
sheet-picture = La feuille de la soirée en image
sheet-line = { $match }. { $game } : { $points }
sheet-played = { $count ->
    [one] Une partie jouée
   *[other] { $count } parties jouées
}

## Partir pendant une partie

leave-title = Quitter la table ?
leave-about = { $count ->
    [one] Un bot garde la place au chaud. Son lien personnel y ramène.
   *[other] Des bots gardent les places au chaud. Leurs liens personnels y ramènent.
}
leave-do = Quitter
stay = Rester
