### What the command line and the terminal client say.

terminal-backed-up = { $tables ->
    [one] One table is in { $file } now.
   *[other] { $tables } tables are in { $file } now.
}
terminal-restored = { $tables ->
    [one] One table is in { $path } now.
   *[other] { $tables } tables are in { $path } now.
}
terminal-standard-input = standard input
terminal-total = Total
terminal-chance = Chance
terminal-clock = Clock
terminal-winner = winner
terminal-unfinished = The match is not over yet.

## vierling simulate

terminal-simulating = Playing
terminal-slow-bots = numba is not installed, so this takes long for { $bots }: pip install 'vierling[lab]'
terminal-interrupted = Interrupted: these are the results so far.
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
    [one] { $games } match
   *[other] { $games } matches
}, { $speed } a second

## vierling arena

terminal-arena-bot = Bot
terminal-arena-matches = matches
terminal-arena-rate = won
terminal-arena-interval = 95 % interval
terminal-arena-points = points
terminal-arena-elo = Elo
terminal-arena-difference = Difference
terminal-arena-paired = 95 %, same dice
terminal-arena-unpaired = 95 %, as if not
terminal-arena-deals = { $deals ->
    [one] One deal, played in all seats.
   *[other] { $deals } deals, each played in all seats.
}
terminal-arena-sprt-yes = The first bot is stronger: log-likelihood ratio { $ratio } of { $low } to { $high }, Elo { $elo0 } against { $elo1 }, pairs { $pairs }.
terminal-arena-sprt-no = The first bot is not stronger: log-likelihood ratio { $ratio } of { $low } to { $high }, Elo { $elo0 } against { $elo1 }, pairs { $pairs }.
terminal-arena-sprt-open = Not decided yet: log-likelihood ratio { $ratio } of { $low } to { $high }, Elo { $elo0 } against { $elo1 }, pairs { $pairs }.

## vierling train

terminal-training = strength { $mean }
terminal-trained = Trained on { $games ->
    [one] { $games } match
   *[other] { $games } matches
}; new ones score { $mean } points on average.
terminal-training-games = matches
terminal-training-points = points on average

## vierling play

terminal-you = You
terminal-look-only = You are looking at another sheet: { $key } shows yours.
terminal-too-small = This window has { $width } × { $height } characters, which is too small for { $game }. Make it at least { $columns } × { $lines }.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-curtain = { $name } is next
terminal-curtain-note = Pass it on. Nobody else should look.
terminal-curtain-ready = I am { $name }
terminal-curtain-change = { $name }: change the entry
terminal-result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-result-rated = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rating }
terminal-result-win = { $you ->
    [yes] You win with { $points }
   *[no] { $name } wins with { $points }
}
terminal-result-share = { $you ->
    [yes] { $names } share the win with { $points }
   *[no] { $names } share the win with { $points }
}
terminal-names-joined = { $first } and { $last }
terminal-evening-wins = Wins so far: { $wins }
terminal-saved = Saved as { $file }
terminal-cap-enter = Enter
terminal-cap-space = Space
terminal-cap-del = Del
terminal-cap-pgdn = PgDn
terminal-key-write = write
terminal-key-swap = swap
terminal-key-go = begin
terminal-key-tile = tile
terminal-key-lay = lay
terminal-key-turn = turn
terminal-key-flip = flip
terminal-key-lift = lift
terminal-key-park = put back
terminal-key-ready = call
terminal-key-pass = give up
terminal-key-touch = touch
terminal-key-place = place
terminal-key-announce = announce
terminal-key-keep = do not flip
terminal-key-choose = choose
terminal-key-sheet = sheets
terminal-key-more = more
terminal-key-rules = rules
terminal-key-back = back
terminal-key-light = light or dark
terminal-quit-again = Press Q again to quit
terminal-key-quit = quit
terminal-key-again = play again
terminal-key-other = another game
terminal-key-evening = the evening
terminal-key-save = save the record
terminal-key-dice = check the dice

terminal-round = Round { $round } of { $of }
terminal-rolls = { $you ->
    [yes] You rolled
   *[no] { $name } rolled
}

## vierling sheet

terminal-sheet-game = Game
terminal-sheet-side = Side
terminal-sheet-numbers = Numbers
terminal-sheet-bridges = Bridges
terminal-sheet-colours = Colours
terminal-sheet-rows = Rows
terminal-sheet-start = Start
terminal-sheet-end = End

## vierling solve, vierling boards

terminal-solve-tiles = tiles
terminal-solve-solutions = solutions
terminal-solve-incomplete = The search was stopped: there are more solutions than could be counted in time.
terminal-boards-board = Board
terminal-boards-grade = grade
terminal-boards-solutions = { $tiles } tiles
terminal-sheet-cards = Cards

## vierling analyse

terminal-in-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-in-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-analyse-round = round
terminal-analyse-roll = roll
terminal-analyse-move = played
terminal-analyse-before = before
terminal-analyse-best = best
terminal-analyse-after = after
terminal-analyse-luck = luck
terminal-analyse-regret = regret
terminal-analyse-better = better
terminal-analyse-seat = Player
terminal-analyse-start = start
terminal-analyse-final = final
terminal-analyse-accuracy = accuracy
terminal-analyse-costliest = The costliest moves
terminal-analyse-instead = { $round }, { $name }: { $move } instead of { $better }, { $cost }
terminal-analyse-equals = { $move } (or { $count ->
    [one] one other
   *[other] { $count } others
})
terminal-analyse-exact = = values are exact; start + luck − regret = final.
terminal-analyse-exact-no-luck = = values are exact; start − regret = final.
terminal-analyse-error = ≈ values are estimates, typically off by { $error } at most.

## vierling hindsight

terminal-hindsight-value = Found: { $value } points. Proven: nobody could have scored more than { $bound }.
terminal-hindsight-made = { $name } scored { $points }.

terminal-plain-choose = Choose a move, or type it.
terminal-plain-wait = Waiting for the others.

## The rules

terminal-rules-none = This game has no rules text.
terminal-rules-explained = { $name } ({ $points }): { $text }
terminal-rules-figure = { $name }: { $points }
terminal-rules-figures = What scores
terminal-rules-ratings = Ratings for solo results

## A guided first match

terminal-learn-next = Enter goes on, { $key } leaves:
terminal-learn-move = Now type { $move }:
terminal-learn-end = Now against an easy bot: { $command }

## vierling print

terminal-printed = { $pages ->
    [one] One page is in { $file } now.
   *[other] { $pages } pages are in { $file } now.
}
