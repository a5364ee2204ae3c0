terminal-knister-grid = Blatt { $grid } von { $of }
terminal-knister-write = Schreib die { $number }.
terminal-knister-chance = Würfel
terminal-knister-later = Gewertet wird am Ende
