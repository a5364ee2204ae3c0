review-copy-link = Copy the link to this review
review-match = Review match { $match }
review-to-table = To the table
review-loading = The coach is looking at the match …
review-whose = Whose play?

## The curve

review-curve-points = Expected final score, round by round
review-curve-chance = Chance of winning, turn by turn
review-curve-of = { $you ->
    [yes] Your curve
   *[no] { $name }’s curve
}; a table with the same figures follows
review-lucky = lucky
review-unlucky = unlucky
review-as-table = as a table
review-round-short = Round
review-roll = Roll
review-luck-short = luck
review-regret-short = given away

## Totals

review-totals = Totals
review-accuracy = accuracy out of 100, averaged over all moves
review-start = At the start
review-luck = Luck
review-others = Through what others did
review-regret = Given away
review-final = At the end
review-all-exact = All values are exact.
review-some-exact = { $exact ->
    [one] The value of one move is exact; the others are estimates, give or take { $error }.
   *[other] The values of { $exact } moves are exact; the others are estimates, give or take { $error }.
}
review-none-exact = All values are estimates, give or take { $error }.
review-sums-chance = Chances are added up turn by turn, so the sums can exceed 100%.

## The costliest moves

review-costliest = Costliest moves
review-nothing-given = Nothing worth mentioning was given away.
review-part = { $line }{"\u00A0"}{ $cost }

## A moment of the match

review-moment = The match at this moment
review-round = Round { $round }
review-round-roll = { $round }: { $roll }
review-end = The end
review-back = One step back
review-forward = One step forward
review-keys = Arrow keys step back and forward, Home and End jump to the first and last move.
review-clock-runs = The clock is running here: to play on, step to a moment when it is stopped.
review-best-moves = The best moves
review-made = played
review-made-this = · played
review-equal = { $count } equally good
review-or-others = { $moves } or { $count ->
    [one] one other move
   *[other] one of { $count } others
}
review-told-made = Played: { $move }, worth { $value }.
review-told-better = Better: { $move }, worth { $value }.
review-told-best = Nothing was better.
review-told-equal = { $count ->
    [one] One other move was as good, none was better.
   *[other] { $count } other moves were as good, none was better.
}

## What a move cost, part by part

review-why-points = What it cost, in points
review-why-chance = Who gained by it
review-why-better = better
review-why-played = played
review-why-cost-points = cost
review-why-cost-chance = gain
review-rest = the rest
review-total = in all
review-figures = { $made } at best instead of { $best }

## What if

review-play-on = Play on from here
review-play-on-about = A new table is set with the match up to this point. The old match stays as it is.
review-whose-seat = Whose seat will you take?
review-others-bots = Who plays the other seats?

## Knister

review-knister-kind-anywhere = any free cell
review-knister-kind-diagonal = any free cell on a diagonal
review-knister-kind-off-diagonal = any free cell off the diagonals
review-knister-kind-corner = any free corner
review-knister-kind-diagonal-not-centre = any free cell on a diagonal except the centre
review-knister-kind-middle = any free cell of the middle row or column except the centre
review-knister-kind-off-all = any free cell off the diagonals and off the middle row and column
review-knister-kind-row = any free cell of row { $n }
review-knister-kind-column = any free cell of column { $n }
review-knister-into = { $number } in { $cells }

## Tüfteln

review-tuefteln-part-square = { $n ->
    [1] Top left square
    [2] Top middle square
    [3] Top right square
    [4] Middle left square
    [5] Centre square
    [6] Middle right square
    [7] Bottom left square
    [8] Bottom middle square
   *[9] Bottom right square
}
review-tuefteln-part-room = Room for later rolls

## Input

review-input-round = Turn
review-input-roll = Face
review-input-touch = touch { $spot }
review-input-still = take { $spot } without flipping
review-input-announce = touch { $spot } and announce the { $number }
review-input-place = lay it on { $spot }
review-input-part-nobody = nobody, while the match drags on
review-input-closes = { $you ->
    [yes] You close
   *[no] { $name } closes
} the { $number } within the next turns: { $made } of the time instead of { $best }.
review-input-bet = The announcement of the { $number } was right with a chance of { $chance }: { $gain } to win, { $loss } to lose.
review-input-missed = The { $number } was certain to close, which brings { $gain }.

