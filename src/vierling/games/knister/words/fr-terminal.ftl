terminal-knister-grid = feuille { $grid } sur { $of }
terminal-knister-write = Écris le { $number }.
terminal-knister-chance = Dés
terminal-knister-later = On compte à la fin

## What --help says about the options

terminal-knister-option-grids = Combien de feuilles sont remplies l’une après l’autre ; avec 3, les totaux s’additionnent.
terminal-knister-option-score = Quand les lignes comptent : dès qu’elles sont pleines (once) ou toutes après le dernier tour (end).
