### Ce que disent les règles de plusieurs jeux.

rules-last-entry = Dans le navigateur, une inscription qui termine la manche peut encore être annulée pendant deux secondes, ou attend ta confirmation : tu choisis dans le menu. Dès qu’on voit le lancer suivant, on n’annule plus rien.
rules-own-words = Voici les règles dans nos propres mots. { rules-independent }
rules-independent = Vierling est indépendant de toutes les personnes et maisons d’édition nommées ici.

## À imprimer : ce qui est écrit sur le papier, et ce que la page en dit.

print-name = Nom
print-total = Total
print-what = Quoi
print-what-all = tout
print-what-sheets = feuilles
print-what-boards = plateaux
print-what-tiles = pièces
print-what-track = piste de score
print-what-cards = cartes
print-what-stones = pierres
print-what-rules = règles
print-two-sided = Imprimer recto verso, en retournant sur le bord long, à la taille réelle. Les croix des deux pages se superposent.
print-to-fold = Découper chaque paire, plier le long des pointillés et coller les deux moitiés.
print-play = Imprimer
print-about = Un PDF à imprimer, à découper et à jouer autour d’une vraie table.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-each = Feuilles par page
print-fold = Les deux faces sur une page, à plier et à coller
print-pick = Plateaux du livre
print-pick-about = Par exemple 1-6,9,12b, ou all pour tous.
print-download = Télécharger le PDF
print-working = Les pages se dessinent…
