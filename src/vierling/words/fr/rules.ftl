### Ce que disent les règles de plusieurs jeux.

rules-last-entry = Dans le navigateur, une inscription qui termine la manche peut encore être annulée pendant deux secondes, ou attend ta confirmation : tu choisis dans le menu. Dès qu’on voit le lancer suivant, on n’annule plus rien.
rules-own-words = Voici les règles dans nos propres mots. Vierling est indépendant de toutes les personnes et maisons d’édition nommées ici.
