terminal-knister-grid = sheet { $grid } of { $of }
terminal-knister-write = Write the { $number }.
terminal-knister-chance = Dice
terminal-knister-later = Scored at the end
