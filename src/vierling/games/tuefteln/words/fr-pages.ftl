## The rules

tuefteln-rules-pitch = Chacun remplit la même feuille de neuf carrés avec les mêmes dés. Chaque carré ne demande qu’à devenir quelque chose.
tuefteln-rules-round = Une manche
tuefteln-rules-round-roll = Quelqu’un lance deux dés. Chacun écrit les deux nombres dans deux cases libres de sa feuille, un dans chacune. On n’en laisse aucun, et rien ne s’efface. Les six nombres imprimés comptent aussi.
tuefteln-rules-round-turn = { $alone ->
    [yes] Quand tu as écrit, on tourne la page et les dés sont lancés de nouveau.
   *[other] Personne ne voit tes nombres avant que tout le monde ait écrit ; d’ici là, tu peux les déplacer, les échanger ou les reprendre. Ensuite, on tourne la page, et la personne suivante lance les dés, dans le sens des aiguilles d’une montre. La place 1 commence.
}
tuefteln-rules-round-time = { $clock ->
    [none] { rules-last-entry }
   *[other] Tu as { $clock } par manche. Ensuite, un bot écrit pour qui n’a pas encore écrit.
}
tuefteln-rules-bridges = { tuefteln-option-side-A }
tuefteln-rules-bridges-side = { $side ->
    [B] { "" }
   *[A] Les deux nombres vont dans deux cases blanches libres, ou dans les deux cases bleues d’un même pont, dans un sens ou dans l’autre. Un pont relie deux carrés et se remplit d’un coup ou pas du tout.
}
tuefteln-rules-colours = { tuefteln-option-side-B }
tuefteln-rules-colours-side = { $side ->
    [A] { "" }
   *[B] Les deux nombres vont dans deux cases libres de la même couleur. Chacune des cinq couleurs a six cases et son propre signe.
}
tuefteln-rules-squares = Neuf carrés
tuefteln-rules-squares-each = Un carré compte dès que ses quatre cases sont pleines. Chacun compte à part, et une combinaison rapporte chaque fois que tu la réussis.
tuefteln-rules-drawn-square = { $first } { $second } en haut, { $third } { $fourth } en bas
tuefteln-rules-squares-mix = Quatre nombres différents qui ne sont pas une suite.
tuefteln-rules-squares-pair = Exactement une paire, les deux nombres côte à côte ou l’un sous l’autre ; les deux autres nombres sont différents.
tuefteln-rules-squares-pairs = Deux paires différentes : dans chacune, les deux nombres côte à côte ou l’un sous l’autre.
tuefteln-rules-squares-cross = Deux paires différentes, chacune sur une diagonale.
tuefteln-rules-squares-four = Quatre nombres égaux.
tuefteln-rules-squares-straight = Quatre nombres consécutifs dans le sens des aiguilles d’une montre.
tuefteln-rules-squares-nothing = Trois nombres égaux ne valent rien, une seule paire en diagonale non plus.
tuefteln-rules-straights = Le sens de la suite
tuefteln-rules-straights-clockwise = Fais le tour du carré dans le sens des aiguilles d’une montre, depuis n’importe quel coin : 1-2-3-4, 2-3-4-5 ou 3-4-5-6. Disposés autrement, les mêmes nombres ne sont qu’un mix. Tout le monde s’y trompe une fois.
tuefteln-rules-drawn-run-yes = Une suite
tuefteln-rules-drawn-run-no = Seulement un mix
tuefteln-rules-drawn-run-top = Dans le bon sens, à partir du coin en haut à gauche.
tuefteln-rules-drawn-run-corner = Dans le bon sens, à partir du coin en bas à droite : on peut commencer à n’importe quel coin.
tuefteln-rules-drawn-run-against = Tourne dans le mauvais sens.
tuefteln-rules-drawn-run-across = Coupe à travers le carré.
tuefteln-rules-extra = { tuefteln-line-bonus }
tuefteln-rules-extra-bonus = Dès que tu as au moins un carré de chacune des six catégories, tu reçois le bonus. Le décompte montre ce qui manque encore.
tuefteln-rules-end = La fin
tuefteln-rules-end-total = Après 15 manches, la feuille est pleine. { $alone ->
    [yes] { "" }
   *[other] Le total le plus élevé gagne ; à égalité, on partage la victoire.
}
tuefteln-rules-solo = { $alone ->
    [no] { "" }
   *[other] En solo
}
tuefteln-rules-solo-ratings = Tu joues pour une mention :
tuefteln-rules-sheets = { $table ->
    [yes] { tuefteln-option-sheet }
   *[no] { sheets }
}
tuefteln-rules-sheets-sheet = { $sheet ->
    [any] Nous connaissons les règles du jeu imprimé, mais pas ses feuilles en entier : les nôtres sont des reconstitutions. Si tu as le jeu, tu peux saisir sa feuille, l’enregistrer et y jouer.
    [none] Cette table joue sur notre feuille. C’est une reconstitution : nous connaissons les règles du jeu imprimé, mais pas ses feuilles en entier.
   *[other] Cette table joue sur une feuille personnelle.
}
tuefteln-rules-made = De qui est ce jeu
tuefteln-rules-made-by = { tuefteln-made } { rules-own-words }
tuefteln-made = Tüfteln est un jeu de Jannik Walter et Reinhard Staupe, paru en 2024 chez KENDi GmbH.

