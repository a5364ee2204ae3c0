tuefteln-name = Tüfteln
tuefteln-pitch = Deux nombres, neuf carrés, un bonus.
tuefteln-time = 15 min

tuefteln-option-side = Face
tuefteln-option-side-A = Face A
tuefteln-option-side-A-about = Les deux nombres vont dans deux cases blanches ou sur un pont.
tuefteln-option-side-B = Face B
tuefteln-option-side-B-about = Les deux nombres vont dans deux cases de même couleur.
tuefteln-option-sheet = Feuille

tuefteln-bot-random = Hasard
tuefteln-bot-random-about = Écrit n’importe où.
tuefteln-bot-greedy = Gourmand
tuefteln-bot-greedy-about = Prend tout de suite le plus de points possible.
tuefteln-bot-easy = Facile
tuefteln-bot-easy-about = Voit le bon coup, mais écrit souvent ailleurs.
tuefteln-bot-medium = Moyen
tuefteln-bot-medium-about = Se trompe parfois, le plus souvent de peu.
tuefteln-bot-steady = Réfléchi
tuefteln-bot-steady-about = Pèse ce que chaque carré peut encore devenir.
tuefteln-bot-hard = Difficile
tuefteln-bot-hard-about = Se trompe rarement, et jamais de beaucoup.
tuefteln-bot-strong = Fort
tuefteln-bot-strong-about = Des milliers de parties lui ont appris ce que vaut une feuille.
tuefteln-bot-master = Maître
tuefteln-bot-master-about = En sait autant, pense aussi au lancer suivant et finit sans faute.

## The sheet

tuefteln-line-square = Carré { $n }
tuefteln-line-bonus = Bonus
tuefteln-line-result = { $line } : { $figure }, { $points }
tuefteln-place = Rangée { $row }, colonne { $column }
tuefteln-place-within = rangée { $row }, colonne { $column }
tuefteln-at = rang { $row }, col. { $column }
tuefteln-bridge-with = pont avec rangée { $row }, colonne { $column }
tuefteln-cell-empty = vide
tuefteln-cell-chosen = { $number }, encore modifiable
tuefteln-cell-candidate = libre pour le { $number }
tuefteln-cell-printed = { $number } imprimé
tuefteln-colour-Y = jaune
tuefteln-colour-R = rouge
tuefteln-colour-G = vert
tuefteln-colour-V = violet
tuefteln-colour-B = bleu
tuefteln-legend-bridge = pont : les deux cases dans la même manche
tuefteln-reconstructed = Feuille reconstituée

tuefteln-figure-nothing = rien
tuefteln-figure-mix = mix
tuefteln-figure-pair = paire
tuefteln-figure-pairs = deux paires
tuefteln-figure-cross = croix
tuefteln-figure-four = quatre identiques
tuefteln-figure-straight = suite
tuefteln-figure-bonus = bonus

## What the printed sheet calls them

tuefteln-short-mix = Mix
tuefteln-short-pair = 2er
tuefteln-short-pairs = 2er+2er
tuefteln-short-cross = Cross
tuefteln-short-four = 4er
tuefteln-short-straight = Str

tuefteln-tally = Décompte
tuefteln-times = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
tuefteln-each = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}
tuefteln-open = à faire
tuefteln-bonus-so-far = { $made ->
    [one] { $made } catégorie
   *[other] { $made } catégories
} sur { $of }
tuefteln-bonus-lacks = il manque { $names }
tuefteln-bonus-earned = gagné
tuefteln-bonus-missed = pas cette fois

## The roll, and what to do now

tuefteln-rolled = { $you ->
    [yes] Tu as obtenu { $first } et { $second }.
   *[no] { $name } a obtenu { $first } et { $second }.
}
tuefteln-choose = choisis
tuefteln-later = ensuite
tuefteln-swap = Échanger
tuefteln-back-one = Reprendre le { $number }

tuefteln-write = Écris le { $first } et le { $second }
tuefteln-write-twice = Écris deux fois le { $first }
tuefteln-how-both = Deux cases blanches, ou un pont entier.
tuefteln-how-white = Deux cases blanches libres.
tuefteln-how-bridge = Un pont entier.
tuefteln-how-colour = Deux cases libres de même couleur.
tuefteln-now-white = Puis le { $number } : une case blanche libre.
tuefteln-now-bridge = Puis le { $number } : l’autre bout du pont.
tuefteln-now-colour = Puis le { $number } : une autre case { $sign ->
    [Y] jaune
    [R] rouge
    [G] verte
    [V] violette
   *[B] bleue
}.
tuefteln-stands = { $you ->
    [yes] Ton { $first } et ton { $second } sont écrits.
   *[no] Le { $first } et le { $second } { ELIDE("de", $name) } sont écrits.
}
tuefteln-movable-one = En attendant { $name }, on peut encore les changer.
tuefteln-movable-two = En attendant { $name } et { $other }, on peut encore les changer.
tuefteln-movable-many = On peut encore les changer tant que tous n’ont pas écrit.
tuefteln-movable-short-both = D’ici là : échange, ou touche une autre case.
tuefteln-movable-short-swap = D’ici là, on peut encore les échanger.
tuefteln-movable-short-tap = D’ici là : touche une autre case.
tuefteln-time-up = { $you ->
    [yes] Le temps est écoulé : { $entries } ont été écrits pour toi.
   *[no] Le temps est écoulé : { $entries } ont été écrits pour { $name }.
}

## Heard, not seen

tuefteln-heard-first = { $number } en { $cell }.
tuefteln-heard-next-white = Le { $number } va dans { $count ->
    [one] la dernière case blanche
   *[other] l’une des { $count } cases blanches
}.
tuefteln-heard-next-bridge = Le { $number } va à l’autre bout du pont, rangée { $row }, colonne { $column }.
tuefteln-heard-next-colour = Le { $number } va dans { $count ->
    [one] la dernière case { $sign ->
        [Y] jaune
        [R] rouge
        [G] verte
        [V] violette
       *[B] bleue
    }
   *[other] l’une des { $count } cases { $sign ->
        [Y] jaunes
        [R] rouges
        [G] vertes
        [V] violettes
       *[B] bleues
    }
}.
tuefteln-heard-written = { $first } et { $second } écrits ; modifiables tant que tous n’ont pas écrit.
tuefteln-heard-written-one = { $first } et { $second } écrits ; modifiables en attendant { $name }.
tuefteln-heard-bonus = { $you ->
    [yes] Tu as les six catégories : le bonus est à toi.
   *[no] { $name } a les six catégories, et le bonus.
}

## The end

tuefteln-scoring-table = Tous les carrés de tous les joueurs

tuefteln-rating-knocking = novice
tuefteln-rating-welcome = bienvenue au club
tuefteln-rating-okay = pas mal
tuefteln-rating-good = bien
tuefteln-rating-strong = très fort
tuefteln-rating-great = excellent
tuefteln-rating-professional = pro
tuefteln-rating-world-class = classe mondiale
tuefteln-rating-incredible = légendaire
tuefteln-rating-out-of-this-world = extraterrestre
