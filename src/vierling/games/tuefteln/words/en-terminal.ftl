terminal-tuefteln-side = side { $side }
terminal-tuefteln-first = The { $number } first: choose a cell.
terminal-tuefteln-second = Now the { $number }: a marked cell.
terminal-tuefteln-chance = Dice
