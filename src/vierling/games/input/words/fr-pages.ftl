## Les règles

input-rules-pitch = Des chiffres naissent de pierres à deux faces. Personne ne regarde dessous : qui se souvient de ce qu’on a vu ferme les nombres.
input-rules-stones = Les pierres
input-rules-stones-about = Une face montre l’un des quatre signes, ou le joker, qui va partout.
input-rules-stones-seven = Chacun a sept pierres d’une couleur, toutes différentes : chacune des six paires de deux signes, et le joker avec l’oblique au dos.
input-rules-drawn-pair = { $one } et { $other }
input-rules-cards = Les cartes
input-rules-cards-about = Un chiffre est découpé en cinq bandes. Chaque bande est une case et demande un signe, où qu’il soit dessiné dans la bande.
input-rules-setup = Avant la partie
input-rules-setup-row = { $seats ->
    [2] Les cartes 1 à 6 forment une rangée et il faut 17 points pour gagner.
    [3] Les cartes 1 à 9 forment une rangée et il faut 21 points pour gagner.
   *[other] À deux, les cartes 1 à 6 forment une rangée et il faut 17 points pour gagner. À trois, ce sont les cartes 1 à 9 et il faut 21 points.
} { $zero ->
    [yes] Le zéro est posé à côté.
   *[no] { "" }
}
input-rules-setup-drop = Chacun laisse tomber ses pierres, et elles restent comme elles tombent ; seul un joker visible est retourné, et seulement à ce moment. { $shuffle_seats ->
    [yes] Le sort décide de tout l’ordre de jeu.
   *[no] Le sort désigne qui commence ; ensuite, on joue à tour de rôle, comme on est assis.
}
input-rules-setup-memory = On ne regarde jamais sous une pierre. { $notes ->
    [own] De petits signes sur tes propres pierres montrent ce qui peut être dessous.
    [all] De petits signes sur toutes les pierres montrent ce qui peut être dessous.
   *[none] Ce qu’on a vu n’est noté nulle part : à toi de t’en souvenir.
}
input-rules-turn = Un tour
input-rules-turn-touch = Touche une de tes sept pierres : dans ta réserve, sur un nombre de la rangée ou sur un nombre fini. Pierre touchée, pierre jouée ; on ne passe pas.
input-rules-turn-flip = Retourne-la. Tous voient la nouvelle face. { $free_number ->
    [none] { "" }
   *[other] Pour le { $free_number }, personne n’est obligé de retourner : dis avant de toucher la pierre que tu la laisses telle quelle ; elle doit alors aller sur le { $free_number }.
} { $children ->
    [none] { "" }
   *[other] Aux places d’enfants ({ $children }), on n’est pas obligé de retourner, si on le dit avant de toucher la pierre ; mais une pierre qui ne va nulle part telle quelle doit être retournée.
}
input-rules-turn-place = Pose-la sur une case libre qui demande ce signe, sur n’importe quel nombre inachevé. Elle peut rester sur son nombre, mais pas sur sa case.
input-rules-turn-back = S’il n’y en a pas, elle retourne dans ta réserve, la nouvelle face en haut, et ton tour est fini.
input-rules-turn-time = { $clock ->
    [none] { "" }
   *[other] Tu as { $clock } par tour. Ensuite, un bot joue pour toi.
}
input-rules-close = Fermer un nombre
input-rules-close-announce = La dernière pierre qui manque s’annonce avant d’être retournée : « celle-ci ferme le 3 ». Tu peux le faire
input-rules-close-own = si une autre de tes pierres est sur ce nombre, et que celle que tu touches n’y est pas,
input-rules-close-finished = et si aucune de tes pierres ne reste sur un nombre fini une fois celle-ci levée.
input-rules-close-right = Si le signe manquant apparaît, le nombre est à toi aussitôt : le 1 compte dix, les autres leur valeur, et { $solo_number ->
    [yes] le double
   *[no] { $bonus ->
        [3] trois
       *[2] deux
    } de plus
} si les cinq pierres sont à toi. { $joker_closes ->
    [yes] La face joker peut aussi fermer un nombre.
   *[no] La face joker ne ferme pas ; l’oblique à son dos, si.
}
input-rules-close-wrong = S’il apparaît autre chose, tu perds les points de ce nombre, dix pour le 1, sans jamais passer sous zéro : qui n’a rien à perdre ne risque rien à annoncer. La pierre se pose alors ailleurs ou retourne à la réserve ; elle ne peut pas fermer un autre nombre.
input-rules-close-unannounced = Sans annonce, la dernière case libre d’un nombre reste barrée.
input-rules-close-example = { $cards ->
    [none] Il manque un demi au 3. Bleu l’annonce et retourne une pierre qui a le demi au dos : trois points.
   *[other] { "" }
}
input-rules-finished = Nombres finis
input-rules-finished-about = Une carte finie est poussée vers le haut. Ses pierres restent en place et sont reprises de là peu à peu. Quand la dernière est partie, la carte revient dans la rangée à la fin du tour et peut être gagnée de nouveau.
input-rules-finished-back = { $shuttling ->
    [none] Une pierre ne peut pas retourner aussitôt sur la case d’où elle vient. Un passage par la réserve la libère.
    [superko] Une pierre ne peut pas être posée de façon que toutes les pierres de la table soient disposées comme elles l’ont déjà été dans cette partie.
   *[twice] Une pierre qui est allée d’une case à une autre puis revenue ne peut pas refaire le même chemin, même si d’autres pierres ont bougé entre-temps. Un passage par la réserve la libère.
}
input-rules-filling = { $zero ->
    [yes] Le zéro
   *[no] Une variante : le zéro
}
input-rules-filling-zero = { $zero ->
    [no] { "" }
   *[other] Le zéro est aussi sur la table. Si tu as gagné un nombre, tu peux tenter le zéro une fois par partie, tant qu’il est vide : cinq de tes pierres, l’une après l’autre en un tour, chacune sur une case qui lui convient ; ici, le joker va partout, même en dernier. { $children ->
        [none] { "" }
       *[other] Aux places d’enfants, on n’est pas non plus obligé de retourner.
    } À la cinquième, aucune des tiennes ne doit rester sur un nombre fini. Il ne te rapporte pas de points ; mais si tu réussis, tous les autres perdent ce que leur dernier nombre gagné leur a rapporté. Sinon, tu perds ce que le tien t’a rapporté, tes pierres posées sur le zéro retournent à ta réserve, et d’autres peuvent essayer. Un nombre ainsi perdu ne compte plus comme gagné. Personne ne passe sous zéro.
}
input-rules-end = La fin
input-rules-end-target = { $seats ->
    [2] Qui a le premier 17 points gagne aussitôt.
    [3] Qui a le premier 21 points gagne aussitôt.
   *[other] Qui atteint le but gagne aussitôt : 17 points à deux, 21 à trois.
} Ce qui dépasse ne compte pas.
input-rules-end-agreed = { $combination ->
    [none] { "" }
   *[other] La victoire est immédiate, aussi, pour qui a gagné chacun de ces nombres : { $combination }.
}
input-rules-end-standstill = Une partie qui n’avance pas finit aussi : quand la même position, avec les mêmes points, revient une troisième fois, ou après { $seats ->
    [2] 200 tours sans nombre fermé
    [3] 400 tours sans nombre fermé
   *[other] 200 tours sans nombre fermé (400 à trois)
}. Alors le total le plus élevé gagne ; à égalité, on partage la victoire.
input-rules-variants = Variantes
input-rules-variants-notes = De petits signes montrent ce qui peut être dessous : seulement sous tes pierres, ou sous toutes.
input-rules-variants-shuttling = Plus strict que d’habitude : aucune pierre ne retourne aussitôt d’où elle vient, ou aucune position ne doit revenir.
input-rules-variants-bonus = Cinq pierres d’une couleur rapportent deux points de plus selon la règle, et trois là où la notice parle de variantes.
input-rules-variants-solo_number = Un nombre fait de cinq de tes pierres compte double, sans bonus.
input-rules-variants-joker_closes = La face joker peut aussi fermer un nombre.
input-rules-variants-shuffle_seats = Le sort décide de tout l’ordre de jeu, pas seulement de qui commence. La place compte : il est avantageux de jouer après quelqu’un qui annonce peu.
input-rules-variants-free_number = Sur un nombre convenu, personne n’est obligé de retourner. Qui laisse une pierre telle quelle le dit avant de la toucher.
input-rules-variants-combination = Qui gagne tous les nombres d’un groupe convenu gagne la partie.
input-rules-variants-children = À une place d’enfant, on peut poser ses pierres sans les retourner. On le dit avant de toucher.
input-rules-sheets = { input-sheets }
input-rules-sheets-cards = { $cards ->
    [any] Les images des cartes imprimées nous sont inconnues : nos cartes sont une reconstitution. Si tu as le jeu, tu peux saisir ses cartes, les enregistrer et jouer avec.
    [none] Cette table joue avec nos cartes. Ce sont des reconstitutions : les images des cartes imprimées nous sont inconnues.
   *[other] Cette table joue avec des cartes personnelles.
}
input-rules-made = De qui est ce jeu
input-rules-made-by = { input-made } { rules-own-words }
input-made = Input est un jeu d’Edelbert « sepp » Wiedmann, paru en 1998 chez Drei Magier Spiele.

