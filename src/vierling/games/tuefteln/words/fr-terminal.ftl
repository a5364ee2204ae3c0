terminal-tuefteln-side = face { $side }
terminal-tuefteln-first = D’abord le { $number } : choisis une case.
terminal-tuefteln-second = Puis le { $number } : dans une case marquée.
terminal-tuefteln-chance = Dés
