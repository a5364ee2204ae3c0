### What the command line and the terminal client say.

terminal-standard-input = standard input
terminal-total = Total
terminal-dice = Dice
terminal-clock = Clock
terminal-winner = winner
terminal-unfinished = The match is not over yet.

## vierling simulate

terminal-simulating = Playing
terminal-simulate-bot = Bot
terminal-simulate-mean = mean
terminal-simulate-sd = sd
terminal-simulate-interval = 95 % interval
terminal-simulate-5 = 5 %
terminal-simulate-50 = 50 %
terminal-simulate-95 = 95 %
terminal-simulate-max = max
terminal-simulate-wins = wins
terminal-simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $speed } a second

## vierling play

terminal-you = You
terminal-look-only = You are looking at another sheet: { $key } shows yours.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-curtain = Now { $name }
terminal-curtain-note = Pass it on. Nobody else looks.
terminal-curtain-ready = I am { $name }
terminal-curtain-change = { $name } changes the entry
terminal-result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-result-rated = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rating }
terminal-result-win = { $name } wins with { $points }
terminal-result-share = { $names } share the win with { $points }
terminal-names-joined = { $first } and { $last }
terminal-saved = Saved as { $file }
terminal-key-write = write
terminal-key-swap = swap
terminal-key-sheet = sheets
terminal-key-light = light or dark
terminal-quit-again = Press Q again to quit
terminal-key-quit = quit
terminal-key-again = play again
terminal-key-save = save the record

terminal-round = Round { $round } of { $of }
terminal-knister-grid = sheet { $grid } of { $of }
terminal-rolls = { $name } rolled
terminal-knister-write = Write the { $number }.

terminal-tuefteln-side = side { $side }
terminal-tuefteln-first = The { $number } first: choose a cell.
terminal-tuefteln-second = Now the { $number }: a marked cell.

## vierling sheet

terminal-sheet-game = Game
terminal-sheet-side = Side
terminal-sheet-numbers = Numbers
terminal-sheet-bridges = Bridges
terminal-sheet-colours = Colours
