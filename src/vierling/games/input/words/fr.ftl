input-name = Input
input-pitch = Retourner, retenir, fermer.
input-time = 30 min
input-sheets = Cartes
input-time-limit = Temps par tour

## Options

input-option-zero = Avec le zéro
input-option-notes = Notes sur ce qu’on a vu
input-option-notes-none = aucune : tout est à retenir
input-option-notes-own = sous ses propres pierres
input-option-notes-all = sous toutes
input-option-shuttling = Va-et-vient
input-option-shuttling-twice = pas une troisième fois
input-option-shuttling-none = pas de retour immédiat
input-option-shuttling-superko = aucune position deux fois
input-option-bonus = Bonus pour cinq d’une couleur
input-option-solo_number = Un nombre fait seul compte double, au lieu du bonus
input-option-joker_closes = Le joker peut fermer
input-option-shuffle_seats = Tirer aussi l’ordre des places au sort
input-option-free_number = Un nombre où personne n’est obligé de retourner
input-option-free_number-none = aucun
input-option-combination = Des nombres qui, réunis, font gagner aussitôt
input-option-children = Places d’enfants : sans obligation de retourner
input-option-children-seat = Place { $seat }
input-option-children-item = place { $one }
input-option-cards = Cartes
input-combination-about = Qui les a tous gagnés gagne la partie.
input-children-about = Qui y joue dit, avant de toucher une pierre, si elle sera retournée.
input-cards-other = des cartes personnelles
input-cards-draw = Saisir les cartes imprimées

## Le nom des choses

input-face = { $face ->
    [V] plein
    [H] demi
    [R] rond
    [S] oblique
   *[J] joker
}
input-spot = case { $place } du { $card }
input-spot-supply = réserve { $slot }
input-below = dessous : { $face }
input-below-one-of = dessous, possibles : { $faces }
input-stone-on = { $you ->
    [yes] Ta pierre sur le { $card }, case { $place }, { $face }
   *[no] Pierre { ELIDE("de", $name) } sur le { $card }, case { $place }, { $face }
}
input-stone-supply = { $you ->
    [yes] Pierre { $slot } de ta réserve, { $face }
   *[no] Pierre { $slot } de la réserve { ELIDE("de", $name) }, { $face }
}
input-came = { $card ->
    [supply] vient de la réserve
   *[other] vient de la case { $place } du { $card }
}
input-cards = Les cartes. Les flèches vont de carte en carte et de case en case.
input-card = Le { $card }
input-card-finished = fini
input-card-filled = { $count ->
    [0] vide
    [one] { $count } case prise sur 5
   *[other] { $count } cases prises sur 5
}
input-card-announce = peut être annoncé
input-card-back = Le { $card } est vide et de retour dans la rangée.
input-place = Case { $place } du { $card }
input-place-free = { $spot } : libre, demande { $face }
input-place-lit = { $spot } : la pierre va ici, { $face }
input-place-barred = { $spot } : barrée, { $reason ->
    [last] pas annoncée
    [joker] le joker ne peut pas fermer
    [origin] la pierre vient d’ici
    [unflipped] seulement pour une pierre retournée
   *[shuttling] plus de va-et-vient
}
input-last-place = dernière case : annonce d’abord
input-last-place-joker = dernière case : pas de joker
input-counts = compte { $points }
input-closed-by = { $you ->
    [yes] fermé par toi
   *[no] fermé par { $name }
}

## Les joueurs et leurs pierres

input-round = Tour { $round }
input-turns-played = { $count ->
    [one] Un tour joué
   *[other] { $count } tours joués
}
input-to-move = { $you ->
    [yes] à toi
   *[no] joue
}
input-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
input-line = { $figure ->
    [closed] le { $number } fermé
    [one-colour] le { $number } fermé d’une seule couleur
    [alone] le { $number } fermé sans aide
    [wrong] le { $number } annoncé à tort
    [zero] le { $number }, perdu par un zéro
   *[zero-failed] le { $number }, perdu avec son propre zéro
}
input-tray = { $you ->
    [yes] Tes sept pierres
   *[no] Les sept pierres { ELIDE("de", $name) }
}
input-tray-tops = le dessus seulement : retiens ce qui est dessous
input-tray-notes = les petits signes notent ce qui peut être dessous
input-tray-at = { $card ->
    [supply] réserve
   *[other] sur { $card }
}
input-in-hand = en main

## Un tour

