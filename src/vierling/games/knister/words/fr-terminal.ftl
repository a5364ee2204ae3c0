terminal-knister-grid = feuille { $grid } sur { $of }
terminal-knister-write = Écris le { $number }.
terminal-knister-chance = Dés
terminal-knister-later = On compte à la fin