## Saisir des cartes

input-editor-about = Choisis une carte, puis ce que montre chacune de ses bandes.
input-editor-ready = On peut jouer avec ces cartes.
input-editor-shipped = Partir des nôtres
input-editor-reconstructed = Nos cartes sont une reconstitution. Seul le signe d’une bande compte pour les règles ; son dessin fait le chiffre.
input-editor-share = Copier un lien
input-editor-received = Ces cartes sont venues avec le lien. Enregistre-les si tu veux les garder.
input-editor-name = Nom des cartes
input-editor-none = Pas encore de cartes.
input-editor-saved-as = Enregistrées sous le nom { $name }.
input-editor-text = Les cartes en texte
input-editor-text-about = Une ligne par carte : le nombre, puis cinq bandes de haut en bas. V est plein ; H demi (l gauche, r droite, c milieu, s des deux côtés) ; R rond (n voûte, u coupe, l ou r un bout rond) ; S oblique (z montant, x descendant, i vers un fût, v ou a des deux côtés).
input-strip = { $strip ->
    [V] plein
    [Hl] demi, à gauche
    [Hr] demi, à droite
    [Hc] demi, au milieu
    [Hs] demi, des deux côtés
    [Rn] rond, une voûte
    [Ru] rond, une coupe
    [Rl] rond, bout à gauche
    [Rr] rond, bout à droite
    [Sz] oblique, montant
    [Sx] oblique, descendant
    [Si] oblique, vers un fût
    [Sv] oblique, des deux côtés, vers le milieu
   *[Sa] oblique, des deux côtés, vers le bord
}

