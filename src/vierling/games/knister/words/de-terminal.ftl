terminal-knister-grid = Blatt { $grid } von { $of }
terminal-knister-write = Schreib die { $number }.
terminal-knister-chance = Würfel
terminal-knister-later = Gewertet wird am Ende

## What --help says about the options

terminal-knister-option-grids = Wie viele Blätter nacheinander gefüllt werden; bei 3 werden die Summen addiert.
terminal-knister-option-score = Wann Reihen zählen: sobald sie voll sind (once) oder alle nach der letzten Runde (end).