## Tubyrinth

review-tubyrinth-curve = What could still be reached, round by round
review-tubyrinth-start = On offer
review-tubyrinth-part-tiles = Tiles left out
review-tubyrinth-part-rank = Others were faster
review-tubyrinth-part-pipeline = No pipeline
review-tubyrinth-part-penalty = Wrong call
review-tubyrinth-part-unused = Tiles that the first did not use
review-tubyrinth-show = Show a solution with { $tiles } tiles
review-tubyrinth-roll = Board
review-tubyrinth-begins = Round { $round } begins
review-tubyrinth-at = Round { $round }, after { $seconds } s: { $laid ->
    [one] one tile laid
   *[other] { $laid } tiles laid
}
review-tubyrinth-layout = { $tiles ->
    [0] no tile laid
    [one] one tile laid
   *[other] { $tiles } tiles laid
}
review-tubyrinth-pipeline = a pipeline of { $tiles } tiles
review-tubyrinth-pipelines = { $count ->
    [one] Show the pipeline
   *[other] Show the { $count } pipelines
}
review-tubyrinth-possible = Possible: a pipeline of { $tiles } tiles
review-tubyrinth-count = { $count } with { $tiles } tiles
review-tubyrinth-offers = Solutions on this board: { $counts }.
review-tubyrinth-offers-more = Solutions on this board, as far as they were counted: { $counts }.
review-tubyrinth-laid = Tiles laid after { $times } s.
review-tubyrinth-laid-none = No tile laid.
review-tubyrinth-called = Called after { $seconds } s.
review-tubyrinth-found = { $tiles } tiles after { $seconds } s
review-tubyrinth-look = Look at this round

## Checking the dice

check-dice = Check the dice
check-going = Checking every roll …
check-failed = The record could not be fetched. Please try again.
check-no-crypto = Browsers check dice only on pages that came over an encrypted connection. You can download the record and check it with “vierling verify”.
check-unknown-game = This page cannot check the dice of this game. You can download the record and check it with “vierling verify”.
check-seen = The seal is the one that this device was shown before the first roll.
check-record = Download the record
luck-title = How the dice fell
luck-sum = Sum
luck-rolled = rolled
luck-expected = on average
luck-average = { NUMBER($count, minimumFractionDigits: 1) }
luck-odds = { $matches ->
    [one] Nothing unusual: most matches are spread at least this unevenly.
   *[other] About one in { $matches } matches is spread at least this unevenly.
}
luck-rare = Less than one match in { $matches } is spread this unevenly.

verify-no-proof = The record does not tell what the dice follow from.
verify-secret-fits = The secret is the one that was sealed before the first roll.
verify-secret-chosen = The secret is not the one that was sealed before the first roll.
verify-seal-swapped = The seal in the record is not the one that this device saw.
verify-nonce-missing = The nonce of this device is not in the record.
verify-nonce-fits = Seat { $seat }: the nonce is the one that was committed to.
verify-nonce-swapped = Seat { $seat }: the nonce is not the one that was committed to.
verify-left-out = Seat { $seat }: the nonce was not opened in time and was left out.
verify-nobody-else = No device has added a nonce: whoever drew the secret could have tried several before the match.
verify-link-fits = The link of the day leads to the end of the chain after { $days ->
    [0] one step.
    [one] one day and one step.
   *[other] { $days } days and one step.
}
verify-link-chosen = The link of the day does not lead to the end of the chain.
verify-chain-swapped = The end of the chain in the record is not the one that you noted.
verify-rolls-fit = { $rolls ->
    [0] There is no roll in the record.
    [one] The only roll follows from all that.
   *[other] All { $rolls } rolls follow from all that.
}
verify-roll-differs = Roll { $number } is { $found } in the record and would have to be { $expected }.

verify-verdict-verified = The dice are right.
verify-verdict-cheated = The dice are not right.
verify-verdict-not-verifiable = These dice cannot be checked.