## L’entraînement

input-asked = { $stone } : qu’y a-t-il dessous ?
input-asked-why = Tu l’as vu au tour { $round }, { $ago ->
    [one] un tour
   *[other] { $ago } tours
} plus tôt. { $turn } Avant, son autre face était visible : { $face }.

## Avec la boîte sur la table ; label est un nombre, ou any : tous

input-companion-closed = { $label ->
    [any] termine un nombre
   *[other] termine le { $label }
}
input-companion-one-colour = { $label ->
    [any] termine un nombre d’une seule couleur
   *[other] termine le { $label } d’une seule couleur
}
input-companion-alone = { $label ->
    [any] termine un nombre construit seul
   *[other] termine le { $label } construit seul
}
input-companion-wrong = { $label ->
    [any] annonce un nombre en vain
   *[other] annonce le { $label } en vain
}
input-companion-zero = remplit le zéro
input-companion-zero-failed = échoue au zéro

## La revue

review-input-round = Tour
review-input-roll = Face
review-input-touch = toucher : { $spot }
review-input-still = prendre sans retourner : { $spot }
review-input-announce = toucher : { $spot }, en annonçant le { $number }
review-input-place = poser : { $spot }
review-input-part-nobody = personne, tant que la partie traîne
review-input-closes = { $you ->
    [yes] Tu fermes
   *[no] { $name } ferme
} le { $number } dans les prochains tours : { $made } du temps au lieu de { $best }.
review-input-bet = L’annonce du { $number } était juste avec une probabilité de { $chance } : { $gain } à gagner, { $loss } à perdre.
review-input-missed = Le { $number } se fermait à coup sûr, ce qui rapporte { $gain }.
