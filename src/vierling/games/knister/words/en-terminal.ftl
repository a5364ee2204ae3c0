terminal-knister-grid = sheet { $grid } of { $of }
terminal-knister-write = Write the { $number }.
terminal-knister-chance = Dice
terminal-knister-later = Scored at the end

## What --help says about the options

terminal-knister-option-grids = How many sheets are filled one after another; the totals of 3 are added up.
terminal-knister-option-score = When lines score: once each is full (once), or all of them after the last round (end).