input-choose-stone = { $you ->
    [yes] À toi : choisis une de tes pierres.
   *[no] Au tour { ELIDE("de", $name) } : choisis une pierre.
}
input-turn-of = { $you ->
    [yes] À toi de jouer.
   *[no] À { $name } de jouer.
}
input-zero-turn-of = { $you ->
    [yes] Tu remplis le zéro : choisis la pierre suivante.
   *[no] { $name } remplit le zéro.
}
input-touch-on = { $you ->
    [yes] Ta pierre sur le { $card }, case { $place }.
   *[no] Pierre { ELIDE("de", $name) } sur le { $card }, case { $place }.
}
input-touch-supply = { $you ->
    [yes] La pierre { $slot } de ta réserve.
   *[no] La pierre { $slot } de la réserve { ELIDE("de", $name) }.
}
input-does-it-close = Ferme-t-elle un nombre ?
input-closes-none = n’en ferme aucun
input-closes = { $number ->
    [0] remplit le zéro
   *[other] ferme le { $number }
}
input-closes-none-about = Rien n’est annoncé : la dernière case libre d’un nombre reste barrée.
input-may-announce = { $you ->
    [yes] Tu peux : une de tes pierres est sur le { $number }, et aucune ne restera sur une carte finie.
   *[no] Permis : une pierre { ELIDE("de", $name) } est sur le { $number }, et aucune ne restera sur une carte finie.
}
input-may-not-announce = { $you ->
    [yes] Cette pierre ne peut pas être annoncée. Il faut qu’une autre de tes pierres soit sur le nombre auquel il en manque une, et qu’aucune ne reste sur une carte finie.
   *[no] Cette pierre ne peut pas être annoncée. Il faut qu’une autre pierre { ELIDE("de", $name) } soit sur le nombre auquel il en manque une, et qu’aucune ne reste sur une carte finie.
}
input-zero-stake = { $you ->
    [yes] Si cinq de tes pierres conviennent l’une après l’autre, chaque adversaire perd son dernier nombre gagné. La première qui ne convient pas finit ton tour et te coûte le tien : { $loss }. À la cinquième, aucune des tiennes ne doit rester sur une carte finie.
   *[no] Si cinq pierres { ELIDE("de", $name) } conviennent l’une après l’autre, chaque adversaire perd son dernier nombre gagné. La première qui ne convient pas finit le tour et coûte à { $name } son dernier nombre gagné : { $loss }. À la cinquième, aucune pierre { ELIDE("de", $name) } ne doit rester sur une carte finie.
}
input-zero-next = Elle doit convenir à une case libre du zéro.
input-flip = Retourner
input-take = La prendre telle quelle
input-other-stone = Autre pierre
input-flip-or-not = Retourner ou non
input-do-flip = retourner
input-do-not-flip = laisser telle quelle
input-announce = Annoncer le { $number } et retourner : { $loss ->
    [0] +{ $gain }, rien à perdre
   *[other] +{ $gain } ou −{ $loss }
}
input-announce-still = Annoncer le { $number } : +{ $gain }
input-announce-zero = Annoncer le zéro et retourner : tout ou { $loss ->
    [0] rien
   *[other] −{ $loss }
}
input-shows = Face visible : { $face }.
input-places = { $count ->
    [one] 1 case.
   *[other] { $count } cases.
}
input-choose-place = { $count ->
    [one] Il ne lui reste que la case éclairée.
   *[other] Choisis l’une des { $count } cases éclairées.
}
input-tap-card = { $count ->
    [one] Touche la carte encadrée.
   *[other] Touche une carte encadrée.
}
input-barred-last = Il ne manque qu’elle au { $number } : pas annoncée, donc interdite.
input-barred-joker = Le joker ne peut pas fermer le { $number }.
input-barred-shuttling = Plus de va-et-vient.
input-where = Où sur le { $card } ?
input-other-card = Autre carte

input-next = Suivant
input-pace = Coups des autres
input-pace-slow = lents
input-pace-normal = normaux
input-pace-fast = rapides
input-pace-tap = un par un

## Ce qui s’est passé

