## The rules

tuefteln-rules-pitch = Chacun remplit la même feuille de neuf carrés avec les mêmes dés. Chaque carré ne demande qu’à devenir quelque chose.
tuefteln-rules-round = Une manche
tuefteln-rules-round-roll = Quelqu’un lance deux dés. Chacun écrit les deux nombres dans deux cases libres de sa feuille, un dans chacune. On n’en laisse aucun, et rien ne s’efface. Les six nombres imprimés comptent aussi.
tuefteln-rules-round-turn = Tant que quelqu’un réfléchit encore, tu peux changer tes deux nombres. Quand tout le monde a écrit, on tourne la page : chacun voit les nouveaux nombres, et la personne suivante lance les dés.
tuefteln-rules-bridges = Les deux nombres vont dans deux cases blanches libres, ou dans les deux cases bleues d’un même pont, dans un sens ou dans l’autre. Un pont relie deux carrés et se remplit d’un coup ou pas du tout.
tuefteln-rules-colours = Les deux nombres vont dans deux cases libres de la même couleur. Chacune des cinq couleurs a six cases et son propre signe.
tuefteln-rules-squares = Neuf carrés
tuefteln-rules-squares-each = Un carré compte dès que ses quatre cases sont pleines. Chacun compte à part, et une combinaison rapporte chaque fois que tu la réussis.
tuefteln-rules-square = { $first } { $second } en haut, { $third } { $fourth } en bas
tuefteln-rules-mix = Quatre nombres différents qui ne sont pas une suite.
tuefteln-rules-pair = Exactement une paire, les deux nombres côte à côte ou l’un sous l’autre ; les deux autres nombres sont différents.
tuefteln-rules-pairs = Deux paires différentes : dans chacune, les deux nombres côte à côte ou l’un sous l’autre.
tuefteln-rules-cross = Deux paires différentes, chacune sur une diagonale.
tuefteln-rules-four = Quatre nombres égaux.
tuefteln-rules-straight = Quatre nombres consécutifs dans le sens des aiguilles d’une montre.
tuefteln-rules-nothing = Trois nombres égaux ne valent rien, une seule paire en diagonale non plus.
tuefteln-rules-straights = Le sens de la suite
tuefteln-rules-straights-clockwise = Fais le tour du carré dans le sens des aiguilles d’une montre, depuis n’importe quel coin : 1-2-3-4, 2-3-4-5 ou 3-4-5-6. Tout le monde s’y trompe une fois.
tuefteln-rules-run-yes = Une suite
tuefteln-rules-run-no = Seulement un Mix
tuefteln-rules-run-top = Dans le bon sens, à partir du coin en haut à gauche.
tuefteln-rules-run-corner = Dans le bon sens, à partir du coin en bas à droite : on peut commencer à n’importe quel coin.
tuefteln-rules-run-against = Tourne dans le mauvais sens.
tuefteln-rules-run-across = Coupe à travers le carré.
tuefteln-rules-bonus = Qui a au moins un carré de chacune des six catégories reçoit le bonus. Le décompte montre ce qui manque encore.
tuefteln-rules-end = La fin
tuefteln-rules-end-total = Après 15 manches, la feuille est pleine. Le total le plus élevé gagne ; à égalité, on partage la victoire.
tuefteln-rules-solo = En solo, tu joues pour une mention :
tuefteln-rules-sheets = Nous connaissons les règles du jeu imprimé, mais pas ses feuilles en entier : les nôtres sont des reconstitutions. Si tu as le jeu, tu peux dessiner sa feuille ici, l’enregistrer et y jouer.

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
