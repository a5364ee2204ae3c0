terminal-tuefteln-side = face { $side }
terminal-tuefteln-first = D’abord le { $number } : choisis une case.
terminal-tuefteln-second = Puis le { $number } : dans une case marquée.
terminal-tuefteln-chance = Dés

## What --help says about the options

terminal-tuefteln-option-side = Le côté de la feuille : ponts (A) ou couleurs (B).
terminal-tuefteln-option-sheet = Une autre feuille, en texte ou dans un fichier ; sinon celle que nous fournissons pour ce côté.