input-announced = { $number ->
    [0] { $you ->
        [yes] Tu as annoncé le zéro.
       *[no] { $name } a annoncé le zéro.
    }
   *[other] { $you ->
        [yes] Tu as annoncé le { $number }.
       *[no] { $name } a annoncé le { $number }.
    }
}
input-touched-on = { $you ->
    [yes] Tu as touché la pierre sur le { $card }, case { $place } : { $face }.
   *[no] { $name } a touché la pierre sur le { $card }, case { $place } : { $face }.
}
input-touched-supply = { $you ->
    [yes] Tu as touché la pierre { $slot } de ta réserve : { $face }.
   *[no] { $name } a touché la pierre { $slot } de sa réserve : { $face }.
}
input-laid = Posée sur le { $card }, case { $place }.
input-time-up-back = { $you ->
    [yes] Le temps est écoulé : un bot a retourné ta pierre, { $from }, et elle est revenue dans la réserve.
   *[no] Le temps est écoulé : un bot a retourné une pierre { ELIDE("de", $name) }, { $from }, et elle est revenue dans la réserve.
}
input-time-up-laid = { $you ->
    [yes] Le temps est écoulé : un bot a posé ta pierre : { $to }.
   *[no] Le temps est écoulé : un bot a posé la pierre { ELIDE("de", $name) } : { $to }.
}
input-time-up-moved = { $you ->
    [yes] Le temps est écoulé : un bot a déplacé ta pierre. Avant : { $from }, maintenant : { $to }.
   *[no] Le temps est écoulé : un bot a déplacé une pierre { ELIDE("de", $name) }. Avant : { $from }, maintenant : { $to }.
}
input-went-back = Pas de place pour elle : retour à la réserve.
input-returned = { $count ->
    [one] La pierre posée sur le zéro retourne à la réserve.
   *[other] Les { $count } pierres posées sur le zéro retournent à la réserve.
}
input-closed = { $you ->
    [yes] Tu fermes le { $number } : +{ $points }.
   *[no] { $name } ferme le { $number } : +{ $points }.
}
input-zero-full = { $you ->
    [yes] Le zéro est plein : tes adversaires perdent leur dernier nombre gagné.
   *[no] Le zéro est plein : tous sauf { $name } perdent leur dernier nombre gagné.
}
input-failed = { $number ->
    [0] Le zéro échoue : { $points ->
        [0] cela ne coûte rien, il n’y a rien à perdre.
       *[other] −{ $points }.
    }
   *[other] Elle ne ferme pas le { $number } : { $points ->
        [0] cela ne coûte rien, il n’y a rien à perdre.
       *[other] −{ $points }.
    }
}

## La fin

input-end-table = La table à la fin
input-end-standstill = La partie n’avançait plus : le total le plus élevé gagne.
input-end-combination = Les nombres convenus sont gagnés : la partie est décidée.
input-end-undersides = Dessous
input-end-underside = { $top } dessus, { $under } dessous
input-report = Ce qu’on pouvait savoir
input-report-about = Pour chaque tour : ce qui découlait des pierres déjà vues, et la probabilité qu’une annonce soit juste.
input-report-of = Tours de qui ?
input-report-loading = On examine les tours…
input-report-chance = Elle avait { $chance } de chances d’être juste.
input-report-sure = Elle était forcément juste.
input-report-wrong = Elle ne pouvait pas être juste.
input-report-against = Contre toute probabilité : { $chance } de chances, pour +{ $gain } ou −{ $loss }.
input-report-missed = Manqué : { $spot } fermait à coup sûr le { $number }.
input-report-sets = { $count ->
    [one] On pouvait connaître chaque dessous.
   *[other] { $count } répartitions des dessous étaient encore possibles.
}
input-report-stones = Ce qu’on pouvait savoir
input-report-sums = { $name } : { $announced ->
    [0] rien annoncé
    [one] 1 annonce
   *[other] { $announced } annonces
}, { $against ->
    [0] aucune contre toute probabilité
   *[other] { $against } contre toute probabilité
}, { $missed ->
    [0] rien de sûr manqué
    [one] 1 coup sûr manqué
   *[other] { $missed } coups sûrs manqués
}
input-report-none = Aucun tour de ce genre.
input-report-only = Seulement les annonces et les occasions manquées

## Bots

input-bot-random = Hasard
input-bot-random-about = Touche n’importe quelle pierre et n’annonce que ce qu’il sait.
input-bot-easy = Facile
input-bot-easy-about = Oublie chaque face dès qu’elle est cachée ; ne pense qu’à ce tour.
input-bot-medium = Moyen
input-bot-medium-about = Se souvient des trois derniers tours ; ne pense qu’à ce tour.
input-bot-steady = Réfléchi
input-bot-steady-about = N’oublie rien et calcule juste, mais ce tour seulement.
input-bot-hard = Difficile
input-bot-hard-about = Se souvient de cinq tours et pense un peu plus loin.
input-bot-master = Maître
input-bot-master-about = N’oublie rien et pense plusieurs tours à l’avance.
