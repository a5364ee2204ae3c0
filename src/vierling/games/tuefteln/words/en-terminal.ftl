terminal-tuefteln-side = side { $side }
terminal-tuefteln-first = The { $number } first: choose a cell.
terminal-tuefteln-second = Now the { $number }: a marked cell.
terminal-tuefteln-chance = Dice

## What --help says about the options

terminal-tuefteln-option-side = The side of the sheet: bridges (A) or colours (B).
terminal-tuefteln-option-sheet = Another sheet, as text or in a file; by default the one we ship for the side.