## Drawing a sheet

tuefteln-editor-grid = La feuille que tu dessines
tuefteln-editor-tools = Choisis, puis touche des cases
tuefteln-editor-number = Imprimer le { $number }
tuefteln-editor-bridge = Pont
tuefteln-editor-rub = Gommer
tuefteln-editor-how-A = Un pont se fait en deux touches, une par bout. Au clavier : les chiffres impriment, Maj et une flèche font un pont, Suppr gomme.
tuefteln-editor-how-B = À la souris, on peint plusieurs cases d’un seul trait. Au clavier : les chiffres impriment, les lettres Y R G V B peignent, Suppr gomme.
tuefteln-editor-wrong = pas encore juste
tuefteln-editor-begun = un bout de pont
tuefteln-editor-ready = On peut jouer sur cette feuille.
tuefteln-editor-shipped = Partir de la nôtre
tuefteln-editor-empty = Partir d’une feuille vide
tuefteln-editor-reconstructed = Nos deux feuilles sont des reconstitutions : les nombres imprimés sont ce que l’on sait du jeu, les ponts et les couleurs sont de nous.
tuefteln-editor-share = Copier un lien
tuefteln-editor-received = Cette feuille est venue avec le lien. Enregistre-la pour la garder.
tuefteln-editor-name = Nom de la feuille
tuefteln-editor-none = Pas encore de feuille.
tuefteln-editor-saved-as = Enregistrée sous le nom { $name }.
tuefteln-editor-text = La feuille en texte
tuefteln-editor-text-A = Six rangées de six signes : un chiffre est imprimé, un point est blanc, deux petites lettres égales sont un pont.
tuefteln-editor-text-B = Six rangées de six signes : un chiffre est imprimé, Y R G V B sont les couleurs.
tuefteln-editor-unreadable = Une feuille a six rangées de six signes.
tuefteln-editor-download = Télécharger
tuefteln-editor-upload = Ouvrir un fichier

## Challenges of the day

tuefteln-challenge-a = Face A
tuefteln-challenge-b = Face B

## La revue

review-tuefteln-part-square = { $n ->
    [1] Carré en haut à gauche
    [2] Carré en haut au milieu
    [3] Carré en haut à droite
    [4] Carré au milieu à gauche
    [5] Carré du centre
    [6] Carré au milieu à droite
    [7] Carré en bas à gauche
    [8] Carré en bas au milieu
   *[9] Carré en bas à droite
}
review-tuefteln-part-room = Place pour la suite
